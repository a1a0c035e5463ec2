//! What a game is played with: its options, and the cards and border they mean.

use crate::border::{Border, Edition, border};
use crate::card::{Cost, Effect, Symbol, TribeCard};
use crate::deck::Deck;
use crate::dune::{Dune, DuneEffect};
use crate::field::Field;
use crate::goods::Bundle;
use crate::goods_card::GoodsCard;
use crate::ids::{Card, DuneId, GoodsId, TribeId};
use crate::options::{Options, TokenRule, TribeDeck};
use std::fmt;
use std::sync::LazyLock;

/// The options of a game with the cards that follow from them. The cards are
/// read once and shared by all games; a state only refers to them.
#[derive(Clone, Copy)]
pub struct Rules {
    /// What was agreed.
    pub options: Options,
    cards: &'static Cards,
}

/// All cards that a game may be played with.
#[derive(Debug)]
pub(crate) struct Cards {
    /// The tribe cards, then the display dunes as the cards they are when laid.
    pub(crate) tribe: Vec<TribeCard>,
    /// How many of them are tribe cards.
    tribe_count: u8,
    pub(crate) goods: Vec<GoodsCard>,
    pub(crate) dunes: Vec<Dune>,
}

/// The same tribe cards without and with the expansion's goods cards and dunes.
#[derive(Debug)]
pub(crate) struct CardsOfBoth {
    base: Cards,
    expansion: Cards,
}

impl Cards {
    /// The tribe cards of a deck with the goods cards and dunes that go with
    /// them: its own where it has any, otherwise the bundled ones.
    fn new(mut tribe: Vec<TribeCard>, of: &Deck, edition: Edition) -> Cards {
        let base = &Deck::base().goods;
        let own_goods = of.goods.len() >= base.len();
        let mut goods = if own_goods { of.goods.clone() } else { base.clone() };
        let mut dunes = Vec::new();
        if edition == Edition::Expansion {
            let bundled = Deck::expansion();
            if !own_goods {
                let more = if of.goods.is_empty() { &bundled.goods } else { &of.goods };
                goods.extend(more.iter().cloned());
            }
            dunes.clone_from(if of.dunes.is_empty() { &bundled.dunes } else { &of.dunes });
        }
        for (index, card) in goods.iter_mut().enumerate() {
            card.id = format!("G{index:02}");
        }
        let tribe_count = tribe.len() as u8;
        tribe.extend(dunes.iter().filter_map(as_displayed));
        Cards { tribe, tribe_count, goods, dunes }
    }
}

impl CardsOfBoth {
    pub(crate) fn new(deck: &Deck) -> CardsOfBoth {
        CardsOfBoth::with_tribe(&deck.tribe, deck)
    }

    fn with_tribe(tribe: &[TribeCard], deck: &Deck) -> CardsOfBoth {
        CardsOfBoth {
            base: Cards::new(tribe.to_vec(), deck, Edition::Base),
            expansion: Cards::new(tribe.to_vec(), deck, Edition::Expansion),
        }
    }

    fn of(deck: Option<TribeDeck>) -> &'static CardsOfBoth {
        static BASE: LazyLock<CardsOfBoth> =
            LazyLock::new(|| CardsOfBoth::with_tribe(&Deck::base().tribe, Deck::expansion()));
        static EXPANSION: LazyLock<CardsOfBoth> =
            LazyLock::new(|| CardsOfBoth::new(Deck::expansion()));
        static MIXED: LazyLock<CardsOfBoth> = LazyLock::new(|| {
            let all: Vec<TribeCard> =
                Deck::all().into_iter().flat_map(|deck| deck.tribe.iter().cloned()).collect();
            CardsOfBoth::with_tribe(&all, Deck::expansion())
        });
        match deck {
            None | Some(TribeDeck::Base) => &BASE,
            Some(TribeDeck::Expansion) => &EXPANSION,
            Some(TribeDeck::Mixed) => &MIXED,
            Some(TribeDeck::Custom(deck)) => deck.cards(),
        }
    }
}

