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
