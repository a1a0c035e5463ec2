//! A search that is warm allocates nothing, however long it thinks.

use five_tribes::Options;
use five_tribes_bot::FiveTribesBot;
use sage::testing::iterations_allocate_nothing;

#[test]
fn iterations_allocate_nothing_once_warm() {
    for players in 2..=4 {
        let options = Options { players, artisans: players == 3, ..Options::default() };
        iterations_allocate_nothing::<FiveTribesBot>(&options, [300, 600, 1_800], |work| {
            allocation_counter::measure(work).count_total
        });
    }
}
