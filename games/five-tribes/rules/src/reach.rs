//! Where a walk can end: the tiles that are reached in exactly so many steps
//! without an immediate step back (F-MOVE-1).
//!
//! All walks go forward at once: a front keeps, for each direction of the last
//! step, the set of squares where some walk stands. On the open board the
//! answers are in a table made by the compiler; mountains and the Chasm differ
//! from game to game, so there the front walks.

use crate::board::{Board, CROWD};
use crate::square::{SQUARES, Square, Squares, Way};

/// Where all walks of one length stand, by the direction of their last step.
#[derive(Clone, Copy)]
struct Front([Squares; 4]);

impl Front {
    /// A walk that came to `at` this way, or begins there.
    const fn start(at: Square, came: Option<Way>) -> Front {
        match came {
            Some(way) => {
                let mut front = [Squares::NONE; 4];
                front[way as usize].insert(at);
                Front(front)
            }
            None => Front::from_each(at.only()),
        }
    }

    /// Walks that begin on any of these squares.
    #[inline]
    const fn from_each(squares: Squares) -> Front {
        // Each of the first two forbids one way that the other allows.
        Front([squares, squares, Squares::NONE, Squares::NONE])
    }

    /// One step further on a board with these exits.
    #[inline]
    const fn step(self, exits: &[Squares; 4]) -> Front {
        let [n, e, s, w] = self.0;
        let (upright, level) = (n.or(s), e.or(w));
        Front([
            n.or(level).and(exits[0]).moved(Way::North),
            e.or(upright).and(exits[1]).moved(Way::East),
            s.or(level).and(exits[2]).moved(Way::South),
            w.or(upright).and(exits[3]).moved(Way::West),
        ])
    }

    #[inline]
    const fn squares(self) -> Squares {
        self.0[0].or(self.0[1]).or(self.0[2]).or(self.0[3])
    }

    const fn only_at(self, squares: Squares) -> Front {
        Front([
            self.0[0].and(squares),
            self.0[1].and(squares),
            self.0[2].and(squares),
            self.0[3].and(squares),
        ])
    }

    const fn or(self, other: Front) -> Front {
        Front([
            self.0[0].or(other.0[0]),
            self.0[1].or(other.0[1]),
            self.0[2].or(other.0[2]),
            self.0[3].or(other.0[3]),
        ])
    }
}

/// The fewest steps in which a walk ends on a tile that it has entered before: one to get
/// there and four around, since it never steps back.
pub(crate) const SHORTEST_MEETING: u8 = 5;

/// Longer walks reach what walks of the same parity reach at this length.
const LONGEST: usize = 11;
const OPEN_SQUARES: usize = 30;
/// The fifth way is "the walk begins here".
const WAYS: usize = 5;

const OPEN_EXITS: [Squares; 4] = {
    let mut exits = [Squares::NONE; 4];
    let mut index = 0;
    while index < OPEN_SQUARES {
        let square = Square::new(index as u8).expect("a square of the open board");
        let mut way = 0;
        while way < 4 {
            if let Some(next) = square.beside(Way::ALL[way])
                && next.index() < OPEN_SQUARES
            {
                exits[way].insert(square);
            }
            way += 1;
        }
        index += 1;
    }
    exits
};

static OPEN_REACH: [[[Squares; SQUARES]; WAYS]; LONGEST + 1] = {
    let mut reach = [[[Squares::NONE; SQUARES]; WAYS]; LONGEST + 1];
    let mut index = 0;
    while index < OPEN_SQUARES {
        let mut way = 0;
        while way < WAYS {
            let came = if way < 4 { Some(Way::ALL[way]) } else { None };
            let mut front =
                Front::start(Square::new(index as u8).expect("a square of the open board"), came);
            let mut steps = 0;
            while steps <= LONGEST {
                reach[steps][way][index] = front.squares();
                front = front.step(&OPEN_EXITS);
                steps += 1;
            }
            // If no walk gains anything by two more steps, none ever does:
            // each length follows from the one before by the same rule.
            assert!(reach[LONGEST][way][index].0 == reach[LONGEST - 2][way][index].0);
            assert!(reach[LONGEST - 1][way][index].0 == reach[LONGEST - 3][way][index].0);
            way += 1;
        }
        index += 1;
    }
    reach
};

