//! What tribe cards do, in words: in full, and in the few that fit on a card.

use super::amount;
use super::cards::{short_symbols, symbols};
use ::words::Language;
use ::words::t;
use std::borrow::Cow;
use targi::{Bundle, Effect, Treasure};

/// What a card does; `None` for a plain card.
pub(crate) fn text(language: Language, effect: &Effect) -> Option<Cow<'static, str>> {
    let l = language;
    Some(match *effect {
        Effect::None => return None,
        Effect::PointsPerSymbol { symbol, per, vp } => {
            t!(l, "effect-points-per-symbol", symbols = symbols(l, symbol), per = per, vp = vp)
        }
        Effect::PointsForLongerDisplay { vp } => t!(l, "effect-points-for-longer-display", vp = vp),
        Effect::PointsForCards { at_least, vp } => {
            t!(l, "effect-points-for-cards", cards = at_least, vp = vp)
        }
        Effect::PointsForMixedRows { vp, rows } => {
            t!(l, "effect-points-for-mixed-rows", vp = vp, rows = rows)
        }
        Effect::PointsForLastPlace { vp } => t!(l, "effect-points-for-last-place", vp = vp),
        Effect::PointsForAllSymbols { vp } => t!(l, "effect-points-for-all-symbols", vp = vp),
        Effect::PointsForWater { per, most } => {
            t!(l, "effect-points-for-water", per = per, most = most)
        }
        Effect::PointsForFullRows { vp } => t!(l, "effect-points-for-full-rows", vp = vp),
        Effect::PointsForGold { most } => t!(l, "effect-points-for-gold", most = most),
        Effect::PointsForMajorities { most } => t!(l, "effect-points-for-majorities", most = most),
        Effect::Discount { symbol, goods } => {
            t!(l, "effect-discount", symbols = symbols(l, symbol), goods = goods)
        }
        Effect::NoRaids => t!(l, "effect-no-raids"),
        Effect::NobleDiscount { goods } => t!(l, "effect-noble-discount", goods = goods),
        Effect::RaidReward { vp } => t!(l, "effect-raid-reward", vp = vp),
        Effect::IgnoreRobber => t!(l, "effect-ignore-robber"),
        Effect::MoreOf { good } => t!(l, "effect-more-of", good = amount::good(l, good)),
        Effect::EmptyHanded => t!(l, "effect-empty-handed"),
        Effect::HandWithoutNoble { goods } => t!(l, "effect-hand-without-noble", goods = goods),
        Effect::TraderSwaps => t!(l, "effect-trader-swaps"),
        Effect::MoreWater { water } => t!(l, "effect-more-water", water = water),
        Effect::SilversmithLines { lines } => t!(l, "effect-silversmith-lines", lines = lines),
        Effect::JoinDunes => t!(l, "effect-join-dunes"),
        Effect::DuneReward { water, goods } => {
            t!(l, "effect-dune-reward", water = water, goods = goods)
        }
        Effect::WaterForGood => t!(l, "effect-water-for-good"),
        Effect::RaidForWater { water } => t!(l, "effect-raid-for-water", water = water),
        Effect::HandOfTwo => t!(l, "effect-hand-of-two"),
        Effect::BracketReward { vp } => t!(l, "effect-bracket-reward", vp = vp),
        Effect::TargiaFavour => t!(l, "effect-targia-favour"),
        Effect::FarMirage => t!(l, "effect-far-mirage"),
        Effect::OnceWater { water } => t!(l, "effect-once-water", water = water),
        Effect::OnceBorder => t!(l, "effect-once-border"),
        Effect::OnceDiscount { goods } => t!(l, "effect-once-discount", goods = goods),
        Effect::OnceHand => t!(l, "effect-once-hand"),
        Effect::OnceTopCard => t!(l, "effect-once-top-card"),
        Effect::GoodsPerCards { per } => t!(l, "effect-goods-per-cards", per = per),
        Effect::GoodsPerFreePlaces { per } => t!(l, "effect-goods-per-free-places", per = per),
        Effect::GoldOnCard { gold } => t!(l, "effect-gold-on-card", gold = gold),
        Effect::Treasure(treasure) => t!(l, "effect-treasure", offers = offers(l, &treasure)),
        Effect::Rearrange { cards } => t!(l, "effect-rearrange", cards = cards),
        Effect::FewerTargi { targi } => t!(l, "effect-fewer-targi", targi = targi),
        Effect::WaterPerCards { most } => t!(l, "effect-water-per-cards", most = most),
        Effect::PickGoodsCards { open, receive } => {
            t!(l, "effect-pick-goods-cards", open = open, receive = receive)
        }
        Effect::SwapCards => t!(l, "effect-swap-cards"),
        Effect::UseDune => t!(l, "effect-use-dune"),
    })
}

