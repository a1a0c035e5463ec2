//! Setting the table up.

use crate::table::*;
use caravanserai_core::{Game, OptionError, Seat, Seed};
use serde_json::json;
use targi::{CentreView, Options, State};

fn deal(seed: &str) -> State {
    State::new(&Options::default(), &Seed::new(seed))
}

/// `g` and `t` for the nine places, row by row.
fn layout(state: &State) -> String {
    let letter = |place: CentreView| match place {
        CentreView::Goods(_) => 'g',
        CentreView::Tribe(_) => 't',
        CentreView::Empty | CentreView::FaceDown(_) | CentreView::Covered(_) => {
            panic!("the nine cards lie face up")
        }
    };
    seen_by_all(state).centre.into_iter().map(letter).collect()
}

// T-SETUP-1
#[test]
fn goods_and_tribe_cards_lie_as_a_chequerboard_with_goods_in_the_corners() {
    for seed in 0..20 {
        assert_eq!(layout(&deal(&seed.to_string())), "gtgtgtgtg");
    }
}

// T-SETUP-1
#[test]
fn the_random_layout_lays_the_same_five_and_four_anyhow() {
    let anyhow = options(&[("layout", json!("random"))]);
    let layouts: Vec<String> =
        (0..40).map(|seed| layout(&State::new(&anyhow, &Seed::new(seed.to_string())))).collect();
    for layout in &layouts {
        assert_eq!(layout.matches('g').count(), 5, "{layout}");
        assert_eq!(layout.matches('t').count(), 4, "{layout}");
    }
    let mut different = layouts.clone();
    different.sort();
    different.dedup();
    assert!(different.len() > 20, "only {different:?}");
    for place in 0..9 {
        assert!(layouts.iter().any(|layout| layout.as_bytes()[place] == b't'), "c{place}");
        assert!(layouts.iter().any(|layout| layout.as_bytes()[place] == b'g'), "c{place}");
    }
}

// T-SETUP-1
#[test]
fn the_rest_of_both_decks_lies_in_the_piles() {
    let view = seen_by_all(&deal("piles"));
    assert_eq!((view.tribe_pile, view.goods_pile), (41, 14));
    assert!(view.tribe_discard.is_empty() && view.goods_discard.is_empty());
}

// T-SETUP-1
#[test]
fn both_decks_are_shuffled_apart_from_each_other() {
    let positions: Vec<_> = (0..30).map(|seed| deal(&seed.to_string()).position()).collect();
    let tops = |pile: fn(&targi::Position) -> &Vec<String>| {
        let mut tops: Vec<&String> = positions.iter().filter_map(|p| pile(p).last()).collect();
        tops.sort();
        tops.dedup();
        tops.len()
    };
    assert!(tops(|position| &position.tribe_pile) > 10);
    assert!(tops(|position| &position.goods_pile) > 6);
    let anyhow = options(&[("layout", json!("random"))]);
    let other = State::new(&anyhow, &Seed::new("0")).position();
    assert_eq!(other.tribe_pile, positions[0].tribe_pile, "the layout shifts no deck");
    assert_eq!(other.goods_pile, positions[0].goods_pile, "the layout shifts no deck");
}

// T-SETUP-1
#[test]
fn the_same_seed_deals_the_same_table_and_another_seed_another() {
    assert_eq!(deal("twice"), deal("twice"));
    assert_ne!(deal("once"), deal("twice"));
}

// T-SETUP-2
#[test]
fn everybody_begins_with_two_of_each_good_one_gold_and_four_points() {
    let state = deal("purses");
    for seat in [BLUE, IVORY] {
        assert_eq!(purse(&state, seat), "2D 2S 2P 1G 4V");
        assert_eq!(display(&state, seat), ["", "", ""]);
        let player = seen_by_all(&state).players[seat.index()];
        assert_eq!(player.hand().count(), 0);
        assert_eq!(player.card_gold, 0);
    }
    assert_eq!(totals(&state), [4, 4]);
}

// T-SETUP-3, T-ROB-1
#[test]
fn the_robber_enters_field_one_in_round_one() {
    for seed in 0..5 {
        let state = deal(&seed.to_string());
        assert_eq!((robber(&state), state.round()), (1, 1));
        assert!(!offers(&state, "place 1"), "the Noble is taken by the robber");
        assert!(offers(&state, "place 11"), "facing the robber is allowed");
    }
}

// T-SETUP-3
#[test]
fn the_start_player_is_drawn_from_the_seed() {
    let starts: Vec<Seat> =
        (0..40).map(|seed| seen_by_all(&deal(&seed.to_string())).start).collect();
    let blue = starts.iter().filter(|seat| **seat == BLUE).count();
    assert!((8..=32).contains(&blue), "Blue starts {blue} of 40 games");
    for (seed, start) in starts.iter().enumerate() {
        assert_eq!(deal(&seed.to_string()).to_act(), Some(*start), "the start player acts first");
    }
}

// T-SETUP-3
#[test]
fn a_fixed_start_player_starts_whatever_the_seed() {
    for seat in [0, 1] {
        let fixed = options(&[("start", json!(seat))]);
        for seed in 0..10 {
            let state = State::new(&fixed, &Seed::new(seed.to_string()));
            assert_eq!(seen_by_all(&state).start, Seat(seat));
            assert_eq!(state.to_act(), Some(Seat(seat)));
        }
    }
}

// T-SETUP-1, T-SETUP-3
#[test]
fn what_is_not_named_takes_its_default_and_wrong_names_are_told() {
    assert_eq!(options(&[]), Options::default());
    let spelled_out = options(&[
        ("hand_rule", json!("author")),
        ("layout", json!("chequerboard")),
        ("start", json!("random")),
    ]);
    assert_eq!(spelled_out, Options::default());
    for (name, value) in [
        ("layout", json!("round")),
        ("hand_rule", json!(1)),
        ("start", json!(2)),
        ("colour", json!(0)),
    ] {
        let named = [(name.to_owned(), value)].into_iter().collect();
        match State::read_options(&named).unwrap_err() {
            OptionError::UnknownName { name: given, known } => {
                assert_eq!((given.as_str(), name), ("colour", "colour"));
                assert!(known.iter().any(|option| option.name == "layout"), "{known:?}");
            }
            OptionError::UnknownValue { option, .. } => {
                assert_eq!(option.name, name);
                assert!(option.values.len() > 1, "it knows what is known");
            }
            other => panic!("{other}"),
        }
    }
}
