//! A player's actions (T-ACT): fields and cards in any order, then the end.

use crate::agenda::Task;
use crate::centre::{CentreCard, Place};
use crate::choice::{Choice, Spot};
use crate::event::{Event, Teller};
use crate::goods::{Bundle, Good};
use crate::goods_card::GoodsId;
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
        if self.can_play_hand() {
            out.push(Choice::PlayHand);
        }
        out.push(Choice::End);
    }

    #[inline]
    pub(crate) fn use_spot(&mut self, spot: Spot, t: &mut impl Teller) {
        t.tell(Event::Used { seat: self.actor, spot });
        match spot {
            Spot::Border(field) => {
                self.acting_mut().targi.remove(field);
                self.use_border(field, t);
            }
            Spot::Centre(place) => {
                self.acting_mut().markers.remove(place);
                self.use_centre(place, t);
            }
        }
    }

    /// T-ACT-3, T-ACT-4: the card is taken, and a card of the other kind
    /// takes its place, face down and unseen.
    fn use_centre(&mut self, place: Place, t: &mut impl Teller) {
        match self.centre[place.index()] {
            CentreCard::Goods(card) => {
                self.goods_discard.insert(card);
                self.centre[place.index()] =
                    self.draw_tribe(t).map_or(CentreCard::Empty, CentreCard::Tribe);
                self.receive_goods_card(card, t);
            }
            CentreCard::Tribe(card) => {
                self.centre[place.index()] =
                    self.draw_goods(t).map_or(CentreCard::Empty, CentreCard::Goods);
                self.take_card(card, TakenFrom::Centre);
            }
            CentreCard::Empty => debug_assert!(false, "an empty place carries no marker"),
        }
        if self.centre[place.index()] != CentreCard::Empty {
            self.face_down.insert(place);
        }
    }

    /// What a goods card shows comes to whoever is to act.
    pub(crate) fn receive_goods_card(&mut self, card: GoodsId, t: &mut impl Teller) {
        let card = self.deck.goods(card);
        let (gives, choice) = (card.gives, card.choice);
        if !gives.is_nothing() {
            self.gain(gives, t);
            self.note_goods_card(gives, t);
        }
        if choice > 0 {
            self.agenda.push(Task::GoodsOfCard(choice));
        }
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

    /// Adds to the purse of whoever is to act.
    #[inline]
    pub(crate) fn gain(&mut self, bundle: Bundle, t: &mut impl Teller) {
        self.acting_mut().purse += bundle;
        t.tell(Event::Received { seat: self.actor, bundle });
    }

    /// Every way to take `count` goods of choice.
    pub(crate) fn goods_choices(count: u8, out: &mut Vec<Choice>) {
        out.extend(Bundle::SUPPLY.mixes(count).map(Choice::Take));
    }

    /// The actions are over; what was not used is forfeited.
    pub(crate) fn end_turn(&mut self, t: &mut impl Teller) {
        t.tell(Event::TurnEnded { seat: self.actor });
        self.agenda.replace(Task::Limit);
        self.agenda.push(Task::TurnOver);
    }

    /// T-CARD-36: who got no good from a goods card may have one now.
    pub(crate) fn after_turn(&mut self) {
        self.agenda.pop();
        let player = self.acting_mut();
        let empty_handed = player.powers.has(Powers::EMPTY_HANDED) && !player.got_goods;
        player.got_goods = false;
        player.bonus_paid = 0;
        player.hand.fresh = false;
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
        }
        self.start = self.start.other();
        self.agenda.replace(Task::Round);
    }

    pub(crate) fn end_game(&mut self, t: &mut impl Teller) {
        self.agenda.clear();
        let scores = self.scores_now();
        let totals = [0, 1].map(|seat| scores.of(Seat(seat)).total());
        t.tell(Event::GameOver {
            totals,
            winners: [0, 1].map(|seat| scores.is_winner(Seat(seat))),
        });
    }
}
