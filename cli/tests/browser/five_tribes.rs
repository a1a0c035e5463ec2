//! Five Tribes in a real browser: a whole game by clicking, on a phone, and by
//! three friends who see each other's moves.

use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, Motion, PHONE, Profile, Scripts};
use crate::{LISTED, Turn, choose_first, is_over, moves, sticking_out};
use serde_json::json;

/// Starts a game against the weakest opponents from the home page, and waits for it.
pub(crate) fn play_now(browser: &Browser, server: &TestServer, preset: &str, players: u8) {
    start(browser, server, preset, players);
    browser.wait_for("[data-moves]");
}

fn start(browser: &Browser, server: &TestServer, preset: &str, players: u8) {
    browser.go(&server.address);
    browser.press("details.start-game:has(input[value='five-tribes']) > summary");
    let form = "form.start-form:has(input[value='five-tribes'])";
    browser.press(&format!("{form} label:has(input[name=preset][value={preset}])"));
    browser.press(&format!("{form} label:has(input[name=players][value='{players}'])"));
    browser.press(&format!("{form} label:has(input[name=level])"));
    browser.write(&format!("{form} input[name=name]"), "Amma");
    browser.press(&format!("{form} button[type=submit]"));
}

#[test]
fn a_game_of_five_tribes_is_played_from_the_first_click_to_the_count() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&Profile { motion: Motion::Reduced, ..LAPTOP }) else {
        return;
    };
    let server = TestServer::open();
    play_now(&browser, &server, "base", 2);
    browser.wait_for(LISTED);
    browser.picture("five-tribes-bid");
    let tall = browser.script("return document.documentElement.scrollHeight <= innerHeight + 1");
    assert_eq!(tall, true, "the whole table is seen without scrolling");
    let mut made = 0;
    while choose_first(&browser) {
        made += 1;
        assert!(made < 800, "the game ends");
        if made == 12 {
            browser.wait_for(LISTED);
            browser.picture("five-tribes-turn");
        }
    }
    assert!(made > 30, "{made} choices made a game");
    browser.press("a[href$='/end']");
    browser.wait_for(".verdict");
    browser.picture("five-tribes-end");
    assert!(browser.text("main").contains("Amma"));
}

#[test]
fn arrows_walk_over_the_board_and_enter_begins_the_walk() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&Profile { motion: Motion::Reduced, ..LAPTOP }) else {
        return;
    };
    let server = TestServer::open();
    play_now(&browser, &server, "base", 2);
    browser.until("a walk", || match browser.has(".board .hit[value^=take]") {
        true => Some(()),
        false => choose_first(&browser).then_some(()).and(None),
    });
    let at = || {
        let tile = browser.script("return document.activeElement.closest('.tile')?.dataset.spot");
        tile.as_str().map(str::to_owned)
    };
    browser.move_to((1, 1));
    browser.script(
        "const tile = document.querySelector('.tile[data-spot=b2]');
         (tile.querySelector('.hit') ?? tile).focus()",
    );
    let walk = [("\u{E014}", "c2"), ("\u{E015}", "c3"), ("\u{E012}", "b3"), ("\u{E013}", "b2")];
    for (arrow, tile) in walk {
        browser.key(arrow);
        assert_eq!(at().as_deref(), Some(tile));
    }
    for _ in 0..4 {
        if !browser.has(".tile .hit:focus") {
            browser.key("\u{E014}");
        }
    }
    let before = moves(&browser);
    let from = at();
    browser.key(crate::ENTER);
    browser.until("the walk", || (moves(&browser) != before).then_some(()));
    let origin = browser.script("return document.querySelector('.tile.is-origin')?.dataset.spot");
    assert_eq!(origin.as_str(), from.as_deref(), "it begins there");
}

#[test]
fn a_table_of_four_fits_a_phone() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&Profile { motion: Motion::Reduced, ..PHONE }) else {
        return;
    };
    let server = TestServer::open();
    play_now(&browser, &server, "all", 4);
    for made in 0..30 {
        if !choose_first(&browser) {
            break;
        }
        assert_eq!(sticking_out(&browser), json!([]), "after {made} choices");
    }
    browser.picture("five-tribes-phone");
}

#[test]
fn without_scripts_five_tribes_still_plays() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&Profile { scripts: Scripts::Off, ..LAPTOP }) else { return };
    let server = TestServer::open();
    start(&browser, &server, "thieves", 3);
    // Players who leave the field for words of their own empty play with the house's seed.
    browser.press("form[action$='/contribution'] button");
    browser.wait_for("[data-moves]");
    for _ in 0..10 {
        browser.until("the own turn", || {
            if browser.has(LISTED) || is_over(&browser) {
                return Some(());
            }
            browser.go(&browser.address());
            None
        });
        assert!(choose_first(&browser), "the game goes on");
    }
}

#[test]
fn three_friends_meet_in_the_lobby_and_see_each_others_moves() {
    let _turn = Turn::take();
    let Some(one) = Browser::open(&LAPTOP) else { return };
    let Some(two) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    one.go(&format!("{}/new?game=five-tribes", server.address));
    one.press("#opponent-2 option[value=friend]");
    one.press("#opponent-3 option[value=random]");
    one.write("input[name=name]", "Amma");
    one.press("main form[action='/new'] button[type=submit]");
    let link = one.attribute("#invite-link", "value");
    one.picture("five-tribes-lobby");
    two.go(&link);
    two.write("form[action$='/sit'] input[name=name]", "Idir");
    two.press("form[action$='/sit'] button[type=submit]");
    // The third does not come: the host takes somebody of the house instead.
    // He sits down and seals a number: the page changes twice.
    const SEATED: &str = "return document.querySelector('.seats').textContent.includes('Idir') && \
                          document.querySelectorAll('.proof dd code').length === 3";
    one.until("one seat is left", || one.glance(SEATED).filter(|seated| *seated == true));
    // Players who wait may as well go and be told.
    one.wait_for(".tell-me .switch:not([hidden])");
    one.press("form[action$='/bot'] button[type=submit]");
    one.wait_for("[data-moves]");
    two.wait_for("[data-moves]");
    for _ in 0..8 {
        let (acting, waiting) =
            one.until("somebody's turn", || match (one.has(LISTED), two.has(LISTED)) {
                (true, false) => Some((&one, &two)),
                (false, true) => Some((&two, &one)),
                _ => None,
            });
        let before = moves(waiting);
        choose_first(acting);
        waiting.until("the friend's move", || (moves(waiting) != before).then_some(()));
    }
}
