//! What the network of Five Tribes tells choices apart by.
//!
//! What a choice is worth at first sight ([`crate::policy`]) is most of it, for each kind of
//! decision apart: how sharply to trust that is a matter of the moment. The rest is what the
//! first sight does not tell: which colours are left where, who is bid against, which djinn.

use caravanserai_core::Seat;
use five_tribes::{Choice, Djinn, ROW, Square, State, TRIBES, Task, TileAction, Tribe, catalogue};
use sage::{Block, blocks};

/// The kinds of decisions that are told apart.
const DECISIONS: usize = 8;
/// The spaces of the bidding track.
const SPACES: usize = 9;
/// The kinds of choices that have nothing else to tell.
const KINDS: usize = 22;
/// What looks even further behind the best is as far behind as this.
const WORST: f32 = 12.0;

blocks! {
    /// Everything that choices are told apart by.
    TOKENS:
    BEHIND [DECISIONS], 1, "how much worse than the best it looks";
    ROOT_BEHIND [DECISIONS], 1, "the root of that";
    BID [SPACES], 1, "the space that is bid";
    BID_FAKIRS [1], 1, "Fakirs spent on it";
    HEAP [1], 1, "meeples taken up";
    LEFT [TRIBES], 1, "the colour left on the way";
    LEFT_WITH_ITS_OWN [1], 1, "meeples of that colour there";
    LEFT_WITH_OTHERS [1], 1, "other meeples there";
    END [TRIBES], 1, "the colour at the end";
    END_COUNT [TRIBES], 1, "meeples of it that are taken";
    END_CLAIMS [1], 1, "whether the tile is emptied and free";
    END_OWNED [2], 1, "whose tile it is: one's own, another's";
    END_ACTION [6], 1, "what it does";
    CARD [ROW + 1], 1, "the card of the row";
    BUY_DJINN [Djinn::KINDS], 1, "the djinn bought";
    USE_DJINN [Djinn::KINDS], 1, "the djinn used";
    KIND [KINDS], 1, "anything else";
}

/// How many tokens there are.
pub(crate) const COUNT: usize = Block::total(&TOKENS);

/// A decision whose choices are told apart.
pub(crate) struct Decision<'a> {
    state: &'a State,
    seat: Seat,
    /// Which of [`DECISIONS`].
    kind: usize,
    /// What the best choice looks worth.
    best: f32,
}

