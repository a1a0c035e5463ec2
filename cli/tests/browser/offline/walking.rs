//! What else there is to do without a network: cards of one's own, one device for two, the first
//! game that explains itself, and taking back.

use super::{FOLDER, leading_out, taken_along};
use crate::{LISTED, Turn, choose_first, moves, pages};
use serde_json::json;

const DECK: &str = include_str!("../../../../games/targi/rules/decks/base.toml");

#[test]
fn a_deck_of_ones_own_a_shared_device_a_first_game_and_undo_work_without_a_network() {
    let _turn = Turn::take();
    let Some((browser, address)) = taken_along() else { return };
    // The first game explains itself.
    browser.go(&address);
    browser.press("form.guided button");
    browser.wait_for(LISTED);
    let title = browser.text("#tutor-title");
    browser.press("button[name=answer][value=seen]");
    browser.until("the next lesson", || (browser.text("#tutor-title") != title).then_some(()));

    // What was chosen is taken back. The opponent waits until a lesson is read.
    let before = browser.until("something to take back", || {
        let made = moves(&browser)?;
        browser.all("button[name=answer][value=seen]").iter().any(|read| browser.click(read));
        if !browser.has(LISTED) {
            return None;
        }
        match browser.has("#choices button[formaction$='/undo']") {
            true => Some(made),
            false => choose_first(&browser).then_some(()).and(None),
        }
    });
    browser.press("#choices button[formaction$='/undo']");
    browser.until("fewer moves", || (moves(&browser)? < before).then_some(()));

    // Two people at one device, with a curtain between their turns.
    browser.go(&address);
    let fields = [("game", "five-tribes"), ("opponent", "beside"), ("beside", "Bo")];
    pages::post(&browser, &format!("{FOLDER}new"), &fields);
    browser.wait_for(".curtain button");
    let first = browser.text(".curtain h2");
    assert_eq!(leading_out(&browser), json!([]));
    browser.press(".curtain button");
    browser.until("the device to go to the other", || {
        if browser.has(".curtain button") {
            return (browser.text(".curtain h2") != first).then_some(());
        }
        browser.all("main [name=choice]").iter().any(|choice| browser.click(choice));
        None
    });

    // Cards of one's own: with a mistake it is said where, without one they are played.
    let own = |deck: &str| {
        browser.go(&address);
        browser.script(&format!(
            "const f = document.createElement('form'); f.method = 'post'; f.action = '{FOLDER}new';
             for (const [name, value] of {}) {{
               const field = document.createElement('textarea');
               Object.assign(field, {{ name, value }});
               f.append(field);
             }}
             document.body.append(f);
             f.submit();",
            json!([
                ["game", "targi"],
                ["opponent", "random"],
                ["tribe_deck", "custom"],
                ["deck", deck]
            ])
        ));
    };
    own("this is no deck");
    browser.wait_for("[role=alert]");
    own(&format!("{DECK}\n# Our own.\n"));
    browser.wait_for(LISTED);
    assert!(choose_first(&browser));
}
