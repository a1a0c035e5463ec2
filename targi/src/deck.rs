//! The cards that a game is played with.

use crate::card::{TribeCard, TribeId};
use crate::deck_file::DeckErrors;
use crate::goods_card::{GoodsCard, GoodsId};
use std::fmt;
use std::ops::Deref;
use std::sync::LazyLock;

/// A set of tribe cards and goods cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// Its name on the command line.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// The tribe cards.
    pub tribe: Vec<TribeCard>,
    /// The goods cards.
    pub goods: Vec<GoodsCard>,
}

impl Deck {
    /// The cards of the base game.
    pub fn base() -> DeckRef {
        static BASE: LazyLock<Deck> = LazyLock::new(|| {
            Deck::parse(include_str!("../../decks/targi-base.toml"))
                .expect("the deck that the program brings along is checked by a test")
        });
        DeckRef(&BASE)
    }

    /// Every deck that the program brings along.
    pub fn all() -> [DeckRef; 1] {
        [Deck::base()]
    }

    /// Reads a deck file, or says everything that is wrong with it.
    pub fn parse(text: &str) -> Result<Deck, DeckErrors> {
        crate::deck_file::parse(text)
    }

    /// A tribe card.
    #[inline]
    pub fn tribe(&self, card: TribeId) -> &TribeCard {
        &self.tribe[card.index()]
    }

    /// A goods card.
    #[inline]
    pub fn goods(&self, card: GoodsId) -> &GoodsCard {
        &self.goods[card.index()]
    }

    /// The tribe card of this name.
    pub fn find_tribe(&self, id: &str) -> Option<TribeId> {
        let index = self.tribe.iter().position(|card| card.id == id)?;
        Some(TribeId::new(index as u8))
    }

    /// The goods card of this name.
    pub fn find_goods(&self, id: &str) -> Option<GoodsId> {
        let index = self.goods.iter().position(|card| card.id == id)?;
        Some(GoodsId::new(index as u8))
    }

    /// All tribe cards.
    pub fn tribe_ids(&self) -> impl Iterator<Item = TribeId> + use<> {
        (0..self.tribe.len() as u8).map(TribeId::new)
    }

    /// All goods cards.
    pub fn goods_ids(&self) -> impl Iterator<Item = GoodsId> + use<> {
        (0..self.goods.len() as u8).map(GoodsId::new)
    }
}

/// The deck in play: a reference that states can copy.
#[derive(Clone, Copy)]
pub struct DeckRef(&'static Deck);

impl Deref for DeckRef {
    type Target = Deck;
    #[inline]
    fn deref(&self) -> &Deck {
        self.0
    }
}

impl PartialEq for DeckRef {
    fn eq(&self, other: &DeckRef) -> bool {
        std::ptr::eq(self.0, other.0) || self.0 == other.0
    }
}

impl fmt::Debug for DeckRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.name)
    }
}
