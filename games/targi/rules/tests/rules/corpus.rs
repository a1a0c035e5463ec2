//! Recorded games, replayed on every change.
//!
//! Together they show every tribe card at work, so a change to any card's
//! text cannot go unnoticed. `cargo run --release -p targi --example targi_corpus`
//! writes them anew after a change that is meant to break them.

#[path = "witness.rs"]
mod witness;

use caravanserai_core::{Game, Record, Seat, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use targi::{Deck, HandRule, Layout, Options, State, TokenRule, TribeDeck};

/// Every record with its file's name.
fn corpus() -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the folder of the corpus")
        .map(|entry| entry.expect("a file of the corpus").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "record"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "there are no records in {}", folder.display());
    files
        .into_iter()
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).expect("a readable record");
            let record = Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(record.to_string(), text, "{name} is printed as it was read");
            (name, record)
        })
        .collect()
}

/// Every game of the corpus at its end, verified.
fn games() -> Vec<(String, Table<State>)> {
    corpus()
        .into_iter()
        .map(|(name, record)| {
            let table = record.verify().unwrap_or_else(|error| panic!("{name}: {error}"));
            (name, table)
        })
        .collect()
}

#[test]
fn every_recorded_game_still_leads_to_its_result() {
    for (name, table) in games() {
        assert!(table.outcome().is_some(), "{name} is played to its end");
        let mut state = table.start().clone();
        for (index, played) in table.moves().iter().enumerate() {
            state.play(played.choice).expect("a verified record");
            let broken = state.broken_invariants();
            assert!(broken.is_empty(), "{name}, choice {}: {broken:?}", index + 1);
        }
    }
}

#[test]
fn every_tribe_card_dune_and_token_is_at_work_in_some_recorded_game() {
    let mut witnesses: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, table) in games() {
        for card in witness::witnessed(&table) {
            witnesses.entry(card).or_default().push(name.clone());
        }
    }
    let cards = Deck::all().into_iter().flat_map(|deck| &deck.tribe).map(|card| card.id.as_str());
    let dunes = Deck::expansion().dunes.iter().map(|dune| dune.id.as_str());
    let tokens = ["joker", "targi token", "marker token", "waiver"];
    let things: Vec<&str> = cards.chain(dunes).chain(tokens).collect();
    for thing in &things {
        let games = witnesses.get(*thing).map(|games| games.join(" ")).unwrap_or_default();
        println!("{thing} {games}");
    }
    let missing: Vec<&str> =
        things.into_iter().filter(|thing| !witnesses.contains_key(*thing)).collect();
    assert!(missing.is_empty(), "no recorded game shows what these do: {missing:?}");
}

// T-END-2
#[test]
fn scoring_cards_bring_what_a_second_reckoning_says() {
    for (name, table) in games() {
        let brought = witness::advantages(&table.state().view(None));
        let scores = table.state().scores();
        for (seat, cards) in brought.iter().enumerate() {
            let sum: i16 = cards.values().sum();
            let scored = scores.of(Seat(seat as u8)).part("advantages");
            assert_eq!(sum, scored, "{name}, seat {seat}: {cards:?}");
        }
    }
}

#[test]
fn the_recorded_games_are_played_by_all_rules_and_end_in_both_ways() {
    let games = games();
    let options: Vec<Options> = games.iter().map(|(_, table)| table.state().options()).collect();
    for rule in [HandRule::Author, HandRule::Printed] {
        assert!(options.iter().any(|o| o.hand_rule == rule), "no game by {rule:?}");
    }
    for tokens in [TokenRule::Off, TokenRule::Secret, TokenRule::Random, TokenRule::Same] {
        assert!(options.iter().any(|o| o.tokens == tokens), "no game with {tokens:?} tokens");
    }
    assert!(options.iter().any(|o| *o.tribe_deck() == TribeDeck::Mixed), "no mixed deck");
    for layout in [Layout::Chequerboard, Layout::Random] {
        assert!(options.iter().any(|o| o.layout == layout), "no game on {layout:?}");
    }
    let full = |table: &Table<State>| {
        table.state().view(None).players.iter().any(|player| player.display.is_full())
    };
    let ends: BTreeSet<bool> = games.iter().map(|(_, table)| full(table)).collect();
    assert_eq!(ends.len(), 2, "games end with a full display, and with the last raid");
}
