//! A search that is warm allocates nothing, however long it thinks; nor does what
//! turns a game into numbers.

use sage::testing::{iterations_allocate_nothing, numbers_allocate_nothing};
use targi::Options;
use targi_bot::TargiBot;

#[test]
fn iterations_allocate_nothing_once_warm() {
    for expansion in [false, true] {
        let options = Options { expansion, ..Options::default() };
        iterations_allocate_nothing::<TargiBot>(&options, [3_000, 4_000, 12_000], |work| {
            allocation_counter::measure(work).count_total
        });
    }
}

#[test]
fn masks_and_vectors_allocate_nothing() {
    for expansion in [false, true] {
        let options = Options { expansion, ..Options::default() };
        numbers_allocate_nothing::<TargiBot>(&options, |work| {
            allocation_counter::measure(work).count_total
        });
    }
}
