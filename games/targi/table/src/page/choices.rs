//! The list of choices: everything that can be done now, in words, with the
//! numbers that the board shows too.

use super::choice;
use super::place::{self, Where};
use super::table::Table;
use super::tray;
use crate::TargiTable;
use crate::words::{self, task};
use maud::{Markup, html};
use std::borrow::Cow;
use targi::{Bundle, Choice, Slot, State, Task, View};
use web::beside::{self, Warning};
use web::t;
use web::{Scene, Stage};

/// From so many choices on, they are listed without their details.
const MANY: usize = 7;

/// How a part of the list looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// A title and a line of detail each.
    Lines,
    /// Only titles, two beside each other.
    Short,
}

/// What is listed together.
struct Section {
    /// What the choices have in common.
    title: Option<Common>,
    style: Style,
    choices: Vec<Choice>,
}

/// What choices of a section have in common.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Common {
    Gold,
    Good,
    Water,
    Points,
    /// A card to be moved.
    Shift(Slot),
    /// A card to be swapped.
    Swap(Slot),
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
    let on_board = |choice: &Choice| {
        let place = place::of(*choice, table.view);
        place.is_some_and(|place| {
            !matches!(place, Where::Drawn(_) | Where::Opened(_) | Where::Slot(_) | Where::NextOf(_))
        })
    };
    asked.peek().is_some() && !asked.any(on_board)
}

/// Exchanges and cards that can be used besides what is asked.
fn is_anytime(choice: Choice) -> bool {
    match choice {
        Choice::Joker(_) | Choice::Card(_) => true,
        Choice::Trade { give, get } => give == Bundle::water(give.water) && get.vp == 0,
        _ => false,
    }
}

fn common(choice: Choice) -> Option<Common> {
    match choice {
        Choice::Trade { get, .. } if get.gold > 0 => Some(Common::Gold),
        Choice::Trade { get, .. } if get.water > 0 => Some(Common::Water),
        Choice::Trade { get, .. } if get.vp > 0 => Some(Common::Points),
        Choice::Trade { .. } => Some(Common::Good),
        Choice::Shift { from, .. } => Some(Common::Shift(from)),
        Choice::Swap(a, _) => Some(Common::Swap(a)),
        _ => None,
    }
}

/// Whether a choice is an amount and nothing else.
const fn is_amount(choice: Choice) -> bool {
    matches!(choice, Choice::Take(_) | Choice::Pay(_) | Choice::Return(_) | Choice::Trade { .. })
}

/// What an amount is worth, roughly, so that the cheapest comes first.
fn worth(choice: Choice) -> u32 {
    let of = |bundle: &Bundle| {
        u32::from(bundle.goods_count()) * 4
            + u32::from(bundle.gold) * 10
            + u32::from(bundle.water) * 3
            + u32::from(bundle.vp) * 9
    };
    match choice {
        Choice::Pay(bundle) | Choice::Return(bundle) => of(&bundle),
        _ => 0,
    }
}

fn sort(view: &View, choices: &[Choice]) -> Sorted {
    let mut sorted = Sorted { sections: Vec::new(), anytime: Vec::new(), finish: Vec::new() };
    let mut listed: Vec<Choice> = Vec::new();
    for choice in choices.iter().copied() {
        match choice {
            Choice::End | Choice::Done => sorted.finish.push(choice),
            choice if is_anytime(choice) => sorted.anytime.push(choice),
            choice => listed.push(choice),
        }
    }
    // A stable order, so that equal amounts stay as the rules list them.
    listed.sort_by_key(|choice| worth(*choice));
    for choice in listed {
        let title = common(choice);
        match sorted.sections.iter_mut().find(|section| section.title == title) {
            Some(section) => section.choices.push(choice),
            None => {
                sorted.sections.push(Section { title, style: Style::Lines, choices: vec![choice] });
            }
        }
    }
    for section in &mut sorted.sections {
        let short = section.choices.iter().all(|choice| is_amount(*choice))
            || section.title.is_some()
            || section.choices.len() > MANY;
        if short && !matches!(view.agenda.top(), Some(Task::PutBack(_))) {
            section.style = Style::Short;
        }
    }
    sorted
}

