//! `admin`: looking after the house, while it is open or closed.

use crate::Failure;
use crate::keeping::{Place, wait};
use crate::language::Spoken;
use crate::registry::ENGLISH;
use crate::serve::games;
use clap::{Subcommand, ValueEnum};
use serde::Serialize;
use server::Network;
use server::admin::{
    Ban, Done, Figures, GuestLine, LogLine, Order, Ordered, TableLine, Way, ask_bans, ask_figures,
    ask_guests, ask_log, ask_tables, new_token, order, user, utc,
};
use web::admin::removed_name;

/// What to do, and where the house keeps everything.
#[derive(clap::Args, Debug)]
#[command(mut_arg("data", |data| data.global(true)))]
#[command(mut_arg("database", |database| database.global(true)))]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,

    #[command(flatten)]
    place: Place,

    /// Answer in JSON.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// List guests, those of late first.
    Guests(Find),
    /// List tables, those of late first.
    Tables(Find),
    /// Close a table: its game ends without a winner, and what was played stays.
    Close {
        /// The table, by the last part of its address.
        table: String,
        #[command(flatten)]
        why: Why,
    },
    /// Remove a table with its moves, or a guest. A guest's seats are freed: before a game the
    /// seat is free again, between two the other one wins, among more an opponent of the house
    /// sits in. Finished games call them a former guest.
    Remove {
        /// What to remove.
        what: Removable,
        /// The table, by the last part of its address, or the guest's number.
        name: String,
        #[command(flatten)]
        why: Why,
        #[command(flatten)]
        spoken: Spoken,
    },
    /// Let a guest, or everybody from a network, in no more. A guest's seats are freed as by
    /// `remove`.
    Ban {
        /// Who to ban.
        what: Bannable,
        /// The guest's number, or the network, as in 203.0.113.7 or 2001:db8::/32.
        name: String,
        #[command(flatten)]
        why: Why,
    },
    /// Lift a ban.
    Unban {
        /// Who is banned.
        what: Bannable,
        /// The guest's number, or the network.
        name: String,
    },
    /// List who is banned.
    Bans,
    /// Tell how much there is of everything.
    Figures,
    /// Tell what admins did, the latest first.
    Log {
        /// The most lines.
        #[arg(long, value_name = "NUMBER", default_value_t = 100)]
        limit: u32,
    },
    /// Make a new token for the page /admin; the old one opens nothing any more.
    Token,
}

#[derive(clap::Args, Debug)]
struct Find {
    /// Only those with this in their name, or with this number, address, game or stage.
    #[arg(default_value = "")]
    find: String,

    /// The most lines.
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    limit: u32,
}

