//! `completions` and `man`: what shells and manuals know of the program.

use crate::{Cli, Failure};
use clap::CommandFactory;
use std::io::Write;
use std::path::PathBuf;

/// Which shell.
#[derive(clap::Args)]
pub(crate) struct Completions {
    /// The shell.
    shell: clap_complete::Shell,
}

/// Where to write the manual.
#[derive(clap::Args)]
pub(crate) struct Manual {
    /// The folder for the pages of all commands; without it the first page is
    /// written to standard output.
    dir: Option<PathBuf>,
}

/// Writes what the shell needs to complete commands and options.
pub(crate) fn completions(arguments: &Completions) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Cli::command(), "caravanserai", &mut script);
    Ok(std::io::stdout().write_all(&script)?)
}

/// Writes the pages of the manual.
pub(crate) fn pages(arguments: &Manual) -> Result<(), Failure> {
    let command = Cli::command();
    match &arguments.dir {
        None => Ok(clap_mangen::Man::new(command).render(&mut std::io::stdout())?),
        Some(dir) => {
            let within = |error: std::io::Error| format!("{}: {error}", dir.display());
            std::fs::create_dir_all(dir).map_err(within)?;
            Ok(clap_mangen::generate_to(command, dir).map_err(within)?)
        }
    }
}