/// The panel with the list, and what ends the turn.
pub(super) fn panel(table: &Table<'_>) -> Markup {
    let language = table.language;
    let sorted = sort(table.view, table.scene.choices);
    let heading = match table.task() {
        Some(task) if table.is_asked() => task::heading(language, task),
        _ if table.scene.stage == Stage::Replay => t!(language, "replay"),
        Some(_) => t!(language, "head-wait"),
        None => t!(language, "head-over"),
    };
    let uses = table.scene.choices.iter().filter(|choice| matches!(choice, Choice::Use(_))).count();
    html! {
        section.panel.decide #choices aria-labelledby="choices-title" {
            header.panel-head {
                h2.panel-title #choices-title { (heading) }
                @if uses > 0 { span.tag { (t!(language, "actions-left", count = uses)) } }
                (beside::hint_button(table.scene))
            }
            (beside::hint_reason::<TargiTable>(table.scene))
            (beside::takeback_question(table.scene, |seat| table.own_name(seat).to_owned()))
            (tray::in_question(table))
            @if sorted.sections.is_empty() && sorted.anytime.is_empty() && !table.is_asked() {
                (beside::waiting(table.scene))
            }
            div.choice-scroll {
                @for section in &sorted.sections { (part(table, section)) }
                @if !sorted.anytime.is_empty() {
                    h3.sub { (t!(language, "at-any-time")) }
                    ul.anytime {
                        @for choice in &sorted.anytime {
                            li.wide[matches!(choice, Choice::Card(_))] { (anytime(table, *choice)) }
                        }
                    }
                }
            }
            (finish(table, &sorted.finish, uses))
        }
    }
}

fn part(table: &Table<'_>, section: &Section) -> Markup {
    let list = html! {
        ol.choices."choices--short"[section.style == Style::Short]
            ."choices--amounts"[section.choices.iter().all(|choice| is_amount(*choice))] {
            @for choice in &section.choices {
                li { (line(table, *choice, section.style)) }
            }
        }
    };
    match section.title {
        None => list,
        Some(title @ (Common::Shift(_) | Common::Swap(_))) => html! {
            details.fold { summary { (in_common(table, title)) } (list) }
        },
        Some(title) => html! { h3.sub { (in_common(table, title)) } (list) },
    }
}

fn in_common(table: &Table<'_>, common: Common) -> Cow<'static, str> {
    let language = table.language;
    let card = |slot: Slot| {
        let seat = table.view.to_act.unwrap_or(table.me);
        let card = table.view.players[seat.index()].display.get(slot);
        let card = card.map(|card| words::cards::tribe(language, table.view.rules.tribe(card)));
        t!(language, "card-in-slot", card = card.unwrap_or_default(), slot = slot.to_string())
    };
    match common {
        Common::Gold => t!(language, "for-gold"),
        Common::Good => t!(language, "for-good"),
        Common::Water => t!(language, "for-water"),
        Common::Points => t!(language, "for-points"),
        Common::Shift(slot) => t!(language, "move-card", card = card(slot)),
        Common::Swap(slot) => t!(language, "swap-card", card = card(slot)),
    }
}

fn line(table: &Table<'_>, choice: Choice, style: Style) -> Markup {
    let (language, view) = (table.language, table.view);
    let detail = choice::detail(language, view, choice);
    let hinted = place::is_hinted(table, choice);
    html! {
        button.choice.is-hint[hinted] form="play" name="choice" value=(choice) {
            @if let Some(number) = table.number(choice) {
                span.key aria-hidden="true" { (number) }
            }
            @if let Some(icon) = choice::icon(view, choice) { (icon) }
            span.txt {
                b { (choice::title(language, view, choice)) }
                @if let Some(detail) = detail {
                    @if style == Style::Lines { span { (detail) } }
                    @else { span.vh { (detail) } }
                }
            }
            (beside::hint_share(table.scene, choice))
        }
    }
}

fn anytime(table: &Table<'_>, choice: Choice) -> Markup {
    let (language, view) = (table.language, table.view);
    let hinted = place::is_hinted(table, choice);
    html! {
        button.chipbtn.is-hint[hinted] form="play" name="choice" value=(choice) {
            @if let Some(number) = table.number(choice) {
                span.key aria-hidden="true" { (number) }
            }
            @if let Some(icon) = choice::icon(view, choice) { (icon) }
            span {
                (choice::title(language, view, choice))
                @if let (Choice::Card(_), Some(detail)) =
                    (choice, choice::detail(language, view, choice))
                {
                    small { (detail) }
                }
            }
            (beside::hint_share(table.scene, choice))
        }
    }
}

/// What takes moves back, and what ends something.
fn finish(table: &Table<'_>, last: &[Choice], uses: usize) -> Markup {
    html! {
        div.finish {
            (beside::undo(table.scene))
            @for choice in last { (ending(table, *choice, uses)) }
            (beside::to_the_count(table.scene))
        }
    }
}

fn ending(table: &Table<'_>, choice: Choice, uses: usize) -> Markup {
    let language = table.language;
    let label = match choice {
        Choice::End => t!(language, "end-turn"),
        choice => words::choice::full(language, table.view, choice).into(),
    };
    let warning = (choice == Choice::End && uses > 0).then(|| Warning {
        short: t!(language, "actions-unused", count = uses),
        full: t!(language, "end-warning", count = uses),
        anyway: t!(language, "end-anyway"),
    });
    beside::ending(table.scene, choice, &label, warning)
}
