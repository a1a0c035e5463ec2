//! What happened, for logs.
//!
//! Rules tell events as they carry things out. The teller is a type parameter,
//! so that play without an audience costs nothing.

use crate::card::TribeId;
use crate::centre::{CentreCard, Kind, Place, PlaceSet};
use crate::choice::Spot;
use crate::deck::DeckRef;
use crate::display::{Row, Slot};
use crate::field::Field;
use crate::goods::Bundle;
use crate::goods_card::GoodsId;
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
    Placed {
        seat: Seat,
        field: Field,
    },
    Marked {
        seat: Seat,
        places: PlaceSet,
    },
    Used {
        seat: Seat,
        spot: Spot,
    },
    Received {
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
        kind: Kind,
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

/// Writes events down together with the deck that they speak of.
pub(crate) struct Log<'a> {
    pub(crate) deck: DeckRef,
    pub(crate) told: &'a mut Vec<Told>,
}

impl Teller for Log<'_> {
    fn tell(&mut self, event: Event) {
        self.told.push(Told { event, deck: self.deck });
    }
}

/// An event with the deck that it speaks of; `Display` tells it in English.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// What happened.
    pub event: Event,
    pub(crate) deck: DeckRef,
}

impl Told {
    /// The cards that it speaks of.
    pub fn deck(&self) -> DeckRef {
        self.deck
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::words::event(&self.event, self.deck))
    }
}

impl Serialize for Told {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