/// The tiles of these crowds, by size from 1 meeple, whose walk can end where the same
/// squares of `standing` are.
#[inline]
fn small_crowds<const N: usize>(
    standing: &[Squares; N],
    exits: &[Squares; 4],
    crowds: &[Squares; CROWD],
) -> Squares {
    let mut found = Squares::NONE;
    for standing in standing {
        let mut front = Front::from_each(*standing);
        for crowd in crowds {
            front = front.step(exits);
            found = found.or(front.squares().and(*standing).and(*crowd));
        }
    }
    found
}

impl Board {
    fn all_exits(&self) -> [Squares; 4] {
        Way::ALL.map(|way| self.exits(way))
    }

    /// The tiles that a walk which came to `at` this way (or begins there) can
    /// reach in exactly `steps` more steps.
    #[inline]
    pub fn reach(&self, at: Square, came: Option<Way>, steps: u8) -> Squares {
        if self.rows() == 5 {
            let steps = usize::from(steps);
            let steps = if steps <= LONGEST { steps } else { LONGEST - ((steps ^ LONGEST) & 1) };
            let way = came.map_or(4, |way| way as usize);
            return OPEN_REACH[steps][way][at.index()];
        }
        self.reach_on_foot(at, came, steps)
    }

    #[inline(never)]
    fn reach_on_foot(&self, at: Square, came: Option<Way>, steps: u8) -> Squares {
        let exits = self.all_exits();
        (0..steps).fold(Front::start(at, came), |front, _| front.step(&exits)).squares()
    }

    /// The tiles with at most [`CROWD`] meeples whose walk can end where one of its
    /// colours stands (F-MOVE-1).
    ///
    /// A way can be walked in either direction, so each colour sets out from all its
    /// tiles at once and finds the tiles that reach it. In so few steps no walk comes
    /// back to its origin, so none meets what it has taken along itself.
    #[inline]
    pub(crate) fn small_crowds_to_set_out_from(&self) -> Squares {
        const { assert!(CROWD < 4, "four steps lead back to the origin") };
        let exits = self.all_exits();
        let crowds = std::array::from_fn(|fewer| self.crowd(fewer + 1));
        if self.rows() != 5 {
            return small_crowds(&self.all_standing(), &exits, &crowds);
        }
        // On five rows two colours walk in one word.
        let [a, b, c, d, e, f] = self.all_standing();
        let found = small_crowds(
            &[a.beside_other(b), c.beside_other(d), e.beside_other(f)],
            &exits.map(|squares| squares.beside_other(squares)),
            &crowds.map(|squares| squares.beside_other(squares)),
        );
        found.or(found.second_half()).and(self.land())
    }

    /// Whether such a walk can end on a tile that it enters twice, so that the
    /// last meeple meets one dropped earlier.
    #[inline(never)]
    pub(crate) fn can_end_twice(&self, at: Square, came: Option<Way>, steps: u8) -> bool {
        steps >= SHORTEST_MEETING
            && self.land().into_iter().any(|end| self.enters_twice(at, came, steps, end))
    }

    /// Whether such a walk can end on `end` and has been there before.
    pub(crate) fn enters_twice(
        &self,
        at: Square,
        came: Option<Way>,
        steps: u8,
        end: Square,
    ) -> bool {
        let exits = self.all_exits();
        let mut walks = Front::start(at, came);
        let mut been_there = Front([Squares::NONE; 4]);
        for _ in 1..steps {
            walks = walks.step(&exits);
            been_there = been_there.step(&exits).or(walks.only_at(end.only()));
        }
        been_there.step(&exits).squares().has(end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Mountains;
    use crate::ids::Tile;

    fn brute(board: &Board, at: Square, came: Option<Way>, steps: u8) -> Squares {
        if steps == 0 {
            return at.only();
        }
        let mut ends = Squares::NONE;
        for way in Way::ALL {
            if came != Some(way.back())
                && board.exits(way).has(at)
                && let Some(next) = at.beside(way)
            {
                ends = ends.or(brute(board, next, Some(way), steps - 1));
            }
        }
        ends
    }

    #[test]
    fn the_table_says_what_walking_says() {
        let board = Board::new(5, [Tile::default(); SQUARES], Mountains::default());
        for at in board.land() {
            for came in [None, Some(Way::North), Some(Way::East), Some(Way::South), Some(Way::West)]
            {
                for steps in 0..40 {
                    let table = board.reach(at, came, steps);
                    assert_eq!(table, board.reach_on_foot(at, came, steps), "{at} {steps}");
                    if steps < 8 {
                        assert_eq!(table, brute(&board, at, came, steps), "{at} {steps}");
                    }
                }
            }
        }
    }
}
