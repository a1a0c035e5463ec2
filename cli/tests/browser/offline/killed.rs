//! The browser is killed in the middle of writing, as phones do that want the memory.

use super::{begin, record, site::Site, verify, wait_for_everything};
use crate::webdriver::{Browser, LAPTOP, Motion, Profile};
use crate::{LISTED, Turn, choose_first, pages};
use std::time::Duration;

/// How much of the table's log the page shows.
fn shown(browser: &Browser) -> Option<u32> {
    let after = browser.glance("return document.querySelector('[data-after]')?.dataset.after")?;
    after.as_str()?.parse().ok()
}

/// Presses one choice after the other, as soon as there is one.
const PRESS_ON: &str =
    "setInterval(() => document.querySelector('#choices button[name=choice]')?.click(), 5)";

#[test]
fn a_browser_that_is_killed_while_it_writes_comes_back_with_everything_that_it_has_shown() {
    let _turn = Turn::take();
    let Some(site) = Site::open() else { return };
    let profile = Profile { motion: Motion::Reduced, ..LAPTOP };
    let Some(mut browser) = Browser::open_chromium(&profile) else { return };
    begin(&browser, &site.address, "targi");
    browser.wait_for(LISTED);
    let table = browser.address();
    let mut seen = shown(&browser).expect("a table");
    // The later it is killed, the further its writing has come.
    for later_ms in [0, 3, 10, 30, 60, 100] {
        browser.script(PRESS_ON);
        browser.until("something more", || shown(&browser).filter(|now| *now > seen));
        std::thread::sleep(Duration::from_millis(later_ms));
        seen = shown(&browser).unwrap_or(seen).max(seen);
        browser.die_and_come_back(&profile);
        browser.go(&site.address);
        browser.wait_for("form.start-form");
        wait_for_everything(&browser);
        browser.go(&table);
        browser.wait_for(LISTED);
        let kept = shown(&browser).expect("the table is there");
        assert!(kept >= seen, "{seen} lines were shown, {kept} were kept");
        seen = kept;
    }
    assert!(choose_first(&browser), "and it goes on");
    pages::post(&browser, &format!("{table}/leave"), &[]);
    verify(&record(&browser));
}
