//! The house in a browser: no server, no network, the same pages.
//!
//! A service worker hands over every request that its pages make, and what is to be done for
//! the house comes back with the answers: lines for its journal, which the worker writes down,
//! and thoughts, which copies of this program think in workers of their own ([`Pocket`]).
//! What the two say to each other is in [`mod@message`]; `site/` has the other side.

#[cfg(target_arch = "wasm32")]
mod exports;
#[cfg(not(target_arch = "wasm32"))]
pub mod first_page;
mod jar;
pub mod message;
mod pocket;
mod registry;

pub use pocket::Pocket;
