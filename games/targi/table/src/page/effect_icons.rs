//! What tribe cards do, in drawings.

use super::amount::{arrow, counted, several};
use super::icons;
use maud::{Markup, html};
use targi::{Effect, Symbol, Treasure};
use web::Icon;

/// The drawings of an effect, for inside `.amt`.
pub(super) fn drawings(effect: &Effect) -> Markup {
    match *effect {
        Effect::None => html! {},
        Effect::PointsPerSymbol { symbol, per, vp } => html! {
            i { (per) } (medal(symbol)) (arrow()) (several(vp, "i-vp"))
        },
        Effect::PointsForLongerDisplay { vp }
        | Effect::PointsForMixedRows { vp, .. }
        | Effect::PointsForLastPlace { vp }
        | Effect::PointsForAllSymbols { vp }
        | Effect::PointsForFullRows { vp } => html! { (plus(vp, "i-vp")) },
        Effect::PointsForMajorities { .. } => html! { (plus(1, "i-vp")) },
        Effect::PointsForCards { at_least, vp } => html! {
            i { (at_least) } (Icon("b-tribe")) (arrow()) (several(vp, "i-vp"))
        },
        Effect::PointsForWater { per, .. } => html! {
            i { (per) } (Icon("i-water")) (arrow()) (Icon("i-vp"))
        },
        Effect::PointsForGold { .. } => html! { (Icon("i-gold")) (arrow()) (Icon("i-vp")) },
        Effect::Discount { symbol, goods } => html! { (medal(symbol)) (minus(goods)) },
        Effect::NoRaids => html! { (Icon("f-raid")) (arrow()) i { "0" } },
        Effect::NobleDiscount { goods } => html! { (Icon("f-noble")) (minus(goods)) },
        Effect::RaidReward { vp } => html! { (Icon("f-raid")) (arrow()) (several(vp, "i-vp")) },
        Effect::IgnoreRobber => html! { (Icon("p-robber")) (Icon("u-check")) },
        Effect::MoreOf { good } => html! { (plus(1, icons::good(good))) },
        Effect::EmptyHanded => html! { (plus(1, "i-any")) },
        Effect::HandWithoutNoble { goods } => html! { (Icon("u-hand")) (plus(goods, "i-any")) },
        Effect::TraderSwaps => html! { (Icon("i-any")) (arrow()) (Icon("i-any")) },
        Effect::MoreWater { water } => html! { (Icon("f-waterhole")) (plus(water, "i-water")) },
        Effect::SilversmithLines { lines } => html! { (Icon("f-silver")) i { "×" (lines) } },
        Effect::JoinDunes => html! { (Icon("i-dune")) (Icon("u-people")) },
        Effect::DuneReward { water, goods } => html! {
            (Icon("i-dune")) (arrow()) (several(water, "i-water")) (several(goods, "i-any"))
        },
        Effect::WaterForGood => html! { (Icon("i-water")) (arrow()) (Icon("i-any")) },
        Effect::RaidForWater { water } => html! { (Icon("f-raid")) (several(water, "i-water")) },
        Effect::HandOfTwo => html! { (Icon("u-hand")) i { "×2" } },
        Effect::BracketReward { vp } => html! { i { "( )" } (arrow()) (several(vp, "i-vp")) },
        Effect::TargiaFavour => html! {
            (Icon("p-targia")) (arrow()) (Icon("i-any")) (Icon("i-any"))
        },
        Effect::FarMirage => html! { (Icon("f-fata")) (Icon("u-arrow")) },
        Effect::OnceWater { water } => html! { (counted(water, "i-water")) },
        Effect::OnceBorder => html! { (Icon("u-table")) },
        Effect::OnceDiscount { goods } => html! { (minus(goods)) },
        Effect::OnceHand => html! { (Icon("u-hand")) (arrow()) (Icon("f-tribal")) },
        Effect::OnceTopCard => html! { (Icon("b-tribe")) },
        Effect::GoodsPerCards { per } => html! {
            i { (per) } (Icon("b-tribe")) (arrow()) (Icon("i-any"))
        },
        Effect::GoodsPerFreePlaces { per } => html! {
            i { (per) } (Icon("u-plus")) (arrow()) (Icon("i-any"))
        },
        Effect::GoldOnCard { gold } => html! { (several(gold, "i-gold")) },
        Effect::Treasure(treasure) => offers(&treasure),
        Effect::Rearrange { .. } | Effect::SwapCards => html! { (Icon("u-swap")) },
        Effect::FewerTargi { targi } => html! { (Icon("p-targi-ivory")) i { "×" (targi) } },
        Effect::WaterPerCards { .. } => html! {
            (Icon("b-tribe")) (arrow()) (Icon("i-water"))
        },
        Effect::PickGoodsCards { open, receive } => html! {
            i { (open) } (Icon("b-goods")) (arrow()) i { (receive) }
        },
        Effect::UseDune => html! { (Icon("i-dune")) },
    }
}

/// A symbol on its colour.
pub(super) fn medal(symbol: Symbol) -> Markup {
    let (icon, colour) = icons::symbol(symbol);
    html! { span class={ "med " (colour) } { (Icon(icon)) } }
}

fn plus(count: u8, icon: &'static str) -> Markup {
    html! { i { "+" (count) } (Icon(icon)) }
}

fn minus(goods: u8) -> Markup {
    html! { i { "−" (goods) } (Icon("i-any")) }
}

fn offers(treasure: &Treasure) -> Markup {
    let all = [
        (treasure.goods, "i-any"),
        (treasure.gold, "i-gold"),
        (treasure.water, "i-water"),
        (treasure.vp, "i-vp"),
    ];
    html! {
        @for (index, (count, icon)) in all.into_iter().filter(|(count, _)| *count > 0).enumerate() {
            @if index > 0 { span.or { "/" } }
            (several(count, icon))
        }
    }
}
