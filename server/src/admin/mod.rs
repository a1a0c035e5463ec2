//! Looking after the house: guests and tables in lists, closing, removing, banning, and a
//! log of all that.
//!
//! Whoever runs the house gives an [`Order`], on a page (`pages/admin.rs`) or by a
//! command (`command.rs`). One place carries it out, so that both do the same.

mod command;
mod orders;

pub use command::{
    AdminError, ask_bans, ask_figures, ask_guests, ask_log, ask_tables, order, user,
};
pub use web::admin::GuestLine;

use crate::chance;
use crate::clock;
use crate::network::Network;
use serde::{Deserialize, Serialize};

/// What whoever runs the house wants done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Order {
    /// A game ends without a winner, or a table that waits is closed; what was played stays.
    CloseTable {
        /// The table, by the last part of its address.
        table: String,
    },
    /// A table goes, with everything that was played at it.
    RemoveTable {
        /// The table, by the last part of its address.
        table: String,
    },
    /// A guest goes: their seats are freed, and finished games call them otherwise.
    RemoveGuest {
        /// The guest, by number.
        guest: i64,
        /// What finished games call them from now on.
        called: String,
    },
    /// A guest is not let in any more, and their seats are freed.
    BanGuest {
        /// The guest, by number.
        guest: i64,
    },
    /// A guest is let in again.
    UnbanGuest {
        /// The guest, by number.
        guest: i64,
    },
    /// Nobody is let in from a network.
    BanNetwork {
        /// The network.
        network: Network,
    },
    /// Guests are let in from a network again.
    UnbanNetwork {
        /// The network.
        network: Network,
    },
    /// Another token opens the page of whoever runs the house.
    SetToken {
        /// The SHA-256 of the token.
        hash: [u8; 32],
    },
}

impl Order {
    /// What the log calls it, and what it is about.
    fn told(&self) -> (&'static str, String) {
        match self {
            Order::CloseTable { table } => ("close_table", table.clone()),
            Order::RemoveTable { table } => ("remove_table", table.clone()),
            Order::RemoveGuest { guest, .. } => ("remove_guest", guest.to_string()),
            Order::BanGuest { guest } => ("ban_guest", guest.to_string()),
            Order::UnbanGuest { guest } => ("unban_guest", guest.to_string()),
            Order::BanNetwork { network } => ("ban_network", network.to_string()),
            Order::UnbanNetwork { network } => ("unban_network", network.to_string()),
            Order::SetToken { .. } => ("new_token", String::new()),
        }
    }
}

/// By which way an order came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// A command on the machine of the house.
    Command,
    /// The page behind the token.
    Page,
}

impl Way {
    const fn name(self) -> &'static str {
        match self {
            Way::Command => "command",
            Way::Page => "page",
        }
    }
}

/// An order, by whom, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ordered {
    /// By which way it came.
    pub way: Way,
    /// The user of the command, or the address of the page's reader.
    pub who: String,
    /// What those are told whom it concerns; may be empty.
    pub reason: String,
    /// What is to be done.
    pub order: Order,
}

/// What an order led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Done {
    /// How many seats were freed.
    pub freed: usize,
}

/// A new token for the page, and its hash, which alone is kept.
pub fn new_token() -> (String, [u8; 32]) {
    let token = chance::secret();
    let hash = chance::hash(&token);
    (token, hash)
}

/// A time in milliseconds since 1970 as `2026-11-16 08:30`.
pub fn utc(ms: i64) -> String {
    clock::utc(ms)
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TableLine {
    /// The last part of its address.
    pub id: String,
    /// The game.
    pub game: String,
    /// `waiting`, `playing` or `over`.
    pub stage: String,
    /// Who sits there by seat; a free seat has no name.
    pub names: Vec<String>,
    /// The levels of the house's own opponents by seat.
    pub bots: Vec<Option<String>>,
    /// The guest who opened it.
    pub opened_by: i64,
    /// When.
    pub made_at: i64,
    /// When something was done at it last.
    pub touched_at: i64,
    /// How many moves were made.
    pub moves: i64,
    /// Whether everybody may know of it.
    pub listed: bool,
    /// Why it was closed by whoever runs the house, if it was.
    pub closed: Option<String>,
}

/// Somebody who is not let in: a guest or a network.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ban {
    /// The guest's number.
    pub guest: Option<i64>,
    /// What the guest is called.
    pub name: Option<String>,
    /// The network.
    pub network: Option<String>,
    /// Why.
    pub reason: String,
    /// Since when.
    pub at: i64,
}

/// Something that was done by whoever runs the house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LogLine {
    /// When.
    pub at: i64,
    /// `command` or `page`.
    pub way: String,
    /// The user of the command, or the address of the page's reader.
    pub who: String,
    /// What, as in `ban_guest`.
    pub what: String,
    /// The table, the guest's number or the network.
    pub subject: String,
    /// What the guest was called, or which game it was.
    pub name: String,
    /// Why.
    pub reason: String,
}

/// How much there is of everything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Figures {
    /// Guests who were not removed.
    pub guests: i64,
    /// Those who were here within a day.
    pub guests_today: i64,
    /// Browsers and programs that act for guests.
    pub devices: i64,
    /// Tables that wait for players.
    pub waiting: i64,
    /// Tables where somebody plays.
    pub playing: i64,
    /// Tables whose game is over.
    pub over: i64,
    /// Tables that were opened within a day.
    pub tables_today: i64,
    /// Everything that was done at tables.
    pub moves: i64,
    /// Guests who are banned.
    pub banned_guests: i64,
    /// Networks that are banned.
    pub banned_networks: i64,
    /// What all of it takes on the disk.
    pub bytes: i64,
}
