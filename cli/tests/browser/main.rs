//! People at the table: whole games in a real browser.
//!
//! Without a browser these tests say so and pass, unless
//! `CARAVANSERAI_NEEDS_BROWSER` is set. Pictures of the main moments are kept
//! in `target/screenshots`.

mod bring;
mod browsers;
mod clicks;
mod coached;
mod ears;
mod explanations;
mod five_tribes;
mod home;
mod install;
mod lessons;
mod lines;
mod looking_back;
mod manners;
mod measure;
mod offline;
mod pages;
mod people;
mod phone;
mod slides;
mod story;
mod test_server;
mod turn;
#[path = "../../../server/tests/http/test_server/browser.rs"]
#[allow(dead_code, unreachable_pub, reason = "shared with the server's tests")]
mod visitor;
mod waiting;
mod webdriver;

use serde_json::{Value, json};
use std::sync::{Condvar, Mutex, PoisonError};
use test_server::TestServer;
use webdriver::{Browser, LAPTOP, Motion, PHONE, Profile, Scripts};

/// Everything that can be chosen in the list beside the board.
const LISTED: &str = "#choices button[name=choice]";

/// The key, as WebDriver writes it.
const ENTER: &str = "\u{E007}";

/// How many tests have browsers open at once: each keeps more than half of such a
/// machine busy that has two cores.
const AT_ONCE: u32 = 2;

static OPEN: Mutex<u32> = Mutex::new(0);
static CLOSED: Condvar = Condvar::new();

/// The turn of one test; it is over when this is dropped.
struct Turn;

impl Turn {
    /// Waits for it.
    fn take() -> Turn {
        let open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
        let waits = |open: &mut u32| *open >= AT_ONCE;
        let mut open = CLOSED.wait_while(open, waits).unwrap_or_else(PoisonError::into_inner);
        *open += 1;
        Turn
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        *OPEN.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        CLOSED.notify_one();
    }
}

/// Starts a game against the weakest opponent from the home page, and waits for it.
fn play_now(browser: &Browser, server: &TestServer, preset: &str, name: &str) {
    start(browser, server, preset, name);
    browser.wait_for("[data-moves]");
}

fn start(browser: &Browser, server: &TestServer, preset: &str, name: &str) {
    browser.go(&server.address);
    browser.press(&format!("label:has(input[name=preset][value={preset}])"));
    browser.press("form.start-form label:has(input[name=level])");
    browser.write("form.start-form input[name=name]", name);
    browser.press("form.start-form button[type=submit]");
}

/// How many moves the page shows.
fn moves(browser: &Browser) -> Option<usize> {
    browser
        .glance("return document.querySelector('[data-moves]')?.dataset.moves")?
        .as_str()?
        .parse()
        .ok()
}

/// The same, if the viewer of the page is to choose: then nobody else
/// moves on meanwhile.
fn moves_when_asked(browser: &Browser) -> Option<usize> {
    const ASKED: &str = "return document.querySelector('button[name=choice]') && \
                         document.querySelector('[data-moves]')?.dataset.moves";
    browser.glance(ASKED)?.as_str()?.parse().ok()
}

/// What makes the page wider than the window, if it is. The width of the window itself would not
/// do: a phone shows a page that is too wide smaller.
fn sticking_out(browser: &Browser) -> Value {
    browser.script(
        "const { clientWidth, scrollWidth } = document.documentElement;
         if (scrollWidth <= clientWidth) return [];
         const sticksOut = (part) => part.getBoundingClientRect().right > clientWidth;
         return [...document.querySelectorAll('body *')].filter(sticksOut)
           .map((part) => part.tagName + '.' + part.className);",
    )
}

fn is_over(browser: &Browser) -> bool {
    const END: &str = r#"return location.pathname.endsWith("/end") || !!document.querySelector("a[href$='/end']")"#;
    browser.glance(END).is_some_and(|over| over == true)
}

/// Makes the first choice that can be clicked, and waits until the page has moved on.
/// Tells whether the game goes on.
#[track_caller]
fn choose_first(browser: &Browser) -> bool {
    browser.until("a choice, or the end", || {
        if is_over(browser) {
            return Some(false);
        }
        let before = moves_when_asked(browser)?;
        let folded = || browser.all("#choices summary").into_iter().next();
        let click = |choices: &str| browser.all(choices).iter().any(|choice| browser.click(choice));
        let clicked = click(LISTED) || click("button.hit[name=choice]");
        if !clicked {
            // What is folded away, or wants to be confirmed, is opened first.
            folded().filter(|summary| browser.click(summary))?;
            return None;
        }
        browser.until("the page to move on", || {
            (moves(browser) != Some(before) || is_over(browser)).then_some(())
        });
        Some(true)
    })
}

