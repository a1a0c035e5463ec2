//! A guest's own page: all finished games, how they stand against whom, and the way out.

use crate::ALONE;
use crate::message::{go_home, message};
use crate::t;
use crate::{GameName, Icon, Language, labels};
use maud::{Markup, html};
use std::borrow::Cow;

caravanserai_core::named! {
    /// How a game ended for somebody.
    pub enum Ending {
        /// They won alone.
        Won = "won",
        /// They won together with others.
        Shared = "shared",
        /// Somebody else won.
        Lost = "lost",
    }
}

impl Ending {
    fn word(self, language: Language) -> Cow<'static, str> {
        match self {
            Ending::Won => t!(language, "you-won"),
            Ending::Shared => t!(language, "past-shared"),
            Ending::Lost => t!(language, "you-lost"),
        }
    }
}

/// What the page shows.
#[derive(Clone, Debug)]
pub struct MeFacts {
    /// The language to speak.
    pub language: Language,
    /// What the guest is called.
    pub name: String,
    /// How many games are over.
    pub finished: usize,
    /// How many of them were won, alone or together.
    pub won: usize,
    /// How many are not over.
    pub under_way: usize,
    /// How many browsers and programs act for the guest.
    pub devices: usize,
    /// How it went at each game.
    pub games: Vec<GameFigures>,
    /// Against whom, most games first.
    pub versus: Vec<Versus>,
    /// What is looked for.
    pub filter: Filter,
    /// One page of what was found, the latest first.
    pub past: Vec<PastLine>,
    /// How many were found.
    pub found: usize,
    /// Which page this is, from 1 on.
    pub page: usize,
    /// How many pages there are.
    pub pages: usize,
}

/// How it went at one game.
#[derive(Clone, Debug)]
pub struct GameFigures {
    /// The game.
    pub game: GameName,
    /// How many times it was played to an end.
    pub played: usize,
    /// How many of them were won.
    pub won: usize,
    /// The best score, if anything was counted.
    pub best: Option<i16>,
    /// The mean score.
    pub mean: Option<i16>,
}

/// How somebody stands against somebody else.
#[derive(Clone, Debug)]
pub struct Versus {
    /// What finds their games; `None` for those who are no longer known.
    pub code: Option<String>,
    /// What they are called.
    pub name: String,
    /// How many games.
    pub games: usize,
    /// How many the guest won.
    pub won: usize,
    /// How many the other one won.
    pub lost: usize,
    /// The same for each level, if this is the house.
    pub levels: Vec<(String, usize, usize)>,
    /// How long ago the last one was.
    pub last_s: u64,
}

/// What is looked for, as the form has it; empty texts find everything.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// The name of the game.
    pub game: String,
    /// `people`, `house` or the code of an opponent.
    pub with: String,
    /// The code of the ending.
    pub result: String,
}

impl Filter {
    fn is_on(&self) -> bool {
        !(self.game.is_empty() && self.with.is_empty() && self.result.is_empty())
    }

    /// The address of a page of what this finds.
    fn address(&self, page: usize) -> String {
        let Filter { game, with, result } = self;
        format!("/me?game={game}&with={with}&result={result}&page={page}#past")
    }
}

/// A game that is over.
#[derive(Clone, Debug)]
pub struct PastLine {
    /// The address of its table.
    pub path: String,
    /// What the game is called.
    pub game: Cow<'static, str>,
    /// The options in a few words.
    pub summary: String,
    /// How fast was played, in words, if there was a pace.
    pub pace: Option<String>,
    /// Everybody else.
    pub others: Vec<String>,
    /// How it ended.
    pub ending: Ending,
    /// Whether somebody gave up, or had no time left.
    pub left: bool,
    /// The guest's place among more than two.
    pub place: Option<usize>,
    /// The guest's score first; between two also the other's.
    pub scores: Vec<i16>,
    /// How long ago it ended.
    pub age_s: u64,
}

