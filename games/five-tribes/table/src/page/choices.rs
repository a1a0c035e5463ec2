//! The decision: everything that can be done now, in words, with the numbers
//! that the board shows too.

use super::listing;
use super::ribbon;
use super::seats;
use super::table::Table;
use crate::FiveTribesTable;
use crate::words::{self, names};
use caravanserai_core::Seat;
use five_tribes::{Choice, Djinn, Square, State, Task, Thief, Tribe, View};
use maud::{Markup, html};
use web::beside::{self, Warning};
use web::t;
use web::{Scene, Stage};

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
pub(super) struct Section {
    pub(super) style: Style,
    pub(super) choices: Vec<Choice>,
}

/// The choices of a moment, sorted into what they are for.
struct Sorted {
    sections: Vec<Section>,
    anytime: Vec<Choice>,
    finish: Vec<Choice>,
}

/// The choices of the list in the order of their numbers.
pub(super) fn numbered(scene: &Scene<'_, State>) -> Vec<Choice> {
    let sorted = sort(scene.view, scene.choices);
    let sections = sorted.sections.into_iter().flat_map(|section| section.choices);
    sections.chain(sorted.anytime).collect()
}

/// Whether what is asked is answered in the list alone, so that small screens
/// show the list before the board.
pub(super) fn are_off_the_board(table: &Table<'_>) -> bool {
    let sorted = sort(table.view, table.scene.choices);
    let mut asked = sorted.sections.iter().flat_map(|section| &section.choices).peekable();
    let on_board = |choice: &Choice| square_of(*choice).is_some();
    asked.peek().is_some() && !asked.any(on_board)
}

/// The tile that a choice is about.
pub(super) const fn square_of(choice: Choice) -> Option<Square> {
    match choice {
        Choice::Take(at)
        | Choice::Step(at, _)
        | Choice::Fly(at, _)
        | Choice::Kill(at, _)
        | Choice::On(at)
        | Choice::Palm(at)
        | Choice::Palace(at)
        | Choice::Gather(at, _) => Some(at),
        _ => None,
    }
}

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

fn sort(view: &View, choices: &[Choice]) -> Sorted {
    let mut sorted = Sorted { sections: Vec::new(), anytime: Vec::new(), finish: Vec::new() };
    for choice in choices.iter().copied() {
        match choice {
            Choice::End | Choice::Done | Choice::Sell | Choice::Skip | Choice::Pass => {
                sorted.finish.push(choice);
            }
            Choice::UseDjinn(..) | Choice::UseItem(_) => sorted.anytime.push(choice),
            choice => {
                let style = style(view, choice);
                match sorted.sections.iter_mut().find(|section| section.style == style) {
                    Some(section) => section.choices.push(choice),
                    None => sorted.sections.push(Section { style, choices: vec![choice] }),
                }
            }
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
                let fakirs = square_of(*choice).and_then(|at| fakirs_to(view, at));
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

/// The Fakirs that Assassins need to get to a tile.
pub(super) fn fakirs_to(view: &View, on: Square) -> Option<u8> {
    match view.open.agenda.top()? {
        Task::Tribe { tribe: Tribe::Assassin, count, at } => {
            Some(at.distance(on).saturating_sub(count)).filter(|fakirs| *fakirs > 0)
        }
        _ => None,
    }
}

/// The panel with the list, and what ends the turn.
pub(super) fn panel(table: &Table<'_>) -> Markup {
    let (language, scene) = (table.language, table.scene);
    let sorted = sort(table.view, scene.choices);
    let heading = match table.task() {
        Some(_) if table.is_asked() => words::task::heading(language, table.view),
        _ if scene.stage == Stage::Replay => t!(language, "replay"),
        Some(_) => t!(language, "head-wait"),
        None => t!(language, "head-over"),
    };
    let frame = scene.to_act.map_or("", seats::class);
    html! {
        section.panel.decide.{ (frame) } #choices aria-labelledby="choices-title" {
            header.panel-head {
                h2.panel-title #choices-title { (heading) }
                (beside::hint_button(scene))
            }
            (beside::hint_reason::<FiveTribesTable>(scene))
            (beside::takeback_question(scene, |seat| table.own_name(seat).to_owned()))
            (ribbon::ribbon(table))
            @if sorted.sections.is_empty() && sorted.anytime.is_empty() && !table.is_asked() {
                (beside::waiting(scene))
            }
            div.choice-scroll {
                @for section in &sorted.sections { (listing::part(table, section)) }
                (listing::endings_in_reach(table))
                @if !sorted.anytime.is_empty() {
                    h3.sub { (t!(language, "tribes-powers")) }
                    ol.choices {
                        @for choice in &sorted.anytime { li { (listing::line(table, *choice)) } }
                    }
                }
            }
            (finish(table, &sorted))
        }
    }
}

/// What takes moves back, and what ends something.
fn finish(table: &Table<'_>, sorted: &Sorted) -> Markup {
    let (language, view) = (table.language, table.view);
    html! {
        div.finish {
            (beside::undo(table.scene))
            (start_over(table))
            @for choice in &sorted.finish {
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
            (beside::to_the_count(table.scene))
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