/// The same in the few words that fit on a card.
pub(crate) fn brief(language: Language, effect: &Effect) -> Option<Cow<'static, str>> {
    let l = language;
    Some(match *effect {
        Effect::None => return None,
        Effect::PointsPerSymbol { symbol, per, .. } => {
            t!(l, "brief-points-per-symbol", symbols = symbols(l, symbol), per = per)
        }
        Effect::PointsForLongerDisplay { .. } => t!(l, "brief-points-for-longer-display"),
        Effect::PointsForCards { at_least, .. } => {
            t!(l, "brief-points-for-cards", cards = at_least)
        }
        Effect::PointsForMixedRows { .. } => t!(l, "brief-points-for-mixed-rows"),
        Effect::PointsForLastPlace { .. } => t!(l, "brief-points-for-last-place"),
        Effect::PointsForAllSymbols { .. } => t!(l, "brief-points-for-all-symbols"),
        Effect::PointsForWater { most, .. } => t!(l, "brief-points-for-water", most = most),
        Effect::PointsForFullRows { .. } => t!(l, "brief-points-for-full-rows"),
        Effect::PointsForGold { most } => t!(l, "brief-points-for-gold", most = most),
        Effect::PointsForMajorities { .. } => t!(l, "brief-points-for-majorities"),
        Effect::Discount { symbol, .. } => {
            t!(l, "brief-discount", symbols = symbols(l, symbol))
        }
        Effect::NoRaids => t!(l, "brief-no-raids"),
        Effect::NobleDiscount { .. } => t!(l, "brief-noble-discount"),
        Effect::RaidReward { .. } => t!(l, "brief-raid-reward"),
        Effect::IgnoreRobber => t!(l, "brief-ignore-robber"),
        Effect::MoreOf { .. } => t!(l, "brief-more-of"),
        Effect::EmptyHanded => t!(l, "brief-empty-handed"),
        Effect::HandWithoutNoble { .. } => t!(l, "brief-hand-without-noble"),
        Effect::TraderSwaps => t!(l, "brief-trader-swaps"),
        Effect::MoreWater { .. } => t!(l, "brief-more-water"),
        Effect::SilversmithLines { lines } => t!(l, "brief-silversmith-lines", lines = lines),
        Effect::JoinDunes => t!(l, "brief-join-dunes"),
        Effect::DuneReward { .. } => t!(l, "brief-dune-reward"),
        Effect::WaterForGood => t!(l, "brief-water-for-good"),
        Effect::RaidForWater { .. } => t!(l, "brief-raid-for-water"),
        Effect::HandOfTwo => t!(l, "brief-hand-of-two"),
        Effect::BracketReward { .. } => t!(l, "brief-bracket-reward"),
        Effect::TargiaFavour => t!(l, "brief-targia-favour"),
        Effect::FarMirage => t!(l, "brief-far-mirage"),
        Effect::OnceWater { .. } => t!(l, "brief-once"),
        Effect::OnceBorder => t!(l, "brief-once-border"),
        Effect::OnceDiscount { .. } => t!(l, "brief-once-discount"),
        Effect::OnceHand => t!(l, "brief-once-hand"),
        Effect::OnceTopCard => t!(l, "brief-once-top-card"),
        Effect::GoodsPerCards { per } => t!(l, "brief-goods-per-cards", per = per),
        Effect::GoodsPerFreePlaces { per } => t!(l, "brief-goods-per-free-places", per = per),
        Effect::GoldOnCard { .. } => t!(l, "brief-gold-on-card"),
        Effect::Treasure(_) => t!(l, "brief-treasure"),
        Effect::Rearrange { .. } => t!(l, "brief-rearrange"),
        Effect::FewerTargi { targi } => t!(l, "brief-fewer-targi", targi = targi),
        Effect::WaterPerCards { most } => t!(l, "brief-water-per-cards", most = most),
        Effect::PickGoodsCards { open, receive } => {
            t!(l, "brief-pick-goods-cards", open = open, receive = receive)
        }
        Effect::SwapCards => t!(l, "brief-swap-cards"),
        Effect::UseDune => t!(l, "brief-use-dune"),
    })
}

