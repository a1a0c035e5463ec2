//! In-memory counterparts of the SQL queries.

use super::kept_table::KeptTable;
use super::{ListedTable, Result, Store};
use crate::clock::now_ms;
use crate::house::Guest;
use crate::kept::{AnalysedGame, DeviceRow, MissedRow, Opened, WholeTable, table_bytes};
use crate::sessions::{Session, TokenHash};
use std::cmp::Reverse;
use std::sync::Arc;

const DAY_MS: i64 = 24 * 3600 * 1000;

impl Store {
    /// The guest of a session.
    pub(crate) async fn session(&self, hash: &TokenHash) -> Result<Option<Session>> {
        let state = self.state();
        let found = state.sessions.iter().find(|session| session.hash == *hash);
        let found = found.and_then(|session| {
            let name = state.guests.get(&session.guest)?.clone();
            let guest = Guest { id: session.guest, name };
            Some(Session { hash: *hash, guest, used_at: session.used_at, ban: None })
        });
        Ok(found)
    }

    /// A guest's sessions, the one that was used last first.
    pub(crate) async fn devices_of(&self, guest: i64) -> Result<Vec<DeviceRow>> {
        let state = self.state();
        let own = state.sessions.iter().filter(|session| session.guest == guest);
        let mut devices: Vec<DeviceRow> = own
            .map(|session| DeviceRow {
                hash: session.hash,
                agent: session.device.agent.clone(),
                made_at: session.made_at,
                used_at: session.used_at,
            })
            .collect();
        devices.sort_by_key(|device| Reverse((device.used_at, device.made_at)));
        Ok(devices)
    }

    /// A guest's name.
    pub(crate) async fn name_of(&self, guest: i64) -> Result<Option<String>> {
        Ok(self.state().guests.get(&guest).cloned())
    }

