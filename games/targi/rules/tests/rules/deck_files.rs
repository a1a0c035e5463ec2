//! Deck files with mistakes: each is told with line and column, card and field.

use targi::DeckFault::{self, *};
use targi::{BadBundle, Deck, DeckError, Symbol};

/// A good deck file: one card of its own, then 44 bundled ones, by symbol.
fn good() -> String {
    let mut ids = Vec::new();
    for symbol in Symbol::ALL {
        let skip = usize::from(symbol == Symbol::Oasis);
        let cards = Deck::base().tribe.iter().filter(|card| card.symbol == symbol);
        ids.extend(cards.skip(skip).map(|card| format!("\"{}\"", card.id)));
    }
    let cards = ids.join(", ");
    format!(
        "name = \"mine\"
game = \"targi\"
title = \"Mine\"
cards = [{cards}]

[[tribe]]
id = \"M00\"
symbol = \"oasis\"
cost = \"1D 2S (1G)\"
vp = 1
bracket_vp = 2
timing = \"permanent\"
effect = {{ more_water = {{ water = 2 }} }}
"
    )
}

/// The only error of the good file with one thing replaced.
#[track_caller]
fn error_with(right: &str, wrong: &str) -> DeckError {
    let text = good();
    assert!(text.contains(right), "{right}");
    let mut errors = Deck::parse(&text.replacen(right, wrong, 1)).expect_err("a broken file").0;
    assert_eq!(errors.len(), 1, "{errors:?}");
    errors.remove(0)
}

/// Asserts where the only error is, and what it is about.
#[track_caller]
fn assert_error(right: &str, wrong: &str, place: (usize, usize), fault: DeckFault) {
    let error = error_with(right, wrong);
    assert_eq!(((error.line, error.column), &error.fault), (place, &fault), "{error}");
}

/// Asserts where the only error is, and that the parser names the culprit.
#[track_caller]
fn assert_unreadable(right: &str, wrong: &str, place: (usize, usize), says: &str) {
    let error = error_with(right, wrong);
    assert_eq!((error.line, error.column), place, "{error}");
    assert!(matches!(&error.fault, Unreadable(text) if text.contains(says)), "{error}");
}

#[test]
fn a_good_deck_file_is_read() {
    let deck = Deck::parse(&good()).expect("a good file");
    assert_eq!((deck.tribe.len(), deck.name.as_str()), (45, "mine"));
    for bundled in Deck::all() {
        assert_eq!(bundled.tribe.len(), 45);
    }
}

#[test]
fn a_wrong_count_of_a_symbol() {
    let fault = SymbolCount { symbol: Symbol::CamelRider, count: 8, right: 9 };
    // Told where the cards are.
    assert_error("\"B03\", ", "", (4, 10), fault);
}

#[test]
fn an_unknown_effect() {
    assert_unreadable("more_water", "more_sand", (13, 12), "more_sand");
}

#[test]
fn a_bad_cost() {
    let error = error_with("1D 2S (1G)", "1X 2S (1G)");
    assert_eq!((error.line, error.column), (9, 8));
    assert_eq!((error.card.as_deref(), error.field), (Some("M00"), Some("cost")));
    assert_eq!(error.fault, Amounts(BadBundle::NoAmount("1X".to_owned())));
    let twice = Amounts(BadBundle::Twice('D'));
    assert_error("1D 2S (1G)", "1D 2D (1G)", (9, 8), twice);
    assert_error("1D 2S (1G)", "1D / 2S / 1P (1G)", (9, 8), TooManyWays);
    assert_error("1D 2S (1G)", "1V (1G)", (9, 8), PaidInPoints);
}

#[test]
fn a_duplicate_id() {
    assert_error("\"M00\"", "\"B03\"", (7, 6), IdTwice("B03".to_owned()));
}

#[test]
fn a_wrong_timing() {
    let right = Timing(targi::Timing::Permanent);
    assert_error("\"permanent\"", "\"scoring\"", (12, 10), right);
    assert_eq!(error_with("\"permanent\"", "\"scoring\"").field, Some("timing"));
}

