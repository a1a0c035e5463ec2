//! Using dunes (X-DUNE).

use crate::agenda::{HandUse, Task};
use crate::card::Effect;
use crate::centre::{CentreCard, Place};
use crate::choice::{Choice, Spot};
use crate::display::Row;
use crate::dune::{DuneEffect, DunePlace};
use crate::event::{Event, Teller};
use crate::field::Field;
use crate::goods::{Bundle, Good};
use crate::ids::DuneId;
use crate::powers::Powers;
use crate::state::{State, TakenFrom};
use caravanserai_core::Seat;

impl State {
    /// Whether a visit to a dune would bring the player to act anything (X-DUNE-1a).
    pub(crate) fn can_use_dune(&self, dune: DuneId) -> bool {
        self.dune_can_act(dune) || self.dune_reward() != (0, 0)
    }

    /// Whether the action of a dune itself would do anything.
    fn dune_can_act(&self, dune: DuneId) -> bool {
        let player = self.acting();
        match self.rules.dune(dune).effect {
            DuneEffect::PlayHand { discount } => self.can_play_hand_for_less(discount),
            DuneEffect::PickTribeCard { .. } => !self.tribes_are_out(),
            DuneEffect::PlayFromCentre => self.centre_cards_to_play().next().is_some(),
            DuneEffect::AnyBorder => self.fields_to_pick().next().is_some(),
            DuneEffect::PickGoodsCards { .. } => !self.goods_are_out(),
            DuneEffect::SellGoods { goods, .. } => player.purse.goods_count() >= goods,
            DuneEffect::Display { .. } => !player.display.is_full(),
            DuneEffect::Gain { .. }
            | DuneEffect::GoodsOfAKind { .. }
            | DuneEffect::SwapCards { .. }
            | DuneEffect::SwapGoods { .. }
            | DuneEffect::Rob { .. } => true,
        }
    }

    /// Uses the dune on which an own Targi stands.
    pub(crate) fn use_dune(&mut self, place: DunePlace, t: &mut impl Teller) {
        self.acting_mut().dunes.remove(place);
        let Some(dune) = self.open_dunes[place.index()] else { return };
        // X-DUNE-3: a joined dune stays for the second player, but a display
        // dune goes with the first.
        let laid = self.will_be_laid(dune);
        if laid || !self.waiting().dunes.contains(place) {
            self.open_dunes[place.index()] = None;
            self.player_mut(self.actor.other()).dunes.remove(place);
            if !laid {
                self.dune_discard.insert(dune);
            }
        }
        self.carry_out_dune(dune, t);
    }

    /// E35: an open dune without a Targi is carried out and discarded.
    pub(crate) fn pick_dune(&mut self, place: DunePlace, t: &mut impl Teller) {
        self.agenda.pop();
        let Some(dune) = self.open_dunes[place.index()].take() else { return };
        t.tell(Event::Picked { seat: self.actor, spot: Spot::Dune(place) });
        if !self.will_be_laid(dune) {
            self.dune_discard.insert(dune);
        }
        self.carry_out_dune(dune, t);
    }

    /// Whether a dune goes into its user's display now.
    fn will_be_laid(&self, dune: DuneId) -> bool {
        let display = matches!(self.rules.dune(dune).effect, DuneEffect::Display { .. });
        display && !self.acting().display.is_full()
    }

