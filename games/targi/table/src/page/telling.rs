//! A move told in lines: what belongs together stands in one line.

use super::amount;
use super::table::{Table, colour};
use crate::words::{cards, event};
use caravanserai_core::Seat;
use maud::{Markup, html};
use std::mem::{Discriminant, discriminant};
use targi::{Border, Bundle, Event, Spot, Told};
use web::{Kept, beside, rich};

/// One line: who, and what in words.
struct Line {
    who: Option<Seat>,
    text: Markup,
}

/// What happened in the moves that the page tells.
pub(super) fn all(table: &Table<'_>) -> Vec<beside::Line> {
    let moves = beside::shown(table.scene).iter();
    moves
        .flat_map(|told| {
            lines(table, &told.events).into_iter().map(|line| beside::Line {
                number: told.number,
                round: told.round,
                who: line.who,
                text: line.text,
            })
        })
        .collect()
}

/// What the table shows anyway needs no line.
const fn is_worth_a_line(event: &Event) -> bool {
    !matches!(event, Event::TurnEnded { .. } | Event::RoundBegan { .. })
}

/// What happened in a move, line by line.
fn lines(table: &Table<'_>, told: &[Told]) -> Vec<Line> {
    let language = table.language;
    let mut lines: Vec<Line> = Vec::new();
    let mut rest = told;
    while let [first, after @ ..] = rest {
        rest = after;
        if !is_worth_a_line(&first.event) {
            continue;
        }
        let who = event::subject(&first.event);
        let next = after.first().map(|told| told.event);
        let together = match (first.event, next) {
            // What a field, a card or a dune brings is told with it.
            (
                Event::Used { .. } | Event::Picked { .. } | Event::CardUsed { .. },
                Some(Event::Received { seat, bundle }),
            ) if who == Some(seat) => Some(kept(table, first, Some(bundle), || {
                let gain = amount::icons(language, &bundle);
                rich!(language, "event-with-gain", what = phrase(table, first), gain = gain)
            })),
            (Event::GoodsDrawn { seat, .. }, Some(Event::Received { seat: to, bundle }))
                if seat == to =>
            {
                let brings = amount::icons(language, &bundle);
                Some(rich!(language, "event-goods-drawn", card = brings))
            }
            // Paying for a card and laying it is one thing.
            (Event::Paid { card, bundle, .. }, Some(Event::Laid { card: laid, row, .. }))
                if card == laid =>
            {
                Some(rich!(
                    language,
                    "event-played",
                    card = cards::tribe(language, first.rules().tribe(card)),
                    row = row.index() + 1,
                    what = amount::icons(language, &bundle)
                ))
            }
            _ => None,
        };
        if together.is_some() {
            rest = &after[1..];
        }
        lines.push(Line { who, text: together.unwrap_or_else(|| phrase(table, first)) });
    }
    lines
}

/// An event in words, its amounts drawn.
pub(super) fn phrase(table: &Table<'_>, told: &Told) -> Markup {
    let (language, names) = (table.language, &table.names);
    kept(table, told, None, || {
        amount::draw(language, &event::phrase(language, told.rules(), names, &told.event))
    })
}

/// All that most lines follow from: the kind of an event, its place and what field is there, and
/// what it brought.
type Kind = (Discriminant<Event>, Option<(Spot, Option<Border>)>, Option<Bundle>);

/// The kind of an event, if nothing else is needed to tell it.
fn kind(told: &Told, gain: Option<Bundle>) -> Option<Kind> {
    let kind = discriminant(&told.event);
    match told.event {
        Event::Placed { spot, .. }
        | Event::TokenPlaced { spot, .. }
        | Event::Used { spot, .. }
        | Event::Picked { spot, .. } => {
            let border = match spot {
                Spot::Border(field) => Some(told.rules().border(field)),
                _ => None,
            };
            Some((kind, Some((spot, border)), gain))
        }
        Event::Received { bundle, .. } | Event::RaidPaid { bundle, .. } => {
            Some((kind, None, Some(bundle)))
        }
        _ => None,
    }
}

/// What is told of an event, drawn once for all of its kind.
fn kept(table: &Table<'_>, told: &Told, gain: Option<Bundle>, draw: impl Fn() -> Markup) -> Markup {
    static KEPT: Kept<Kind, 1> = Kept::new();
    match kind(told, gain) {
        Some(kind) => KEPT.markup(table.language, &kind, draw),
        None => draw(),
    }
}

/// The mark of the player that a line is about.
pub(super) fn mark(table: &Table<'_>, who: Option<Seat>) -> Markup {
    html! {
        @match who {
            Some(seat) => {
                span.seat.{ "seat--" (colour(seat)) } role="img" aria-label=(table.name(seat)) {}
            }
            None => { span.seat."seat--table" aria-hidden="true" {} }
        }
    }
}
