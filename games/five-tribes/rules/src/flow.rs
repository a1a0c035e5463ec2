//! How a game goes on: the top of the agenda is listed, played, settled.
//!
//! [`State::choices`] is the one place that says what is legal; each task's
//! choices are listed by the file that is named after it. Playing a choice
//! changes the agenda, and [`State::settle`] then carries out all that needs
//! nobody's decision until somebody has to choose again.

use crate::agenda::{Business, Task};
use crate::choice::Choice;
use crate::event::{Event, Teller};
use crate::ids::Djinns;
use crate::state::State;
use caravanserai_core::UpToSix;

/// Where choices are listed to.
pub(crate) trait Sink {
    /// One more legal choice.
    fn add(&mut self, choice: Choice);

    /// Several more.
    #[inline]
    fn add_some(&mut self, some: &UpToSix<Choice>) {
        some.as_slice().iter().for_each(|choice| self.add(*choice));
    }
}

impl Sink for Vec<Choice> {
    #[inline]
    fn add(&mut self, choice: Choice) {
        self.push(choice);
    }

    #[inline]
    fn add_some(&mut self, some: &UpToSix<Choice>) {
        some.add_to(self);
    }
}

/// Finds out whether there is no choice, one, or more.
#[derive(Default)]
pub(crate) struct Only {
    pub(crate) first: Option<Choice>,
    pub(crate) more: bool,
}

impl Sink for Only {
    #[inline]
    fn add(&mut self, choice: Choice) {
        if self.first.is_none() {
            self.first = Some(choice);
        } else {
            self.more = true;
        }
    }
}

/// What can be told of a task at a glance.
pub(crate) enum Settled {
    /// It needed no decision and is done.
    Acted,
    /// Somebody has to decide: there are at least two ways, or others must
    /// think that there are.
    Asks,
    /// That takes a closer look.
    Unclear,
}

impl State {
    /// Lists every legal choice of the player to act.
    pub(crate) fn choices(&self, sink: &mut impl Sink) {
        let Some(task) = self.open.agenda.top() else { return };
        match task {
            Task::Bid => self.list_bids(sink),
            Task::NextTurn => {}
            Task::Walk => {
                self.list_takes(sink);
                self.list_powers(sink);
            }
            Task::Step => self.list_steps(sink),
            Task::Control { .. } => self.list_control(sink),
            Task::Tribe { tribe, count, at } => self.list_tribe(tribe, count, at, sink),
            Task::SecondKill { at } => self.list_second_kills(at, sink),
            Task::SecondKillHeld { victim } => self.list_held_victims(victim, sink),
            Task::UseThief { tribe } => self.list_thief(tribe, sink),
            Task::TileAction { at } => self.list_tile(at, sink),
            Task::MarketCard { among } => self.list_cards(among, sink),
            Task::Finish => self.list_finish(sink),
            Task::LaySet { laid } => self.list_set(laid, sink),
            Task::ChooseTile { djinn } => self.list_tiles_for(djinn, sink),
            Task::Build { piece, at } => self.list_build(piece, at, sink),
            Task::BuildBeside { at, .. } => self.list_beside(at, sink),
            Task::KeepDjinn { count } => self.list_djinns_looked_at(count, sink),
            Task::KeepItem { count } => self.list_items_drawn(count, sink),
            Task::Give { thief, victim, .. } => self.list_gifts(thief, victim, sink),
            Task::TakeLoot { thief, left } => self.list_loot(thief, left, sink),
            Task::Lamp => self.list_lamp(sink),
            Task::Flute { onto, gathered } => self.list_flute(onto, gathered, sink),
            Task::Scimitar { .. } => self.list_scimitar(sink),
            Task::Talisman { from } => self.list_talisman(from, sink),
            Task::Horn { placed } => self.list_horn(placed, sink),
            Task::Ring => self.list_ring(sink),
        }
    }

    /// Plays a legal choice and all that follows by itself.
    #[inline]
    pub(crate) fn apply(&mut self, choice: Choice, teller: &mut impl Teller) {
        self.choose(choice, teller);
        self.settle(teller);
    }

