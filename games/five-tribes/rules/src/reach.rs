//! Where a walk can end: the tiles that are reached in exactly so many steps
//! without an immediate step back (F-MOVE-1).
//!
//! All walks go forward at once: a front keeps, for each direction of the last
//! step, the set of squares where some walk stands. On the open board the
//! answers are in a table made by the compiler; mountains and the Chasm differ
//! from game to game, so there the front walks.

use crate::board::Board;
use crate::square::{SQUARES, Square, Squares, Way};

/// Where all walks of one length stand, by the direction of their last step.
#[derive(Clone, Copy)]
struct Front([Squares; 4]);

impl Front {
    /// A walk that came to `at` this way, or begins there.
    const fn start(at: Square, came: Option<Way>) -> Front {
        let mut front = [Squares::NONE; 4];
        match came {
            Some(way) => front[way as usize].insert(at),
            // Each of these two forbids one way that the other allows.
            None => {
                front[Way::North as usize].insert(at);
                front[Way::East as usize].insert(at);
            }
        }
        Front(front)
    }

    /// One step further on a board with these exits.
    const fn step(self, exits: &[Squares; 4]) -> Front {
        let [n, e, s, w] = self.0;
        Front([
            n.or(e).or(w).and(exits[0]).moved(Way::North),
            n.or(e).or(s).and(exits[1]).moved(Way::East),
            e.or(s).or(w).and(exits[2]).moved(Way::South),
            n.or(s).or(w).and(exits[3]).moved(Way::West),
        ])
    }

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

static OPEN_REACH: [[[Squares; LONGEST + 1]; WAYS]; SQUARES] = {
    let mut reach = [[[Squares::NONE; LONGEST + 1]; WAYS]; SQUARES];
    let mut index = 0;
    while index < OPEN_SQUARES {
        let mut way = 0;
        while way < WAYS {
            let came = if way < 4 { Some(Way::ALL[way]) } else { None };
            let mut front =
                Front::start(Square::new(index as u8).expect("a square of the open board"), came);
            let mut steps = 0;
            while steps <= LONGEST {
                reach[index][way][steps] = front.squares();
                front = front.step(&OPEN_EXITS);
                steps += 1;
            }
            // If no walk gains anything by two more steps, none ever does:
            // each length follows from the one before by the same rule.
            assert!(reach[index][way][LONGEST].0 == reach[index][way][LONGEST - 2].0);
            assert!(reach[index][way][LONGEST - 1].0 == reach[index][way][LONGEST - 3].0);
            way += 1;
        }
        index += 1;
    }
    reach
};

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
            return OPEN_REACH[at.index()][way][steps];
        }
        self.reach_on_foot(at, came, steps)
    }

    fn reach_on_foot(&self, at: Square, came: Option<Way>, steps: u8) -> Squares {
        let exits = self.all_exits();
        (0..steps).fold(Front::start(at, came), |front, _| front.step(&exits)).squares()
    }

    /// Whether such a walk can end on a tile that it enters twice, so that the
    /// last meeple meets one dropped earlier.
    pub(crate) fn can_end_twice(&self, at: Square, came: Option<Way>, steps: u8) -> bool {
        // The shortest way back to a tile without stepping back takes 4 steps.
        steps >= 5 && self.land().into_iter().any(|end| self.enters_twice(at, came, steps, end))
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
