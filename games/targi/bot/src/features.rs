//! A quiet position of Targi as numbers: the same list for each player.

use crate::worth::{LAST_ROUND, Worth, round_of};
use caravanserai_core::{Scores, Seat};
use targi::{CentreCard, Effect, Good, Place, State, Token, TribeCard};

macro_rules! features {
    ($($name:ident,)*) => {
        /// What is counted of a player, each about from 0 to 1.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Feature { $($name,)* }

        impl Feature {
            /// Their names in the file of weights.
            pub(crate) const NAMES: &'static [&'static str] = &[$(stringify!($name),)*];
        }
    };
}

features! {
    ScoreNow, Points, Dates, Salt, Pepper, Goods, Kinds, Purse,
    Gold, AnyGold, CardGold, Water,
    Cards, CardsSquared, NearlyDone, Promise,
    EqualTwo, EqualThree, EqualFour, MixedTwo, MixedThree, MixedFour, Broken,
    Hand, HandWorth, HandPayable,
    ScoringText, Discounts, NoRaids, RaidReward, IgnoreRobber, MoreGoods, EmptyHanded,
    HandWithoutNoble, TraderSwaps, NobleDiscount, Ready,
    MoreWater, SilverLines, JoinDunes, DuneReward, WaterForGood, RaidForWater, HandOfTwo,
    BracketReward, TargiaFavour, FarMirage,
    Joker, TargiToken, MarkerToken, Waiver,
    Starts, FewerTargi, BestCard, SecondCard, ThirdCard, Payable,
}

/// How many features a player has.
pub(crate) const FEATURES: usize = Feature::NAMES.len();

/// The features of both players and how much of the game is left.
#[derive(Clone)]
pub(crate) struct Sheet {
    pub(crate) players: [[f32; FEATURES]; 2],
    pub(crate) time: f32,
}

impl Sheet {
    pub(crate) fn of(state: &State, scores: &Scores) -> Sheet {
        let rounds_left = LAST_ROUND.saturating_sub(round_of(state));
        Sheet {
            players: [0, 1].map(|seat| player(state, scores, Seat(seat))),
            time: f32::from(rounds_left) / f32::from(LAST_ROUND),
        }
    }
}

fn player(state: &State, scores: &Scores, seat: Seat) -> [f32; FEATURES] {
    let eye = Worth::new(state, seat.index());
    let own = eye.player;
    let purse = &own.purse;
    let mut list = [0.0; FEATURES];
    let mut set = |feature: Feature, value: f32| list[feature as usize] += value;
    set(Feature::ScoreNow, f32::from(scores.of(seat).total()) / 20.0);
    set(Feature::Points, f32::from(purse.vp) / 10.0);
    set(Feature::Dates, f32::from(purse.dates.min(4)) / 4.0);
    set(Feature::Salt, f32::from(purse.salt.min(4)) / 4.0);
    set(Feature::Pepper, f32::from(purse.pepper.min(4)) / 4.0);
    set(Feature::Goods, f32::from(purse.goods_count()) / 10.0);
    let kinds = Good::ALL.iter().filter(|good| purse.count(**good) > 0).count();
    set(Feature::Kinds, kinds as f32 / 3.0);
    set(Feature::Purse, (eye.purse(purse) - f32::from(purse.vp)) / 5.0);
    set(Feature::Gold, f32::from(purse.gold) / 3.0);
    set(Feature::AnyGold, f32::from(purse.gold.min(1)));
    set(Feature::CardGold, f32::from(own.card_gold));
    set(Feature::Water, f32::from(purse.water) / 10.0);
    let cards = f32::from(eye.cards) / 12.0;
    set(Feature::Cards, cards);
    set(Feature::CardsSquared, cards * cards);
    set(Feature::NearlyDone, f32::from(u8::from(eye.cards >= 10)));
    for row in &eye.rows {
        set(Feature::Promise, row.promise() / 4.0);
        match (row.len, row.is_equal(), row.is_mixed()) {
            (0 | 1, ..) => {}
            (2, true, _) => set(Feature::EqualTwo, 0.5),
            (3, true, _) => set(Feature::EqualThree, 0.5),
            (_, true, _) => set(Feature::EqualFour, 0.5),
            (2, _, true) => set(Feature::MixedTwo, 0.5),
            (3, _, true) => set(Feature::MixedThree, 0.5),
            (_, _, true) => set(Feature::MixedFour, 0.5),
            _ => set(Feature::Broken, 0.5),
        }
    }
    for hand in own.hand.iter() {
        let gain = eye.play(hand.card, 1);
        set(Feature::Hand, 0.5);
        set(Feature::HandWorth, gain.in_reach() / 4.0);
        set(Feature::HandPayable, f32::from(u8::from(gain.lacking == 0)));
    }
    for card in own.display.cards().filter(|card| own.waived != Some(*card)) {
        let card = eye.rules.tribe(card);
        if let Some((feature, value)) = text(&eye, card) {
            set(feature, value);
        }
    }
    set(Feature::Ready, own.ready.len() as f32 / 2.0);
    set(Feature::Joker, f32::from(u8::from(own.tokens.contains(Token::Joker))));
    set(Feature::TargiToken, f32::from(u8::from(own.tokens.contains(Token::Targi))));
    set(Feature::MarkerToken, f32::from(u8::from(own.tokens.contains(Token::Marker))));
    set(Feature::Waiver, f32::from(u8::from(own.tokens.contains(Token::Waiver))));
    set(Feature::Starts, f32::from(u8::from(state.start() == seat)));
    set(Feature::FewerTargi, f32::from(3 - own.targi_now.min(3)));
    let mut best = [0.0_f32; 3];
    for place in Place::all() {
        if let CentreCard::Tribe(card) = state.centre()[place.index()] {
            let gain = eye.play(card, 0);
            set(Feature::Payable, f32::from(u8::from(gain.lacking == 0)) / 4.0);
            let mut worth = gain.in_reach();
            for place in &mut best {
                if worth > *place {
                    std::mem::swap(place, &mut worth);
                }
            }
        }
    }
    set(Feature::BestCard, best[0] / 4.0);
    set(Feature::SecondCard, best[1] / 4.0);
    set(Feature::ThirdCard, best[2] / 4.0);
    list
}

