//! Pieces slide from place to place; none of them vanishes on its way.

use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP};
use crate::{Turn, five_tribes, is_over};
use serde_json::json;

/// Counts the transitions, those that cut another one short, and those that let
/// pieces vanish or fade in although they are on the page before and after.
const WATCH: &str = r#"
    window.slides = 0;
    window.cutShort = 0;
    window.flashes = [];
    let running = 0;
    const shown = () => new Set([...document.querySelectorAll("main [data-vt]")]
      .filter((piece) => piece.getClientRects().length > 0)
      .map((piece) => piece.dataset.vt));
    const real = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      if (running > 0) cutShort += 1;
      running += 1;
      let stay = null;
      const transition = real(() => {
        const before = shown();
        change();
        stay = new Set([...shown()].filter((name) => before.has(name)));
      });
      transition.ready.then(() => {
        slides += 1;
        const fade = (side) => new Set(document.getAnimations()
          .map((animation) => animation.effect.pseudoElement ?? "")
          .filter((part) => part.startsWith(`::view-transition-${side}(`))
          .map((part) => part.slice(part.indexOf("(") + 1, -1)));
        // Both sides together are one piece that slides.
        const [going, coming] = [fade("old"), fade("new")];
        const fading = [...stay].filter((name) => going.has(name) !== coming.has(name));
        if (fading.length > 0) flashes.push(fading.join(" "));
      }, () => {});
      // However long the machine takes, it is the names that are looked at here.
      transition.skipTransition = () => {};
      transition.finished.catch(() => {}).then(() => (running -= 1));
      return transition;
    };
"#;

/// Chooses as soon as there is something to choose.
const PLAY_FAST: &str = r##"
    let last = "";
    setInterval(() => {
      const after = document.querySelector("[data-after]")?.dataset.after;
      const choices = document.querySelectorAll("#choices button[name=choice], button.hit[name=choice]");
      if (after === last || choices.length === 0 || document.body.ariaBusy) return;
      last = after;
      choices[0].click();
    }, 20);
"##;

/// Watches one game until so many pieces have slid.
fn watch(least: u64, begin: impl Fn(&Browser, &TestServer)) {
    let Some(browser) = Browser::open_chromium(&LAPTOP) else { return };
    let server = TestServer::open();
    begin(&browser, &server);
    browser.slow_down(4);
    browser.script(WATCH);
    browser.script(PLAY_FAST);
    let count = |what: &str| browser.script(&format!("return {what}")).as_u64().unwrap_or(0);
    browser.until("many changes", || (count("slides") >= least || is_over(&browser)).then_some(()));
    let (slides, cut_short) = (count("slides"), count("cutShort"));
    println!("{slides} transitions, {cut_short} cut another one short");
    assert!(
        slides >= least && cut_short >= least / 3,
        "{slides} transitions, {cut_short} cut short"
    );
    assert_eq!(browser.script("return flashes"), json!([]), "of {slides} transitions");
}

#[test]
fn no_piece_vanishes_when_one_change_follows_another_on_a_slow_machine() {
    let _turn = Turn::take();
    watch(15, |browser, server| five_tribes::play_now(browser, server, "base", 4));
    watch(15, |browser, server| crate::play_now(browser, server, "base", "Amma"));
}
