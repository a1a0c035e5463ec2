//! Raids: what the robber demands on a corner, and how it is settled.

use crate::border::{Border, border};
use crate::card::Effect;
use crate::choice::Choice;
use crate::event::{Event, Teller};
use crate::goods::Bundle;
use crate::powers::Powers;
use crate::state::State;
use caravanserai_core::Seat;

/// A robber's demand: one of two things, of the victim's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Demand {
    /// So many goods, in any mix.
    pub goods: u8,
    /// So much gold.
    pub gold: u8,
    /// Or else so many victory points.
    pub vp: u8,
}

impl Demand {
    pub(crate) const fn goods_or_vp(goods: u8, vp: u8) -> Demand {
        Demand { goods, gold: 0, vp }
    }

    pub(crate) const fn gold_or_vp(gold: u8, vp: u8) -> Demand {
        Demand { goods: 0, gold, vp }
    }

    /// Every way to meet the demand out of a purse (T-ROB-2).
    #[inline]
    fn ways(self, purse: Bundle) -> impl Iterator<Item = Bundle> {
        let in_kind = (purse.gold >= self.gold)
            .then(|| purse.mixes(self.goods).map(move |mix| Bundle { gold: self.gold, ..mix }));
        let in_points = (purse.vp >= self.vp).then(|| Bundle::vp(self.vp));
        in_kind.into_iter().flatten().chain(in_points)
    }
}

impl State {
    fn demand(&self) -> Demand {
        match self.robber.map(border) {
            Some(Border::Raid(demand)) => demand,
            _ => Demand { goods: 0, gold: 0, vp: 0 },
        }
    }

    /// Settles the raid for a seat if there is nothing to choose; tells
    /// whether it was settled.
    pub(crate) fn settle_raid(&mut self, seat: Seat, t: &mut impl Teller) -> bool {
        self.actor = seat;
        if self.acting().powers.has(Powers::NO_RAIDS) {
            t.tell(Event::RaidSpared { seat });
            self.raid_is_settled(t);
            return true;
        }
        let mut ways = self.demand().ways(self.acting().purse);
        let first = ways.next();
        let more = ways.next();
        drop(ways);
        match (first, more) {
            (None, _) => self.fail_raid(t),
            (Some(only), None) => self.pay_raid(only, t),
            (Some(_), Some(_)) => return false,
        }
        true
    }

    pub(crate) fn raid_choices(&self, out: &mut Vec<Choice>) {
        out.extend(self.demand().ways(self.acting().purse).map(Choice::Pay));
    }

    pub(crate) fn pay_raid(&mut self, bundle: Bundle, t: &mut impl Teller) {
        self.acting_mut().purse -= bundle;
        t.tell(Event::RaidPaid { seat: self.actor, bundle });
        self.raid_is_settled(t);
    }

    /// T-ROB-3: who can pay neither pays nothing, and the opponent receives
    /// the victory points of the demand.
    fn fail_raid(&mut self, t: &mut impl Teller) {
        let vp = self.demand().vp;
        let seat = self.actor;
        self.player_mut(seat.other()).purse.vp += vp;
        t.tell(Event::RaidFailed { seat, vp });
        self.agenda.pop();
    }

    /// T-CARD-29/31: a settled raid is rewarded, also when it cost nothing.
    fn raid_is_settled(&mut self, t: &mut impl Teller) {
        if self.acting().powers.has(Powers::RAID_REWARD) {
            let reward = self.acting().sum(self.deck, |effect| match effect {
                Effect::RaidReward { vp } => *vp,
                _ => 0,
            });
            self.gain(Bundle::vp(reward), t);
        }
        self.agenda.pop();
    }
}
