//! Games that leave the browser: in a link, in a file, and all of them together.

use super::{at_the_site, begin};
use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, Motion, PHONE, Profile};
use crate::{LISTED, Turn, choose_first, pages};
use serde_json::json;
use tempfile::TempDir;

/// A text that the page fetches.
fn fetched(browser: &Browser, address: &str) -> String {
    const READ: &str = "fetch(arguments[0]).then((answer) => answer.text()).then(arguments[1])";
    browser.wait_for_script(READ, &json!([address])).as_str().expect("a text").to_owned()
}

/// Chooses a file with this text, which the browser reads when the form is sent.
#[must_use]
pub(super) fn choose_file(browser: &Browser, selector: &str, text: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games");
    std::fs::write(&file, text).expect("a file");
    browser.write(selector, file.to_str().expect("a path"));
    folder
}

/// A link with a whole game that was begun and given up, and how many moves it has.
fn linked_game(browser: &Browser, address: &str) -> (String, usize) {
    begin(browser, address, "targi");
    for _ in 0..6 {
        assert!(choose_first(browser));
    }
    browser.wait_for(LISTED);
    let table = browser.address();
    pages::post(browser, &format!("{table}/leave"), &[]);
    browser.go(&format!("{table}/replay?at=0"));
    browser.press("[data-copy-game]");
    let link = browser.attribute("[data-copy-game]", "data-copy-text");
    let length = browser.attribute("#replay-at", "max").parse().expect("a number");
    browser.picture("offline-link");
    browser.resize(PHONE.size);
    browser.picture("offline-link-phone");
    browser.resize(LAPTOP.size);
    (link, length)
}

#[test]
fn a_link_holds_a_whole_game_for_another_browser_and_for_a_house() {
    let _turn = Turn::take();
    let Some((browser, site)) = at_the_site() else { return };
    let (link, length) = linked_game(&browser, &site.address);
    assert!(link.starts_with(&site.address) && link.len() < 4000, "{link}");
    drop(browser);
    let profile = Profile { motion: Motion::Reduced, ..LAPTOP };
    let Some(other) = Browser::open_chromium(&profile) else { return };
    let house = TestServer::open();
    let at_the_house = link.replace(&site.address, &format!("{}/", house.address));
    for link in [&link, &at_the_house] {
        other.go(link);
        other.wait_for("section.replay");
        assert_eq!(other.attribute("#replay-at", "max"), length.to_string());
        assert!(other.text("main").contains("Amma"), "with the names of who played");
    }
    let told = |link: &str| {
        other.go(link);
        other.wait_for("#bring-wrong");
        other.text("#bring-wrong")
    };
    assert!(told(&link[..link.len() - 9]).contains("cut off or changed"));
    other.picture("offline-link-broken");
    assert!(told(&format!("{}#game=?", site.address)).contains("cut off or changed"));
    let long = format!("{link}{}", "A".repeat(16_000));
    assert!(told(&long).contains("too long"));
}

#[test]
fn all_games_go_to_another_browser_as_one_file_and_one_as_a_record() {
    let _turn = Turn::take();
    let Some((browser, site)) = at_the_site() else { return };
    begin(&browser, &site.address, "five-tribes");
    assert!(choose_first(&browser));
    browser.wait_for(LISTED);
    let unfinished = browser.address();
    let seen = browser.attribute("[data-after]", "data-after");
    begin(&browser, &site.address, "targi");
    assert!(choose_first(&browser));
    let finished = browser.address();
    pages::post(&browser, &format!("{finished}/leave"), &[]);
    let record = fetched(&browser, &format!("{finished}/record"));
    browser.go(&format!("{}bring", site.address));
    let games = fetched(&browser, &browser.attribute("#parcel a[download]", "href"));
    browser.picture("offline-parcel");
    browser.resize(PHONE.size);
    browser.script("document.querySelector('#parcel').scrollIntoView()");
    browser.picture("offline-parcel-phone");
    drop(browser);

    let profile = Profile { motion: Motion::Reduced, ..LAPTOP };
    let Some(other) = Browser::open_chromium(&profile) else { return };
    other.go(&site.address);
    other.wait_for("form.start-form");
    super::wait_for_everything(&other);
    let bring = format!("{}bring", site.address);
    let take_in = |file: &str| {
        other.go(&bring);
        let _file = choose_file(&other, "#parcel-file", file);
        other.press("#parcel form button");
        other.until("an answer", || {
            let gone = !other.has("#parcel");
            gone.then(|| other.text("main")).filter(|text| !text.is_empty())
        })
    };
    let refused = take_in(&games[..games.len() / 2]);
    assert!(refused.contains("Nothing was taken in"), "{refused}");
    other.picture("offline-parcel-broken");
    let taken = take_in(&games);
    assert!(taken.contains("2 games were taken in"), "{taken}");
    other.picture("offline-parcel-taken");
    let again = take_in(&games);
    assert!(again.contains("No game was new") && again.contains("2 were here already"), "{again}");
    other.go(&unfinished);
    other.wait_for(LISTED);
    assert_eq!(other.attribute("[data-after]", "data-after"), seen);
    assert!(choose_first(&other), "and it goes on");

    other.go(&bring);
    let _file = choose_file(&other, "#bring-file", &record);
    other.press("form[action$='/bring'] button");
    other.wait_for("section.replay");
}
