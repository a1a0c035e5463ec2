//! A house on a machine: opening and closing it, and what happens there by itself.

use super::House;
use crate::clock::now_ms;
use crate::hosting::HostedGame;
use crate::refusal::Result;
use crate::settings::Settings;
use crate::store::{AdminChange, Change, Store, StoreError};
use std::sync::Arc;
use std::time::Duration;
use web::Language;
use words::opponents::FORMER_GUEST;

/// How often idle tables are looked for.
const CLEANING: Duration = Duration::from_secs(15);
/// How often is looked whose time is over, and noted that the house is open.
const TIME_KEPT_MS: i64 = 30_000;
/// What was rendered is thrown away after this time without a visit.
const RENDERED_MS: i64 = 20_000;

impl House {
    /// Opens the house: its database, its cleaning, and the opponents who were
    /// in the middle of a turn when it closed.
    pub async fn open(
        settings: Settings,
        games: Vec<Arc<HostedGame>>,
    ) -> Result<Arc<House>, StoreError> {
        // The first guest shall not wait for the texts to be read.
        let names = games.clone();
        let texts = tokio::task::spawn_blocking(move || {
            names.iter().for_each(|game| drop(game.named(Language::default())));
        });
        let store = Store::open(&settings.database).await?;
        texts.await.ok();
        store.note_opening(settings.clock.now_ms()).await?;
        let house = House::on(store, settings, games);
        house.read_bans().await?;
        house.keys().await?;
        Ok(house)
    }

    /// Opens the house with what it keeps.
    pub(crate) fn on(store: Store, settings: Settings, games: Vec<Arc<HostedGame>>) -> Arc<House> {
        let house = House::at_rest(store, settings, games);
        tokio::spawn(Arc::clone(&house).clean());
        if house.store.is_shared() {
            tokio::spawn(Arc::clone(&house).stay_alive());
            tokio::spawn(Arc::clone(&house).follow());
        } else {
            let waking = Arc::clone(&house);
            tokio::spawn(async move { waking.wake_bots(i64::MAX).await });
        }
        tokio::spawn(Arc::clone(&house).take_orders());
        tokio::spawn(Arc::clone(&house).keep_time());
        tokio::spawn(Arc::clone(&house).tell_turns());
        house
    }

    /// Finishes what was begun and closes the database.
    pub async fn close(&self) {
        self.stop_serving();
        self.note_open().await;
        self.store.close().await;
    }

    /// Forgets a guest: nobody is called by their name any more, their sessions end, and they get
    /// up from every table. What others have played with them stays. Returns at how many tables
    /// they sat.
    pub(crate) async fn forget(self: &Arc<House>, guest: i64) -> Result<usize> {
        let rename = Change::Rename { guest, name: FORMER_GUEST.to_owned() };
        let remove = AdminChange::RemoveGuest { guest, at: now_ms() };
        let written = self.store.commit(vec![rename, remove.into()]).await;
        // First the name, then an opponent may sit in under the new one.
        self.called_otherwise(guest).await;
        written?;
        self.unseat(guest).await
    }

    /// Throws away what is not kept for longer.
    async fn sweep(&self) {
        let in_use = |id: &str| self.tables().contains_key(id);
        match self.store.sweep(self.settings.keep, in_use).await {
            Ok(gone) if gone.is_empty() => {}
            Ok(gone) => self.sessions.forget(|session| gone.contains(&session.guest.id)),
            Err(error) => tracing::error!(%error, "nothing could be thrown away"),
        }
        if let Err(error) = self.end_old_sessions().await {
            tracing::error!(%error, "old sessions could not be ended");
        }
    }

    /// Notes that the house is open: clocks stand still while it is closed.
    async fn note_open(&self) {
        let seen_at = self.settings.clock.now_ms();
        let open = Change::Open { opened_at: self.opened_ms, seen_at };
        if let Err(error) = self.store.commit(vec![open]).await {
            tracing::error!(%error, "it is not noted that the house is open");
        }
    }

    /// Looks after the time at all tables: claims what people agreed should be claimed.
    async fn keep_time(self: Arc<House>) {
        let clock = &self.settings.clock;
        loop {
            self.note_open().await;
            if let Err(error) = self.claim_by_itself().await {
                tracing::error!(?error, "no time is kept");
            }
            tokio::select! {
                () = clock.sleep_until(clock.now_ms() + TIME_KEPT_MS) => {}
                () = self.closed() => return,
            }
        }
    }

    async fn claim_by_itself(self: &Arc<House>) -> Result {
        let now = self.settings.clock.now_ms();
        let mut overdue = self.store.overdue_tables(now, &(0, String::new())).await?;
        while let Some(last) = overdue.last() {
            // One that cannot be claimed is no reason to leave the others.
            let next = self.store.overdue_tables(now, last).await?;
            for (_, id) in overdue {
                if let Err(refusal) = self.claim_at(&id).await {
                    tracing::warn!(table = id, ?refusal, "not claimed");
                }
            }
            overdue = next;
        }
        Ok(())
    }

    async fn claim_at(self: &Arc<House>, id: &str) -> Result {
        let table = self.table(id).await?;
        if table.claim_by_itself().await? {
            self.ask_bot(table);
        }
        Ok(())
    }

    /// Puts away tables that nobody looks at, and options that nobody asks about.
    async fn clean(self: Arc<House>) {
        let idle_ms = i64::try_from(self.settings.idle.as_millis()).unwrap_or(i64::MAX);
        let every = CLEANING.min(self.settings.idle);
        while tokio::time::timeout(every, self.closed()).await.is_err() {
            self.sweep().await;
            self.games.iter().for_each(|game| game.forget_options(self.settings.idle));
            self.presence.forget(self.settings.clock.now_ms());
            let mut tables = self.tables();
            // A table that somebody holds is in use; nobody can take hold of
            // another one while the list is locked.
            tables.retain(|_, table| Arc::strong_count(table) > 1 || !table.is_idle(idle_ms));
            tables.shrink_to_fit();
            self.metrics.tables.set(tables.len() as i64);
            for table in tables.values().filter(|table| table.is_idle(RENDERED_MS)) {
                table.forget_rendered();
            }
        }
    }

    /// Whether the disk is nearly full.
    pub(crate) fn is_low_on_space(&self) -> bool {
        let Some(disk) = self.store.disk() else { return false };
        self.metrics.free_bytes.set(i64::try_from(disk.free).unwrap_or(i64::MAX));
        disk.is_low(self.settings.min_free)
    }

    /// Ends sessions that were not used for too long.
    pub(crate) async fn end_old_sessions(&self) -> Result<(), StoreError> {
        let Some(before) = self.oldest_use() else { return Ok(()) };
        if !self.store.has_sessions_before(before).await? {
            return Ok(());
        }
        self.store.commit(vec![Change::EndOldSessions { before }]).await?;
        self.sessions.forget(|session| session.used_at < before);
        Ok(())
    }
}
