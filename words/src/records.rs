//! What is wrong with a record, whatever its game.

use crate::{Language, list, t};
use caravanserai_core::{Malformed, Outcome, RecordError, Seat};
use std::borrow::Cow;

/// What is wrong with a record of which the game is not known yet.
pub fn unread(language: Language, error: &RecordError<Malformed>) -> String {
    line(language, error.line, malformed(language, &error.fault).into_owned())
}

/// How a game ended, with what its players are called.
pub fn outcome(language: Language, outcome: &Outcome, called: impl Fn(Seat) -> String) -> String {
    let points: Vec<String> = outcome.totals.iter().map(i16::to_string).collect();
    let names: Vec<String> = outcome.winners.iter().copied().map(called).collect();
    let (points, names) = (points.join("-"), list(language, &names));
    let winners = outcome.winners.len();
    t!(language, "outcome", winners = winners, points = points, names = names).into_owned()
}

/// A fault with the line that it stands on.
pub(crate) fn line(language: Language, line: usize, fault: String) -> String {
    t!(language, "record-line", line = line, fault = fault).into_owned()
}

pub(crate) fn malformed(language: Language, fault: &Malformed) -> Cow<'static, str> {
    match fault {
        Malformed::TooLong { mib } => t!(language, "record-too-long", mib = mib),
        Malformed::Ends { expected } => {
            t!(language, "record-ends", expected = expected.as_str())
        }
        Malformed::Unexpected { expected, found } => {
            t!(language, "record-unexpected", expected = expected.as_str(), found = found.as_str())
        }
        Malformed::UnknownGame { name, known } => {
            t!(language, "record-unknown-game", name = name.as_str(), known = known.as_str())
        }
        Malformed::Seats { named, play } => {
            t!(language, "record-seats", named = named, play = play)
        }
        Malformed::NobodyThere => t!(language, "record-nobody-there"),
        Malformed::RoundAgain { round } => t!(language, "record-round-again", round = round),
        Malformed::RoundEmpty { round } => t!(language, "record-round-empty", round = round),
        Malformed::OtherRound { now, claimed } => {
            t!(language, "record-other-round", now = now, claimed = claimed)
        }
        Malformed::OtherSeat { to_act, claimed } => {
            t!(language, "record-other-seat", seat = to_act.0, claimed = claimed.0)
        }
        Malformed::AfterEnd { choice } => {
            t!(language, "record-after-end", choice = choice.as_str())
        }
        Malformed::Commitment { by_house: true } => t!(language, "record-commitment-house"),
        Malformed::Commitment { by_house: false } => t!(language, "record-commitment"),
        Malformed::Seed => t!(language, "record-seed"),
        Malformed::Lot { drawn } => t!(language, "record-lot", lot = drawn),
        Malformed::Deal => t!(language, "record-deal"),
        Malformed::Result { reached: Some(outcome) } => {
            let reached = self::outcome(language, outcome, |seat| seat.to_string());
            t!(language, "record-result", reached = reached)
        }
        Malformed::Result { reached: None } => t!(language, "record-no-result"),
    }
}