    /// A table with its seats and everything that was done at it.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<WholeTable>> {
        Ok(self.state().tables.get(id).map(|table| table.whole()))
    }

    /// Why a table was removed: nobody looks after this house.
    pub(crate) async fn removed(&self, _: &str) -> Result<Option<String>> {
        Ok(None)
    }

    /// The log of a table whose game is over and that cannot be read: there is no such table.
    pub(crate) async fn log_when_over(&self, _: &str) -> Result<Option<String>> {
        Ok(None)
    }

    /// The tables where a guest sits or sat.
    pub(crate) async fn tables_of(&self, guest: i64) -> Result<Vec<String>> {
        let of_guest = |table: &KeptTable| {
            table.seats.iter().any(|seat| [seat.guest, seat.left_by].contains(&Some(guest)))
        };
        Ok(self.found(of_guest).into_iter().map(|table| table.opened.id.clone()).collect())
    }

    /// The tables where a guest sits and that are not over.
    pub(crate) async fn unfinished_tables_of(&self, guest: i64) -> Result<Vec<String>> {
        let unfinished = |table: &KeptTable| table.stage != "over" && table.seats_guest(guest);
        Ok(self.found(unfinished).into_iter().map(|table| table.opened.id.clone()).collect())
    }

    /// Tables that are so, the latest first.
    fn found(&self, which: impl Fn(&KeptTable) -> bool) -> Vec<Arc<KeptTable>> {
        let state = self.state();
        let mut found: Vec<_> =
            state.tables.values().filter(|table| which(table)).map(Arc::clone).collect();
        found.sort_by(|a, b| (b.touched_at, &a.opened.id).cmp(&(a.touched_at, &b.opened.id)));
        found
    }

    fn listed(
        &self,
        guest: i64,
        limit: usize,
        which: impl Fn(&KeptTable) -> bool,
    ) -> Vec<ListedTable> {
        self.found(which).iter().take(limit).map(|table| table.in_list(guest)).collect()
    }

    /// The games that a guest waits for or plays: where they are to act first, then by how
    /// much time is left, the latest first.
    pub(crate) async fn games_of(&self, guest: i64) -> Result<Vec<ListedTable>> {
        let mut found = self.found(|table| table.stage != "over" && table.seats_guest(guest));
        found.sort_by_key(|table| {
            (!table.waits_for(guest), table.due_at.unwrap_or(i64::MAX), Reverse(table.touched_at))
        });
        Ok(found.iter().take(50).map(|table| table.in_list(guest)).collect())
    }

    /// The games that a guest has played to their end, the latest first. Those that go on from
    /// others count for nobody.
    pub(crate) async fn finished_games(&self, guest: i64, limit: u32) -> Result<Vec<ListedTable>> {
        let finished = |table: &KeptTable| is_result(table) && table.seats_guest(guest);
        Ok(self.listed(guest, limit as usize, finished))
    }

    /// At how many tables a guest is to act, this one aside.
    pub(crate) async fn turns_of(&self, guest: i64, but: &str) -> Result<usize> {
        let waits = |table: &KeptTable| {
            table.stage == "playing" && table.opened.id != but && table.waits_for(guest)
        };
        Ok(self.found(waits).len())
    }

    /// A guest's first game of this kind that is not over yet.
    pub(crate) async fn first_game_of(&self, guest: i64, game: &str) -> Result<Option<String>> {
        let learns = |table: &KeptTable| {
            let guided = table.seats_of(guest).any(|seat| table.guides.contains_key(&seat));
            table.opened.game == game && table.stage == "playing" && guided
        };
        Ok(self.found(learns).first().map(|table| table.opened.id.clone()))
    }

    /// Tables at a stage that everybody may know of, the latest first, without those of
    /// the guest who asks.
    pub(crate) async fn public_tables(
        &self,
        stage: &str,
        guest: i64,
        limit: u32,
    ) -> Result<Vec<ListedTable>> {
        let since = now_ms() - DAY_MS;
        let public = |table: &KeptTable| {
            let free = table.seats.iter().any(|seat| seat.guest.is_none() && seat.bot.is_none());
            table.stage == stage
                && table.opened.listed
                && table.touched_at > since
                && !table.seats_guest(guest)
                && (stage != "waiting" || free)
        };
        Ok(self.listed(guest, limit as usize, public))
    }

    /// The results of a guest's games and of public ones, the latest first.
    pub(crate) async fn results(&self, guest: i64, limit: u32) -> Result<Vec<ListedTable>> {
        let shown = |table: &KeptTable| {
            is_result(table) && (table.opened.listed || table.seats_guest(guest))
        };
        Ok(self.listed(guest, limit as usize, shown))
    }

    /// The options of a table in a list, with their long texts.
    pub(crate) async fn whole_options(&self, options: &str) -> Result<String> {
        Ok(options.to_owned())
    }

    /// What a guest has opened.
    pub(crate) async fn opened_by(&self, guest: i64) -> Result<Opened> {
        Ok(self.opened(|table| table.opened.made_by == guest))
    }

    /// What was opened from a network.
    pub(crate) async fn opened_from(&self, network: i64) -> Result<Opened> {
        Ok(self.opened(|table| table.opened.opened_from == network))
    }

    fn opened(&self, whose: impl Fn(&KeptTable) -> bool) -> Opened {
        let since = now_ms() - DAY_MS;
        let found = self.found(whose);
        let today = || found.iter().filter(|table| table.made_at > since);
        Opened {
            unfinished: found.iter().filter(|table| table.stage != "over").count() as i64,
            today: today().count() as i64,
            bytes_today: today().map(|table| table_bytes(&table.opened.options)).sum(),
        }
    }

    /// The tables where an opponent of the house or a plan is to act, the latest first.
    pub(crate) async fn forsaken(&self, limit: i64) -> Result<Vec<String>> {
        let acts = |table: &KeptTable| {
            let Some(seat) = table.to_act else { return false };
            let bot = table.seats.get(usize::from(seat)).is_some_and(|seat| seat.bot.is_some());
            let plan = table.plans.get(&seat).is_some_and(|(_, waits)| *waits);
            table.stage == "playing" && (bot || plan)
        };
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        Ok(self.found(acts).into_iter().take(limit).map(|table| table.opened.id.clone()).collect())
    }

    /// What a guest tried of a moment of a game, as JSON.
    pub(crate) async fn exercise(
        &self,
        guest: i64,
        table: &str,
        number: usize,
    ) -> Result<Option<String>> {
        let state = self.state();
        let wanted = (guest, table, number);
        let mut own = state.exercises.iter();
        let found = own.find(|own| (own.guest, &*own.table, own.number) == wanted);
        Ok(found.map(|own| own.tried.clone()))
    }

    /// The moments of a game that a guest tries again, and whether each was found.
    pub(crate) async fn exercises(&self, guest: i64, table: &str) -> Result<Vec<(usize, bool)>> {
        let state = self.state();
        let own = state.exercises.iter().filter(|own| (own.guest, &*own.table) == (guest, table));
        Ok(own.map(|own| (own.number, own.solved)).collect())
    }

    /// A guest's latest games that the sage has looked at.
    pub(crate) async fn analysed_games(&self, guest: i64, limit: u32) -> Result<Vec<AnalysedGame>> {
        Ok(self.analysed(guest).take(limit as usize).map(|(_, game)| game).collect())
    }

    /// Some games that the sage has looked at and that are not yet part of what a guest missed.
    pub(crate) async fn uncounted_games(
        &self,
        guest: i64,
        limit: u32,
    ) -> Result<Vec<AnalysedGame>> {
        let uncounted = self.analysed(guest).filter(|(counted, _)| !counted);
        Ok(uncounted.take(limit as usize).map(|(_, game)| game).collect())
    }

    /// A guest's games that the sage has looked at, the latest first, and whether each is part of
    /// what they missed.
    fn analysed(&self, guest: i64) -> impl Iterator<Item = (bool, AnalysedGame)> {
        let over = self.found(|table| table.stage == "over" && table.analysis.is_some());
        over.into_iter().flat_map(move |table| {
            let seats: Vec<u8> = table.seats_of(guest).collect();
            seats.into_iter().map(move |seat| {
                let game = AnalysedGame {
                    table_id: table.opened.id.clone(),
                    game: table.opened.game.clone(),
                    seat,
                    body: table.analysis.clone().unwrap_or_default(),
                };
                (table.seats[usize::from(seat)].counted, game)
            })
        })
    }

    /// What a guest missed in all their games.
    pub(crate) async fn missed(&self, guest: i64) -> Result<MissedRow> {
        let state = self.state();
        let solved = state.exercises.iter().filter(|own| own.guest == guest && own.solved);
        Ok(MissedRow { body: state.missed.get(&guest).cloned(), solved: solved.count() as i64 })
    }

    /// What the sage found in a finished game.
    pub(crate) async fn analysis(&self, table: &str) -> Result<Option<String>> {
        Ok(self.state().tables.get(table).and_then(|table| table.analysis.clone()))
    }
}

/// Whether a game was played to its end and counts.
fn is_result(table: &KeptTable) -> bool {
    table.stage == "over" && table.result.is_some() && !table.is_practice()
}
