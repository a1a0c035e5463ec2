//! What a seat may see.
//!
//! A view is another type than the state: it has no field for the order of the
//! piles, for unseen face-down cards or for a hand that was not seen.

use crate::agenda::{Agenda, Task};
use crate::centre::{CentreCard, Kind, Place};
use crate::dune::DunePlace;
use crate::field::Field;
use crate::hand::{Hand, HandCard};
use crate::ids::{DuneId, DuneSet, GoodsId, GoodsSet, TribeId, TribeSet};
use crate::rules::Rules;
use crate::state::{Player, State, TakenFrom};
use crate::token::Token;
use caravanserai_core::Seat;
use std::sync::Arc;

/// The table as one seat, or a spectator, sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The options, cards and border in play.
    pub rules: Arc<Rules>,
    /// Who looks; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Whose choice it is; `None` when the game is over.
    pub to_act: Option<Seat>,
    /// The round, counted from 1.
    pub round: u8,
    /// The holder of the start-player sign.
    pub start: Seat,
    /// The robber's field.
    pub robber: Option<Field>,
    /// The Targia's field, with the expansion.
    pub targia: Option<Field>,
    /// The centre.
    pub centre: [CentreView; Place::COUNT],
    /// The players by seat.
    pub players: [PlayerView; 2],
    /// The tokens that the players put back.
    pub put_back: [PutBackView; 2],
    /// How many tribe cards can be drawn before the pile is refilled.
    pub tribe_pile: u8,
    /// The top card of the tribe cards, where it lies open (X-SETUP-2).
    pub tribe_top: Option<TribeId>,
    /// How many goods cards can be drawn before the pile is refilled.
    pub goods_pile: u8,
    /// How many dunes can be drawn before the pile is refilled.
    pub dune_pile: u8,
    /// The discarded tribe cards, which everybody saw.
    pub tribe_discard: TribeSet,
    /// The discarded goods cards.
    pub goods_discard: GoodsSet,
    /// The discarded dunes.
    pub dune_discard: DuneSet,
    /// The open dunes.
    pub open_dunes: [Option<DuneId>; DunePlace::COUNT],
    /// The tribe card that is being decided on.
    pub taken: TakenView,
    /// Where it came from, while there is one.
    pub taken_from: TakenFrom,
    /// The display dune that is being laid.
    pub held_dune: Option<DuneId>,
    /// The tribe cards drawn to keep one of.
    pub drawn: [TakenView; 3],
    /// The goods cards opened to choose from.
    pub opened: [Option<GoodsId>; 3],
    /// What is to be done.
    pub agenda: Agenda,
}

/// A place of the centre as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CentreView {
    /// Nothing lies here.
    Empty,
    /// A card that nobody saw.
    FaceDown(Kind),
    /// A tribe card that lies face down but was seen by all (X-SETUP-2).
    Covered(TribeId),
    /// An open goods card.
    Goods(GoodsId),
    /// An open tribe card.
    Tribe(TribeId),
}

/// A hand card as a seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "as in `HandCard`")]
pub enum HandView {
    /// A card that this seat does not know.
    Hidden { fresh: bool },
    /// A card that this seat knows.
    Card { card: TribeId, seen: bool, fresh: bool },
}

/// A card taken up, as a seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum TakenView {
    None,
    Hidden,
    Card(TribeId),
}

/// What a seat knows of the token that a player put back (T-TOK-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PutBackView {
    /// Nothing was put back yet, or everybody was told.
    None,
    /// A secret of the other player.
    Hidden,
    /// The seat's own choice, still a secret.
    Token(Token),
}

/// What everybody knows of a player, and the hand as the seat sees it.
pub type PlayerView = Player<[Option<HandView>; Hand::CAPACITY]>;

impl PlayerView {
    /// The cards in hand, as far as they are known.
    pub fn hand(&self) -> impl Iterator<Item = HandView> + '_ {
        self.hand.iter().map_while(|card| *card)
    }
}

impl View {
    /// The scores as they stand; they are known to all.
    pub fn scores(&self) -> caravanserai_core::Scores {
        State::determinize(self, &mut caravanserai_core::Quick::new(0)).scores()
    }
}

impl State {
    /// What a seat may see; `None` for spectators.
    pub(crate) fn view(&self, seat: Option<Seat>) -> View {
        let to_act = self.agenda.top().map(|_| self.actor);
        let own = seat.is_some() && seat == to_act;
        let drawn_seen = own || self.rules.open_top();
        View {
            rules: Arc::clone(&self.rules),
            seat,
            to_act,
            round: self.round,
            start: self.start,
            robber: self.robber,
            targia: self.targia(),
            centre: std::array::from_fn(|index| self.centre_seen(index)),
            players: [0, 1].map(|owner| self.player_seen(Seat(owner), seat)),
            put_back: [0, 1].map(|owner| self.put_back_seen(Seat(owner), seat)),
            tribe_pile: self.tribe_pile.len() as u8,
            tribe_top: self.tribe_pile.top().filter(|_| self.rules.open_top()),
            goods_pile: self.goods_pile.len() as u8,
            dune_pile: self.dune_pile.len() as u8,
            tribe_discard: self.tribe_discard,
            goods_discard: self.goods_discard,
            dune_discard: self.dune_discard,
            open_dunes: self.open_dunes,
            taken: self.taken_seen(seat),
            taken_from: self.taken_from,
            held_dune: self.held_dune,
            drawn: self.drawn.map(|card| match card {
                None => TakenView::None,
                Some(card) if drawn_seen => TakenView::Card(card),
                Some(_) => TakenView::Hidden,
            }),
            opened: self.opened,
            agenda: self.agenda,
        }
    }

    pub(crate) fn centre_seen(&self, index: usize) -> CentreView {
        let place = Place::new(index as u8).expect("an index of the centre");
        match (self.centre[index], self.face_down.contains(place)) {
            (CentreCard::Empty, _) => CentreView::Empty,
            (CentreCard::Goods(_), true) => CentreView::FaceDown(Kind::Goods),
            (CentreCard::Tribe(card), true) if self.rules.open_top() => CentreView::Covered(card),
            (CentreCard::Tribe(_), true) => CentreView::FaceDown(Kind::Tribe),
            (CentreCard::Goods(card), false) => CentreView::Goods(card),
            (CentreCard::Tribe(card), false) => CentreView::Tribe(card),
        }
    }

    /// A drawn card is its drawer's secret until he plays or discards it.
    pub(crate) fn taken_seen(&self, seat: Option<Seat>) -> TakenView {
        let secret = self.taken_from == TakenFrom::Pile
            && self.agenda.top() == Some(Task::Taken)
            && seat != Some(self.actor);
        match self.taken {
            None => TakenView::None,
            Some(_) if secret => TakenView::Hidden,
            Some(card) => TakenView::Card(card),
        }
    }

    fn player_seen(&self, owner: Seat, seat: Option<Seat>) -> PlayerView {
        let player = self.player(owner);
        let mut hand = [None; Hand::CAPACITY];
        for (place, HandCard { card, seen, fresh }) in hand.iter_mut().zip(player.hand.iter()) {
            *place = Some(if seen || seat == Some(owner) {
                HandView::Card { card, seen, fresh }
            } else {
                HandView::Hidden { fresh }
            });
        }
        player.with_hand(hand)
    }

    fn put_back_seen(&self, owner: Seat, seat: Option<Seat>) -> PutBackView {
        match self.put_back[owner.index()] {
            None => PutBackView::None,
            Some(token) if seat == Some(owner) => PutBackView::Token(token),
            Some(_) => PutBackView::Hidden,
        }
    }
}
