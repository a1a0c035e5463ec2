//! The house's tables over HTTP: seats and sessions, live tables, the store.
//!
//! Nothing here knows a game or writes HTML: a game comes in as a type that is
//! a [`caravanserai_core::Game`] with pages ([`web::Pages`]) and opponents
//! ([`sage::Plays`]).
//!
//! [`House::open`] opens the database, [`listen`] takes a port, and [`serve`]
//! answers until it is told to stop. [`routes`] lists every address.

pub mod admin;
mod api;
mod bots;
mod chance;
mod clock;
mod coach;
mod entry;
mod fields;
mod hosting;
mod house;
mod listening;
mod metrics;
mod middleware;
mod names;
mod network;
mod nodes;
mod option_cache;
mod orders;
mod pages;
mod patience;
mod playing;
mod presence;
mod rate_limit;
mod refusal;
pub mod routes;
mod serving;
mod sessions;
mod settings;
mod store;
mod table;
mod thinking;
mod visitor;

pub use clock::Clock;
pub use hosting::{
    Advice, Eyes, HostedGame, Hosting, Judged, Judgement, Mind, Named, Playing, Shown, Thought,
    Weighing,
};
pub use house::House;
use web::TEXTS;

pub use network::{BadNetwork, Network};
pub use serving::{ListenError, listen, raise_open_files, serve, serve_metrics};
pub use settings::{Limits, Quota, Rate, Settings};
pub use store::{
    Checked, Moved, StoreError, backup, check, export, migrate, move_house, restore, sqlite_version,
};
pub use thinking::Effort;
