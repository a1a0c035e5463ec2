//! A player's actions (T-ACT): fields and cards in any order, then the end.

use crate::agenda::Task;
use crate::centre::{CentreCard, Place};
use crate::choice::{Choice, Spot};
use crate::event::{Event, Teller};
use crate::goods::{Bundle, Good};
use crate::goods_card::GoodsCard;
use crate::ids::GoodsId;
use crate::powers::Powers;
use crate::state::{State, TakenFrom};
use caravanserai_core::Seat;

impl State {
    #[inline]
    pub(crate) fn turn_choices(&self, out: &mut Vec<Choice>) {
        let player = self.acting();
        for field in player.targi {
            if self.can_use_border(field) {
                out.push(Choice::Use(Spot::Border(field)));
            }
        }
        out.extend(player.markers.into_iter().map(|place| Choice::Use(Spot::Centre(place))));
        if let Some(field) = player.targi_token
            && self.can_use_border(field)
        {
            out.push(Choice::Use(Spot::Border(field)));
        }
        out.extend(player.marker_token.map(|place| Choice::Use(Spot::Centre(place))));
        for place in player.dunes.iter() {
            if self.open_dunes[place.index()].is_some_and(|dune| self.can_use_dune(dune)) {
                out.push(Choice::Use(Spot::Dune(place)));
            }
        }
        if player.targia_due {
            out.push(Choice::Use(Spot::Targia));
        }
        if self.can_play_hand() {
            out.push(Choice::PlayHand);
        }
        self.once_choices(out);
        self.conversion_choices(out);
        out.push(Choice::End);
    }

    #[inline]
    pub(crate) fn use_spot(&mut self, spot: Spot, t: &mut impl Teller) {
        t.tell(Event::Used { seat: self.actor, spot });
        let player = self.acting_mut();
        match spot {
            Spot::Border(field) => {
                if player.targi_token == Some(field) {
                    player.targi_token = None;
                }
                player.targi.remove(field);
                self.use_border(field, t);
            }
            Spot::Centre(place) => {
                if player.marker_token == Some(place) {
                    player.marker_token = None;
                }
                player.markers.remove(place);
                self.use_centre(place, t);
            }
            Spot::Dune(place) => self.use_dune(place, t),
            Spot::Targia => {
                player.targia_due = false;
                self.agenda.push(Task::Targia);
            }
        }
    }

    /// T-ACT-3, T-ACT-4: the card is taken, and a card of the other kind
    /// takes its place, face down and unseen.
    fn use_centre(&mut self, place: Place, t: &mut impl Teller) {
        match self.centre[place.index()] {
            CentreCard::Goods(card) => {
                self.goods_discard.insert(card);
                let next = self.draw_tribe(t).map_or(CentreCard::Empty, CentreCard::Tribe);
                self.lay_face_down(place, next);
                self.receive_goods_card(card, t);
            }
            CentreCard::Tribe(card) => {
                self.replace_by_goods(place, t);
                self.take_card(card, TakenFrom::Centre);
            }
            CentreCard::Empty => debug_assert!(false, "an empty place carries no marker"),
        }
    }

    /// A goods card takes the place of a tribe card.
    pub(crate) fn replace_by_goods(&mut self, place: Place, t: &mut impl Teller) {
        let next = self.draw_goods(t).map_or(CentreCard::Empty, CentreCard::Goods);
        self.lay_face_down(place, next);
    }

    /// X-DUNE-3: of two markers on one card the second comes to nothing.
    fn lay_face_down(&mut self, place: Place, card: CentreCard) {
        self.centre[place.index()] = card;
        if card != CentreCard::Empty {
            self.face_down.insert(place);
        }
        self.player_mut(self.actor.other()).markers.remove(place);
    }

    /// What a goods card shows comes to the player to act.
    pub(crate) fn receive_goods_card(&mut self, id: GoodsId, t: &mut impl Teller) {
        let GoodsCard { gives, or, choice, .. } = *self.rules.goods(id);
        if or.is_some() {
            self.agenda.push(Task::Either(id));
            return;
        }
        if !gives.is_nothing() {
            self.gain(gives, t);
            self.note_goods_card(gives, t);
        }
        self.offer(Task::GoodsOfCard(choice), choice);
    }

    /// T-CARD-33..36: some displays make more of what a goods card brought.
    pub(crate) fn note_goods_card(&mut self, brought: Bundle, t: &mut impl Teller) {
        for good in Good::ALL {
            if brought.count(good) == 0 {
                continue;
            }
            let player = self.acting_mut();
            player.got_goods = true;
            let bit = 1 << good as u8;
            if player.powers.has(Powers::more_of(good)) && player.bonus_paid & bit == 0 {
                player.bonus_paid |= bit;
                self.gain(Bundle::of(good, 1), t);
            }
        }
    }

    /// Adds to the purse of the player to act.
    #[inline]
    pub(crate) fn gain(&mut self, bundle: Bundle, t: &mut impl Teller) {
        self.acting_mut().purse += bundle;
        if !bundle.is_nothing() {
            t.tell(Event::Received { seat: self.actor, bundle });
        }
    }

    /// Every way to take `count` goods of choice.
    pub(crate) fn goods_choices(count: u8, out: &mut Vec<Choice>) {
        out.extend(Bundle::SUPPLY.mixes(count).map(Choice::Take));
    }

    /// The actions are over; what was not used is forfeited.
    pub(crate) fn end_turn(&mut self, t: &mut impl Teller) {
        t.tell(Event::TurnEnded { seat: self.actor });
        self.forfeit_dunes(self.actor);
        self.agenda.replace_top(Task::Limit);
        self.agenda.push(Task::TurnOver);
    }

    /// T-CARD-36: who got no good from a goods card may have one now.
    pub(crate) fn after_turn(&mut self) {
        self.agenda.pop();
        let player = self.acting_mut();
        let empty_handed = player.powers.has(Powers::EMPTY_HANDED) && !player.got_goods;
        player.got_goods = false;
        player.bonus_paid = 0;
        player.discount_now = 0;
        player.targia_due = false;
        player.hand.rest();
        if empty_handed {
            self.agenda.push(Task::Goods(1));
        }
    }

    /// T-REV-1, T-END-1: both have finished.
    pub(crate) fn reveal(&mut self, t: &mut impl Teller) {
        if self.players.iter().any(|player| player.display.is_full()) {
            self.end_game(t);
            return;
        }
        if !self.face_down.is_empty() {
            self.count_reveal();
            for place in self.face_down {
                t.tell(Event::Revealed { place, card: self.centre[place.index()] });
            }
        }
        self.face_down = Default::default();
        for player in &mut self.players {
            player.targi = Default::default();
            player.markers = Default::default();
            // T-TOK-2: a token that was placed is used up.
            player.targi_token = None;
            player.marker_token = None;
        }
        self.start = self.start.other();
        self.agenda.replace_top(Task::Round);
    }

    pub(crate) fn end_game(&mut self, t: &mut impl Teller) {
        self.agenda.clear();
        t.tell_of(|| {
            let scores = self.scores();
            Event::GameOver {
                totals: [0, 1].map(|seat| scores.of(Seat(seat)).total()),
                winners: [0, 1].map(|seat| scores.is_winner(Seat(seat))),
            }
        });
    }
}
