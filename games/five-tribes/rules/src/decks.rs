//! The piles: drawing, and shuffling the discards into a new pile (F-CLEAN-1).

use crate::event::{Deck, Event, Teller};
use crate::ids::{Djinns, Item, Items, Resource, Resources};
use crate::piles::{Blank, Pile};
use crate::state::State;
use crate::tribe::{Meeples, Tribe};
use caravanserai_core::{Chance, Seat, Shuffler};

/// Puts discards, shuffled, beneath a pile.
fn reshuffle<T: Copy + Blank, const N: usize>(
    pile: &mut Pile<T, N>,
    discards: impl Iterator<Item = T>,
    mut chance: Shuffler,
) {
    let mut fresh: Pile<T, N> = discards.collect();
    chance.shuffle(fresh.as_mut_slice());
    pile.put_beneath(fresh.as_slice());
}

impl State {
    /// Sees to it that the pile has so many cards, if the discards allow it.
    pub(crate) fn stock_resources(&mut self, count: usize, teller: &mut impl Teller) {
        let (open, hidden) = (&mut self.open, &mut self.hidden);
        if hidden.resource_pile.len() >= count || open.resource_discard.is_empty() {
            return;
        }
        let chance = Shuffler::later(hidden.key, "resources", open.shuffles.resources);
        reshuffle(&mut hidden.resource_pile, open.resource_discard.each(), chance);
        open.resource_discard = Resources::default();
        open.shuffles.resources = open.shuffles.resources.wrapping_add(1);
        teller.tell(Event::Reshuffled { deck: Deck::Resources });
    }

    pub(crate) fn stock_djinns(&mut self, count: usize, teller: &mut impl Teller) {
        let (open, hidden) = (&mut self.open, &mut self.hidden);
        if hidden.djinn_pile.len() >= count || open.djinn_discard.is_empty() {
            return;
        }
        let chance = Shuffler::later(hidden.key, "djinns", open.shuffles.djinns);
        reshuffle(&mut hidden.djinn_pile, open.djinn_discard.iter(), chance);
        open.djinn_discard = Djinns::default();
        open.shuffles.djinns = open.shuffles.djinns.wrapping_add(1);
        teller.tell(Event::Reshuffled { deck: Deck::Djinns });
    }

    pub(crate) fn stock_items(&mut self, count: usize, teller: &mut impl Teller) {
        let (open, hidden) = (&mut self.open, &mut self.hidden);
        if hidden.item_pile.len() >= count || open.item_discard.is_empty() {
            return;
        }
        let chance = Shuffler::later(hidden.key, "items", open.shuffles.items);
        reshuffle(&mut hidden.item_pile, open.item_discard.each(), chance);
        open.item_discard = Items::default();
        open.shuffles.items = open.shuffles.items.wrapping_add(1);
        teller.tell(Event::Reshuffled { deck: Deck::Items });
    }

    /// Whether a resource card can be drawn.
    pub(crate) fn has_resources_to_draw(&self) -> bool {
        !(self.hidden.resource_pile.is_empty() && self.open.resource_discard.is_empty())
    }

    /// Whether an item can be drawn.
    pub(crate) fn has_items_to_draw(&self) -> bool {
        !(self.hidden.item_pile.is_empty() && self.open.item_discard.is_empty())
    }

    pub(crate) fn pop_resource(&mut self, teller: &mut impl Teller) -> Option<Resource> {
        self.stock_resources(1, teller);
        self.hidden.resource_pile.pop()
    }

    /// The top resource card goes to a hand, unseen by others.
    pub(crate) fn draw_card(&mut self, seat: Seat, teller: &mut impl Teller) {
        if let Some(card) = self.pop_resource(teller) {
            self.hidden.hands[seat.index()].add(card, 1);
            self.open.reveal();
            teller.tell(Event::DrewCard { seat, card: Some(card) });
        }
    }

    /// The top item goes to a hand, unseen by others.
    pub(crate) fn draw_top_item(&mut self, seat: Seat, teller: &mut impl Teller) {
        self.stock_items(1, teller);
        if let Some(item) = self.hidden.item_pile.pop() {
            self.receive_item(seat, item);
            self.open.reveal();
            teller.tell(Event::KeptItem { seat, item: Some(item) });
        }
    }

    pub(crate) fn receive_item(&mut self, seat: Seat, item: Item) {
        self.hidden.items[seat.index()].add(item, 1);
    }

    /// Up to `count` meeples from the bag.
    pub(crate) fn draw_from_bag(&mut self, count: u8) -> Meeples {
        let mut chance = Shuffler::later(self.hidden.key, "bag", self.open.shuffles.bag);
        self.open.shuffles.bag = self.open.shuffles.bag.wrapping_add(1);
        self.open.reveal();
        let mut drawn = Meeples::NONE;
        for _ in 0..count.min(self.open.bag.total()) {
            let tribe = nth(self.open.bag, chance.below(u32::from(self.open.bag.total())));
            self.open.bag.take(tribe);
            drawn.add(tribe, 1);
        }
        drawn
    }
}

/// The `n`th meeple of a heap, colour by colour.
fn nth(heap: Meeples, n: u32) -> Tribe {
    heap.each().nth(n as usize).unwrap_or(Tribe::BLANK)
}
