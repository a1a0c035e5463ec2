//! The state of a game: one flat value, cheap to copy.

use crate::agenda::Agenda;
use crate::card::{Effect, TribeCard};
use crate::centre::{CentreCard, Place, PlaceSet};
use crate::display::Display;
use crate::dune::{DunePlace, DunePlaces};
use crate::field::{Field, FieldSet};
use crate::goods::Bundle;
use crate::hand::Hand;
use crate::ids::{DuneId, DuneSet, GoodsId, GoodsSet, TribeId, TribeSet};
use crate::piles::{DunePile, GoodsPile, TribePile};
use crate::powers::Powers;
use crate::rules::Rules;
use crate::token::{Token, Tokens};
use caravanserai_core::{Seat, named};
use std::sync::Arc;

/// A game of Targi at some moment.
///
/// Outside this crate it is read through [`crate::View`] alone.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(crate) rules: Arc<Rules>,
    /// The key of the shuffles to come, when a pile runs out (T-ACT-6).
    pub(crate) later: u64,
    pub(crate) tribe_discard: TribeSet,
    pub(crate) goods_discard: GoodsSet,
    pub(crate) dune_discard: DuneSet,
    pub(crate) tribe_pile: TribePile,
    pub(crate) goods_pile: GoodsPile,
    pub(crate) dune_pile: DunePile,
    pub(crate) open_dunes: [Option<DuneId>; DunePlace::COUNT],
    pub(crate) players: [Player; 2],
    pub(crate) centre: [CentreCard; Place::COUNT],
    pub(crate) face_down: PlaceSet,
    pub(crate) agenda: Agenda,
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
    /// The display dune that is being laid.
    pub(crate) held_dune: Option<DuneId>,
    /// Tribe cards drawn to keep one of.
    pub(crate) drawn: [Option<TribeId>; 3],
    /// Goods cards opened for all to see.
    pub(crate) opened: [Option<GoodsId>; 3],
    /// The tokens that were put back, until both players have chosen (T-TOK-1).
    pub(crate) put_back: [Option<Token>; 2],
    /// How often each pile was refilled.
    pub(crate) tribe_refills: u8,
    pub(crate) goods_refills: u8,
    pub(crate) dune_refills: u8,
    pub(crate) reveals: u16,
}

const _: () = assert!(size_of::<State>() <= 384, "search copies states millions of times");

/// What belongs to one player, with the hand as it is or as a seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player<H = Hand> {
    /// Goods, gold, water and victory points.
    pub purse: Bundle,
    /// Gold that lies on a displayed card and can only pay for tribe cards (T-CARD-40).
    pub card_gold: u8,
    /// The played tribe cards.
    pub display: Display,
    /// The cards in hand.
    pub hand: H,
    /// The permanent effects of the display.
    pub powers: Powers,
    /// The displayed cards that still carry their action marker (X-TIME-1).
    pub ready: TribeSet,
    /// The displayed card whose text was given up (T-TOK-7).
    pub waived: Option<TribeId>,
    /// The action tokens that were not used yet.
    pub tokens: Tokens,
    /// Where the Targi token lies.
    pub targi_token: Option<Field>,
    /// Where the marker token lies.
    pub marker_token: Option<Place>,
    /// Where the seat's Targi stand that were not used yet.
    pub targi: FieldSet,
    /// The dunes on which own Targi stand that were not used yet.
    pub dunes: DunePlaces,
    /// Where the seat's tribe markers lie that were not used yet.
    pub markers: PlaceSet,
    /// Whether the Targia's service is still to be had this round.
    pub targia_due: bool,
    /// How many Targi there are this round.
    pub targi_now: u8,
    /// How many Targi there will be next round (T-CARD-44).
    pub targi_next: u8,
    /// Whether a goods card brought a good this turn (T-CARD-33..36).
    pub got_goods: bool,
    /// For which goods the bonus on goods cards was paid this turn, as bits.
    pub bonus_paid: u8,
    /// Whether E23's exchange was used this round.
    pub water_changed: bool,
    /// Goods less for the next tribe card of this turn.
    pub discount_now: u8,
}

named! {
    /// Where the card came from that is being decided on.
    pub enum TakenFrom {
        /// The centre or the open top of the pile, where it lay open.
        Centre = "centre",
        /// The draw pile, unseen by the opponent.
        Pile = "pile",
        /// The hand, through the Noble.
        Noble = "noble",
        /// The hand, without the Noble, for a surcharge (T-CARD-38).
        Hand = "hand",
        /// The hand, through a card or dune, at the ordinary cost.
        HandFree = "hand_free",
    }
}

