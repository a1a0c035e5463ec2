//! What the network of Targi costs. `cargo bench -p targi-bot`

use caravanserai_core::{Game, Seed};
use divan::{Bencher, black_box};
use sage::{Evaluator, Plays};
use targi::State;
use targi_bot::TargiBot;

fn main() {
    divan::main();
}

/// One judgement of a position between two rounds.
#[divan::bench]
fn evaluation(bencher: Bencher<'_, '_>) {
    let (evaluator, state) =
        (TargiBot::evaluator(), State::new(&Default::default(), &Seed::new("bench")));
    bencher.bench_local(|| evaluator.evaluate(black_box(&state), None));
}
