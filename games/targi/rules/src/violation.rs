//! What is wrong with a state that play never leads to; the vocabulary has the words.

use crate::agenda::Task;
use crate::card::Symbol;
use crate::centre::Place;
use crate::dune::DunePlace;
use crate::field::Field;
use crate::goods::Bundle;
use crate::piles::PileKind;
use caravanserai_core::Seat;

/// One thing that no state of a game may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Violation {
    /// No card of this kind has this name.
    NoCard(PileKind, String),
    /// This card, by its kind and name, lies in two places.
    TwoPlaces(PileKind, String),
    /// This card, by its kind and name, lies nowhere.
    Nowhere(PileKind, String),
    /// A dune lies where only tribe cards do.
    DuneOffDisplay(String),
    /// More or fewer cards of a symbol than a deck has.
    SymbolCount {
        /// The symbol.
        symbol: Symbol,
        /// How many there are.
        found: usize,
        /// How many there should be.
        right: usize,
    },
    /// A Targi stands where no dune is.
    NoDuneAt(DunePlace),
    /// Two Targi stand on a dune, and none of them may join another.
    TwoOnDune(DunePlace),
    /// The dune that is being laid is none of those that are laid.
    HeldDuneIsNotLaid,
    /// The robber's field belongs to another round.
    Round {
        /// The field's number, 0 while he is off the board.
        field: u8,
        /// Its round.
        right: u8,
        /// The round it should be.
        found: u8,
    },
    /// An empty place lies face down.
    EmptyFaceDown(Place),
    /// A marker or a token lies on no open card.
    MarkerOnNoCard(Place),
    /// Both players have a marker on a card.
    BothMarkers(Place),
    /// A Targi stands on or opposite the opponent's.
    FacesOpponent(Field),
    /// Cards are face down or marked before the turns (T-REV-1).
    MarkedBeforeTurns,
    /// Targi are out before the placement (T-REV-1).
    TargiBeforePlacement,
    /// No decision waits in such an agenda.
    Agenda(Vec<Task>),
    /// Another seat is to act.
    NotToAct(Seat),
    /// A Targi is to be placed, and all are.
    AllPlaced,
    /// The robber is on a corner without a raid, or raids elsewhere.
    RobberAndRaid,
    /// A card is taken while none is decided on, or the reverse.
    TakenCard,
    /// A hand card is decided on as if it was just taken.
    HandCardTaken,
    /// A dune is held while none is laid, or the reverse.
    HeldDune,
    /// Tribe cards are drawn while none is chosen, or the reverse.
    DrawnCards,
    /// Goods cards are open while none is chosen, or the reverse.
    OpenedCards,
    /// The Targia has opened no card.
    TargiaCard,
    /// Nothing can be chosen.
    NoChoice(Task),
    /// Something would happen by itself.
    NothingToDecide(Task),
    /// Something about one player.
    Player {
        /// Who.
        seat: Seat,
        /// What.
        what: PlayerViolation,
    },
}

/// What no player's things may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerViolation {
    /// More of a kind than anybody can own.
    Amounts(Bundle),
    /// More than the limit outside of your turn.
    OverLimit(Bundle),
    /// Something is noted about actions outside of your own.
    Noted,
    /// The powers are not those of the displayed cards.
    Powers,
    /// More gold on displayed cards than they can carry.
    GoldOnCards(u8),
    /// A card that carries no action marker has one.
    ActionMarker(String),
    /// More Targi are placed than there are.
    Placed(u8),
    /// More Targi than anybody has.
    TargiCount,
    /// A Targi on a corner (T-PLACE-1).
    OnCorner,
    /// A Targi on the robber's field.
    WithRobber(Field),
    /// More than two tribe markers.
    MarkerCount,
    /// Too many cards in hand.
    HandCount,
    /// More is noted than ever can be.
    NotedTooMuch,
    /// The Targia without the expansion.
    NoTargia,
    /// Tokens in a game without them.
    NoTokens,
    /// The waiver lies on no displayed card.
    Waiver,
    /// The Targi token lies on no free field.
    TargiToken,
    /// The marker token lies on a marked card.
    MarkerToken,
    /// Both players' tokens lie on one place.
    TokensMeet,
    /// A token was put back while nobody chooses one.
    PutBack,
    /// Tokens that were not agreed on.
    OtherTokens,
    /// Too many action tokens.
    TokenCount,
}
