//! The row of resource cards and the markets that sell from it.

use crate::agenda::Task;
use crate::choice::Choice;
use crate::event::{Event, Teller};
use crate::flow::Sink;
use crate::printed::TileAction;
use crate::square::Square;
use crate::state::State;

impl State {
    /// The first `among` cards of the row, counted from 1. What is taken is
    /// not replaced before the end of the round, so the others move up.
    pub(crate) fn list_cards(&self, among: u8, sink: &mut impl Sink) {
        let on_offer = among.min(self.open.row.len() as u8);
        (1..=on_offer).for_each(|place| sink.add(Choice::Card(place)));
    }

    pub(crate) fn list_market(&self, price: u8, among: u8, sink: &mut impl Sink) {
        if self.hidden.coins[self.open.active.index()] >= u16::from(price) {
            self.list_cards(among, sink);
        }
    }

    /// The first card of a purchase: the price is due in full even when the
    /// row is too short for all cards of the market.
    pub(crate) fn buy_card(&mut self, at: Square, place: u8, teller: &mut impl Teller) {
        let TileAction::Market { price, cards, among } = self.open.board.action(at) else {
            return;
        };
        self.open.agenda.pop();
        self.pay_coins(self.open.active, u16::from(price), teller);
        self.take_card(place, teller);
        if cards > 1 {
            self.open.agenda.push(Task::MarketCard { among: among - 1 });
        }
    }

    pub(crate) fn take_card(&mut self, place: u8, teller: &mut impl Teller) {
        let seat = self.open.active;
        if let Some(card) = self.open.row.remove(usize::from(place).saturating_sub(1)) {
            self.hidden.hands[seat.index()].add(card, 1);
            teller.tell(Event::TookCard { seat, card });
        }
    }
}
