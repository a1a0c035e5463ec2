//! The others' turns as a story: a line lights its place and shows its position, steps lead back
//! and on, and the present is one click away.

use crate::pages::post;
use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, Motion, PHONE, Profile, Scripts};
use crate::{LISTED, Turn, choose_first, five_tribes, moves};
use serde_json::{Value, json};

/// A table with a story of some steps that lights something on the board.
fn hear_of_others(browser: &Browser) {
    const TOLD: &str = "return document.querySelector('[data-turn] .story') !== null &&
        document.querySelectorAll('.board [data-light^=told]').length > 0 &&
        document.querySelectorAll('.reel i').length > 3";
    browser.until("a story that leads over the board", || {
        if browser.script(TOLD) == json!(true) {
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

/// What the board shows: what is written there, and where the pieces are.
fn board(browser: &Browser) -> Value {
    browser.script(
        "const pieces = [...document.querySelectorAll('.board [data-vt]')].map((piece) =>
             `${piece.dataset.vt} ${piece.closest('[data-spot]')?.dataset.spot}`);
         return [document.querySelector('.board').textContent, pieces.sort()]",
    )
}

/// The lines of the story: the position before each, its last one, and what it lights.
fn deeds(browser: &Browser) -> Vec<(u64, u64, String)> {
    let told = browser.script(
        "return [...document.querySelectorAll('.deed')].map((deed) =>
             [Number(deed.dataset.from), Number(deed.dataset.to), deed.dataset.lights])",
    );
    serde_json::from_value(told).expect("the lines of a story")
}

/// What is marked in the story, and what is lit on the board; nothing else may be.
const LIT: &str =
    "const names = (parts, name) => [...new Set(parts.map((part) => part.dataset[name]))];
    const lit = [...document.querySelectorAll('.is-lit')];
    const dark = [...document.querySelectorAll('[data-light]:not(.is-lit)')];
    return [names([...document.querySelectorAll('.deed[aria-current]')], 'lights'),
        names(lit, 'light'), names(dark, 'light')]";

/// The line that is told is marked, its places on the board are lit, and no others.
#[track_caller]
fn lights_its_places(browser: &Browser, at: u64, what: &str) {
    let told = deeds(browser).into_iter().find(|(from, to, _)| (*from..=*to).contains(&at));
    let told = told.map(|(.., lights)| lights);
    let found: [Vec<String>; 3] = serde_json::from_value(browser.script(LIT)).expect("names");
    let [marked, lit, dark] = found;
    assert_eq!(marked, told.clone().into_iter().collect::<Vec<_>>(), "{what} at {at}");
    assert!(lit.iter().all(|name| Some(name) == told.as_ref()), "{what} at {at}: {lit:?} are lit");
    assert!(!told.is_some_and(|told| dark.contains(&told)), "{what} at {at}: it stays dark");
}

/// Steps through the whole story and back, pauses it, and skips to its end: nothing of the
/// decision changes, and nothing is played.
#[track_caller]
fn is_stepped_through(browser: &Browser, what: &str) {
    let (before, now) = (moves(browser), board(browser));
    let choices = browser.all(LISTED).len();
    let steps = browser.script(
        "return [document.querySelector('.story').dataset.start,
             ...[...document.querySelectorAll('.reel i')].map((bar) => bar.dataset.at)].map(Number)",
    );
    let steps: Vec<u64> = serde_json::from_value(steps).expect("positions");
    let (first, last) = (steps[0], steps[steps.len() - 1]);
    let arrives = |at: u64| {
        browser.until(&format!("{what}: position {at}"), || {
            let there =
                if at == first { shown(browser).is_none() } else { shown(browser) == Some(at) };
            (there && looks_back(browser) == (Some(at as usize) != before)).then_some(())
        });
        lights_its_places(browser, at, what);
    };
    // The last step may be the present, which is where one goes back from.
    let mut past = steps.clone();
    past.retain(|at| Some(*at as usize) != before);
    let mut boards = vec![now.clone()];
    for at in past.iter().rev() {
        browser.press("[data-tell=back]");
        arrives(*at);
        boards.push(board(browser));
    }
    boards.dedup();
    assert!(boards.len() > 1, "{what}: the board shows the past");
    browser.picture(&format!("story-{}", what.replace(|it: char| !it.is_alphanumeric(), "-")));
    for at in &steps[1..] {
        browser.press("[data-tell=on]");
        arrives(*at);
    }
    assert_eq!(browser.all(LISTED).len(), choices, "{what}: the decision stays as it is");
    browser.press("[data-tell=back]");
    browser.until("one step back", || (shown(browser) != Some(last)).then_some(()));
    browser.press("[data-tell=now]");
    browser.until("the present", || (!looks_back(browser)).then_some(()));
    assert_eq!(board(browser), now, "{what}: everything is as it was");
    // Told by itself it pauses where it is when that is pressed, and else ends in the present.
    browser.press("[data-tell=play]");
    browser.until("the past", || looks_back(browser).then_some(()));
    browser.press("[data-tell=play][aria-pressed=true]");
    browser.wait_for("[data-tell=play][aria-pressed=false]");
    browser.press("[data-tell=now]");
    browser.until("the present", || (!looks_back(browser)).then_some(()));
    assert_eq!(board(browser), now, "{what}: everything is as it was");
    assert_eq!(moves(browser), before, "{what}: looking back plays nothing");
}

/// Both games, on a laptop and on a phone however it is held.
#[track_caller]
fn stories_are_stepped_through(game: &str, players: &str) {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&Profile { motion: Motion::Reduced, ..LAPTOP }) else {
        return;
    };
    let server = TestServer::open();
    browser.go(&server.address);
    let fields = [("game", game), ("players", players), ("level", "random"), ("name", "Amma")];
    post(&browser, "/play", &fields);
    hear_of_others(&browser);
    for size in [LAPTOP.size, PHONE.size, (740, 360)] {
        if !browser.fits(size) {
            continue;
        }
        browser.resize(size);
        // On a small screen the story may be behind a tab.
        browser.script(
            "if (!document.querySelector('[data-tell=back]').checkVisibility()) document.querySelector('#tab-log').click()",
        );
        is_stepped_through(&browser, &format!("{game} {size:?}"));
        browser.script("document.querySelector('#tab-decide')?.click()");
    }
    // A choice that is made while looking back is made in the present.
    browser.resize(LAPTOP.size);
    browser.press("[data-tell=back]");
    browser.until("the past", || looks_back(&browser).then_some(()));
    assert!(choose_first(&browser), "the game goes on");
    assert!(!looks_back(&browser));
}

#[test]
fn the_story_of_targi_is_stepped_through_on_every_screen() {
    stories_are_stepped_through("targi", "2");
}

#[test]
fn the_story_of_five_tribes_is_stepped_through_on_every_screen() {
    stories_are_stepped_through("five-tribes", "3");
}

#[test]
fn a_line_of_the_story_lights_its_place_and_the_story_is_told_at_ones_own_pace() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&Profile { motion: Motion::Reduced, ..LAPTOP }) else {
        return;
    };
    let server = TestServer::open();
    five_tribes::play_now(&browser, &server, "base", 3);
    hear_of_others(&browser);
    let walk = browser.attribute(".trail[data-light]", "data-light");
    browser.press(&format!(".deed[data-lights={walk}]"));
    let end = browser.attribute(&format!(".deed[data-lights={walk}]"), "data-to");
    browser.until("the end of that turn", || (shown(&browser) == end.parse().ok()).then_some(()));
    browser.wait_for(&format!(".trail.is-lit[data-light={walk}]"));
    browser.press("[data-tell=now]");
    browser.until("the present", || (shown(&browser).is_none()).then_some(()));
    // Paused, it stays where it is.
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
