//! The game in the terminal: a person against opponents, on this machine.
//!
//! [`Session`] is the game itself; it has two faces, the full screen ([`play_on_screen`])
//! and lines of text for pipes, scripts and screen readers ([`play_in_lines`]). How a
//! game looks and what it says is its own matter ([`Tabletop`], [`Spread`]).

mod coach;
mod decks;
pub mod grid;
mod help;
mod keys;
mod layout;
mod lines;
mod overlays;
pub mod palette;
pub mod panes;
mod plain;
mod save;
mod screen;
mod session;
mod tabletop;
#[cfg(feature = "testing")]
pub mod testing;

pub use decks::Decks;
pub use keys::{Overlay, Screen};
pub use layout::draw;
pub use lines::{cut, wrap};
pub use palette::Palette;
pub use plain::run as play_in_lines;
pub use save::Keeping;
pub use screen::run as play_on_screen;
pub use session::{NoUndo, Session, usual_opponent};
pub use tabletop::{
    Choice, Detail, Event, Help, Illegal, Line, Options, Page, Room, Spread, Tabletop, Topic, View,
};
pub use words::TEXTS;
