//! The end sheet: who won and by what, how it turned, and whether it was fair.

mod moments;
mod verdict;

use crate::Icon;
use crate::analysis::Mistake;
use crate::chart::{self, Curve, Paper};
use crate::t;
use crate::talk::{self, Said};
use crate::{Did, GameName, Language, fairness, replay};
use caravanserai_core::{Scores, Seat};
use maud::{Markup, html};
use std::borrow::Cow;
use words::Vocabulary;

/// Everything about a game that is over.
#[derive(Clone, Debug)]
pub struct EndFacts {
    /// The language to speak.
    pub language: Language,
    /// The table's address; `/rematch`, `/record`, `/replay` and `/verify` lie below it.
    pub path: String,
    /// The game.
    pub game: GameName,
    /// The options in a few words.
    pub summary: String,
    /// How fast was played, in words, where that matters.
    pub pace: Option<String>,
    /// Who sat where.
    pub names: Vec<String>,
    /// Where the visitor sat.
    pub seat: Option<Seat>,
    /// Whether the viewer shares a device with others at the table.
    pub shared: bool,
    /// What each seat said last, where people can talk to each other.
    pub said: Option<Vec<Option<Said>>>,
    /// Who won; more than one if they share it.
    pub winners: Vec<Seat>,
    /// Who gave the game up, if somebody did.
    pub left: Option<Seat>,
    /// How they did: they gave up, or had no time left.
    pub farewell: Did,
    /// The last round.
    pub round: u16,
    /// What the scores are made of, from the game.
    pub lines: Vec<ScoreLine>,
    /// How the game went, in order.
    pub progress: Vec<Progress>,
    /// The turns that cost most, by the house's own analysis.
    pub mistakes: Vec<Mistake>,
    /// The visitor's own worst ones, the worst first.
    pub worst: Vec<Moment>,
    /// What decided a game that was played to its end, once it is worked out.
    pub swing: Option<Swing>,
    /// Whether the analysis is still under way.
    pub analysing: bool,
    /// What lies on the table at the end, from the game.
    pub displays: Markup,
    /// Whether a seed dealt, so that it can be checked; a game may begin from a position.
    pub dealt: bool,
    /// SHA-256 of the house's seed, published when the table opened.
    pub commitment: String,
    /// The seed that dealt.
    pub seed: String,
    /// The house's seed, the same unless something was added to it.
    pub house_seed: String,
    /// What was added to it, by place; nothing if the house's seed dealt alone.
    pub added: Vec<Added>,
    /// Whether the house's seed fits what was published.
    pub holds: bool,
    /// Whether the house checked the seed and the record; `None` if not asked yet.
    pub verified: Option<bool>,
    /// Whether a rematch can be played with the cards that stayed in the box.
    pub rest: bool,
    /// The address of the rematch, once somebody asked for one.
    pub rematch: Option<String>,
}

/// What somebody added to the seed.
#[derive(Clone, Debug)]
pub struct Added {
    /// Who.
    pub seat: Seat,
    /// What; `None` if nothing.
    pub text: Option<String>,
}

/// A mistake that can be tried again.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Which of the game's exercises it is, from 1.
    pub exercise: usize,
    /// What it is.
    pub mistake: Mistake,
}

/// One line of the count.
#[derive(Clone, Debug)]
pub struct ScoreLine {
    /// What counts.
    pub title: String,
    /// What that means.
    pub note: String,
    /// The points by seat.
    pub points: Vec<i16>,
}

/// The parts of everybody's score in words: each part that anybody's score
/// has, in order.
pub fn score_lines<V: Vocabulary>(scores: &Scores, language: Language) -> Vec<ScoreLine> {
    let mut names: Vec<&'static str> = Vec::new();
    for (name, _) in scores.all().iter().flat_map(|score| score.parts()) {
        if !names.contains(name) {
            names.push(name);
        }
    }
    let line = |name: &'static str| {
        let (title, note) = V::score_part(language, name);
        let points = scores.all().iter().map(|score| score.part(name)).collect();
        ScoreLine { title: title.into_owned(), note: note.into_owned(), points }
    };
    names.into_iter().map(line).collect()
}

/// How things stood at some moment.
#[derive(Clone, Debug)]
pub struct Progress {
    /// How many moves were made.
    pub number: usize,
    /// The round.
    pub round: u16,
    /// The scores by seat.
    pub scores: Vec<i16>,
    /// The chances to win by seat, where they were worked out.
    pub chances: Option<Vec<f32>>,
}

/// What decided a game: how the chance to win of one player went from the first choice to the end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// Whose chance it is.
    pub seat: Seat,
    /// The chance before the first choice.
    pub first: f32,
    /// The chance at the end: one, nothing, or a half if both won.
    pub last: f32,
    /// How much more the others' mistakes gave than one's own cost.
    pub play: f32,
    /// What came of what was drawn and shown.
    pub luck: f32,
}

