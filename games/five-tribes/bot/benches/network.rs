//! What the network of Five Tribes costs. `cargo bench -p five-tribes-bot`

use caravanserai_core::{Game, Seed};
use divan::{Bencher, black_box};
use five_tribes::State;
use five_tribes_bot::FiveTribesBot;
use sage::{Evaluator, Plays};

fn main() {
    divan::main();
}

/// One judgement of a position between two rounds.
#[divan::bench]
fn evaluation(bencher: Bencher<'_, '_>) {
    let (evaluator, state) =
        (FiveTribesBot::evaluator(), State::new(&Default::default(), &Seed::new("bench")));
    bencher.bench_local(|| evaluator.evaluate(black_box(&state), None));
}
