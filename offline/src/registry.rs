//! The games that are taken along; a new one is one line.

use five_tribes_bot::FiveTribesBot;
use five_tribes_table::FiveTribesTable;
use server::HostedGame;
use std::sync::Arc;
use targi_bot::TargiBot;
use targi_table::TargiTable;

/// All games.
pub(crate) fn all() -> Vec<Arc<HostedGame>> {
    vec![
        Arc::new(HostedGame::of::<TargiTable, TargiBot>()),
        Arc::new(HostedGame::of::<FiveTribesTable, FiveTribesBot>()),
    ]
}

/// Reads the cards that come with the games, and what opponents have learned in words.
#[cfg(target_arch = "wasm32")]
pub(crate) fn prepare() {
    targi::Deck::all();
    targi_bot::TargiPolicy::learned();
    five_tribes::catalogue();
}
