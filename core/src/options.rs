//! Options by name, with errors that list what would have been right.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use thiserror::Error;

/// An option that a game knows: its name and, for people, its values.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The name in records, protocol and pages.
    pub name: &'static str,
    /// The values as they are typed, the default first.
    pub values: &'static str,
}

/// An option that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum OptionError {
    /// No option has this name.
    #[error("unknown option `{name}`; this game knows {known}")]
    UnknownName {
        /// The name that was given.
        name: String,
        /// All names, with their values.
        known: String,
    },
    /// The option exists, the value does not.
    #[error("option `{name}` cannot be {value}; it takes {known}")]
    UnknownValue {
        /// The option.
        name: &'static str,
        /// The value that was given, as JSON.
        value: String,
        /// The values it takes.
        known: &'static str,
    },
    /// The value is of the right kind and cannot be used all the same.
    #[error("option `{name}`: {reason}")]
    Unusable {
        /// The option.
        name: &'static str,
        /// Why not.
        reason: String,
    },
}

/// Reads the options of one game out of a map.
pub struct OptionReader<'a> {
    named: &'a Map<String, Value>,
    specs: &'static [OptionSpec],
}

impl<'a> OptionReader<'a> {
    /// A reader for these options; a name that is not among them is an error.
    pub fn new(
        named: &'a Map<String, Value>,
        specs: &'static [OptionSpec],
    ) -> Result<OptionReader<'a>, OptionError> {
        for name in named.keys() {
            if !specs.iter().any(|spec| spec.name == name) {
                let known: Vec<String> =
                    specs.iter().map(|spec| format!("`{}` ({})", spec.name, spec.values)).collect();
                return Err(OptionError::UnknownName {
                    name: name.chars().take(60).collect(),
                    known: known.join(", "),
                });
            }
        }
        Ok(OptionReader { named, specs })
    }

    /// The value of the option `name` as its type reads it, or `default` when
    /// the option was not named.
    pub fn read<T: DeserializeOwned>(&self, name: &str, default: T) -> Result<T, OptionError> {
        self.get(name, default, |value| T::deserialize(value).ok())
    }

    /// The value of the option `name`: the one that `read` makes of what was
    /// given, or `default` when the option was not named.
    ///
    /// # Panics
    /// If `name` is not among the reader's options, which is a mistake in the game.
    pub fn get<T>(
        &self,
        name: &str,
        default: T,
        read: impl Fn(&Value) -> Option<T>,
    ) -> Result<T, OptionError> {
        let spec = self.specs.iter().find(|spec| spec.name == name).expect("a declared option");
        let Some(value) = self.named.get(name) else { return Ok(default) };
        read(value).ok_or_else(|| OptionError::UnknownValue {
            name: spec.name,
            value: shortened(value),
            known: spec.values,
        })
    }
}

fn shortened(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { name: "layout", values: "\"even\" or \"odd\"" },
        OptionSpec { name: "start", values: "0 or 1" },
    ];

    fn read(value: Value) -> Result<u64, OptionError> {
        let Value::Object(map) = value else { panic!("an object") };
        OptionReader::new(&map, SPECS)?.get("start", 0, |v| v.as_u64().filter(|n| *n < 2))
    }

    #[test]
    fn an_option_that_is_not_named_takes_its_default() {
        assert_eq!(read(json!({})), Ok(0));
        assert_eq!(read(json!({"start": 1})), Ok(1));
    }

    #[test]
    fn an_unknown_option_is_told_which_exist() {
        let error = read(json!({"sart": 1})).unwrap_err().to_string();
        assert_eq!(
            error,
            "unknown option `sart`; this game knows `layout` (\"even\" or \"odd\"), `start` (0 or 1)"
        );
    }

    #[test]
    fn an_unknown_value_is_told_which_exist() {
        let error = read(json!({"start": 2})).unwrap_err().to_string();
        assert_eq!(error, "option `start` cannot be 2; it takes 0 or 1");
    }
}
