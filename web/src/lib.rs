//! Pages: what a pair of eyes may see, in HTML.
//!
//! Everything here is a pure function of a view and a [`Language`]: no I/O, no
//! state, no clock. A page is handed a [`Scene`], which holds views and events
//! as one seat may see them and nothing else, so a page cannot tell a secret.
//! What is particular to a game lives in the game's own crate and reaches the
//! server through [`Pages`]; this crate has what all games share.

pub mod admin;
pub mod analysis;
mod any_pages;
pub mod assets;
pub mod beside;
pub mod bring;
pub mod chart;
pub mod device;
pub mod devices;
pub mod end;
pub mod errors;
pub mod exercise;
pub mod fairness;
pub mod home;
mod icon;
pub mod install;
mod kept;
pub mod labels;
pub mod learn;
pub mod lobby;
pub mod me;
mod menu;
pub mod message;
mod notes;
pub mod notices;
pub mod pace;
mod pages;
pub mod people;
pub mod plan;
pub mod play_now;
mod qr;
pub mod reach;
pub mod replay;
pub mod rich;
mod room;
pub mod rule_book;
pub mod set_up;
pub mod shelf;
pub mod shell;
pub mod talk;
#[cfg(feature = "testing")]
pub mod testing;
pub mod titles;
pub mod tutorial;
pub mod unsent;

pub use any_pages::{AnyPages, Audience, Shown, Told};
pub use beside::HandoverFacts;
pub use icon::{Icon, IconAs, IconOf, Use};
pub use kept::Kept;
pub use notes::{Did, Note};
pub use pace::{Pace, TimeFacts};
pub use pages::{
    BoxFacts, FirstGame, GameName, Guide, Hint, Learn, Pages, Preset, Scene, SetUp, Stage,
    TableFacts, ToldMove,
};
pub use room::Room;
pub use words::{Language, Phrase, TEXTS, list, t, text};

/// Whether one guest is here and nobody else can come.
pub(crate) const ALONE: bool = cfg!(feature = "alone");
