//! A purse, with what has changed in it since the viewer's last turn.

use super::amount::ICONS;
use super::table::Table;
use crate::words::amount::{WATER, counts, kind_name};
use caravanserai_core::Seat;
use maud::{Markup, html};
use targi::{Bundle, Edition, Event, Field, Rules, State, TribeDeck};
use web::{Icon, Scene, Stage, ToldMove, beside, t};

/// How many more, or fewer, there are of each kind, in the order of a purse.
pub(super) type Change = [i16; 6];

/// A player's purse as a list.
pub(super) fn list(table: &Table<'_>, seat: Seat, class: &'static str) -> Markup {
    let (language, view) = (table.language, table.view);
    let water = has_water(&view.rules);
    let changes = changes(table.scene)[seat.index()];
    let amounts = counts(&view.players[seat.index()].purse).into_iter().zip(ICONS).zip(changes);
    let shown = amounts.enumerate().filter(|(index, _)| water || *index != WATER);
    html! {
        ul.purse.a-purse.{ (class) } data-then=[(!class.is_empty()).then_some("strip")] aria-label=(t!(language, "purse")) {
            @for (index, ((count, icon), change)) in shown {
                li.zero[count == 0].is-up[change > 0].is-down[change < 0] {
                    (Icon(icon))
                    span.vh { (kind_name(language, index)) } " "
                    (count)
                    (beside::delta(change))
                }
            }
        }
    }
}

/// Whether anything of the expansion can bring water into this game.
fn has_water(rules: &Rules) -> bool {
    let options = &rules.options;
    options.expansion
        || *options.tribe_deck() != TribeDeck::Base
        || Field::all().any(|field| options.edition(field) == Edition::Expansion)
}

/// What changed in both purses: for players since their last turn, for others by the last move.
fn changes(scene: &Scene<'_, State>) -> [Change; 2] {
    let log = scene.log;
    let old = match (scene.seat, scene.stage) {
        (Some(_), Stage::Live) => log.partition_point(|told| told.number <= scene.table.seen),
        _ => log.len().saturating_sub(1),
    };
    changes_in(log, old)
}

/// What the moves from `old` on changed; those before only tell how much gold lay on cards.
fn changes_in(log: &[ToldMove<State>], old: usize) -> [Change; 2] {
    let mut purses = Purses::default();
    for (index, told) in log.iter().enumerate() {
        if index == old {
            purses.take();
        }
        purses.begin_move();
        told.events.iter().for_each(|told| purses.tell(told.event));
    }
    if old < log.len() { purses.take() } else { Default::default() }
}

/// Both purses as they change by what is told.
#[derive(Default)]
pub(super) struct Purses {
    changes: [Change; 2],
    /// The gold on each player's cards.
    on_cards: [u8; 2],
    /// Whether a card was opened just now.
    opened: bool,
}

impl Purses {
    /// What has changed since it was asked last.
    pub(super) fn take(&mut self) -> [Change; 2] {
        std::mem::take(&mut self.changes)
    }

    /// The events of another move follow.
    pub(super) fn begin_move(&mut self) {
        self.opened = false;
    }

    /// Something happened.
    pub(super) fn tell(&mut self, event: Event) {
        // Field 14 of the expansion: who discards the open card for the next pays 1 water.
        if let (true, Event::Discarded { seat, .. }) = (self.opened, event) {
            self.changes[seat.index()][WATER] -= 1;
        }
        self.opened = matches!(event, Event::TopOpened { .. });
        match event {
            Event::Received { seat, bundle } => self.change(seat, bundle, 1),
            Event::RaidPaid { seat, bundle } | Event::Returned { seat, bundle } => {
                self.change(seat, bundle, -1);
            }
            Event::RaidFailed { seat, vp } => self.change(seat.other(), Bundle::vp(vp), 1),
            Event::Robbed { seat, bundle } => {
                self.change(seat, bundle, 1);
                self.change(seat.other(), bundle, -1);
            }
            Event::Traded { seat, give, get } => {
                self.change(seat, give, -1);
                self.change(seat, get, 1);
            }
            Event::JokerUsed { seat, good } => self.change(seat, Bundle::of(good, 1), 1),
            Event::GoodGiven { seat, good } => self.change(seat, Bundle::of(good, 1), -1),
            Event::GoldOnCard { seat, gold } => self.on_cards[seat.index()] += gold,
            // T-CARD-40: gold on a card is spent first.
            Event::Paid { seat, bundle, .. } => {
                let on_card = &mut self.on_cards[seat.index()];
                let from_card = bundle.gold.min(*on_card);
                *on_card -= from_card;
                self.change(seat, Bundle { gold: bundle.gold - from_card, ..bundle }, -1);
            }
            _ => {}
        }
    }

    fn change(&mut self, seat: Seat, bundle: Bundle, sign: i16) {
        for (sum, count) in self.changes[seat.index()].iter_mut().zip(counts(&bundle)) {
            *sum += sign * i16::from(count);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::Game;
    use web::Language;
    use web::testing::{Moment, corpus, moments};

    const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus");

    #[test]
    fn a_purse_changes_by_what_is_told_of_it() {
        for (name, game) in corpus::<State>(CORPUS) {
            let all = moments(&game);
            let purses = |moment: &Moment<State>| {
                let view = moment.state.view(None);
                view.players.map(|player| counts(&player.purse).map(i16::from))
            };
            let first = purses(&all[0]);
            for (index, moment) in all.iter().enumerate().step_by(7) {
                let told = changes_in(&moment.seen_by(None, Language::English).log, 0);
                let now = purses(moment);
                for (seat, told) in told.iter().enumerate() {
                    let mut sum = first[seat];
                    sum.iter_mut().zip(told).for_each(|(sum, change)| *sum += change);
                    assert_eq!(sum, now[seat], "{name}, seat {seat} after {index} moves");
                }
            }
        }
    }
}
