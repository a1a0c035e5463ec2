//! Targi in words: names of things, choices, events.

pub(super) mod amount;
pub(super) mod border;
pub(super) mod cards;
pub(super) mod choice;
pub(super) mod dune;
pub(super) mod effect;
pub(super) mod event;
mod holding;
pub(super) mod option;
mod refusal;
pub(super) mod rows;
pub(super) mod spot;
pub(super) mod task;
pub(super) mod token;
mod violation;

use crate::TargiTable;
use ::words::{Language, Vocabulary, t};
use caravanserai_core::{OptionSpec, Seat};
use std::borrow::Cow;
use targi::{Choice, OptionFault, Refusal, State, Told, View, Violation};
use targi_bot::Holding;

impl Vocabulary for TargiTable {
    type Game = State;

    fn title(language: Language) -> Cow<'static, str> {
        t!(language, "game-title")
    }

    fn seat(language: Language, seat: Seat) -> Cow<'static, str> {
        match seat {
            Seat(0) => t!(language, "seat-blue"),
            _ => t!(language, "seat-ivory"),
        }
    }

    fn asked(language: Language, view: &View, _: &[String], _: &[Choice]) -> String {
        let task = view.agenda.top();
        task.map_or(String::new(), |task| task::own(language, task).into_owned())
    }

    fn heading(language: Language, view: &View) -> Cow<'static, str> {
        view.agenda
            .top()
            .map_or_else(|| t!(language, "game-over"), |task| task::heading(language, task))
    }

    fn choice(language: Language, view: &View, _: &[String], choice: Choice) -> String {
        choice::full(language, view, choice)
    }

    fn event(language: Language, names: &[String], told: &Told) -> String {
        event::sentence(language, told.rules(), names, &told.event)
    }

    fn refusal(language: Language, refusal: &Refusal) -> String {
        refusal::text(language, refusal)
    }

    fn option_fault(language: Language, fault: &OptionFault) -> String {
        option::fault(language, fault)
    }

    fn option_values(language: Language, option: &OptionSpec) -> String {
        option::values(language, option)
    }

    fn violation(language: Language, violation: &Violation) -> String {
        violation::text(language, violation).into_owned()
    }

    type Holding = Holding;

    fn holding(language: Language, view: &View, holding: Holding, count: u16) -> String {
        holding::words(language, view, holding, count)
    }

    fn score_part(language: Language, part: &str) -> (Cow<'static, str>, Cow<'static, str>) {
        let l = language;
        match part {
            "tokens" => (t!(l, "score-tokens"), t!(l, "score-tokens-note")),
            "cards" => (t!(l, "score-cards"), t!(l, "score-cards-note")),
            "advantages" => (t!(l, "score-advantages"), t!(l, "score-advantages-note")),
            "rows" => (t!(l, "score-rows"), t!(l, "score-rows-note")),
            "water" => (t!(l, "score-water"), t!(l, "score-water-note")),
            "waiver" => (t!(l, "score-waiver"), t!(l, "score-waiver-note")),
            other => (Cow::Owned(other.to_owned()), Cow::Borrowed("")),
        }
    }
}
