//! The games of the tests; a new one is one line.

use crate::pebbles::bot::PebblesBot;
use crate::pebbles::table::PebblesTable;
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
        Arc::new(HostedGame::of::<PebblesTable, PebblesBot>()),
    ]
}

/// Those that the program offers.
pub(crate) fn of_the_house() -> Vec<Arc<HostedGame>> {
    all().into_iter().filter(|game| game.name() != "pebbles").collect()
}
