//! Whether an agenda is one that play can reach.

use crate::agenda::Task;
use crate::board::Piece;
use crate::catalogue::catalogue;
use crate::djinns::{Call, OnTile};
use crate::ids::Resource;
use crate::printed::{Loot, Magic, Power};
use crate::square::Square;
use crate::state::State;
use crate::thieves::share;
use crate::tribe::Tribe;
use crate::violation::Violation;
use caravanserai_core::Seat;

impl State {
    pub(crate) fn check_agenda(&self, wrong: &mut Vec<Violation>) {
        let agenda = self.open.agenda.as_slice();
        for (number, &task) in (1..).zip(agenda) {
            if !self.may_lie_on(task, &agenda[..number - 1]) {
                wrong.push(Violation::TaskPlace { number, task });
            }
            if !self.makes_sense(task) {
                wrong.push(Violation::TaskSense { number, task });
            }
        }
    }

    fn makes_sense(&self, task: Task) -> bool {
        let open = &self.open;
        let land = |square: Square| open.board.land().has(square);
        let opponent = |seat: Seat| seat.0 < open.options.players && seat != open.active;
        match task {
            Task::Bid | Task::Walk | Task::Step | Task::Finish | Task::Lamp | Task::Ring => true,
            // Carried out as soon as it comes up.
            Task::NextTurn => false,
            Task::Control { at } => {
                land(at) && open.board.meeples(at).is_empty() && !open.owned().has(at)
            }
            Task::Tribe { tribe, count, at } => {
                let meeples = 1..=tribe.count();
                land(at)
                    && meeples.contains(&count)
                    && (open.options.artisans || tribe != Tribe::Artisan)
            }
            Task::SecondKill { at } | Task::TileAction { at } => land(at),
            Task::SecondKillHeld { victim } => opponent(victim),
            Task::UseThief { .. } => true,
            Task::MarketCard { among } => (1..=5).contains(&among),
            Task::LaySet { laid } => !laid.is_empty() && !laid.contains(Resource::FAKIR),
            Task::ChooseTile { djinn } => match djinn.row().power.call() {
                Call::OnTile(OnTile::Settle) => true,
                Call::OnTile(OnTile::Build(piece)) => open.supply(piece) > 0,
                Call::OnTile(OnTile::ClaimBare | OnTile::ClaimMeeples) => {
                    open.camels_left(open.active) > 0
                }
                Call::ForDjinn | Call::ForCard | Call::WithTribe | Call::Never => false,
            },
            Task::Build { piece, at } | Task::BuildBeside { piece, at } => {
                land(at) && open.board.action(at) == piece.action() && open.supply(piece) > 0
            }
            Task::KeepDjinn { count } => {
                (1..=3).contains(&count) && usize::from(count) <= self.hidden.djinn_pile.len()
            }
            Task::KeepItem { count } => {
                count > 0 && usize::from(count) <= self.hidden.item_pile.len()
            }
            Task::Give { thief, victim, left } => {
                opponent(victim) && (1..=share(thief.loot())).contains(&left)
            }
            Task::TakeLoot { thief, left } => {
                thief.loot() != Loot::Viziers && left <= share(thief.loot())
            }
            Task::Flute { onto, gathered } => {
                onto.is_none_or(land) && gathered <= 5 && (onto.is_some() || gathered == 0)
            }
            Task::Scimitar { left } => (1..=2).contains(&left),
            Task::Talisman { from } => {
                from.is_none_or(|from| open.player(open.active).camels.has(from))
            }
            Task::Horn { placed } => usize::from(placed) < open.row.len(),
        }
    }

    /// Which task may lie on which; nothing below is the bottom.
    fn may_lie_on(&self, task: Task, below: &[Task]) -> bool {
        match *below {
            [] => matches!(task, Task::Bid | Task::Walk | Task::Step | Task::Finish),
            [.., Task::Walk] => match task {
                Task::LaySet { .. } => !self.can_walk(),
                task => self.is_power(task),
            },
            [.., Task::Finish] => match task {
                Task::TileAction { .. } | Task::LaySet { .. } | Task::MarketCard { .. } => true,
                // Also by the final tile itself.
                Task::Build { .. } => true,
                Task::BuildBeside { piece, .. } => self.was_called(State::mover(piece)),
                task => self.is_power(task),
            },
            [.., Task::TileAction { .. }] => match task {
                Task::UseThief { .. } => true,
                Task::TakeLoot { thief, .. } => self.open.thieves_gone.contains(thief),
                task => self.is_power(task),
            },
            [.., Task::TileAction { at }, Task::UseThief { tribe }] => match task {
                Task::Tribe { tribe: acting, at: on, .. } => acting == tribe && on == at,
                Task::SecondKill { .. } | Task::SecondKillHeld { .. } => {
                    tribe == Tribe::Assassin && self.was_called(Power::DoubleKill)
                }
                Task::Control { .. } => tribe == Tribe::Assassin,
                Task::KeepItem { .. } => tribe == Tribe::Artisan,
                _ => false,
            },
            [.., Task::Tribe { at, tribe, .. }] => match task {
                Task::Control { at: on } => on == at || self.open.item_used,
                task => matches!(tribe, Tribe::Builder | Tribe::Assassin) && self.is_power(task),
            },
            [.., Task::SecondKill { at }] => task == Task::Control { at },
            [.., Task::Scimitar { .. }] => matches!(task, Task::Control { .. }),
            [.., Task::TakeLoot { thief, .. }] => {
                matches!(task, Task::Give { thief: other, .. } if other == thief)
            }
            _ => false,
        }
    }

    /// Djinns and magic items that interrupt a decision: they were called, or
    /// used up, before they ask for anything.
    fn is_power(&self, task: Task) -> bool {
        match task {
            Task::ChooseTile { djinn } => self.open.used.contains(djinn),
            Task::Build { piece, .. } => self.was_called(builder(piece)),
            Task::BuildBeside { piece, .. } => {
                self.was_called(builder(piece)) && self.was_called(State::mover(piece))
            }
            Task::KeepDjinn { .. } => self.was_called(Power::ChooseFromPile),
            Task::Lamp => self.was_used(Magic::Lamp),
            Task::Flute { .. } => self.was_used(Magic::Flute),
            // Only the scimitar kills outside of the Assassins' action.
            Task::Scimitar { .. } | Task::Control { .. } => self.was_used(Magic::Scimitar),
            Task::Talisman { .. } => self.was_used(Magic::Talisman),
            Task::Horn { .. } => self.was_used(Magic::Horn),
            Task::Ring => self.was_used(Magic::Ring),
            Task::Bid
            | Task::NextTurn
            | Task::Walk
            | Task::Step
            | Task::Tribe { .. }
            | Task::SecondKill { .. }
            | Task::SecondKillHeld { .. }
            | Task::UseThief { .. }
            | Task::TileAction { .. }
            | Task::MarketCard { .. }
            | Task::Finish
            | Task::LaySet { .. }
            | Task::KeepItem { .. }
            | Task::Give { .. }
            | Task::TakeLoot { .. } => false,
        }
    }

    fn was_called(&self, power: Power) -> bool {
        catalogue().djinn_with(power).is_some_and(|djinn| self.open.used.contains(djinn))
    }

    fn was_used(&self, magic: Magic) -> bool {
        let item = catalogue().item_with(magic);
        self.open.item_used && item.is_some_and(|item| self.open.item_discard.has(item))
    }
}

/// The power that builds a piece wherever its tile is.
const fn builder(piece: Piece) -> Power {
    match piece {
        Piece::Palm => Power::PalmOnOasis,
        Piece::Palace => Power::PalaceOnVillage,
    }
}
