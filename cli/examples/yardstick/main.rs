//! Two outside players for the arena. They share nothing with the opponents of the house but
//! the rules, so what is won against them was not won by knowing oneself.
//!
//! ```sh
//! cargo build --release -p caravanserai --example yardstick
//! cargo run --release -- arena sage:200v "exec:1000v:target/release/examples/yardstick flat"
//! cargo run --release -- arena sage:200v "exec:400v:target/release/examples/yardstick reply" \
//!     --game five-tribes --option thieves=false
//! ```
//!
//! They answer `load` and `best` of `docs/protocol.md`, which is all that the arena asks.

mod best_reply;
mod flat_monte_carlo;

use caravanserai_core::{Game, Quick};
use serde_json::{Value, json};
use std::io::{BufRead, Write};
use std::time::{Duration, Instant};

/// How a player thinks.
#[derive(Clone, Copy)]
enum Method {
    /// Plays each choice on at random to the end, again and again.
    Flat,
    /// The best own gain less the best reply.
    Reply,
}

impl Method {
    fn parse(name: &str) -> Option<Method> {
        match name {
            "flat" => Some(Method::Flat),
            "reply" => Some(Method::Reply),
            _ => None,
        }
    }
}

/// How long to think: so many tries, or until then.
#[derive(Clone, Copy)]
enum Limit {
    Tries(u32),
    Until(Instant),
}

impl Limit {
    fn read(request: &Value) -> Result<Limit, String> {
        let number = |name: &str| request.get(name).and_then(Value::as_u64);
        match (number("visits"), number("ms")) {
            (Some(visits), _) => Ok(Limit::Tries(visits.clamp(1, 10_000_000) as u32)),
            (None, Some(ms)) => {
                Ok(Limit::Until(Instant::now() + Duration::from_millis(ms.min(600_000))))
            }
            (None, None) => Err("`visits` or `ms` is missing: how long to think".to_owned()),
        }
    }

    /// Whether there may be another try after so many.
    fn allows(self, tried: u32) -> bool {
        match self {
            Limit::Tries(most) => tried < most,
            Limit::Until(end) => Instant::now() < end,
        }
    }
}

/// The position to think about.
enum Held {
    Targi(Box<targi::State>),
    FiveTribes(Box<five_tribes::State>),
}

impl Held {
    fn load(request: &Value) -> Result<Held, String> {
        match request.get("game").and_then(Value::as_str) {
            Some(targi::State::NAME) => position(request).map(Box::new).map(Held::Targi),
            Some(five_tribes::State::NAME) => position(request).map(Box::new).map(Held::FiveTribes),
            _ => Err("`game` is missing, or no game that is known here".to_owned()),
        }
    }

    fn best(&self, method: Method, limit: Limit, chance: &mut Quick) -> Result<String, String> {
        match (self, method) {
            (Held::Targi(state), Method::Flat) => {
                told(flat_monte_carlo::best(state.as_ref(), limit, chance))
            }
            (Held::FiveTribes(state), Method::Flat) => {
                told(flat_monte_carlo::best(state.as_ref(), limit, chance))
            }
            (Held::FiveTribes(state), Method::Reply) => {
                told(best_reply::best(state, limit, chance))
            }
            (Held::Targi(_), Method::Reply) => Err("`reply` plays Five Tribes only".to_owned()),
        }
    }
}

fn position<G: Game>(request: &Value) -> Result<G, String> {
    let state = request.get("state").cloned().ok_or("`state` is missing")?;
    let position = serde_json::from_value(state).map_err(|error| error.to_string())?;
    G::from_position(position).map_err(|faults| format!("{faults:?}"))
}

fn told(choice: Option<impl std::fmt::Display>) -> Result<String, String> {
    choice.map(|choice| choice.to_string()).ok_or_else(|| "the game is over".to_owned())
}

/// Answers every line of `input` by one of `output`.
fn answer(method: Method, input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
    let mut held = None;
    let mut chance = Quick::new(1);
    for line in input.lines() {
        let answer = match heard(&line?, method, &mut held, &mut chance) {
            Ok(Some(best)) => json!({"ok": true, "best": best}),
            Ok(None) => json!({"ok": true}),
            Err(error) => json!({"ok": false, "error": error}),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

fn heard(
    line: &str,
    method: Method,
    held: &mut Option<Held>,
    chance: &mut Quick,
) -> Result<Option<String>, String> {
    let request: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    match request.get("do").and_then(Value::as_str) {
        Some("load") => {
            *held = Some(Held::load(&request)?);
            Ok(None)
        }
        Some("best") => {
            let held = held.as_ref().ok_or("nothing was loaded yet")?;
            held.best(method, Limit::read(&request)?, chance).map(Some)
        }
        _ => Err("only `load` and `best` are answered here".to_owned()),
    }
}

fn main() -> std::io::Result<()> {
    let name = std::env::args().nth(1).unwrap_or_default();
    let Some(method) = Method::parse(&name) else {
        eprintln!("which player? `flat`, or `reply` for Five Tribes");
        std::process::exit(2);
    };
    answer(method, std::io::stdin().lock(), std::io::stdout().lock())
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::{Chance, Seed};

    /// Lets a player play one seat of a whole game against lots; tells what it took.
    fn play<G: Game>(method: Method, options: &G::Options, tries: u32) -> f32 {
        let mut state = G::new(options, &Seed::new("yardstick"));
        let (mut chance, mut legal) = (Quick::new(7), Vec::new());
        while let Some(seat) = state.to_act() {
            legal.clear();
            state.choices(&mut legal);
            let choice = if seat.0 == 0 {
                ask(&state, method, tries)
            } else {
                legal[chance.below(legal.len() as u32) as usize]
            };
            assert!(legal.contains(&choice), "`{choice}` is not possible");
            state.play_unchecked(choice);
        }
        state.scores().share(caravanserai_core::Seat(0))
    }

    fn ask<G: Game>(state: &G, method: Method, tries: u32) -> G::Choice {
        let load = json!({"do": "load", "game": G::NAME, "state": state.position()});
        let best = json!({"do": "best", "visits": tries});
        let (lines, mut told) = (format!("{load}\n{best}\n"), Vec::new());
        answer(method, lines.as_bytes(), &mut told).expect("memory can be written");
        let told = String::from_utf8(told).expect("JSON is text");
        let last: Value = serde_json::from_str(told.lines().last().expect("two answers")).unwrap();
        assert_eq!(last["ok"], true, "{last}");
        last["best"].as_str().expect("a choice").parse().expect("a choice of the game")
    }

    #[test]
    fn flat_monte_carlo_plays_a_whole_game_and_beats_lots() {
        let options = targi::Options::default();
        assert_eq!(play::<targi::State>(Method::Flat, &options, 40), 1.0);
    }

    #[test]
    fn best_reply_plays_a_whole_game_and_beats_lots() {
        for players in [2, 3] {
            let options = five_tribes::Options { players, ..five_tribes::Options::default() };
            assert_eq!(play::<five_tribes::State>(Method::Reply, &options, 60), 1.0);
        }
    }

    #[test]
    fn what_is_not_understood_is_told_and_the_next_line_answered() {
        let mut told = Vec::new();
        let lines = "dance\n{\"do\":\"best\",\"visits\":1}\n{\"do\":\"load\",\"game\":\"chess\"}\n";
        answer(Method::Flat, lines.as_bytes(), &mut told).unwrap();
        let told = String::from_utf8(told).unwrap();
        assert_eq!(told.lines().filter(|line| line.contains("\"ok\":false")).count(), 3, "{told}");
    }
}
