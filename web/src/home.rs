//! The landing page: one's own games first, then play now, set up, join, and what others play.

use crate::ALONE;
use crate::people::{self, Whereabouts};
use crate::play_now::{offers, play_now};
use crate::t;
use crate::{GameName, Language, Preset, labels, notices, pace};
use crate::{Icon, IconAs};
use maud::{Markup, PreEscaped, html};
use std::borrow::Cow;
use words::list;

/// What the landing page shows.
#[derive(Clone, Debug)]
pub struct HomeFacts {
    /// The language to speak.
    pub language: Language,
    /// The name the visitor goes by, once they gave one.
    pub name: Option<String>,
    /// The games that can be played, the first picked.
    pub games: Vec<GameFacts>,
    /// What the visitor played against the house last.
    pub last: Option<LastTime>,
    /// The visitor's games that are not over: where they are to act first, and there what
    /// has the least time left.
    pub mine: Vec<MyGame>,
    /// Tables that wait for players.
    pub open: Vec<TableLine>,
    /// Tables to watch.
    pub live: Vec<TableLine>,
    /// Where the games can be taken along from, to be played without this house.
    pub along: Option<&'static str>,
    /// Games that ended lately.
    pub recent: Vec<ResultLine>,
}

/// A game that can be played.
#[derive(Clone, Debug)]
pub struct GameFacts {
    /// The game.
    pub game: GameName,
    /// The fewest players.
    pub seats_least: u8,
    /// The most players.
    pub seats_most: u8,
    /// How long a game takes among people.
    pub minutes: u16,
    /// The ways to play that are offered ready-made.
    pub presets: Vec<Preset>,
    /// The levels of opponents, the weakest first.
    pub levels: &'static [&'static str],
    /// Whether it has a first game to learn by.
    pub teaches: bool,
    /// Whether the visitor has played it.
    pub played: bool,
}

/// A table that the same can be played at again.
#[derive(Clone, Debug)]
pub struct LastTime {
    /// Its name.
    pub id: String,
    /// What the game is called.
    pub game: Cow<'static, str>,
    /// The opponents.
    pub others: Vec<String>,
    /// The options in a few words.
    pub summary: String,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableLine {
    /// Its address.
    pub path: String,
    /// What the game is called.
    pub game: Cow<'static, str>,
    /// Who sits there, bots by their level's name; only those who have sat down.
    pub names: Vec<String>,
    /// How many seats are free.
    pub free: usize,
    /// The options in a few words.
    pub summary: String,
    /// How fast is played, in words.
    pub pace: Option<String>,
    /// The round, once the game is on.
    pub round: Option<u16>,
    /// How long ago the last move was.
    pub age_s: u64,
}

/// A game of the visitor's own that is not over.
#[derive(Clone, Debug)]
pub struct MyGame {
    /// Its table.
    pub line: TableLine,
    /// What it waits for.
    pub waits_for: WaitsFor,
    /// How much time is left for the player to act, in milliseconds.
    pub left_ms: Option<i64>,
    /// Whether that includes holidays.
    pub holidays: bool,
    /// Everybody else who sits there.
    pub others: Vec<Other>,
}

impl MyGame {
    pub(crate) fn is_my_turn(&self) -> bool {
        self.waits_for == WaitsFor::You
    }
}

/// What a game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WaitsFor {
    /// The visitor, who is to act.
    You,
    /// Somebody else, by name.
    Other(String),
    /// Somebody who takes a free seat.
    Players,
    /// The cards, which are dealt when everybody has added to the shuffle.
    Deal,
}

/// Somebody else at a table.
#[derive(Clone, Debug)]
pub struct Other {
    /// What they are called.
    pub name: String,
    /// Where they are; `None` for opponents of the house.
    pub is: Option<Whereabouts>,
}

/// A game that is over, in a list.
#[derive(Clone, Debug)]
pub struct ResultLine {
    /// The address of its end sheet.
    pub path: String,
    /// What the game is called.
    pub game: Cow<'static, str>,
    /// Who played.
    pub names: Vec<String>,
    /// The final scores by seat.
    pub scores: Vec<i16>,
    /// Whether the visitor won; `None` if they did not play.
    pub won: Option<bool>,
    /// How long ago it ended.
    pub age_s: u64,
}

/// What the house is, in a sentence.
pub(crate) fn lead(language: Language, games: &[GameName]) -> Cow<'static, str> {
    let titles: Vec<_> = games.iter().map(|game| &game.title).collect();
    t!(language, "home-lead", games = list(language, &titles))
}

/// The landing page, inside `<main>`.
pub fn home(facts: &HomeFacts) -> Markup {
    html! {
        div.wrap.home {
            @if facts.mine.is_empty() {
                (welcome(facts))
            } @else {
                (what_waits(facts))
                div.home-grid {
                    div."stack-v" {
                        (my_games(facts))
                        (offers(facts))
                    }
                    (play_now(facts))
                }
            }
            (ways(facts))
            div.cols {
                @if facts.mine.is_empty() { (my_games(facts)) }
                (others(facts))
                (results(facts))
            }
        }
    }
}

