//! Taking, keeping, playing and discarding tribe cards (T-TRIBE).

use crate::agenda::Task;
use crate::card::TribeId;
use crate::choice::Choice;
use crate::display::Row;
use crate::event::{Event, Teller};
use crate::goods::Bundle;
use crate::options::HandRule;
use crate::powers::Powers;
use crate::state::{Hand, State, TakenFrom};

impl State {
    /// A card is taken up; what becomes of it is decided next.
    pub(crate) fn take_card(&mut self, card: TribeId, from: TakenFrom) {
        self.taken = Some(card);
        self.taken_from = from;
        self.agenda.push(Task::Taken);
    }

    /// T-TRIBE-1, T-TRIBE-3: what may be done with the card just taken.
    pub(crate) fn taken_choices(&self, out: &mut Vec<Choice>) {
        let Some(card) = self.taken else { return };
        if self.can_play(card, self.taken_from) {
            out.push(Choice::Play);
        }
        let hand_is_empty = self.acting().hand.card.is_none();
        if hand_is_empty {
            out.push(Choice::Keep);
        }
        if !hand_is_empty || self.options.hand_rule == HandRule::Author {
            out.push(Choice::Discard);
        }
    }

    /// T-TRIBE-2: what the Noble may do with the hand card.
    pub(crate) fn noble_choices(&self, out: &mut Vec<Choice>) {
        let hand = self.acting().hand;
        let Some(card) = hand.card else { return };
        if self.may_leave_hand(hand) && self.can_play(card, TakenFrom::Noble) {
            out.push(Choice::Play);
        }
        out.push(Choice::Discard);
    }

    /// T-TRIBE-3: by the printed rule a card rests for the turn in which it was taken.
    pub(crate) fn may_leave_hand(&self, hand: Hand) -> bool {
        !(self.options.hand_rule == HandRule::Printed && hand.fresh)
    }

    /// T-CARD-38: whether the hand card can be played without the Noble.
    #[inline]
    pub(crate) fn can_play_hand(&self) -> bool {
        let player = self.acting();
        player.powers.has(Powers::HAND_WITHOUT_NOBLE)
            && self.may_leave_hand(player.hand)
            && player.hand.card.is_some_and(|card| self.can_play(card, TakenFrom::Hand))
    }

    /// Whether there is room for the card and a way to pay it.
    #[inline]
    pub(crate) fn can_play(&self, card: TribeId, from: TakenFrom) -> bool {
        !self.acting().display.is_full() && self.can_pay(card, from)
    }

    /// The card just taken is shown and will be paid for.
    pub(crate) fn play_taken(&mut self) {
        self.show_taken();
        self.agenda.replace(Task::Pay);
    }

    /// The hand card is taken up to be played.
    pub(crate) fn play_from_hand(&mut self, from: TakenFrom) {
        let hand = std::mem::take(&mut self.acting_mut().hand);
        self.show_hand(hand);
        self.taken = hand.card;
        self.taken_from = from;
    }

    /// A card from the pile was its drawer's secret so far.
    fn show_taken(&mut self) {
        if self.taken_from == TakenFrom::Pile {
            self.count_reveal();
        }
    }

    /// A card that nobody saw being taken was its owner's secret so far.
    fn show_hand(&mut self, hand: Hand) {
        if !hand.seen {
            self.count_reveal();
        }
    }

    pub(crate) fn keep(&mut self, t: &mut impl Teller) {
        let seat = self.actor;
        let seen = self.taken_from == TakenFrom::Centre;
        let card = self.taken.take();
        self.acting_mut().hand = Hand { card, seen, fresh: true };
        self.agenda.pop();
        t.tell(Event::Kept { seat, card, seen });
    }

    pub(crate) fn discard_taken(&mut self, t: &mut impl Teller) {
        self.show_taken();
        if let Some(card) = self.taken.take() {
            self.discard(card, t);
        }
        self.agenda.pop();
    }

    pub(crate) fn discard_hand(&mut self, t: &mut impl Teller) {
        let hand = std::mem::take(&mut self.acting_mut().hand);
        self.show_hand(hand);
        if let Some(card) = hand.card {
            self.discard(card, t);
        }
        self.agenda.pop();
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
    }

    /// T-CARD-40: gold on a card is spent first, since it serves nothing else.
    pub(crate) fn pay_for_card(&mut self, bundle: Bundle, t: &mut impl Teller) {
        let seat = self.actor;
        let player = self.acting_mut();
        let from_card = player.card_gold.min(bundle.gold);
        player.card_gold -= from_card;
        player.purse -= Bundle { gold: bundle.gold - from_card, ..bundle };
        self.agenda.replace(Task::Lay);
        if let Some(card) = self.taken {
            t.tell(Event::Paid { seat, card, bundle });
        }
    }

    /// Lays the card if only one row has room; tells whether it was laid.
    pub(crate) fn settle_row(&mut self, t: &mut impl Teller) -> bool {
        let mut open = self.acting().display.open_rows();
        let (first, more) = (open.next(), open.next());
        drop(open);
        match (first, more) {
            (Some(row), None) => {
                self.lay(row, t);
                true
            }
            _ => false,
        }
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
        self.take_effect(effect, t);
    }
}