/// What the last page says once the browser has found there what it noted before the game.
fn compared_notes(browser: &Browser) -> String {
    browser.wait_for("[data-noted=same]:not([hidden])");
    assert!(!browser.has("[data-noted=other]:not([hidden])"));
    // The page is replaced when the game has been judged.
    browser.until("the notes", || Some(browser.text(".proof")).filter(|text| !text.is_empty()))
}

#[test]
fn a_newcomer_plays_a_whole_game_against_the_house() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&Profile { motion: Motion::Reduced, ..LAPTOP }) else {
        return;
    };
    let server = TestServer::open();
    play_now(&browser, &server, "base", "Amma");
    browser.wait_for(LISTED);
    browser.picture("placing");
    let tall = browser.script("return document.documentElement.scrollHeight <= innerHeight + 1");
    assert_eq!(tall, true, "the whole table is seen without scrolling");
    let mut made = 0;
    while choose_first(&browser) {
        made += 1;
        assert!(made < 400, "the game ends");
        if made == 40 {
            browser.picture("mid-game");
        }
    }
    assert!(made > 30, "{made} choices made a game");
    browser.press("a[href$='/end']");
    browser.wait_for("main");
    browser.picture("end");
    let text = browser.text("main");
    assert!(text.contains("Amma"), "{text}");
    assert!(browser.has("a[href$='/record']"), "the record can be taken home");
    let proof = compared_notes(&browser);
    assert!(proof.contains("You added ") && proof.contains("Checked: "), "{proof}");
}

#[test]
fn a_game_with_everything_can_be_played_on_a_phone() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&Profile { motion: Motion::Reduced, ..PHONE }) else {
        return;
    };
    let server = TestServer::open();
    play_now(&browser, &server, "all", "Idir");
    for made in 0..60 {
        if !choose_first(&browser) {
            break;
        }
        // Firefox needs a moment for what is sized by its container.
        browser.until(&format!("nothing sticks out after {made} choices"), || {
            (sticking_out(&browser) == json!([])).then_some(())
        });
    }
    browser.picture("phone");
}

#[test]
fn two_friends_play_each_other_and_see_each_others_moves_at_once() {
    let _turn = Turn::take();
    let Some(one) = Browser::open(&LAPTOP) else { return };
    let Some(other) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    one.go(&format!("{}/new", server.address));
    one.write("input[name=name]", "Amma");
    one.press("main form[action='/new'] button[type=submit]");
    one.wait_for("#invite-link");
    one.picture("invitation");
    let link = one.attribute("#invite-link", "value");
    other.go(&link);
    other.write("form[action$='/sit'] input[name=name]", "Idir");
    other.press("form[action$='/sit'] button[type=submit]");
    // Each browser has sealed a number of its own, and opened it when all were there.
    other.wait_for("[data-moves]");
    one.wait_for("[data-moves]");
    for _ in 0..12 {
        let (acting, waiting) = one.until("somebody's turn", || {
            let turn = |browser: &Browser| !browser.all(LISTED).is_empty();
            match (turn(&one), turn(&other)) {
                (true, false) => Some((&one, &other)),
                (false, true) => Some((&other, &one)),
                _ => None,
            }
        });
        let before = moves(waiting);
        choose_first(acting);
        waiting.until("the friend's move", || (moves(waiting) != before).then_some(()));
    }
    let table = one.address();
    one.script("return fetch(location.pathname + '/leave', { method: 'POST' }).then(() => 1)");
    for browser in [&one, &other] {
        browser.go(&format!("{table}/end"));
        let proof = compared_notes(browser);
        assert!(proof.contains("Added by Amma") && proof.contains("Added by Idir"), "{proof}");
    }
}

