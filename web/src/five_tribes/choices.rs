//! The decision: everything that can be done now, in words, with the numbers
//! that the board shows too.

use super::auction;
use super::pictures;
use super::plan::{self, Ending};
use super::preview;
use super::ribbon;
use super::seats;
use super::table::Table;
use super::words::{self, names};
use crate::beside::{self, Warning};
use crate::icon::Icon;
use crate::texts::t;
use crate::{Scene, Stage};
use caravanserai_core::Seat;
use five_tribes::{Choice, Square, State, Task, Tribe, View};
use maud::{Markup, html};

/// How many ends of a walk are told while it is still on its way.
const ENDINGS: usize = 6;

/// How a part of the list looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// A line each.
    Lines,
    /// Tiles, several beside each other.
    Tiles,
    /// Meeples by the tile or the player where they are.
    Meeples,
    /// The ends of a walk, each with what it brings.
    Endings,
    /// The places of the turn order.
    Bids,
}

/// What is listed together.
struct Section {
    style: Style,
    choices: Vec<Choice>,
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
const fn square_of(choice: Choice) -> Option<Square> {
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
            _ => {}
        }
    }
    sorted
}

/// Where a meeple is that a choice is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
    On(Square),
    Of(Seat),
}

fn group(choice: Choice) -> Group {
    match choice {
        Choice::KillHeld(seat, _) => Group::Of(seat),
        other => Group::On(square_of(other).unwrap_or_default()),
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
            (beside::takeback_question(scene, |seat| table.own_name(seat).to_owned()))
            (ribbon::ribbon(table))
            @if sorted.sections.is_empty() && sorted.anytime.is_empty() && !table.is_asked() {
                (beside::waiting(scene))
            }
            div.choice-scroll {
                @for section in &sorted.sections { (part(table, section)) }
                (endings_in_reach(table))
                @if !sorted.anytime.is_empty() {
                    h3.sub { (t!(language, "tribes-powers")) }
                    ol.choices {
                        @for choice in &sorted.anytime { li { (line(table, *choice)) } }
                    }
                }
            }
            (finish(table, &sorted))
        }
    }
}

fn part(table: &Table<'_>, section: &Section) -> Markup {
    html! {
        @match section.style {
            Style::Lines => {
                (laid_out(table))
                @if table.task() == Some(Task::Finish) { h3.sub { (t!(table.language, "tribes-sell")) } }
                ol.choices {
                    @for choice in &section.choices { li { (line(table, *choice)) } }
                }
            }
            Style::Tiles => ol.choices."choices--tiles" {
                @for choice in &section.choices {
                    li.wide[is_crowded(table, *choice)] { (tile_line(table, *choice)) }
                }
            },
            Style::Meeples => (meeples(table, &section.choices)),
            Style::Endings => ol.choices."choices--endings" {
                @for choice in &section.choices { li { (ending_line(table, *choice)) } }
            },
            Style::Bids => (auction::bids(table, &section.choices)),
        }
    }
}

/// The set that is laid out for sale so far, and what it brings.
fn laid_out(table: &Table<'_>) -> Markup {
    let Some(Task::LaySet { laid }) = table.task() else { return html! {} };
    let coins = words::choice::set_worth(laid.len());
    html! {
        p.laid {
            @for kind in laid.each() {
                (Icon(pictures::resource(kind))) span.vh { (names::resource(table.language, kind)) " " }
            }
            " = " b { (coins) } " " (pictures::COIN)
        }
    }
}

/// A button of the list.
pub(super) fn button(table: &Table<'_>, choice: Choice, class: &str, inside: Markup) -> Markup {
    let hinted = beside::is_hinted(table.scene, choice);
    html! {
        button.choice.{ (class) }.is-hint[hinted] form="play" name="choice" value=(choice)
            data-lights=[super::place::lights(table, choice)] {
            @if let Some(number) = table.number(choice) {
                span.key aria-hidden="true" { (number) }
            }
            (inside)
            (beside::hint_share(table.scene, choice))
        }
    }
}

fn line(table: &Table<'_>, choice: Choice) -> Markup {
    let (language, view) = (table.language, table.view);
    button(
        table,
        choice,
        "",
        html! {
            (picture(table, choice))
            span.txt {
                b { (words::choice::short(language, view, choice)) }
                @if let Some(detail) = detail(table, choice) { span { (detail) } }
            }
        },
    )
}

/// What a card of a choice does, where the list is the place to read it.
fn detail(table: &Table<'_>, choice: Choice) -> Option<String> {
    let language = table.language;
    Some(match choice {
        Choice::PickDjinn(djinn) | Choice::UseDjinn(djinn, _) => {
            names::djinn_power(language, djinn).into_owned()
        }
        Choice::UseThief(thief) => names::loot(language, thief).into_owned(),
        Choice::UseItem(item) | Choice::PickItem(item) => {
            names::item_power(language, item).into_owned()
        }
        Choice::Camel => t!(
            language,
            "tribes-camels-left",
            count = table.view.open.camels_left(table.view.open.active)
        )
        .into_owned(),
        Choice::Tent => t!(language, "tribes-tent-note").into_owned(),
        _ => return None,
    })
}