/// The page, inside `<main>`.
pub fn page(facts: &MeFacts) -> Markup {
    let language = facts.language;
    html! {
        div.wrap.my-page {
            header.me-head {
                h1 { (facts.name) }
                @if !ALONE {
                    a.btn href="/devices" { (Icon("u-device")) " " (t!(language, "me-devices")) }
                }
                dl.figures {
                    div { dt { (t!(language, "me-games", count = facts.finished)) } dd { (facts.finished) } }
                    div { dt { (t!(language, "me-won")) } dd { (facts.won) } }
                    div { dt { (t!(language, "me-under-way")) } dd { a href="/#games" { (facts.under_way) } } }
                }
            }
            (past(facts))
            div.stack-v {
                (scores(facts))
                (versus(facts))
                (forget(facts))
            }
        }
    }
}

/// What the house is called as an opponent.
pub fn the_house(language: Language) -> String {
    t!(language, "the-house").into_owned()
}

/// The page for somebody who was just forgotten, inside `<main>`.
pub fn forgotten(language: Language) -> Markup {
    let title = t!(language, "forgotten-title");
    message(&title, html! { (t!(language, "forgotten-lead")) }, go_home(language))
}

fn past(facts: &MeFacts) -> Markup {
    let language = facts.language;
    html! {
        section #past.panel.box aria-labelledby="past-title" {
            h2 #past-title {
                (t!(language, "past-title")) " "
                @if facts.filter.is_on() {
                    span.tag { (t!(language, "past-found", found = facts.found, all = facts.finished)) }
                }
            }
            @if facts.finished > 0 { (filters(facts)) }
            @if facts.past.is_empty() {
                p.note {
                    @if facts.finished == 0 { (t!(language, "past-none")) }
                    @else { (t!(language, "past-none-such")) }
                }
            } @else {
                ol.past { @for line in &facts.past { (past_line(language, line)) } }
            }
            @if facts.pages > 1 { (pages(facts)) }
            @if facts.finished > 0 {
                p.field-row {
                    a.btn."btn--quiet" href="/me/records" download {
                        (Icon("u-download")) " " (t!(language, "past-export", count = facts.finished))
                    }
                }
            }
        }
    }
}

fn filters(facts: &MeFacts) -> Markup {
    let (language, filter) = (facts.language, &facts.filter);
    let option = |value: &str, chosen: &str, label: &str| {
        html! { option value=(value) selected[value == chosen] { (label) } }
    };
    html! {
        form.filters method="get" action="/me#past" {
            @if facts.games.len() > 1 {
                label.vh for="past-game" { (t!(language, "pick-game")) }
                select.input #past-game name="game" {
                    (option("", &filter.game, &t!(language, "past-any-game")))
                    @for game in &facts.games {
                        (option(game.game.name, &filter.game, &game.game.title))
                    }
                }
            }
            label.vh for="past-with" { (t!(language, "past-with")) }
            select.input #past-with name="with" {
                (option("", &filter.with, &t!(language, "past-with-anybody")))
                (option("people", &filter.with, &t!(language, "past-with-people")))
                (option("house", &filter.with, &t!(language, "past-with-house")))
                @for other in &facts.versus {
                    @if let Some(code) = other.code.as_deref().filter(|code| *code != "house") {
                        (option(code, &filter.with, &t!(language, "past-with-name", name = other.name.as_str())))
                    }
                }
            }
            label.vh for="past-result" { (t!(language, "past-result")) }
            select.input #past-result name="result" {
                (option("", &filter.result, &t!(language, "past-any-result")))
                @for ending in Ending::ALL {
                    (option(ending.name(), &filter.result, &ending.word(language)))
                }
            }
            button.btn { (t!(language, "past-show")) }
            @if filter.is_on() { a.btn."btn--quiet" href="/me#past" { (t!(language, "past-all")) } }
        }
    }
}

fn past_line(language: Language, line: &PastLine) -> Markup {
    let won = line.ending != Ending::Lost;
    html! {
        li {
            p {
                a href={ (line.path) "/end" } {
                    @if line.others.is_empty() { (line.game) }
                    @else {
                        (t!(language, "game-with", game = line.game.as_ref(),
                            names = words::list(language, &line.others)))
                    }
                }
                span {
                    (line.summary)
                    @if !line.summary.is_empty() { ", " }
                    @if let Some(pace) = &line.pace { (pace) ", " }
                    (labels::ago(language, line.age_s))
                    @if line.left { ", " (t!(language, "past-left")) }
                }
            }
            span.res.won[won].lost[!won] {
                @match line.place.filter(|_| !won) {
                    Some(place) => (t!(language, "past-place", place = place)),
                    None => (line.ending.word(language)),
                }
            }
            span.score {
                @if line.scores.is_empty() { "–" }
                @for (index, score) in line.scores.iter().enumerate() {
                    @if index > 0 { " : " }
                    (score)
                }
            }
            a.iconbtn href={ (line.path) "/replay?at=0" } title=(t!(language, "replay")) { (Icon("u-replay")) }
        }
    }
}

