//! A move told in lines: what belongs together stands in one line.

use super::amount;
use super::table::{Table, colour};
use crate::words::{cards, event};
use caravanserai_core::Seat;
use maud::{Markup, html};
use targi::{Event, Told};
use web::beside;
use web::rich;

/// One line: who, what in words, and the event that it is mainly about.
struct Line {
    who: Option<Seat>,
    text: Markup,
    about: Event,
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
                in_log: is_worth_a_line(&line.about),
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
    let mut lines: Vec<Line> = Vec::new();
    let mut rest = told;
    while let [first, after @ ..] = rest {
        rest = after;
        let mut line = Line {
            who: event::subject(&first.event),
            text: phrase(table, first),
            about: first.event,
        };
        match (first.event, after.first().map(|told| told.event)) {
            // What a field, a card or a dune brings is told with it.
            (
                Event::Used { .. } | Event::Picked { .. } | Event::CardUsed { .. },
                Some(Event::Received { seat, bundle }),
            ) if line.who == Some(seat) => {
                line.text = rich!(
                    table.language,
                    "event-with-gain",
                    what = line.text,
                    gain = amount::icons(table.language, &bundle)
                );
                rest = &after[1..];
            }
            (Event::GoodsDrawn { seat, .. }, Some(Event::Received { seat: to, bundle }))
                if seat == to =>
            {
                let brings = amount::icons(table.language, &bundle);
                line.text = rich!(table.language, "event-goods-drawn", card = brings);
                rest = &after[1..];
            }
            // Paying for a card and laying it is one thing.
            (Event::Paid { card, bundle, .. }, Some(Event::Laid { card: laid, row, .. }))
                if card == laid =>
            {
                line.text = rich!(
                    table.language,
                    "event-played",
                    card = cards::tribe(table.language, first.rules().tribe(card)),
                    row = row.index() + 1,
                    what = amount::icons(table.language, &bundle)
                );
                line.about = after[0].event;
                rest = &after[1..];
            }
            _ => {}
        }
        lines.push(line);
    }
    lines
}

/// An event in words, its amounts drawn.
pub(super) fn phrase(table: &Table<'_>, told: &Told) -> Markup {
    let names = &table.names;
    amount::draw(table.language, &event::phrase(table.language, told.rules(), names, &told.event))
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
