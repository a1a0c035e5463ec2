//! Tribe cards: what they are, cost and do.

use crate::goods::{Bundle, Good};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;

/// A tribe card of the deck in play, by its place in the deck's list.
///
/// Stored as index + 1, so that an optional card takes one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TribeId(NonZeroU8);

impl TribeId {
    /// The card at this place of the list.
    ///
    /// # Panics
    /// If the list could not have such a place.
    #[inline]
    pub const fn new(index: u8) -> TribeId {
        assert!(index < u8::MAX);
        TribeId(NonZeroU8::MIN.saturating_add(index))
    }

    /// Its place in the list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// A set of tribe cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TribeSet(u64);

impl TribeSet {
    /// The most cards that a deck may have.
    pub const CAPACITY: usize = 64;

    /// Adds a card; tells whether it was new.
    #[inline]
    pub const fn insert(&mut self, card: TribeId) -> bool {
        let bit = 1 << card.index();
        let new = self.0 & bit == 0;
        self.0 |= bit;
        new
    }

    /// Whether a card is in it.
    #[inline]
    pub const fn contains(self, card: TribeId) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// How many are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether none is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in the order of the deck's list.
    pub fn iter(self) -> impl Iterator<Item = TribeId> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let card = TribeId::new(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(card)
        })
    }
}

/// The symbol on the spine of a tribe card (T-BOARD-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Symbol {
    Oasis,
    CamelRider,
    Well,
    Tent,
    Targia,
}

impl Symbol {
    /// All five.
    pub const ALL: [Symbol; 5] =
        [Symbol::Oasis, Symbol::CamelRider, Symbol::Well, Symbol::Tent, Symbol::Targia];
}

/// When a card's effect counts (X-TIME-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// The card has no effect.
    Plain,
    /// Once, on playing the card.
    Immediate,
    /// From then on.
    Permanent,
    /// At the end of the game.
    Scoring,
}

/// What a card costs: one way to pay, or two to choose from (T-TRIBE-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// The first way.
    pub first: Bundle,
    /// The way after the slash.
    pub second: Option<Bundle>,
}

impl Cost {
    /// The ways to pay, as printed.
    pub fn ways(&self) -> impl Iterator<Item = Bundle> {
        [Some(self.first), self.second].into_iter().flatten()
    }
}

/// What a card does: a closed list, so that every rule handles every effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "fields are explained with their effects")]
pub enum Effect {
    /// Nothing.
    None,

    /// At the end `vp` for every `per` cards of a symbol in the own display.
    PointsPerSymbol { symbol: Symbol, per: u8, vp: u8 },
    /// At the end `vp` if the own display holds more cards than the opponent's.
    PointsForLongerDisplay { vp: u8 },
    /// At the end `vp` if the own display holds at least so many cards.
    PointsForCards { at_least: u8, vp: u8 },
    /// At the end `vp` more for rows of four different symbols, at most `rows` of them.
    PointsForMixedRows { vp: u8, rows: u8 },
    /// At the end `vp` if this card is the fourth of its row.
    PointsForLastPlace { vp: u8 },

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

    /// On playing: one good of choice for every `per` cards in the own display.
    GoodsPerCards { per: u8 },
    /// On playing: one good of choice for every `per` free places in the own display.
    GoodsPerFreePlaces { per: u8 },
    /// On playing: gold is laid on the card, to pay for later tribe cards.
    GoldOnCard { gold: u8 },
    /// On playing: goods of choice, or gold, or victory points.
    Treasure { goods: u8, gold: u8, vp: u8 },
    /// On playing: swap two cards of the own display, or move so many.
    Rearrange { cards: u8 },
    /// On playing: the opponent has only so many Targi in the next round.
    FewerTargi { targi: u8 },
}

impl Effect {
    /// The timing that a card with this effect must have.
    pub const fn timing(&self) -> Timing {
        match self {
            Effect::None => Timing::Plain,
            Effect::PointsPerSymbol { .. }
            | Effect::PointsForLongerDisplay { .. }
            | Effect::PointsForCards { .. }
            | Effect::PointsForMixedRows { .. }
            | Effect::PointsForLastPlace { .. } => Timing::Scoring,
            Effect::Discount { .. }
            | Effect::NoRaids
            | Effect::NobleDiscount { .. }
            | Effect::RaidReward { .. }
            | Effect::IgnoreRobber
            | Effect::MoreOf { .. }
            | Effect::EmptyHanded
            | Effect::HandWithoutNoble { .. }
            | Effect::TraderSwaps => Timing::Permanent,
            Effect::GoodsPerCards { .. }
            | Effect::GoodsPerFreePlaces { .. }
            | Effect::GoldOnCard { .. }
            | Effect::Treasure { .. }
            | Effect::Rearrange { .. }
            | Effect::FewerTargi { .. } => Timing::Immediate,
        }
    }
}

/// A tribe card as printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TribeCard {
    /// Its name in records and positions, as in the rules document.
    pub id: String,
    /// Its symbol.
    pub symbol: Symbol,
    /// What it costs.
    pub cost: Cost,
    /// Victory points at the end of the game.
    pub vp: u8,
    /// What it does.
    pub effect: Effect,
    /// Whether its figures are this project's own, since the printed ones are
    /// in no source.
    pub reconstructed: bool,
}
