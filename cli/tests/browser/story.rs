//! The others' turns as a story: a line lights its place and shows its position, steps lead back
//! and on, and the present is one click away.

use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, Motion, Profile, Scripts};
use crate::{LISTED, Turn, choose_first, five_tribes, moves};
use serde_json::{Value, json};

/// Plays until others have taken turns that can be told while one's own waits.
fn hear_of_others(browser: &Browser) {
    browser.until("a story with a walk", || {
        let told = browser.script(
            "return document.querySelector('[data-turn] .story') !== null && \
             document.querySelectorAll('.trail[data-light]').length > 0 && \
             document.querySelectorAll('.reel i').length > 3",
        );
        if told == json!(true) {
            return Some(());
        }
        choose_first(browser).then_some(()).and(None)
    });
}

/// The position that the story shows; none in the present.
fn shown(browser: &Browser) -> Option<u64> {
    let at = browser.script("return document.querySelector('.reel .is-now')?.dataset.at ?? ''");
    at.as_str()?.parse().ok()
}

fn looks_back(browser: &Browser) -> bool {
    browser.script("return document.querySelector('main').matches('.is-looking-back')")
        == json!(true)
}

/// What the board shows.
fn board(browser: &Browser) -> Value {
    browser.script("return document.querySelector('[data-then=tiles]').textContent")
}

#[test]
fn a_line_of_the_story_lights_its_place_and_the_story_is_stepped_through() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&Profile { motion: Motion::Reduced, ..LAPTOP }) else {
        return;
    };
    let server = TestServer::open();
    five_tribes::play_now(&browser, &server, "base", 3);
    hear_of_others(&browser);
    let (before, now) = (moves(&browser), board(&browser));
    let choices = browser.all(LISTED).len();
    let walk = browser.attribute(".trail[data-light]", "data-light");
    browser.press(&format!(".deed[data-lights={walk}]"));
    let end = browser.attribute(&format!(".deed[data-lights={walk}]"), "data-to");
    browser.until("the end of that turn", || (shown(&browser) == end.parse().ok()).then_some(()));
    browser.wait_for(&format!(".trail.is-lit[data-light={walk}]"));
    assert!(browser.has(&format!(".deed[aria-current][data-lights={walk}]")));
    browser.press("[data-tell=back]");
    browser.until("one step back", || {
        (shown(&browser).map(|at| at + 1) == end.parse().ok()).then_some(())
    });
    assert!(looks_back(&browser) && board(&browser) != now, "the board shows the past");
    assert_eq!(browser.all(LISTED).len(), choices, "the decision stays as it is");
    browser.picture("story");
    browser.press("[data-tell=on]");
    browser.until("one step on", || (shown(&browser) == end.parse().ok()).then_some(()));
    browser.press("[data-tell=back]");
    browser.press("[data-tell=now]");
    browser.until("the present", || (shown(&browser).is_none()).then_some(()));
    assert!(!looks_back(&browser));
    assert_eq!(board(&browser), now, "everything is as it was");
    // Told by itself it pauses where it is when that is pressed, and else ends in the present.
    browser.press("[data-tell=play]");
    browser.until("the past", || looks_back(&browser).then_some(()));
    browser.press("[data-tell=play][aria-pressed=true]");
    browser.wait_for("[data-tell=play][aria-pressed=false]");
    let paused = shown(&browser);
    let later = "const done = arguments[0]; setTimeout(() => done(true), 1600)";
    browser.wait_for_script(later, &json!([]));
    assert!(looks_back(&browser) && shown(&browser) == paused, "nothing moves on");
    browser.press("label:has(#speed-3)");
    browser.press("[data-tell=play]");
    browser.until("the end of the story", || {
        (browser.attribute("[data-tell=play]", "aria-pressed") == "false").then_some(())
    });
    assert!(!looks_back(&browser));
    assert_eq!(moves(&browser), before, "looking back plays nothing");
    // A choice that is made while looking back is made in the present.
    browser.press("[data-tell=back]");
    browser.until("the past", || looks_back(&browser).then_some(()));
    assert!(choose_first(&browser), "the game goes on");
    assert!(!looks_back(&browser));
}

#[test]
fn the_log_opens_by_one_tap_and_stays_open() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&Profile { motion: Motion::Reduced, ..LAPTOP }) else {
        return;
    };
    let server = TestServer::open();
    crate::play_now(&browser, &server, "base", "Amma");
    let lines = || {
        browser.script(
            "return [...document.querySelectorAll('.log a')].filter(it => it.checkVisibility()).length",
        )
    };
    browser.until("a story", || {
        let told = browser.has("[data-turn] .story");
        if told { Some(()) } else { choose_first(&browser).then_some(()).and(None) }
    });
    assert_eq!(lines(), json!(0));
    browser.press("label[for=log-open]");
    browser.until("the log", || (lines() != json!(0)).then_some(()));
    choose_first(&browser);
    browser.until("a story", || {
        let told = browser.has("[data-turn] .story");
        if told { Some(()) } else { choose_first(&browser).then_some(()).and(None) }
    });
    assert_ne!(lines(), json!(0), "it stays open");
}

#[test]
fn without_scripts_every_line_of_the_story_leads_to_its_position() {
    let _turn = Turn::take();
    let plain = Profile { scripts: Scripts::Off, ..LAPTOP };
    let Some(browser) = Browser::open(&plain) else { return };
    let server = TestServer::open();
    crate::start(&browser, &server, "base", "Amma");
    browser.write("input[name=contribution]", "4711 and a camel");
    browser.press("form[action$='/contribution'] button");
    browser.wait_for("[data-moves]");
    browser.until("a story", || {
        if browser.has("[data-turn] .deed") {
            return Some(());
        }
        if browser.has(LISTED) {
            choose_first(&browser);
        } else {
            browser.go(&browser.address());
        }
        None
    });
    let at = browser.attribute(".deed", "data-to");
    browser.press(".deed");
    browser.wait_for("[data-replay]");
    assert_eq!(moves(&browser), at.parse().ok());
}
