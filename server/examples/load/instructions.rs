//! Moves and pages inside a house, for valgrind to count their instructions: with the allocator of
//! the program, and without the one that counts allocations and takes a tenth of a page for it.
//!
//! `house_instructions move|page GAME N`; `bench/instructions` runs it.

#![allow(missing_docs, reason = "a program, not a library")]
#![allow(dead_code, reason = "`load` has the same modules and asks more of them")]

mod crowd;
mod inside;

use inside::Allocations;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Failure = Box<dyn std::error::Error + Send + Sync>;

fn main() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [what, game, number] = &words[..] else {
        return Err("house_instructions move|page GAME N".into());
    };
    let run = match what.as_str() {
        "move" => inside::moves,
        "page" => inside::pages,
        _ => return Err("only moves and pages are counted".into()),
    };
    let uncounted = |measured: &mut dyn FnMut()| {
        measured();
        Allocations::default()
    };
    let done = run(game, number.parse()?, uncounted)?;
    println!("{} {what}s of {game}", done.number);
    Ok(())
}
