//! The robber's way around the border.

use crate::agenda::Task;
use crate::border::{Border, border};
use crate::event::{Event, Teller};
use crate::field::Field;
use crate::state::{Player, State};

impl State {
    /// The field on which the robber ends the game (T-ROB-4).
    const LAST: Field = Field::new(16).expect("a border field");
    const FIRST: Field = Field::new(1).expect("a border field");

    /// T-ROB-1: the robber moves on; on a corner there is a raid.
    pub(crate) fn begin_round(&mut self, t: &mut impl Teller) {
        let field = self.robber.map_or(Self::FIRST, Field::next);
        self.robber = Some(field);
        if field != Self::LAST {
            self.round += 1;
            t.tell(Event::RoundBegan { round: self.round, start: self.start });
        }
        t.tell(Event::RobberMoved { field });
        for player in &mut self.players {
            // T-CARD-44: fewer Targi for this round only.
            player.targi_now = player.targi_next;
            player.targi_next = Player::TARGI;
        }
        match border(field) {
            Border::Raid(_) => {
                // T-ROB-2: start player first, then the other.
                self.agenda.replace(Task::RaidOver);
                self.agenda.push(Task::Raid(self.start.other()));
                self.agenda.push(Task::Raid(self.start));
            }
            _ => self.agenda.replace(Task::Placement),
        }
    }

    /// T-ROB-2, T-ROB-4: after the raid he moves one further, or the game ends.
    pub(crate) fn after_raid(&mut self, t: &mut impl Teller) {
        if self.robber == Some(Self::LAST) {
            self.end_game(t);
            return;
        }
        let field = self.robber.map_or(Self::FIRST, Field::next);
        self.robber = Some(field);
        t.tell(Event::RobberMoved { field });
        self.agenda.replace(Task::Placement);
    }
}
