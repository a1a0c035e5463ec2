//! Taking, keeping, playing and discarding tribe cards (T-TRIBE).

use crate::agenda::{HandUse, Task};
use crate::border::Edition;
use crate::card::Effect;
use crate::choice::Choice;
use crate::display::{Row, Slot};
use crate::event::{Event, Teller};
use crate::goods::Bundle;
use crate::hand::{Hand, HandCard};
use crate::ids::TribeId;
use crate::options::HandRule;
use crate::powers::Powers;
use crate::state::{State, TakenFrom};
use crate::token::Token;

/// The most displayed cards with which the waiver can be used (T-TOK-7).
const MAX_CARDS_FOR_WAIVER: u8 = 9;

impl State {
    /// A card is taken up; what becomes of it is decided next.
    pub(crate) fn take_card(&mut self, card: TribeId, from: TakenFrom) {
        self.taken = Some(card);
        self.taken_from = from;
        self.agenda.push(Task::Taken);
    }

    /// Whether the hand takes another card: one, or two with E32.
    #[inline]
    fn hand_has_room(&self) -> bool {
        let player = self.acting();
        let limit = if player.powers.has(Powers::HAND_OF_TWO) { Hand::CAPACITY } else { 1 };
        player.hand.len() < limit
    }

    /// T-TRIBE-1, T-TRIBE-3: what may be done with the card just taken.
    pub(crate) fn taken_choices(&self, out: &mut Vec<Choice>) {
        let Some(card) = self.taken else { return };
        if self.can_play(card, self.taken_from) {
            out.push(Choice::Play);
        }
        let room = self.hand_has_room();
        if room {
            out.push(Choice::Keep);
        }
        if !room || self.rules.options.hand_rule == HandRule::Author {
            out.push(Choice::Discard);
        }
        self.discount_choices(out);
        self.conversion_choices(out);
    }

    /// The Noble handles one card; of two the player says which.
    pub(crate) fn visit_noble(&mut self, edition: Edition) {
        self.agenda.push(Task::Noble(edition));
        if self.acting().hand.len() > 1 {
            self.agenda.push(Task::WhichHand(HandUse::Noble));
        }
    }

    /// T-TRIBE-2: what the Noble may do with the hand card.
    pub(crate) fn noble_choices(&self, out: &mut Vec<Choice>) {
        let Some(hand) = self.acting().hand.get(0) else { return };
        if self.can_play_from_hand(hand, TakenFrom::Noble) {
            out.push(Choice::Play);
        }
        out.push(Choice::Discard);
        self.discount_choices(out);
        self.conversion_choices(out);
    }

    /// T-TRIBE-3: by the printed rule a card rests for the turn in which it was taken.
    #[inline]
    fn can_play_from_hand(&self, hand: HandCard, from: TakenFrom) -> bool {
        let rests = self.rules.options.hand_rule == HandRule::Printed && hand.fresh;
        !rests && self.can_play(hand.card, from)
    }

    /// T-CARD-38: whether a hand card can be played without the Noble.
    #[inline]
    pub(crate) fn can_play_hand(&self) -> bool {
        self.acting().powers.has(Powers::HAND_WITHOUT_NOBLE)
            && self.hand_cards_for(HandUse::Surcharge).next().is_some()
    }

    /// E34: whether a hand card can be played at its ordinary cost.
    pub(crate) fn can_play_hand_now(&self) -> bool {
        self.hand_cards_for(HandUse::Ordinary).next().is_some()
    }

    /// N10: whether a hand card could be played for so many goods less.
    pub(crate) fn can_play_hand_for_less(&self, goods: u8) -> bool {
        let mut cheaper = self.clone();
        cheaper.acting_mut().discount_now += goods;
        cheaper.can_play_hand_now()
    }