#[derive(clap::Args, Debug)]
struct Why {
    /// Why; those whom it concerns are told.
    #[arg(long, value_name = "TEXT", default_value = "")]
    reason: String,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum Removable {
    Table,
    Guest,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum Bannable {
    Guest,
    Network,
}

/// Does what was typed.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let (database, json) = (arguments.place.database()?, arguments.json);
    let (wanted, why) = match &arguments.command {
        Command::Guests(Find { find, limit }) => {
            let guests = wait(ask_guests(&database, find.trim(), *limit))?;
            return tell(json, &guests, |guests| guests.iter().for_each(tell_guest));
        }
        Command::Tables(Find { find, limit }) => {
            let tables = wait(ask_tables(&database, find.trim(), *limit))?;
            return tell(json, &tables, |tables| tables.iter().for_each(tell_table));
        }
        Command::Bans => {
            let bans = wait(ask_bans(&database))?;
            return tell(json, &bans, |bans| bans.iter().for_each(tell_ban));
        }
        Command::Log { limit } => {
            let log = wait(ask_log(&database, *limit))?;
            return tell(json, &log, |log| log.iter().for_each(tell_line));
        }
        Command::Figures => {
            return tell(json, &wait(ask_figures(&database))?, tell_figures);
        }
        Command::Token => return make_token(&database, json),
        Command::Close { table, why } => (Order::CloseTable { table: table.clone() }, why.text()),
        Command::Remove { what, name, why, spoken } => {
            let order = match what {
                Removable::Table => Order::RemoveTable { table: name.clone() },
                Removable::Guest => Order::RemoveGuest {
                    guest: guest(name)?,
                    called: removed_name(spoken.language()),
                },
            };
            (order, why.text())
        }
        Command::Ban { what, name, why } => {
            let order = match what {
                Bannable::Guest => Order::BanGuest { guest: guest(name)? },
                Bannable::Network => Order::BanNetwork { network: network(name)? },
            };
            (order, why.text())
        }
        Command::Unban { what, name } => {
            let order = match what {
                Bannable::Guest => Order::UnbanGuest { guest: guest(name)? },
                Bannable::Network => Order::UnbanNetwork { network: network(name)? },
            };
            (order, String::new())
        }
    };
    let done = give(&database, wanted, why)?;
    tell(json, &done, |done| match done.freed {
        0 => println!("Done."),
        1 => println!("Done; one seat was freed."),
        freed => println!("Done; {freed} seats were freed."),
    })
}

impl Why {
    fn text(&self) -> String {
        self.reason.clone()
    }
}

fn guest(number: &str) -> Result<i64, Failure> {
    let wrong =
        || format!("`{number}` is no guest's number; `caravanserai admin guests` lists them");
    Ok(number.parse().map_err(|_| wrong())?)
}

fn network(name: &str) -> Result<Network, Failure> {
    Ok(name.parse::<Network>()?)
}

fn give(database: &str, wanted: Order, reason: String) -> Result<Done, Failure> {
    let ordered = Ordered { way: Way::Command, who: user(), reason, order: wanted };
    wait(order(database, games(), ordered))
}

fn make_token(database: &str, json: bool) -> Result<(), Failure> {
    let (token, hash) = new_token();
    give(database, Order::SetToken { hash }, String::new())?;
    let told = serde_json::json!({ "token": token });
    tell(json, &told, |_| {
        println!("{token}");
        eprintln!("This opens /admin from now on, and is told only now.");
    })
}

/// Tells something as JSON, or as people read it.
fn tell<T: Serialize>(json: bool, told: &T, plainly: impl FnOnce(&T)) -> Result<(), Failure> {
    match json {
        true => println!("{}", serde_json::to_string_pretty(told)?),
        false => plainly(told),
    }
    Ok(())
}

fn tell_guest(guest: &GuestLine) {
    let last = guest.used_at.map_or_else(|| "-".repeat(16), utc);
    let state = match (&guest.banned, guest.removed) {
        (_, true) => "  removed".to_owned(),
        (Some(reason), _) if reason.is_empty() => "  banned".to_owned(),
        (Some(reason), _) => format!("  banned: {reason}"),
        (None, false) => String::new(),
    };
    println!(
        "{:>16}  {last}  {:>4} games, {} under way  {}  {}{state}",
        guest.id,
        guest.games,
        guest.unfinished,
        guest.name,
        guest.addresses.join(" "),
    );
}

fn tell_table(table: &TableLine) {
    let names: Vec<&str> =
        table.names.iter().map(|name| if name.is_empty() { "(free)" } else { name }).collect();
    let stage = if table.closed.is_some() { "closed" } else { &table.stage };
    println!(
        "{}  {}  {:<7}  {:>4} moves  {}: {}",
        table.id,
        utc(table.touched_at),
        stage,
        table.moves,
        table.game,
        names.join(", "),
    );
}

fn tell_ban(ban: &Ban) {
    let who = match (ban.guest, &ban.network) {
        (Some(guest), _) => format!("guest {guest} {}", ban.name.as_deref().unwrap_or_default()),
        (None, network) => format!("network {}", network.as_deref().unwrap_or_default()),
    };
    println!("{}  {who}  {}", utc(ban.at), ban.reason);
}

fn tell_line(line: &LogLine) {
    let what = line.done(ENGLISH);
    let by = format!("{} {}", line.way, line.who);
    println!("{}  {by}: {what} {} {}  {}", utc(line.at), line.subject, line.name, line.reason);
}

fn tell_figures(figures: &Figures) {
    let Figures { guests, guests_today, devices, .. } = figures;
    println!("guests: {guests}, {guests_today} of them here within a day, with {devices} devices");
    let Figures { waiting, playing, over, tables_today, .. } = figures;
    println!(
        "tables: {waiting} waiting, {playing} playing, {over} over; {tables_today} opened within a day"
    );
    let Figures { moves, bytes, banned_guests, banned_networks, .. } = figures;
    println!("moves: {moves}");
    println!("bans: {banned_guests} guests, {banned_networks} networks");
    println!("database: {:.1} MB", *bytes as f64 / (1 << 20) as f64);
}
