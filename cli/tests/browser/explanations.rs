//! Explanations open beside what they explain and never over it, by pointer and by key.

use crate::five_tribes;
use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, Motion, Profile};
use crate::{LISTED, Turn, play_now};
use serde_json::{Value, json};

const SCREENS: [(u32, u32); 2] = [LAPTOP.size, (1920, 1080)];

/// Brings the focus to everything on the board that has an explanation, one after the other,
/// and tells how often one opened and which of them lie over it, or far from it.
const EXPLAIN: &str = r#"
    const [things, done] = arguments;
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    const box = (part) => part.getBoundingClientRect();
    (async () => {
      let opened = 0;
      const wrong = [];
      for (const thing of document.querySelectorAll(things)) {
        thing.focus();
        await frame();
        await frame();
        const shown = [...document.querySelectorAll(".tip, .pop")].filter((part) => part.checkVisibility({ visibilityProperty: true }));
        if (document.activeElement !== thing || shown.length === 0) continue;
        opened += 1;
        const spot = thing.closest("[data-spot], .spot") ?? thing;
        const [at, tip] = [box(spot), box(shown[0])];
        const over = tip.left < at.right && tip.right > at.left && tip.top < at.bottom && tip.bottom > at.top;
        const away = Math.max(tip.left - at.right, at.left - tip.right);
        const outside = tip.left < 0 || tip.top < 0 || tip.right > innerWidth || tip.bottom > innerHeight;
        if (over || outside || away > 20 || shown.length > 1) wrong.push([spot.className, over, outside, Math.round(away), shown.length]);
      }
      done([opened, wrong]);
    })();
"#;

#[track_caller]
fn explanations_stand_beside(browser: &Browser, things: &str, least: u64) {
    for size in SCREENS {
        browser.resize(size);
        let told = browser.wait_for_script(EXPLAIN, &json!([things]));
        assert!(told[0].as_u64() >= Some(least), "{size:?}: {} explanations", told[0]);
        assert_eq!(told[1], json!([]), "{size:?}");
    }
    browser.resize(LAPTOP.size);
}

/// How far from the left the explanation that is shown begins.
fn shown(browser: &Browser) -> Value {
    browser.script(
        "const tip = [...document.querySelectorAll('.tip, .pop')].find((part) => \
             part.checkVisibility({ visibilityProperty: true }));\
         return tip ? Math.round(tip.getBoundingClientRect().left) : null",
    )
}

#[test]
fn explanations_of_targi_open_beside_their_things_by_key() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&Profile { motion: Motion::Reduced, ..LAPTOP }) else {
        return;
    };
    let server = TestServer::open();
    play_now(&browser, &server, "all", "Amma");
    browser.wait_for(LISTED);
    explanations_stand_beside(&browser, ".board :is(.hit, [tabindex='0'])", 20);
}

#[test]
fn an_explanation_stands_beside_its_tile_also_where_the_mouse_rests() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&LAPTOP) else { return };
    let server = TestServer::open();
    five_tribes::play_now(&browser, &server, "base", 2);
    browser.wait_for(LISTED);
    for column in ["c0", "c5"] {
        browser.move_to((2, 2));
        browser.until("nothing to be explained", || shown(&browser).is_null().then_some(()));
        let tile = browser.script(&format!(
            "const box = document.querySelector('.tile.{column}.r2').getBoundingClientRect();
             return [Math.round(box.left), Math.round(box.right)]"
        ));
        let (left, right) = (tile[0].as_i64().expect("x"), tile[1].as_i64().expect("x"));
        browser.move_to(((left + right) / 2, 330));
        let tip = browser.until("an explanation", || shown(&browser).as_i64());
        assert!(tip >= right || tip < left, "{column}: it begins at {tip}, the tile at {left}");
    }
}
