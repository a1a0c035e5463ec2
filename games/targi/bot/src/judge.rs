//! What a position of Targi is worth at a glance.
//!
//! Everything is counted in victory points: what lies in the purse, what is
//! displayed and may still become a full row, and what the figures and markers
//! on the board will bring.

use caravanserai_core::Seat;
use sage::Judge;
use targi::{
    Border, Bundle, CentreView, Display, DuneEffect, DunePlace, Edition, Effect, Field, Good,
    HandView, Place, PlayerView, Row, State, Symbol, Task, TribeCard, TribeId, View, WATER_HOLE,
};

const GOOD: f32 = 0.4;
/// A good that is the last of its kind is worth more than the fifth of a kind.
const SECOND_OF_KIND: f32 = 0.9;
const MORE_OF_KIND: f32 = 0.7;
/// Water that can still be exchanged.
const WATER: f32 = 0.45;
/// Two water are a point when all is over.
const WATER_AT_THE_END: f32 = 0.5;
/// An action token that was not used yet.
const TOKEN: f32 = 0.8;
const GOLD: f32 = 1.2;
/// What it is worth to have a card on the table, whatever it shows.
const DISPLAYED: f32 = 1.0;
/// A card in hand is an option, and blocks the hand.
const IN_HAND: f32 = 0.3;
/// A turned-down or unaffordable card can at least be kept from the opponent.
const UNPAID_CARD: f32 = 0.25;
/// What is promised on the board can still be lost.
const PROMISE: f32 = 0.9;
/// How much the opponent's prospects count against one's own.
const ENVY: f32 = 0.6;
const ROUNDS: f32 = 12.0;

/// The judge of Targi.
pub struct TargiJudge;

impl Judge<State> for TargiJudge {
    fn value(&self, view: &View, seat: Seat) -> f32 {
        let prospects =
            |seat: Seat| Worth { view, seat, player: &view.players[seat.index()] }.prospects();
        prospects(seat) - ENVY * prospects(seat.other())
    }

    fn is_midway(&self, view: &View) -> bool {
        !matches!(
            view.agenda.top(),
            None | Some(
                Task::Turn(_)
                    | Task::Placement
                    | Task::Raid(_)
                    | Task::Limit
                    | Task::PutBack(_)
                    | Task::TargiToken(_)
                    | Task::MarkerToken(_)
            )
        )
    }
}

/// One player's side of the table.
struct Worth<'a> {
    view: &'a View,
    seat: Seat,
    player: &'a PlayerView,
}

