//! Small manners of a page: what folds out can be put away, what one chooses counts,
//! and nothing plays that was not meant to.

use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP};
use crate::{LISTED, Turn, moves_when_asked, play_now};
use serde_json::json;

#[test]
fn a_menu_is_closed_by_escape_and_by_a_click_elsewhere() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    play_now(&browser, &server, "base", "Amma");
    browser.wait_for(LISTED);
    let open = || browser.all("details.menu[open]").len();
    browser.press("details.menu > summary");
    assert_eq!(open(), 1);
    browser.press("details.leave > summary");
    assert!(browser.has("details.leave[open]"), "a click inside closes nothing");
    browser.key("\u{E00C}");
    assert_eq!((open(), browser.has("details.leave[open]")), (1, false), "the innermost first");
    browser.key("\u{E00C}");
    assert_eq!(open(), 0);
    browser.press("details.menu > summary");
    browser.press("h2, .sentence p");
    assert_eq!(open(), 0, "a click elsewhere closes it");
}

#[test]
fn a_rule_chosen_one_by_one_is_not_dropped_for_the_preset() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    for (game, preset) in [("targi", "base"), ("five-tribes", "thieves")] {
        browser.go(&format!("{}/new?game={game}", server.address));
        browser.press(&format!("label:has(input[name=preset][value={preset}])"));
        browser.press("details.own-options > summary");
        let picked =
            || browser.script("return document.querySelector('[name=preset]:checked').value");
        assert_eq!(picked(), json!(preset));
        browser.press(".option label:has(input:not(:checked))");
        assert_eq!(picked(), json!("own"));
    }
}

#[test]
fn rules_that_were_changed_are_marked_and_not_replaced_unasked() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    browser.go(&format!("{}/new?game=targi", server.address));
    let picked = |name: &str| {
        browser.script(&format!("return document.querySelector('[name={name}]:checked').value"))
    };
    let changed = || {
        browser.script(
            "return [...document.querySelectorAll('.option legend')].filter((rule) =>
                 rule.dataset.changed === 'changed' && getComputedStyle(rule, '::after').content !== 'none').length",
        )
    };
    browser.press("label:has(input[name=preset][value=expansion])");
    browser.press("details.own-options > summary");
    assert_eq!(picked("expansion"), json!("true"), "what the preset is made of");
    assert_eq!(changed(), json!(0));
    browser.press("label:has(input[name=hand_rule]:not(:checked))");
    let rule = picked("hand_rule");
    assert_eq!((picked("preset"), changed()), (json!("own"), json!(1)));
    browser.press("label:has(input[name=preset][value=base])");
    browser.wait_for("[data-reset]:not([hidden])");
    browser.picture("rules-changed");
    assert_eq!(browser.barriers(), Vec::<String>::new());
    assert_eq!((picked("preset"), picked("hand_rule")), (json!("own"), rule), "it asks first");
    browser.press("[data-reset] button");
    assert_eq!((picked("preset"), changed()), (json!("base"), json!(0)));
    assert_eq!(picked("expansion"), json!("false"));
    assert!(browser.has("[data-reset][hidden]"));
}

#[test]
fn what_a_lesson_covered_does_not_play_under_the_click_that_closed_it() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    browser.go(&format!("{}/learn/targi", server.address));
    browser.press("main form button");
    browser.wait_for(LISTED);
    let before = browser.until("the own turn", || moves_when_asked(&browser));
    // Somebody reads on by clicking quickly, and the last click meets a choice.
    browser.script(
        "document.querySelector('button[name=answer][value=seen]').click(); \
         document.querySelector('#choices button[name=choice]').click();",
    );
    assert!(browser.has(".is-settling"), "what does not play yet looks like it");
    let said = browser.script("return document.querySelector('.toast:not([hidden])')?.textContent");
    let words = "That did not count: it came right after the lesson. Please click again.";
    assert_eq!(said, json!(words), "a click that does not count is never dropped without a word");
    browser.until("the page to settle", || (!browser.has(".is-settling")).then_some(()));
    assert_eq!(moves_when_asked(&browser), Some(before), "nothing was played");
    browser.script("document.querySelector('#choices button[name=choice]').click()");
    // The opponent waits until what is said about waiting is read, and that is not there at once.
    browser.until("the choice", || moves_when_asked(&browser).is_none().then_some(()));
    browser.press("button[name=answer][value=seen]");
    browser.until("the move", || moves_when_asked(&browser).filter(|moves| *moves > before));
}

#[test]
fn the_bar_of_chances_stands_beside_the_board_for_who_wants_it() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    play_now(&browser, &server, "base", "Amma");
    browser.wait_for(LISTED);
    const SWITCH: &str = "form[action$='/bar'] button";
    assert!(!browser.has(".chance-bar"), "it is off at first");
    let switch = || {
        browser.press("details.menu:has(form[action$='/bar']) > summary");
        browser.press(SWITCH);
    };
    switch();
    browser.wait_for(".chance-bar");
    browser.until("a chance", || {
        let height = browser
            .script("return document.querySelector('.chance-bar rect').getAttribute('height')");
        (height != json!("0%")).then_some(())
    });
    assert!(browser.attribute(".chance-bar", "aria-label").contains('%'), "it is told, too");
    let beside = browser.script(
        "const box = document.querySelector('.chance-bar').getBoundingClientRect();
         const board = document.querySelector('.board').getBoundingClientRect();
         return box.width > 0 && box.height > 100 && (box.right <= board.left || box.left >= board.right)",
    );
    assert_eq!(beside, json!(true), "it covers nothing of the board");
    browser.picture("chance-bar");
    switch();
    browser.until("no bar", || (!browser.has(".chance-bar")).then_some(()));
}

#[test]
fn what_opens_is_said_in_the_words_of_what_was_chosen() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    browser.go(&format!("{}/new?game=targi", server.address));
    let opens = || browser.text(".opens .agreed");
    assert!(
        opens().starts_with("A friend who is sent the link\nYour side: drawn by lot\nBase game"),
        "{}",
        opens()
    );
    assert!(opens().contains("At leisure"), "{}", opens());
    browser.press(".own-options summary");
    browser.press("[name=expansion][value=true]");
    assert!(opens().contains("My own choice\nExpansion: With\n"), "{}", opens());
    browser.press(".paces label:has([value=post])");
    browser.press("#pace-hours option[value='24']");
    browser.press("#opponent-1 option[value=herder]");
    assert!(opens().starts_with("3 Herder\n"), "{}", opens());
    assert!(opens().contains("By post\nTime for a turn: 1 day, "), "{}", opens());
}

#[test]
fn only_as_many_sides_are_offered_as_play() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    browser.go(&format!("{}/new?game=five-tribes", server.address));
    let offered = || {
        browser.script(
            "return [...document.querySelectorAll('.sides input')]
                 .filter((side) => side.checkVisibility()).map((side) => side.value)",
        )
    };
    assert_eq!(offered(), json!(["random", "0", "1"]));
    browser.script(
        "const third = document.querySelector('#opponent-3'); third.value = 'friend';
         third.dispatchEvent(new Event('change', { bubbles: true }));",
    );
    assert_eq!(offered(), json!(["random", "0", "1", "2"]));
    browser.press(".sides label:has([value='2'])");
    browser.script(
        "const third = document.querySelector('#opponent-3'); third.value = 'nobody';
         third.dispatchEvent(new Event('change', { bubbles: true }));",
    );
    assert_eq!(offered(), json!(["random", "0", "1"]));
    let picked = browser.script("return document.querySelector('.sides input:checked').value");
    assert_eq!(picked, json!("random"), "a side that is gone is not kept");
}
