//! Presence is shown beside names, and a change is told once; nothing else moves.

use crate::Turn;
use crate::test_server::TestServer;
use crate::visitor::Browser as Visitor;
use crate::webdriver::{Browser, LAPTOP};
use serde_json::json;

/// Where everything stands that says where people are, and what stands beside it.
const LAYOUT: &str = "return JSON.stringify([...document.querySelectorAll( \
    '.player-head > *, .panel, .tabs label')].filter((part) => part.checkVisibility()) \
    .map((part) => { const box = part.getBoundingClientRect(); \
    return [box.x, box.y, box.height].map(Math.round); }))";

#[test]
fn who_comes_and_goes_is_shown_and_told_and_nothing_moves() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    browser.go(&format!("{}/new?game=targi", server.address));
    browser.write("input[name=name]", "Ada");
    browser.press("main form[action='/new'] button[type=submit]");
    browser.wait_for(".invite");
    let table = browser.address().split_once("/table/").expect("a table").1.to_owned();
    let mut bo = server.visitor();
    bo.post(&format!("/table/{table}/sit"), &[("name", "Bo")]);
    bo.get(&format!("/table/{table}"));
    browser.wait_for(".player-head .here");
    browser.until("Bo to be there", || browser.has(".player-head .here.is-here").then_some(()));
    let before = browser.script(LAYOUT);
    let told = || browser.script("return document.getElementById('told-of-people').textContent");
    // Bo looks at another page of the house.
    bo.get("/");
    browser.until("Bo to be elsewhere", || {
        browser.has(".player-head .here.is-elsewhere").then_some(())
    });
    assert_eq!(browser.attribute(".player-head .here", "title"), "Bo is elsewhere in the house.");
    assert_eq!(browser.text(".player-head .here small"), "elsewhere");
    assert_eq!(told(), json!("Bo is elsewhere in the house."));
    assert_eq!(browser.script(LAYOUT), before, "nothing moves");
    assert_eq!(browser.barriers(), Vec::<String>::new());
    browser.picture("somebody-is-elsewhere");
}

/// Bo opens a table of a game with these fields besides; Ada, whose browser this is, sits down.
pub(crate) fn with_bo(
    browser: &Browser,
    server: &TestServer,
    game: &str,
    more: &[(&str, &str)],
) -> (Visitor, String) {
    let mut bo = server.visitor();
    let fields = [("game", game), ("opponent", "friend"), ("name", "Bo"), ("side", "1")];
    let table = bo.post("/new", &[&fields[..], more].concat()).expect(303).location().to_owned();
    browser.go(&format!("{}{table}", server.address));
    if browser.has("form[action$='/sit'] input[name=name]") {
        browser.write("form[action$='/sit'] input[name=name]", "Ada");
    }
    browser.press("form[action$='/sit'] button[type=submit]");
    browser.wait_for(".stage .here");
    (bo, table)
}

#[test]
fn what_somebody_says_is_shown_at_once_and_stays_beside_their_name() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    let (mut bo, table) = with_bo(&browser, &server, "targi", &[]);
    bo.post(&format!("{table}/say"), &[("phrase", "good_move")]);
    browser.until("Bo to be heard", || (browser.text(".toast") == "Bo: Good move!").then_some(()));
    assert!(browser.has(".toast > .fig"), "with the sign of the seat");
    assert_eq!(browser.text(".player-head .said"), "Good move!");
    // An answer takes two clicks and leaves the page as it is.
    browser.script("window.same = true");
    browser.press(".talk > summary");
    browser.press(".phrases button[value=thank_you]");
    browser.until("the answer", || (browser.all(".player-head .said").len() == 2).then_some(()));
    assert_eq!(browser.script("return window.same"), json!(true), "no page was loaded");
    assert_eq!(browser.barriers(), Vec::<String>::new());
    browser.picture("somebody-says-something");
    if !browser.has(".talk[open]") {
        browser.press(".talk > summary");
    }
    // Neither menu of the table leaves the window.
    browser.script("document.querySelectorAll('.menu').forEach((menu) => (menu.open = true))");
    let outside = "return [...document.querySelectorAll('.menu-box')].map((box) => \
        box.getBoundingClientRect()).filter((box) => box.right > innerWidth || box.left < 0).length";
    assert_eq!(browser.script(outside), json!(0));
    browser.script("document.querySelector('.menu:not(.talk)').open = false");
    browser.press(".mute button.hears");
    browser.wait_for("html[data-muted] .player-head .here");
    let shown = "return document.querySelector('.player-head .said').checkVisibility()";
    assert_eq!(browser.script(shown), json!(false), "who wants silence has it");
}

