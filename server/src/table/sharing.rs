//! Several people on one device: the same guest has several seats, and the player to act
//! has the device. Where somebody holds something in secret, a curtain hides it until the
//! next one says that they are there.
//!
//! Who has the device follows from the log, so every node knows it. Nobody has it for longer than
//! their turn: the next player may hold nothing that calls for a curtain, and take it unasked.
//! A program is shown what the player to act sees, without a curtain: it plays for all of them,
//! and nobody looks over its shoulder.

use super::{Inside, LiveTable, Progress, Sitter, TableState};
use crate::entry::Entry;
use caravanserai_core::Seat;
use serde_json::Value;
use web::end::Question;

/// A device with which nothing was done for so long may be in other hands.
const LAID_DOWN_MS: i64 = 10 * 60_000;

/// A device that several people share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Device {
    /// Who has it.
    seat: Seat,
    /// When they did something with it last.
    at_ms: i64,
}

/// Whose eyes a guest has at a table just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Viewer {
    /// The seat that is looked from; `None` for what everybody may see.
    pub(crate) seat: Option<Seat>,
    /// Who is to take the device before anything of theirs is shown.
    pub(crate) pass_to: Option<Seat>,
}

impl TableState {
    /// The seat of a guest: the one that is to act, if several are theirs.
    pub(crate) fn seat_of(&self, guest: i64) -> Option<Seat> {
        let mine = |seat: &Seat| self.sitters[seat.index()] == Sitter::Guest(guest);
        let first = || (0..self.sitters.len() as u8).map(Seat).find(mine);
        self.to_act().filter(mine).or_else(first)
    }

    /// Whether the person of this seat shares a device with another.
    pub(crate) fn shares_device(&self, seat: Seat) -> bool {
        let guest = self.sitters[seat.index()].guest();
        guest.is_some() && self.sitters.iter().filter(|sitter| sitter.guest() == guest).count() > 1
    }

    /// Whether nobody is at the table but one guest, with however many seats, and the house.
    pub(super) fn has_one_guest(&self) -> bool {
        let mut people = self.sitters.iter().filter(|sitter| !matches!(sitter, Sitter::Bot(_)));
        let first = people.next();
        first.is_some_and(|first| first.guest().is_some() && people.all(|other| other == first))
    }

    /// Who takes back when this seat asks to: on a shared device the last to choose.
    pub(super) fn takes_back_as(&self, seat: Seat) -> Seat {
        let last = self.playing.as_ref().and_then(|playing| playing.movers().last().copied());
        let same = |last: &Seat| self.sitters[last.index()] == self.sitters[seat.index()];
        last.filter(|last| self.shares_device(seat) && same(last)).unwrap_or(seat)
    }

    /// Notes who has the device after an entry: the player who has just acted or said that they
    /// are there, as long as it is their turn.
    pub(super) fn pass_device(&mut self, seat: Seat, entry: &Entry, at_ms: i64) {
        if matches!(entry, Entry::Play(_) | Entry::Undo(_) | Entry::Here) {
            self.device = Some(Device { seat, at_ms });
        }
        let to_act = self.to_act();
        self.device.take_if(|device| to_act != Some(device.seat));
    }

    /// Who is to act and has the device that they share.
    pub(super) fn has_device(&self, now: i64) -> Option<Seat> {
        let laid_down = |at: i64| now - at >= LAID_DOWN_MS || self.time.was_closed_since(at);
        self.device.filter(|device| !laid_down(device.at_ms)).map(|device| device.seat)
    }

    /// Whether a seat sees more than everybody does.
    fn has_secret(&self, seat: Seat) -> bool {
        let Some(playing) = &self.playing else { return false };
        let seen = |seat: Option<Seat>| {
            let mut view: Value = serde_json::from_str(playing.view(seat).get()).expect("JSON");
            view.as_object_mut().map(|view| view.remove("seat"));
            view
        };
        seen(Some(seat)) != seen(None)
    }
}

impl Inside {
    /// Whose eyes a guest has now.
    pub(crate) fn viewer(&self, guest: Option<i64>) -> Viewer {
        let state = &self.state;
        let Some(seat) = guest.and_then(|guest| state.seat_of(guest)) else {
            return Viewer::default();
        };
        let shares = state.shares_device(seat) && state.progress() == Progress::Playing;
        if !shares || self.has_device == Some(seat) || !state.has_secret(seat) {
            return Viewer { seat: Some(seat), pass_to: None };
        }
        Viewer { seat: None, pass_to: state.to_act().filter(|to_act| *to_act == seat) }
    }

    /// What those who share a guest's device are asked while nothing of their seats is shown,
    /// because somebody elsewhere is to act.
    pub(crate) fn asked_of_device(&self, guest: Option<i64>) -> Option<Question> {
        let state = &self.state;
        let of_device = |seat: Seat| guest == state.sitters[seat.index()].guest();
        guest.and_then(|guest| state.seat_of(guest))?;
        if self.viewer(guest) != Viewer::default() {
            return None;
        }
        if let Some(takeback) = &state.back.takeback {
            let asked = state.who_is_asked(takeback).any(of_device);
            return asked.then_some(Question::Takeback(takeback.seat));
        }
        let offer = state.offer.as_ref().filter(|offer| offer.by.is_none())?;
        let asked = state.asked_to_agree().into_iter().any(of_device);
        asked.then(|| Question::Seat(offer.seat, offer.to.clone()))
    }
}

impl LiveTable {
    /// Whether a seat is to say that it has the device.
    pub(super) fn waits_for_device(&self, inside: &Inside, seat: Seat) -> bool {
        let state = &inside.state;
        let has_device = state.has_device(self.clock.now_ms()) == Some(seat);
        state.to_act() == Some(seat) && state.shares_device(seat) && !has_device
    }
}
