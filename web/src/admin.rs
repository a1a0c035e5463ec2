//! The admin page: figures, guests, tables, bans, and what was done.

use crate::t;
use crate::{Icon, IconAs};
use crate::{Language, labels};
use maud::{Markup, html};
use serde::Serialize;
use std::borrow::Cow;

/// What the page shows.
#[derive(Clone, Debug)]
pub struct AdminFacts {
    /// The language to speak.
    pub language: Language,
    /// What is looked for; empty for everything.
    pub find: String,
    /// What became of the last order.
    pub said: Option<Said>,
    /// How much there is of everything.
    pub figures: Figures,
    /// Open connections.
    pub connections: i64,
    /// Pages and programs that listen.
    pub listeners: i64,
    /// What time it is, in milliseconds since 1970.
    pub now_ms: i64,
    /// Guests, those of late first.
    pub guests: Vec<GuestLine>,
    /// Tables, those of late first, each with what its game is called.
    pub tables: Vec<(Cow<'static, str>, TableLine)>,
    /// Who is banned.
    pub bans: Vec<Ban>,
    /// What was done, the latest first.
    pub log: Vec<LogLine>,
}

impl AdminFacts {
    fn ago(&self, at: i64) -> Cow<'static, str> {
        let seconds = u64::try_from(self.now_ms - at).unwrap_or(0) / 1000;
        labels::ago(self.language, seconds)
    }
}

/// What became of an order.
#[derive(Clone, Debug)]
pub enum Said {
    /// It was carried out, and so many seats were freed.
    Done(usize),
    /// It was refused, in words.
    Refused(String),
}

/// A guest in a list. Times are milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GuestLine {
    /// The guest's number.
    pub id: i64,
    /// What they are called.
    pub name: String,
    /// When they came first.
    pub made_at: i64,
    /// When they were here last.
    pub used_at: Option<i64>,
    /// How many browsers and programs act for them.
    pub devices: i64,
    /// The networks that they came from last.
    pub addresses: Vec<String>,
    /// Games of theirs that are not over.
    pub unfinished: i64,
    /// All games of theirs.
    pub games: i64,
    /// Why they are banned, if they are.
    pub banned: Option<String>,
    /// Whether they were removed.
    pub removed: bool,
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
    /// Why it was closed by the admin, if it was.
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

caravanserai_core::named! {
    /// What an admin can order, as forms and the log name it.
    pub enum OrderKind {
        /// A table is closed.
        CloseTable = "close_table",
        /// A table is removed.
        RemoveTable = "remove_table",
        /// A guest is removed.
        RemoveGuest = "remove_guest",
        /// A guest is banned.
        BanGuest = "ban_guest",
        /// A guest's ban is lifted.
        UnbanGuest = "unban_guest",
        /// A network is banned.
        BanNetwork = "ban_network",
        /// A network's ban is lifted.
        UnbanNetwork = "unban_network",
        /// The admin page gets a new token.
        NewToken = "new_token",
    }
}

impl OrderKind {
    /// That it was done, in a few words.
    fn done(self, language: Language) -> Cow<'static, str> {
        match self {
            OrderKind::CloseTable => t!(language, "admin-did-close-table"),
            OrderKind::RemoveTable => t!(language, "admin-did-remove-table"),
            OrderKind::RemoveGuest => t!(language, "admin-did-remove-guest"),
            OrderKind::BanGuest => t!(language, "admin-did-ban-guest"),
            OrderKind::UnbanGuest => t!(language, "admin-did-unban-guest"),
            OrderKind::BanNetwork => t!(language, "admin-did-ban-network"),
            OrderKind::UnbanNetwork => t!(language, "admin-did-unban-network"),
            OrderKind::NewToken => t!(language, "admin-did-new-token"),
        }
    }
}

/// Something that was done by the admin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LogLine {
    /// When.
    pub at: i64,
    /// `command` or `page`.
    pub way: String,
    /// The user of the command, or the address of the page's reader.
    pub who: String,
    /// What: the name of an [`OrderKind`], or of one that only a later version knows.
    pub what: String,
    /// The table, the guest's number or the network.
    pub subject: String,
    /// What the guest was called, or which game it was.
    pub name: String,
    /// Why.
    pub reason: String,
}

impl LogLine {
    /// What was done, in a few words.
    pub fn done(&self, language: Language) -> Cow<'static, str> {
        let known = OrderKind::named(&self.what).map(|kind| kind.done(language));
        known.unwrap_or_else(|| self.what.clone().into())
    }
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

