//! The coach at the table: hints, and how things stand.
//!
//! The coach sees what the person sees and nothing else.

use super::session::Session;
use crate::board::brief::{name, shape};
use caravanserai_core::Seat;
use sage::Budget;
use std::time::Duration;
use targi::{Choice, words};

/// How long a hint is thought about; on most machines the visits come first.
const HINT: Budget = Budget { time: Some(Duration::from_millis(1900)), visits: Some(6000) };
/// How long the bar is thought about, at every look at the table.
const BAR: Budget = Budget { time: Some(Duration::from_millis(300)), visits: Some(600) };
/// How many choices a hint names besides the best.
const OTHERS: usize = 2;
/// How many steps of what may follow are told.
const STEPS: usize = 4;

/// What the coach would do.
pub(super) struct Hint {
    /// The best choice.
    pub(super) choice: Choice,
    /// It, in one line.
    pub(super) headline: String,
    /// How it compares, and what may follow.
    pub(super) reasons: Vec<String>,
}

/// What the coach would do now; `None` when the game is over.
pub(super) fn hint(session: &Session) -> Option<Hint> {
    let advice = session.advise(HINT);
    let best = advice.best()?;
    let view = session.view();
    let words = |choice: Choice| format!("{choice} ({})", words::choice(&view, choice));
    let headline =
        format!("Hint: {}, {} to win", words(best.choice), percent(best.chance.unwrap_or(0.5)));
    let mut reasons = Vec::new();
    for other in advice.choices.iter().skip(1).take(OTHERS) {
        if let Some(chance) = other.chance {
            reasons.push(format!("or {}, {} to win", words(other.choice), percent(chance)));
        }
    }
    if let [blue, ivory] = advice.points[..] {
        let (blue, ivory) = (blue.round(), ivory.round());
        reasons.push(format!("likely result: Blue {blue}, Ivory {ivory}"));
    }
    let follows: Vec<String> = advice
        .line
        .iter()
        .skip(1)
        .take(STEPS)
        .map(|step| format!("{} {} {}", shape(step.seat), name(step.seat), step.choice))
        .collect();
    if !follows.is_empty() {
        reasons.push(format!("then perhaps {}", follows.join(", ")));
    }
    Some(Hint { choice: best.choice, headline, reasons })
}

/// Blue's probability to win, as the person can judge it.
pub(super) fn blues_chance(session: &Session) -> Option<f32> {
    let chance = session.advise(BAR).chance()?;
    Some(if session.seat() == Seat(0) { chance } else { 1.0 - chance })
}

/// How things stand as a bar of so many signs between both players.
pub(super) fn bar(blue: f32, width: usize) -> String {
    let filled = (blue * width as f32).round() as usize;
    format!(
        "{} {} {}{} {} {}",
        shape(Seat(0)),
        percent(blue),
        "█".repeat(filled.min(width)),
        "░".repeat(width.saturating_sub(filled)),
        percent(1.0 - blue),
        shape(Seat(1)),
    )
}

fn percent(chance: f32) -> String {
    format!("{:.0} %", 100.0 * chance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_is_as_long_as_asked_and_shows_both_sides() {
        assert_eq!(bar(0.7, 10), "▲ 70 % ███████░░░ 30 % ●");
        assert_eq!(bar(1.0, 4), "▲ 100 % ████ 0 % ●");
        assert_eq!(bar(0.0, 4), "▲ 0 % ░░░░ 100 % ●");
    }
}
