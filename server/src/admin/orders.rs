//! Carrying out orders of admins.

use super::{Done, LogLine, Order, Ordered};
use crate::chance;
use crate::clock::now_ms;
use crate::house::House;
use crate::names;
use crate::network::Network;
use crate::orders::LEAVE;
use crate::refusal::{Refusal, Result};
use crate::store::{AdminChange, Change, StoreError};
use std::sync::Arc;
use std::time::Duration;
use web::Language;

/// How often orders of commands are looked for.
const LOOKING: Duration = Duration::from_millis(300);
/// An order that is older was given to a house that closed meanwhile.
const PATIENCE_MS: i64 = 15_000;
/// The longest reason, in characters.
const REASON: usize = 200;

impl House {
    /// Carries out an order, and notes it in the log.
    pub(crate) async fn carry_out_order(self: &Arc<House>, mut ordered: Ordered) -> Result<Done> {
        ordered.reason = ordered.reason.split_whitespace().collect::<Vec<_>>().join(" ");
        ordered.reason = ordered.reason.chars().take(REASON).collect();
        let (reason, at) = (ordered.reason.clone(), now_ms());
        match ordered.order.clone() {
            Order::CloseTable { table } => {
                let live = self.table(&table).await?;
                let log = log(&ordered, live.game.name());
                let close = AdminChange::CloseTable { table, reason: reason.clone() }.into();
                live.close_by_admin(reason, vec![close, log]).await?;
                Ok(Done::default())
            }
            Order::RemoveTable { table } => {
                self.remove_table(&ordered, table, reason).await?;
                Ok(Done::default())
            }
            Order::RemoveGuest { guest, called } => {
                let name = self.name_of(guest).await?;
                let called = names::read(&called)?.ok_or(Refusal::BadField("called"))?;
                let rename = Change::Rename { guest, name: called };
                let remove = AdminChange::RemoveGuest { guest, at }.into();
                let written = self.store.commit(vec![rename, remove, log(&ordered, &name)]).await;
                // First the new name, then an opponent may sit in under it.
                self.called_otherwise(guest).await;
                written?;
                Ok(Done { freed: self.unseat(guest).await? })
            }
            Order::BanGuest { guest } => {
                let name = self.name_of(guest).await?;
                let ban = AdminChange::BanGuest { guest, reason, at }.into();
                self.store.commit(vec![ban, log(&ordered, &name)]).await?;
                self.sessions.forget(|session| session.guest.id == guest);
                Ok(Done { freed: self.unseat(guest).await? })
            }
            Order::UnbanGuest { guest } => {
                let name = self.name_of(guest).await?;
                let banned = self.store.bans().await?;
                if !banned.iter().any(|ban| ban.guest == Some(guest)) {
                    return Err(Refusal::NotBanned(name));
                }
                let unban = AdminChange::UnbanGuest { guest }.into();
                self.store.commit(vec![unban, log(&ordered, &name)]).await?;
                self.sessions.forget(|session| session.guest.id == guest);
                Ok(Done::default())
            }
            Order::BanNetwork { network } => {
                let ban = AdminChange::BanNetwork { network, reason, at }.into();
                self.store.commit(vec![ban, log(&ordered, "")]).await?;
                self.read_bans().await?;
                Ok(Done::default())
            }
            Order::UnbanNetwork { network } => {
                let name = network.to_string();
                let banned = self.store.bans().await?;
                if !banned.iter().any(|ban| ban.network.as_ref() == Some(&name)) {
                    return Err(Refusal::NotBanned(name));
                }
                let unban = AdminChange::UnbanNetwork { network }.into();
                self.store.commit(vec![unban, log(&ordered, "")]).await?;
                self.read_bans().await?;
                Ok(Done::default())
            }
            Order::SetToken { hash } => {
                let token = AdminChange::Token { hash, at }.into();
                self.store.commit(vec![token, log(&ordered, "")]).await?;
                Ok(Done::default())
            }
        }
    }

    async fn name_of(&self, guest: i64) -> Result<String> {
        self.store.name_of(guest).await?.ok_or(Refusal::NoGuest(guest))
    }

