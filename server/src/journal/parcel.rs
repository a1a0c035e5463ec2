//! All games of a browser as one file, to be taken in by another browser.
//!
//! A table is known by its id, and its log only ever grows: of two copies the one with the
//! longer log is the newer one. Copies that were played on in different ways are both kept, the
//! one that comes in under another id, which follows from what it holds: so the same file
//! taken in twice changes nothing.

use super::kept_table::KeptTable;
use super::state::{KeptExercise, State};
use super::{Line, Result, Store, as_line};
use crate::chance;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The version of the file.
const VERSION: u32 = 1;

/// The games of a browser.
#[derive(Serialize, Deserialize)]
pub(crate) struct Parcel {
    #[serde(rename = "caravanserai games")]
    version: u32,
    /// What the guest was called.
    pub(crate) name: String,
    tables: BTreeMap<String, Arc<KeptTable>>,
    exercises: Arc<Vec<KeptExercise>>,
}

/// What came of taking in the games of another browser.
#[derive(Debug, Default)]
pub(crate) struct Taken {
    /// The tables that are new, or have gone on.
    pub(crate) changed: Vec<String>,
    /// How many were here already.
    pub(crate) known: usize,
}

impl Parcel {
    /// Reads a file; what is wrong with it if that is none of ours.
    pub(crate) fn read(text: &str) -> Result<Parcel, String> {
        let parcel: Parcel = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if parcel.version != VERSION {
            return Err(format!("version {}, where {VERSION} is known", parcel.version));
        }
        match parcel.tables.iter().find(|(id, table)| **id != table.opened.id) {
            Some((id, table)) => Err(format!("table {id} calls itself {}", table.opened.id)),
            None => Ok(parcel),
        }
    }

    /// The ids of its tables.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.tables.keys().map(String::as_str)
    }

    /// A store with these games and nothing else, to see whether they hold.
    pub(crate) fn unpacked(&self) -> Arc<Store> {
        let (tables, exercises) = (self.tables.clone(), Arc::clone(&self.exercises));
        Arc::new(Store::of(State { tables, exercises, ..State::default() }, 0))
    }
}

impl Store {
    /// Everything as a file.
    pub(crate) fn parcel(&self, name: &str) -> String {
        let state = self.state().clone();
        let (tables, exercises) = (state.tables, state.exercises);
        let parcel = Parcel { version: VERSION, name: name.to_owned(), tables, exercises };
        serde_json::to_string(&parcel).expect("what is kept is plain data")
    }

    /// Takes in the games of another browser, as a guest's own, all or none.
    pub(crate) async fn take_in(&self, parcel: Parcel, guest: i64) -> Result<Taken> {
        let _writing = self.writing.lock().await;
        let before = self.state().clone();
        let mut next = before.clone();
        let taken = next.take_in(parcel, guest);
        if taken.changed.is_empty() && Arc::ptr_eq(&next.exercises, &before.exercises) {
            return Ok(taken);
        }
        let line = as_line(&Line::Begin(Cow::Borrowed(&next)));
        self.write(line, next).await.map(|()| taken)
    }
}

impl State {
    fn take_in(&mut self, parcel: Parcel, guest: i64) -> Taken {
        let mut taken = Taken::default();
        let mut called = BTreeMap::new();
        for (id, table) in parcel.tables {
            let mut table = Arc::unwrap_or_clone(table);
            table.belongs_to(guest);
            called.insert(id, self.put(table, &mut taken));
        }
        for exercise in parcel.exercises.iter() {
            let Some(table) = called.get(&exercise.table) else { continue };
            let same = |own: &KeptExercise| {
                (&own.table, own.number, own.guest) == (table, exercise.number, guest)
            };
            if !self.exercises.iter().any(same) {
                let (table, exercise) = (table.clone(), exercise.clone());
                Arc::make_mut(&mut self.exercises).push(KeptExercise { guest, table, ..exercise });
            }
        }
        taken
    }

    /// Puts a table beside the others, or in the place of an older copy; returns its id.
    fn put(&mut self, mut table: KeptTable, taken: &mut Taken) -> String {
        while let Some(own) = self.tables.get(&table.opened.id) {
            if own.log.starts_with(&table.log) {
                taken.known += 1;
                return table.opened.id;
            }
            if table.log.starts_with(&own.log) {
                // Readers of the older one must not write to this one.
                table.version = own.version + 1;
                break;
            }
            let twin = serde_json::to_string(&(&table.opened.id, &table.log));
            table.opened.id = chance::word_of(&twin.expect("a log is plain data"));
        }
        let id = table.opened.id.clone();
        taken.changed.push(id.clone());
        self.tables.insert(id.clone(), Arc::new(table));
        id
    }
}

impl KeptTable {
    /// Everybody who played it is this guest now: in a browser there is no other.
    fn belongs_to(&mut self, guest: i64) {
        self.opened.made_by = guest;
        for seat in &mut self.seats {
            seat.guest = seat.guest.map(|_| guest);
            seat.left_by = seat.left_by.map(|_| guest);
            seat.counted = false;
        }
    }
}
