//! Scoring (T-END-2) and ties (T-END-3).

use crate::card::{Effect, Symbol, TribeId};
use crate::display::{Display, Row, Slot};
use crate::state::{Player, State};
use caravanserai_core::{Score, Scores, Seat};

const EQUAL_ROW: i16 = 4;
const MIXED_ROW: i16 = 2;

/// What the symbols of a full row are worth.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FullRow {
    Equal,
    Mixed,
    Neither,
}

impl State {
    /// The scores if the game ended now, ties broken by gold, then goods.
    pub(crate) fn scores_now(&self) -> Scores {
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
            advantages += self.advantage(card, player, opponent);
        }
        let mut score = Score::default();
        score.add("tokens", i16::from(player.purse.vp));
        score.add("cards", cards);
        score.add("advantages", advantages);
        score.add("rows", Row::ALL.into_iter().map(|row| self.row_points(player, row)).sum());
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
        let mut seen = 0_u8;
        for card in player.display.row(row) {
            seen |= 1 << self.tribe_card(card).symbol as u8;
        }
        Some(match seen.count_ones() as usize {
            1 => FullRow::Equal,
            Display::PLACES => FullRow::Mixed,
            _ => FullRow::Neither,
        })
    }

    /// What a displayed card's scoring text brings.
    fn advantage(&self, card: TribeId, player: &Player, opponent: &Player) -> i16 {
        match self.tribe_card(card).effect {
            Effect::PointsPerSymbol { symbol, per, vp } => {
                i16::from(self.count(player, symbol) / per * vp)
            }
            Effect::PointsForLongerDisplay { vp }
                if player.display.len() > opponent.display.len() =>
            {
                i16::from(vp)
            }
            Effect::PointsForCards { at_least, vp } if player.display.len() >= at_least => {
                i16::from(vp)
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
            _ => 0,
        }
    }

    fn count(&self, player: &Player, symbol: Symbol) -> u8 {
        player.display.cards().filter(|card| self.tribe_card(*card).symbol == symbol).count() as u8
    }
}
