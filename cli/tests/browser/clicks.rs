//! Clicks that are faster than the network: each is played as it was meant, or
//! refused aloud.

use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP};
use crate::{LISTED, Turn, choose_first, five_tribes, moves, moves_when_asked, play_now};
use serde_json::{Value, json};

/// Keeps the answers to all clicks back until `letGo` is called, or `lose` for
/// which they never came; `sent` has what was posted, `answered` how the server
/// answered.
const HOLD_ANSWERS: &str = r#"
    window.sent = [];
    window.answered = [];
    window.held = [];
    const settle = (how) => { held.forEach((answer) => answer[how]()); held = null; };
    window.letGo = () => settle("resolve");
    window.lose = () => settle("reject");
    const real = window.fetch;
    window.fetch = async (address, more) => {
      if (more?.method !== "POST") return real(address, more);
      sent.push(String(more.body));
      const answer = await real(address, more);
      answered.push(answer.status);
      if (held) await new Promise((resolve, reject) => held.push({ resolve, reject }));
      return answer;
    };
"#;

/// What a click on the first listed choice would post.
const FIRST: &str = "
    const button = document.querySelector('#choices button[name=choice]');
    return String(new URLSearchParams(new FormData(button.form, button)));
";

/// Waits until the server has answered so many clicks, and tells how.
#[track_caller]
fn answers(browser: &Browser, count: usize) -> Value {
    browser.until("the answers", || {
        let answered = browser.script("return answered");
        (answered.as_array()?.len() == count).then_some(answered)
    })
}

#[track_caller]
fn press_first(browser: &Browser) -> Value {
    let first = browser.script(FIRST);
    browser.press(LISTED);
    first
}

/// Clicks once more before the answer to the last click is in, which then is let go or lost.
#[track_caller]
fn click_before_the_answer(what_comes_of_it: &str) {
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    play_now(&browser, &server, "base", "Amma");
    let before = browser.until("the own turn", || moves_when_asked(&browser));
    browser.script(HOLD_ANSWERS);
    let one = press_first(&browser);
    let next = browser.until("the next decision, which is pushed", || {
        moves_when_asked(&browser).filter(|moves| *moves > before)
    });
    assert_eq!(browser.script("return held.length"), json!(1), "the answer is not in");
    let two = press_first(&browser);
    assert_eq!(browser.script("return sent"), json!([one]), "one after the other");
    browser.script(what_comes_of_it);
    assert_eq!(answers(&browser, 2), json!([200, 200]));
    assert_eq!(browser.script("return sent"), json!([one, two]), "as it was clicked");
    browser.until("the move", || (moves(&browser)? > next).then_some(()));
}

#[test]
fn a_click_before_the_answer_to_the_last_one_is_played() {
    let _turn = Turn::take();
    click_before_the_answer("letGo()");
}

#[test]
fn a_click_on_the_page_that_came_of_the_last_one_is_played_if_its_answer_is_lost() {
    let _turn = Turn::take();
    click_before_the_answer("lose()");
}

#[test]
fn a_click_that_no_longer_fits_is_refused_aloud() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    play_now(&browser, &server, "base", "Amma");
    browser.wait_for(LISTED);
    browser.script(HOLD_ANSWERS);
    // Two choices on the same page, the first of them with a double click.
    browser.script(
        "const [one, two] = document.querySelectorAll('#choices button[name=choice]'); \
         one.click(); one.click(); two.click();",
    );
    assert_eq!(answers(&browser, 1), json!([200]));
    browser.script("letGo()");
    assert_eq!(answers(&browser, 2), json!([200, 409]), "a double click is one click");
    let toast = browser
        .until("a word about it", || Some(browser.text(".toast")).filter(|text| !text.is_empty()));
    assert!(toast.contains("moved on"), "{toast}");
}

#[test]
fn a_click_is_kept_when_the_page_changes_under_the_finger() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    play_now(&browser, &server, "base", "Amma");
    let before = browser.until("the own turn", || moves_when_asked(&browser));
    browser.hold(LISTED);
    // A hint comes in, which changes the page, but not what there is to choose.
    browser.script("document.querySelector('#choices .hint-btn').click()");
    browser.wait_for("#choices .share");
    assert_eq!(moves(&browser), Some(before));
    browser.release();
    browser.until("the move", || (moves(&browser)? > before).then_some(()));
}

/// The tiles with a single button that can be pressed.
const PRESSABLE: &str = "
    const single = (tile) => [...tile.querySelectorAll('.hit')].filter((hit) => hit.getClientRects().length > 0).length === 1;
    return [...document.querySelectorAll('[data-drag] .tile')].filter(single).map((tile) => tile.dataset.spot);
";

/// A tile to take the meeples from, and one where the first of them can only be
/// dropped in one colour, with more to drop after it.
fn drag(browser: &Browser) -> Option<(String, String)> {
    let pressable = || {
        let tiles = browser.script(PRESSABLE);
        let tiles = tiles.as_array().expect("a list of tiles").clone();
        tiles.into_iter().filter_map(|tile| tile.as_str().map(str::to_owned))
    };
    pressable().find_map(|start| {
        let before = moves(browser)?;
        browser.press(&format!("[data-spot={start}] .hit"));
        browser.until("the meeples in the hand", || (moves(browser)? > before).then_some(()));
        let walks_on =
            |tile: &String| browser.has(&format!("[data-spot={tile}] .hit[data-tap=once]"));
        let next = pressable().find(walks_on);
        browser.press("#choices button[formaction$='/undo']");
        browser.until("the meeples back", || (moves(browser)? == before).then_some(()));
        Some((start, next?))
    })
}

#[test]
fn a_drag_that_is_faster_than_the_answers_is_followed() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    five_tribes::play_now(&browser, &server, "base", 2);
    let (start, next) = browser.until("a walk to drag", || {
        let found = browser.has("[data-drag]:not(.is-walking)").then(|| drag(&browser)).flatten();
        found.or_else(|| choose_first(&browser).then_some(()).and(None))
    });
    let middle = format!(
        "const box = document.querySelector('[data-spot={next}]').getBoundingClientRect(); \
         return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round)"
    );
    let middle = browser.script(&middle);
    browser.script(HOLD_ANSWERS);
    browser.hold(&format!("[data-spot={start}] .hit"));
    browser.move_to((middle[0].as_i64().expect("x"), middle[1].as_i64().expect("y")));
    browser.release();
    assert_eq!(answers(&browser, 1), json!([200]));
    browser.script("letGo()");
    assert_eq!(answers(&browser, 2), json!([200, 200]));
    let sent = browser.script("return sent");
    assert!(sent[1].as_str().is_some_and(|step| step.contains(&next)), "{start}, {next}: {sent}");
}