impl Swing {
    /// What was neither: what nobody could foresee, such as what others knew or planned.
    pub fn unforeseen(&self) -> f32 {
        self.last - self.first - self.play - self.luck
    }
}

/// What is said above a table where somebody has given up, with the way to the count.
pub fn given_up(language: Language, farewell: Did, name: &str, path: &str) -> Markup {
    let said = farewell_words(language, farewell, name);
    html! {
        div.wrap.given-up data-title=(said) role="status" {
            p { (Icon("u-info")) " " (said) }
            a.btn."btn--primary" href={ (path) "/end" } {
                (Icon("u-trophy")) " " (t!(language, "to-the-count"))
            }
        }
    }
}

fn farewell_words(language: Language, farewell: Did, name: &str) -> Cow<'static, str> {
    match farewell {
        Did::RanOut => t!(language, "ran-out", name = name),
        _ => t!(language, "gave-up", name = name),
    }
}

/// What is said above a table that was closed by the admin.
pub fn closed(said: &str) -> Markup {
    html! {
        div.wrap.given-up data-title=(said) role="status" {
            p { (Icon("u-info")) " " (said) }
        }
    }
}

/// The end sheet, inside `<main>`.
pub fn sheet(facts: &EndFacts) -> Markup {
    let language = facts.language;
    let was_played = facts.progress.len() > 1;
    html! {
        div.wrap data-title=(verdict(facts)) {
            div.end {
                (header(facts))
                (talk::after_the_game(facts))
                section.panel.box data-wide[!was_played] aria-labelledby="count-title" { (count(facts)) }
                @if was_played {
                    section.panel.box aria-labelledby="turned-title" {
                        h2 #turned-title { (t!(language, "how-it-turned")) }
                        (charts(facts))
                    }
                }
                @if !facts.analysing && is_judged(facts) {
                    @if !facts.worst.is_empty() { (moments::worst(facts)) }
                    section.panel.box data-wide aria-labelledby="decided-title" {
                        h2 #decided-title { (t!(language, "swing")) }
                        @if let Some(swing) = &facts.swing { (moments::decided(facts, swing)) }
                        (moments::mistakes(facts))
                    }
                }
                @if !facts.displays.0.is_empty() {
                    section.panel.box data-wide aria-labelledby="final-title" {
                        h2 #final-title { (t!(language, "final-displays")) }
                        (facts.displays)
                    }
                }
                @if facts.dealt { (proof(facts)) }
            }
        }
    }
}

fn name(facts: &EndFacts, seat: Seat) -> &str {
    facts.names.get(seat.index()).map_or("", String::as_str)
}

/// The visitor's seat first, then the others in order.
fn order(facts: &EndFacts) -> Vec<Seat> {
    let mut seats: Vec<Seat> = (0..facts.names.len() as u8).map(Seat).collect();
    if let Some(seat) = facts.seat {
        seats.rotate_left(seat.index());
    }
    seats
}

fn total(facts: &EndFacts, seat: Seat) -> i16 {
    facts.lines.iter().map(|line| line.points.get(seat.index()).copied().unwrap_or(0)).sum()
}

fn verdict(facts: &EndFacts) -> String {
    let points = || (0..facts.names.len() as u8).map(|seat| total(facts, Seat(seat))).collect();
    let outcome = verdict::Outcome {
        names: &facts.names,
        winners: &facts.winners,
        points: facts.left.is_none().then(points),
    };
    verdict::verdict(facts.language, &outcome, facts.seat.filter(|_| !facts.shared))
}

fn header(facts: &EndFacts) -> Markup {
    let language = facts.language;
    let seats = order(facts);
    let scores: Vec<String> = seats.iter().map(|seat| total(facts, *seat).to_string()).collect();
    html! {
        header.verdict {
            div {
                h1 { (verdict(facts)) }
                p {
                    (t!(language, "it-ended", game = facts.game.title.clone(),
                        summary = facts.summary.as_str(), round = facts.round))
                    @if let Some(pace) = &facts.pace { " " (t!(language, "pace-line", pace = pace.as_str())) }
                    @if let Some(left) = facts.left {
                        " " (farewell_words(language, facts.farewell, name(facts, left)))
                    }
                }
            }
            p.scoreline."scoreline--many"[seats.len() > 2] {
                @for (index, seat) in seats.iter().enumerate() {
                    @if index > 0 { span aria-hidden="true" { ":" } }
                    b.by.{ "by-" (seat) } {
                        @if seats.len() > 2 {
                            small { span.seat.{ "seat--" (seat) } aria-hidden="true" {} " " (name(facts, *seat)) }
                        } @else {
                            span.vh { (name(facts, *seat)) ": " }
                        }
                        (scores[index])
                    }
                }
            }
            div.go {
                @match &facts.rematch {
                    Some(path) => {
                        a.btn."btn--primary"."btn--big" href=(path) {
                            (Icon("u-swap")) " " (t!(language, "to-the-rematch"))
                        }
                    }
                    None if facts.seat.is_some() => {
                        form method="post" action={ (facts.path) "/rematch" } {
                            button.btn."btn--primary"."btn--big" type="submit" {
                                (Icon("u-swap")) " " (t!(language, "rematch"))
                            }
                            @if facts.rest {
                                " "
                                button.btn."btn--big" type="submit" name="cards" value="rest"
                                    title=(t!(language, "rematch-rest-note")) {
                                    (t!(language, "rematch-rest"))
                                }
                            }
                        }
                    }
                    None => {}
                }
                a.btn."btn--big" href={ (facts.path) "/replay?at=0" } {
                    (Icon("u-replay")) " " (t!(language, "replay"))
                }
            }
        }
    }
}

