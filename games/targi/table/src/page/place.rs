//! Where a choice belongs on the table, and the button that stands there.

use super::table::Table;
use crate::words;
use maud::{Markup, html};
use targi::{Choice, Display, DunePlace, Field, Place, Row, Slot, Spot, Task, View};
use web::Icon;
use web::beside;

/// Something on the table that a button can lie on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Where {
    Border(Field),
    Centre(Place),
    Dune(DunePlace),
    Targia,
    /// A card in the display of the player to act.
    Slot(Slot),
    /// The next free place of a row.
    NextOf(Row),
    Hand(u8),
    /// The open card of the tribe deck.
    Top,
    /// A drawn tribe card.
    Drawn(u8),
    /// An opened goods card.
    Opened(u8),
}

/// Where a choice belongs; amounts and plain decisions have no place.
pub(super) fn of(choice: Choice, view: &View) -> Option<Where> {
    Some(match choice {
        Choice::Place(at) | Choice::Token(at) | Choice::Use(at) | Choice::Pick(at) => match at {
            Spot::Border(field) => Where::Border(field),
            Spot::Centre(place) => Where::Centre(place),
            Spot::Dune(place) => Where::Dune(place),
            Spot::Targia => Where::Targia,
        },
        Choice::MoveMarker { to, .. } => Where::Centre(to),
        Choice::Card(slot) => Where::Slot(slot),
        Choice::GiveCard(row) => {
            let display: &Display = &view.players[view.to_act?.index()].display;
            let place = (display.row_len(row) as u8).checked_sub(1)?;
            Where::Slot(Slot { row, place })
        }
        Choice::Row(row) => Where::NextOf(row),
        Choice::Hand(index) => Where::Hand(index),
        Choice::Choose(index) => Where::Drawn(index),
        Choice::Leave(index) => Where::Opened(index),
        Choice::Accept if view.agenda.top() == Some(Task::OpenCard) => Where::Top,
        Choice::Accept => Where::Opened(0),
        _ => return None,
    })
}

/// The buttons that lie on a place; nothing where no choice belongs there.
pub(super) fn hits(table: &Table<'_>, here: Where, about: &str) -> Option<Markup> {
    let marks = web::analysis::marks(table.scene, |choice| of(choice, table.view), &here);
    let choices: Vec<Choice> = table.at(here).collect();
    if choices.is_empty() {
        return marks;
    }
    let several = choices.len() > 1;
    Some(html! {
        @if let Some(marks) = marks { (marks) }
        @if several {
            div.hits { @for choice in choices { (hit(table, choice, about)) } }
        } @else {
            @for choice in choices { (hit(table, choice, about)) }
        }
    })
}

/// The button of a choice on the board.
pub(super) fn hit(table: &Table<'_>, choice: Choice, about: &str) -> Markup {
    let hinted = beside::is_hinted(table.scene, choice);
    html! {
        button.hit.is-hint[hinted] form="play" name="choice" value=(choice)
            aria-describedby=[(!about.is_empty()).then(|| format!("about-{about}"))] {
            @if let Some(key) = table.key(choice) {
                span.key aria-hidden="true" { (key) }
            }
            @if hinted { span.bulb aria-hidden="true" { (Icon("u-bulb")) } }
            span.vh { (words::choice::full(table.language, table.view, choice)) }
        }
    }
}
