//! Curves over a game, drawn as SVG: scores of all, the chance of one.

use crate::Language;
use crate::house::percent;
use crate::texts::t;
use caravanserai_core::Seat;
use maud::{Markup, PreEscaped, html};
use std::fmt::Write;

const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 300.0;
const LEFT: f32 = 48.0;
const RIGHT: f32 = 628.0;
const TOP: f32 = 16.0;
const BOTTOM: f32 = 250.0;

/// One player's curve.
pub(crate) struct Curve {
    pub(crate) name: String,
    pub(crate) seat: Seat,
    pub(crate) values: Vec<f32>,
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
pub(crate) fn scores(language: Language, curves: &[Curve], rounds: &[u16]) -> Markup {
    let most = curves.iter().flat_map(|curve| &curve.values).fold(10.0_f32, |a, b| a.max(*b));
    let top = (most / 10.0).ceil() * 10.0;
    let step = if top > 40.0 { 20 } else { 10 };
    let told: Vec<String> = curves
        .iter()
        .map(|curve| {
            let last = curve.values.last().copied().unwrap_or(0.0) as i32;
            t!(language, "chart-ends-at", name = curve.name.as_str(), points = last).into_owned()
        })
        .collect();
    html! {
        svg.chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(told.join(" ")) {
            @for mark in (0..=top as i32).step_by(step) {
                (level(mark as f32 / top, &mark.to_string()))
            }
            (round_marks(language, rounds))
            @for curve in curves {
                polyline.curve.{ "curve--" (curve.seat) }
                    points=(points(curve.values.iter().map(|value| value / top))) {}
                @if let Some(last) = curve.values.last() {
                    text.strong x=(RIGHT - 6.0) y=(format!("{:.1}", label_height(curves, curve, *last / top)))
                        text-anchor="end" { (curve.name) }
                }
            }
        }
    }
}

/// Names stand above the higher curve and below the lower one.
fn label_height(curves: &[Curve], curve: &Curve, share: f32) -> f32 {
    let last = |curve: &Curve| curve.values.last().copied().unwrap_or(0.0);
    let higher = curves.iter().any(|other| {
        other.seat != curve.seat && (last(other), other.seat.0) > (last(curve), curve.seat.0)
    });
    let at = y(share) + if higher { 24.0 } else { -12.0 };
    at.clamp(TOP + 10.0, BOTTOM - 6.0)
}

/// The chance of one to win, over the game.
pub(crate) fn chance(
    language: Language,
    names: &[&str],
    seat: Seat,
    chances: &[f32],
    rounds: &[u16],
) -> Markup {
    let line = points(chances.iter().copied());
    let least = chances.iter().copied().fold(1.0, f32::min);
    let most = chances.iter().copied().fold(0.0, f32::max);
    let own = names.first().copied().unwrap_or("");
    let others = names.get(1..).unwrap_or(&[]).join(", ");
    let told = t!(
        language,
        "chart-chance-told",
        name = own,
        least = percent(least),
        most = percent(most),
        last = percent(chances.last().copied().unwrap_or(0.5))
    );
    html! {
        svg.chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(told) {
            (PreEscaped("<defs><pattern id=\"stripes\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><path class=\"stripe\" d=\"M0 0V8\" stroke-width=\"2\"/></pattern></defs>"))
            polygon.theirs points={ (LEFT) "," (TOP) " " (line) (RIGHT) "," (TOP) } {}
            polygon.mine.{ "fill--" (seat) } points={ (LEFT) "," (BOTTOM) " " (line) (RIGHT) "," (BOTTOM) } {}
            @for mark in [0, 25, 50, 75, 100] {
                (level(mark as f32 / 100.0, &format!("{mark} %")))
            }
            (round_marks(language, rounds))
            polyline.curve.{ "curve--" (seat) } points=(line) {}
            text.strong x=(LEFT + 10.0) y=(BOTTOM - 10.0) { (own) }
            text.strong x=(LEFT + 10.0) y=(TOP + 18.0) { (others) }
        }
    }
}
