//! Placing Targi on the border.

use crate::choice::Choice;
use crate::event::{Event, Teller};
use crate::field::{Field, FieldSet};
use crate::powers::Powers;
use crate::state::State;
use caravanserai_core::Seat;

impl State {
    /// Who places the next Targi: by turns, start player first; who has more
    /// Targi left goes on alone (T-CARD-44).
    #[inline]
    pub(crate) fn next_to_place(&self) -> Option<Seat> {
        let (first, second) = (self.player(self.start), self.player(self.start.other()));
        let (placed, other_placed) = (first.targi.len(), second.targi.len());
        let first_has = placed < first.targi_now;
        let second_has = other_placed < second.targi_now;
        match (first_has, second_has) {
            (false, false) => None,
            (true, false) => Some(self.start),
            (false, true) => Some(self.start.other()),
            (true, true) if placed <= other_placed => Some(self.start),
            (true, true) => Some(self.start.other()),
        }
    }

    /// T-PLACE-1: the fields where whoever is to act may put a Targi.
    #[inline]
    pub(crate) fn open_fields(&self) -> FieldSet {
        let (own, opponent) = (self.acting(), self.player(self.actor.other()));
        let mut blocked =
            FieldSet::CORNERS.union(own.targi).union(opponent.targi).union(opponent.targi.facing());
        if let Some(field) = self.robber
            && !own.powers.has(Powers::IGNORE_ROBBER)
        {
            blocked.insert(field);
        }
        FieldSet::ALL.without(blocked)
    }

    #[inline]
    pub(crate) fn placement_choices(&self, out: &mut Vec<Choice>) {
        out.extend(self.open_fields().into_iter().map(Choice::Place));
    }

    #[inline]
    pub(crate) fn place(&mut self, field: Field, t: &mut impl Teller) {
        let seat = self.actor;
        self.acting_mut().targi.insert(field);
        t.tell(Event::Placed { seat, field });
    }
}
