//! The ways that guests want to be told in: switched on, confirmed, tried, and ended.

use super::keys;
use super::{Failure, HOUR_MS, Kind, Notice, mail, outcome, push, webhook};
use crate::chance;
use crate::house::House;
use crate::refusal::{Refusal, Result, TooMany};
use crate::sessions::TokenHash;
use crate::store::{NoticeChange, WayRow};
use futures_util::future::join_all;
use web::Language;

/// The most ways of one guest.
const WAYS: usize = 12;
/// An address that nobody confirms is forgotten after this time.
const UNCONFIRMED_MS: i64 = 2 * 24 * HOUR_MS;

/// A way that a guest asks for.
pub(crate) enum NewWay<'a> {
    Push { endpoint: &'a str, p256dh: &'a str, auth: &'a str, agent: String, session: TokenHash },
    Webhook { url: &'a str },
    Mail { address: &'a str },
}

/// Who asks for it: in which language, and how they address the house.
pub(crate) struct Asker {
    pub(crate) guest: i64,
    pub(crate) language: Language,
    pub(crate) base: String,
}

impl House {
    /// A way for a guest, as it is kept. An address is sent a link first that confirms it.
    pub(crate) async fn add_way(&self, asker: Asker, new: NewWay<'_>) -> Result<WayRow> {
        let (kind, target, secret, agent, session) = match new {
            NewWay::Push { endpoint, p256dh, auth, agent, session } => {
                let keys = push::Keys::read(p256dh, auth).ok_or(Refusal::BadTarget)?;
                self.sending.outgoing.check(endpoint)?;
                (Kind::Push, endpoint.to_owned(), keys.written(), agent, Some(session))
            }
            NewWay::Webhook { url } => {
                self.sending.outgoing.check(url.trim())?;
                let secret = webhook::Secret::default();
                (Kind::Webhook, url.trim().to_owned(), secret.written(), String::new(), None)
            }
            NewWay::Mail { address } => {
                let address = mail::address(address).ok_or(Refusal::BadTarget)?;
                (Kind::Mail, address, "{}".to_owned(), String::new(), None)
            }
        };
        if !self.offers(kind) {
            return Err(Refusal::WayOff);
        }
        let mut known = self.store.ways_of(asker.guest).await?;
        known.retain(|way| !self.is_forgotten(way));
        let same = |way: &&WayRow| way.kind == kind.name() && way.target == target;
        let known_before = known.iter().find(same);
        if let Some(way) = known_before.filter(|_| kind != Kind::Push) {
            if !way.confirmed {
                self.ask_to_confirm(way).await?;
            }
            return Ok(way.clone());
        }
        if known.len() >= WAYS && known_before.is_none() {
            return Err(Refusal::TooMany(TooMany::Ways));
        }
        let way = WayRow {
            id: chance::number(),
            guest: asker.guest,
            kind: kind.name().to_owned(),
            target,
            secret,
            agent,
            language: asker.language.code().to_owned(),
            base: asker.base,
            confirmed: kind != Kind::Mail,
            made_at: self.now_ms(),
            told_at: None,
            failure: None,
        };
        if kind == Kind::Mail {
            self.ask_to_confirm(&way).await?;
        }
        let dropped = NoticeChange::DropUnconfirmed { before: self.now_ms() - UNCONFIRMED_MS };
        self.store
            .commit(vec![dropped.into(), NoticeChange::Way(Box::new(way.clone()), session).into()])
            .await?;
        Ok(way)
    }

    /// Whether a way was not confirmed in time.
    fn is_forgotten(&self, way: &WayRow) -> bool {
        !way.confirmed && way.made_at < self.now_ms() - UNCONFIRMED_MS
    }

    /// Ends a way of a guest.
    pub(crate) async fn end_way(&self, guest: i64, way: i64) -> Result {
        Ok(self.store.commit(vec![NoticeChange::DropWay { guest, way }.into()]).await?)
    }

    /// Tells a guest something in every way that they want, as a try; the ways with what came
    /// of it.
    pub(crate) async fn try_ways(&self, guest: i64) -> Result<Vec<(WayRow, Result<(), Failure>)>> {
        let began = self.now_ms();
        let ways = self.store.ways_of(guest).await?;
        let tries = ways.into_iter().filter(|way| way.confirmed).filter_map(|way| {
            let kind = Kind::named(&way.kind).filter(|kind| self.offers(*kind))?;
            Some(async move { (self.send(kind, &way, &[self.attempt(&way)]).await, way) })
        });
        let mut tried = Vec::new();
        for (sent, way) in join_all(tries).await {
            self.store.commit(vec![outcome(&way, began, &sent).into()]).await?;
            tried.push((way, sent));
        }
        Ok(tried)
    }

    /// What a guest is told as a try.
    fn attempt(&self, way: &WayRow) -> Notice {
        let language = way.speaks();
        Notice {
            title: web::notices::tried_title(language),
            text: web::notices::tried_text(language),
            link: self.base_of(way),
            about: None,
            at: self.now_ms(),
        }
    }

    async fn ask_to_confirm(&self, way: &WayRow) -> Result {
        let mail = self.settings.notices.mail.as_ref().ok_or(Refusal::WayOff)?;
        self.rate_limiter.confirmation(&way.target)?;
        let link = self.keys().await?.link(keys::Link::Confirm, way.id);
        let link = format!("{}{link}", self.base_of(way));
        let sent = mail.confirmation(way, way.speaks(), &link).await;
        sent.map_err(|failure| Refusal::NotSent(failure.why()))
    }

    /// The way that a link of a mail is about, if it is one of the house's own.
    pub(crate) async fn linked_way(&self, link: &str) -> Result<(Linked, WayRow)> {
        let (what, way) = self.keys().await?.read(link).ok_or(Refusal::DeadLink)?;
        let way = self.store.way(way).await?.filter(|way| !self.is_forgotten(way));
        let way = way.ok_or(Refusal::DeadLink)?;
        let linked = match what {
            keys::Link::Confirm => Linked::Confirm,
            keys::Link::End => Linked::End,
        };
        Ok((linked, way))
    }

    /// Does what a link of a mail is for.
    pub(crate) async fn follow_link(&self, link: &str) -> Result<(Linked, WayRow)> {
        let (linked, way) = self.linked_way(link).await?;
        let change = match linked {
            Linked::Confirm => NoticeChange::Confirm { way: way.id },
            Linked::End => NoticeChange::DropWay { guest: way.guest, way: way.id },
        };
        self.store.commit(vec![change.into()]).await?;
        Ok((linked, way))
    }
}

/// What a link of a mail is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Linked {
    Confirm,
    End,
}

/// The secret by which a guest knows that a request comes from the house, if it is a webhook.
pub(crate) fn webhook_secret(way: &WayRow) -> Option<String> {
    webhook::Secret::read(&way.secret).map(|secret| secret.secret)
}
