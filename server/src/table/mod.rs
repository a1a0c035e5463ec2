//! A table in memory: a cache of its log, and its listeners.
//!
//! Whatever is done at a table happens under its lock: the entry is checked,
//! carried out, committed, and only then told. If it cannot be committed the
//! table is read anew from its log.

mod commands;
mod fairness;
mod handover;
mod lessons;
mod lobby;
mod opening;
mod pace;
mod plans;
mod sharing;
mod state;
mod takeback;

pub(crate) use commands::WayOut;
pub(crate) use commands::{Answer, Command};
#[cfg(test)]
pub(crate) use fairness::Given;
pub(crate) use fairness::{Contribute, Contribution};
pub(crate) use lessons::Reply;
pub(crate) use lobby::Which;
pub(crate) use opening::{Deal, Opening, Opponent, Past, usual_level};
pub(crate) use pace::Closed;
pub(crate) use plans::{Ended, Plan};
pub(crate) use sharing::Viewer;
pub(crate) use state::{Progress, Sitter, TableState};

use crate::clock::{Clock, now_ms};
use crate::hosting::HostedGame;
use crate::presence::{Presence, SEES_MS};
use crate::refusal::{Refusal, Result, Trouble};
use crate::store::{Aside, Change, GuideRow, Store, StoreError, TableRow};
use axum::body::Bytes;
use caravanserai_core::{Named, Seat, Seed};
use fairness::Fairness;
use maud::Markup;
use rustc_hash::FxHasher;
use serde_json::json;
use std::hash::Hasher;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use tokio::sync::{Mutex, MutexGuard, watch};
use web::fairness::Ask;
use web::replay::Eyes;
use web::{Hint, Language, Pace};

/// A hash and a length, by which a listener knows a page again that it was sent.
pub(crate) type Mark = (u64, usize);

/// What was rendered for one pair of eyes, shared by everybody who has them.
#[derive(Debug)]
pub(crate) struct Fragment {
    /// As it is sent to those who listen: a line of JSON that says what it is, and what belongs
    /// inside `<main>`. There it stands as it is, for in JSON every other letter of a page would
    /// be a backslash.
    pub(crate) frame: [Bytes; 2],
    pub(crate) mark: Mark,
    pub(crate) moves: usize,
    pub(crate) title: String,
}

impl Fragment {
    pub(crate) fn new(moves: usize, title: String, html: Markup) -> Fragment {
        let line = json!({ "moves": moves, "title": title }).to_string() + "\n";
        let frame = [line, html.into_string()].map(Bytes::from);
        let mut hash = FxHasher::default();
        frame.iter().for_each(|part| hash.write(part));
        let mark = (hash.finish(), frame.iter().map(Bytes::len).sum());
        Fragment { frame, mark, moves, title }
    }

    /// What belongs inside `<main>`.
    pub(crate) fn html(&self) -> &str {
        std::str::from_utf8(&self.frame[1]).expect("a page is text")
    }
}

/// What can be looked at of a table while it changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    Table,
    End,
}

impl Page {
    /// The page that listens as it says so itself; the table, where it says nothing.
    pub(crate) fn named(name: Option<&str>) -> Result<Page> {
        match name {
            None => Ok(Page::Table),
            Some("end") => Ok(Page::End),
            Some(_) => Err(Refusal::BadField("page")),
        }
    }
}

type Rendered = ((Page, Eyes, Language), Arc<Fragment>);

/// A hint that a seat asked for, and how long the log was then.
type KeptHint = (usize, Hint);

/// What lies under a table's lock.
pub(crate) struct Inside {
    pub(crate) state: TableState,
    /// The version that was read or written last, and the node that wrote it.
    version: i64,
    keeper: Option<i64>,
    /// Set when memory and disk may differ; the log is read before anything else.
    doubtful: bool,
    /// Whether everybody may know of the table.
    pub(crate) listed: bool,
    /// Why the table was removed, if it was: then nothing is here any more.
    removed: Option<String>,
    hints: Vec<Option<KeptHint>>,
    /// Who has their chance to win shown; forgotten when the table is put away.
    bars: Vec<bool>,
    /// Who had the device that several people share when that was rendered.
    has_device: Option<Seat>,
    /// How many choices of each seat's plan may still be played, and how long the log was then.
    fits: Vec<Option<(usize, usize)>>,
    /// The chance that was worked out last, for whom, and how long the log was then.
    chance: Option<(usize, Seat, f32)>,
    rendered: Vec<Rendered>,
    /// How many of those who listen have taken what was rendered for them.
    taken: usize,
    /// Whose time was over when that was rendered.
    pub(crate) overdue: Option<Seat>,
    /// Whose turn it was when the log was read or written last.
    turn: Option<Seat>,
    /// The guest for whom it waited when that was told last.
    waits_for: Option<i64>,
}

