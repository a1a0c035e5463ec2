//! A search that is warm allocates nothing, however long it thinks.

use caravanserai_core::Seed;
use sage::{Budget, Manner, Plays, Search};
use std::sync::atomic::AtomicBool;

/// A search of the first decision of a deal makes the same few allocations for its
/// answer whether it thinks for long or not.
fn iterations_allocate_nothing<G: Plays>(options: &G::Options, visits: [u32; 3]) {
    let state = G::new(options, &Seed::new("heap"));
    let (view, mut legal) = (state.view(state.to_act()), Vec::new());
    state.choices(&mut legal);
    let manner = Manner { stop_when_decided: false, memory_mib: 8, ..G::manner() };
    let mut search = Search::new(G::mind(), manner, 1);
    let stop = AtomicBool::new(false);
    let [_, short, long] = visits.map(|visits| {
        let counted = allocation_counter::measure(|| {
            search.think(&view, &legal, Budget::visits(visits), &stop);
        });
        counted.count_total
    });
    assert_eq!(short, long, "the same few for the answer, none for an iteration");
    assert!(long < 10, "{long} allocations");
}

#[test]
fn iterations_of_targi_allocate_nothing_once_warm() {
    for expansion in [false, true] {
        let options = targi::Options { expansion, ..targi::Options::default() };
        iterations_allocate_nothing::<targi::State>(&options, [3_000, 4_000, 12_000]);
    }
}

#[test]
fn iterations_of_five_tribes_allocate_nothing_once_warm() {
    for players in 2..=4 {
        let artisans = players == 3;
        let options = five_tribes::Options { players, artisans, ..five_tribes::Options::default() };
        iterations_allocate_nothing::<five_tribes::State>(&options, [300, 600, 1_800]);
    }
}
