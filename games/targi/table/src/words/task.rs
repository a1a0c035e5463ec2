//! What there is to do, in words: the sentence at the top.

use ::words::{Language, Message, message, t};
use std::borrow::Cow;
use targi::Task;

/// What the player to act is asked to do.
pub(crate) fn own(language: Language, task: Task) -> Cow<'static, str> {
    message(language, task).text()
}

/// The heading of the list of choices.
pub(crate) fn heading(language: Language, task: Task) -> Cow<'static, str> {
    message(language, task).get_voice("heading").unwrap_or_else(|| t!(language, "head-choose"))
}

fn message(l: Language, task: Task) -> Message {
    match task {
        Task::PutBack(_) => message!(l, "do-put-back"),
        Task::Raid(_) => message!(l, "do-raid"),
        Task::Placement => message!(l, "do-placement"),
        Task::TargiToken(_) => message!(l, "do-targi-token"),
        Task::MarkerToken(_) => message!(l, "do-marker-token"),
        Task::Turn(_) => message!(l, "do-turn"),
        Task::Limit => message!(l, "do-limit"),
        Task::Noble(_) => message!(l, "do-noble"),
        Task::WhichHand(_) => message!(l, "do-which-hand"),
        Task::Trader { .. } => message!(l, "do-trader"),
        Task::Silversmith { .. } => message!(l, "do-silversmith"),
        Task::FataMorgana(_) => message!(l, "do-fata-morgana"),
        Task::OpenCard => message!(l, "do-open-card"),
        Task::Targia => message!(l, "do-targia"),
        Task::TargiaCard => message!(l, "do-targia-card"),
        Task::Taken => message!(l, "do-taken"),
        Task::Pay => message!(l, "do-pay"),
        Task::Lay => message!(l, "do-lay"),
        Task::LayDune => message!(l, "do-lay-dune"),
        Task::Goods(count) | Task::GoodsOfCard(count) => message!(l, "do-goods", count = count),
        Task::GoodsOfAKind(count) => message!(l, "do-goods-of-a-kind", count = count),
        Task::Treasure(_) | Task::Either(_) => message!(l, "do-either"),
        Task::Rob => message!(l, "do-rob"),
        Task::Waive(_) => message!(l, "do-waive"),
        Task::AnyBorder => message!(l, "do-any-border"),
        Task::AnyDune => message!(l, "do-any-dune"),
        Task::FromCentre => message!(l, "do-from-centre"),
        Task::PickTribe => message!(l, "do-pick-tribe"),
        Task::PickGoods { .. } => message!(l, "do-pick-goods"),
        Task::SwapGoods(times) => message!(l, "do-swap-goods", times = times),
        Task::SellGoods { times, goods, vp } => {
            message!(l, "do-sell-goods", times = times, goods = goods, vp = vp)
        }
        Task::Rearrange { cards: 0, .. } => message!(l, "do-swap-cards"),
        Task::Rearrange { cards, fresh: true } => message!(l, "do-rearrange", cards = cards),
        Task::Rearrange { fresh: false, .. } => message!(l, "do-rearrange-more"),
        Task::Round | Task::RaidOver | Task::Markers | Task::TurnOver | Task::Reveal => {
            message!(l, "do-wait")
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
        Task::Round
        | Task::RaidOver
        | Task::Markers
        | Task::Turn(_)
        | Task::TurnOver
        | Task::Reveal
        | Task::WhichHand(_)
        | Task::FataMorgana(_)
        | Task::Targia
        | Task::TargiaCard
        | Task::LayDune
        | Task::Either(_)
        | Task::Rob
        | Task::AnyBorder
        | Task::AnyDune
        | Task::FromCentre
        | Task::PickTribe
        | Task::PickGoods { .. }
        | Task::Rearrange { .. } => t!(l, "does-turn", name = name),
    }
}
