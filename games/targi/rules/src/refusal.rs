//! Why a choice is refused, in words.

use crate::agenda::Task;
use crate::choice::{Choice, Spot};
use crate::field::Field;
use crate::state::State;
use caravanserai_core::Game;

/// How many legal choices an error names.
const NAMED: usize = 12;

impl State {
    /// Why a choice that is not listed cannot be played.
    pub(crate) fn refusal(&self, choice: Choice) -> String {
        let Some(task) = self.agenda.top() else {
            return "the game is over".to_owned();
        };
        if let (Task::Placement, Choice::Place(Spot::Border(field))) = (task, choice) {
            return self.placement_refusal(field);
        }
        let mut legal = Vec::new();
        self.choices(&mut legal);
        let names: Vec<String> = legal.iter().take(NAMED).map(|c| format!("`{c}`")).collect();
        let more = if legal.len() > NAMED { ", …" } else { "" };
        let seat = Self::seat_name(self.actor);
        format!("{seat} is to {}: {}{more}", crate::words::task(task), names.join(", "))
    }

    /// T-PLACE-1.
    fn placement_refusal(&self, field: Field) -> String {
        let seat = Self::seat_name(self.actor);
        let opponent = self.waiting();
        if field.is_corner() {
            format!("field {field} is a corner, where no Targi may stand")
        } else if self.robber == Some(field) {
            format!("the robber stands on field {field}")
        } else if self.acting().targi.contains(field) || opponent.targi.contains(field) {
            format!("a Targi stands on field {field} already")
        } else {
            format!("field {field} faces a Targi of {seat}'s opponent")
        }
    }
}
