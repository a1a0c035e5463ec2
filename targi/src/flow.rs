//! The flow of the game: what may be chosen now, and what follows by itself.
//!
//! Both look only at the top of the agenda.

use crate::agenda::Task;
use crate::choice::Choice;
use crate::event::Teller;
use crate::goods::Bundle;
use crate::state::{State, TakenFrom};

impl State {
    /// Lists the choices of whoever is to act.
    #[inline]
    pub(crate) fn list_choices(&self, out: &mut Vec<Choice>) {
        match self.agenda.top() {
            None => {}
            Some(Task::Raid(_)) => self.raid_choices(out),
            Some(Task::Placement) => self.placement_choices(out),
            Some(Task::Turn(_)) => self.turn_choices(out),
            Some(Task::Limit) => self.limit_choices(out),
            Some(Task::Noble) => self.noble_choices(out),
            Some(Task::Trader { swapped_in }) => self.trader_choices(swapped_in, out),
            Some(Task::Silversmith) => self.silversmith_choices(out),
            Some(Task::FataMorgana) => self.fata_morgana_choices(out),
            Some(Task::Taken) => self.taken_choices(out),
            Some(Task::Pay) => self.pay_choices(out),
            Some(Task::Lay) => self.row_choices(out),
            Some(Task::Goods(count) | Task::GoodsOfCard(count)) => {
                State::goods_choices(count, out);
            }
            Some(Task::Treasure { goods, gold, vp }) => {
                State::goods_choices(goods, out);
                out.push(Choice::Take(Bundle::gold(gold)));
                out.push(Choice::Take(Bundle::vp(vp)));
            }
            Some(Task::Rearrange { fresh, .. }) => self.rearrange_choices(fresh, out),
            Some(Task::Round | Task::RaidOver | Task::TurnOver | Task::Reveal) => {
                debug_assert!(false, "such tasks are carried out at once");
            }
        }
    }

    /// Plays a legal choice and everything that follows by itself.
    #[inline]
    pub(crate) fn apply(&mut self, choice: Choice, t: &mut impl Teller) {
        self.carry_out(choice, t);
        self.advance(t);
    }

    fn carry_out(&mut self, choice: Choice, t: &mut impl Teller) {
        let Some(task) = self.agenda.top() else { return };
        match (task, choice) {
            (Task::Placement, Choice::Place(field)) => self.place(field, t),
            (Task::Turn(_), Choice::Use(spot)) => self.use_spot(spot, t),
            (Task::Turn(_), Choice::End) => self.end_turn(t),
            (Task::Turn(_), Choice::PlayHand) => {
                self.play_from_hand(TakenFrom::Hand);
                self.agenda.push(Task::Pay);
            }
            (Task::Raid(_), Choice::Pay(bundle)) => self.pay_raid(bundle, t),
            (Task::Limit, Choice::Return(bundle)) => self.return_surplus(bundle, t),
            (Task::Noble, Choice::Play) => {
                self.play_from_hand(TakenFrom::Noble);
                self.agenda.replace(Task::Pay);
            }
            (Task::Noble, Choice::Discard) => self.discard_hand(t),
            (Task::Trader { .. } | Task::Rearrange { .. }, Choice::Done) => self.agenda.pop(),
            (Task::Trader { swapped_in }, Choice::Trade { give, get }) => {
                self.trade_on(give, get, swapped_in, t);
            }
            (Task::Silversmith, Choice::Trade { give, get }) => {
                self.trade(give, get, t);
                self.agenda.pop();
            }
            (Task::FataMorgana, Choice::MoveMarker { from, to }) => self.move_marker(from, to, t),
            (Task::Taken, Choice::Play) => self.play_taken(),
            (Task::Taken, Choice::Keep) => self.keep(t),
            (Task::Taken, Choice::Discard) => self.discard_taken(t),
            (Task::Pay, Choice::Pay(bundle)) => self.pay_for_card(bundle, t),
            (Task::Lay, Choice::Row(row)) => self.lay(row, t),
            (Task::Goods(_) | Task::Treasure { .. }, Choice::Take(bundle)) => {
                self.agenda.pop();
                self.gain(bundle, t);
            }
            (Task::GoodsOfCard(_), Choice::Take(bundle)) => {
                self.agenda.pop();
                self.gain(bundle, t);
                self.note_goods_card(bundle, t);
            }
            (Task::Rearrange { .. }, Choice::Swap(a, b)) => self.swap_cards(a, b, t),
            (Task::Rearrange { cards, .. }, Choice::Shift { from, to }) => {
                self.shift_card(from, to, cards, t);
            }
            _ => debug_assert!(false, "`{choice}` does not answer {task:?}"),
        }
    }

    /// Carries out whatever needs no decision, until somebody has to choose.
    pub(crate) fn advance(&mut self, t: &mut impl Teller) {
        while let Some(task) = self.agenda.top() {
            let carried_out = match task {
                Task::Round => {
                    self.begin_round(t);
                    true
                }
                Task::Raid(seat) => self.settle_raid(seat, t),
                Task::RaidOver => {
                    self.after_raid(t);
                    true
                }
                Task::Placement => match self.next_to_place() {
                    Some(seat) => {
                        self.actor = seat;
                        false
                    }
                    None => {
                        self.place_markers(t);
                        self.agenda.replace(Task::Reveal);
                        self.agenda.push(Task::Turn(self.start.other()));
                        self.agenda.push(Task::Turn(self.start));
                        true
                    }
                },
                Task::Turn(seat) => {
                    self.actor = seat;
                    false
                }
                Task::TurnOver => {
                    self.after_turn();
                    true
                }
                Task::Limit => self.settle_limit(t),
                Task::Reveal => {
                    self.reveal(t);
                    true
                }
                Task::Pay => self.settle_payment(t),
                Task::Lay => self.settle_row(t),
                Task::Trader { swapped_in } => {
                    // Nothing left to exchange.
                    let finished = !self.can_trade(swapped_in);
                    if finished {
                        self.agenda.pop();
                    }
                    finished
                }
                Task::Noble
                | Task::Silversmith
                | Task::FataMorgana
                | Task::Taken
                | Task::Goods(_)
                | Task::GoodsOfCard(_)
                | Task::Treasure { .. }
                | Task::Rearrange { .. } => false,
            };
            if !carried_out {
                return;
            }
        }
    }
}
