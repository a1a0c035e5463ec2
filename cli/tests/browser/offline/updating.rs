//! A newer version of the site: announced, taken with a click, and with the same games.

use super::begin;
use super::site::{self, Site};
use crate::webdriver::{Browser, LAPTOP, Motion, PHONE, Profile};
use crate::{LISTED, Turn, choose_first};
use serde_json::json;

/// The names under which the browser keeps versions.
const VERSIONS: &str = "caches.keys().then(arguments[0])";
/// Looks for a newer version, as browsers do by themselves now and then.
const LOOK: &str = "navigator.serviceWorker.getRegistration()
    .then((registration) => registration.update()).then(() => arguments[0](true))";

#[test]
fn a_newer_version_is_announced_and_begins_at_a_click_with_the_same_games() {
    let _turn = Turn::take();
    let Some(built) = site::built() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    site::copy(&built, folder.path(), |_| true);
    let site = Site::of(folder.path().to_owned());
    let profile = Profile { motion: Motion::Reduced, ..LAPTOP };
    let Some(browser) = Browser::open_chromium(&profile) else { return };
    begin(&browser, &site.address, "targi");
    for _ in 0..3 {
        assert!(choose_first(&browser));
    }
    browser.wait_for(LISTED);
    let table = browser.address();
    let seen = || browser.attribute("[data-after]", "data-after");
    let (before, versions) = (seen(), browser.wait_for_script(VERSIONS, &json!([])));

    let worker = folder.path().join("sw.js");
    let text = std::fs::read_to_string(&worker).expect("the worker");
    let newer = text.replace("`pocket ", "`pocket newer-");
    assert_ne!(newer, text);
    std::fs::write(&worker, newer).expect("a newer worker");
    browser.script("document.body.dataset.same = 'page'");
    browser.wait_for_script(LOOK, &json!([]));
    browser.wait_for(".toast button");
    browser.picture("offline-newer");
    browser.resize(PHONE.size);
    browser.until("the offer fits on a phone", || {
        let fits =
            "const { left, right } = document.querySelector('.toast').getBoundingClientRect();
                    return left >= 0 && right <= innerWidth && innerWidth < 400";
        (browser.glance(fits)? == true).then_some(())
    });
    browser.picture("offline-newer-phone");
    assert_eq!(browser.barriers(), Vec::<String>::new());
    browser.resize(LAPTOP.size);
    browser.press(".toast button:last-child");
    assert!(!browser.has(".toast:not([hidden])"), "it can wait");
    assert!(choose_first(&browser), "nobody is forced");
    assert!(browser.has("body[data-same]"), "the page was left alone");
    browser.wait_for(LISTED);
    let before = seen().max(before);

    browser.go(&table);
    browser.wait_for(LISTED);
    browser.script("document.body.dataset.same = 'page'");
    browser.press(".toast button");
    // Nothing is asked of a page that is about to be left: its answer would never come.
    let fresh = "return document.body.dataset.same === undefined && \
                 document.querySelector('.toast button') === null && \
                 document.querySelector('#choices button[name=choice]') !== null";
    browser.until("the newer version", || (browser.glance(fresh)? == true).then_some(()));
    let now = browser.wait_for_script(VERSIONS, &json!([])).to_string();
    assert!(
        now.contains("newer-") && !now.contains(versions[0].as_str().expect("a name")),
        "{now}"
    );
    assert_eq!(browser.address(), table);
    assert_eq!(seen(), before, "the game is where it was");
    assert!(choose_first(&browser), "and goes on");
}
