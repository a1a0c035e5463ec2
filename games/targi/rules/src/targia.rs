//! The Targia's services (X-TARGIA-2).

use crate::agenda::Task;
use crate::choice::Choice;
use crate::event::{Event, Teller};
use crate::goods::{Bundle, Good};
use crate::powers::Powers;
use crate::state::State;

impl State {
    /// Goods that the Targia gives: one, or two with E41.
    fn targia_goods(&self) -> u8 {
        if self.acting().powers.has(Powers::TARGIA_FAVOUR) { 2 } else { 1 }
    }

    pub(crate) fn targia_choices(&self, out: &mut Vec<Choice>) {
        State::goods_choices(self.targia_goods(), out);
        self.water_card_choices(out);
        if self.goods_are_out() {
            return;
        }
        if self.acting().powers.has(Powers::TARGIA_FAVOUR) {
            // E41: the first card is opened for nothing.
            out.push(Choice::Open);
        } else {
            self.give_choices(out);
        }
    }

    /// Every good that can be given for the next card, after exchanges if need be.
    fn give_choices(&self, out: &mut Vec<Choice>) {
        let purse = &self.acting().purse;
        let own = Good::ALL.into_iter().filter(|good| purse.count(*good) > 0);
        out.extend(own.map(Choice::Give));
        self.conversion_choices(out);
    }

    pub(crate) fn targia_card_choices(&self, out: &mut Vec<Choice>) {
        out.push(Choice::Accept);
        self.water_card_choices(out);
        if !self.goods_are_out() {
            self.give_choices(out);
        }
    }

    /// A good is given, and the top goods card opened.
    pub(crate) fn give_for_card(&mut self, good: Good, t: &mut impl Teller) {
        let seat = self.actor;
        self.acting_mut().purse -= Bundle::of(good, 1);
        t.tell(Event::GoodGiven { seat, good });
        self.open_goods_card(t);
    }

    /// Opens the top goods card; the one before goes to the discard pile.
    pub(crate) fn open_goods_card(&mut self, t: &mut impl Teller) {
        if let Some(card) = self.opened[0].take() {
            self.goods_discard.insert(card);
        }
        self.opened[0] = self.draw_goods(t);
        if let Some(card) = self.opened[0] {
            self.count_reveal();
            t.tell(Event::GoodsDrawn { seat: self.actor, card });
        }
        self.agenda.replace_top(Task::TargiaCard);
    }

    pub(crate) fn accept_goods_card(&mut self, t: &mut impl Teller) {
        self.agenda.pop();
        if let Some(card) = self.opened[0].take() {
            self.goods_discard.insert(card);
            self.receive_goods_card(card, t);
        }
    }
}
