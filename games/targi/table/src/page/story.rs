//! The other player's turn as a story: a line for each thing that was done, with what it
//! brought, and the same numbers on the board where it happened.

use super::about::{CENTRE, FIELDS};
use super::amount::ICONS;
use super::purse::{Change, Purses};
use super::table::{Table, colour};
use super::{choice, icons};
use crate::words::amount::kind_name;
use crate::words::event;
use caravanserai_core::Seat;
use maud::{Markup, html};
use std::ops::RangeInclusive;
use targi::{Border, Event, Spot, State, Told};
use web::beside::{self, Deed};
use web::{Icon, Scene};

/// One thing that was done: a Targi placed, a field used, a card played.
pub(super) struct Act {
    moves: RangeInclusive<usize>,
    who: Option<Seat>,
    /// What happened, the main thing first.
    events: Vec<Told>,
    /// What it changed in the purse of the player who did it.
    change: Change,
}

/// What the other player did since the viewer's last turn.
pub(super) fn acts(scene: &Scene<'_, State>) -> Vec<Act> {
    let moves = beside::told(scene);
    let mut purses = Purses::default();
    let first = moves.first().map_or(usize::MAX, |told| told.number);
    let before = scene.log.iter().take_while(|told| told.number < first);
    before.flat_map(|told| &told.events).for_each(|told| purses.tell(told.event));
    purses.take();
    let mut acts: Vec<Act> = Vec::new();
    for told in moves {
        purses.begin_move();
        for told_event in &told.events {
            let event = told_event.event;
            purses.tell(event);
            let changes = purses.take();
            if is_shown_anyway(&event) {
                continue;
            }
            let who = event::subject(&event);
            let joins = !begins(&event) && acts.last().is_some_and(|act| act.who == who);
            if !joins {
                let moves = told.number..=told.number;
                acts.push(Act { moves, who, events: Vec::new(), change: Default::default() });
            }
            if let Some(act) = acts.last_mut() {
                act.events.push(told_event.clone());
                if let Some(who) = who {
                    act.change
                        .iter_mut()
                        .zip(changes[who.index()])
                        .for_each(|(sum, by)| *sum += by);
                }
            }
        }
        if let Some(act) = acts.last_mut() {
            act.moves = *act.moves.start()..=told.number;
        }
    }
    acts
}

/// What the table shows anyway, and what happens by itself on the way.
const fn is_shown_anyway(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnEnded { .. }
            | Event::RoundBegan { .. }
            | Event::Revealed { .. }
            | Event::TopOpened { .. }
            | Event::Refilled { .. }
            | Event::DuneOpened { .. }
            | Event::Marked { .. }
            | Event::GameOver { .. }
    )
}

/// Whether a line of its own begins with it.
const fn begins(event: &Event) -> bool {
    matches!(
        event,
        Event::Placed { .. }
            | Event::TokenPlaced { .. }
            | Event::Used { .. }
            | Event::CardUsed { .. }
            | Event::RobberMoved { .. }
            | Event::RaidPaid { .. }
            | Event::RaidFailed { .. }
            | Event::CardGiven { .. }
    )
}

impl Act {
    /// Where it happened.
    fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.events.iter().filter_map(|told| match told.event {
            Event::Placed { spot, .. }
            | Event::TokenPlaced { spot, .. }
            | Event::Used { spot, .. }
            | Event::Picked { spot, .. } => Some(spot),
            Event::MarkerMoved { to, .. } => Some(Spot::Centre(to)),
            Event::RobberMoved { field } => Some(Spot::Border(field)),
            _ => None,
        })
    }
}

/// The lines of the story.
pub(super) fn deeds(table: &Table<'_>) -> Vec<Deed> {
    table.acts.iter().enumerate().map(|(index, act)| deed(table, index + 1, act)).collect()
}

fn deed(table: &Table<'_>, number: usize, act: &Act) -> Deed {
    let said = act.events.iter().enumerate().filter(|(index, told)| *index == 0 || is_said(told));
    Deed {
        moves: act.moves.clone(),
        class: match act.who.map(colour) {
            Some("blue") => "by-blue",
            Some(_) => "by-ivory",
            None => "by-table",
        },
        mark: html! { (beat(number)) (icon(act)) },
        text: html! {
            @if let Some(who) = act.who { span.vh { (table.name(who)) ": " } }
            @for (index, (_, told)) in said.enumerate() {
                @if index > 0 { "; " }
                (super::telling::phrase(table, told))
            }
        },
        gain: gain(table, act),
    }
}