impl Worth<'_> {
    fn prospects(&self) -> f32 {
        let owned = self.purse() + self.displayed() + self.hand();
        if self.view.to_act.is_none() {
            return self.points_only();
        }
        owned + self.promised()
    }

    /// How much of the game is left, from 1 to 0.
    fn time_left(&self) -> f32 {
        1.0 - f32::from(self.view.round) / (ROUNDS + 1.0)
    }

    /// At the end only points count.
    fn points_only(&self) -> f32 {
        f32::from(self.view.scores().of(self.seat).total())
    }

    fn purse(&self) -> f32 {
        let purse = &self.player.purse;
        let usefulness = (self.time_left() * 4.0).min(1.0);
        let goods: f32 = Good::ALL.iter().map(|good| pile_of_goods(purse.count(*good))).sum();
        let over_limit = f32::from(purse.goods_count().saturating_sub(10));
        let gold = f32::from(purse.gold.min(3) + self.player.card_gold);
        let water = f32::from(purse.water.min(10));
        let ready = 1.2 * self.player.ready.len() as f32;
        let discount = GOOD * f32::from(self.player.discount_now);
        let tokens = TOKEN * f32::from(self.player.tokens.len());
        f32::from(purse.vp)
            + water * WATER_AT_THE_END.max(WATER * usefulness)
            + usefulness * (goods - over_limit * GOOD + gold * GOLD + ready + discount + tokens)
    }

    fn border(&self, field: Field) -> Border {
        self.view.rules.border(field)
    }

    fn card(&self, card: TribeId) -> &TribeCard {
        self.view.rules.tribe(card)
    }

    fn displayed(&self) -> f32 {
        let cards: f32 = self.player.display.cards().map(|card| self.worth(self.card(card))).sum();
        let rows: f32 = Row::ALL.into_iter().map(|row| self.row_promise(row)).sum();
        cards + rows
    }

    /// What a played card is worth by itself.
    fn worth(&self, card: &TribeCard) -> f32 {
        f32::from(card.vp) + DISPLAYED + self.effect(card)
    }

    fn effect(&self, card: &TribeCard) -> f32 {
        let time = self.time_left();
        match card.effect {
            Effect::None => 0.0,
            Effect::PointsPerSymbol { symbol, per, vp } => {
                f32::from(self.count(symbol)) / f32::from(per) * f32::from(vp) + time
            }
            Effect::PointsForLongerDisplay { vp } | Effect::PointsForCards { vp, .. } => {
                f32::from(vp) * 0.5
            }
            Effect::PointsForMixedRows { .. } => 1.0,
            Effect::PointsForLastPlace { .. } => 0.8,
            Effect::Discount { .. } => 1.6 * time,
            Effect::NoRaids => 3.0 * time,
            Effect::RaidReward { .. } => 2.5 * time,
            Effect::MoreOf { .. } | Effect::EmptyHanded => 2.5 * time,
            Effect::NobleDiscount { .. } | Effect::IgnoreRobber | Effect::TraderSwaps => time,
            Effect::HandWithoutNoble { .. } => 1.5 * time,
            Effect::PointsForAllSymbols { vp } => 0.7 * f32::from(vp),
            Effect::PointsForWater { most, .. } | Effect::PointsForGold { most } => {
                0.6 * f32::from(most)
            }
            Effect::PointsForFullRows { vp } => 2.0 * f32::from(vp),
            Effect::PointsForMajorities { most } => 0.6 * f32::from(most),
            Effect::MoreWater { .. } | Effect::SilversmithLines { .. } => 1.2 * time,
            Effect::JoinDunes | Effect::FarMirage | Effect::HandOfTwo => time,
            Effect::DuneReward { .. } | Effect::WaterForGood | Effect::TargiaFavour => 2.5 * time,
            Effect::RaidForWater { .. } | Effect::BracketReward { .. } => 1.5 * time,
            // The action marker is counted in the purse.
            Effect::OnceWater { .. }
            | Effect::OnceBorder
            | Effect::OnceDiscount { .. }
            | Effect::OnceHand
            | Effect::OnceTopCard => 0.0,
            // What immediate effects bring lies in the purse by now.
            Effect::GoodsPerCards { .. }
            | Effect::GoodsPerFreePlaces { .. }
            | Effect::GoldOnCard { .. }
            | Effect::Treasure(_)
            | Effect::Rearrange { .. }
            | Effect::FewerTargi { .. }
            | Effect::WaterPerCards { .. }
            | Effect::PickGoodsCards { .. }
            | Effect::SwapCards
            | Effect::UseDune => 0.0,
        }
    }

    fn count(&self, symbol: Symbol) -> u8 {
        self.player.display.cards().filter(|card| self.card(*card).symbol == symbol).count() as u8
    }

    /// What a row may bring once it is full.
    fn row_promise(&self, row: Row) -> f32 {
        let mut seen = 0_u8;
        let mut cards = 0;
        for card in self.player.display.row(row) {
            seen |= 1 << self.card(card).symbol as u8;
            cards += 1;
        }
        let filled = cards as f32 / Display::PLACES as f32;
        let promise = match seen.count_ones() {
            0 => return 0.0,
            1 if cards == 1 => 1.0,
            1 => 4.0,
            kinds if kinds == cards => 2.0,
            _ => return 0.0,
        };
        let likely = if cards as usize == Display::PLACES { 1.0 } else { filled * filled };
        promise * likely * (0.4 + 0.6 * self.time_left().max(filled))
    }

    fn hand(&self) -> f32 {
        IN_HAND * self.time_left() * self.player.hand().count() as f32
    }

    /// What figures and markers will bring, unless the turn is over already.
    fn promised(&self) -> f32 {
        let still_to_act = |task: &Task| *task == Task::Turn(self.seat) || *task == Task::Placement;
        if !self.view.agenda.tasks().iter().any(still_to_act) {
            return 0.0;
        }
        let fields: f32 =
            self.player.targi.into_iter().map(|field| self.action(self.border(field))).sum();
        let marked: f32 = self.player.markers.into_iter().map(|place| self.centre(place)).sum();
        let dunes: f32 = self.player.dunes.iter().map(|place| self.dune(place)).sum();
        let tokens = self.player.targi_token.map_or(0.0, |field| self.action(self.border(field)))
            + self.player.marker_token.map_or(0.0, |place| self.centre(place));
        let targia = if self.player.targia_due { GOOD } else { 0.0 };
        let lines = match self.view.agenda.top() {
            Some(Task::Placement) => self.lines(),
            _ => 0.0,
        };
        PROMISE * (fields + marked + dunes + tokens + targia + lines)
    }

    /// While Targi are placed: the crossings so far, and what the lines may
    /// still cross.
    fn lines(&self) -> f32 {
        let mut value = 0.0;
        let fields: Vec<_> = self.player.targi.into_iter().collect();
        let mut crossed = Vec::new();
        for (index, a) in fields.iter().enumerate() {
            for b in &fields[..index] {
                if let Some(place) = a.crossing(*b)
                    && !crossed.contains(&place)
                {
                    crossed.push(place);
                    value += self.centre(place);
                }
            }
        }
        let to_come = usize::from(self.player.targi_now).saturating_sub(fields.len());
        if to_come > 0 {
            let best = fields.iter().map(|field| self.best_on_line(*field)).sum::<f32>();
            value += 0.5 * best / fields.len().max(1) as f32 * to_come as f32;
        }
        value
    }

    fn best_on_line(&self, field: Field) -> f32 {
        let on_line = |place: &Place| {
            let (row, column) = (place.index() as u8 / 3, place.index() as u8 % 3);
            match field.line() {
                Some(targi::Line::Row(line)) => row == line,
                Some(targi::Line::Column(line)) => column == line,
                None => false,
            }
        };
        Place::all().filter(on_line).map(|place| self.centre(place)).fold(0.0, f32::max)
    }

    fn action(&self, action: Border) -> f32 {
        let purse = &self.player.purse;
        match action {
            Border::Good(good) => GOOD * if purse.count(good) == 0 { 1.3 } else { 1.0 },
            Border::Noble(edition) => self.noble(edition),
            Border::Trader(Edition::Expansion) if purse.goods_count() >= 3 => 0.5,
            Border::Trader(_) if self.most_of_a_kind() >= 3 => 0.5,
            Border::Trader(_) => 0.2,
            Border::Silversmith(_) if purse.gold > 1 || self.most_of_a_kind() >= 4 => 1.0,
            Border::Silversmith(_) => 0.3,
            Border::FataMorgana(_) => 0.4,
            Border::Caravan => 1.1,
            Border::WaterHole => f32::from(WATER_HOLE) * WATER,
            Border::TribalExpansion(Edition::Base) => 0.9,
            Border::TribalExpansion(Edition::Expansion) => {
                let top = self.view.tribe_top.map(|card| self.play_gain(self.card(card)));
                top.unwrap_or(0.0).max(0.5)
            }
            Border::Raid(_) => 0.0,
        }
    }

    /// The best that the Noble can do with a hand card.
    fn noble(&self, edition: Edition) -> f32 {
        let discarded = match edition {
            Edition::Base => 0.1,
            Edition::Expansion => WATER + GOOD,
        };
        let gain = |hand: HandView| match hand {
            HandView::Card { card, .. } => self.play_gain(self.card(card)).max(discarded),
            HandView::Hidden { .. } => 1.0,
        };
        self.player.hand().map(gain).fold(0.0, f32::max)
    }

    /// What an open dune is worth.
    fn dune(&self, place: DunePlace) -> f32 {
        let Some(dune) = self.view.open_dunes[place.index()] else { return 0.0 };
        match self.view.rules.dune(dune).effect {
            DuneEffect::Gain { gives, goods } => amount(&gives) + GOOD * f32::from(goods),
            DuneEffect::GoodsOfAKind { goods } => 0.9 * GOOD * f32::from(goods),
            DuneEffect::PlayHand { discount } => {
                if self.player.hand().next().is_some() {
                    1.0 + GOOD * f32::from(discount)
                } else {
                    0.0
                }
            }
            DuneEffect::PickTribeCard { .. } => 1.6,
            DuneEffect::PlayFromCentre => 1.5,
            DuneEffect::AnyBorder => 1.3,
            DuneEffect::PickGoodsCards { receive, .. } => 1.2 * f32::from(receive),
            DuneEffect::SwapCards { water } => 0.4 + WATER * f32::from(water),
            DuneEffect::SwapGoods { water, .. } => 0.4 + WATER * f32::from(water),
            DuneEffect::SellGoods { times, goods, vp } => {
                let sales = (self.player.purse.goods_count() / goods).min(times);
                f32::from(sales) * (f32::from(vp) - GOOD * f32::from(goods))
            }
            DuneEffect::Display { vp } => f32::from(vp) + DISPLAYED + 1.0,
            DuneEffect::Rob { water } => 1.5 * GOOD + WATER * f32::from(water),
        }
    }

    fn most_of_a_kind(&self) -> u8 {
        Good::ALL.iter().map(|good| self.player.purse.count(*good)).max().unwrap_or(0)
    }

    fn centre(&self, place: Place) -> f32 {
        match self.view.centre[place.index()] {
            CentreView::Empty | CentreView::FaceDown(_) | CentreView::Covered(_) => 0.0,
            CentreView::Goods(card) => {
                let card = self.view.rules.goods(card);
                amount(&card.gives) + GOOD * f32::from(card.choice)
            }
            CentreView::Tribe(card) => {
                let card = self.card(card);
                self.play_gain(card).max(UNPAID_CARD)
            }
        }
    }

    /// What playing a card would gain over its cost; nothing if it cannot be paid.
    fn play_gain(&self, card: &TribeCard) -> f32 {
        let player = self.player;
        let means = Bundle { gold: player.purse.gold + player.card_gold, ..player.purse };
        let cheapest = card
            .cost
            .ways()
            .filter(|way| means.covers(way))
            .map(|way| amount(&way))
            .fold(f32::INFINITY, f32::min);
        if cheapest.is_infinite() { 0.0 } else { self.worth(card) + 0.5 - 0.8 * cheapest }
    }
}

fn pile_of_goods(count: u8) -> f32 {
    match count {
        0 => 0.0,
        1 => GOOD * 1.1,
        2 => GOOD * (1.1 + SECOND_OF_KIND),
        more => GOOD * (1.1 + SECOND_OF_KIND + MORE_OF_KIND * f32::from(more - 2)),
    }
}

fn amount(bundle: &Bundle) -> f32 {
    GOOD * f32::from(bundle.goods_count())
        + GOLD * f32::from(bundle.gold)
        + WATER * f32::from(bundle.water)
        + f32::from(bundle.vp)
}
