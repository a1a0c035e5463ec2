//! The house's tables over HTTP: seats and sessions, live tables, the store.
//!
//! Nothing here knows a game or writes HTML: a game comes in as a type that is
//! a [`caravanserai_core::Game`] with pages ([`web::Pages`]) and opponents
//! ([`sage::Plays`]).
//!
//! [`House::open`] opens the database, [`listen`] takes a port, and [`serve`]
//! answers until it is told to stop. [`routes`] lists every address.

#![cfg_attr(
    not(feature = "net"),
    allow(dead_code, reason = "much of what a house can do is asked for from outside alone")
)]

#[cfg(feature = "net")]
pub mod admin;
#[cfg(feature = "net")]
mod api;
mod bots;
mod chance;
mod clock;
mod coach;
mod entry;
#[cfg(not(feature = "net"))]
pub mod errands;
mod fields;
mod history;
mod hosting;
mod house;
mod kept;
#[cfg(feature = "net")]
mod listening;
#[cfg(not(feature = "net"))]
mod long_polling;
#[cfg(feature = "net")]
mod metrics;
#[cfg(not(feature = "net"))]
#[path = "no_metrics.rs"]
mod metrics;
mod middleware;
mod names;
mod network;
#[cfg(feature = "net")]
mod nodes;
#[cfg(feature = "net")]
mod notice;
mod option_cache;
mod orders;
mod pages;
#[cfg(feature = "net")]
mod patience;
mod planning;
mod presence;
mod rate_limit;
mod refusal;
pub mod routes;
#[cfg(feature = "net")]
mod serving;
mod sessions;
mod settings;
#[cfg(feature = "net")]
mod socket;
#[cfg(feature = "net")]
mod store;
#[cfg(not(feature = "net"))]
#[path = "journal/mod.rs"]
mod store;
mod table;
mod tasks;
mod thinking;
mod visitor;
mod zip;

#[cfg(not(feature = "net"))]
pub use chance::lend as lend_randomness;
pub use clock::Clock;
pub use hosting::HostedGame;
pub use house::House;
use web::TEXTS;

pub use kept::StoreError;
pub use network::{BadNetwork, Network};
#[cfg(feature = "net")]
pub use notice::{BadMail, Mail, Notices};
#[cfg(feature = "net")]
pub use pages::along::Site;
#[cfg(feature = "net")]
pub use serving::{ListenError, listen, raise_open_files, serve, serve_metrics};
pub use settings::{Limits, Quota, Rate, Settings};
#[cfg(feature = "net")]
pub use store::{
    Checked, Moved, backup, check, export, migrate, move_house, restore, sqlite_version,
};
