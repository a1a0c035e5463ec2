//! What tribe cards do, in words: in full, in the few that fit on a card, and in signs.

use super::amount;
use super::cards::{short_symbols, symbols};
use ::words::{Language, Message, message, t};
use std::borrow::Cow;
use targi::{Bundle, Effect, Treasure};

/// What a card does, in full; `None` for a plain card.
pub(crate) fn text(language: Language, effect: &Effect) -> Option<Cow<'static, str>> {
    message(language, effect).map(|message| message.text())
}

/// The same in the few words that fit on a card.
pub(crate) fn brief(language: Language, effect: &Effect) -> Option<Cow<'static, str>> {
    Some(message(language, effect)?.voice("brief"))
}

/// The same in about thirteen columns of a terminal; nothing for a plain card.
pub(crate) fn sign(language: Language, effect: &Effect) -> Cow<'static, str> {
    message(language, effect).map(|message| message.voice("sign")).unwrap_or_default()
}

/// A ruling on a card's text, where players ask for one.
pub(crate) fn ruling(language: Language, effect: &Effect) -> Option<Cow<'static, str>> {
    message(language, effect)?.get_voice("ruling")
}

/// What a card does; `None` for a plain card.
fn message(l: Language, effect: &Effect) -> Option<Message> {
    Some(match *effect {
        Effect::None => return None,
        Effect::PointsPerSymbol { symbol, per, vp } => {
            message!(
                l,
                "effect-points-per-symbol",
                symbols = symbols(l, symbol),
                short = short_symbols(l, symbol),
                per = per,
                vp = vp
            )
        }
        Effect::PointsForLongerDisplay { vp } => {
            message!(l, "effect-points-for-longer-display", vp = vp)
        }
        Effect::PointsForCards { at_least, vp } => {
            message!(l, "effect-points-for-cards", cards = at_least, vp = vp)
        }
        Effect::PointsForMixedRows { vp, rows } => {
            message!(l, "effect-points-for-mixed-rows", vp = vp, rows = rows)
        }
        Effect::PointsForLastPlace { vp } => message!(l, "effect-points-for-last-place", vp = vp),
        Effect::PointsForAllSymbols { vp } => message!(l, "effect-points-for-all-symbols", vp = vp),
        Effect::PointsForWater { per, most } => {
            message!(l, "effect-points-for-water", per = per, most = most)
        }
        Effect::PointsForFullRows { vp } => message!(l, "effect-points-for-full-rows", vp = vp),
        Effect::PointsForGold { most } => message!(l, "effect-points-for-gold", most = most),
        Effect::PointsForMajorities { most } => {
            message!(l, "effect-points-for-majorities", most = most)
        }
        Effect::Discount { symbol, goods } => {
            message!(
                l,
                "effect-discount",
                symbols = symbols(l, symbol),
                short = short_symbols(l, symbol),
                goods = goods
            )
        }
        Effect::NoRaids => message!(l, "effect-no-raids"),
        Effect::NobleDiscount { goods } => message!(l, "effect-noble-discount", goods = goods),
        Effect::RaidReward { vp } => message!(l, "effect-raid-reward", vp = vp),
        Effect::IgnoreRobber => message!(l, "effect-ignore-robber"),
        Effect::MoreOf { good } => message!(l, "effect-more-of", good = amount::good(l, good)),
        Effect::EmptyHanded => message!(l, "effect-empty-handed"),
        Effect::HandWithoutNoble { goods } => {
            message!(l, "effect-hand-without-noble", goods = goods)
        }
        Effect::TraderSwaps => message!(l, "effect-trader-swaps"),
        Effect::MoreWater { water } => message!(l, "effect-more-water", water = water),
        Effect::SilversmithLines { lines } => {
            message!(l, "effect-silversmith-lines", lines = lines)
        }
        Effect::JoinDunes => message!(l, "effect-join-dunes"),
        Effect::DuneReward { water, goods } => {
            message!(l, "effect-dune-reward", water = water, goods = goods)
        }
        Effect::WaterForGood => message!(l, "effect-water-for-good"),
        Effect::RaidForWater { water } => message!(l, "effect-raid-for-water", water = water),
        Effect::HandOfTwo => message!(l, "effect-hand-of-two"),
        Effect::BracketReward { vp } => message!(l, "effect-bracket-reward", vp = vp),
        Effect::TargiaFavour => message!(l, "effect-targia-favour"),
        Effect::FarMirage => message!(l, "effect-far-mirage"),
        Effect::OnceWater { water } => message!(l, "effect-once-water", water = water),
        Effect::OnceBorder => message!(l, "effect-once-border"),
        Effect::OnceDiscount { goods } => message!(l, "effect-once-discount", goods = goods),
        Effect::OnceHand => message!(l, "effect-once-hand"),
        Effect::OnceTopCard => message!(l, "effect-once-top-card"),
        Effect::GoodsPerCards { per } => message!(l, "effect-goods-per-cards", per = per),
        Effect::GoodsPerFreePlaces { per } => {
            message!(l, "effect-goods-per-free-places", per = per)
        }
        Effect::GoldOnCard { gold } => message!(l, "effect-gold-on-card", gold = gold),
        Effect::Treasure(treasure) => message!(
            l,
            "effect-treasure",
            offers = offers(l, &treasure),
            signs = offers_in_signs(l, &treasure)
        ),
        Effect::Rearrange { cards } => message!(l, "effect-rearrange", cards = cards),
        Effect::FewerTargi { targi } => message!(l, "effect-fewer-targi", targi = targi),
        Effect::WaterPerCards { most } => message!(l, "effect-water-per-cards", most = most),
        Effect::PickGoodsCards { open, receive } => {
            message!(l, "effect-pick-goods-cards", open = open, receive = receive)
        }
        Effect::SwapCards => message!(l, "effect-swap-cards"),
        Effect::UseDune => message!(l, "effect-use-dune"),
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
