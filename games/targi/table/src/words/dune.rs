//! What dunes do, in words.

use super::amount;
use ::words::{Language, Message, message, t};
use std::borrow::Cow;
use targi::{Bundle, DuneEffect};

/// What a dune does, in full.
pub(crate) fn text(language: Language, effect: &DuneEffect) -> Cow<'static, str> {
    message(language, effect).text()
}

/// The same in a few words.
pub(crate) fn brief(language: Language, effect: &DuneEffect) -> Cow<'static, str> {
    message(language, effect).voice("brief")
}

/// The same in about twenty columns of a terminal.
pub(crate) fn sign(language: Language, effect: &DuneEffect) -> Cow<'static, str> {
    message(language, effect).voice("sign")
}

fn message(l: Language, effect: &DuneEffect) -> Message {
    match *effect {
        DuneEffect::Gain { gives, goods } => {
            let what = amount::words_with_choice(l, &gives, goods);
            message!(l, "dune-gain", what = what, signs = gain_in_signs(l, &gives, goods))
        }
        DuneEffect::GoodsOfAKind { goods } => message!(l, "dune-goods-of-a-kind", goods = goods),
        DuneEffect::PlayHand { discount } => message!(l, "dune-play-hand", goods = discount),
        DuneEffect::PickTribeCard { cards } => message!(l, "dune-pick-tribe-card", cards = cards),
        DuneEffect::PlayFromCentre => message!(l, "dune-play-from-centre"),
        DuneEffect::AnyBorder => message!(l, "dune-any-border"),
        DuneEffect::PickGoodsCards { open, receive } => {
            message!(l, "dune-pick-goods-cards", open = open, receive = receive)
        }
        DuneEffect::SwapCards { water } => message!(l, "dune-swap-cards", water = water),
        DuneEffect::SwapGoods { times, water } => {
            message!(l, "dune-swap-goods", times = times, water = water)
        }
        DuneEffect::SellGoods { times, goods, vp } => {
            message!(l, "dune-sell-goods", times = times, goods = goods, vp = vp)
        }
        DuneEffect::Display { vp } => message!(l, "dune-display", vp = vp),
        DuneEffect::Rob { water } => message!(l, "dune-rob", water = water),
    }
}

/// Points in words, everything else by its letter.
fn gain_in_signs(l: Language, gives: &Bundle, goods: u8) -> Cow<'static, str> {
    match goods {
        0 if *gives == Bundle::vp(gives.vp) => amount::words(l, gives),
        0 => gives.to_string().into(),
        _ => t!(l, "sign-dune-gain", what = gives.to_string(), goods = goods),
    }
}
