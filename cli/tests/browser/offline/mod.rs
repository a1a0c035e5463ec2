//! The house without a server: whole games with the network switched off, and what is kept.
//!
//! `packaging/offline` builds the site into `dist/`. Where it was not built these tests say so
//! and pass, unless `CARAVANSERAI_NEEDS_OFFLINE` is set.

mod carrying;
mod first_visit;
mod house;
mod killed;
mod looks;
mod site;
mod speed;
mod updating;
mod walking;

use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, Motion, Profile};
use crate::{LISTED, Turn, choose_first, moves};
use serde_json::{Value, json};
use site::{FOLDER, Site};
use std::path::PathBuf;
use std::process::Command;

/// Waits until the whole program is there that stands behind the first page, and what it thinks
/// with.
fn wait_for_everything(browser: &Browser) {
    const LOOK: &str = r#"
        const [parts, told] = arguments;
        const look = async () => {
            const found = await Promise.all(parts.map((part) => caches.match(`${part}.wasm`)));
            const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
            const weights = kept.flat().some(({ url }) => url.endsWith(".bin"));
            if (navigator.serviceWorker.controller && weights && found.every(Boolean)) told(true);
            else setTimeout(look, 50);
        };
        look();
    "#;
    browser.wait_for_script(LOOK, &json!([site::parts()]));
}

/// A browser that has been at the site once, which is gone now.
fn taken_along() -> Option<(Browser, String)> {
    let (browser, mut site) = at_the_site()?;
    site.switch_off();
    Some((browser, site.address))
}

/// A browser at the site; both stay.
fn at_the_site() -> Option<(Browser, Site)> {
    let site = Site::open()?;
    let browser = Browser::open_chromium(&Profile { motion: Motion::Reduced, ..LAPTOP })?;
    browser.go(&site.address);
    browser.wait_for("form.start-form");
    wait_for_everything(&browser);
    Some((browser, site))
}

/// Begins a game against the weakest opponent.
fn begin(browser: &Browser, address: &str, game: &str) {
    begin_against(browser, address, game, "");
}

/// Begins a game against this level, or the weakest.
fn begin_against(browser: &Browser, address: &str, game: &str, level: &str) {
    browser.go(address);
    unfold(browser, game);
    let form = format!("form.start-form:has(input[value='{game}'])");
    if game == "five-tribes" {
        browser.press(&format!("{form} label:has(input[name=players][value='2'])"));
    }
    let level = if level.is_empty() { String::new() } else { format!("[value='{level}']") };
    browser.press(&format!("{form} label:has(input[name=level]{level})"));
    let name = format!("{form} input[name=name]");
    // Known guests are not asked for a name again.
    if browser.has(&name) {
        browser.write(&name, "Amma");
    }
    browser.press(&format!("{form} button[type=submit]"));
    browser.wait_for("[data-moves]");
}

/// Shows on the first page what can be done with a game: visitors who have played before find all
/// games folded, others all but one.
fn unfold(browser: &Browser, game: &str) {
    let folded = format!("details.start-game:not([open]):has(input[value='{game}']) > summary");
    if browser.has(&folded) {
        browser.press(&folded);
    }
}

/// What on the page leads out of the folder of the site.
fn leading_out(browser: &Browser) -> Value {
    const ADDRESSES: &str = r#"
        const told = (part) => [...part.attributes].filter(({ name }) => /^(href|src|action|formaction|data-live|data-icon.*)$/.test(name));
        const parts = [...document.querySelectorAll("*")].flatMap(told).map(({ value }) => new URL(value, location.href));
        return parts.filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith("FOLDER"))
            .map(String);
    "#;
    browser.script(&ADDRESSES.replace("FOLDER", FOLDER))
}

/// The record of the game that the page is about.
fn record(browser: &Browser) -> String {
    const READ: &str = r#"
        const told = arguments[arguments.length - 1];
        const [table] = /^.*\/table\/[^/]+/.exec(location.pathname);
        fetch(`${table}/record`).then((answer) => answer.text()).then(told);
    "#;
    browser.wait_for_script(READ, &json!([])).as_str().expect("a text").to_owned()
}

