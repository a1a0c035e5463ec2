//! What things are worth to one player of Targi, in victory points.
//!
//! Quick estimates, made thousands of times a second: what lies in a purse,
//! what a card would bring and whether it can be paid, what a field, a dune
//! or a row promises. The greedy opponent, the policy and the network all
//! read them, and this is the only file of the opponents that says what an
//! effect of a card or dune is worth.

use crate::features::Feature;
use caravanserai_core::{Game, Seat};
use targi::{
    Border, Bundle, CentreCard, Display, DuneEffect, DuneId, Edition, Effect, Field, Good, Line,
    Place, Player, Row, Rules, Spot, State, Symbol, Token, TribeCard, TribeId, WATER_FOR_A_GOOD,
    WATER_HOLE,
};

pub(crate) const GOOD: f32 = 0.4;
/// What up to three goods of a kind are worth together, in single goods.
const OF_A_KIND: [f32; 4] = [0.0, 1.25, 2.25, 3.0];
/// What each further good of the kind adds.
const MORE_OF_A_KIND: f32 = 0.5;
pub(crate) const GOLD: f32 = 1.15;
const WATER: f32 = 0.38;
/// Two water score a point in the end.
const WATER_AT_THE_END: f32 = 0.5;
/// What a card on the table is worth besides what it shows.
pub(crate) const DISPLAYED: f32 = 0.9;
/// What a card is worth that can only be kept from the opponent or in hand.
const NOT_YET: f32 = 0.25;
pub(crate) const EQUAL_ROW: f32 = 4.0;
pub(crate) const MIXED_ROW: f32 = 2.0;
const MAX_GOODS: u8 = 10;
const MAX_GOLD: u8 = 3;
const MAX_WATER: u8 = 10;
pub(crate) const LAST_ROUND: f32 = 12.0;

/// A row of a display at a glance.
#[derive(Clone, Copy, Default)]
pub(crate) struct RowSummary {
    pub(crate) len: u8,
    /// The symbols in it, as bits; display dunes show none.
    pub(crate) symbols: u8,
    pub(crate) wild: u8,
}

impl RowSummary {
    fn of(rules: &Rules, display: &Display, row: Row) -> RowSummary {
        display.row(row).fold(RowSummary::default(), |row, card| row.with(rules.tribe(card)))
    }

