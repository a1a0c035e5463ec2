//! The rules of pebbles.

mod choice;
mod event;
mod game;
mod info_set;
mod options;
mod refusal;
mod state;
mod view;

pub(crate) use choice::Lay;
pub(crate) use event::Laid;
pub(crate) use options::Options;
pub(crate) use refusal::NotInHand;
pub(crate) use state::Pebbles;
pub(crate) use view::View;
