//! The characters of Five Tribes: what they find things worth when they ask what to try first.

use crate::levels;
use crate::value::FiveTribesEvaluator;
use crate::worth::{Weights, Worth};
use caravanserai_core::Seat;
use five_tribes::State;
use sage::{Character, Characters};

/// Weights for the policy: what things are worth at first sight.
pub(crate) struct PolicyWeights {
    of_two: Weights,
    of_more: Weights,
    /// How much what a walk takes from the others counts, as a share of what it is worth to them.
    pub(crate) envy: f32,
}

impl PolicyWeights {
    /// Everybody's but the characters'.
    pub(crate) const USUAL: PolicyWeights =
        PolicyWeights { of_two: Weights::OF_TWO, of_more: Weights::OF_MORE, envy: 0.0 };

    /// Keeps coins, and takes cards wherever there are any.
    const HOARDER: PolicyWeights = PolicyWeights {
        of_two: hoarding(Weights::OF_TWO),
        of_more: hoarding(Weights::OF_MORE),
        ..PolicyWeights::USUAL
    };

    /// Takes what the others want.
    const BLOCKER: PolicyWeights = PolicyWeights {
        of_two: Weights { opponent: 1.6, ..Weights::OF_TWO },
        of_more: Weights { opponent: 1.6, ..Weights::OF_MORE },
        envy: 0.8,
    };

    /// What things are worth to a seat.
    pub(crate) fn worth<'a>(&'a self, state: &'a State, seat: Seat) -> Worth<'a> {
        let of = if state.open().options.players == 2 { &self.of_two } else { &self.of_more };
        Worth::weighed(state.open(), seat, of)
    }
}

const fn hoarding(usual: Weights) -> Weights {
    Weights { coin: 0.4, fakir: usual.fakir + 2.0, kind: usual.kind + 2.0, set: 0.0, ..usual }
}

/// All characters.
pub(crate) fn all() -> Characters<FiveTribesEvaluator> {
    let [hoarder, blocker] = levels::CHARACTERS;
    [
        Character {
            level: hoarder,
            evaluator: || {
                FiveTribesEvaluator::default().with_policy_weights(&PolicyWeights::HOARDER)
            },
        },
        Character {
            level: blocker,
            evaluator: || {
                FiveTribesEvaluator::default().with_policy_weights(&PolicyWeights::BLOCKER)
            },
        },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FiveTribesBot;
    use crate::walk_values::WalkValues;
    use five_tribes::{Choice, Options, Resource, Task};
    use sage::testing::habits;

    fn games(count: usize) -> impl Iterator<Item = Options> {
        (0..count).map(|n| Options { artisans: n % 2 == 1, ..Options::default() })
    }

    #[test]
    fn the_hoarder_has_more_cards_than_a_trader() {
        let cards = |state: &State, seat: Seat, _| {
            let bids = state.open().agenda.top() == Some(Task::Bid);
            let hand = state.hand(seat);
            bids.then(|| Resource::all().map(|kind| f32::from(hand.of(kind))).sum())
        };
        let [hoarder, trader] = habits::<FiveTribesBot>(["hoarder", "trader"], games(16), cards);
        assert!(hoarder > 1.3 * trader, "{hoarder} : {trader}");
    }

    #[test]
    fn the_blocker_ends_walks_where_others_would() {
        let wanted = |state: &State, seat: Seat, choice| {
            let Choice::Step(to, tribe) = choice else { return None };
            let last = state.open().walk.hand.total() == 1;
            let other = state.open().opponents(seat).next()?;
            last.then(|| WalkValues::new(state, other).end(to, tribe))
        };
        let [blocker, trader] = habits::<FiveTribesBot>(["blocker", "trader"], games(16), wanted);
        assert!(blocker > 1.06 * trader, "{blocker} : {trader}");
    }
}
