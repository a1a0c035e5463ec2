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
use crate::reach::SHORTEST_MEETING;
use crate::square::{COLUMNS, ROWS, Square, Squares, Way};
use crate::state::{State, Walk};
use crate::tribe::{Colours, Meeples, Tribe, each};
use caravanserai_core::{UpToSix, WaysOfSix};

/// The tiles of each row from which meeples may be taken, by the bits of its squares.
static TAKES: [WaysOfSix<Choice>; ROWS] = {
    let mut takes = [UpToSix::all_ways([Choice::Pass; COLUMNS as usize]); ROWS];
    let mut row = 0;
    while row < ROWS {
        let mut all = [Choice::Pass; COLUMNS as usize];
        let mut column = 0;
        while column < all.len() {
            let square = Square::at(column as u8, row as u8).expect("a square of the board");
            all[column] = Choice::Take(square);
            column += 1;
        }
        takes[row] = UpToSix::all_ways(all);
        row += 1;
    }
    takes
};

impl State {
    /// Whether the meeples of a tile can go on a walk (F-MOVE-1).
    #[inline(always)]
    pub(crate) fn can_set_out(&self, from: Square) -> bool {
        let board = &self.open.board;
        let hand = board.meeples(from);
        let steps = hand.total();
        // The tile of origin is empty by the time a walk comes back to it.
        let ends = board.reach(from, None, steps).without(from.only());
        board.stands_on(ends, hand.colours()) || self.can_meet_itself(hand, from, None)
    }

    /// Whether a walk with this hand can end where it has dropped the colour of its last
    /// meeple itself.
    #[inline]
    fn can_meet_itself(&self, hand: Meeples, at: Square, came: Option<Way>) -> bool {
        let steps = hand.total();
        steps >= SHORTEST_MEETING
            && !hand.pairs().is_empty()
            && self.open.board.can_end_twice(at, came, steps)
    }

    /// All tiles whose meeples can go on a walk.
    pub(crate) fn tiles_to_set_out_from(&self) -> Squares {
        let board = &self.open.board;
        let larger = board.larger_crowds().filter(|from| self.can_set_out(*from));
        larger.fold(board.small_crowds_to_set_out_from(), |all, from| all.or(from.only()))
    }

    /// Looks for tiles to set out from and keeps them until the choices are listed; tells
    /// whether there are any.
    #[inline]
    pub(crate) fn finds_a_walk(&mut self) -> bool {
        let tiles = self.tiles_to_set_out_from();
        self.open.board.keep_walks_from(tiles);
        !tiles.is_empty()
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
        let ordinary = self.open.board.walks_from();
        debug_assert_eq!(ordinary, self.tiles_to_set_out_from(), "looked for when a turn begins");
        let mut tiles = ordinary;
        if self.has_magic(Magic::Carpet) {
            let others = self.open.board.occupied().without(ordinary);
            let by_carpet = others.filter(|from| self.can_set_out_by_carpet(*from));
            tiles = by_carpet.fold(tiles, |all, from| all.or(from.only()));
        }
        for (row, takes) in TAKES.iter().enumerate() {
            sink.add_some(&takes[tiles.in_row(row)]);
        }
        if ordinary.is_empty() {
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
        let board = &self.open.board;
        let carpet = self.has_magic(Magic::Carpet);
        let ways = Way::ALL.iter().filter(|way| board.exits(**way).has(at));
        let tiles = ways.map(|way| (*way, at.moved(*way))).filter(|(_, to)| from != Some(*to));
        if hand.total() > 1 {
            tiles.for_each(|(way, to)| {
                each(self.drops(to, way, hand, carpet)).for_each(|t| sink.add(Choice::Step(to, t)));
            });
            return;
        }
        // The last one ends where its colour stands.
        let Some(last) = hand.tribes().next() else { return };
        let fits = board.standing(last);
        let ends = tiles.filter(|(_, to)| fits.has(*to));
        ends.for_each(|(_, to)| sink.add(Choice::Step(to, last)));
        if carpet {
            fits.into_iter().for_each(|to| sink.add(Choice::Fly(to, last)));
        }
    }

    /// The colours that may be dropped on `to` before the last one: those after which the
    /// walk can still end.
    #[inline(always)]
    fn drops(&self, to: Square, way: Way, hand: Meeples, carpet: bool) -> Colours {
        let colours = hand.colours();
        let steps = hand.total() - 1;
        let ends = self.open.board.reach(to, Some(way), steps);
        let lasts = self.open.board.colours_on(ends, colours);
        if lasts.has_several() {
            return colours;
        }
        // Another colour stands at an end and is kept for it.
        let mut drops = if lasts.is_empty() { Colours::EMPTY } else { colours.without(lasts) };
        // Or the same colour is kept: it stands at an end, or will where it is dropped now.
        if !lasts.is_empty() || ends.has(to) {
            drops = drops.union(hand.pairs());
        }
        if (steps >= SHORTEST_MEETING || carpet) && drops != colours {
            drops.extend(each(colours).filter(|t| self.ends_late(to, way, hand, *t, carpet)));
        }
        drops
    }

    /// Whether a walk that drops this colour on `to` can end where it will have dropped
    /// another, or by carpet.
    #[inline(never)]
    fn ends_late(&self, to: Square, way: Way, hand: Meeples, tribe: Tribe, carpet: bool) -> bool {
        let board = &self.open.board;
        let mut rest = hand;
        rest.take(tribe);
        let flies = || {
            !board.reach(to, Some(way), rest.total() - 1).is_empty()
                && self.can_fly(rest, board.land(), Some(tribe))
        };
        self.can_meet_itself(rest, to, Some(way)) || carpet && flies()
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
