//! The tribe actions (F-TRIBE-1, F-ART-4). Assassins have their own file.

use crate::agenda::Task;
use crate::catalogue::catalogue;
use crate::choice::Choice;
use crate::event::{Event, Source, Teller};
use crate::flow::{Settled, Sink};
use crate::printed::Power;
use crate::square::Square;
use crate::state::State;
use crate::tribe::Tribe;

impl State {
    /// Viziers, Elders, Merchants and Artisans act without any decision.
    #[inline(never)]
    pub(crate) fn act_at_once(
        &mut self,
        tribe: Tribe,
        count: u8,
        at: Square,
        teller: &mut impl Teller,
    ) -> Settled {
        let seat = self.open.active;
        match tribe {
            Tribe::Vizier | Tribe::Elder => self.keep(tribe, count, teller),
            Tribe::Merchant => {
                self.open.agenda.pop();
                for _ in 0..count.min(self.open.row.len() as u8) {
                    self.take_card(1, teller);
                }
            }
            Tribe::Artisan => {
                self.keep(tribe, count, teller);
                self.draw_items(seat, count, teller);
            }
            Tribe::Builder if self.blue_around(at) > 0 && self.possible_fakirs() > 0 => {
                return Settled::Asks;
            }
            Tribe::Assassin if self.has_free_victims(count, at) => return Settled::Asks,
            Tribe::Builder | Tribe::Assassin => return Settled::Unclear,
        }
        Settled::Acted
    }

    fn keep(&mut self, tribe: Tribe, count: u8, teller: &mut impl Teller) {
        let seat = self.open.active;
        self.open.agenda.pop();
        self.open.player_mut(seat).held.add(tribe, count);
        teller.tell(Event::Kept { seat, tribe, count });
    }

    pub(crate) fn list_tribe(&self, tribe: Tribe, count: u8, at: Square, sink: &mut impl Sink) {
        match tribe {
            Tribe::Builder => self.list_builders(at, sink),
            Tribe::Assassin => self.list_victims(count, at, sink),
            // These act at once.
            Tribe::Vizier | Tribe::Elder | Tribe::Merchant | Tribe::Artisan => {}
        }
    }

    /// Blue-valued tiles in the block around a tile, itself included.
    pub(crate) fn blue_around(&self, at: Square) -> u8 {
        self.open.board.blue().and(at.block()).len()
    }

    /// How many Fakirs help. Where nothing can be earned, none is asked for.
    fn list_builders(&self, at: Square, sink: &mut impl Sink) {
        sink.add(Choice::Fakirs(0));
        if self.blue_around(at) > 0 {
            let fakirs = self.fakirs(self.open.active);
            (1..=fakirs).for_each(|fakirs| sink.add(Choice::Fakirs(fakirs)));
            self.list_use(Power::DoubleBuilders, sink);
        }
        self.list_powers(sink);
    }

    pub(crate) fn build_with(
        &mut self,
        builders: u8,
        fakirs: u8,
        at: Square,
        teller: &mut impl Teller,
    ) {
        let seat = self.open.active;
        self.open.agenda.pop();
        self.spend_fakirs(seat, fakirs, teller);
        let doubled = catalogue()
            .djinn_with(Power::DoubleBuilders)
            .is_some_and(|echidna| self.open.used.contains(echidna));
        let income = u16::from(builders + fakirs) * u16::from(self.blue_around(at));
        let income = if doubled { 2 * income } else { income };
        self.earn(seat, income, Source::Builders, teller);
    }

    /// Without a thief of this colour there is nothing to decide.
    pub(crate) fn pass_without_thief(&mut self, tribe: Tribe) -> Settled {
        let thieves = self.open.player(self.open.active).thieves;
        if !thieves.is_empty() && thieves.iter().any(|thief| thief.row().tribe == tribe) {
            return Settled::Asks;
        }
        self.open.agenda.pop();
        Settled::Acted
    }

    /// Thieves come right after the tribe action they match (F-THIEF-3).
    pub(crate) fn list_thief(&self, tribe: Tribe, sink: &mut impl Sink) {
        let thieves = self.open.player(self.open.active).thieves;
        let fitting = thieves.iter().filter(|thief| thief.row().tribe == tribe);
        fitting.for_each(|thief| sink.add(Choice::UseThief(thief)));
        sink.add(Choice::Skip);
    }
}

impl Task {
    /// Meeples that a task still holds: those that will be kept. The others are
    /// in the bag already.
    pub(crate) fn meeples(self) -> Option<(Tribe, u8)> {
        match self {
            Task::Tribe { tribe, count, .. } if Tribe::KEPT.contains(&tribe) => {
                Some((tribe, count))
            }
            _ => None,
        }
    }
}
