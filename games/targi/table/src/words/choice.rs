//! Choices in words: a short title and a line of detail for the list, and a
//! full sentence for the board's buttons, hints and confirmations.

use super::{border, cards, dune, effect, spot, token};
use crate::page::amount::{self, Voice};
use crate::page::rows::{self, Standing};
use ::words::Language;
use maud::{Markup, html};
use std::borrow::Cow;
use targi::{Bundle, CentreView, Choice, HandView, Slot, Spot, TakenView, Task, TribeCard, View};
use web::{Icon, IconAs};
use web::{rich, t};

/// A choice in one sentence without drawings.
pub(crate) fn full(language: Language, view: &View, choice: Choice) -> String {
    let l = language;
    let words = |bundle: &Bundle| amount::words(l, bundle);
    match choice {
        Choice::PutBack(back) => t!(l, "choice-put-back", token = token::name(l, back)),
        Choice::Place(at) => t!(l, "choice-place", spot = spot::name(l, view, at)),
        Choice::Token(at) => t!(l, "choice-token", spot = spot::name(l, view, at)),
        Choice::Use(Spot::Centre(at)) => {
            t!(l, "choice-use-card", card = spot::centre(l, view, at))
        }
        Choice::Use(at) => t!(l, "choice-use", spot = spot::name(l, view, at)),
        Choice::Pick(at) => t!(l, "choice-pick", spot = spot::name(l, view, at)),
        Choice::Card(slot) => match own_card(view, slot) {
            Some(card) => t!(l, "choice-card", card = cards::tribe(l, card)),
            None => t!(l, "choice-card", card = slot.to_string()),
        },
        Choice::Take(what) => t!(l, "choice-take", what = words(&what)),
        Choice::Pay(what) => t!(l, "choice-pay", what = words(&what)),
        Choice::GiveCard(row) => t!(l, "choice-give-card", row = row.index() + 1),
        Choice::Trade { give, get } => {
            t!(l, "choice-trade", give = words(&give), get = words(&get))
        }
        Choice::Joker(good) => t!(l, "choice-joker", what = words(&Bundle::of(good, 1))),
        Choice::Give(good) => t!(l, "choice-give", what = words(&Bundle::of(good, 1))),
        Choice::Open => t!(l, "choice-open"),
        Choice::Next => t!(l, "choice-next"),
        Choice::Accept => t!(l, "choice-accept"),
        Choice::Return(what) => t!(l, "choice-return", what = words(&what)),
        Choice::Hand(index) => t!(l, "choice-hand", card = hand_name(l, view, index)),
        Choice::Choose(index) => t!(l, "choice-choose", card = drawn_name(l, view, index)),
        Choice::Leave(index) => t!(l, "choice-leave", card = opened_name(l, view, index)),
        Choice::Play => t!(l, "choice-play"),
        Choice::PlayHand => t!(l, "choice-play-hand"),
        Choice::Keep => t!(l, "choice-keep"),
        Choice::Discard => t!(l, "choice-discard"),
        Choice::Waive => t!(l, "choice-waive"),
        Choice::Row(row) => t!(l, "choice-row", row = row.index() + 1),
        Choice::MoveMarker { from, to } => {
            t!(l, "choice-move-marker", from = spot::place(l, from), to = spot::centre(l, view, to))
        }
        Choice::Shift { from, to } => {
            t!(l, "choice-shift", card = slot_name(l, view, from), row = to.index() + 1)
        }
        Choice::Swap(a, b) => {
            t!(l, "choice-swap", a = slot_name(l, view, a), b = slot_name(l, view, b))
        }
        Choice::Done => t!(l, "choice-done"),
        Choice::End => t!(l, "choice-end"),
    }
    .into_owned()
}

