//! The auction for the turn order (F-BID-1).

use crate::agenda::Task;
use crate::catalogue::{SPACES, catalogue};
use crate::choice::Choice;
use crate::event::{Event, Teller};
use crate::flow::Sink;
use crate::printed::Power;
use crate::state::State;

/// How many spaces are free of charge.
const FREE: usize = 3;

impl State {
    /// The spaces that a bidder can take: the free ones count as one, and a
    /// newcomer pushes the others back.
    #[inline]
    fn free_spaces(&self) -> impl Iterator<Item = usize> + '_ {
        let track = &self.open.track;
        let free = track[0].is_none().then_some(FREE - 1);
        free.into_iter().chain((FREE..SPACES).filter(|space| track[*space].is_none()))
    }

    pub(crate) fn list_bids(&self, sink: &mut impl Sink) {
        let Some(seat) = self.open.to_act() else { return };
        let bids = &catalogue().bids;
        let coins = self.hidden.coins[seat.index()];
        let fakirs = if self.open.holds(seat, Power::CheaperBids) { self.fakirs(seat) } else { 0 };
        let mut plain = false;
        self.free_spaces().for_each(|space| {
            let price = bids[space];
            if u16::from(price) <= coins {
                plain = true;
                sink.add(Choice::Bid { price, fakirs: 0 });
            }
            // More Fakirs than it takes to pay nothing would be thrown away.
            let useful = (space + 1 - FREE) as u8;
            for spent in 1..=fakirs.min(useful) {
                if u16::from(bids[space - usize::from(spent)]) <= coins {
                    sink.add(Choice::Bid { price, fakirs: spent });
                }
            }
        });
        // Ruling: who can afford no free space takes the cheapest one; Fakirs may help,
        // but need not.
        if !plain && let Some(space) = self.free_spaces().next() {
            sink.add(Choice::Bid { price: bids[space], fakirs: 0 });
        }
    }

    pub(crate) fn bid(&mut self, price: u8, fakirs: u8, teller: &mut impl Teller) {
        let Some(seat) = self.open.bid_order.remove(0) else { return };
        let bids = &catalogue().bids;
        let space = bids.iter().rposition(|bid| *bid == price).unwrap_or(0);
        let due = u16::from(bids[space.saturating_sub(usize::from(fakirs))]);
        let paid = due.min(self.hidden.coins[seat.index()]);
        self.hidden.coins[seat.index()] -= paid;
        teller.tell(Event::Bid { seat, price, fakirs, paid: Some(paid) });
        if let Some(kumarbi) = catalogue().djinn_with(Power::CheaperBids)
            && fakirs > 0
        {
            teller.tell(Event::UsedDjinn { seat, djinn: kumarbi });
            self.spend_fakirs(seat, fakirs, teller);
        }
        if price == 0 {
            // The newcomer acts before those who bid 0 earlier.
            self.open.track.copy_within(1..FREE, 0);
        }
        self.open.track[space] = Some(seat);
        if self.open.bid_order.is_empty() {
            self.open.agenda.pop();
            self.open.agenda.push(Task::NextTurn);
        }
    }
}
