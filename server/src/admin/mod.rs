//! Looking after the house: guests and tables in lists, closing, removing, banning, and a
//! log of all that.
//!
//! An admin gives an [`Order`], on a page (`pages/admin.rs`) or by a
//! command (`command.rs`). One place carries it out, so that both do the same.

mod command;
mod orders;

pub use command::{
    AdminError, ask_bans, ask_figures, ask_guests, ask_log, ask_tables, order, user,
};
pub use web::admin::{Ban, Figures, GuestLine, LogLine, TableLine};
pub use web::labels::utc;

use crate::chance;
use crate::network::Network;
use serde::{Deserialize, Serialize};
use web::admin::OrderKind;

/// Something that an admin wants done.
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
    /// A new admin token.
    SetToken {
        /// The SHA-256 of the token.
        hash: [u8; 32],
    },
}

impl Order {
    /// What the log calls it, and what it is about.
    fn told(&self) -> (OrderKind, String) {
        match self {
            Order::CloseTable { table } => (OrderKind::CloseTable, table.clone()),
            Order::RemoveTable { table } => (OrderKind::RemoveTable, table.clone()),
            Order::RemoveGuest { guest, .. } => (OrderKind::RemoveGuest, guest.to_string()),
            Order::BanGuest { guest } => (OrderKind::BanGuest, guest.to_string()),
            Order::UnbanGuest { guest } => (OrderKind::UnbanGuest, guest.to_string()),
            Order::BanNetwork { network } => (OrderKind::BanNetwork, network.to_string()),
            Order::UnbanNetwork { network } => (OrderKind::UnbanNetwork, network.to_string()),
            Order::SetToken { .. } => (OrderKind::NewToken, String::new()),
        }
    }
}

/// How an order came.
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
    /// How it came.
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
