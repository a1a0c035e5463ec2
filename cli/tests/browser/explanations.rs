//! Explanations open beside what they explain, and never over it nor over what is needed to
//! decide: by key, by mouse and by touch, on every screen.

use crate::measure::SIZES;
use crate::pages::post;
use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, Motion, PHONE, Profile};
use crate::{LISTED, Turn, choose_first, five_tribes, moves};
use serde_json::{Value, json};

/// What is wrong with the explanation that is shown of a thing; nothing if all is well, null if
/// none is shown.
const JUDGE: &str = r#"
    const box = (part) => part.getBoundingClientRect();
    const seen = (part) => part.checkVisibility({ visibilityProperty: true });
    const overlap = (one, other) => one.left < other.right - 1 && one.right > other.left + 1 &&
        one.top < other.bottom - 1 && one.bottom > other.top + 1;
    const small = matchMedia("(max-width: 699.98px), (max-width: 1099.98px) and (max-height: 30rem)").matches;
    const judge = (thing) => {
      const shown = [...document.querySelectorAll(".tip, .pop")].filter(seen);
      if (shown.length === 0) return null;
      const spot = thing.closest("[data-spot], .spot, :has(> .tip)") ?? thing;
      const [at, tip] = [box(spot), box(shown[0].closest(".about") ?? shown[0])];
      const faults = shown.length > 1 ? ["not alone"] : [];
      if (overlap(tip, at)) faults.push("over it");
      if (tip.left < -1 || tip.top < -1 || tip.right > innerWidth + 1 || tip.bottom > innerHeight + 1) faults.push("out of the window");
      const away = Math.max(tip.left - at.right, at.left - tip.right, tip.top - at.bottom, at.top - tip.bottom);
      // A phone has no room beside a field: there it stands above or below.
      if (!small && away > 20) faults.push(`${Math.round(away)} pixels away`);
      for (const needed of document.querySelectorAll(".sentence, .purse--strip, .pv :is(.win, .ghost)")) {
        if (seen(needed) && overlap(tip, box(needed))) faults.push(`over ${needed.className}`);
      }
      const place = (at) => [at.left, at.top, at.right, at.bottom].map(Math.round).join(" ");
      return faults.map((fault) => `${fault}: ${spot.className} at ${place(at)}, explained at ${place(tip)}`);
    };
"#;

/// Brings the focus to everything that a selector finds and that has an explanation, one after
/// the other, and tells how often one opened and what is wrong with them.
const EXPLAIN: &str = r#"
    const [things, done] = arguments;
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    (async () => {
      // Nobody waits here until an explanation fades in.
      const still = new CSSStyleSheet();
      still.replaceSync("* { transition: none !important }");
      document.adoptedStyleSheets = [still];
      let opened = 0;
      const wrong = [];
      // The window takes its new size first.
      await frame();
      await frame();
      for (const thing of document.querySelectorAll(things)) {
        if (!thing.checkVisibility()) continue;
        thing.focus();
        await frame();
        await frame();
        const faults = document.activeElement === thing ? judge(thing) : null;
        if (faults) opened += 1;
        wrong.push(...(faults ?? []));
      }
      done([opened, wrong]);
    })();
"#;

/// Everything on a table that may be explained.
const THINGS: &str = "main :is(.hit, [tabindex='0'])";

/// What is behind each tab of a small screen.
const TABS: &str = "return [...document.querySelectorAll('.tabs label')]
    .filter((tab) => tab.checkVisibility()).map((tab) => tab.htmlFor)";

#[track_caller]
fn explanations_stand_beside(browser: &Browser, what: &str, least: u64) {
    for size in SIZES.into_iter().filter(|size| browser.fits(*size)) {
        browser.resize(size);
        // What lies under the mouse is explained, too. Where it lay still, Firefox would not look
        // what is under it now.
        browser.move_to((2, 1));
        browser.move_to((1, 1));
        let tabs: Vec<String> = serde_json::from_value(browser.script(TABS)).expect("tabs");
        let mut opened = 0;
        let mut open = |tab: &str| {
            let told = browser.wait_for_script(&format!("{JUDGE}{EXPLAIN}"), &json!([THINGS]));
            opened += told[0].as_u64().unwrap_or_default();
            assert_eq!(told[1], json!([]), "{what}, {size:?} {tab}");
        };
        open("");
        for tab in tabs {
            browser.script(&format!("document.getElementById('{tab}').click()"));
            open(&tab);
        }
        assert!(opened >= least, "{what}, {size:?}: {opened} explanations");
    }
    browser.resize(LAPTOP.size);
    browser.script("document.querySelector('#tab-decide').click(); document.activeElement.blur()");
}

