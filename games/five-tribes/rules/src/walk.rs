//! The walk: take all meeples of a tile and drop one on each tile entered
//! (F-MOVE-1), one choice a step.
//!
//! Only steps are offered from which the walk can still end legally, so a
//! player is never stuck. A walk can end when some tile at exactly the right
//! distance holds a colour that is still in hand, or when it can come back to
//! a tile where it has dropped the colour of its last meeple itself.

use crate::agenda::Task;
use crate::catalogue::catalogue;
use crate::choice::Choice;
use crate::event::{Event, Source, Teller};
use crate::flow::Sink;
use crate::printed::{Magic, Power};
use crate::square::{Square, Squares, Way};
use crate::state::{State, Walk};
use crate::tribe::{Meeples, Tribe};

impl State {
    /// Whether the meeples of a tile can go on a walk (F-MOVE-1).
    #[inline]
    fn can_set_out(&self, from: Square) -> bool {
        let board = &self.open.board;
        let hand = board.meeples(from);
        let steps = hand.total();
        // The tile of origin is empty by the time a walk comes back to it.
        let ends = board.reach(from, None, steps).without(from.only());
        board.stands_on(ends, hand.colours())
            || has_pair(hand) && board.can_end_twice(from, None, steps)
    }

    /// Whether there is a legal move, the flying carpet left aside: whether
    /// somebody holds it is secret, and the end of the game is not.
    #[inline]
    pub(crate) fn can_walk(&self) -> bool {
        self.open.board.occupied().into_iter().any(|from| self.can_set_out(from))
    }

    /// Whether the last meeple of a hand will find its colour by carpet: it
    /// stands `elsewhere`, was just dropped, or will be dropped before.
    fn can_fly(&self, hand: Meeples, elsewhere: Squares, fresh: Option<Tribe>) -> bool {
        hand.tribes().any(|tribe| {
            !self.open.board.standing(tribe).and(elsewhere).is_empty()
                || hand.of(tribe) >= 2
                || fresh == Some(tribe)
        })
    }

    pub(crate) fn list_takes(&self, sink: &mut impl Sink) {
        let carpet = self.has_magic(Magic::Carpet);
        let mut ordinary = false;
        for from in self.open.board.occupied() {
            if self.can_set_out(from) {
                ordinary = true;
                sink.add(Choice::Take(from));
            } else if carpet && self.can_set_out_by_carpet(from) {
                sink.add(Choice::Take(from));
            }
        }
        if !ordinary {
            sink.add(Choice::Pass);
            // A thief could take the cards before the game ends (F-RULE-5).
            self.list_first_of_set(sink);
        }
    }

    fn can_set_out_by_carpet(&self, from: Square) -> bool {
        let board = &self.open.board;
        let hand = board.meeples(from);
        !board.reach(from, None, hand.total() - 1).is_empty()
            && self.can_fly(hand, board.land().without(from.only()), None)
    }

    pub(crate) fn list_steps(&self, sink: &mut impl Sink) {
        let Walk { hand, at, from } = self.open.walk;
        let came = from.and_then(|from| Way::between(from, at));
        let carpet = self.has_magic(Magic::Carpet);
        for way in Way::ALL {
            if came == Some(way.back()) || !self.open.board.exits(way).has(at) {
                continue;
            }
            let Some(to) = at.beside(way) else { continue };
            if hand.total() == 1 {
                let fits = hand.tribes().filter(|t| self.open.board.standing(*t).has(to));
                fits.for_each(|tribe| sink.add(Choice::Step(to, tribe)));
            } else {
                self.list_drops(to, way, hand, carpet, sink);
            }
        }
        if carpet && hand.total() == 1 {
            for tribe in hand.tribes() {
                let fits = self.open.board.standing(tribe);
                fits.into_iter().for_each(|to| sink.add(Choice::Fly(to, tribe)));
            }
        }
    }

    /// The colours that may be dropped on `to` while others stay in hand: those
    /// after which the walk can still end.
    #[inline]
    fn list_drops(&self, to: Square, way: Way, hand: Meeples, carpet: bool, sink: &mut impl Sink) {
        let board = &self.open.board;
        let steps = hand.total() - 1;
        let ends = board.reach(to, Some(way), steps);
        let lasts = board.colours_on(ends, hand.colours());
        let comes_back = ends.has(to);
        for tribe in hand.tribes() {
            let mut rest = hand;
            rest.take(tribe);
            let others = lasts & !(1 << tribe as u8);
            let ordinary = others != 0
                || (lasts != 0 || comes_back) && rest.has(tribe)
                || has_pair(rest) && board.can_end_twice(to, Some(way), steps);
            let flies = || {
                !board.reach(to, Some(way), steps - 1).is_empty()
                    && self.can_fly(rest, board.land(), Some(tribe))
            };
            if ordinary || carpet && flies() {
                sink.add(Choice::Step(to, tribe));
            }
        }
    }

    pub(crate) fn take_meeples(&mut self, from: Square, teller: &mut impl Teller) {
        let hand = self.open.board.take_all(from);
        self.open.walk = Walk { hand, at: from, from: None };
        self.open.agenda.pop();
        self.open.agenda.push(Task::Step);
        teller.tell(Event::PickedUp { seat: self.open.active, from, hand });
    }

    pub(crate) fn step(&mut self, to: Square, tribe: Tribe, teller: &mut impl Teller) {
        let seat = self.open.active;
        teller.tell(Event::Dropped { seat, on: to, tribe });
        self.drop_meeple(to, tribe, teller);
    }

    pub(crate) fn fly(&mut self, to: Square, tribe: Tribe, teller: &mut impl Teller) {
        self.spend_item(Magic::Carpet, teller);
        teller.tell(Event::Flew { seat: self.open.active, on: to, tribe });
        self.drop_meeple(to, tribe, teller);
    }

    fn drop_meeple(&mut self, to: Square, tribe: Tribe, teller: &mut impl Teller) {
        let walk = &mut self.open.walk;
        walk.hand.take(tribe);
        walk.from = Some(walk.at);
        walk.at = to;
        self.open.board.put(to, tribe);
        self.welcome(to, teller);
        if self.open.walk.hand.is_empty() {
            self.open.walk = Walk::default();
            self.open.agenda.pop();
            self.arrive(to, tribe, teller);
        }
    }

    /// Marid earns when a meeple is dropped on a tile of his owner.
    #[inline]
    fn welcome(&mut self, to: Square, teller: &mut impl Teller) {
        let Some(owner) = self.open.holder(Power::CoinsForVisits) else { return };
        if self.open.player(owner).tiles().has(to) {
            let coins = if owner == self.open.active { 1 } else { 2 };
            let marid = catalogue().djinn_with(Power::CoinsForVisits);
            marid.into_iter().for_each(|d| self.earn(owner, coins, Source::Djinn(d), teller));
        }
    }
}

fn has_pair(hand: Meeples) -> bool {
    hand.total() >= 5 && hand.tribes().any(|tribe| hand.of(tribe) >= 2)
}
