//! Why a choice is refused, in words.

use super::task;
use crate::TargiTable;
use ::words::{Language, Vocabulary, t};
use targi::Refusal;

/// How many legal choices a refusal names.
const NAMED: usize = 12;

/// The rest of a sentence that begins with the choice.
pub(super) fn text(language: Language, refusal: &Refusal) -> String {
    let l = language;
    let seat = |seat| TargiTable::seat(l, seat);
    match refusal {
        Refusal::GameOver => t!(l, "illegal-over"),
        Refusal::Corner(field) => t!(l, "illegal-corner", field = field.number()),
        Refusal::Robber(field) => t!(l, "illegal-robber", field = field.number()),
        Refusal::Occupied(field) => t!(l, "illegal-occupied", field = field.number()),
        Refusal::FacesOpponent { field, seat: whose } => {
            t!(l, "illegal-facing", field = field.number(), seat = seat(*whose))
        }
        Refusal::Asked { seat: whose, task, legal } => {
            let named: Vec<String> =
                legal.iter().take(NAMED).map(|choice| format!("`{choice}`")).collect();
            let more = if legal.len() > NAMED { ", …" } else { "" };
            let choices = named.join(", ") + more;
            let asked = task::own(l, *task);
            t!(l, "illegal-asked", seat = seat(*whose), asked = asked, choices = choices)
        }
    }
    .into_owned()
}
