//! One game under way, for any game.

use crate::foreseeing::{self, foreseen};
use crate::hosting::{
    Advice, Audience, Eyes, Foresight, Judged, Judgement, Mind, Mistake, Planned, Playing, Shown,
    Thought, Told, Trial, Weighing, read_position,
};
use caravanserai_core as core;
use caravanserai_core::{
    AnyGame, AnyTable, Comparison, Game as _, InfoSet, MAX_SEATS, MalformedPosition, PositionFault,
    Refused, Score, Scores, Seat, Table,
};
use maud::Markup;
use sage::{Budget, Opponent, PlayerSpec, Plays};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use std::time::Duration;
use web::end::{ScoreLine, score_lines};
use web::{Hint, Language, Pages, Scene, Stage, ToldMove};
use words::AnyVocabulary;
use words::coach::Coach;

/// How long a hint may take.
const ADVICE: Budget = Budget { time: Some(Duration::from_millis(1200)), visits: Some(4000) };
/// How long each choice of a turn that was tried in an exercise is looked at.
const TRIED: Budget = Budget { time: Some(Duration::from_millis(600)), visits: Some(1500) };
/// How many choices a hint names.
const HINTS: usize = 3;
/// How long each move of a finished game is looked at.
const JUDGEMENT: Budget = Budget { time: Some(Duration::from_millis(150)), visits: Some(500) };

/// An opponent, which is made where it thinks: what it thinks with may not be here.
struct Thinker<G> {
    spec: PlayerSpec,
    seed: u64,
    opponent: Option<Box<dyn Opponent<G>>>,
}

/// A table of a game with these pages and opponents.
pub(crate) struct Game<P: Pages, B>(Table<P::Game>, PhantomData<fn() -> B>);

impl<P: Pages, B> Game<P, B> {
    pub(crate) fn new(table: Table<P::Game>) -> Game<P, B> {
        Game(table, PhantomData)
    }
}

impl<P: Pages, B> Deref for Game<P, B> {
    type Target = dyn AnyTable;

    fn deref(&self) -> &(dyn AnyTable + 'static) {
        &self.0
    }
}

impl<P: Pages, B> DerefMut for Game<P, B> {
    fn deref_mut(&mut self) -> &mut (dyn AnyTable + 'static) {
        &mut self.0
    }
}

impl<G: core::Game, P: Pages<Game = G>, B> Game<P, B> {
    /// Everything that happened in the first `count` moves, as `eyes` may know it.
    fn told_moves(&self, eyes: Eyes, count: usize) -> Vec<ToldMove<G>> {
        let told = self.0.told().iter().take(count);
        let moves = self.0.moves().iter();
        told.zip(moves)
            .enumerate()
            .map(|(index, (events, played))| ToldMove {
                number: index + 1,
                seat: played.seat,
                round: played.round,
                events: match eyes {
                    Eyes::All => events.clone(),
                    eyes => events.iter().map(|e| G::event_for(e, eyes.seat())).collect(),
                },
            })
            .collect()
    }
}

impl<G: InfoSet, P: Pages<Game = G>, B: Plays<Game = G, Holding = P::Holding>> Game<P, B> {
    /// The state after so many moves, and what people at the table are called.
    fn moment(&self, at: usize, to: Audience) -> (G, Vec<String>) {
        let state = self.0.at(at);
        let names = web::beside::names::<P>(to.facts, state.seats(), to.language);
        (state, names)
    }
}

/// What the player to act sees and may choose; `None` when the game is over.
fn decision<G: core::Game>(state: &G) -> Option<(G::View, Vec<G::Choice>)> {
    let seat = state.to_act()?;
    Some((state.view(Some(seat)), state.legal()))
}

/// A comparison as it is kept.
fn as_data<H: Serialize>(ahead: &Comparison<H>) -> Value {
    serde_json::to_value(ahead).expect("a comparison is plain data")
}

/// A turn that went wrong, as it is kept.
fn mistake_of<G: core::Game, H: Serialize>(mistake: &sage::Mistake<G::Choice, H>) -> Mistake {
    let texts = |turn: &[G::Choice]| turn.iter().map(G::Choice::to_string).collect();
    Mistake {
        played: texts(&mistake.played),
        better: texts(&mistake.better),
        ahead: as_data(&mistake.ahead),
        lost: mistake.ahead.chance,
    }
}