    /// The dunes that E35 may carry out.
    pub(crate) fn dunes_to_pick(&self) -> impl Iterator<Item = DunePlace> + '_ {
        DunePlace::ALL.into_iter().filter(|place| {
            let occupied = self.players.iter().any(|player| player.dunes.contains(*place));
            self.open_dunes[place.index()].is_some_and(|dune| !occupied && self.can_use_dune(dune))
        })
    }

    fn carry_out_dune(&mut self, dune: DuneId, t: &mut impl Teller) {
        let rewarded = self.reward_dune(t);
        let effect = self.rules.dune(dune).effect;
        // Only for its reward a dune is used that can do nothing; a sale that
        // cannot begin yet may still be fed by exchanges.
        let sale = matches!(effect, DuneEffect::SellGoods { .. });
        if rewarded && !sale && !self.dune_can_act(dune) {
            return;
        }
        match effect {
            DuneEffect::Gain { gives, goods } => {
                self.gain(gives, t);
                self.offer(Task::Goods(goods), goods);
            }
            DuneEffect::GoodsOfAKind { goods } => self.agenda.push(Task::GoodsOfAKind(goods)),
            DuneEffect::PlayHand { discount } => {
                self.acting_mut().discount_now += discount;
                self.ask_for_hand_card(HandUse::Ordinary);
            }
            DuneEffect::PickTribeCard { cards } => self.draw_to_pick(cards, t),
            DuneEffect::PlayFromCentre => self.agenda.push(Task::FromCentre),
            DuneEffect::AnyBorder => self.agenda.push(Task::AnyBorder),
            DuneEffect::PickGoodsCards { open, receive } => self.open_to_pick(open, receive, t),
            DuneEffect::SwapCards { water } => {
                self.gain(Bundle::water(water), t);
                self.offer_swap();
            }
            DuneEffect::SwapGoods { times, water } => {
                self.gain(Bundle::water(water), t);
                self.agenda.push(Task::SwapGoods(times));
            }
            DuneEffect::SellGoods { times, goods, vp } => {
                self.agenda.push(Task::SellGoods { times, goods, vp });
            }
            DuneEffect::Display { .. } => {
                self.held_dune = Some(dune);
                self.agenda.push(Task::LayDune);
            }
            DuneEffect::Rob { water } => {
                self.gain(Bundle::water(water), t);
                self.agenda.push(Task::Rob);
            }
        }
    }

    /// E15: the water and the goods of choice that every used dune brings.
    fn dune_reward(&self) -> (u8, u8) {
        if !self.acting().powers.has(Powers::DUNE_REWARD) {
            return (0, 0);
        }
        let rewards = self.acting().effects(&self.rules).filter_map(|(_, effect)| match effect {
            Effect::DuneReward { water, goods } => Some((water, goods)),
            _ => None,
        });
        rewards.fold((0, 0), |(w, g), (water, goods)| (w + water, g + goods))
    }

    /// E15: the water comes at once, the goods after the action of the dune.
    /// Tells whether there was a reward.
    fn reward_dune(&mut self, t: &mut impl Teller) -> bool {
        let (water, goods) = self.dune_reward();
        if (water, goods) == (0, 0) {
            return false;
        }
        self.gain(Bundle::water(water), t);
        self.offer(Task::Goods(goods), goods);
        true
    }

    /// Asks for something of which there are `count`, unless that is none.
    pub(crate) fn offer(&mut self, task: Task, count: u8) {
        if count > 0 {
            self.agenda.push(task);
        }
    }

    /// The fields that N13 and E16 may carry out: any but the corners.
    pub(crate) fn fields_to_pick(&self) -> impl Iterator<Item = Field> + '_ {
        Field::all().filter(|field| self.can_use_border(*field))
    }

    pub(crate) fn pick_field(&mut self, field: Field, t: &mut impl Teller) {
        self.agenda.pop();
        t.tell(Event::Picked { seat: self.actor, spot: Spot::Border(field) });
        self.use_border(field, t);
    }

    /// N12: open, unmarked tribe cards of the centre that can be paid.
    pub(crate) fn centre_cards_to_play(&self) -> impl Iterator<Item = Place> + '_ {
        self.free_cards().into_iter().filter(|place| match self.centre[place.index()] {
            CentreCard::Tribe(card) => self.can_play(card, TakenFrom::Centre),
            _ => false,
        })
    }

    pub(crate) fn play_from_centre(&mut self, place: Place, t: &mut impl Teller) {
        t.tell(Event::Picked { seat: self.actor, spot: Spot::Centre(place) });
        let CentreCard::Tribe(card) = self.centre[place.index()] else { return };
        self.replace_by_goods(place, t);
        self.taken = Some(card);
        self.taken_from = TakenFrom::Centre;
        self.agenda.replace_top(Task::Pay);
    }

    /// N11: cards are drawn to keep one of; an open top card is known to all.
    fn draw_to_pick(&mut self, cards: u8, t: &mut impl Teller) {
        let open = self.rules.open_top();
        for index in 0..usize::from(cards) {
            self.drawn[index] = self.draw_tribe(t);
            let seat = self.actor;
            match self.drawn[index] {
                Some(card) if open => t.tell(Event::TopTaken { seat, card }),
                card @ Some(_) => t.tell(Event::TribeDrawn { seat, card }),
                None => continue,
            }
            self.count_reveal();
        }
        self.agenda.push(Task::PickTribe);
    }

    pub(crate) fn pick_tribe_choices(&self, out: &mut Vec<Choice>) {
        let drawn = (0..).zip(self.drawn).filter(|(_, card)| card.is_some());
        out.extend(drawn.map(|(index, _)| Choice::Choose(index)));
    }

    pub(crate) fn pick_tribe(&mut self, index: u8, t: &mut impl Teller) {
        self.agenda.pop();
        let mut drawn = std::mem::take(&mut self.drawn);
        let kept = drawn[usize::from(index)].take();
        for card in drawn.into_iter().flatten() {
            self.tribe_discard.insert(card);
            t.tell(Event::Discarded { seat: self.actor, card });
        }
        self.count_reveal();
        // Cards that lay open on the pile are no secret.
        let from = if self.rules.open_top() { TakenFrom::Centre } else { TakenFrom::Pile };
        if let Some(card) = kept {
            self.take_card(card, from);
        }
    }

    /// N14, E17: goods cards are opened, and some of them received.
    pub(crate) fn open_to_pick(&mut self, open: u8, receive: u8, t: &mut impl Teller) {
        for index in 0..usize::from(open) {
            // Opened cards lie apart, so that a refill cannot bring them again.
            self.opened[index] = self.draw_goods(t);
            if let Some(card) = self.opened[index] {
                self.count_reveal();
                t.tell(Event::GoodsDrawn { seat: self.actor, card });
            }
        }
        self.agenda.push(Task::PickGoods { receive });
    }

    /// Receives the opened cards once no more are to be left; tells whether it did.
    pub(crate) fn settle_goods_pick(&mut self, receive: u8, t: &mut impl Teller) -> bool {
        if self.opened.iter().flatten().count() > usize::from(receive) {
            return false;
        }
        self.agenda.pop();
        for card in std::mem::take(&mut self.opened).into_iter().flatten() {
            self.goods_discard.insert(card);
            self.receive_goods_card(card, t);
        }
        true
    }

    pub(crate) fn pick_goods_choices(&self, out: &mut Vec<Choice>) {
        let opened = (0..).zip(self.opened).filter(|(_, card)| card.is_some());
        out.extend(opened.map(|(index, _)| Choice::Leave(index)));
    }

    pub(crate) fn leave_goods_card(&mut self, index: u8, t: &mut impl Teller) {
        if let Some(card) = self.opened[usize::from(index)].take() {
            self.goods_discard.insert(card);
            t.tell(Event::GoodsLeft { seat: self.actor, card });
        }
    }

    /// N19: the opponent's goods, of which one can be taken.
    pub(crate) fn loot(&self) -> impl Iterator<Item = Good> + '_ {
        Good::ALL.into_iter().filter(|good| self.waiting().purse.count(*good) > 0)
    }

    pub(crate) fn rob(&mut self, bundle: Bundle, t: &mut impl Teller) {
        let seat = self.actor;
        self.agenda.pop();
        self.player_mut(seat.other()).purse -= bundle;
        self.acting_mut().purse += bundle;
        t.tell(Event::Robbed { seat, bundle });
    }

    /// N18: the display dune is laid like a card.
    pub(crate) fn lay_dune(&mut self, row: Row, t: &mut impl Teller) {
        self.agenda.pop();
        let seat = self.actor;
        let Some(dune) = self.held_dune.take() else { return };
        if let Some(card) = self.rules.displayed(dune) {
            self.acting_mut().display.push(row, card);
            t.tell(Event::Laid { seat, card, row });
        }
    }

    /// X-DUNE-1: dunes that were not used are discarded, unless the other
    /// player stands there too and is still to act.
    pub(crate) fn forfeit_dunes(&mut self, seat: Seat) {
        let dunes = self.player(seat).dunes;
        if dunes.is_empty() {
            return;
        }
        let first = seat == self.start;
        for place in dunes.iter() {
            if first && self.player(seat.other()).dunes.contains(place) {
                continue;
            }
            if let Some(dune) = self.open_dunes[place.index()].take() {
                self.dune_discard.insert(dune);
            }
        }
        self.player_mut(seat).dunes = Default::default();
    }
}
