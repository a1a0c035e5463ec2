//! Who is asked, so that being asked tells nothing.
//!
//! A decision that depends on hidden things is asked whenever it could exist
//! for what others know, even if there is only one answer (F-RULE-23): a
//! silent one would tell that somebody has no Fakir, no coins, no magic item.
//! So tasks are settled by what the open table allows, never by the hand.

use crate::flow::Only;
use crate::ids::{Items, Resource, Resources};
use crate::payment::Payment;
use crate::state::{Open, State};
use crate::tribe::Tribe;

impl State {
    /// The ways that the player on turn may have for all that others know: as
    /// if he held as many cards and items of each kind as the number in his
    /// hand and what lies open allow. Whatever is really legal is among them.
    pub(crate) fn ways_others_reckon_with(&mut self) -> Only {
        let seat = self.open.active.index();
        let (hand, items) = (self.hidden.hands[seat], self.hidden.items[seat]);
        self.hidden.hands[seat] = self.open.possible_hand(hand.total());
        self.hidden.items[seat] = self.open.possible_items(items.total());
        let ways = self.ways();
        (self.hidden.hands[seat], self.hidden.items[seat]) = (hand, items);
        ways
    }

    /// Whether the player on turn can pay, for all that others know.
    pub(crate) fn may_pay(&self, payment: Payment) -> bool {
        let seat = self.open.active;
        let held = self.open.player(seat).held;
        held.of(Tribe::Elder) >= payment.elders()
            && held.of(Tribe::Artisan) >= payment.artisans()
            && (payment.fakirs() == 0 || self.possible_fakirs() >= payment.fakirs())
    }

    /// How many Fakirs the player on turn holds at most, for all that others know.
    pub(crate) fn possible_fakirs(&self) -> u8 {
        let cards = self.hidden.hands[self.open.active.index()].total();
        self.open.unseen_fakirs().min(cards)
    }
}

impl Open {
    /// Fakirs that lie nowhere in the open.
    fn unseen_fakirs(&self) -> u8 {
        let row = self.row.as_slice().iter().filter(|card| **card == Resource::FAKIR);
        let seen = self.resource_discard.of(Resource::FAKIR)
            + self.loot.resources.of(Resource::FAKIR)
            + row.count() as u8;
        Resource::FAKIR.row().count.saturating_sub(seen)
    }

    /// The cards that a hand of so many may hold of each kind.
    fn possible_hand(&self, cards: u8) -> Resources {
        if cards == 0 {
            return Resources::default();
        }
        let mut possible = self.unseen_resources();
        let too_many = possible.of(Resource::FAKIR).saturating_sub(cards);
        possible.take(Resource::FAKIR, too_many);
        possible
    }

    /// The items that somebody with so many may hold.
    fn possible_items(&self, items: u8) -> Items {
        if items == 0 { Items::default() } else { self.unseen_items() }
    }
}
