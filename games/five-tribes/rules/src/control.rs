//! The end of a walk: taking the meeples, and control of emptied tiles
//! (F-MOVE-2, F-ART-6).

use crate::agenda::Task;
use crate::choice::Choice;
use crate::event::{Event, Teller};
use crate::flow::Sink;
use crate::square::Square;
use crate::state::State;
use crate::tribe::Tribe;
use caravanserai_core::Seat;

impl State {
    /// The last meeple has arrived: its colour is taken, and the rest of the
    /// turn goes on the agenda, the last part first.
    pub(crate) fn arrive(&mut self, at: Square, tribe: Tribe, teller: &mut impl Teller) {
        let count = self.open.board.take_colour(at, tribe);
        teller.tell(Event::Took { seat: self.open.active, from: at, tribe, count });
        if !Tribe::KEPT.contains(&tribe) {
            // They act from the bag, where Anun-Nak may find them (F-TRIBE-1).
            self.open.bag.add(tribe, count);
        }
        let agenda = &mut self.open.agenda;
        agenda.push(Task::Finish);
        agenda.push(Task::TileAction { at });
        agenda.push(Task::UseThief { tribe });
        agenda.push(Task::Tribe { tribe, count, at });
        // Control of the final tile comes before any other (F-TRIBE-1).
        self.claim_if_empty(at);
    }

    /// An unowned tile that was just emptied goes to the player on turn.
    #[inline]
    pub(crate) fn claim_if_empty(&mut self, at: Square) {
        if self.open.board.meeples(at).is_empty() && !self.open.owned().has(at) {
            self.open.agenda.push(Task::Control { at });
        }
    }

    pub(crate) fn list_control(&self, sink: &mut impl Sink) {
        let seat = self.open.active;
        if self.open.camels_left(seat) > 0 {
            sink.add(Choice::Camel);
        }
        if self.open.has_tent(seat) {
            sink.add(Choice::Tent);
        }
    }

    pub(crate) fn take_control(&mut self, at: Square, teller: &mut impl Teller) {
        self.open.agenda.pop();
        self.place_camel(at, teller);
    }

    pub(crate) fn place_camel(&mut self, at: Square, teller: &mut impl Teller) {
        let seat = self.open.active;
        self.open.player_mut(seat).camels.insert(at);
        teller.tell(Event::Camel { seat, on: at });
        self.check_last_piece(seat, teller);
    }

    pub(crate) fn pitch_tent(&mut self, at: Square, teller: &mut impl Teller) {
        let seat = self.open.active;
        self.open.agenda.pop();
        self.open.player_mut(seat).tent = Some(at);
        teller.tell(Event::Tent { seat, on: at });
        self.check_last_piece(seat, teller);
    }

    /// The round in which the last camel is placed, and the tent with the
    /// Artisans, is the last (F-END-1, F-ART-6).
    fn check_last_piece(&mut self, seat: Seat, teller: &mut impl Teller) {
        let all_placed = self.open.camels_left(seat) == 0 && !self.open.has_tent(seat);
        if all_placed && !self.open.ending {
            self.open.ending = true;
            teller.tell(Event::LastRound { seat });
        }
    }
}
