//! The pages of the site are those of a house; so they are held to the same: nobody is shut
//! out, and nothing is cut off, in both languages. The tables themselves are measured there.

use super::{begin, leading_out, site::Site};
use crate::measure::Findings;
use crate::webdriver::{Browser, LAPTOP, Motion, Profile};
use crate::{LISTED, Turn, choose_first, pages};
use serde_json::json;
use web::Language;

#[test]
fn the_site_shuts_nobody_out_and_has_room_for_everything() {
    let _turn = Turn::take();
    for language in Language::ALL {
        let Some(site) = Site::open() else { return };
        let profile = Profile { language: language.code(), motion: Motion::Reduced, ..LAPTOP };
        let Some(browser) = Browser::open_chromium(&profile) else { return };
        browser.go(&site.address);
        browser.wait_for("form.start-form");
        super::wait_for_everything(&browser);
        let mut findings = Findings::default();
        let look = |what: &str| {
            pages::look_around(&browser, what);
            assert_eq!(leading_out(&browser), json!([]), "{what}");
        };
        let mut measure = |what: &str| {
            look(what);
            findings.measure(&browser, what, None);
        };
        let go = |path: &str| browser.go(&format!("{}{path}", site.address));
        for path in ["", "new?game=targi"] {
            go(path);
            measure(path);
        }
        begin(&browser, &site.address, "targi");
        for _ in 0..4 {
            assert!(choose_first(&browser));
        }
        browser.wait_for(LISTED);
        let table = browser.address();
        for path in ["", "bring", "rules", "nowhere"] {
            go(path);
            measure(path);
        }
        browser.go(&table);
        browser.wait_for(LISTED);
        look("a table");
        pages::post(&browser, &format!("{table}/leave"), &[]);
        browser.go(&format!("{table}/end"));
        browser.wait_for(".verdict");
        look("the end");
        browser.go(&format!("{table}/replay?at=2"));
        look("looking back");
        let shown = browser.script("return document.documentElement.lang");
        assert_eq!(shown, language.code());
        findings.assert_none();
    }
}
