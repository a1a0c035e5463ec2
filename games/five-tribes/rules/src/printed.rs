//! What is printed on tiles and cards: the rows of the data file.
//!
//! A card is a row; what it does is one value of a closed enum ([`Power`],
//! [`Magic`], [`Loot`], [`TileAction`]) that the rules match exhaustively.
//! Figures that no source has are marked `reconstructed`.

use crate::tribe::Tribe;
use serde::Deserialize;

/// Which box something comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Set {
    /// The base game; for thieves, the Thieves of Naqala.
    #[default]
    Base,
    /// The Thieves of Naqala.
    Thieves,
    /// The Artisans of Naqala.
    Artisans,
}

/// A tribe as the box has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TribeRow {
    /// Its colour.
    pub id: String,
    /// How many meeples it has.
    pub count: u8,
}

/// A kind of tile.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileRow {
    /// Its short name in positions.
    pub id: String,
    /// The colour of its value; the Chasm has none.
    pub colour: Option<TileColour>,
    /// Its value at the end.
    pub value: i16,
    /// How many there are.
    pub count: u8,
    /// What it does when a move ends on it.
    pub action: TileAction,
    /// The box it comes from.
    #[serde(default)]
    pub set: Set,
}

/// The colour of a tile's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TileColour {
    /// Counts for Builders.
    Blue,
    /// Counts for tents.
    Red,
}

/// What a tile does when a move ends on it (F-TILE-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TileAction {
    /// Nothing.
    None,
    /// A palace must be placed.
    Palace,
    /// A palm must be placed.
    Palm,
    /// A djinn may be bought for Elders.
    Djinn,
    /// An item may be made.
    Item,
    /// Cards of the row may be bought.
    Market {
        /// What it costs.
        price: u8,
        /// How many cards it gives.
        cards: u8,
        /// Among how many of the first cards of the row.
        among: u8,
    },
}

/// A kind of resource card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResourceRow {
    /// Its short name.
    pub id: String,
    /// How many there are.
    pub count: u8,
}

/// A djinn.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DjinnRow {
    /// Its short name.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// Its points at the end.
    pub points: i16,
    /// What its power costs.
    #[serde(default)]
    pub cost: Cost,
    /// What it does.
    pub power: Power,
    /// How many points more each scored thing is worth, for the powers that say so.
    #[serde(default)]
    pub bonus: i16,
    /// The box it comes from.
    #[serde(default)]
    pub set: Set,
    /// Whether its points are a reconstruction.
    #[serde(default)]
    pub reconstructed: bool,
}

/// What the power of a djinn costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cost {
    /// Nothing: the power is always on.
    #[default]
    None,
    /// 1 Elder or 1 Fakir.
    Elder,
    /// 1 Elder and (1 Elder or 1 Fakir).
    Elders,
    /// 1 Fakir.
    Fakir,
    /// 1 Fakir or more.
    Fakirs,
}

macro_rules! powers {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        /// What a djinn does. The data file says which djinn does it.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum Power { $($(#[$doc])* $name),* }

        impl Power {
            /// All powers.
            pub const ALL: &'static [Power] = &[$(Power::$name),*];
            pub(crate) const COUNT: usize = Power::ALL.len();
        }
    };
}

powers! {
    /// Every 2 Fakirs score as 1 merchandise of any kind.
    FakirsAreWild,
    /// 3 meeples from the bag go on a bare tile.
    SettleEmptyTile,
    /// Coins whenever somebody gains a djinn.
    CoinsForDjinns,
    /// Assassins spare what lies in front of the owner.
    Protection,
    /// A palace on any Village.
    PalaceOnVillage,
    /// Builders bring twice as much.
    DoubleBuilders,
    /// A palm on any Oasis.
    PalmOnOasis,
    /// A palace may go beside its tile.
    PalaceBeside,
    /// Palms score more.
    BetterPalms,
    /// Assassins kill two.
    DoubleKill,
    /// Viziers score more.
    BetterViziers,
    /// What Assassins kill serves the owner.
    SpoilsOfKills,
    /// Fakirs make bids cheaper.
    CheaperBids,
    /// A palm may go beside its tile.
    PalmBeside,
    /// A camel on a bare tile.
    CamelOnEmptyTile,
    /// Coins for meeples dropped on own tiles.
    CoinsForVisits,
    /// Coins for palaces.
    CoinsForPalaces,
    /// Coins for killings.
    CoinsForKills,
    /// Elders score more.
    BetterElders,
    /// One of the next 3 djinns.
    ChooseFromPile,
    /// The top resource card.
    TopResource,
    /// A camel on a tile with nothing but meeples.
    CamelAmongMeeples,
    /// Opponents' thieves do not affect the owner.
    ThiefProof,
    /// Precious items score more.
    BetterTreasures,
    /// Artisans score more.
    BetterArtisans,
}

/// A thief.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThiefRow {
    /// Its short name.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// The tribe after whose action it may be used.
    pub tribe: Tribe,
    /// Its points at the end, if it is still unused.
    pub points: i16,
    /// What it takes.
    pub loot: Loot,
    /// The box without which it is left out.
    #[serde(default)]
    pub set: Set,
}

/// What a thief takes from every opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Loot {
    /// 2 resource cards.
    Resources,
    /// 1 Vizier.
    Viziers,
    /// 1 djinn.
    Djinns,
    /// 1 camel of a tile.
    Camels,
    /// 1 palm or palace of an own tile.
    Buildings,
    /// 1 item.
    Items,
}

/// A kind of item.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemRow {
    /// Its short name.
    pub id: String,
    /// Its points at the end.
    #[serde(default)]
    pub points: i16,
    /// What it does, if it is magic; otherwise it is precious.
    pub magic: Option<Magic>,
    /// How many there are.
    pub count: u8,
    /// Whether their number is a reconstruction.
    #[serde(default)]
    pub reconstructed: bool,
}

/// What a magic item does (F-ART-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Magic {
    /// The last meeple of a move may go anywhere that fits its colour.
    Carpet,
    /// A face-up djinn for nothing.
    Lamp,
    /// Gathers meeples of neighbours.
    Flute,
    /// Kills two meeples.
    Scimitar,
    /// Moves an own camel.
    Talisman,
    /// A new row of cards.
    Horn,
    /// An item from the discard.
    Ring,
}
