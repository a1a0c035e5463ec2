//! The robber's way around the border, and the dunes that follow it.

use crate::agenda::Task;
use crate::border::Border;
use crate::dune::DunePlace;
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
            player.water_changed = false;
        }
        match self.rules.border(field) {
            Border::Raid(_) => {
                // T-ROB-2: start player first, then the other.
                self.agenda.replace_top(Task::RaidOver);
                self.agenda.push(Task::Raid(self.start.other()));
                self.agenda.push(Task::Raid(self.start));
            }
            _ => {
                self.open_a_dune(t);
                self.agenda.replace_top(Task::Placement);
            }
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
        self.sweep_dunes(t);
        self.agenda.replace_top(Task::Placement);
    }

    /// X-DUNE-2: if no dune lies open, one is opened.
    fn open_a_dune(&mut self, t: &mut impl Teller) {
        let none_open = self.open_dunes.iter().all(Option::is_none);
        if none_open && self.rules.options.expansion {
            self.open_dune(DunePlace::ALL[0], t);
        }
    }

    /// X-DUNE-2: after a raid three new dunes take the place of the old ones.
    fn sweep_dunes(&mut self, t: &mut impl Teller) {
        if !self.rules.options.expansion {
            return;
        }
        for place in DunePlace::ALL {
            if let Some(dune) = self.open_dunes[place.index()].take() {
                self.dune_discard.insert(dune);
            }
        }
        for place in DunePlace::ALL {
            self.open_dune(place, t);
        }
    }

    fn open_dune(&mut self, place: DunePlace, t: &mut impl Teller) {
        let dune = self.draw_dune(t);
        self.open_dunes[place.index()] = dune;
        if let Some(dune) = dune {
            self.count_reveal();
            t.tell(Event::DuneOpened { place, dune });
        }
    }
}
