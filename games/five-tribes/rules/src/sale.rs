//! Selling merchandise (F-SELL-1), and the best way to do it at the end.

use crate::agenda::Task;
use crate::catalogue::catalogue;
use crate::choice::Choice;
use crate::event::{Event, Source, Teller};
use crate::flow::Sink;
use crate::ids::{Kinds, Resource, Resources};
use crate::state::{Open, State};
use caravanserai_core::Seat;

/// How many kinds of merchandise there are.
const MERCHANDISE: usize = Resource::KINDS - 1;

/// The most that merchandise brings, `wild` cards standing for any kind (F-END-2).
///
/// Longer sets bring more and more per card, so the best partition makes every
/// set as long as possible: the first set has one card of each kind, the
/// second one of each kind that is left, and so on. For the same reason a wild
/// card belongs to the first set that still lacks a kind.
pub fn best_sale(cards: &Resources, wild: u8) -> u16 {
    let mut wild = usize::from(wild);
    let mut coins = 0;
    for round in 1.. {
        let kinds = Resource::merchandise().filter(|kind| cards.of(*kind) >= round).count();
        let helped = wild.min(MERCHANDISE - kinds);
        wild -= helped;
        if kinds + helped == 0 {
            break;
        }
        coins += u16::from(catalogue().sets[kinds + helped]);
    }
    coins
}

impl Open {
    /// The cards that a seat has laid out for sale and not sold yet.
    pub fn laid_out(&self, seat: Seat) -> Resources {
        match self.agenda.top() {
            Some(Task::LaySet { laid }) if seat == self.active => laid.iter().collect(),
            _ => Resources::default(),
        }
    }
}

impl State {
    /// A set begins with any merchandise in hand.
    pub(crate) fn list_first_of_set(&self, sink: &mut impl Sink) {
        let hand = &self.hidden.hands[self.open.active.index()];
        let merchandise = hand.kinds().filter(|kind| *kind != Resource::FAKIR);
        merchandise.for_each(|kind| sink.add(Choice::Lay(kind)));
    }

    /// Kinds are laid out in the order of the catalogue, so that every set can
    /// be laid out in one way only.
    pub(crate) fn list_set(&self, laid: Kinds, sink: &mut impl Sink) {
        let hand = &self.hidden.hands[self.open.active.index()];
        let last = laid.iter().map(Resource::index).max();
        let later = |kind: &Resource| *kind != Resource::FAKIR && Some(kind.index()) > last;
        hand.kinds().filter(later).for_each(|kind| sink.add(Choice::Lay(kind)));
        sink.add(Choice::Sell);
    }

    /// Cards that are laid out lie open on the table.
    pub(crate) fn lay(&mut self, kind: Resource, teller: &mut impl Teller) {
        let seat = self.open.active;
        let mut laid = Kinds::EMPTY;
        if let Some(Task::LaySet { laid: before }) = self.open.agenda.top() {
            self.open.agenda.pop();
            laid = before;
        }
        self.hidden.lose_cards(seat, kind, 1);
        laid.insert(kind);
        self.open.agenda.push(Task::LaySet { laid });
        teller.tell(Event::Laid { seat, card: kind });
    }

    pub(crate) fn sell(&mut self, laid: Kinds, teller: &mut impl Teller) {
        let seat = self.open.active;
        self.open.agenda.pop();
        laid.iter().for_each(|kind| self.open.resource_discard.add(kind, 1));
        teller.tell(Event::Sold { seat, kinds: laid.len() });
        let coins = catalogue().sets[usize::from(laid.len()).min(MERCHANDISE)];
        self.earn(seat, u16::from(coins), Source::Sale, teller);
    }
}
