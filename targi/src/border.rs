//! The actions of the border fields.

use crate::agenda::Task;
use crate::event::{Event, Teller};
use crate::field::Field;
use crate::goods::{Bundle, Good};
use crate::raid::Demand;
use crate::state::{State, TakenFrom};

/// What a border field offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Border {
    /// Play or discard the hand card.
    Noble,
    /// One of this good.
    Good(Good),
    /// A corner: the robber's demand.
    Raid(Demand),
    /// Exchange goods, any number of times.
    Trader,
    /// Move one of the own tribe markers.
    FataMorgana,
    /// Turn goods or gold into victory points, once.
    Silversmith,
    /// Draw a goods card.
    Caravan,
    /// Draw a tribe card.
    TribalExpansion,
}

/// What lies on a border field (section 1 of the rules).
#[inline]
pub const fn border(field: Field) -> Border {
    match field.number() {
        1 => Border::Noble,
        2 | 7 => Border::Good(Good::Dates),
        3 | 15 => Border::Good(Good::Salt),
        4 => Border::Raid(Demand::goods_or_vp(1, 1)),
        5 => Border::Trader,
        6 | 11 => Border::Good(Good::Pepper),
        8 => Border::Raid(Demand::goods_or_vp(2, 1)),
        9 => Border::FataMorgana,
        10 => Border::Silversmith,
        12 => Border::Raid(Demand::goods_or_vp(3, 2)),
        13 => Border::Caravan,
        14 => Border::TribalExpansion,
        _ => Border::Raid(Demand::gold_or_vp(1, 3)),
    }
}

impl State {
    /// Whether the field's action would do anything for whoever is to act.
    #[inline]
    pub(crate) fn can_use_border(&self, field: Field) -> bool {
        let player = self.acting();
        match border(field) {
            Border::Good(_) => true,
            Border::Noble => player.hand.card.is_some(),
            Border::Trader => self.can_trade(0),
            Border::Silversmith => self.can_sell_silver(),
            Border::FataMorgana => self.can_move_a_marker(),
            Border::Caravan => !self.goods_are_out(),
            Border::TribalExpansion => !self.tribes_are_out(),
            Border::Raid(_) => false,
        }
    }

    /// Carries out the action of a border field.
    #[inline]
    pub(crate) fn use_border(&mut self, field: Field, t: &mut impl Teller) {
        match border(field) {
            Border::Good(good) => self.gain(Bundle::of(good, 1), t),
            Border::Noble => self.agenda.push(Task::Noble),
            Border::Trader => self.agenda.push(Task::Trader { swapped_in: 0 }),
            Border::Silversmith => self.agenda.push(Task::Silversmith),
            Border::FataMorgana => self.agenda.push(Task::FataMorgana),
            Border::Caravan => self.draw_goods_card(t),
            Border::TribalExpansion => self.draw_tribe_card(t),
            Border::Raid(_) => debug_assert!(false, "no Targi stands on a corner"),
        }
    }

    fn draw_goods_card(&mut self, t: &mut impl Teller) {
        let Some(card) = self.draw_goods(t) else { return };
        self.count_reveal();
        t.tell(Event::GoodsDrawn { seat: self.actor, card });
        self.goods_discard.insert(card);
        self.receive_goods_card(card, t);
    }

    fn draw_tribe_card(&mut self, t: &mut impl Teller) {
        let Some(card) = self.draw_tribe(t) else { return };
        self.count_reveal();
        t.tell(Event::TribeDrawn { seat: self.actor, card: Some(card) });
        self.take_card(card, TakenFrom::Pile);
    }
}

/// Fields are told apart by these words in pictures and logs.
impl Border {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Border::Noble => "Noble",
            Border::Good(Good::Dates) => "Dates",
            Border::Good(Good::Salt) => "Salt",
            Border::Good(Good::Pepper) => "Pepper",
            Border::Raid(_) => "Raid",
            Border::Trader => "Trader",
            Border::FataMorgana => "Fata Morgana",
            Border::Silversmith => "Silversmith",
            Border::Caravan => "Caravan",
            Border::TribalExpansion => "Tribal expansion",
        }
    }
}
