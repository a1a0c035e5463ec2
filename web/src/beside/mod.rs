//! What stands beside every board, whatever the game: who sits where, what
//! happened, and what can be done about the last move.
//!
//! A game tells its moves in [`Line`]s and says what is to be chosen; the
//! panels around that are the same for all of them.

mod asking;
mod choosing;
mod handover;
mod lines;
mod perspective;
mod purse;
mod stage;
mod story;
mod takeback;

pub(crate) use asking::is_played;
pub use asking::{
    Warning, ending, hint_button, hint_reason, hint_share, is_asked, is_consulted, is_hinted,
    to_the_count, waiting,
};
pub use choosing::{Decision, Section, Sorted, decision};
pub use handover::HandoverFacts;
pub(crate) use handover::{ask as hand_over, is_freed};
pub use lines::{Line, log, shown};
pub use perspective::{Perspective, names};
pub use purse::{delta, leaves, signed};
pub use stage::{STAGE_ENDS, StageBegins, lead, stage, subject, tabs};
pub use story::{Deed, light, story, told};
pub use takeback::{takeback_question, undo};
