//! The pages of any game, at tables that do not tell which game it is.

use crate::assets::Asset;
use crate::beside::names;
use crate::end::{ScoreLine, score_lines};
use crate::replay::Eyes;
use crate::{
    BoxFacts, FirstGame, GameName, Language, Pages, Preset, Scene, Stage, TableFacts, ToldMove,
};
use caravanserai_core::{
    Agreed, AnyComparison, AnyTable, Game, MAX_SEATS, Named, Score, Scores, Seat, Table,
};
use maud::Markup;
use std::borrow::Cow;
use words::coach::{self, Coach};

/// The reader of words and pages: their language, and the table as they are shown it.
#[derive(Clone, Copy)]
pub struct Audience<'a> {
    /// The facts of the table.
    pub facts: &'a TableFacts,
    /// The language.
    pub language: Language,
}

/// What a pair of eyes is shown.
#[derive(Clone, Debug)]
pub struct Shown {
    /// What there is to do now, in a sentence.
    pub sentence: String,
    /// What belongs inside `<main>`.
    pub html: Markup,
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

/// What the pages of some game can be asked, as [`Pages`] says. All tables and options are to
/// be of this game.
pub struct AnyPages {
    /// How many play, and for how long.
    pub box_facts: BoxFacts,
    /// The game as pages speak of it.
    pub name: fn(Language) -> GameName,
    /// Who made it.
    pub credit: fn(Language) -> Cow<'static, str>,
    /// The ways to play that are offered ready-made.
    pub presets: fn(Language) -> Vec<Preset>,
    /// The fields of the set-up form.
    pub set_up: fn(&Named, Language) -> Markup,
    /// The options that such a form asks for, not yet checked.
    pub read_set_up: fn(&[(String, String)]) -> Named,
    /// Options in a few words.
    pub summary: fn(&Agreed, Language) -> String,
    /// The drawings of its pages.
    pub sprite: fn() -> &'static str,
    /// Its style sheets.
    pub styles: fn() -> &'static [&'static Asset],
    /// Its rule book, if it has one.
    pub rule_book: fn(Language) -> Option<Markup>,
    /// The game in which newcomers learn by playing, if there is one.
    pub first_game: fn() -> Option<FirstGame>,
    /// The names of that game's lessons.
    pub lessons: fn() -> &'static [&'static str],
    /// Whether a seat that waits has a lesson to read that it has not seen.
    pub is_lesson_due: fn(&dyn AnyTable, Seat, &[String]) -> bool,
    /// The page after so many moves, or now. Live, it has the choices of its eyes.
    pub show: fn(&dyn AnyTable, Eyes, Option<usize>, Stage, Audience) -> Shown,
    /// Choices in words that would be made one after the other at the position after so many
    /// moves, as far as they can be.
    pub turn_words: fn(&dyn AnyTable, usize, &[String], Audience) -> Vec<String>,
    /// What the player to act after so many moves is told of a comparison.
    pub compared: fn(&dyn AnyTable, usize, &AnyComparison, Told, Audience) -> Option<String>,
    /// The lines of the count, for the end sheet.
    pub score_lines: fn(&dyn AnyTable, Language) -> Vec<ScoreLine>,
    /// What everybody has collected, for the end sheet.
    pub displays: fn(&dyn AnyTable, Option<Seat>, Audience) -> Markup,
}

impl AnyPages {
    /// Those of `P`, their game not told.
    pub const fn of<P: Pages>() -> AnyPages {
        AnyPages {
            box_facts: P::BOX,
            name: P::name,
            credit: P::credit,
            presets: P::presets,
            set_up: P::set_up,
            read_set_up: P::read_set_up,
            summary: |agreed, language| {
                P::summary(agreed.of::<P::Game>().expect("options of this game"), language)
            },
            sprite: P::sprite,
            styles: P::styles,
            rule_book: P::rule_book,
            first_game: P::first_game,
            lessons: P::lessons,
            is_lesson_due: |table, seat, seen| {
                P::is_lesson_due(&of_game::<P>(table).state().view(Some(seat)), &[], seen)
            },
            show: show::<P>,
            turn_words: turn_words::<P>,
            compared: compared::<P>,
            score_lines: |table, language| score_lines::<P>(&table.scores(), language),
            displays: displays::<P>,
        }
    }
}

