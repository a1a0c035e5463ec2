//! A search that is warm allocates nothing, however long it thinks.

use caravanserai_core::{Game, Seed};
use sage::{Budget, Manner, Plays, Search};
use std::sync::atomic::AtomicBool;
use targi::{Options, State};

#[test]
fn iterations_allocate_nothing_once_warm() {
    for expansion in [false, true] {
        let options = Options { expansion, ..Options::default() };
        let state = State::new(&options, &Seed::new("heap"));
        let (view, mut legal) = (state.view(state.to_act()), Vec::new());
        state.choices(&mut legal);
        let manner = Manner { stop_when_decided: false, memory_mib: 8, ..Manner::DEFAULT };
        let mut search = Search::new(State::mind(), manner, 1);
        let stop = AtomicBool::new(false);
        let mut allocations = |visits: u32| {
            let counted = allocation_counter::measure(|| {
                search.think(&view, &legal, Budget::visits(visits), &stop);
            });
            counted.count_total
        };
        allocations(3_000);
        let (short, long) = (allocations(4_000), allocations(12_000));
        assert_eq!(short, long, "the same few for the answer, none for an iteration");
        assert!(long < 10, "{long} allocations");
    }
}