fn pages(facts: &MeFacts) -> Markup {
    let (language, page) = (facts.language, facts.page);
    html! {
        nav.pager aria-label=(t!(language, "past-pages")) {
            @if page > 1 {
                a.btn rel="prev" href=(facts.filter.address(page - 1)) { (t!(language, "past-newer")) }
            }
            span { (t!(language, "past-page", page = page, pages = facts.pages)) }
            @if page < facts.pages {
                a.btn rel="next" href=(facts.filter.address(page + 1)) { (t!(language, "past-older")) }
            }
        }
    }
}

fn scores(facts: &MeFacts) -> Markup {
    let language = facts.language;
    let number = |score: Option<i16>| score.map_or("–".to_owned(), |score| score.to_string());
    html! {
        @if !facts.games.is_empty() {
            section.panel.box aria-labelledby="scores-title" {
                h2 #scores-title { (t!(language, "me-scores")) }
                table.sheet {
                    thead {
                        tr {
                            th scope="col" { (t!(language, "pick-game")) }
                            th scope="col" { (t!(language, "me-played")) }
                            th scope="col" { (t!(language, "me-won")) }
                            th scope="col" { (t!(language, "me-best")) }
                            th scope="col" { (t!(language, "me-mean")) }
                        }
                    }
                    tbody {
                        @for game in &facts.games {
                            tr {
                                th scope="row" { (game.game.title) }
                                td { (game.played) }
                                td { (game.won) }
                                td { (number(game.best)) }
                                td { (number(game.mean)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn versus(facts: &MeFacts) -> Markup {
    let language = facts.language;
    html! {
        @if !facts.versus.is_empty() {
            section.panel.box aria-labelledby="versus-title" {
                h2 #versus-title { (t!(language, "versus-title")) }
                ol.versus {
                    @for other in &facts.versus {
                        li {
                            b {
                                @match &other.code {
                                    Some(code) => a href={ "/me?with=" (code) "#past" } { (other.name) },
                                    None => (other.name),
                                }
                            }
                            span.tally title=(t!(language, "versus-words", won = other.won,
                                lost = other.lost, name = other.name.as_str())) {
                                (other.won) " : " (other.lost)
                            }
                            progress max=(other.games) value=(other.won) aria-hidden="true" {}
                            small {
                                (t!(language, "versus-games", count = other.games)) ", "
                                (t!(language, "versus-last", ago = labels::ago(language, other.last_s)))
                                @for (level, won, lost) in &other.levels {
                                    ", " (labels::level(language, level)) " " (won) " : " (lost)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Says what goes and what stays before the button that does it.
fn forget(facts: &MeFacts) -> Markup {
    let (language, name) = (facts.language, facts.name.as_str());
    html! {
        section.panel.box {
            details.forget {
                summary.danger { (t!(language, "forget-me")) }
                ul {
                    li { (Icon("u-bin")) span { (t!(language, "forget-name", count = facts.devices)) } }
                    @if facts.finished > 0 {
                        li {
                            (Icon("u-bin"))
                            span {
                                (t!(language, "forget-finished", count = facts.finished, name = name,
                                    then = t!(language, "guest-removed")))
                            }
                        }
                    }
                    @if facts.under_way > 0 {
                        li { (Icon("u-flag")) span { (t!(language, "forget-under-way", count = facts.under_way)) } }
                    }
                    li { (Icon("u-info")) span { (t!(language, "forget-stays")) } }
                }
                div.field-row {
                    @if facts.finished > 0 {
                        a.btn href="/me/records" download { (Icon("u-download")) " " (t!(language, "forget-export")) }
                    }
                    form method="post" action="/me/forget" {
                        button.btn."btn--quiet".danger name="forget" value="true" { (t!(language, "forget-yes")) }
                    }
                }
            }
        }
    }
}
