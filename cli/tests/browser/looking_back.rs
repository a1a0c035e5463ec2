//! Taking back and looking back: what goes is said before, and the replay leads from mistake
//! to mistake.

use crate::pages::post;
use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP};
use crate::{LISTED, Turn, choose_first, moves, play_now};

const ASK: &str = "details.takeback > summary";
const TAKE_BACK: &str = "details.takeback button[formaction$='/takeback']";
const NEXT_SLIP: &str = "[data-replay-step=slip-on]";
const REDO: &str = "#choices button[formaction$='/redo']";

/// Plays until a takeback would take the opponent's turn along.
fn until_more_would_go(browser: &Browser) -> usize {
    browser.until("something of the opponent's to take back", || {
        if !browser.has(LISTED) {
            return None;
        }
        match browser.has(ASK) {
            true => moves(browser),
            false => choose_first(browser).then_some(()).and(None),
        }
    })
}

#[test]
fn what_was_taken_back_from_the_house_comes_again_by_redo() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    play_now(&browser, &server, "base", "Amma");
    let before = until_more_would_go(&browser);
    browser.press(ASK);
    browser.wait_for(TAKE_BACK);
    let said =
        browser.script("return document.querySelector('.takeback .confirm-box').textContent");
    assert!(said.as_str().is_some_and(|said| said.contains("whole turn")), "{said}");
    // To change your mind, close the box.
    browser.script(
        "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))",
    );
    assert_eq!(browser.script("return document.querySelector('.takeback').open"), false);
    assert_eq!(moves(&browser), Some(before));
    browser.press(ASK);
    browser.press(TAKE_BACK);
    browser.until("fewer moves", || (moves(&browser)? < before).then_some(()));
    browser.press(REDO);
    browser.until("the same moves again", || (moves(&browser)? == before).then_some(()));
    let told = "return document.querySelector('.log .aside')?.textContent ?? ''";
    assert!(browser.script(told).as_str().is_some_and(|told| told.contains("took back")));
}

/// Plays for a while and gives up; the replay of that game is shown once the coach has looked
/// at it.
fn given_up(browser: &Browser, server: &TestServer, game: &str) -> String {
    browser.go(&server.address);
    post(browser, "/play", &[("game", game), ("level", "novice"), ("name", "Amma")]);
    browser.wait_for("[data-moves]");
    for _ in 0..12 {
        browser.until("the own turn", || choose_first(browser).then_some(()));
    }
    let table = browser.script("return location.pathname");
    let table = table.as_str().expect("an address").to_owned();
    browser.script(&format!("fetch('{table}/leave', {{ method: 'POST' }})"));
    browser.until("the coach has looked at it", || {
        browser.go(&format!("{}{table}/replay?at=0&mine=on", server.address));
        browser.has(".curve").then_some(())
    });
    table
}

#[test]
fn a_replay_leads_from_mistake_to_mistake_and_on_into_a_game() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    // The cards are dealt by lot, so that there may be nothing better than the first choices.
    let mut games = (0..10).map(|_| given_up(&browser, &server, "targi"));
    let table = games.find(|_| browser.has(NEXT_SLIP)).expect("a mistake in one of ten games");
    browser.press(NEXT_SLIP);
    // The first choice of all may be a mistake too, so that a card alone does not tell that the
    // next one is shown.
    let moved = "return Boolean(document.querySelector('#replay-at')?.value > 0)";
    browser.until("the next mistake", || (browser.script(moved) == true).then_some(()));
    assert!(browser.has(".slipcard"), "both choices stand side by side");
    let marked = "return document.querySelectorAll('.slips [aria-current]').length";
    assert_eq!(browser.script(marked), 1, "list, slider and board show the same moment");
    assert_eq!(browser.barriers(), [""; 0], "nobody is shut out");
    browser.picture("replay-analysis");
    browser.press(".play-on button");
    browser.until("a table of one's own", || {
        let at = browser.script("return location.pathname");
        (at.as_str()? != format!("{table}/replay") && browser.has(".stage")).then_some(())
    });
    browser.until("it is played on", || choose_first(&browser).then_some(()));
}

/// Whose the mistakes of the list are: seats, in order.
const WHOSE: &str = "return [...document.querySelectorAll('.slips .seat')]
    .map((seat) => seat.getAttribute('aria-label'))";