/// The banner for somebody who has no game under way.
fn welcome(facts: &HomeFacts) -> Markup {
    let language = facts.language;
    let games: Vec<_> = facts.games.iter().map(|offer| offer.game.clone()).collect();
    html! {
        section.hero aria-labelledby="home-title" {
            (PreEscaped(SCENE))
            div.hero-text {
                h1 #home-title { (t!(language, "home-title")) }
                p { (lead(language, &games)) }
            }
            (play_now(facts))
        }
    }
}

/// The banner for somebody with games: the one that is most in a hurry.
fn what_waits(facts: &HomeFacts) -> Markup {
    let language = facts.language;
    let my_turns: Vec<&MyGame> = facts.mine.iter().filter(|game| game.is_my_turn()).collect();
    let name = facts.name.as_deref().unwrap_or_default();
    html! {
        section.hero.is-slim aria-labelledby="home-title" {
            (PreEscaped(SCENE))
            div.hero-text {
                h1 #home-title { (t!(language, "welcome-back", name = name)) }
                p {
                    @if my_turns.is_empty() { (t!(language, "nobody-waits-for-you")) }
                    @else { (t!(language, "your-turn-at", count = my_turns.len())) }
                }
            }
            @if let Some((first, rest)) = my_turns.split_first() {
                section.resume aria-labelledby="resume-title" {
                    div {
                        h2 #resume-title { (my_title(language, first)) }
                        p { (table_detail(language, &first.line)) }
                        p {
                            span.yours { (t!(language, "your-turn")) } " "
                            (time_left(language, first))
                        }
                    }
                    a.btn."btn--primary"."btn--big" href=(first.line.path) {
                        (Icon("u-play")) " " (t!(language, "continue"))
                    }
                    @if let Some(next) = rest.first() {
                        p.next {
                            a href=(next.line.path) {
                                (t!(language, "then-table", table = my_title(language, next)))
                            }
                            " " (time_left(language, next))
                        }
                    }
                }
            }
        }
    }
}

fn ways(facts: &HomeFacts) -> Markup {
    let language = facts.language;
    html! {
        div.ways {
            section.panel.way {
                h2 { (Icon("u-table")) " " (t!(language, "set-up-table")) }
                p { (t!(language, "set-up-table-lead")) }
                p.field-row {
                    @if let [_] = facts.games.as_slice() {
                        a.btn href="/new" { (t!(language, "set-up-table")) }
                    } @else {
                        @for game in &facts.games {
                            a.btn href={ "/new?game=" (game.game.name) } {
                                (game.game.title)
                            }
                        }
                    }
                }
            }
            @if !ALONE {
                section.panel.way {
                    h2 { (Icon("u-link")) " " (t!(language, "join-by-link")) }
                    p { (t!(language, "join-by-link-lead")) }
                    form.field-row method="get" action="/join" {
                        label.vh for="code" { (t!(language, "join-code")) }
                        input.input #code name="code" autocomplete="off" required;
                        button.btn { (t!(language, "join")) }
                    }
                }
            }
            section.panel.way {
                h2 { (Icon("u-help")) " " (t!(language, "learn")) }
                p { (t!(language, "learn-lead")) }
                div.field-row {
                    @for game in facts.games.iter().filter(|game| game.teaches) {
                        form method="post" action={ "/learn/" (game.game.name) } {
                            button.btn { (t!(language, "learn-game", game = game.game.title.clone())) }
                        }
                    }
                    a.btn href="/rules" { (t!(language, "nav-rules")) }
                }
            }
            @if let Some(along) = facts.along {
                section.panel.way {
                    h2 { (Icon("u-device")) " " (t!(language, "take-along")) }
                    p { (t!(language, "take-along-lead")) }
                    p.field-row { a.btn href=(along) { (t!(language, "take-along-open")) } }
                }
            }
        }
    }
}

fn my_games(facts: &HomeFacts) -> Markup {
    let language = facts.language;
    let waiting = facts.mine.iter().filter(|game| game.is_my_turn()).count();
    html! {
        section #games.panel.list.mygames aria-labelledby="games-title" {
            h2 #games-title {
                (t!(language, "nav-games"))
                @if waiting > 0 { " " span.tag { (t!(language, "wait-for-you", count = waiting)) } }
                @if facts.name.is_some() { a.more href="/me" { (t!(language, "past-title")) } }
            }
            @if facts.mine.is_empty() {
                p.note { (t!(language, "no-games-yet")) }
            } @else {
                ul.games { @for game in &facts.mine { (my_game(language, game)) } }
            }
            @if facts.name.is_some() { (notices::tell_me(language)) }
        }
    }
}

