//! What a player of Targi has, thing by thing, for saying why a choice is good.

use crate::worth::{DISPLAYED, EQUAL_ROW, MIXED_ROW, Worth};
use caravanserai_core::Seat;
use serde::{Deserialize, Serialize};
use targi::{Bundle, Display, Good, Row, State, TribeId};

/// A kind of thing that a player can have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holding {
    /// Goods of a kind.
    Good(Good),
    /// Gold, also on cards.
    Gold,
    /// Water.
    Water,
    /// Victory point tokens.
    Points,
    /// Cards in hand.
    Hand,
    /// A card in the display.
    Card(TribeId),
    /// A full row of equal symbols.
    EqualRow(Row),
    /// A full row of different symbols.
    MixedRow(Row),
}

/// Tells what a seat has, how many, and what one of it is worth in points.
pub(crate) fn holdings(state: &State, seat: Seat, tell: &mut dyn FnMut(Holding, u16, f32)) {
    let worth = Worth::new(state, seat);
    let player = worth.player;
    let one = |bundle: Bundle| worth.exchange(&Bundle::NOTHING, &bundle);
    for good in Good::ALL {
        let count = player.purse.count(good);
        tell(Holding::Good(good), count.into(), one(Bundle::of(good, 1)));
    }
    let gold = player.purse.gold + player.card_gold;
    tell(Holding::Gold, gold.into(), one(Bundle::gold(1)));
    tell(Holding::Water, player.purse.water.into(), one(Bundle::water(1)));
    tell(Holding::Points, player.purse.vp.into(), 1.0);
    tell(Holding::Hand, player.hand.iter().count() as u16, DISPLAYED);
    for card in player.display.cards() {
        let shown = worth.rules.tribe(card);
        let points = f32::from(shown.vp) + worth.effect(shown) + DISPLAYED;
        tell(Holding::Card(card), 1, points);
    }
    for (row, summary) in Row::ALL.into_iter().zip(&worth.rows) {
        if usize::from(summary.len) < Display::PLACES {
            continue;
        }
        if summary.is_equal() {
            tell(Holding::EqualRow(row), 1, EQUAL_ROW);
        } else if summary.is_mixed() {
            tell(Holding::MixedRow(row), 1, MIXED_ROW);
        }
    }
}
