//! The house on a home screen: what works in the background keeps nothing that can be old.

use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP};
use crate::{LISTED, Turn};
use serde_json::{Value, json};

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

/// What the worker shows just now.
const SHOWN: &str = r#"
    const told = arguments[arguments.length - 1];
    const plain = ({ title, body, tag, data }) => ({ title, body, tag, url: data.url });
    navigator.serviceWorker.ready.then((all) => all.getNotifications())
      .then((all) => told(all.map(plain)));
"#;

/// Tells the pages when something is shown, and what a click on it would do: only the click of a
/// person lets a worker open a page or fetch one to the front. Nobody may ask what is shown
/// while it is going to be: Chromium forgets what it does not find on the screen then.
const WATCH: &str = r#"(() => {
    self.tell = async (what) => {
      const pages = await clients.matchAll({ includeUncontrolled: true });
      pages.forEach((page) => page.postMessage(what));
    };
    const show = registration.showNotification.bind(registration);
    registration.showNotification = (...all) => show(...all).then(() => tell(`show ${all[1].tag}`));
    clients.openWindow = (path) => tell(`open ${path}`);
    WindowClient.prototype.focus = function () { return tell(`focus ${new URL(this.url).pathname}`); };
    tell("watch");
})()"#;

/// Clicks on what is shown.
const CLICK: &str = r#"(async () => {
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent("notificationclick", { notification }));
})()"#;

/// A script in the worker of the page.
fn in_the_worker(browser: &Browser, script: &str) {
    let targets = browser.chromium("Target.getTargets", json!({}));
    let mut targets = targets["targetInfos"].as_array().expect("targets").iter();
    let worker = targets.find(|target| target["type"] == "service_worker");
    let id = &worker.expect("a worker")["targetId"];
    let to = json!({ "targetId": id, "flatten": false });
    let session = browser.chromium("Target.attachToTarget", to)["sessionId"].take();
    let run = json!({ "id": 1, "method": "Runtime.evaluate", "params": { "expression": script } });
    let message = json!({ "sessionId": session, "message": run.to_string() });
    browser.chromium("Target.sendMessageToTarget", message);
}

#[test]
fn what_the_house_pushes_is_shown_and_a_click_on_it_leads_to_the_table() {
    let _turn = Turn::take();
    let server = TestServer::open();
    let Some(browser) = Browser::open_chromium(&LAPTOP) else { return };
    let may = json!({ "origin": server.address, "permissions": ["notifications"] });
    browser.chromium("Browser.grantPermissions", may);
    browser.go(&format!("{}/rules", server.address));
    let is_there = "return navigator.serviceWorker.controller !== null";
    browser.until("the worker", || (browser.glance(is_there)? == json!(true)).then_some(()));
    browser.script("navigator.serviceWorker.onmessage = ({ data }) => (window.heard = data)");
    let heard = |what: &str| {
        let heard = || browser.script("return window.heard ?? null");
        browser.until(what, || (heard() == what).then_some(()));
    };
    in_the_worker(&browser, WATCH);
    heard("watch");
    browser.chromium("ServiceWorker.enable", json!({}));
    let shown = || browser.wait_for_script(SHOWN, &json!([]));
    // The house may go by another name where it made the link.
    for (path, does) in [("/table/oasis", "open /table/oasis"), ("/rules", "focus /rules")] {
        let told = json!({
            "title": "Your turn: Targi", "body": "Bo waits for you.", "tag": path,
            "url": format!("https://games.example.org{path}"),
        });
        // The number of the worker is known to its browser alone; it is one of the first.
        for number in 0..4 {
            let push = json!({
                "origin": server.address, "registrationId": number.to_string(),
                "data": told.to_string(),
            });
            browser.chromium("ServiceWorker.deliverPushMessage", push);
        }
        heard(&format!("show {path}"));
        assert_eq!(shown(), json!([told]));
        in_the_worker(&browser, CLICK);
        heard(does);
        browser.until("it to be gone", || (shown() == Value::Array(Vec::new())).then_some(()));
    }
}
