//! Choices in the list, with drawings.

use super::table::Table;
use super::{amount, icons, price, tile};
use crate::words::amount as amounts;
use crate::words::choice::{self, Detail, own_card, player};
use maud::{Markup, html};
use targi::{Bundle, CentreView, Choice, HandView, Spot, TakenView, Task, TribeCard, View};
use web::{Icon, IconAs, Language, t};

/// The title of a choice.
pub(super) fn title(language: Language, view: &View, choice: Choice) -> Markup {
    let l = language;
    match choice {
        Choice::Place(Spot::Border(field))
        | Choice::Use(Spot::Border(field))
        | Choice::Pick(Spot::Border(field))
        | Choice::Token(Spot::Border(field)) => html! {
            span.no { (field) } " " (tile::name(l, &view.rules, field))
        },
        Choice::Take(what) | Choice::Pay(what) | Choice::Return(what) if !what.is_nothing() => {
            html! {
                span.amt role="img" aria-label=(amounts::words(l, &what)) {
                    (amount::short_row(&what))
                }
            }
        }
        Choice::Trade { give, get } => html! {
            span.amt role="img" aria-label=(choice::full(l, view, choice)) {
                (amount::short_row(&give)) (amount::arrow()) (amount::short_row(&get))
            }
        },
        Choice::Joker(good) => html! {
            span.amt role="img" aria-label=(choice::full(l, view, choice)) {
                (amount::arrow()) (amount::row(&Bundle::of(good, 1)))
            }
        },
        choice => amount::draw(l, &choice::title(l, view, choice)),
    }
}

/// A line that says more about a choice; of a card that lies open, also whether it can be paid.
pub(super) fn detail(table: &Table<'_>, choice: Choice) -> Option<Markup> {
    let (language, view) = (table.language, table.view);
    let open = matches!(choice, Choice::Use(Spot::Centre(_)) | Choice::Pick(Spot::Centre(_)));
    Some(match choice::detail(language, view, choice)? {
        Detail::Words(phrase) => amount::draw(language, &phrase),
        Detail::Cost(card) => html! {
            (cost(language, card))
            @if let Some(player) = player(view).filter(|_| open) {
                " " (price::pill(table, player, card, &price::means(player)))
            }
        },
    })
}

/// What is left in the purse of what a choice gives away.
pub(super) fn leaves(table: &Table<'_>, choice: Choice) -> Option<Markup> {
    let (give, get) = match choice {
        Choice::Pay(give) | Choice::Return(give) => (give, Bundle::NOTHING),
        Choice::Give(good) => (Bundle::of(good, 1), Bundle::NOTHING),
        Choice::Trade { give, get } => (give, get),
        _ => return None,
    };
    let player = player(table.view)?;
    // Gold on cards pays for cards alone, and is spent first.
    let have = match table.task() {
        Some(Task::Pay) => price::means(player),
        _ => player.purse,
    };
    (!give.is_nothing() && have.covers(&give))
        .then(|| price::leaves(table, &give, &(have - give + get)))
}

/// The drawing of a choice in the list; amounts are their own drawing.
pub(super) fn icon(view: &View, choice: Choice) -> Option<Markup> {
    let large = |name| html! { (IconAs("ic ic--l", name)) };
    Some(match choice {
        Choice::Place(at) | Choice::Use(at) | Choice::Pick(at) | Choice::Token(at) => match at {
            Spot::Border(field) => large(icons::border(view.rules.border(field))),
            Spot::Dune(_) => large("i-dune"),
            Spot::Targia => large("p-targia"),
            Spot::Centre(at) => match view.centre[at.index()] {
                CentreView::Tribe(card) => medal(view.rules.tribe(card)),
                _ => large("i-any"),
            },
        },
        Choice::PutBack(back) => large(icons::token(back)),
        Choice::Card(slot) => medal(own_card(view, slot)?),
        Choice::Hand(index) => match player(view)?.hand.get(usize::from(index))? {
            Some(HandView::Card { card, .. }) => medal(view.rules.tribe(*card)),
            _ => return None,
        },
        Choice::Choose(index) => match view.drawn.get(usize::from(index))? {
            TakenView::Card(card) => medal(view.rules.tribe(*card)),
            _ => return None,
        },
        Choice::Joker(_) => large("k-joker"),
        Choice::Waive => large("k-waiver"),
        Choice::Play | Choice::PlayHand => large("f-tribal"),
        Choice::Keep => large("u-hand"),
        Choice::Discard => large("u-close"),
        Choice::Accept => large("u-check"),
        Choice::Next => large("u-replay"),
        Choice::MoveMarker { .. } => large("f-fata"),
        Choice::GiveCard(row) => medal(view.rules.tribe(player(view)?.display.row(row).last()?)),
        Choice::Leave(_) => large("u-minus"),
        Choice::Open => large("i-any"),
        _ => return None,
    })
}

/// The cost of a card, with drawings.
fn cost(language: Language, card: &TribeCard) -> Markup {
    html! {
        (t!(language, "cost")) " "
        @for (index, way) in card.cost.ways().enumerate() {
            @if index > 0 { " / " }
            (amount::icons(language, &way))
        }
        @if let Some(bracket) = card.cost.bracket {
            " (" (amount::icons(language, &bracket)) ")"
        }
    }
}

/// A card's symbol on its colour.
pub(super) fn medal(card: &TribeCard) -> Markup {
    let (icon, colour) = icons::card(card);
    html! { span class={ "med " (colour) } aria-hidden="true" { (Icon(icon)) } }
}