/// A table.
pub(crate) struct LiveTable {
    pub(crate) id: String,
    pub(crate) game: Arc<HostedGame>,
    pub(crate) options: Named,
    pub(crate) seed: Seed,
    pub(crate) commitment: String,
    pub(crate) bot_seed: u64,
    pub(crate) hints: bool,
    /// How fast is played.
    pub(crate) pace: Option<Pace>,
    /// Who opened it.
    pub(crate) host: i64,
    /// For whom the opponents of the house think here.
    pub(crate) thinks_for: i64,
    store: Arc<Store>,
    presence: Presence,
    /// What time it is.
    pub(super) clock: Clock,
    inside: Mutex<Inside>,
    changed: watch::Sender<u64>,
    touched_ms: AtomicI64,
    /// Whether an opponent of the house is being asked.
    pub(crate) bot_asked: AtomicBool,
}

impl LiveTable {
    /// Reads a table from its log.
    pub(crate) async fn load(
        store: &Arc<Store>,
        games: &[Arc<HostedGame>],
        clock: &Clock,
        presence: &Presence,
        id: &str,
    ) -> Result<Option<LiveTable>> {
        let Some((row, seats, entries, aside)) = store.table(id).await? else { return Ok(None) };
        let broken = |reason: String| cannot_replay(&row, &reason);
        let game = games.iter().find(|game| game.name() == row.game).cloned();
        let game = game.ok_or_else(|| broken(format!("there is no game {}", row.game)))?;
        let options = serde_json::from_str(&row.options).map_err(|e| broken(e.to_string()))?;
        let seed = Seed::new(row.seed.as_str());
        let fairness = Fairness::read(row.fairness.as_deref(), seats.len()).map_err(&broken)?;
        let pace = read_pace(&row).map_err(&broken)?;
        let time = (pace, store.closed());
        let mut state =
            TableState::from_log(&game, &options, &seed, fairness, time, &seats, &entries)
                .map_err(broken)?;
        note_row(&mut state, &row, aside);
        Ok(Some(LiveTable {
            id: row.id,
            game,
            options,
            seed,
            commitment: row.commitment,
            bot_seed: row.bot_seed as u64,
            hints: row.hints,
            pace,
            host: row.made_by,
            thinks_for: row.opened_from.unwrap_or(row.made_by),
            store: Arc::clone(store),
            presence: presence.clone(),
            clock: clock.clone(),
            inside: Mutex::new(Inside {
                hints: vec![None; state.sitters.len()],
                bars: vec![false; state.sitters.len()],
                has_device: None,
                fits: vec![None; state.sitters.len()],
                chance: None,
                version: row.version,
                keeper: row.keeper,
                turn: state.to_act(),
                waits_for: state.waits_for(),
                state,
                listed: row.listed,
                doubtful: false,
                removed: None,
                rendered: Vec::new(),
                taken: 0,
                overdue: None,
            }),
            changed: watch::Sender::new(0),
            touched_ms: AtomicI64::new(now_ms()),
            bot_asked: AtomicBool::new(false),
        }))
    }

    /// Where it is.
    pub(crate) fn path(&self) -> String {
        format!("/table/{}", self.id)
    }