/// The same in about thirteen columns of a terminal; nothing for a plain card.
pub(crate) fn sign(language: Language, effect: &Effect) -> Cow<'static, str> {
    let l = language;
    match *effect {
        Effect::None => Cow::Borrowed(""),
        Effect::PointsPerSymbol { symbol, per, vp } => {
            t!(l, "sign-points-per-symbol", symbols = short_symbols(l, symbol), per = per, vp = vp)
        }
        Effect::PointsForLongerDisplay { vp } => t!(l, "sign-points-for-longer-display", vp = vp),
        Effect::PointsForCards { at_least, vp } => {
            t!(l, "sign-points-for-cards", cards = at_least, vp = vp)
        }
        Effect::PointsForMixedRows { vp, .. } => t!(l, "sign-points-for-mixed-rows", vp = vp),
        Effect::PointsForLastPlace { vp } => t!(l, "sign-points-for-last-place", vp = vp),
        Effect::PointsForAllSymbols { vp } => t!(l, "sign-points-for-all-symbols", vp = vp),
        Effect::PointsForWater { per, .. } => t!(l, "sign-points-for-water", per = per),
        Effect::PointsForFullRows { vp } => t!(l, "sign-points-for-full-rows", vp = vp),
        Effect::PointsForGold { .. } => t!(l, "sign-points-for-gold"),
        Effect::PointsForMajorities { .. } => t!(l, "sign-points-for-majorities"),
        Effect::Discount { symbol, goods } => {
            t!(l, "sign-discount", symbols = short_symbols(l, symbol), goods = goods)
        }
        Effect::NoRaids => t!(l, "sign-no-raids"),
        Effect::NobleDiscount { goods } => t!(l, "sign-noble-discount", goods = goods),
        Effect::RaidReward { vp } => t!(l, "sign-raid-reward", vp = vp),
        Effect::IgnoreRobber => t!(l, "sign-ignore-robber"),
        Effect::MoreOf { good } => t!(l, "sign-more-of", good = amount::good(l, good)),
        Effect::EmptyHanded => t!(l, "sign-empty-handed"),
        Effect::HandWithoutNoble { goods } => t!(l, "sign-hand-without-noble", goods = goods),
        Effect::TraderSwaps => t!(l, "sign-trader-swaps"),
        Effect::MoreWater { water } => t!(l, "sign-more-water", water = water),
        Effect::SilversmithLines { lines } => t!(l, "sign-silversmith-lines", lines = lines),
        Effect::JoinDunes => t!(l, "sign-join-dunes"),
        Effect::DuneReward { water, goods } => {
            t!(l, "sign-dune-reward", water = water, goods = goods)
        }
        Effect::WaterForGood => t!(l, "sign-water-for-good"),
        Effect::RaidForWater { water } => t!(l, "sign-raid-for-water", water = water),
        Effect::HandOfTwo => t!(l, "sign-hand-of-two"),
        Effect::BracketReward { vp } => t!(l, "sign-bracket-reward", vp = vp),
        Effect::TargiaFavour => t!(l, "sign-targia-favour"),
        Effect::FarMirage => t!(l, "sign-far-mirage"),
        Effect::OnceWater { water } => t!(l, "sign-once-water", water = water),
        Effect::OnceBorder => t!(l, "sign-once-border"),
        Effect::OnceDiscount { goods } => t!(l, "sign-once-discount", goods = goods),
        Effect::OnceHand => t!(l, "sign-once-hand"),
        Effect::OnceTopCard => t!(l, "sign-once-top-card"),
        Effect::GoodsPerCards { per } => t!(l, "sign-goods-per-cards", per = per),
        Effect::GoodsPerFreePlaces { per } => t!(l, "sign-goods-per-free-places", per = per),
        Effect::GoldOnCard { gold } => t!(l, "sign-gold-on-card", gold = gold),
        Effect::Treasure(treasure) => offers_in_signs(l, &treasure).into(),
        Effect::Rearrange { .. } => t!(l, "sign-rearrange"),
        Effect::FewerTargi { targi } => t!(l, "sign-fewer-targi", targi = targi),
        Effect::WaterPerCards { .. } => t!(l, "sign-water-per-cards"),
        Effect::PickGoodsCards { open, receive } => {
            t!(l, "sign-pick-goods-cards", open = open, receive = receive)
        }
        Effect::SwapCards => t!(l, "sign-swap-cards"),
        Effect::UseDune => t!(l, "sign-use-dune"),
    }
}

