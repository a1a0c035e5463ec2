//! What came of the choices at the root of a search, for all seats.

use crate::evaluator::Evaluation;
use caravanserai_core::{MAX_SEATS, Seat};

/// The sums of what came of one choice.
#[derive(Clone, Copy, Default)]
pub(crate) struct Outcomes {
    shares: [f64; MAX_SEATS],
    points: [f64; MAX_SEATS],
    count: u32,
}

impl Outcomes {
    /// Notes what came of it once.
    pub(crate) fn note(&mut self, evaluation: &Evaluation) {
        for seat in 0..MAX_SEATS {
            self.shares[seat] += f64::from(evaluation.share[seat]);
            self.points[seat] += f64::from(evaluation.points[seat]);
        }
        self.count += 1;
    }

    /// Adds what another thread noted.
    pub(crate) fn add(&mut self, other: &Outcomes) {
        for seat in 0..MAX_SEATS {
            self.shares[seat] += other.shares[seat];
            self.points[seat] += other.points[seat];
        }
        self.count += other.count;
    }

    /// The final points of all seats on average.
    pub(crate) fn points(&self) -> [f32; MAX_SEATS] {
        self.points.map(|sum| (sum / f64::from(self.count.max(1))) as f32)
    }

    /// The shares of all seats where `seat` has `own`, which the tree may know from earlier
    /// searches too: the others divide the rest as they did in this one.
    pub(crate) fn shares_beside(&self, seat: Seat, own: f32, seats: u8) -> [f32; MAX_SEATS] {
        let mut shares = self.shares.map(|sum| sum as f32);
        let others = || (0..usize::from(seats)).filter(|other| *other != seat.index());
        let together: f32 = others().map(|other| shares[other]).sum();
        for other in others() {
            let part = match together > 0.0 {
                true => shares[other] / together,
                false => 1.0 / f32::from(seats - 1),
            };
            shares[other] = part * (1.0 - own);
        }
        shares[seat.index()] = own;
        shares
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shares_of_all_seats_add_up_to_one_whatever_was_remembered_of_the_own() {
        let mut outcomes = Outcomes::default();
        outcomes.note(&Evaluation { share: [0.5, 0.3, 0.2, 0.0], ..Evaluation::default() });
        outcomes.note(&Evaluation { share: [0.3, 0.5, 0.2, 0.0], ..Evaluation::default() });
        let near = |found: [f32; MAX_SEATS], wanted: [f32; MAX_SEATS]| {
            found.iter().zip(wanted).all(|(found, wanted)| (found - wanted).abs() < 1e-6)
        };
        assert!(near(outcomes.shares_beside(Seat(0), 0.4, 3), [0.4, 0.4, 0.2, 0.0]));
        assert!(near(outcomes.shares_beside(Seat(0), 0.7, 3), [0.7, 0.2, 0.1, 0.0]));
        let unheard = Outcomes::default().shares_beside(Seat(1), 0.4, 4);
        assert!(near(unheard, [0.2, 0.4, 0.2, 0.2]), "{unheard:?}");
    }
}
