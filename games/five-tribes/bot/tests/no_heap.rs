//! A search that is warm allocates nothing, however long it thinks; nor does what
//! turns a game into numbers.

use five_tribes::Options;
use five_tribes_bot::FiveTribesBot;
use sage::testing::{iterations_allocate_nothing, numbers_allocate_nothing};

#[test]
fn iterations_allocate_nothing_once_warm() {
    for players in 2..=4 {
        let options = Options { players, artisans: players == 3, ..Options::default() };
        iterations_allocate_nothing::<FiveTribesBot>(&options, [300, 600, 1_800], |work| {
            allocation_counter::measure(work).count_total
        });
    }
}

#[test]
fn masks_and_vectors_allocate_nothing() {
    for players in 2..=4 {
        let options = Options { players, artisans: players == 3, ..Options::default() };
        numbers_allocate_nothing::<FiveTribesBot>(&options, |work| {
            allocation_counter::measure(work).count_total
        });
    }
}
