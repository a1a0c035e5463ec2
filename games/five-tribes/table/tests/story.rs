//! The story of the others' turns: one line a turn, with its walk, what it did and what it
//! brought, and the trails of all walks on the board.

use caravanserai_core::{Game, Seat, Seed, Table};
use five_tribes::{Choice, Options, State};
use five_tribes_table::FiveTribesTable;
use std::collections::BTreeSet;
use web::testing::{Stand, heard, moments, random_game, story, values};
use web::{Language, Pages, Stage};

/// A game of three in which everybody takes the first choice that is listed, when seat 0 is
/// asked for the first time after somebody else has walked.
fn after_a_walk(language: Language) -> Stand<State> {
    let options = Options { players: 3, thieves: false, ..Options::default() };
    let mut table: Table<State> = Table::new(&options, Seed::new("story"));
    let mut choices: Vec<Choice> = Vec::new();
    loop {
        let moment = moments(&table).pop().expect("a position");
        let stand = moment.seen_by(Some(Seat(0)), language);
        if stand.to_act == Some(Seat(0)) && !trails(&draw(&stand)).is_empty() {
            return stand;
        }
        choices.clear();
        table.state().choices(&mut choices);
        table.play(choices[0]).expect("a listed choice");
    }
}

fn draw(stand: &Stand<State>) -> String {
    FiveTribesTable::table(&stand.scene()).into_string()
}

/// The names under which the trails on the board light up, each with its class.
fn trails(page: &str) -> Vec<(&str, &str)> {
    let trails = page.split("<g class=\"trail ").skip(1);
    trails
        .map(|trail| {
            let light = trail.split("data-light=\"").nth(1).expect("a name");
            (trail.split('"').next().expect("a class"), light.split('"').next().expect("its end"))
        })
        .collect()
}

#[test]
fn every_turn_of_the_others_is_a_line_that_tells_its_walk_and_what_it_brought() {
    let english = after_a_walk(Language::English);
    assert_eq!(
        heard(&draw(&english)),
        [
            "Auction : Idir: Bid 0.",
            "Idir : walked from a1: Vizier b1, Merchant c1 and Builder d1. \
             Took 2 Builders from d1. Earned 6 coins with Builders. about 6 points",
        ]
    );
    let german = after_a_walk(Language::German);
    assert_eq!(
        heard(&draw(&german)),
        [
            "Versteigerung : Idir: 0 geboten.",
            "Idir : Marsch von a1: Wesir b1, Händler c1 und Baumeister d1. \
             Von d1 genommen: 2 Baumeister. 6 Münzen mit Baumeistern verdient. etwa 6 Punkte",
        ]
    );
}

#[test]
fn every_line_leads_to_its_position_and_lights_its_own_trail() {
    let options = Options { players: 4, artisans: true, ..Options::default() };
    let game = random_game::<State>(&options, 3);
    let mut most = 0;
    for moment in moments(&game) {
        let Some(seat) = moment.state.to_act() else { continue };
        let stand = moment.seen_by(Some(seat), Language::English);
        let page = draw(&stand);
        let Some(story) = story(&page) else { continue };
        let bars: Vec<usize> =
            values(story, "data-at").iter().map(|at| at.parse().expect("a number")).collect();
        assert!(bars.is_sorted_by(|one, next| one < next), "one step after the other: {bars:?}");
        assert!(bars[0] > stand.facts.seen, "nothing that is known is told again");
        let links = values(story, "href").into_iter();
        for at in links.filter_map(|link| link.strip_prefix("/table/preview/replay?at=")) {
            assert!(bars.contains(&at.parse().expect("a number")), "{at} in {bars:?}");
        }
        let lines = values(story, "data-lights");
        let trails = trails(&page);
        let seats: BTreeSet<&str> = trails.iter().map(|(seat, _)| *seat).collect();
        for (seat, light) in &trails {
            assert_eq!(lines.iter().filter(|line| *line == light).count(), 1, "{light} of {seat}");
        }
        most = most.max(seats.len());
    }
    assert_eq!(most, 3, "three others' walks lie on the board at once");
}

#[test]
fn the_log_stays_behind_one_tap_where_a_story_is_told() {
    let mut stand = after_a_walk(Language::English);
    let page = draw(&stand);
    assert_eq!(page.matches("id=\"log-open\"").count(), 1);
    assert_eq!(page.matches("Since your last turn").count(), 1);
    stand.stage = Stage::Replay;
    stand.choices.clear();
    let page = draw(&stand);
    assert!(story(&page).is_none(), "a replay tells no story");
    assert!(!page.contains("log-open"), "and its log lies open");
}
