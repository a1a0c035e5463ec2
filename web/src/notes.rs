//! What is done at a table besides playing: who asks for what, who gives up.

use crate::{Language, t};
use caravanserai_core::Seat;

/// Something that was done at a table and is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// How many moves the game had then; fewer, if some of them were taken back later.
    pub moves: usize,
    /// Who did it.
    pub seat: Seat,
    /// What.
    pub did: Did,
}

/// What somebody did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Did {
    /// Asked to take so many choices back.
    Asked(usize),
    /// No longer asks.
    Withdrew,
    /// Did not agree to what this seat asked for.
    Declined(Seat),
    /// Took so many choices back.
    TookBack(usize),
    /// Gave the game up.
    GaveUp,
    /// Gave up, and an opponent of the house plays on in the same seat.
    HandedOver,
    /// Had no time left, and another claimed the game.
    RanOut,
    /// Had no time left, and an opponent of the house plays on in the same seat.
    Replaced,
    /// Left the seat to an opponent of the house, as was agreed.
    LeftSeat,
    /// Sat down in a seat that somebody left.
    SatDown,
    /// Did not agree that this seat is left to another.
    KeptSeated(Seat),
    /// Did not come, and the others have freed the seat.
    Freed,
    /// Did not agree that somebody else has this seat, whose person does not come.
    KeptFor(Seat),
}

impl Note {
    /// Whether somebody left the game by it.
    pub const fn is_farewell(&self) -> bool {
        matches!(
            self.did,
            Did::GaveUp | Did::HandedOver | Did::RanOut | Did::Replaced | Did::LeftSeat
        )
    }

    /// The note in a sentence.
    pub fn words(&self, language: Language, name: impl Fn(Seat) -> String) -> String {
        let who = name(self.seat);
        match self.did {
            Did::Asked(count) => t!(language, "note-asked", name = who, count = count),
            Did::Withdrew => t!(language, "note-withdrew", name = who),
            Did::Declined(asker) => {
                t!(language, "note-declined", name = who, asker = name(asker))
            }
            Did::TookBack(count) => t!(language, "note-took-back", name = who, count = count),
            Did::GaveUp => t!(language, "gave-up", name = who),
            Did::HandedOver => t!(language, "note-handed-over", name = who),
            Did::RanOut => t!(language, "ran-out", name = who),
            Did::Replaced => t!(language, "note-replaced", name = who),
            Did::LeftSeat => t!(language, "note-left-seat", name = who),
            Did::SatDown => t!(language, "note-sat-down", name = who),
            Did::KeptSeated(asker) => {
                t!(language, "note-kept-seated", name = who, asker = name(asker))
            }
            Did::Freed => t!(language, "note-freed", name = who),
            Did::KeptFor(late) => t!(language, "note-kept-for", name = who, late = name(late)),
        }
        .into_owned()
    }
}
