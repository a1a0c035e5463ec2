//! The signs of the seats: a letter on a rug whose weave and colour differ.

use super::table::Table;
use caravanserai_core::Seat;
use maud::{Markup, html};

/// The letter of a seat.
pub(super) const fn letter(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "A",
        1 => "B",
        2 => "C",
        _ => "D",
    }
}

/// The class that gives a seat's colour and weave.
pub(super) const fn class(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "seat-a",
        1 => "seat-b",
        2 => "seat-c",
        _ => "seat-d",
    }
}

/// The drawing of a seat's camel.
pub(super) const fn camel(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "camel-a",
        1 => "camel-b",
        2 => "camel-c",
        _ => "camel-d",
    }
}

/// The mark of a seat beside its name.
pub(super) fn badge(seat: Seat) -> Markup {
    html! { span.seatmark.{ (class(seat)) } aria-hidden="true" { (letter(seat)) } }
}

/// The mark of the player that a line is about.
pub(super) fn mark(table: &Table<'_>, who: Option<Seat>) -> Markup {
    html! {
        @match who {
            Some(seat) => span.seatmark.{ (class(seat)) } role="img" aria-label=(table.name(seat)) {
                (letter(seat))
            },
            None => span.seat."seat--table" aria-hidden="true" {},
        }
    }
}
