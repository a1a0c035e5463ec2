//! Every text and every drawing has the room it needs: measured on both games and on
//! the pages of the house, in both languages, from a small phone to a large screen.

use crate::coached::{Answered, Coached};
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

/// Small and large phones, the same on their side, a tablet, and screens up to a large one.
pub(crate) const SIZES: [(u32, u32); 8] = [
    (360, 740),
    (390, 844),
    (740, 360),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1366, 768),
    (1920, 1080),
];
const MEASURE: &str = include_str!("measure.js");

/// So many moments are shown in every way.
const CROWDED: usize = 6;

/// How a page is measured.
#[derive(Clone, Copy)]
enum Pose<'a> {
    AsItIs,
    /// Also with all that is folded away.
    Unfolded,
    /// Also with each of the things in turn in focus that a selector finds.
    InFocus(&'a str),
}

/// What was found, with the moments when.
#[derive(Default)]
pub(crate) struct Findings(BTreeMap<String, Vec<String>>);

impl Findings {
    /// Measures the page that a browser shows, or the same with this inside `<main>`.
    pub(crate) fn measure(&mut self, browser: &Browser, what: &str, inside: Option<String>) {
        self.measure_posed(browser, what, inside, Pose::Unfolded);
    }

    /// The same in a pose.
    fn measure_posed(
        &mut self,
        browser: &Browser,
        what: &str,
        inside: Option<String>,
        pose: Pose<'_>,
    ) {
        let (unfolded, in_focus) = match pose {
            Pose::AsItIs => (false, ""),
            Pose::Unfolded => (true, ""),
            Pose::InFocus(things) => (false, things),
        };
        let asked = json!([SIZES, inside, unfolded, in_focus]);
        let found = browser.wait_for_script(MEASURE, &asked);
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

/// Measures decisions, as they are asked, with a hint, looked back at and tried again, and
/// what others see meanwhile. `holdings` is what better turns bring, `lines` finds what shows
/// more when it has the focus.
fn measure_games<P: Pages>(
    language: Language,
    games: &[Table<P::Game>],
    table: &[(&str, &str)],
    holdings: &[Value],
    lines: &str,
) {
    let profile = Profile { language: language.code(), motion: Motion::Reduced, ..LAPTOP };
    let Some(browser) = Browser::open(&profile) else { return };
    let server = TestServer::open();
    browser.go(&server.address);
    pages::post(&browser, "/play", table);
    // A page that looks back stays as it is, so it can be shown anything.
    browser.go(&format!("{}/replay?at=0", browser.address()));
    browser.wait_for("[data-moves]");
    let mut findings = Findings::default();
    let mut show = |page: String, what: &str, pose: Pose<'_>| {
        findings.measure_posed(&browser, what, Some(page), pose);
    };
    let draw = |stand: &Stand<P::Game>| P::table(&stand.scene()).into_string();
    for (nth, (kind, moment)) in decisions(games).into_iter().enumerate() {
        let stand = moment.seen_by(moment.state.to_act(), language);
        let at = format!("{kind} after {} moves", stand.facts.moves);
        show(draw(&stand), &at, Pose::AsItIs);
        let coached = Coached::<P> { moment: &moment, language, holdings };
        // The most crowded moments as all that the coach makes of them, the others as one of it.
        for (look, name) in ["hint", "mistake", "exercise", "answer"].into_iter().enumerate() {
            if nth >= CROWDED && nth % 4 != look {
                continue;
            }
            let page = match name {
                "hint" => coached.hint(),
                "mistake" => coached.replay(&games[0]),
                "exercise" => coached.exercise(Answered::NotYet),
                _ => coached.exercise(Answered::Yes),
            };
            show(page, &format!("{name}: {at}"), Pose::AsItIs);
        }
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
        show(draw(&stand), "learning, and asked to take back", Pose::Unfolded);
        stand.facts.guide = None;
        stand.facts.bar = Some(true);
        stand.facts.chance = Some(0.62);
        show(draw(&stand), "with the bar of chances", Pose::Unfolded);
        stand.stage = Stage::Replay;
        show(draw(&stand), "looking back", Pose::AsItIs);
        show(draw(&all[all.len() - 1].seen_by(waits, language)), "the end", Pose::AsItIs);
        // What shows more in focus: where most of it is open.
        let open = |moment: &&Moment<P::Game>| {
            let page = draw(&moment.seen_by(moment.state.to_act(), language));
            page.matches("class=\"pv").count()
        };
        if let Some(moment) = all.iter().max_by_key(open).filter(|_| !lines.is_empty()) {
            let stand = moment.seen_by(moment.state.to_act(), language);
            show(draw(&stand), "lines", Pose::InFocus(lines));
        }
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
        let holdings = [json!("gold"), json!("points"), json!("hand"), json!("water")];
        let lines = ".board .border .hit[value^=place]";
        measure_games::<TargiTable>(language, &games, &table, &holdings, lines);
    }
}

#[test]
fn five_tribes_has_room_for_everything() {
    let _turn = Turn::take();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/five-tribes/corpus");
    let games = recorded(folder, &["01", "07", "10"]);
    for language in Language::ALL {
        let table = [("game", "five-tribes"), ("preset", "all"), ("level", "random")];
        let holdings =
            [json!("coins"), json!("palms"), json!("palaces"), json!({"meeples": "white"})];
        measure_games::<FiveTribesTable>(language, &games, &table, &holdings, "");
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
        for path in ["/learn/targi", "/learn/five-tribes", "/bring", "/exercises", "/fairness"] {
            look(path, path);
        }
        for path in ["/rules/targi", "/rules/five-tribes", "/nowhere"] {
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
        browser.go(&server.address);
        pages::post(
            &browser,
            "/play",
            &[("game", "five-tribes"), ("preset", "all"), ("level", "random")],
        );
        browser.wait_for(LISTED);
        let played = path(&browser);
        for _ in 0..8 {
            crate::choose_first(&browser);
        }
        pages::post(&browser, &format!("{played}/leave"), &[]);
        look(&format!("{played}/end"), "the end of two that was played");
        look("/", "home with games of one's own");
        look(&format!("{table}/replay?at=9"), "looking back");
        pages::post(&browser, &format!("{table}/leave"), &[]);
        browser.go(&format!("{}{table}/end", server.address));
        browser.wait_for(".verdict");
        look(&format!("{table}/end"), "the end of four");
        for game in ["targi", "five-tribes"] {
            browser.go(&server.address);
            let fields = [("game", game), ("preset", "all"), ("opponent", "friend")];
            pages::post(&browser, "/new", &fields);
            let table = path(&browser);
            let mut friend = server.visitor();
            friend.post(&format!("{table}/sit"), &[("name", "Badis")]);
            friend.get(&table);
            // Its browser adds a number of its own to the shuffle, which the end tells.
            browser.wait_for(".stage");
            friend.post(&format!("{table}/leave"), &[]);
            look(&format!("{table}/end"), &format!("the end of two at {game}"));
        }
        look("/me", "my page");
        look("/exercises", "moments to try again");
        let mut host = server.visitor();
        let fields = [("game", "targi"), ("name", "Ghali"), ("opponent", "friend")];
        let table = host.post("/new", &fields).expect(303).location().to_owned();
        look(&table, "an invitation");
        findings.assert_none();
    }
}
