//! Who comes and goes is shown beside their name and told once; nothing else moves.

use crate::Turn;
use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP};
use serde_json::json;

/// Where everything stands that says where people are, and what stands beside it.
const LAYOUT: &str = "return JSON.stringify([...document.querySelectorAll( \
    '.player-head > *, .panel, .tabs label')].filter((part) => part.checkVisibility()) \
    .map((part) => { const box = part.getBoundingClientRect(); \
    return [box.x, box.y, box.height].map(Math.round); }))";

#[test]
fn who_comes_and_goes_is_shown_and_told_and_nothing_moves() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    browser.go(&format!("{}/new?game=targi", server.address));
    browser.write("input[name=name]", "Ada");
    browser.press("main form[action='/new'] button[type=submit]");
    browser.wait_for(".invite");
    let table = browser.address().split_once("/table/").expect("a table").1.to_owned();
    let mut bo = server.visitor();
    bo.post(&format!("/table/{table}/sit"), &[("name", "Bo")]);
    bo.get(&format!("/table/{table}"));
    browser.wait_for(".player-head .here");
    browser.until("Bo to be there", || browser.has(".player-head .here.is-here").then_some(()));
    let before = browser.script(LAYOUT);
    let told = || browser.script("return document.getElementById('told').textContent");
    // Bo looks at another page of the house.
    bo.get("/");
    browser.until("Bo to be elsewhere", || {
        browser.has(".player-head .here.is-elsewhere").then_some(())
    });
    assert_eq!(browser.attribute(".player-head .here", "title"), "Bo is elsewhere in the house.");
    assert_eq!(browser.text(".player-head .here small"), "elsewhere");
    assert_eq!(told(), json!("Bo is elsewhere in the house."));
    assert_eq!(browser.script(LAYOUT), before, "nothing moves");
    assert_eq!(browser.barriers(), Vec::<String>::new());
    browser.picture("somebody-is-elsewhere");
}
