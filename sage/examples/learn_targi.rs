//! Teaches the opponents Targi: plays games of the house against itself, learns
//! from them and writes `sage/weights/targi-*.txt`, which the next build uses.
//!
//! ```sh
//! cargo run --release -p sage --features school --example learn_targi -- \
//!     base 40000 instinct 12         # or: expansion 3000 200 12
//! ```
//!
//! The arguments are the edition, how many games, who plays (`instinct`, or a
//! number of visits for the search) and how often the games are gone over.

use sage::targi_mind::school::{Memory, Pupil};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use targi::{Options, TokenRule};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [edition, games, pupil, epochs, rest @ ..] = &words[..] else {
        return Err("expected: base|expansion GAMES instinct|VISITS EPOCHS [THREADS] [SEED]".into());
    };
    let expansion = match edition.as_str() {
        "base" => false,
        "expansion" => true,
        other => return Err(format!("`{other}` is neither base nor expansion").into()),
    };
    let pupil = match pupil.as_str() {
        "instinct" => Pupil::Instinct,
        visits => Pupil::Search(visits.parse()?),
    };
    let games: u64 = games.parse()?;
    let threads: u64 = rest.first().map_or(Ok(1), |text| text.parse())?;
    let seed: u64 = rest.get(1).map_or(Ok(0), |text| text.parse())?;
    let memory = Mutex::new(Memory::default());
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut own = Memory::default();
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    // Half of all games are played with tokens.
                    let tokens = if game % 2 == 0 { TokenRule::Off } else { TokenRule::Secret };
                    let options = Options { expansion, tokens, ..Options::default() };
                    own.play(&options, pupil, seed << 32 | game);
                    if game % 500 == 499 {
                        eprintln!("{} games", game + 1);
                    }
                }
                memory.lock().expect("no pupil fell over").add(own);
            });
        }
    });
    let memory = memory.into_inner().expect("no pupil fell over");
    eprintln!("{} positions", memory.len());
    let text = memory.learn(expansion, epochs.parse()?, |line| eprintln!("{line}"));
    let file = format!("{}/weights/targi-{edition}.txt", env!("CARGO_MANIFEST_DIR"));
    let head = format!(
        "# Learned by: cargo run --release -p sage --features school --example learn_targi -- {}\n",
        words.join(" ")
    );
    std::fs::write(&file, head + &text)?;
    eprintln!("wrote {file}");
    Ok(())
}