#[test]
fn the_badge_counts_what_waits_elsewhere_while_a_table_is_open() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    let (mut bo, one) = with_bo(&browser, &server, "targi", &[]);
    let badge = ".brand .count";
    assert!(browser.has(&format!("{badge}[hidden]")), "nothing waits elsewhere");
    // Against dice it is soon Ada's turn; she opens that table in another tab.
    browser.script("window.same = true");
    let open = "fetch('/play', { method: 'POST', \
        body: new URLSearchParams({ game: 'targi', level: 'random' }) })";
    browser.script(open);
    // Bo comes and goes, so that the page is told something at once.
    browser.until("the badge", || {
        bo.get(&one);
        bo.get("/");
        browser.has(&format!("{badge}:not([hidden])")).then_some(())
    });
    assert_eq!(browser.text(badge), "1");
    assert_eq!(browser.attribute(".brand", "aria-label"), "Caravanserai, 1 waits for you");
    assert_eq!(browser.script("return window.same"), json!(true), "no page was loaded");
    browser.picture("one-waits-elsewhere");
}

#[test]
fn a_clock_counts_is_right_after_a_reload_and_warns_in_the_last_minute() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    let minute = [("pace", "table"), ("minutes", "1"), ("seconds", "0")];
    let (mut bo, table) = with_bo(&browser, &server, "targi", &minute);
    let page = bo.get(&table).expect(200).body;
    if page.contains("data-turn=\"yes\"") {
        let after = page.split_once("data-after=\"").expect("a log").1.split('"').next().unwrap();
        let place = [("choice", "place 2"), ("after", after)];
        bo.post(&format!("{table}/play"), &place).expect(303);
    }
    let running = ".player-head .clock.is-running";
    let seconds = || {
        let text = browser.text(&format!("{running} b"));
        let (minutes, seconds) = text.split_once(':').expect("a clock");
        minutes.parse::<f64>().unwrap() * 60.0 + seconds.parse::<f64>().unwrap()
    };
    browser.wait_for(&format!("{running}[data-low]"));
    let first = seconds();
    browser.until("time to pass", || (seconds() < first).then_some(()));
    let before = seconds();
    browser.go(&browser.address());
    browser.wait_for(running);
    let after = seconds();
    assert!(after <= before && after > 0.0, "{before} s, then {after} s");
    let told = || browser.script("return document.getElementById('told').textContent");
    let warning = json!("You have less than a minute left.");
    browser.until("the warning", || (told() == warning).then_some(()));
    assert!(seconds() < 60.0);
    assert!(browser.has(".clock.is-low"), "it is red");
}

#[test]
fn a_clock_is_right_after_its_page_was_asleep() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open_chromium(&LAPTOP) else { return };
    let server = TestServer::open();
    let minutes = [("pace", "table"), ("minutes", "20"), ("seconds", "0")];
    let (mut bo, table) = with_bo(&browser, &server, "targi", &minutes);
    let mut at_the_house = || {
        let told = bo.get(&table.replace("/table/", "/api/v1/tables/")).expect(200).json();
        let acts = told["to_act"].as_u64().expect("somebody is to act") as usize;
        told["left_ms"][acts].as_f64().expect("a clock") / 1000.0
    };
    browser.wait_for(".player-head .clock.is-running");
    // A page that is asleep runs no script of a test; its browser tells what it shows.
    let shown = || {
        let text = "document.querySelector('.player-head .clock.is-running b').textContent";
        let told = browser.chromium("Runtime.evaluate", json!({ "expression": text }));
        let text = told["result"]["value"].as_str().expect("a clock").to_owned();
        let (minutes, seconds) = text.split_once(':').expect("a clock");
        minutes.parse::<f64>().unwrap() * 60.0 + seconds.parse::<f64>().unwrap()
    };
    let falls = |state: &str| {
        browser.chromium("Page.setWebLifecycleState", json!({ "state": state }));
    };
    falls("frozen");
    let (slept_at, since) = (shown(), at_the_house());
    browser.until("time to pass at the house", || (at_the_house() < since - 4.0).then_some(()));
    assert_eq!(shown(), slept_at, "it is asleep");
    falls("active");
    let is_right = |shown: f64, house: f64| (shown - house).abs() < 1.5;
    browser.until("the right time", || is_right(shown(), at_the_house()).then_some(()));
}

#[test]
fn a_curtain_falls_on_a_device_that_goes_round_and_nobody_watches() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    browser.go(&server.address);
    let fields = [("game", "five-tribes"), ("name", "Ada"), ("opponent", "beside")];
    crate::pages::post(&browser, "/new", &[&fields[..], &[("beside", "Bo")]].concat());
    let next = || browser.text(".curtain h2");
    browser.wait_for(".curtain button");
    let first = next();
    assert!(!browser.has("main [name=choice]"), "nothing can be chosen behind it");
    browser.press(".curtain button");
    browser.wait_for("main [name=choice]");
    // The script hears of people by now, and counts nobody who watches.
    browser.until("people", || browser.has("[data-watching][hidden]").then_some(()));
    browser.until("the device to go to the other", || {
        if browser.has(".curtain button") {
            return (next() != first).then_some(());
        }
        browser.all("main [name=choice]").iter().any(|choice| browser.click(choice));
        None
    });
    assert_eq!(browser.barriers(), Vec::<String>::new());
}
