//! What a waiting seat can plan, from its own view alone, for any game.
//!
//! A few futures are sampled ([`foresee`]); the choices that the seat has in them are listed.
//! Choices that come up in hardly any depend on something made up, and are left out.

use crate::{Language, Vocabulary};
use caravanserai_core::{Chance, Game, Quick, Refused, Seat, foresee};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap, HashSet};

/// A choice must come up in one of this many futures.
const RARE: usize = 12;
/// The most choices that are listed, and the most events of others.
const LISTED: usize = 150;
/// How often the others choose by lot to see what they may do, and how many choices they make.
const LOTS: u64 = 8;
const STEPS: usize = 40;

/// What is said in every language, by the language's code. Players go by their pieces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sentence(BTreeMap<String, String>);

impl Sentence {
    /// These words in each language.
    pub fn new(words: impl Fn(Language) -> String) -> Sentence {
        let made_up = Language::from_code(Language::Marked.code());
        let languages = Language::ALL.into_iter().chain(made_up);
        let in_each = languages.map(|language| (language.code().to_owned(), words(language)));
        Sentence(in_each.collect())
    }

    /// What is said in a language.
    pub fn words(&self, language: Language) -> &str {
        self.0.get(language.code()).map_or("", String::as_str)
    }

    /// Key for comparing sentences.
    pub fn key(&self) -> &str {
        self.words(Language::English)
    }
}

/// A choice that is planned, and what it says. It is played only if it still says that.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Planned {
    /// The choice in its text form.
    pub choice: String,
    /// What it says.
    pub words: Sentence,
}

/// What a seat that waits can plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Foreseen {
    /// The part of the line that may still be played.
    pub line: Vec<Planned>,
    /// The first choice of the line that can hardly be played, if there is one.
    pub culprit: Option<String>,
    /// What may follow it, in the order of the rules.
    pub next: Vec<Planned>,
    /// What the others may do until then, as the seat would be told of it.
    pub others: Vec<Sentence>,
}

/// What a seat that waits can plan, to be worked out: it owns what the seat may see and
/// nothing else, and can be carried to another thread.
pub type Foresight = Box<dyn FnOnce() -> Foreseen + Send>;

/// A choice, and what it said when it was planned if that is known.
type Wanted<G> = (<G as Game>::Choice, Option<Planned>);

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

/// What a seat can plan after `kept`, of which it is known what it says, and `new`, choices
/// given as text.
pub(crate) fn foresight<V: Vocabulary>(
    state: &V::Game,
    seat: Seat,
    kept: &[Planned],
    new: &[String],
) -> Result<Foresight, Refused> {
    let mut line = Vec::with_capacity(kept.len() + new.len());
    for planned in kept {
        line.push((planned.choice.parse()?, Some(planned.clone())));
    }
    for text in new {
        line.extend(V::Game::read_choices(text)?.into_iter().map(|choice| (choice, None)));
    }
    let view = state.view(Some(seat));
    Ok(Box::new(move || foreseen::<V>(&view, seat, &line)))
}

fn foreseen<V: Vocabulary>(
    view: &<V::Game as Game>::View,
    seat: Seat,
    line: &[Wanted<V::Game>],
) -> Foreseen {
    let others = others::<V>(view, seat);
    let mut futures: Vec<V::Game> = foresee(view, seat);
    let mut planned = Vec::new();
    for (choice, known) in line {
        let fits = |(legal, says): &Meaning<V::Game>| {
            legal == choice && known.as_ref().is_none_or(|known| known.words.key() == says)
        };
        let meanings = meanings::<V>(&futures, seat, |legal| legal == choice);
        let Some(found) = meanings.into_iter().find(|found| fits(&found.meaning)) else {
            let culprit = Some(choice.to_string());
            return Foreseen { line: planned, culprit, next: Vec::new(), others };
        };
        planned.push(say::<V>(&futures[found.future], seat, *choice));
        futures.retain_mut(|future| goes_on::<V>(future, seat, &found.meaning));
    }
    let least = futures.len().div_ceil(RARE);
    let mut listed: Vec<Found<V::Game>> = Vec::new();
    for found in meanings::<V>(&futures, seat, |_| true) {
        // Of several meanings the likeliest is meant.
        let is_new = listed.iter().all(|other| other.meaning.0 != found.meaning.0);
        if found.count >= least && listed.len() < LISTED && is_new {
            listed.push(found);
        }
    }
    // People look for a choice where it usually stands.
    listed.sort_by_key(|found| found.place);
    let next = listed.iter().map(|found| say::<V>(&futures[found.future], seat, found.meaning.0));
    Foreseen { line: planned, culprit: None, next: next.collect(), others }
}

/// What the others may do until the seat is asked: everything that can be done now, and what
/// comes up after it where they choose by lot.
fn others<V: Vocabulary>(view: &<V::Game as Game>::View, seat: Seat) -> Vec<Sentence> {
    let (mut known, mut others) = (HashSet::new(), Vec::new());
    let (mut legal, mut told) = (Vec::new(), Vec::new());
    for nth in 1..=LOTS {
        let mut lot = Quick::new(nth);
        let mut state = V::Game::determinize(view, &mut lot);
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
                let event = V::Game::event_for(event, Some(seat));
                let event = Sentence::new(|language| {
                    V::event(language, &V::seats(language, state.seats()), &event)
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
fn meanings<V: Vocabulary>(
    futures: &[V::Game],
    seat: Seat,
    of_interest: impl Fn(&<V::Game as Game>::Choice) -> bool,
) -> Vec<Found<V::Game>> {
    let mut found: Vec<Found<V::Game>> = Vec::new();
    let mut known: HashMap<Meaning<V::Game>, usize> = HashMap::new();
    // What comes up later stands after what it follows in its own future.
    let mut order: Vec<usize> = Vec::new();
    let mut legal = Vec::new();
    for (future, state) in futures.iter().enumerate() {
        legal.clear();
        state.choices(&mut legal);
        let view = state.view(Some(seat));
        let names = V::seats(Language::English, state.seats());
        let mut next = 0;
        for choice in legal.iter().copied().filter(&of_interest) {
            let meaning = (choice, V::choice(Language::English, &view, &names, choice));
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
fn goes_on<V: Vocabulary>(
    future: &mut V::Game,
    seat: Seat,
    (choice, says): &Meaning<V::Game>,
) -> bool {
    let names = V::seats(Language::English, future.seats());
    let means = |future: &V::Game| {
        V::choice(Language::English, &future.view(Some(seat)), &names, *choice) == *says
    };
    if future.check_choice(*choice).is_err() || !means(future) {
        return false;
    }
    let reveals = future.reveals();
    future.play_unchecked(*choice);
    future.reveals() == reveals && future.to_act() == Some(seat)
}

/// What a choice of the player to act says, if it is legal.
pub(crate) fn planned<V: Vocabulary>(
    state: &V::Game,
    choice: <V::Game as Game>::Choice,
) -> Option<Planned> {
    let seat = state.to_act()?;
    state.check_choice(choice).is_ok().then(|| say::<V>(state, seat, choice))
}

fn say<V: Vocabulary>(state: &V::Game, seat: Seat, choice: <V::Game as Game>::Choice) -> Planned {
    let view = state.view(Some(seat));
    let words = Sentence::new(|language| {
        V::choice(language, &view, &V::seats(language, state.seats()), choice)
    });
    Planned { choice: choice.to_string(), words }
}
