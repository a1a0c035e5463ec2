//! Choices in words: a short title and a line of detail for lists, and a full
//! sentence for the board's buttons, hints and confirmations.

use super::rows::{self, Standing};
use super::{amount, border, cards, dune, effect, spot, token};
use ::words::{Language, Phrase, phrase, t};
use std::borrow::Cow;
use targi::{Bundle, CentreView, Choice, HandView, Slot, Spot, TakenView, Task, TribeCard, View};

/// A choice in one sentence.
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
        Choice::Done => match view.agenda.top() {
            Some(Task::TargiToken(_) | Task::MarkerToken(_)) => t!(l, "keep-token"),
            Some(Task::Waive(_)) => t!(l, "keep-text"),
            _ => t!(l, "choice-done"),
        },
        Choice::End => t!(l, "choice-end"),
    }
    .into_owned()
}

/// The title of a choice in a list, where the heading says what it is about.
pub(crate) fn title(language: Language, view: &View, choice: Choice) -> Phrase<Bundle> {
    let l = language;
    match choice {
        Choice::Place(Spot::Dune(at))
        | Choice::Use(Spot::Dune(at))
        | Choice::Pick(Spot::Dune(at)) => t!(l, "dune-n", number = at.index() + 1),
        Choice::Use(Spot::Targia) => t!(l, "targia-here"),
        Choice::Place(Spot::Border(field))
        | Choice::Use(Spot::Border(field))
        | Choice::Pick(Spot::Border(field))
        | Choice::Token(Spot::Border(field)) => border::name(l, &view.rules, field),
        Choice::Place(at) | Choice::Use(at) | Choice::Pick(at) | Choice::Token(at) => {
            spot::name(l, view, at)
        }
        Choice::PutBack(back) => token::name(l, back),
        Choice::Take(what) | Choice::Pay(what) | Choice::Return(what) => {
            return match what.is_nothing() {
                true => amount::words(l, &what).into(),
                false => Phrase::thing(what),
            };
        }
        Choice::Trade { give, get } => {
            let [give, get] = [give, get].map(|bundle| amount::part(l, &bundle));
            return phrase!(l, "title-trade", give = give, get = get);
        }
        Choice::GiveCard(row) => {
            match player(view).and_then(|player| player.display.row(row).last()) {
                Some(card) => cards::tribe(l, view.rules.tribe(card)),
                None => t!(l, "row-n", row = row.index() + 1),
            }
        }
        Choice::Give(good) => {
            return phrase!(l, "title-give", what = amount::part(l, &Bundle::of(good, 1)));
        }
        Choice::Card(slot) => match own_card(view, slot) {
            Some(card) => cards::tribe(l, card),
            None => Cow::Owned(slot.to_string()),
        },
        Choice::Hand(index) => hand_name(l, view, index),
        Choice::Choose(index) => drawn_name(l, view, index),
        Choice::Leave(index) => t!(l, "title-leave", card = opened_name(l, view, index)),
        Choice::Row(row) => t!(l, "row-n", row = row.index() + 1),
        Choice::MoveMarker { to, .. } => spot::centre(l, view, to),
        Choice::Shift { to, .. } => t!(l, "title-shift", row = to.index() + 1),
        Choice::Swap(_, b) => slot_name(l, view, b),
        other => Cow::Owned(full(l, view, other)),
    }
    .into()
}

/// What says more about a choice in a list.
pub(crate) enum Detail<'a> {
    /// A few words.
    Words(Phrase<Bundle>),
    /// What this card costs.
    Cost(&'a TribeCard),
}

