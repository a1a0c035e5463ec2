//! Learning by playing: the first visit offers it, lessons point at what they speak of, and
//! can be read again.

use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, PHONE, Profile};
use crate::{LISTED, Turn};
use serde_json::json;

/// What says that a lesson was read.
const SEEN: &str = "button[name=answer][value=seen]";
const TABLET: Profile = Profile { size: (820, 1180), ..LAPTOP };

#[test]
fn nothing_that_plays_comes_up_where_a_lesson_was_answered() {
    let _turn = Turn::take();
    for profile in [LAPTOP, TABLET, PHONE] {
        let Some(browser) = Browser::open(&profile) else { return };
        let server = TestServer::open();
        for game in ["targi", "five-tribes"] {
            browser.go(&format!("{}/learn/{game}", server.address));
            browser.press("main form button");
            browser.wait_for(SEEN);
            browser.picture(&format!("lesson-{game}-{}", profile.size.0));
            for _ in 0..4 {
                if !browser.has(SEEN) {
                    break;
                }
                let title = browser.text("#tutor-title");
                let place = "const at = document.querySelector('button[name=answer][value=seen]');
                    at.scrollIntoView({ block: 'nearest', behavior: 'instant' });
                    const { left, top, width, height } = at.getBoundingClientRect();
                    window.answered = [left + width / 2, top + height / 2];
                    at.click();";
                browser.script(place);
                browser.until("what follows the lesson", || {
                    let now = browser.text("#tutor-title");
                    (now != title || !browser.has(SEEN)).then_some(())
                });
                let under = "const at = document.elementFromPoint(...window.answered);
                    return at?.closest('button[name=choice], summary, label') ? at.outerHTML : '';";
                let under = browser.script(under);
                assert_eq!(under, "", "{game} at {:?}, after “{title}”", profile.size);
            }
        }
    }
}

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
    // Opened there, it looks as always.
    browser.script("document.querySelector('.player--me [tabindex]').focus()");
    browser.until("no shade", || (!shaded(".player--me")).then_some(()));
    let title = browser.text("#tutor-title");
    browser.press(SEEN);
    browser.until("the next lesson", || (browser.text("#tutor-title") != title).then_some(()));
    browser.press(".tutor-told > summary");
    browser
        .until("the lesson again", || browser.text(".tutor-told").contains(&title).then_some(()));
    // It points again, and the lesson that is due comes after it.
    let due = browser.text("#tutor-title");
    browser.press(".tutor-again");
    browser.until("it points again", || (browser.text("#tutor-title") == title).then_some(()));
    assert!(browser.has(".teaches.points-board"), "with its ring and shade");
    browser.press(SEEN);
    browser.until("what is due", || (browser.text("#tutor-title") == due).then_some(()));
}

#[test]
fn a_phone_shows_every_first_game_at_once() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&PHONE) else { return };
    let server = TestServer::open();
    browser.go(&format!("{}/learn", server.address));
    let seen = browser.script(
        "const bar = document.querySelector('.bottom-nav').getBoundingClientRect();
         return [...document.querySelectorAll('.learn-go button')]
           .map((button) => button.getBoundingClientRect().bottom < bar.top);",
    );
    assert_eq!(seen, json!([true, true]));
}
