//! Five Tribes as numbers.

use caravanserai_core::{Chance, Quick};
use five_tribes::{ArtisanTie, Options};
use five_tribes_bot::FiveTribesBot;
use sage::testing::{numbers_are_documented, numbers_are_sound};

#[test]
fn every_choice_has_an_index_of_its_own_and_look_alikes_the_same_vector() {
    numbers_are_sound::<FiveTribesBot>(1_000_000, draw_options);
}

#[test]
fn every_number_is_documented() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../numbers.md");
    numbers_are_documented::<FiveTribesBot>("Five Tribes", path.as_ref());
}

fn draw_options(chance: &mut Quick) -> Options {
    Options {
        players: 2 + chance.below(3) as u8,
        thieves: chance.below(2) == 0,
        artisans: chance.below(2) == 0,
        artisan_tie: [ArtisanTie::Two, ArtisanTie::Three][chance.below(2) as usize],
    }
}
