//! Bringing a game: a record from a file that is chosen, or dropped anywhere on the page.

use crate::Turn;
use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP};
use serde_json::json;

const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/targi/corpus/1.record");

fn replay_is_shown(browser: &Browser) {
    browser.wait_for("[data-replay='0']");
    assert!(browser.has(".stage .board"), "{}", browser.address());
}

#[test]
fn a_record_is_brought_by_choosing_its_file_or_by_dropping_it_anywhere() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    browser.go(&format!("{}/bring", server.address));
    let file = std::fs::canonicalize(RECORD).expect("a recorded game");
    browser.write("#bring-file", &file.to_string_lossy());
    browser.press("form[action='/bring'] button");
    replay_is_shown(&browser);

    browser.go(&format!("{}/bring", server.address));
    assert!(browser.text("[data-drop-note]").contains("anywhere"), "the page says so");
    browser.picture("bring");
    // As a hand does it: over the page first, and let go at its foot.
    let record = std::fs::read_to_string(RECORD).expect("a recorded game");
    let drag = "const [text, kind, done] = arguments;
        const files = new DataTransfer();
        files.items.add(new File([text], 'game.record'));
        const more = { dataTransfer: files, bubbles: true, cancelable: true };
        const event = new DragEvent(kind, more);
        document.querySelector('.page-foot').dispatchEvent(event);
        done([event.defaultPrevented, document.querySelectorAll('.is-dropping').length]);";
    let drag = |kind: &str| browser.wait_for_script(drag, &json!([record, kind]));
    assert_eq!(drag("dragover"), json!([true, 1]), "the page shows where the file goes");
    assert_eq!(drag("drop"), json!([true, 0]), "the browser does not open it itself");
    replay_is_shown(&browser);
}
