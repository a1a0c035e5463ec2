//! The flow of the game: what may be chosen now, and what follows by itself.
//!
//! Both look only at the top of the agenda.

use crate::agenda::{HandUse, Task};
use crate::card::Effect;
use crate::choice::{Choice, Spot};
use crate::event::Teller;
use crate::goods::{Bundle, Good};
use crate::state::{State, TakenFrom};

impl State {
    /// Lists the choices of the player to act.
    #[inline]
    pub(crate) fn choices(&self, out: &mut Vec<Choice>) {
        let Some(task) = self.agenda.top() else { return };
        match task {
            Task::Placement => self.placement_choices(out),
            Task::Turn(_) => self.turn_choices(out),
            Task::Raid(_) => self.raid_choices(out),
            Task::Limit => self.limit_choices(out),
            Task::PutBack(_) => State::put_back_choices(out),
            Task::TargiToken(_) => self.targi_token_choices(out),
            Task::MarkerToken(_) => self.marker_token_choices(out),
            Task::Waive(_) => out.extend([Choice::Waive, Choice::Done]),
            Task::Round | Task::RaidOver | Task::Markers | Task::TurnOver | Task::Reveal => {
                debug_assert!(false, "such tasks are carried out at once")
            }
            Task::Noble(_)
            | Task::WhichHand(_)
            | Task::Trader { .. }
            | Task::Silversmith { .. }
            | Task::FataMorgana(_)
            | Task::OpenCard
            | Task::Targia
            | Task::TargiaCard
            | Task::Taken
            | Task::Pay
            | Task::Lay
            | Task::LayDune
            | Task::Goods(_)
            | Task::GoodsOfCard(_)
            | Task::GoodsOfAKind(_)
            | Task::Treasure(_)
            | Task::Either(_)
            | Task::Rob
            | Task::AnyBorder
            | Task::AnyDune
            | Task::FromCentre
            | Task::PickTribe
            | Task::PickGoods { .. }
            | Task::SwapGoods(_)
            | Task::SellGoods { .. }
            | Task::Rearrange { .. } => self.action_choices(task, out),
        }
    }

    /// The choices within an action. They stand apart so that those above are inlined.
    fn action_choices(&self, task: Task, out: &mut Vec<Choice>) {
        match task {
            Task::Noble(_) => self.noble_choices(out),
            Task::WhichHand(purpose) => self.hand_choices(purpose, out),
            Task::Trader { edition, swapped_in } => self.trader_choices(edition, swapped_in, out),
            Task::Silversmith { edition, fresh, .. } => {
                self.silversmith_choices(edition, fresh, out);
            }
            Task::FataMorgana(edition) => self.fata_morgana_choices(edition, out),
            Task::OpenCard => {
                out.push(Choice::Accept);
                if self.acting().purse.water > 0 {
                    out.push(Choice::Next);
                }
                self.water_card_choices(out);
            }
            Task::Targia => self.targia_choices(out),
            Task::TargiaCard => self.targia_card_choices(out),
            Task::Taken => self.taken_choices(out),
            Task::Pay => self.pay_choices(out),
            Task::Lay | Task::LayDune => self.row_choices(out),
            Task::Goods(count) | Task::GoodsOfCard(count) => State::goods_choices(count, out),
            Task::GoodsOfAKind(count) => {
                out.extend(Good::ALL.map(|good| Choice::Take(Bundle::of(good, count))));
            }
            Task::Treasure(card) => {
                let Effect::Treasure(treasure) = self.tribe_card(card).effect else { return };
                if treasure.goods > 0 {
                    State::goods_choices(treasure.goods, out);
                }
                let others = [
                    Bundle::gold(treasure.gold),
                    Bundle::water(treasure.water),
                    Bundle::vp(treasure.vp),
                ];
                out.extend(others.into_iter().filter(|b| !b.is_nothing()).map(Choice::Take));
            }
            Task::Either(card) => {
                let card = self.rules.goods(card);
                out.extend([Some(card.gives), card.or].into_iter().flatten().map(Choice::Take));
            }
            Task::Rob => out.extend(self.loot().map(|good| Choice::Take(Bundle::of(good, 1)))),
            Task::AnyBorder => {
                out.extend(self.fields_to_pick().map(Spot::Border).map(Choice::Pick));
                out.push(Choice::Done);
            }
            Task::AnyDune => {
                out.extend(self.dunes_to_pick().map(Spot::Dune).map(Choice::Pick));
                out.push(Choice::Done);
            }
            Task::FromCentre => {
                out.extend(self.centre_cards_to_play().map(Spot::Centre).map(Choice::Pick));
                self.discount_choices(out);
                self.conversion_choices(out);
                out.push(Choice::Done);
            }
            Task::PickTribe => self.pick_tribe_choices(out),
            Task::PickGoods { .. } => self.pick_goods_choices(out),
            Task::SwapGoods(_) => self.swap_goods_choices(out),
            Task::SellGoods { goods, vp, .. } => self.sell_goods_choices(goods, vp, out),
            Task::Rearrange { cards, fresh } => self.rearrange_choices(cards, fresh, out),
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
            | Task::Reveal
            | Task::Waive(_) => debug_assert!(false, "{task:?} is no action"),
        }
    }

