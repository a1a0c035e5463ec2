//! Telling guests that it is their turn when they are not at the table.
//!
//! The commit that makes it somebody's turn writes that into the outbox of the database, once
//! for every way in which the guest wants to be told (`store/notices.rs`). Every node looks
//! through the outbox: what its own guests see anyway is struck off, and what is due is
//! claimed, so that one turn gives one notice, and handed to its way. What cannot be sent is
//! tried again, later each time.
//!
//! A notice holds nothing that is secret at a table: the game, the table's name, who else sits
//! there, and the link.

mod keys;
mod mail;
mod outgoing;
mod push;
mod ways;
mod webhook;

pub use mail::{BadMail, Mail};
pub(crate) use ways::{Asker, Linked, NewWay, webhook_secret};

use crate::house::House;
use crate::presence::Sees;
use crate::store::{Change, NoticeChange, StoreError, TurnRow, WayRow};
use keys::Keys;
use outgoing::Outgoing;
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::{OnceCell, Semaphore};
use web::Language;
use web::unsent::{Unsent, Why};

/// A page that listens for so long is looked at: a phone that fell asleep is noticed by then.
const ASLEEP_MS: i64 = 75_000;
/// How often the outbox is looked through.
const LOOKS_MS: i64 = 2_000;
/// The most turns that are looked at together.
const AT_ONCE: i64 = 200;
/// The most that is sent at the same time.
const SENDERS: usize = 16;
/// How long to wait before the second try; twice as long before each further one.
const AGAIN_MS: i64 = 60_000;
const HOUR_MS: i64 = 3_600_000;
/// After so many tries a turn is not told.
const TRIES: i64 = 8;
/// How guests may be told of their turns.
#[derive(Clone, Debug)]
pub struct Notices {
    /// By their browsers, also when no page is open.
    pub push: bool,
    /// By a request to an address of theirs.
    pub webhook: bool,
    /// By mail, if there is somebody to carry it.
    pub mail: Option<Mail>,
    /// Whether requests may go to private networks and this machine, and without TLS.
    pub private_targets: bool,
}

impl Default for Notices {
    fn default() -> Notices {
        Notices { push: true, webhook: true, mail: None, private_targets: false }
    }
}

/// What a way is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Push,
    Webhook,
    Mail,
}

impl Kind {
    pub(crate) const ALL: [Kind; 3] = [Kind::Push, Kind::Webhook, Kind::Mail];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Kind::Push => "push",
            Kind::Webhook => "webhook",
            Kind::Mail => "mail",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// What a guest is told.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    pub(crate) title: String,
    pub(crate) text: String,
    pub(crate) link: String,
    /// The table that it is about, if it is more than a try.
    pub(crate) about: Option<About>,
    pub(crate) at: i64,
}

#[derive(Clone, Debug)]
pub(crate) struct About {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) opponents: Vec<String>,
}

/// Why something did not go out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// Nobody is there any more.
    Gone,
    /// It is of no use to try again; why.
    Refused(Unsent),
    /// It may be better another time; why.
    Later(Unsent),
}

impl Failure {
    pub(crate) fn refused(why: Why) -> Failure {
        Failure::Refused(why.into())
    }

    /// It may be better another time; why, and what was said of it.
    pub(crate) fn later(why: Why, said: impl ToString) -> Failure {
        Failure::Later(Unsent { why, said: said.to_string() })
    }

    pub(crate) fn why(&self) -> Unsent {
        let (Unsent { why, said }, kept) = match self {
            Failure::Gone => (Why::Gone.into(), 0),
            Failure::Refused(unsent) | Failure::Later(unsent) => (unsent.clone(), 200),
        };
        Unsent { why, said: said.chars().take(kept).collect() }
    }
}

/// What sending takes.
pub(crate) struct Sending {
    outgoing: Outgoing,
    keys: OnceCell<Keys>,
    places: Arc<Semaphore>,
}

impl Sending {
    pub(crate) fn new(notices: &Notices) -> Sending {
        Sending {
            outgoing: Outgoing::new(notices.private_targets),
            keys: OnceCell::new(),
            places: Arc::new(Semaphore::new(SENDERS)),
        }
    }
}

impl House {
    /// The keys of the house, made when it opens for the first time.
    pub(crate) async fn keys(&self) -> Result<&Keys, StoreError> {
        self.sending.keys.get_or_try_init(|| Keys::of(&self.store)).await
    }

    /// Whether the host lets guests be told in this way.
    pub(crate) fn offers(&self, kind: Kind) -> bool {
        let notices = &self.settings.notices;
        match kind {
            Kind::Push => notices.push,
            Kind::Webhook => notices.webhook,
            Kind::Mail => notices.mail.is_some(),
        }
    }