/// What the purse says with a sign needs no words.
const fn is_said(told: &Told) -> bool {
    !matches!(
        told.event,
        Event::Received { .. }
            | Event::Traded { .. }
            | Event::TribeDrawn { .. }
            | Event::TopTaken { .. }
            | Event::Paid { .. }
            | Event::GoodGiven { .. }
            | Event::GoodsLeft { .. }
            | Event::JokerUsed { .. }
    )
}

/// The number of a line, in the line and on the board.
fn beat(number: usize) -> Markup {
    html! { span.beatno aria-hidden="true" { span { (number) } } }
}

/// The drawing of what was done.
fn icon(act: &Act) -> Markup {
    let played = act.events.iter().find_map(|told| match told.event {
        Event::Laid { card, .. } | Event::Discarded { card, .. } | Event::CardUsed { card, .. } => {
            Some(choice::medal(told.rules().tribe(card)))
        }
        _ => None,
    });
    let first = act.events.first();
    played.unwrap_or_else(|| match first.map(|told| (told.event, told.rules())) {
        Some((Event::Placed { seat: Seat(0), .. }, _)) => html! { (Icon("p-targi-blue")) },
        Some((Event::Placed { .. }, _)) => html! { (Icon("p-targi-ivory")) },
        Some((Event::Used { spot: Spot::Border(field), .. }, rules)) => {
            html! { (Icon(icons::border(rules.border(field)))) }
        }
        Some((Event::RobberMoved { field }, rules)) => match rules.border(field) {
            Border::Raid(_) => html! { (Icon("f-raid")) },
            _ => html! { (Icon("p-robber")) },
        },
        Some((Event::RaidPaid { .. } | Event::RaidFailed { .. } | Event::CardGiven { .. }, _)) => {
            html! { (Icon("f-raid")) }
        }
        Some((Event::Used { spot: Spot::Dune(_), .. }, _)) => html! { (Icon("i-dune")) },
        Some((Event::Used { spot: Spot::Targia, .. }, _)) => html! { (Icon("p-targia")) },
        _ => html! { (Icon("i-any")) },
    })
}

/// What it changed in the purse of the player who did it.
fn gain(table: &Table<'_>, act: &Act) -> Markup {
    let kinds = act.change.into_iter().zip(ICONS).enumerate();
    html! {
        @for (index, (change, icon)) in kinds.filter(|(_, (change, _))| *change != 0) {
            span.up[change > 0].down[change < 0] {
                (beside::signed(change)) (Icon(icon)) span.vh { (kind_name(table.language, index)) " " }
            }
        }
    }
}

/// The numbers on the board, on the fields and the cards; those of one spot beside each other.
pub(super) fn marks(table: &Table<'_>) -> Markup {
    html! {
        @for (number, act, spot, nth) in marked(table) {
            @let at = match spot {
                Spot::Border(field) => Some(FIELDS[field.index()]),
                Spot::Centre(place) => Some(CENTRE[place.index()]),
                Spot::Dune(_) | Spot::Targia => None,
            };
            @if let Some(at) = at {
                div.told.{ (at) }.{ "nth-" (nth) } aria-hidden="true" data-light=(beside::light(*act.moves.end())) {
                    (beat(number))
                    @let gain = gain(table, act);
                    @if !gain.0.is_empty() { span.flow { (gain) } }
                }
            }
        }
    }
}

/// The numbers on one spot beside the board.
pub(super) fn marks_on(table: &Table<'_>, here: Spot) -> Markup {
    html! {
        @for (number, act, _, nth) in marked(table).into_iter().filter(|(_, _, spot, _)| *spot == here) {
            span.told.{ "nth-" (nth) } aria-hidden="true" data-light=(beside::light(*act.moves.end())) {
                (beat(number))
            }
        }
    }
}

/// What was done where: its number, and the how-manieth it is on that spot.
fn marked<'a>(table: &'a Table<'_>) -> Vec<(usize, &'a Act, Spot, usize)> {
    let mut marked: Vec<(usize, &Act, Spot, usize)> = Vec::new();
    for (index, act) in table.acts.iter().enumerate() {
        for spot in act.spots() {
            let here = marked.iter().filter(|(_, _, other, _)| *other == spot);
            if here.clone().all(|(number, ..)| *number != index + 1) {
                let nth = here.count();
                marked.push((index + 1, act, spot, nth));
            }
        }
    }
    marked
}
