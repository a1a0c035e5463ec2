//! A move told in lines: what belongs together stands in one line.

use super::amount::{self, Voice};
use super::table::{Table, colour};
use super::words::{cards, event};
use crate::texts::rich;
use caravanserai_core::Seat;
use maud::{Markup, html};
use targi::{Event, Told};

/// One line: who, what in words, and the event that it is mainly about.
pub(super) struct Line {
    pub(super) who: Option<Seat>,
    pub(super) text: Markup,
    pub(super) about: Event,
}

/// What happened in a move, line by line.
pub(super) fn lines(table: &Table<'_>, told: &[Told]) -> Vec<Line> {
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
                Event::Used { .. }
                | Event::Picked { .. }
                | Event::CardUsed { .. }
                | Event::GoodsDrawn { .. },
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
            // Paying for a card and laying it is one thing.
            (Event::Paid { card, bundle, .. }, Some(Event::Laid { card: laid, row, .. }))
                if card == laid =>
            {
                line.text = rich!(
                    table.language,
                    "event-played",
                    card = cards::tribe(table.language, first.rules().tribe(card)),
                    row = row.index() + 1,
                    what = amount::part(table.language, Voice::Drawn, &bundle)
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

fn phrase(table: &Table<'_>, told: &Told) -> Markup {
    let names = &table.scene.table.names;
    event::phrase(table.language, &told.rules(), names, &told.event, Voice::Drawn)
}

/// The mark of whoever a line is about.
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
