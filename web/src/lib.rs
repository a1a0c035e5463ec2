//! Pages: what a pair of eyes may see, in HTML.
//!
//! Everything here is a pure function of a view and a [`Language`]: no I/O, no
//! state, no clock. A page is handed a [`Scene`], which holds views and events
//! as one seat may see them and nothing else, so a page cannot tell a secret.
//! What is particular to a game lives in the module of its name and reaches
//! the server through [`Pages`].

pub mod assets;
mod beside;
mod chart;
mod coach;
pub mod device;
pub mod end;
pub mod errors;
mod five_tribes;
pub mod home;
mod house;
mod icon;
mod language;
pub mod learn;
pub mod lobby;
mod menu;
mod pages;
mod qr;
pub mod replay;
mod rules;
pub mod set_up;
pub mod shelf;
pub mod shell;
mod targi;
mod texts;
pub mod titles;

pub use house::names as shown_names;
pub use language::Language;
pub use pages::{FirstGame, Guide, Pages, Preset, Scene, Stage, TableFacts, ToldMove};
pub use texts::load_all as load_texts;
