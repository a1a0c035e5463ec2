//! A house in a browser: opened from its journal, looked after by nobody.

use super::House;
use crate::hosting::HostedGame;
use crate::refusal::{Refusal, Result};
use crate::settings::Settings;
use crate::store::{Change, Parcel, Store, StoreError, Taken};
use crate::table::LiveTable;
use crate::tasks;
use std::sync::Arc;

impl House {
    /// Opens the house from the lines of its journal, and asks the opponents who were in the
    /// middle of a turn when it closed. If the journal has become long, the line that is to
    /// stand in its place comes with it.
    pub fn open<'a>(
        settings: Settings,
        games: Vec<Arc<HostedGame>>,
        journal: impl Iterator<Item = &'a str>,
    ) -> Result<(Arc<House>, Option<String>), StoreError> {
        let store = Store::read(journal)?;
        let anew = store.begun_anew();
        let house = House::at_rest(store, settings, games);
        let waking = Arc::clone(&house);
        drop(tasks::spawn(async move { waking.wake_bots(i64::MAX).await }));
        Ok((house, anew))
    }

    /// A table in memory: nobody else changes it.
    pub(crate) async fn as_it_stands(
        &self,
        table: Arc<LiveTable>,
    ) -> Result<Option<Arc<LiveTable>>> {
        Ok(Some(table))
    }

    /// Takes in the games of another browser as a guest's own, if every one of them holds.
    pub(crate) async fn take_in(self: &Arc<House>, parcel: Parcel, guest: i64) -> Result<Taken> {
        let tried = parcel.unpacked();
        for id in parcel.ids() {
            let held =
                LiveTable::load(&tried, &self.games, &self.settings.clock, &self.presence, id)
                    .await;
            held.map_err(|_| Refusal::BadParcel(format!("table {id}")))?;
        }
        let taken = self.store.take_in(parcel, guest).await?;
        taken.changed.iter().for_each(|id| self.forget_table(id));
        self.wake_bots(i64::MAX).await;
        Ok(taken)
    }

    /// Whether the disk is nearly full: the browser tells when a line cannot be written.
    pub(crate) fn is_low_on_space(&self) -> bool {
        false
    }

    /// Forgets a guest and every game of theirs: nobody else has played along. Returns at how
    /// many tables they sat.
    pub(crate) async fn forget(self: &Arc<House>, guest: i64) -> Result<usize> {
        let mut changes = Vec::new();
        let tables = self.store.tables_of(guest).await?;
        for id in &tables {
            if let Some((row, ..)) = self.store.table(id).await? {
                changes.push(Change::DropTable { id: row.id, touched_at: row.touched_at });
            }
        }
        changes.push(Change::DropGuest { guest });
        self.store.commit(changes).await?;
        tables.iter().for_each(|id| self.forget_table(id));
        self.sessions.forget(|session| session.guest.id == guest);
        Ok(tables.len())
    }
}
