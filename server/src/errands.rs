//! Work that the browser edition hands to its host.
//!
//! The house answers, plays and remembers on one thread, and never waits: whatever takes time
//! is an errand. Somebody writes its journal down, thinks its long thoughts, and says when the
//! time has come. [`run`] lets all tasks go on as far as they can; then [`take`] tells what is
//! to be done, and [`written`], [`thought`] and [`run`] again bring what came of it.

use crate::thinking::Turn;
use futures_executor::{LocalPool, LocalSpawner};
use futures_util::task::LocalSpawnExt;
use sage::moment::Moment;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::time::Duration;
use thiserror::Error;
use tokio::sync::oneshot;

/// A thought that waits to be thought: it gives its outcome as JSON.
type Packed = Box<dyn FnOnce() -> String>;

#[derive(Default)]
struct Errands {
    next: u64,
    /// The sleepers, by the time at which they wake up.
    sleepers: BTreeMap<(Duration, u64), oneshot::Sender<()>>,
    writes: Vec<Write>,
    writing: BTreeMap<u64, oneshot::Sender<bool>>,
    /// Thoughts that nobody was asked for yet.
    fresh: Vec<u64>,
    packed: BTreeMap<u64, Packed>,
    thinking: BTreeMap<u64, oneshot::Sender<String>>,
}

thread_local! {
    static ERRANDS: RefCell<Errands> = RefCell::default();
    static POOL: RefCell<LocalPool> = RefCell::new(LocalPool::new());
    static SPAWNER: LocalSpawner = POOL.with_borrow(LocalPool::spawner);
    static BEGAN: Cell<Option<Moment>> = const { Cell::new(None) };
}

/// Lines to be added to the journal, all or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Write {
    /// The number by which it is told that they were written.
    pub number: u64,
    /// The lines.
    pub line: String,
}

/// What is to be done.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Asked {
    /// What is to be written down, in this order.
    pub writes: Vec<Write>,
    /// Thoughts to be thought, by [`think_now`], here or in a copy of this program.
    pub thoughts: Vec<u64>,
    /// When the tasks want to go on though nothing was brought.
    pub again_after: Option<Duration>,
}

/// The time since the first question about it.
fn passed() -> Duration {
    BEGAN.with(|began| match began.get() {
        Some(began) => began.elapsed(),
        None => {
            began.set(Some(Moment::now()));
            Duration::ZERO
        }
    })
}

fn number() -> u64 {
    ERRANDS.with_borrow_mut(|errands| {
        errands.next += 1;
        errands.next
    })
}

/// Lets all tasks go on as far as they can.
pub fn run() {
    let now = passed();
    let awake = ERRANDS.with_borrow_mut(|errands| {
        let asleep = errands.sleepers.split_off(&(now, u64::MAX));
        std::mem::replace(&mut errands.sleepers, asleep)
    });
    for (_, sleeper) in awake {
        sleeper.send(()).ok();
    }
    POOL.with_borrow_mut(LocalPool::run_until_stalled);
}

/// What is to be done now; nothing is asked for twice.
pub fn take() -> Asked {
    let now = passed();
    ERRANDS.with_borrow_mut(|errands| {
        errands.sleepers.retain(|_, sleeper| !sleeper.is_closed());
        let first = errands.sleepers.keys().next().map(|(at, _)| at.saturating_sub(now));
        Asked {
            writes: std::mem::take(&mut errands.writes),
            thoughts: std::mem::take(&mut errands.fresh),
            again_after: first,
        }
    })
}

/// Something was written, or could not be.
pub fn written(number: u64, done: bool) {
    let waiting = ERRANDS.with_borrow_mut(|errands| errands.writing.remove(&number));
    if let Some(waiting) = waiting {
        waiting.send(done).ok();
    }
}

/// Thinks a thought to its end; `None` if it is thought already. It takes nothing but what was
/// given to it, so that a copy of the program may think it as well.
pub fn think_now(number: u64) -> Option<String> {
    let packed = ERRANDS.with_borrow_mut(|errands| errands.packed.remove(&number))?;
    Some(packed())
}

/// What came of a thought.
pub fn thought(number: u64, outcome: String) {
    let waiting = ERRANDS.with_borrow_mut(|errands| {
        errands.packed.remove(&number);
        errands.thinking.remove(&number)
    });
    if let Some(waiting) = waiting {
        waiting.send(outcome).ok();
    }
}

/// Lets a task go on beside the others; what is returned tells what came of it.
pub fn spawn<T: 'static>(task: impl Future<Output = T> + 'static) -> oneshot::Receiver<T> {
    let (done, outcome) = oneshot::channel();
    let spawned = SPAWNER.with(|spawner| {
        spawner.spawn_local(async move {
            // Its starter may not care.
            done.send(task.await).ok();
        })
    });
    if spawned.is_err() {
        tracing::error!("the tasks have ended");
    }
    outcome
}

/// Sleeps for a while, from now on.
pub(crate) fn sleep(time: Duration) -> impl Future<Output = ()> + Send + use<> {
    let (wake, awake) = oneshot::channel();
    let at = passed().saturating_add(time);
    let number = number();
    ERRANDS.with_borrow_mut(|errands| errands.sleepers.insert((at, number), wake));
    async move { drop(awake.await) }
}

/// Something took too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("it took too long")]
pub(crate) struct Late;

/// Waits for something, but not for longer than this.
pub(crate) async fn timeout<T>(time: Duration, wait: impl Future<Output = T>) -> Result<T, Late> {
    tokio::select! {
        outcome = wait => Ok(outcome),
        () = sleep(time) => Err(Late),
    }
}

/// Thinks where somebody carries it: at once if that takes no time worth the way, and what it
/// takes is here.
pub(crate) async fn think<T: Serialize + DeserializeOwned + 'static>(
    mut turn: Turn,
    thought: impl FnOnce(&mut Turn) -> T + 'static,
) -> Option<T> {
    if turn.is_quick() && sage::weights::are_here() {
        return Some(thought(&mut turn));
    }
    let mut elsewhere = turn.elsewhere();
    let packed = move || {
        let outcome = thought(&mut elsewhere);
        serde_json::to_string(&outcome).expect("what was thought is plain data")
    };
    let (brought, outcome) = oneshot::channel();
    let number = number();
    ERRANDS.with_borrow_mut(|errands| {
        errands.fresh.push(number);
        errands.packed.insert(number, Box::new(packed));
        errands.thinking.insert(number, brought);
    });
    let outcome = outcome.await.ok()?;
    serde_json::from_str(&outcome)
        .inspect_err(|error| tracing::error!(%error, "a thought came back as something else"))
        .ok()
}

/// Asks to have a line written to the journal; what is returned tells whether it was.
pub fn write(line: String) -> oneshot::Receiver<bool> {
    let (done, outcome) = oneshot::channel();
    let number = number();
    ERRANDS.with_borrow_mut(|errands| {
        errands.writes.push(Write { number, line });
        errands.writing.insert(number, done);
    });
    outcome
}
