//! The terminal of Targi: everything on it comes from the texts, in every language.

use ::terminal::Decks;
use ::terminal::testing::{check_lines_fit, outside_texts, plain, screen_in, walk_through};
use caravanserai_core::Seat;
use std::collections::BTreeSet;
use targi::{Options, TokenRule, TribeDeck};
use targi_table::TargiTable;
use words::Language;

/// The words of text forms, which people type the same in every language.
const FORMS: &[&str] = &[
    "accept", "back", "choose", "discard", "done", "for", "give", "hand", "joker", "keep", "leave",
    "marker", "move", "next", "open", "pay", "pick", "place", "put", "return", "row", "shift",
    "swap", "take", "targi", "targia", "to", "token", "trade", "use", "waive", "waiver",
];

/// Games with everything that can lie on the table.
fn variety() -> [Options; 3] {
    let base = Options { start: Some(Seat(0)), ..Options::default() };
    let expansion = Options { expansion: true, tokens: TokenRule::Secret, ..base.clone() };
    [base, expansion.clone(), Options { tribe_deck: Some(TribeDeck::Mixed), ..expansion }]
}

#[test]
fn every_word_on_the_screen_comes_from_the_texts() {
    let mut outside = BTreeSet::new();
    for options in variety() {
        let mut screen = screen_in::<TargiTable>(Language::Marked, &options, "0");
        walk_through(&mut screen, |shown| outside.extend(outside_texts(shown, FORMS)));
    }
    assert!(outside.is_empty(), "{outside:?}");
}

#[test]
fn every_word_of_line_mode_comes_from_the_texts() {
    let mut outside = BTreeSet::new();
    for options in variety() {
        let moves: String = (0..3000).map(|turn| format!("{}\n", 1 + turn * 5 % 13)).collect();
        let asked =
            "help\ncard B07\ncard E02\ncard N04\ncard X\nplace 4\nend\nnonsense\n99\nundo\n";
        let input = format!("{asked}{moves}board\nlog\nbar\nnew\nquit\n");
        let shown = plain::<TargiTable>(Language::Marked, &options, "0", &input);
        assert!(shown.matches('✖').count() > 20, "a whole game is played");
        outside.extend(outside_texts(&shown, FORMS));
    }
    assert!(outside.is_empty(), "{outside:?}");
}

#[test]
fn every_line_of_line_mode_fits_a_terminal() {
    let all = Options { tribe_deck: Some(TribeDeck::Mixed), ..variety()[1].clone() };
    check_lines_fit::<TargiTable>(&all, &["B07", "E02", "N04", "N16", "X"]);
}

#[test]
fn every_word_of_the_decks_comes_from_the_texts() {
    let language = Language::Marked;
    let mut shown = TargiTable.list(language);
    for name in TargiTable.names() {
        shown += &TargiTable.as_text(language, name).expect("a deck");
    }
    let names: Vec<&str> = TargiTable.names().iter().flat_map(|name| name.split('-')).collect();
    let outside = outside_texts(&shown, &names);
    assert!(outside.is_empty(), "{outside:?}");
}