#[test]
fn the_curve_can_be_clicked_and_others_mistakes_put_away_by_hand() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    for game in ["targi", "five-tribes"] {
        // Not in every game both make mistakes.
        let whose = |_| {
            given_up(&browser, &server, game);
            let mine: Vec<String> = serde_json::from_value(browser.script(WHOSE)).expect("names");
            assert!(mine.iter().all(|name| name == "Amma"), "{game}: only one's own: {mine:?}");
            browser.press(".only-mine input");
            let all = browser.until("the mistakes of all", || {
                let checked = "return document.querySelector('.only-mine input').checked";
                let off =
                    !browser.address().contains("mine=on") && browser.script(checked) == false;
                off.then(|| browser.script(WHOSE))
            });
            let all: Vec<String> = serde_json::from_value(all).expect("names");
            (mine.len() < all.len()).then_some(mine.len())
        };
        let mine = (0..10).find_map(whose).expect("others' mistakes in one of ten games");
        browser.press(".only-mine input");
        browser.until("one's own mistakes alone", || {
            (browser.address().contains("mine=on") && browser.all(".slips li").len() == mine)
                .then_some(())
        });
        // The middle of the curve is the middle of the game.
        let length = "return Number(document.querySelector('#replay-at').max)";
        let length = browser.script(length).as_u64().expect("a length") as usize;
        browser.hold(".curve input[type=range]");
        browser.release();
        let at = browser.until("the middle of the game", || {
            moves(&browser).filter(|at| at.abs_diff(length / 2) <= 1)
        });
        let slider = "return Number(document.querySelector('#replay-at').value)";
        assert_eq!(browser.script(slider), at, "{game}: slider and board show the same");
        assert!(browser.address().contains("mine=on"), "{game}: what was put away stays away");
        browser.picture(&format!("curve-{game}"));
    }
}

/// Goes on with the turn: after each turn that was judged another choice of the list is made.
const GO_ON: &str = "const all = [...document.querySelectorAll('#choices button[name=choice]')];
    const tries = document.querySelectorAll('.exercise .weighed').length;
    const next = all[tries % all.length];
    if (!next) return null;
    next.click();
    return next.value;";
/// How much the page has seen of what was done.
const SEEN: &str = "return document.querySelector('[data-after]')?.dataset.after ?? null";

#[test]
fn a_worst_moment_is_tried_again_until_something_good_is_found() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    let mut games = (0..10).map(|_| given_up(&browser, &server, "targi"));
    let table = games.find(|_| browser.has(NEXT_SLIP)).expect("a mistake in one of ten games");
    browser.go(&format!("{}{table}/end", server.address));
    browser.wait_for(".worst");
    assert_eq!(browser.barriers(), [""; 0], "nobody is shut out");
    browser.picture("end-worst-moments");
    browser.press(".worst a[href*='/exercise/']");
    browser.wait_for(".exercise");
    let tries = |browser: &Browser| {
        let count = "return document.querySelectorAll('.exercise .weighed').length";
        browser.script(count).as_u64().unwrap_or_default()
    };
    let mut wrong = 0;
    for _ in 0..60 {
        let seen = browser.script(SEEN);
        assert_ne!(browser.script(GO_ON), serde_json::Value::Null, "something can be chosen");
        browser.until("the next choice", || {
            let over = browser.has(".exercise .go a[href*='/replay']");
            (over || browser.script(SEEN) != seen).then_some(())
        });
        if browser.has(".exercise .go a[href*='/replay']") {
            break;
        }
        if tries(&browser) == wrong {
            continue;
        }
        wrong += 1;
        if wrong == 1 {
            browser.picture("exercise-try");
        }
        let reasons = "return document.querySelectorAll('.exercise > .reason').length";
        assert_eq!(browser.script(reasons), wrong, "each try says what it misses");
        if wrong == 4 {
            break;
        }
    }
    if !browser.has(".exercise .go a[href*='/replay']") {
        browser.press(".exercise a[href$='answer=on']");
        browser.wait_for(".exercise .go a[href*='/replay']");
    }
    assert!(browser.has(".exercise .weighed.is-better"), "the better turn is told");
    assert!(browser.has(".exercise > .reason"), "with its reason");
    assert!(!browser.has("#choices button[name=choice]"), "it is done");
    assert_eq!(browser.barriers(), [""; 0], "nobody is shut out");
    browser.picture("exercise-found");
    let path = |browser: &Browser| browser.script("return location.pathname");
    let here = path(&browser);
    browser.press(".exercise .go .btn--primary");
    browser.until("the next one, or all of them", || (path(&browser) != here).then_some(()));
}
