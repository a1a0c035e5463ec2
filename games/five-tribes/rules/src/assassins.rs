//! Assassins and what they kill (F-TRIBE-1, Boaz, Iblis, Kandicha, Nekir).

use crate::agenda::Task;
use crate::catalogue::catalogue;
use crate::choice::Choice;
use crate::event::{Event, Source, Teller};
use crate::flow::{Only, Sink};
use crate::payment::Payment;
use crate::printed::Power;
use crate::square::Square;
use crate::state::State;
use crate::tribe::Tribe;
use caravanserai_core::Seat;

impl State {
    /// Targets on tiles within reach, and in front of opponents. Fakirs that a
    /// distance asks for are part of the choice. A kill is compulsory when one
    /// is possible without Fakirs; otherwise it may be left (ruling).
    pub(crate) fn list_victims(&self, count: u8, at: Square, sink: &mut impl Sink) {
        let (free, costly) = self.tiles_in_reach(count, at);
        let mut held = Only::default();
        self.list_all_held(&mut held);
        let free_target = held.first.is_some() || !free.is_empty();
        if !free_target {
            sink.add(Choice::Skip);
        }
        for on in free.or(costly) {
            let heap = self.open.board.meeples(on);
            heap.tribes().for_each(|tribe| sink.add(Choice::Kill(on, tribe)));
        }
        self.list_all_held(sink);
        let two = |payment: Payment| self.can_kill_two(count, payment.fakirs(), at);
        self.list_use_where(Power::DoubleKill, two, sink);
        self.list_powers(sink);
    }

    /// Whether Iblis, once paid with so many Fakirs, finds two victims on one tile
    /// or with one opponent (F-RULE-7).
    fn can_kill_two(&self, count: u8, paid: u8, at: Square) -> bool {
        let fakirs = self.fakirs(self.open.active) - paid;
        let reached = self.open.board.occupied().and(at.within(count.saturating_add(fakirs)));
        let several = |victim: Seat| {
            !self.open.holds(victim, Power::Protection) && self.open.player(victim).held.total() > 1
        };
        reached.into_iter().any(|on| self.open.board.meeples(on).total() > 1)
            || self.open.opponents(self.open.active).any(several)
    }

    /// Whether there are plainly several victims, on several tiles.
    pub(crate) fn has_free_victims(&self, count: u8, at: Square) -> bool {
        self.open.board.occupied().and(at.within(count)).has_several()
    }

    /// Occupied tiles that the Assassins reach alone, and those for which they
    /// need Fakirs.
    fn tiles_in_reach(&self, count: u8, at: Square) -> (crate::Squares, crate::Squares) {
        let occupied = self.open.board.occupied();
        let near = at.within(count);
        let far = at.within(count.saturating_add(self.fakirs(self.open.active)));
        (occupied.and(near), occupied.and(far).without(near))
    }

    fn list_all_held(&self, sink: &mut impl Sink) {
        for victim in self.open.opponents(self.open.active) {
            self.list_held_victims(victim, sink);
        }
    }

    /// What may be killed in front of a player.
    pub(crate) fn list_held_victims(&self, victim: Seat, sink: &mut impl Sink) {
        if self.open.holds(victim, Power::Protection) {
            return;
        }
        let held = self.open.player(victim).held;
        held.tribes().for_each(|tribe| sink.add(Choice::KillHeld(victim, tribe)));
    }

    pub(crate) fn list_second_kills(&self, at: Square, sink: &mut impl Sink) {
        let heap = self.open.board.meeples(at);
        heap.tribes().for_each(|tribe| sink.add(Choice::Kill(at, tribe)));
    }

    fn kills_twice(&self) -> bool {
        catalogue()
            .djinn_with(Power::DoubleKill)
            .is_some_and(|iblis| self.open.used.contains(iblis))
    }

    pub(crate) fn assassinate(
        &mut self,
        count: u8,
        at: Square,
        on: Square,
        tribe: Tribe,
        teller: &mut impl Teller,
    ) {
        self.open.agenda.pop();
        let fakirs = at.distance(on).saturating_sub(count);
        self.spend_fakirs(self.open.active, fakirs, teller);
        self.pay_for_killing(teller);
        if self.kills_twice() {
            self.open.agenda.push(Task::SecondKill { at: on });
        }
        self.kill_on_tile(on, tribe, teller);
    }

    pub(crate) fn assassinate_held(
        &mut self,
        victim: Seat,
        tribe: Tribe,
        teller: &mut impl Teller,
    ) {
        self.open.agenda.pop();
        self.pay_for_killing(teller);
        if self.kills_twice() {
            self.open.agenda.push(Task::SecondKillHeld { victim });
        }
        self.kill_held(victim, tribe, teller);
    }

    pub(crate) fn kill_second(&mut self, on: Square, tribe: Tribe, teller: &mut impl Teller) {
        self.open.agenda.pop();
        self.kill_on_tile(on, tribe, teller);
    }

    fn kill_on_tile(&mut self, on: Square, tribe: Tribe, teller: &mut impl Teller) {
        let seat = self.open.active;
        self.open.board.take(on, tribe);
        teller.tell(Event::Killed { seat, on, tribe });
        self.bury(tribe, Some(on), teller);
        self.claim_if_empty(on);
    }

    pub(crate) fn kill_held(&mut self, victim: Seat, tribe: Tribe, teller: &mut impl Teller) {
        let seat = self.open.active;
        self.open.player_mut(victim).held.take(tribe);
        teller.tell(Event::KilledHeld { seat, victim, tribe });
        self.bury(tribe, None, teller);
    }

    /// The victim goes to the bag, unless Kandicha makes it serve the killer.
    fn bury(&mut self, tribe: Tribe, on: Option<Square>, teller: &mut impl Teller) {
        let seat = self.open.active;
        if !self.open.holds(seat, Power::SpoilsOfKills) {
            self.open.bag.add(tribe, 1);
            return;
        }
        match tribe {
            Tribe::Vizier | Tribe::Elder | Tribe::Artisan => {
                self.open.player_mut(seat).held.add(tribe, 1);
                teller.tell(Event::Kept { seat, tribe, count: 1 });
            }
            Tribe::Merchant | Tribe::Builder | Tribe::Assassin => self.open.bag.add(tribe, 1),
        }
        match (tribe, on) {
            (Tribe::Merchant, _) => self.draw_card(seat, teller),
            (Tribe::Artisan, _) => self.draw_top_item(seat, teller),
            (Tribe::Builder, Some(on)) => {
                let kandicha = catalogue().djinn_with(Power::SpoilsOfKills);
                let coins = u16::from(self.blue_around(on));
                kandicha.into_iter().for_each(|d| self.earn(seat, coins, Source::Djinn(d), teller));
            }
            _ => {}
        }
    }

    /// Nekir earns once per killing.
    fn pay_for_killing(&mut self, teller: &mut impl Teller) {
        self.pay_holder(Power::CoinsForKills, self.open.active, teller);
    }

    /// The holder of a power earns 1 coin for what he does and 2 for what an
    /// opponent does.
    pub(crate) fn pay_holder(&mut self, power: Power, doer: Seat, teller: &mut impl Teller) {
        if let Some(holder) = self.open.holder(power)
            && let Some(djinn) = catalogue().djinn_with(power)
        {
            let coins = if holder == doer { 1 } else { 2 };
            self.earn(holder, coins, Source::Djinn(djinn), teller);
        }
    }
}
