//! How long it takes to draw a table, which is done for every push.
//! `cargo bench -p web`

#[path = "../tests/games/mod.rs"]
#[allow(dead_code, missing_docs, reason = "shared with the tests")]
mod games;

use caravanserai_core::Game;
use games::Stand;
use targi::State;
use web::{Language, Pages};

fn main() {
    web::load_texts();
    divan::main();
}

/// The middle of the recorded game with the most moves, as whoever acts sees it.
fn stand(language: Language) -> Stand {
    let mut corpus = games::corpus();
    corpus.sort_by_key(|(_, game)| game.moves().len());
    let (_, game) = corpus.pop().expect("a recorded game");
    let moments = games::moments(&game);
    let moment = &moments[moments.len() * 3 / 4];
    moment.seen_by(moment.state.to_act(), language)
}

#[divan::bench(args = ["en", "de"])]
fn table(bencher: divan::Bencher<'_, '_>, code: &str) {
    let stand = stand(Language::from_code(code).expect("a language"));
    bencher.bench_local(|| State::table(&stand.scene()).into_string().len());
}

#[divan::bench]
fn sentence(bencher: divan::Bencher<'_, '_>) {
    let stand = stand(Language::English);
    bencher.bench_local(|| State::sentence(&stand.scene()));
}
