//! The list of choices: everything that can be done now, in words, with the
//! keys that the board shows too.

use super::choice;
use super::lines;
use super::place::{self, Where};
use super::table::Table;
use super::tray;
use crate::TargiTable;
use crate::words;
use maud::{Markup, html};
use std::borrow::Cow;
use targi::{Bundle, Choice, Slot, Task, View};
use web::beside::{self, Decision, Sorted, Warning};
use web::t;

/// From so many choices on, they are listed without their details.
const MANY: usize = 7;

/// What choices of a section have in common.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Common {
    Gold,
    Good,
    Water,
    Points,
    /// A card to be moved.
    Shift(Slot),
    /// A card to be swapped.
    Swap(Slot),
}

/// What is listed together: choices that have something in common, or nothing.
type Section = beside::Section<Option<Common>, Choice>;

/// Whether what is asked is answered in the list alone.
pub(super) fn are_off_the_board(table: &Table<'_>) -> bool {
    sort(table.choices).is_off_the_board(|choice| {
        place::of(choice, table.view).is_some_and(|place| {
            !matches!(place, Where::Drawn(_) | Where::Opened(_) | Where::Slot(_) | Where::NextOf(_))
        })
    })
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

/// The choices of a moment, sorted into what they are for.
pub(super) fn sort(choices: &[Choice]) -> Sorted<Option<Common>, Choice> {
    let mut sorted = Sorted::default();
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
        sorted.list(common(choice), choice);
    }
    sorted
}

/// Whether only titles are listed, two beside each other, without a line of detail each.
fn is_short(view: &View, section: &Section) -> bool {
    let short = section.choices.iter().all(|choice| is_amount(*choice))
        || section.style.is_some()
        || section.choices.len() > MANY;
    short && !matches!(view.agenda.top(), Some(Task::PutBack(_)))
}

/// The panel with the list, and what ends the turn.
pub(super) fn panel(table: &Table<'_>) -> Markup {
    let language = table.language;
    let sorted = sort(table.choices);
    let uses = table.choices.iter().filter(|choice| matches!(choice, Choice::Use(_))).count();
    beside::decision::<TargiTable, _>(
        table,
        &sorted,
        Decision {
            class: "panel decide".to_owned(),
            tag: html! {
                @if uses > 0 { span.tag { (t!(language, "actions-left", count = uses)) } }
            },
            about: tray::in_question(table),
            list: html! {
                @for section in &sorted.sections { (part(table, section)) }
                (lines::standing(table))
                @if !sorted.anytime.is_empty() {
                    h3.sub { (t!(language, "at-any-time")) }
                    ul.anytime {
                        @for choice in &sorted.anytime {
                            li.wide[matches!(choice, Choice::Card(_))] { (anytime(table, *choice)) }
                        }
                    }
                }
            },
            finish: html! {
                @for choice in &sorted.finish { (ending(table, *choice, uses)) }
            },
        },
    )
}

fn part(table: &Table<'_>, section: &Section) -> Markup {
    let short = is_short(table.view, section);
    let list = html! {
        ol.choices."choices--short"[short]
            ."choices--amounts"[section.choices.iter().all(|choice| is_amount(*choice))] {
            @for choice in &section.choices { li { (line(table, *choice, short)) } }
        }
    };
    match section.style {
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

/// A button of the list.
fn button(table: &Table<'_>, class: &str, choice: Choice, words: Markup) -> Markup {
    html! {
        button.{ (class) }.is-hint[beside::is_hinted(table.scene, choice)] form="play" name="choice"
            value=(choice) {
            @if let Some(key) = table.key(choice) {
                span.key aria-hidden="true" { (key) }
            }
            @if let Some(icon) = choice::icon(table.view, choice) { (icon) }
            (words)
            (beside::hint_share(table.scene, choice))
        }
    }
}

fn line(table: &Table<'_>, choice: Choice, short: bool) -> Markup {
    let (language, view) = (table.language, table.view);
    let words = html! {
        span.txt {
            b { (choice::title(language, view, choice)) }
            @if let Some(detail) = lines::wins(table, choice).or_else(|| choice::detail(table, choice)) {
                @if short { span.vh { (detail) } } @else { span { (detail) } }
            }
            @if let Some(left) = choice::leaves(table, choice) { (left) }
        }
    };
    button(table, "choice", choice, words)
}

fn anytime(table: &Table<'_>, choice: Choice) -> Markup {
    let (language, view) = (table.language, table.view);
    let card = matches!(choice, Choice::Card(_));
    let detail = choice::detail(table, choice).filter(|_| card);
    let words = html! {
        span {
            (choice::title(language, view, choice))
            @if let Some(detail) = detail { " " small { (detail) } }
        }
    };
    button(table, "chipbtn", choice, words)
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
