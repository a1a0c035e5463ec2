//! What people meet around the tables while they wait for each other has room on every screen,
//! and shuts nobody out.

use crate::measure::Findings;
use crate::pages::{keep_pictures, look_around, post};
use crate::people::with_bo;
use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, Motion, Profile};
use crate::{ENTER, Turn, choose_first, is_over};
use serde_json::json;
use web::Language;

#[test]
fn ways_to_be_told_and_the_last_words_have_room_and_shut_nobody_out() {
    let _turn = Turn::take();
    for language in Language::ALL {
        let profile = Profile { language: language.code(), motion: Motion::Reduced, ..LAPTOP };
        let Some(browser) = Browser::open(&profile) else { return };
        let mail = ["--mail-server", "smtp://127.0.0.1:9", "--mail-from", "games@example.org"];
        let server = TestServer::open_with(&mail);
        let mut bo = server.visitor();
        let fields = [("game", "targi"), ("name", "Badis"), ("opponent", "friend")];
        let table = bo.post("/new", &fields).expect(303).location().to_owned();
        browser.go(&format!("{}{table}", server.address));
        post(&browser, &format!("{table}/sit"), &[("name", "Amma")]);
        browser.wait_for(".stage");
        post(&browser, "/notices/webhook", &[("url", "https://ntfy.invalid/amma-and-her-games")]);
        let mut findings = Findings::default();
        let mut look = |what: &str, name: &str| {
            look_around(&browser, what);
            if language == Language::English {
                keep_pictures(&browser, name);
            }
            findings.measure(&browser, what, None);
        };
        look("the ways to be told", "notices");
        bo.post(&format!("{table}/leave"), &[]).expect(303);
        for phrase in ["thank_you", "again"] {
            let said = [("phrase", phrase)];
            let answer = bo.post(&format!("{table}/say?page=end"), &said);
            assert!([303, 429].contains(&answer.status), "{answer:?}");
        }
        browser.go(&format!("{}{table}/end", server.address));
        browser.wait_for(".end-talk .said");
        browser.press(".talk > summary");
        look("the last words", "last-words");
        // They are answered without leaving the page.
        browser.script("window.same = true");
        if !browser.has(".talk[open]") {
            browser.press(".talk > summary");
        }
        browser.press(".phrases button[value=well_played]");
        let both = || (browser.all(".end-talk .said").len() == 2).then_some(());
        browser.until("the answer", both);
        assert_eq!(browser.script("return window.same"), json!(true), "no page was loaded");
        findings.assert_none();
    }
}

#[test]
fn clocks_offers_ways_out_and_curtains_have_room_and_shut_nobody_out() {
    let _turn = Turn::take();
    for language in Language::ALL {
        let profile = Profile { language: language.code(), motion: Motion::Reduced, ..LAPTOP };
        let Some(browser) = Browser::open(&profile) else { return };
        let server = TestServer::open();
        let mut findings = Findings::default();
        let mut look = |game: &str, what: &str| {
            if language == Language::English {
                look_around(&browser, what);
                keep_pictures(&browser, &format!("{}-{game}", what.replace(' ', "-")));
            }
            findings.measure(&browser, &format!("{game}, {what}"), None);
        };
        let minute = [("pace", "table"), ("minutes", "1"), ("seconds", "0")];
        let mut late = Vec::new();
        for game in ["targi", "five-tribes"] {
            let (mut bo, table) = with_bo(&browser, &server, game, &minute);
            browser.wait_for("#choices");
            // Ada may be the first, more than once.
            browser.until("Bo to be the one to act", || {
                let waits = browser.has(".plan a");
                if !waits {
                    choose_first(&browser);
                }
                waits.then_some(())
            });
            browser.wait_for(".clock.is-running");
            bo.post(&format!("{table}/say"), &[("phrase", "one_moment")]).expect(303);
            browser.wait_for(".said");
            look(game, "a clock and a phrase");
            bo.post(&format!("{table}/hand-over"), &[("to", "anyone")]).expect(303);
            browser.go(&browser.address());
            browser.wait_for(".ask [name=answer]");
            look(game, "a seat on offer");
            bo.post(&format!("{table}/hand-over"), &[("answer", "no")]).expect(303);
            late.push((game, table));
        }
        for game in ["targi", "five-tribes"] {
            browser.go(&server.address);
            let fields = [("game", game), ("opponent", "beside"), ("beside", "Bo")];
            post(&browser, "/new", &fields);
            browser.wait_for(".stage, .curtain button");
            look(game, "a shared device");
        }
        for (game, table) in late {
            browser.go(&format!("{}{table}", server.address));
            browser.wait_for(".ask.overdue [value=claim]");
            look(game, "time is over");
            // The game is claimed by keys alone.
            browser.tab_to(".ask.overdue [value=claim] ~ button");
            browser.key(ENTER);
            browser.until("the end", || is_over(&browser).then_some(()));
        }
        findings.assert_none();
    }
}

#[test]
fn plans_words_the_bell_and_the_curtain_are_reached_by_keys_alone() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open_chromium(&LAPTOP) else { return };
    let server = TestServer::open();
    let may = json!({ "origin": server.address, "permissions": ["notifications"] });
    browser.chromium("Browser.grantPermissions", may);
    with_bo(&browser, &server, "targi", &[("start", "1")]);
    let enter = |selector: &str| {
        browser.tab_to(selector);
        browser.key(ENTER);
    };
    enter(".plan a");
    browser.wait_for("form.plan [name=add]");
    enter("form.plan [name=add]");
    browser.wait_for("form.plan ol li");
    enter("form.plan .btn--primary");
    browser.wait_for("section.plan ol li");
    enter("section.plan button[name=keep]");
    browser.wait_for("p.plan a");
    // The menu of phrases opens, and closes again by itself or by its own key.
    enter(".talk > summary");
    browser.wait_for(".talk[open]");
    enter(".phrases button[value=hello]");
    browser.wait_for(".player-head .said");
    // The bell is on where the browser allows it; it is switched off and on.
    let bell = "button.iconbtn[data-tell-me]";
    browser.wait_for(&format!("{bell}[aria-pressed=true]"));
    for pressed in ["false", "true"] {
        browser.tab_to(bell);
        browser.key(" ");
        browser.wait_for(&format!("{bell}[aria-pressed={pressed}]"));
    }
    browser.go(&server.address);
    let fields = [("game", "five-tribes"), ("name", "Ada"), ("opponent", "beside")];
    post(&browser, "/new", &[&fields[..], &[("beside", "Bo")]].concat());
    browser.wait_for(".curtain button");
    enter(".curtain button");
    browser.wait_for("main [name=choice]");
    let next = || browser.has(".curtain button");
    while !next() {
        choose_first(&browser);
    }
    enter(".curtain button");
    browser.wait_for("main [name=choice]");
}
