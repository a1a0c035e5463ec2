//! Placing a Targi: its line and what it brings are seen before it stands, by
//! pointer, by key and by finger.

use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, PHONE};
use crate::{ENTER, Turn, choose_first, moves, play_now};
use serde_json::{Value, json};

const RIGHT: &str = "\u{E014}";

/// Plays until the visitor is to place a second Targi.
fn place_one(browser: &Browser, server: &TestServer) {
    play_now(browser, server, "base", "Amma");
    browser.until("the second Targi", || match browser.has(".is-placing .ln--mine") {
        true => Some(()),
        false if browser.has(".is-placing") => choose_first(browser).then_some(()).and(None),
        false => None,
    });
}

/// The fields whose lines are shown now.
fn shown(browser: &Browser) -> Value {
    browser.script(
        "return [...document.querySelectorAll('.pv')]\
         .filter(it => getComputedStyle(it).display !== 'none')\
         .map(it => it.className.replace('pv pv-', 'place '))",
    )
}

/// Moves the mouse to the middle of the first thing that a selector finds.
fn point_at(browser: &Browser, selector: &str) {
    let middle = browser.script(&format!(
        "const box = document.querySelector({selector:?}).getBoundingClientRect();\
         return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]"
    ));
    browser.move_to((middle[0].as_i64().expect("x"), middle[1].as_i64().expect("y")));
}

#[test]
fn pointing_at_a_field_or_its_line_in_the_list_shows_where_it_leads() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    place_one(&browser, &server);
    browser.move_to((1, 1));
    assert_eq!(shown(&browser), json!([]), "nothing is pointed at");
    let choice = browser.attribute(".border .hit", "value");
    for selector in [".border .hit", "#choices .choice"] {
        point_at(&browser, selector);
        browser.until("the line", || (shown(&browser) == json!([choice])).then_some(()));
    }
    browser.picture("lines");
    browser.wear("dark");
    browser.picture("lines-dark");
    browser.wear("light");
    assert_eq!(browser.barriers(), Vec::<String>::new());
}

#[test]
fn a_fields_number_shows_its_line_arrows_walk_on_and_enter_places() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    place_one(&browser, &server);
    browser.move_to((1, 1));
    let before = moves(&browser);
    let number = browser.attribute(".border .is-closed", "data-number");
    browser.key(&number);
    browser.until("why it is closed", || {
        let told = browser.script(
            "return [...document.querySelectorAll('.pop .why')].filter(it => it.checkVisibility()).length",
        );
        (told != json!(0)).then_some(())
    });
    browser.key(RIGHT);
    let walked = browser.script(
        "return document.activeElement.closest('[data-walk]') !== null && \
         document.activeElement.closest('.is-closed')?.dataset.number",
    );
    assert_ne!(walked, json!(number), "the arrow leads to another place");
    assert_ne!(walked, json!(false), "of the board");
    // The longest number, whose beginning may be another field's.
    let choices = browser.script(
        "return [...document.querySelectorAll('.border .is-legal')].map(it => it.dataset.number)",
    );
    let numbers: Vec<String> = serde_json::from_value(choices).expect("numbers");
    let longest = numbers.iter().max_by_key(|number| number.len()).expect("an open field");
    browser.key(longest);
    browser.until("the line", || {
        (shown(&browser) == json!([format!("place {longest}")])).then_some(())
    });
    assert_eq!(moves(&browser), before, "typing places nothing");
    browser.key(ENTER);
    browser.until("the move", || (moves(&browser) != before).then_some(()));
    assert!(browser.has(&format!("[data-number='{longest}'] .piece, .f{longest} .piece")));
}

#[test]
fn the_first_tap_on_a_field_shows_its_line_and_the_second_places() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&PHONE) else { return };
    let server = TestServer::open();
    place_one(&browser, &server);
    browser.touch();
    let before = moves(&browser);
    let choice = browser.attribute(".border .hit", "value");
    browser.tap(".border .hit");
    browser.until("the line", || (shown(&browser) == json!([choice])).then_some(()));
    browser.picture("lines-phone");
    assert_eq!(moves(&browser), before, "nothing is placed yet");
    browser.tap(".border .hit:focus");
    browser.until("the move", || (moves(&browser) != before).then_some(()));
}