    /// Looks at the table.
    pub(crate) async fn look(&self) -> Result<MutexGuard<'_, Inside>> {
        self.touched_ms.store(now_ms(), Ordering::Relaxed);
        let mut inside = self.inside.lock().await;
        if let Some(reason) = &inside.removed {
            return Err(Refusal::Removed(reason.clone()));
        }
        if inside.doubtful {
            self.read_anew(&mut inside).await?;
        }
        let now = self.clock.now_ms();
        let (overdue, has_device) = (inside.state.overdue(now), inside.state.has_device(now));
        if (overdue, has_device) != (inside.overdue, inside.has_device) {
            (inside.overdue, inside.has_device) = (overdue, has_device);
            self.tell(&mut inside);
        }
        Ok(inside)
    }

    /// Tells whenever something changes.
    pub(crate) fn listen(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Whether nobody has looked or listened for so long.
    pub(crate) fn is_idle(&self, for_ms: i64) -> bool {
        self.changed.receiver_count() == 0
            && now_ms() - self.touched_ms.load(Ordering::Relaxed) > for_ms
    }

    /// Throws away what can be rendered again, if nobody is at it just now.
    pub(crate) fn forget_rendered(&self) {
        if let Ok(mut inside) = self.inside.try_lock() {
            inside.forget_rendered();
        }
    }

    /// One of those who listen has taken what was rendered for them. Once all have, it is thrown
    /// away: pages are large, and tables many.
    pub(crate) fn note_taken(&self, inside: &mut Inside) {
        inside.taken += 1;
        self.forget_taken(inside);
    }

    /// Throws away what was rendered if all who listen have taken it.
    pub(crate) fn forget_taken(&self, inside: &mut Inside) {
        if inside.taken >= self.changed.receiver_count() {
            inside.forget_rendered();
        }
    }

    /// Reads the names of the seats again.
    pub(crate) async fn read_names(&self) {
        let mut inside = self.inside.lock().await;
        if inside.removed.is_none() {
            // If reading fails now, the next look tries again.
            inside.doubtful = true;
            if let Err(refusal) = self.read_anew(&mut inside).await {
                tracing::warn!(table = self.id, ?refusal, "a new name is not shown yet");
            }
        }
    }

    /// Reads the log if another node has changed the table since.
    pub(crate) async fn catch_up(&self, version: i64) -> Result {
        let mut inside = self.inside.lock().await;
        if inside.removed.is_none() && inside.version < version {
            self.read_anew(&mut inside).await?;
        }
        Ok(())
    }

    /// Tells everybody that another node has removed the table, and why.
    pub(crate) async fn was_removed(&self, reason: String) {
        let mut inside = self.inside.lock().await;
        inside.removed = Some(reason);
        self.tell(&mut inside);
    }

    /// Whether somebody listens here.
    pub(crate) fn is_listened_to(&self) -> bool {
        self.changed.receiver_count() > 0
    }

    /// Whether this node lets opponents think here: the one that changed the table last.
    pub(crate) fn is_kept(&self, inside: &Inside) -> bool {
        !self.store.is_shared() || inside.keeper == Some(self.store.node())
    }

    /// Becomes the keeper of a table whose own is gone, if an opponent or a plan is to act there
    /// and nobody else was first.
    pub(crate) async fn take_over(self: &Arc<Self>) -> Result {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            let state = &inside.state;
            let acts = state.bot_to_act().is_some() || state.plan_due().is_some();
            if table.is_kept(&inside) || !acts {
                return Ok(());
            }
            table.commit(&mut inside, Vec::new()).await
        })
        .await
    }

    async fn read_anew(&self, inside: &mut Inside) -> Result {
        let read = self.store.table(&self.id).await?.ok_or(Refusal::NoTable)?;
        let (row, seats, entries, aside) = read;
        let read = Fairness::read(row.fairness.as_deref(), seats.len()).and_then(|fairness| {
            let (game, options, seed) = (&self.game, &self.options, &self.seed);
            let time = (self.pace, self.store.closed());
            TableState::from_log(game, options, seed, fairness, time, &seats, &entries)
        });
        inside.state = read.map_err(|reason| cannot_replay(&row, &reason))?;
        note_row(&mut inside.state, &row, aside);
        (inside.version, inside.keeper) = (row.version, row.keeper);
        inside.listed = row.listed;
        inside.turn = inside.state.to_act();
        inside.doubtful = false;
        self.tell(inside);
        Ok(())
    }

    /// Commits what was just done, with how the table stands now.
    async fn commit(&self, inside: &mut Inside, mut changes: Vec<Change>) -> Result {
        changes.extend(self.forget_plans(inside));
        changes.push(self.standing(inside));
        let due_at = inside.state.due().map(|(_, last)| last).filter(|_| self.pace.is_some());
        if self.pace.is_some() {
            changes.push(Change::Due { table: self.id.clone(), due_at });
        }
        let turn = inside.state.to_act();
        if let Some(guest) = inside.state.waits_for().filter(|_| turn != inside.turn) {
            let (table, at) = (self.id.clone(), self.clock.now_ms());
            changes.push(Change::Turn { table, guest, at, due_at: at + SEES_MS });
        }
        self.write(inside, changes).await?;
        inside.turn = turn;
        inside.keeper = Some(self.store.node());
        Ok(())
    }

    /// Commits what is no entry of the log, and what those who do not see it need not notice.
    async fn commit_aside(&self, inside: &mut Inside, change: Change) -> Result {
        let raise = Change::Raise { table: self.id.clone(), version: inside.version };
        self.write(inside, vec![change, raise]).await
    }

    async fn write(&self, inside: &mut Inside, changes: Vec<Change>) -> Result {
        // If this task ends while the disk works, nobody may trust the memory.
        inside.doubtful = true;
        match self.store.commit(changes).await {
            Ok(()) => {
                inside.doubtful = false;
                inside.version += 1;
                self.tell(inside);
                Ok(())
            }
            Err(error) => {
                if !matches!(error, StoreError::Conflict) {
                    tracing::error!(table = self.id, %error, "a command could not be committed");
                }
                self.read_anew(inside).await?;
                Err(error.into())
            }
        }
    }

    /// Tells that the coach has judged the game.
    pub(crate) async fn tell_of_judgement(&self) -> Result {
        // What the coach found is a change of the table.
        let mut inside = self.look().await?;
        self.read_anew(&mut inside).await
    }

    fn standing(&self, inside: &Inside) -> Change {
        let state = &inside.state;
        Change::Standing {
            table: self.id.clone(),
            version: inside.version,
            stage: state.progress().name().into(),
            moves: state.moves(),
            round: state.playing.as_ref().map(|playing| playing.round()),
            to_act: state.to_act().map(|seat| seat.0),
            result: state.result(),
            at: self.clock.now_ms(),
        }
    }

    /// Tells everybody who listens that something is new.
    fn tell(&self, inside: &mut Inside) {
        inside.rendered.clear();
        inside.taken = 0;
        let waits_for = inside.state.waits_for().filter(|_| inside.removed.is_none());
        if waits_for != inside.waits_for {
            let waited_for = std::mem::replace(&mut inside.waits_for, waits_for);
            for guest in waited_for.into_iter().chain(waits_for) {
                self.presence.turned(guest, &self.id);
            }
        }
        self.touched_ms.store(now_ms(), Ordering::Relaxed);
        self.changed.send_modify(|version| *version += 1);
    }
}