impl<H> Player<H> {
    /// The same player with another hand.
    pub(crate) fn with_hand<T>(&self, hand: T) -> Player<T> {
        Player {
            purse: self.purse,
            card_gold: self.card_gold,
            display: self.display,
            hand,
            powers: self.powers,
            ready: self.ready,
            waived: self.waived,
            tokens: self.tokens,
            targi_token: self.targi_token,
            marker_token: self.marker_token,
            targi: self.targi,
            dunes: self.dunes,
            markers: self.markers,
            targia_due: self.targia_due,
            targi_now: self.targi_now,
            targi_next: self.targi_next,
            got_goods: self.got_goods,
            bonus_paid: self.bonus_paid,
            water_changed: self.water_changed,
            discount_now: self.discount_now,
        }
    }
}

impl Player {
    /// Figures per player (T-BOARD-2).
    pub const TARGI: u8 = 3;

    /// A player before anything is handed out.
    pub(crate) const BARE: Player = Player {
        purse: Bundle::NOTHING,
        card_gold: 0,
        display: Display::EMPTY,
        hand: Hand::EMPTY,
        powers: Powers::NONE,
        ready: TribeSet::EMPTY,
        waived: None,
        tokens: Tokens::EMPTY,
        targi_token: None,
        marker_token: None,
        targi: FieldSet::EMPTY,
        dunes: DunePlaces::EMPTY,
        markers: PlaceSet::EMPTY,
        targia_due: false,
        targi_now: Player::TARGI,
        targi_next: Player::TARGI,
        got_goods: false,
        bonus_paid: 0,
        water_changed: false,
        discount_now: 0,
    };

    /// The effects of the displayed cards, but for a text that was given up.
    #[inline]
    pub(crate) fn effects<'a>(
        &'a self,
        rules: &'a Rules,
    ) -> impl Iterator<Item = (TribeId, Effect)> + 'a {
        let counts = |card: &TribeId| self.waived != Some(*card);
        self.display.cards().filter(counts).map(move |card| (card, rules.tribe(card).effect))
    }

    /// The sum of what the displayed effects give by `figure`.
    #[inline]
    pub(crate) fn sum(&self, rules: &Rules, figure: impl Fn(&Effect) -> u8) -> u8 {
        self.effects(rules).map(|(_, effect)| figure(&effect)).sum()
    }

    /// The most gold that can lie on the displayed cards (T-CARD-40).
    pub(crate) fn gold_for_cards(&self, rules: &Rules) -> u8 {
        self.sum(rules, |effect| match effect {
            Effect::GoldOnCard { gold } => *gold,
            _ => 0,
        })
    }

    /// The powers that the displayed cards give.
    pub(crate) fn derived_powers(&self, rules: &Rules) -> Powers {
        let powers = self.effects(rules).map(|(_, effect)| Powers::of(&effect));
        powers.fold(Powers::NONE, Powers::with)
    }

    /// How many Targi were placed and not used yet.
    #[inline]
    pub(crate) fn placed(&self) -> u8 {
        // At most three, counted by taking them away: quicker than a sum of
        // all bits, and asked at every placement.
        let first = u32::from(self.targi.bits()) | u32::from(self.dunes.bits()) << 16;
        let second = first & first.wrapping_sub(1);
        let third = second & second.wrapping_sub(1);
        u8::from(first != 0) + u8::from(second != 0) + u8::from(third != 0)
    }
}

impl State {
    /// The player to act.
    #[inline]
    pub(crate) fn acting(&self) -> &Player {
        &self.players[self.actor.index()]
    }

    #[inline]
    pub(crate) fn acting_mut(&mut self) -> &mut Player {
        &mut self.players[self.actor.index()]
    }

    /// The other player.
    #[inline]
    pub(crate) fn waiting(&self) -> &Player {
        &self.players[self.actor.other().index()]
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
        self.rules.tribe(card)
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

    /// The Targia's field: she walks towards the robber (X-TARGIA-1).
    pub(crate) fn targia(&self) -> Option<Field> {
        let robber = self.robber.filter(|_| self.rules.options.expansion)?;
        // She reaches the last corner together with him.
        Field::new(Field::COUNT - robber.number()).or(Field::new(Field::COUNT))
    }
}
