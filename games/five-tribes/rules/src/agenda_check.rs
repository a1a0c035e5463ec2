//! Whether an agenda is one that play can reach.

use crate::agenda::Task;
use crate::ids::Resource;
use crate::printed::Power;
use crate::square::Square;
use crate::state::State;
use crate::tribe::Tribe;
use caravanserai_core::Seat;

impl State {
    pub(crate) fn check_agenda(&self, wrong: &mut Vec<String>) {
        let agenda = self.open.agenda.as_slice();
        let mut below = None;
        for (i, task) in agenda.iter().enumerate() {
            if !may_lie_on(*task, below) {
                wrong.push(format!("task {} of the agenda cannot lie there: {task:?}", i + 1));
            }
            if !self.makes_sense(*task) {
                wrong.push(format!("task {} of the agenda makes no sense: {task:?}", i + 1));
            }
            below = Some(*task);
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
            Task::ChooseTile { djinn } => {
                matches!(
                    djinn.row().power,
                    Power::SettleEmptyTile
                        | Power::PalaceOnVillage
                        | Power::PalmOnOasis
                        | Power::CamelOnEmptyTile
                        | Power::CamelAmongMeeples
                ) && self.can_still_place(djinn.row().power)
            }
            Task::Build { piece, at } | Task::BuildBeside { piece, at } => {
                land(at) && open.supply(piece) > 0
            }
            Task::KeepDjinn { count } => {
                (1..=3).contains(&count) && usize::from(count) <= self.hidden.djinn_pile.len()
            }
            Task::KeepItem { count } => {
                count > 0 && usize::from(count) <= self.hidden.item_pile.len()
            }
            Task::Give { victim, left, .. } => opponent(victim) && (1..=2).contains(&left),
            Task::TakeLoot { left, .. } => left <= 2,
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

    fn can_still_place(&self, power: Power) -> bool {
        match power {
            Power::PalaceOnVillage => self.open.palaces_left > 0,
            Power::PalmOnOasis => self.open.palms_left > 0,
            Power::CamelOnEmptyTile | Power::CamelAmongMeeples => {
                self.open.camels_left(self.open.active) > 0
            }
            _ => true,
        }
    }
}

/// Djinns and magic items that interrupt a decision.
fn is_power(task: Task) -> bool {
    matches!(
        task,
        Task::ChooseTile { .. }
            | Task::Build { .. }
            | Task::BuildBeside { .. }
            | Task::KeepDjinn { .. }
            | Task::Lamp
            | Task::Flute { .. }
            | Task::Scimitar { .. }
            | Task::Control { .. }
            | Task::Talisman { .. }
            | Task::Horn { .. }
            | Task::Ring
    )
}

/// Which task may lie on which; `None` is the bottom.
fn may_lie_on(task: Task, below: Option<Task>) -> bool {
    match below {
        None => matches!(task, Task::Bid | Task::Walk | Task::Step | Task::Finish),
        Some(Task::Walk) => is_power(task),
        Some(Task::Finish) => {
            is_power(task)
                || matches!(
                    task,
                    Task::TileAction { .. } | Task::LaySet { .. } | Task::MarketCard { .. }
                )
        }
        Some(Task::TileAction { .. }) => {
            is_power(task) || matches!(task, Task::UseThief { .. } | Task::TakeLoot { .. })
        }
        Some(Task::UseThief { .. }) => matches!(
            task,
            Task::Tribe { .. }
                | Task::SecondKill { .. }
                | Task::SecondKillHeld { .. }
                | Task::Control { .. }
                | Task::KeepItem { .. }
        ),
        Some(Task::Tribe { .. }) => is_power(task),
        Some(Task::SecondKill { .. } | Task::Scimitar { .. }) => {
            matches!(task, Task::Control { .. })
        }
        Some(Task::TakeLoot { .. }) => matches!(task, Task::Give { .. }),
        Some(_) => false,
    }
}
