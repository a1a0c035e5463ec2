//! Looking after a house from the machine that it stands on, while it is open or closed.
//!
//! Reading goes to the database. A change is made by the program that owns the database: by
//! this one if the house is closed or shares its database with other nodes; otherwise the
//! order is put into the database, and the open house carries it out and answers.

use super::{Ban, Done, Figures, GuestLine, LogLine, Ordered, TableLine};
use crate::hosting::HostedGame;
use crate::house::House;
use crate::settings::Settings;
use crate::store::{Beside, Store, StoreError};
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::time::Instant;

/// How long the house that is open may take.
const PATIENCE: Duration = Duration::from_secs(12);
const LOOKING: Duration = Duration::from_millis(50);

/// Why nothing was done.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum AdminError {
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is wanted makes no sense.
    #[error("{0}")]
    Refused(String),
    /// The house that has the database does not answer.
    #[error(
        "the house that is open with this database does not answer; `caravanserai admin log` tells \
         whether it was done nevertheless"
    )]
    NoAnswer,
}

/// What is told, or why nothing was done.
type Result<T> = std::result::Result<T, AdminError>;

/// Who types: the user's name, or the number where nothing tells the name.
pub fn user() -> String {
    let variables = ["USER", "LOGNAME", "USERNAME"].into_iter();
    let mut names = variables.filter_map(|name| std::env::var(name).ok());
    names.find(|name| !name.is_empty()).unwrap_or_else(user_number)
}

#[cfg(unix)]
fn user_number() -> String {
    format!("user {}", rustix::process::getuid().as_raw())
}

#[cfg(not(unix))]
fn user_number() -> String {
    "a user without a name".to_owned()
}

macro_rules! ask {
    ($name:expr, $what:ident ( $($argument:expr),* )) => {{
        let mut beside = Beside::reading($name).await?;
        let told = beside.$what($($argument),*).await;
        beside.close().await;
        Ok(told?)
    }};
}

/// Guests whose name, number or address this is a part of, those of late first.
pub async fn ask_guests(database: &str, find: &str, limit: u32) -> Result<Vec<GuestLine>> {
    ask!(database, guests(find, limit))
}

/// Tables by name, game, stage or one of their guests, those of late first.
pub async fn ask_tables(database: &str, find: &str, limit: u32) -> Result<Vec<TableLine>> {
    ask!(database, tables(find, limit))
}

/// Everybody who is banned.
pub async fn ask_bans(database: &str) -> Result<Vec<Ban>> {
    ask!(database, bans())
}

/// What admins did, the latest first.
pub async fn ask_log(database: &str, limit: u32) -> Result<Vec<LogLine>> {
    ask!(database, log(limit))
}

/// How much there is of everything.
pub async fn ask_figures(database: &str) -> Result<Figures> {
    ask!(database, figures())
}

/// Carries out an order, whether the house is open or closed.
pub async fn order(name: &str, games: Vec<Arc<HostedGame>>, ordered: Ordered) -> Result<Done> {
    Beside::reading(name).await?.close().await;
    match Store::open(name).await {
        Ok(store) => {
            let settings = Settings { database: name.to_owned(), ..Settings::default() };
            let house = House::at_rest(store, settings, games);
            let done = house.carry_out_order(ordered).await;
            house.close().await;
            done.map_err(|refusal| AdminError::Refused(refusal.words(web::Language::English)))
        }
        Err(StoreError::InUse(_)) => ask_the_house(name, &ordered).await,
        Err(error) => Err(error.into()),
    }
}

async fn ask_the_house(name: &str, ordered: &Ordered) -> Result<Done> {
    let mut beside = Beside::ordering(name).await?;
    let n = beside.order(ordered).await?;
    let began = Instant::now();
    let answer = loop {
        if let Some(answer) = beside.answer(n).await? {
            break answer.map_err(AdminError::Refused);
        }
        if began.elapsed() > PATIENCE {
            beside.withdraw(n).await?;
            break Err(AdminError::NoAnswer);
        }
        tokio::time::sleep(LOOKING).await;
    };
    beside.close().await;
    answer
}
