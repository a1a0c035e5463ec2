//! A whole walk on one line, for people and records:
//! `walk c3: d3 red, d4 blue, fly f1 red`. A walk that is only begun ends in
//! three dots: `walk c3: d3 red, ...`.

use crate::choice::Choice;
use crate::state::State;
use caravanserai_core::BadChoice;
use std::fmt;
use std::str::FromStr;

/// The choices of a walk: the tile it begins on, then its steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WalkText(Vec<Choice>);

impl WalkText {
    /// The choices in order, if they are a `take` followed by steps, of which
    /// only the last may fly.
    pub fn new(choices: Vec<Choice>) -> Option<WalkText> {
        let (first, steps) = choices.split_first()?;
        let (last, before) = steps.split_last()?;
        let walks = matches!(first, Choice::Take(_))
            && before.iter().all(|choice| matches!(choice, Choice::Step(..)))
            && matches!(last, Choice::Step(..) | Choice::Fly(..));
        walks.then_some(WalkText(choices))
    }

    /// The walk that these choices begin with, if they begin with one; the
    /// rest of them is left aside.
    pub fn first_of(choices: &[Choice]) -> Option<WalkText> {
        let steps = choices.iter().skip(1).take_while(|choice| matches!(choice, Choice::Step(..)));
        let stepped = 1 + steps.count();
        let flies = matches!(choices.get(stepped), Some(Choice::Fly(..)));
        WalkText::new(choices.get(..stepped + usize::from(flies))?.to_vec())
    }

    /// The choices to play, one after the other.
    pub fn choices(&self) -> &[Choice] {
        &self.0
    }

    /// Reads a walk, or any single choice.
    pub(crate) fn read(text: &str) -> Result<Vec<Choice>, BadChoice> {
        if text.starts_with("walk ") {
            let (walk, _) = without_mark(text);
            return walk.parse().map(|WalkText(choices)| choices);
        }
        text.parse().map(|choice| vec![choice])
    }

    /// Writes the walk that these choices begin with, or the first of them.
    pub(crate) fn write_first(choices: &[Choice]) -> Option<(usize, String)> {
        match WalkText::first_of(choices) {
            Some(walk) => Some((walk.0.len(), walk.to_string())),
            None => choices.first().map(|choice| (1, choice.to_string())),
        }
    }
}

/// What a walk ends in that is only begun.
const BEGINNING: &str = ", ...";

/// A text without the mark of a beginning, and whether it had one.
fn without_mark(text: &str) -> (&str, bool) {
    text.strip_suffix(BEGINNING).map_or((text, false), |walk| (walk, true))
}

impl State {
    /// Reads a walk, or any single choice, to be played now. A walk must drop all
    /// the meeples it takes, unless it is marked as a beginning: a step that was
    /// forgotten would leave it under way.
    pub(crate) fn read_whole_walk(&self, text: &str) -> Result<Vec<Choice>, BadChoice> {
        let choices = WalkText::read(text)?;
        let Some(Choice::Take(from)) = choices.first() else { return Ok(choices) };
        let (steps, meeples) =
            (choices.len() - 1, usize::from(self.open.board.meeples(*from).total()));
        let reason = match (steps, without_mark(text).1) {
            (0, _) => return Ok(choices),
            (_, false) if steps < meeples => {
                format!(
                    "{meeples} meeples take {meeples} steps; a walk that is only begun ends in `{BEGINNING}`"
                )
            }
            (_, true) if steps >= meeples => "nothing is left of this walk".to_owned(),
            _ => return Ok(choices),
        };
        Err(BadChoice::new(text, reason))
    }
}

impl fmt::Display for WalkText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, choice) in self.0.iter().enumerate() {
            let before = if i < 2 { "" } else { "," };
            match choice {
                Choice::Take(from) => write!(f, "walk {from}:")?,
                Choice::Step(to, tribe) => write!(f, "{before} {to} {tribe}")?,
                other => write!(f, "{before} {other}")?,
            }
        }
        Ok(())
    }
}

impl FromStr for WalkText {
    type Err = BadChoice;

    fn from_str(text: &str) -> Result<WalkText, BadChoice> {
        let shape = "a walk looks like `walk c3: d3 red, d4 blue`";
        let wrong = |reason: &str| BadChoice::new(text, reason);
        let rest = text.strip_prefix("walk ").ok_or_else(|| wrong(shape))?;
        let (from, steps) = rest.split_once(": ").ok_or_else(|| wrong(shape))?;
        let mut choices = vec![Choice::Take(from.parse().map_err(|e: String| wrong(&e))?)];
        for step in steps.split(", ") {
            let verb = if step.starts_with("fly ") { "" } else { "step " };
            let choice = format!("{verb}{step}").parse::<Choice>();
            choices.push(choice.map_err(|error| wrong(&error.reason))?);
        }
        WalkText::new(choices).ok_or_else(|| wrong(shape))
    }
}
