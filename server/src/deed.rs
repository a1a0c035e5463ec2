//! What can be done at a table, as it stands in the log.

use std::fmt;
use std::str::FromStr;

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
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
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Play(choice) => write!(f, "play {choice}"),
            Deed::Undo(moves) => write!(f, "undo {moves}"),
            Deed::Ask(moves) => write!(f, "ask {moves}"),
            Deed::Grant => f.write_str("grant"),
            Deed::Decline => f.write_str("decline"),
            Deed::Leave => f.write_str("leave"),
        }
    }
}

impl FromStr for Deed {
    type Err = String;

    fn from_str(text: &str) -> Result<Deed, String> {
        let unknown = || format!("`{text:.60}` is no entry of a log");
        let number = |text: &str| text.parse().map_err(|_| unknown());
        match text.split_once(' ') {
            Some(("play", choice)) => Ok(Deed::Play(choice.to_owned())),
            Some(("undo", moves)) => number(moves).map(Deed::Undo),
            Some(("ask", moves)) => number(moves).map(Deed::Ask),
            None if text == "grant" => Ok(Deed::Grant),
            None if text == "decline" => Ok(Deed::Decline),
            None if text == "leave" => Ok(Deed::Leave),
            _ => Err(unknown()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_again() {
        let deeds = [
            Deed::Play("use c4".to_owned()),
            Deed::Undo(12),
            Deed::Ask(0),
            Deed::Grant,
            Deed::Decline,
            Deed::Leave,
        ];
        for deed in deeds {
            assert_eq!(deed.to_string().parse(), Ok(deed));
        }
        for text in ["", "play", "undo x", "undo -1", "grant 1", "dance 3"] {
            assert!(text.parse::<Deed>().is_err(), "{text}");
        }
    }
}