/// Verifies a record as a house does.
fn verify(record: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let file: PathBuf = folder.path().join("pocket.record");
    std::fs::write(&file, record).expect("a file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
    let done = command.arg("replay").arg(&file).arg("--verify").output().expect("it runs");
    assert!(done.status.success(), "{}\n{record}", String::from_utf8_lossy(&done.stderr));
}

/// Brings the record to a house, which opens it and finds that all was fair.
fn bring_to_a_house(browser: &Browser, record: &str) {
    let house = TestServer::open();
    browser.go(&format!("{}/bring", house.address));
    let _file = carrying::choose_file(browser, "#bring-file", record);
    browser.press("form[action$='/bring'] button");
    browser.wait_for("section.replay");
    let address = browser.address();
    let (table, _) = address.split_once("/replay").expect("the replay of a table");
    browser.go(&format!("{table}/end"));
    browser.press("form[action$='/verify'] button");
    browser.wait_for(".proof > p.ok");
}

/// The end page counts and, once the coach has judged the game, tells what decided it.
fn look_at_the_end(browser: &Browser, game: &str) {
    if browser.has("a[href$='/end']") {
        browser.press("a[href$='/end']");
    }
    browser.wait_for(".verdict");
    browser.wait_for("#count-title");
    browser.wait_for("#decided-title");
    assert_eq!(browser.all(".swing li").len(), 3, "play, luck, and what was neither");
    assert_eq!(browser.all("svg.chart").len(), 2, "the points, and the chances");
    assert_eq!(leading_out(browser), json!([]));
    browser.picture(&format!("offline-{game}-end"));
}

fn whole_game(game: &str) {
    let _turn = Turn::take();
    let Some((browser, address)) = taken_along() else { return };
    begin(&browser, &address, game);
    let mut made = 0;
    while choose_first(&browser) {
        made += 1;
        assert!(made < 800, "the game ends");
        if made == 10 {
            browser.wait_for(LISTED);
            let seen = browser.attribute("[data-after]", "data-after");
            browser.go(&browser.address());
            browser.wait_for(LISTED);
            let again = browser.attribute("[data-after]", "data-after");
            assert_eq!(again, seen, "what was shown as played is there after a reload");
            assert_eq!(leading_out(&browser), json!([]));
            browser.picture(&format!("offline-{game}"));
        }
    }
    assert!(made > 20, "{made} choices made a game");
    let record = record(&browser);
    verify(&record);
    look_at_the_end(&browser, game);
    bring_to_a_house(&browser, &record);
}

#[test]
fn a_whole_game_of_targi_is_played_without_a_network_and_verified_by_a_house() {
    whole_game("targi");
}

#[test]
fn a_whole_game_of_five_tribes_is_played_without_a_network_and_verified_by_a_house() {
    whole_game("five-tribes");
}

#[test]
fn without_a_network_the_guide_plays_a_hint_is_given_and_a_choice_is_taken_back() {
    let _turn = Turn::take();
    let Some((browser, address)) = taken_along() else { return };
    browser.go(&address);
    let form = "form.start-form:has(input[value='targi'])";
    browser.press(&format!("{form} label:has(input[name=level][value='guide'])"));
    browser.press(&format!("{form} button[type=submit]"));
    browser.wait_for(LISTED);
    browser.press("#choices .hint-btn");
    browser.wait_for("#choices .share");
    let before = moves(&browser).expect("a table");
    assert!(choose_first(&browser));
    browser.wait_for(LISTED);
    browser.press("details.takeback > summary");
    browser.press("details.takeback button[formaction$='/takeback']");
    browser.until("the choice is taken back", || (moves(&browser)? == before).then_some(()));
    let manifest = browser.chromium("Page.getAppManifest", json!({}));
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
}

#[test]
fn what_is_pressed_on_the_first_page_is_done_when_the_program_is_there() {
    let _turn = Turn::take();
    let Some(site) = Site::open() else { return };
    let Some(browser) = Browser::open_chromium(&LAPTOP) else { return };
    browser.go(&site.address);
    browser.press("form.start-form:has(input[value='targi']) button[type=submit]");
    browser.wait_for("[data-moves]");
}
