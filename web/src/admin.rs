//! The page of whoever runs the house: figures, guests, tables, bans, and what was done.

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
    /// What time it is, in milliseconds since 1970.
    pub now_ms: i64,
    /// Guests, those of late first.
    pub guests: Vec<GuestLine>,
    /// Tables, those of late first.
    pub tables: Vec<TableFacts>,
    /// Who is banned.
    pub bans: Vec<BanFacts>,
    /// What was done, the latest first.
    pub log: Vec<LogFacts>,
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

/// How much there is of everything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Figures {
    /// Guests.
    pub guests: i64,
    /// Those who were here within a day.
    pub guests_today: i64,
    /// Tables that wait.
    pub waiting: i64,
    /// Tables where somebody plays.
    pub playing: i64,
    /// Tables whose game is over.
    pub over: i64,
    /// Tables opened within a day.
    pub tables_today: i64,
    /// Everything that was done at tables.
    pub moves: i64,
    /// Megabytes of the database.
    pub megabytes: i64,
    /// Open connections.
    pub connections: i64,
    /// Pages and programs that listen.
    pub listeners: i64,
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

/// A table.
#[derive(Clone, Debug)]
pub struct TableFacts {
    /// The last part of its address.
    pub id: String,
    /// What the game is called.
    pub game: Cow<'static, str>,
    /// `waiting`, `playing` or `over`.
    pub stage: String,
    /// Who sits there.
    pub names: Vec<String>,
    /// When something was done at it last, in milliseconds since 1970.
    pub touched_at: i64,
    /// How many moves were made.
    pub moves: i64,
    /// Whether it was closed by whoever runs the house.
    pub closed: bool,
}

/// Somebody who is banned.
#[derive(Clone, Debug)]
pub struct BanFacts {
    /// A guest's number and name, or a network.
    pub who: Banned,
    /// Why.
    pub reason: String,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
}

/// Who is banned.
#[derive(Clone, Debug)]
pub enum Banned {
    /// A guest, by number and name.
    Guest(i64, String),
    /// Everybody from a network.
    Network(String),
}

/// Something that was done.
#[derive(Clone, Debug)]
pub struct LogFacts {
    /// When, as in `2026-11-16 08:30`.
    pub at: String,
    /// By which way and by whom.
    pub way: String,
    /// The user of the command, or the address of the page's reader.
    pub who: String,
    /// What, as in `ban_guest`.
    pub what: String,
    /// The table, the guest's number or the network.
    pub subject: String,
    /// What the guest was called.
    pub name: String,
    /// Why.
    pub reason: String,
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
            (figures(language, &facts.figures))
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
                (guests(facts))
                (tables(facts))
                (bans(facts))
                (log(facts))
            }
        }
    }
}