/// The way in, inside `<main>`.
pub fn enter(language: Language, wrong: Option<&str>) -> Markup {
    html! {
        div.wrap.admin {
            h1 { (t!(language, "admin-title")) }
            section.panel.box {
                p { (t!(language, "admin-enter-lead")) }
                form.field-row method="post" action="/admin/enter" {
                    label.vh for="token" { (t!(language, "admin-token")) }
                    input.input #token type="password" name="token" required autocomplete="current-password"
                        aria-invalid=[wrong.map(|_| "true")] aria-describedby=[wrong.map(|_| "token-wrong")];
                    button.btn."btn--primary" { (t!(language, "admin-enter")) }
                }
                @if let Some(wrong) = wrong {
                    p.warning #token-wrong role="alert" { (Icon("u-info")) " " (wrong) }
                }
            }
        }
    }
}

/// The page, inside `<main>`.
pub fn page(facts: &AdminFacts) -> Markup {
    let language = facts.language;
    html! {
        div.wrap.admin {
            header.admin-head {
                h1 { (t!(language, "admin-title")) }
                form method="post" action="/admin/leave" {
                    button.btn { (t!(language, "admin-leave")) }
                }
            }
            @match &facts.said {
                Some(Said::Done(freed)) => p.ok role="status" {
                    (Icon("u-check")) " " (t!(language, "admin-done"))
                    @if *freed > 0 { " " (t!(language, "admin-freed", count = *freed)) }
                },
                Some(Said::Refused(why)) => p.warning role="alert" { (Icon("u-info")) " " (why) },
                None => {},
            }
            (figures(facts))
            form.field-row.admin-find method="get" action="/admin" role="search" {
                label.vh for="find" { (t!(language, "admin-find-label")) }
                input.input #find name="find" type="search" value=(facts.find)
                    placeholder=(t!(language, "admin-find-label"));
                button.btn { (t!(language, "admin-find")) }
                @if !facts.find.is_empty() {
                    a.btn href="/admin" { (t!(language, "admin-find-all")) }
                }
            }
            div.admin-cols {
                (listing("admin-guests", [t!(language, "admin-guests"), t!(language, "admin-nothing")],
                    facts.guests.iter().map(|guest| guest_line(facts, guest)), None))
                (listing("admin-tables", [t!(language, "admin-tables"), t!(language, "admin-nothing")],
                    facts.tables.iter().map(|(game, table)| table_line(facts, game, table)), None))
                (listing("admin-bans", [t!(language, "admin-bans"), t!(language, "admin-no-bans")],
                    facts.bans.iter().map(|ban| ban_line(facts, ban)), Some(ban_form(language))))
                (listing("admin-log", [t!(language, "admin-log"), t!(language, "admin-no-log")],
                    facts.log.iter().map(|line| log_line(language, line)), None))
            }
        }
    }
}

fn figures(facts: &AdminFacts) -> Markup {
    let (language, figures) = (facts.language, &facts.figures);
    let megabytes = (figures.bytes + (1 << 19)) >> 20;
    let all = [
        (t!(language, "admin-guests"), figures.guests),
        (t!(language, "admin-guests-today"), figures.guests_today),
        (t!(language, "admin-waiting"), figures.waiting),
        (t!(language, "admin-playing"), figures.playing),
        (t!(language, "admin-over"), figures.over),
        (t!(language, "admin-tables-today"), figures.tables_today),
        (t!(language, "admin-moves"), figures.moves),
        (t!(language, "admin-megabytes"), megabytes),
        (t!(language, "admin-connections"), facts.connections),
        (t!(language, "admin-listeners"), facts.listeners),
    ];
    html! {
        dl.panel.figures {
            @for (name, number) in all { div { dt { (name) } dd { (number) } } }
        }
    }
}

/// What can be done to a guest or a table, with a reason; folded away.
fn deeds(
    language: Language,
    label: &str,
    kind: &str,
    subject: &str,
    note: &str,
    buttons: Markup,
) -> Markup {
    let field = format!("reason-{kind}-{subject}");
    html! {
        details.deeds {
            summary.btn aria-label=(label) title=(label) { (Icon("u-more")) }
            form method="post" action="/admin/do" {
                input type="hidden" name="subject" value=(subject);
                label.field-label for=(field) { (t!(language, "admin-reason")) }
                input.input #(field) name="reason" maxlength="200" autocomplete="off";
                p.note { (note) }
                div.field-row { (buttons) }
            }
        }
    }
}

