//! Selling merchandise (F-SELL-1) and its best partition at the end (F-END-2).

use crate::common::*;
use caravanserai_core::{Chance, Game, Quick};
use five_tribes::*;
use std::collections::HashMap;

fn finish(hand: &str) -> Live {
    base(2).hand(ORANGE, hand).agenda(&[Task::Finish]).go()
}

/// F-SELL-1
#[test]
fn a_set_of_different_kinds_is_sold_for_more_the_longer_it_is() {
    let kinds = ["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery"];
    let prices = [1, 3, 7, 13, 21, 30, 40, 50, 60];
    for (count, price) in (1..).zip(prices) {
        let hand = format!("{} ivory", kinds[..count].join(" "));
        let mut game = finish(&hand);
        for kind in &kinds[..count] {
            game = game.play(&format!("lay {kind}"));
        }
        if count < 9 || game.is_legal("sell") {
            // With nothing left to add the set is sold by itself.
            game = if game.is_legal("sell") { game.play("sell") } else { game };
        }
        assert_eq!(game.coins(ORANGE), 50 + price, "{count} kinds");
        assert_eq!(game.hand(ORANGE), ["ivory"], "one of each kind, no more");
    }
}

/// F-SELL-1, F-RULE-11
#[test]
fn selling_is_optional_and_several_sets_may_be_sold() {
    let game = finish("fish fish wheat");
    assert_eq!(game.legal(), ["end", "lay fish", "lay wheat"]);
    let game = game.play("lay fish; lay wheat; sell");
    assert_eq!(game.coins(ORANGE), 53);
    let game = game.play("lay fish");
    assert_eq!(game.coins(ORANGE), 54, "with an empty hand the set is complete");
    assert_eq!(game.legal(), ["end"]);
}

/// F-END-2, F-RULE-11
#[test]
fn points_do_not_dip_while_a_set_is_laid_out() {
    let game = finish("fish wheat wheat");
    let total = |game: &Live| game.state.scores().of(ORANGE).total();
    let before = total(&game);
    let game = game.play("lay fish; lay wheat");
    assert_eq!((total(&game), game.points(ORANGE, "merchandise")), (before, 4));
    assert_eq!(total(&game.play("sell")), before);
}

/// F-SELL-1
#[test]
fn fakirs_are_no_merchandise_and_a_kind_comes_once() {
    let game = finish("fish fish wheat fakir").play("lay fish");
    assert_eq!(game.legal(), ["lay wheat", "sell"]);
    assert_eq!(game.refuses("lay fakir"), Refusal::FakirsForSale);
    assert_eq!(game.refuses("lay fish"), Refusal::LaidInOrder);
    let sold = game.play("sell");
    assert_eq!(sold.open().resource_discard.total(), 1);
}

/// What the best partition brings, by trying all first sets.
fn brute(cards: [u8; 9], seen: &mut HashMap<[u8; 9], u16>) -> u16 {
    if let Some(known) = seen.get(&cards) {
        return *known;
    }
    let sets = &catalogue().sets;
    let mut best = 0;
    let first = cards.iter().position(|count| *count > 0);
    if let Some(first) = first {
        for kinds in 0..512_u32 {
            // Every set is somebody's set: let it be the one of the first card.
            let fits = (0..9).all(|i| kinds >> i & 1 == 0 || cards[i] > 0);
            if kinds >> first & 1 == 1 && fits {
                let mut rest = cards;
                (0..9).filter(|i| kinds >> i & 1 == 1).for_each(|i| rest[i] -= 1);
                let this = u16::from(sets[kinds.count_ones() as usize]);
                best = best.max(this + brute(rest, seen));
            }
        }
    }
    seen.insert(cards, best);
    best
}

fn tally(cards: [u8; 9]) -> Resources {
    Resource::merchandise().zip(cards).collect()
}

/// Wild cards by trying every kind for each.
fn brute_with_wild(cards: [u8; 9], wild: u8, seen: &mut HashMap<[u8; 9], u16>) -> u16 {
    if wild == 0 {
        return brute(cards, seen);
    }
    let tries = (0..9).map(|kind| {
        let mut more = cards;
        more[kind] += 1;
        brute_with_wild(more, wild - 1, seen)
    });
    tries.max().unwrap()
}

/// F-END-2
#[test]
fn the_best_partition_is_the_one_that_trying_everything_finds() {
    let mut chance = Quick::new(3);
    let mut seen = HashMap::new();
    for _ in 0..300 {
        let cards = [2, 2, 2, 3, 3, 3, 4, 4, 4].map(|most| chance.below(most) as u8);
        assert_eq!(best_sale(&tally(cards), 0), brute(cards, &mut seen), "{cards:?}");
    }
    for _ in 0..40 {
        let cards = [2, 2, 2, 2, 2, 2, 3, 3, 3].map(|most| chance.below(most) as u8);
        let wild = chance.below(4) as u8;
        let expected = brute_with_wild(cards, wild, &mut seen);
        assert_eq!(best_sale(&tally(cards), wild), expected, "{cards:?} and {wild} wild");
    }
}

#[test]
fn fakirs_alone_bring_nothing_and_wild_cards_fill_the_longest_set() {
    let fakirs: Resources = [(Resource::FAKIR, 9)].into_iter().collect();
    assert_eq!(best_sale(&fakirs, 0), 0);
    assert_eq!(best_sale(&tally([1, 1, 1, 1, 1, 1, 1, 1, 0]), 1), 60);
    assert_eq!(best_sale(&tally([1, 1, 1, 1, 1, 1, 1, 1, 1]), 2), 63);
}