fn count(facts: &EndFacts) -> Markup {
    let language = facts.language;
    let seats = order(facts);
    html! {
        h2 #count-title { (t!(language, "the-count")) }
        table.sheet {
            thead {
                tr {
                    th scope="col" { (t!(language, "what-counts")) }
                    @for seat in &seats {
                        th scope="col" {
                            span.seat.{ "seat--" (seat) } aria-hidden="true" {} " "
                            (name(facts, *seat))
                        }
                    }
                }
            }
            tbody {
                @for line in &facts.lines {
                    @let most = line.points.iter().max().copied().unwrap_or(0);
                    @let shared = line.points.iter().all(|points| *points == most);
                    tr {
                        th scope="row" { (line.title) small { (line.note) } }
                        @for seat in &seats {
                            @let points = line.points.get(seat.index()).copied().unwrap_or(0);
                            td.lead[points == most && !shared] { (points) }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (t!(language, "together")) }
                    @for seat in &seats { td { (total(facts, *seat)) } }
                }
            }
        }
    }
}

fn charts(facts: &EndFacts) -> Markup {
    let language = facts.language;
    let seats = order(facts);
    let rounds: Vec<u16> = facts.progress.iter().map(|at| at.round).collect();
    let paper = Paper { language, rounds: &rounds, path: Some(&facts.path) };
    let moments: Vec<usize> = facts.worst.iter().map(|worst| worst.mistake.number).collect();
    let curves = |value: &dyn Fn(Seat) -> Vec<f32>| -> Vec<Curve> {
        let curve = |seat: &Seat| Curve {
            name: name(facts, *seat).to_owned(),
            seat: *seat,
            values: value(*seat),
        };
        seats.iter().map(curve).collect()
    };
    let scores = curves(&|seat| {
        let points = |at: &Progress| at.scores.get(seat.index()).copied().map_or(0.0, f32::from);
        facts.progress.iter().map(points).collect()
    });
    html! {
        div.charts {
            div {
                h3.sub { (t!(language, "chart-scores")) }
                (chart::scores(&paper, &scores))
            }
            @if is_judged(facts) {
                div {
                    h3.sub { (chances_title(facts, &seats)) }
                    @if let [first, other] = seats.as_slice() {
                        (chart::chance(&paper, [name(facts, *first), name(facts, *other)], *first,
                            &chances(facts, *first), &moments))
                    } @else {
                        (chart::chances(&paper, &curves(&|seat| chances(facts, seat)), &moments))
                    }
                }
            } @else if facts.analysing {
                div.chart-wait {
                    h3.sub { (chances_title(facts, &seats)) }
                    p.note { (t!(language, "analysing")) }
                }
            }
        }
        @if is_judged(facts) {
            p.note {
                (t!(language, "chart-touch")) " "
                @if !moments.is_empty() { (t!(language, "chart-numbers")) }
            }
        }
    }
}

fn chances_title(facts: &EndFacts, seats: &[Seat]) -> Cow<'static, str> {
    match seats {
        [first, _] => t!(facts.language, "chart-chance", name = name(facts, *first)),
        _ => t!(facts.language, "chart-chances"),
    }
}

/// Whether the coach has looked at the game.
fn is_judged(facts: &EndFacts) -> bool {
    facts.progress.iter().any(|at| at.chances.is_some())
}

/// A seat's chance to win at each moment; where it was not worked out, as before.
fn chances(facts: &EndFacts, seat: Seat) -> Vec<f32> {
    let mut last = 1.0 / facts.names.len().max(1) as f32;
    let mut chance = |at: &Progress| {
        let known = at.chances.as_ref().and_then(|by_seat| by_seat.get(seat.index()));
        last = known.copied().unwrap_or(last);
        last
    };
    facts.progress.iter().map(&mut chance).collect()
}

