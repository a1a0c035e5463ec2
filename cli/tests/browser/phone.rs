//! On a phone: the board is as elsewhere and stays in view, and so do the question and what
//! one has; on its side one slim bar stands beside the whole board; home begins with what waits.

use crate::measure::SIZES;
use crate::pages::post;
use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, Motion, PHONE, Profile};
use crate::{LISTED, Turn, choose_first, play_now, sticking_out};
use serde_json::{Value, json};

const UPRIGHT: [(u32, u32); 2] = [(360, 740), (390, 844)];
const ON_ITS_SIDE: [(u32, u32); 2] = [(740, 360), (844, 390)];

/// Which column and row every tile is in, as somebody sees it who looks at the board.
const PLACES: &str = "
    const tiles = [...document.querySelectorAll('.board .tile')];
    const at = (tile, side) => Math.round(tile.getBoundingClientRect()[side]);
    const rank = (tile, side) => [...new Set(tiles.map((one) => at(one, side)))]
        .sort((one, other) => one - other).indexOf(at(tile, side));
    return tiles.map((tile) => [tile.dataset.spot, rank(tile, 'left'), rank(tile, 'top')]);";

/// What of these is not wholly in the window.
fn out_of_view(browser: &Browser, parts: &[&str]) -> Value {
    let script = format!(
        "const inView = (box) => box.width > 0 && box.left >= -1 && box.top >= -1 &&
             box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
         const parts = (name) => [...document.querySelectorAll(name)];
         return {parts:?}.filter((name) => parts(name).length === 0 ||
             !parts(name).every((part) => inView(part.getBoundingClientRect())));"
    );
    browser.script(&script)
}

const ABOVE: &str = "return document.querySelector('.board').getBoundingClientRect().top";

/// The board, the question and what one has are in view however the phone is held.
#[track_caller]
fn fits_a_phone(browser: &Browser, purse: &str) {
    for size in UPRIGHT.into_iter().chain(ON_ITS_SIDE).filter(|size| browser.fits(*size)) {
        browser.resize(size);
        let parts = [".board", ".sentence p:not(.when)", purse];
        // A page that is about to change takes its new size with what is new.
        browser.until(&format!("{parts:?} in view at {size:?}"), || {
            (out_of_view(browser, &parts) == json!([])).then_some(())
        });
        if ON_ITS_SIDE.contains(&size) {
            let above = browser.script(ABOVE).as_f64().expect("a height");
            assert!(above < 16.0, "{size:?}: a bar of {above} pixels above the board");
        }
    }
}

/// What can be chosen when a walk begins.
const WALK: &str = ".board .hit[value^=take]";

#[test]
fn the_board_of_five_tribes_is_not_turned_and_stays_in_view_while_bidding_and_walking() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&Profile { motion: Motion::Reduced, ..LAPTOP }) else {
        return;
    };
    let server = TestServer::open();
    for (preset, players, tiles) in [("base", "2", 30), ("all", "2", 36), ("all", "4", 36)] {
        browser.go(&server.address);
        let fields = [
            ("game", "five-tribes"),
            ("preset", preset),
            ("players", players),
            ("level", "random"),
        ];
        post(&browser, "/play", &fields);
        browser.wait_for(".bidlist button[name=choice]");
        let wide = browser.script(PLACES);
        assert_eq!(wide.as_array().map(Vec::len), Some(tiles));
        let phones = || UPRIGHT.into_iter().chain(ON_ITS_SIDE).filter(|size| browser.fits(*size));
        for size in phones() {
            browser.resize(size);
            assert_eq!(browser.script(PLACES), wide, "{preset}, {size:?}: as on a laptop");
        }
        fits_a_phone(&browser, ".rival.coins");
        browser.picture(&format!("phone-bid-{preset}-{players}-on-its-side"));
        // Every price is there to be bid without scrolling the page.
        let scrolls = "return document.documentElement.scrollHeight > innerHeight + 1";
        browser.resize(UPRIGHT[0]);
        browser.picture(&format!("phone-bid-{preset}-{players}"));
        assert_eq!(browser.script(scrolls), json!(false), "only the tray scrolls");
        browser.resize(LAPTOP.size);
        browser.until("a walk", || match browser.has(WALK) {
            true => Some(()),
            false => choose_first(&browser).then_some(()).and(None),
        });
        // The first step, and what the walk brings.
        for step in ["begins", "goes on", "may end"] {
            fits_a_phone(&browser, ".rival.coins");
            for size in phones() {
                browser.resize(size);
                assert_eq!(browser.script(PLACES), wide, "{preset}, {size:?}, the walk {step}");
                assert_eq!(browser.script(scrolls), json!(false), "{preset}, {size:?}");
            }
            browser.picture(&format!("phone-walk-{preset}-{players}-on-its-side"));
            browser.resize(UPRIGHT[0]);
            browser.picture(&format!("phone-walk-{preset}-{players}"));
            browser.resize(LAPTOP.size);
            choose_first(&browser);
            browser.wait_for(LISTED);
        }
    }
}