    /// Plays a legal choice and everything that follows by itself.
    #[inline]
    pub(crate) fn apply(&mut self, choice: Choice, t: &mut impl Teller) {
        self.carry_out(choice, t);
        self.advance(t);
    }

    /// Most choices say what they are about; the others answer the top task.
    #[inline]
    fn carry_out(&mut self, choice: Choice, t: &mut impl Teller) {
        match choice {
            Choice::Place(spot) => self.place(spot, t),
            Choice::Use(spot) => self.use_spot(spot, t),
            Choice::End => self.end_turn(t),
            Choice::PlayHand => self.ask_for_hand_card(HandUse::Surcharge),
            Choice::Card(slot) => self.use_card(slot, t),
            Choice::Return(bundle) => self.return_surplus(bundle, t),
            Choice::MoveMarker { from, to } => self.move_marker(from, to, t),
            Choice::GiveCard(row) => self.give_card(row, t),
            Choice::PutBack(token) => self.put_back(token, t),
            Choice::Token(spot) => self.place_token(spot, t),
            Choice::Pick(spot) => self.pick(spot, t),
            Choice::Give(good) => self.give_for_card(good, t),
            Choice::Open => self.open_goods_card(t),
            Choice::Next => self.next_open_card(t),
            Choice::Keep => self.keep(t),
            Choice::Choose(index) => self.pick_tribe(index, t),
            Choice::Leave(index) => self.leave_goods_card(index, t),
            Choice::Swap(a, b) => self.swap_cards(a, b, t),
            Choice::Trade { .. } | Choice::Joker(_) if State::is_conversion(choice) => {
                self.convert(choice, t);
            }
            Choice::Take(_)
            | Choice::Pay(_)
            | Choice::Trade { .. }
            | Choice::Joker(_)
            | Choice::Accept
            | Choice::Hand(_)
            | Choice::Play
            | Choice::Discard
            | Choice::Waive
            | Choice::Shift { .. }
            | Choice::Row(_)
            | Choice::Done => self.answer(choice, t),
        }
    }

    /// Carries out a choice that means something else for each task.
    fn answer(&mut self, choice: Choice, t: &mut impl Teller) {
        let Some(task) = self.agenda.top() else { return };
        match (task, choice) {
            (Task::Waive(row), Choice::Waive) => self.waive(row, t),
            (Task::Waive(row), Choice::Done) => self.do_not_waive(row, t),
            (Task::Raid(_), Choice::Pay(Bundle::NOTHING)) => self.fail_raid(t),
            (_, Choice::Done) => {
                self.agenda.pop();
            }
            (Task::Raid(_), Choice::Pay(bundle)) => self.pay_raid(bundle, t),
            (Task::Pay, Choice::Pay(bundle)) => self.pay_for_card(bundle, t),
            (Task::Lay, Choice::Row(row)) => self.lay(row, t),
            (Task::LayDune, Choice::Row(row)) => self.lay_dune(row, t),
            (Task::Taken, Choice::Play) => self.play_taken(),
            (Task::Taken, Choice::Discard) => self.discard_taken(t),
            (Task::Noble(_), Choice::Play) => {
                self.play_from_hand(TakenFrom::Noble);
                self.agenda.replace_top(Task::Pay);
            }
            (Task::Noble(edition), Choice::Discard) => self.discard_hand(edition, t),
            (Task::WhichHand(purpose), Choice::Hand(index)) => {
                self.choose_hand_card(index, purpose);
            }
            (Task::OpenCard, Choice::Accept) => {
                self.agenda.pop();
                self.draw_tribe_card(t);
            }
            (Task::TargiaCard, Choice::Accept) => self.accept_goods_card(t),
            (Task::Rob, Choice::Take(bundle)) => self.rob(bundle, t),
            (_, Choice::Take(bundle)) => {
                self.agenda.pop();
                self.gain(bundle, t);
                if matches!(task, Task::GoodsOfCard(_) | Task::Either(_)) {
                    self.note_goods_card(bundle, t);
                }
            }
            (Task::Rearrange { cards, .. }, Choice::Shift { from, to }) => {
                self.shift_card(from, to, cards, t);
            }
            (Task::Trader { edition, swapped_in }, Choice::Trade { give, get }) => {
                self.trade_on(give, get, (edition, swapped_in), t);
            }
            (Task::Silversmith { edition, lines, .. }, Choice::Trade { give, get }) => {
                self.sell_silver(give, get, (edition, lines), t);
            }
            (Task::SwapGoods(times), Choice::Trade { give, get }) => {
                self.trade(give, get, t);
                self.go_on(Task::SwapGoods(times - 1), times - 1);
            }
            (Task::SellGoods { times, goods, vp }, Choice::Trade { give, get }) => {
                self.trade(give, get, t);
                self.go_on(Task::SellGoods { times: times - 1, goods, vp }, times - 1);
            }
            // Named one by one, so that a new task is thought of here.
            (
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
                | Task::Reveal
                | Task::Noble(_)
                | Task::WhichHand(_)
                | Task::Trader { .. }
                | Task::Silversmith { .. }
                | Task::FataMorgana(_)
                | Task::OpenCard
                | Task::Targia
                | Task::TargiaCard
                | Task::Taken
                | Task::Pay
                | Task::Lay
                | Task::Goods(_)
                | Task::GoodsOfCard(_)
                | Task::Treasure(_)
                | Task::GoodsOfAKind(_)
                | Task::Either(_)
                | Task::Rob
                | Task::Waive(_)
                | Task::AnyBorder
                | Task::AnyDune
                | Task::FromCentre
                | Task::PickTribe
                | Task::PickGoods { .. }
                | Task::SwapGoods(_)
                | Task::SellGoods { .. }
                | Task::LayDune
                | Task::Rearrange { .. },
                _,
            ) => debug_assert!(false, "`{choice}` does not answer {task:?}"),
        }
    }

