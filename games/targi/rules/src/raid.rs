//! Raids: what the robber demands on a corner, and how it is settled.

use crate::border::Border;
use crate::card::Effect;
use crate::choice::Choice;
use crate::display::{Row, Slot};
use crate::event::{Event, Teller};
use crate::goods::Bundle;
use crate::powers::Powers;
use crate::state::{Player, State};
use caravanserai_core::Seat;

/// A robber's demand: one of two things, of the victim's choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Demand {
    /// How many goods, in any mix,
    pub any: u8,
    /// and exactly this.
    pub exactly: Bundle,
    /// Or else so many victory points, if not 0.
    pub vp: u8,
    /// Or else the last card of a row (X-RAID-4).
    pub card: bool,
}

impl Demand {
    pub(crate) const NOTHING: Demand = Demand::exactly_or_vp(Bundle::NOTHING, 0);

    pub(crate) const fn any_goods_or_vp(any: u8, vp: u8) -> Demand {
        Demand { any, exactly: Bundle::NOTHING, vp, card: false }
    }

    pub(crate) const fn exactly_or_vp(exactly: Bundle, vp: u8) -> Demand {
        Demand { any: 0, exactly, vp, card: false }
    }

    pub(crate) const fn gold_or_card() -> Demand {
        Demand { any: 0, exactly: Bundle::gold(1), vp: 0, card: true }
    }

    /// Every way to meet the demand out of a purse (T-ROB-2).
    #[inline]
    fn ways(self, purse: Bundle) -> impl Iterator<Item = Bundle> {
        let in_kind = purse.covers(&self.exactly).then(|| {
            let rest = purse - self.exactly;
            rest.mixes(self.any).map(move |mix| mix + self.exactly)
        });
        let in_points = (self.vp > 0 && purse.vp >= self.vp).then(|| Bundle::vp(self.vp));
        in_kind.into_iter().flatten().chain(in_points)
    }
}

impl State {
    fn demand(&self) -> Demand {
        match self.robber.map(|field| self.rules.border(field)) {
            Some(Border::Raid(demand)) => demand,
            _ => Demand::NOTHING,
        }
    }

    /// The water that buys a player off a raid (E24), if he has it.
    fn raid_water(&self, player: &Player) -> Option<Bundle> {
        if !player.powers.has(Powers::RAID_FOR_WATER) {
            return None;
        }
        let amounts = player.effects(&self.rules).filter_map(|(_, effect)| match effect {
            Effect::RaidForWater { water } => Some(water),
            _ => None,
        });
        amounts.min().filter(|water| player.purse.water >= *water).map(Bundle::water)
    }

    /// Every way in which a player can meet the demand at once.
    fn raid_ways(&self, player: &Player, mut each: impl FnMut(Choice)) {
        let demand = self.demand();
        demand.ways(player.purse).map(Choice::Pay).for_each(&mut each);
        if demand.card {
            let rows = Row::ALL.into_iter().filter(|row| player.display.row_len(*row) > 0);
            rows.map(Choice::GiveCard).for_each(&mut each);
        }
    }

    /// Whether a player can settle the raid, with water and joker if need be.
    fn can_settle(&self, player: &Player) -> bool {
        let mut can = self.raid_water(player).is_some();
        self.raid_ways(player, |_| can = true);
        let demand = self.demand();
        let purse = &player.purse;
        let short = purse.goods_short_of(&demand.exactly);
        let left = purse.goods_count() + short - demand.exactly.goods_count();
        let goods = short + demand.any.saturating_sub(left);
        let gold = demand.exactly.gold.saturating_sub(purse.gold);
        can || player.can_raise(purse.water, goods, gold)
    }

    /// Every exchange after which the raid can still be settled; who must
    /// settle it still can after any.
    fn raid_conversions(&self, must: bool, mut each: impl FnMut(Choice)) {
        let player = self.acting();
        if !player.may_convert() {
            return;
        }
        player.each_conversion(|conversion| {
            let still_can = || {
                let mut after = *player;
                after.convert(conversion);
                self.can_settle(&after)
            };
            if must || still_can() {
                each(conversion);
            }
        });
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
        let (mut only, mut count) = (None, 0);
        self.raid_ways(self.acting(), |way| {
            only = Some(way);
            count += 1;
        });
        let mut may_help = self.raid_water(self.acting()).is_some();
        self.raid_conversions(count > 0, |_| may_help = true);
        match (only, count) {
            _ if may_help => false,
            (None, _) => {
                self.fail_raid(t);
                true
            }
            (Some(Choice::Pay(bundle)), 1) => {
                self.pay_raid(bundle, t);
                true
            }
            (Some(Choice::GiveCard(row)), 1) => {
                self.give_card(row, t);
                true
            }
            _ => false,
        }
    }

    pub(crate) fn raid_choices(&self, out: &mut Vec<Choice>) {
        let before = out.len();
        self.raid_ways(self.acting(), |way| out.push(way));
        let must = out.len() > before;
        out.extend(self.raid_water(self.acting()).map(Choice::Pay));
        self.raid_conversions(must, |conversion| out.push(conversion));
        // T-ROB-3: who can meet the demand without water and joker must; these
        // are offered and need not be given (X-WATER-1b).
        if !must {
            out.push(Choice::Pay(Bundle::NOTHING));
        }
    }

    pub(crate) fn pay_raid(&mut self, bundle: Bundle, t: &mut impl Teller) {
        self.acting_mut().purse -= bundle;
        t.tell(Event::RaidPaid { seat: self.actor, bundle });
        self.raid_is_settled(t);
    }

    /// X-RAID-4: the last card of a row goes to the robber.
    pub(crate) fn give_card(&mut self, row: Row, t: &mut impl Teller) {
        let (seat, rules) = (self.actor, &*self.rules);
        let player = &mut self.players[seat.index()];
        let Some(place) = (player.display.row_len(row) as u8).checked_sub(1) else { return };
        if let Some(card) = player.display.take(Slot { row, place }) {
            player.ready.remove(card);
            if player.waived == Some(card) {
                player.waived = None;
            }
            player.powers = player.derived_powers(rules);
            player.card_gold = player.card_gold.min(player.gold_for_cards(rules));
            match rules.dune_of(card) {
                Some(dune) => drop(self.dune_discard.insert(dune)),
                None => drop(self.tribe_discard.insert(card)),
            }
            t.tell(Event::CardGiven { seat, card });
        }
        self.raid_is_settled(t);
    }

    /// T-ROB-3: who can pay neither pays nothing, and the opponent receives
    /// the victory points of the demand.
    pub(crate) fn fail_raid(&mut self, t: &mut impl Teller) {
        let vp = self.demand().vp;
        let seat = self.actor;
        self.player_mut(seat.other()).purse.vp += vp;
        t.tell(Event::RaidFailed { seat, vp });
        self.agenda.pop();
    }

    /// T-CARD-29/31: a settled raid is rewarded, also when it cost nothing.
    fn raid_is_settled(&mut self, t: &mut impl Teller) {
        if self.acting().powers.has(Powers::RAID_REWARD) {
            let reward = self.acting().sum(&self.rules, |effect| match effect {
                Effect::RaidReward { vp } => *vp,
                _ => 0,
            });
            self.gain(Bundle::vp(reward), t);
        }
        self.agenda.pop();
    }
}