    fn with(mut self, card: &TribeCard) -> RowSummary {
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

/// What the text of a card is worth.
pub(crate) struct Text {
    /// In points, to somebody who is about to play the card.
    pub(crate) worth: f32,
    /// What the text counts as, and how much, for as long as the card lies in the
    /// display; `None` if it is over by then. A text that is used once counts as ready.
    pub(crate) feature: Option<(Feature, f32)>,
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
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a State,
    pub(crate) player: &'a Player,
    pub(crate) rows: [RowSummary; Display::ROWS],
    /// What each row promises.
    pub(crate) promises: [f32; Display::ROWS],
    /// What is in the purse now.
    pub(crate) in_purse: f32,
    /// Displayed cards by symbol.
    pub(crate) symbols: [u8; Symbol::ALL.len()],
    pub(crate) cards: u8,
    discounts: [u8; Symbol::ALL.len()],
    noble_discount: u8,
    /// How much of the game is left, from 1 to 0.
    pub(crate) time: f32,
    /// How much what is collected now can still be used.
    pub(crate) use_left: f32,
    /// What a card that may be played counts besides what it shows.
    pub(crate) to_display: f32,
}

impl<'a> Worth<'a> {
    pub(crate) fn new(state: &'a State, seat: Seat) -> Worth<'a> {
        let rules = state.rules();
        let player = &state.players()[seat.index()];
        let rounds_left = rounds_left(state);
        let mut worth = Worth {
            rules,
            state,
            player,
            rows: Default::default(),
            promises: [0.0; Display::ROWS],
            in_purse: 0.0,
            symbols: [0; Symbol::ALL.len()],
            cards: 0,
            discounts: [player.discount_now; Symbol::ALL.len()],
            noble_discount: 0,
            time: rounds_left / LAST_ROUND,
            use_left: (0.15 + rounds_left * 0.3).min(1.0),
            to_display: DISPLAYED,
        };
        worth.in_purse = worth.purse(&player.purse);
        for row in Row::ALL {
            worth.look_at(row);
        }
        worth
    }

    /// Counts the cards of a row. This is done for every decision that the policy takes, so it
    /// looks at each card once.
    #[inline]
    fn look_at(&mut self, row: Row) {
        let mut summary = RowSummary::default();
        for card in self.player.display.row(row) {
            let shown = self.rules.tribe(card);
            summary = summary.with(shown);
            if !shown.wild {
                self.symbols[shown.symbol as usize] += 1;
            }
            if self.player.waived == Some(card) {
                continue;
            }
            if let Effect::Discount { symbol, goods } = shown.effect {
                self.discounts[symbol as usize] += goods;
            } else if let Effect::NobleDiscount { goods } = shown.effect {
                self.noble_discount += goods;
            }
        }
        self.cards += summary.len;
        self.promises[row.index()] = summary.promise();
        self.rows[row.index()] = summary;
    }

    /// The displayed cards whose text was not given up.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &'a TribeCard> + use<'a> {
        let (rules, waived) = (self.rules, self.player.waived);
        let cards = self.player.display.cards().filter(move |card| waived != Some(*card));
        cards.map(move |card| rules.tribe(card))
    }

    /// What an amount in the purse is worth, on top of the points.
    pub(crate) fn purse(&self, purse: &Bundle) -> f32 {
        let goods: f32 = Good::ALL.iter().map(|good| of_a_kind(purse.count(*good))).sum();
        let over = f32::from(purse.goods_count().saturating_sub(MAX_GOODS));
        let gold = GOLD * f32::from(purse.gold.min(MAX_GOLD));
        let water = f32::from(purse.water.min(MAX_WATER));
        f32::from(purse.vp)
            + self.use_left * (goods - over * GOOD + gold)
            + water * WATER_AT_THE_END.max(WATER * self.use_left)
    }

    /// What it is worth to give one amount and get another.
    pub(crate) fn exchange(&self, give: &Bundle, get: &Bundle) -> f32 {
        let purse = self.player.purse;
        // Gold on cards may pay more than the purse holds.
        let after = saturating_take(purse, give) + *get;
        self.purse(&after) - self.in_purse
    }

    /// What a card's text is worth.
    pub(crate) fn effect(&self, card: &TribeCard) -> f32 {
        self.text(card).worth
    }

    /// What a card's text is worth and what it counts as in the display.
    #[inline]
    pub(crate) fn text(&self, card: &TribeCard) -> Text {
        let (time, cards) = (self.time, f32::from(self.cards));
        let scoring =
            |worth: f32| Text { worth, feature: Some((Feature::ScoringText, worth / 4.0)) };
        let share = |worth: f32, feature: Feature, share: f32| Text {
            worth: worth * time,
            feature: Some((feature, share)),
        };
        let lasting = |worth: f32, feature: Feature| share(worth, feature, 1.0);
        let at_once = |worth: f32| Text { worth, feature: None };
        match card.effect {
            Effect::None => at_once(0.0),
            Effect::PointsPerSymbol { symbol, per, vp } => {
                let have = f32::from(self.symbols[symbol as usize]) + 1.5 * time;
                scoring(have / f32::from(per) * f32::from(vp))
            }
            Effect::PointsForLongerDisplay { vp } => scoring(0.5 * f32::from(vp)),
            Effect::PointsForCards { at_least, vp } => {
                let near = f32::from(at_least) - cards <= 1.0;
                scoring(f32::from(vp) * if near { 1.0 } else { 0.6 })
            }
            Effect::PointsForMixedRows { .. } => scoring(1.0),
            Effect::PointsForLastPlace { vp } => scoring(0.5 * f32::from(vp)),
            Effect::PointsForAllSymbols { vp } => scoring(0.6 * f32::from(vp)),
            Effect::PointsForWater { most, .. }
            | Effect::PointsForGold { most }
            | Effect::PointsForMajorities { most } => scoring(0.5 * f32::from(most)),
            Effect::PointsForFullRows { vp } => scoring(2.0 * f32::from(vp)),
            Effect::Discount { .. } => share(1.4, Feature::Discounts, 0.5),
            Effect::MoreOf { .. } => share(2.2, Feature::MoreGoods, 0.5),
            Effect::NoRaids => lasting(3.0, Feature::NoRaids),
            Effect::RaidReward { .. } => lasting(3.0, Feature::RaidReward),
            Effect::EmptyHanded => lasting(2.0, Feature::EmptyHanded),
            Effect::NobleDiscount { .. } => lasting(1.0, Feature::NobleDiscount),
            Effect::IgnoreRobber => lasting(1.0, Feature::IgnoreRobber),
            Effect::TraderSwaps => lasting(1.0, Feature::TraderSwaps),
            Effect::HandWithoutNoble { .. } => lasting(1.5, Feature::HandWithoutNoble),
            Effect::MoreWater { .. } => lasting(1.2, Feature::MoreWater),
            Effect::SilversmithLines { .. } => lasting(1.2, Feature::SilverLines),
            Effect::JoinDunes => lasting(1.0, Feature::JoinDunes),
            Effect::FarMirage => lasting(1.0, Feature::FarMirage),
            Effect::HandOfTwo => lasting(1.0, Feature::HandOfTwo),
            Effect::DuneReward { .. } => lasting(2.5, Feature::DuneReward),
            Effect::WaterForGood => lasting(2.5, Feature::WaterForGood),
            Effect::TargiaFavour => lasting(2.5, Feature::TargiaFavour),
            Effect::RaidForWater { .. } => lasting(1.5, Feature::RaidForWater),
            Effect::BracketReward { .. } => lasting(1.5, Feature::BracketReward),
            Effect::OnceWater { water } => at_once(WATER * f32::from(water)),
            Effect::OnceBorder | Effect::OnceTopCard => at_once(0.9),
            Effect::OnceDiscount { goods } => at_once(0.35 * f32::from(goods)),
            Effect::OnceHand => at_once(0.8),
            Effect::GoodsPerCards { per } => {
                at_once(self.use_left * GOOD * (cards + 1.0) / f32::from(per))
            }
            Effect::GoodsPerFreePlaces { per } => {
                at_once(self.use_left * GOOD * (11.0 - cards) / f32::from(per))
            }
            Effect::GoldOnCard { gold } => at_once(self.use_left * 0.9 * GOLD * f32::from(gold)),
            Effect::Treasure(treasure) => {
                let goods = self.use_left * GOOD * f32::from(treasure.goods);
                let gold = self.use_left * GOLD * f32::from(treasure.gold);
                at_once(goods.max(gold).max(f32::from(treasure.vp)))
            }
            Effect::Rearrange { .. } | Effect::SwapCards => at_once(0.6),
            Effect::FewerTargi { .. } => at_once(if time > 0.05 { 1.8 } else { 0.0 }),
            Effect::WaterPerCards { most } => at_once(0.5 * (cards + 1.0).min(f32::from(most))),
            Effect::PickGoodsCards { receive, .. } => at_once(0.9 * f32::from(receive)),
            Effect::UseDune => at_once(1.5),
        }
    }

    /// What it does for the rows to lay a card into one.
    pub(crate) fn row_gain(&self, card: &TribeCard, row: Row) -> f32 {
        self.rows[row.index()].with(card).promise() - self.promises[row.index()]
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
        Gain { worth: worth + self.to_display - best_cost, lacking }
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

    /// What a place of the centre is worth with a marker on it.
    pub(crate) fn place(&self, place: Place) -> f32 {
        let hidden = self.state.face_down().contains(place);
        if hidden { 0.0 } else { self.centre(self.state.centre()[place.index()]) }
    }

    /// What a spot is worth with a Targi or a marker on it.
    pub(crate) fn spot(&self, spot: Spot) -> f32 {
        match spot {
            Spot::Border(field) => self.field(field),
            Spot::Centre(place) => self.place(place),
            Spot::Dune(place) => {
                self.state.open_dunes()[place.index()].map_or(0.0, |dune| self.dune(dune))
            }
            Spot::Targia => 0.5 * self.use_left,
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
            Border::Silversmith(edition) => {
                let (goods, price, water) = match edition {
                    Edition::Base => (most, 3.0, 0.0),
                    Edition::Expansion => {
                        (purse.goods_count(), 3.2, if purse.water >= 3 { 0.6 } else { 0.0 })
                    }
                };
                let goods = match goods {
                    0 | 1 => 0.0,
                    2 | 3 => 1.0 - 2.0 * GOOD * useful,
                    _ => 3.0 - price * GOOD * useful,
                };
                let gold = match purse.gold {
                    0 => 0.0,
                    1 => 2.0 - GOLD * useful,
                    _ => 4.0 - 2.0 * GOLD * useful,
                };
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
        let mut best = self.in_purse;
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
        best - self.in_purse
    }

    /// What an open dune is worth with a Targi on it.
    fn dune(&self, dune: DuneId) -> f32 {
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
pub(crate) fn promises(rules: &Rules, display: &Display) -> f32 {
    Row::ALL.into_iter().map(|row| RowSummary::of(rules, display, row).promise()).sum()
}

/// How many rounds come after this one.
pub(crate) fn rounds_left(state: &State) -> f32 {
    (LAST_ROUND - f32::from(state.round())).max(0.0)
}

/// The places on a field's line.
pub(crate) fn on_line(field: Field) -> impl Iterator<Item = Place> {
    let line = field.line().map(|line| match line {
        Line::Row(row) => (row * 3, 1),
        Line::Column(column) => (column, 3),
    });
    line.into_iter()
        .flat_map(|(first, step)| (0..3).filter_map(move |at| Place::new(first + at * step)))
}

fn of_a_kind(count: u8) -> f32 {
    let known = usize::from(count).min(OF_A_KIND.len() - 1);
    let more = f32::from(count) - known as f32;
    GOOD * (OF_A_KIND[known] + MORE_OF_A_KIND * more)
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
