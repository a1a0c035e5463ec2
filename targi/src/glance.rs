//! The whole table at a glance, for search.
//!
//! People and opponents are shown a [`crate::View`]. A search fills its view in
//! to full states of its own making and must judge very many of those guesses;
//! what it reads of them, it reads here.

use crate::agenda::Agenda;
use crate::card::TribeId;
use crate::centre::{CentreCard, Place, PlaceSet};
use crate::dune::{DuneId, DunePlace};
use crate::field::Field;
use crate::goods_card::GoodsId;
use crate::hand::{Hand, HandCard};
use crate::rules::Rules;
use crate::state::{Player, State, TakenFrom};
use crate::view::{CentreView, TakenView};
use caravanserai_core::{Game, Seat};
use std::hash::{Hash, Hasher};

impl State {
    /// The options, cards and border in play.
    #[inline]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The players by seat.
    #[inline]
    pub fn players(&self) -> &[Player; 2] {
        &self.players
    }

    /// What is to be done.
    #[inline]
    pub fn agenda(&self) -> &Agenda {
        &self.agenda
    }

    /// The holder of the start-player sign.
    #[inline]
    pub fn start(&self) -> Seat {
        self.start
    }

    /// The robber's field.
    #[inline]
    pub fn robber(&self) -> Option<Field> {
        self.robber
    }

    /// The Targia's field, with the expansion.
    #[inline]
    pub fn targia_field(&self) -> Option<Field> {
        self.targia()
    }

    /// The cards of the centre.
    #[inline]
    pub fn centre(&self) -> &[CentreCard; Place::COUNT] {
        &self.centre
    }

    /// Which of them lie face down.
    #[inline]
    pub fn face_down(&self) -> PlaceSet {
        self.face_down
    }

    /// The tribe card that is being decided on, and where it came from.
    #[inline]
    pub fn taken(&self) -> Option<(TribeId, TakenFrom)> {
        self.taken.map(|card| (card, self.taken_from))
    }

    /// The open dunes.
    #[inline]
    pub fn open_dunes(&self) -> &[Option<DuneId>; DunePlace::COUNT] {
        &self.open_dunes
    }

    /// The tribe cards drawn to keep one of.
    #[inline]
    pub fn drawn(&self) -> &[Option<TribeId>; 3] {
        &self.drawn
    }

    /// The goods cards opened for all to see.
    #[inline]
    pub fn opened(&self) -> &[Option<GoodsId>; 3] {
        &self.opened
    }

    /// The top card of the tribe cards, where it lies open.
    #[inline]
    pub fn tribe_top(&self) -> Option<TribeId> {
        self.tribe_pile.top().filter(|_| self.rules.open_top())
    }

    /// A number that two states share exactly when they look the same to a
    /// seat, but for the odds of one in 2^64.
    pub fn sight(&self, seat: Seat) -> u64 {
        let mut mix = Mix(u64::from(seat.0) + 1);
        let acting = self.to_act();
        mix.write_u64(
            u64::from(self.round)
                | u64::from(self.start.0) << 8
                | u64::from(acting.map_or(9, |seat| seat.0)) << 16
                | u64::from(self.robber.map_or(0, Field::number)) << 24
                | u64::from(self.tribe_pile.len()) << 32
                | u64::from(self.goods_pile.len()) << 40
                | u64::from(self.dune_pile.len()) << 48,
        );
        self.tribe_discard.hash(&mut mix);
        self.goods_discard.hash(&mut mix);
        self.agenda.tasks().hash(&mut mix);
        for index in 0..Place::COUNT {
            mix.write_u16(match self.centre_seen(index) {
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
            seen.hash(&mut mix);
        }
        if self.taken.is_some() {
            mix.write_u16(match self.taken_seen(Some(seat)) {
                TakenView::None => 0,
                TakenView::Hidden => 1,
                TakenView::Card(card) => 2 + card.index() as u16,
            });
            self.taken_from.hash(&mut mix);
        }
        if self.rules.options.expansion || self.rules.open_top() {
            self.dune_discard.hash(&mut mix);
            self.open_dunes.hash(&mut mix);
            self.held_dune.hash(&mut mix);
            self.opened.hash(&mut mix);
            self.tribe_top().hash(&mut mix);
        }
        if acting == Some(seat) || self.rules.open_top() {
            self.drawn.hash(&mut mix);
        }
        for (owner, token) in self.put_back.iter().enumerate() {
            let known = token.filter(|_| owner == seat.index());
            (token.is_some(), known).hash(&mut mix);
        }
        mix.finish()
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

/// A quick, good mixture of small numbers.
struct Mix(u64);

impl Hasher for Mix {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}
