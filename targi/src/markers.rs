//! Tribe markers: where a player's lines cross (T-MARK-1), and the Fata Morgana.

use crate::centre::{CentreCard, Place, PlaceSet};
use crate::choice::Choice;
use crate::event::{Event, Teller};
use crate::state::State;
use caravanserai_core::Seat;

impl State {
    /// Puts both players' markers where their lines cross.
    #[inline]
    pub(crate) fn place_markers(&mut self, t: &mut impl Teller) {
        for seat in [self.start, self.start.other()] {
            let (rows, columns) = self.player(seat).targi.lines();
            let mut crossings = PlaceSet::crossings(rows, columns);
            for place in crossings {
                // T-ACT-6: an empty place is not marked.
                if self.centre[place.index()] == CentreCard::Empty {
                    crossings.remove(place);
                }
            }
            self.player_mut(seat).markers = crossings;
            t.tell(Event::Marked { seat, places: crossings });
        }
    }

    /// Where the Fata Morgana may move a marker: face-up cards without any marker.
    #[inline]
    fn free_cards(&self) -> PlaceSet {
        let taken = self.marked().union(self.face_down);
        let open = Place::all().filter(|place| {
            !taken.contains(*place) && self.centre[place.index()] != CentreCard::Empty
        });
        open.collect()
    }

    #[inline]
    pub(crate) fn can_move_a_marker(&self) -> bool {
        !self.acting().markers.is_empty() && !self.free_cards().is_empty()
    }

    pub(crate) fn fata_morgana_choices(&self, out: &mut Vec<Choice>) {
        let free = self.free_cards();
        for from in self.acting().markers {
            out.extend(free.into_iter().map(|to| Choice::MoveMarker { from, to }));
        }
    }

    pub(crate) fn move_marker(&mut self, from: Place, to: Place, t: &mut impl Teller) {
        let seat: Seat = self.actor;
        let markers = &mut self.acting_mut().markers;
        markers.remove(from);
        markers.insert(to);
        self.agenda.pop();
        t.tell(Event::MarkerMoved { seat, from, to });
    }
}
