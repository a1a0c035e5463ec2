//! What can be done at a table, as it stands in the log.

use caravanserai_core::Seat;
use std::fmt;
use std::str::FromStr;

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// The game begins from this position, as JSON on one line, and not from a deal. Only the
    /// first entry can say so.
    Position(String),
    /// A choice was made.
    Play(String),
    /// Own moves were taken back, down to so many moves.
    Undo(usize),
    /// Somebody asks to go back to so many moves.
    Ask(usize),
    /// Somebody who was asked agrees.
    Grant,
    /// Somebody who was asked does not, or who asked thought better of it.
    Decline,
    /// Somebody gives the game up.
    Leave,
    /// Somebody gives up, and an opponent of the house plays on in their seat.
    HandOver,
    /// Somebody offers their seat to an opponent of this level, or to anybody.
    Offer(Option<String>),
    /// Somebody who was asked for that agrees.
    Agree,
    /// Somebody does not, or the asker keeps their seat.
    Keep,
    /// All agree that anybody may take the seat.
    Vacate,
    /// Somebody has sat down there.
    SitDown,
    /// Somebody asks to free the seat of a player without time left.
    Free(Seat),
    /// All but its person have agreed to that.
    Freed(Seat),
    /// Whoever is to act has the device that they share with another.
    Here,
    /// The game begins, and time with it.
    Begin,
    /// Somebody whose opponent has no time left gives them more.
    Wait,
    /// Somebody claims the game of an opponent who has no time left.
    Claim,
    /// Somebody lets an opponent of this level take the seat of a player without time left.
    Replace {
        /// The seat.
        seat: Seat,
        /// The level.
        level: String,
    },
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Position(position) => write!(f, "position {position}"),
            Entry::Play(choice) => write!(f, "play {choice}"),
            Entry::Undo(moves) => write!(f, "undo {moves}"),
            Entry::Ask(moves) => write!(f, "ask {moves}"),
            Entry::Grant => f.write_str("grant"),
            Entry::Decline => f.write_str("decline"),
            Entry::Leave => f.write_str("leave"),
            Entry::HandOver => f.write_str("hand over"),
            Entry::Offer(None) => f.write_str("offer"),
            Entry::Offer(Some(level)) => write!(f, "offer {level}"),
            Entry::Agree => f.write_str("agree"),
            Entry::Keep => f.write_str("keep"),
            Entry::Vacate => f.write_str("vacate"),
            Entry::SitDown => f.write_str("sit"),
            Entry::Free(seat) => write!(f, "free {seat}"),
            Entry::Freed(seat) => write!(f, "freed {seat}"),
            Entry::Here => f.write_str("here"),
            Entry::Begin => f.write_str("begin"),
            Entry::Wait => f.write_str("wait"),
            Entry::Claim => f.write_str("claim"),
            Entry::Replace { seat, level } => write!(f, "replace {seat} {level}"),
        }
    }
}

impl FromStr for Entry {
    type Err = String;

    fn from_str(text: &str) -> Result<Entry, String> {
        let unknown = || format!("`{text:.60}` is no entry of a log");
        let number = |text: &str| text.parse().map_err(|_| unknown());
        let seat = |text: &str| text.parse().map(Seat).map_err(|_| unknown());
        match text.split_once(' ') {
            Some(("position", position)) => Ok(Entry::Position(position.to_owned())),
            Some(("play", choice)) => Ok(Entry::Play(choice.to_owned())),
            Some(("undo", moves)) => number(moves).map(Entry::Undo),
            Some(("ask", moves)) => number(moves).map(Entry::Ask),
            None if text == "grant" => Ok(Entry::Grant),
            None if text == "decline" => Ok(Entry::Decline),
            None if text == "leave" => Ok(Entry::Leave),
            None if text == "offer" => Ok(Entry::Offer(None)),
            Some(("offer", level)) => Ok(Entry::Offer(Some(level.to_owned()))),
            None if text == "agree" => Ok(Entry::Agree),
            None if text == "keep" => Ok(Entry::Keep),
            None if text == "vacate" => Ok(Entry::Vacate),
            None if text == "sit" => Ok(Entry::SitDown),
            Some(("free", late)) => seat(late).map(Entry::Free),
            Some(("freed", late)) => seat(late).map(Entry::Freed),
            None if text == "here" => Ok(Entry::Here),
            None if text == "begin" => Ok(Entry::Begin),
            None if text == "wait" => Ok(Entry::Wait),
            None if text == "claim" => Ok(Entry::Claim),
            Some(("hand", "over")) => Ok(Entry::HandOver),
            Some(("replace", rest)) => {
                let (late, level) = rest.split_once(' ').ok_or_else(unknown)?;
                Ok(Entry::Replace { seat: seat(late)?, level: level.to_owned() })
            }
            _ => Err(unknown()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_again() {
        let entries = [
            Entry::Position(r#"{"round": 1}"#.to_owned()),
            Entry::Play("use c4".to_owned()),
            Entry::Undo(12),
            Entry::Ask(0),
            Entry::Grant,
            Entry::Decline,
            Entry::Leave,
            Entry::HandOver,
            Entry::Offer(None),
            Entry::Offer(Some("guide".to_owned())),
            Entry::Agree,
            Entry::Keep,
            Entry::Vacate,
            Entry::SitDown,
            Entry::Free(Seat(1)),
            Entry::Freed(Seat(1)),
            Entry::Here,
            Entry::Begin,
            Entry::Wait,
            Entry::Claim,
            Entry::Replace { seat: Seat(2), level: "guide".to_owned() },
        ];
        for entry in entries {
            assert_eq!(entry.to_string().parse(), Ok(entry));
        }
        for text in [
            "",
            "play",
            "undo x",
            "undo -1",
            "grant 1",
            "hand",
            "dance 3",
            "free",
            "freed x",
            "replace 1",
            "replace x guide",
        ] {
            assert!(text.parse::<Entry>().is_err(), "{text}");
        }
    }
}
