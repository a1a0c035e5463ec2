//! Where a choice belongs on the table, and the button that stands there.

use super::pictures;
use super::plan::{Light, endings_after};
use super::table::Table;
use crate::words;
use caravanserai_core::Seat;
use five_tribes::{Choice, Djinn, Item, Resource, Square, Task, Thief, Tribe, View};
use maud::{Markup, Render, html};
use web::Icon;
use web::beside;

/// Something on the table that a button can lie on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Where {
    Tile(Square),
    /// A place of the row, counted from 1.
    Row(u8),
    /// A djinn on offer.
    Offered(Djinn),
    /// The thief on offer.
    ForHire(Thief),
    /// A djinn in front of the chooser.
    Djinn(Djinn),
    /// A thief in front of the chooser.
    Thief(Thief),
    /// A card in the hand of the chooser.
    Hand(Resource),
    /// An item of the chooser.
    Item(Item),
    /// Meeples in front of a player.
    Held(Seat, Tribe),
}

/// Where a choice belongs; bids, payments and plain decisions stand in the list alone.
pub(super) fn of(choice: Choice, view: &View) -> Option<Where> {
    let task = view.open.agenda.top();
    let gives = matches!(task, Some(Task::Give { .. }));
    if let Some(at) = words::choice::square_of(choice) {
        return Some(Where::Tile(at));
    }
    Some(match choice {
        Choice::KillHeld(seat, tribe) => Where::Held(seat, tribe),
        Choice::UseDjinn(djinn, _) => Where::Djinn(djinn),
        Choice::UseItem(item) => Where::Item(item),
        Choice::UseThief(thief) => Where::Thief(thief),
        Choice::BuyDjinn(djinn, _) => Where::Offered(djinn),
        Choice::BuyThief(thief, _) => Where::ForHire(thief),
        Choice::Card(place) => Where::Row(place),
        Choice::Lay(kind) => Where::Hand(kind),
        Choice::PickResource(kind) if gives => Where::Hand(kind),
        Choice::PickDjinn(djinn) if gives => Where::Djinn(djinn),
        Choice::PickDjinn(djinn) if task == Some(Task::Lamp) => Where::Offered(djinn),
        Choice::PickItem(item) if gives => Where::Item(item),
        _ => return None,
    })
}

/// The buttons that lie on a place; nothing where no choice belongs there.
pub(super) fn hits(table: &Table<'_>, here: Where, about: &str) -> Option<Markup> {
    let marks = web::analysis::marks(table.scene, |choice| of(choice, table.view), &here);
    let choices: Vec<Choice> = table.at(here).collect();
    let buttons = match choices.as_slice() {
        [] => return marks,
        [only] => hit(table, *only, about, html! {}),
        several => html! {
            div.hits.{ "of-" (several.len().min(6)) } {
                @for choice in several { (hit(table, *choice, about, face(*choice))) }
            }
        },
    };
    Some(html! { @if let Some(marks) = marks { (marks) } (buttons) })
}

/// What tells buttons on the same place apart.
fn face(choice: Choice) -> Markup {
    html! {
        @match choice {
            Choice::Step(_, tribe) | Choice::Kill(_, tribe) | Choice::Gather(_, tribe) =>
                (Icon(pictures::meeple(tribe))),
            Choice::Fly(_, tribe) => {
                (Icon("item-carpet")) (Icon(pictures::meeple(tribe)))
            }
            Choice::Palm(_) => (Icon("palm")),
            Choice::Palace(_) => (Icon("palace")),
            Choice::UseDjinn(_, payment) | Choice::BuyDjinn(_, payment) | Choice::BuyThief(_, payment) =>
                span.pays { (pictures::payment(payment)) },
            _ => {}
        }
    }
}

/// The tribe that a step would drop, for choosing by colour.
const fn dropped(choice: Choice) -> Option<Tribe> {
    match choice {
        Choice::Step(_, tribe) => Some(tribe),
        _ => None,
    }
}

/// The button of a choice on the table.
pub(super) fn hit(table: &Table<'_>, choice: Choice, about: &str, face: Markup) -> Markup {
    let hinted = beside::is_hinted(table.scene, choice);
    let walks_on = table.view.open.walk.hand.total() > 1;
    let drop = dropped(choice).filter(|_| walks_on).map_or("", pictures::tribe_class);
    html! {
        button.hit.{ (drop) }.is-hint[hinted] form="play" name="choice" value=(choice)
            data-tap=[walks_on.then_some("once")]
            data-lights=[lights(table, choice)]
            aria-describedby=[(!about.is_empty()).then(|| format!("about-{about}"))] {
            @if let Some(number) = table.number(choice) {
                span.key aria-hidden="true" { (number) }
            }
            (face)
            @if hinted { span.bulb aria-hidden="true" { (Icon("u-bulb")) } }
            span.vh { (words::choice::full_named(table.language, table.view, &table.names, choice)) }
        }
    }
}

/// What a choice lights up on the board while it is pointed at: the tiles on
/// which the walk could end after it.
pub(super) fn lights(table: &Table<'_>, choice: Choice) -> Option<String> {
    let ends = endings_after(table.view, choice)?;
    let mut lights = String::with_capacity(128);
    for (tribe, squares) in Tribe::ALL.into_iter().zip(ends) {
        for square in squares {
            if !lights.is_empty() {
                lights.push(' ');
            }
            Light(square, tribe).render_to(&mut lights);
        }
    }
    Some(lights)
}
