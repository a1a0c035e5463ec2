//! `--version`: which program this is.

use crate::{Failure, registry};
use std::fmt::Write;

/// The version; with `verbose` all that a bug report needs.
pub(crate) fn tell(verbose: bool) -> Result<(), Failure> {
    let mut text = format!("caravanserai {}\n", env!("CARGO_PKG_VERSION"));
    if verbose {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let sqlite = runtime.block_on(server::sqlite_version())?;
        writeln!(text, "commit: {}", env!("CARAVANSERAI_COMMIT"))?;
        writeln!(text, "target: {}", env!("CARAVANSERAI_TARGET"))?;
        writeln!(text, "SQLite: {sqlite}")?;
        for game in registry::all() {
            writeln!(text, "rules of {}: {}", game.name, game.version)?;
        }
    }
    print!("{text}");
    Ok(())
}
