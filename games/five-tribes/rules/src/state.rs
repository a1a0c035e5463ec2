//! The state of a game: what everybody sees ([`Open`]) and what not ([`Hidden`]).
//!
//! Both are flat values without heap, so a copy is a `memcpy`. Keeping them
//! apart means that a view is the open part, some counts and one hand: there
//! is no field in it for anything that a seat may not see.

use crate::agenda::{Agenda, Business};
use crate::board::{Board, Piece};
use crate::catalogue::{SPACES, catalogue};
use crate::ids::{Djinn, Djinns, Item, Items, Resource, Resources, Thief, Thieves};
use crate::options::Options;
use crate::printed::{Magic, Power};
use crate::square::{Square, Squares};
use crate::tribe::Meeples;
use caravanserai_core::{Pile, Seat};
use serde::{Deserialize, Serialize};

/// The most players.
pub const SEATS: usize = 4;
/// How many resource cards lie in a full row.
pub const ROW: usize = 9;
/// How many djinns lie face up.
pub const DJINNS_UP: u8 = 3;

/// A game of Five Tribes at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

const _: () = assert!(size_of::<State>() <= 1152, "copying a state must stay cheap");

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub struct Open {
    /// What was agreed.
    pub options: Options,
    /// The round, counted from 1.
    pub round: u16,
    /// The board and what is on it, but for camels and tents.
    pub board: Board,
    /// What lies in front of each player.
    pub players: [Player; SEATS],
    /// The meeples in the bag.
    pub bag: Meeples,
    /// Palms in the supply.
    pub palms_left: u8,
    /// Palaces in the supply.
    pub palaces_left: u8,
    /// The resource cards on offer, the first one first.
    pub row: Pile<Resource, ROW>,
    /// Discarded resource cards.
    pub resource_discard: Resources,
    /// The face-up djinns.
    pub djinns_up: Djinns,
    /// Discarded djinns.
    pub djinn_discard: Djinns,
    /// Discarded items.
    pub item_discard: Items,
    /// The thief that can be hired.
    pub thief_up: Option<Thief>,
    /// Thieves that went back to the box.
    pub thieves_gone: Thieves,
    /// Markers on the bid order track, in order.
    pub bid_order: Pile<Seat, SEATS>,
    /// The turn order track, from the last place to the first.
    pub track: [Option<Seat>; SPACES],
    /// Whose turn it is, or was last.
    pub active: Seat,
    /// Whether this round is the last.
    pub ending: bool,
    /// Djinns whose power was used this turn.
    pub used: Djinns,
    /// Whether a magic item was used this turn.
    pub item_used: bool,
    /// The walk under way.
    pub walk: Walk,
    /// What a thief has gathered so far.
    pub loot: Gathered,
    /// What is to be done.
    pub agenda: Agenda,
    /// How often something hidden was shown.
    pub reveals: u32,
    /// How often each pile was shuffled anew, and how often the bag was drawn from.
    pub shuffles: Shuffles,
}

/// What lies in front of a player for all to see.
#[derive(Clone, Copy, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Tiles with a camel of this player.
    pub camels: Squares,
    /// The tile with this player's tent.
    pub tent: Option<Square>,
    /// Viziers, Elders and Artisans.
    pub held: Meeples,
    /// Djinns.
    pub djinns: Djinns,
    /// Thieves that were not used yet.
    pub thieves: Thieves,
}

impl Player {
    /// All tiles of this player.
    #[inline]
    pub fn tiles(&self) -> Squares {
        let tent = self.tent.map_or(Squares::NONE, Square::only);
        self.camels.or(tent)
    }
}

/// A walk under way; empty hands when there is none.
#[derive(Clone, Copy, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Walk {
    /// The meeples still in hand.
    pub hand: Meeples,
    /// Where the walk stands.
    pub at: Square,
    /// The tile it came from in its last step.
    pub from: Option<Square>,
}

/// What a thief's victims have given up and nobody has taken yet.
#[derive(Clone, Copy, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gathered {
    /// Resource cards.
    pub resources: Resources,
    /// Djinns.
    pub djinns: Djinns,
    /// Tiles whose camel was taken back.
    pub tiles: Squares,
    /// Palms.
    pub palms: u8,
    /// Palaces.
    pub palaces: u8,
    /// Items.
    pub items: Items,
}

/// Counts of shuffles and draws, which number the streams of chance.
#[derive(Clone, Copy, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shuffles {
    /// Of the resource cards.
    pub resources: u8,
    /// Of the djinns.
    pub djinns: u8,
    /// Of the items.
    pub items: u8,
    /// Draws from the bag.
    pub bag: u8,
}

