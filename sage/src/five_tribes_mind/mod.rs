//! How a search judges Five Tribes: it plays to the next quiet moment and
//! counts what everybody has and may hope for.

use crate::evaluator::{Appraiser, Instinct, Outlook};
use crate::five_tribes_judge::{Purse, is_midway, prospects};
use crate::search::Seen;
use caravanserai_core::{MAX_SEATS, Seat};
use five_tribes::{Choice, State};

/// So many points more make a win 2.7 times as likely.
const POINTS: f32 = 18.0;
/// A free offer is seldom declined.
const DECLINED: f32 = -1.0;
/// Nobody sells early without need: merchandise counts the same at the end.
const SOLD: f32 = -2.0;

impl Seen for State {
    fn sight(&self, seat: Seat) -> u64 {
        State::sight(self, seat)
    }
}

/// Weighs the choices of Five Tribes.
pub struct FiveTribesInstinct;

impl Instinct<State> for FiveTribesInstinct {
    fn weigh(&self, _: &State, choices: &[Choice], out: &mut Vec<f32>) {
        out.extend(choices.iter().map(|choice| match choice {
            Choice::Skip => DECLINED,
            Choice::Lay(_) => SOLD,
            _ => 0.0,
        }));
    }
}

/// Judges quiet positions of Five Tribes.
pub struct FiveTribesAppraiser;

impl Appraiser<State> for FiveTribesAppraiser {
    fn is_quiet(&self, state: &State) -> bool {
        !is_midway(state.open().agenda.top())
    }

    fn appraise(&self, state: &State) -> Outlook {
        let mut outlook = Outlook::default();
        let seats = state.open().seats();
        let mut points = [f32::NEG_INFINITY; MAX_SEATS];
        for seat in seats {
            let hopes = prospects(state.open(), seat, Some(&Purse::of(state, seat)));
            points[seat.index()] = hopes;
            outlook.points[seat.index()] = hopes;
        }
        let most = points.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let weights = points.map(|points| ((points - most) / POINTS).exp());
        let total: f32 = weights.iter().sum();
        outlook.share = weights.map(|weight| weight / total);
        outlook
    }
}
