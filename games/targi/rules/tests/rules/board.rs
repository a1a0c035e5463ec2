//! The board, the pieces and the printed cards.

use crate::table::*;
use caravanserai_core::{Game, Seed};
use targi::{
    Border, Bundle, Deck, Demand, Edition, Effect, Field, Good, Line, Options, State, Symbol,
    border,
};

fn field(number: u8) -> Field {
    Field::new(number).expect("a border field")
}

// T-BOARD-1
#[test]
fn sixteen_fields_lie_clockwise_around_nine_places() {
    let numbers: Vec<u8> = Field::all().map(Field::number).collect();
    assert_eq!(numbers, (1..=16).collect::<Vec<u8>>());
    assert_eq!((Field::new(0), Field::new(17)), (None, None));
    for number in 1..16 {
        assert_eq!(field(number).next(), field(number + 1));
    }
    assert_eq!(field(16).next(), field(1), "the border is a ring");
    assert_eq!(targi::Place::all().count(), 9);
}

// T-BOARD-1
#[test]
fn the_corners_are_the_four_raids() {
    let corners: Vec<u8> = Field::all().filter(|f| f.is_corner()).map(Field::number).collect();
    assert_eq!(corners, [4, 8, 12, 16]);
    for corner in corners {
        assert_eq!(field(corner).facing(), None);
        assert_eq!(field(corner).line(), None);
        assert!(matches!(border(field(corner), Edition::Base), Border::Raid(_)));
    }
}

// T-BOARD-1
#[test]
fn facing_fields_are_at_the_two_ends_of_a_line() {
    let columns = [(1, 11), (2, 10), (3, 9)];
    let rows = [(15, 5), (14, 6), (13, 7)];
    for (index, (a, b)) in columns.into_iter().enumerate() {
        assert_eq!((field(a).facing(), field(b).facing()), (Some(field(b)), Some(field(a))));
        let line = Some(Line::Column(index as u8));
        assert_eq!((field(a).line(), field(b).line()), (line, line));
    }
    for (index, (a, b)) in rows.into_iter().enumerate() {
        assert_eq!((field(a).facing(), field(b).facing()), (Some(field(b)), Some(field(a))));
        let line = Some(Line::Row(index as u8));
        assert_eq!((field(a).line(), field(b).line()), (line, line));
    }
}

// T-BOARD-1
#[test]
fn every_row_crosses_every_column_on_a_place_of_its_own() {
    let columns = [[1, 11], [2, 10], [3, 9]];
    let rows = [[15, 5], [14, 6], [13, 7]];
    for (r, row) in rows.iter().enumerate() {
        for (c, column) in columns.iter().enumerate() {
            for a in row {
                for b in column {
                    let place = format!("c{}", 3 * r + c).parse().ok();
                    assert_eq!(field(*a).crossing(field(*b)), place, "{a} and {b}");
                    assert_eq!(field(*b).crossing(field(*a)), place, "{b} and {a}");
                }
            }
        }
    }
    assert_eq!(field(1).crossing(field(2)), None, "two columns never cross");
    assert_eq!(field(5).crossing(field(13)), None, "two rows never cross");
}

// T-BOARD-1, T-BOARD-2
#[test]
fn each_border_field_has_its_printed_action() {
    let raid = |any, gold, vp| {
        let exactly: Bundle = if gold == 0 { Bundle::NOTHING } else { "1G".parse().unwrap() };
        Border::Raid(Demand { any, exactly, vp, card: false })
    };
    let printed = [
        (1, Border::Noble(Edition::Base)),
        (2, Border::Good(Good::Dates)),
        (3, Border::Good(Good::Salt)),
        (4, raid(1, 0, 1)),
        (5, Border::Trader(Edition::Base)),
        (6, Border::Good(Good::Pepper)),
        (7, Border::Good(Good::Dates)),
        (8, raid(2, 0, 1)),
        (9, Border::FataMorgana(Edition::Base)),
        (10, Border::Silversmith(Edition::Base)),
        (11, Border::Good(Good::Pepper)),
        (12, raid(3, 0, 2)),
        (13, Border::Caravan),
        (14, Border::TribalExpansion(Edition::Base)),
        (15, Border::Good(Good::Salt)),
        (16, raid(0, 1, 3)),
    ];
    for (number, action) in printed {
        assert_eq!(border(field(number), Edition::Base), action, "field {number}");
    }
}

// T-BOARD-2
#[test]
fn the_tribe_deck_has_nine_cards_of_each_of_five_symbols() {
    let deck = Deck::base();
    assert_eq!(deck.tribe.len(), 45);
    for symbol in Symbol::ALL {
        let count = deck.tribe.iter().filter(|card| card.symbol == symbol).count();
        assert_eq!(count, 9, "{symbol:?}");
    }
    assert_eq!(Symbol::ALL.len(), 5);
}

