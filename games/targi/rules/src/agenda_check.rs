//! Whether an agenda is one that play can reach.

use crate::agenda::{HandUse, Task};
use crate::border::Border;
use crate::card::Effect;
use crate::ids::GoodsId;
use crate::state::{State, TakenFrom};
use crate::token::Token;
use crate::violation::Violation;
use caravanserai_core::Seat;

impl State {
    /// The agenda has one of the few shapes that a decision can be waiting in.
    pub(crate) fn check_agenda(&self, faults: &mut Vec<Violation>) {
        let (first, second) = (self.start, self.start.other());
        let tasks = self.agenda.as_slice();
        let (expected_actor, inner): (Option<Seat>, &[Task]) = match tasks {
            [] => (None, &[]),
            [Task::Placement] => (self.next_to_place(), &[]),
            [Task::Round, Task::PutBack(seat)]
                if *seat == second && self.put_back[first.index()].is_some() =>
            {
                (Some(second), &[])
            }
            [Task::Round, Task::PutBack(b), Task::PutBack(a)]
                if (*a, *b) == (first, second) && self.put_back == [None; 2] =>
            {
                (Some(first), &[])
            }
            [Task::RaidOver, Task::Raid(seat)] if *seat == second => (Some(second), &[]),
            [Task::RaidOver, Task::Raid(b), Task::Raid(a)] if (*a, *b) == (first, second) => {
                (Some(first), &[])
            }
            [Task::Reveal, Task::Turn(b), Task::Turn(a), tokens @ ..]
                if (*a, *b) == (first, second) && is_token_phase(tokens, first) =>
            {
                (None, &[])
            }
            [Task::Reveal, Task::Turn(b), Task::Turn(a), inner @ ..]
                if (*a, *b) == (first, second) && self.is_action(inner) =>
            {
                (Some(first), inner)
            }
            [Task::Reveal, Task::Turn(b), inner @ ..] if *b == second && is_end(inner) => {
                (Some(first), inner)
            }
            [Task::Reveal, Task::Turn(b), inner @ ..] if *b == second && self.is_action(inner) => {
                (Some(second), inner)
            }
            [Task::Reveal, inner @ ..] if is_end(inner) => (Some(second), inner),
            _ => {
                faults.push(Violation::Agenda(tasks.to_vec()));
                return;
            }
        };
        if expected_actor.is_some_and(|seat| seat != self.actor) {
            faults.push(Violation::NotToAct(self.actor));
        }
        if matches!(tasks, [Task::Placement]) && expected_actor.is_none() {
            faults.push(Violation::AllPlaced);
        }
        self.check_robber(tasks, faults);
        self.check_held_cards(inner, faults);
    }

    fn check_robber(&self, tasks: &[Task], faults: &mut Vec<Violation>) {
        let raid = |field| matches!(self.rules.border(field), Border::Raid(_));
        let on_corner = self.robber.is_some_and(raid);
        let raiding = matches!(tasks.last(), Some(Task::Raid(_)));
        let before = matches!(tasks.first(), Some(Task::Round));
        if !tasks.is_empty() && (raiding != on_corner || self.robber.is_none() != before) {
            faults.push(Violation::RobberAndRaid);
        }
    }

    /// Cards are held exactly while they are decided on.
    fn check_held_cards(&self, inner: &[Task], faults: &mut Vec<Violation>) {
        let top = inner.last();
        let deciding = matches!(top, Some(Task::Taken | Task::Pay | Task::Lay));
        if deciding != self.taken.is_some() {
            faults.push(Violation::TakenCard);
        }
        let from_hand =
            matches!(self.taken_from, TakenFrom::Noble | TakenFrom::Hand | TakenFrom::HandFree);
        if top == Some(&Task::Taken) && from_hand {
            faults.push(Violation::HandCardTaken);
        }
        if (top == Some(&Task::LayDune)) != self.held_dune.is_some() {
            faults.push(Violation::HeldDune);
        }
        if (top == Some(&Task::PickTribe)) != self.drawn.iter().any(Option::is_some) {
            faults.push(Violation::DrawnCards);
        }
        let opening = matches!(top, Some(Task::PickGoods { .. } | Task::TargiaCard));
        if opening != self.opened.iter().any(Option::is_some) {
            faults.push(Violation::OpenedCards);
        }
        if top == Some(&Task::TargiaCard) && self.opened[0].is_none() {
            faults.push(Violation::TargiaCard);
        }
    }

