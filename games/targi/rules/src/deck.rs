//! Sets of cards, as they lie in a box or in a deck file.

use crate::card::{Symbol, TribeCard};
use crate::deck_error::DeckErrors;
use crate::dune::Dune;
use crate::goods_card::GoodsCard;
use crate::options::TribeDeck;
use crate::state::State;
use caravanserai_core::Game;
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

    /// A deck file with these cards of the bundled decks, a symbol a line.
    pub fn listing<'a>(
        name: &str,
        title: &str,
        cards: impl IntoIterator<Item = &'a TribeCard>,
    ) -> String {
        let cards: Vec<&TribeCard> = cards.into_iter().collect();
        let mut text =
            format!("name = \"{name}\"\ngame = \"{}\"\ntitle = \"{title}\"\n", State::NAME);
        text.push_str("\ncards = [\n");
        for symbol in Symbol::ALL {
            let of_symbol = cards.iter().filter(|card| card.symbol == symbol);
            let ids: Vec<String> = of_symbol.map(|card| format!("\"{}\"", card.id)).collect();
            text += &format!("    # {}\n    {},\n", symbol.name(), ids.join(", "));
        }
        text + "]\n"
    }

    /// A deck file with the tribe cards that a mixed game left in the box (X-MIX-1);
    /// `None` if the game was not mixed.
    pub fn rest(dealt: &State) -> Option<String> {
        if *dealt.rules.options.tribe_deck() != TribeDeck::Mixed {
            return None;
        }
        let dealt = dealt.position();
        let used = |id: &str| {
            let in_centre = dealt.centre.iter().flatten().any(|card| card == id);
            in_centre || dealt.tribe_pile.iter().any(|card| card == id)
        };
        let all = Deck::all().into_iter().flat_map(|deck| &deck.tribe);
        Some(Deck::listing("rest", "The other cards", all.filter(|card| !used(&card.id))))
    }

    /// A bundled tribe card by its name.
    pub(crate) fn bundled_card(id: &str) -> Option<&'static TribeCard> {
        Deck::all().into_iter().flat_map(|deck| &deck.tribe).find(|card| card.id == id)
    }
}

fn bundled(text: &str) -> Deck {
    Deck::parse(text).expect("the decks that the program brings along are checked by a test")
}