/// Asserts that the explanation that opens of the first thing that a selector finds stands well.
#[track_caller]
fn is_explained(browser: &Browser, thing: &str, what: &str) {
    let judged = format!(
        "{JUDGE} const done = arguments[0];
         const soon = (go) => setTimeout(() => requestAnimationFrame(go), 250);
         soon(() => done(judge(document.querySelector({thing:?}))));"
    );
    let told = browser.until(&format!("an explanation of {thing}"), || {
        Some(browser.wait_for_script(&judged, &json!([]))).filter(|told| !told.is_null())
    });
    assert_eq!(told, json!([]), "{what}: {thing}");
}

/// How far from the left the explanation that is shown begins.
fn shown(browser: &Browser) -> Value {
    browser.script(
        "const tip = [...document.querySelectorAll('.tip, .pop')].find((part) => \
             part.checkVisibility({ visibilityProperty: true }));\
         return tip ? Math.round(tip.getBoundingClientRect().left) : null",
    )
}

/// A table with everything, at the first decision that is made on its board.
fn at_the_board(browser: &Browser, server: &TestServer, game: &str) {
    browser.go(&server.address);
    post(browser, "/play", &[("game", game), ("preset", "all"), ("level", "random")]);
    browser.until("a decision on the board", || {
        if browser.has(".board .hit[name=choice]") {
            return Some(());
        }
        choose_first(browser).then_some(()).and(None)
    });
}

#[test]
fn explanations_open_beside_their_things_by_key_at_every_size() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&Profile { motion: Motion::Reduced, ..LAPTOP }) else {
        return;
    };
    let server = TestServer::open();
    for (game, least) in [("targi", 25), ("five-tribes", 36)] {
        at_the_board(&browser, &server, game);
        explanations_stand_beside(&browser, game, least);
        // With own Targi placed, lines are shown that must not be covered.
        browser.until("a later decision", || {
            if moves(&browser) >= Some(8) && browser.has(".board .hit[name=choice]") {
                return Some(());
            }
            choose_first(&browser).then_some(()).and(None)
        });
        explanations_stand_beside(&browser, &format!("{game}, later"), least);
    }
}

#[test]
fn explanations_open_beside_their_things_by_touch_on_a_phone() {
    let _turn = Turn::take();
    for size in [PHONE.size, (844, 390)] {
        let profile = Profile { motion: Motion::Reduced, size, ..PHONE };
        let Some(browser) = Browser::open(&profile) else { return };
        let server = TestServer::open();
        browser.touch();
        for (game, hit) in [("targi", ".board .hit"), ("five-tribes", ".board .tile .hit")] {
            at_the_board(&browser, &server, game);
            let before = moves(&browser);
            browser.script(&format!(
                "document.querySelector({hit:?}).scrollIntoView({{ block: 'nearest', behavior: 'instant' }})"
            ));
            browser.tap(hit);
            is_explained(&browser, &format!("{hit}:focus"), &format!("{game}, {size:?}"));
            browser.picture(&format!("explained-{game}-{}", size.0));
            assert_eq!(moves(&browser), before, "the first tap explains");
        }
    }
}

/// Where the mouse can rest on everything that may be explained, and the window shows.
const RESTS: &str = r#"
    const still = new CSSStyleSheet();
    still.replaceSync("*, *::before, *::after { transition: none !important }");
    document.adoptedStyleSheets = [still];
    return [...document.querySelectorAll("main :is(.hit, [tabindex='0'])")].flatMap((thing, nth) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2].map(Math.round);
      return thing.contains(document.elementFromPoint(x, y)) ? [[nth, x, y]] : [];
    });
"#;

/// The judgement of the explanation under the mouse once the page has shown it.
const RESTED: &str = r#"
    const [things, nth, done] = arguments;
    const frame = (go) => requestAnimationFrame(() => requestAnimationFrame(go));
    frame(() => done(judge(document.querySelectorAll(things)[nth])));
"#;

#[test]
fn explanations_open_beside_their_things_under_the_mouse_at_every_size() {
    let _turn = Turn::take();
    let Some(browser) = Browser::open(&Profile { motion: Motion::Reduced, ..LAPTOP }) else {
        return;
    };
    let server = TestServer::open();
    for (game, least) in [("targi", 16), ("five-tribes", 30)] {
        at_the_board(&browser, &server, game);
        for size in [(820, 1180), (1024, 768), LAPTOP.size, (1920, 1080)] {
            browser.resize(size);
            browser.move_to((1, 1));
            let rests: Vec<(u64, i64, i64)> =
                serde_json::from_value(browser.script(RESTS)).expect("places");
            let (mut opened, mut wrong) = (0, Vec::new());
            for (nth, x, y) in rests {
                browser.move_to((x, y));
                let asked = json!([THINGS, nth]);
                let told = browser.wait_for_script(&format!("{JUDGE}{RESTED}"), &asked);
                opened += u32::from(!told.is_null());
                wrong.extend(told.as_array().cloned().unwrap_or_default());
            }
            assert_eq!(json!(wrong), json!([]), "{game}, {size:?}");
            assert!(opened >= least, "{game}, {size:?}: {opened} explanations");
        }
        browser.resize(LAPTOP.size);
    }
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
