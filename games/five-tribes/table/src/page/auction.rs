//! The auction and the turn order: what each place costs, who stands where,
//! and what the order would become.

use super::listing;
use super::seats;
use super::table::Table;
use crate::words::{self, names};
use caravanserai_core::Seat;
use five_tribes::{Choice, SPACES, Task, catalogue};
use maud::{Markup, html};
use web::{Icon, IconAs};
use web::{rich, t};

/// How many spaces are free of charge.
const FREE: usize = 3;

/// A turn marker. One that slides has a number among the markers of its seat.
fn marker(table: &Table<'_>, seat: Seat, nth: Option<usize>) -> Markup {
    let slides = nth.map(|nth| format!("marker-{}-{nth}", seats::letter(seat)));
    html! {
        span.marker.{ (seats::class(seat)) } data-vt=[slides] {
            (Icon("turn-marker"))
            b aria-hidden="true" { (seats::letter(seat)) }
            span.vh { (table.name(seat)) }
        }
    }
}

/// Which marker of a seat stands on a space: with two players each has two.
fn nth(table: &Table<'_>, space: usize, seat: Seat) -> usize {
    let waiting = table.view.open.bid_order.as_slice().iter().filter(|other| **other == seat);
    let ahead = table.view.open.track[space + 1..].iter().flatten().filter(|other| **other == seat);
    waiting.count() + ahead.count()
}

/// The list of bids: every space of the track, the dearest first.
pub(super) fn bids(table: &Table<'_>, choices: &[Choice]) -> Markup {
    let (language, view) = (table.language, table.view);
    let prices = &catalogue().bids;
    html! {
        ol.bidlist {
            @for space in (0..SPACES).rev() {
                @let price = prices[space];
                @let here = choices.iter().copied().filter(|choice| {
                    matches!(choice, Choice::Bid { price: asked, .. } if *asked == price)
                        && (price > 0 || space == FREE - 1)
                });
                @match view.open.track[space] {
                    // A newcomer at no cost pushes those back who are there.
                    Some(seat) if price > 0 || here.clone().next().is_none() => li.bid.taken {
                        (tag(price)) span.slot aria-hidden="true" { (marker(table, seat, Some(nth(table, space, seat)))) }
                        span.desc { (table.name(seat)) }
                    },
                    _ if here.clone().next().is_some() => li {
                        @for choice in here.clone().filter(|choice| spent(*choice) == 0) {
                            (bid(table, choice, space))
                        }
                        @if here.clone().any(|choice| spent(choice) > 0) {
                            div.row-of.with-fakirs {
                                @for choice in here.filter(|choice| spent(*choice) > 0) {
                                    (cheaper_bid(table, choice, space))
                                }
                            }
                        }
                    },
                    Some(seat) => li.bid.taken {
                        (tag(price)) span.slot aria-hidden="true" { (marker(table, seat, Some(nth(table, space, seat)))) }
                        span.desc { (table.name(seat)) }
                    },
                    None => li.bid.taken aria-hidden=[(price == 0).then_some("true")] {
                        (tag(price)) span.slot {}
                        span.desc { @if price > 0 { (t!(language, "tribes-bid-too-dear")) } }
                    },
                }
            }
        }
        (bid_order(table))
    }
}

fn tag(price: u8) -> Markup {
    html! { span.price { (Icon("coin")) (price) } }
}

/// The same where words say it too.
fn drawn_tag(price: u8) -> Markup {
    html! { span.price aria-hidden="true" { (Icon("coin")) (price) } }
}

fn bid(table: &Table<'_>, choice: Choice, space: usize) -> Markup {
    let (language, view) = (table.language, table.view);
    let Choice::Bid { price, .. } = choice else { return html! {} };
    let others = view.open.bid_order.as_slice().len() > 1;
    let here = html! {
        (drawn_tag(price))
        @if price == 0 && view.open.track[space].is_some() {
            span.slot.pushed aria-hidden="true" {
                @for seat in view.open.track[..FREE].iter().rev().flatten() { (marker(table, *seat, None)) }
            }
        } @else {
            span.slot {}
        }
        span.desc aria-hidden="true" {
            (place_in_order(table, space, others))
        }
        (left(table, space))
        span.vh { (words::choice::full_named(language, view, &table.names, choice)) }
    };
    listing::button(table, choice, "bid", here)
}

