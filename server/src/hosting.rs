//! Games behind one face, so that the rest of the server knows none of them.
//!
//! [`Hosting`] makes a [`HostedGame`] of any game that has rules, pages and
//! opponents: an [`AnyGame`] that can be shown and played against. A [`Playing`]
//! is one game of it under way. What leaves a [`Playing`] has passed through
//! `view` and `event_for`.

use crate::option_cache::{Key, OptionCache};
use crate::thinking::Effort;
use caravanserai_core::{
    Agreed, AnyGame, AnyTable, Game, InfoSet, MalformedPosition, OptionError, PositionFault,
    Record, RecordError, Refused, Seat, Seed, Table,
};
use maud::Markup;
use sage::Plays;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::any::Any;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::DerefMut;
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use web::assets::Asset;
use web::end::ScoreLine;
pub use web::replay::Eyes;
use web::{BoxFacts, FirstGame, GameName, Hint, Language, Pages, Preset, Stage, TableFacts};
use words::AnyVocabulary;

/// Options by name.
pub type Named = Map<String, Value>;

/// A game that the house offers.
pub trait HostedGame: AnyGame + 'static {
    /// Its name with what it is called.
    fn named(&self, language: Language) -> GameName;
    /// What it says.
    fn vocabulary(&self) -> &'static dyn AnyVocabulary;
    /// Who made it.
    fn credit(&self, language: Language) -> Cow<'static, str>;
    /// How many play, and for how long.
    fn box_facts(&self) -> BoxFacts;
    /// Its opponents, the weakest first.
    fn levels(&self) -> &'static [&'static str];
    /// What a choice of an opponent of this level takes.
    fn effort(&self, level: &str) -> Effort;
    /// The ways to play that are offered ready-made.
    fn presets(&self, _language: Language) -> Vec<Preset> {
        Vec::new()
    }
    /// The fields of the set-up form.
    fn set_up(&self, chosen: &Named, language: Language) -> Markup;
    /// The options that such a form asks for, not yet checked.
    fn read_set_up(&self, fields: &[(String, String)]) -> Named;
    /// Options in a few words.
    fn summary(&self, options: &Named, language: Language) -> String;
    /// Forgets options that nobody asked about for so long.
    fn forget_options(&self, unused: Duration);
    /// What options take that are remembered, with their decks.
    fn options_bytes(&self) -> usize;
    /// The drawings of its pages.
    fn sprite(&self) -> &'static str;
    /// Its style sheets.
    fn styles(&self) -> &'static [&'static Asset];
    /// Its rule book, if it has one.
    fn rule_book(&self, _language: Language) -> Option<Markup> {
        None
    }
    /// The game in which newcomers learn by playing, if there is one.
    fn first_game(&self) -> Option<FirstGame> {
        None
    }
    /// The names of that game's lessons.
    fn lessons(&self) -> &'static [&'static str] {
        &[]
    }
    /// A table of this game with its pages and opponents, and the names of the
    /// players.
    fn seat(
        &self,
        table: Box<dyn AnyTable>,
        names: Vec<String>,
    ) -> Result<Box<dyn Playing>, String>;
}

/// What a pair of eyes is shown.
#[derive(Clone, Debug)]
pub struct Shown {
    /// What there is to do now, in a sentence.
    pub sentence: String,
    /// What belongs inside `<main>`.
    pub html: Markup,
}

/// An opponent of the house, with what it has thought so far. Only the game
/// that it plays knows what is inside.
pub type Mind = Box<dyn Any + Send>;

/// A decision that is being thought about: it owns an opponent, what its seat
/// may see and nothing else, and can be carried to another thread. It gives
/// the choice, and the opponent back for its next one.
pub type Thought = Box<dyn FnOnce() -> (String, Mind) + Send>;

/// A hint that is being thought about; told to stop, it ends early.
pub type Advice = Box<dyn FnOnce(&AtomicBool) -> Hint + Send>;

/// What every choice of a moment is worth, being thought about; told to stop, it ends early.
pub type Weighing = Box<dyn FnOnce(&AtomicBool) -> Vec<(String, f32)> + Send>;

/// How a turn that was tried can be played better, being thought about: `None` if what is
/// better may be luck. Told to stop, it ends early.
pub type Trial = Box<dyn FnOnce(&AtomicBool) -> Option<Mistake> + Send>;

