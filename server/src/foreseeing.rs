//! What a waiting seat can plan, from its own view alone, for any game.
//!
//! A few futures are sampled ([`foresee`]); the choices that the seat has in them are listed.
//! Choices that come up in hardly any depend on something made up, and are left out.

use crate::hosting::{Foreseen, Planned, Sentence};
use caravanserai_core::{Chance, Game, Quick, Seat, foresee};
use std::collections::{HashMap, HashSet};
use web::{Language, Pages};

/// A choice must come up in one of this many futures.
const RARE: usize = 12;
/// The most choices that are listed, and the most events of others.
const LISTED: usize = 150;
/// How often the others choose by lot to see what they may do, and how many choices they make.
const LOTS: u64 = 8;
const STEPS: usize = 40;

/// A choice, and what it said when it was planned if that is known.
pub(crate) type Wanted<G> = (<G as Game>::Choice, Option<Planned>);

/// A choice with what it says: the same words mean the same thing.
type Meaning<G> = (<G as Game>::Choice, String);

/// A choice that some futures have.
struct Found<G: Game> {
    meaning: Meaning<G>,
    /// The first future in which it can be made.
    future: usize,
    /// In how many it can be.
    count: usize,
    /// Where it stands in the order of the rules.
    place: usize,
}

/// What a seat can plan after a line of choices.
pub(crate) fn foreseen<P: Pages>(
    view: &<P::Game as Game>::View,
    seat: Seat,
    line: &[Wanted<P::Game>],
) -> Foreseen {
    let others = others::<P>(view, seat);
    let mut futures: Vec<P::Game> = foresee(view, seat);
    let mut planned = Vec::new();
    for (choice, known) in line {
        let fits = |(legal, says): &Meaning<P::Game>| {
            legal == choice && known.as_ref().is_none_or(|known| known.words.key() == says)
        };
        let meanings = meanings::<P>(&futures, seat, |legal| legal == choice);
        let Some(found) = meanings.into_iter().find(|found| fits(&found.meaning)) else {
            let culprit = Some(choice.to_string());
            return Foreseen { line: planned, culprit, next: Vec::new(), others };
        };
        planned.push(say::<P>(&futures[found.future], seat, *choice));
        futures.retain_mut(|future| goes_on::<P>(future, seat, &found.meaning));
    }
    let least = futures.len().div_ceil(RARE);
    let mut listed: Vec<Found<P::Game>> = Vec::new();
    for found in meanings::<P>(&futures, seat, |_| true) {
        // Of several meanings the likeliest is meant.
        let is_new = listed.iter().all(|other| other.meaning.0 != found.meaning.0);
        if found.count >= least && listed.len() < LISTED && is_new {
            listed.push(found);
        }
    }
    // People look for a choice where it usually stands.
    listed.sort_by_key(|found| found.place);
    let next = listed.iter().map(|found| say::<P>(&futures[found.future], seat, found.meaning.0));
    Foreseen { line: planned, culprit: None, next: next.collect(), others }
}

/// What the others may do until the seat is asked: everything that can be done now, and what
/// comes up after it where they choose by lot.
fn others<P: Pages>(view: &<P::Game as Game>::View, seat: Seat) -> Vec<Sentence> {
    let (mut known, mut others) = (HashSet::new(), Vec::new());
    let (mut legal, mut told) = (Vec::new(), Vec::new());
    for nth in 1..=LOTS {
        let mut lot = Quick::new(nth);
        let mut state = P::Game::determinize(view, &mut lot);
        for step in 0..STEPS {
            if state.to_act().is_none_or(|acts| acts == seat) {
                break;
            }
            legal.clear();
            state.choices(&mut legal);
            let drawn = legal[lot.below(legal.len() as u32) as usize];
            for choice in legal.iter().copied().filter(|choice| step == 0 || *choice == drawn) {
                told.clear();
                state.clone().play_telling(choice, &mut told);
                // What a choice does comes first, what follows from it after that.
                let Some(event) = told.first() else { continue };
                let event = P::Game::event_for(event, Some(seat));
                let event = Sentence::new(|language| {
                    P::event(language, &P::seats(language, state.seats()), &event)
                });
                if known.insert(event.key().to_owned()) && others.len() < LISTED {
                    others.push(event);
                }
            }
            state.play_unchecked(drawn);
        }
    }
    others
}

/// What can be chosen in these futures, the likeliest first.
fn meanings<P: Pages>(
    futures: &[P::Game],
    seat: Seat,
    of_interest: impl Fn(&<P::Game as Game>::Choice) -> bool,
) -> Vec<Found<P::Game>> {
    let mut found: Vec<Found<P::Game>> = Vec::new();
    let mut known: HashMap<Meaning<P::Game>, usize> = HashMap::new();
    // What comes up later stands after what it follows in its own future.
    let mut order: Vec<usize> = Vec::new();
    let mut legal = Vec::new();
    for (future, state) in futures.iter().enumerate() {
        legal.clear();
        state.choices(&mut legal);
        let view = state.view(Some(seat));
        let names = P::seats(Language::English, state.seats());
        let mut next = 0;
        for choice in legal.iter().copied().filter(&of_interest) {
            let meaning = (choice, P::choice(Language::English, &view, &names, choice));
            match known.get(&meaning) {
                Some(nth) => {
                    found[*nth].count += 1;
                    next = order.iter().position(|placed| placed == nth).unwrap_or(next) + 1;
                }
                None => {
                    known.insert(meaning.clone(), found.len());
                    order.insert(next, found.len());
                    found.push(Found { meaning, future, count: 1, place: 0 });
                    next += 1;
                }
            }
        }
    }
    for (place, nth) in order.into_iter().enumerate() {
        found[nth].place = place;
    }
    found.sort_by_key(|found| std::cmp::Reverse(found.count));
    found
}

/// Makes a planned choice in a future, if it can be made there and means the same; tells whether
/// the seat goes on there. It does not where the turn is over, or where something hidden was
/// shown: the plan ends there.
fn goes_on<P: Pages>(future: &mut P::Game, seat: Seat, (choice, says): &Meaning<P::Game>) -> bool {
    let names = P::seats(Language::English, future.seats());
    let means = |future: &P::Game| {
        P::choice(Language::English, &future.view(Some(seat)), &names, *choice) == *says
    };
    if future.check_choice(*choice).is_err() || !means(future) {
        return false;
    }
    let reveals = future.reveals();
    future.play_unchecked(*choice);
    future.reveals() == reveals && future.to_act() == Some(seat)
}

/// What a choice of the player to act says, if it is legal.
pub(crate) fn planned<P: Pages>(
    state: &P::Game,
    choice: <P::Game as Game>::Choice,
) -> Option<Planned> {
    let seat = state.to_act()?;
    state.check_choice(choice).is_ok().then(|| say::<P>(state, seat, choice))
}

fn say<P: Pages>(state: &P::Game, seat: Seat, choice: <P::Game as Game>::Choice) -> Planned {
    let view = state.view(Some(seat));
    let words = Sentence::new(|language| {
        P::choice(language, &view, &P::seats(language, state.seats()), choice)
    });
    Planned { choice: choice.to_string(), words }
}
