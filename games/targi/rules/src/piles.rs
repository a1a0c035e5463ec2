//! The draw piles and how they are refilled (T-ACT-6).

use crate::event::{Event, Teller};
use crate::ids::{DuneId, GoodsId, TribeId};
use crate::state::State;
use caravanserai_core::{Pile, Shuffler, named};
use std::mem::take;

named! {
    /// One of the three piles.
    pub enum PileKind {
        Goods = "goods",
        Tribe = "tribe",
        Dunes = "dunes",
    }
}

pub(crate) type TribePile = Pile<TribeId, 45>;
pub(crate) type GoodsPile = Pile<GoodsId, 24>;
pub(crate) type DunePile = Pile<DuneId, 20>;

impl State {
    /// Whether there is no goods card left to draw, not even after a refill.
    #[inline]
    pub(crate) fn goods_are_out(&self) -> bool {
        self.goods_pile.is_empty() && self.goods_discard.is_empty()
    }

    /// Whether there is no tribe card left to draw, not even after a refill.
    #[inline]
    pub(crate) fn tribes_are_out(&self) -> bool {
        self.tribe_pile.is_empty() && self.tribe_discard.is_empty()
    }

    /// The top goods card; an exhausted pile is refilled first.
    #[inline]
    pub(crate) fn draw_goods(&mut self, t: &mut impl Teller) -> Option<GoodsId> {
        if self.goods_pile.is_empty() {
            self.refill(PileKind::Goods, t);
        }
        self.goods_pile.pop()
    }

    /// The top tribe card; an exhausted pile is refilled first.
    #[inline]
    pub(crate) fn draw_tribe(&mut self, t: &mut impl Teller) -> Option<TribeId> {
        if self.tribe_pile.is_empty() {
            self.refill(PileKind::Tribe, t);
        }
        let card = self.tribe_pile.pop();
        if self.rules.open_top() {
            self.open_top(t);
        }
        card
    }

    /// X-SETUP-2: the next tribe card is opened at once.
    fn open_top(&mut self, t: &mut impl Teller) {
        if self.tribe_pile.is_empty() {
            self.refill(PileKind::Tribe, t);
        }
        if let Some(card) = self.tribe_pile.top() {
            self.count_reveal();
            t.tell(Event::TopOpened { card });
        }
    }

    /// The top dune; an exhausted pile is refilled first.
    pub(crate) fn draw_dune(&mut self, t: &mut impl Teller) -> Option<DuneId> {
        if self.dune_pile.is_empty() {
            self.refill(PileKind::Dunes, t);
        }
        self.dune_pile.pop()
    }

    /// The discards, if there are any, become the new pile.
    #[cold]
    fn refill(&mut self, pile: PileKind, t: &mut impl Teller) {
        let (out, refills) = match pile {
            PileKind::Goods => (self.goods_discard.is_empty(), &mut self.goods_refills),
            PileKind::Tribe => (self.tribe_discard.is_empty(), &mut self.tribe_refills),
            PileKind::Dunes => (self.dune_discard.is_empty(), &mut self.dune_refills),
        };
        if out {
            return;
        }
        let chance = &mut Shuffler::later(self.later, pile.name(), *refills);
        *refills = refills.wrapping_add(1);
        match pile {
            PileKind::Goods => {
                self.goods_pile = Pile::shuffled(take(&mut self.goods_discard).iter(), chance);
            }
            PileKind::Tribe => {
                self.tribe_pile = Pile::shuffled(take(&mut self.tribe_discard).iter(), chance);
            }
            PileKind::Dunes => {
                self.dune_pile = Pile::shuffled(take(&mut self.dune_discard).iter(), chance);
            }
        }
        t.tell(Event::Refilled { pile });
    }
}