    /// Whether these tasks can lie above a turn: goods still to be taken, and
    /// one thing that may be anything.
    fn is_action(&self, inner: &[Task]) -> bool {
        let [lower @ .., top] = inner else { return true };
        let waits = |task: &Task| match task {
            Task::Goods(count) | Task::GoodsOfCard(count) => (1..=6).contains(count),
            Task::Either(card) => self.is_alternative(*card),
            Task::Noble(_) => *top == Task::WhichHand(HandUse::Noble),
            _ => false,
        };
        lower.len() <= 4 && lower.iter().all(waits) && self.can_be_on_top(*top)
    }

    fn is_alternative(&self, card: GoodsId) -> bool {
        self.rules.goods_ids().any(|known| known == card) && self.rules.goods(card).or.is_some()
    }

    fn can_be_on_top(&self, task: Task) -> bool {
        let small = |n: u8| (1..=6).contains(&n);
        match task {
            Task::Goods(count) | Task::GoodsOfCard(count) | Task::GoodsOfAKind(count) => {
                small(count)
            }
            Task::Treasure(card) => {
                let known = self.rules.tribe_ids().any(|other| other == card);
                known && matches!(self.tribe_card(card).effect, Effect::Treasure(_))
            }
            Task::Either(card) => self.is_alternative(card),
            Task::Trader { swapped_in, .. } => swapped_in <= 0b111,
            Task::Silversmith { lines, .. } => (1..=4).contains(&lines),
            Task::Rearrange { cards, fresh } => cards <= 3 && (cards > 0 || fresh),
            Task::SwapGoods(times) => small(times),
            Task::SellGoods { times, goods, vp } => {
                small(times) && (1..=4).contains(&goods) && small(vp)
            }
            Task::PickGoods { receive } => (1..=3).contains(&receive),
            Task::Waive(row) => {
                let player = self.acting();
                player.display.row_len(row) > 0
                    && player.display.len() <= 9
                    && player.tokens.contains(Token::Waiver)
            }
            Task::OpenCard => !self.tribes_are_out(),
            Task::Noble(_)
            | Task::WhichHand(_)
            | Task::FataMorgana(_)
            | Task::Targia
            | Task::TargiaCard
            | Task::Taken
            | Task::Pay
            | Task::Lay
            | Task::LayDune
            | Task::Rob
            | Task::AnyBorder
            | Task::AnyDune
            | Task::FromCentre
            | Task::PickTribe => true,
            Task::PutBack(_)
            | Task::Round
            | Task::Raid(_)
            | Task::RaidOver
            | Task::Placement
            | Task::TargiToken(_)
            | Task::Markers
            | Task::MarkerToken(_)
            | Task::Turn(_)
            | Task::TurnOver
            | Task::Limit
            | Task::Reveal => false,
        }
    }
}

/// Whether these tasks are those of placing tokens, from some point on.
fn is_token_phase(tasks: &[Task], first: Seat) -> bool {
    let second = first.other();
    let all = [
        Task::MarkerToken(second),
        Task::MarkerToken(first),
        Task::Markers,
        Task::TargiToken(second),
        Task::TargiToken(first),
    ];
    let waits = matches!(tasks.last(), Some(Task::MarkerToken(_) | Task::TargiToken(_)));
    waits && all.starts_with(tasks)
}

/// Whether these tasks can lie at the end of a turn.
fn is_end(inner: &[Task]) -> bool {
    matches!(inner, [Task::Limit] | [Task::Limit, Task::Goods(1)])
}
