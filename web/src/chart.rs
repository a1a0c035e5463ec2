//! Curves over a game, drawn as SVG: the scores and the chances to win.

use crate::Language;
use crate::assets;
use crate::labels::percent;
use crate::t;
use caravanserai_core::Seat;
use maud::{Markup, PreEscaped, html};
use std::fmt::Write;

const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 300.0;
const LEFT: f32 = 78.0;
const RIGHT: f32 = 628.0;
const TOP: f32 = 16.0;
const BOTTOM: f32 = 250.0;

/// One player's curve.
pub struct Curve {
    /// Who it is about.
    pub name: String,
    /// Whose colour it has.
    pub seat: Seat,
    /// Its points, as far from each other as the moves they stand for.
    pub values: Vec<f32>,
}

/// A move that gave something away.
pub struct Slip {
    /// Its number, counted from 0.
    pub number: usize,
    /// Who made it.
    pub seat: Seat,
    /// Where the curve is.
    pub chance: f32,
    /// What it gave away, in probability to win.
    pub loss: f32,
    /// What it was and what was better.
    pub told: String,
}

fn x(index: usize, count: usize) -> f32 {
    LEFT + (RIGHT - LEFT) * index as f32 / count.saturating_sub(1).max(1) as f32
}

fn y(share: f32) -> f32 {
    BOTTOM - (BOTTOM - TOP) * share.clamp(0.0, 1.0)
}

fn points(values: impl ExactSizeIterator<Item = f32>) -> String {
    let count = values.len();
    let mut out = String::new();
    for (index, share) in values.enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(out, "{:.1},{:.1} ", x(index, count), y(share));
    }
    out
}

/// What a chart is drawn on.
pub(crate) struct Paper<'a> {
    /// The language to speak.
    pub(crate) language: Language,
    /// The round at each point.
    pub(crate) rounds: &'a [u16],
    /// The table's address, if the rounds lead into its replay.
    pub(crate) path: Option<&'a str>,
}

/// Where a round begins.
fn starts(rounds: &[u16]) -> impl Iterator<Item = usize> + '_ {
    (0..rounds.len()).filter(|at| *at == 0 || rounds[at - 1] != rounds[*at])
}

/// The rounds of a chart as links into the replay; each shows its value while it is pointed at.
fn round_links(paper: &Paper<'_>, value: impl Fn(usize) -> (f32, String)) -> Markup {
    let (language, count) = (paper.language, paper.rounds.len());
    let Some(path) = paper.path else { return html! {} };
    let ends = starts(paper.rounds).skip(1).chain([count.saturating_sub(1)]);
    html! {
        @for (start, end) in starts(paper.rounds).zip(ends) {
            @let (share, told) = value(start);
            @let (from, to) = (x(start, count), x(end, count));
            @let label = t!(language, "chart-round", round = paper.rounds[start], value = told.as_str());
            a.pt href={ (path) "/replay?at=" (start) } aria-label=(label) {
                rect x=(one(from)) y=(TOP) width=(one(to - from)) height=(BOTTOM + 26.0 - TOP) {}
                path.ln d={ "M" (one(from)) " " (TOP) "V" (BOTTOM) } {}
                circle cx=(one(from)) cy=(one(y(share))) r="4.5" {}
                // What is told of the last rounds stands to their left.
                @let (at, anchor) = if from > RIGHT - 80.0 { (from - 8.0, "end") } else { (from + 8.0, "start") };
                text.val.strong x=(one(at)) text-anchor=(anchor) y=(one((y(share) - 12.0).max(TOP + 14.0))) { (told) }
            }
        }
    }
}

/// The viewer's worst moments on a curve, with their numbers; each leads into the replay.
fn moments(paper: &Paper<'_>, numbers: &[usize], chances: &[f32]) -> Markup {
    let (language, count) = (paper.language, paper.rounds.len());
    let Some(path) = paper.path else { return html! {} };
    html! {
        @for (place, number) in (1..).zip(numbers) {
            @let at = y(chances.get(*number).copied().unwrap_or(0.5));
            a.pt.bad href={ (path) "/replay?at=" (number) } aria-label=(t!(language, "chart-moment", number = place)) {
                circle cx=(one(x(*number, count))) cy=(one(at)) r="10" {}
                text.no x=(one(x(*number, count))) y=(one(at + 4.5)) text-anchor="middle" { (place) }
            }
        }
    }
}

fn one(number: f32) -> String {
    format!("{number:.1}")
}

