//! The house on a home screen: what works in the background keeps nothing that can be old.

use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP};
use crate::{LISTED, Turn};
use serde_json::json;

/// The addresses that the browser keeps for the house.
const KEPT: &str = r#"
    const told = arguments[arguments.length - 1];
    const all = async () => {
      const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(kept.map((one) => one.keys()));
      return requests.flat().map((request) => new URL(request.url).pathname);
    };
    all().then(told);
"#;

/// Whether the browser would offer to install the house; what is missing if not.
const MANIFEST: &str = "Page.getAppManifest";

#[test]
fn without_a_network_the_house_says_so_and_shows_no_old_table() {
    let _turn = Turn::take();
    let mut server = TestServer::open();
    let Some(browser) = Browser::open_chromium(&LAPTOP) else { return };
    crate::play_now(&browser, &server, "base", "Idir");
    let table = browser.address();
    browser.wait_for(LISTED);
    let is_there = "return navigator.serviceWorker.controller !== null";
    browser.until("the worker", || (browser.glance(is_there)? == json!(true)).then_some(()));
    // The table goes through the worker now.
    browser.go(&table);
    browser.wait_for(LISTED);
    let manifest = browser.chromium(MANIFEST, json!({}));
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    let kept = browser.wait_for_script(KEPT, &json!([]));
    let kept: Vec<&str> =
        kept.as_array().expect("a list").iter().filter_map(|p| p.as_str()).collect();
    assert!(kept.contains(&"/away"), "{kept:?}");
    let fixed = |path: &&str| path.starts_with("/assets/") || *path == "/away";
    assert!(kept.iter().all(fixed), "only what never changes: {kept:?}");
    server.fail_and_come_back(|| {
        browser.go(&table);
        assert_eq!(browser.text("h1"), "No network");
        assert!(!browser.has("[data-moves]"), "no table that may be old");
        browser.picture("no-network");
    });
    browser.press("main a.btn");
    browser.wait_for(LISTED);
}
