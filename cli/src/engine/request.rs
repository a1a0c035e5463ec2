//! Reading a request, field by field, with errors that name the field.

use caravanserai_core::Seat;
use sage::Budget;
use serde_json::{Map, Value};

/// The most visits that can be asked for.
const MAX_VISITS: u32 = 10_000_000;
/// The longest time that can be asked for.
const MAX_MILLIS: u32 = 600_000;

/// A request whose fields are taken out one by one.
pub(super) struct Request {
    fields: Map<String, Value>,
}

impl Request {
    pub(super) fn parse(line: &[u8]) -> Result<Request, String> {
        match serde_json::from_slice(line) {
            Ok(Value::Object(fields)) => Ok(Request { fields }),
            Ok(other) => Err(format!("a request is a JSON object, not {}", kind(&other))),
            Err(error) => Err(format!("the line is no JSON: {error}")),
        }
    }

    /// A field that must be there.
    pub(super) fn value(&mut self, name: &str) -> Result<Value, String> {
        self.fields.remove(name).ok_or_else(|| format!("`{name}` is missing"))
    }

    /// A text that must be there.
    pub(super) fn text(&mut self, name: &str) -> Result<String, String> {
        match self.value(name)? {
            Value::String(text) => Ok(text),
            other => Err(wrong(name, "a text", &other)),
        }
    }

    /// A text, if the field is there.
    pub(super) fn text_if_any(&mut self, name: &str) -> Result<Option<String>, String> {
        if self.fields.contains_key(name) { self.text(name).map(Some) } else { Ok(None) }
    }

    /// An object, empty if the field is not there.
    pub(super) fn map_or_empty(&mut self, name: &str) -> Result<Map<String, Value>, String> {
        match self.fields.remove(name) {
            None => Ok(Map::new()),
            Some(Value::Object(map)) => Ok(map),
            Some(other) => Err(wrong(name, "an object", &other)),
        }
    }

    /// A seat of the table, or `null` for a spectator.
    pub(super) fn seat(&mut self, name: &str, seats: u8) -> Result<Option<Seat>, String> {
        match self.value(name)? {
            Value::Null => Ok(None),
            Value::Number(number) => match number.as_u64() {
                Some(seat) if seat < u64::from(seats) => Ok(Some(Seat(seat as u8))),
                _ => Err(format!("there is no seat {number}; seats are 0 to {}", seats - 1)),
            },
            other => Err(wrong(name, "a seat's number or null", &other)),
        }
    }

    /// Whether something is wanted; not, if the field is not there.
    pub(super) fn flag(&mut self, name: &str) -> Result<bool, String> {
        match self.fields.remove(name) {
            None => Ok(false),
            Some(Value::Bool(flag)) => Ok(flag),
            Some(other) => Err(wrong(name, "true or false", &other)),
        }
    }

    /// How long to think: either `visits` or `ms`.
    pub(super) fn budget(&mut self) -> Result<Budget, String> {
        let visits = self.number_if_any("visits", MAX_VISITS)?;
        let millis = self.number_if_any("ms", MAX_MILLIS)?;
        match (visits, millis) {
            (Some(visits), None) => Ok(Budget::visits(visits)),
            (None, Some(millis)) => Ok(Budget::millis(millis.into())),
            (None, None) => Err("`visits` or `ms` is missing: how long to think".to_owned()),
            (Some(_), Some(_)) => Err("either `visits` or `ms`, not both".to_owned()),
        }
    }

    fn number_if_any(&mut self, name: &str, most: u32) -> Result<Option<u32>, String> {
        let Some(value) = self.fields.remove(name) else { return Ok(None) };
        let number = value.as_u64().filter(|number| (1..=u64::from(most)).contains(number));
        match number {
            Some(number) => Ok(Some(number as u32)),
            None if value.is_number() => Err(format!("`{name}` must be from 1 to {most}")),
            None => Err(wrong(name, "a number", &value)),
        }
    }

    /// Nothing else may be left.
    pub(super) fn finish(&self) -> Result<(), String> {
        match self.fields.keys().next() {
            None => Ok(()),
            Some(name) => Err(format!("`{name:.40}` does not belong to this request")),
        }
    }
}

fn wrong(name: &str, expected: &str, found: &Value) -> String {
    format!("`{name}` must be {expected}, not {}", kind(found))
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a truth value",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}
