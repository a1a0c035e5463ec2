//! The games of the tests; a new one is one line.

use crate::pebbles::bot::PebblesBot;
use crate::pebbles::table::PebblesTable;
use five_tribes_bot::FiveTribesBot;
use five_tribes_table::FiveTribesTable;
use server::{HostedGame, Hosting};
use std::sync::Arc;
use targi_bot::TargiBot;
use targi_table::TargiTable;

/// All games.
pub(crate) fn all() -> Vec<Arc<dyn HostedGame>> {
    vec![
        Arc::new(Hosting::<TargiTable, TargiBot>::default()),
        Arc::new(Hosting::<FiveTribesTable, FiveTribesBot>::default()),
        Arc::new(Hosting::<PebblesTable, PebblesBot>::default()),
    ]
}

/// Those that the program offers.
pub(crate) fn of_the_house() -> Vec<Arc<dyn HostedGame>> {
    all().into_iter().filter(|game| game.name() != "pebbles").collect()
}