/// The same space with the help of Fakirs, whose price counts from there down.
fn cheaper_bid(table: &Table<'_>, choice: Choice, space: usize) -> Markup {
    let fakirs = spent(choice);
    let inside = html! {
        span aria-hidden="true" { (Icon("fakir")) (fakirs) }
        (left(table, space.saturating_sub(usize::from(fakirs))))
        span.vh { (words::choice::full(table.language, table.view, choice)) }
    };
    listing::button(table, choice, "", inside)
}

/// The space that a bid is for.
fn space_of(choice: Choice) -> Option<usize> {
    match choice {
        Choice::Bid { price: 0, .. } => Some(FREE - 1),
        Choice::Bid { price, .. } => catalogue().bids.iter().position(|asked| *asked == price),
        _ => None,
    }
}

/// The Fakirs that a bid spends.
const fn spent(choice: Choice) -> u8 {
    match choice {
        Choice::Bid { fakirs, .. } => fakirs,
        _ => 0,
    }
}

/// The coins that are left when the price of a space is paid.
fn left(table: &Table<'_>, space: usize) -> Markup {
    let coins = table.view.own.map_or(0, |own| own.coins);
    let left = coins.saturating_sub(u16::from(catalogue().bids[space]));
    html! {
        span.rest aria-hidden="true" {
            (rich!(table.language, "tribes-coins-left", coins = html! { b { (left) } }))
        }
    }
}

/// Who would act before a marker on this space, as the bids stand.
fn place_in_order(table: &Table<'_>, space: usize, others: bool) -> Markup {
    let language = table.language;
    let ahead: Vec<Seat> =
        table.view.open.track[space + 1..].iter().rev().flatten().copied().collect();
    html! {
        @if ahead.is_empty() {
            @if others && space + 1 < SPACES { (t!(language, "tribes-first-so-far")) }
            @else { (t!(language, "tribes-first")) }
        } @else {
            span.vh { (t!(language, "tribes-after")) " " }
            (Icon("u-clock")) @for seat in ahead { (seats::badge(seat)) }
        }
    }
}

/// The markers that still bid, in their order.
fn bid_order(table: &Table<'_>) -> Markup {
    let order = table.view.open.bid_order.as_slice();
    html! {
        div.bids {
            h3 { @if table.task() == Some(Task::Bid) { (t!(table.language, "tribes-bid-order")) }
                @else { (t!(table.language, "tribes-next-to-bid")) } }
            ol.spaces {
                @for (index, seat) in order.iter().enumerate() {
                    @let before = order[..index].iter().filter(|other| *other == seat).count();
                    @let later = order.iter().filter(|other| *other == seat).count();
                    li.space.now[index == 0 && table.task() == Some(Task::Bid)].{ (seats::class(*seat)) }
                        data-spot={ "bid" (index) } {
                        (marker(table, *seat, Some(later - 1 - before)))
                    }
                }
            }
        }
    }
}

/// The turn order track, and who bids next.
pub(super) fn order(table: &Table<'_>) -> Markup {
    let (language, view) = (table.language, table.view);
    let prices = &catalogue().bids;
    let acting = table.task().filter(|task| *task != Task::Bid).map(|_| view.open.active);
    let listed = table.is_asked() && table.task() == Some(Task::Bid);
    html! {
        section.panel.order.listed[listed] data-then="order" aria-labelledby="order-title" {
            header.panel-head {
                h2.panel-title #order-title { (t!(language, "tribes-turn-order")) }
                @if !view.open.bid_order.as_slice().is_empty() { (bid_order(table)) }
            }
            ol.spaces.track-spaces aria-label=(t!(language, "tribes-track")) {
                @if let Some(seat) = acting {
                    li.space.now.{ (seats::class(seat)) } data-spot="now" {
                        (marker(table, seat, None))
                        span.acts { (IconAs("ic", "u-step")) span.vh { (t!(language, "tribes-acts-now")) } }
                    }
                }
                @for space in (0..SPACES).rev() {
                    li.space data-spot={ "space" (space) } {
                        @if let Some(marks) = web::analysis::marks(table.scene, space_of, &space) { (marks) }
                        @if let Some(seat) = view.open.track[space] { (marker(table, seat, Some(nth(table, space, seat)))) }
                        span { span.vh { (names::coins(language, prices[space])) } span aria-hidden="true" { (prices[space]) } }
                    }
                }
            }
        }
    }
}