/// The scores as they stand, to eyes that may know them; otherwise blank.
fn known_scores<P: Pages>(state: &P::Game, eyes: Eyes) -> Scores {
    if P::OPEN_SCORES || eyes == Eyes::All || state.to_act().is_none() {
        return state.scores();
    }
    let blank = [Score::default(); MAX_SEATS];
    Scores::new(&blank[..usize::from(state.seats())], |_| 0)
}

impl<G: InfoSet, P: Pages<Game = G>, B: Plays<Game = G, Holding = P::Holding>> Playing
    for Game<P, B>
{
    fn vocabulary(&self) -> &'static dyn AnyVocabulary {
        <dyn AnyVocabulary>::of::<P>()
    }

    fn begin_from(&mut self, position: &str) -> Result<(), Vec<PositionFault>> {
        let loaded = read_position(<dyn AnyGame>::of::<G>(), position)?;
        let start = loaded.of::<G>().expect("a table of the game that read it").state().clone();
        let (found, right) = (start.seats().into(), self.0.state().seats().into());
        if found != right {
            let field = "players";
            return Err(vec![MalformedPosition::Length { field, found, right }.into()]);
        }
        self.0 = Table::from_state(start).with_names(self.0.names().to_vec());
        Ok(())
    }

    fn show(&self, eyes: Eyes, at: Option<usize>, stage: Stage, to: Audience) -> Shown {
        let earlier = at.map(|at| self.0.at(at));
        let state = earlier.as_ref().unwrap_or(self.0.state());
        let log = self.told_moves(eyes, at.unwrap_or(usize::MAX));
        let to_act = state.to_act();
        let mut choices = Vec::new();
        if stage == Stage::Live && to_act.is_some() && to_act == eyes.seat() {
            state.choices(&mut choices);
        }
        let view = match eyes {
            // Nobody's secrets are left: the hand of the player to act is the one to see.
            Eyes::All => state.view(to_act.or(Some(Seat(0)))),
            eyes => state.view(eyes.seat()),
        };
        let scene = Scene::<G> {
            language: to.language,
            seat: eyes.seat(),
            view: &view,
            to_act,
            choices: &choices,
            scores: &known_scores::<P>(state, eyes),
            log: &log,
            table: to.facts,
            stage,
        };
        Shown { sentence: P::sentence(&scene), html: P::table(&scene) }
    }

    fn is_lesson_due(&self, seat: Seat, seen: &[String]) -> bool {
        P::is_lesson_due(&self.0.state().view(Some(seat)), &[], seen)
    }

    fn weighing(&self, at: usize, seed: u64) -> Option<Weighing> {
        let (view, legal) = decision(&self.0.at(at))?;
        Some(Box::new(move |stop| {
            let advice = sage::advise::<_, B>(&view, &legal, ADVICE, seed, stop);
            let known = advice.choices.iter().filter_map(|advised| advised.chance);
            // What a search never tried, it thought least of.
            let Some(least) = known.reduce(f32::min) else { return Vec::new() };
            let worth = |advised: &sage::Advised<_>| advised.chance.unwrap_or(least);
            advice.choices.iter().map(|one| (one.choice.to_string(), worth(one))).collect()
        }))
    }

    fn trial(&self, from: usize, seed: u64) -> Trial {
        let table = self.0.clone();
        Box::new(move |stop| {
            let slip = sage::judge_turn::<_, B>(&table, from, TRIED, seed, stop);
            slip.as_ref().map(mistake_of::<G, _>)
        })
    }

    fn compared(&self, at: usize, ahead: &Value, told: Told, to: Audience) -> Option<String> {
        let ahead = Comparison::deserialize(ahead).ok()?;
        let (state, names) = self.moment(at, to);
        let seat = state.to_act()?;
        let view = state.view(Some(seat));
        let coach = Coach::<P> { language: to.language, view: &view, names: &names, seat };
        match told {
            Told::Reason => Some(coach.reason(&ahead)),
            Told::Tried => Some(coach.tried(&ahead)),
            Told::Missed => coach.missed(&ahead),
        }
    }

    fn opponent(&self, level: &str, seed: u64) -> Option<Mind> {
        let spec = PlayerSpec::parse(level).ok().filter(PlayerSpec::is_opponent)?;
        Some(Box::new(Thinker::<G> { spec, seed, opponent: None }))
    }

    fn thought(&self, opponent: Mind) -> Option<Thought> {
        let mut thinker = opponent.downcast::<Thinker<G>>().ok()?;
        let (view, legal) = decision(self.0.state())?;
        Some(Box::new(move || {
            let Thinker { spec, seed, opponent } = &mut *thinker;
            let made = || spec.opponent::<B>(*seed).expect("an opponent of a house");
            let choice = opponent.get_or_insert_with(made).choose(&view, &legal);
            (choice.to_string(), thinker as Mind)
        }))
    }

    fn advice(&self, seed: u64) -> Option<Advice> {
        let (view, legal) = decision(self.0.state())?;
        Some(Box::new(move |stop| {
            let advice = sage::advise::<_, B>(&view, &legal, ADVICE, seed, stop);
            let known = advice
                .choices
                .iter()
                .filter_map(|advised| Some((advised.choice.to_string(), advised.chance?)));
            Hint {
                choices: known.take(HINTS).collect(),
                turn: advice.choices[0].turn.iter().map(G::Choice::to_string).collect(),
                ahead: advice.ahead.as_ref().map(as_data),
            }
        }))
    }

    fn judgement(&self, seed: u64) -> Judgement {
        let table = self.0.clone();
        Box::new(move |stop, rest| {
            let judged = sage::analyse::<_, B>(&table, JUDGEMENT, seed, stop, |_| rest());
            let told = judged.iter().map(|judged| Judged {
                number: judged.number,
                seat: judged.seat,
                round: judged.round,
                played: judged.played.to_string(),
                best: judged.best.to_string(),
                played_chance: judged.played_chance,
                best_chance: judged.best_chance,
                chances: judged.chances.clone(),
                given: judged.given.clone(),
                luck: judged.luck.clone().unwrap_or_default(),
                clear: judged.clear,
                mistake: judged.mistake.as_ref().map(mistake_of::<G, _>),
            });
            told.collect()
        })
    }

    fn turn_words(&self, at: usize, choices: &[String], to: Audience) -> Vec<String> {
        let (state, names) = self.moment(at, to);
        let choices = choices.iter().map_while(|choice| choice.parse::<G::Choice>().ok());
        words::coach::turn::<P>(to.language, state, &names, choices)
    }

    fn foresight(
        &self,
        seat: Seat,
        kept: &[Planned],
        new: &[String],
    ) -> Result<Foresight, Refused> {
        let mut line = Vec::with_capacity(kept.len() + new.len());
        for planned in kept {
            line.push((planned.choice.parse()?, Some(planned.clone())));
        }
        for text in new {
            line.extend(G::read_choices(text)?.into_iter().map(|choice| (choice, None)));
        }
        let view = self.0.state().view(Some(seat));
        Ok(Box::new(move || foreseen::<P>(&view, seat, &line)))
    }

    fn planned(&self, choice: &str) -> Option<Planned> {
        foreseeing::planned::<P>(self.0.state(), choice.parse().ok()?)
    }

    fn refusal(&self, choice: &str, language: Language) -> Option<String> {
        let illegal = self.0.state().check_choice(choice.parse().ok()?).err()?;
        Some(P::refusal(language, &illegal.refusal))
    }

    fn score_lines(&self, language: Language) -> Vec<ScoreLine> {
        score_lines::<P>(&self.0.state().scores(), language)
    }

    fn displays(&self, seat: Option<Seat>, to: Audience) -> Markup {
        let state = self.0.state();
        P::displays(&Scene::<G> {
            language: to.language,
            seat,
            view: &state.view(seat),
            to_act: state.to_act(),
            choices: &[],
            scores: &state.scores(),
            log: &[],
            table: to.facts,
            stage: Stage::Live,
        })
    }
}
