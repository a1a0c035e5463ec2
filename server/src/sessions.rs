//! Sessions: which browser or program acts for which guest, since when, and until when.
//!
//! A session ends when it has not been used for a time that the host sets, when its guest
//! ends it from another device, and with its guest. What listens for it ends at once.

use crate::chance;
use crate::clock::now_ms;
use crate::house::{Guest, House};
use crate::network::Network;
use crate::rate_limit::Client;
use crate::refusal::Result;
use crate::store::Change;
use crate::tasks;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// Sessions that are remembered without asking the database.
const REMEMBERED: usize = 20_000;
/// That a session is used is written down this often at most.
const NOTED_MS: i64 = 3_600_000;
/// What is kept of how a browser or program calls itself.
const AGENT: usize = 200;

/// What is kept of a token.
pub(crate) type TokenHash = [u8; 32];

/// What somebody comes with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Device {
    pub(crate) client: Client,
    /// What their browser or program calls itself.
    pub(crate) agent: String,
}

impl Device {
    pub(crate) fn new(client: Client, agent: Option<&str>) -> Device {
        let plain = |c: &char| c.is_ascii_graphic() || *c == ' ';
        let agent = agent.unwrap_or_default().chars().filter(plain).take(AGENT).collect();
        Device { client, agent }
    }
}

impl From<Client> for Device {
    fn from(client: Client) -> Device {
        Device::new(client, None)
    }
}

/// A session that has not ended.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) hash: TokenHash,
    pub(crate) guest: Guest,
    /// Why the guest is banned, if they are.
    pub(crate) ban: Option<String>,
    pub(crate) used_at: i64,
}

/// Sessions in memory, and networks that nobody may come from.
#[derive(Default)]
pub(crate) struct Sessions {
    known: Mutex<Known>,
    banned: Mutex<Arc<[(Network, String)]>>,
    /// Counts how often sessions were ended or somebody was banned.
    ended: watch::Sender<u64>,
}

#[derive(Default)]
struct Known {
    by_hash: HashMap<TokenHash, Session>,
    /// Counts how often something was forgotten: what was read before must not be
    /// remembered afterwards.
    forgotten: u64,
}

impl Sessions {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets sessions and lets all who listen look whether theirs has ended.
    pub(crate) fn forget(&self, which: impl Fn(&Session) -> bool) {
        let mut known = self.known();
        known.by_hash.retain(|_, session| !which(session));
        known.forgotten += 1;
        drop(known);
        self.ended.send_modify(|times| *times += 1);
    }

    /// Why nobody may come from this address, if so. Cheap, for it is asked at the door.
    pub(crate) fn ban_of(&self, address: IpAddr) -> Option<String> {
        let banned = Arc::clone(&self.banned.lock().unwrap_or_else(PoisonError::into_inner));
        let found = banned.iter().find(|(network, _)| network.contains(address));
        found.map(|(_, reason)| reason.clone())
    }

    /// From now on nobody may come from these networks.
    pub(crate) fn ban(&self, networks: Vec<(Network, String)>) {
        *self.banned.lock().unwrap_or_else(PoisonError::into_inner) = networks.into();
        self.ended.send_modify(|times| *times += 1);
    }
}

/// Somebody who listens, and must not hear more than they may.
pub(crate) struct Listener {
    session: Option<TokenHash>,
    address: IpAddr,
    ended: watch::Receiver<u64>,
}

impl Listener {
    /// Done when the listener may not listen any more.
    pub(crate) async fn sent_away(&mut self, house: &House) {
        loop {
            // What happened between the request and now counts, too.
            if self.ended.has_changed().unwrap_or(true) {
                let times = *self.ended.borrow();
                if !house.may_listen(self).await {
                    return;
                }
                // Not before: the task that awaits this may be dropped in the middle.
                if *self.ended.borrow() == times {
                    self.ended.mark_unchanged();
                }
                continue;
            }
            if self.ended.changed().await.is_err() {
                return;
            }
            self.ended.mark_changed();
        }
    }
}

impl House {
    /// Whose token it is, if their session has not ended.
    pub(crate) async fn session(&self, token: &str) -> Result<Option<Session>> {
        if token.len() != 64 {
            return Ok(None);
        }
        self.session_of(&chance::hash(token)).await
    }

