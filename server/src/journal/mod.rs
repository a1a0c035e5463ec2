//! What is kept where there is no database: a state in memory, and the journal of changes that
//! it follows from.
//!
//! A commit becomes one line of the journal. The host of the house writes the line down
//! ([`crate::errands`]); only then the state changes and the commit is answered. So nothing
//! is ever shown that would not be there after a crash. When the house opens, the lines are
//! read again. A journal that has become long is begun anew with a line that holds the whole
//! state.

mod kept_table;
mod parcel;
mod reading;
mod state;

pub(crate) use crate::kept::{
    Aside, Change, EntryRow, GuideRow, ListedTable, NewTable, PlanRow, Result, SeatRow, StoreError,
    TableRow, table_bytes,
};

pub(crate) use parcel::{Parcel, Taken};

use crate::errands;
use crate::table::Closed;
use serde::{Deserialize, Serialize};
use state::State;
use std::borrow::Cow;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A journal of more lines is begun anew.
const LONG: usize = 2000;

/// A line of the journal.
#[derive(Serialize, Deserialize)]
enum Line<'a> {
    /// Changes that were made together.
    Changes(Cow<'a, [Change]>),
    /// Everything that was kept when the journal was begun anew.
    Begin(Cow<'a, State>),
}

/// Everything that is kept.
pub(crate) struct Store {
    state: Mutex<State>,
    /// Held while a line is written: the next commit goes on from it.
    writing: tokio::sync::Mutex<()>,
    /// How many lines there were to read.
    lines: usize,
}

impl Store {
    /// Reads a journal.
    pub(crate) fn read<'a>(journal: impl Iterator<Item = &'a str>) -> Result<Store> {
        let mut state = State::default();
        let mut lines = 0;
        for line in journal {
            lines += 1;
            let unreadable = |reason: String| {
                StoreError::Failed(format!("line {lines} of the journal: {reason}"))
            };
            match serde_json::from_str(line).map_err(|error| unreadable(error.to_string()))? {
                Line::Begin(begun) => state = begun.into_owned(),
                Line::Changes(changes) => {
                    let made = changes.iter().try_for_each(|change| state.make(change));
                    made.map_err(|error| unreadable(error.to_string()))?;
                }
            }
        }
        Ok(Store::of(state, lines))
    }

    fn of(state: State, lines: usize) -> Store {
        let (state, writing) = (Mutex::new(state), tokio::sync::Mutex::default());
        Store { state, writing, lines }
    }

    /// The one line with which a journal that has become long is begun anew.
    pub(crate) fn begun_anew(&self) -> Option<String> {
        let state = self.state();
        (self.lines > LONG).then(|| as_line(&Line::Begin(Cow::Borrowed(&*state))))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes changes, all or none, and returns when they are written down.
    pub(crate) async fn commit(&self, changes: Vec<Change>) -> Result {
        let _writing = self.writing.lock().await;
        let mut next = self.state().clone();
        changes.iter().try_for_each(|change| next.make(change))?;
        self.write(as_line(&Line::Changes(changes.into())), next).await
    }

    /// Has a line written, after which the state is another one.
    async fn write(&self, line: String, next: State) -> Result {
        match errands::write(line).await {
            Ok(true) => {
                *self.state() = next;
                Ok(())
            }
            Ok(false) | Err(_) => {
                Err(StoreError::Failed("the journal cannot be written".to_owned()))
            }
        }
    }

    /// When the house was closed: nobody's time runs out here.
    pub(crate) fn closed(&self) -> Closed {
        Vec::new().into()
    }

    /// Whether other houses are open with the same journal.
    pub(crate) fn is_shared(&self) -> bool {
        false
    }

    /// The number of this house among them.
    pub(crate) fn node(&self) -> i64 {
        0
    }
}

fn as_line(line: &Line<'_>) -> String {
    serde_json::to_string(line).expect("what is kept is plain data")
}
