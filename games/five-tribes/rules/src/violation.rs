//! What is wrong with a state that play never leads to; the vocabulary has the words.

use crate::agenda::Task;
use crate::square::Square;
use crate::tribe::Tribe;
use caravanserai_core::Seat;

/// One thing that no state of a game may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Violation {
    /// Not a number of players.
    Players(u8),
    /// The board does not list all squares in their order.
    Squares {
        /// The last one.
        last: Square,
    },
    /// No mountain fits between these two.
    NoEdge(Square, Square),
    /// A mountain between these two, of which none is a Workshop.
    NoWorkshop(Square, Square),
    /// Mountains and the Chasm wall something in.
    WalledIn,
    /// Something stands there that cannot.
    Stray(Square),
    /// More or fewer of something than the game has.
    Count {
        /// Its text form.
        what: String,
        /// How many there are.
        found: usize,
        /// How many there should be.
        right: usize,
    },
    /// More or fewer turn markers than a seat has.
    Markers {
        /// Whose.
        seat: Seat,
        /// How many there are.
        found: usize,
        /// How many there should be.
        right: usize,
    },
    /// Somebody keeps meeples that nobody keeps.
    Kept(Tribe),
    /// More camels on the board than a player has.
    Camels(Seat, u8),
    /// All camels are placed, and it is not the last round.
    LastRound(Seat),
    /// A tent without the Artisans.
    NoTents(Seat),
    /// A camel and a tent of one player on one tile.
    CamelAndTent(Seat),
    /// A tile that is another's, or nobody's to own.
    NotToOwn(Seat, Square),
    /// More coins than any game brings.
    TooRich {
        /// Who.
        seat: Seat,
        /// The most.
        most: u16,
    },
    /// No game has this round.
    Round(u16),
    /// Djinns of others were called.
    OthersDjinns(Seat),
    /// Too many djinns lie face up.
    DjinnsUp(u8),
    /// Somebody who does not play holds cards.
    IdleHand,
    /// Cards that a seat does not hold were seen in its hand.
    SeenCards(Seat),
    /// Cards that a seat does not hold are unseen in its hand.
    UnseenCards(Seat),
    /// Nobody is left to bid.
    NobodyBids,
    /// The free spaces are taken in the wrong order.
    FreeSpaces,
    /// Another marker is the last on the bid order track.
    ActingMarker,
    /// Nothing is to be done, and the game is not over.
    EmptyAgenda,
    /// A walk that is under way and cannot be.
    Walk,
    /// Meeples in hand without a walk.
    NoWalk,
    /// Loot without a thief at work.
    NoThief,
    /// A tile is loot and owned.
    LootOwned,
    /// A square is loot that nobody can own.
    LootOfNobody,
    /// A task of the agenda cannot lie where it lies.
    TaskPlace {
        /// Which, counted from 1.
        number: usize,
        /// The task.
        task: Task,
    },
    /// A task of the agenda makes no sense.
    TaskSense {
        /// Which, counted from 1.
        number: usize,
        /// The task.
        task: Task,
    },
    /// Somebody is to act and has no choice.
    NoChoice,
    /// The tiles to set out from are not those that are found.
    WalksMissed,
    /// The top of the agenda would happen by itself.
    NotAtRest,
}
