//! What the greedy opponent of Targi thinks of a position: what lies in the
//! purse, what is displayed and may still become a full row, and what the
//! figures and markers on the board will bring.

use crate::worth::{DISPLAYED, GOLD, GOOD, Worth, on_line};
use caravanserai_core::{Game, Seat};
use sage::Heuristic;
use targi::{Field, Place, PlaceSet, Spot, State, Task};

/// A card whose action marker was not used yet.
const READY: f32 = 1.2;
/// An action token that was not used yet.
const TOKEN: f32 = 0.8;
/// A card in hand is an option, and blocks the hand.
const IN_HAND: f32 = 0.3;
/// What is to come on the board can still be lost.
const TO_COME: f32 = 0.9;
/// How much the opponent's prospects count against one's own.
const OPPONENT: f32 = 0.6;

/// The heuristic of the greedy opponent.
pub struct TargiHeuristic;

impl Heuristic<State> for TargiHeuristic {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let is_over = state.to_act().is_none();
        let scores = is_over.then(|| state.scores());
        let prospects = |seat: Seat| match &scores {
            Some(scores) => f32::from(scores.of(seat).total()),
            None => {
                // One action ahead nothing tells that goods are saved for a card: so they
                // keep their worth to the end, and a card counts once it is displayed.
                let mut worth = Worth::new(state, seat);
                (worth.use_left, worth.to_display) = (1.0, 0.0);
                owned(&worth) + TO_COME * to_come(&worth, seat)
            }
        };
        prospects(seat) - OPPONENT * prospects(seat.other())
    }

    fn is_midway(&self, state: &State) -> bool {
        !matches!(
            state.agenda().top(),
            None | Some(
                Task::Turn(_)
                    | Task::Placement
                    | Task::Raid(_)
                    | Task::Limit
                    | Task::PutBack(_)
                    | Task::TargiToken(_)
                    | Task::MarkerToken(_)
            )
        )
    }
}

/// What lies in front of a player.
fn owned(worth: &Worth<'_>) -> f32 {
    let player = worth.player;
    let useful = GOLD * f32::from(player.card_gold)
        + READY * player.ready.len() as f32
        + GOOD * f32::from(player.discount_now)
        + TOKEN * f32::from(player.tokens.len());
    let points = |card| f32::from(worth.rules.tribe(card).vp) + DISPLAYED;
    let cards: f32 = player.display.cards().map(points).sum();
    let lasting = worth.texts().map(|card| worth.text(card));
    let texts: f32 = lasting.filter(|text| text.feature.is_some()).map(|text| text.worth).sum();
    let rows: f32 = worth.rows.iter().map(|row| row.promise()).sum();
    let hand = IN_HAND * worth.time * player.hand.len() as f32;
    worth.purse(&player.purse) + worth.use_left * useful + cards + texts + rows + hand
}

/// What figures and markers will bring, unless the turn is over already.
fn to_come(worth: &Worth<'_>, seat: Seat) -> f32 {
    let agenda = worth.state.agenda();
    let acts = |task: &Task| *task == Task::Turn(seat) || *task == Task::Placement;
    if !agenda.as_slice().iter().any(acts) {
        return 0.0;
    }
    let player = worth.player;
    let fields = player.targi.into_iter().chain(player.targi_token).map(Spot::Border);
    let places = player.markers.into_iter().chain(player.marker_token).map(Spot::Centre);
    let dunes = player.dunes.iter().map(Spot::Dune);
    let targia = player.targia_due.then_some(Spot::Targia);
    let spots = fields.chain(places).chain(dunes).chain(targia);
    let lines = if agenda.top() == Some(Task::Placement) { lines(worth) } else { 0.0 };
    spots.map(|spot| worth.spot(spot)).sum::<f32>() + lines
}

/// While Targi are placed: the crossings so far, and what the lines may
/// still cross.
fn lines(worth: &Worth<'_>) -> f32 {
    let placed = worth.player.targi;
    let crossings = |a: Field| placed.into_iter().filter_map(move |b| a.crossing(b));
    let crossed: PlaceSet = placed.into_iter().flat_map(crossings).collect();
    let crossed: f32 = crossed.into_iter().map(|place| worth.place(place)).sum();
    let best_on =
        |field: Field| on_line(field).map(|place: Place| worth.place(place)).fold(0.0, f32::max);
    let best: f32 = placed.into_iter().map(best_on).sum();
    let mean = best / f32::from(placed.len().max(1));
    crossed + 0.5 * mean * f32::from(worth.player.targi_now.saturating_sub(placed.len()))
}