impl Rules {
    /// The rules that these options mean.
    pub fn of(options: &Options) -> Rules {
        let options = options.canonical();
        let both = CardsOfBoth::of(Some(options.tribe_deck()));
        let cards = if options.expansion { &both.expansion } else { &both.base };
        Rules { options, cards }
    }

    pub(crate) fn cards(&self) -> &'static Cards {
        self.cards
    }

    /// A tribe card, or a display dune that lies in a display.
    #[inline]
    pub fn tribe(&self, card: TribeId) -> &'static TribeCard {
        &self.cards.tribe[card.index()]
    }

    /// A goods card.
    #[inline]
    pub fn goods(&self, card: GoodsId) -> &'static GoodsCard {
        &self.cards.goods[card.index()]
    }

    /// A dune.
    #[inline]
    pub fn dune(&self, dune: DuneId) -> &'static Dune {
        &self.cards.dunes[dune.index()]
    }

    /// What lies on a border field.
    #[inline]
    pub fn border(&self, field: Field) -> Border {
        border(field, self.options.edition(field))
    }

    /// Whether the top card of the tribe deck lies open (X-SETUP-2).
    #[inline]
    pub fn open_top(&self) -> bool {
        /// Where the open card is taken.
        const TRIBAL_EXPANSION: Field = Field::new(14).expect("a border field");
        self.options.expansion || self.options.edition(TRIBAL_EXPANSION) == Edition::Expansion
    }

    /// Whether anything can be exchanged outside one's turn: water or a joker.
    pub(crate) fn has_exchanges(&self) -> bool {
        let options = &self.options;
        let water =
            options.tribe_deck() != TribeDeck::Base || !options.expansion_fields().is_empty();
        options.expansion || options.tokens != TokenRule::Off || water
    }

    /// All tribe cards that may be in the deck; with `mixed` twice as many as are.
    pub fn tribe_ids(&self) -> impl Iterator<Item = TribeId> + use<> {
        (0..self.cards.tribe_count).map(TribeId::new)
    }

    /// Whether this is a tribe card, and not a display dune.
    #[inline]
    pub fn is_tribe_card(&self, card: TribeId) -> bool {
        card.index() < usize::from(self.cards.tribe_count)
    }

    /// All goods cards.
    pub fn goods_ids(&self) -> impl Iterator<Item = GoodsId> + use<> {
        (0..self.cards.goods.len() as u8).map(GoodsId::new)
    }

    /// All dunes.
    pub fn dune_ids(&self) -> impl Iterator<Item = DuneId> + use<> {
        (0..self.cards.dunes.len() as u8).map(DuneId::new)
    }

    /// The tribe card, or display dune, of this name.
    pub fn find_tribe(&self, id: &str) -> Option<TribeId> {
        Card::find(self, id)
    }

    /// The goods card of this name.
    pub fn find_goods(&self, id: &str) -> Option<GoodsId> {
        Card::find(self, id)
    }

    /// The dune of this name.
    pub fn find_dune(&self, id: &str) -> Option<DuneId> {
        Card::find(self, id)
    }

    /// The card that a display dune becomes when it is laid, if it is one.
    pub fn displayed(&self, dune: DuneId) -> Option<TribeId> {
        self.find_tribe(&self.dune(dune).id)
    }

    /// The dune that a displayed card was, if it was one.
    pub fn dune_of(&self, card: TribeId) -> Option<DuneId> {
        if self.is_tribe_card(card) { None } else { self.find_dune(&self.tribe(card).id) }
    }
}

/// A display dune as the card that it becomes; its symbol is never looked at.
fn as_displayed(dune: &Dune) -> Option<TribeCard> {
    let DuneEffect::Display { vp } = dune.effect else { return None };
    Some(TribeCard {
        id: dune.id.clone(),
        symbol: Symbol::Oasis,
        cost: Cost { first: Bundle::NOTHING, second: None, bracket: None },
        vp,
        bracket_vp: 0,
        effect: Effect::None,
        wild: true,
        reconstructed: dune.reconstructed,
    })
}

/// Equal options mean equal rules.
impl PartialEq for Rules {
    fn eq(&self, other: &Rules) -> bool {
        self.options == other.options
    }
}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.options.fmt(f)
    }
}
