//! Why a choice is refused.

use crate::agenda::Task;
use crate::choice::{Choice, Spot};
use crate::field::Field;
use crate::state::State;
use caravanserai_core::{Game, Seat};

/// Why a choice is not legal now; nothing in it is unknown to the seat to act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The field is a corner, where no Targi may stand (T-PLACE-1).
    Corner(Field),
    /// The robber stands on the field.
    Robber(Field),
    /// A Targi stands on the field already.
    Occupied(Field),
    /// The field faces a Targi of the other player.
    FacesOpponent {
        /// The field.
        field: Field,
        /// Who wanted to place a Targi there.
        seat: Seat,
    },
    /// Something else is asked for.
    Asked {
        /// Who is to act.
        seat: Seat,
        /// What is to be done.
        task: Task,
        /// Everything that may be chosen.
        legal: Vec<Choice>,
    },
}

impl State {
    /// Why a choice that is not listed cannot be played.
    pub(crate) fn refusal(&self, choice: Choice) -> Refusal {
        let Some(task) = self.agenda.top() else {
            return Refusal::GameOver;
        };
        if let (Task::Placement, Choice::Place(Spot::Border(field))) = (task, choice) {
            return self.placement_refusal(field);
        }
        let mut legal = Vec::new();
        Game::choices(self, &mut legal);
        Refusal::Asked { seat: self.actor, task, legal }
    }

    /// T-PLACE-1.
    fn placement_refusal(&self, field: Field) -> Refusal {
        if field.is_corner() {
            Refusal::Corner(field)
        } else if self.robber == Some(field) {
            Refusal::Robber(field)
        } else if self.acting().targi.contains(field) || self.waiting().targi.contains(field) {
            Refusal::Occupied(field)
        } else {
            Refusal::FacesOpponent { field, seat: self.actor }
        }
    }
}
