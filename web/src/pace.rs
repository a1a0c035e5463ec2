//! How fast is played: the pace of a table in words, everybody's clock, and what the others
//! can do when somebody's time is over.
//!
//! A page says until when somebody has time, in milliseconds since 1970; the script makes a
//! clock of it that counts. So the page stays the same while time goes by.

use crate::ALONE;
use crate::{Icon, Language, Scene, TableFacts, labels, t, talk};
use caravanserai_core::{Game, Seat};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};

/// How fast is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "kind", deny_unknown_fields)]
pub enum Pace {
    /// At the table.
    Table {
        /// Minutes of each seat for the whole game.
        minutes: u32,
        /// Seconds that each turn adds.
        seconds: u32,
    },
    /// By post.
    Post {
        /// Hours for each turn.
        hours: u32,
        /// Hours of holidays a week, used when a turn takes longer.
        #[serde(default)]
        holidays: u32,
        /// Whether the house claims by itself what is not played in time.
        #[serde(default)]
        claims: bool,
    },
}

impl Pace {
    /// Whether people can play so.
    pub fn is_sound(self) -> bool {
        match self {
            Pace::Table { minutes, seconds } => (1..=300).contains(&minutes) && seconds <= 600,
            Pace::Post { hours, holidays, .. } => {
                (1..=24 * 30).contains(&hours) && holidays <= 24 * 7
            }
        }
    }

    /// How much time a player who has none left is given by those who wait. At a table
    /// without a pace it is as much as the others had to wait.
    pub const fn more_ms(pace: Option<Pace>) -> i64 {
        match pace {
            Some(Pace::Table { .. }) => 2 * MINUTE_MS,
            Some(Pace::Post { .. }) => DAY_MS,
            None => PATIENCE_MS,
        }
    }

    /// In words.
    pub fn words(self, language: Language) -> String {
        match self {
            Pace::Table { minutes, seconds: 0 } => {
                t!(language, "pace-table-plain", minutes = minutes).into_owned()
            }
            Pace::Table { minutes, seconds } => {
                t!(language, "pace-table-words", minutes = minutes, seconds = seconds).into_owned()
            }
            Pace::Post { hours, holidays, claims } => {
                let turn = span(language, i64::from(hours) * HOUR_MS);
                let mut words = vec![t!(language, "pace-post-words", time = turn)];
                if holidays > 0 {
                    let time = span(language, i64::from(holidays) * HOUR_MS);
                    words.push(t!(language, "pace-post-holidays", time = time));
                }
                if claims {
                    words.push(t!(language, "pace-post-claims"));
                }
                words.join(", ")
            }
        }
    }
}

/// The pace of a table in words, also where nobody is hurried; nothing where nobody is kept
/// waiting.
pub fn agreed(language: Language, facts: &TableFacts) -> Option<String> {
    words(language, facts.time.pace).filter(|_| talk::has_company(facts))
}

/// A pace in words; also where there is none, except in a browser alone.
pub fn words(language: Language, pace: Option<Pace>) -> Option<String> {
    match pace {
        Some(pace) => Some(pace.words(language)),
        None => (!ALONE).then(|| t!(language, "pace-none-words").into_owned()),
    }
}

const MINUTE_MS: i64 = 60_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;
/// At a table without a pace the others may go on after so long without a move.
pub const PATIENCE_MS: i64 = 7 * DAY_MS;

/// A span of time as people say it: the two largest units.
pub fn span(language: Language, ms: i64) -> String {
    let (days, hours) = (ms / DAY_MS, ms % DAY_MS / HOUR_MS);
    let minutes = (ms % HOUR_MS + MINUTE_MS - 1) / MINUTE_MS;
    match (days, hours) {
        (0, 0) => t!(language, "span-minutes", minutes = minutes.max(0)),
        (0, hours) => t!(language, "span-hours", hours = hours),
        (days, 0) => t!(language, "span-days", days = days),
        (days, hours) => t!(language, "span-days-hours", days = days, hours = hours),
    }
    .into_owned()
}

/// What there is to know of everybody's time at a table.
#[derive(Clone, Debug, Default)]
pub struct TimeFacts {
    /// How fast is played.
    pub pace: Option<Pace>,
    /// Until when the player to act has time, while it runs; in milliseconds since 1970.
    pub due_ms: Option<i64>,
    /// The same for people everywhere; the script tells their own.
    pub due_utc: String,
    /// Until when with the holidays that are left.
    pub last_ms: Option<i64>,
    /// When the time began that runs.
    pub since_ms: Option<i64>,
    /// At the table: what each seat has left, if no time runs.
    pub left_ms: Vec<i64>,
    /// Whose time is over.
    pub overdue: Option<Seat>,
    /// The levels of opponents who could take the seat.
    pub levels: Vec<String>,
}

