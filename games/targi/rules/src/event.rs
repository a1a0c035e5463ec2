//! What happened, for logs.
//!
//! Rules tell events as they carry things out. The teller is a type parameter,
//! so that play without an audience costs nothing.

use crate::centre::{CentreCard, Place, PlaceSet};
use crate::choice::Spot;
use crate::display::{Row, Slot};
use crate::dune::DunePlace;
use crate::field::Field;
use crate::goods::{Bundle, Good};
use crate::ids::{Card, DuneId, GoodsId, TribeId};
use crate::piles::PileKind;
use crate::rules::Rules;
use crate::token::Token;
use caravanserai_core::Seat;
use serde::ser::SerializeStructVariant;
use serde::{Serialize, Serializer};
use std::sync::Arc;

/// Makes the list of events, and of every event with its rules the value that a
/// program reads: `{"placed":{"seat":0,"spot":"6"}}`.
macro_rules! events {
    ($($(#[$doc:meta])* $name:ident as $tag:literal { $($field:ident: $kind:ty),* },)*) => {
        /// Something that happened at the table.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[expect(missing_docs, reason = "the names say it all")]
        pub enum Event {
            $($(#[$doc])* $name { $($field: $kind),* },)*
        }

        impl Serialize for Told {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self.event {
                    $(Event::$name { $($field),* } => {
                        let names: &[&str] = &[$(stringify!($field)),*];
                        let mut event =
                            serializer.serialize_struct_variant("Event", 0, $tag, names.len())?;
                        $(event.serialize_field(
                            stringify!($field),
                            &$field.in_game(&self.rules),
                        )?;)*
                        event.end()
                    })*
                }
            }
        }
    };
}

events! {
    RoundBegan as "round_began" { round: u8, start: Seat },
    RobberMoved as "robber_moved" { field: Field },
    RaidPaid as "raid_paid" { seat: Seat, bundle: Bundle },
    RaidSpared as "raid_spared" { seat: Seat },
    RaidFailed as "raid_failed" { seat: Seat, vp: u8 },
    CardGiven as "card_given" { seat: Seat, card: TribeId },
    DuneOpened as "dune_opened" { place: DunePlace, dune: DuneId },
    Placed as "placed" { seat: Seat, spot: Spot },
    Marked as "marked" { seat: Seat, places: PlaceSet },
    /// `None` until both players have chosen.
    TokenPutBack as "token_put_back" { seat: Seat, token: Option<Token> },
    TokenPlaced as "token_placed" { seat: Seat, spot: Spot },
    JokerUsed as "joker_used" { seat: Seat, good: Good },
    Waived as "waived" { seat: Seat, card: TribeId },
    Used as "used" { seat: Seat, spot: Spot },
    /// Carried out through a card or a dune.
    Picked as "picked" { seat: Seat, spot: Spot },
    CardUsed as "card_used" { seat: Seat, card: TribeId },
    Received as "received" { seat: Seat, bundle: Bundle },
    Robbed as "robbed" { seat: Seat, bundle: Bundle },
    Traded as "traded" { seat: Seat, give: Bundle, get: Bundle },
    MarkerMoved as "marker_moved" { seat: Seat, from: Place, to: Place },
    GoodsDrawn as "goods_drawn" { seat: Seat, card: GoodsId },
    GoodsLeft as "goods_left" { seat: Seat, card: GoodsId },
    GoodGiven as "good_given" { seat: Seat, good: Good },
    TopOpened as "top_opened" { card: TribeId },
    TopTaken as "top_taken" { seat: Seat, card: TribeId },
    /// `None` where only the drawer may know the card.
    TribeDrawn as "tribe_drawn" { seat: Seat, card: Option<TribeId> },
    /// `None` where only the owner may know the card.
    Kept as "kept" { seat: Seat, card: Option<TribeId>, seen: bool },
    Discarded as "discarded" { seat: Seat, card: TribeId },
    Paid as "paid" { seat: Seat, card: TribeId, bundle: Bundle },
    Laid as "laid" { seat: Seat, card: TribeId, row: Row },
    GoldOnCard as "gold_on_card" { seat: Seat, gold: u8 },
    FewerTargi as "fewer_targi" { seat: Seat, targi: u8 },
    Swapped as "swapped" { seat: Seat, a: Slot, b: Slot },
    Shifted as "shifted" { seat: Seat, from: Slot, to: Row },
    Returned as "returned" { seat: Seat, bundle: Bundle },
    TurnEnded as "turn_ended" { seat: Seat },
    Revealed as "revealed" { place: Place, card: CentreCard },
    Refilled as "refilled" { pile: PileKind },
    GameOver as "game_over" { totals: [i16; 2], winners: [bool; 2] },
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

    /// The same for an event that takes a while to find out, in case anybody listens.
    #[inline]
    fn tell_of(&mut self, event: impl FnOnce() -> Event) {
        self.tell(event());
    }
}

/// Nobody: the teller of search and playouts.
pub(crate) struct Silent;

impl Teller for Silent {
    #[inline(always)]
    fn tell(&mut self, _: Event) {}

    #[inline(always)]
    fn tell_of(&mut self, _: impl FnOnce() -> Event) {}
}

/// Writes events down together with the rules of their game.
pub(crate) struct Log<'a> {
    pub(crate) rules: Arc<Rules>,
    pub(crate) told: &'a mut Vec<Told>,
}

impl Teller for Log<'_> {
    fn tell(&mut self, event: Event) {
        self.told.push(Told { event, rules: Arc::clone(&self.rules) });
    }
}

/// An event with the rules of its game, which know what its cards are called.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// What happened.
    pub event: Event,
    pub(crate) rules: Arc<Rules>,
}

impl Told {
    /// The rules of the game that it speaks of.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }
}

/// Part of an event as a program reads it: cards by their ids.
trait InGame {
    fn in_game(self, rules: &Rules) -> impl Serialize;
}

macro_rules! in_every_game {
    ($($kind:ty),*) => {
        $(impl InGame for $kind {
            fn in_game(self, _: &Rules) -> impl Serialize {
                self
            }
        })*
    };
}

in_every_game!(bool, u8, [bool; 2], [i16; 2], Seat, Field, Place, DunePlace, Row, Slot, Spot);
in_every_game!(Token, Good, Bundle, PileKind);

macro_rules! by_name {
    ($($card:ty),*) => {
        $(impl InGame for $card {
            fn in_game(self, rules: &Rules) -> impl Serialize {
                self.name(rules)
            }
        })*
    };
}

by_name!(TribeId, GoodsId, DuneId);

impl InGame for PlaceSet {
    fn in_game(self, _: &Rules) -> impl Serialize {
        self.into_iter().collect::<Vec<_>>()
    }
}

impl InGame for CentreCard {
    fn in_game(self, rules: &Rules) -> impl Serialize {
        match self {
            CentreCard::Empty => None,
            CentreCard::Goods(card) => Some(rules.goods(card).id.as_str()),
            CentreCard::Tribe(card) => Some(rules.tribe(card).id.as_str()),
        }
    }
}

impl<T: InGame> InGame for Option<T> {
    fn in_game(self, rules: &Rules) -> impl Serialize {
        self.map(|known| known.in_game(rules))
    }
}
