//! The decision: everything that can be done now, in words, with the numbers
//! that the board shows too.

use super::listing;
use super::ribbon;
use super::seats;
use super::table::Table;
use crate::FiveTribesTable;
use crate::words::choice::{fakirs_to_reach, square_of};
use crate::words::{self, names};
use caravanserai_core::Seat;
use five_tribes::{Choice, Djinn, Square, Thief, View};
use maud::{Markup, html};
use web::beside::{self, Decision, Sorted, Warning};
use web::t;

/// So few tiles have room for a sentence each.
const FEW: usize = 5;

/// How a part of the list looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    /// A line each.
    Lines,
    /// Tiles, several beside each other.
    Tiles,
    /// Meeples by the tile or the player where they are.
    Meeples,
    /// The ends of a walk, each with what it brings.
    Endings,
    /// Cards on offer, each with the ways to pay for it.
    Offers,
    /// The places of the turn order.
    Bids,
}

/// What is listed together.
pub(super) type Section = beside::Section<Style, Choice>;

fn style(view: &View, choice: Choice) -> Style {
    match choice {
        Choice::Bid { .. } => Style::Bids,
        Choice::Take(_) | Choice::On(_) | Choice::Palm(_) | Choice::Palace(_) => Style::Tiles,
        Choice::Step(..) if view.open.walk.hand.total() > 1 => Style::Meeples,
        Choice::Step(..) | Choice::Fly(..) => Style::Endings,
        Choice::Kill(..) | Choice::KillHeld(..) | Choice::Gather(..) => Style::Meeples,
        Choice::BuyDjinn(..) | Choice::BuyThief(..) => Style::Offers,
        _ => Style::Lines,
    }
}

/// The choices of a moment, sorted into what they are for.
pub(super) fn sort(view: &View, choices: &[Choice]) -> Sorted<Style, Choice> {
    let mut sorted = Sorted::default();
    for choice in choices.iter().copied() {
        match choice {
            Choice::End | Choice::Done | Choice::Sell | Choice::Skip | Choice::Pass => {
                sorted.finish.push(choice);
            }
            Choice::UseDjinn(..) | Choice::UseItem(_) => sorted.anytime.push(choice),
            choice => sorted.list(style(view, choice), choice),
        }
    }
    for section in &mut sorted.sections {
        let takes = section.choices.iter().any(|choice| matches!(choice, Choice::Take(_)));
        if section.style == Style::Tiles && !takes && section.choices.len() <= FEW {
            section.style = Style::Lines;
        }
        match section.style {
            // The highest price first, as on the track.
            Style::Bids => section.choices.sort_by_key(|choice| match choice {
                Choice::Bid { price, fakirs } => (std::cmp::Reverse(*price), *fakirs),
                _ => (std::cmp::Reverse(0), 0),
            }),
            // What is nearest first: a kill far away costs Fakirs.
            Style::Meeples => section.choices.sort_by_key(|choice| {
                let fakirs = square_of(*choice).map(|at| fakirs_to_reach(view, at));
                (fakirs, group(*choice))
            }),
            Style::Offers => section.choices.sort_by_key(|choice| card(*choice)),
            _ => {}
        }
    }
    sorted
}

/// The card that a choice would buy.
pub(super) fn card(choice: Choice) -> (Option<Thief>, Option<Djinn>) {
    match choice {
        Choice::BuyDjinn(djinn, _) => (None, Some(djinn)),
        Choice::BuyThief(thief, _) => (Some(thief), None),
        _ => (None, None),
    }
}

/// Where a meeple is that a choice is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Group {
    On(Square),
    Of(Seat),
}

pub(super) fn group(choice: Choice) -> Group {
    match choice {
        Choice::KillHeld(seat, _) => Group::Of(seat),
        other => Group::On(square_of(other).unwrap_or_default()),
    }
}

/// The panel with the list, and what ends the turn.
pub(super) fn panel(table: &Table<'_>) -> Markup {
    let sorted = sort(table.view, table.choices);
    beside::decision::<FiveTribesTable, _>(
        table,
        &sorted,
        Decision {
            class: format!("panel decide {}", table.to_act.map_or("", seats::class)),
            tag: html! {},
            about: ribbon::ribbon(table),
            list: list(table, &sorted),
            finish: finish(table, &sorted.finish),
        },
    )
}

fn list(table: &Table<'_>, sorted: &Sorted<Style, Choice>) -> Markup {
    html! {
        @for section in &sorted.sections { (listing::part(table, section)) }
        (listing::endings_in_reach(table))
        @if !sorted.anytime.is_empty() {
            h3.sub { (t!(table.language, "tribes-powers")) }
            ol.choices {
                @for choice in &sorted.anytime { li { (listing::line(table, *choice)) } }
            }
        }
    }
}

/// What takes the walk back, and what ends something.
fn finish(table: &Table<'_>, last: &[Choice]) -> Markup {
    let (language, view) = (table.language, table.view);
    html! {
        (start_over(table))
        @for choice in last {
            @if *choice == Choice::Skip {
                button.btn.is-hint[beside::is_hinted(table.scene, *choice)] form="play"
                    name="choice" value=(choice) data-key="e" {
                    (words::choice::short(language, view, *choice))
                    (beside::hint_share(table.scene, *choice))
                }
            } @else {
                @let label = match choice {
                    Choice::End => t!(language, "end-turn").into_owned(),
                    _ => words::choice::short(language, view, *choice),
                };
                (beside::ending(table.scene, *choice, &label, warning(table, *choice)))
            }
        }
    }
}

/// The button that takes the whole walk back, once it has come some way.
fn start_over(table: &Table<'_>) -> Markup {
    let facts = table.scene.table;
    let walked = table.walk.as_ref().map_or(0, |walk| walk.drops.len());
    html! {
        @if walked > 0 && table.is_asked() && facts.undoable > walked {
            button.btn."btn--quiet" form="play" formaction={ (facts.path) "/undo" }
                name="count" value=(walked + 1) {
                (t!(table.language, "tribes-start-over"))
            }
        }
    }
}

/// A turn that ends while djinns could still be called is asked about.
fn warning(table: &Table<'_>, choice: Choice) -> Option<Warning> {
    let language = table.language;
    let djinn = table.scene.choices.iter().find_map(|choice| match choice {
        Choice::UseDjinn(djinn, _) => Some(*djinn),
        _ => None,
    })?;
    let name = names::djinn(language, djinn);
    (choice == Choice::End).then(|| Warning {
        short: t!(language, "tribes-unused", name = name.clone()),
        full: t!(language, "tribes-unused-warning", name = name),
        anyway: t!(language, "end-anyway"),
    })
}
