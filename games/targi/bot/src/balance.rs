//! What the players of Targi could take and what they took, for the balance report.

use crate::TargiBot;
use caravanserai_core::{Game, Seat, Seed};
use sage::Opponent;
use sage::balance::{Balance, Balanced};
use targi::{
    Bundle, CentreView, DunePlace, Effect, Event, Field, Options, Place, PlayerView, Spot, State,
    Task, TribeId, View,
};

const PLAIN_CARD: &str = "tribe cards without text";
const CARD: &str = "tribe cards with text";
const DUNE: &str = "dunes";
const FIELD: &str = "border fields";

impl Balanced for TargiBot {
    const KINDS: &'static [&'static str] = &[PLAIN_CARD, CARD, DUNE, FIELD];

    fn count(
        options: &Options,
        seed: &Seed,
        seats: &mut [Box<dyn Opponent<State>>],
        balance: &mut Balance,
    ) {
        let mut state = State::new(options, seed);
        let starter = state.view(None).start;
        let mut taken: Vec<(Seat, &'static str, String)> = Vec::new();
        let (mut legal, mut told) = (Vec::new(), Vec::new());
        let mut round_seen = 0;
        // The cards that each seat was offered in this round.
        let mut offers = Vec::new();
        while let Some(seat) = state.to_act() {
            let view = state.view(Some(seat));
            if view.agenda.top() == Some(Task::Placement) && view.round != round_seen {
                round_seen = view.round;
                count_offers(balance, &view, &mut offers);
            }
            legal.clear();
            state.choices(&mut legal);
            let choice = seats[seat.index()].choose(&view, &legal);
            told.clear();
            state.play_telling(choice, &mut told);
            for told in &told {
                count_found_offer(balance, &view, told.event, &offers);
                taken.extend(what_is_taken(&view, told.event));
            }
        }
        let scores = state.scores();
        balance.games += 1;
        balance.rounds += u32::from(state.round());
        balance.start_won += f64::from(scores.share(starter));
        balance.points.extend(scores.all().iter().map(|score| score.total()));
        for (seat, kind, name) in taken {
            let tally = balance.tally(kind, &name);
            tally.taken += 1;
            tally.won += f64::from(scores.share(seat));
        }
    }
}

fn count_offers(balance: &mut Balance, view: &View, offers: &mut Vec<(Seat, TribeId)>) {
    offers.clear();
    for place in Place::all() {
        if let CentreView::Tribe(card) = view.centre[place.index()] {
            for (seat, player) in [Seat(0), Seat(1)].into_iter().zip(&view.players) {
                if can_pay(view, player, card) {
                    offers.push((seat, card));
                    balance.tally(card_kind(view, card), &view.rules.tribe(card).id).offered += 1;
                }
            }
        }
    }
    for place in DunePlace::ALL {
        if let Some(dune) = view.open_dunes[place.index()] {
            balance.tally(DUNE, &view.rules.dune(dune).id).offered += 2;
        }
    }
    for field in Field::all().filter(|field| !field.is_corner()) {
        if view.robber != Some(field) {
            balance.tally(FIELD, &field_name(view, field)).offered += 2;
        }
    }
}

/// A card that was not within reach as the round began and was played
/// all the same had been offered, too: drawn, kept in hand, or paid with
/// what the round brought.
fn count_found_offer(balance: &mut Balance, view: &View, event: Event, offers: &[(Seat, TribeId)]) {
    if let Event::Laid { seat, card, .. } = event
        && view.rules.is_tribe_card(card)
        && !offers.contains(&(seat, card))
    {
        balance.tally(card_kind(view, card), &view.rules.tribe(card).id).offered += 1;
    }
}

fn card_kind(view: &View, card: TribeId) -> &'static str {
    match view.rules.tribe(card).effect {
        Effect::None => PLAIN_CARD,
        _ => CARD,
    }
}

fn field_name(view: &View, field: Field) -> String {
    format!("{field} {}", view.rules.border(field).name())
}

fn can_pay(view: &View, player: &PlayerView, card: TribeId) -> bool {
    let means = Bundle { gold: player.purse.gold + player.card_gold, ..player.purse };
    view.rules.tribe(card).cost.ways().any(|way| means.covers(&way))
}

fn what_is_taken(view: &View, event: Event) -> Option<(Seat, &'static str, String)> {
    match event {
        Event::Laid { seat, card, .. } if view.rules.is_tribe_card(card) => {
            Some((seat, card_kind(view, card), view.rules.tribe(card).id.clone()))
        }
        Event::Placed { seat, spot: Spot::Dune(place) } => {
            let dune = view.open_dunes[place.index()]?;
            Some((seat, DUNE, view.rules.dune(dune).id.clone()))
        }
        Event::Placed { seat, spot: Spot::Border(field) } => {
            Some((seat, FIELD, field_name(view, field)))
        }
        _ => None,
    }
}
