//! What dunes do, in words.

use super::amount;
use ::words::Language;
use ::words::t;
use std::borrow::Cow;
use targi::DuneEffect;

/// What a dune does.
pub(crate) fn text(language: Language, effect: &DuneEffect) -> Cow<'static, str> {
    let l = language;
    match *effect {
        DuneEffect::Gain { gives, goods } => {
            t!(l, "dune-gain", what = amount::words_with_choice(l, &gives, goods))
        }
        DuneEffect::GoodsOfAKind { goods } => t!(l, "dune-goods-of-a-kind", goods = goods),
        DuneEffect::PlayHand { discount } => t!(l, "dune-play-hand", goods = discount),
        DuneEffect::PickTribeCard { cards } => t!(l, "dune-pick-tribe-card", cards = cards),
        DuneEffect::PlayFromCentre => t!(l, "dune-play-from-centre"),
        DuneEffect::AnyBorder => t!(l, "dune-any-border"),
        DuneEffect::PickGoodsCards { open, receive } => {
            t!(l, "dune-pick-goods-cards", open = open, receive = receive)
        }
        DuneEffect::SwapCards { water } => t!(l, "dune-swap-cards", water = water),
        DuneEffect::SwapGoods { times, water } => {
            t!(l, "dune-swap-goods", times = times, water = water)
        }
        DuneEffect::SellGoods { times, goods, vp } => {
            t!(l, "dune-sell-goods", times = times, goods = goods, vp = vp)
        }
        DuneEffect::Display { vp } => t!(l, "dune-display", vp = vp),
        DuneEffect::Rob { water } => t!(l, "dune-rob", water = water),
    }
}

/// The same in a few words.
pub(crate) fn brief(language: Language, effect: &DuneEffect) -> Cow<'static, str> {
    let l = language;
    match *effect {
        DuneEffect::Gain { gives, goods } => amount::words_with_choice(l, &gives, goods),
        DuneEffect::GoodsOfAKind { goods } => t!(l, "dune-goods-of-a-kind-brief", goods = goods),
        DuneEffect::PlayHand { discount } => t!(l, "dune-play-hand-brief", goods = discount),
        DuneEffect::PickTribeCard { cards } => t!(l, "dune-pick-tribe-card-brief", cards = cards),
        DuneEffect::PlayFromCentre => t!(l, "dune-play-from-centre-brief"),
        DuneEffect::AnyBorder => t!(l, "dune-any-border-brief"),
        DuneEffect::PickGoodsCards { open, receive } => {
            t!(l, "dune-pick-goods-cards-brief", open = open, receive = receive)
        }
        DuneEffect::SwapCards { .. } => t!(l, "dune-swap-cards-brief"),
        DuneEffect::SwapGoods { times, .. } => t!(l, "dune-swap-goods-brief", times = times),
        DuneEffect::SellGoods { times, .. } => t!(l, "dune-sell-goods-brief", times = times),
        DuneEffect::Display { .. } => t!(l, "dune-display-brief"),
        DuneEffect::Rob { .. } => t!(l, "dune-rob-brief"),
    }
}
