//! Combining the cards of both boxes.

use crate::table::*;
use caravanserai_core::{Game, OptionError, Seed};
use serde_json::{Value, json};
use std::collections::HashSet;
use targi::{Deck, DeckFault, OptionFault, Rules, State, Symbol};

fn deal(named: &[(&str, Value)], seed: u32) -> State {
    State::new(&options(named), &Seed::new(seed.to_string()))
}

/// All tribe cards of a table just dealt.
fn cards(state: &State) -> HashSet<String> {
    let position = state.position();
    let rules = seen_by_all(state).rules;
    let centre = position.centre.into_iter().flatten();
    let tribe = centre.filter(|id| rules.find_tribe(id).is_some());
    tribe.chain(position.tribe_pile).collect()
}

// X-MIX-1
#[test]
fn a_mixed_deck_has_nine_random_cards_of_each_symbol_and_leaves_forty_five() {
    let mut decks = HashSet::new();
    for seed in 0..10 {
        let state = deal(&[("expansion", json!(true)), ("tribe_deck", json!("mixed"))], seed);
        let rules = seen_by_all(&state).rules;
        let played = cards(&state);
        assert_eq!(played.len(), 45);
        assert_eq!(rules.tribe_ids().count() - played.len(), 45, "for the next game");
        for symbol in Symbol::ALL {
            let shows = |id: &&String| rules.tribe(rules.find_tribe(id).unwrap()).symbol == symbol;
            assert_eq!(played.iter().filter(shows).count(), 9, "{symbol:?}");
        }
        assert!(played.iter().any(|id| id.starts_with('B')));
        assert!(played.iter().any(|id| id.starts_with('E')));
        let mut ids: Vec<String> = played.into_iter().collect();
        ids.sort();
        decks.insert(ids);
    }
    assert!(decks.len() > 8, "drawn from the seed");
}

// X-MIX-1
#[test]
fn the_expansion_brings_its_own_cards_unless_another_deck_is_named() {
    for (named, letter) in [
        (vec![], 'B'),
        (vec![("expansion", json!(true))], 'E'),
        (vec![("expansion", json!(true)), ("tribe_deck", json!("base"))], 'B'),
        (vec![("tribe_deck", json!("expansion"))], 'E'),
    ] {
        let played = cards(&deal(&named, 1));
        assert!(played.iter().all(|id| id.starts_with(letter)), "{named:?}");
        assert_eq!(played.len(), 45);
    }
}

/// A deck file of every other card of both boxes.
fn own_deck() -> String {
    let ids: Vec<String> = Symbol::ALL
        .into_iter()
        .flat_map(|symbol| {
            let all = Deck::all().into_iter().flat_map(|deck| &deck.tribe);
            all.filter(move |card| card.symbol == symbol).step_by(2)
        })
        .map(|card| format!("\"{}\"", card.id))
        .collect();
    format!("name = \"own\"\ngame = \"targi\"\ntitle = \"Own\"\ncards = [{}]\n", ids.join(", "))
}

// X-MIX-1
#[test]
fn a_custom_deck_is_played_as_it_is_written() {
    let named = [("tribe_deck", json!("custom")), ("deck", json!(own_deck()))];
    let played = cards(&deal(&named, 1));
    assert_eq!(played.len(), 45);
    assert!(own_deck().contains("\"B00\"") && played.contains("B00"));
    assert!(played.iter().all(|id| own_deck().contains(&format!("\"{id}\""))));
}

// X-MIX-1
#[test]
fn the_goods_cards_and_dunes_of_a_custom_deck_are_played_with_the_expansion() {
    let dune = |id: u8| {
        format!("[[dune]]\nid = \"N{id:02}\"\neffect = {{ gain = {{ gives = \"1G\" }} }}\n")
    };
    let dunes: String = (0..4).map(dune).collect();
    let five = "[[goods]]\ngives = \"4W\"\ncount = 5\n";
    let all = "[[goods]]\ngives = \"3P\"\ncount = 19\n";
    let rules = |goods: &str, expansion: bool| {
        let deck = json!(own_deck() + goods + &dunes);
        let named = [("tribe_deck", json!("custom")), ("deck", deck)];
        Rules::of(&options(&[&named[..], &[("expansion", json!(expansion))]].concat()))
    };
    let goods = |rules: &Rules, text: &str| {
        rules.goods_ids().filter(|id| rules.goods(*id).gives.to_string() == text).count()
    };
    let desert = rules(five, true);
    assert_eq!((desert.goods_ids().count(), goods(&desert, "4W")), (24, 5));
    assert_eq!(desert.dune_ids().count(), 4);
    let plain = rules(five, false);
    assert_eq!((plain.goods_ids().count(), goods(&plain, "4W")), (19, 0));
    assert_eq!(plain.dune_ids().count(), 0);
    for expansion in [false, true] {
        assert_eq!(goods(&rules(all, expansion), "3P"), 19, "these are all there are");
    }
}

// X-MIX-1
#[test]
fn a_custom_deck_with_a_mistake_is_refused_with_a_clear_error() {
    let eight = own_deck().replacen("\"B00\", ", "", 1);
    let named = [("tribe_deck", json!("custom")), ("deck", json!(eight))];
    let map = named.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    let error = State::read_options(&map).unwrap_err();
    let Some(OptionFault::Deck(errors)) = error.fault::<State>() else { panic!("{error}") };
    let oases = DeckFault::SymbolCount { symbol: Symbol::Oasis, count: 8, right: 9 };
    assert_eq!((errors.0.len(), &errors.0[0].fault), (1, &oases));
    let custom = OptionFault::GoesWith { option: "tribe_deck", value: "\"custom\"" };
    for (wrong, fault) in [
        (json!({"tribe_deck": "custom"}), OptionFault::NoDeck),
        (json!({"deck": own_deck()}), custom),
    ] {
        let error = State::read_options(wrong.as_object().unwrap()).unwrap_err();
        assert_eq!(error, OptionError::unusable("deck", fault));
    }
}

// X-MIX-2
#[test]
fn border_cards_are_chosen_field_by_field() {
    let named = [("expansion", json!(true)), ("border", json!({"13": "base", "5": "base"}))];
    let mixed = Rules::of(&options(&named));
    let plain = Rules::of(&options(&[]));
    let desert = Rules::of(&options(&[("expansion", json!(true))]));
    for field in targi::Field::all() {
        let base = [5, 13].contains(&field.number());
        let same = if base { &plain } else { &desert };
        assert_eq!(mixed.border(field), same.border(field), "{field}");
    }
    let mut state =
        scene(QUIET).expansion().option("border", json!({"13": "base"})).next_goods("2D").set();
    assert!(offers(&state, "end"));
    state = quiet_with("13b")
        .expansion()
        .option("border", json!({"13": "base"}))
        .next_goods("2D")
        .set();
    play(&mut state, "use 13");
    assert_eq!(purse(&state, BLUE), "4D 2S 2P 1G 4V", "a Caravan in the desert");
}

// X-MIX-2
#[test]
fn what_is_spelled_out_though_it_is_so_anyway_changes_nothing() {
    let usual = options(&[("tribe_deck", json!("base")), ("border", json!({"5": "base"}))]);
    assert_eq!(usual, options(&[]));
    for wrong in [json!({"17": "base"}), json!({"5": "mine"}), json!([5])] {
        let named = [("border".to_owned(), wrong)].into_iter().collect();
        assert!(State::read_options(&named).unwrap_err().to_string().contains("border"));
    }
}