    /// What the choice itself does. [`State::choices`] says what fits a task.
    fn choose(&mut self, choice: Choice, t: &mut impl Teller) {
        let Some(task) = self.open.agenda.top() else { return };
        match (task, choice) {
            (Task::Bid, Choice::Bid { price, fakirs }) => self.bid(price, fakirs, t),
            (Task::Walk, Choice::Take(from)) => self.take_meeples(from, t),
            (Task::Walk, Choice::Pass) => self.pass(t),
            (Task::Step, Choice::Step(to, tribe)) => self.step(to, tribe, t),
            (Task::Step, Choice::Fly(to, tribe)) => self.fly(to, tribe, t),
            (Task::Control { at }, Choice::Camel) => self.take_control(at, t),
            (Task::Control { at }, Choice::Tent) => self.pitch_tent(at, t),
            (Task::Tribe { count, at, .. }, Choice::Fakirs(fakirs)) => {
                self.build_with(count, fakirs, at, t);
            }
            (Task::Tribe { count, at, .. }, Choice::Kill(on, tribe)) => {
                self.assassinate(count, at, on, tribe, t);
            }
            (Task::Tribe { .. }, Choice::KillHeld(victim, tribe)) => {
                self.assassinate_held(victim, tribe, t);
            }
            (Task::SecondKill { .. }, Choice::Kill(on, tribe)) => self.kill_second(on, tribe, t),
            (Task::SecondKillHeld { .. }, Choice::KillHeld(victim, tribe)) => {
                self.drop_top();
                self.kill_held(victim, tribe, t);
            }
            (Task::UseThief { .. }, Choice::UseThief(thief)) => self.send_thief(thief, t),
            (Task::TileAction { .. }, Choice::BuyDjinn(djinn, payment)) => {
                self.buy_djinn(djinn, payment, t);
            }
            (Task::TileAction { .. }, Choice::BuyThief(thief, payment)) => {
                self.hire_thief(thief, payment, t);
            }
            (Task::TileAction { at }, Choice::Card(place)) => self.buy_card(at, place, t),
            (Task::TileAction { .. }, Choice::Make(payment)) => self.make_item(payment, t),
            (Task::MarketCard { .. }, Choice::Card(place)) => {
                self.open.agenda.pop();
                self.take_card(place, t);
            }
            (Task::Walk | Task::Finish | Task::LaySet { .. }, Choice::Lay(kind)) => {
                self.lay(kind, t);
            }
            (Task::LaySet { laid }, Choice::Sell) => self.sell(laid, t),
            (Task::Finish, Choice::End) => self.end_turn(t),
            (Task::ChooseTile { djinn }, Choice::On(at)) => self.power_on_tile(djinn, at, t),
            (Task::Build { piece, at }, Choice::UseDjinn(djinn, payment)) => {
                self.build_aside(piece, at, djinn, payment, t);
            }
            (Task::Build { piece, .. } | Task::BuildBeside { piece, .. }, Choice::On(at)) => {
                self.open.agenda.pop();
                self.build(piece, at, t);
            }
            (Task::KeepDjinn { count }, Choice::PickDjinn(djinn)) => {
                self.keep_djinn(count, djinn, t)
            }
            (Task::KeepItem { count }, Choice::PickItem(item)) => self.keep_item(count, item, t),
            (Task::Give { .. }, _) => self.give(choice, t),
            (Task::TakeLoot { .. }, _) => self.take_loot(choice, t),
            (Task::Lamp, Choice::PickDjinn(djinn)) => self.rub_lamp(djinn, t),
            (Task::Flute { .. }, _) => self.play_flute(choice, t),
            (Task::Scimitar { .. }, Choice::Kill(on, tribe)) => self.strike(on, tribe, t),
            (Task::Talisman { from }, Choice::On(at)) => self.move_camel(from, at, t),
            (Task::Horn { placed }, Choice::PickResource(kind)) => self.arrange(placed, kind, t),
            (Task::Ring, Choice::PickItem(item)) => self.wear_ring(item, t),
            // Whatever is asked, one can call a djinn, use an item, or do without.
            (_, Choice::UseDjinn(djinn, payment)) => self.use_djinn(djinn, payment, t),
            (_, Choice::UseItem(item)) => self.use_item(item, t),
            (_, Choice::Skip) => self.drop_top(),
            _ => debug_assert!(false, "`{choice}` does not answer {task:?}"),
        }
    }

    /// Carries out what needs no decision: automatic tasks, and tasks with
    /// only one way or none for all that others know (F-RULE-23).
    #[inline]
    pub(crate) fn settle(&mut self, teller: &mut impl Teller) {
        while let Some(task) = self.open.agenda.top() {
            if task.is_always_asked() || self.asks(task, teller) {
                return;
            }
        }
    }

    /// Carries out the top task, unless somebody has to decide; tells whether that is so.
    #[inline]
    fn asks(&mut self, task: Task, teller: &mut impl Teller) -> bool {
        match self.act_by_itself(task, teller) {
            Settled::Acted => false,
            Settled::Asks => true,
            Settled::Unclear => self.asks_after_a_closer_look(task, teller),
        }
    }

