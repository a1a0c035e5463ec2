//! Setting the table up with the expansion, and its printed cards.

use crate::table::*;
use caravanserai_core::{Game, OptionError, Seed};
use serde_json::{Value, json};
use targi::{CentreView, Deck, DuneEffect, Effect, Field, OptionFault, State};

fn deal(more: &[(&str, serde_json::Value)], seed: u32) -> State {
    let named = [&[("expansion", json!(true))], more].concat();
    State::new(&options(&named), &Seed::new(seed.to_string()))
}

// X-SETUP-1
#[test]
fn five_tribe_cards_and_four_goods_cards_lie_in_the_centre() {
    for seed in 0..10 {
        let view = seen_by_all(&deal(&[], seed));
        for (place, card) in view.centre.iter().enumerate() {
            let tribe = matches!(card, CentreView::Tribe(_));
            assert_eq!(tribe, place % 2 == 0, "c{place}");
        }
        assert_eq!((view.tribe_pile, view.goods_pile), (40, 20));
        assert!(view.tribe_top.is_some());
    }
}

// X-SETUP-2
#[test]
fn the_top_tribe_card_lies_open_with_the_expansion_only() {
    let state = deal(&[], 3);
    assert_eq!(top_card(&state).as_ref(), state.position().tribe_pile.last());
    assert_eq!(top_card(&State::new(&options(&[]), &Seed::new("3"))), None);
}

// X-SETUP-3
#[test]
fn three_of_twenty_dunes_lie_open() {
    let tops: std::collections::HashSet<String> =
        (0..20).map(|s| open_dunes(&deal(&[], s))).collect();
    assert!(tops.len() > 15, "the dunes are shuffled");
    assert!(tops.iter().all(|open| !open.contains('-')));
    assert_eq!(seen_by_all(&deal(&[], 1)).dune_pile, 17);
}

// X-SETUP-3
#[test]
fn everybody_begins_with_one_of_each_good_two_water_a_gold_and_four_points() {
    for seat in [BLUE, IVORY] {
        assert_eq!(purse(&deal(&[], 1), seat), "1D 1S 1P 1G 2W 4V");
        let easy = deal(&[("easy_start", json!(true))], 1);
        assert_eq!(purse(&easy, seat), "2D 2S 2P 1G 2W 4V");
    }
}

/// Section 7 of the rules: id, symbol, cost, VP, VP in the bracket, timing.
const TRIBE_CARDS: [(&str, &str, &str, u8, u8, &str); 45] = [
    ("E00", "oasis", "1D 1S 1G / 1D 1S 2W", 3, 0, "plain"),
    ("E01", "oasis", "1P 1G / 1P 2W", 2, 0, "plain"),
    ("E02", "oasis", "1D 1S 1P (1G)", 1, 2, "plain"),
    ("E03", "oasis", "2S 2P (2D)", 2, 2, "plain"),
    ("E04", "oasis", "1P 1G / 1P 2W", 1, 0, "scoring"),
    ("E05", "oasis", "1D 2S / 1G", 1, 0, "permanent"),
    ("E06", "oasis", "1S 1G / 1S 2W", 1, 0, "permanent"),
    ("E07", "oasis", "1D 1S 1P", 1, 0, "once"),
    ("E08", "oasis", "2D 1S 1P", 2, 0, "immediate"),
    ("E09", "camel_rider", "1S 1P 1G / 1S 1P 2W", 3, 0, "plain"),
    ("E10", "camel_rider", "1D 1G / 1D 2W", 2, 0, "plain"),
    ("E11", "camel_rider", "1D 1S 1P (1G)", 1, 2, "plain"),
    ("E12", "camel_rider", "2D 2P (2S)", 2, 2, "plain"),
    ("E13", "camel_rider", "1D 1G / 1D 2W", 1, 0, "scoring"),
    ("E14", "camel_rider", "1S 2P / 1G", 1, 0, "permanent"),
    ("E15", "camel_rider", "1P 1G / 1P 2W", 1, 0, "permanent"),
    ("E16", "camel_rider", "1D 1S 1P", 1, 0, "once"),
    ("E17", "camel_rider", "1D 2S 1P", 2, 0, "immediate"),
    ("E18", "well", "1D 1P 1G / 1D 1P 2W", 3, 0, "plain"),
    ("E19", "well", "1S 1G / 1S 2W", 2, 0, "plain"),
    ("E20", "well", "1D 1S 1P (1G)", 1, 2, "plain"),
    ("E21", "well", "2D 2S (2P)", 2, 2, "plain"),
    ("E22", "well", "1S 1G / 1S 2W", 1, 0, "scoring"),
    ("E23", "well", "2D 1P / 1G", 1, 0, "permanent"),
    ("E24", "well", "1D 1G / 1D 2W", 1, 0, "permanent"),
    ("E25", "well", "1D 1S 1P", 1, 0, "once"),
    ("E26", "well", "1D 1S 2P", 2, 0, "immediate"),
    ("E27", "tent", "1D 1P 1G / 1D 1P 2W", 3, 0, "plain"),
    ("E28", "tent", "1S 1G / 1S 2W", 2, 0, "plain"),
    ("E29", "tent", "1D 1S 1P (1G)", 1, 2, "plain"),
    ("E30", "tent", "2S 2P (2D)", 2, 2, "plain"),
    ("E31", "tent", "1S 1G / 1S 2W", 1, 0, "scoring"),
    ("E32", "tent", "1D 2P / 1G", 1, 0, "permanent"),
    ("E33", "tent", "1P 1G / 1P 2W", 1, 0, "permanent"),
    ("E34", "tent", "1D 1S 1P", 1, 0, "once"),
    ("E35", "tent", "2D 1S 1P", 2, 0, "immediate"),
    ("E36", "targia", "1S 1P 1G / 1S 1P 2W", 3, 0, "plain"),
    ("E37", "targia", "1D 1G / 1D 2W", 2, 0, "plain"),
    ("E38", "targia", "1D 1S 1P (1G)", 1, 2, "plain"),
    ("E39", "targia", "2D 2S (2P)", 2, 2, "plain"),
    ("E40", "targia", "1D 1G / 1D 2W", 1, 0, "scoring"),
    ("E41", "targia", "2S 1P / 1G", 1, 0, "permanent"),
    ("E42", "targia", "1S 1G / 1S 2W", 1, 0, "permanent"),
    ("E43", "targia", "1D 1S 1P", 1, 0, "once"),
    ("E44", "targia", "1D 1S 2P", 2, 0, "immediate"),
];

