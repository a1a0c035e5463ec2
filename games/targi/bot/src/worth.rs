//! What things are worth to one player of Targi, in victory points.
//!
//! Quick estimates, made thousands of times a second: what lies in a purse,
//! what a card would bring and whether it can be paid, what a field, a dune
//! or a row promises.

use targi::{
    Border, Bundle, CentreCard, Display, DuneEffect, DuneId, Edition, Effect, Field, Good, Player,
    Row, Rules, State, Symbol, Token, TribeCard, TribeId, WATER_FOR_A_GOOD, WATER_HOLE,
};

const GOOD: f32 = 0.4;
const FIRST_OF_KIND: f32 = 1.25;
const SECOND_OF_KIND: f32 = 1.0;
const THIRD_OF_KIND: f32 = 0.75;
const MORE_OF_KIND: f32 = 0.5;
const GOLD: f32 = 1.15;
const WATER: f32 = 0.38;
/// What a card on the table is worth besides what it shows.
const DISPLAYED: f32 = 0.9;
/// What a card is worth that can only be kept from the opponent or in hand.
const NOT_YET: f32 = 0.25;
const EQUAL_ROW: f32 = 4.0;
const MIXED_ROW: f32 = 2.0;
const MAX_GOODS: u8 = 10;
const MAX_GOLD: u8 = 3;
const MAX_WATER: u8 = 10;
pub(crate) const LAST_ROUND: u8 = 12;

/// A row of a display at a glance.
#[derive(Clone, Copy, Default)]
pub(crate) struct RowSight {
    pub(crate) len: u8,
    /// The symbols in it, as bits; display dunes show none.
    pub(crate) symbols: u8,
    pub(crate) wild: u8,
}

impl RowSight {
    fn of(rules: Rules, display: &Display, row: Row) -> RowSight {
        let mut key = RowSight::default();
        for card in display.row(row) {
            key = key.with(rules.tribe(card));
        }
        key
    }

    fn with(mut self, card: &TribeCard) -> RowSight {
        self.len += 1;
        if card.wild {
            self.wild += 1;
        } else {
            self.symbols |= 1 << card.symbol as u8;
        }
        self
    }

    pub(crate) fn kinds(&self) -> u8 {
        self.symbols.count_ones() as u8
    }

    pub(crate) fn is_equal(&self) -> bool {
        self.kinds() <= 1
    }

    pub(crate) fn is_mixed(&self) -> bool {
        self.kinds() + self.wild == self.len
    }

    /// What the row brings, or may bring once it is full.
    pub(crate) fn promise(&self) -> f32 {
        let filled = f32::from(self.len) / Display::PLACES as f32;
        let full = match self.len {
            0 => return 0.0,
            1 => 0.5 * (EQUAL_ROW + MIXED_ROW),
            _ if self.is_equal() => EQUAL_ROW,
            _ if self.is_mixed() => MIXED_ROW,
            _ => return 0.0,
        };
        full * filled * filled
    }
}

/// What a card would bring.
#[derive(Clone, Copy)]
pub(crate) struct Gain {
    /// In points, its cost taken off.
    pub(crate) worth: f32,
    /// What is lacking to pay it: goods, and gold twice.
    pub(crate) lacking: u8,
}

impl Gain {
    /// What it is worth to be able to take the card this round.
    pub(crate) fn in_reach(&self) -> f32 {
        let likely = match self.lacking {
            0 => 1.0,
            1 => 0.55,
            2 => 0.25,
            _ => 0.0,
        };
        (likely * self.worth).max(NOT_YET)
    }
}

/// One player's side of the table.
pub(crate) struct Worth<'a> {
    pub(crate) rules: Rules,
    pub(crate) state: &'a State,
    pub(crate) player: &'a Player,
    pub(crate) rows: [RowSight; Display::ROWS],
    /// Displayed cards by symbol.
    pub(crate) symbols: [u8; Symbol::ALL.len()],
    pub(crate) cards: u8,
    discounts: [u8; Symbol::ALL.len()],
    noble_discount: u8,
    /// How much of the game is left, from 1 to 0.
    pub(crate) time: f32,
    /// How much what is collected now can still be used.
    pub(crate) use_left: f32,
}

