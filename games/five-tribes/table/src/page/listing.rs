//! The parts of the list of choices: lines, tiles, meeples, offers, the ends
//! of a walk.

use super::auction;
use super::choices::{Group, Section, Style, card, group};
use super::pictures;
use super::plan::{self, Ending};
use super::preview;
use super::price;
use super::seats;
use super::table::Table;
use crate::words::choice::{fakirs_to_reach, square_of};
use crate::words::{self, names};
use five_tribes::{Choice, Task, Tribe};
use maud::{Markup, html};
use web::Icon;
use web::beside;
use web::t;

/// How many ends of a walk are told while it is still on its way.
const ENDINGS: usize = 6;

/// A part of the list.
pub(super) fn part(table: &Table<'_>, section: &Section) -> Markup {
    html! {
        @match section.style {
            Style::Lines => {
                (laid_out(table))
                @if table.task() == Some(Task::Finish) { h3.sub { (t!(table.language, "tribes-sell")) } }
                ol.choices {
                    @for choice in &section.choices { li { (line(table, *choice)) } }
                }
            }
            Style::Tiles => ol.choices."choices--tiles".has-shares[!table.scene.table.hint.choices.is_empty()] {
                @for choice in &section.choices {
                    li.wide[is_crowded(table, *choice)] { (tile_line(table, *choice)) }
                }
            },
            Style::Meeples => (meeples(table, &section.choices)),
            Style::Endings => ol.choices."choices--endings" {
                @for choice in &section.choices { li { (ending_line(table, *choice)) } }
            },
            Style::Offers => ol.offers {
                @for list in section.choices.chunk_by(|a, b| card(*a) == card(*b)) {
                    (offer(table, list))
                }
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
            @for kind in laid.iter() {
                (pictures::resource(kind)) span.vh { (names::resource(table.language, kind)) " " }
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

/// A choice with what its card does.
pub(super) fn line(table: &Table<'_>, choice: Choice) -> Markup {
    let (language, view) = (table.language, table.view);
    button(
        table,
        choice,
        "",
        html! {
            (picture(table, choice))
            span.txt {
                b {
                    @match choice {
                        Choice::On(_) | Choice::Palm(_) | Choice::Palace(_) =>
                            (words::choice::full(language, view, choice)),
                        _ => (words::choice::short(language, view, choice)),
                    }
                }
                @if let Some(detail) = detail(table, choice) { span { (detail) } }
                @if let Some(left) = price::leaves(table, choice) { (left) }
            }
            @if matches!(choice, Choice::Card(_)) {
                @if let Some(price) = price::tag(table, choice) { (price) }
            }
        },
    )
}

/// What a card of a choice does, where the list is the place to read it.
fn detail(table: &Table<'_>, choice: Choice) -> Option<String> {
    let language = table.language;
    Some(match choice {
        Choice::PickDjinn(djinn) | Choice::UseDjinn(djinn, _) => {
            names::djinn_power_at(language, &table.view.open.options, djinn).into_owned()
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
            Choice::UseItem(item) | Choice::PickItem(item) => (pictures::item(item)),
            Choice::Make(_) => (Icon("item-card")),
            Choice::Card(place) => {
                @if let Some(card) = row.get(usize::from(place).wrapping_sub(1)) {
                    (pictures::resource(*card))
                }
            }
            Choice::PickResource(kind) | Choice::Lay(kind) => (pictures::resource(kind)),
            Choice::Palm(_) => (Icon("palm")),
            Choice::Palace(_) => (Icon("palace")),
            Choice::On(at) => (pictures::emblem(table.view.open.board.tile(at))),
            _ => span {},
        }
    }
}

/// A card on offer with the ways to pay for it.
fn offer(table: &Table<'_>, ways: &[Choice]) -> Markup {
    let (language, view) = (table.language, table.view);
    html! {
        li.offer {
            @match ways.first() {
                Some(Choice::BuyDjinn(djinn, _)) => { (pictures::djinn(*djinn)) b { (names::djinn(language, *djinn)) } }
                Some(Choice::BuyThief(thief, _)) => { (pictures::thief(*thief)) b { (names::thief(language, *thief)) } }
                _ => {}
            }
            div.row-of {
                @for choice in ways {
                    @if let Choice::BuyDjinn(_, payment) | Choice::BuyThief(_, payment) = *choice {
                        (button(table, *choice, "", html! {
                            span.pays aria-hidden="true" { (pictures::payment(payment)) }
                            span.vh { (words::choice::full(language, view, *choice)) ", " }
                            @if let Some(left) = price::leaves(table, *choice) { (left) }
                        }))
                    }
                }
            }
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
                    _ => span.value-of { (pictures::emblem(kind)) (kind.row().value) },
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
                li.group data-of=[square_of(list[0])] {
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
                    @let fakirs = fakirs_to_reach(view, at);
                    @if fakirs > 0 {
                        " " span.cost { (Icon("fakir")) (fakirs) span.vh { (names::fakirs(language, fakirs)) } }
                    }
                }
                Group::Of(seat) => { (seats::badge(seat)) b { (table.own_name(seat)) } }
            }
        }
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
            @if let Some(left) = price::leaves(table, choice) { span.vh { ", " } (left) }
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
pub(super) fn endings_in_reach(table: &Table<'_>) -> Markup {
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
                        (preview::line(table, ending))
                        (preview::in_words(table, ending))
                    }
                }
            }
        }
    }
}
