//! The piles: drawing, and shuffling the discards into a new pile (F-CLEAN-1).

use crate::event::{Deck, Event, Teller};
use crate::ids::{Item, Resource};
use crate::state::State;
use crate::tribe::{Meeples, Tribe};
use caravanserai_core::{Blank, Chance, Pile, Seat, Shuffler};
use std::mem::take;

/// Puts discards, shuffled, beneath a pile.
fn reshuffle<T: Copy + Blank, const N: usize>(
    pile: &mut Pile<T, N>,
    discards: impl Iterator<Item = T>,
    mut chance: Shuffler,
) {
    let fresh: Pile<T, N> = Pile::shuffled(discards, &mut chance);
    pile.put_beneath(fresh.as_slice());
}

impl State {
    /// Sees to it that a pile has so many cards, if the discards allow it.
    pub(crate) fn stock(&mut self, deck: Deck, count: usize, teller: &mut impl Teller) {
        let (open, hidden) = (&mut self.open, &mut self.hidden);
        let shuffles = &mut open.shuffles;
        let (cards, out, times) = match deck {
            Deck::Resources => {
                let out = open.resource_discard.is_empty();
                (hidden.resource_pile.len(), out, &mut shuffles.resources)
            }
            Deck::Djinns => {
                (hidden.djinn_pile.len(), open.djinn_discard.is_empty(), &mut shuffles.djinns)
            }
            Deck::Items => {
                (hidden.item_pile.len(), open.item_discard.is_empty(), &mut shuffles.items)
            }
        };
        if cards >= count || out {
            return;
        }
        let chance = Shuffler::later(hidden.key, deck.name(), *times);
        *times = times.wrapping_add(1);
        match deck {
            Deck::Resources => {
                reshuffle(
                    &mut hidden.resource_pile,
                    take(&mut open.resource_discard).each(),
                    chance,
                );
            }
            Deck::Djinns => {
                reshuffle(&mut hidden.djinn_pile, take(&mut open.djinn_discard).iter(), chance);
            }
            Deck::Items => {
                reshuffle(&mut hidden.item_pile, take(&mut open.item_discard).each(), chance)
            }
        }
        teller.tell(Event::Reshuffled { deck });
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
        self.stock(Deck::Resources, 1, teller);
        self.hidden.resource_pile.pop()
    }

    /// The top resource card goes to a hand, unseen by others.
    pub(crate) fn draw_card(&mut self, seat: Seat, teller: &mut impl Teller) {
        if let Some(card) = self.pop_resource(teller) {
            self.hidden.hands[seat.index()].add(card, 1);
            self.hidden.unseen_cards[seat.index()].add(card, 1);
            self.open.reveal();
            teller.tell(Event::DrewCard { seat, card: Some(card) });
        }
    }

    /// The top item goes to a hand, unseen by others.
    pub(crate) fn draw_top_item(&mut self, seat: Seat, teller: &mut impl Teller) {
        self.stock(Deck::Items, 1, teller);
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
