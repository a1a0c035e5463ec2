//! The characters of Targi: what they are fonder of than others when they ask what to try first.

use crate::policy_features::PolicyFeature::{self, *};
use crate::value::TargiEvaluator;
use crate::{TargiBot, levels};
use sage::{Character, Characters, Numeric, Plays};

/// Keeps goods, gold, water and cards rather than spending them.
const HOARDER: [(usize, f32); 9] = [
    fondness(UseGood, 1.0),
    fondness(UseGoodsCard, 1.0),
    fondness(AtWater, 1.0),
    fondness(AtCaravan, 1.0),
    fondness(AtSilver, -1.0),
    fondness(AtTrader, -0.7),
    fondness(PayCost, 0.7),
    fondness(SilverSale, -1.5),
    fondness(KeepCard, 0.7),
];

/// Goes where the other wants to go.
const BLOCKER: [(usize, f32); 2] = [fondness(DenyField, 0.6), fondness(DenyCross, 0.6)];

/// A feature of choices as the network knows it, and how much likelier it makes them.
const fn fondness(feature: PolicyFeature, fondness: f32) -> (usize, f32) {
    (TargiBot::ACTION_COUNT + feature as usize, fondness)
}

/// All characters.
pub(crate) fn all() -> Characters<TargiEvaluator> {
    let [hoarder, blocker] = levels::CHARACTERS;
    [
        Character { level: hoarder, evaluator: || TargiBot::evaluator().fond_of(&HOARDER) },
        Character { level: blocker, evaluator: || TargiBot::evaluator().fond_of(&BLOCKER) },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::policy::Decision;
    use caravanserai_core::Seat;
    use sage::testing::habits;
    use targi::{Choice, Options, State, Task};

    fn games(count: usize) -> impl Iterator<Item = Options> {
        (0..count).map(|n| Options { expansion: n % 2 == 1, ..Options::default() })
    }

    #[test]
    fn the_hoarder_has_more_in_store_than_a_trader() {
        let store = |state: &State, seat: Seat, _| {
            let purse = state.players()[seat.index()].purse;
            let placing = state.agenda().top() == Some(Task::Placement);
            placing.then(|| f32::from(purse.goods_count() + purse.gold + purse.water))
        };
        let [hoarder, trader] = habits::<TargiBot>(["hoarder", "trader"], games(16), store);
        assert!(hoarder > 1.1 * trader, "{hoarder} : {trader}");
    }

    #[test]
    fn the_blocker_takes_more_from_the_other_than_a_trader() {
        let denied = |state: &State, _, choice| {
            let Choice::Place(_) = choice else { return None };
            let mut denied = 0.0;
            Decision::new(state, &[choice]).describe(choice, &mut |feature, value| {
                if matches!(feature, DenyField | DenyCross) {
                    denied += value;
                }
            });
            Some(denied)
        };
        let [blocker, trader] = habits::<TargiBot>(["blocker", "trader"], games(16), denied);
        assert!(blocker > 1.2 * trader, "{blocker} : {trader}");
    }
}
