//! The house: its games, its tables, its guests.

use crate::hosting::HostedGame;
use crate::metrics::Metrics;
use crate::names;
use crate::network::machine_names;
use crate::option_cache::longest_text;
use crate::presence::Presence;
use crate::rate_limit::{Client, RateLimiter};
use crate::refusal::{Refusal, Result, TooMany};
use crate::sessions::Sessions;
use crate::settings::Settings;
use crate::store::{Change, Store};
use crate::table::{LiveTable, Opening};
use crate::thinking::Thinkers;
use caravanserai_core::{Agreed, Named};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;
use web::{GameName, Language};
#[cfg(feature = "net")]
use {crate::nodes::Heeded, crate::notice::Sending};

#[cfg(not(feature = "net"))]
mod of_a_browser;
#[cfg(feature = "net")]
mod of_a_machine;

/// Somebody who has a name here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Guest {
    pub(crate) id: i64,
    pub(crate) name: String,
}

/// The names that requests may have in `Host`.
fn names_of(settings: &Settings) -> Vec<String> {
    let outside = settings.public_url.as_deref().and_then(|url| url.split_once("://"));
    let outside = outside.map(|(_, host)| host.split(':').next().unwrap_or_default());
    let mut names = machine_names();
    names.extend(outside.map(str::to_ascii_lowercase));
    names.extend(settings.names.iter().map(|name| name.to_ascii_lowercase()));
    names
}

/// Everything that requests share.
pub struct House {
    pub(crate) settings: Settings,
    /// What it is called by those who ask.
    pub(crate) names: Vec<String>,
    pub(crate) store: Arc<Store>,
    pub(crate) games: Vec<Arc<HostedGame>>,
    pub(crate) rate_limiter: RateLimiter,
    pub(crate) metrics: Metrics,
    /// Places to think.
    pub(crate) thinkers: Thinkers,
    tables: Mutex<HashMap<String, Arc<LiveTable>>>,
    pub(crate) sessions: Sessions,
    /// Who is where.
    pub(crate) presence: Presence,
    /// What it takes to tell guests of their turns.
    #[cfg(feature = "net")]
    pub(crate) sending: Sending,
    closing: watch::Sender<bool>,
    /// Counts how often somebody sat down.
    pub(crate) seated: watch::Sender<u64>,
    /// Set when the house closes, for threads that think.
    pub(crate) stop: Arc<AtomicBool>,
    /// What was heard of other nodes.
    #[cfg(feature = "net")]
    pub(crate) heeded: Heeded,
    /// Tables whose games are being judged.
    pub(crate) judging: Mutex<HashSet<String>>,
    /// When it opened.
    #[cfg(feature = "net")]
    opened_ms: i64,
}

impl House {
    /// A house where nothing happens by itself.
    pub(crate) fn at_rest(
        store: Store,
        settings: Settings,
        games: Vec<Arc<HostedGame>>,
    ) -> Arc<House> {
        Arc::new(House {
            rate_limiter: RateLimiter::new(&settings.limits),
            thinkers: Thinkers::new(settings.bot_threads),
            metrics: Metrics::new(&store),
            tables: Mutex::default(),
            sessions: Sessions::default(),
            presence: Presence::default(),
            #[cfg(feature = "net")]
            sending: Sending::new(&settings.notices),
            closing: watch::Sender::new(false),
            seated: watch::Sender::new(0),
            stop: Arc::default(),
            judging: Mutex::default(),
            #[cfg(feature = "net")]
            heeded: Heeded::default(),
            #[cfg(feature = "net")]
            opened_ms: settings.clock.now_ms(),
            names: names_of(&settings),
            settings,
            store: Arc::new(store),
            games,
        })
    }

    /// Tells everybody who listens that the house closes.
    pub fn stop_serving(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.closing.send_replace(true);
    }

    /// Done when the house closes.
    pub(crate) async fn closed(&self) {
        self.closing.subscribe().wait_for(|closing| *closing).await.ok();
    }

    /// The game of this name.
    pub(crate) fn game(&self, name: &str) -> Result<&Arc<HostedGame>> {
        let unknown = || Refusal::NoGame(name.chars().take(40).collect());
        self.games.iter().find(|game| game.name() == name).ok_or_else(unknown)
    }

    /// All games by name.
    pub(crate) fn named(&self, language: Language) -> Vec<GameName> {
        self.games.iter().map(|game| game.named(language)).collect()
    }

