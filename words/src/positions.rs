//! What is wrong with a position, whatever its game.

use crate::{AnyVocabulary, Language, t};
use caravanserai_core::{MalformedPosition, PositionFault};
use std::borrow::Cow;

/// All that is wrong with a position, as programs are told: in English, and in the words of
/// the parser where it cannot be read.
pub fn for_programs(words: &dyn AnyVocabulary, faults: &[PositionFault]) -> Vec<String> {
    let told = |fault: &PositionFault| match fault {
        PositionFault::Malformed(MalformedPosition::Unreadable(why)) => why.clone(),
        fault => words.position_fault(Language::English, fault),
    };
    faults.iter().map(told).collect()
}

/// What is wrong before the rules are asked, as the rest of a sentence.
pub fn malformed(l: Language, fault: &MalformedPosition) -> Cow<'static, str> {
    match fault {
        MalformedPosition::Unreadable(_) => t!(l, "position-unreadable"),
        MalformedPosition::NotHexadecimal { field } => {
            t!(l, "position-not-hexadecimal", field = *field)
        }
        MalformedPosition::NoSeat { seat } => t!(l, "position-no-seat", seat = seat.0),
        MalformedPosition::TooLong { field, found, most } => {
            t!(l, "position-too-long", field = *field, found = found, most = most)
        }
        MalformedPosition::Length { field, found, right } => {
            t!(l, "position-length", field = *field, found = found, right = right)
        }
        MalformedPosition::Twice { field } => t!(l, "position-twice", field = *field),
    }
}
