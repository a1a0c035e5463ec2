//! The coach at the table: hints, and how things stand.
//!
//! The coach sees what the person sees and nothing else.

use crate::session::Session;
use crate::tabletop::{Choice, Tabletop};
use caravanserai_core::Seat;
use sage::Budget;
use std::time::Duration;
use words::coach::Coach;
use words::t;

/// How long a hint is thought about; on most machines the visits come first.
const HINT: Budget = Budget { time: Some(Duration::from_millis(1900)), visits: Some(6000) };
/// How long the bar is thought about, at every look at the table.
const BAR: Budget = Budget { time: Some(Duration::from_millis(300)), visits: Some(600) };
/// How many choices a hint names besides the best.
const OTHERS: usize = 2;
/// How many steps of what may follow are told.
const STEPS: usize = 4;

/// What the coach would do.
pub(crate) struct Hint<C> {
    /// The best choice.
    pub(crate) choice: C,
    /// It, in one line.
    pub(crate) headline: String,
    /// How it compares, and what may follow.
    pub(crate) reasons: Vec<String>,
}

/// What the coach would do now; `None` when the game is over.
pub(crate) fn hint<T: Tabletop>(session: &Session<T>) -> Option<Hint<Choice<T>>> {
    let advice = session.advise(HINT);
    let best = advice.best()?;
    let view = session.view();
    let (language, names) = (session.language(), session.names());
    let told =
        |choice: Choice<T>| format!("{choice} ({})", T::choice(language, &view, names, choice));
    let chance = percent(best.chance.unwrap_or(0.5));
    let headline = t!(language, "terminal-hint", choice = told(best.choice), chance = chance);
    let mut reasons = Vec::new();
    if let Some(ahead) = &advice.ahead {
        let coach = Coach::<T> { language, view: &view, names, seat: session.seat() };
        reasons.push(coach.reason(ahead));
    }
    for other in advice.choices.iter().skip(1).take(OTHERS) {
        if let Some(chance) = other.chance {
            let chance = percent(chance);
            let other = t!(language, "terminal-or", choice = told(other.choice), chance = chance);
            reasons.push(other.into_owned());
        }
    }
    let points: Vec<String> = names
        .iter()
        .zip(&advice.points)
        .map(|(name, points)| format!("{name} {}", points.round()))
        .collect();
    if !points.is_empty() {
        let likely = t!(language, "terminal-likely-result", points = points.join(", "));
        reasons.push(likely.into_owned());
    }
    let follows: Vec<String> = advice
        .line
        .iter()
        .skip(1)
        .take(STEPS)
        .map(|step| {
            let (shape, name) = (T::shape(step.seat), &names[step.seat.index()]);
            format!("{shape} {name} {}", step.choice)
        })
        .collect();
    if !follows.is_empty() {
        let perhaps = t!(language, "terminal-then-perhaps", steps = follows.join(", "));
        reasons.push(perhaps.into_owned());
    }
    Some(Hint { choice: best.choice, headline: headline.into_owned(), reasons })
}

/// The person's probability to win, as the person can judge it.
pub(crate) fn chance<T: Tabletop>(session: &Session<T>) -> Option<f32> {
    session.advise(BAR).chance()
}

/// How things stand as a bar of so many signs: between both players, or for
/// the person where there are more.
pub(crate) fn bar<T: Tabletop>(session: &Session<T>, share: f32, width: usize) -> String {
    let mine = session.seat();
    if session.seats().count() > 2 {
        return format!("{} {} {}", T::shape(mine), percent(share), filled(share, width));
    }
    let first = if mine == Seat(0) { share } else { 1.0 - share };
    duel([0, 1].map(|seat| T::shape(Seat(seat))), first, width)
}

/// A bar between two players, the first one's share given.
fn duel([left, right]: [char; 2], first: f32, width: usize) -> String {
    let bar = filled(first, width);
    format!("{left} {} {bar} {} {right}", percent(first), percent(1.0 - first))
}

fn filled(share: f32, width: usize) -> String {
    let full = ((share * width as f32).round() as usize).min(width);
    format!("{}{}", "█".repeat(full), "░".repeat(width - full))
}

fn percent(chance: f32) -> String {
    format!("{:.0} %", 100.0 * chance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_is_as_long_as_asked_and_shows_both_sides() {
        assert_eq!(duel(['▲', '●'], 0.7, 10), "▲ 70 % ███████░░░ 30 % ●");
        assert_eq!(duel(['▲', '●'], 1.0, 4), "▲ 100 % ████ 0 % ●");
        assert_eq!(duel(['▲', '●'], 0.0, 4), "▲ 0 % ░░░░ 100 % ●");
    }
}