fn of_game<P: Pages>(table: &dyn AnyTable) -> &Table<P::Game> {
    table.of().expect("a table of this game")
}

fn show<P: Pages>(
    table: &dyn AnyTable,
    eyes: Eyes,
    at: Option<usize>,
    stage: Stage,
    to: Audience,
) -> Shown {
    let table = of_game::<P>(table);
    let earlier = at.map(|at| table.at(at));
    let state = earlier.as_ref().unwrap_or(table.state());
    let log = told_moves::<P>(table, eyes, at.unwrap_or(usize::MAX));
    let to_act = state.to_act().filter(|_| stage != Stage::BrokenOff);
    let mut choices = Vec::new();
    if stage == Stage::Live && to_act.is_some() && to_act == eyes.seat() {
        state.choices(&mut choices);
    }
    let view = match eyes {
        // Nobody's secrets are left: the hand of the player to act is the one to see.
        Eyes::All => state.view(to_act.or(Some(Seat(0)))),
        eyes => state.view(eyes.seat()),
    };
    let scene = Scene::<P::Game> {
        language: to.language,
        seat: eyes.seat(),
        view: &view,
        to_act,
        choices: &choices,
        scores: &known_scores::<P>(state, to_act, eyes),
        log: &log,
        table: to.facts,
        stage,
    };
    Shown { sentence: P::sentence(&scene), html: P::table(&scene) }
}

/// Everything that happened in the first `count` moves, as `eyes` may know it.
fn told_moves<P: Pages>(
    table: &Table<P::Game>,
    eyes: Eyes,
    count: usize,
) -> Vec<ToldMove<P::Game>> {
    let told = table.told().iter().zip(table.moves()).enumerate().take(count);
    told.map(|(index, (events, played))| ToldMove {
        number: index + 1,
        seat: played.seat,
        round: played.round,
        events: match eyes {
            Eyes::All => events.clone(),
            eyes => events.iter().map(|e| P::Game::event_for(e, eyes.seat())).collect(),
        },
    })
    .collect()
}

/// The scores as they stand, to eyes that may know them; otherwise blank.
fn known_scores<P: Pages>(state: &P::Game, to_act: Option<Seat>, eyes: Eyes) -> Scores {
    if P::OPEN_SCORES || eyes == Eyes::All || to_act.is_none() {
        return state.scores();
    }
    let blank = [Score::default(); MAX_SEATS];
    Scores::new(&blank[..usize::from(state.seats())], |_| 0)
}

fn turn_words<P: Pages>(
    table: &dyn AnyTable,
    at: usize,
    choices: &[String],
    to: Audience,
) -> Vec<String> {
    let names = names::<P>(to.facts, table.seats(), to.language);
    let choices = choices.iter().map_while(|choice| choice.parse().ok());
    coach::turn::<P>(to.language, of_game::<P>(table).at(at), &names, choices)
}

fn compared<P: Pages>(
    table: &dyn AnyTable,
    at: usize,
    ahead: &AnyComparison,
    told: Told,
    to: Audience,
) -> Option<String> {
    let ahead = ahead.clone().try_map(serde_json::from_value).ok()?;
    let state = of_game::<P>(table).at(at);
    let names = names::<P>(to.facts, state.seats(), to.language);
    let seat = state.to_act()?;
    let view = state.view(Some(seat));
    let coach = Coach::<P> { language: to.language, view: &view, names: &names, seat };
    match told {
        Told::Reason => Some(coach.reason(&ahead)),
        Told::Tried => Some(coach.tried(&ahead)),
        Told::Missed => coach.missed(&ahead),
    }
}

fn displays<P: Pages>(table: &dyn AnyTable, seat: Option<Seat>, to: Audience) -> Markup {
    let state = of_game::<P>(table).state();
    let scores = state.scores();
    let views: Vec<_> = (0..state.seats()).map(|of| state.view(Some(Seat(of)))).collect();
    let scene = |view| Scene::<P::Game> {
        language: to.language,
        seat,
        view,
        to_act: None,
        choices: &[],
        scores: &scores,
        log: &[],
        table: to.facts,
        stage: Stage::Live,
    };
    P::displays(&views.iter().map(scene).collect::<Vec<_>>())
}
