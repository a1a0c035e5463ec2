//! What holds in every state that play can reach.
//!
//! Tests run this after every choice, and a loaded position must pass it.

use crate::agenda::Task;
use crate::border::{Border, border};
use crate::card::{Effect, TribeSet};
use crate::centre::CentreCard;
use crate::event::Silent;
use crate::field::{Field, FieldSet};
use crate::goods_card::GoodsSet;
use crate::limit::{MAX_GOLD, MAX_GOODS};
use crate::powers::Powers;
use crate::state::{Player, State, TakenFrom};
use caravanserai_core::Seat;

/// The list of what is wrong.
type Faults = Vec<String>;

impl State {
    pub(crate) fn faults(&self) -> Faults {
        let mut faults = Faults::new();
        self.check_tribe_cards(&mut faults);
        self.check_goods_cards(&mut faults);
        self.check_board(&mut faults);
        for seat in [Seat(0), Seat(1)] {
            self.check_player(seat, &mut faults);
        }
        self.check_agenda(&mut faults);
        if faults.is_empty() {
            self.check_rest(&mut faults);
        }
        faults
    }

    /// Every tribe card is in exactly one place.
    fn check_tribe_cards(&self, faults: &mut Faults) {
        let mut seen = TribeSet::default();
        let in_centre = self.centre.iter().filter_map(|card| match card {
            CentreCard::Tribe(card) => Some(*card),
            _ => None,
        });
        let cards = (self.tribe_pile.cards().iter().copied())
            .chain(self.tribe_discard.iter())
            .chain(in_centre)
            .chain(self.players.iter().flat_map(|player| player.display.cards()))
            .chain(self.players.iter().filter_map(|player| player.hand.card))
            .chain(self.taken);
        for card in cards {
            if !seen.insert(card) {
                faults.push(format!("tribe card {} is in two places", self.tribe_card(card).id));
            }
        }
        for card in self.deck.tribe_ids().filter(|card| !seen.contains(*card)) {
            faults.push(format!("tribe card {} is nowhere", self.tribe_card(card).id));
        }
    }

    /// Every goods card is in exactly one place.
    fn check_goods_cards(&self, faults: &mut Faults) {
        let mut seen = GoodsSet::default();
        let in_centre = self.centre.iter().filter_map(|card| match card {
            CentreCard::Goods(card) => Some(*card),
            _ => None,
        });
        let cards = (self.goods_pile.cards().iter().copied())
            .chain(self.goods_discard.iter())
            .chain(in_centre);
        for card in cards {
            if !seen.insert(card) {
                faults.push(format!("goods card {} is in two places", self.deck.goods(card).id));
            }
        }
        for card in self.deck.goods_ids().filter(|card| !seen.contains(*card)) {
            faults.push(format!("goods card {} is nowhere", self.deck.goods(card).id));
        }
    }

    fn check_board(&self, faults: &mut Faults) {
        let expected = self.robber.map_or(0, round_of);
        if self.round != expected {
            let robber = self.robber.map_or(0, Field::number);
            faults.push(format!(
                "with the robber on field {robber} it is round {expected}, not {}",
                self.round
            ));
        }
        if self.start.0 > 1 || self.actor.0 > 1 {
            faults.push("there are only seats 0 and 1".to_owned());
        }
        for place in self.face_down {
            if self.centre[place.index()] == CentreCard::Empty {
                faults.push(format!("{place} is empty and face down"));
            }
        }
        // T-REV-1: a round begins with a clear board.
        let placing = self.agenda.tasks().first() == Some(&Task::Placement);
        let raid = self.agenda.tasks().first() == Some(&Task::RaidOver);
        let hidden_or_marked = self.face_down.union(self.marked());
        if (placing || raid) && !hidden_or_marked.is_empty() {
            faults.push("before the turns no card is face down or marked".to_owned());
        }
        if raid && self.players.iter().any(|player| !player.targi.is_empty()) {
            faults.push("during a raid no Targi stand on the border".to_owned());
        }
        for place in self.marked() {
            if self.centre[place.index()] == CentreCard::Empty || self.face_down.contains(place) {
                faults.push(format!("the marker on {place} lies on no open card"));
            }
        }
        for place in self.players[0].markers {
            if self.players[1].markers.contains(place) {
                faults.push(format!("both players' markers lie on {place}"));
            }
        }
        for field in self.players[0].targi {
            let other = self.players[1].targi;
            if other.contains(field) || field.facing().is_some_and(|f| other.contains(f)) {
                faults.push(format!("the Targi on {field} is on or opposite an opponent's Targi"));
            }
        }
    }

