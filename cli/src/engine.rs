//! The engine protocol: one JSON object a line in, one a line out.
//!
//! Described for its users in `docs/protocol.md`. Whatever comes in, one
//! line goes out, and only a successful request changes anything.

mod lines;
mod request;

use crate::{Failure, registry};
use caravanserai_core::{AnyTable, Record, Seed, Shuffler};
use lines::{Line, Lines};
use request::Request;
use serde_json::{Map, Value, json};
use std::io::{self, BufRead, ErrorKind, Write};

/// The longest line that is read; a longer one is answered with an error.
const MAX_LINE_BYTES: usize = 8 << 20;

/// Everything that can be asked for.
const VERBS: &str = "new, choices, best, play, view, state, load, scores, record, replay";

/// Answers standard input until it ends.
pub(crate) fn run() -> Result<(), Failure> {
    match serve(io::stdin().lock(), io::stdout().lock()) {
        // Whoever asked has gone away.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}

/// Answers every line of `input` with a line of `output`.
pub fn serve(input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::default();
    let mut lines = Lines::new(input, MAX_LINE_BYTES);
    while let Some(line) = lines.next()? {
        let answer = match line {
            Line::TooLong => refuse(format!("the line is longer than {MAX_LINE_BYTES} bytes")),
            Line::Text(text) if text.trim_ascii().is_empty() => continue,
            Line::Text(text) => engine.answer(text),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// A request's failure: one reason, or several of the same weight.
struct Refusal {
    reasons: Vec<String>,
}

impl<S: Into<String>> From<S> for Refusal {
    fn from(reason: S) -> Refusal {
        Refusal { reasons: vec![reason.into()] }
    }
}

fn refuse(reason: String) -> Value {
    json!({"ok": false, "error": reason})
}

/// The one table that an engine has.
#[derive(Default)]
struct Engine {
    table: Option<Box<dyn AnyTable>>,
}

impl Engine {
    fn answer(&mut self, line: &[u8]) -> Value {
        match self.try_answer(line) {
            Ok(mut answer) => {
                let mut all = Map::from_iter([("ok".to_owned(), Value::Bool(true))]);
                all.append(&mut answer);
                Value::Object(all)
            }
            Err(Refusal { reasons }) if reasons.len() == 1 => refuse(reasons.concat()),
            Err(Refusal { reasons }) => {
                json!({"ok": false, "error": reasons.join("; "), "errors": reasons})
            }
        }
    }

    fn try_answer(&mut self, line: &[u8]) -> Result<Map<String, Value>, Refusal> {
        let mut request = Request::parse(line)?;
        let verb = request.text("do")?;
        let answer = match verb.as_str() {
            "new" => self.new_table(&mut request)?,
            "choices" => {
                request.finish()?;
                let table = self.table()?;
                json!({"to_act": table.to_act(), "choices": table.choices()})
            }
            "best" => {
                let budget = request.budget()?;
                request.finish()?;
                registry::advise(self.table()?, budget)?
            }
            "play" => {
                let choice = request.text("choice")?;
                request.finish()?;
                let table = self.table_mut()?;
                table.play_all(&choice)?;
                whose_turn(table)
            }
            "view" => {
                let table = self.table()?;
                let seat = request.seat("seat", table.seats())?;
                request.finish()?;
                json!({"view": table.view(seat)})
            }
            "state" => {
                request.finish()?;
                let table = self.table()?;
                json!({"game": table.game(), "state": table.position()})
            }
            "load" => self.load(&mut request)?,
            "scores" => {
                request.finish()?;
                let table = self.table()?;
                let scores = table.scores();
                json!({
                    "over": table.to_act().is_none(),
                    "scores": scores.all(),
                    "winners": scores.winners().collect::<Vec<_>>(),
                })
            }
            "record" => {
                request.finish()?;
                let record = self.table()?.record();
                let record = record.ok_or("a table that was loaded from a state has no record")?;
                json!({"record": record.to_string()})
            }
            "replay" => {
                let text = request.text("record")?;
                request.finish()?;
                let record = Record::parse(&text).map_err(|error| error.to_string())?;
                let table = registry::replay(&record).map_err(|error| error.to_string())?;
                self.sit_down(table)
            }
            other => return Err(format!("unknown `do`: `{other:.40}`; known are {VERBS}").into()),
        };
        match answer {
            Value::Object(answer) => Ok(answer),
            other => Ok(Map::from_iter([("answer".to_owned(), other)])),
        }
    }

    fn table(&self) -> Result<&dyn AnyTable, Refusal> {
        Ok(self.table.as_deref().ok_or("there is no game yet; start with `new`")?)
    }

    fn table_mut(&mut self) -> Result<&mut dyn AnyTable, Refusal> {
        match &mut self.table {
            Some(table) => Ok(table.as_mut()),
            None => Err("there is no game yet; start with `new`".into()),
        }
    }

    fn sit_down(&mut self, table: Box<dyn AnyTable>) -> Value {
        let answer = whose_turn(table.as_ref());
        self.table = Some(table);
        answer
    }

    fn new_table(&mut self, request: &mut Request) -> Result<Value, Refusal> {
        let game = request.text("game")?;
        let options = request.map_or_empty("options")?;
        let seed = request.text_if_any("seed")?;
        request.finish()?;
        let drawn = seed.is_none();
        let seed = seed.map_or_else(draw_seed, Seed::new);
        let table = registry::deal(&game, &options, seed.clone())?;
        let mut answer = self.sit_down(table);
        if drawn {
            answer["seed"] = json!(seed);
        }
        Ok(answer)
    }

    fn load(&mut self, request: &mut Request) -> Result<Value, Refusal> {
        let game = request.text_if_any("game")?;
        let position = request.value("state")?;
        request.finish()?;
        let game = match (&game, &self.table) {
            (Some(game), _) => game,
            (None, Some(table)) => table.game(),
            (None, None) => registry::NAMES[0],
        };
        let table = registry::load(game, position).map_err(|reasons| Refusal { reasons })?;
        Ok(self.sit_down(table))
    }
}

fn whose_turn(table: &dyn AnyTable) -> Value {
    json!({"to_act": table.to_act(), "over": table.to_act().is_none()})
}

/// A seed that nobody could have foreseen.
pub(crate) fn draw_seed() -> Seed {
    use std::hash::{BuildHasher, RandomState};
    let mut key = [0; 32];
    for (part, bytes) in key.chunks_exact_mut(8).enumerate() {
        // Each `RandomState` is keyed by the operating system's randomness.
        bytes.copy_from_slice(&RandomState::new().hash_one(part).to_le_bytes());
    }
    Seed::draw(&mut Shuffler::new(key, "seed"))
}

#[cfg(test)]
mod tests;
