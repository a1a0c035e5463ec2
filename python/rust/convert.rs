//! Between Python's values and the engine's.

use crate::{BadOption, BadRecord};
use caravanserai_core::{Seat, Seed};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Map, Value};

/// Options by name, as the protocol takes them.
pub(crate) fn options(named: Option<&Bound<'_, PyDict>>) -> PyResult<Map<String, Value>> {
    let Some(named) = named else { return Ok(Map::new()) };
    let wrong = |error: &dyn std::fmt::Display| {
        BadOption::new_err(format!(
            "options are plain values such as True, 3 or \"secret\": {error}"
        ))
    };
    let json = named.py().import("json")?;
    let text = json.call_method1("dumps", (named,)).map_err(|error| wrong(&error))?;
    serde_json::from_str(text.extract()?).map_err(|error| wrong(&error))
}

/// JSON as Python's own values.
pub(crate) fn to_python<'py>(
    py: Python<'py>,
    value: &impl serde::Serialize,
) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(|e| PyValueError::new_err(e.to_string()))?;
    py.import("json")?.call_method1("loads", (text,))
}

/// Python's own values as JSON.
pub(crate) fn from_python(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let text = value.py().import("json")?.call_method1("dumps", (value,))?;
    serde_json::from_str(text.extract()?).map_err(|error| BadRecord::new_err(error.to_string()))
}

/// What games are dealt from: a text, a number, or by lot.
#[derive(FromPyObject)]
pub(crate) enum GivenSeed {
    Text(String),
    Number(i128),
}

impl GivenSeed {
    pub(crate) fn or_random(given: Option<GivenSeed>) -> Seed {
        match given {
            None => Seed::random(),
            Some(GivenSeed::Text(text)) => Seed::new(text),
            Some(GivenSeed::Number(number)) => Seed::new(number.to_string()),
        }
    }
}

/// A seat of a game.
pub(crate) fn seat(number: i64, seats: u8) -> PyResult<Seat> {
    match u8::try_from(number) {
        Ok(number) if number < seats => Ok(Seat(number)),
        _ => Err(PyValueError::new_err(format!(
            "there is no seat {number}; seats are 0 to {}",
            seats - 1
        ))),
    }
}

/// What features are written as.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dtype {
    Bytes,
    Floats,
}

impl Dtype {
    pub(crate) fn read(given: Option<&Bound<'_, PyAny>>) -> PyResult<Dtype> {
        let Some(given) = given else { return Ok(Dtype::Floats) };
        let dtype = given.py().import("numpy")?.call_method1("dtype", (given,))?;
        match dtype.getattr("name")?.extract::<String>()?.as_str() {
            "uint8" => Ok(Dtype::Bytes),
            "float32" => Ok(Dtype::Floats),
            other => Err(PyValueError::new_err(format!(
                "observations are float32 or uint8, not {other}"
            ))),
        }
    }
}

/// A choice by index or by text.
#[derive(FromPyObject)]
pub(crate) enum Chosen {
    Index(i64),
    Text(String),
    /// An index beyond all bounds.
    Beyond(i128),
}

/// A number of something, from 1 on.
pub(crate) fn count(name: &str, number: i64, most: u32) -> PyResult<u32> {
    let number_of = u32::try_from(number).ok().filter(|number| (1..=most).contains(number));
    number_of
        .ok_or_else(|| PyValueError::new_err(format!("`{name}` is from 1 to {most}, not {number}")))
}
