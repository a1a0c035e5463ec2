//! How quick the site is on a slow device: the processor four times slower than it is. `--nocapture`
//! shows the figures.
//!
//! Times are compared with what the same machine takes at the same time to count, so that a slow
//! or busy one asks no more of the site than the one of `docs/performance.md`. Of a few tries one
//! has to be good: others may take the processor at any moment.

use super::{begin_against, site::Site};
use crate::webdriver::{Browser, Motion, PHONE, Profile};
use crate::{LISTED, Turn, choose_first, is_over};
use serde_json::json;
use std::time::Instant;

/// How many times slower.
const SLOWER: u32 = 4;
/// How many choices are made against the guide.
const CHOICES: usize = 8;
/// How long it may take until the page of a first visit answers, in milliseconds.
const FIRST_VISIT_MS: f64 = 1000.0;
/// How long the guide may take for a choice, in milliseconds, with everything around it.
const GUIDE_MS: f64 = 2000.0;
/// How often it is tried.
const TRIES: usize = 6;

/// How long [`COUNT`] takes on the machine of `docs/performance.md`, in milliseconds.
const COUNT_MS: f64 = 185.0;
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
    assert!(!took.is_empty(), "the guide made choices");
    (took, thought)
}

/// A browser on a slow device, and how many times slower this machine is now than the one that
/// times are told for.
fn slow_device(address: &str) -> Option<(Browser, f64)> {
    let browser = Browser::open_chromium(&Profile { motion: Motion::Reduced, ..PHONE })?;
    browser.go(address);
    let count = browser.wait_for_script(COUNT, &json!([])).as_f64().expect("milliseconds");
    browser.slow_down(SLOWER);
    Some((browser, (count / COUNT_MS).max(1.0)))
}

/// Tries until the time that something takes is short enough.
fn is_quick(what: &str, most_ms: f64, mut measure: impl FnMut() -> Option<(f64, f64)>) {
    let mut all = Vec::new();
    for _ in 0..TRIES {
        let Some((ms, slower)) = measure() else { return };
        println!("{what}: {ms:.0} ms on a machine that is {slower:.1} times slower");
        if ms < most_ms * slower {
            return;
        }
        all.push((ms, slower));
    }
    panic!("{what}: never within {most_ms} ms, {all:?}");
}

#[test]
fn a_first_visit_on_a_slow_device_answers_within_a_second() {
    let _turn = Turn::take();
    let Some(site) = Site::open() else { return };
    is_quick("until the page answers", FIRST_VISIT_MS, || {
        let (browser, slower) = slow_device("about:blank")?;
        let first = until_it_answers(&browser, &site.address) as f64;
        println!("    {} ms at the next visit", until_it_answers(&browser, &site.address));
        Some((first, slower))
    });
}

fn the_guide_is_quick(game: &str) {
    let _turn = Turn::take();
    let Some(site) = Site::open() else { return };
    is_quick(&format!("the slowest choice of the guide at {game}"), GUIDE_MS, || {
        let (browser, slower) = slow_device(&site.address)?;
        super::wait_for_everything(&browser);
        let (took, thought) = answers(&browser, &site, game);
        println!("    thoughts in workers: {thought:.0?} ms");
        Some((took[took.len() - 1], slower))
    });
}

#[test]
fn the_guide_at_targi_answers_within_two_seconds_on_a_slow_device() {
    the_guide_is_quick("targi");
}

#[test]
fn the_guide_at_five_tribes_answers_within_two_seconds_on_a_slow_device() {
    the_guide_is_quick("five-tribes");
}
