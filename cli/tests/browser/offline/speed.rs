//! How quick the site is on a slow device: the processor four times slower than it is.
//!
//! ```sh
//! packaging/offline
//! cargo test -p caravanserai --test browser offline::speed -- --ignored --nocapture
//! ```

use super::{begin_against, site::Site};
use crate::webdriver::{Browser, Motion, PHONE, Profile};
use crate::{LISTED, Turn, choose_first, is_over};
use serde_json::json;
use std::time::Instant;

/// How many times slower.
const SLOWER: u32 = 4;
/// How many choices are made against the guide.
const CHOICES: usize = 16;
/// How long the guide may take for a choice on a slow device, in milliseconds, with everything
/// around it.
const GUIDE_MS: f64 = 2000.0;

/// How long a page counts in a worker: Chromium slows the page down, but not its workers.
const COUNT: &str = r#"
    const told = arguments[arguments.length - 1];
    const text = "onmessage = () => { const began = performance.now(); let n = 0; \
        for (let i = 0; i < 2e8; i++) n += i % 7; postMessage(performance.now() - began + n * 0); }";
    const worker = new Worker(URL.createObjectURL(new Blob([text])));
    worker.onmessage = ({ data }) => told(data);
    worker.postMessage(0);
"#;

/// Notes when the board changed, and whether it is one's own turn then; and how long workers
/// thought.
const WATCH: &str = r#"
    window.changes = [];
    window.thoughts = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...message) {
      const began = performance.now();
      this.addEventListener("message", () => window.thoughts.push(performance.now() - began), { once: true });
      return postMessage.apply(this, message);
    };
    let seen = "";
    const look = () => {
      const moves = document.querySelector("[data-moves]")?.dataset.moves;
      if (moves === seen) return;
      seen = moves;
      window.changes.push([performance.now(), document.querySelector("button[name=choice]") ? 1 : 0]);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
"#;

/// From the first look for a page until it answers: its script has run and a form is there.
fn until_it_answers(browser: &Browser, address: &str) -> u128 {
    let began = Instant::now();
    browser.go(address);
    browser.wait_for("body.has-script form.start-form");
    began.elapsed().as_millis()
}

/// How long each choice of the guide took, and how long it thought about some of them, in
/// milliseconds, the shortest first.
fn answers(browser: &Browser, site: &Site, game: &str) -> (Vec<f64>, Vec<f64>) {
    begin_against(browser, &site.address, game, "guide");
    browser.wait_for(LISTED);
    browser.script(WATCH);
    for _ in 0..CHOICES {
        if is_over(browser) || !choose_first(browser) {
            break;
        }
    }
    browser.wait_for(LISTED);
    let told = |name: &str| browser.script(&format!("return window.{name}"));
    let changes: Vec<(f64, u8)> = serde_json::from_value(told("changes")).expect("pairs");
    let pairs = changes.windows(2).filter(|pair| pair[0].1 == 0);
    let mut took: Vec<f64> = pairs.map(|pair| pair[1].0 - pair[0].0).collect();
    let mut thought: Vec<f64> = serde_json::from_value(told("thoughts")).expect("figures");
    took.sort_by(f64::total_cmp);
    thought.sort_by(f64::total_cmp);
    assert!(!took.is_empty() && !thought.is_empty(), "{took:?} {thought:?}");
    (took, thought)
}

/// The middle one and the last of some figures.
fn told(figures: &[f64]) -> String {
    let (median, most) = (figures[figures.len() / 2], figures[figures.len() - 1]);
    format!("{median:.0} ms, {most:.0} ms at most")
}

#[test]
#[ignore = "it measures, and wants a machine for itself"]
fn the_site_on_a_slow_device() {
    let _turn = Turn::take();
    let Some(site) = Site::open() else { return };
    let open = || Browser::open_chromium(&Profile { motion: Motion::Reduced, ..PHONE });
    let Some(browser) = open() else { return };
    browser.go("about:blank");
    let count = || browser.wait_for_script(COUNT, &json!([])).as_f64().expect("milliseconds");
    let quick = count();
    browser.slow_down(SLOWER);
    println!("a worker beside a page {SLOWER} times slower: {:.1} times slower", count() / quick);
    drop(browser);
    for _ in 0..3 {
        let Some(browser) = open() else { return };
        browser.slow_down(SLOWER);
        let first = until_it_answers(&browser, &site.address);
        let again = until_it_answers(&browser, &site.address);
        println!("until the page answers: {first} ms at the first visit, {again} ms afterwards");
    }
    for game in ["targi", "five-tribes"] {
        let Some(browser) = open() else { return };
        browser.go(&site.address);
        browser.wait_for("form.start-form");
        super::wait_for_everything(&browser);
        browser.slow_down(SLOWER);
        let (took, thought) = answers(&browser, &site, game);
        println!("the guide at {game}: {} for {} choices", told(&took), took.len());
        println!("    of this in a worker: {}", told(&thought));
        assert!(took.iter().all(|ms| *ms < GUIDE_MS), "{took:?}");
    }
}
