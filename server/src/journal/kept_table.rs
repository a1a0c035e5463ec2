//! A table as it is kept in memory.

use super::{Aside, EntryRow, GuideRow, ListedTable, NewTable, PlanRow, SeatRow, TableRow};
use crate::kept::WholeTable;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A table with its seats and its log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct KeptTable {
    #[serde(flatten)]
    pub(super) opened: NewTable,
    pub(super) made_at: i64,
    pub(super) touched_at: i64,
    pub(super) version: i64,
    pub(super) stage: String,
    pub(super) round: Option<u16>,
    pub(super) to_act: Option<u8>,
    pub(super) result: Option<String>,
    pub(super) due_at: Option<i64>,
    pub(super) rematch: Option<String>,
    pub(super) seats: Vec<KeptSeat>,
    /// Who did it, what, and when.
    pub(super) log: Vec<(u8, String, i64)>,
    /// How far each seat is with the lessons, and whether it wants no more.
    pub(super) guides: BTreeMap<u8, (String, bool)>,
    /// What each seat has laid down, and whether it is still to be played.
    pub(super) plans: BTreeMap<u8, (String, bool)>,
    pub(super) analysis: Option<String>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct KeptSeat {
    pub(super) guest: Option<i64>,
    /// The guest for whom an opponent of the house sits in.
    pub(super) left_by: Option<i64>,
    pub(super) bot: Option<String>,
    pub(super) name: String,
    pub(super) said: Option<(String, i64)>,
    /// Whether the game is part of what the guest missed in all games.
    #[serde(default)]
    pub(super) counted: bool,
}

impl KeptTable {
    /// A table that has just been opened, without its seats.
    pub(super) fn new(opened: NewTable, at: i64) -> KeptTable {
        KeptTable {
            opened,
            made_at: at,
            touched_at: at,
            version: 0,
            stage: "waiting".to_owned(),
            round: None,
            to_act: None,
            result: None,
            due_at: None,
            rematch: None,
            seats: Vec::new(),
            log: Vec::new(),
            guides: BTreeMap::new(),
            plans: BTreeMap::new(),
            analysis: None,
        }
    }

    /// The seats of a guest.
    pub(super) fn seats_of(&self, guest: i64) -> impl Iterator<Item = u8> {
        let seats = (0..).zip(&self.seats);
        seats.filter(move |(_, seat)| seat.guest == Some(guest)).map(|(number, _)| number)
    }

    /// Whether a guest sits here.
    pub(super) fn seats_guest(&self, guest: i64) -> bool {
        self.seats_of(guest).next().is_some()
    }

    /// Whether a guest sits here and is to act.
    pub(super) fn waits_for(&self, guest: i64) -> bool {
        self.seats_of(guest).any(|seat| self.to_act == Some(seat))
    }

    /// Whether it goes on from another game, and counts for nobody.
    pub(super) fn is_practice(&self) -> bool {
        let fairness: Option<Value> =
            self.opened.fairness.as_ref().and_then(|text| serde_json::from_str(text).ok());
        fairness.is_some_and(|fairness| fairness.get("practice").is_some_and(|p| !p.is_null()))
    }

    /// As a line of a list that a guest is shown.
    pub(super) fn in_list(&self, guest: i64) -> ListedTable {
        let by_seat = |text: fn(&KeptSeat) -> String| {
            self.seats.iter().map(text).collect::<Vec<_>>().join("\n")
        };
        let acting = self.seats_of(guest).find(|seat| self.to_act == Some(*seat));
        ListedTable {
            id: self.opened.id.clone(),
            game: self.opened.game.clone(),
            options: self.opened.options.clone(),
            round: self.round,
            to_act: self.to_act,
            result: self.result.clone(),
            stage: self.stage.clone(),
            touched_at: self.touched_at,
            pace: self.opened.pace.clone(),
            due_at: self.due_at,
            names: by_seat(|seat| seat.name.clone()),
            bots: by_seat(|seat| seat.bot.clone().unwrap_or_default()),
            guests: by_seat(|seat| seat.guest.map(|guest| guest.to_string()).unwrap_or_default()),
            mine: acting.or_else(|| self.seats_of(guest).next()),
        }
    }

    /// Everything, as it is read.
    pub(super) fn whole(&self) -> WholeTable {
        let row = TableRow {
            id: self.opened.id.clone(),
            game: self.opened.game.clone(),
            options: self.opened.options.clone(),
            seed: self.opened.seed.clone(),
            commitment: self.opened.commitment.clone(),
            bot_seed: self.opened.bot_seed,
            hints: self.opened.hints,
            listed: self.opened.listed,
            stage: self.stage.clone(),
            rematch: self.rematch.clone(),
            closed: None,
            made_by: self.opened.made_by,
            fairness: self.opened.fairness.clone(),
            pace: self.opened.pace.clone(),
            touched_at: self.touched_at,
            opened_from: Some(self.opened.opened_from),
            version: self.version,
            keeper: Some(0),
            head: None,
        };
        let seats = self.seats.iter().map(|seat| SeatRow {
            guest: seat.guest,
            bot: seat.bot.clone(),
            name: seat.name.clone(),
            said: seat.said.as_ref().map(|(said, _)| said.clone()),
            said_at: seat.said.as_ref().map(|(_, at)| *at),
        });
        let entries = (0..).zip(&self.log).map(|(n, (seat, deed, made_at))| EntryRow {
            n,
            seat: *seat,
            deed: deed.clone(),
            made_at: *made_at,
            hash: None,
        });
        let guides = self.guides.iter().map(|(seat, (seen, skipped))| GuideRow {
            seat: *seat,
            seen: seen.clone(),
            skipped: *skipped,
        });
        let plans =
            self.plans.iter().map(|(seat, (body, _))| PlanRow { seat: *seat, body: body.clone() });
        let aside = Aside { guides: guides.collect(), plans: plans.collect() };
        (row, seats.collect(), entries.collect(), aside)
    }
}
