//! This house among others that are open with the same database.
//!
//! Any node answers any request. A table is shown as it stands in the
//! database; a move is played where it arrives, and the version of the table sees to it that
//! nobody plays on from what is no longer so (`store/nodes.rs`). What every node remembers by
//! itself is forgotten when another node says so, or when nobody can tell whether one did.

use crate::house::House;
use crate::presence::Crowd;
use crate::refusal::Result;
use crate::store::{Alive, Bell, LEASE};
use crate::table::LiveTable;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::time::MissedTickBehavior;

/// How often a node says that it is alive, and takes what others have left.
pub(crate) const RENEWING: Duration = Duration::from_millis(LEASE.as_millis() as u64 / 3);
/// How often a node looks whether a bell was lost.
const LOOKING: Duration = Duration::from_secs(2);
/// The most tables that a node takes at once from one that is gone.
const AT_ONCE: i64 = 100;

/// The number of the last notice that was heeded.
#[derive(Default)]
pub(crate) struct Heeded(AtomicI64);

/// What a node has told the others of itself.
#[derive(Default)]
pub(crate) struct Said {
    /// Whether there are any.
    among_others: bool,
    crowd: Crowd,
}

impl House {
    /// Says again and again that this node is alive.
    pub(crate) async fn stay_alive(self: Arc<House>) {
        let mut said = Said::default();
        loop {
            self.say_alive(&mut said).await;
            if tokio::time::timeout(RENEWING, self.closed()).await.is_ok() {
                return;
            }
        }
    }

    /// Says that this node is alive, and lets opponents think whose node is not.
    pub(crate) async fn say_alive(self: &Arc<House>, said: &mut Said) {
        let crowd = self.presence.crowd(self.settings.clock.now_ms());
        let news = Some(&crowd).filter(|crowd| said.among_others && **crowd != said.crowd);
        match self.store.renew(news).await {
            Ok(Alive { nodes, notice }) => {
                if news.is_some() {
                    said.crowd = crowd;
                }
                said.among_others = nodes > 1;
                self.rate_limiter.share_among(nodes);
                self.thinkers.share_among(nodes);
                if self.heeded.0.swap(notice, Ordering::Relaxed) != notice {
                    self.forget_everybody().await;
                }
                self.wake_bots(AT_ONCE).await;
            }
            Err(error) => tracing::error!(%error, "this node cannot say that it is alive"),
        }
    }

    /// Follows what other nodes do, until the house closes.
    pub(crate) async fn follow(self: Arc<House>) {
        let mut hearing = self.store.hearing();
        let mut looking = tokio::time::interval(LOOKING);
        looking.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let rung = async {
                match &mut hearing {
                    Some(hearing) => hearing.next().await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                rung = rung => match rung {
                    Some(bell) => self.hear(bell).await,
                    None => self.look_around().await,
                },
                _ = looking.tick() => self.look_around().await,
                () = self.closed() => return,
            }
        }
    }

    async fn hear(&self, bell: Bell) {
        if let Some(notice) = bell.notice {
            let expected = notice - 1;
            let heeded = &self.heeded.0;
            let next =
                heeded.compare_exchange(expected, notice, Ordering::Relaxed, Ordering::Relaxed);
            match next {
                Ok(_) if bell.node != self.store.node() && bell.access => {
                    self.forget_everybody().await;
                }
                Ok(_) => {
                    self.sessions.forget(|session| bell.guests.contains(&session.guest.id));
                }
                // One was missed; the next look will tell.
                Err(_) => {}
            }
        }
        if bell.node == self.store.node() {
            return;
        }
        if bell.seated {
            self.seated.send_modify(|times| *times += 1);
        }
        let known = bell.tables.iter().filter_map(|id| self.known_table(id));
        let known: Vec<_> = known.filter(|table| table.is_listened_to()).collect();
        self.catch_up(known).await;
    }

    /// Looks at everything that somebody listens to, and at who is elsewhere.
    async fn look_around(&self) {
        self.seated.send_modify(|times| *times += 1);
        match self.store.crowds().await {
            Ok(crowds) => self.presence.learn(crowds, self.settings.clock.now_ms()),
            Err(error) => tracing::warn!(%error, "who is at other nodes is not known"),
        }
        self.catch_up(self.listened_to()).await;
    }

    /// Reads tables anew that other nodes have changed.
    async fn catch_up(&self, tables: Vec<Arc<LiveTable>>) {
        if tables.is_empty() {
            return;
        }
        let ids: Vec<String> = tables.iter().map(|table| table.id.clone()).collect();
        let versions = match self.store.versions(&ids).await {
            Ok(versions) => HashMap::<String, i64>::from_iter(versions),
            Err(error) => return tracing::warn!(%error, "other nodes cannot be followed"),
        };
        for table in tables {
            let caught_up = match versions.get(&table.id) {
                Some(version) => table.catch_up(*version).await,
                None => self.was_removed(&table).await,
            };
            if let Err(refusal) = caught_up {
                tracing::warn!(table = table.id, ?refusal, "a table is not followed");
            }
        }
    }

    /// Another node has removed a table.
    async fn was_removed(&self, table: &LiveTable) -> Result {
        let reason = self.store.removed(&table.id).await?.unwrap_or_default();
        self.forget_table(&table.id);
        table.was_removed(reason).await;
        Ok(())
    }

    /// A table in memory, if it is as the database has it.
    pub(crate) async fn as_it_stands(
        &self,
        table: Arc<LiveTable>,
    ) -> Result<Option<Arc<LiveTable>>> {
        if self.store.is_shared() {
            match self.store.version_of(&table.id).await? {
                Some(version) => table.catch_up(version).await?,
                None => {
                    self.was_removed(&table).await?;
                    return Ok(None);
                }
            }
        }
        Ok(Some(table))
    }

    /// Somebody was banned or sent away by another node, and nobody knows who.
    async fn forget_everybody(&self) {
        self.sessions.forget(|_| true);
        if let Err(error) = self.read_bans().await {
            tracing::error!(%error, "bans could not be read");
        }
    }
}