    fn now_ms(&self) -> i64 {
        self.settings.clock.now_ms()
    }

    /// The house as a guest addresses it.
    fn base_of(&self, way: &WayRow) -> String {
        self.settings.public_url.clone().unwrap_or_else(|| way.base.clone())
    }

    /// Looks through the outbox again and again, until the house closes.
    pub(crate) async fn tell_turns(self: Arc<House>) {
        let clock = &self.settings.clock;
        loop {
            if let Err(error) = self.look_through_outbox().await {
                tracing::error!(%error, "nobody can be told of their turn");
            }
            tokio::select! {
                () = clock.sleep_until(clock.now_ms() + LOOKS_MS) => {}
                () = self.closed() => return,
            }
        }
    }

    async fn look_through_outbox(self: &Arc<House>) -> Result<(), StoreError> {
        let now = self.now_ms();
        let (mut changes, mut due) = (Vec::new(), BTreeMap::<i64, Vec<TurnRow>>::new());
        for turn in self.store.outbox(AT_ONCE).await? {
            let TurnRow { way, due_at, .. } = turn;
            let awake_at = turn.made_at + ASLEEP_MS;
            let sees = self.presence.sees(&turn.table, turn.guest, turn.made_at);
            let table = turn.table.clone();
            match sees {
                Sees::Maybe if now < awake_at => {
                    if due_at < awake_at {
                        let (was_due_at, due_at) = (due_at, awake_at);
                        changes.push(NoticeChange::PutOff { way, table, was_due_at, due_at });
                    }
                }
                Sees::Page | Sees::Maybe => {
                    changes.push(NoticeChange::DropTurn { way, table, due_at });
                }
                Sees::Nothing if due_at > now => {}
                Sees::Nothing if turn.counts => due.entry(way).or_default().push(turn),
                Sees::Nothing => changes.push(NoticeChange::DropTurn { way, table, due_at }),
            }
        }
        if !changes.is_empty() {
            self.store.commit(changes.into_iter().map(Into::into).collect()).await?;
        }
        for (way, turns) in due {
            let Some(way) = self.store.way(way).await? else { continue };
            match Kind::named(&way.kind).filter(|kind| self.offers(*kind)) {
                Some(Kind::Mail) => self.gather(way, turns).await?,
                Some(kind) => {
                    for turn in turns {
                        self.claim(kind, &way, vec![turn], Vec::new()).await?;
                    }
                }
                None => self.store.commit(turns.iter().map(forget).collect()).await?,
            }
        }
        Ok(())
    }

    /// One mail for everything that has gathered, once an hour at most.
    async fn gather(self: &Arc<House>, way: WayRow, turns: Vec<TurnRow>) -> Result<(), StoreError> {
        let (now, again_at) = (self.now_ms(), way.told_at.map_or(0, |told_at| told_at + HOUR_MS));
        if again_at > now {
            let later = |turn: &TurnRow| {
                let (table, was_due_at) = (turn.table.clone(), turn.due_at);
                NoticeChange::PutOff { way: way.id, table, was_due_at, due_at: again_at }.into()
            };
            return self.store.commit(turns.iter().map(later).collect()).await;
        }
        let gather = NoticeChange::Gather { way: way.id, was_told_at: way.told_at, told_at: now };
        self.claim(Kind::Mail, &way, turns, vec![gather]).await
    }