    /// Carries out the place that a card or a dune lets one pick.
    fn pick(&mut self, spot: Spot, t: &mut impl Teller) {
        match spot {
            Spot::Border(field) => self.pick_field(field, t),
            Spot::Dune(place) => self.pick_dune(place, t),
            Spot::Centre(place) => self.play_from_centre(place, t),
            Spot::Targia => debug_assert!(false, "her service is not picked"),
        }
    }

    /// Goes on with a task that has something left, or ends it.
    fn go_on(&mut self, task: Task, left: u8) {
        if left > 0 {
            self.agenda.replace_top(task);
        } else {
            self.agenda.pop();
        }
    }

    /// Carries out whatever needs no decision, until somebody has to choose.
    pub(crate) fn advance(&mut self, t: &mut impl Teller) {
        while let Some(task) = self.agenda.top() {
            let carried_out = match task {
                Task::Turn(seat) | Task::PutBack(seat) => {
                    self.actor = seat;
                    false
                }
                Task::Placement => match self.next_to_place() {
                    Some(seat) => {
                        self.actor = seat;
                        false
                    }
                    None => {
                        self.begin_turns(t);
                        true
                    }
                },
                Task::Round => {
                    self.begin_round(t);
                    true
                }
                Task::Raid(seat) => self.settle_raid(seat, t),
                Task::RaidOver => {
                    self.after_raid(t);
                    true
                }
                Task::TargiToken(seat) => {
                    let offered = self.offer_targi_token(seat);
                    self.drop_unless(offered)
                }
                Task::MarkerToken(seat) => {
                    let offered = self.offer_marker_token(seat);
                    self.drop_unless(offered)
                }
                Task::Markers => {
                    self.agenda.pop();
                    self.place_markers(t);
                    true
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
                Task::Lay | Task::LayDune => self.settle_row(t),
                Task::PickGoods { receive } => self.settle_goods_pick(receive, t),
                // What has nothing to offer any more is over.
                Task::Trader { edition, swapped_in } => {
                    self.drop_unless(self.may_trade_on(edition, swapped_in))
                }
                Task::Silversmith { edition, .. } => self.drop_unless(self.may_sell_on(edition)),
                Task::Rob => {
                    let offered = self.loot().next().is_some();
                    self.drop_unless(offered)
                }
                Task::AnyDune => {
                    let offered = self.dunes_to_pick().next().is_some();
                    self.drop_unless(offered)
                }
                Task::SwapGoods(_) => self.drop_unless(self.may_have_goods(1)),
                Task::SellGoods { goods, .. } => self.drop_unless(self.may_have_goods(goods)),
                Task::Noble(_)
                | Task::WhichHand(_)
                | Task::FataMorgana(_)
                | Task::OpenCard
                | Task::Targia
                | Task::TargiaCard
                | Task::Taken
                | Task::Goods(_)
                | Task::GoodsOfCard(_)
                | Task::Treasure(_)
                | Task::GoodsOfAKind(_)
                | Task::Either(_)
                | Task::Waive(_)
                | Task::AnyBorder
                | Task::FromCentre
                | Task::PickTribe
                | Task::Rearrange { .. } => false,
            };
            if !carried_out {
                return;
            }
        }
    }

    /// Takes the top task away if there is nothing to decide; tells whether it did.
    fn drop_unless(&mut self, offered: bool) -> bool {
        if !offered {
            self.agenda.pop();
        }
        !offered
    }

    /// All Targi are placed: tokens and markers follow, then both players' turns.
    fn begin_turns(&mut self, t: &mut impl Teller) {
        let (first, second) = (self.start, self.start.other());
        self.agenda.replace_top(Task::Reveal);
        self.agenda.push(Task::Turn(second));
        self.agenda.push(Task::Turn(first));
        if self.players.iter().all(|player| player.tokens.is_empty()) {
            self.place_markers(t);
            return;
        }
        // T-TOK-4, T-TOK-5: figures, then their token; markers, then theirs.
        self.agenda.push(Task::MarkerToken(second));
        self.agenda.push(Task::MarkerToken(first));
        self.agenda.push(Task::Markers);
        self.agenda.push(Task::TargiToken(second));
        self.agenda.push(Task::TargiToken(first));
    }
}
