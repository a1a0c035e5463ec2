//! What changed in front of each player since the viewer's last turn.

use five_tribes::{Event, SEATS, State, TRIBES};
use web::{Scene, Stage, ToldMove};

/// How many more, or fewer, a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Change {
    /// Known of the viewer alone: what others paid for bids is hidden.
    pub(super) coins: i16,
    /// The meeples in front of the player, by tribe.
    pub(super) held: [i16; TRIBES],
    /// The tiles of the player.
    pub(super) tiles: i16,
    /// The cards in hand.
    pub(super) cards: i16,
}

/// What changed: for players since their last turn, for others by the last move.
pub(super) fn changes(scene: &Scene<'_, State>) -> [Change; SEATS] {
    let log = scene.log;
    let old = match (scene.seat, scene.stage) {
        (Some(_), Stage::Live) => log.partition_point(|told| told.number <= scene.table.seen),
        _ => log.len().saturating_sub(1),
    };
    changes_in(&log[old..])
}

fn changes_in(moves: &[ToldMove<State>]) -> [Change; SEATS] {
    let mut all = [Change::default(); SEATS];
    moves.iter().flat_map(|told| &told.events).for_each(|event| tell(*event, &mut all));
    all
}

fn tell(event: Event, all: &mut [Change; SEATS]) {
    let coins = |coins: u16| i16::try_from(coins).unwrap_or(i16::MAX);
    let Some(seat) = event.seat() else { return };
    let own = &mut all[seat.index()];
    match event {
        Event::Bid { paid, .. } => own.coins -= coins(paid.unwrap_or(0)),
        Event::Earned { coins: earned, .. } => own.coins += coins(earned),
        Event::PaidCoins { coins: paid, .. } => own.coins -= coins(paid),
        Event::Kept { tribe, count, .. } => own.held[tribe.index()] += i16::from(count),
        Event::SpentMeeples { tribe, count, .. } => own.held[tribe.index()] -= i16::from(count),
        Event::GaveVizier { .. } => own.held[five_tribes::Tribe::Vizier.index()] -= 1,
        Event::KilledHeld { victim, tribe, .. } => all[victim.index()].held[tribe.index()] -= 1,
        Event::Camel { .. } | Event::Tent { .. } => own.tiles += 1,
        Event::CamelBack { .. } => own.tiles -= 1,
        Event::TookCard { .. } | Event::DrewCard { .. } => own.cards += 1,
        Event::SpentFakirs { count, .. } => own.cards -= i16::from(count),
        Event::DiscardedCard { .. } | Event::Laid { .. } => own.cards -= 1,
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::{Game, Seat};
    use five_tribes::Tribe;
    use web::Language;
    use web::testing::{Moment, corpus, moments};

    const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus");

    /// What a player has at a moment.
    fn holding(moment: &Moment<State>, seat: Seat) -> Change {
        let view = moment.state.view(None);
        let player = view.open.player(seat);
        let mut held = [0; TRIBES];
        Tribe::ALL.into_iter().for_each(|tribe| held[tribe.index()] = player.held.of(tribe).into());
        Change {
            coins: moment.state.coins(seat) as i16,
            held,
            tiles: player.tiles().len().into(),
            cards: view.counts.hands[seat.index()].into(),
        }
    }

    #[test]
    fn what_a_player_has_changes_by_what_is_told_of_it() {
        for (name, game) in corpus::<State>(CORPUS) {
            let all = moments(&game);
            for seat in (0..all[0].state.seats()).map(Seat) {
                let first = holding(&all[0], seat);
                for (index, moment) in all.iter().enumerate().step_by(7) {
                    let log = moment.seen_by(Some(seat), Language::English).log;
                    let told = changes_in(&log)[seat.index()];
                    let mut sum = first;
                    sum.coins += told.coins;
                    sum.tiles += told.tiles;
                    sum.cards += told.cards;
                    sum.held.iter_mut().zip(told.held).for_each(|(sum, change)| *sum += change);
                    assert_eq!(sum, holding(moment, seat), "{name}, {seat} after {index} moves");
                }
            }
        }
    }
}