    /// The indices of the hand cards that serve a purpose.
    fn hand_cards_for(&self, purpose: HandUse) -> impl Iterator<Item = u8> + '_ {
        let from = match purpose {
            HandUse::Noble => None,
            HandUse::Surcharge => Some(TakenFrom::Hand),
            HandUse::Ordinary => Some(TakenFrom::HandFree),
        };
        (0_u8..).zip(self.acting().hand.iter()).filter_map(move |(index, hand)| {
            from.is_none_or(|from| self.can_play_from_hand(hand, from)).then_some(index)
        })
    }

    pub(crate) fn hand_choices(&self, purpose: HandUse, out: &mut Vec<Choice>) {
        out.extend(self.hand_cards_for(purpose).map(Choice::Hand));
    }

    /// A hand card is to be played without the Noble; of two the player says which.
    pub(crate) fn ask_for_hand_card(&mut self, purpose: HandUse) {
        let mut cards = self.hand_cards_for(purpose);
        let (first, more) = (cards.next(), cards.next());
        drop(cards);
        match (first, more) {
            (Some(only), None) => self.play_hand_card(only, purpose),
            (Some(_), Some(_)) => self.agenda.push(Task::WhichHand(purpose)),
            (None, _) => {}
        }
    }

    /// The hand card of an index goes where it is wanted.
    pub(crate) fn choose_hand_card(&mut self, index: u8, purpose: HandUse) {
        self.agenda.pop();
        match purpose {
            HandUse::Noble => self.acting_mut().hand.bring_forward(index),
            HandUse::Surcharge | HandUse::Ordinary => self.play_hand_card(index, purpose),
        }
    }

    fn play_hand_card(&mut self, index: u8, purpose: HandUse) {
        self.acting_mut().hand.bring_forward(index);
        let from = match purpose {
            HandUse::Surcharge => TakenFrom::Hand,
            HandUse::Ordinary | HandUse::Noble => TakenFrom::HandFree,
        };
        self.play_from_hand(from);
        self.agenda.push(Task::Pay);
    }

    /// Whether there is room for the card and a way to pay it.
    #[inline]
    pub(crate) fn can_play(&self, card: TribeId, from: TakenFrom) -> bool {
        !self.acting().display.is_full() && self.can_pay(card, from)
    }

    /// The card just taken is shown and will be paid for.
    pub(crate) fn play_taken(&mut self) {
        self.show_taken();
        self.agenda.replace_top(Task::Pay);
    }

    /// The first hand card is taken up to be played.
    pub(crate) fn play_from_hand(&mut self, from: TakenFrom) {
        let hand = self.acting_mut().hand.take();
        self.show_hand(hand);
        self.taken = hand.map(|hand| hand.card);
        self.taken_from = from;
    }

    /// A card from the pile was its drawer's secret so far.
    fn show_taken(&mut self) {
        if self.taken_from == TakenFrom::Pile {
            self.count_reveal();
        }
    }

    /// A card that nobody saw being taken was its owner's secret so far.
    fn show_hand(&mut self, hand: Option<HandCard>) {
        if hand.is_some_and(|hand| !hand.seen) {
            self.count_reveal();
        }
    }

    pub(crate) fn keep(&mut self, t: &mut impl Teller) {
        let seat = self.actor;
        let seen = self.taken_from == TakenFrom::Centre;
        self.agenda.pop();
        let Some(card) = self.taken.take() else { return };
        self.acting_mut().hand.push(HandCard { card, seen, fresh: true });
        t.tell(Event::Kept { seat, card: Some(card), seen });
    }

    pub(crate) fn discard_taken(&mut self, t: &mut impl Teller) {
        self.show_taken();
        if let Some(card) = self.taken.take() {
            self.discard(card, t);
        }
        self.agenda.pop();
    }

    /// The Noble of the expansion gives water and a good for the card.
    pub(crate) fn discard_hand(&mut self, edition: Edition, t: &mut impl Teller) {
        let hand = self.acting_mut().hand.take();
        self.show_hand(hand);
        self.agenda.pop();
        let Some(hand) = hand else { return };
        self.discard(hand.card, t);
        if edition == Edition::Expansion {
            self.gain(Bundle::water(1), t);
            self.agenda.push(Task::Goods(1));
        }
    }

    fn discard(&mut self, card: TribeId, t: &mut impl Teller) {
        self.tribe_discard.insert(card);
        t.tell(Event::Discarded { seat: self.actor, card });
    }

    /// Pays if there is only one way; tells whether it was paid.
    pub(crate) fn settle_payment(&mut self, t: &mut impl Teller) -> bool {
        let Some(card) = self.taken else { return false };
        match self.only_way_to_pay(card, self.taken_from) {
            Some(bundle) => {
                self.pay_for_card(bundle, t);
                true
            }
            None => false,
        }
    }

    pub(crate) fn pay_choices(&self, out: &mut Vec<Choice>) {
        let Some(card) = self.taken else { return };
        self.each_way_to_pay(card, self.taken_from, |bundle| out.push(Choice::Pay(bundle)));
        self.water_card_choices(out);
        if !self.acting().may_convert() {
            return;
        }
        self.acting().each_conversion(|conversion| {
            let mut after = self.clone();
            after.acting_mut().convert(conversion);
            if after.can_pay(card, self.taken_from) {
                out.push(conversion);
            }
        });
    }

    /// T-CARD-40: gold on a card is spent first, since it serves nothing else.
    pub(crate) fn pay_for_card(&mut self, bundle: Bundle, t: &mut impl Teller) {
        self.agenda.replace_top(Task::Lay);
        let Some(card) = self.taken else { return };
        let bracket_points = self.bracket_points(card, &bundle);
        let seat = self.actor;
        let player = self.acting_mut();
        let from_card = player.card_gold.min(bundle.gold);
        player.card_gold -= from_card;
        player.purse -= Bundle { gold: bundle.gold - from_card, ..bundle };
        player.discount_now = 0;
        t.tell(Event::Paid { seat, card, bundle });
        self.gain(Bundle::vp(bracket_points), t);
    }

    /// X-COST-1, E33: the points for paying the bracket, 0 if it was not paid.
    fn bracket_points(&self, card: TribeId, bundle: &Bundle) -> u8 {
        if !self.pays_bracket(card, self.taken_from, bundle) {
            return 0;
        }
        let rewards = self.acting().sum(&self.rules, |effect| match effect {
            Effect::BracketReward { vp } => *vp,
            _ => 0,
        });
        self.tribe_card(card).bracket_vp + rewards
    }

    /// Lays the card if only one row has room; tells whether it was laid.
    pub(crate) fn settle_row(&mut self, t: &mut impl Teller) -> bool {
        let mut open = self.acting().display.open_rows();
        let (first, more) = (open.next(), open.next());
        drop(open);
        let (Some(row), None) = (first, more) else { return false };
        match self.held_dune {
            Some(_) => self.lay_dune(row, t),
            None => self.lay(row, t),
        }
        true
    }

    pub(crate) fn row_choices(&self, out: &mut Vec<Choice>) {
        out.extend(self.acting().display.open_rows().map(Choice::Row));
    }

    /// T-TRIBE-5: the card goes to the first free place of the row and takes effect.
    pub(crate) fn lay(&mut self, row: Row, t: &mut impl Teller) {
        self.agenda.pop();
        let Some(card) = self.taken.take() else { return };
        let effect = self.tribe_card(card).effect;
        let seat = self.actor;
        let player = self.acting_mut();
        player.display.push(row, card);
        player.powers = player.powers.with(Powers::of(&effect));
        t.tell(Event::Laid { seat, card, row });
        let may_waive = player.tokens.contains(Token::Waiver)
            && player.display.len() <= MAX_CARDS_FOR_WAIVER
            && effect != Effect::None;
        if may_waive {
            self.agenda.push(Task::Waive(row));
        } else {
            self.take_effect(card, t);
        }
    }

    /// The card that was just laid in a row.
    fn last_of(&self, row: Row) -> Option<TribeId> {
        let display = &self.acting().display;
        let place = (display.row_len(row) as u8).checked_sub(1)?;
        display.get(Slot { row, place })
    }

    /// T-TOK-7: the card's text is given up for the whole game.
    pub(crate) fn waive(&mut self, row: Row, t: &mut impl Teller) {
        self.agenda.pop();
        let seat = self.actor;
        let Some(card) = self.last_of(row) else { return };
        let player = &mut self.players[seat.index()];
        player.tokens.remove(Token::Waiver);
        player.waived = Some(card);
        player.powers = player.derived_powers(&self.rules);
        t.tell(Event::Waived { seat, card });
    }

    /// The waiver is kept, and the card takes effect.
    pub(crate) fn do_not_waive(&mut self, row: Row, t: &mut impl Teller) {
        self.agenda.pop();
        if let Some(card) = self.last_of(row) {
            self.take_effect(card, t);
        }
    }
}
