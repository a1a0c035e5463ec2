//! A quiet position of Targi as numbers: the same list for each player.

use crate::worth::{LAST_ROUND, Worth, rounds_left};
use caravanserai_core::{Scores, Seat};
use targi::{CentreCard, Good, Place, State, Token};

/// Features by the names that they have in the files of weights, and, where they are
/// given, their weights before training.
macro_rules! feature_enum {
    ($(#[$doc:meta])* $type:ident with $($name:ident $start:literal,)*) => {
        feature_enum! { $(#[$doc])* $type: $($name,)* }

        impl $type {
            /// The weights before training.
            pub(crate) const START: &'static [f32] = &[$($start,)*];
        }
    };
    ($(#[$doc:meta])* $type:ident: $($name:ident,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum $type { $($name,)* }

        impl $type {
            /// Their names in the files of weights.
            pub(crate) const NAMES: &'static [&'static str] = &[$(stringify!($name),)*];
        }
    };
}
pub(crate) use feature_enum;

feature_enum! {
    /// What is counted of a player, each about from 0 to 1.
    Feature:
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
pub(crate) struct Features {
    pub(crate) players: [[f32; FEATURES]; 2],
    pub(crate) time: f32,
}

impl Features {
    pub(crate) fn of(state: &State, scores: &Scores) -> Features {
        Features {
            players: [0, 1].map(|seat| player(state, scores, Seat(seat))),
            time: rounds_left(state) / LAST_ROUND,
        }
    }
}

fn player(state: &State, scores: &Scores, seat: Seat) -> [f32; FEATURES] {
    let worth = Worth::new(state, seat);
    let own = worth.player;
    let purse = &own.purse;
    let mut list = [0.0; FEATURES];
    let mut add = |feature: Feature, value: f32| list[feature as usize] += value;
    let flag = |set: bool| f32::from(u8::from(set));
    add(Feature::ScoreNow, f32::from(scores.of(seat).total()) / 20.0);
    add(Feature::Points, f32::from(purse.vp) / 10.0);
    add(Feature::Dates, f32::from(purse.dates.min(4)) / 4.0);
    add(Feature::Salt, f32::from(purse.salt.min(4)) / 4.0);
    add(Feature::Pepper, f32::from(purse.pepper.min(4)) / 4.0);
    add(Feature::Goods, f32::from(purse.goods_count()) / 10.0);
    let kinds = Good::ALL.iter().filter(|good| purse.count(**good) > 0).count();
    add(Feature::Kinds, kinds as f32 / 3.0);
    add(Feature::Purse, (worth.in_purse - f32::from(purse.vp)) / 5.0);
    add(Feature::Gold, f32::from(purse.gold) / 3.0);
    add(Feature::AnyGold, f32::from(purse.gold.min(1)));
    add(Feature::CardGold, f32::from(own.card_gold));
    add(Feature::Water, f32::from(purse.water) / 10.0);
    let cards = f32::from(worth.cards) / 12.0;
    add(Feature::Cards, cards);
    add(Feature::CardsSquared, cards * cards);
    add(Feature::NearlyDone, flag(worth.cards >= 10));
    for (row, promise) in worth.rows.iter().zip(worth.promises) {
        add(Feature::Promise, promise / 4.0);
        match (row.len, row.is_equal(), row.is_mixed()) {
            (0 | 1, ..) => {}
            (2, true, _) => add(Feature::EqualTwo, 0.5),
            (3, true, _) => add(Feature::EqualThree, 0.5),
            (_, true, _) => add(Feature::EqualFour, 0.5),
            (2, _, true) => add(Feature::MixedTwo, 0.5),
            (3, _, true) => add(Feature::MixedThree, 0.5),
            (_, _, true) => add(Feature::MixedFour, 0.5),
            _ => add(Feature::Broken, 0.5),
        }
    }
    for hand in own.hand.iter() {
        let gain = worth.play(hand.card, 1);
        add(Feature::Hand, 0.5);
        add(Feature::HandWorth, gain.in_reach() / 4.0);
        add(Feature::HandPayable, flag(gain.lacking == 0));
    }
    for (feature, value) in worth.texts().filter_map(|card| worth.text(card).feature) {
        add(feature, value);
    }
    add(Feature::Ready, own.ready.len() as f32 / 2.0);
    add(Feature::Joker, flag(own.tokens.contains(Token::Joker)));
    add(Feature::TargiToken, flag(own.tokens.contains(Token::Targi)));
    add(Feature::MarkerToken, flag(own.tokens.contains(Token::Marker)));
    add(Feature::Waiver, flag(own.tokens.contains(Token::Waiver)));
    add(Feature::Starts, flag(state.start() == seat));
    add(Feature::FewerTargi, f32::from(3 - own.targi_now.min(3)));
    let mut best = [0.0_f32; 3];
    for place in Place::all() {
        if let CentreCard::Tribe(card) = state.centre()[place.index()] {
            let gain = worth.play(card, 0);
            add(Feature::Payable, flag(gain.lacking == 0) / 4.0);
            let mut next = gain.in_reach();
            for place in &mut best {
                if next > *place {
                    std::mem::swap(place, &mut next);
                }
            }
        }
    }
    add(Feature::BestCard, best[0] / 4.0);
    add(Feature::SecondCard, best[1] / 4.0);
    add(Feature::ThirdCard, best[2] / 4.0);
    list
}
