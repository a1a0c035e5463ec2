//! `backup`, `restore`, `migrate`, `move`, `check` and `export`: looking after what the house keeps.

use crate::Failure;
use std::path::PathBuf;

/// Where the house keeps everything.
#[derive(clap::Args, Debug)]
pub(crate) struct Place {
    /// The folder to keep everything in; without it, where this system keeps
    /// the data of programs.
    #[arg(long, value_name = "DIR", env = "CARAVANSERAI_DATA")]
    data: Option<PathBuf>,

    /// The database, if not `caravanserai.db` in the data folder: a file,
    /// sqlite:FILE or postgres://USER@HOST/NAME.
    #[arg(long, value_name = "DATABASE", env = "CARAVANSERAI_DATABASE")]
    database: Option<String>,

    #[command(flatten)]
    config: ConfigFile,
}

/// A file of settings; `config.rs` reads it before anything else is done.
#[derive(clap::Args, Debug)]
pub(crate) struct ConfigFile {
    /// A TOML file with settings of `serve`, by the names of its options. What is typed or in
    /// the environment goes before it.
    #[arg(long, value_name = "FILE", env = "CARAVANSERAI_CONFIG")]
    config: Option<PathBuf>,
}

impl Place {
    /// The database by name.
    pub(crate) fn database(&self) -> Result<String, Failure> {
        if let Some(database) = &self.database {
            return Ok(database.clone());
        }
        let folder = match &self.data {
            Some(folder) => folder.clone(),
            None => {
                let known = directories::ProjectDirs::from("", "", "caravanserai");
                let none = "this system has no folder for data; name one with --data";
                known.ok_or(none)?.data_dir().to_owned()
            }
        };
        Ok(folder.join("caravanserai.db").display().to_string())
    }
}

/// A copy of the database.
#[derive(clap::Args, Debug)]
pub(crate) struct Copy {
    /// The file of the copy.
    file: PathBuf,

    #[command(flatten)]
    place: Place,
}

/// Which table to write out.
#[derive(clap::Args, Debug)]
pub(crate) struct Export {
    /// The table, by the last part of its address.
    table: String,

    #[command(flatten)]
    place: Place,
}

/// From where and to where a house moves.
#[derive(clap::Args, Debug)]
pub(crate) struct Move {
    /// The database that everything is in: a file, sqlite:FILE or postgres://USER@HOST/NAME.
    #[arg(long, value_name = "DATABASE")]
    from: String,

    /// The empty database that everything is carried to.
    #[arg(long, value_name = "DATABASE")]
    to: String,
}

/// Does work that waits.
pub(crate) fn wait<T, E>(work: impl Future<Output = Result<T, E>>) -> Result<T, Failure>
where
    Failure: From<E>,
{
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    Ok(runtime.block_on(work)?)
}

/// Copies the database, while the house is open or not.
pub(crate) fn backup(arguments: &Copy) -> Result<(), Failure> {
    wait(server::backup(&arguments.place.database()?, &arguments.file))?;
    println!("Everything is copied to {}, and the copy is sound.", arguments.file.display());
    Ok(())
}

/// Puts a copy in the place of the database.
pub(crate) fn restore(arguments: &Copy) -> Result<(), Failure> {
    let replaced = wait(server::restore(&arguments.place.database()?, &arguments.file))?;
    println!("The house stands as it did in {}.", arguments.file.display());
    if let Some(replaced) = replaced {
        println!("What was there before is kept in {}.", replaced.display());
    }
    Ok(())
}

/// Brings the database up to date.
pub(crate) fn migrate(place: &Place) -> Result<(), Failure> {
    let version = wait(server::migrate(&place.database()?))?;
    println!("The database is up to date, with schema {version}.");
    Ok(())
}

/// Carries a whole house over into another database.
pub(crate) fn move_house(arguments: &Move) -> Result<(), Failure> {
    let server::Moved { tables, rows } = wait(server::move_house(&arguments.from, &arguments.to))?;
    println!("{rows} rows were carried over; the logs of {tables} tables are as they were.");
    Ok(())
}

/// Checks the file and the log of every table.
pub(crate) fn check(place: &Place) -> Result<(), Failure> {
    let found = wait(server::check(&place.database()?))?;
    for problem in &found.file {
        println!("The file is damaged: {problem}");
    }
    for (table, reason) in &found.damaged {
        println!("Table {table} is damaged: {reason}");
    }
    let bad = found.damaged.len();
    if found.file.is_empty() && bad == 0 {
        println!("All is well with {} tables.", found.tables);
        return Ok(());
    }
    Err(format!("{bad} of {} tables are damaged", found.tables).into())
}

/// Writes the log of a table out, with its seed.
pub(crate) fn export(arguments: &Export) -> Result<(), Failure> {
    print!("{}", wait(server::export(&arguments.place.database()?, &arguments.table))?);
    Ok(())
}
