//! Every text and every drawing has the room it needs: measured on both games and on
//! the pages of the house, in both languages, from a small phone to a large screen.

use crate::test_server::TestServer;
use crate::webdriver::{Browser, LAPTOP, Motion, Profile};
use crate::{LISTED, Turn, pages};
use caravanserai_core::{Game, Seat, Table};
use five_tribes_table::FiveTribesTable;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use targi_table::TargiTable;
use web::testing::{Moment, Stand, corpus, moments};
use web::{Guide, Language, Pages, Stage};

/// Small and large phones, one on its side, a tablet, and screens up to a large one.
const SIZES: [(u32, u32); 7] =
    [(360, 740), (390, 844), (844, 390), (820, 1180), (1024, 768), (1366, 768), (1920, 1080)];
const MEASURE: &str = include_str!("measure.js");

/// What was found, with the moments when.
#[derive(Default)]
pub(crate) struct Findings(BTreeMap<String, Vec<String>>);

impl Findings {
    /// Measures the page that a browser shows, or the same with this inside `<main>`.
    pub(crate) fn measure(&mut self, browser: &Browser, what: &str, inside: Option<String>) {
        let found = browser.wait_for_script(MEASURE, &json!([SIZES, inside]));
        let lines = |found: &Value| found.as_array().cloned().expect("a list of findings");
        for ((width, height), found) in SIZES.into_iter().zip(lines(&found)) {
            for line in lines(&found) {
                let line = line.as_str().expect("a line").to_owned();
                let when = format!("{what}, {width} × {height}");
                self.0.entry(line).or_default().push(when);
            }
        }
    }

    #[track_caller]
    pub(crate) fn assert_none(self) {
        let told = |(line, when): (&String, &Vec<String>)| {
            format!("{line}\n    {} times, first: {}", when.len(), when[0])
        };
        let lines: Vec<String> = self.0.iter().map(told).collect();
        assert!(lines.is_empty(), "{} findings:\n{}", lines.len(), lines.join("\n"));
    }
}

/// The first word of each choice: what kinds of things can be done.
fn verbs<G: Game>(moment: &Moment<G>) -> (usize, BTreeSet<String>) {
    let choices = moment.state.legal();
    let verb = |choice: &G::Choice| choice.to_string().split(' ').next().map(str::to_owned);
    (choices.len(), choices.iter().filter_map(verb).collect())
}

/// The most crowded moments of some games in which everything that can be done there is
/// offered at least once.
fn decisions<G: Game>(games: &[Table<G>]) -> Vec<(String, Moment<G>)> {
    let mut all: Vec<(usize, BTreeSet<String>, Moment<G>)> = Vec::new();
    for moment in games.iter().flat_map(moments) {
        let (choices, verbs) = verbs(&moment);
        all.push((choices, verbs, moment));
    }
    all.sort_by_key(|(choices, ..)| std::cmp::Reverse(*choices));
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut picked = Vec::new();
    for (_, verbs, moment) in all {
        if !verbs.is_subset(&seen) {
            let kind: Vec<String> = verbs.iter().cloned().collect();
            seen.extend(verbs);
            picked.push((kind.join(" "), moment));
        }
    }
    picked
}

/// A hint that says something of every choice.
fn hint<G: Game>(stand: &Stand<G>) -> Vec<(String, f32)> {
    let chance = |(place, choice): (usize, &G::Choice)| {
        (choice.to_string(), 0.78 / (1.0 + place as f32 * 0.05))
    };
    stand.choices.iter().enumerate().map(chance).collect()
}

/// Measures decisions, with a hint and without, and what others see meanwhile.
fn measure_games<P: Pages>(language: Language, games: &[Table<P::Game>], table: &[(&str, &str)]) {
    let profile = Profile { language: language.code(), motion: Motion::Reduced, ..LAPTOP };
    let Some(browser) = Browser::open(&profile) else { return };
    let server = TestServer::open();
    browser.go(&server.address);
    pages::post(&browser, "/play", table);
    // A page that looks back stays as it is, so it can be shown anything.
    browser.go(&format!("{}/replay?at=0", browser.address()));
    browser.wait_for("[data-moves]");
    let mut findings = Findings::default();
    let mut show = |stand: &Stand<P::Game>, what: &str| {
        findings.measure(&browser, what, Some(P::table(&stand.scene()).into_string()));
    };
    for (kind, moment) in decisions(games) {
        let mut stand = moment.seen_by(moment.state.to_act(), language);
        let at = format!("{kind} after {} moves", stand.facts.moves);
        show(&stand, &at);
        stand.facts.hint.choices = hint(&stand);
        show(&stand, &format!("hint: {at}"));
    }
    for game in games {
        let all = moments(game);
        let middle = &all[all.len() / 2];
        let acts = middle.state.to_act();
        let waits = (0..middle.state.seats()).map(Seat).find(|seat| Some(*seat) != acts);
        let mut stand = middle.seen_by(waits, language);
        stand.facts.takeback = acts;
        stand.facts.asked = waits.into_iter().collect();
        stand.facts.guide = Some(Guide::default());
        show(&stand, "learning, and asked to take back");
        stand.facts.guide = None;
        stand.stage = Stage::Replay;
        show(&stand, "looking back");
        show(&all[all.len() - 1].seen_by(waits, language), "the end");
    }
    findings.assert_none();
}

