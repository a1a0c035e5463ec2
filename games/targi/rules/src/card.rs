//! Tribe cards: what they are, cost and do.

use crate::goods::{Bundle, Good};
use caravanserai_core::named;
use serde::{Deserialize, Serialize};
use std::fmt;

named! {
    /// The symbol on the spine of a tribe card (T-BOARD-2).
    pub enum Symbol {
        Oasis = "oasis",
        CamelRider = "camel_rider",
        Well = "well",
        Tent = "tent",
        Targia = "targia",
    }
}

named! {
    /// When a card's effect counts (X-TIME-1).
    pub enum Timing {
        /// The card has no effect.
        Plain = "plain",
        /// Once, on playing the card.
        Immediate = "immediate",
        /// From then on.
        Permanent = "permanent",
        /// Once, at any moment in one of the owner's turns.
        Once = "once",
        /// At the end of the game.
        Scoring = "scoring",
    }
}

/// What a card costs: one way to pay, or two to choose from (T-TRIBE-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cost {
    /// The first way.
    pub first: Bundle,
    /// The way after the slash.
    pub second: Option<Bundle>,
    /// What may be paid on top, in brackets (X-COST-1).
    pub bracket: Option<Bundle>,
}

impl Cost {
    /// The ways to pay, as printed.
    pub fn ways(&self) -> impl Iterator<Item = Bundle> + use<> {
        [Some(self.first), self.second].into_iter().flatten()
    }

    /// The ways to pay with the bracket on top, if there is one.
    #[inline]
    pub fn bracketed_ways(&self) -> impl Iterator<Item = Bundle> + use<> {
        let bracket = self.bracket;
        self.ways().filter_map(move |way| bracket.map(|bracket| way + bracket))
    }
}

/// As deck files write it: `1D 2P / 1G`, `2S 2P (2D)`.
impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        if let Some(second) = self.second {
            write!(f, " / {second}")?;
        }
        match self.bracket {
            Some(bracket) => write!(f, " ({bracket})"),
            None => Ok(()),
        }
    }
}

/// What a card does: a closed list, so that every rule handles every effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "fields are explained with their effects")]
pub enum Effect {
    /// Nothing.
    None,

    /// At the end `vp` for every `per` cards of a symbol in your display.
    PointsPerSymbol { symbol: Symbol, per: u8, vp: u8 },
    /// At the end `vp` if your display holds more cards than the opponent's.
    PointsForLongerDisplay { vp: u8 },
    /// At the end `vp` if your display holds at least so many cards.
    PointsForCards { at_least: u8, vp: u8 },
    /// At the end `vp` more for rows of four different symbols, at most `rows` of them.
    PointsForMixedRows { vp: u8, rows: u8 },
    /// At the end `vp` if this card is the fourth of its row.
    PointsForLastPlace { vp: u8 },
    /// At the end `vp` if your display holds all five symbols.
    PointsForAllSymbols { vp: u8 },
    /// At the end 1 VP for every `per` water left over, at most `most`.
    PointsForWater { per: u8, most: u8 },
    /// At the end `vp` for each full row.
    PointsForFullRows { vp: u8 },
    /// At the end 1 VP for each gold left over, at most `most`.
    PointsForGold { most: u8 },
    /// At the end 1 VP for each symbol of which your display holds more than
    /// the opponent's, at most `most`.
    PointsForMajorities { most: u8 },

    /// Later cards of this symbol cost so many goods less.
    Discount { symbol: Symbol, goods: u8 },
    /// Raids cost nothing.
    NoRaids,
    /// The hand card costs so many goods less at the Noble.
    NobleDiscount { goods: u8 },
    /// `vp` after every raid that was settled.
    RaidReward { vp: u8 },
    /// A Targi may be placed on the robber's field.
    IgnoreRobber,
    /// Once a round, when a goods card brings this good: one more of it.
    MoreOf { good: Good },
    /// In a round in which no goods card brought a good: one good of choice.
    EmptyHanded,
    /// The hand card may be played without the Noble for so many goods more.
    HandWithoutNoble { goods: u8 },
    /// At the Trader any good can be swapped for another, one to one.
    TraderSwaps,

    /// The Water hole gives so much water more.
    MoreWater { water: u8 },
    /// The Silversmith may be used for so many lines a visit.
    SilversmithLines { lines: u8 },
    /// A Targi may be placed on a dune that holds an opponent's.
    JoinDunes,
    /// Each time a dune is used: so much water and so many goods of choice.
    DuneReward { water: u8, goods: u8 },
    /// Once a round 1 water can be exchanged for 1 good of choice.
    WaterForGood,
    /// At a raid so much water can be paid instead of the demand.
    RaidForWater { water: u8 },
    /// The hand holds two cards.
    HandOfTwo,
    /// Each time the bracket of a card is paid: `vp`.
    BracketReward { vp: u8 },
    /// The Targia gives two goods instead of one, and the first card she opens is free.
    TargiaFavour,
    /// The Fata Morgana reaches any open card, one with an opponent's marker included.
    FarMirage,

