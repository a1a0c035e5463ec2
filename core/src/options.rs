//! Options by name, with errors that know what would have been right.

use crate::Game;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::error::Error;
use std::sync::Arc;
use thiserror::Error;

/// An option that a game knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The name in records, protocol and pages.
    pub name: &'static str,
    /// The values as they are typed, the default first; none where they cannot be listed
    /// and the game's vocabulary describes them.
    pub values: &'static [&'static str],
}

/// Why options cannot be used. A vocabulary of the game puts it into words.
#[derive(Clone, Debug, Error)]
pub enum OptionError {
    /// No option has this name.
    #[error("unknown option `{name}`")]
    UnknownName {
        /// The name that was given.
        name: String,
        /// All options.
        known: &'static [OptionSpec],
    },
    /// The option exists, the value does not.
    #[error("option `{}` cannot be {value}", .option.name)]
    UnknownValue {
        /// The option.
        option: &'static OptionSpec,
        /// The value that was given, as JSON.
        value: String,
    },
    /// The value is of the right kind and cannot be used all the same.
    #[error("option `{name}`: {fault}")]
    Unusable {
        /// The option.
        name: &'static str,
        /// Why not, as the game says it; see [`OptionError::fault`].
        fault: Arc<dyn Error + Send + Sync>,
    },
}

impl OptionError {
    /// A value that the game cannot use.
    pub fn unusable(name: &'static str, fault: impl Error + Send + Sync + 'static) -> OptionError {
        OptionError::Unusable { name, fault: Arc::new(fault) }
    }

    /// Why the game `G` cannot use a value, if that is what is wrong.
    pub fn fault<G: Game>(&self) -> Option<&G::OptionFault> {
        match self {
            OptionError::Unusable { fault, .. } => fault.downcast_ref(),
            OptionError::UnknownName { .. } | OptionError::UnknownValue { .. } => None,
        }
    }
}

/// What is wrong is wholly told by the terse text.
impl PartialEq for OptionError {
    fn eq(&self, other: &OptionError) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for OptionError {}

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
                let name = name.chars().take(60).collect();
                return Err(OptionError::UnknownName { name, known: specs });
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
        read(value)
            .ok_or_else(|| OptionError::UnknownValue { option: spec, value: shortened(value) })
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
        OptionSpec { name: "layout", values: &["\"even\"", "\"odd\""] },
        OptionSpec { name: "start", values: &["0", "1"] },
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
    fn an_unknown_option_knows_which_exist() {
        match read(json!({"sart": 1})) {
            Err(OptionError::UnknownName { name, known }) => {
                assert_eq!((name.as_str(), known), ("sart", SPECS));
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn an_unknown_value_knows_which_exist() {
        match read(json!({"start": 2})) {
            Err(OptionError::UnknownValue { option, value }) => {
                assert_eq!((option, value.as_str()), (&SPECS[1], "2"));
            }
            other => panic!("{other:?}"),
        }
    }
}
