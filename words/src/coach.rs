//! What the coach says of two turns.

use crate::{Language, Vocabulary, list, t};
use caravanserai_core::{Comparison, Game, Reason, Seat};

/// The coach, speaking to a seat about the position before it.
pub struct Coach<'a, V: Vocabulary> {
    /// The language.
    pub language: Language,
    /// What the seat sees.
    pub view: &'a <V::Game as Game>::View,
    /// Who sits where.
    pub names: &'a [String],
    /// The seat.
    pub seat: Seat,
}

impl<V: Vocabulary> Coach<'_, V> {
    /// Why a choice of the seat is better than another, in one sentence.
    pub fn reason(&self, ahead: &Comparison<V::Holding>) -> String {
        let language = self.language;
        if !ahead.clear {
            return t!(language, "coach-equal").into_owned();
        }
        let parts = |good: bool| {
            let told = ahead.reasons.iter().filter(|reason| (reason.worth > 0.0) == good);
            self.parts(&told.collect::<Vec<_>>())
        };
        let (good, bad, worth) = (parts(true), parts(false), worth(language, ahead));
        match (good.is_empty(), bad.is_empty()) {
            (true, _) => t!(language, "coach-later", worth = worth),
            (false, true) => t!(language, "coach-good", good = good, worth = worth),
            (false, false) => {
                t!(language, "coach-good-and-bad", good = good, bad = bad, worth = worth)
            }
        }
        .into_owned()
    }

    /// What a better choice than the one that was tried has over it, without saying which it is.
    pub fn tried(&self, ahead: &Comparison<V::Holding>) -> String {
        let language = self.language;
        let good: Vec<_> = ahead.reasons.iter().filter(|reason| reason.worth > 0.0).collect();
        let (good, worth) = (self.parts(&good), worth(language, ahead));
        match good.is_empty() {
            true => t!(language, "coach-tried-later", worth = worth),
            false => t!(language, "coach-tried", good = good, worth = worth),
        }
        .into_owned()
    }

    /// What the better choice gains above all, in a few words that name nobody; `None` if it
    /// gains nothing.
    pub fn missed(&self, ahead: &Comparison<V::Holding>) -> Option<String> {
        let reason = ahead.reasons.iter().find(|reason| reason.worth > 0.0)?;
        let names = vec![t!(self.language, "coach-others").into_owned(); self.names.len()];
        Some(Coach { names: &names, ..*self }.parts(&[reason]))
    }

    /// Who gets or loses what.
    fn parts(&self, reasons: &[&Reason<V::Holding>]) -> String {
        let language = self.language;
        let mut parts = Vec::new();
        for (seat, name) in (0..).map(Seat).zip(self.names) {
            for more in [true, false] {
                let told =
                    reasons.iter().filter(|told| told.seat == seat && (told.more > 0.0) == more);
                let count = |told: &Reason<V::Holding>| told.more.abs().round().max(1.0) as u16;
                let words =
                    told.map(|told| V::holding(language, self.view, told.holding, count(told)));
                let things = list(language, &words.collect::<Vec<_>>());
                if things.is_empty() {
                    continue;
                }
                let part = match (seat == self.seat, more) {
                    (true, true) => t!(language, "coach-brings", things = things),
                    (true, false) => t!(language, "coach-costs", things = things),
                    (false, true) => t!(language, "coach-leaves", things = things, name = name),
                    (false, false) => t!(language, "coach-keeps", things = things, name = name),
                };
                parts.push(part.into_owned());
            }
        }
        list(language, &parts)
    }
}

/// A turn in words, choice by choice from a position on, as far as it can be made there.
pub fn turn<V: Vocabulary>(
    language: Language,
    mut state: V::Game,
    names: &[String],
    choices: impl IntoIterator<Item = <V::Game as Game>::Choice>,
) -> Vec<String> {
    let mut words = Vec::new();
    for choice in choices {
        if state.check_choice(choice).is_err() {
            break;
        }
        words.push(V::choice(language, &state.view(state.to_act()), names, choice));
        state.play_unchecked(choice);
    }
    words
}

/// How many choices of a turn are told in one sentence; nobody keeps more in mind.
const TOLD: usize = 6;

/// A turn in one line.
pub fn line(words: &[String]) -> String {
    let told = words[..words.len().min(TOLD)].join(" → ");
    if words.len() > TOLD { told + " → …" } else { told }
}

/// How much better it is: in points where they say the same, and in chance.
fn worth<H>(language: Language, ahead: &Comparison<H>) -> String {
    let percent = (100.0 * ahead.chance).round() as i32;
    let points = ahead.points.round() as i32;
    match points > 0 {
        true => t!(language, "coach-points-and-chance", points = points, percent = percent),
        false => t!(language, "coach-chance", percent = percent),
    }
    .into_owned()
}