    /// Tells these turns in one go, if no other node does.
    async fn claim(
        self: &Arc<House>,
        kind: Kind,
        way: &WayRow,
        mut turns: Vec<TurnRow>,
        mut changes: Vec<NoticeChange>,
    ) -> Result<(), StoreError> {
        let place = Arc::clone(&self.sending.places).acquire_owned().await;
        let now = self.now_ms();
        for turn in &mut turns {
            let wait_ms = (AGAIN_MS << turn.tries.clamp(0, TRIES)).min(HOUR_MS);
            let (was_due_at, due_at) = (turn.due_at, now + wait_ms);
            let (way, table) = (turn.way, turn.table.clone());
            changes.push(NoticeChange::Claim { way, table, was_due_at, due_at });
            (turn.due_at, turn.tries) = (due_at, turn.tries + 1);
        }
        match self.store.commit(changes.into_iter().map(Into::into).collect()).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => return Ok(()),
            Err(error) => return Err(error),
        }
        let (house, way) = (Arc::clone(self), way.clone());
        tokio::spawn(async move {
            if let Err(error) = house.tell(kind, &way, &turns).await {
                tracing::error!(%error, "what came of a notice could not be kept");
            }
            drop(place);
        });
        Ok(())
    }

    async fn tell(&self, kind: Kind, way: &WayRow, turns: &[TurnRow]) -> Result<(), StoreError> {
        // The next mail waits for an hour from here, however long this one is under way.
        let began = self.now_ms();
        let mut notices = Vec::with_capacity(turns.len());
        for turn in turns {
            notices.extend(self.notice(way, turn).await?);
        }
        let sent = match notices.is_empty() {
            true => Ok(()),
            false => self.send(kind, way, &notices).await,
        };
        let over = |turn: &&TurnRow| match &sent {
            Ok(()) | Err(Failure::Gone | Failure::Refused(_)) => true,
            Err(Failure::Later(_)) => turn.tries >= TRIES,
        };
        let mut changes: Vec<Change> = turns.iter().filter(over).map(forget).collect();
        changes.push(outcome(way, began, &sent).into());
        self.store.commit(changes).await
    }

    /// What a guest is told of a turn, unless the game is unknown here.
    async fn notice(&self, way: &WayRow, turn: &TurnRow) -> Result<Option<Notice>, StoreError> {
        let Ok(game) = self.game(&turn.game) else { return Ok(None) };
        let language = way.speaks();
        let sitters = self.store.sitters(&turn.table).await?;
        let (names, bots): (Vec<String>, Vec<Option<String>>) =
            sitters.iter().map(|(_, name, bot)| (name.clone(), bot.clone())).unzip();
        let shown = web::labels::names(language, &names, &bots);
        let others = shown.into_iter().zip(&sitters);
        let others = others.filter(|(_, (guest, ..))| *guest != Some(way.guest));
        let opponents: Vec<String> = others.map(|(name, _)| name).collect();
        let title = game.named(language).title;
        Ok(Some(Notice {
            text: web::notices::turn_text(language, &opponents),
            title: web::notices::turn_title(language, &title),
            link: format!("{}/table/{}", self.base_of(way), turn.table),
            about: Some(About { table: turn.table.clone(), game: turn.game.clone(), opponents }),
            at: turn.made_at,
        }))
    }

    async fn send(&self, kind: Kind, way: &WayRow, notices: &[Notice]) -> Result<(), Failure> {
        let outgoing = &self.sending.outgoing;
        let failed = |error: StoreError| Failure::later(Why::House, error);
        match (kind, &self.settings.notices.mail) {
            (Kind::Mail, Some(mail)) => {
                let keys = self.keys().await.map_err(failed)?;
                let end = format!("{}{}", self.base_of(way), keys.link(keys::Link::End, way.id));
                mail.turns(way, way.speaks(), notices, &end).await
            }
            (Kind::Mail, None) => Err(Failure::refused(Why::NoMail)),
            (Kind::Webhook, _) => {
                for notice in notices {
                    webhook::send(outgoing, way, notice).await?;
                }
                Ok(())
            }
            (Kind::Push, mail) => {
                let keys = self.keys().await.map_err(failed)?;
                let contact = match mail {
                    Some(mail) => format!("mailto:{}", mail.from()),
                    None => self.base_of(way),
                };
                for notice in notices {
                    push::send(outgoing, keys, way, notice, &contact, self.now_ms()).await?;
                }
                Ok(())
            }
        }
    }
}

impl WayRow {
    /// The language that its guest reads.
    pub(crate) fn speaks(&self) -> Language {
        Language::from_code(&self.language).unwrap_or_default()
    }

    /// Why the last try failed, if it did.
    pub(crate) fn unsent(&self) -> Option<Unsent> {
        self.failure.as_deref().map(Unsent::read)
    }
}

/// What is kept of a try to tell something, which began then.
fn outcome(way: &WayRow, began: i64, sent: &Result<(), Failure>) -> NoticeChange {
    if let Err(failure) = sent {
        tracing::info!(kind = way.kind, why = %failure.why(), "a notice did not go out");
    }
    match sent {
        Ok(()) => NoticeChange::Told { way: way.id, at: began },
        Err(Failure::Gone) => NoticeChange::DropWay { guest: way.guest, way: way.id },
        Err(failure) => {
            let why = failure.why().to_string();
            NoticeChange::Failed { way: way.id, why, told_at: way.told_at }
        }
    }
}

fn forget(turn: &TurnRow) -> Change {
    let TurnRow { way, table, due_at, .. } = turn.clone();
    NoticeChange::DropTurn { way, table, due_at }.into()
}