/// Marks under the chart where a round begins.
fn round_marks(language: Language, rounds: &[u16]) -> Markup {
    let mut marks = String::new();
    let mut shown = 0;
    for (index, round) in rounds.iter().enumerate() {
        if *round != shown {
            shown = *round;
            let at = x(index, rounds.len());
            let _ = write!(marks, "<path class=\"tick\" d=\"M{at:.1} {BOTTOM}v6\"/>");
            let _ = write!(
                marks,
                "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{round}</text>",
                BOTTOM + 22.0
            );
        }
    }
    html! {
        (PreEscaped(marks))
        text x=((LEFT + RIGHT) / 2.0) y=(BOTTOM + 44.0) text-anchor="middle" {
            (t!(language, "round"))
        }
    }
}

fn level(share: f32, label: &str) -> Markup {
    let at = y(share);
    html! {
        path.grid d={ "M" (LEFT) " " (format!("{at:.1}")) "H" (RIGHT) } {}
        text x=(LEFT - 8.0) y=(format!("{:.1}", at + 4.0)) text-anchor="end" { (label) }
    }
}

/// The scores of all, over the game.
pub(crate) fn scores(paper: &Paper<'_>, curves: &[Curve]) -> Markup {
    let language = paper.language;
    let most = curves.iter().flat_map(|curve| &curve.values).fold(10.0_f32, |a, b| a.max(*b));
    let top = (most / 10.0).ceil() * 10.0;
    let step = match top as i32 {
        ..=40 => 10,
        41..=120 => 20,
        _ => 50,
    };
    let told: Vec<String> = curves
        .iter()
        .map(|curve| {
            let last = curve.values.last().copied().unwrap_or(0.0) as i32;
            t!(language, "chart-ends-at", name = curve.name.as_str(), points = last).into_owned()
        })
        .collect();
    let levels = (0..=top as i32).step_by(step).map(|mark| (mark as f32 / top, mark.to_string()));
    let own = |index: usize| {
        let points = curves.first().and_then(|own| own.values.get(index)).copied().unwrap_or(0.0);
        (points / top, t!(language, "chart-points", points = points as i32).into_owned())
    };
    lines(paper, curves, top, levels.collect(), &told.join(" "), round_links(paper, own))
}

/// The chances of all to win, over the game, where more than two play.
pub(crate) fn chances(paper: &Paper<'_>, curves: &[Curve], worst: &[usize]) -> Markup {
    let own = curves.first().map_or(&[][..], |own| &own.values);
    let links = html! {
        (round_links(paper, |index| chance_at(own, index)))
        (moments(paper, worst, own))
    };
    lines(paper, curves, 1.0, percents().into(), &ends(paper.language, curves), links)
}

/// A chance on its curve, and in words.
fn chance_at(chances: &[f32], index: usize) -> (f32, String) {
    let chance = chances.get(index).copied().unwrap_or(0.5);
    (chance, format!("{} %", percent(chance)))
}

/// The styles of a picture that stands alone, as XML wants them.
fn style() -> Markup {
    let tokens = std::str::from_utf8(assets::TOKENS.bytes).expect("a style sheet is text");
    PreEscaped(format!("<![CDATA[{tokens}{}]]>", assets::CHART))
}

/// Where chances to win end, in words.
fn ends(language: Language, curves: &[Curve]) -> String {
    let told: Vec<String> = curves
        .iter()
        .map(|curve| {
            let last = percent(curve.values.last().copied().unwrap_or(0.0));
            t!(language, "chart-chance-ends", name = curve.name.as_str(), last = last).into_owned()
        })
        .collect();
    told.join(" ")
}

fn percents() -> [(f32, String); 5] {
    [0, 25, 50, 75, 100].map(|mark| (mark as f32 / 100.0, format!("{mark} %")))
}

/// The height of the names above a picture that stands alone.
const NAMES: f32 = 40.0;

/// Chances to win as a picture that stands alone, such as a file.
pub fn picture(
    language: Language,
    title: &str,
    curves: &[Curve],
    rounds: &[u16],
    slips: &[Slip],
) -> Markup {
    html! {
        svg.chart xmlns="http://www.w3.org/2000/svg" role="img" aria-label=(ends(language, curves))
            viewBox={ "0 -" (NAMES) " " (WIDTH) " " (HEIGHT + NAMES) } {
            style { (style()) }
            rect y=(-NAMES) width=(WIDTH) height=(HEIGHT + NAMES) style="fill: var(--surface)" {}
            text.strong x=(LEFT) y="-16" { (title) }
            @for (share, label) in &percents() { (level(*share, label)) }
            (round_marks(language, rounds))
            @for curve in curves {
                polyline.curve.{ "curve--" (curve.seat) } points=(points(curve.values.iter().copied())) {}
            }
            @for slip in slips {
                circle.mark.{ "mark--" (slip.seat) } r=(format!("{:.1}", 3.0 + 20.0 * slip.loss.min(0.2)))
                    cx=(format!("{:.1}", x(slip.number, rounds.len()))) cy=(format!("{:.1}", y(slip.chance))) {
                    title { (slip.told) }
                }
            }
        }
    }
}