/// The feature that a displayed card's text is counted under; none for texts
/// that are over once the card lies there.
fn text(eye: &Worth<'_>, card: &TribeCard) -> Option<(Feature, f32)> {
    Some(match card.effect {
        Effect::PointsPerSymbol { .. }
        | Effect::PointsForLongerDisplay { .. }
        | Effect::PointsForCards { .. }
        | Effect::PointsForMixedRows { .. }
        | Effect::PointsForLastPlace { .. }
        | Effect::PointsForAllSymbols { .. }
        | Effect::PointsForWater { .. }
        | Effect::PointsForFullRows { .. }
        | Effect::PointsForGold { .. }
        | Effect::PointsForMajorities { .. } => (Feature::ScoringText, eye.effect(card) / 4.0),
        Effect::Discount { .. } => (Feature::Discounts, 0.5),
        Effect::NoRaids => (Feature::NoRaids, 1.0),
        Effect::RaidReward { .. } => (Feature::RaidReward, 1.0),
        Effect::IgnoreRobber => (Feature::IgnoreRobber, 1.0),
        Effect::MoreOf { .. } => (Feature::MoreGoods, 0.5),
        Effect::EmptyHanded => (Feature::EmptyHanded, 1.0),
        Effect::HandWithoutNoble { .. } => (Feature::HandWithoutNoble, 1.0),
        Effect::TraderSwaps => (Feature::TraderSwaps, 1.0),
        Effect::NobleDiscount { .. } => (Feature::NobleDiscount, 1.0),
        Effect::MoreWater { .. } => (Feature::MoreWater, 1.0),
        Effect::SilversmithLines { .. } => (Feature::SilverLines, 1.0),
        Effect::JoinDunes => (Feature::JoinDunes, 1.0),
        Effect::DuneReward { .. } => (Feature::DuneReward, 1.0),
        Effect::WaterForGood => (Feature::WaterForGood, 1.0),
        Effect::RaidForWater { .. } => (Feature::RaidForWater, 1.0),
        Effect::HandOfTwo => (Feature::HandOfTwo, 1.0),
        Effect::BracketReward { .. } => (Feature::BracketReward, 1.0),
        Effect::TargiaFavour => (Feature::TargiaFavour, 1.0),
        Effect::FarMirage => (Feature::FarMirage, 1.0),
        // Those used once are counted as ready.
        Effect::OnceWater { .. }
        | Effect::OnceBorder
        | Effect::OnceDiscount { .. }
        | Effect::OnceHand
        | Effect::OnceTopCard => return None,
        Effect::None
        | Effect::GoodsPerCards { .. }
        | Effect::GoodsPerFreePlaces { .. }
        | Effect::GoldOnCard { .. }
        | Effect::Treasure(_)
        | Effect::Rearrange { .. }
        | Effect::FewerTargi { .. }
        | Effect::WaterPerCards { .. }
        | Effect::PickGoodsCards { .. }
        | Effect::SwapCards
        | Effect::UseDune => return None,
    })
}