/// A list with its title, or a word that there is nothing, and what stands below it.
fn listing(
    id: &str,
    [title, nothing]: [Cow<'static, str>; 2],
    lines: impl ExactSizeIterator<Item = Markup>,
    below: Option<Markup>,
) -> Markup {
    html! {
        section.panel.list aria-labelledby=(id) {
            h2 #(id) { (title) }
            @if lines.len() == 0 { p.note { (nothing) } }
            ul { @for line in lines { (line) } }
            @if let Some(below) = below { (below) }
        }
    }
}

fn guest_line(facts: &AdminFacts, guest: &GuestLine) -> Markup {
    let language = facts.language;
    let label = t!(language, "admin-deeds", name = guest.name.as_str());
    let ban = html! {
        button.btn name="what" value=(OrderKind::BanGuest.name()) { (t!(language, "admin-ban")) }
        button.btn name="what" value=(OrderKind::RemoveGuest.name()) { (t!(language, "admin-remove")) }
    };
    html! {
        li {
            (IconAs("ic ic--l", "u-person"))
            p {
                strong { (guest.name) }
                @if guest.banned.is_some() { " " b.tag { (t!(language, "admin-banned")) } }
                @if guest.removed { " " b.tag { (t!(language, "admin-removed")) } }
                span {
                    code { (guest.id) } ", "
                    (t!(language, "admin-games", count = guest.games, unfinished = guest.unfinished))
                    @if let Some(used_at) = guest.used_at {
                        ", " (t!(language, "admin-devices", count = guest.devices)) ", "
                        (t!(language, "devices-last", ago = facts.ago(used_at)))
                    }
                    @for address in &guest.addresses { ", " code { (address) } }
                }
            }
            @if !guest.removed {
                (deeds(language, &label, "guest", &guest.id.to_string(), &t!(language, "admin-guest-note"), ban))
            }
        }
    }
}

fn table_line(facts: &AdminFacts, game: &str, table: &TableLine) -> Markup {
    let language = facts.language;
    let mut names = labels::names(language, &table.names, &table.bots);
    names.retain(|name| !name.is_empty());
    let title = t!(language, "table-of", game = game, names = words::list(language, &names));
    let stage = match table.stage.as_str() {
        _ if table.closed.is_some() => t!(language, "admin-stage-closed"),
        "waiting" => t!(language, "admin-stage-waiting"),
        "playing" => t!(language, "admin-stage-playing"),
        _ => t!(language, "admin-stage-over"),
    };
    let label = t!(language, "admin-deeds", name = title.clone());
    let buttons = html! {
        @if table.stage != "over" {
            button.btn name="what" value=(OrderKind::CloseTable.name()) { (t!(language, "admin-close")) }
        }
        button.btn name="what" value=(OrderKind::RemoveTable.name()) { (t!(language, "admin-remove")) }
    };
    html! {
        li {
            (IconAs("ic ic--l", "u-table"))
            p {
                strong { a href={ "/table/" (table.id) } { (title) } }
                span {
                    (stage) ", " (t!(language, "admin-move-count", count = table.moves)) ", "
                    (facts.ago(table.touched_at)) ", " code { (table.id) }
                }
            }
            (deeds(language, &label, "table", &table.id, &t!(language, "admin-table-note"), buttons))
        }
    }
}

fn ban_form(language: Language) -> Markup {
    html! {
        form.admin-ban method="post" action="/admin/do" {
            h3.sub { (t!(language, "admin-ban-network")) }
            label.field-label {
                span { (t!(language, "admin-network")) }
                input.input name="subject" required autocomplete="off" placeholder="203.0.113.0/24";
            }
            label.field-label {
                span { (t!(language, "admin-reason")) }
                input.input name="reason" maxlength="200" autocomplete="off";
            }
            button.btn name="what" value=(OrderKind::BanNetwork.name()) { (t!(language, "admin-ban")) }
        }
    }
}

fn ban_line(facts: &AdminFacts, ban: &Ban) -> Markup {
    let language = facts.language;
    let network = ban.network.as_deref().unwrap_or_default();
    let (what, subject, name, shown) = match ban.guest {
        Some(guest) => {
            let name = ban.name.as_deref().unwrap_or_default();
            (OrderKind::UnbanGuest, guest.to_string(), name, html! { (name) })
        }
        None => {
            (OrderKind::UnbanNetwork, network.to_owned(), network, html! { code { (network) } })
        }
    };
    html! {
        li {
            (IconAs("ic ic--l", "u-shield"))
            p {
                strong { (shown) }
                span {
                    (facts.ago(ban.at))
                    @if !ban.reason.is_empty() { ": " (ban.reason) }
                }
            }
            form method="post" action="/admin/do" {
                input type="hidden" name="subject" value=(subject);
                button.btn name="what" value=(what.name())
                    aria-label=(t!(language, "admin-unban-this", name = name)) {
                    (t!(language, "admin-unban"))
                }
            }
        }
    }
}

fn log_line(language: Language, line: &LogLine) -> Markup {
    html! {
        li.admin-log {
            p {
                strong { (line.done(language)) }
                @if !line.subject.is_empty() {
                    " " code { (line.subject) }
                    @if line.what.ends_with("guest") { " " (line.name) }
                }
                span {
                    (t!(language, "admin-at", time = labels::utc(line.at))) ", "
                    @if line.way == "page" { (t!(language, "admin-by-page")) }
                    @else { (t!(language, "admin-by-command")) }
                    " " code { (line.who) }
                    @if !line.reason.is_empty() { ": " (line.reason) }
                }
            }
        }
    }
}

/// What finished games call a guest who was removed.
pub fn removed_name(language: Language) -> String {
    t!(language, "guest-removed").into_owned()
}
