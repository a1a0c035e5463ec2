//! What there is to do, in words: the sentence at the top.

use ::words::Language;
use ::words::t;
use std::borrow::Cow;
use targi::Task;

/// What whoever is to act is asked to do.
pub(crate) fn own(language: Language, task: Task) -> Cow<'static, str> {
    let l = language;
    match task {
        Task::PutBack(_) => t!(l, "do-put-back"),
        Task::Raid(_) => t!(l, "do-raid"),
        Task::Placement => t!(l, "do-placement"),
        Task::TargiToken(_) => t!(l, "do-targi-token"),
        Task::MarkerToken(_) => t!(l, "do-marker-token"),
        Task::Turn(_) => t!(l, "do-turn"),
        Task::Limit => t!(l, "do-limit"),
        Task::Noble(_) => t!(l, "do-noble"),
        Task::WhichHand(_) => t!(l, "do-which-hand"),
        Task::Trader { .. } => t!(l, "do-trader"),
        Task::Silversmith { .. } => t!(l, "do-silversmith"),
        Task::FataMorgana(_) => t!(l, "do-fata-morgana"),
        Task::OpenCard => t!(l, "do-open-card"),
        Task::Targia => t!(l, "do-targia"),
        Task::TargiaCard => t!(l, "do-targia-card"),
        Task::Taken => t!(l, "do-taken"),
        Task::Pay => t!(l, "do-pay"),
        Task::Lay => t!(l, "do-lay"),
        Task::LayDune => t!(l, "do-lay-dune"),
        Task::Goods(count) | Task::GoodsOfCard(count) => t!(l, "do-goods", count = count),
        Task::GoodsOfAKind(count) => t!(l, "do-goods-of-a-kind", count = count),
        Task::Treasure(_) | Task::Either(_) => t!(l, "do-either"),
        Task::Rob => t!(l, "do-rob"),
        Task::Waive(_) => t!(l, "do-waive"),
        Task::AnyBorder => t!(l, "do-any-border"),
        Task::AnyDune => t!(l, "do-any-dune"),
        Task::FromCentre => t!(l, "do-from-centre"),
        Task::PickTribe => t!(l, "do-pick-tribe"),
        Task::PickGoods { .. } => t!(l, "do-pick-goods"),
        Task::SwapGoods(times) => t!(l, "do-swap-goods", times = times),
        Task::SellGoods { times, goods, vp } => {
            t!(l, "do-sell-goods", times = times, goods = goods, vp = vp)
        }
        Task::Rearrange { cards: 0, .. } => t!(l, "do-swap-cards"),
        Task::Rearrange { cards, fresh: true } => t!(l, "do-rearrange", cards = cards),
        Task::Rearrange { fresh: false, .. } => t!(l, "do-rearrange-more"),
        Task::Round | Task::RaidOver | Task::Markers | Task::TurnOver | Task::Reveal => {
            t!(l, "do-wait")
        }
    }
}

/// What somebody else is doing.
pub(crate) fn of(language: Language, task: Task, name: &str) -> Cow<'static, str> {
    let l = language;
    match task {
        Task::PutBack(_) => t!(l, "does-put-back", name = name),
        Task::Raid(_) => t!(l, "does-raid", name = name),
        Task::Placement => t!(l, "does-placement", name = name),
        Task::TargiToken(_) | Task::MarkerToken(_) => t!(l, "does-token", name = name),
        Task::Limit => t!(l, "does-limit", name = name),
        Task::Trader { .. } | Task::SwapGoods(_) | Task::SellGoods { .. } => {
            t!(l, "does-trade", name = name)
        }
        Task::Silversmith { .. } => t!(l, "does-silversmith", name = name),
        Task::Taken | Task::Pay | Task::Lay | Task::Noble(_) | Task::OpenCard | Task::Waive(_) => {
            t!(l, "does-card", name = name)
        }
        Task::Goods(_) | Task::GoodsOfCard(_) | Task::GoodsOfAKind(_) | Task::Treasure(_) => {
            t!(l, "does-goods", name = name)
        }
        _ => t!(l, "does-turn", name = name),
    }
}

/// The heading of the list of choices.
pub(crate) fn heading(language: Language, task: Task) -> Cow<'static, str> {
    let l = language;
    match task {
        Task::PutBack(_) => t!(l, "head-put-back"),
        Task::Raid(_) => t!(l, "head-raid"),
        Task::Placement => t!(l, "head-placement"),
        Task::TargiToken(_) => t!(l, "head-targi-token"),
        Task::MarkerToken(_) => t!(l, "head-marker-token"),
        Task::Turn(_) => t!(l, "head-turn"),
        Task::Limit => t!(l, "head-limit"),
        Task::Trader { .. } => t!(l, "head-trader"),
        Task::Silversmith { .. } => t!(l, "head-silversmith"),
        Task::FataMorgana(_) => t!(l, "head-fata-morgana"),
        Task::Pay => t!(l, "head-pay"),
        Task::Lay | Task::LayDune => t!(l, "head-lay"),
        Task::Taken | Task::Noble(_) => t!(l, "head-taken"),
        Task::Goods(_) | Task::GoodsOfCard(_) | Task::GoodsOfAKind(_) | Task::Rob => {
            t!(l, "head-goods")
        }
        Task::Rearrange { .. } => t!(l, "head-rearrange"),
        Task::AnyBorder => t!(l, "head-any-border"),
        Task::AnyDune => t!(l, "head-any-dune"),
        _ => t!(l, "head-choose"),
    }
}