/// Curves in one picture. Each has its own colour, dashes and marks, so that
/// no two need colour to be told apart.
fn lines(
    paper: &Paper<'_>,
    curves: &[Curve],
    top: f32,
    levels: Vec<(f32, String)>,
    told: &str,
    links: Markup,
) -> Markup {
    let (language, rounds) = (paper.language, paper.rounds);
    html! {
        ul.legend {
            @for curve in curves {
                li {
                    svg viewBox="0 0 44 16" aria-hidden="true" {
                        path.curve.{ "curve--" (curve.seat) } d="M2 8h40" {}
                        (mark(curve.seat, 22.0, 8.0))
                    }
                    (curve.name)
                }
            }
        }
        svg.chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(told) {
            @for (share, label) in &levels { (level(*share, label)) }
            (round_marks(language, rounds))
            @for curve in curves {
                polyline.curve.{ "curve--" (curve.seat) }
                    points=(points(curve.values.iter().map(|value| value / top))) {}
            }
            @for (turn, curve) in curves.iter().enumerate() {
                @for index in marked(rounds, turn, curves.len()) {
                    @if let Some(value) = curve.values.get(index) {
                        (mark(curve.seat, x(index, curve.values.len()), y(value / top)))
                    }
                }
            }
            (links)
        }
    }
}

/// Where a curve has its marks: once a round and at its end, each curve a
/// little later than the one before, so that marks do not hide each other.
fn marked(rounds: &[u16], turn: usize, curves: usize) -> Vec<usize> {
    let starts: Vec<usize> = starts(rounds).collect();
    let ends = starts.iter().skip(1).copied().chain([rounds.len()]);
    let mut places: Vec<usize> = starts
        .iter()
        .zip(ends)
        .map(|(start, end)| start + (end - start) * turn / curves.max(1))
        .collect();
    places.extend(rounds.len().checked_sub(1));
    places.dedup();
    places
}

/// The mark of a seat: round, diamond, square or triangle.
fn mark(seat: Seat, x: f32, y: f32) -> Markup {
    let shape = match seat.0 % 4 {
        0 => "m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
        1 => "m0 -6.5l6.5 6.5l-6.5 6.5l-6.5 -6.5z",
        2 => "m-5 -5h10v10h-10z",
        _ => "m0 -6l6 10.5h-12z",
    };
    html! { path.mark.{ "mark--" (seat) } d={ "M" (format!("{x:.1} {y:.1}")) (shape) } {} }
}

/// The chance of one to win against one other, over the game.
pub(crate) fn chance(
    paper: &Paper<'_>,
    [own, other]: [&str; 2],
    seat: Seat,
    chances: &[f32],
    worst: &[usize],
) -> Markup {
    let (language, rounds) = (paper.language, paper.rounds);
    let line = points(chances.iter().copied());
    let least = chances.iter().copied().fold(1.0, f32::min);
    let most = chances.iter().copied().fold(0.0, f32::max);
    let told = t!(
        language,
        "chart-chance-told",
        name = own,
        least = percent(least),
        most = percent(most),
        last = percent(chances.last().copied().unwrap_or(0.5))
    );
    html! {
        svg.chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(told) {
            (PreEscaped("<defs><pattern id=\"stripes\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><path class=\"stripe\" d=\"M0 0V8\" stroke-width=\"2\"/></pattern></defs>"))
            polygon.theirs points={ (LEFT) "," (TOP) " " (line) (RIGHT) "," (TOP) } {}
            polygon.mine.{ "fill--" (seat) } points={ (LEFT) "," (BOTTOM) " " (line) (RIGHT) "," (BOTTOM) } {}
            @for (share, label) in &percents() { (level(*share, label)) }
            (round_marks(language, rounds))
            polyline.curve.{ "curve--" (seat) } points=(line) {}
            text.strong x=(LEFT + 10.0) y=(BOTTOM - 10.0) { (own) }
            text.strong x=(LEFT + 10.0) y=(TOP + 18.0) { (other) }
            (round_links(paper, |index| chance_at(chances, index)))
            (moments(paper, worst, chances))
        }
    }
}