/// The title of a choice in the list, where the heading says what it is about.
pub(crate) fn title(language: Language, view: &View, choice: Choice) -> Markup {
    let l = language;
    let drawn = |bundle: &Bundle| amount::part(l, Voice::Drawn, bundle);
    match choice {
        Choice::Place(Spot::Dune(at))
        | Choice::Use(Spot::Dune(at))
        | Choice::Pick(Spot::Dune(at)) => plain(t!(l, "dune-n", number = at.index() + 1)),
        Choice::Use(Spot::Targia) => plain(t!(l, "targia-here")),
        Choice::Place(Spot::Border(field))
        | Choice::Use(Spot::Border(field))
        | Choice::Pick(Spot::Border(field))
        | Choice::Token(Spot::Border(field)) => html! {
            span.no { (field) } " " (border::name(l, &view.rules, field))
        },
        Choice::Place(at) | Choice::Use(at) | Choice::Pick(at) | Choice::Token(at) => {
            plain(spot::name(l, view, at))
        }
        Choice::PutBack(back) => plain(token::name(l, back)),
        Choice::Take(what) | Choice::Pay(what) | Choice::Return(what) if what.is_nothing() => {
            plain(amount::words(l, &what))
        }
        Choice::Take(what) | Choice::Pay(what) | Choice::Return(what) => html! {
            span.amt role="img" aria-label=(amount::words(l, &what)) { (amount::short_row(&what)) }
        },
        Choice::GiveCard(row) => {
            match player(view).and_then(|player| player.display.row(row).last()) {
                Some(card) => plain(cards::tribe(l, view.rules.tribe(card))),
                None => plain(t!(l, "row-n", row = row.index() + 1)),
            }
        }
        Choice::Trade { give, get } => exchange(l, &give, &get),
        Choice::Joker(good) => {
            let what = Bundle::of(good, 1);
            let label = t!(l, "choice-joker", what = amount::words(l, &what));
            html! {
                span.amt role="img" aria-label=(label) { (amount::arrow()) (amount::row(&what)) }
            }
        }
        Choice::Give(good) => rich!(l, "title-give", what = drawn(&Bundle::of(good, 1))),
        Choice::Card(slot) => match own_card(view, slot) {
            Some(card) => plain(cards::tribe(l, card)),
            None => plain(Cow::Owned(slot.to_string())),
        },
        Choice::Hand(index) => plain(hand_name(l, view, index)),
        Choice::Choose(index) => plain(drawn_name(l, view, index)),
        Choice::Leave(index) => rich!(l, "title-leave", card = opened_name(l, view, index)),
        Choice::Row(row) => plain(t!(l, "row-n", row = row.index() + 1)),
        Choice::MoveMarker { to, .. } => plain(spot::centre(l, view, to)),
        Choice::Shift { to, .. } => plain(t!(l, "title-shift", row = to.index() + 1)),
        Choice::Swap(_, b) => plain(slot_name(l, view, b)),
        other => html! { (full(l, view, other)) },
    }
}

/// A line that says more about a choice in the list.
pub(crate) fn detail(language: Language, view: &View, choice: Choice) -> Option<Markup> {
    let l = language;
    Some(match choice {
        Choice::Place(Spot::Border(field))
        | Choice::Use(Spot::Border(field))
        | Choice::Pick(Spot::Border(field))
        | Choice::Token(Spot::Border(field)) => plain(border::brief(l, view.rules.border(field))),
        Choice::Place(Spot::Dune(at))
        | Choice::Use(Spot::Dune(at))
        | Choice::Pick(Spot::Dune(at)) => {
            let open = view.open_dunes[at.index()]?;
            plain(dune::brief(l, &view.rules.dune(open).effect, Voice::Plain))
        }
        Choice::Use(Spot::Targia) => plain(t!(l, "targia-brief")),
        Choice::Use(Spot::Centre(at)) => match view.centre[at.index()] {
            CentreView::Goods(_) => plain(t!(l, "detail-goods-card")),
            CentreView::Tribe(card) => cost(l, view.rules.tribe(card)),
            _ => return None,
        },
        Choice::Pick(Spot::Centre(at)) | Choice::Token(Spot::Centre(at)) => {
            match view.centre[at.index()] {
                CentreView::Tribe(card) => cost(l, view.rules.tribe(card)),
                _ => return None,
            }
        }
        Choice::Card(slot) => {
            let card = own_card(view, slot)?;
            plain(effect::text(l, &card.effect)?)
        }
        Choice::PutBack(back) => plain(token::text(l, back)),
        Choice::Hand(index) => match player(view)?.hand.get(usize::from(index))? {
            Some(HandView::Card { card, .. }) => cost(l, view.rules.tribe(*card)),
            _ => return None,
        },
        Choice::Choose(index) => match view.drawn.get(usize::from(index))? {
            TakenView::Card(card) => cost(l, view.rules.tribe(*card)),
            _ => return None,
        },
        Choice::Play => match (view.agenda.top(), view.taken) {
            (Some(Task::Taken | Task::Noble(_)), TakenView::Card(card)) => {
                cost(l, view.rules.tribe(card))
            }
            _ => return None,
        },
        Choice::Keep => plain(t!(l, "detail-keep")),
        Choice::Discard => plain(t!(l, "detail-discard")),
        Choice::Waive => plain(t!(l, "detail-waive")),
        Choice::PlayHand => plain(t!(l, "detail-play-hand")),
        Choice::MoveMarker { from, .. } => {
            plain(t!(l, "detail-move-marker", from = spot::place(l, from)))
        }
        Choice::GiveCard(row) => plain(t!(l, "choice-give-card", row = row.index() + 1)),
        Choice::Row(row) => {
            let card = match view.taken {
                TakenView::Card(card) => card,
                _ => view.rules.displayed(view.held_dune?)?,
            };
            becomes(l, rows::with(&view.rules, &player(view)?.display, row, card)?)
        }
        _ => return None,
    })
}

