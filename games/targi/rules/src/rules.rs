//! What a game is played with: its options, and the cards and border they mean.
//!
//! States, views and events of one game share its rules, and games of one deck its
//! cards. Both are counted references, so that the cards of a deck file go with the
//! last game that is played with them.

use crate::border::{BORDERS, Border, Edition};
use crate::card::{Cost, Effect, Symbol, TribeCard};
use crate::deck::Deck;
use crate::dune::{Dune, DuneEffect};
use crate::field::Field;
use crate::goods::Bundle;
use crate::goods_card::GoodsCard;
use crate::ids::{Card, DuneId, GoodsId, TribeId};
use crate::options::{Options, TokenRule, TribeDeck};
use std::fmt;
use std::sync::{Arc, LazyLock};

/// The options of a game with the cards that follow from them.
#[derive(Clone)]
pub struct Rules {
    /// What was agreed.
    pub options: Options,
    cards: Cards,
    /// What the options mean, found once, for it is asked at every turn.
    border: [Border; Field::COUNT as usize],
    open_top: bool,
}

/// All cards that a game may be played with, shared by all games of their deck.
#[derive(Clone, Debug)]
pub(crate) struct Cards {
    /// The tribe cards, then the display dunes as the cards they are when laid.
    pub(crate) tribe: Arc<[TribeCard]>,
    /// How many of them are tribe cards.
    tribe_count: u8,
    pub(crate) goods: Arc<[GoodsCard]>,
    pub(crate) dunes: Arc<[Dune]>,
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
        Cards { tribe: tribe.into(), tribe_count, goods: goods.into(), dunes: dunes.into() }
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

    fn of(deck: &TribeDeck) -> &CardsOfBoth {
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
            TribeDeck::Base => &BASE,
            TribeDeck::Expansion => &EXPANSION,
            TribeDeck::Mixed => &MIXED,
            TribeDeck::Custom(deck) => deck.cards(),
        }
    }
}

impl Rules {
    /// The rules that these options mean.
    pub fn of(options: &Options) -> Rules {
        let options = options.clone().canonical();
        let both = CardsOfBoth::of(options.tribe_deck());
        let cards = if options.expansion { &both.expansion } else { &both.base }.clone();
        let usual = if options.expansion { Edition::Expansion } else { Edition::Base };
        let mut border = BORDERS[usual as usize];
        for field in options.border.fields() {
            border[field.index()] = crate::border::border(field, options.edition(field));
        }
        // Where the open card is taken.
        const TRIBAL_EXPANSION: Field = Field::new(14).expect("a border field");
        let open_top = options.edition(TRIBAL_EXPANSION) == Edition::Expansion;
        let open_top = options.expansion || open_top;
        Rules { options, cards, border, open_top }
    }

    pub(crate) fn cards(&self) -> &Cards {
        &self.cards
    }

    /// A tribe card, or a display dune that lies in a display.
    #[inline]
    pub fn tribe(&self, card: TribeId) -> &TribeCard {
        &self.cards.tribe[card.index()]
    }

    /// A goods card.
    #[inline]
    pub fn goods(&self, card: GoodsId) -> &GoodsCard {
        &self.cards.goods[card.index()]
    }

    /// A dune.
    #[inline]
    pub fn dune(&self, dune: DuneId) -> &Dune {
        &self.cards.dunes[dune.index()]
    }

    /// What lies on a border field.
    #[inline]
    pub fn border(&self, field: Field) -> Border {
        self.border[field.index()]
    }

    /// Whether the top card of the tribe deck lies open (X-SETUP-2).
    #[inline]
    pub fn open_top(&self) -> bool {
        self.open_top
    }

    /// Whether anything can be exchanged outside one's turn: water or a joker.
    pub(crate) fn has_exchanges(&self) -> bool {
        let options = &self.options;
        let water =
            *options.tribe_deck() != TribeDeck::Base || !options.expansion_fields().is_empty();
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

impl Eq for Rules {}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.options.fmt(f)
    }
}
