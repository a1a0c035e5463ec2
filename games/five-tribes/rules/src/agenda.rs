//! The agenda: what is still to be done, as a small stack.
//!
//! The choices and what follows from them depend on its top alone. A nested
//! decision (a djinn used before the tile's action, a thief whose victims
//! choose) lies above the task it interrupts, which goes on when it is done.

use crate::board::Piece;
use crate::ids::{Djinn, Kinds, Thief};
use crate::square::Square;
use crate::tribe::Tribe;
use caravanserai_core::{Blank, Pile, Seat};
use serde::{Deserialize, Serialize};

/// The deepest agenda that play can reach, with room to spare.
pub const AGENDA: usize = 10;

/// Tasks, the current one last.
pub type Agenda = Pile<Task, AGENDA>;

/// Something that is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Task {
    /// The next marker's owner bids.
    Bid,
    /// The next marker acts, or the round ends.
    NextTurn,
    /// The player on turn takes the meeples of a tile.
    Walk,
    /// The walk goes on.
    Step,
    /// A tile was emptied: camel or tent.
    Control {
        /// The emptied tile.
        at: Square,
    },
    /// The tribe action.
    Tribe {
        /// Whose.
        tribe: Tribe,
        /// How many meeples were taken.
        count: u8,
        /// The final tile.
        at: Square,
    },
    /// Iblis: the second meeple of the same tile.
    SecondKill {
        /// The tile.
        at: Square,
    },
    /// Iblis: the second meeple of the same opponent.
    SecondKillHeld {
        /// The opponent.
        victim: Seat,
    },
    /// A thief may follow the tribe action.
    UseThief {
        /// The tribe that acted.
        tribe: Tribe,
    },
    /// The final tile's action.
    TileAction {
        /// The final tile.
        at: Square,
    },
    /// Another card of a market that was paid for.
    MarketCard {
        /// Among how many of the first cards of the row.
        among: u8,
    },
    /// Sales, djinns and items before the turn ends.
    Finish,
    /// A set that is being laid out for sale.
    LaySet {
        /// The kinds laid out so far.
        laid: Kinds,
    },
    /// A djinn that was paid for asks for a tile.
    ChooseTile {
        /// The djinn.
        djinn: Djinn,
    },
    /// A palm or palace is placed.
    Build {
        /// Which.
        piece: Piece,
        /// On this tile, or beside it with a djinn's help.
        at: Square,
    },
    /// A palm or palace goes to one of the tiles around.
    BuildBeside {
        /// Which.
        piece: Piece,
        /// The tile in the middle.
        at: Square,
    },
    /// Sibittis: one of the top djinns of the pile is kept.
    KeepDjinn {
        /// How many were looked at.
        count: u8,
    },
    /// One of the top items of the pile is kept.
    KeepItem {
        /// How many were drawn.
        count: u8,
    },
    /// A thief's victim gives something up.
    Give {
        /// The thief.
        thief: Thief,
        /// Whose choice it is.
        victim: Seat,
        /// How many things the victim still has to give.
        left: u8,
    },
    /// The thief's user takes of what was given up.
    TakeLoot {
        /// The thief.
        thief: Thief,
        /// How many things may still be taken.
        left: u8,
    },
    /// The lamp: a djinn for nothing.
    Lamp,
    /// The flute: a tile is chosen, then meeples are gathered onto it.
    Flute {
        /// The tile, once it is chosen.
        onto: Option<Square>,
        /// How many meeples have come.
        gathered: u8,
    },
    /// The scimitar: meeples are killed.
    Scimitar {
        /// How many are still to die.
        left: u8,
    },
    /// The talisman: a camel moves.
    Talisman {
        /// The tile it leaves, once it is chosen.
        from: Option<Square>,
    },
    /// The horn: the new row is put in order.
    Horn {
        /// How many places are settled.
        placed: u8,
    },
    /// The ring: an item of the discard.
    Ring,
}

/// Whose business a task is.
#[derive(Clone, Copy)]
pub(crate) enum Business {
    /// That of whoever bids next.
    Bidder,
    /// That of the player on turn.
    Active,
    /// That of the player on turn, who shares out what a thief took.
    Loot,
    /// That of a thief's victim.
    Victim(Seat),
}

impl Task {
    /// Whose business it is.
    #[inline]
    pub(crate) const fn business(self) -> Business {
        match self {
            Task::Bid => Business::Bidder,
            Task::Give { victim, .. } => Business::Victim(victim),
            Task::TakeLoot { .. } => Business::Loot,
            Task::NextTurn
            | Task::Walk
            | Task::Step
            | Task::Control { .. }
            | Task::Tribe { .. }
            | Task::SecondKill { .. }
            | Task::SecondKillHeld { .. }
            | Task::UseThief { .. }
            | Task::TileAction { .. }
            | Task::MarketCard { .. }
            | Task::Finish
            | Task::LaySet { .. }
            | Task::ChooseTile { .. }
            | Task::Build { .. }
            | Task::BuildBeside { .. }
            | Task::KeepDjinn { .. }
            | Task::KeepItem { .. }
            | Task::Lamp
            | Task::Flute { .. }
            | Task::Scimitar { .. }
            | Task::Talisman { .. }
            | Task::Horn { .. }
            | Task::Ring => Business::Active,
        }
    }

    /// Whether a player makes this decision even when there is only one way:
    /// bids, steps and the end of a turn are acts that others wait for, and a
    /// silent bid would tell how rich somebody is.
    pub(crate) fn is_always_asked(self) -> bool {
        matches!(self, Task::Bid | Task::Step | Task::Finish)
    }

    /// Whether its choices depend on what the player on turn hides.
    pub(crate) fn depends_on_the_hand(self) -> bool {
        matches!(self, Task::Walk | Task::Tribe { .. } | Task::Build { .. } | Task::LaySet { .. })
    }
}

impl Blank for Task {
    const BLANK: Task = Task::NextTurn;
}
