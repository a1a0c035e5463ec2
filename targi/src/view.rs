//! What a seat may see.
//!
//! A view is another type than the state: it has no field for the order of the
//! piles, for face-down cards or for a hand that was not seen.

use crate::agenda::{Agenda, Task};
use crate::card::{TribeId, TribeSet};
use crate::centre::{CentreCard, Kind, Place, PlaceSet};
use crate::deck::DeckRef;
use crate::display::Display;
use crate::field::{Field, FieldSet};
use crate::goods::Bundle;
use crate::goods_card::{GoodsId, GoodsSet};
use crate::options::Options;
use crate::state::{Player, State, TakenFrom};
use caravanserai_core::Seat;

/// The table as one seat, or a spectator, sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The cards in play.
    pub deck: DeckRef,
    /// What was agreed before the deal.
    pub options: Options,
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
    /// The centre.
    pub centre: [CentreView; Place::COUNT],
    /// The players by seat.
    pub players: [PlayerView; 2],
    /// How many tribe cards can be drawn before the pile is refilled.
    pub tribe_pile: u8,
    /// How many goods cards can be drawn before the pile is refilled.
    pub goods_pile: u8,
    /// The discarded tribe cards, which everybody saw.
    pub tribe_discard: TribeSet,
    /// The discarded goods cards.
    pub goods_discard: GoodsSet,
    /// The tribe card that is being decided on.
    pub taken: TakenView,
    /// Where it came from, while there is one.
    pub taken_from: TakenFrom,
    /// What is to be done.
    pub agenda: Agenda,
}

/// A place of the centre as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum CentreView {
    Empty,
    FaceDown(Kind),
    Goods(GoodsId),
    Tribe(TribeId),
}

/// A hand as a seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "as in `Hand`")]
pub enum HandView {
    Empty,
    /// A card that this seat does not know.
    Hidden {
        fresh: bool,
    },
    /// A card that this seat knows.
    Card {
        card: TribeId,
        seen: bool,
        fresh: bool,
    },
}

/// The card that is being decided on, as a seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum TakenView {
    None,
    Hidden,
    Card(TribeId),
}

/// What everybody knows of a player, and the hand as the seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "as in `Player`")]
pub struct PlayerView {
    pub purse: Bundle,
    pub card_gold: u8,
    pub display: Display,
    pub hand: HandView,
    pub targi: FieldSet,
    pub markers: PlaceSet,
    pub targi_now: u8,
    pub targi_next: u8,
    pub got_goods: bool,
    pub bonus_paid: u8,
}

impl State {
    /// What a seat may see; `None` for spectators.
    pub(crate) fn seen_by(&self, seat: Option<Seat>) -> View {
        let to_act = self.agenda.top().map(|_| self.actor);
        View {
            deck: self.deck,
            options: self.options,
            seat,
            to_act,
            round: self.round,
            start: self.start,
            robber: self.robber,
            centre: std::array::from_fn(|index| self.centre_seen(index)),
            players: [0, 1].map(|owner| self.player_seen(Seat(owner), seat)),
            tribe_pile: self.tribe_pile.len(),
            goods_pile: self.goods_pile.len(),
            tribe_discard: self.tribe_discard,
            goods_discard: self.goods_discard,
            taken: self.taken_seen(seat),
            taken_from: self.taken_from,
            agenda: self.agenda,
        }
    }

    fn centre_seen(&self, index: usize) -> CentreView {
        let place = Place::new(index as u8).expect("an index of the centre");
        match (self.centre[index], self.face_down.contains(place)) {
            (CentreCard::Empty, _) => CentreView::Empty,
            (CentreCard::Goods(_), true) => CentreView::FaceDown(Kind::Goods),
            (CentreCard::Tribe(_), true) => CentreView::FaceDown(Kind::Tribe),
            (CentreCard::Goods(card), false) => CentreView::Goods(card),
            (CentreCard::Tribe(card), false) => CentreView::Tribe(card),
        }
    }

    /// A drawn card is its drawer's secret until he plays or discards it.
    fn taken_seen(&self, seat: Option<Seat>) -> TakenView {
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
        let Player {
            purse,
            card_gold,
            display,
            hand,
            powers: _,
            targi,
            markers,
            targi_now,
            targi_next,
            got_goods,
            bonus_paid,
        } = *self.player(owner);
        let hand = match hand.card {
            None => HandView::Empty,
            Some(card) if hand.seen || seat == Some(owner) => {
                HandView::Card { card, seen: hand.seen, fresh: hand.fresh }
            }
            Some(_) => HandView::Hidden { fresh: hand.fresh },
        };
        PlayerView {
            purse,
            card_gold,
            display,
            hand,
            targi,
            markers,
            targi_now,
            targi_next,
            got_goods,
            bonus_paid,
        }
    }
}
