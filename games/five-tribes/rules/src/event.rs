//! What happens, told to listeners.
//!
//! Rule functions tell every event to a [`Teller`]. The one of fast play
//! listens to nothing and costs nothing; the one of a table writes a log.
//! [`Event::seen_by`] hides from a seat what it may not see.

use crate::board::Piece;
use crate::ids::{Djinn, Item, Resource, Thief};
use crate::square::Square;
use crate::tribe::{Meeples, Tribe};
use caravanserai_core::{Seat, named};
use serde::Serialize;

/// Somebody who listens to what happens.
pub(crate) trait Teller {
    /// Something has happened.
    fn tell(&mut self, event: Event);
}

/// Nobody listens.
pub(crate) struct Silent;

impl Teller for Silent {
    #[inline(always)]
    fn tell(&mut self, _: Event) {}
}

impl Teller for Vec<Event> {
    fn tell(&mut self, event: Event) {
        self.push(event);
    }
}

/// Where coins come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The Builders' income.
    Builders,
    /// A sale of merchandise.
    Sale,
    /// A djinn.
    Djinn(Djinn),
}

named! {
    /// A pile that is shuffled anew.
    pub enum Deck {
        /// Resource cards.
        Resources = "resources",
        /// Djinns.
        Djinns = "djinns",
        /// Items.
        Items = "items",
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say who, what, where")]
pub enum Event {
    /// A round begins with the auction.
    RoundBegins { round: u16 },
    /// A marker goes to the turn order track. What was paid shows how rich
    /// somebody is who cannot pay the full price, so others do not see it.
    Bid { seat: Seat, price: u8, fakirs: u8, paid: Option<u16> },
    /// A marker acts.
    TurnBegins { seat: Seat },
    /// There is no legal move at the beginning of a turn.
    NoMove { seat: Seat },
    /// A player passes.
    Passed { seat: Seat },
    /// A walk begins.
    PickedUp { seat: Seat, from: Square, hand: Meeples },
    /// A meeple is dropped.
    Dropped { seat: Seat, on: Square, tribe: Tribe },
    /// The last meeple flies.
    Flew { seat: Seat, on: Square, tribe: Tribe },
    /// The meeples of a colour are taken from the final tile.
    Took { seat: Seat, from: Square, tribe: Tribe, count: u8 },
    /// A camel is placed.
    Camel { seat: Seat, on: Square },
    /// The tent is pitched.
    Tent { seat: Seat, on: Square },
    /// This round is the last.
    LastRound { seat: Seat },
    /// Meeples are kept.
    Kept { seat: Seat, tribe: Tribe, count: u8 },
    /// Coins come in.
    Earned { seat: Seat, coins: u16, from: Source },
    /// Coins are paid.
    PaidCoins { seat: Seat, coins: u16 },
    /// Meeples are spent.
    SpentMeeples { seat: Seat, tribe: Tribe, count: u8 },
    /// Fakirs are spent.
    SpentFakirs { seat: Seat, count: u8 },
    /// A card of the row is taken.
    TookCard { seat: Seat, card: Resource },
    /// The top card of the pile is drawn; others do not see which.
    DrewCard { seat: Seat, card: Option<Resource> },
    /// A meeple of a tile dies.
    Killed { seat: Seat, on: Square, tribe: Tribe },
    /// A meeple in front of a player dies.
    KilledHeld { seat: Seat, victim: Seat, tribe: Tribe },
    /// A palm or palace is placed.
    Built { seat: Seat, piece: Piece, on: Square },
    /// A djinn's power is used.
    UsedDjinn { seat: Seat, djinn: Djinn },
    /// A djinn is gained.
    GainedDjinn { seat: Seat, djinn: Djinn },
    /// A djinn is discarded.
    DiscardedDjinn { seat: Seat, djinn: Djinn },
    /// Djinns of the pile are looked at.
    LookedAtDjinns { seat: Seat, count: u8 },
    /// Meeples from the bag go on a tile.
    Settled { seat: Seat, on: Square, meeples: Meeples },
    /// A thief is hired.
    GainedThief { seat: Seat, thief: Thief },
    /// A thief is used.
    UsedThief { seat: Seat, thief: Thief },
    /// A victim discards a card.
    DiscardedCard { seat: Seat, card: Resource },
    /// A victim gives up a Vizier.
    GaveVizier { seat: Seat },
    /// A victim takes a camel back.
    CamelBack { seat: Seat, from: Square },
    /// A victim takes a palm or palace back.
    Unbuilt { seat: Seat, piece: Piece, from: Square },
    /// Items are drawn.
    DrewItems { seat: Seat, count: u8 },
    /// An item is kept; others do not see which.
    KeptItem { seat: Seat, item: Option<Item> },
    /// An item is discarded face up.
    DiscardedItem { seat: Seat, item: Item },
    /// An item that all have seen is taken.
    TookItem { seat: Seat, item: Item },
    /// A magic item is used.
    UsedItem { seat: Seat, item: Item },
    /// A meeple follows the flute.
    Gathered { seat: Seat, from: Square, onto: Square, tribe: Tribe },
    /// The talisman moves a camel.
    CamelMoved { seat: Seat, from: Square, to: Square },
    /// The horn sweeps the row away.
    RowSwept { seat: Seat },
    /// The horn's next card.
    Arranged { seat: Seat, place: u8, card: Resource },
    /// A card is laid out for sale.
    Laid { seat: Seat, card: Resource },
    /// A set is sold.
    Sold { seat: Seat, kinds: u8 },
    /// The turn is over.
    TurnEnds { seat: Seat },
    /// A card joins the row.
    CardShown { card: Resource },
    /// A djinn is turned up.
    DjinnShown { djinn: Djinn },
    /// A thief is turned up.
    ThiefShown { thief: Thief },
    /// The discards become a new pile.
    Reshuffled { deck: Deck },
    /// The game is over.
    GameOver {},
}

impl Event {
    /// Whose doing it was; `None` for what happens by itself.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Bid { seat, .. }
            | Event::TurnBegins { seat, .. }
            | Event::NoMove { seat, .. }
            | Event::Passed { seat, .. }
            | Event::PickedUp { seat, .. }
            | Event::Dropped { seat, .. }
            | Event::Flew { seat, .. }
            | Event::Took { seat, .. }
            | Event::Camel { seat, .. }
            | Event::Tent { seat, .. }
            | Event::LastRound { seat, .. }
            | Event::Kept { seat, .. }
            | Event::Earned { seat, .. }
            | Event::PaidCoins { seat, .. }
            | Event::SpentMeeples { seat, .. }
            | Event::SpentFakirs { seat, .. }
            | Event::TookCard { seat, .. }
            | Event::DrewCard { seat, .. }
            | Event::Killed { seat, .. }
            | Event::KilledHeld { seat, .. }
            | Event::Built { seat, .. }
            | Event::UsedDjinn { seat, .. }
            | Event::GainedDjinn { seat, .. }
            | Event::DiscardedDjinn { seat, .. }
            | Event::LookedAtDjinns { seat, .. }
            | Event::Settled { seat, .. }
            | Event::GainedThief { seat, .. }
            | Event::UsedThief { seat, .. }
            | Event::DiscardedCard { seat, .. }
            | Event::GaveVizier { seat, .. }
            | Event::CamelBack { seat, .. }
            | Event::Unbuilt { seat, .. }
            | Event::DrewItems { seat, .. }
            | Event::KeptItem { seat, .. }
            | Event::DiscardedItem { seat, .. }
            | Event::TookItem { seat, .. }
            | Event::UsedItem { seat, .. }
            | Event::Gathered { seat, .. }
            | Event::CamelMoved { seat, .. }
            | Event::RowSwept { seat, .. }
            | Event::Arranged { seat, .. }
            | Event::Laid { seat, .. }
            | Event::Sold { seat, .. }
            | Event::TurnEnds { seat, .. } => Some(seat),
            Event::RoundBegins { .. }
            | Event::CardShown { .. }
            | Event::DjinnShown { .. }
            | Event::ThiefShown { .. }
            | Event::Reshuffled { .. }
            | Event::GameOver {} => None,
        }
    }

    /// The event as a seat may see it; `None` for spectators.
    #[must_use]
    pub fn seen_by(self, viewer: Option<Seat>) -> Event {
        let hides = |seat: Seat| viewer != Some(seat);
        match self {
            Event::Bid { seat, price, fakirs, .. } if hides(seat) => {
                Event::Bid { seat, price, fakirs, paid: None }
            }
            Event::DrewCard { seat, .. } if hides(seat) => Event::DrewCard { seat, card: None },
            Event::KeptItem { seat, .. } if hides(seat) => Event::KeptItem { seat, item: None },
            open => open,
        }
    }
}

/// The name of a seat's pieces.
pub(crate) const fn seat_name(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "Orange",
        1 => "Pink",
        2 => "Black",
        3 => "Turquoise",
        _ => "Nobody",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_read_events_by_name_with_ids() {
        let (seat, from) = (Seat(1), "c3".parse().expect("a square"));
        let hand = [Tribe::Elder, Tribe::Elder].into_iter().collect();
        let baal = Source::Djinn("baal".parse().expect("a djinn"));
        for (event, expected) in [
            (
                Event::PickedUp { seat, from, hand },
                r#"{"picked_up":{"seat":1,"from":"c3","hand":{"white":2}}}"#,
            ),
            (
                Event::Earned { seat, coins: 2, from: baal },
                r#"{"earned":{"seat":1,"coins":2,"from":{"djinn":"baal"}}}"#,
            ),
            (Event::KeptItem { seat, item: None }, r#"{"kept_item":{"seat":1,"item":null}}"#),
            (Event::GameOver {}, r#"{"game_over":{}}"#),
        ] {
            assert_eq!(serde_json::to_string(&event).expect("JSON"), expected);
        }
    }
}
