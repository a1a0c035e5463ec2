//! Deck files with mistakes: each gets a clear error with line and column.

use targi::{Deck, Symbol};

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

/// The only error of the good file with one thing replaced: line, column, text.
#[track_caller]
fn error_with(right: &str, wrong: &str) -> (usize, usize, String) {
    let text = good();
    assert!(text.contains(right), "{right}");
    let errors = Deck::parse(&text.replacen(right, wrong, 1)).expect_err("a broken file").0;
    assert_eq!(errors.len(), 1, "{errors:?}");
    (errors[0].line, errors[0].column, errors[0].to_string())
}

#[track_caller]
fn assert_error(right: &str, wrong: &str, (line, column): (usize, usize), says: &str) {
    let error = error_with(right, wrong);
    assert!(error.2.contains(says), "{}", error.2);
    assert_eq!((error.0, error.1), (line, column), "{}", error.2);
    assert!(error.2.starts_with(&format!("line {line}, column {column}: ")), "{}", error.2);
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
    let errors = Deck::parse(&good().replacen("\"B03\", ", "", 1)).unwrap_err().to_string();
    assert!(errors.starts_with("line 4, column 10: "), "where the cards are: {errors}");
    assert!(errors.contains("9 camel_rider cards, this one has 8"), "{errors}");
}

#[test]
fn an_unknown_effect() {
    assert_error("more_water", "more_sand", (13, 12), "more_sand");
}

#[test]
fn a_bad_cost() {
    assert_error("1D 2S (1G)", "1X 2S (1G)", (9, 8), "card M00: cost: ");
}

#[test]
fn a_duplicate_id() {
    assert_error("\"M00\"", "\"B03\"", (7, 6), "`B03` is there twice");
}

#[test]
fn a_wrong_timing() {
    assert_error("\"permanent\"", "\"scoring\"", (12, 10), "timing: this effect is permanent");
}

#[test]
fn an_unknown_field() {
    assert_error("vp = 1", "points = 1", (10, 1), "points");
}

#[test]
fn a_bad_bracket() {
    assert_error("1D 2S (1G)", "1D 2S (1V)", (9, 8), "bracket");
    assert_error("bracket_vp = 2", "bracket_vp = 0", (11, 14), "go together");
    assert_error(" (1G)", "", (11, 14), "go together");
}

#[test]
fn an_unknown_bundled_card() {
    let errors = Deck::parse(&good().replacen("\"B03\"", "\"B99\"", 1)).unwrap_err().0;
    assert!(errors[0].to_string().contains("no bundled deck has a card `B99`"), "{errors:?}");
    assert_eq!(errors[0].line, 4);
    assert_eq!(errors.len(), 2, "and so a camel rider is missing");
}

#[test]
fn too_large_a_figure() {
    assert_error("vp = 1", "vp = 99", (10, 6), "vp: no card has more than 12");
    assert_error("water = 2 ", "water = 9 ", (13, 10), "water is 9, not from 1 to 6");
    assert_error("1D 2S", "1D 20S", (9, 8), "more than 6 of a kind");
}

#[test]
fn broken_toml() {
    assert_error("vp = 1", "vp = = 1", (10, 6), "line 10");
}

#[test]
fn ids_of_dunes_and_goods_cards_are_taken() {
    for taken in ["\"N18\"", "\"G05\""] {
        assert_error("\"M00\"", taken, (7, 6), "a dune or goods card");
    }
}

#[test]
fn all_mistakes_are_told_at_once() {
    let text = good().replacen("vp = 1", "vp = 99", 1).replacen("1D 2S", "1X", 1);
    let errors = Deck::parse(&text).unwrap_err();
    assert_eq!(errors.0.len(), 2);
    assert_eq!(errors.to_string().lines().count(), 2);
}

#[test]
fn a_wrong_count_of_goods_cards_or_dunes() {
    let with = |more: &str| Deck::parse(&(good() + more)).map_err(|errors| errors.to_string());
    let goods = |count: u8| format!("\n[[goods]]\ngives = \"2W\"\ncount = {count}\n");
    for right in [1, 5, 19, 24] {
        assert!(with(&goods(right)).is_ok(), "{right}");
    }
    for wrong in [6, 18, 25] {
        let error = with(&goods(wrong)).unwrap_err();
        assert!(error.starts_with("line 16, column 9: "), "{error}");
        assert!(error.contains(&format!("this one has {wrong}")), "{error}");
    }
    let dune = |id: u8| format!("\n[[dune]]\nid = \"N{id:02}\"\neffect = \"any_border\"\n");
    let dunes = |count: u8| (0..count).map(dune).collect::<String>();
    assert!(with(&dunes(3)).is_ok() && with(&dunes(20)).is_ok());
    for wrong in [2, 21] {
        let error = with(&dunes(wrong)).unwrap_err();
        assert!(
            error.contains(&format!("3 to 20 dunes, or none; this one has {wrong}")),
            "{error}"
        );
    }
    let error = with(&dunes(3).replace("N01", "sea")).unwrap_err();
    assert!(error.contains("N and two digits"), "{error}");
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
    let error = Deck::parse(&two).unwrap_err().to_string();
    assert!(error.starts_with("line 21, column 10: card M01: "), "{error}");
    assert!(error.contains("the water of all more_water cards is 7, more than 6"), "{error}");
}