/// What the visitor had a hand in, and what their browser noted when it did: the script
/// compares that with what is told now.
fn own_part(facts: &EndFacts) -> Markup {
    let language = facts.language;
    let own = facts.added.iter().find(|added| Some(added.seat) == facts.seat);
    html! {
        @if let Some(text) = own.and_then(|added| added.text.as_deref()) {
            @if facts.holds {
                p.ok { (Icon("u-check")) " " (t!(language, "you-added-checked", text = text)) }
            } @else {
                p.warning { (Icon("u-info")) " " (t!(language, "you-added-broken", text = text)) }
            }
            p.ok hidden data-noted="same" data-table=(facts.path) data-commitment=(facts.commitment) {
                (Icon("u-check")) " " (t!(language, "noted-same"))
            }
            p.warning hidden data-noted="other" { (Icon("u-info")) " " (t!(language, "noted-other")) }
        }
    }
}

fn proof(facts: &EndFacts) -> Markup {
    let language = facts.language;
    html! {
        section.panel.box.proof data-wide aria-labelledby="proof-title" {
            h2 #proof-title { (t!(language, "was-it-fair")) }
            @match facts.verified {
                Some(true) => { p.ok { (Icon("u-shield")) " " (t!(language, "it-was-fair")) } }
                Some(false) => { p.warning { (Icon("u-info")) " " (t!(language, "it-was-not-fair")) } }
                None => { p { (t!(language, "check-it")) } }
            }
            (own_part(facts))
            dl {
                div { dt { (t!(language, "commitment")) } dd { code { (facts.commitment) } } }
                @if facts.added.is_empty() {
                    div { dt { (t!(language, "seed-told")) } dd { code { (facts.seed) } } }
                } @else {
                    div { dt { (t!(language, "house-seed-told")) } dd { code { (facts.house_seed) } } }
                    @for added in &facts.added {
                        div {
                            dt { (t!(language, "added-by", name = name(facts, added.seat))) }
                            dd {
                                @match &added.text {
                                    Some(text) => { code data-added { (text) } }
                                    None => { span data-added { (t!(language, "added-nothing")) } }
                                }
                            }
                        }
                    }
                    div { dt { (t!(language, "seed-of-all")) } dd { code { (facts.seed) } } }
                }
            }
            p { (fairness::how_to_check(language)) }
            div.tail {
                p { (t!(language, "check-at-home")) " " code { "caravanserai replay --verify " (facts.game.name) ".record" } }
                div.go {
                    @if facts.verified.is_none() {
                        form method="post" action={ (facts.path) "/verify" } {
                            button.btn type="submit" { (Icon("u-shield")) " " (t!(language, "verify")) }
                        }
                    }
                    a.btn href={ (facts.path) "/record" } download {
                        (Icon("u-download")) " " (t!(language, "download-record"))
                    }
                    (replay::share_game(language, &facts.path))
                }
            }
        }
    }
}

/// What is asked of those who share a device while somebody elsewhere is to act: then nothing of
/// their seats is shown, so it stands above the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// This seat would take something back.
    Takeback(Seat),
    /// This seat would be left to an opponent of this level, or to whoever sits down.
    Seat(Seat, Option<String>),
}

impl Question {
    /// The question with its answers.
    pub fn panel(&self, language: Language, names: &[String], path: &str, after: usize) -> Markup {
        let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_default();
        let (words, action, yes) = match self {
            Question::Takeback(seat) => (
                t!(language, "takeback-asked", name = name(seat)),
                "takeback",
                t!(language, "takeback-agree"),
            ),
            Question::Seat(seat, Some(level)) => {
                let level = crate::labels::level(language, level);
                let words = t!(language, "handover-to-house", name = name(seat), level = level);
                (words, "hand-over", t!(language, "handover-agree"))
            }
            Question::Seat(seat, None) => (
                t!(language, "handover-to-anyone", name = name(seat)),
                "hand-over",
                t!(language, "handover-agree"),
            ),
        };
        html! {
            section.panel.box role="status" {
                p { (words) }
                form.go method="post" action={ (path) "/" (action) } {
                    input type="hidden" name="after" value=(after);
                    button.btn name="answer" value="yes" { (yes) }
                    button.btn name="answer" value="no" { (t!(language, "no")) }
                }
            }
        }
    }
}

/// What stands before the table until the player to act has the device that several share.
pub fn curtain(language: Language, name: &str, path: &str, after: usize) -> Markup {
    html! {
        section.panel.box.curtain role="status" data-after=(after) {
            h2 { (t!(language, "curtain", name = name)) }
            p { (t!(language, "curtain-note", name = name)) }
            form method="post" action={ (path) "/here" } {
                input type="hidden" name="after" value=(after);
                button.btn."btn--primary" autofocus { (Icon("u-eye")) " " (t!(language, "curtain-here", name = name)) }
            }
        }
    }
}
