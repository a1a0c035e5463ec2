//! The key of what a seat sees, by which a search tells positions apart.

use crate::centre::Place;
use crate::field::Field;
use crate::hand::{Hand, HandCard};
use crate::ids::TribeId;
use crate::state::State;
use crate::view::{CentreView, TakenView};
use caravanserai_core::{Game, InfoSet, KeyHasher, Seat};
use std::hash::{Hash, Hasher};

impl InfoSet for State {
    fn key(&self, seat: Seat) -> u64 {
        let mut hasher = KeyHasher::new(seat);
        let acting = self.to_act();
        hasher.write_u64(
            u64::from(self.round)
                | u64::from(self.start.0) << 8
                | u64::from(acting.map_or(9, |seat| seat.0)) << 16
                | u64::from(self.robber.map_or(0, Field::number)) << 24
                | (self.tribe_pile.len() as u64) << 32
                | (self.goods_pile.len() as u64) << 40
                | (self.dune_pile.len() as u64) << 48,
        );
        self.tribe_discard.hash(&mut hasher);
        self.goods_discard.hash(&mut hasher);
        self.agenda.as_slice().hash(&mut hasher);
        for index in 0..Place::COUNT {
            hasher.write_u16(match self.centre_seen(index) {
                CentreView::Empty => 0,
                CentreView::FaceDown(kind) => 1 + kind as u16,
                CentreView::Covered(card) => 0x100 + card.index() as u16,
                CentreView::Goods(card) => 0x200 + card.index() as u16,
                CentreView::Tribe(card) => 0x300 + card.index() as u16,
            });
        }
        for (owner, player) in self.players.iter().enumerate() {
            let mut seen = *player;
            if owner != seat.index() {
                seen.hand = player.hand.seen_by_others();
            }
            seen.hash(&mut hasher);
        }
        if self.taken.is_some() {
            hasher.write_u16(match self.taken_seen(Some(seat)) {
                TakenView::None => 0,
                TakenView::Hidden => 1,
                TakenView::Card(card) => 2 + card.index() as u16,
            });
            self.taken_from.hash(&mut hasher);
        }
        if self.rules.options.expansion || self.rules.open_top() {
            self.dune_discard.hash(&mut hasher);
            self.open_dunes.hash(&mut hasher);
            self.held_dune.hash(&mut hasher);
            self.opened.hash(&mut hasher);
            self.tribe_top().hash(&mut hasher);
        }
        if acting == Some(seat) || self.rules.open_top() {
            self.drawn.hash(&mut hasher);
        }
        for (owner, token) in self.put_back.iter().enumerate() {
            let known = token.filter(|_| owner == seat.index());
            (token.is_some(), known).hash(&mut hasher);
        }
        hasher.finish()
    }
}

impl Hand {
    /// The hand with every unseen card replaced by one and the same.
    fn seen_by_others(&self) -> Hand {
        let mut hand = Hand::EMPTY;
        for card in self.iter() {
            let shown = if card.seen { card.card } else { TribeId::new(u8::MAX - 1) };
            hand.push(HandCard { card: shown, ..card });
        }
        hand
    }
}
