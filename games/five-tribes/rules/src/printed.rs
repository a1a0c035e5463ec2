//! What is printed on tiles and cards: the rows of the data file.
//!
//! A card is a row; what it does is one value of a closed enum ([`Power`],
//! [`Magic`], [`Loot`], [`TileAction`]) that the rules match exhaustively.
//! Figures that no source has are marked `reconstructed`.

use crate::tribe::Tribe;
use caravanserai_core::named;
use serde::Deserialize;

/// Rows of the data file; a field that a row does not have is an error.
macro_rules! rows {
    ($($(#[$doc:meta])* pub struct $name:ident $fields:tt)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name $fields
    )*};
}

rows! {
    /// A tribe, or a kind of resource card.
    pub struct CountedRow {
        /// Its short name; a tribe has that of its colour.
        pub id: String,
        /// How many there are.
        pub count: u8,
    }

    /// A kind of tile.
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

    /// A djinn.
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

    /// A thief.
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

    /// A kind of item.
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
}

named! {
    /// Which box something comes from.
    pub enum Set: Default {
        /// The base game; for thieves, the Thieves of Naqala.
        Base = "base",
        /// The Thieves of Naqala.
        Thieves = "thieves",
        /// The Artisans of Naqala.
        Artisans = "artisans",
    }

    /// The colour of a tile's value.
    pub enum TileColour {
        /// Counts for Builders.
        Blue = "blue",
        /// Counts for tents.
        Red = "red",
    }

    /// What the power of a djinn costs.
    pub enum Cost: Default {
        /// Nothing: the power is always on.
        None = "none",
        /// 1 Elder or 1 Fakir.
        Elder = "elder",
        /// 1 Elder and (1 Elder or 1 Fakir).
        Elders = "elders",
        /// 1 Fakir.
        Fakir = "fakir",
        /// 1 Fakir or more.
        Fakirs = "fakirs",
    }

    /// What a djinn does. The data file says which djinn does it.
    pub enum Power {
        /// Every 2 Fakirs score as 1 merchandise of any kind.
        FakirsAreWild = "fakirs-are-wild",
        /// 3 meeples from the bag go on a bare tile.
        SettleEmptyTile = "settle-empty-tile",
        /// Coins whenever somebody gains a djinn.
        CoinsForDjinns = "coins-for-djinns",
        /// Assassins spare what lies in front of the owner.
        Protection = "protection",
        /// A palace on any Village.
        PalaceOnVillage = "palace-on-village",
        /// Builders bring twice as much.
        DoubleBuilders = "double-builders",
        /// A palm on any Oasis.
        PalmOnOasis = "palm-on-oasis",
        /// A palace may go beside its tile.
        PalaceBeside = "palace-beside",
        /// Palms score more.
        BetterPalms = "better-palms",
        /// Assassins kill two.
        DoubleKill = "double-kill",
        /// Viziers score more.
        BetterViziers = "better-viziers",
        /// What Assassins kill serves the owner.
        SpoilsOfKills = "spoils-of-kills",
        /// Fakirs make bids cheaper.
        CheaperBids = "cheaper-bids",
        /// A palm may go beside its tile.
        PalmBeside = "palm-beside",
        /// A camel on a bare tile.
        CamelOnEmptyTile = "camel-on-empty-tile",
        /// Coins for meeples dropped on own tiles.
        CoinsForVisits = "coins-for-visits",
        /// Coins for palaces.
        CoinsForPalaces = "coins-for-palaces",
        /// Coins for killings.
        CoinsForKills = "coins-for-kills",
        /// Elders score more.
        BetterElders = "better-elders",
        /// One of the next 3 djinns.
        ChooseFromPile = "choose-from-pile",
        /// The top resource card.
        TopResource = "top-resource",
        /// A camel on a tile with nothing but meeples.
        CamelAmongMeeples = "camel-among-meeples",
        /// Opponents' thieves do not affect the owner.
        ThiefProof = "thief-proof",
        /// Precious items score more.
        BetterTreasures = "better-treasures",
        /// Artisans score more.
        BetterArtisans = "better-artisans",
    }

    /// What a thief takes from every opponent.
    pub enum Loot {
        /// 2 resource cards.
        Resources = "resources",
        /// 1 Vizier.
        Viziers = "viziers",
        /// 1 djinn.
        Djinns = "djinns",
        /// 1 camel of a tile.
        Camels = "camels",
        /// 1 palm or palace of an own tile.
        Buildings = "buildings",
        /// 1 item.
        Items = "items",
    }

    /// What a magic item does (F-ART-7).
    pub enum Magic {
        /// The last meeple of a move may go anywhere that fits its colour.
        Carpet = "carpet",
        /// A face-up djinn for nothing.
        Lamp = "lamp",
        /// Gathers meeples of neighbours.
        Flute = "flute",
        /// Kills two meeples.
        Scimitar = "scimitar",
        /// Moves an own camel.
        Talisman = "talisman",
        /// A new row of cards.
        Horn = "horn",
        /// An item from the discard.
        Ring = "ring",
    }
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
