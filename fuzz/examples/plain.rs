//! Runs the bodies of the fuzz targets on random input, for machines without
//! the nightly toolchain: `cargo run --release --example plain -- 60 [part of a name]`
//! runs each body for a minute.

use caravanserai_core::{Chance, Quick, Seed, Table};
use caravanserai_fuzz as bodies;
use caravanserai_fuzz::{Bytes, Varied};
use std::time::{Duration, Instant};

type Body = (&'static str, fn(&mut Quick));

const BODIES: &[Body] = &[
    ("targi_choice_text", choice_text::<targi::State>),
    ("targi_changed_record", |dice| bodies::changed_record::<targi::State>(&bytes(dice))),
    ("targi_position", |dice| bodies::position::<targi::State>(&bytes(dice))),
    ("targi_legal_choices", |dice| bodies::legal_choices::<targi::State>(&bytes(dice))),
    ("targi_secrets", |dice| bodies::secrets::<targi::State>(&bytes(dice))),
    ("targi_engine", |dice| bodies::engine_talk::<targi::State>(&bytes(dice))),
    ("targi_deck", |dice| {
        bodies::targi_deck(&changed(include_str!("../../games/targi/rules/decks/base.toml"), dice));
    }),
    ("five_tribes_choice_text", choice_text::<five_tribes::State>),
    ("five_tribes_changed_record", |d| bodies::changed_record::<five_tribes::State>(&bytes(d))),
    ("five_tribes_position", |dice| bodies::position::<five_tribes::State>(&bytes(dice))),
    ("five_tribes_legal_choices", |d| bodies::legal_choices::<five_tribes::State>(&bytes(d))),
    ("five_tribes_secrets", |dice| bodies::secrets::<five_tribes::State>(&bytes(dice))),
    ("five_tribes_engine", |dice| bodies::engine_talk::<five_tribes::State>(&bytes(dice))),
    ("five_tribes_deck", |dice| {
        bodies::five_tribes_deck(&changed(
            include_str!("../../games/five-tribes/rules/decks/five-tribes.toml"),
            dice,
        ));
    }),
    ("engine_lines", |dice| bodies::engine_lines(&bytes(dice))),
];

fn main() {
    let mut words = std::env::args().skip(1);
    let seconds = words.next().and_then(|word| word.parse().ok()).unwrap_or(10);
    let part = words.next().unwrap_or_default();
    for (name, body) in BODIES.iter().filter(|(name, _)| name.contains(&part)) {
        let mut dice = Quick::new(u64::from(std::process::id()));
        let (began, mut runs) = (Instant::now(), 0_u64);
        while began.elapsed() < Duration::from_secs(seconds) {
            body(&mut dice);
            runs += 1;
        }
        println!("{name}: {runs} runs in {seconds} s");
    }
}

/// Between none and a thousand random bytes.
fn bytes(dice: &mut Quick) -> Vec<u8> {
    let length = dice.below(1000);
    (0..length).map(|_| dice.below(256) as u8).collect()
}

/// A text with a few of its characters changed.
fn changed(text: &str, dice: &mut Quick) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..dice.below(4) {
        let at = dice.below(signs.len() as u32) as usize;
        signs[at] = ['0', '9', '"', '\n', 'x', ' ', '[', '='][dice.below(8) as usize];
    }
    signs.into_iter().collect()
}

/// The choices of some state, changed here and there.
fn choice_text<G: Varied>(dice: &mut Quick) {
    let noise = bytes(dice);
    let mut table = Table::<G>::new(
        &G::any_options(&mut Bytes::new(&noise)),
        Seed::new(dice.below(256).to_string()),
    );
    let mut legal = Vec::new();
    for _ in 0..dice.below(60) {
        legal.clear();
        table.state().choices(&mut legal);
        if legal.is_empty() {
            break;
        }
        table.play(legal[dice.below(legal.len() as u32) as usize]).expect("a legal choice");
    }
    for entry in table.record().expect("dealt from a seed").entries {
        bodies::choice_text::<G>(&entry.choice);
        bodies::choice_text::<G>(&changed(&entry.choice, dice));
    }
}
