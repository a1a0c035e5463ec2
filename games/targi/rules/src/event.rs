//! What happened, for logs.
//!
//! Rules tell events as they carry things out. The teller is a type parameter,
//! so that play without an audience costs nothing.

use crate::card::TribeId;
use crate::centre::{CentreCard, Place, PlaceSet};
use crate::choice::Spot;
use crate::display::{Row, Slot};
use crate::dune::{DuneId, DunePlace};
use crate::field::Field;
use crate::goods::{Bundle, Good};
use crate::goods_card::GoodsId;
use crate::piles::PileKind;
use crate::rules::Rules;
use crate::token::Token;
use caravanserai_core::Seat;
use serde::{Serialize, Serializer};
use std::fmt;

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it all; `Told` puts them into words")]
pub enum Event {
    RoundBegan {
        round: u8,
        start: Seat,
    },
    RobberMoved {
        field: Field,
    },
    RaidPaid {
        seat: Seat,
        bundle: Bundle,
    },
    RaidSpared {
        seat: Seat,
    },
    RaidFailed {
        seat: Seat,
        vp: u8,
    },
    CardGiven {
        seat: Seat,
        card: TribeId,
    },
    DuneOpened {
        place: DunePlace,
        dune: DuneId,
    },
    Placed {
        seat: Seat,
        spot: Spot,
    },
    Marked {
        seat: Seat,
        places: PlaceSet,
    },
    /// `None` until both players have chosen.
    TokenPutBack {
        seat: Seat,
        token: Option<Token>,
    },
    TokenPlaced {
        seat: Seat,
        spot: Spot,
    },
    JokerUsed {
        seat: Seat,
        good: Good,
    },
    Waived {
        seat: Seat,
        card: TribeId,
    },
    Used {
        seat: Seat,
        spot: Spot,
    },
    /// Carried out through a card or a dune.
    Picked {
        seat: Seat,
        spot: Spot,
    },
    CardUsed {
        seat: Seat,
        card: TribeId,
    },
    Received {
        seat: Seat,
        bundle: Bundle,
    },
    Robbed {
        seat: Seat,
        bundle: Bundle,
    },
    Traded {
        seat: Seat,
        give: Bundle,
        get: Bundle,
    },
    MarkerMoved {
        seat: Seat,
        from: Place,
        to: Place,
    },
    GoodsDrawn {
        seat: Seat,
        card: GoodsId,
    },
    GoodsLeft {
        seat: Seat,
        card: GoodsId,
    },
    GoodGiven {
        seat: Seat,
        good: Good,
    },
    TopOpened {
        card: TribeId,
    },
    TopTaken {
        seat: Seat,
        card: TribeId,
    },
    /// `None` where only the drawer may know the card.
    TribeDrawn {
        seat: Seat,
        card: Option<TribeId>,
    },
    /// `None` where only the owner may know the card.
    Kept {
        seat: Seat,
        card: Option<TribeId>,
        seen: bool,
    },
    Discarded {
        seat: Seat,
        card: TribeId,
    },
    Paid {
        seat: Seat,
        card: TribeId,
        bundle: Bundle,
    },
    Laid {
        seat: Seat,
        card: TribeId,
        row: Row,
    },
    GoldOnCard {
        seat: Seat,
        gold: u8,
    },
    FewerTargi {
        seat: Seat,
        targi: u8,
    },
    Swapped {
        seat: Seat,
        a: Slot,
        b: Slot,
    },
    Shifted {
        seat: Seat,
        from: Slot,
        to: Row,
    },
    Returned {
        seat: Seat,
        bundle: Bundle,
    },
    TurnEnded {
        seat: Seat,
    },
    Revealed {
        place: Place,
        card: CentreCard,
    },
    Refilled {
        pile: PileKind,
    },
    GameOver {
        totals: [i16; 2],
        winners: [bool; 2],
    },
}

impl Event {
    /// The event as a seat may see it; `None` for spectators.
    pub fn seen_by(self, viewer: Option<Seat>) -> Event {
        match self {
            Event::TribeDrawn { seat, .. } if viewer != Some(seat) => {
                Event::TribeDrawn { seat, card: None }
            }
            Event::Kept { seat, seen: false, .. } if viewer != Some(seat) => {
                Event::Kept { seat, card: None, seen: false }
            }
            event => event,
        }
    }
}

/// Somebody who hears what happens.
pub(crate) trait Teller {
    fn tell(&mut self, event: Event);
}

/// Nobody: the teller of search and playouts.
pub(crate) struct Silent;

impl Teller for Silent {
    #[inline(always)]
    fn tell(&mut self, _: Event) {}
}

/// Writes events down together with the rules of their game.
pub(crate) struct Log<'a> {
    pub(crate) rules: Rules,
    pub(crate) told: &'a mut Vec<Told>,
}

impl Teller for Log<'_> {
    fn tell(&mut self, event: Event) {
        self.told.push(Told { event, rules: self.rules });
    }
}

/// An event with the rules of its game; `Display` tells it in English.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// What happened.
    pub event: Event,
    pub(crate) rules: Rules,
}

impl Told {
    /// The rules of the game that it speaks of.
    pub fn rules(&self) -> Rules {
        self.rules
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::words::event(&self.event, self.rules))
    }
}

impl Serialize for Told {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
