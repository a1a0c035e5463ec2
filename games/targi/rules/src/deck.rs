//! Sets of cards, as they lie in a box or in a deck file.

use crate::card::TribeCard;
use crate::deck_file::DeckErrors;
use crate::dune::Dune;
use crate::goods_card::GoodsCard;
use std::sync::LazyLock;

/// A set of tribe cards, goods cards and dunes.
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
    /// The dunes.
    pub dunes: Vec<Dune>,
}

impl Deck {
    /// The cards of the base game.
    pub fn base() -> &'static Deck {
        static BASE: LazyLock<Deck> = LazyLock::new(|| bundled(include_str!("../decks/base.toml")));
        &BASE
    }

    /// The cards of the expansion, reconstructed.
    pub fn expansion() -> &'static Deck {
        static EXPANSION: LazyLock<Deck> =
            LazyLock::new(|| bundled(include_str!("../decks/expansion.toml")));
        &EXPANSION
    }

    /// Every deck that the program brings along.
    pub fn all() -> [&'static Deck; 2] {
        [Deck::base(), Deck::expansion()]
    }

    /// Reads a deck file, or says everything that is wrong with it.
    pub fn parse(text: &str) -> Result<Deck, DeckErrors> {
        crate::deck_file::parse(text)
    }

    /// A bundled tribe card by its name.
    pub(crate) fn bundled_card(id: &str) -> Option<&'static TribeCard> {
        Deck::all().into_iter().flat_map(|deck| &deck.tribe).find(|card| card.id == id)
    }
}

fn bundled(text: &str) -> Deck {
    Deck::parse(text).expect("the decks that the program brings along are checked by a test")
}
