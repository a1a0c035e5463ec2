//! The state of a game: one flat value, cheap to copy.

use crate::agenda::Agenda;
use crate::card::{Effect, TribeCard, TribeId, TribeSet};
use crate::centre::{CentreCard, Place, PlaceSet};
use crate::deck::DeckRef;
use crate::display::Display;
use crate::field::{Field, FieldSet};
use crate::goods::Bundle;
use crate::goods_card::GoodsSet;
use crate::options::Options;
use crate::piles::{GoodsPile, TribePile};
use crate::powers::Powers;
use caravanserai_core::Seat;

/// A game of Targi at some moment.
///
/// Outside this crate it is read through [`crate::View`] alone.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(crate) deck: DeckRef,
    /// The key of the shuffles to come, when a deck runs out (T-ACT-6).
    pub(crate) later: u64,
    pub(crate) tribe_discard: TribeSet,
    pub(crate) goods_discard: GoodsSet,
    pub(crate) tribe_pile: TribePile,
    pub(crate) goods_pile: GoodsPile,
    pub(crate) players: [Player; 2],
    pub(crate) centre: [CentreCard; Place::COUNT],
    pub(crate) face_down: PlaceSet,
    pub(crate) agenda: Agenda,
    pub(crate) options: Options,
    /// The robber's field; `None` while he stands beside field 1.
    pub(crate) robber: Option<Field>,
    pub(crate) round: u8,
    /// The holder of the start-player sign.
    pub(crate) start: Seat,
    /// Who is to act, while the game is on.
    pub(crate) actor: Seat,
    /// The tribe card that is being decided on.
    pub(crate) taken: Option<TribeId>,
    pub(crate) taken_from: TakenFrom,
    /// How often each deck was refilled.
    pub(crate) tribe_refills: u8,
    pub(crate) goods_refills: u8,
    pub(crate) reveals: u16,
}

const _: () = assert!(size_of::<State>() <= 256, "search copies states millions of times");

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Goods, gold, water and victory points.
    pub purse: Bundle,
    /// Gold that lies on a displayed card and can only pay for tribe cards (T-CARD-40).
    pub card_gold: u8,
    /// The played tribe cards.
    pub display: Display,
    /// The card in hand.
    pub hand: Hand,
    /// The permanent effects of the display.
    pub powers: Powers,
    /// Where the own Targi stand that were not used yet.
    pub targi: FieldSet,
    /// Where the own tribe markers lie that were not used yet.
    pub markers: PlaceSet,
    /// How many Targi there are this round.
    pub targi_now: u8,
    /// How many Targi there will be next round (T-CARD-44).
    pub targi_next: u8,
    /// Whether a goods card brought a good this turn (T-CARD-33..36).
    pub got_goods: bool,
    /// For which goods the bonus on goods cards was paid this turn, as bits.
    pub bonus_paid: u8,
}

/// A hand of at most one card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand {
    /// The card, if there is one.
    pub card: Option<TribeId>,
    /// Whether the opponent knows it, because it lay open in the centre.
    pub seen: bool,
    /// Whether it was taken in this turn.
    pub fresh: bool,
}

/// Where the card came from that is being decided on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakenFrom {
    /// The centre, where it lay open.
    Centre,
    /// The draw pile, unseen by the opponent.
    Pile,
    /// The hand, through the Noble.
    Noble,
    /// The hand, without the Noble (T-CARD-38).
    Hand,
}

impl Player {
    /// Figures per player (T-BOARD-2).
    pub const TARGI: u8 = 3;

    /// A player at the start (T-SETUP-2).
    pub(crate) const START: Player = Player {
        purse: Bundle { gold: 1, vp: 4, ..Bundle::goods(2, 2, 2) },
        card_gold: 0,
        display: Display::EMPTY,
        hand: Hand { card: None, seen: false, fresh: false },
        powers: Powers::NONE,
        targi: FieldSet::EMPTY,
        markers: PlaceSet::EMPTY,
        targi_now: Player::TARGI,
        targi_next: Player::TARGI,
        got_goods: false,
        bonus_paid: 0,
    };

    /// The sum of what the displayed effects give by `figure`.
    #[inline]
    pub(crate) fn sum(&self, deck: DeckRef, figure: impl Fn(&Effect) -> u8) -> u8 {
        self.display.cards().map(|card| figure(&deck.tribe(card).effect)).sum()
    }

    /// The powers that the displayed cards give.
    pub(crate) fn derived_powers(&self, deck: DeckRef) -> Powers {
        let of = |card| Powers::of(&deck.tribe(card).effect);
        self.display.cards().map(of).fold(Powers::NONE, Powers::with)
    }
}

impl State {
    /// Whoever is to act.
    #[inline]
    pub(crate) fn acting(&self) -> &Player {
        &self.players[self.actor.index()]
    }

    #[inline]
    pub(crate) fn acting_mut(&mut self) -> &mut Player {
        &mut self.players[self.actor.index()]
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn tribe_card(&self, card: TribeId) -> &TribeCard {
        self.deck.tribe(card)
    }

    /// The places of the centre that hold anybody's marker.
    #[inline]
    pub(crate) fn marked(&self) -> PlaceSet {
        self.players[0].markers.union(self.players[1].markers)
    }

    /// Something hidden is shown. Only changes of the number count, and a
    /// loaded position may begin with any number, so it may wrap.
    #[inline]
    pub(crate) fn count_reveal(&mut self) {
        self.reveals = self.reveals.wrapping_add(1);
    }
}
