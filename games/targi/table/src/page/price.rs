//! What a tribe card costs a player, and what paying it leaves.

use super::amount;
use super::table::Table;
use maud::{Markup, html};
use targi::{Bundle, Effect, PlayerView, TribeCard, View};
use web::{Icon, beside, rich, t};

/// Whether a card can be paid.
pub(super) enum Price {
    /// It can, in this way.
    Paid(Bundle),
    /// This is missing at least.
    Short(Bundle),
}

/// What a player can pay a tribe card with, gold on cards included.
pub(super) fn means(player: &PlayerView) -> Bundle {
    Bundle { gold: player.purse.gold + player.card_gold, ..player.purse }
}

/// The goods that a player's own cards take off the cost of a card.
pub(super) fn discount(view: &View, player: &PlayerView, card: &TribeCard) -> u8 {
    let texts = player.display.cards().filter(|shown| player.waived != Some(*shown));
    let of_symbol: u8 = texts
        .map(|shown| match view.rules.tribe(shown).effect {
            Effect::Discount { symbol, goods } if symbol == card.symbol => goods,
            _ => 0,
        })
        .sum();
    of_symbol + player.discount_now
}

/// One way of a cost, paid with `have`.
pub(super) fn way(way: Bundle, have: &Bundle, discount: u8) -> Price {
    let missing = Bundle {
        dates: way.dates.saturating_sub(have.dates),
        salt: way.salt.saturating_sub(have.salt),
        pepper: way.pepper.saturating_sub(have.pepper),
        gold: way.gold.saturating_sub(have.gold),
        water: way.water.saturating_sub(have.water),
        vp: 0,
    };
    let enough = missing.gold == 0 && missing.water == 0 && missing.goods_count() <= discount;
    if enough { Price::Paid(way) } else { Price::Short(missing) }
}

/// A card, paid with `have` in the way that misses least.
fn of(card: &TribeCard, have: &Bundle, discount: u8) -> Option<Price> {
    let missing = |price: &Price| match price {
        Price::Paid(_) => 0,
        Price::Short(missing) => missing.goods_count() + missing.gold * 3 + missing.water,
    };
    card.cost.ways().map(|cost| way(cost, have, discount)).min_by_key(missing)
}

/// Whether a player with `have` can pay a card, in a word or two on a pill.
pub(super) fn pill(
    table: &Table<'_>,
    player: &PlayerView,
    card: &TribeCard,
    have: &Bundle,
) -> Markup {
    match of(card, have, discount(table.view, player, card)) {
        Some(Price::Paid(_)) => html! {
            span.can { (Icon("u-check")) span { (t!(table.language, "you-can-pay")) } }
        },
        Some(Price::Short(missing)) => html! {
            span.short { span { (t!(table.language, "short-of")) } (amount::short_row(&missing)) }
        },
        None => html! {},
    }
}

/// The same in a sentence, with what is left afterwards.
pub(super) fn sentence(
    table: &Table<'_>,
    player: &PlayerView,
    card: &TribeCard,
    have: &Bundle,
) -> Markup {
    let language = table.language;
    let discount = discount(table.view, player, card);
    match of(card, have, discount) {
        Some(Price::Paid(way)) => html! {
            span.vh { ", " }
            span.ok { (Icon("u-check")) " " (t!(language, "you-can-pay")) } " "
            (amount::icons(language, &way))
            // With a discount it depends on which goods are kept.
            @if have.covers(&way) && discount == 0 {
                @let left = Bundle { vp: 0, ..*have - way };
                span.vh { ", " } " "
                span.muted {
                    @if left.is_nothing() { (t!(language, "nothing-left")) }
                    @else { (rich!(language, "left-over", what = amount::icons(language, &left))) }
                }
            }
        },
        Some(Price::Short(missing)) => html! {
            span.vh { ", " }
            span.lack { (rich!(language, "you-lack", what = amount::icons(language, &missing))) }
        },
        None => html! {},
    }
}

/// How much of each kind that `touched` names is left in a purse.
pub(super) fn leaves(table: &Table<'_>, touched: &Bundle, after: &Bundle) -> Markup {
    let language = table.language;
    let in_words = amount::kinds_in_words(language, touched, after);
    beside::leaves(language, amount::of_kinds(touched, after), &in_words)
}