/// A ruling on a card's text, where players ask for one.
pub(crate) fn ruling(language: Language, effect: &Effect) -> Option<Cow<'static, str>> {
    let l = language;
    Some(match effect {
        Effect::Discount { .. } | Effect::OnceDiscount { .. } => t!(l, "ruling-discount"),
        Effect::RaidReward { .. } => t!(l, "ruling-raid-reward"),
        Effect::IgnoreRobber => t!(l, "ruling-ignore-robber"),
        Effect::MoreOf { .. } => t!(l, "ruling-more-of"),
        Effect::EmptyHanded => t!(l, "ruling-empty-handed"),
        Effect::HandWithoutNoble { .. } => t!(l, "ruling-hand-without-noble"),
        Effect::TraderSwaps => t!(l, "ruling-trader-swaps"),
        Effect::GoodsPerCards { .. } | Effect::GoodsPerFreePlaces { .. } => {
            t!(l, "ruling-counted-with-itself")
        }
        Effect::GoldOnCard { .. } => t!(l, "ruling-gold-on-card"),
        Effect::Rearrange { .. } => t!(l, "ruling-rearrange"),
        Effect::FewerTargi { .. } => t!(l, "ruling-fewer-targi"),
        _ => return None,
    })
}

/// What can be chosen of a treasure.
fn offers(language: Language, treasure: &Treasure) -> Cow<'static, str> {
    let goods = (treasure.goods > 0).then(|| t!(language, "amount-any", count = treasure.goods));
    let others =
        [Bundle::gold(treasure.gold), Bundle::water(treasure.water), Bundle::vp(treasure.vp)];
    let others = others.iter().filter(|bundle| !bundle.is_nothing());
    let named = goods.into_iter().chain(others.map(|bundle| amount::words(language, bundle)));
    named
        .reduce(|this, that| t!(language, "this-or-that", this = this, that = that))
        .unwrap_or_default()
}

/// The same in letters and figures.
fn offers_in_signs(language: Language, treasure: &Treasure) -> String {
    let Treasure { goods, gold, water, vp } = *treasure;
    let letters = [Bundle::gold(gold), Bundle::water(water)];
    let goods = (goods > 0).then(|| t!(language, "sign-treasure-goods", goods = goods));
    let letters = letters.iter().filter(|it| !it.is_nothing()).map(|it| it.to_string().into());
    let points = (vp > 0).then(|| t!(language, "short-vp", count = vp));
    goods.into_iter().chain(letters).chain(points).collect::<Vec<Cow<'_, str>>>().join("/")
}
