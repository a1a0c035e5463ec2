//! What is agreed before the deal.

use caravanserai_core::{OptionError, OptionReader, OptionSpec, named};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play: 2, 3 or 4.
    pub players: u8,
    /// The Thieves of Naqala.
    pub thieves: bool,
    /// The Artisans of Naqala.
    pub artisans: bool,
    /// What Artisans are worth when nobody has strictly most.
    pub artisan_tie: ArtisanTie,
}

named! {
    /// What Artisans are worth when nobody has strictly most (F-ART-4).
    pub enum ArtisanTie: Default {
        /// 3 points each for all who share the lead.
        Three = "three",
        /// 2 points each for everybody.
        Two = "two",
    }
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2, thieves: true, artisans: false, artisan_tie: ArtisanTie::Three }
    }
}

/// The options by name, with their values, the default first.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "players", values: &["2", "3", "4"] },
    OptionSpec { name: "thieves", values: &["true", "false"] },
    OptionSpec { name: "artisans", values: &["false", "true"] },
    OptionSpec { name: "artisan_tie", values: &["\"three\"", "\"two\""] },
];

impl Options {
    pub(crate) fn read(named: &Map<String, Value>) -> Result<Options, OptionError> {
        let reader = OptionReader::new(named, OPTIONS)?;
        let default = Options::default();
        let players = |value: &Value| {
            let count = value.as_u64().filter(|count| (2..=4).contains(count));
            count.map(|count| count as u8)
        };
        Ok(Options {
            players: reader.get("players", default.players, players)?,
            thieves: reader.read("thieves", default.thieves)?,
            artisans: reader.read("artisans", default.artisans)?,
            artisan_tie: reader.read("artisan_tie", default.artisan_tie)?,
        })
    }

    pub(crate) fn write(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(named)) => named,
            _ => unreachable!("options have names"),
        }
    }

    /// How many turn markers each player has (F-SETUP-3).
    pub const fn markers_each(&self) -> u8 {
        if self.players == 2 { 2 } else { 1 }
    }

    /// How many turn markers there are.
    pub const fn markers(&self) -> u8 {
        self.players * self.markers_each()
    }

    /// How many rows the board has (F-ART-2).
    pub const fn rows(&self) -> u8 {
        if self.artisans { 6 } else { 5 }
    }

    /// How many camels each player has (F-SETUP-3).
    #[inline]
    pub fn camels(&self) -> u8 {
        let camels = &crate::catalogue().camels;
        if self.players == 2 { camels.two_players } else { camels.more_players }
    }
}
