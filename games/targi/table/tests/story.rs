//! The story of the other player's turn: a line for each thing that was done, with what it
//! brought, and its number on the board.

use caravanserai_core::{Game, Seat, Seed, Table};
use targi::{Choice, Options, State};
use targi_table::TargiTable;
use web::testing::{Stand, corpus, heard, moments, story, values};
use web::{Language, Pages, Stage};

/// The recorded games.
const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus");

fn draw(stand: &Stand<State>) -> String {
    TargiTable::table(&stand.scene()).into_string()
}

/// A new game after these choices, as Blue sees it; Ivory begins.
fn after(choices: &str, language: Language) -> Stand<State> {
    let mut table: Table<State> = Table::new(&Options::default(), Seed::new("lines"));
    for choice in choices.split(", ") {
        let choice: Choice = choice.parse().expect("a choice");
        table.play(choice).expect("a legal choice");
    }
    moments(&table).pop().expect("a position").seen_by(Some(Seat(0)), language)
}

const TURN: &str = "place 2, place 13, place 5, place 9, place 15, place 3, \
                    use 2, use 5, trade 2D for 1S, done, use 15, end";

#[test]
fn every_thing_that_the_other_player_did_is_a_line_with_what_it_brought() {
    assert_eq!(heard(&draw(&after("place 2", Language::English))), ["Idir: Targi on 2 Dates"]);
    assert_eq!(
        heard(&draw(&after(TURN, Language::English))),
        [
            "Idir: Used 2 Dates +1 Dates",
            "Idir: Used 5 Trader −2 Dates +1 Salt",
            "Idir: Used 15 Salt +1 Salt"
        ]
    );
    assert_eq!(
        heard(&draw(&after(TURN, Language::German))),
        [
            "Idir: 2 Datteln genutzt +1 Datteln",
            "Idir: 5 Händler genutzt −2 Datteln +1 Salz",
            "Idir: 15 Salz genutzt +1 Salz"
        ]
    );
}

#[test]
fn the_board_has_the_number_of_every_line_where_it_happened() {
    let page = draw(&after(TURN, Language::English));
    for (number, at) in [(1, "f2"), (2, "f5"), (3, "f15")] {
        let mark = page.split(&format!("<div class=\"told {at} ")).nth(1).expect("a mark");
        assert!(mark.contains(&format!("<span>{number}</span>")), "{number} on {at}");
        let light = mark.split("data-light=\"").nth(1).and_then(|rest| rest.split('"').next());
        let lines = values(story(&page).expect("a story"), "data-lights");
        assert_eq!(light, Some(lines[number - 1]));
    }
}

#[test]
fn a_story_tells_each_move_once_and_nothing_that_is_known() {
    let mut told = 0;
    for (name, game) in corpus::<State>(CORPUS) {
        for moment in moments(&game).iter().step_by(17) {
            let Some(seat) = moment.state.to_act() else { continue };
            let mut stand = moment.seen_by(Some(seat), Language::English);
            let page = draw(&stand);
            let Some(story) = story(&page) else { continue };
            let bars: Vec<usize> =
                values(story, "data-at").iter().map(|at| at.parse().expect("a number")).collect();
            assert!(bars.is_sorted(), "{name}: {bars:?}");
            assert!(bars[0] > stand.facts.seen, "{name}: {bars:?} after {}", stand.facts.seen);
            told += bars.len();
            stand.stage = Stage::Replay;
            stand.choices.clear();
            assert!(web::testing::story(&draw(&stand)).is_none(), "a replay tells no story");
        }
    }
    assert!(told > 30, "only {told} steps were told");
}