// T-BOARD-2
#[test]
fn a_player_places_three_targi_and_no_more() {
    let mut state = State::new(&Options::default(), &Seed::new("three"));
    for placed in 0..6 {
        assert_eq!(choices_to(&state, "place").len(), choices(&state).len(), "{placed} placed");
        let next = choices(&state)[0].clone();
        play(&mut state, &next);
    }
    assert_eq!((targi_of(&state, BLUE).len(), targi_of(&state, IVORY).len()), (3, 3));
    assert!(choices_to(&state, "place").is_empty());
}

// T-BOARD-2
#[test]
fn nobody_ever_has_more_than_two_markers() {
    for seed in 0..60 {
        let mut state = State::new(&Options::default(), &Seed::new(format!("markers {seed}")));
        let mut turn = seed;
        while matches!(task(&state), Some(targi::Task::Placement)) {
            let legal = choices(&state);
            turn = (turn * 7 + 3) % 1009;
            play(&mut state, &legal[turn % legal.len()]);
        }
        assert!(markers(&state, BLUE).len() <= 2);
        assert!(markers(&state, IVORY).len() <= 2);
    }
}

// T-BOARD-3
#[test]
fn the_supply_never_runs_out() {
    let picture = "
        16   1R   2b   3    4
        15   g    t    g    5b
        14   t    1G*b t    6
        13   g    t    2D*b 7
        12   11   10   9    8";
    let mut state =
        scene(picture).purse(BLUE, "50D 9S 9P 40G 90V").purse(IVORY, "10D 3G 50V").set();
    play(&mut state, "use 2; use c4; use c8; use 5; trade 3D for 1G; done");
    assert_eq!(purse(&state, BLUE), "50D 9S 9P 42G 90V");
}

/// Section 5 of the rules: id, symbol, cost, VP, timing.
const TRIBE_CARDS: [(&str, &str, &str, u8, &str); 45] = [
    ("B00", "oasis", "1P 1G", 2, "plain"),
    ("B01", "oasis", "1D 1S 1G", 3, "plain"),
    ("B02", "oasis", "2D 1S 2P", 3, "plain"),
    ("B03", "camel_rider", "1D 1S 1G", 3, "plain"),
    ("B04", "camel_rider", "1D 2S 1P", 2, "plain"),
    ("B05", "camel_rider", "1D 2S 2P", 3, "plain"),
    ("B06", "well", "1D 1S 1G", 3, "plain"),
    ("B07", "well", "2D 1S 1P", 2, "plain"),
    ("B08", "well", "2D 1S 2P", 3, "plain"),
    ("B09", "tent", "1P 1G", 2, "plain"),
    ("B10", "tent", "1D 1P 1G", 3, "plain"),
    ("B11", "tent", "2D 2S 1P", 3, "plain"),
    ("B12", "targia", "1D 1P 1G", 3, "plain"),
    ("B13", "targia", "1D 1S 2P", 2, "plain"),
    ("B14", "targia", "1D 2S 2P", 3, "plain"),
    ("B15", "oasis", "1P 1G", 1, "scoring"),
    ("B16", "camel_rider", "1S 1G", 1, "scoring"),
    ("B17", "well", "1S 1G", 1, "scoring"),
    ("B18", "tent", "1D 1G", 1, "scoring"),
    ("B19", "targia", "1P 1G", 1, "scoring"),
    ("B20", "camel_rider", "1G", 1, "scoring"),
    ("B21", "tent", "1D 1P", 1, "scoring"),
    ("B22", "targia", "2P 1G", 1, "scoring"),
    ("B23", "camel_rider", "2D 2S 1P", 2, "scoring"),
    ("B24", "camel_rider", "1G", 1, "permanent"),
    ("B25", "well", "1D 2S", 1, "permanent"),
    ("B26", "tent", "1D 2P / 1G", 1, "permanent"),
    ("B27", "targia", "1D 2S / 1G", 1, "permanent"),
    ("B28", "oasis", "2S 1P", 1, "permanent"),
    ("B29", "oasis", "1S 1P 1G", 1, "permanent"),
    ("B30", "tent", "1D 1G", 2, "permanent"),
    ("B31", "targia", "1D 1G", 1, "permanent"),
    ("B32", "well", "1D 1G", 1, "permanent"),
    ("B33", "oasis", "2S 1P", 1, "permanent"),
    ("B34", "camel_rider", "2P 1G", 2, "permanent"),
    ("B35", "targia", "2D 1G", 2, "permanent"),
    ("B36", "oasis", "1D 1P 1G", 2, "permanent"),
    ("B37", "well", "1D 2S 1P", 2, "immediate"),
    ("B38", "well", "1S 1P 1G", 2, "permanent"),
    ("B39", "tent", "1D 1G", 1, "permanent"),
    ("B40", "well", "1D 1G", 1, "immediate"),
    ("B41", "targia", "1D 1S 2P", 2, "immediate"),
    ("B42", "camel_rider", "2D 1S", 1, "immediate"),
    ("B43", "oasis", "1S 1P 1G", 2, "immediate"),
    ("B44", "tent", "1D 1S 2P", 2, "immediate"),
];

