//! What a first visit fetches is enough to begin; what comes after it is waited for.

use super::site::{self, Site, part_of};
use super::{begin, leading_out, record, unfold, verify};
use crate::webdriver::{Browser, LAPTOP, Motion, Profile};
use crate::{LISTED, Turn, choose_first, moves};
use serde_json::json;

/// Whether a file of the site is one that a game is played with by people of this language.
fn is_played_with(file: &str, game: &str, language: &str) -> bool {
    part_of(file).is_none_or(|part| match part.split_once('.') {
        None => ["pocket", "thoughts", game].contains(&part),
        Some((whose, code)) => ["words", game].contains(&whose) && code == language,
    })
}

/// Opens a page that needs what has not come yet, and says so.
fn is_not_here_yet(browser: &Browser, address: &str) {
    browser.go(address);
    browser.wait_for("p.go a[href='']");
    assert_eq!(leading_out(browser), json!([]));
}

/// How many choices are made before the rest of the program can be fetched.
const ALONE: usize = 12;

/// Begins a guided game and another one, and looks at the rules, while the rest of the program, other
/// games and other languages cannot be fetched; and plays to the end when they can.
fn begins_with_the_first_parts_alone(game: &str, language: &'static str, other_game: &str) {
    let _turn = Turn::take();
    let Some(built) = site::built() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    site::copy(&built, folder.path(), |name| is_played_with(name, game, language));
    let site = Site::of(folder.path().to_owned());
    let profile = Profile { language, motion: Motion::Reduced, ..LAPTOP };
    let Some(browser) = Browser::open_chromium(&profile) else { return };

    browser.go(&site.address);
    unfold(&browser, game);
    browser.press(&format!("form.guided[action$='{game}'] button"));
    browser.wait_for("#tutor-title");
    begin(&browser, &site.address, game);
    for made in 0..ALONE {
        assert!(choose_first(&browser), "the game goes on after {made} choices");
    }
    browser.wait_for(LISTED);
    let table = browser.address();

    // What was not fetched yet is said to be so, and comes as soon as it can.
    let rules = format!("{}rules/{game}", site.address);
    is_not_here_yet(&browser, &rules);
    assert_eq!(browser.barriers(), Vec::<String>::new());
    browser.picture(&format!("offline-not-here-yet-{language}"));
    is_not_here_yet(&browser, &format!("{}new?game={other_game}", site.address));
    browser.go(&table);
    browser.wait_for(LISTED);
    site::copy(&built, folder.path(), |name| !is_played_with(name, game, language));
    browser.go(&rules);
    browser.wait_for("section.chapter");
    browser.go(&table);
    browser.wait_for(LISTED);
    let mut made = ALONE;
    while choose_first(&browser) {
        made += 1;
        assert!(made < 800, "the game ends");
    }
    verify(&record(&browser));
    begin(&browser, &site.address, other_game);
    browser.wait_for(LISTED);
}

#[test]
fn a_game_of_targi_begins_with_what_a_first_visit_fetches() {
    begins_with_the_first_parts_alone("targi", "en", "five-tribes");
}

#[test]
fn a_game_of_five_tribes_begins_with_what_a_first_visit_fetches() {
    begins_with_the_first_parts_alone("five-tribes", "de", "targi");
}

#[test]
fn parts_of_two_versions_never_meet() {
    let _turn = Turn::take();
    let Some(built) = site::built() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    site::copy(&built, folder.path(), |name| is_played_with(name, "targi", "en"));
    let site = Site::of(folder.path().to_owned());
    let profile = Profile { motion: Motion::Reduced, ..LAPTOP };
    let Some(browser) = Browser::open_chromium(&profile) else { return };
    begin(&browser, &site.address, "targi");
    assert!(choose_first(&browser));
    browser.wait_for(LISTED);
    let (table, before) = (browser.address(), moves(&browser));

    // A newer version takes the place of the first one before all of that was fetched.
    let worker = std::fs::read_to_string(built.join("sw.js")).expect("the worker");
    let version = worker.split("VERSION = \"").nth(1).and_then(|rest| rest.split('"').next());
    let version = version.expect("a version");
    let file_of = |name: &str| folder.path().join(name);
    for file in std::fs::read_dir(&built).expect("the site").flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        if name.contains(version) {
            std::fs::remove_file(file_of(&name)).ok();
            std::fs::copy(file.path(), file_of(&name.replace(version, "newer"))).expect("a copy");
        }
    }
    is_not_here_yet(&browser, &format!("{}rules/targi", site.address));
    browser.go(&table);
    browser.wait_for(LISTED);
    assert_eq!(moves(&browser), before, "the game is where it was");

    std::fs::write(file_of("sw.js"), worker.replace(version, "newer")).expect("a newer worker");
    browser.go(&table);
    browser.wait_for(".toast button");
    browser.script("document.body.dataset.same = 'page'");
    browser.press(".toast button");
    let fresh = "return document.body.dataset.same === undefined && \
                 document.querySelector('#choices button[name=choice]') !== null";
    browser.until("the newer version", || (browser.glance(fresh)? == true).then_some(()));
    assert_eq!(moves(&browser), before, "the game is where it was");
    browser.go(&format!("{}rules/targi", site.address));
    browser.wait_for("section.chapter");
}