    /// The table of this name, read from its log if need be.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<LiveTable>> {
        if let Some(table) = self.known_table(id)
            && let Some(table) = self.as_it_stands(table).await?
        {
            return Ok(table);
        }
        let is_word = id.len() <= 32 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !is_word {
            return Err(Refusal::NoTable);
        }
        let House { store, games, presence, .. } = self;
        let Some(read) = LiveTable::load(store, games, &self.settings.clock, presence, id).await?
        else {
            let removed = self.store.removed(id).await?;
            return Err(removed.map_or(Refusal::NoTable, Refusal::Removed));
        };
        let table = Arc::new(read);
        // Another reader may have been first: theirs is the one to use.
        let mut tables = self.tables();
        let kept = tables.entry(id.to_owned()).or_insert(table);
        let kept = Arc::clone(kept);
        self.metrics.tables.set(tables.len() as i64);
        Ok(kept)
    }

    /// The table of this name, if it is in memory.
    pub(crate) fn known_table(&self, id: &str) -> Option<Arc<LiveTable>> {
        self.tables().get(id).map(Arc::clone)
    }

    /// The tables in memory that somebody listens to.
    pub(crate) fn listened_to(&self) -> Vec<Arc<LiveTable>> {
        let tables = self.tables();
        tables.values().filter(|table| table.is_listened_to()).map(Arc::clone).collect()
    }

    /// Puts a table away that was removed.
    pub(crate) fn forget_table(&self, id: &str) {
        let mut tables = self.tables();
        tables.remove(id);
        self.metrics.tables.set(tables.len() as i64);
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<LiveTable>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Checks options and spells them out.
    pub(crate) fn agree(&self, game: &HostedGame, named: &Named) -> Result<Arc<Agreed>> {
        let most = self.settings.limits.option_bytes;
        if named.values().any(|value| longest_text(value) > most) {
            return Err(Refusal::LongOption { most_kb: most >> 10 });
        }
        game.agree(named).map_err(|error| Refusal::bad_options(game, error))
    }

    /// Whether there is room for another table of this guest.
    pub(crate) async fn has_room(&self, opening: &Opening<'_>) -> Result {
        if self.is_low_on_space() {
            return Err(Refusal::NoSpace);
        }
        let limits = &self.settings.limits;
        let bytes = opening.bytes();
        let of_guest = self.store.opened_by(opening.host.0).await?;
        if of_guest.unfinished >= limits.guest_tables.unfinished {
            return Err(Refusal::TooMany(TooMany::OpenTables));
        }
        let of_address = self.store.opened_from(opening.from.network()).await?;
        if of_address.unfinished >= limits.address_tables.unfinished
            || of_guest.is_over(&limits.guest_tables, bytes)
            || of_address.is_over(&limits.address_tables, bytes)
        {
            return Err(Refusal::TooMany(TooMany::TablesToday));
        }
        Ok(())
    }

    /// Opens a table and returns its name.
    pub(crate) async fn open_table(&self, opening: Opening<'_>) -> Result<String> {
        self.has_room(&opening).await?;
        let (id, changes) = opening.changes(self.settings.clock.now_ms())?;
        self.store.commit(changes).await?;
        self.metrics.opened.inc();
        Ok(id)
    }

    /// Calls a guest as they wish from now on, if that is a good name.
    pub(crate) async fn call(&self, client: Client, guest: i64, name: String) -> Result<Guest> {
        names::no_opponent(&name, &self.games)?;
        self.rate_limiter.rename(client)?;
        self.rename(guest, name.clone()).await?;
        Ok(Guest { id: guest, name })
    }

    /// Calls a guest otherwise from now on, at every table.
    pub(crate) async fn rename(&self, guest: i64, name: String) -> Result {
        let written = self.store.commit(vec![Change::Rename { guest, name }]).await;
        // What is told as failed may be there nevertheless.
        self.called_otherwise(guest).await;
        Ok(written?)
    }

    /// Lets every table in memory where a guest sits see how they are called now.
    pub(crate) async fn called_otherwise(&self, guest: i64) {
        self.sessions.forget(|session| session.guest.id == guest);
        let Ok(ids) = self.store.tables_of(guest).await else { return };
        for id in ids {
            if let Some(table) = self.known_table(&id) {
                table.read_names().await;
            }
        }
    }
}
