//! What holds in every state that play can reach.
//!
//! Tests run this after every choice, and a loaded position must pass it.

use crate::agenda::Task;
use crate::card::{Effect, Symbol};
use crate::centre::CentreCard;
use crate::dune::{DuneEffect, DunePlace};
use crate::event::Silent;
use crate::field::Field;
use crate::goods::Bundle;
use crate::hand::Hand;
use crate::ids::{Card, TribeSet};
use crate::limit::{MAX_GOLD, MAX_GOODS, MAX_WATER};
use crate::options::TokenRule;
use crate::powers::Powers;
use crate::setup::CARDS_PER_SYMBOL;
use crate::state::{Player, State};
use crate::token::{Token, Tokens};
use crate::violation::{PlayerViolation, Violation};
use caravanserai_core::{Seat, Set};

/// The list of what is wrong.
type Faults = Vec<Violation>;

impl State {
    pub(crate) fn broken_invariants(&self) -> Faults {
        let mut faults = Faults::new();
        self.check_tribe_cards(&mut faults);
        self.check_goods_cards(&mut faults);
        self.check_dunes(&mut faults);
        self.check_board(&mut faults);
        for seat in [Seat(0), Seat(1)] {
            self.check_player(seat, &mut faults);
            self.check_tokens(seat, &mut faults);
        }
        self.check_agenda(&mut faults);
        if faults.is_empty() {
            self.check_rest(&mut faults);
        }
        faults
    }

    /// Every tribe card is in exactly one place; nine of each symbol are there.
    fn check_tribe_cards(&self, faults: &mut Faults) {
        let mut seen = TribeSet::EMPTY;
        let in_centre = self.centre.iter().filter_map(|card| match card {
            CentreCard::Tribe(card) => Some(*card),
            _ => None,
        });
        let displayed = self.players.iter().flat_map(|player| player.display.cards());
        let off_display = (self.tribe_pile.as_slice().iter().copied())
            .chain(self.tribe_discard.iter())
            .chain(in_centre)
            .chain(self.players.iter().flat_map(|player| player.hand.iter()).map(|hand| hand.card))
            .chain(self.taken)
            .chain(self.drawn.into_iter().flatten());
        let placed =
            displayed.map(|card| (card, true)).chain(off_display.map(|card| (card, false)));
        for (card, displayed) in placed {
            if !displayed && !self.rules.is_tribe_card(card) {
                faults.push(Violation::DuneOffDisplay(self.tribe_card(card).id.clone()));
            }
            if !seen.insert(card) {
                faults.push(self.in_two_places(card));
            }
        }
        for symbol in Symbol::ALL {
            let cards = seen.iter().filter(|card| self.rules.is_tribe_card(*card));
            let found = cards.filter(|card| self.tribe_card(*card).symbol == symbol).count();
            if found != CARDS_PER_SYMBOL {
                faults.push(Violation::SymbolCount { symbol, found, right: CARDS_PER_SYMBOL });
            }
        }
    }

    fn in_two_places<C: Card>(&self, card: C) -> Violation {
        Violation::TwoPlaces(C::PILE, card.name(&self.rules).to_owned())
    }

    /// Every one of these cards is in exactly one place.
    fn check_once<C: Card>(
        &self,
        all: impl Iterator<Item = C>,
        places: impl Iterator<Item = C>,
        faults: &mut Faults,
    ) {
        let mut seen = Set::EMPTY;
        for card in places.filter(|card| !seen.insert(*card)) {
            faults.push(self.in_two_places(card));
        }
        for card in all.filter(|card| !seen.contains(*card)) {
            let name = card.name(&self.rules).to_owned();
            faults.push(Violation::Nowhere(C::PILE, name));
        }
    }

    fn check_goods_cards(&self, faults: &mut Faults) {
        let in_centre = self.centre.iter().filter_map(|card| match card {
            CentreCard::Goods(card) => Some(*card),
            _ => None,
        });
        let places = (self.goods_pile.as_slice().iter().copied())
            .chain(self.goods_discard.iter())
            .chain(in_centre)
            .chain(self.opened.into_iter().flatten());
        self.check_once(self.rules.goods_ids(), places, faults);
    }

