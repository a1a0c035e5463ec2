//! What follows from a journal, change by change.

use super::kept_table::{KeptSeat, KeptTable};
use super::{Change, Result, StoreError};
use crate::sessions::{Device, TokenHash};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A browser that may act for a guest.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct KeptSession {
    pub(super) hash: TokenHash,
    pub(super) guest: i64,
    pub(super) device: Device,
    pub(super) made_at: i64,
    pub(super) used_at: i64,
}

/// How far a guest is with a moment that they try again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct KeptExercise {
    pub(super) guest: i64,
    pub(super) table: String,
    pub(super) number: usize,
    pub(super) tried: String,
    pub(super) solved: bool,
}

/// Everything that is kept. A copy shares what is not changed in it.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
pub(super) struct State {
    pub(super) guests: BTreeMap<i64, String>,
    pub(super) sessions: Vec<KeptSession>,
    pub(super) tables: BTreeMap<String, Arc<KeptTable>>,
    pub(super) exercises: Arc<Vec<KeptExercise>>,
    /// What each guest missed in all games, as JSON.
    #[serde(default)]
    pub(super) missed: BTreeMap<i64, String>,
}

impl State {
    fn table(&mut self, id: &str) -> Result<&mut KeptTable> {
        self.tables.get_mut(id).map(Arc::make_mut).ok_or(StoreError::Conflict)
    }

    fn seat(&mut self, table: &str, seat: u8) -> Result<&mut KeptSeat> {
        self.table(table)?.seats.get_mut(usize::from(seat)).ok_or(StoreError::Conflict)
    }

