//! What is read of what is kept, whatever it is kept in.

use crate::sessions::TokenHash;
use crate::settings::Quota;
use caravanserai_core::Seat;
use web::Guide;

/// A table as it was opened.
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) options: String,
    pub(crate) seed: String,
    pub(crate) commitment: String,
    pub(crate) bot_seed: i64,
    pub(crate) hints: bool,
    pub(crate) listed: bool,
    pub(crate) stage: String,
    pub(crate) rematch: Option<String>,
    /// Why it was closed by the admin, if it was.
    pub(crate) closed: Option<String>,
    pub(crate) made_by: i64,
    /// What its seed is made of, if that is more than the house's.
    pub(crate) fairness: Option<String>,
    /// How fast is played, as JSON.
    pub(crate) pace: Option<String>,
    /// When something was done here last.
    pub(crate) touched_at: i64,
    /// A hash of the network that it was opened from.
    pub(crate) opened_from: Option<i64>,
    /// Raised by every change.
    pub(crate) version: i64,
    /// The node that changed it last.
    pub(crate) keeper: Option<i64>,
    /// The last link of its log's chain.
    pub(crate) head: Option<Vec<u8>>,
}

/// Who sits on a seat.
#[derive(Clone, Debug)]
pub(crate) struct SeatRow {
    pub(crate) guest: Option<i64>,
    pub(crate) bot: Option<String>,
    pub(crate) name: String,
    pub(crate) said: Option<String>,
    pub(crate) said_at: Option<i64>,
}

/// Something that was done.
#[derive(Clone, Debug)]
pub(crate) struct EntryRow {
    pub(crate) n: i64,
    pub(crate) seat: u8,
    pub(crate) deed: String,
    pub(crate) made_at: i64,
    pub(crate) hash: Option<Vec<u8>>,
}

/// A game of a guest that the sage has looked at.
#[derive(Clone, Debug)]
pub(crate) struct AnalysedGame {
    pub(crate) table_id: String,
    pub(crate) game: String,
    /// The seat of the guest.
    pub(crate) seat: u8,
    /// What was found, as JSON.
    pub(crate) body: String,
}

/// What a guest missed in all their games.
#[derive(Clone, Default, Debug)]
pub(crate) struct MissedRow {
    /// As JSON, if they have looked at it.
    pub(crate) body: Option<String>,
    /// How many exercises they have solved.
    pub(crate) solved: i64,
}

/// How far a seat is with the lessons.
#[derive(Clone, Debug)]
pub(crate) struct GuideRow {
    pub(crate) seat: u8,
    /// The names of the lessons, parted by spaces.
    pub(crate) seen: String,
    pub(crate) skipped: bool,
}

impl GuideRow {
    /// The seat, and what it has seen.
    pub(crate) fn read(self) -> (Seat, Guide) {
        let seen = self.seen.split_whitespace().map(str::to_owned).collect();
        (Seat(self.seat), Guide { seen, skipped: self.skipped, again: None })
    }
}

/// What a seat has laid down for its turn.
#[derive(Clone, Debug)]
pub(crate) struct PlanRow {
    pub(crate) seat: u8,
    /// As JSON.
    pub(crate) body: String,
}

/// What is kept of the seats besides who sits there.
#[derive(Clone, Default, Debug)]
pub(crate) struct Aside {
    pub(crate) guides: Vec<GuideRow>,
    pub(crate) plans: Vec<PlanRow>,
}

/// Everything that is kept of a table.
pub(crate) type WholeTable = (TableRow, Vec<SeatRow>, Vec<EntryRow>, Aside);

/// A table in a list.
#[derive(Clone, Debug)]
pub(crate) struct ListedTable {
    pub(crate) id: String,
    pub(crate) game: String,
    /// Its options, without long texts.
    pub(crate) options: String,
    pub(crate) round: Option<u16>,
    pub(crate) to_act: Option<u8>,
    pub(crate) result: Option<String>,
    pub(crate) stage: String,
    pub(crate) touched_at: i64,
    /// How fast is played, as JSON.
    pub(crate) pace: Option<String>,
    /// When the time of the player to act is over.
    pub(crate) due_at: Option<i64>,
    /// The names by seat, parted by line breaks, which no name contains.
    pub(crate) names: String,
    /// The levels of the house's own opponents by seat, parted likewise.
    pub(crate) bots: String,
    /// The numbers of the guests by seat, parted likewise, but not of those who are gone.
    pub(crate) guests: String,
    /// The seat of the guest who asks.
    pub(crate) mine: Option<u8>,
}

impl ListedTable {
    /// Who sits where, by name and, for the house's own opponents, by level;
    /// a free seat has no name.
    pub(crate) fn sitters(&self) -> impl Iterator<Item = (&str, &str)> {
        self.names.split('\n').zip(self.bots.split('\n'))
    }

    /// The guest on each seat; nobody on one that is free, that the house plays on, or whose
    /// guest is gone.
    pub(crate) fn guests(&self) -> impl Iterator<Item = Option<i64>> {
        self.guests.split('\n').map(|guest| guest.parse().ok())
    }
}

/// What somebody has opened.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Opened {
    /// Tables that are not over.
    pub(crate) unfinished: i64,
    /// Tables of the last day.
    pub(crate) today: i64,
    /// What these take.
    pub(crate) bytes_today: i64,
}

impl Opened {
    /// Whether one more table of so many bytes would be too much for a day.
    pub(crate) fn is_over(&self, quota: &Quota, bytes: i64) -> bool {
        self.today >= quota.a_day || self.bytes_today.saturating_add(bytes) > quota.bytes_a_day
    }
}

/// A browser or program that acts for a guest.
#[derive(Clone, Debug)]
pub(crate) struct DeviceRow {
    pub(crate) hash: TokenHash,
    pub(crate) agent: String,
    pub(crate) made_at: i64,
    pub(crate) used_at: i64,
}