/// The drawing of a choice in the list; amounts are their own drawing.
pub(crate) fn icon(view: &View, choice: Choice) -> Option<Markup> {
    let large = |name| html! { (IconAs("ic ic--l", name)) };
    Some(match choice {
        Choice::Place(at) | Choice::Use(at) | Choice::Pick(at) | Choice::Token(at) => match at {
            Spot::Border(field) => large(border::icon(view.rules.border(field))),
            Spot::Dune(_) => large("i-dune"),
            Spot::Targia => large("p-targia"),
            Spot::Centre(at) => match view.centre[at.index()] {
                CentreView::Tribe(card) => medal(view.rules.tribe(card)),
                _ => large("i-any"),
            },
        },
        Choice::PutBack(back) => large(token::icon(back)),
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

/// What is given and what is got, with an arrow between.
fn exchange(language: Language, give: &Bundle, get: &Bundle) -> Markup {
    let label = t!(
        language,
        "choice-trade",
        give = amount::words(language, give),
        get = amount::words(language, get)
    );
    html! {
        span.amt role="img" aria-label=(label) {
            (amount::short_row(give)) (amount::arrow()) (amount::short_row(get))
        }
    }
}

/// The cost of a card, with drawings.
pub(crate) fn cost(language: Language, card: &TribeCard) -> Markup {
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

/// What a row would become.
pub(crate) fn becomes(language: Language, after: Standing) -> Markup {
    let cards = after.cards;
    match after {
        _ if after.is_full() && after.points() > 0 => {
            let bonus = amount::icons(language, &Bundle::vp(after.points()));
            rich!(language, "row-becomes-full", what = bonus)
        }
        _ if after.is_full() => plain(t!(language, "row-becomes-full-nothing")),
        Standing { cards: 1, .. } => plain(t!(language, "row-begins")),
        Standing { equal: true, mixed: true, .. } => {
            plain(t!(language, "row-becomes-open", cards = cards))
        }
        Standing { equal: true, .. } => plain(t!(language, "row-becomes-equal", cards = cards)),
        Standing { mixed: true, .. } => plain(t!(language, "row-becomes-mixed", cards = cards)),
        _ => plain(t!(language, "row-becomes-nothing")),
    }
}

/// A card's symbol on its colour.
pub(crate) fn medal(card: &TribeCard) -> Markup {
    let (icon, colour) = cards::card_icon(card);
    html! { span class={ "med " (colour) } aria-hidden="true" { (Icon(icon)) } }
}

fn plain(words: Cow<'static, str>) -> Markup {
    html! { (words) }
}

fn player(view: &View) -> Option<&targi::PlayerView> {
    view.to_act.map(|seat| &view.players[seat.index()])
}

fn own_card(view: &View, slot: Slot) -> Option<&'static TribeCard> {
    player(view)?.display.get(slot).map(|card| view.rules.tribe(card))
}

/// A displayed card with its place: "Well card E18 (2.3)".
fn slot_name(language: Language, view: &View, slot: Slot) -> Cow<'static, str> {
    let card = own_card(view, slot).map(|card| cards::tribe(language, card)).unwrap_or_default();
    t!(language, "card-in-slot", card = card, slot = slot.to_string())
}

fn hand_name(language: Language, view: &View, index: u8) -> Cow<'static, str> {
    match player(view).and_then(|player| player.hand.get(usize::from(index)).copied().flatten()) {
        Some(HandView::Card { card, .. }) => cards::tribe(language, view.rules.tribe(card)),
        _ => t!(language, "face-down-tribe"),
    }
}

fn drawn_name(language: Language, view: &View, index: u8) -> Cow<'static, str> {
    match view.drawn.get(usize::from(index)) {
        Some(TakenView::Card(card)) => cards::tribe(language, view.rules.tribe(*card)),
        _ => t!(language, "face-down-tribe"),
    }
}

fn opened_name(language: Language, view: &View, index: u8) -> Cow<'static, str> {
    match view.opened.get(usize::from(index)) {
        Some(Some(card)) => cards::goods(language, view.rules.goods(*card)),
        _ => t!(language, "face-down-goods"),
    }
}