/// What not everybody sees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hidden {
    /// The key of shuffles to come.
    pub key: u64,
    /// Coins by seat.
    pub coins: [u16; SEATS],
    /// Resource cards by seat.
    pub hands: [Resources; SEATS],
    /// Items by seat.
    pub items: [Items; SEATS],
    /// Whether everybody could count a seat's coins from the start.
    pub counted: [bool; SEATS],
    /// Resource cards in each hand that only their owner has seen.
    pub unseen_cards: [Resources; SEATS],
    /// The resource pile, its top last.
    pub resource_pile: Pile<Resource, { Resource::CARDS }>,
    /// The djinn pile, its top last.
    pub djinn_pile: Pile<Djinn, { Djinn::KINDS }>,
    /// The item pile, its top last.
    pub item_pile: Pile<Item, { Item::CARDS }>,
    /// The thief pile, its top last.
    pub thief_pile: Pile<Thief, { Thief::KINDS }>,
}

impl Open {
    /// The seats that play.
    #[inline]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.options.players).map(Seat)
    }

    /// The other seats, clockwise from the left of `seat`.
    #[inline]
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.options.players;
        (1..players).map(move |i| Seat((seat.0 + i) % players))
    }

    /// What lies in front of a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// All tiles that belong to somebody.
    #[inline]
    pub fn owned(&self) -> Squares {
        self.players.iter().fold(Squares::NONE, |all, player| all.or(player.tiles()))
    }

    /// Whose tile it is.
    #[inline]
    pub fn owner(&self, square: Square) -> Option<Seat> {
        self.seats().find(|seat| self.player(*seat).tiles().has(square))
    }

    /// Camels that a seat can still place.
    #[inline]
    pub fn camels_left(&self, seat: Seat) -> u8 {
        self.options.camels().saturating_sub(self.player(seat).camels.len())
    }

    /// Whether a seat can still pitch its tent (F-ART-6).
    #[inline]
    pub fn has_tent(&self, seat: Seat) -> bool {
        self.options.artisans && self.player(seat).tent.is_none()
    }

    /// Who holds the djinn with a power.
    #[inline]
    pub fn holder(&self, power: Power) -> Option<Seat> {
        let djinn = catalogue().djinn_with(power)?;
        self.seats().find(|seat| self.player(*seat).djinns.contains(djinn))
    }

    /// Whether a seat holds the djinn with a power.
    #[inline]
    pub fn holds(&self, seat: Seat, power: Power) -> bool {
        catalogue().djinn_with(power).is_some_and(|djinn| self.player(seat).djinns.contains(djinn))
    }

    /// Tiles with no camel, tent, meeple, palm or palace.
    pub fn bare(&self) -> Squares {
        let free = self.board.land().without(self.board.occupied()).without(self.owned());
        if free.is_empty() { free } else { free.without(self.board.built_up()) }
    }

    /// How many of a piece the supply still has.
    #[inline]
    pub fn supply(&self, piece: Piece) -> u8 {
        match piece {
            Piece::Palm => self.palms_left,
            Piece::Palace => self.palaces_left,
        }
    }

    pub(crate) fn supply_mut(&mut self, piece: Piece) -> &mut u8 {
        match piece {
            Piece::Palm => &mut self.palms_left,
            Piece::Palace => &mut self.palaces_left,
        }
    }

    /// Who makes the current decision; `None` when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        match self.agenda.top()?.business() {
            Business::Bidder => self.bid_order.as_slice().first().copied(),
            Business::Victim(victim) => Some(victim),
            Business::Active | Business::Loot => Some(self.active),
        }
    }

    /// Something hidden is shown; undo never goes back behind it.
    #[inline]
    pub(crate) fn reveal(&mut self) {
        self.reveals = self.reveals.wrapping_add(1);
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
}

impl State {
    /// What everybody sees.
    #[inline]
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// A seat's coins. Callers must not tell them to others.
    pub fn coins(&self, seat: Seat) -> u16 {
        self.hidden.coins[seat.index()]
    }

    /// A seat's resource cards. Callers must not tell them to others.
    pub fn hand(&self, seat: Seat) -> &Resources {
        &self.hidden.hands[seat.index()]
    }

    /// A seat's items. Callers must not tell them to others.
    pub fn items(&self, seat: Seat) -> &Items {
        &self.hidden.items[seat.index()]
    }

    /// Whether the player on turn may use this magic now: at most one item a
    /// turn (F-ART-7).
    #[inline]
    pub(crate) fn has_magic(&self, magic: Magic) -> bool {
        self.open.options.artisans
            && !self.open.item_used
            && catalogue()
                .item_with(magic)
                .is_some_and(|item| self.hidden.items[self.open.active.index()].has(item))
    }
}
