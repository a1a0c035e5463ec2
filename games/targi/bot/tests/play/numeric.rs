//! Targi as numbers.

use caravanserai_core::{Chance, Quick, Seat};
use sage::testing::{numbers_are_documented, numbers_are_sound};
use targi::{BorderMix, Edition, Field, HandRule, Layout, Options, Token, TokenRule, TribeDeck};
use targi_bot::TargiBot;

#[test]
fn every_choice_has_an_index_of_its_own_and_look_alikes_the_same_vector() {
    numbers_are_sound::<TargiBot>(1_000_000, draw_options);
}

#[test]
fn every_number_is_documented() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../numbers.md");
    numbers_are_documented::<TargiBot>("Targi", path.as_ref());
}

fn draw_options(chance: &mut Quick) -> Options {
    let mut one_of = |n: u32| chance.below(n) as usize;
    let decks = [None, Some(TribeDeck::Base), Some(TribeDeck::Expansion), Some(TribeDeck::Mixed)];
    let tokens = [TokenRule::Off, TokenRule::Secret, TokenRule::Random, TokenRule::Same];
    let mut border = BorderMix::default();
    if one_of(3) == 0 {
        for field in Field::all() {
            match one_of(3) {
                0 => border.set(field, Edition::Base),
                1 => border.set(field, Edition::Expansion),
                _ => {}
            }
        }
    }
    Options {
        expansion: one_of(2) == 0,
        tokens: tokens[one_of(4)],
        same_tokens: [None, Some(Token::ALL[1..].iter().copied().collect())][one_of(2)],
        hand_rule: [HandRule::Author, HandRule::Printed][one_of(2)],
        layout: [Layout::Chequerboard, Layout::Random][one_of(2)],
        start: [None, Some(Seat(0)), Some(Seat(1))][one_of(3)],
        tribe_deck: decks[one_of(4)].clone(),
        border,
        easy_start: one_of(2) == 0,
    }
}