/// The clock of a seat, where a game is played by the clock.
pub fn clock<G: Game>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let (language, time) = (scene.language, &scene.table.time);
    let (Some(Pace::Table { .. }), Some(left)) = (time.pace, time.left_ms.get(seat.index())) else {
        return html! {};
    };
    let bot = scene.table.bots.get(seat.index()).is_none_or(Option::is_some);
    if bot || scene.to_act.is_none() || scene.table.panel.is_some() {
        return html! {};
    }
    let runs = scene.to_act == Some(seat) && time.due_ms.is_some();
    let (minutes, seconds) = (left.max(&0) / MINUTE_MS, left.max(&0) % MINUTE_MS / 1000);
    html! {
        span.clock.is-running[runs] data-due=[time.due_ms.filter(|_| runs)]
            data-low=[(runs && scene.seat == Some(seat)).then(|| t!(language, "clock-low"))]
            title=(t!(language, "clock-left")) {
            (Icon("u-clock")) b role="timer" { (minutes) ":" (format!("{seconds:02}")) }
        }
    }
}

/// What is said of the time of the player to act; when it is over, what the others can do.
pub(crate) fn deadline<G: Game>(scene: &Scene<'_, G>, names: &[String]) -> Markup {
    let (language, facts) = (scene.language, scene.table);
    let time = &facts.time;
    let Some(acts) = scene.to_act.filter(|_| crate::beside::is_played(scene)) else {
        return html! {};
    };
    let name = names.get(acts.index()).cloned().unwrap_or_default();
    let mine = scene.seat == Some(acts);
    if time.overdue == Some(acts) {
        return overdue(scene, acts, &name);
    }
    if let Some(Pace::Table { .. }) = time.pace {
        return html! {
            p.clocks {
                @for (seat, name) in (0..).map(Seat).zip(names) {
                    @if facts.bots.get(seat.index()).is_some_and(Option::is_none) {
                        span { (name) (clock(scene, seat)) }
                    }
                }
            }
        };
    }
    let (Some(Pace::Post { hours, .. }), Some(due), Some(last)) =
        (time.pace, time.due_ms, time.last_ms)
    else {
        return html! {};
    };
    let (hours, holidays) = (i64::from(hours) * HOUR_MS, last - due);
    html! {
        div.deadline data-due=(due) data-last=(last) data-since=[time.since_ms] {
            (Icon("u-post"))
            p {
                b {
                    @if mine { (t!(language, "deadline-yours")) }
                    @else { (t!(language, "deadline-of", name = name)) }
                    " " time data-time=(due) { (time.due_utc) " UTC" }
                }
                span { (t!(language, "pace-post-words", time = span(language, hours))) }
                @if holidays > 0 {
                    span { (t!(language, "deadline-holidays", time = span(language, holidays))) }
                }
            }
            b.t {}
            progress max="100" value="0" aria-label=(t!(language, "clock-left")) {}
        }
    }
}

fn overdue<G: Game>(scene: &Scene<'_, G>, acts: Seat, name: &str) -> Markup {
    let (language, facts) = (scene.language, scene.table);
    let two = facts.bots.len() == 2;
    let people = facts.bots.iter().filter(|bot| bot.is_none()).count().max(2);
    let others = scene.seat.is_some_and(|seat| seat != acts);
    let more = span(language, Pace::more_ms(facts.time.pace));
    let way = |way: &'static str, icon: &'static str, title: Markup, text: Markup, more: Markup| {
        html! {
            form method="post" action={ (facts.path) "/overdue" } {
                input type="hidden" name="after" value=(facts.after);
                input type="hidden" name="way" value=(way);
                (more)
                button.way-out type="submit" { (Icon(icon)) b { (title) } span { (text) } }
            }
        }
    };
    html! {
        div.ask.overdue role="status" {
            p {
                b {
                    @if scene.seat == Some(acts) { (t!(language, "overdue-yours")) }
                    @else { (t!(language, "overdue-of", name = name)) }
                }
                " "
                @if !others && scene.seat.is_some() { (t!(language, "overdue-hurry")) }
            }
            @if others {
                div.ways-out {
                    @if two {
                        (way("claim", "u-trophy", html! { (t!(language, "overdue-claim")) },
                            html! { (t!(language, "overdue-claim-text", name = name)) }, html! {}))
                    }
                    (way("wait", "u-clock", html! { (t!(language, "overdue-wait")) },
                        html! { (t!(language, "overdue-wait-text", name = name, time = more)) }, html! {}))
                    @if !crate::beside::is_freed(facts, acts) {
                        (way("free", "u-people", html! { (t!(language, "overdue-free")) },
                            html! { (t!(language, "overdue-free-text", name = name, others = people - 2)) }, html! {}))
                    }
                    (way("house", "u-chip", html! { (t!(language, "overdue-house")) },
                        html! { (t!(language, "overdue-house-text", name = name)) },
                        html! {
                            label.vh for="overdue-level" { (t!(language, "pick-level")) }
                            select.input #overdue-level name="level" {
                                (labels::level_options(language, &facts.time.levels, None))
                            }
                        }))
                }
            }
        }
    }
}

