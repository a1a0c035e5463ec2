//! Why a choice is refused, in words.

use caravanserai_core::Seat;
use targi::{Choice, Field, Refusal, Task};
use targi_table::TargiTable;
use words::{Language, illegal};

fn field(number: u8) -> Field {
    Field::new(number).expect("a field")
}

/// One of each, with the choice that is refused.
fn each() -> [(&'static str, Refusal); 6] {
    let legal: Vec<Choice> =
        (1..=13).filter_map(|number| format!("place {number}").parse().ok()).collect();
    [
        ("end", Refusal::GameOver),
        ("place 4", Refusal::Corner(field(4))),
        ("place 2", Refusal::Robber(field(2))),
        ("place 3", Refusal::Occupied(field(3))),
        ("place 9", Refusal::FacesOpponent { field: field(9), seat: Seat(1) }),
        ("end", Refusal::Asked { seat: Seat(0), task: Task::Placement, legal }),
    ]
}

fn said(language: Language) -> [String; 6] {
    each().map(|(choice, refusal)| illegal::<TargiTable>(language, choice, &refusal))
}

const NAMED: &str = "`place 1`, `place 2`, `place 3`, `place 4`, `place 5`, `place 6`, `place 7`, \
     `place 8`, `place 9`, `place 10`, `place 11`, `place 12`, …";

#[test]
fn a_refusal_names_the_culprit_and_what_would_be_right() {
    assert_eq!(
        said(Language::English),
        [
            "`end` is not possible now: the game is over".to_owned(),
            "`place 4` is not possible now: field 4 is a corner, where no Targi may stand"
                .to_owned(),
            "`place 2` is not possible now: the robber stands on field 2".to_owned(),
            "`place 3` is not possible now: a Targi stands on field 3 already".to_owned(),
            "`place 9` is not possible now: field 9 faces a Targi of Ivory's opponent".to_owned(),
            format!(
                "`end` is not possible now: Blue is asked something else. \
                 Place a Targi on a numbered field. Possible: {NAMED}"
            ),
        ]
    );
}

#[test]
fn a_german_refusal_holds_no_english() {
    assert_eq!(
        said(Language::German),
        [
            "`end` geht jetzt nicht: die Partie ist zu Ende".to_owned(),
            "`place 4` geht jetzt nicht: Feld 4 ist eine Ecke, dort darf kein Targi stehen"
                .to_owned(),
            "`place 2` geht jetzt nicht: auf Feld 2 steht der Räuber".to_owned(),
            "`place 3` geht jetzt nicht: auf Feld 3 steht schon ein Targi".to_owned(),
            "`place 9` geht jetzt nicht: gegenüber von Feld 9 steht ein Targi des Gegners \
             von Elfenbein"
                .to_owned(),
            format!(
                "`end` geht jetzt nicht: Blau wird etwas anderes gefragt. \
                 Setz einen Targi auf ein nummeriertes Feld. Möglich: {NAMED}"
            ),
        ]
    );
}
