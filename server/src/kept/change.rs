//! The changes that can be made, as plain data.
//!
//! Journals that older versions wrote hold them as JSON: what is added later needs a default,
//! and names stay.

use crate::sessions::{Device, TokenHash};
#[cfg(feature = "net")]
use crate::store::{AdminChange, NoticeChange};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Something to be written down.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Change {
    /// Somebody comes in.
    Guest { id: i64, name: String, at: i64 },
    /// Somebody wants to be called otherwise.
    Rename { guest: i64, name: String },
    /// A browser or program that may act for a guest.
    Session { token_hash: TokenHash, guest: i64, device: Device, at: i64 },
    /// It was used again.
    UseSession { token_hash: TokenHash, device: Device, at: i64 },
    /// A guest ends sessions: those whose hash begins with these bytes, or all, but not this
    /// one.
    EndSessions { guest: i64, which: Option<[u8; 8]>, but: TokenHash },
    /// A session is given up for another one.
    EndSession { token_hash: TokenHash },
    /// Sessions that were not used since then end.
    EndOldSessions { before: i64 },
    /// A way in for a guest's other device.
    DeviceLink { code_hash: [u8; 32], guest: i64, back: String, until: i64 },
    /// The way in was used, or is too old.
    DropDeviceLink { code_hash: [u8; 32], now: i64 },
    /// A table opens.
    Table {
        #[serde(flatten)]
        opened: NewTable,
        at: i64,
    },
    /// A seat of a new table.
    Seat { table: String, seat: u8, guest: Option<i64>, bot: Option<String>, name: String },
    /// A guest or an opponent of the house takes a free seat.
    Sit { table: String, seat: u8, guest: Option<i64>, bot: Option<String>, name: String },
    /// Who sits on a seat once the seats are drawn by lot.
    Reseat { table: String, seat: u8, guest: Option<i64>, bot: Option<String>, name: String },
    /// What a table's seed is made of now.
    Fairness { table: String, fairness: Option<String> },
    /// Somebody gets up before the game began.
    GetUp { table: String, seat: u8 },
    /// An opponent of the house sits in for a guest who gets up in mid-game.
    StandIn { table: String, seat: u8, level: String },
    /// Somebody says something.
    Say { table: String, seat: u8, phrase: Cow<'static, str>, at: i64 },
    /// Something was done at a table.
    Entry { table: String, n: usize, seat: u8, deed: String, at: i64 },
    /// How a table stands, for lists; only if nobody has changed it since this version was
    /// read.
    Standing {
        table: String,
        version: i64,
        stage: Cow<'static, str>,
        moves: usize,
        round: Option<u16>,
        to_act: Option<u8>,
        result: Option<String>,
        at: i64,
    },
    /// It has become a guest's turn; they are told in the ways that they want, unless they
    /// have seen it by then.
    Turn { table: String, guest: i64, at: i64, due_at: i64 },
    /// When the time of the player to act at a table is over.
    Due { table: String, due_at: Option<i64> },
    /// The house was closed from then until it opened: nobody's time ran.
    GiveBack { shut: i64, opened: i64 },
    /// The house, opened then, is still open.
    Open { opened_at: i64, seen_at: i64 },
    /// Whether everybody may know of a table.
    Listed { table: String, listed: bool },
    /// A table that nobody began to play at closes.
    Close { table: String },
    /// The table where the rematch is played.
    Rematch { table: String, next: String },
    /// How far a guest is with a moment that they try again.
    Exercise { guest: i64, table: String, number: usize, tried: String, solved: bool },
    /// What a guest missed in all their games, as JSON, which these tables were not part of.
    Missed { guest: i64, tables: Vec<String>, body: String },
    /// How far a seat is with the lessons: the names of those it has seen,
    /// parted by spaces, and whether it wants no more.
    Guide { table: String, seat: u8, seen: String, skipped: bool },
    /// What a seat has laid down for its turn, as JSON, and whether it is still to be played;
    /// or nothing any more.
    Plan { table: String, seat: u8, plan: Option<(String, bool)> },
    /// Something about a table was changed that is no entry of its log; only if nobody has
    /// changed it since this version was read.
    Raise { table: String, version: i64 },
    /// What the sage found in a finished game.
    Analysis { table: String, body: String },
    /// A table is thrown away, unless somebody has touched it since.
    DropTable { id: String, touched_at: i64 },
    /// A guest without games is thrown away.
    DropGuest { guest: i64 },
    /// Texts that no table is played with any more are thrown away.
    DropUnusedTexts,
    /// The node is alive; where its guests are, as JSON, if others are to know.
    #[cfg(feature = "net")]
    Renew { crowd: Option<String> },
    /// The node goes.
    #[cfg(feature = "net")]
    Retire,
    /// An admin has done something.
    #[cfg(feature = "net")]
    #[serde(skip)]
    Admin(AdminChange),
    /// How guests are told of their turns.
    #[cfg(feature = "net")]
    #[serde(skip)]
    Notice(NoticeChange),
}

/// A table as it opens.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct NewTable {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) options: String,
    pub(crate) seed: String,
    pub(crate) commitment: String,
    /// What its seed is made of, if that is more than the house's.
    pub(crate) fairness: Option<String>,
    pub(crate) bot_seed: i64,
    pub(crate) hints: bool,
    pub(crate) listed: bool,
    /// How fast is played, as JSON.
    pub(crate) pace: Option<String>,
    pub(crate) made_by: i64,
    /// A hash of the network that it was opened from.
    pub(crate) opened_from: i64,
}

/// What a table takes with its seats and the log of a usual game, besides options.
const TABLE_BYTES: usize = 4 << 10;

/// What a table with these options takes on the disk.
pub(crate) fn table_bytes(options: &str) -> i64 {
    (TABLE_BYTES + options.len()) as i64
}