/// What the sage found in one move of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// How many moves the game had before it.
    pub number: usize,
    /// Who made it.
    pub seat: Seat,
    /// The round.
    pub round: u16,
    /// The move in its text form.
    pub played: String,
    /// The best one that was possible.
    pub best: String,
    /// The chance to win with what was played.
    pub played_chance: f32,
    /// The chance to win with the best.
    pub best_chance: f32,
    /// Everybody's chance to win with the best, by seat; nothing in what was kept before this
    /// was told.
    #[serde(default)]
    pub chances: Vec<f32>,
    /// What the move gave to everybody's chance, against the best, by seat.
    #[serde(default)]
    pub given: Vec<f32>,
    /// By how much everybody's chance changed by what the move showed; nothing if it showed nothing.
    #[serde(default)]
    pub luck: Vec<f32>,
    /// Whether the best is better by more than luck.
    pub clear: bool,
    /// The mistake of the whole turn, told where the turn went wrong.
    pub mistake: Option<Mistake>,
}

/// A turn that a better one was possible for, from the first move that cost enough on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mistake {
    /// The turn as it was played from there, in text form.
    pub played: Vec<String>,
    /// The turn that is likely to begin with the best move.
    pub better: Vec<String>,
    /// What that one has over what was played: a `Comparison` of the game's holdings.
    pub ahead: Value,
    /// How much of the chance to win the turn gave away.
    pub lost: f32,
}

/// A whole game that is being judged; told to stop, it ends early. After each move it
/// calls back, so that others can think in between.
pub type Judgement = Box<dyn FnOnce(&AtomicBool, &mut dyn FnMut()) -> Vec<Judged> + Send>;

/// What is said in every language, by the language's code. Players go by their pieces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sentence(BTreeMap<String, String>);

impl Sentence {
    pub(crate) fn new(words: impl Fn(Language) -> String) -> Sentence {
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
    pub(crate) fn key(&self) -> &str {
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

/// The reader of words and pages: their language, and the table as they are shown it.
#[derive(Clone, Copy)]
pub struct Audience<'a> {
    /// The facts of the table.
    pub facts: &'a TableFacts,
    /// The language.
    pub language: Language,
}

/// What is told of a comparison.
#[derive(Clone, Copy)]
pub enum Told {
    /// Why the better choice is better.
    Reason,
    /// The same without naming the better choice.
    Tried,
    /// What the better choice gains above all, in a few words that name nobody.
    Missed,
}

/// A game under way: its table, and what pages and opponents make of it.
pub trait Playing: DerefMut<Target = dyn AnyTable> + Send {
    /// What its game says.
    fn vocabulary(&self) -> &'static dyn AnyVocabulary;
    /// Begins from a position, as JSON, in place of what was dealt.
    fn begin_from(&mut self, position: &str) -> Result<(), Vec<PositionFault>>;
    /// The page after the first `at` moves, or now. Live, it has the choices of its eyes.
    fn show(&self, eyes: Eyes, at: Option<usize>, stage: Stage, to: Audience) -> Shown;
    /// Whether a seat that waits has a lesson to read that it has not seen.
    fn is_lesson_due(&self, seat: Seat, seen: &[String]) -> bool;
    /// What a coach thinks every choice was worth after the first `at` moves; `None` if there
    /// was none.
    fn weighing(&self, at: usize, seed: u64) -> Option<Weighing>;
    /// What a coach thinks of the moves after the first `from`, which are one turn.
    fn trial(&self, from: usize, seed: u64) -> Trial;
    /// What the player to act after `at` moves is told of a `Comparison` of the game's holdings.
    fn compared(&self, at: usize, ahead: &Value, told: Told, to: Audience) -> Option<String>;
    /// An opponent of this level, if there is one.
    fn opponent(&self, level: &str, seed: u64) -> Option<Mind>;
    /// What an opponent in the seat to act thinks about now; `None` if there is
    /// nothing to decide or the opponent plays another game.
    fn thought(&self, opponent: Mind) -> Option<Thought>;
    /// What a coach thinks about now, from the eyes of the player to act;
    /// `None` if nobody is.
    fn advice(&self, seed: u64) -> Option<Advice>;
    /// What a coach thinks of every move, each from the eyes of its mover.
    fn judgement(&self, seed: u64) -> Judgement;
    /// Choices in words that would be made one after the other at the position after `at`
    /// moves, as far as they can be.
    fn turn_words(&self, at: usize, choices: &[String], to: Audience) -> Vec<String>;
    /// What a seat that waits can plan after `kept`, of which it is known what it says, and
    /// `new`, choices given as text.
    fn foresight(&self, seat: Seat, kept: &[Planned], new: &[String])
    -> Result<Foresight, Refused>;
    /// What a legal choice of the player to act says; `None` if it is not legal.
    fn planned(&self, choice: &str) -> Option<Planned>;
    /// Why a choice is not legal now, as the rest of a sentence; `None` if it is.
    fn refusal(&self, choice: &str, language: Language) -> Option<String>;
    /// The lines of the count, for the end sheet.
    fn score_lines(&self, language: Language) -> Vec<ScoreLine>;
    /// What everybody has collected, for the end sheet.
    fn displays(&self, seat: Option<Seat>, to: Audience) -> Markup;
}

/// A game with rules, pages and opponents, offered by the house.
pub struct Hosting<P: Pages, B> {
    read: Mutex<OptionCache<<P::Game as Game>::Options>>,
    game: PhantomData<fn() -> (P, B)>,
}

impl<P: Pages, B> Default for Hosting<P, B> {
    fn default() -> Hosting<P, B> {
        Hosting { read: Mutex::default(), game: PhantomData }
    }
}

impl<G: InfoSet, P: Pages<Game = G>, B: Plays<Game = G, Holding = P::Holding>> Hosting<P, B> {
    fn cache(&self) -> MutexGuard<'_, OptionCache<G::Options>> {
        self.read.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn options(&self, named: &Named) -> Result<G::Options, OptionError> {
        let key = Key::of(named);
        let known = self.cache().get(&key);
        if let Some(options) = known {
            return Ok(options);
        }
        // Reading a deck takes a while; nobody else waits for it.
        let options = G::read_options(named)?;
        Ok(self.cache().remember(key, options))
    }
}

impl<G: InfoSet, P: Pages<Game = G>, B: Plays<Game = G, Holding = P::Holding>> AnyGame
    for Hosting<P, B>
{
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn agree(&self, options: &Named) -> Result<Agreed, OptionError> {
        Ok(Agreed::on::<G>(&self.options(options)?))
    }

    fn deal(&self, options: &Named, seed: Seed) -> Result<Box<dyn AnyTable>, OptionError> {
        Ok(Box::new(Table::<G>::new(&self.options(options)?, seed)))
    }

    fn load(&self, position: Value) -> Result<Box<dyn AnyTable>, Vec<PositionFault>> {
        <dyn AnyGame>::of::<G>().load(position)
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        <dyn AnyGame>::of::<G>().replay(record)
    }
}

impl<G: InfoSet, P: Pages<Game = G>, B: Plays<Game = G, Holding = P::Holding>> HostedGame
    for Hosting<P, B>
{
    fn named(&self, language: Language) -> GameName {
        P::name(language)
    }

    fn vocabulary(&self) -> &'static dyn AnyVocabulary {
        <dyn AnyVocabulary>::of::<P>()
    }

    fn credit(&self, language: Language) -> Cow<'static, str> {
        P::credit(language)
    }

