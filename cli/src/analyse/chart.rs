//! The chances over a game as a picture.

use super::summary::{BLUNDER, MISTAKE};
use caravanserai_core::{Game, Seat, Table};
use sage::Judged;
use std::fmt::Write;
use terminal::{Choice, Tabletop};

const WIDTH: f32 = 960.0;
const HEIGHT: f32 = 360.0;
const LEFT: f32 = 56.0;
const RIGHT: f32 = 24.0;
const TOP: f32 = 56.0;
const BOTTOM: f32 = 48.0;
/// The ink of each seat, and its stroke, so that colour is not the only sign.
const INKS: [(&str, &str); 4] =
    [("#2f5d8a", ""), ("#8a6d3b", "9 4"), ("#7a3b6d", "3 4"), ("#2f6d5d", "12 3 2 3")];

/// Where a move and a chance are on the picture.
struct Scale {
    moves: usize,
}

impl Scale {
    fn x(&self, number: usize) -> f32 {
        LEFT + (WIDTH - LEFT - RIGHT) * number as f32 / self.moves.max(1) as f32
    }

    fn y(&self, chance: f32) -> f32 {
        TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance)
    }
}

/// The first player's chance before each move or, among several, everybody's as
/// they could know it; the rounds below, and marks where somebody gave something away.
pub(super) fn draw<T: Tabletop>(table: &Table<T::Game>, judged: &[Judged<Choice<T>>]) -> String {
    let (names, scores) = (table.names(), table.state().scores());
    let scale = Scale { moves: judged.len() };
    let mut svg = String::new();
    let mut put = |text: std::fmt::Arguments<'_>| {
        writeln!(svg, "{text}").expect("text takes text");
    };
    put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"13\" role=\"img\" \
         aria-label=\"Probability to win, move by move\">"
    ));
    put(format_args!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fbf6ec\"/>"));
    let players: Vec<String> = names
        .iter()
        .zip(INKS)
        .zip((0..).map(Seat))
        .map(|((name, (ink, _)), seat)| {
            let (shape, points) = (T::shape(seat), scores.of(seat).total());
            format!("<tspan fill=\"{ink}\">{shape} {} {points}</tspan>", escape(name))
        })
        .collect();
    put(format_args!(
        "<text x=\"{LEFT}\" y=\"26\" font-size=\"17\" fill=\"#3b2a1a\">{}</text>",
        players.join(" – ")
    ));
    let whose = if names.len() == 2 { T::Game::seat_name(Seat(0)) } else { "Everybody" };
    put(format_args!(
        "<text x=\"{LEFT}\" y=\"44\" fill=\"#7a6651\">{whose}'s probability to win before each \
         choice, as its player could know</text>"
    ));
    for percent in [0, 25, 50, 75, 100] {
        let y = scale.y(percent as f32 / 100.0);
        let dash = if percent == 50 { "" } else { " stroke-dasharray=\"2 4\"" };
        put(format_args!(
            "<line x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#cdbb9c\"{dash}/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#7a6651\">{percent} %</text>",
            WIDTH - RIGHT,
            LEFT - 8.0,
            y + 4.5,
        ));
    }
    let mut round = 0;
    for move_ in judged.iter().filter(|judged| judged.round > 0) {
        if move_.round != round {
            round = move_.round;
            let x = scale.x(move_.number);
            put(format_args!(
                "<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{:.1}\" stroke=\"#e4d8c0\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" fill=\"#7a6651\">{round}</text>",
                HEIGHT - BOTTOM,
                x + 3.0,
                HEIGHT - BOTTOM + 18.0,
            ));
        }
    }
    put(format_args!(
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#7a6651\">round</text>",
        LEFT - 8.0,
        HEIGHT - BOTTOM + 18.0,
    ));
    // Between two, what one loses the other wins: one line tells both.
    let lines = if names.len() == 2 { 1 } else { names.len() };
    for (seat, (ink, dash)) in (0..lines as u8).map(Seat).zip(INKS) {
        let own = judged.iter().filter(|judged| names.len() == 2 || judged.seat == seat);
        let mut line: Vec<String> = own
            .map(|judged| {
                let chance = first_of_two(judged, names.len());
                format!("{:.1},{:.1}", scale.x(judged.number), scale.y(chance))
            })
            .collect();
        line.push(format!("{:.1},{:.1}", scale.x(judged.len()), scale.y(scores.share(seat))));
        put(format_args!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2.5\" \
             stroke-dasharray=\"{dash}\" stroke-linejoin=\"round\"/>",
            line.join(" ")
        ));
    }
    for judged in judged.iter().filter(|judged| !judged.forced && judged.loss() >= MISTAKE) {
        let radius = if judged.loss() >= BLUNDER { 6.0 } else { 4.0 };
        let (fill, _) = INKS[judged.seat.index()];
        put(format_args!(
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"#3b2a1a\">\
             <title>move {}, {}: {:.0} % lost, better was {}</title></circle>",
            scale.x(judged.number),
            scale.y(first_of_two(judged, names.len())),
            judged.number + 1,
            escape(&judged.played.to_string()),
            100.0 * judged.loss(),
            escape(&judged.best.to_string()),
        ));
    }
    put(format_args!("</svg>"));
    svg
}

/// The chance with the best choice: between two the first player's, otherwise
/// that of whoever chose.
fn first_of_two<C>(judged: &Judged<C>, players: usize) -> f32 {
    if players > 2 || judged.seat == Seat(0) {
        judged.best_chance
    } else {
        1.0 - judged.best_chance
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_the_picture() {
        assert_eq!(escape("<b>&"), "&lt;b&gt;&amp;");
    }
}
