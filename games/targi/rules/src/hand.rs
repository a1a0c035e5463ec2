//! A player's hand: one card, or two with E32.

use crate::ids::TribeId;

/// A card in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HandCard {
    /// The card.
    pub card: TribeId,
    /// Whether the opponent knows it, because it lay open.
    pub seen: bool,
    /// Whether it was taken in this turn.
    pub fresh: bool,
}

/// The cards in hand, the first place filled first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand {
    cards: [Option<HandCard>; Hand::CAPACITY],
}

impl Hand {
    /// More than two cards are never held.
    pub const CAPACITY: usize = 2;
    /// No card.
    pub const EMPTY: Hand = Hand { cards: [None; Hand::CAPACITY] };

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.cards[0].is_none()
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// The card at an index.
    #[inline]
    pub fn get(&self, index: u8) -> Option<HandCard> {
        self.cards.get(usize::from(index)).copied().flatten()
    }

    /// The cards.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = HandCard> + '_ {
        self.cards.iter().map_while(|card| *card)
    }

    /// Adds a card; tells whether there was a place for it.
    pub fn push(&mut self, card: HandCard) -> bool {
        match self.cards.iter_mut().find(|place| place.is_none()) {
            Some(place) => {
                *place = Some(card);
                true
            }
            None => false,
        }
    }

    /// Takes the first card out; the second moves up.
    #[inline]
    pub fn take(&mut self) -> Option<HandCard> {
        let card = self.cards[0].take();
        self.cards.rotate_left(1);
        card
    }

    /// Puts the card at an index first.
    pub fn bring_forward(&mut self, index: u8) {
        if self.get(index).is_some() {
            self.cards.swap(0, usize::from(index));
        }
    }

    /// The turn is over: no card is fresh any more.
    #[inline]
    pub fn rest(&mut self) {
        for card in self.cards.iter_mut().flatten() {
            card.fresh = false;
        }
    }
}