/// The recorded games with the most in them.
fn recorded<G: Game>(folder: &str, names: &[&str]) -> Vec<Table<G>> {
    let all = corpus(folder).into_iter();
    all.filter(|(name, _)| names.contains(&name.as_str())).map(|(_, game)| game).collect()
}

#[test]
fn targi_has_room_for_everything() {
    let _turn = Turn::take();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/targi/corpus");
    let games = recorded(folder, &["1", "2", "12"]);
    for language in Language::ALL {
        let table = [("game", "targi"), ("preset", "all"), ("level", "random")];
        measure_games::<TargiTable>(language, &games, &table);
    }
}

#[test]
fn five_tribes_has_room_for_everything() {
    let _turn = Turn::take();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/five-tribes/corpus");
    let games = recorded(folder, &["01", "07", "10"]);
    for language in Language::ALL {
        let table = [("game", "five-tribes"), ("preset", "all"), ("level", "random")];
        measure_games::<FiveTribesTable>(language, &games, &table);
    }
}

/// The pages around the tables, as somebody meets them who has games of their own.
#[test]
fn the_pages_of_the_house_have_room_for_everything() {
    let _turn = Turn::take();
    for language in Language::ALL {
        let profile = Profile { language: language.code(), motion: Motion::Reduced, ..LAPTOP };
        let Some(browser) = Browser::open(&profile) else { return };
        let server = TestServer::open();
        let mut findings = Findings::default();
        let mut look = |path: &str, what: &str| {
            browser.go(&format!("{}{path}", server.address));
            findings.measure(&browser, what, None);
        };
        for path in ["/", "/learn", "/rules", "/new?game=targi", "/new?game=five-tribes"] {
            look(path, path);
        }
        for path in ["/learn/targi", "/rules/targi", "/rules/five-tribes", "/nowhere"] {
            look(path, path);
        }
        let path = |browser: &Browser| browser.address().replace(&server.address, "");
        let friends = [("opponent", "anyone"), ("opponent", "friend"), ("opponent", "random")];
        let fields = [("game", "five-tribes"), ("name", "Amma")];
        browser.go(&server.address);
        pages::post(&browser, "/new", &[&fields[..], &friends[..]].concat());
        look(&path(&browser), "a table that waits");
        let four =
            [("game", "five-tribes"), ("preset", "all"), ("players", "4"), ("level", "random")];
        browser.go(&server.address);
        pages::post(&browser, "/play", &four);
        browser.wait_for(LISTED);
        let table = path(&browser);
        for _ in 0..12 {
            crate::choose_first(&browser);
        }
        look("/", "home with games of one's own");
        look(&format!("{table}/replay?at=9"), "looking back");
        pages::post(&browser, &format!("{table}/leave"), &[]);
        browser.go(&format!("{}{table}/end", server.address));
        browser.wait_for(".verdict");
        look(&format!("{table}/end"), "the end of four");
        browser.go(&server.address);
        pages::post(&browser, "/new", &[("game", "targi"), ("opponent", "friend")]);
        let table = path(&browser);
        let mut friend = server.visitor();
        friend.post(&format!("{table}/sit"), &[("name", "Badis")]);
        friend.get(&table);
        // Its browser adds a number of its own to the shuffle, which the end tells.
        browser.wait_for(".stage");
        friend.post(&format!("{table}/leave"), &[]);
        look(&format!("{table}/end"), "the end of two");
        look("/me", "my page");
        let mut host = server.visitor();
        let fields = [("game", "targi"), ("name", "Ghali"), ("opponent", "friend")];
        let table = host.post("/new", &fields).expect(303).location().to_owned();
        look(&table, "an invitation");
        findings.assert_none();
    }
}