    fn box_facts(&self) -> BoxFacts {
        P::BOX
    }

    fn levels(&self) -> &'static [&'static str] {
        B::opponents()
    }

    fn effort(&self, level: &str) -> Effort {
        B::level(level).map_or(Effort::of(1), |level| Effort {
            threads: level.config.threads,
            visits: level.config.budget.visits,
        })
    }

    fn presets(&self, language: Language) -> Vec<Preset> {
        P::presets(language)
    }

    fn set_up(&self, chosen: &Named, language: Language) -> Markup {
        P::set_up(chosen, language)
    }

    fn read_set_up(&self, fields: &[(String, String)]) -> Named {
        P::read_set_up(fields)
    }

    fn summary(&self, options: &Named, language: Language) -> String {
        self.options(options).map(|options| P::summary(&options, language)).unwrap_or_default()
    }

    fn forget_options(&self, unused: Duration) {
        self.cache().forget_unused(unused);
    }

    fn options_bytes(&self) -> usize {
        self.cache().bytes()
    }

    fn sprite(&self) -> &'static str {
        P::sprite()
    }

    fn styles(&self) -> &'static [&'static Asset] {
        P::styles()
    }

    fn rule_book(&self, language: Language) -> Option<Markup> {
        P::rule_book(language)
    }

    fn first_game(&self) -> Option<FirstGame> {
        P::first_game()
    }

    fn lessons(&self) -> &'static [&'static str] {
        P::lessons()
    }

    fn seat(
        &self,
        table: Box<dyn AnyTable>,
        names: Vec<String>,
    ) -> Result<Box<dyn Playing>, String> {
        let table = (table as Box<dyn Any>).downcast::<Table<G>>();
        let table = table.map_err(|_| format!("this is no table of {}", G::NAME))?;
        if names.len() != table.names().len() {
            return Err(format!("{} names for {} seats", names.len(), table.names().len()));
        }
        Ok(Box::new(crate::playing::Game::<P, B>::new(table.with_names(names))))
    }
}

/// The table that a position, as JSON, makes.
pub(crate) fn read_position(
    game: &dyn AnyGame,
    position: &str,
) -> Result<Box<dyn AnyTable>, Vec<PositionFault>> {
    let unreadable = |error: serde_json::Error| MalformedPosition::Unreadable(error.to_string());
    game.load(serde_json::from_str(position).map_err(|error| vec![unreadable(error).into()])?)
}