impl<'a> Worth<'a> {
    pub(crate) fn new(state: &'a State, seat: usize) -> Worth<'a> {
        let rules = state.rules();
        let player = &state.players()[seat];
        let rounds_left = f32::from(LAST_ROUND.saturating_sub(round_of(state)));
        let mut eye = Worth {
            rules,
            state,
            player,
            rows: Row::ALL.map(|row| RowSight::of(rules, &player.display, row)),
            symbols: [0; Symbol::ALL.len()],
            cards: 0,
            discounts: [player.discount_now; Symbol::ALL.len()],
            noble_discount: 0,
            time: rounds_left / f32::from(LAST_ROUND),
            use_left: (0.15 + rounds_left * 0.3).min(1.0),
        };
        for card in player.display.cards() {
            let shown = rules.tribe(card);
            eye.cards += 1;
            if !shown.wild {
                eye.symbols[shown.symbol as usize] += 1;
            }
            match shown.effect {
                _ if player.waived == Some(card) => {}
                Effect::Discount { symbol, goods } => eye.discounts[symbol as usize] += goods,
                Effect::NobleDiscount { goods } => eye.noble_discount += goods,
                _ => {}
            }
        }
        eye
    }

    /// What an amount in the purse is worth, on top of the points.
    pub(crate) fn purse(&self, purse: &Bundle) -> f32 {
        let goods: f32 = Good::ALL.iter().map(|good| pile(purse.count(*good))).sum();
        let over = f32::from(purse.goods_count().saturating_sub(MAX_GOODS));
        let gold = GOLD * f32::from(purse.gold.min(MAX_GOLD));
        let water = f32::from(purse.water.min(MAX_WATER));
        f32::from(purse.vp)
            + self.use_left * (goods - over * GOOD + gold)
            + water * (0.5_f32).max(WATER * self.use_left)
    }

    /// What it is worth to give one amount and get another.
    pub(crate) fn exchange(&self, give: &Bundle, get: &Bundle) -> f32 {
        let purse = self.player.purse;
        // Gold on cards may pay more than the purse holds.
        let after = saturating_take(purse, give) + *get;
        self.purse(&after) - self.purse(&purse)
    }

    /// What a displayed card's text is worth.
    pub(crate) fn effect(&self, card: &TribeCard) -> f32 {
        let (time, cards) = (self.time, f32::from(self.cards));
        match card.effect {
            Effect::None => 0.0,
            Effect::PointsPerSymbol { symbol, per, vp } => {
                let have = f32::from(self.symbols[symbol as usize]) + 1.5 * time;
                have / f32::from(per) * f32::from(vp)
            }
            Effect::PointsForLongerDisplay { vp } => 0.5 * f32::from(vp),
            Effect::PointsForCards { at_least, vp } => {
                let to_go = f32::from(at_least) - cards;
                f32::from(vp) * if to_go <= 1.0 { 1.0 } else { 0.6 }
            }
            Effect::PointsForMixedRows { .. } => 1.0,
            Effect::PointsForLastPlace { vp } => 0.5 * f32::from(vp),
            Effect::Discount { .. } => 1.4 * time,
            Effect::NoRaids => 3.0 * time,
            Effect::RaidReward { .. } => 3.0 * time,
            Effect::MoreOf { .. } => 2.2 * time,
            Effect::EmptyHanded => 2.0 * time,
            Effect::NobleDiscount { .. } | Effect::IgnoreRobber | Effect::TraderSwaps => time,
            Effect::HandWithoutNoble { .. } => 1.5 * time,
            Effect::PointsForAllSymbols { vp } => 0.6 * f32::from(vp),
            Effect::PointsForWater { most, .. } | Effect::PointsForGold { most } => {
                0.5 * f32::from(most)
            }
            Effect::PointsForFullRows { vp } => 2.0 * f32::from(vp),
            Effect::PointsForMajorities { most } => 0.5 * f32::from(most),
            Effect::MoreWater { .. } | Effect::SilversmithLines { .. } => 1.2 * time,
            Effect::JoinDunes | Effect::FarMirage | Effect::HandOfTwo => time,
            Effect::DuneReward { .. } | Effect::WaterForGood | Effect::TargiaFavour => 2.5 * time,
            Effect::RaidForWater { .. } | Effect::BracketReward { .. } => 1.5 * time,
            Effect::OnceWater { water } => WATER * f32::from(water),
            Effect::OnceBorder | Effect::OnceTopCard => 0.9,
            Effect::OnceDiscount { goods } => 0.35 * f32::from(goods),
            Effect::OnceHand => 0.8,
            Effect::GoodsPerCards { per } => self.use_left * GOOD * (cards + 1.0) / f32::from(per),
            Effect::GoodsPerFreePlaces { per } => {
                self.use_left * GOOD * (11.0 - cards) / f32::from(per)
            }
            Effect::GoldOnCard { gold } => self.use_left * 0.9 * GOLD * f32::from(gold),
            Effect::Treasure(treasure) => {
                let goods = self.use_left * GOOD * f32::from(treasure.goods);
                let gold = self.use_left * GOLD * f32::from(treasure.gold);
                goods.max(gold).max(f32::from(treasure.vp))
            }
            Effect::Rearrange { .. } | Effect::SwapCards => 0.6,
            Effect::FewerTargi { .. } => {
                if time > 0.05 {
                    1.8
                } else {
                    0.0
                }
            }
            Effect::WaterPerCards { most } => 0.5 * (cards + 1.0).min(f32::from(most)),
            Effect::PickGoodsCards { receive, .. } => 0.9 * f32::from(receive),
            Effect::UseDune => 1.5,
        }
    }

    /// What it does for the rows to lay a card into one.
    pub(crate) fn row_gain(&self, card: &TribeCard, row: Row) -> f32 {
        let before = self.rows[row.index()];
        before.with(card).promise() - before.promise()
    }

    fn best_row_gain(&self, card: &TribeCard) -> f32 {
        let gain = |row: Row| self.row_gain(card, row);
        self.player.display.open_rows().map(gain).fold(f32::NEG_INFINITY, f32::max)
    }

    /// What it would bring to play a card.
    pub(crate) fn play(&self, id: TribeId, from_noble: u8) -> Gain {
        let card = self.rules.tribe(id);
        let row = self.best_row_gain(card);
        if row == f32::NEG_INFINITY {
            return Gain { worth: 0.0, lacking: u8::MAX };
        }
        let discount = self.discounts[card.symbol as usize] + from_noble * self.noble_discount;
        let purse = &self.player.purse;
        let gold = purse.gold + self.player.card_gold;
        let joker = u8::from(self.player.tokens.contains(Token::Joker));
        let (mut best_cost, mut lacking) = (0.0, u8::MAX);
        for way in card.cost.ways() {
            let goods_short = purse.goods_short_of(&way).saturating_sub(discount);
            let gold_short = way.gold.saturating_sub(gold);
            let water = purse.water.saturating_sub(way.water);
            let by_water = (water / 2).min(goods_short);
            let water_short = way.water.saturating_sub(purse.water);
            let short = goods_short.saturating_sub(by_water + joker) + 2 * gold_short + water_short;
            let goods = f32::from(way.goods_count().saturating_sub(discount));
            let cost = self.use_left * (GOOD * goods + GOLD * f32::from(way.gold))
                + WATER * f32::from(way.water);
            if short < lacking || short == lacking && cost < best_cost {
                (best_cost, lacking) = (cost, short);
            }
        }
        let worth = f32::from(card.vp) + 0.3 * f32::from(card.bracket_vp) + self.effect(card) + row;
        Gain { worth: worth + DISPLAYED - best_cost, lacking }
    }

    /// What a card of the centre is worth with a marker on it.
    pub(crate) fn centre(&self, card: CentreCard) -> f32 {
        match card {
            CentreCard::Empty => 0.0,
            CentreCard::Goods(card) => {
                let card = self.rules.goods(card);
                let sure = self.exchange(&Bundle::NOTHING, &card.gives);
                let other = card.or.map_or(0.0, |or| self.exchange(&Bundle::NOTHING, &or));
                sure.max(other) + self.use_left * 1.1 * GOOD * f32::from(card.choice)
            }
            CentreCard::Tribe(card) => self.play(card, 0).in_reach(),
        }
    }

    /// What a border field is worth with a Targi on it.
    pub(crate) fn field(&self, field: Field) -> f32 {
        let purse = &self.player.purse;
        let most = Good::ALL.iter().map(|good| purse.count(*good)).max().unwrap_or(0);
        let useful = self.use_left;
        match self.rules.border(field) {
            Border::Good(good) => self.exchange(&Bundle::NOTHING, &Bundle::of(good, 1)),
            Border::Noble(edition) => {
                let discarded = match edition {
                    Edition::Base => 0.1,
                    Edition::Expansion => 0.5 + useful * GOOD,
                };
                let hand = self.player.hand.iter();
                let gains = hand.map(|hand| {
                    let gain = self.play(hand.card, 1);
                    let likely = [1.0, 0.6, 0.3].get(usize::from(gain.lacking)).unwrap_or(&0.0);
                    (gain.worth * likely).max(discarded)
                });
                gains.fold(0.0, f32::max)
            }
            Border::Trader(Edition::Expansion) => self.water_for_goods(),
            Border::Trader(_) if most >= 3 => 0.5 * useful,
            Border::Trader(_) => 0.2 * useful,
            Border::Silversmith(Edition::Base) => {
                let goods = match most {
                    0 | 1 => 0.0,
                    2 | 3 => 1.0 - 2.0 * GOOD * useful,
                    _ => 3.0 - 3.0 * GOOD * useful,
                };
                let gold = match purse.gold {
                    0 => 0.0,
                    1 => 2.0 - GOLD * useful,
                    _ => 4.0 - 2.0 * GOLD * useful,
                };
                goods.max(gold)
            }
            Border::Silversmith(Edition::Expansion) => {
                let goods = match purse.goods_count() {
                    0 | 1 => 0.0,
                    2 | 3 => 1.0 - 2.0 * GOOD * useful,
                    _ => 3.0 - 3.2 * GOOD * useful,
                };
                let gold = match purse.gold {
                    0 => 0.0,
                    1 => 2.0 - GOLD * useful,
                    _ => 4.0 - 2.0 * GOLD * useful,
                };
                let water = if purse.water >= 3 { 0.6 } else { 0.0 };
                goods.max(gold).max(water)
            }
            Border::FataMorgana(_) => 0.4,
            Border::Caravan => 0.25 + 0.75 * useful,
            Border::WaterHole => self.exchange(&Bundle::NOTHING, &Bundle::water(WATER_HOLE)),
            Border::TribalExpansion(Edition::Base) => 0.9,
            Border::TribalExpansion(Edition::Expansion) => {
                let top = self.state.tribe_top().map(|card| self.play(card, 0).in_reach());
                top.unwrap_or(0.0).max(0.5)
            }
            Border::Raid(_) => 0.0,
        }
    }

    /// What it brings to give goods for water, the commonest first, as long as that gains.
    fn water_for_goods(&self) -> f32 {
        let mut purse = self.player.purse;
        let before = self.purse(&purse);
        let mut best = before;
        while purse.goods_count() > 0 {
            let commonest = Good::ALL.into_iter().max_by_key(|good| purse.count(*good));
            purse -= Bundle::of(commonest.unwrap_or(Good::Dates), 1);
            purse += Bundle::water(WATER_FOR_A_GOOD);
            let worth = self.purse(&purse);
            if worth <= best {
                break;
            }
            best = worth;
        }
        best - before
    }

    /// What an open dune is worth with a Targi on it.
    pub(crate) fn dune(&self, dune: DuneId) -> f32 {
        let purse = &self.player.purse;
        let good = GOOD * self.use_left;
        match self.rules.dune(dune).effect {
            DuneEffect::Gain { gives, goods } => {
                self.exchange(&Bundle::NOTHING, &gives) + good * f32::from(goods)
            }
            DuneEffect::GoodsOfAKind { goods } => 0.85 * good * f32::from(goods),
            DuneEffect::PlayHand { discount } => {
                let gain = self.player.hand.iter().map(|hand| {
                    let gain = self.play(hand.card, 0);
                    if gain.lacking <= discount {
                        gain.worth + good * f32::from(discount)
                    } else {
                        0.2
                    }
                });
                gain.fold(0.0, f32::max)
            }
            DuneEffect::PickTribeCard { .. } => 1.8,
            DuneEffect::PlayFromCentre => 1.6,
            DuneEffect::AnyBorder => 1.3,
            DuneEffect::PickGoodsCards { receive, .. } => {
                0.3 + 0.8 * self.use_left * f32::from(receive)
            }
            DuneEffect::SwapCards { water } => 0.4 + 0.45 * f32::from(water),
            DuneEffect::SwapGoods { water, .. } => 0.3 + 0.45 * f32::from(water),
            DuneEffect::SellGoods { times, goods, vp } => {
                let sales = (purse.goods_count() / goods).min(times);
                f32::from(sales) * (f32::from(vp) - good * f32::from(goods))
            }
            DuneEffect::Display { vp } => f32::from(vp) + DISPLAYED + 1.2,
            DuneEffect::Rob { water } => 1.4 * good + 0.45 * f32::from(water),
        }
    }
}

/// What all rows of a display promise together.
pub(crate) fn promises(rules: Rules, display: &Display) -> f32 {
    Row::ALL.into_iter().map(|row| RowSight::of(rules, display, row).promise()).sum()
}

/// The round that a state is in, counted from 1.
pub(crate) fn round_of(state: &State) -> u8 {
    caravanserai_core::Game::round(state) as u8
}

fn pile(count: u8) -> f32 {
    let worth = match count {
        0 => 0.0,
        1 => FIRST_OF_KIND,
        2 => FIRST_OF_KIND + SECOND_OF_KIND,
        3 => FIRST_OF_KIND + SECOND_OF_KIND + THIRD_OF_KIND,
        more => FIRST_OF_KIND + SECOND_OF_KIND + THIRD_OF_KIND + MORE_OF_KIND * f32::from(more - 3),
    };
    GOOD * worth
}

fn saturating_take(purse: Bundle, give: &Bundle) -> Bundle {
    Bundle {
        dates: purse.dates.saturating_sub(give.dates),
        salt: purse.salt.saturating_sub(give.salt),
        pepper: purse.pepper.saturating_sub(give.pepper),
        gold: purse.gold.saturating_sub(give.gold),
        water: purse.water.saturating_sub(give.water),
        vp: purse.vp.saturating_sub(give.vp),
    }
}