    fn check_player(&self, seat: Seat, faults: &mut Faults) {
        let player = self.player(seat);
        let mut fault = |text: String| faults.push(format!("seat {seat}: {text}"));
        let purse = &player.purse;
        let most = 60;
        if [purse.dates, purse.salt, purse.pepper, purse.gold].iter().any(|n| *n > most)
            || purse.vp > 150
        {
            fault(format!("nobody can own {purse}"));
        }
        if purse.water > 0 {
            fault("there is no water in the base game".to_owned());
        }
        // T-ACT-5, except during the own turn.
        let in_turn = seat == self.actor && self.agenda.tasks().first() == Some(&Task::Reveal);
        if !in_turn && (purse.goods_count_wide() > MAX_GOODS.into() || purse.gold > MAX_GOLD) {
            fault(format!("{purse} is more than {MAX_GOODS} goods and {MAX_GOLD} gold"));
        }
        // What a turn notes is forgotten before the limit.
        let acts = in_turn && !self.agenda.tasks().contains(&Task::Limit);
        if !acts && (player.got_goods || player.bonus_paid != 0 || player.hand.fresh) {
            fault("only during the own actions something is noted about them".to_owned());
        }
        if player.powers != player.derived_powers(self.deck) {
            fault("the powers are not those of the display".to_owned());
        }
        let gold_on_cards = player.sum(self.deck, |effect| match effect {
            Effect::GoldOnCard { gold } => *gold,
            _ => 0,
        });
        if player.card_gold > gold_on_cards {
            fault(format!("there cannot be {} gold on the displayed cards", player.card_gold));
        }
        if player.targi.len() > player.targi_now {
            fault(format!("{} Targi stand on the border", player.targi.len()));
        }
        if player.targi_now > Player::TARGI || player.targi_next > Player::TARGI {
            fault(format!("nobody has more than {} Targi", Player::TARGI));
        }
        if player.targi.without(FieldSet::CORNERS) != player.targi {
            fault("a Targi stands on a corner".to_owned());
        }
        if let Some(field) = self.robber
            && player.targi.contains(field)
            && !player.powers.has(Powers::IGNORE_ROBBER)
        {
            fault(format!("a Targi stands with the robber on {field}"));
        }
        if player.markers.len() > 2 {
            fault("there are only two tribe markers".to_owned());
        }
        if player.hand.card.is_none() && (player.hand.seen || player.hand.fresh) {
            fault("there is no hand card to be seen or fresh".to_owned());
        }
        if player.bonus_paid > 0b111 {
            fault("there are only three goods".to_owned());
        }
    }

    /// The agenda has one of the few shapes that a decision can be waiting in.
    fn check_agenda(&self, faults: &mut Faults) {
        let (first, second) = (self.start, self.start.other());
        let tasks = self.agenda.tasks();
        let (expected_actor, inner): (Option<Seat>, &[Task]) = match tasks {
            [] => (None, &[]),
            [Task::Placement] => (self.next_to_place(), &[]),
            [Task::RaidOver, Task::Raid(seat)] if *seat == second => (Some(second), &[]),
            [Task::RaidOver, Task::Raid(b), Task::Raid(a)] if (*a, *b) == (first, second) => {
                (Some(first), &[])
            }
            [Task::Reveal, Task::Turn(b), Task::Turn(a), inner @ ..]
                if (*a, *b) == (first, second) && is_action(inner) =>
            {
                (Some(first), inner)
            }
            [Task::Reveal, Task::Turn(b), inner @ ..] if *b == second && is_end(inner) => {
                (Some(first), inner)
            }
            [Task::Reveal, Task::Turn(b), inner @ ..] if *b == second && is_action(inner) => {
                (Some(second), inner)
            }
            [Task::Reveal, inner @ ..] if is_end(inner) => (Some(second), inner),
            _ => {
                faults.push(format!("no decision can wait in the agenda {tasks:?}"));
                return;
            }
        };
        if expected_actor.is_some_and(|seat| seat != self.actor) {
            faults.push(format!("seat {} is not the one to act", self.actor));
        }
        if matches!(tasks, [Task::Placement]) && expected_actor.is_none() {
            faults.push("all Targi are placed".to_owned());
        }
        let on_corner = self.robber.is_some_and(|f| matches!(border(f), Border::Raid(_)));
        let raiding = matches!(tasks.last(), Some(Task::Raid(_)));
        if !tasks.is_empty() && (raiding != on_corner || self.robber.is_none()) {
            faults.push("the robber stands on a corner exactly while he raids".to_owned());
        }
        let deciding = matches!(inner, [Task::Taken | Task::Pay | Task::Lay]);
        if deciding != self.taken.is_some() {
            faults.push("a card is taken exactly while it is decided on".to_owned());
        }
        let from_hand = matches!(self.taken_from, TakenFrom::Noble | TakenFrom::Hand);
        if inner == [Task::Taken] && from_hand {
            faults.push("a hand card is not taken again".to_owned());
        }
        if inner == [Task::Noble] && self.acting().hand.card.is_none() {
            faults.push("the Noble needs a hand card".to_owned());
        }
    }

    /// Nothing is left that would happen by itself, and there is something to choose.
    fn check_rest(&self, faults: &mut Faults) {
        let Some(task) = self.agenda.top() else { return };
        let mut choices = Vec::new();
        self.list_choices(&mut choices);
        if choices.is_empty() {
            faults.push(format!("nothing can be chosen at {task:?}"));
            return;
        }
        let mut later = self.clone();
        later.advance(&mut Silent);
        if later != *self {
            faults.push(format!("at {task:?} there is nothing to decide"));
        }
    }
}

/// Whether these tasks can lie above a turn.
fn is_action(inner: &[Task]) -> bool {
    match inner {
        [] => true,
        [Task::Goods(count) | Task::GoodsOfCard(count)] => (1..=6).contains(count),
        [Task::Treasure { goods, gold, vp }] => {
            [goods, gold, vp].iter().all(|n| (1..=6).contains(*n))
        }
        [Task::Trader { swapped_in }] => *swapped_in <= 0b111,
        [Task::Rearrange { cards, .. }] => (1..=3).contains(cards),
        [
            Task::Noble
            | Task::Silversmith
            | Task::FataMorgana
            | Task::Taken
            | Task::Pay
            | Task::Lay,
        ] => true,
        _ => false,
    }
}

/// Whether these tasks can lie at the end of a turn.
fn is_end(inner: &[Task]) -> bool {
    matches!(inner, [Task::Limit] | [Task::Limit, Task::Goods(1)])
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