/// The drawing that goes with a choice.
fn picture(table: &Table<'_>, choice: Choice) -> Markup {
    let row = table.view.open.row.as_slice();
    html! {
        @match choice {
            Choice::Camel => (pictures::camel(table.view.open.active)),
            Choice::Tent => (Icon("tent")),
            Choice::Fakirs(_) => (Icon("coin")),
            Choice::UseDjinn(djinn, _) | Choice::BuyDjinn(djinn, _) | Choice::PickDjinn(djinn) =>
                (pictures::djinn(djinn)),
            Choice::UseThief(thief) | Choice::BuyThief(thief, _) => (pictures::thief(thief)),
            Choice::UseItem(item) | Choice::PickItem(item) => (Icon(pictures::item(item))),
            Choice::Make(_) => (Icon("item-card")),
            Choice::Card(place) => {
                @if let Some(card) = row.get(usize::from(place).wrapping_sub(1)) {
                    (Icon(pictures::resource(*card)))
                }
            }
            Choice::PickResource(kind) | Choice::Lay(kind) => (Icon(pictures::resource(kind))),
            _ => span {},
        }
    }
}

/// Tiles with many kinds of meeples need more room in the list.
fn is_crowded(table: &Table<'_>, choice: Choice) -> bool {
    match choice {
        Choice::Take(at) => {
            let heap = table.view.open.board.meeples(at);
            let doubles = heap.tribes().filter(|tribe| heap.of(*tribe) > 1).count();
            heap.tribes().count() * 2 + doubles > 6
        }
        _ => false,
    }
}

fn tile_line(table: &Table<'_>, choice: Choice) -> Markup {
    let (language, view) = (table.language, table.view);
    let at = square_of(choice).unwrap_or_default();
    let kind = view.open.board.tile(at);
    button(
        table,
        choice,
        "",
        html! {
            span.txt aria-hidden="true" {
                b { (at) }
                @match choice {
                    Choice::Take(_) => span.who { (pictures::heap(view.open.board.meeples(at))) },
                    Choice::Palm(_) => (Icon("palm")),
                    Choice::Palace(_) => (Icon("palace")),
                    _ => span.value-of { (Icon(pictures::tile(kind).0)) (kind.row().value) },
                }
            }
            span.vh { (words::choice::full_named(language, view, &table.names, choice)) }
        },
    )
}

/// Meeples by the tile or the player where they are.
fn meeples(table: &Table<'_>, choices: &[Choice]) -> Markup {
    html! {
        ol.groups {
            @for list in choices.chunk_by(|a, b| group(*a) == group(*b)) {
                li.group {
                    (group_title(table, group(list[0])))
                    div.row-of {
                        @for choice in list { (meeple_button(table, *choice)) }
                    }
                }
            }
        }
    }
}

fn group_title(table: &Table<'_>, group: Group) -> Markup {
    let (language, view) = (table.language, table.view);
    html! {
        p.where {
            @match group {
                Group::On(at) => {
                    b { (at) } " " span { (names::tile(language, view.open.board.tile(at))) }
                    @if let Some(fakirs) = fakirs_to(view, at) {
                        " " span.cost { (Icon("fakir")) (fakirs) span.vh { (names::fakirs(language, fakirs)) } }
                    }
                }
                Group::Of(seat) => { (seats::badge(seat)) b { (table.own_name(seat)) } }
            }
        }
    }
}

/// The Fakirs that Assassins need to get to a tile.
fn fakirs_to(view: &View, on: Square) -> Option<u8> {
    match view.open.agenda.top()? {
        Task::Tribe { tribe: Tribe::Assassin, count, at } => {
            Some(at.distance(on).saturating_sub(count)).filter(|fakirs| *fakirs > 0)
        }
        _ => None,
    }
}

fn meeple_button(table: &Table<'_>, choice: Choice) -> Markup {
    let (language, view) = (table.language, table.view);
    let tribe = match choice {
        Choice::Step(_, tribe)
        | Choice::Kill(_, tribe)
        | Choice::KillHeld(_, tribe)
        | Choice::Gather(_, tribe) => tribe,
        _ => Tribe::Vizier,
    };
    button(
        table,
        choice,
        pictures::tribe_class(tribe),
        html! {
            (Icon(pictures::meeple(tribe)))
            span.txt aria-hidden="true" { (names::tribe(language, tribe, 1)) }
            span.vh { (words::choice::full_named(language, view, &table.names, choice)) }
        },
    )
}

/// An end of the walk with all that it brings, to be read before it is chosen.
fn ending_line(table: &Table<'_>, choice: Choice) -> Markup {
    let (language, view) = (table.language, table.view);
    let (Choice::Step(at, tribe) | Choice::Fly(at, tribe)) = choice else { return html! {} };
    let ending = Ending::new(view, at, tribe);
    let flies = matches!(choice, Choice::Fly(..));
    button(
        table,
        choice,
        "ending",
        html! {
            span.txt {
                b {
                    (at) " " (names::tile(language, view.open.board.tile(at)))
                    @if flies { " " (Icon("item-carpet")) span.vh { (t!(language, "tribes-by-carpet")) } }
                }
            }
            (preview::line(table, &ending))
            (preview::full(table, &ending))
        },
    )
}

/// The best ends that the walk can still reach, while it is on its way.
fn endings_in_reach(table: &Table<'_>) -> Markup {
    let (language, view) = (table.language, table.view);
    let ends = if view.open.walk.hand.total() > 1 { plan::in_reach(view) } else { Vec::new() };
    html! {
        @if !ends.is_empty() {
            h3.sub { (t!(language, "tribes-in-reach")) }
            ul.reach {
                @for ending in ends.iter().take(ENDINGS) {
                    li {
                        b { (ending.at) }
                        (Icon(pictures::meeple(ending.tribe)))
                        span.vh { (names::counted(language, ending.tribe, ending.count)) }
                        (preview::line(table, ending))
                    }
                }
            }
        }
    }
}

/// What takes moves back, and what ends something.
fn finish(table: &Table<'_>, sorted: &Sorted) -> Markup {
    let (language, view) = (table.language, table.view);
    html! {
        div.finish {
            (beside::undo(table.scene))
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
