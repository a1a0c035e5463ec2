//! How long it takes to draw a table, which is done for every push.
//! `cargo bench -p targi-table`

use caravanserai_core::Game;
use targi::State;
use targi_table::TargiTable;
use web::testing::{Stand, corpus, moments};
use web::{Language, Pages};

/// The recorded games.
const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus");

fn main() {
    targi_table::TEXTS.load();
    divan::main();
}

/// The middle of the recorded game with the most moves, as the player to act sees it.
fn stand(language: Language) -> Stand<State> {
    let mut games = corpus::<State>(CORPUS);
    games.sort_by_key(|(_, game)| game.moves().len());
    let (_, game) = games.pop().expect("a recorded game");
    let moments = moments(&game);
    let moment = &moments[moments.len() * 3 / 4];
    moment.seen_by(moment.state.to_act(), language)
}

#[divan::bench(args = ["en", "de"])]
fn table(bencher: divan::Bencher<'_, '_>, code: &str) {
    let stand = stand(Language::from_code(code).expect("a language"));
    bencher.bench_local(|| TargiTable::table(&stand.scene()).into_string().len());
}

#[divan::bench]
fn sentence(bencher: divan::Bencher<'_, '_>) {
    let stand = stand(Language::English);
    bencher.bench_local(|| TargiTable::sentence(&stand.scene()));
}