fn my_game(language: Language, game: &MyGame) -> Markup {
    let (line, mine) = (&game.line, game.is_my_turn());
    html! {
        li.is-mine[mine] {
            div.what {
                strong { (line.game) }
                small { (table_detail(language, line)) }
                p.folk-line {
                    @for other in &game.others {
                        span.who-line {
                            (other.name)
                            @if let Some(is) = other.is { " " (people::shown(language, &other.name, is)) }
                        }
                    }
                }
            }
            div.turn.is-mine[mine] {
                b {
                    @match &game.waits_for {
                        WaitsFor::You => (t!(language, "your-turn")),
                        WaitsFor::Other(name) => (t!(language, "turn-of", name = name.as_str())),
                        WaitsFor::Players => (t!(language, "seats-free", count = line.free)),
                        WaitsFor::Deal => (t!(language, "waits-for-the-deal")),
                    }
                }
                (time_left(language, game))
            }
            a.btn href=(line.path) aria-label=(go_to(language, game)) {
                @if mine { (t!(language, "continue")) } @else { (t!(language, "open")) }
            }
        }
    }
}

/// What a link to a game says by ear, where many say the same.
fn go_to(language: Language, game: &MyGame) -> String {
    let table = my_title(language, game);
    match game.is_my_turn() {
        true => t!(language, "continue-table", table = table).into_owned(),
        false => t!(language, "open-table", table = table).into_owned(),
    }
}

/// How much time is left for a turn, where there is a pace.
fn time_left(language: Language, game: &MyGame) -> Markup {
    // In its last hours it catches the eye.
    const SOON_MS: i64 = 12 * 3600 * 1000;
    let Some(ms) = game.left_ms else { return html! {} };
    let time = pace::span(language, ms);
    html! {
        span.time-left.is-soon[ms < SOON_MS] {
            (Icon("u-clock"))
            @if ms <= 0 { (t!(language, "time-over")) }
            @else if game.holidays { (t!(language, "time-left-holidays", time = time)) }
            @else { (t!(language, "time-left", time = time)) }
        }
    }
}

fn others(facts: &HomeFacts) -> Markup {
    let language = facts.language;
    html! {
        section #watch.panel.list aria-labelledby="watch-title" {
            h2 #watch-title { (t!(language, "open-and-live")) }
            @if facts.open.is_empty() && facts.live.is_empty() {
                p.note { (t!(language, "nobody-plays")) }
            }
            ul {
                @for line in &facts.open {
                    li {
                        (IconAs("ic ic--l", "u-people"))
                        p {
                            strong { (table_title(language, line)) }
                            span {
                                (line.summary) ", "
                                @if let Some(pace) = &line.pace { (pace) ", " }
                                (t!(language, "seats-free", count = line.free)) ", "
                                (labels::ago(language, line.age_s))
                            }
                        }
                        a.btn href=(line.path) { (t!(language, "join")) }
                    }
                }
                @for line in &facts.live {
                    li {
                        (IconAs("ic ic--l", "u-eye"))
                        p {
                            strong { (table_title(language, line)) }
                            span { (table_detail(language, line)) }
                        }
                        a.btn href=(line.path) { (t!(language, "watch")) }
                    }
                }
            }
            p.note { (t!(language, "watch-note")) }
        }
    }
}

fn results(facts: &HomeFacts) -> Markup {
    let language = facts.language;
    html! {
        section #results.panel.list aria-labelledby="results-title" {
            h2 #results-title { (t!(language, "results")) }
            @if facts.recent.is_empty() {
                p.note { (t!(language, "no-results-yet")) }
            }
            ul {
                @for line in &facts.recent {
                    li {
                        (IconAs("ic ic--l", match line.won {
                            Some(true) => "u-trophy",
                            Some(false) => "u-minus",
                            None => "u-check",
                        }))
                        p {
                            strong { (words::list(language, &line.names)) }
                            span {
                                @match line.won {
                                    Some(true) => { (t!(language, "you-won")) ", " }
                                    Some(false) => { (t!(language, "you-lost")) ", " }
                                    None => {}
                                }
                                (line.game) ", "
                                (labels::ago(language, line.age_s))
                            }
                        }
                        a.score href=(line.path) {
                            @for (index, score) in line.scores.iter().enumerate() {
                                @if index > 0 { " : " }
                                (score)
                            }
                        }
                    }
                }
            }
        }
    }
}

fn table_title(language: Language, line: &TableLine) -> String {
    let game = line.game.as_ref();
    let names = words::list(language, &line.names);
    t!(language, "table-of", game = game, names = names).into_owned()
}

/// The same for the visitor's own games: without their name.
fn my_title(language: Language, game: &MyGame) -> String {
    let others: Vec<&str> = game.others.iter().map(|other| other.name.as_str()).collect();
    let title = game.line.game.as_ref();
    if others.is_empty() {
        return title.to_owned();
    }
    t!(language, "game-with", game = title, names = words::list(language, &others)).into_owned()
}

fn table_detail(language: Language, line: &TableLine) -> String {
    let mut parts = vec![line.summary.clone()];
    parts.extend(line.pace.clone());
    if let Some(round) = line.round {
        parts.push(t!(language, "round-n", round = round).into_owned());
    }
    parts.push(labels::ago(language, line.age_s).into_owned());
    parts.retain(|part| !part.is_empty());
    parts.join(", ")
}

/// A picture of the desert behind the first words of a page.
pub(crate) const SCENE: &str = include_str!("../assets/scene.svg");