    async fn session_of(&self, hash: &TokenHash) -> Result<Option<Session>> {
        let (known, forgotten) = {
            let known = self.sessions.known();
            (known.by_hash.get(hash).cloned(), known.forgotten)
        };
        if let Some(session) = known {
            return Ok(Some(session).filter(|session| !self.is_over(session.used_at)));
        }
        let Some(session) = self.store.session(hash).await? else { return Ok(None) };
        if self.is_over(session.used_at) {
            return Ok(None);
        }
        let mut known = self.sessions.known();
        if known.by_hash.len() >= REMEMBERED {
            known.by_hash.clear();
        }
        if known.forgotten == forgotten {
            known.by_hash.insert(*hash, session.clone());
        }
        Ok(Some(session))
    }

    fn is_over(&self, used_at: i64) -> bool {
        self.oldest_use().is_some_and(|oldest| used_at < oldest)
    }

    /// Sessions that were used last before this are over.
    pub(crate) fn oldest_use(&self) -> Option<i64> {
        let idle_ms = i64::try_from(self.settings.session_idle?.as_millis()).ok()?;
        Some(now_ms().saturating_sub(idle_ms))
    }

    /// Notes that a session is used; says whether that was worth noting. Nobody waits for it.
    pub(crate) fn note_use(&self, session: &Session, device: &Device) -> bool {
        let idle = self.settings.session_idle;
        let tenth = idle.and_then(|idle| i64::try_from(idle.as_millis() / 10).ok());
        let at = now_ms();
        if at - session.used_at < tenth.unwrap_or(NOTED_MS).min(NOTED_MS) {
            return false;
        }
        if let Some(known) = self.sessions.known().by_hash.get_mut(&session.hash) {
            known.used_at = at;
        }
        let change = Change::UseSession { token_hash: session.hash, device: device.clone(), at };
        let store = Arc::clone(&self.store);
        // What fails here is told by the store, and tried again with the next use.
        tasks::spawn(async move { store.commit(vec![change]).await.ok() });
        true
    }

    /// Lets somebody listen for as long as their session lasts.
    pub(crate) fn listener(&self, session: Option<TokenHash>, address: IpAddr) -> Listener {
        let mut ended = self.sessions.ended.subscribe();
        ended.mark_changed();
        Listener { session, address, ended }
    }

    async fn may_listen(&self, listener: &Listener) -> bool {
        if self.sessions.ban_of(listener.address).is_some() {
            return false;
        }
        match &listener.session {
            None => true,
            // A disk that fails is no reason to send anybody away.
            Some(hash) => match self.session_of(hash).await {
                Ok(session) => session.is_some_and(|session| session.ban.is_none()),
                Err(_) => true,
            },
        }
    }

    /// Lets somebody in and returns the token that proves it is them.
    pub(crate) async fn welcome(
        &self,
        device: impl Into<Device>,
        name: String,
    ) -> Result<(Guest, String)> {
        let device = device.into();
        self.rate_limiter.guest(device.client)?;
        let (id, token, at) = (chance::number(), chance::secret(), now_ms());
        let token_hash = chance::hash(&token);
        self.store
            .commit(vec![
                Change::Guest { id, name: name.clone(), at },
                Change::Session { token_hash, guest: id, device, at },
            ])
            .await?;
        Ok((Guest { id, name }, token))
    }

    /// Another token for a guest who is here already; what else changes then.
    pub(crate) async fn another_token(
        &self,
        guest: i64,
        device: Device,
        mut changes: Vec<Change>,
    ) -> Result<String> {
        let token = chance::secret();
        let token_hash = chance::hash(&token);
        changes.push(Change::Session { token_hash, guest, device, at: now_ms() });
        self.store.commit(changes).await?;
        Ok(token)
    }

    /// Ends sessions of a guest: those that begin with these bytes, or all, but never the one
    /// that asks.
    pub(crate) async fn end_sessions(
        &self,
        guest: i64,
        which: Option<[u8; 8]>,
        but: TokenHash,
    ) -> Result {
        self.store.commit(vec![Change::EndSessions { guest, which, but }]).await?;
        self.sessions.forget(|session| session.guest.id == guest && session.hash != but);
        Ok(())
    }
}