fn figures(language: Language, figures: &Figures) -> Markup {
    let all = [
        (t!(language, "admin-guests"), figures.guests),
        (t!(language, "admin-guests-today"), figures.guests_today),
        (t!(language, "admin-waiting"), figures.waiting),
        (t!(language, "admin-playing"), figures.playing),
        (t!(language, "admin-over"), figures.over),
        (t!(language, "admin-tables-today"), figures.tables_today),
        (t!(language, "admin-moves"), figures.moves),
        (t!(language, "admin-megabytes"), figures.megabytes),
        (t!(language, "admin-connections"), figures.connections),
        (t!(language, "admin-listeners"), figures.listeners),
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
fn listing(id: &str, title: &str, lines: &[Markup], nothing: &str, below: Markup) -> Markup {
    html! {
        section.panel.list aria-labelledby=(id) {
            h2 #(id) { (title) }
            @if lines.is_empty() { p.note { (nothing) } }
            ul { @for line in lines { (line) } }
            (below)
        }
    }
}

fn guests(facts: &AdminFacts) -> Markup {
    let (title, nothing) =
        (t!(facts.language, "admin-guests"), t!(facts.language, "admin-nothing"));
    let lines: Vec<_> = facts.guests.iter().map(|guest| guest_line(facts, guest)).collect();
    listing("admin-guests", &title, &lines, &nothing, html! {})
}

fn guest_line(facts: &AdminFacts, guest: &GuestLine) -> Markup {
    let language = facts.language;
    let label = t!(language, "admin-deeds", name = guest.name.as_str());
    let ban = html! {
        button.btn name="what" value="ban_guest" { (t!(language, "admin-ban")) }
        button.btn name="what" value="remove_guest" { (t!(language, "admin-remove")) }
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

fn tables(facts: &AdminFacts) -> Markup {
    let (title, nothing) =
        (t!(facts.language, "admin-tables"), t!(facts.language, "admin-nothing"));
    let lines: Vec<_> = facts.tables.iter().map(|table| table_line(facts, table)).collect();
    listing("admin-tables", &title, &lines, &nothing, html! {})
}

fn table_line(facts: &AdminFacts, table: &TableFacts) -> Markup {
    let language = facts.language;
    let names = words::list(language, &table.names);
    let title = t!(language, "table-of", game = table.game.clone(), names = names);
    let stage = match table.stage.as_str() {
        _ if table.closed => t!(language, "admin-stage-closed"),
        "waiting" => t!(language, "admin-stage-waiting"),
        "playing" => t!(language, "admin-stage-playing"),
        _ => t!(language, "admin-stage-over"),
    };
    let label = t!(language, "admin-deeds", name = title.clone());
    let buttons = html! {
        @if table.stage != "over" {
            button.btn name="what" value="close_table" { (t!(language, "admin-close")) }
        }
        button.btn name="what" value="remove_table" { (t!(language, "admin-remove")) }
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

fn bans(facts: &AdminFacts) -> Markup {
    let language = facts.language;
    let (title, nothing) = (t!(language, "admin-bans"), t!(language, "admin-no-bans"));
    let lines: Vec<_> = facts.bans.iter().map(|ban| ban_line(facts, ban)).collect();
    let another = html! {
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
            button.btn name="what" value="ban_network" { (t!(language, "admin-ban")) }
        }
    };
    listing("admin-bans", &title, &lines, &nothing, another)
}

fn ban_line(facts: &AdminFacts, ban: &BanFacts) -> Markup {
    let language = facts.language;
    let (what, subject, name, shown) = match &ban.who {
        Banned::Guest(id, name) => ("unban_guest", id.to_string(), name, html! { (name) }),
        Banned::Network(network) => {
            ("unban_network", network.clone(), network, html! { code { (network) } })
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
                button.btn name="what" value=(what)
                    aria-label=(t!(language, "admin-unban-this", name = name.as_str())) {
                    (t!(language, "admin-unban"))
                }
            }
        }
    }
}

fn log(facts: &AdminFacts) -> Markup {
    let (title, nothing) = (t!(facts.language, "admin-log"), t!(facts.language, "admin-no-log"));
    let lines: Vec<_> = facts.log.iter().map(|line| log_line(facts.language, line)).collect();
    listing("admin-log", &title, &lines, &nothing, html! {})
}

fn log_line(language: Language, line: &LogFacts) -> Markup {
    html! {
        li.admin-log {
            p {
                strong { (deed(language, &line.what)) }
                @if !line.subject.is_empty() {
                    " " code { (line.subject) }
                    @if line.what.ends_with("guest") { " " (line.name) }
                }
                span {
                    (t!(language, "admin-at", time = line.at.as_str())) ", "
                    @if line.way == "page" { (t!(language, "admin-by-page")) }
                    @else { (t!(language, "admin-by-command")) }
                    " " code { (line.who) }
                    @if !line.reason.is_empty() { ": " (line.reason) }
                }
            }
        }
    }
}

/// What was done, by the name that the log has for it.
fn deed(language: Language, what: &str) -> Cow<'static, str> {
    match what {
        "close_table" => t!(language, "admin-did-close-table"),
        "remove_table" => t!(language, "admin-did-remove-table"),
        "remove_guest" => t!(language, "admin-did-remove-guest"),
        "ban_guest" => t!(language, "admin-did-ban-guest"),
        "unban_guest" => t!(language, "admin-did-unban-guest"),
        "ban_network" => t!(language, "admin-did-ban-network"),
        "unban_network" => t!(language, "admin-did-unban-network"),
        _ => t!(language, "admin-did-new-token"),
    }
}

/// What finished games call a guest who was removed.
pub fn removed_name(language: Language) -> String {
    t!(language, "guest-removed").into_owned()
}