/// What says more about a choice in a list.
pub(crate) fn detail(language: Language, view: &View, choice: Choice) -> Option<Detail<'_>> {
    let l = language;
    let words = |text: Cow<'static, str>| Detail::Words(text.into());
    Some(match choice {
        Choice::Place(Spot::Border(field))
        | Choice::Use(Spot::Border(field))
        | Choice::Pick(Spot::Border(field))
        | Choice::Token(Spot::Border(field)) => words(border::brief(l, view.rules.border(field))),
        Choice::Place(Spot::Dune(at))
        | Choice::Use(Spot::Dune(at))
        | Choice::Pick(Spot::Dune(at)) => {
            let open = view.open_dunes[at.index()]?;
            words(dune::brief(l, &view.rules.dune(open).effect))
        }
        Choice::Use(Spot::Targia) => words(t!(l, "targia-brief")),
        Choice::Use(Spot::Centre(at)) => match view.centre[at.index()] {
            CentreView::Goods(_) => words(t!(l, "detail-goods-card")),
            CentreView::Tribe(card) => Detail::Cost(view.rules.tribe(card)),
            _ => return None,
        },
        Choice::Pick(Spot::Centre(at)) | Choice::Token(Spot::Centre(at)) => {
            match view.centre[at.index()] {
                CentreView::Tribe(card) => Detail::Cost(view.rules.tribe(card)),
                _ => return None,
            }
        }
        Choice::Card(slot) => {
            let card = own_card(view, slot)?;
            words(effect::text(l, &card.effect)?)
        }
        Choice::PutBack(back) => words(token::text(l, back)),
        Choice::Hand(index) => match player(view)?.hand.get(usize::from(index))? {
            Some(HandView::Card { card, .. }) => Detail::Cost(view.rules.tribe(*card)),
            _ => return None,
        },
        Choice::Choose(index) => match view.drawn.get(usize::from(index))? {
            TakenView::Card(card) => Detail::Cost(view.rules.tribe(*card)),
            _ => return None,
        },
        Choice::Play => match (view.agenda.top(), view.taken) {
            (Some(Task::Taken | Task::Noble(_)), TakenView::Card(card)) => {
                Detail::Cost(view.rules.tribe(card))
            }
            _ => return None,
        },
        Choice::Keep => words(t!(l, "detail-keep")),
        Choice::Discard => words(t!(l, "detail-discard")),
        Choice::Waive => words(t!(l, "detail-waive")),
        Choice::PlayHand => words(t!(l, "detail-play-hand")),
        Choice::MoveMarker { from, .. } => {
            words(t!(l, "detail-move-marker", from = spot::place(l, from)))
        }
        Choice::GiveCard(row) => words(t!(l, "choice-give-card", row = row.index() + 1)),
        Choice::Row(row) => {
            let card = match view.taken {
                TakenView::Card(card) => card,
                _ => view.rules.displayed(view.held_dune?)?,
            };
            Detail::Words(becomes(l, rows::with(&view.rules, &player(view)?.display, row, card)?))
        }
        _ => return None,
    })
}

/// What a row would become.
pub(crate) fn becomes(language: Language, after: Standing) -> Phrase<Bundle> {
    let cards = after.cards;
    match after {
        _ if after.is_full() && after.points() > 0 => {
            let bonus = amount::part(language, &Bundle::vp(after.points()));
            return phrase!(language, "row-becomes-full", what = bonus);
        }
        _ if after.is_full() => t!(language, "row-becomes-full-nothing"),
        Standing { cards: 1, .. } => t!(language, "row-begins"),
        Standing { equal: true, mixed: true, .. } => {
            t!(language, "row-becomes-open", cards = cards)
        }
        Standing { equal: true, .. } => t!(language, "row-becomes-equal", cards = cards),
        Standing { mixed: true, .. } => t!(language, "row-becomes-mixed", cards = cards),
        _ => t!(language, "row-becomes-nothing"),
    }
    .into()
}

pub(crate) fn player(view: &View) -> Option<&targi::PlayerView> {
    view.to_act.map(|seat| &view.players[seat.index()])
}

pub(crate) fn own_card(view: &View, slot: Slot) -> Option<&TribeCard> {
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