    /// The list of choices of a task tells whether somebody has to decide.
    #[inline(never)]
    fn asks_after_a_closer_look(&mut self, task: Task, teller: &mut impl Teller) -> bool {
        let mut ways = self.ways();
        if !ways.more && task.depends_on_the_hand() {
            ways = self.ways_others_reckon_with();
        }
        match ways.first {
            _ if ways.more => return true,
            Some(choice) => self.choose(choice, teller),
            None => self.drop_task(task, teller),
        }
        false
    }

    /// Whether there is no choice, one, or more.
    pub(crate) fn ways(&self) -> Only {
        let mut ways = Only::default();
        self.choices(&mut ways);
        ways
    }

    /// Carries out a task that needs no decision, if it can be told at a glance. For
    /// any other task its list of choices tells.
    fn act_by_itself(&mut self, task: Task, teller: &mut impl Teller) -> Settled {
        match task {
            Task::NextTurn => self.next_turn(teller),
            Task::Walk if self.finds_a_walk() => Settled::Asks,
            Task::Tribe { tribe, count, at } => self.act_at_once(tribe, count, at, teller),
            Task::UseThief { tribe } => self.pass_without_thief(tribe),
            Task::TileAction { at } => self.tile_at_once(at),
            Task::Build { piece, at } => self.build_at_once(piece, at, teller),
            Task::KeepItem { count } if count > 1 => Settled::Asks,
            Task::Give { thief, victim, left } => self.give_at_once(thief, victim, left, teller),
            Task::Bid
            | Task::Walk
            | Task::KeepItem { .. }
            | Task::Step
            | Task::Control { .. }
            | Task::SecondKill { .. }
            | Task::SecondKillHeld { .. }
            | Task::MarketCard { .. }
            | Task::Finish
            | Task::LaySet { .. }
            | Task::ChooseTile { .. }
            | Task::BuildBeside { .. }
            | Task::KeepDjinn { .. }
            | Task::TakeLoot { .. }
            | Task::Lamp
            | Task::Flute { .. }
            | Task::Scimitar { .. }
            | Task::Talisman { .. }
            | Task::Horn { .. }
            | Task::Ring => Settled::Unclear,
        }
    }

    /// Nothing can be done about a task: it is carried out as far as possible.
    fn drop_task(&mut self, task: Task, teller: &mut impl Teller) {
        match task.business() {
            Business::Victim(_) => self.next_victim(),
            Business::Loot => self.share_out(teller),
            Business::Bidder | Business::Active => self.drop_top(),
        }
    }

    fn drop_top(&mut self) {
        self.open.agenda.pop();
    }

    /// The next marker acts (F-TURN-1), or the round is over.
    #[inline(never)]
    fn next_turn(&mut self, teller: &mut impl Teller) -> Settled {
        self.open.agenda.pop();
        let Some(seat) = self.open.track.iter_mut().rev().find_map(Option::take) else {
            self.end_round(teller);
            return Settled::Acted;
        };
        self.open.bid_order.push(seat);
        self.open.active = seat;
        self.open.used = Djinns::EMPTY;
        self.open.item_used = false;
        self.open.agenda.push(Task::Walk);
        teller.tell(Event::TurnBegins { seat });
        if self.finds_a_walk() {
            return Settled::Asks;
        }
        // F-END-1: no legal move makes this round the last, whatever follows.
        self.open.ending = true;
        teller.tell(Event::NoMove { seat });
        Settled::Acted
    }

    /// F-PASS-1: a player without a legal move uses djinns or passes.
    fn pass(&mut self, teller: &mut impl Teller) {
        self.open.agenda.pop();
        self.open.agenda.push(Task::NextTurn);
        teller.tell(Event::Passed { seat: self.open.active });
    }

    fn end_turn(&mut self, teller: &mut impl Teller) {
        self.open.agenda.pop();
        self.open.agenda.push(Task::NextTurn);
        teller.tell(Event::TurnEnds { seat: self.open.active });
    }

    /// Before a turn ends its player may sell sets, use djinns and items.
    fn list_finish(&self, sink: &mut impl Sink) {
        sink.add(Choice::End);
        self.list_first_of_set(sink);
        self.list_powers(sink);
    }

    /// Djinns and magic items that are not bound to a moment: they can be used
    /// before the walk and at every later decision of your turn.
    #[inline]
    pub(crate) fn list_powers(&self, sink: &mut impl Sink) {
        let djinns = self.djinns_to_call();
        if !djinns.is_empty() {
            self.list_djinns(djinns, sink);
        }
        if self.open.options.artisans && !self.open.item_used {
            self.list_magic(sink);
        }
    }
}
