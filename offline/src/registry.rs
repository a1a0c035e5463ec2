//! The games that are taken along; a new one is one line.

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
    ]
}