impl Inside {
    /// What a seat is to do before the cards are dealt.
    pub(crate) fn ask(&self, seat: Option<Seat>) -> Option<Ask> {
        let state = &self.state;
        let waiting = state.progress() == Progress::Waiting;
        seat.filter(|_| waiting).and_then(|seat| state.fairness.ask(seat, &state.sitters))
    }

    /// A hint that this seat asked for and that still fits.
    pub(crate) fn hint(&self, seat: Seat) -> Hint {
        match &self.hints[seat.index()] {
            Some((after, hint)) if *after == self.state.log_len => hint.clone(),
            _ => Hint::default(),
        }
    }

    /// Whether a seat has its chance to win shown; `None` where it may not be: among people.
    pub(crate) fn bar(&self, seat: Seat) -> Option<bool> {
        self.state.plays_alone(seat).then(|| self.bars[seat.index()])
    }

    /// The chance of a seat to win as it was last worked out.
    pub(crate) fn chance(&self, seat: Seat) -> Option<f32> {
        self.chance.filter(|(_, whose, _)| *whose == seat).map(|(.., chance)| chance)
    }

    /// Whose chance is to be worked out now, if anybody's.
    pub(crate) fn wants_chance(&self) -> Option<Seat> {
        let seat = self.state.to_act()?;
        let known = self.chance.is_some_and(|(at, ..)| at == self.state.log_len);
        (self.bar(seat) == Some(true) && !known).then_some(seat)
    }

    /// Throws away what can be rendered again.
    pub(crate) fn forget_rendered(&mut self) {
        self.rendered = Vec::new();
    }

    /// What was rendered for these eyes since the table changed last.
    pub(crate) fn rendered(
        &self,
        page: Page,
        eyes: Eyes,
        language: Language,
    ) -> Option<Arc<Fragment>> {
        let known = self.rendered.iter().find(|(key, _)| *key == (page, eyes, language));
        known.map(|(_, fragment)| Arc::clone(fragment))
    }

    /// Keeps what was rendered for everybody who has these eyes.
    pub(crate) fn share(
        &mut self,
        page: Page,
        eyes: Eyes,
        language: Language,
        fragment: Fragment,
    ) -> Arc<Fragment> {
        let fragment = Arc::new(fragment);
        self.rendered.push(((page, eyes, language), Arc::clone(&fragment)));
        fragment
    }
}

/// A log that is sound, but that the games of this house make no sense of.
fn cannot_replay(row: &TableRow, reason: &str) -> Refusal {
    tracing::error!(table = row.id, reason, "a table cannot be played anew");
    let over = row.stage == Progress::Over.name();
    Refusal::SetAside { table: row.id.clone(), why: Trouble::OtherRules, over }
}

fn read_pace(row: &TableRow) -> Result<Option<Pace>, String> {
    let read = |text: &String| serde_json::from_str(text).map_err(|e| format!("its pace: {e}"));
    row.pace.as_ref().map(read).transpose()
}

fn note_row(state: &mut TableState, row: &TableRow, aside: Aside) {
    if state.log_len == 0 {
        // Nothing was done yet since the cards were dealt.
        state.begin_time(row.touched_at);
    }
    state.guides = aside.guides.into_iter().map(GuideRow::read).collect();
    state.plans = aside.plans.iter().filter_map(Plan::read).collect();
    let over = row.stage == Progress::Over.name();
    // Nobody plays on where a record was brought to be looked at.
    let ends_early =
        state.left.is_none() && state.playing.as_ref().is_some_and(|it| it.to_act().is_some());
    state.closed = over && (state.playing.is_none() || row.closed.is_some() || ends_early);
    state.closed_because.clone_from(&row.closed);
    state.rematch.clone_from(&row.rematch);
}
