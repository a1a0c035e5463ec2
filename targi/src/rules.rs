//! What a game is played with: its options, and the cards and border they mean.
//!
//! The rules of a game never change while it is played, so that states share
//! them. Equal options share one copy, which is kept for the life of the
//! program.

use crate::border::{Border, Edition, border};
use crate::card::{Cost, Effect, Symbol, TribeCard, TribeId};
use crate::deck::Deck;
use crate::dune::{Dune, DuneEffect, DuneId};
use crate::field::Field;
use crate::goods::Bundle;
use crate::goods_card::{GoodsCard, GoodsId};
use crate::options::{Options, TokenRule, TribeDeck};
use std::collections::HashMap;
use std::fmt;
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, PoisonError};

/// The options of a game with the cards and the border that follow from them.
#[derive(PartialEq, Debug)]
pub struct Rules {
    /// What was agreed.
    pub options: Options,
    /// The tribe cards, then the display dunes as the cards they are when laid.
    tribe: Vec<TribeCard>,
    /// How many of them are tribe cards.
    tribe_count: u8,
    goods: Vec<GoodsCard>,
    dunes: Vec<Dune>,
    border: [Border; Field::COUNT as usize],
    open_top: bool,
}

impl Rules {
    /// The rules that these options mean.
    pub fn of(options: &Options) -> RulesRef {
        static KNOWN: LazyLock<Mutex<HashMap<Options, &'static Rules>>> =
            LazyLock::new(Mutex::default);
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(rules) = known.get(options) {
            return RulesRef(rules);
        }
        let canonical = options.clone().canonical();
        let rules = known.get(&canonical).copied().unwrap_or_else(|| {
            let rules: &'static Rules = Box::leak(Box::new(Rules::new(canonical.clone())));
            known.insert(canonical, rules);
            rules
        });
        known.insert(options.clone(), rules);
        RulesRef(rules)
    }

    fn new(options: Options) -> Rules {
        let mut tribe = match options.tribe_deck() {
            TribeDeck::Base => Deck::base().tribe.clone(),
            TribeDeck::Expansion => Deck::expansion().tribe.clone(),
            TribeDeck::Mixed => Deck::all().iter().flat_map(|deck| deck.tribe.clone()).collect(),
            TribeDeck::Custom(deck) => {
                Deck::parse(deck.text()).expect("a custom deck was checked before").tribe
            }
        };
        let mut goods = Deck::base().goods.clone();
        let mut dunes = Vec::new();
        if options.expansion {
            goods.extend(Deck::expansion().goods.iter().cloned());
            for (index, card) in goods.iter_mut().enumerate() {
                card.id = format!("G{index:02}");
            }
            dunes.clone_from(&Deck::expansion().dunes);
        }
        let tribe_count = tribe.len() as u8;
        tribe.extend(dunes.iter().filter_map(as_displayed));
        let all: Vec<Border> = Field::all().map(|f| border(f, options.edition(f))).collect();
        let border: [Border; Field::COUNT as usize] =
            all.try_into().expect("a border for each field");
        let takes_open_card = border.contains(&Border::TribalExpansion(Edition::Expansion));
        let open_top = options.expansion || takes_open_card;
        Rules { options, tribe, tribe_count, goods, dunes, border, open_top }
    }

    /// A tribe card, or a display dune that lies in a display.
    #[inline]
    pub fn tribe(&self, card: TribeId) -> &TribeCard {
        &self.tribe[card.index()]
    }

    /// A goods card.
    #[inline]
    pub fn goods(&self, card: GoodsId) -> &GoodsCard {
        &self.goods[card.index()]
    }

    /// A dune.
    #[inline]
    pub fn dune(&self, dune: DuneId) -> &Dune {
        &self.dunes[dune.index()]
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
        let water = options.tribe_deck() != TribeDeck::Base
            || self.border.contains(&Border::WaterHole)
            || self.border.contains(&Border::Trader(Edition::Expansion))
            || self.border.contains(&Border::Noble(Edition::Expansion));
        options.expansion || options.tokens != TokenRule::Off || water
    }

    /// All tribe cards that may be in the deck; with `mixed` twice as many as are.
    pub fn tribe_ids(&self) -> impl Iterator<Item = TribeId> + use<> {
        (0..self.tribe_count).map(TribeId::new)
    }

    /// Whether this is a tribe card, and not a display dune.
    #[inline]
    pub fn is_tribe_card(&self, card: TribeId) -> bool {
        card.index() < usize::from(self.tribe_count)
    }

    /// All goods cards.
    pub fn goods_ids(&self) -> impl Iterator<Item = GoodsId> + use<> {
        (0..self.goods.len() as u8).map(GoodsId::new)
    }

    /// All dunes.
    pub fn dune_ids(&self) -> impl Iterator<Item = DuneId> + use<> {
        (0..self.dunes.len() as u8).map(DuneId::new)
    }

    /// The tribe card, or display dune, of this name.
    pub fn find_tribe(&self, id: &str) -> Option<TribeId> {
        let index = self.tribe.iter().position(|card| card.id == id)?;
        Some(TribeId::new(index as u8))
    }

    /// The goods card of this name.
    pub fn find_goods(&self, id: &str) -> Option<GoodsId> {
        let index = self.goods.iter().position(|card| card.id == id)?;
        Some(GoodsId::new(index as u8))
    }

    /// The dune of this name.
    pub fn find_dune(&self, id: &str) -> Option<DuneId> {
        let index = self.dunes.iter().position(|dune| dune.id == id)?;
        Some(DuneId::new(index as u8))
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

/// Rules that states can copy.
#[derive(Clone, Copy)]
pub struct RulesRef(&'static Rules);

impl RulesRef {
    /// The rules for as long as the program runs.
    pub fn get(self) -> &'static Rules {
        self.0
    }
}

impl Deref for RulesRef {
    type Target = Rules;
    #[inline]
    fn deref(&self) -> &Rules {
        self.0
    }
}

impl PartialEq for RulesRef {
    fn eq(&self, other: &RulesRef) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl fmt::Debug for RulesRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.options.fmt(f)
    }
}
