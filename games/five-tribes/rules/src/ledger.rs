//! What everybody can know of what players hide (F-SECRET-1).
//!
//! Coins are hidden, but everybody starts with the same purse, and whatever is
//! bid, paid and earned happens in the open: who counts along knows every purse.
//! Most cards are taken from the open row, and what is sold, spent or given up is
//! shown. Truly hidden are only cards that came from the pile unseen. So a state
//! remembers which those are, and the rest is common knowledge. Of items, which
//! mostly come unseen, nothing is told (F-RULE-15).

use crate::ids::{Resource, Resources};
use crate::state::{Hidden, SEATS, State};
use caravanserai_core::Seat;
use serde::Serialize;

/// What everybody can know of what each player holds, by seat.
pub type Ledger = [Known; SEATS];

/// What everybody can know of what one player holds.
#[derive(Clone, Copy, PartialEq, Hash, Debug, Default, Serialize)]
pub struct Known {
    /// The coins; `None` where nobody could count from the start.
    pub coins: Option<u16>,
    /// Resource cards that are certainly in the hand.
    pub hand: Resources,
}

impl State {
    pub(crate) fn ledger(&self) -> Ledger {
        let hidden = &self.hidden;
        std::array::from_fn(|seat| Known {
            coins: hidden.counted[seat].then_some(hidden.coins[seat]),
            hand: hidden.hands[seat].minus(&hidden.unseen_cards[seat]),
        })
    }
}

impl Hidden {
    /// Cards leave a hand in the open. A player with a card of the kind that all have
    /// seen may have played that one, so what was unseen stays so if it can.
    pub(crate) fn lose_cards(&mut self, seat: Seat, kind: Resource, count: u8) {
        let (hand, unseen) = (&mut self.hands[seat.index()], &mut self.unseen_cards[seat.index()]);
        hand.take(kind, count);
        unseen.take(kind, unseen.of(kind).saturating_sub(hand.of(kind)));
    }
}