    /// Every dune is in exactly one place, and Targi stand on open ones.
    fn check_dunes(&self, faults: &mut Faults) {
        let displayed = self.players.iter().flat_map(|player| player.display.cards());
        let places = (self.dune_pile.as_slice().iter().copied())
            .chain(self.dune_discard.iter())
            .chain(self.open_dunes.into_iter().flatten())
            .chain(self.held_dune)
            .chain(displayed.filter_map(|card| self.rules.dune_of(card)));
        self.check_once(self.rules.dune_ids(), places, faults);
        for place in DunePlace::ALL {
            let on = self.players.iter().filter(|player| player.dunes.contains(place));
            let empty = self.open_dunes[place.index()].is_none();
            if empty && on.clone().next().is_some() {
                faults.push(Violation::NoDuneAt(place));
            }
            let join = self.players.iter().any(|p| p.powers.has(Powers::JOIN_DUNES));
            if on.count() > 1 && !join {
                faults.push(Violation::TwoOnDune(place));
            }
        }
        let holds = self.held_dune.map(|dune| self.rules.dune(dune).effect);
        if !matches!(holds, None | Some(DuneEffect::Display { .. })) {
            faults.push(Violation::HeldDuneIsNotLaid);
        }
    }

    fn check_board(&self, faults: &mut Faults) {
        let right = self.robber.map_or(0, round_of);
        if self.round != right {
            let field = self.robber.map_or(0, Field::number);
            faults.push(Violation::Round { field, right, found: self.round });
        }
        for place in self.face_down {
            if self.centre[place.index()] == CentreCard::Empty {
                faults.push(Violation::EmptyFaceDown(place));
            }
        }
        self.check_clear_board(faults);
        let marked = self.marked().union(self.tokened());
        for place in marked {
            if self.centre[place.index()] == CentreCard::Empty || self.face_down.contains(place) {
                faults.push(Violation::MarkerOnNoCard(place));
            }
        }
        for place in self.players[0].markers {
            if self.players[1].markers.contains(place) && !self.markers_may_meet() {
                faults.push(Violation::BothMarkers(place));
            }
        }
        for field in self.players[0].targi {
            let other = self.players[1].targi;
            if other.contains(field) || field.facing().is_some_and(|f| other.contains(f)) {
                faults.push(Violation::FacesOpponent(field));
            }
        }
    }

    /// T-REV-1: a round begins with a clear board.
    fn check_clear_board(&self, faults: &mut Faults) {
        let bottom = self.agenda.as_slice().first();
        let placing = bottom == Some(&Task::Placement);
        let before = matches!(bottom, Some(Task::RaidOver | Task::Round));
        let hidden_or_marked = self.face_down.union(self.marked()).union(self.tokened());
        if (placing || before) && !hidden_or_marked.is_empty() {
            faults.push(Violation::MarkedBeforeTurns);
        }
        let out = |player: &Player| player.placed() > 0 || player.targi_token.is_some();
        if before && self.players.iter().any(out) {
            faults.push(Violation::TargiBeforePlacement);
        }
    }

    fn check_player(&self, seat: Seat, faults: &mut Faults) {
        let player = self.player(seat);
        let mut fault = |what| faults.push(Violation::Player { seat, what });
        let purse = &player.purse;
        let amounts = [purse.dates, purse.salt, purse.pepper, purse.gold, purse.water];
        if amounts.into_iter().any(|amount| amount > Bundle::MOST) {
            fault(PlayerViolation::Amounts(*purse));
        }
        let in_turn = seat == self.actor && self.turns_have_begun();
        let over = purse.goods_count_wide() > MAX_GOODS.into()
            || purse.gold > MAX_GOLD
            || purse.water > MAX_WATER;
        if over && !in_turn && !self.may_be_over_limit(seat) {
            fault(PlayerViolation::OverLimit(*purse));
        }
        let fresh = player.hand.iter().any(|hand| hand.fresh);
        let noted = player.got_goods || player.bonus_paid != 0 || player.discount_now > 0;
        // What a turn notes is forgotten before the limit.
        let acts = in_turn && !self.agenda.as_slice().contains(&Task::Limit);
        if !acts && (fresh || noted) {
            fault(PlayerViolation::Noted);
        }
        if player.powers != player.derived_powers(&self.rules) {
            fault(PlayerViolation::Powers);
        }
        if player.card_gold > player.gold_for_cards(&self.rules) {
            fault(PlayerViolation::GoldOnCards(player.card_gold));
        }
        for card in player.ready.iter() {
            let displayed = player.effects(&self.rules).find(|(other, _)| *other == card);
            let once = |effect: &Effect| effect.timing() == crate::card::Timing::Once;
            if !displayed.is_some_and(|(_, effect)| once(&effect)) {
                fault(PlayerViolation::ActionMarker(self.tribe_card(card).id.clone()));
            }
        }
        let placed = player.targi.len() + player.dunes.len();
        if placed > player.targi_now {
            fault(PlayerViolation::Placed(placed));
        }
        if player.targi_now > Player::TARGI || player.targi_next > Player::TARGI {
            fault(PlayerViolation::TargiCount);
        }
        if player.targi.without(Field::CORNERS) != player.targi {
            fault(PlayerViolation::OnCorner);
        }
        if let Some(field) = self.robber
            && player.targi.contains(field)
            && !player.powers.has(Powers::IGNORE_ROBBER)
        {
            fault(PlayerViolation::WithRobber(field));
        }
        if player.markers.len() > 2 {
            fault(PlayerViolation::MarkerCount);
        }
        let hand_limit = if player.powers.has(Powers::HAND_OF_TWO) { Hand::CAPACITY } else { 1 };
        if player.hand.len() > hand_limit && self.robber != Field::new(Field::COUNT) {
            fault(PlayerViolation::HandCount);
        }
        if player.bonus_paid > 0b111 || player.discount_now > 90 {
            fault(PlayerViolation::NotedTooMuch);
        }
        if player.targia_due && !self.rules.options.expansion {
            fault(PlayerViolation::NoTargia);
        }
    }