/// What the set-up page was told of the pace.
#[derive(Clone, Debug, Default)]
pub struct PaceFields {
    /// Which, as the form names it.
    pub kind: String,
    /// At the table.
    pub minutes: String,
    /// At the table.
    pub seconds: String,
    /// By post.
    pub hours: String,
    /// By post.
    pub holidays: String,
    /// By post.
    pub claims: bool,
}

/// The fields that choose a pace.
pub(crate) fn fields(language: Language, chosen: &PaceFields) -> Markup {
    let kind = match chosen.kind.as_str() {
        kind @ ("table" | "post") => kind,
        _ => "none",
    };
    let offers = [
        ("none", t!(language, "pace-none"), t!(language, "pace-none-text")),
        ("table", t!(language, "pace-table"), t!(language, "pace-table-text")),
        ("post", t!(language, "pace-post"), t!(language, "pace-post-text")),
    ];
    let or = |value: &str, usual: &str| {
        if value.is_empty() { usual.to_owned() } else { value.to_owned() }
    };
    let (hours, holidays) = (or(&chosen.hours, "72"), or(&chosen.holidays, "48"));
    let days = |name: &'static str, id: &'static str, picked: &str, all: &[i64]| {
        html! {
            select.input id=(id) name=(name) {
                @for hours in all {
                    option value=(hours) selected[hours.to_string() == picked] {
                        (span(language, hours * HOUR_MS))
                    }
                }
            }
        }
    };
    html! {
        fieldset.paces {
            legend { (t!(language, "pace")) }
            div.pick."pick--presets" {
                @for (code, name, text) in offers {
                    label {
                        input type="radio" name="pace" value=(code) checked[code == kind];
                        b { (name) }
                        span { (text) }
                    }
                }
            }
            div.pace-of."of-table" {
                p.field-label {
                    label for="pace-minutes" { (t!(language, "pace-minutes")) } " "
                    input.input #pace-minutes type="number" name="minutes" min="1" max="300"
                        value=(or(&chosen.minutes, "20"));
                }
                p.field-label {
                    label for="pace-seconds" { (t!(language, "pace-seconds")) } " "
                    input.input #pace-seconds type="number" name="seconds" min="0" max="600"
                        value=(or(&chosen.seconds, "10"));
                }
            }
            div.pace-of."of-post" {
                p.field-label {
                    label for="pace-hours" { (t!(language, "pace-hours")) } " "
                    (days("hours", "pace-hours", &hours, &[6, 12, 24, 48, 72, 120, 168, 336]))
                }
                p.field-label {
                    label for="pace-holidays" { (t!(language, "pace-holidays")) } " "
                    (days("holidays", "pace-holidays", &holidays, &[0, 24, 48, 72]))
                }
                p.note { (t!(language, "pace-holidays-note")) }
            }
            div.pace-of."of-table"."of-post" {
                p.note { (t!(language, "pace-over-note")) }
            }
            div.pace-of."of-post" {
                p { label.tick {
                    input type="checkbox" name="claims" value="on" checked[chosen.claims];
                    " " (t!(language, "pace-claims"))
                } }
            }
        }
    }
}

/// The time of each seat in a line, for pages without scripts; what is left at this moment.
pub fn plain(
    language: Language,
    bots: &[Option<String>],
    names: &[String],
    left: &[i64],
) -> Markup {
    let people = (0..).zip(bots).filter(|(_, bot)| bot.is_none());
    let lines = people.filter_map(|(seat, _): (usize, _)| {
        let time = span(language, *left.get(seat)?);
        Some(t!(language, "clock-of", name = names.get(seat)?.as_str(), time = time).into_owned())
    });
    let lines: Vec<String> = lines.collect();
    html! {
        @if !lines.is_empty() {
            noscript { p.people.wrap { @for line in &lines { (line) " " } } }
        }
    }
}