impl<'a> Decision<'a> {
    /// The decision of a seat between choices that look worth so much.
    pub(crate) fn new(state: &'a State, seat: Seat, weights: &[f32]) -> Decision<'a> {
        let kind = match state.open().agenda.top() {
            Some(Task::Bid) => 0,
            Some(Task::Walk) => 1,
            Some(Task::Step) if state.open().walk.hand.total() > 1 => 2,
            Some(Task::Step) => 3,
            Some(Task::Tribe { .. }) => 4,
            Some(Task::TileAction { .. }) => 5,
            Some(Task::Finish) => 6,
            _ => 7,
        };
        let best = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        Decision { state, seat, kind, best }
    }

    /// Tells the tokens of a choice that looks worth so much, and how much of each.
    pub(crate) fn describe(&self, choice: Choice, weight: f32, tell: &mut impl FnMut(usize, f32)) {
        let behind = (self.best - weight).min(WORST);
        tell(BEHIND.first + self.kind, -behind);
        tell(ROOT_BEHIND.first + self.kind, -behind.sqrt());
        let open = self.state.open();
        match choice {
            Choice::Bid { price, fakirs } => {
                let space = catalogue().bids.iter().rposition(|bid| *bid == price).unwrap_or(0);
                tell(BID.first + space.min(SPACES - 1), 1.0);
                tell(BID_FAKIRS.first, fakirs.into());
            }
            Choice::Take(from) => {
                tell(HEAP.first, f32::from(open.board.meeples(from).total()) / 4.0);
            }
            Choice::Step(to, tribe) if open.walk.hand.total() > 1 => {
                let heap = open.board.meeples(to);
                let own = heap.of(tribe);
                tell(LEFT.first + tribe.index(), 1.0);
                tell(LEFT_WITH_ITS_OWN.first, f32::from(own) / 2.0);
                tell(LEFT_WITH_OTHERS.first, f32::from(heap.total() - own) / 4.0);
            }
            Choice::Step(to, tribe) => self.describe_end(to, tribe, tell),
            Choice::Fly(to, tribe) => {
                self.describe_end(to, tribe, tell);
                tell(KIND.first, 1.0);
            }
            Choice::Card(place) => tell(CARD.first + usize::from(place).min(ROW), 1.0),
            Choice::BuyDjinn(djinn, _) => tell(BUY_DJINN.first + djinn.index(), 1.0),
            Choice::UseDjinn(djinn, _) => tell(USE_DJINN.first + djinn.index(), 1.0),
            _ => tell(KIND.first + kind(choice), 1.0),
        }
    }

    /// Tells of a walk that ends here with this colour.
    fn describe_end(&self, end: Square, tribe: Tribe, tell: &mut impl FnMut(usize, f32)) {
        let open = self.state.open();
        let heap = open.board.meeples(end);
        let own = heap.of(tribe);
        tell(END.first + tribe.index(), 1.0);
        tell(END_COUNT.first + tribe.index(), f32::from(own + 1) / 4.0);
        match open.owner(end) {
            None if heap.total() == own => tell(END_CLAIMS.first, 1.0),
            None => {}
            Some(owner) => tell(END_OWNED.first + usize::from(owner != self.seat), 1.0),
        }
        let action = match open.board.action(end) {
            TileAction::None => 0,
            TileAction::Palace => 1,
            TileAction::Palm => 2,
            TileAction::Djinn => 3,
            TileAction::Item => 4,
            TileAction::Market { .. } => 5,
        };
        tell(END_ACTION.first + action, 1.0);
    }
}

/// Which of [`KINDS`] a choice is that has nothing else to tell.
const fn kind(choice: Choice) -> usize {
    match choice {
        Choice::Bid { .. }
        | Choice::Take(_)
        | Choice::Step(..)
        | Choice::Fly(..)
        | Choice::Card(_)
        | Choice::BuyDjinn(..)
        | Choice::UseDjinn(..) => 0,
        Choice::Pass => 1,
        Choice::Camel => 2,
        Choice::Tent => 3,
        Choice::Fakirs(0) => 4,
        Choice::Fakirs(_) => 5,
        Choice::Kill(..) => 6,
        Choice::KillHeld(..) => 7,
        Choice::UseItem(_) => 8,
        Choice::UseThief(_) => 9,
        Choice::BuyThief(..) => 10,
        Choice::Make(_) => 11,
        Choice::On(_) => 12,
        Choice::Palm(_) => 13,
        Choice::Palace(_) => 14,
        Choice::PickResource(_) | Choice::PickDjinn(_) | Choice::PickItem(_) => 15,
        Choice::Gather(..) => 16,
        Choice::Lay(_) => 17,
        Choice::Sell => 18,
        Choice::Skip => 19,
        Choice::Done => 20,
        Choice::End => 21,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FiveTribesBot;
    use caravanserai_core::{Chance, Game, Quick, Seed};
    use five_tribes::Options;
    use sage::NetworkGame;

    #[test]
    fn choices_of_every_kind_are_told_apart_by_tokens_that_there_are() {
        let (mut chance, mut legal) = (Quick::new(8), Vec::new());
        let mut told = [false; COUNT];
        for game in 0..60 {
            let (players, artisans) = (2 + (game % 3) as u8, game & 1 == 1);
            let options = Options { players, artisans, ..Options::default() };
            let mut state = State::new(&options, &Seed::new(format!("tokens {game}")));
            while state.to_act().is_some() {
                legal.clear();
                state.choices(&mut legal);
                let mut best = f32::NEG_INFINITY;
                let mut kinds = vec![0; legal.len()];
                FiveTribesBot::tokens(&state, &legal, &mut |place, token, much| {
                    assert!(much.is_finite() && much.abs() < 128.0, "{}: {much}", legal[place]);
                    told[token] = true;
                    if (BEHIND.first..BEHIND.first + DECISIONS).contains(&token) {
                        best = best.max(much);
                        kinds[place] += 1;
                    }
                });
                assert_eq!(best, 0.0, "the best is behind nothing");
                assert!(kinds.iter().all(|told| *told == 1), "{kinds:?}");
                state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
            }
        }
        // Half of the djinns have nothing to be used, and some things are rare.
        let missing = told.iter().filter(|told| !**told).count();
        assert!(missing <= Djinn::KINDS, "{missing} of {COUNT} were never told");
    }
}
