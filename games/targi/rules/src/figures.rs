//! What the figures of a card may be.
//!
//! Larger ones than any card prints are taken for slips of the pen, and no deck
//! may heap up so much that a purse could overflow.

use crate::card::{Effect, Treasure, TribeCard};
use crate::deck_error::DeckFault;
use crate::dune::DuneEffect;
use crate::goods::Bundle;

/// The largest figure of a card.
pub(crate) const MAX_FIGURE: u8 = 12;
/// The most of a kind that a card costs or brings.
pub(crate) const MAX_AMOUNT: u8 = 6;
/// What all cards of a deck may give together each time that something happens.
const MAX_REWARD: u8 = 6;

/// No more of a kind than any card has.
pub(crate) fn check_amounts(bundle: &Bundle) -> Result<Bundle, DeckFault> {
    let most = MAX_AMOUNT;
    let all = Bundle { gold: most, water: most, vp: most, ..Bundle::goods(most, most, most) };
    if all.covers(bundle) { Ok(*bundle) } else { Err(DeckFault::TooMuch { bundle: *bundle, most }) }
}

fn within(name: &'static str, figure: u8, least: u8, most: u8) -> Result<(), DeckFault> {
    if (least..=most).contains(&figure) {
        Ok(())
    } else {
        Err(DeckFault::Figure { name, figure, least, most })
    }
}

/// Figures that would make a dune meaningless.
pub(crate) fn check_dune(effect: &DuneEffect) -> Result<(), DeckFault> {
    match *effect {
        DuneEffect::PlayFromCentre | DuneEffect::AnyBorder => Ok(()),
        DuneEffect::Gain { gives, goods } => {
            check_amounts(&gives)?;
            within("goods", goods, 0, 6).and(within("points", gives.vp, 0, 4))
        }
        DuneEffect::GoodsOfAKind { goods } => within("goods", goods, 1, 6),
        DuneEffect::PlayHand { discount } => within("discount", discount, 0, 6),
        DuneEffect::PickTribeCard { cards } => within("cards", cards, 1, 3),
        DuneEffect::PickGoodsCards { open, receive } => {
            within("open", open, 1, 3).and(within("receive", receive, 1, open))
        }
        DuneEffect::SwapCards { water } | DuneEffect::Rob { water } => within("water", water, 0, 6),
        DuneEffect::SwapGoods { times, water } => {
            within("times", times, 1, 6).and(within("water", water, 0, 6))
        }
        DuneEffect::SellGoods { times, goods, vp } => within("times", times, 1, 4)
            .and(within("goods", goods, 1, 4))
            .and(within("vp", vp, 1, 4)),
        DuneEffect::Display { vp } => within("vp", vp, 0, MAX_FIGURE),
    }
}

/// Figures that would make a card meaningless or a game endless.
pub(crate) fn check_figures(effect: &Effect) -> Result<(), DeckFault> {
    match *effect {
        Effect::None
        | Effect::NoRaids
        | Effect::IgnoreRobber
        | Effect::MoreOf { .. }
        | Effect::EmptyHanded
        | Effect::TraderSwaps
        | Effect::JoinDunes
        | Effect::WaterForGood
        | Effect::HandOfTwo
        | Effect::TargiaFavour
        | Effect::FarMirage
        | Effect::OnceBorder
        | Effect::OnceHand
        | Effect::OnceTopCard
        | Effect::SwapCards
        | Effect::UseDune => Ok(()),
        Effect::PointsPerSymbol { per, vp, .. } => {
            within("per", per, 1, MAX_FIGURE).and(within("vp", vp, 1, MAX_FIGURE))
        }
        Effect::PointsForLongerDisplay { vp }
        | Effect::PointsForLastPlace { vp }
        | Effect::PointsForAllSymbols { vp }
        | Effect::PointsForFullRows { vp }
        | Effect::BracketReward { vp } => within("vp", vp, 1, MAX_FIGURE),
        Effect::PointsForWater { per, most } => {
            within("per", per, 1, MAX_FIGURE).and(within("most", most, 1, MAX_FIGURE))
        }
        Effect::PointsForGold { most } | Effect::PointsForMajorities { most } => {
            within("most", most, 1, MAX_FIGURE)
        }
        Effect::MoreWater { water }
        | Effect::RaidForWater { water }
        | Effect::OnceWater { water } => within("water", water, 1, 6),
        Effect::SilversmithLines { lines } => within("lines", lines, 2, 4),
        Effect::DuneReward { water, goods } => {
            within("water", water, 0, 6).and(within("goods", goods, 0, 6))
        }
        Effect::WaterPerCards { most } => within("most", most, 1, MAX_FIGURE),
        Effect::PickGoodsCards { open, receive } => {
            within("open", open, 1, 3).and(within("receive", receive, 1, open))
        }
        Effect::PointsForCards { at_least, vp } => {
            within("at_least", at_least, 1, MAX_FIGURE).and(within("vp", vp, 1, MAX_FIGURE))
        }
        Effect::PointsForMixedRows { vp, rows } => {
            within("vp", vp, 1, MAX_FIGURE).and(within("rows", rows, 1, 3))
        }
        Effect::Discount { goods, .. }
        | Effect::NobleDiscount { goods }
        | Effect::OnceDiscount { goods }
        | Effect::HandWithoutNoble { goods } => within("goods", goods, 1, 6),
        Effect::RaidReward { vp } => within("vp", vp, 1, 6),
        Effect::GoodsPerCards { per } | Effect::GoodsPerFreePlaces { per } => {
            within("per", per, 2, MAX_FIGURE)
        }
        Effect::GoldOnCard { gold } => within("gold", gold, 1, 6),
        Effect::Treasure(Treasure { goods, gold, water, vp }) => {
            if [goods, gold, water, vp] == [0; 4] {
                return Err(DeckFault::EmptyTreasure);
            }
            within("goods", goods, 0, 6)
                .and(within("gold", gold, 0, 6))
                .and(within("water", water, 0, 6))
                .and(within("vp", vp, 0, 6))
        }
        Effect::Rearrange { cards } => within("cards", cards, 1, 3),
        Effect::FewerTargi { targi } => within("targi", targi, 0, 2),
    }
}

/// What the permanent effects of all cards give together, whenever a dune is
/// used, water is fetched, a bracket is paid or a raid is settled.
pub(crate) fn check_rewards(cards: &[TribeCard]) -> Result<(), DeckFault> {
    let (mut dune_water, mut dune_goods, mut hole, mut bracket, mut raid) = (0, 0, 0, 0, 0);
    for card in cards {
        match card.effect {
            Effect::DuneReward { water, goods } => {
                dune_water += u16::from(water);
                dune_goods += u16::from(goods);
            }
            Effect::MoreWater { water } => hole += u16::from(water),
            Effect::BracketReward { vp } => bracket += u16::from(vp),
            Effect::RaidReward { vp } => raid += u16::from(vp),
            _ => {}
        }
    }
    let sums = [
        ("dune_reward", "water", dune_water),
        ("dune_reward", "goods", dune_goods),
        ("more_water", "water", hole),
        ("bracket_reward", "vp", bracket),
        ("raid_reward", "vp", raid),
    ];
    match sums.into_iter().find(|(_, _, sum)| *sum > MAX_REWARD.into()) {
        None => Ok(()),
        Some((effect, name, sum)) => {
            Err(DeckFault::Rewards { effect, name, sum, most: MAX_REWARD })
        }
    }
}