// X-SETUP-1, X-COST-1, X-TIME-1
#[test]
fn every_tribe_card_has_the_symbol_cost_points_and_timing_of_the_rules() {
    let deck = Deck::expansion();
    assert_eq!(deck.tribe.len(), 45);
    for (card, (id, symbol, cost, vp, bracket, timing)) in deck.tribe.iter().zip(TRIBE_CARDS) {
        assert_eq!(card.id, id);
        assert_eq!(card.symbol.name(), symbol, "{id}");
        assert_eq!(card.cost.to_string(), cost, "{id}");
        assert_eq!((card.vp, card.bracket_vp), (vp, bracket), "{id}");
        assert_eq!(card.effect.timing().name(), timing, "{id}");
        assert_eq!(card.effect == Effect::None, timing == "plain", "{id}");
        assert!(card.reconstructed, "{id} is shown as reconstructed");
    }
}

// X-SETUP-1, X-COST-1
#[test]
fn each_tribe_card_is_paid_with_exactly_what_the_rules_say() {
    for (id, _, cost, _, bracket, _) in TRIBE_CARDS {
        let cost = cost.split(" (").next().unwrap();
        for way in cost.split(" / ") {
            let mut state = desert_buying(id).purse(BLUE, way).purse(IVORY, "0").set();
            play(&mut state, "use c0; play");
            if offers(&state, &format!("pay {way}")) {
                play(&mut state, &format!("pay {way}"));
            }
            play(&mut state, "row 1");
            assert_eq!(display(&state, BLUE)[0], id);
            assert!(bracket == 0 || purse(&state, BLUE) == "0", "{id} costs {way}");
        }
    }
}

// X-SETUP-3, N00, N01, N02, N03, N04, N05, N06, N07, N08, N09
#[test]
fn every_dune_has_the_effect_of_the_rules() {
    let gain = |gives: &str, goods| DuneEffect::Gain { gives: gives.parse().unwrap(), goods };
    let effects = [
        gain("2D 2S", 0),
        gain("2S 2P", 0),
        gain("2D 2P", 0),
        gain("1D 1S 1P 2W", 0),
        DuneEffect::GoodsOfAKind { goods: 4 },
        gain("6W", 0),
        gain("1G 3W", 0),
        gain("2G", 0),
        gain("1G", 2),
        gain("3V", 0),
        DuneEffect::PlayHand { discount: 2 },
        DuneEffect::PickTribeCard { cards: 3 },
        DuneEffect::PlayFromCentre,
        DuneEffect::AnyBorder,
        DuneEffect::PickGoodsCards { open: 3, receive: 2 },
        DuneEffect::SwapCards { water: 3 },
        DuneEffect::SwapGoods { times: 4, water: 2 },
        DuneEffect::SellGoods { times: 2, goods: 2, vp: 2 },
        DuneEffect::Display { vp: 1 },
        DuneEffect::Rob { water: 3 },
    ];
    let deck = Deck::expansion();
    assert_eq!(deck.dunes.len(), 20);
    for (number, (dune, effect)) in deck.dunes.iter().zip(effects).enumerate() {
        assert_eq!((dune.id.clone(), dune.effect), (format!("N{number:02}"), effect));
        assert!(dune.reconstructed);
    }
}

// X-SETUP-1
#[test]
fn five_water_cards_join_the_goods_cards() {
    let mut cards: Vec<String> = Deck::expansion().goods.iter().map(ToString::to_string).collect();
    cards.sort();
    assert_eq!(cards, ["1 good 1W", "1G / 3W", "2W", "2W", "3W"]);
}

/// Why these options are refused.
#[track_caller]
fn why_not(named: &Value) -> OptionError {
    let named = named.as_object().expect("options by name");
    State::read_options(named).expect_err("they mean nothing")
}

// X-SETUP-3
#[test]
fn the_easy_start_is_refused_without_the_expansion() {
    let reason = why_not(&json!({"easy_start": true}));
    let goes_with = OptionFault::GoesWith { option: "expansion", value: "true" };
    assert_eq!(reason, OptionError::unusable("easy_start", goes_with));
    options(&[("easy_start", json!(false))]);
}

// X-MIX-2
#[test]
fn a_field_whose_card_is_the_same_in_both_sets_cannot_be_chosen() {
    for number in [2, 3, 6, 7, 11, 15] {
        let same = OptionFault::SameInBoth(Field::new(number).expect("a field"));
        for edition in ["base", "expansion"] {
            let border = json!({number.to_string(): edition});
            let reason = why_not(&json!({"expansion": true, "border": border}));
            assert_eq!(reason, OptionError::unusable("border", same.clone()));
        }
    }
}
