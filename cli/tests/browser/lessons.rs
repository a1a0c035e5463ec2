//! Learning by playing: the first visit offers it, lessons point at what they speak of, and
//! can be read again.

use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP};
use crate::{LISTED, Turn};
use serde_json::json;

#[test]
fn a_first_visit_leads_into_a_game_whose_lessons_point_and_can_be_read_again() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    browser.go(&server.address);
    browser.picture("first-visit");
    browser.press("form.guided button");
    browser.wait_for(LISTED);
    browser.picture("lesson");
    let shaded = |part: &str| {
        browser.script(&format!("return getComputedStyle(document.querySelector('{part}')).filter"))
            != json!("none")
    };
    assert!(browser.has(".teaches.points-board") && !shaded(".field"), "the board is spoken of");
    assert!(shaded(".player--me"), "the rest is in shade");
    // Whoever goes there sees it as ever.
    browser.script("document.querySelector('.player--me [tabindex]').focus()");
    browser.until("no shade", || (!shaded(".player--me")).then_some(()));
    let title = browser.text("#coach-title");
    browser.press("button[name=answer][value=seen]");
    browser.until("the next lesson", || (browser.text("#coach-title") != title).then_some(()));
    browser.press(".coach-told > summary");
    browser
        .until("the lesson again", || browser.text(".coach-told").contains(&title).then_some(()));
}