// T-BOARD-2
#[test]
fn every_tribe_card_has_its_printed_symbol_cost_points_and_timing() {
    let deck = Deck::base();
    for (card, (id, symbol, cost, vp, timing)) in deck.tribe.iter().zip(TRIBE_CARDS) {
        assert_eq!(card.id, id);
        assert_eq!(card.symbol.name(), symbol, "{id}");
        assert_eq!(card.cost.to_string(), cost, "{id}");
        assert_eq!(card.vp, vp, "{id}");
        assert_eq!(card.effect.timing().name(), timing, "{id}");
        assert_eq!(card.effect == Effect::None, timing == "plain", "{id}");
        assert!(!card.reconstructed, "{id} is a printed card");
    }
}

// T-BOARD-2
#[test]
fn each_tribe_card_is_paid_with_exactly_its_printed_cost() {
    for (id, _, cost, _, _) in TRIBE_CARDS {
        let picture = format!(
            "16   1R     2b   3    4
             15   {id}*b t    g    5
             14   t      g    t    6
             13   g      t    g    7
             12   11     10   9    8"
        );
        for way in cost.split(" / ") {
            let mut state = scene(&picture).purse(BLUE, way).purse(IVORY, "0").set();
            play(&mut state, "use c0; play; row 1");
            assert_eq!(display(&state, BLUE)[0], id);
            if !["B37", "B41", "B42"].contains(&id) {
                assert_eq!(purse(&state, BLUE), "0", "{id} costs {way}");
            }
            let mut poor = scene(&picture).purse(BLUE, &one_less(way)).set();
            play(&mut poor, "use c0");
            assert_choices(&poor, &["keep", "discard"]);
        }
    }
}

/// A purse that lacks one piece of what the first kind of `cost` asks, and has
/// plenty of victory points, which buy nothing.
fn one_less(cost: &str) -> String {
    let mut parts: Vec<String> = cost.split(' ').map(str::to_owned).collect();
    let first = parts.remove(0);
    let (amount, letter) = first.split_at(first.len() - 1);
    let amount: u8 = amount.parse().unwrap();
    if amount > 1 {
        parts.push(format!("{}{letter}", amount - 1));
    }
    parts.push("20V".to_owned());
    parts.join(" ")
}

// T-BOARD-2
#[test]
fn the_nineteen_goods_cards_bring_what_is_printed() {
    let mut printed = [
        "1D", "1D", "1S", "1S", "1P", "1P", "2D", "2S", "2P", "1S 1P", "1D 1P", "1D 1S", "1 good",
        "1 good", "1 good", "1G", "1G", "1G", "1V",
    ];
    let deck = Deck::base();
    let mut cards: Vec<String> = deck.goods.iter().map(ToString::to_string).collect();
    cards.sort();
    printed.sort_unstable();
    assert_eq!(cards, printed);
}

// T-ACT-4, T-BOARD-2
#[test]
fn each_kind_of_goods_card_pays_its_owner_what_it_shows() {
    let printed = [
        ("1D", "3D 2S 2P 1G 4V"),
        ("1S", "2D 3S 2P 1G 4V"),
        ("1P", "2D 2S 3P 1G 4V"),
        ("2D", "4D 2S 2P 1G 4V"),
        ("2S", "2D 4S 2P 1G 4V"),
        ("2P", "2D 2S 4P 1G 4V"),
        ("1S1P", "2D 3S 3P 1G 4V"),
        ("1D1P", "3D 2S 3P 1G 4V"),
        ("1D1S", "3D 3S 2P 1G 4V"),
        ("1G", "2D 2S 2P 2G 4V"),
        ("1V", "2D 2S 2P 1G 5V"),
    ];
    for (card, after) in printed {
        let picture = format!(
            "16   1R   2b   3       4
             15   g    t    {card}*b 5
             14   t    g    t       6
             13   g    t    g       7
             12   11   10   9       8"
        );
        let mut state = scene(&picture).set();
        play(&mut state, "use c2");
        assert_eq!(purse(&state, BLUE), after, "{card}");
        assert_eq!(goods_discard(&state), [card]);
        assert_eq!(purse(&state, IVORY), "2D 2S 2P 1G 4V", "nobody else gets anything");
    }
}

// T-ACT-4
#[test]
fn a_goods_card_of_choice_brings_one_good_and_never_gold_or_points() {
    let picture = "
        16   1R    2b   3    4
        15   any*b t    g    5
        14   t     g    t    6
        13   g     t    g    7
        12   11    10   9    8";
    let mut state = scene(picture).set();
    play(&mut state, "use c0");
    assert_choices(&state, &["take 1D", "take 1S", "take 1P"]);
    play(&mut state, "take 1S");
    assert_eq!(purse(&state, BLUE), "2D 3S 2P 1G 4V");
    assert_eq!(goods_discard(&state), ["any"]);
}
