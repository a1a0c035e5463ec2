//! A moment as the coach shows it: with a hint, with a mistake that is looked back at, and as
//! something to try again. Crowded, so that what fits here fits at any table.

use caravanserai_core::{Comparison, Game, Reason, Seat, Table};
use serde_json::Value;
use web::analysis::{Analysis, Kind, Mark, Mistake, Weighed};
use web::exercise::{self, ExerciseFacts, Try, Verdict};
use web::replay::{self, Eyes, Looked, PlayOn, ReplayFacts};
use web::testing::{Moment, Stand};
use web::{Hint, Language, Pages, Stage};
use words::coach::{self, Coach};

/// A hint names no more choices than this.
const HINTS: usize = 3;
/// As much as is drawn of a turn.
const STEPS: usize = 6;

type Choice<P> = <<P as words::Vocabulary>::Game as Game>::Choice;

/// A moment of a game with somebody to choose.
pub(crate) struct Coached<'a, P: Pages> {
    pub(crate) moment: &'a Moment<P::Game>,
    pub(crate) language: Language,
    /// Things that a better turn brings or keeps from others, as data.
    pub(crate) holdings: &'a [Value],
}

impl<P: Pages> Coached<'_, P> {
    fn stand(&self) -> Stand<P::Game> {
        self.moment.seen_by(self.moment.state.to_act(), self.language)
    }

    /// Some of the choices, from all parts of the list.
    fn some(&self) -> Vec<Choice<P>> {
        let choices = self.moment.state.legal();
        let every = choices.len().div_ceil(HINTS).max(1);
        choices.into_iter().step_by(every).collect()
    }

    /// The turn that begins with a choice and goes on with whatever can be done then.
    fn turn(&self, first: Choice<P>) -> Vec<Choice<P>> {
        let mut state = self.moment.state.clone();
        let seat = state.to_act();
        let mut turn = Vec::new();
        let mut next = Some(first);
        while let Some(choice) = next {
            turn.push(choice);
            state.play(choice).expect("a listed choice");
            let goes_on = state.to_act() == seat && turn.len() < STEPS;
            next = goes_on.then(|| state.legal()[0]);
        }
        turn
    }

    fn weighed(&self, turn: &[Choice<P>], chance: f32) -> Weighed {
        let names = self.stand().facts.names;
        let state = self.moment.state.clone();
        Weighed {
            choices: turn.iter().map(ToString::to_string).collect(),
            words: coach::turn::<P>(self.language, state, &names, turn.iter().copied()),
            chance,
        }
    }

    fn says<'s>(&self, stand: &'s Stand<P::Game>, seat: Seat) -> Coach<'s, P> {
        let (view, names) = (&stand.view, &stand.facts.names);
        Coach { language: self.language, view, names, seat }
    }

    fn ahead(&self) -> Comparison<P::Holding> {
        let reasons = self.holdings.iter().enumerate().map(|(nth, holding)| Reason {
            seat: Seat((nth % 2) as u8),
            holding: serde_json::from_value(holding.clone()).expect("a holding"),
            more: if nth % 3 == 0 { 6.4 } else { -1.2 },
            worth: if nth % 4 == 3 { -2.0 } else { 6.4 },
        });
        Comparison { chance: 0.124, points: 6.2, clear: true, reasons: reasons.collect() }
    }

    /// The moment with a hint.
    pub(crate) fn hint(&self) -> String {
        let mut stand = self.stand();
        let some = self.some();
        let turn = self.weighed(&self.turn(some[0]), 0.78);
        let chance = |(nth, choice): (usize, &Choice<P>)| {
            (choice.to_string(), 0.78 / (1.0 + nth as f32 * 0.05))
        };
        let choices = some.iter().enumerate().map(chance).collect();
        let ahead = serde_json::to_value(self.ahead()).expect("data");
        let mut hint = Hint { choices, turn: turn.choices, ahead: Some(ahead) };
        stand.facts.marks = hint.marks();
        hint.turn = turn.words;
        stand.facts.hint = hint;
        P::table(&stand.scene()).into_string()
    }

    fn mistake(&self) -> Mistake {
        let stand = self.stand();
        let some = self.some();
        let seat = stand.seat.expect("somebody is to act");
        Mistake {
            number: stand.facts.moves,
            round: self.moment.state.round(),
            seat,
            played: self.weighed(&self.turn(some[some.len() - 1]), 0.31),
            better: self.weighed(&self.turn(some[0]), 0.78),
            reason: self.says(&stand, seat).reason(&self.ahead()),
            cost: 0.47,
        }
    }

    /// The moment looked back at, with the curve of a game and the mistake that was made there.
    pub(crate) fn replay(&self, game: &Table<P::Game>) -> String {
        let mut stand = self.stand();
        let mistake = self.mistake();
        let (position, length) = (stand.facts.moves, game.moves().len());
        let elsewhere = |number| Mistake { number, ..mistake.clone() };
        let mut mistakes: Vec<Mistake> = (0..length).step_by(9).map(elsewhere).collect();
        mistakes.retain(|other| other.number != position);
        mistakes.push(mistake.clone());
        mistakes.sort_by_key(|mistake| mistake.number);
        let wave = |at: usize| 0.5 + 0.45 * (at as f32 * 0.37).sin();
        let rounds = web::testing::moments(game);
        let mut begins: Vec<usize> = Vec::new();
        for (at, pair) in rounds.windows(2).enumerate() {
            if pair[0].state.round() != pair[1].state.round() || at == 0 {
                begins.push(at + 1);
            }
        }
        let facts = ReplayFacts {
            language: self.language,
            path: stand.facts.path.clone(),
            position,
            length,
            rounds: begins,
            eyes: Eyes::All,
            offered: vec![Eyes::All, Eyes::Public, Eyes::Of(Seat(0)), Eyes::Of(Seat(1))],
            names: stand.facts.names.clone(),
            link: String::new(),
            sentence: P::sentence(&stand.scene()),
            analysis: Some(Looked::Done(Analysis {
                seat: mistake.seat,
                chances: (0..=length).map(wave).collect(),
                mistakes,
                mine: Some(false),
            })),
            play_on: Some(PlayOn {
                levels: vec!["trader".to_owned(), "sage".to_owned()],
                level: "trader".to_owned(),
            }),
        };
        look_back(&mut stand);
        stand.facts.marks = mistake.marks();
        stand.facts.panel = Some(replay::panel(&facts));
        replay::controls(&facts).into_string() + &P::table(&stand.scene()).into_string()
    }

    /// The moment to be tried again, after some tries, and with the answer.
    pub(crate) fn exercise(&self, answered: Answered) -> String {
        let mut stand = self.stand();
        let some = self.some();
        let mistake = self.mistake();
        let reason = self.says(&stand, Seat(0)).tried(&self.ahead());
        let verdicts = [Verdict::Played, Verdict::Close, Verdict::Wrong];
        let tries = some.iter().rev().zip(verdicts).map(|(choice, verdict)| Try {
            words: self.weighed(&self.turn(*choice), 0.4).line(),
            chance: 0.4,
            verdict,
            reason: Some(reason.clone()),
        });
        let over = answered == Answered::Yes;
        let facts = ExerciseFacts {
            language: self.language,
            path: stand.facts.path.clone(),
            nth: 2,
            solved: vec![true, false, false],
            tries: tries.collect(),
            found: false,
            mistake: over.then(|| mistake.clone()),
            next: Some("/next".to_owned()),
            replay: "/replay".to_owned(),
        };
        let tried = |choice: &Choice<P>| Mark {
            kind: Kind::Tried,
            line: self.turn(*choice).iter().map(ToString::to_string).collect(),
            chance: 0.4,
        };
        if over {
            look_back(&mut stand);
            stand.facts.marks = mistake.marks();
        }
        stand.facts.marks.extend(some.iter().rev().map(tried));
        stand.facts.panel = Some(exercise::panel(&facts));
        P::table(&stand.scene()).into_string()
    }
}

/// Whether the answer of an exercise is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Answered {
    Yes,
    NotYet,
}

/// Looking back, nothing can be chosen.
fn look_back<G: Game>(stand: &mut Stand<G>) {
    stand.stage = Stage::Replay;
    stand.choices.clear();
    stand.facts.hints = false;
    stand.facts.undoable = 0;
    stand.facts.back_to = None;
}