    /// Whether all figures, markers and tokens are out and the turns are under way.
    fn turns_have_begun(&self) -> bool {
        let to_come = |task: &Task| {
            matches!(task, Task::TargiToken(_) | Task::Markers | Task::MarkerToken(_))
        };
        let tasks = self.agenda.as_slice();
        tasks.first() == Some(&Task::Reveal) && !tasks.iter().any(to_come)
    }

    /// Exchanges at a raid may go over the limit, until your turn is over.
    fn may_be_over_limit(&self, seat: Seat) -> bool {
        let after_raid = self.robber.is_some_and(|field| field.number() % 4 <= 1);
        let tasks = self.agenda.as_slice();
        let turn_to_come =
            tasks.first() != Some(&Task::Reveal) || tasks.contains(&Task::Turn(seat));
        after_raid && turn_to_come && self.rules.has_exchanges()
    }

    fn check_tokens(&self, seat: Seat, faults: &mut Faults) {
        let player = self.player(seat);
        let mut fault = |what| faults.push(Violation::Player { seat, what });
        let any = !player.tokens.is_empty()
            || player.targi_token.is_some()
            || player.marker_token.is_some()
            || player.waived.is_some()
            || self.put_back[seat.index()].is_some();
        if any && self.rules.options.tokens == TokenRule::Off {
            fault(PlayerViolation::NoTokens);
        }
        if player.waived.is_some_and(|card| !player.display.cards().any(|other| other == card)) {
            fault(PlayerViolation::Waiver);
        }
        if let Some(field) = player.targi_token {
            let taken = self.players.iter().any(|player| player.targi.contains(field));
            if taken || field.is_corner() || self.robber == Some(field) {
                fault(PlayerViolation::TargiToken);
            }
        }
        if player.marker_token.is_some_and(|place| self.marked().contains(place)) {
            fault(PlayerViolation::MarkerToken);
        }
        let [one, other] = &self.players;
        let same_field = one.targi_token.is_some() && one.targi_token == other.targi_token;
        let same_card = one.marker_token.is_some() && one.marker_token == other.marker_token;
        if same_field || same_card {
            fault(PlayerViolation::TokensMeet);
        }
        let choosing = self.agenda.as_slice().iter().any(|task| matches!(task, Task::PutBack(_)));
        if self.put_back[seat.index()].is_some() && !choosing {
            fault(PlayerViolation::PutBack);
        }
        let agreed = self.rules.options.same_tokens.unwrap_or(Tokens::from_iter(Token::ALL));
        if !player.tokens.without(agreed).is_empty() {
            fault(PlayerViolation::OtherTokens);
        }
        let expected = if choosing { 4 } else { 3 };
        if player.tokens.len() > expected {
            fault(PlayerViolation::TokenCount);
        }
    }

    /// Nothing is left that would happen by itself, and there is something to choose.
    fn check_rest(&self, faults: &mut Faults) {
        let Some(task) = self.agenda.top() else { return };
        let mut choices = Vec::new();
        self.choices(&mut choices);
        if choices.is_empty() {
            faults.push(Violation::NoChoice(task));
            return;
        }
        let mut later = self.clone();
        later.advance(&mut Silent);
        if later != *self {
            faults.push(Violation::NothingToDecide(task));
        }
    }
}

/// The round in which the robber stands on a field; a raid belongs to the
/// round that it opens, the last one to the last round.
fn round_of(field: Field) -> u8 {
    let number = field.number();
    let corners_passed = number / 4;
    match field.is_corner() {
        true if number < Field::COUNT => number - corners_passed + 1,
        _ => number - corners_passed,
    }
}