#[test]
fn a_move_is_taken_back_and_made_again() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    play_now(&browser, &server, "base", "Amma");
    // In one's own turn there are several choices in a row.
    let before = browser.until("something to take back", || {
        let count = moves(&browser)?;
        if !browser.has(LISTED) {
            return None;
        }
        match browser.has("#choices button[formaction$='/undo']") {
            true => Some(count),
            false => choose_first(&browser).then_some(()).and(None),
        }
    });
    browser.press("#choices button[formaction$='/undo']");
    browser.until("fewer moves", || (moves(&browser)? < before).then_some(()));
    assert!(choose_first(&browser), "and the game goes on");
}

#[test]
fn the_table_comes_back_by_itself_after_the_power_failed() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let mut server = TestServer::open();
    play_now(&browser, &server, "base", "Amma");
    for _ in 0..5 {
        choose_first(&browser);
    }
    let before = browser.until("the own turn", || moves_when_asked(&browser));
    server.fail_and_come_back(|| std::thread::sleep(std::time::Duration::from_millis(300)));
    assert_eq!(moves(&browser), Some(before), "nothing is lost");
    for _ in 0..5 {
        assert!(choose_first(&browser), "the same page plays on");
    }
    assert!(moves(&browser) > Some(before));
}

#[test]
fn a_german_browser_is_spoken_to_in_german() {
    let _turn = Turn::take();
    let german = Profile { language: "de", ..LAPTOP };
    let Some(browser) = Browser::open(&german) else { return };
    let server = TestServer::open();
    play_now(&browser, &server, "base", "Amma");
    let sentence = browser.text("[role=status]");
    assert!(sentence.contains("Targi"), "{sentence}");
    assert_eq!(browser.script("return document.documentElement.lang"), "de");
    assert!(browser.title().contains("Caravanserai"), "{}", browser.title());
    browser.picture("german");
    browser.press("button[name=language][value=en]");
    browser.until("English", || {
        let language = browser.glance("return document.documentElement.lang");
        language.is_some_and(|language| language == "en").then_some(())
    });
    assert_ne!(browser.text("[role=status]"), sentence);
}

#[test]
fn the_keyboard_alone_is_enough() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    play_now(&browser, &server, "base", "Amma");
    const NUMBERED: &str = "#choices .choice .key";
    const ENDING: &str = "#choices button[data-key=e]";
    for _ in 0..10 {
        let before = browser.until("the own turn", || {
            (browser.has(NUMBERED) || browser.has(ENDING)).then(|| moves(&browser)).flatten()
        });
        let few = browser.all(NUMBERED).len() < 10;
        let on_board = browser.has("[data-number]");
        if !browser.has(NUMBERED) {
            // Nothing is left to do but to end the turn.
            browser.key("e");
        } else {
            browser.key(&browser.text(NUMBERED));
            if on_board || !few {
                // On the board a key shows what it stands for, and where longer numbers
                // begin with one it might be meant to go on: so it is confirmed.
                browser.key(ENTER);
            }
        }
        browser.until("the move", || (moves(&browser) != Some(before)).then_some(()));
    }
}

#[test]
fn without_scripts_the_page_still_plays() {
    let _turn = Turn::take();
    let plain = Profile { scripts: Scripts::Off, ..LAPTOP };
    let Some(browser) = Browser::open(&plain) else { return };
    let server = TestServer::open();
    start(&browser, &server, "base", "Amma");
    // Nobody draws a number, so a form asks for one's own words.
    browser.write("input[name=contribution]", "4711 and a camel");
    browser.press("form[action$='/contribution'] button");
    browser.wait_for("[data-moves]");
    let first = moves(&browser).expect("a table");
    for _ in 0..8 {
        browser.until("the own turn", || {
            if browser.has(LISTED) {
                return Some(());
            }
            browser.go(&browser.address());
            None
        });
        assert!(choose_first(&browser), "the game goes on");
    }
    assert!(moves(&browser) >= Some(first + 8));
}

#[test]
fn a_finished_move_is_looked_at_again_in_the_replay() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    play_now(&browser, &server, "base", "Amma");
    for _ in 0..8 {
        choose_first(&browser);
    }
    let table = browser.address();
    browser.go(&format!("{table}/replay?at=3"));
    browser.wait_for("[data-moves]");
    assert_eq!(moves(&browser), Some(3));
    browser.picture("replay");
    assert!(!browser.has(LISTED), "what is past is not played again");
    browser.go(&format!("{table}/replay?at=999999"));
    assert!(browser.text("body").len() > 20, "a clear page, whatever is asked");
}
