//! The whole table at a glance, for search.
//!
//! People and opponents are shown a [`crate::View`]. A search fills its view in
//! to full states of its own making and must judge very many of those guesses;
//! what it reads of them, it reads here.

use crate::agenda::Agenda;
use crate::centre::{CentreCard, Place, PlaceSet};
use crate::dune::DunePlace;
use crate::field::Field;
use crate::ids::{DuneId, GoodsId, TribeId};
use crate::rules::Rules;
use crate::state::{Player, State, TakenFrom};
use caravanserai_core::Seat;

impl State {
    /// The options, cards and border in play.
    #[inline]
    pub fn rules(&self) -> &Rules {
        &self.rules
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
}
