//! What a choice costs, and what paying leaves.

use super::pictures::{self, COIN};
use super::table::Table;
use crate::words::choice::{bid_due, fakirs_to_reach};
use crate::words::names;
use five_tribes::{Choice, Payment, Resource, Task, TileAction, Tribe, View};
use maud::{Markup, html};
use web::{Icon, Language, beside, list};

/// Something to pay with, or what is left of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Coins,
    Meeples(Tribe),
    Fakirs,
}

/// What a choice costs, each kind with its amount.
fn of(view: &View, choice: Choice) -> Vec<(Kind, u16)> {
    let paid = |payment: Payment| {
        vec![
            (Kind::Meeples(Tribe::Elder), payment.elders().into()),
            (Kind::Meeples(Tribe::Artisan), payment.artisans().into()),
            (Kind::Fakirs, payment.fakirs().into()),
        ]
    };
    let fakirs = |count: u8| (Kind::Fakirs, count.into());
    let mut price = match choice {
        Choice::Bid { price, fakirs: spent } => {
            vec![(Kind::Coins, bid_due(price, spent).into()), fakirs(spent)]
        }
        Choice::Fakirs(count) => vec![fakirs(count)],
        Choice::Kill(on, _) => vec![fakirs(fakirs_to_reach(view, on))],
        Choice::UseDjinn(_, payment)
        | Choice::BuyDjinn(_, payment)
        | Choice::BuyThief(_, payment)
        | Choice::Make(payment) => paid(payment),
        Choice::Card(_) => match view.open.agenda.top() {
            Some(Task::TileAction { at }) => match view.open.board.action(at) {
                TileAction::Market { price, .. } => vec![(Kind::Coins, price.into())],
                _ => Vec::new(),
            },
            _ => Vec::new(),
        },
        _ => Vec::new(),
    };
    price.retain(|(_, amount)| *amount > 0);
    price
}

/// How much of something the viewer has; nothing of what is not theirs to see.
fn have(view: &View, kind: Kind) -> Option<u16> {
    let own = view.own.as_ref()?;
    Some(match kind {
        Kind::Coins => own.coins,
        Kind::Fakirs => own.hand.of(Resource::FAKIR).into(),
        Kind::Meeples(tribe) => view.open.player(view.seat?).held.of(tribe).into(),
    })
}

fn drawing(kind: Kind) -> Icon {
    match kind {
        Kind::Coins => COIN,
        Kind::Fakirs => Icon("fakir"),
        Kind::Meeples(tribe) => Icon(pictures::meeple(tribe)),
    }
}

fn in_words(language: Language, kind: Kind, amount: u16) -> String {
    let count = u8::try_from(amount).unwrap_or(u8::MAX);
    match kind {
        Kind::Coins => names::coins(language, amount),
        Kind::Fakirs => names::fakirs(language, count),
        Kind::Meeples(tribe) => names::counted(language, tribe, count),
    }
    .into_owned()
}

/// What is left to the viewer of everything that a choice costs; none for what is free.
pub(super) fn leaves(table: &Table<'_>, choice: Choice) -> Option<Markup> {
    let left: Vec<(Kind, u16)> = of(table.view, choice)
        .into_iter()
        .filter_map(|(kind, amount)| Some((kind, have(table.view, kind)?.saturating_sub(amount))))
        .collect();
    if left.is_empty() {
        return None;
    }
    let drawings = html! { @for (kind, amount) in &left { b { (amount) } (drawing(*kind)) } };
    let words: Vec<String> =
        left.iter().map(|(kind, amount)| in_words(table.language, *kind, *amount)).collect();
    Some(beside::leaves(table.language, drawings, &list(table.language, &words)))
}

/// What a choice costs, as a chip; none for what is free.
pub(super) fn tag(table: &Table<'_>, choice: Choice) -> Option<Markup> {
    let price = of(table.view, choice);
    (!price.is_empty()).then(|| {
        html! {
            span.costs aria-hidden="true" {
                @for (kind, amount) in price { "\u{2212}" (amount) (drawing(kind)) }
            }
        }
    })
}
