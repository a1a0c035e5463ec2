//! A house that has the site: guests take the games along, and need the house no more.

use super::site;
use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, Motion, PHONE, Profile};
use crate::{LISTED, Turn, choose_first};

#[test]
fn a_house_that_has_the_site_gives_it_to_its_guests() {
    let _turn = Turn::take();
    let Some(built) = site::built() else { return };
    for language in ["de", "en"] {
        let profile = Profile { language, motion: Motion::Reduced, ..LAPTOP };
        let Some(browser) = Browser::open_chromium(&profile) else { return };
        let mut server = TestServer::open_with(&["--offline", built.to_str().expect("a path")]);
        crate::play_now(&browser, &server, "base", "Idir");
        // The worker of the house is there first, and stays out of it.
        browser.until("the worker", || {
            let there = browser.glance("return navigator.serviceWorker.controller !== null")?;
            (there == true).then_some(())
        });
        browser.go(&server.address);
        browser.script("document.querySelector('a[href=\"/pocket/\"]').scrollIntoView()");
        browser.picture(&format!("take-along-{language}"));
        browser.resize(PHONE.size);
        browser.script("document.querySelector('a[href=\"/pocket/\"]').scrollIntoView()");
        browser.picture(&format!("take-along-{language}-phone"));
        browser.resize(LAPTOP.size);
        assert_eq!(browser.barriers(), Vec::<String>::new());
        browser.press("a[href='/pocket/']");
        browser.wait_for("form.start-form");
        super::wait_for_everything(&browser);
        server.fail_and_come_back(|| {
            browser.press("form.start-form label:has(input[name=level])");
            browser.press("form.start-form button[type=submit]");
            browser.wait_for(LISTED);
            assert!(browser.address().contains("/pocket/table/"));
            for _ in 0..4 {
                assert!(choose_first(&browser), "without the house");
            }
        });
        browser.go(&server.address);
        assert!(browser.has("#games li"), "the house has its own games");
        browser.go(&format!("{}/pocket/", server.address));
        assert!(browser.has("#games li"), "and the browser has others");
    }
}

#[test]
fn a_house_without_the_site_does_not_offer_it() {
    let server = TestServer::open();
    let mut visitor = server.visitor();
    assert!(!visitor.get("/").expect(200).body.contains("/pocket/"));
    visitor.get("/pocket/").expect(404);
}