    /// Once: so much water.
    OnceWater { water: u8 },
    /// Once: the action of any border field except the corners.
    OnceBorder,
    /// Once: a tribe card played now costs so many goods less.
    OnceDiscount { goods: u8 },
    /// Once: the hand card is played without the Noble.
    OnceHand,
    /// Once: the top card of the tribe deck is taken.
    OnceTopCard,

    /// On playing: one good of choice for every `per` cards in your display.
    GoodsPerCards { per: u8 },
    /// On playing: one good of choice for every `per` free places in your display.
    GoodsPerFreePlaces { per: u8 },
    /// On playing: gold is laid on the card, to pay for later tribe cards.
    GoldOnCard { gold: u8 },
    /// On playing: goods of choice, or gold, or water, or victory points,
    /// whichever are not 0.
    Treasure(Treasure),
    /// On playing: swap two cards of your display, or move so many.
    Rearrange { cards: u8 },
    /// On playing: the opponent has only so many Targi in the next round.
    FewerTargi { targi: u8 },
    /// On playing: 1 water for each displayed card, at most `most`.
    WaterPerCards { most: u8 },
    /// On playing: goods cards are opened and some of them received.
    PickGoodsCards { open: u8, receive: u8 },
    /// On playing: two cards of your display may be swapped.
    SwapCards,
    /// On playing: an open dune without a Targi is carried out.
    UseDune,
}

/// Of which one thing is chosen; 0 is not offered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it all")]
pub struct Treasure {
    pub goods: u8,
    pub gold: u8,
    pub water: u8,
    pub vp: u8,
}

/// The effects of one timing, as a pattern. Rules that carry out those of one timing name the
/// others by these, so that none of them overlooks a new effect.
macro_rules! effects {
    (Plain) => {
        Effect::None
    };
    (Scoring) => {
        Effect::PointsPerSymbol { .. }
            | Effect::PointsForLongerDisplay { .. }
            | Effect::PointsForCards { .. }
            | Effect::PointsForMixedRows { .. }
            | Effect::PointsForLastPlace { .. }
            | Effect::PointsForAllSymbols { .. }
            | Effect::PointsForWater { .. }
            | Effect::PointsForFullRows { .. }
            | Effect::PointsForGold { .. }
            | Effect::PointsForMajorities { .. }
    };
    (Permanent) => {
        Effect::Discount { .. }
            | Effect::NoRaids
            | Effect::NobleDiscount { .. }
            | Effect::RaidReward { .. }
            | Effect::IgnoreRobber
            | Effect::MoreOf { .. }
            | Effect::EmptyHanded
            | Effect::HandWithoutNoble { .. }
            | Effect::TraderSwaps
            | Effect::MoreWater { .. }
            | Effect::SilversmithLines { .. }
            | Effect::JoinDunes
            | Effect::DuneReward { .. }
            | Effect::WaterForGood
            | Effect::RaidForWater { .. }
            | Effect::HandOfTwo
            | Effect::BracketReward { .. }
            | Effect::TargiaFavour
            | Effect::FarMirage
    };
    (Once) => {
        Effect::OnceWater { .. }
            | Effect::OnceBorder
            | Effect::OnceDiscount { .. }
            | Effect::OnceHand
            | Effect::OnceTopCard
    };
    (Immediate) => {
        Effect::GoodsPerCards { .. }
            | Effect::GoodsPerFreePlaces { .. }
            | Effect::GoldOnCard { .. }
            | Effect::Treasure(_)
            | Effect::Rearrange { .. }
            | Effect::FewerTargi { .. }
            | Effect::WaterPerCards { .. }
            | Effect::PickGoodsCards { .. }
            | Effect::SwapCards
            | Effect::UseDune
    };
}
pub(crate) use effects;

impl Effect {
    /// The timing that a card with this effect must have.
    pub const fn timing(&self) -> Timing {
        match self {
            effects!(Plain) => Timing::Plain,
            effects!(Scoring) => Timing::Scoring,
            effects!(Permanent) => Timing::Permanent,
            effects!(Once) => Timing::Once,
            effects!(Immediate) => Timing::Immediate,
        }
    }
}

/// A tribe card as printed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TribeCard {
    /// Its name in records and positions, as in the rules document.
    pub id: String,
    /// Its symbol.
    pub symbol: Symbol,
    /// What it costs.
    pub cost: Cost,
    /// Victory points at the end of the game.
    pub vp: u8,
    /// Victory points on playing, if the bracket is paid (X-COST-1).
    pub bracket_vp: u8,
    /// What it does.
    pub effect: Effect,
    /// Whether its symbol counts as any one in row scoring: a display dune.
    pub wild: bool,
    /// Whether its figures are this project's own, since the printed ones are
    /// in no source.
    pub reconstructed: bool,
}