    /// Makes a change, if what it goes on from is still so.
    pub(super) fn make(&mut self, change: &Change) -> Result {
        match change {
            Change::Guest { id, name, .. } => {
                self.guests.insert(*id, name.clone());
            }
            Change::Rename { guest, name } => self.rename(*guest, name),
            Change::Session { token_hash, guest, device, at } => self.sessions.push(KeptSession {
                hash: *token_hash,
                guest: *guest,
                device: device.clone(),
                made_at: *at,
                used_at: *at,
            }),
            Change::UseSession { token_hash, device, at } => {
                for session in self.sessions.iter_mut().filter(|own| own.hash == *token_hash) {
                    (session.device, session.used_at) = (device.clone(), *at);
                }
            }
            Change::EndSessions { guest, which, but } => self.sessions.retain(|session| {
                let meant = which.is_none_or(|which| session.hash.starts_with(&which));
                session.guest != *guest || session.hash == *but || !meant
            }),
            Change::EndSession { token_hash } => {
                self.sessions.retain(|session| session.hash != *token_hash);
            }
            Change::EndOldSessions { before } => {
                self.sessions.retain(|session| session.used_at >= *before);
            }
            Change::Table { opened, at } => {
                let table = Arc::new(KeptTable::new(opened.clone(), *at));
                if self.tables.insert(opened.id.clone(), table).is_some() {
                    return Err(StoreError::Conflict);
                }
            }
            Change::Seat { table, seat, guest, bot, name } => {
                // Seats that were drawn by lot come in any order.
                let (seats, index) = (&mut self.table(table)?.seats, usize::from(*seat));
                if seats.len() <= index {
                    seats.resize(index + 1, KeptSeat::default());
                }
                let (guest, bot, name) = (*guest, bot.clone(), name.clone());
                seats[index] = KeptSeat { guest, bot, name, ..KeptSeat::default() };
            }
            Change::Sit { table, seat, guest, bot, name } => {
                let free = self.seat(table, *seat)?;
                if free.guest.is_some() || free.bot.is_some() {
                    return Err(StoreError::Conflict);
                }
                (free.guest, free.bot, free.name) = (*guest, bot.clone(), name.clone());
            }
            Change::Reseat { table, seat, guest, bot, name } => {
                let seat = self.seat(table, *seat)?;
                (seat.guest, seat.bot, seat.name) = (*guest, bot.clone(), name.clone());
            }
            Change::GetUp { table, seat } => {
                let seat = self.seat(table, *seat)?;
                (seat.guest, seat.name) = (None, String::new());
            }
            Change::StandIn { table, seat, level } => {
                let seat = self.seat(table, *seat)?;
                (seat.left_by, seat.bot) = (seat.guest.take(), Some(level.clone()));
            }
            Change::Say { table, seat, phrase, at } => {
                self.seat(table, *seat)?.said = Some((phrase.to_string(), *at));
            }
            Change::Entry { table, n, seat, deed, at } => {
                let log = &mut self.table(table)?.log;
                if log.len() != *n {
                    return Err(StoreError::Conflict);
                }
                log.push((*seat, deed.clone(), *at));
            }
            Change::Standing { table, version, stage, moves: _, round, to_act, result, at } => {
                let table = self.table(table)?;
                raise(table, *version)?;
                table.stage = stage.to_string();
                (table.round, table.to_act, table.touched_at) = (*round, *to_act, *at);
                table.result.clone_from(result);
            }
            Change::Raise { table, version } => raise(self.table(table)?, *version)?,
            Change::Fairness { table, fairness } => {
                self.table(table)?.opened.fairness.clone_from(fairness);
            }
            Change::Due { table, due_at } => self.table(table)?.due_at = *due_at,
            Change::Listed { table, listed } => self.table(table)?.opened.listed = *listed,
            Change::Close { table } => {
                let table = self.table(table)?;
                (table.stage, table.opened.listed) = ("over".to_owned(), false);
            }
            Change::Rematch { table, next } => self.table(table)?.rematch = Some(next.clone()),
            Change::Guide { table, seat, seen, skipped } => {
                self.table(table)?.guides.insert(*seat, (seen.clone(), *skipped));
            }
            Change::Plan { table, seat, plan } => {
                let plans = &mut self.table(table)?.plans;
                match plan {
                    Some(plan) => drop(plans.insert(*seat, plan.clone())),
                    None => drop(plans.remove(seat)),
                }
            }
            Change::Analysis { table, body } => {
                let table = self.table(table)?;
                table.version += 1;
                table.analysis = Some(body.clone());
            }
            Change::Exercise { guest, table, number, tried, solved } => {
                let exercises = Arc::make_mut(&mut self.exercises);
                exercises
                    .retain(|own| (own.guest, &own.table, own.number) != (*guest, table, *number));
                exercises.push(KeptExercise {
                    guest: *guest,
                    table: table.clone(),
                    number: *number,
                    tried: tried.clone(),
                    solved: *solved,
                });
            }
            Change::Missed { guest, tables, body } => {
                for id in tables {
                    let seats = self.table(id)?.seats.iter_mut();
                    let mut own = seats.filter(|seat| seat.guest == Some(*guest) && !seat.counted);
                    own.next().ok_or(StoreError::Conflict)?.counted = true;
                }
                self.missed.insert(*guest, body.clone());
            }
            Change::DropTable { id, touched_at } => {
                if self.tables.get(id).is_some_and(|table| table.touched_at == *touched_at) {
                    self.tables.remove(id);
                    Arc::make_mut(&mut self.exercises).retain(|own| own.table != *id);
                }
            }
            Change::DropGuest { guest } => {
                self.guests.remove(guest);
                self.missed.remove(guest);
                self.sessions.retain(|session| session.guest != *guest);
                Arc::make_mut(&mut self.exercises).retain(|own| own.guest != *guest);
            }
            // Nobody is told of turns here, comes in from another device, or counts the hours;
            // texts are kept where they stand.
            Change::Turn { .. }
            | Change::Open { .. }
            | Change::GiveBack { .. }
            | Change::DeviceLink { .. }
            | Change::DropDeviceLink { .. }
            | Change::DropUnusedTexts => {}
        }
        Ok(())
    }

    fn rename(&mut self, guest: i64, name: &str) {
        let Some(called) = self.guests.get_mut(&guest) else { return };
        let before = std::mem::replace(called, name.to_owned());
        for table in self.tables.values_mut() {
            let is_theirs =
                |seat: &KeptSeat| seat.guest == Some(guest) || seat.left_by == Some(guest);
            if !table.seats.iter().any(is_theirs) {
                continue;
            }
            let table = Arc::make_mut(table);
            table.version += 1;
            // Others who share the device have names of their own.
            let own = table.seats.iter_mut().filter(|seat| is_theirs(seat) && seat.name == before);
            own.for_each(|seat| name.clone_into(&mut seat.name));
        }
    }
}

/// Raises the version of a table, if it is still the one that was read.
fn raise(table: &mut KeptTable, version: i64) -> Result {
    if table.version != version {
        return Err(StoreError::Conflict);
    }
    table.version += 1;
    Ok(())
}
