//! Five Tribes in words: names of things, choices, events, what there is to do.

pub(crate) mod choice;
pub(crate) mod event;
mod holding;
pub(crate) mod names;
pub(crate) mod price;
mod refusal;
pub(crate) mod scores;
pub(crate) mod task;
mod violation;

#[cfg(test)]
mod tests;

use crate::FiveTribesTable;
use ::words::{Language, Vocabulary, t};
use caravanserai_core::Seat;
use five_tribes::{Choice, Event, Refusal, State, View, Violation};
use five_tribes_bot::Holding;
use std::borrow::Cow;
use std::convert::Infallible;

impl Vocabulary for FiveTribesTable {
    type Game = State;

    fn title(language: Language) -> Cow<'static, str> {
        t!(language, "game-title")
    }

    fn seat(language: Language, seat: Seat) -> Cow<'static, str> {
        names::seat(language, seat)
    }

    fn asked(language: Language, view: &View, names: &[String], choices: &[Choice]) -> String {
        task::own(language, view, names, choices)
    }

    fn heading(language: Language, view: &View) -> Cow<'static, str> {
        task::heading(language, view)
    }

    fn choice(language: Language, view: &View, names: &[String], choice: Choice) -> String {
        choice::full_named(language, view, names, choice)
    }

    fn event(language: Language, names: &[String], event: &Event) -> String {
        event::sentence(language, names, event)
    }

    fn refusal(language: Language, refusal: &Refusal) -> String {
        refusal::text(language, refusal).into_owned()
    }

    fn option_fault(_: Language, fault: &Infallible) -> String {
        match *fault {}
    }

    fn violation(language: Language, violation: &Violation) -> String {
        violation::text(language, violation).into_owned()
    }

    type Holding = Holding;

    fn holding(language: Language, view: &View, holding: Holding, count: u16) -> String {
        holding::words(language, view, holding, count)
    }

    fn score_part(language: Language, part: &str) -> (Cow<'static, str>, Cow<'static, str>) {
        scores::part(part, language)
    }
}
