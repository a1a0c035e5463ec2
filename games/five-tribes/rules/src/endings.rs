//! Where a walk can end, colour by colour: for planning one, or drawing it.

use crate::board::Board;
use crate::reach::SHORTEST_MEETING;
use crate::square::{Square, Squares, Way};
use crate::state::{Open, Walk};
use crate::tribe::{Meeples, TRIBES, Tribe};

impl Open {
    /// The tiles on which a walk that begins on `from` could put its last
    /// meeple, by the colour of that meeple. The flying carpet is left aside.
    pub fn endings_from(&self, from: Square) -> [Squares; TRIBES] {
        // The tile of origin is empty by the time a walk comes back to it.
        self.board.endings(self.board.meeples(from), from, None, from.only())
    }

    /// The same for the walk under way; nothing when there is none.
    pub fn endings(&self) -> [Squares; TRIBES] {
        let Walk { hand, at, from } = self.walk;
        let came = from.and_then(|from| Way::between(from, at));
        self.board.endings(hand, at, came, Squares::NONE)
    }
}

impl Board {
    fn endings(
        &self,
        hand: Meeples,
        at: Square,
        came: Option<Way>,
        emptied: Squares,
    ) -> [Squares; TRIBES] {
        let steps = hand.total();
        if steps == 0 {
            return [Squares::NONE; TRIBES];
        }
        let reach = self.reach(at, came, steps);
        let met = |tribe| reach.and(self.standing(tribe).without(emptied));
        // A tile that is entered twice can hold what the walk has dropped itself.
        let again = |end: &Square| self.enters_twice(at, came, steps, *end);
        let again = || -> Squares {
            if steps < SHORTEST_MEETING {
                Squares::NONE
            } else {
                self.land().filter(again).collect()
            }
        };
        Tribe::ALL.map(|tribe| match hand.of(tribe) {
            0 => Squares::NONE,
            1 => met(tribe),
            _ => met(tribe).or(again()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agenda::Task;
    use crate::choice::Choice;
    use crate::options::Options;
    use crate::state::State;
    use caravanserai_core::{Chance, Game, Quick, Seed};

    /// Every end of every way to go on, by walking them all.
    fn walked(state: &State, ends: &mut [Squares; TRIBES]) {
        let last = state.open.walk.hand.total() == 1;
        let choices = state.legal();
        for choice in choices {
            match choice {
                Choice::Step(to, tribe) if last => ends[tribe.index()].insert(to),
                Choice::Step(..) => {
                    let mut next = state.clone();
                    next.play_unchecked(choice);
                    walked(&next, ends);
                }
                _ => {}
            }
        }
    }

    #[test]
    fn the_endings_of_a_walk_are_those_that_walking_finds() {
        let mut compared = 0;
        for game in 0..6_u64 {
            let options = Options {
                players: 2 + (game % 3) as u8,
                artisans: game % 2 == 0,
                ..Options::default()
            };
            let mut state = State::new(&options, &Seed::new(format!("endings {game}")));
            let mut chance = Quick::new(game);
            let mut choices = Vec::new();
            while state.to_act().is_some() {
                choices.clear();
                state.choices(&mut choices);
                let carpet = state.has_magic(crate::Magic::Carpet);
                match state.open.agenda.top() {
                    Some(Task::Walk) if !carpet => {
                        for choice in &choices {
                            let Choice::Take(from) = *choice else { continue };
                            let said = state.open.endings_from(from);
                            let mut taken = state.clone();
                            taken.play_unchecked(*choice);
                            assert_eq!(said, taken.open.endings(), "{from}");
                            if taken.open.walk.hand.total() <= 5 && compared < 1500 {
                                let mut ends = [Squares::NONE; TRIBES];
                                walked(&taken, &mut ends);
                                assert_eq!(said, ends, "{from} in game {game}");
                                compared += 1;
                            }
                        }
                    }
                    _ => {}
                }
                state.play_unchecked(choices[chance.below(choices.len() as u32) as usize]);
            }
        }
        assert!(compared > 500, "only {compared} walks");
    }
}
