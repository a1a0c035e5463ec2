//! The first page: what was played last is one click away, and what was not played explains
//! itself.

use crate::Turn;
use crate::pages::post;
use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP};

#[test]
fn home_offers_what_was_played_last_in_one_click_and_the_game_that_was_not() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    browser.go(&server.address);
    assert!(!browser.has("form.again"), "nothing was played yet");
    let last = [("game", "five-tribes"), ("preset", "all"), ("players", "3"), ("level", "novice")];
    post(&browser, "/play", &[&last[..], &[("name", "Amma")]].concat());
    browser.wait_for("[data-moves]");
    browser.go(&server.address);
    let said = browser.text("form.again");
    assert!(said.contains("Five Tribes") && said.contains("Novice"), "{said}");
    let offered = browser.text(".is-offer");
    assert!(offered.contains("Targi") && !offered.contains("Five Tribes"), "{offered}");
    browser.picture("home-again");
    let first = browser.attribute(".resume a", "href");
    let id = browser.attribute("form.again [name=as]", "value");
    server.visitor().post("/play", &[("as", &id)]).expect(403);
    browser.press("form.again button");
    browser.wait_for("[data-moves]");
    assert!(!browser.address().ends_with(&first), "it is another table");
    assert_eq!(browser.all(".player").len(), 3, "of as many players");
    assert_eq!(browser.all(".board .tile").len(), 36, "by the same rules");
}
