//! The permanent effects that a player's display has, as bits.
//!
//! A display is asked many times in a turn whether it has some effect; the
//! bits answer at once, and only then are the cards looked at.

use crate::card::{Effect, Symbol, effects};
use crate::goods::Good;

/// A set of permanent effects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Powers(u32);

impl Powers {
    pub(crate) const NO_RAIDS: Powers = Powers(1 << 5);
    pub(crate) const NOBLE_DISCOUNT: Powers = Powers(1 << 6);
    pub(crate) const RAID_REWARD: Powers = Powers(1 << 7);
    pub(crate) const IGNORE_ROBBER: Powers = Powers(1 << 8);
    pub(crate) const EMPTY_HANDED: Powers = Powers(1 << 9);
    pub(crate) const HAND_WITHOUT_NOBLE: Powers = Powers(1 << 10);
    pub(crate) const TRADER_SWAPS: Powers = Powers(1 << 11);
    pub(crate) const SILVERSMITH_LINES: Powers = Powers(1 << 15);
    pub(crate) const JOIN_DUNES: Powers = Powers(1 << 16);
    pub(crate) const DUNE_REWARD: Powers = Powers(1 << 17);
    pub(crate) const WATER_FOR_GOOD: Powers = Powers(1 << 18);
    pub(crate) const RAID_FOR_WATER: Powers = Powers(1 << 19);
    pub(crate) const HAND_OF_TWO: Powers = Powers(1 << 20);
    pub(crate) const BRACKET_REWARD: Powers = Powers(1 << 21);
    pub(crate) const TARGIA_FAVOUR: Powers = Powers(1 << 22);
    pub(crate) const FAR_MIRAGE: Powers = Powers(1 << 23);
    pub(crate) const NONE: Powers = Powers(0);

    #[inline]
    pub(crate) const fn discount(symbol: Symbol) -> Powers {
        Powers(1 << symbol as u32)
    }

    #[inline]
    pub(crate) const fn more_of(good: Good) -> Powers {
        Powers(1 << (12 + good as u32))
    }

    /// The power that an effect gives; none for effects that are not permanent.
    pub(crate) const fn of(effect: &Effect) -> Powers {
        match effect {
            Effect::Discount { symbol, .. } => Powers::discount(*symbol),
            Effect::NoRaids => Powers::NO_RAIDS,
            Effect::NobleDiscount { .. } => Powers::NOBLE_DISCOUNT,
            Effect::RaidReward { .. } => Powers::RAID_REWARD,
            Effect::IgnoreRobber => Powers::IGNORE_ROBBER,
            Effect::MoreOf { good } => Powers::more_of(*good),
            Effect::EmptyHanded => Powers::EMPTY_HANDED,
            Effect::HandWithoutNoble { .. } => Powers::HAND_WITHOUT_NOBLE,
            Effect::TraderSwaps => Powers::TRADER_SWAPS,
            Effect::SilversmithLines { .. } => Powers::SILVERSMITH_LINES,
            Effect::JoinDunes => Powers::JOIN_DUNES,
            Effect::DuneReward { .. } => Powers::DUNE_REWARD,
            Effect::WaterForGood => Powers::WATER_FOR_GOOD,
            Effect::RaidForWater { .. } => Powers::RAID_FOR_WATER,
            Effect::HandOfTwo => Powers::HAND_OF_TWO,
            Effect::BracketReward { .. } => Powers::BRACKET_REWARD,
            Effect::TargiaFavour => Powers::TARGIA_FAVOUR,
            Effect::FarMirage => Powers::FAR_MIRAGE,
            // The Water hole looks at the cards themselves.
            Effect::MoreWater { .. } => Powers::NONE,
            effects!(Plain) | effects!(Scoring) | effects!(Once) | effects!(Immediate) => {
                Powers::NONE
            }
        }
    }

    #[inline]
    pub(crate) const fn has(self, power: Powers) -> bool {
        self.0 & power.0 != 0
    }

    #[inline]
    pub(crate) const fn with(self, power: Powers) -> Powers {
        Powers(self.0 | power.0)
    }
}