#[test]
fn an_unknown_field() {
    assert_unreadable("vp = 1", "points = 1", (10, 1), "points");
}

#[test]
fn a_bad_bracket() {
    assert_error("1D 2S (1G)", "1D 2S (1V)", (9, 8), Bracket);
    assert_error("bracket_vp = 2", "bracket_vp = 0", (11, 14), BracketPoints);
    assert_error(" (1G)", "", (11, 14), BracketPoints);
}

#[test]
fn an_unknown_bundled_card() {
    let errors = Deck::parse(&good().replacen("\"B03\"", "\"B99\"", 1)).unwrap_err().0;
    assert_eq!(errors[0].fault, NoSuchCard("B99".to_owned()));
    assert_eq!(errors[0].line, 4);
    assert_eq!(errors.len(), 2, "and so a camel rider is missing");
}

#[test]
fn too_large_a_figure() {
    assert_error("vp = 1", "vp = 99", (10, 6), TooManyPoints { most: 12 });
    assert_eq!(error_with("vp = 1", "vp = 99").field, Some("vp"));
    let water = Figure { name: "water", figure: 9, least: 1, most: 6 };
    assert_error("water = 2 ", "water = 9 ", (13, 10), water);
    let salt = "1D 20S".parse().expect("amounts");
    assert_error("1D 2S", "1D 20S", (9, 8), TooMuch { bundle: salt, most: 6 });
}

#[test]
fn broken_toml() {
    assert_unreadable("vp = 1", "vp = = 1", (10, 6), "`=`");
}

#[test]
fn ids_of_dunes_and_goods_cards_are_taken() {
    for taken in ["\"N18\"", "\"G05\""] {
        assert_error("\"M00\"", taken, (7, 6), TakenId);
    }
}

#[test]
fn all_mistakes_are_told_at_once() {
    let text = good().replacen("vp = 1", "vp = 99", 1).replacen("1D 2S", "1X", 1);
    let errors = Deck::parse(&text).unwrap_err();
    assert_eq!(errors.0.len(), 2);
    assert_eq!(errors.to_string().lines().count(), 2, "{errors}");
}

#[test]
fn a_wrong_count_of_goods_cards_or_dunes() {
    let with = |more: &str| Deck::parse(&(good() + more)).map_err(|errors| errors.0[0].clone());
    let goods = |count: u8| format!("\n[[goods]]\ngives = \"2W\"\ncount = {count}\n");
    for right in [1, 5, 19, 24] {
        assert!(with(&goods(right)).is_ok(), "{right}");
    }
    for wrong in [6, 18, 25] {
        let error = with(&goods(wrong)).unwrap_err();
        assert_eq!((error.line, error.column), (16, 9));
        let count = wrong.into();
        assert_eq!(error.fault, GoodsCount { count, more: 5, least: 19, most: 24 });
    }
    let dune = |id: u8| format!("\n[[dune]]\nid = \"N{id:02}\"\neffect = \"any_border\"\n");
    let dunes = |count: u8| (0..count).map(dune).collect::<String>();
    assert!(with(&dunes(3)).is_ok() && with(&dunes(20)).is_ok());
    for wrong in [2, 21] {
        let fault = DuneCount { count: wrong.into(), least: 3, most: 20 };
        assert_eq!(with(&dunes(wrong)).unwrap_err().fault, fault);
    }
    assert_eq!(with(&dunes(3).replace("N01", "sea")).unwrap_err().fault, BadDuneId);
}

#[test]
fn rewards_that_heap_up() {
    let two = good().replacen("water = 2 ", "water = 6 ", 1).replacen("\"B03\", ", "", 1)
        + "
[[tribe]]
id = \"M01\"
symbol = \"camel_rider\"
cost = \"1D\"
vp = 1
timing = \"permanent\"
effect = { more_water = { water = 1 } }
";
    let error = Deck::parse(&two).unwrap_err().0.remove(0);
    assert_eq!((error.line, error.column, error.card.as_deref()), (21, 10, Some("M01")));
    let heaped = Rewards { effect: "more_water", name: "water", sum: 7, most: 6 };
    assert_eq!(error.fault, heaped);
}
