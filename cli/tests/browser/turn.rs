//! Your turn: everything that says so, and that it can be switched off.

use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP};
use crate::{LISTED, Turn, choose_first, moves};
use serde_json::json;

/// Two friends at a table of Targi.
fn two_friends(server: &TestServer) -> Option<(Browser, Browser)> {
    let (one, other) = (Browser::open(&LAPTOP)?, Browser::open(&LAPTOP)?);
    one.go(&format!("{}/new?game=targi", server.address));
    one.write("input[name=name]", "Amma");
    one.press("main form[action='/new'] button[type=submit]");
    other.go(&one.attribute("#invite-link", "value"));
    other.write("form[action$='/sit'] input[name=name]", "Idir");
    other.press("form[action$='/sit'] button[type=submit]");
    one.wait_for("[data-moves]");
    other.wait_for("[data-moves]");
    Some((one, other))
}

/// Notes what the page does when it is somebody's turn: tones, notifications.
/// It believes that nobody looks at it.
const EAVESDROP: &str = r#"
    window.tones = 0;
    window.noted = [];
    const Real = window.OscillatorNode;
    window.OscillatorNode = class extends Real { constructor(...all) { super(...all); tones += 1; } };
    window.Notification = class {
      static permission = "granted";
      constructor(title, more) { noted.push([title, more.body]); }
      close() {}
    };
    Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
"#;

#[test]
fn when_it_is_your_turn_title_icon_sound_notification_and_screen_reader_say_so() {
    let _turn = Turn::take();
    let server = TestServer::open();
    let Some((one, other)) = two_friends(&server) else { return };
    let is_turn = |browser: &Browser| browser.has("[data-turn]");
    let (acting, waiting) = if is_turn(&one) { (&one, &other) } else { (&other, &one) };
    let icon =
        |browser: &Browser| browser.script("return document.querySelector('link[rel=icon]').href");
    let quiet_icon = icon(waiting);
    assert_ne!(icon(acting), quiet_icon, "the icon of who is to act is another one");
    let quiet_title = waiting.title();
    waiting.script(EAVESDROP);
    choose_first(acting);
    waiting.wait_for("[data-turn]");
    waiting.wait_for(LISTED);
    assert_eq!(icon(waiting), icon_of_turn(waiting), "the icon says so");
    let title = waiting.title();
    assert!(title.starts_with("● ") && title != quiet_title, "the title says so: {title}");
    if waiting.shares_window() {
        assert_eq!(waiting.script("return tones"), json!(2), "two notes are played");
        let noted = waiting.script("return noted");
        assert_eq!(noted[0][0], json!("It is your turn"), "a notification says so: {noted}");
    }
    let told = waiting.script("return document.getElementById('told').textContent");
    let told = told.as_str().expect("a text");
    assert!(
        told.contains("Targi") && told.contains("Your turn"),
        "a screen reader says so: {told}"
    );
    let name = if std::ptr::eq(acting, &one) { "Amma" } else { "Idir" };
    assert!(told.contains(name), "and what {name} did: {told}");

    // Without sound the rest still speaks.
    waiting.press(".sound-switch");
    assert_eq!(waiting.attribute(".sound-switch", "aria-pressed"), "false");
    let before = moves(acting);
    choose_first(waiting);
    acting.until("the answer", || (moves(acting) != before).then_some(()));
    let tones = waiting.script("return tones");
    acting.wait_for(LISTED);
    choose_first(acting);
    waiting.wait_for("[data-turn]");
    assert_eq!(waiting.script("return tones"), tones, "no sound where none is wanted");
    if waiting.shares_window() {
        assert_eq!(waiting.script("return noted.length"), json!(2));
    }
    waiting.go(&waiting.address());
    assert_eq!(waiting.attribute(".sound-switch", "aria-pressed"), "false", "it is kept");
}

/// A browser that has not been asked yet whether the house may tell anything, and says yes.
const ASKS: &str = r#"
    window.asked = 0;
    window.noted = [];
    window.Notification = class {
      static permission = "default";
      static async requestPermission() {
        asked += 1;
        return (Notification.permission = "granted");
      }
      constructor(title, more) { noted.push([title, more.body]); }
      close() {}
    };
