//! The limit at the end of one's actions (T-ACT-5).

use crate::choice::Choice;
use crate::event::{Event, Teller};
use crate::goods::Bundle;
use crate::state::State;

/// The most goods that may be kept.
pub(crate) const MAX_GOODS: u8 = 10;
/// The most gold that may be kept.
pub(crate) const MAX_GOLD: u8 = 3;
/// The most water that may be kept (X-WATER-2).
pub(crate) const MAX_WATER: u8 = 10;

impl State {
    fn surplus_goods(&self) -> u8 {
        self.acting().purse.goods_count().saturating_sub(MAX_GOODS)
    }

    fn surplus_water(&self) -> u8 {
        self.acting().purse.water.saturating_sub(MAX_WATER)
    }

    /// Returns what there is no choice about; tells whether the limit is kept now.
    pub(crate) fn settle_limit(&mut self, t: &mut impl Teller) -> bool {
        // X-WATER-2: the surplus of water may be exchanged before anything is cut.
        if self.surplus_water() > 0 {
            return false;
        }
        let surplus_gold = self.acting().purse.gold.saturating_sub(MAX_GOLD);
        if surplus_gold > 0 {
            self.return_surplus(Bundle::gold(surplus_gold), t);
        }
        let surplus = self.surplus_goods();
        if surplus > 0 {
            let mut mixes = self.acting().purse.mixes(surplus);
            match (mixes.next(), mixes.next()) {
                (Some(only), None) => self.return_surplus(only, t),
                _ => return false,
            }
        }
        self.agenda.pop();
        true
    }

    pub(crate) fn limit_choices(&self, out: &mut Vec<Choice>) {
        let water = self.surplus_water();
        if water > 0 {
            out.push(Choice::Return(Bundle::water(water)));
            self.conversion_choices(out);
            return;
        }
        out.extend(self.acting().purse.mixes(self.surplus_goods()).map(Choice::Return));
    }

    pub(crate) fn return_surplus(&mut self, bundle: Bundle, t: &mut impl Teller) {
        self.acting_mut().purse -= bundle;
        t.tell(Event::Returned { seat: self.actor, bundle });
    }
}