#[test]
fn the_board_of_targi_is_in_view_on_a_phone_with_the_question_and_the_own_purse() {
    let _turn = Turn::take();
    for preset in ["base", "all"] {
        let Some(browser) = Browser::open(&Profile { motion: Motion::Reduced, ..LAPTOP }) else {
            return;
        };
        let server = TestServer::open();
        play_now(&browser, &server, preset, "Amma");
        // Placing, using fields, and what is asked then.
        for made in 0..12 {
            browser.wait_for(LISTED);
            if !browser.has(".asks-list") {
                fits_a_phone(&browser, ".purse--strip");
            }
            if [0, 6].contains(&made) {
                browser.resize(ON_ITS_SIDE[0]);
                browser.picture(&format!("phone-targi-{preset}-{made}-on-its-side"));
                browser.resize(UPRIGHT[0]);
                browser.picture(&format!("phone-targi-{preset}-{made}"));
            }
            browser.resize(LAPTOP.size);
            choose_first(&browser);
        }
    }
}

/// What the bar of chances lies over, of what should be seen.
const BELOW_THE_BAR: &str = "
    const bar = document.querySelector('.chance-bar').getBoundingClientRect();
    const over = (box) => box.width > 0 && box.left < bar.right && box.right > bar.left &&
        box.top < bar.bottom && box.bottom > bar.top;
    return [...document.querySelectorAll('.board, .sentence, .panel, .purse--strip, .rivals, .market')]
        .filter((part) => part.checkVisibility() && over(part.getBoundingClientRect()))
        .map((part) => part.className);";

#[test]
fn the_bar_of_chances_lies_over_nothing_at_any_size() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&Profile { motion: Motion::Reduced, ..LAPTOP }) else {
        return;
    };
    let server = TestServer::open();
    for game in ["targi", "five-tribes"] {
        browser.go(&server.address);
        post(&browser, "/play", &[("game", game), ("preset", "all"), ("level", "random")]);
        browser.wait_for(LISTED);
        let path = browser.script("return location.pathname");
        post(&browser, &format!("{}/bar", path.as_str().expect("an address")), &[]);
        browser.wait_for(".chance-bar");
        for size in SIZES.into_iter().filter(|size| browser.fits(*size)) {
            browser.resize(size);
            assert_eq!(browser.script(BELOW_THE_BAR), json!([]), "{game}, {size:?}");
            assert_eq!(sticking_out(&browser), json!([]), "{game}, {size:?}");
            let seen = "const { width, height } = document.querySelector('.chance-bar').getBoundingClientRect();
                return width > 3 && height > innerHeight / 3";
            assert_eq!(browser.script(seen), json!(true), "{game}, {size:?}: it is there");
            if ON_ITS_SIDE.contains(&size) || size == UPRIGHT[0] {
                browser.picture(&format!("chance-bar-{game}-{}", size.0));
            }
        }
        browser.resize(LAPTOP.size);
    }
}

#[test]
fn home_on_a_phone_begins_with_what_waits() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&PHONE) else { return };
    let server = TestServer::open();
    browser.go(&server.address);
    post(&browser, "/play", &[("game", "five-tribes"), ("level", "random"), ("name", "Amma")]);
    browser.wait_for(LISTED);
    browser.go(&server.address);
    let order = browser.script(
        "return [...document.querySelectorAll('.resume, #games, .start')].map((part) =>
             [part.matches('.resume') ? 'resume' : part.id || 'start', part.getBoundingClientRect().top])",
    );
    let order: Vec<(String, f64)> = serde_json::from_value(order).expect("parts of the page");
    let mut sorted = order.clone();
    sorted.sort_by(|one, other| one.1.total_cmp(&other.1));
    let names: Vec<&str> = sorted.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["resume", "games", "start"], "{sorted:?}");
    assert_eq!(out_of_view(&browser, &[".resume .btn--primary"]), json!([]));
    let games = sorted[1].1;
    assert!(games < 740.0 * 0.6, "my games begin at {games}");
    browser.picture("home-waits-phone");
    browser.press(".resume .btn--primary");
    assert!(choose_first(&browser), "one tap leads to the game");
}
