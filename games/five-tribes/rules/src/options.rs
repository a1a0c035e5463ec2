//! What is agreed before the deal.

use caravanserai_core::{OptionError, OptionReader, OptionSpec};
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

/// What Artisans are worth when nobody has strictly most (F-ART-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ArtisanTie {
    /// 3 points each for all who share the lead.
    #[default]
    Three,
    /// 2 points each for everybody.
    Two,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2, thieves: true, artisans: false, artisan_tie: ArtisanTie::Three }
    }
}

/// The options by name, with their values, the default first.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "players", values: "2, 3 or 4" },
    OptionSpec { name: "thieves", values: "true or false" },
    OptionSpec { name: "artisans", values: "false or true" },
    OptionSpec { name: "artisan_tie", values: "\"three\" or \"two\"" },
];

impl Options {
    pub(crate) fn read(named: &Map<String, Value>) -> Result<Options, OptionError> {
        let reader = OptionReader::new(named, OPTIONS)?;
        let default = Options::default();
        let players = |value: &Value| {
            let count = value.as_u64().filter(|count| (2..=4).contains(count));
            count.map(|count| count as u8)
        };
        let tie = |value: &Value| match value.as_str() {
            Some("two") => Some(ArtisanTie::Two),
            Some("three") => Some(ArtisanTie::Three),
            _ => None,
        };
        Ok(Options {
            players: reader.get("players", default.players, players)?,
            thieves: reader.get("thieves", default.thieves, Value::as_bool)?,
            artisans: reader.get("artisans", default.artisans, Value::as_bool)?,
            artisan_tie: reader.get("artisan_tie", default.artisan_tie, tie)?,
        })
    }

    pub(crate) fn write(&self) -> Map<String, Value> {
        let tie = match self.artisan_tie {
            ArtisanTie::Two => "two",
            ArtisanTie::Three => "three",
        };
        let mut named = Map::new();
        named.insert("players".to_owned(), self.players.into());
        named.insert("thieves".to_owned(), self.thieves.into());
        named.insert("artisans".to_owned(), self.artisans.into());
        named.insert("artisan_tie".to_owned(), tie.into());
        named
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
