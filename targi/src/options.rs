//! What is agreed before the deal (section 8 of the rules).

use caravanserai_core::{OptionError, OptionReader, OptionSpec, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// What may be done with a tribe card that is not played.
    pub hand_rule: HandRule,
    /// How the centre is laid out.
    pub layout: Layout,
    /// Who starts; `None`: drawn from the seed.
    pub start: Option<Seat>,
}

/// What may be done with a tribe card that is not played (T-TRIBE-1 to 3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandRule {
    /// Keep it or discard it, as the author rules.
    #[default]
    Author,
    /// Keep it; discard it only with a full hand. No play on the turn of taking it.
    Printed,
}

/// How the centre is laid out (T-SETUP-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Layout {
    /// Goods and tribe cards by turns.
    #[default]
    Chequerboard,
    /// The same nine cards anyhow.
    Random,
}

/// The options by name, for errors and help.
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "hand_rule", values: "\"author\" or \"printed\"" },
    OptionSpec { name: "layout", values: "\"chequerboard\" or \"random\"" },
    OptionSpec { name: "start", values: "\"random\", 0 or 1" },
];

impl Options {
    /// Reads options by name.
    pub fn read(named: &Map<String, Value>) -> Result<Options, OptionError> {
        let reader = OptionReader::new(named, SPECS)?;
        Ok(Options {
            hand_rule: reader.get("hand_rule", HandRule::default(), from_json)?,
            layout: reader.get("layout", Layout::default(), from_json)?,
            start: reader.get("start", None, |value| match value {
                Value::String(text) if text == "random" => Some(None),
                value => match value.as_u64() {
                    Some(seat @ 0..=1) => Some(Some(Seat(seat as u8))),
                    _ => None,
                },
            })?,
        })
    }

    /// Every option by name.
    pub fn write(&self) -> Map<String, Value> {
        let start = self.start.map_or(json!("random"), |seat| json!(seat));
        let named = [
            ("hand_rule", json!(self.hand_rule)),
            ("layout", json!(self.layout)),
            ("start", start),
        ];
        named.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

fn from_json<T: serde::de::DeserializeOwned>(value: &Value) -> Option<T> {
    serde_json::from_value(value.clone()).ok()
}
