//! What it says.

use super::PebblesTable;
use crate::pebbles::rules::{Laid, Lay, NotInHand, Pebbles, View};
use caravanserai_core::{Game, Seat};
use std::borrow::Cow;
use std::convert::Infallible;
use words::{Language, Vocabulary};

impl Vocabulary for PebblesTable {
    type Game = Pebbles;

    fn title(_: Language) -> Cow<'static, str> {
        "Pebbles".into()
    }

    fn seat(_: Language, seat: Seat) -> Cow<'static, str> {
        Pebbles::seat_name(seat).into()
    }

    fn asked(_: Language, _: &View, _: &[String], _: &[Lay]) -> String {
        "Lay a pebble".to_owned()
    }

    fn heading(_: Language, _: &View) -> Cow<'static, str> {
        "Your pebbles".into()
    }

    fn choice(_: Language, _: &View, _: &[String], choice: Lay) -> String {
        choice.to_string()
    }

    fn event(_: Language, names: &[String], event: &Laid) -> String {
        format!("{} lays a {}", names[event.seat.index()], event.pebble)
    }

    fn refusal(_: Language, NotInHand(pebble): &NotInHand) -> String {
        format!("you have no {pebble}")
    }

    fn option_fault(_: Language, fault: &Infallible) -> String {
        match *fault {}
    }

    fn violation(_: Language, violation: &Infallible) -> String {
        match *violation {}
    }

    type Holding = ();

    fn holding(_: Language, _: &View, _: (), count: u16) -> String {
        format!("{count} points")
    }

    fn score_part(_: Language, part: &str) -> (Cow<'static, str>, Cow<'static, str>) {
        (part.to_owned().into(), "".into())
    }
}
