//! The engine protocol: one JSON object a line in, one a line out.
//!
//! Described for its users in `docs/protocol.md`. Whatever comes in, one
//! line goes out, and only a successful request changes anything.

mod lines;
mod request;

use crate::{Failure, registry};
use caravanserai_core::{AnyTable, Record, Seed};
use lines::{Line, Lines};
use request::Request;
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, BufRead, ErrorKind, Write};
use words::records::unread;

/// The longest line that is read; a longer one is answered with an error.
const MAX_LINE_BYTES: usize = 8 << 20;

/// Everything that can be asked for.
const VERBS: &str = "new, choices, best, play, view, state, load, scores, record, replay, fork, \
                     sample, close";

/// How many tables an engine holds at once.
const MAX_TABLES: usize = 1000;
/// The longest name of a table.
const MAX_NAME_BYTES: usize = 60;

/// Answers standard input until it ends.
pub(crate) fn run() -> Result<(), Failure> {
    match serve(io::stdin().lock(), io::stdout().lock()) {
        // The asker has gone away.
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

fn refuse(reason: String) -> String {
    json!({"ok": false, "error": reason}).to_string()
}

/// The line that answers a request with these fields.
fn accept(answer: impl Serialize) -> String {
    #[derive(Serialize)]
    struct Accepted<T> {
        ok: bool,
        #[serde(flatten)]
        answer: T,
    }
    serde_json::to_string(&Accepted { ok: true, answer }).expect("an answer is plain data")
}

/// The answer to `view`.
#[derive(Serialize)]
struct ViewAnswer {
    view: Box<RawValue>,
}

/// The answer to `state`.
#[derive(Serialize)]
struct StateAnswer {
    game: &'static str,
    state: Box<RawValue>,
}

/// The tables of an engine by name; the one without a name is meant where none is named.
#[derive(Default)]
struct Engine {
    tables: BTreeMap<String, Box<dyn AnyTable>>,
}

impl Engine {
    fn answer(&mut self, line: &[u8]) -> String {
        match self.try_answer(line) {
            Ok(answer) => answer,
            Err(Refusal { reasons }) if reasons.len() == 1 => refuse(reasons.concat()),
            Err(Refusal { reasons }) => {
                json!({"ok": false, "error": reasons.join("; "), "errors": reasons}).to_string()
            }
        }
    }

    fn try_answer(&mut self, line: &[u8]) -> Result<String, Refusal> {
        let mut request = Request::parse(line)?;
        let verb = request.text("do")?;
        let name = table_name(request.text_if_any("table")?.unwrap_or_default())?;
        let answer = match verb.as_str() {
            "new" => self.new_table(name, &mut request)?,
            "choices" => {
                request.finish()?;
                let table = self.table(&name)?;
                json!({"to_act": table.to_act(), "choices": table.choices()})
            }
            "best" => {
                let budget = request.budget()?;
                request.finish()?;
                registry::advise(self.table(&name)?, budget)?
            }
            "play" => self.play(&name, &mut request)?,
            "view" => {
                let table = self.table(&name)?;
                let seat = request.seat("seat", table.seats())?;
                request.finish()?;
                return Ok(accept(ViewAnswer { view: table.view(seat) }));
            }
            "state" => {
                request.finish()?;
                let table = self.table(&name)?;
                return Ok(accept(StateAnswer { game: table.game(), state: table.position() }));
            }
            "sample" => {
                let table = self.table(&name)?;
                let seat = request.seat("seat", table.seats())?;
                let seed = request.text_if_any("seed")?.map_or_else(Seed::random, Seed::new);
                request.finish()?;
                let state = table.sample(seat, &seed);
                return Ok(accept(StateAnswer { game: table.game(), state }));
            }
            "load" => self.load(name, &mut request)?,
            "scores" => {
                request.finish()?;
                let table = self.table(&name)?;
                let scores = table.scores();
                json!({
                    "over": table.to_act().is_none(),
                    "scores": scores.all(),
                    "winners": scores.winners().collect::<Vec<_>>(),
                })
            }
            "record" => {
                request.finish()?;
                let record = self.table(&name)?.record();
                let record = record.ok_or("a table that was loaded from a state has no record")?;
                json!({"record": record.to_string()})
            }
            "replay" => {
                let text = request.text("record")?;
                request.finish()?;
                let record =
                    Record::parse(&text).map_err(|error| unread(registry::ENGLISH, &error))?;
                let table = registry::replay(&record)?;
                self.sit_down(name, table)?
            }
            "fork" => {
                let to = table_name(request.text("to")?)?;
                request.finish()?;
                let table = self.table(&name)?.fork();
                self.sit_down(to, table)?
            }
            "close" => {
                request.finish()?;
                self.table(&name)?;
                self.tables.remove(&name);
                json!({"tables": self.tables.len()})
            }
            other => return Err(format!("unknown `do`: `{other:.40}`; known are {VERBS}").into()),
        };
        Ok(accept(answer))
    }

    fn table(&self, name: &str) -> Result<&dyn AnyTable, Refusal> {
        Ok(self.tables.get(name).map(AsRef::as_ref).ok_or_else(|| no_table(name))?)
    }

    fn sit_down(&mut self, name: String, table: Box<dyn AnyTable>) -> Result<Value, Refusal> {
        if self.tables.len() >= MAX_TABLES && !self.tables.contains_key(&name) {
            return Err(format!("an engine holds {MAX_TABLES} tables; `close` one first").into());
        }
        let answer = whose_turn(table.as_ref());
        self.tables.insert(name, table);
        Ok(answer)
    }

    fn new_table(&mut self, name: String, request: &mut Request) -> Result<Value, Refusal> {
        let game = request.text("game")?;
        let options = request.map_or_empty("options")?;
        let seed = request.text_if_any("seed")?;
        request.finish()?;
        let drawn = seed.is_none();
        let seed = seed.map_or_else(Seed::random, Seed::new);
        let table = registry::deal(&game, &options, seed.clone())?;
        let mut answer = self.sit_down(name, table)?;
        if drawn {
            answer["seed"] = json!(seed);
        }
        Ok(answer)
    }

    /// Plays, and tells on request what the chooser may hear of it.
    fn play(&mut self, name: &str, request: &mut Request) -> Result<Value, Refusal> {
        let choice = request.text("choice")?;
        let events = request.flag("events")?;
        request.finish()?;
        let table = self.tables.get_mut(name).ok_or_else(|| no_table(name))?;
        let (seat, before) = (table.to_act(), table.moves());
        registry::play(table.as_mut(), &choice)?;
        let mut answer = whose_turn(table.as_ref());
        if events {
            let told = table.told(seat, before).into_iter().flat_map(|told| told.events);
            answer["events"] = told.collect();
            answer["words"] = json!(registry::told(table.as_ref(), seat, before).concat());
        }
        Ok(answer)
    }

    fn load(&mut self, name: String, request: &mut Request) -> Result<Value, Refusal> {
        let game = request.text_if_any("game")?;
        let position = request.value("state")?;
        request.finish()?;
        let game = match (&game, self.tables.get(&name)) {
            (Some(game), _) => game,
            (None, Some(table)) => table.game(),
            (None, None) => registry::NAMES[0],
        };
        let table = registry::load(game, position).map_err(|reasons| Refusal { reasons })?;
        self.sit_down(name, table)
    }
}

fn table_name(name: String) -> Result<String, String> {
    match name.len() <= MAX_NAME_BYTES {
        true => Ok(name),
        false => Err(format!("the name of a table has at most {MAX_NAME_BYTES} bytes")),
    }
}

fn no_table(name: &str) -> String {
    match name {
        "" => "there is no game yet; start with `new`".to_owned(),
        name => format!("there is no table `{name}`; start it with `new`, or `fork` one"),
    }
}

fn whose_turn(table: &dyn AnyTable) -> Value {
    json!({"to_act": table.to_act(), "over": table.to_act().is_none()})
}

#[cfg(test)]
mod tests;