"#;

#[test]
fn the_switch_asks_the_browser_when_it_is_switched_on_and_can_be_tried() {
    let _turn = Turn::take();
    let server = TestServer::open();
    let Some(browser) = Browser::open_sharing_window(&LAPTOP) else { return };
    crate::play_now(&browser, &server, "base", "Idir");
    let table = browser.address();
    let bell = ".topbar [data-tell-me]";
    assert_eq!(browser.attribute(bell, "aria-pressed"), "false", "nobody has asked for it");
    browser.script(ASKS);
    browser.press(bell);
    browser.wait_for(".topbar [data-tell-me][aria-pressed=true]");
    assert_eq!(browser.script("return asked"), json!(1));
    browser.press(bell);
    browser.wait_for(".topbar [data-tell-me][aria-pressed=false]");
    assert_eq!(browser.script("return asked"), json!(1), "nobody asks to be left alone");

    browser.go(&server.address);
    browser.script(ASKS);
    browser.press(".tell-me .switch");
    let checked = || browser.script("return document.querySelector('.tell-me input').checked");
    browser.until("the switch is on", || (checked() == json!(true)).then_some(()));
    // Nobody can push to this browser here, and it says what that means.
    let open = "You are told while a page of the house is open. This browser cannot do more.";
    browser.until("the truth", || (browser.text(".toast") == open).then_some(()));
    browser.press("[data-tell-try]");
    browser.until("a try", || (browser.script("return noted.length") == json!(1)).then_some(()));
    assert_eq!(browser.script("return asked"), json!(1));

    // Players who say no are told what that means.
    browser.go(&table);
    browser.script(ASKS);
    browser.script("Notification.requestPermission = async () => 'denied'");
    browser.press(bell);
    browser.until("a word", || browser.has(".toast:not([hidden])").then_some(()));
    assert_eq!(browser.attribute(bell, "aria-pressed"), "false");
}

#[test]
fn where_the_browser_can_tell_nothing_a_word_says_what_that_takes() {
    let _turn = Turn::take();
    let server = TestServer::open();
    let Some(browser) = Browser::open_chromium(&LAPTOP) else { return };
    crate::play_now(&browser, &server, "base", "Idir");
    for (lacks, told) in [
        ("delete window.Notification", "On an iPhone or iPad it can once"),
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "https://"),
    ] {
        let before = "Page.addScriptToEvaluateOnNewDocument";
        let added = browser.chromium(before, json!({ "source": lacks }));
        browser.go(&server.address);
        let note = ".tell-me [data-tells-not]:not([hidden])";
        assert!(browser.text(note).contains(told), "{}", browser.text(note));
        assert!(!browser.has(".tell-me .switch:not([hidden])"), "there is nothing to switch");
        browser.chromium("Page.removeScriptToEvaluateOnNewDocument", added);
    }
    browser.go(&server.address);
    browser.wait_for(".tell-me .switch:not([hidden])");
}

fn icon_of_turn(browser: &Browser) -> serde_json::Value {
    browser.script("return new URL(document.body.dataset.iconTurn, location.href).href")
}

#[test]
fn on_a_touch_screen_the_first_tap_explains_and_the_second_plays() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&crate::webdriver::PHONE) else { return };
    let server = TestServer::open();
    crate::play_now(&browser, &server, "base", "Idir");
    browser.wait_for(LISTED);
    // What lies under the mouse is explained, too.
    browser.move_to((1, 1));
    browser.touch();
    let before = moves(&browser);
    let shown = || {
        browser.script(
            "return [...document.querySelectorAll('.pop')].filter(p => p.checkVisibility()).length",
        )
    };
    assert_eq!(shown(), json!(0));
    browser.tap("button.hit[name=choice]");
    browser.until("an explanation", || (shown() == json!(1)).then_some(()));
    assert_eq!(moves(&browser), before, "nothing is played yet");
    browser.picture("tapped-once");
    browser.tap("button.hit[name=choice]:focus");
    browser.until("the move", || (moves(&browser) != before).then_some(()));
}
