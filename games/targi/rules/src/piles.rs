//! The draw piles and how they are refilled (T-ACT-6).

use crate::card::{TribeId, TribeSet};
use crate::dune::{DuneId, DuneSet};
use crate::event::{Event, Teller};
use crate::goods_card::{GoodsId, GoodsSet};
use crate::state::State;
use caravanserai_core::{Chance, Shuffler};
use serde::Serialize;
use std::fmt;

/// One of the three piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it all")]
pub enum PileKind {
    Goods,
    Tribe,
    Dunes,
}

/// A face-down pile of at most `N` cards; the top card is the last one.
#[derive(Clone, Copy)]
pub(crate) struct Pile<C, const N: usize> {
    cards: [C; N],
    len: u8,
}

pub(crate) type TribePile = Pile<TribeId, 45>;
pub(crate) type GoodsPile = Pile<GoodsId, 24>;
pub(crate) type DunePile = Pile<DuneId, 20>;

impl<C: Copy, const N: usize> Pile<C, N> {
    pub(crate) const fn empty(filler: C) -> Pile<C, N> {
        Pile { cards: [filler; N], len: 0 }
    }

    #[inline]
    pub(crate) fn draw(&mut self) -> Option<C> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    /// Lays a card on top; tells whether there was room.
    #[inline]
    pub(crate) fn push(&mut self, card: C) -> bool {
        if usize::from(self.len) == N {
            return false;
        }
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
        true
    }

    /// The top card, still on the pile.
    #[inline]
    pub(crate) fn top(&self) -> Option<C> {
        self.cards().last().copied()
    }

    #[inline]
    pub(crate) fn cards(&self) -> &[C] {
        &self.cards[..usize::from(self.len)]
    }

    pub(crate) fn shuffle(&mut self, chance: &mut impl Chance) {
        chance.shuffle(&mut self.cards[..usize::from(self.len)]);
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }
}

impl<C: Copy + PartialEq, const N: usize> PartialEq for Pile<C, N> {
    fn eq(&self, other: &Pile<C, N>) -> bool {
        self.cards() == other.cards()
    }
}

impl<C: Copy + fmt::Debug, const N: usize> fmt::Debug for Pile<C, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}

impl State {
    /// Whether there is no goods card left to draw, not even after a refill.
    #[inline]
    pub(crate) fn goods_are_out(&self) -> bool {
        self.goods_pile.len() == 0 && self.goods_discard.is_empty()
    }

    /// Whether there is no tribe card left to draw, not even after a refill.
    #[inline]
    pub(crate) fn tribes_are_out(&self) -> bool {
        self.tribe_pile.len() == 0 && self.tribe_discard.is_empty()
    }

    /// The top goods card; an exhausted pile is refilled first.
    #[inline]
    pub(crate) fn draw_goods(&mut self, t: &mut impl Teller) -> Option<GoodsId> {
        if self.goods_pile.len() == 0 {
            self.refill_goods(t);
        }
        self.goods_pile.draw()
    }

    /// The top tribe card; an exhausted pile is refilled first.
    #[inline]
    pub(crate) fn draw_tribe(&mut self, t: &mut impl Teller) -> Option<TribeId> {
        if self.tribe_pile.len() == 0 {
            self.refill_tribe(t);
        }
        let card = self.tribe_pile.draw();
        if self.rules.open_top() {
            self.open_top(t);
        }
        card
    }

    /// X-SETUP-2: the next tribe card is opened at once.
    fn open_top(&mut self, t: &mut impl Teller) {
        if self.tribe_pile.len() == 0 {
            self.refill_tribe(t);
        }
        if let Some(card) = self.tribe_pile.top() {
            self.count_reveal();
            t.tell(Event::TopOpened { card });
        }
    }

    /// The top dune; an exhausted pile is refilled first.
    pub(crate) fn draw_dune(&mut self, t: &mut impl Teller) -> Option<DuneId> {
        if self.dune_pile.len() == 0 && !self.dune_discard.is_empty() {
            for dune in self.dune_discard.iter() {
                self.dune_pile.push(dune);
            }
            self.dune_discard = DuneSet::default();
            self.dune_pile.shuffle(&mut Shuffler::later(self.later, "dunes", self.dune_refills));
            self.dune_refills = self.dune_refills.wrapping_add(1);
            t.tell(Event::Refilled { pile: PileKind::Dunes });
        }
        self.dune_pile.draw()
    }

    #[cold]
    fn refill_goods(&mut self, t: &mut impl Teller) {
        if self.goods_discard.is_empty() {
            return;
        }
        for card in self.goods_discard.iter() {
            self.goods_pile.push(card);
        }
        self.goods_discard = GoodsSet::default();
        self.goods_pile.shuffle(&mut Shuffler::later(self.later, "goods", self.goods_refills));
        self.goods_refills = self.goods_refills.wrapping_add(1);
        t.tell(Event::Refilled { pile: PileKind::Goods });
    }

    #[cold]
    fn refill_tribe(&mut self, t: &mut impl Teller) {
        if self.tribe_discard.is_empty() {
            return;
        }
        for card in self.tribe_discard.iter() {
            self.tribe_pile.push(card);
        }
        self.tribe_discard = TribeSet::default();
        self.tribe_pile.shuffle(&mut Shuffler::later(self.later, "tribe", self.tribe_refills));
        self.tribe_refills = self.tribe_refills.wrapping_add(1);
        t.tell(Event::Refilled { pile: PileKind::Tribe });
    }
}
