//! What a choice costs, and what paying leaves.

use super::choice::{bid_due, fakirs_to_reach};
use super::names;
use ::words::Language;
use five_tribes::{Choice, Payment, Resource, Task, TileAction, Tribe, View};

/// Something to pay with, or what is left of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Coins,
    Meeples(Tribe),
    Fakirs,
}

/// What a choice costs, each kind with its amount.
pub(crate) fn of(view: &View, choice: Choice) -> Vec<(Kind, u16)> {
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

/// What is left to the viewer of everything that a choice costs; nothing for what is free.
pub(crate) fn left(view: &View, choice: Choice) -> Vec<(Kind, u16)> {
    let left = |(kind, amount)| Some((kind, have(view, kind)?.saturating_sub(amount)));
    of(view, choice).into_iter().filter_map(left).collect()
}

/// An amount of something in words.
pub(crate) fn in_words(language: Language, kind: Kind, amount: u16) -> String {
    let count = u8::try_from(amount).unwrap_or(u8::MAX);
    match kind {
        Kind::Coins => names::coins(language, amount),
        Kind::Fakirs => names::fakirs(language, count),
        Kind::Meeples(tribe) => names::counted(language, tribe, count),
    }
    .into_owned()
}
