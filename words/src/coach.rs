//! What the coach says of two turns.

use crate::{Language, Vocabulary, list, t};
use caravanserai_core::{Comparison, Game, Reason, Seat};

/// Why a choice of a seat is better than another, in one sentence.
pub fn reason<V: Vocabulary>(
    language: Language,
    view: &<V::Game as Game>::View,
    names: &[String],
    seat: Seat,
    ahead: &Comparison<V::Holding>,
) -> String {
    if !ahead.clear {
        return t!(language, "coach-equal").into_owned();
    }
    let parts = |good: bool| {
        let told = ahead.reasons.iter().filter(|reason| (reason.worth > 0.0) == good);
        list(language, &parts::<V>(language, view, names, seat, &told.collect::<Vec<_>>()))
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
pub fn tried<V: Vocabulary>(
    language: Language,
    view: &<V::Game as Game>::View,
    names: &[String],
    seat: Seat,
    ahead: &Comparison<V::Holding>,
) -> String {
    let good: Vec<_> = ahead.reasons.iter().filter(|reason| reason.worth > 0.0).collect();
    let good = list(language, &parts::<V>(language, view, names, seat, &good));
    let worth = worth(language, ahead);
    match good.is_empty() {
        true => t!(language, "coach-tried-later", worth = worth),
        false => t!(language, "coach-tried", good = good, worth = worth),
    }
    .into_owned()
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

/// So many choices of a turn are told in one sentence; what is longer nobody keeps in mind.
const TOLD: usize = 6;

/// A turn in one line.
pub fn line(words: &[String]) -> String {
    let told = words[..words.len().min(TOLD)].join(" → ");
    if words.len() > TOLD { told + " → …" } else { told }
}

/// What a choice gains by one thing alone, in a few words.
pub fn gain<V: Vocabulary>(
    language: Language,
    view: &<V::Game as Game>::View,
    names: &[String],
    seat: Seat,
    reason: &Reason<V::Holding>,
) -> String {
    list(language, &parts::<V>(language, view, names, seat, &[reason]))
}

/// Who gets or loses what.
fn parts<V: Vocabulary>(
    language: Language,
    view: &<V::Game as Game>::View,
    names: &[String],
    chooser: Seat,
    reasons: &[&Reason<V::Holding>],
) -> Vec<String> {
    let mut parts = Vec::new();
    for (seat, name) in (0..).map(Seat).zip(names) {
        for more in [true, false] {
            let told = reasons.iter().filter(|told| told.seat == seat && (told.more > 0.0) == more);
            let count = |told: &Reason<V::Holding>| told.more.abs().round().max(1.0) as u16;
            let words = told.map(|told| V::holding(language, view, told.holding, count(told)));
            let things = list(language, &words.collect::<Vec<_>>());
            if things.is_empty() {
                continue;
            }
            let part = match (seat == chooser, more) {
                (true, true) => t!(language, "coach-brings", things = things),
                (true, false) => t!(language, "coach-costs", things = things),
                (false, true) => t!(language, "coach-leaves", things = things, name = name),
                (false, false) => t!(language, "coach-keeps", things = things, name = name),
            };
            parts.push(part.into_owned());
        }
    }
    parts
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