    async fn remove_table(&self, ordered: &Ordered, table: String, reason: String) -> Result {
        let (id, at) = (table.clone(), now_ms());
        let remove = AdminChange::RemoveTable { table, reason: reason.clone(), at }.into();
        match self.table(&id).await {
            Ok(live) => {
                let changes = vec![remove, log(ordered, live.game.name())];
                live.remove(reason, changes).await?;
                self.forget_table(&id);
            }
            // One that can no longer be played can still be removed.
            Err(Refusal::SetAside { .. }) => {
                self.store.commit(vec![remove, log(ordered, "")]).await?;
                self.store.findings.forget_table(&id);
            }
            Err(refusal) => return Err(refusal),
        }
        self.store.commit(vec![Change::DropUnusedTexts]).await?;
        Ok(())
    }

    /// Gets a guest up from every table that is not over, as if they had left themselves: before
    /// a game their seat is free again; between two the other one wins; among more an opponent
    /// of the house sits in. Returns how many seats they had.
    pub(crate) async fn unseat(self: &Arc<House>, guest: i64) -> Result<usize> {
        let mut freed = 0;
        for id in self.store.unfinished_tables_of(guest).await? {
            let left = match self.table(&id).await {
                Ok(table) => self.carry_out(&table, guest, LEAVE).await,
                Err(refusal) => Err(refusal),
            };
            match left {
                Ok(()) => freed += 1,
                // It ended by itself, or is set aside: nobody waits for the guest there.
                Err(refusal) => tracing::warn!(table = id, ?refusal, "a seat was not freed"),
            }
        }
        Ok(freed)
    }

    /// Remembers which networks are banned.
    pub(crate) async fn read_bans(&self) -> Result<(), StoreError> {
        let networks = self.store.bans().await?.into_iter().filter_map(|ban| {
            let network: Network = ban.network?.parse().ok()?;
            Some((network, ban.reason))
        });
        self.sessions.ban(networks.collect());
        Ok(())
    }

    /// Whether this token opens the admin page.
    pub(crate) async fn is_admin(&self, token: &str) -> Result<bool> {
        let kept = self.store.admin_token().await?;
        Ok(kept.is_some_and(|kept| chance::is_secret(token, &kept)))
    }

    /// Makes the admin token when the house first opens; it is told only here.
    pub async fn first_admin_token(&self) -> Result<Option<String>, StoreError> {
        if self.store.admin_token().await?.is_some() {
            return Ok(None);
        }
        let (token, hash) = super::new_token();
        self.store.commit(vec![AdminChange::FirstToken { hash, at: now_ms() }.into()]).await?;
        // Of several nodes that open at once one is first.
        let kept = self.store.admin_token().await?;
        Ok(Some(token).filter(|_| kept == Some(hash)))
    }

    /// Carries out what commands want of the house while it is open.
    pub(crate) async fn take_orders(self: Arc<House>) {
        // What a house that was killed has left half done.
        match self.store.guests_to_unseat().await {
            Ok(guests) => {
                for guest in guests {
                    if let Err(refusal) = self.unseat(guest).await {
                        tracing::error!(guest, ?refusal, "seats could not be freed");
                    }
                }
            }
            Err(error) => tracing::error!(%error, "nobody could be unseated"),
        }
        if self.store.is_shared() {
            // There the command is a node of its own, and does it itself.
            return;
        }
        while tokio::time::timeout(LOOKING, self.closed()).await.is_err() {
            // A disk that fails is told by the store.
            let Ok(orders) = self.store.orders().await else { continue };
            for (n, at, ordered) in orders {
                let change = if now_ms() - at > PATIENCE_MS {
                    AdminChange::DropOrders { before: now_ms() - PATIENCE_MS }
                } else {
                    let told = match ordered {
                        Some(ordered) => self.carry_out_order(ordered).await,
                        None => Err(Refusal::BadField("order")),
                    };
                    let told = told.map_err(|refusal| refusal.words(Language::English));
                    let answer = serde_json::to_string(&told).expect("an answer is plain data");
                    AdminChange::Answer { n, answer }
                };
                self.store.commit(vec![change.into()]).await.ok();
            }
        }
    }
}

/// The line of the log.
fn log(ordered: &Ordered, name: &str) -> Change {
    let (what, subject) = ordered.order.told();
    AdminChange::Log(LogLine {
        at: now_ms(),
        way: ordered.way.name().to_owned(),
        who: ordered.who.clone(),
        what: what.name().to_owned(),
        subject,
        name: name.to_owned(),
        reason: ordered.reason.clone(),
    })
    .into()
}
