//! Scoring (T-END-2) and ties (T-END-3).

use crate::card::{Effect, Symbol, effects};
use crate::display::{Display, Row, Slot};
use crate::ids::TribeId;
use crate::options::TokenRule;
use crate::state::{Player, State};
use caravanserai_core::{Score, Scores, Seat};

const EQUAL_ROW: i16 = 4;
const MIXED_ROW: i16 = 2;
/// Water for one point at the end (X-WATER-2).
const WATER_PER_POINT: u8 = 2;
/// What a card is worth whose text was given up (T-TOK-7).
const WAIVER: i16 = 2;

/// What the symbols of a full row are worth.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FullRow {
    Equal,
    Mixed,
    Neither,
}

impl State {
    /// The scores if the game ended now, ties broken by gold, then goods.
    pub(crate) fn scores(&self) -> Scores {
        let scores = [0, 1].map(|seat| self.score(Seat(seat)));
        Scores::new(&scores, |seat| {
            let purse = &self.player(seat).purse;
            (scores[seat.index()].total(), purse.gold, purse.goods_count())
        })
    }

    fn score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let opponent = self.player(seat.other());
        let (mut cards, mut advantages) = (0, 0);
        for card in player.display.cards() {
            cards += i16::from(self.tribe_card(card).vp);
        }
        for (card, effect) in player.effects(&self.rules) {
            advantages += self.advantage(card, effect, player, opponent);
        }
        let mut score = Score::default();
        score.add("tokens", i16::from(player.purse.vp));
        score.add("cards", cards);
        score.add("advantages", advantages);
        score.add("rows", Row::ALL.into_iter().map(|row| self.row_points(player, row)).sum());
        if self.rules.options.expansion || player.purse.water > 0 {
            // X-WATER-2.
            score.add("water", i16::from(player.purse.water / WATER_PER_POINT));
        }
        if self.rules.options.tokens != TokenRule::Off {
            score.add("waiver", player.waived.map_or(0, |_| WAIVER));
        }
        score
    }

    fn row_points(&self, player: &Player, row: Row) -> i16 {
        match self.full_row(player, row) {
            Some(FullRow::Equal) => EQUAL_ROW,
            Some(FullRow::Mixed) => MIXED_ROW,
            Some(FullRow::Neither) | None => 0,
        }
    }

    /// What a row shows once it is full.
    fn full_row(&self, player: &Player, row: Row) -> Option<FullRow> {
        if player.display.has_room(row) {
            return None;
        }
        let (mut seen, mut wild) = (0_u8, 0);
        for card in player.display.row(row) {
            match self.tribe_card(card) {
                card if card.wild => wild += 1,
                card => seen |= 1 << card.symbol as u8,
            }
        }
        // A display dune counts as whichever symbol is best.
        Some(match seen.count_ones() as usize {
            0 | 1 => FullRow::Equal,
            kinds if kinds + wild == Display::PLACES => FullRow::Mixed,
            _ => FullRow::Neither,
        })
    }

    /// What a displayed card's scoring text brings.
    fn advantage(&self, card: TribeId, effect: Effect, player: &Player, opponent: &Player) -> i16 {
        match effect {
            Effect::PointsPerSymbol { symbol, per, vp } => {
                i16::from(self.count(player, symbol) / per * vp)
            }
            Effect::PointsForLongerDisplay { vp } => {
                let longer = player.display.len() > opponent.display.len();
                if longer { i16::from(vp) } else { 0 }
            }
            Effect::PointsForCards { at_least, vp } => {
                if player.display.len() >= at_least {
                    i16::from(vp)
                } else {
                    0
                }
            }
            Effect::PointsForMixedRows { vp, rows } => {
                let mixed = |row: &Row| self.full_row(player, *row) == Some(FullRow::Mixed);
                let mixed = Row::ALL.iter().filter(|row| mixed(row)).count() as u8;
                i16::from(mixed.min(rows) * vp)
            }
            Effect::PointsForLastPlace { vp } => {
                let last = |row: Row| Slot { row, place: Display::PLACES as u8 - 1 };
                let is_last =
                    Row::ALL.iter().any(|row| player.display.get(last(*row)) == Some(card));
                if is_last { i16::from(vp) } else { 0 }
            }
            Effect::PointsForAllSymbols { vp } => {
                let all = Symbol::ALL.iter().all(|symbol| self.count(player, *symbol) > 0);
                if all { i16::from(vp) } else { 0 }
            }
            Effect::PointsForWater { per, most } => i16::from((player.purse.water / per).min(most)),
            Effect::PointsForFullRows { vp } => {
                let full = Row::ALL.into_iter().filter(|row| !player.display.has_room(*row));
                i16::from(vp) * full.count() as i16
            }
            Effect::PointsForGold { most } => i16::from(player.purse.gold.min(most)),
            Effect::PointsForMajorities { most } => {
                let ahead = Symbol::ALL
                    .iter()
                    .filter(|symbol| self.count(player, **symbol) > self.count(opponent, **symbol));
                (ahead.count() as i16).min(most.into())
            }
            effects!(Plain) | effects!(Permanent) | effects!(Once) | effects!(Immediate) => 0,
        }
    }

    fn count(&self, player: &Player, symbol: Symbol) -> u8 {
        let shows = |card: &TribeId| {
            let card = self.tribe_card(*card);
            card.symbol == symbol && !card.wild
        };
        player.display.cards().filter(shows).count() as u8
    }
}
