//! The opponents and the coach of any game, at tables that do not tell which game it is.

use crate::{
    Budget, Judged, Level, Mistake, Opponent, PlayerSpec, Plays, advise, analyse, judge_turn,
};
use caravanserai_core::{AnyComparison, AnyTable, Comparison, Game, Table};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::fmt::Display;
use std::sync::atomic::AtomicBool;

/// An opponent with what it has thought so far. Only the game that it plays knows what is
/// inside.
pub type Mind = Box<dyn Any + Send>;

/// A decision that is being thought about: it owns an opponent, what its seat may see and
/// nothing else, and can be carried to another thread. It gives the choice, and the opponent
/// back for its next one.
pub type Thought = Box<dyn FnOnce() -> (String, Mind) + Send>;

/// What the coach is thinking about, which can be carried to another thread; told to stop, it
/// ends early.
pub type Thinking<T> = Box<dyn FnOnce(&AtomicBool) -> T + Send>;

/// A whole game that is being judged; told to stop, it ends early. After each move it calls
/// back, so that others can think in between.
pub type Judgement = Box<dyn FnOnce(&AtomicBool, &mut dyn FnMut()) -> Vec<AnyJudged> + Send>;

/// A move of some game as it was judged.
pub type AnyJudged = Judged<String, Value>;

/// A mistake in some game.
pub type AnyMistake = Mistake<String, Value>;

/// Advice in some game.
pub struct AnyAdvice {
    /// The choices that were tried in their text form, the best first, each with its chance to win.
    pub choices: Vec<(String, f32)>,
    /// The turn that is likely to begin with the best.
    pub turn: Vec<String>,
    /// What that turn has over the next best one.
    pub ahead: Option<AnyComparison>,
}

/// What the opponents and the coach of some game can be asked. All tables are to be of
/// this game.
pub struct AnyOpponents {
    /// The opponents' names, the weakest first.
    pub names: &'static [&'static str],
    /// The level or character of a name.
    pub level: fn(&str) -> Option<Level>,
    /// The opponent of a name, if there is one, whose choices follow from the seed.
    pub opponent: fn(&str, u64) -> Option<Mind>,
    /// What an opponent in the seat to act thinks about now; `None` if there is nothing to
    /// decide or the opponent plays another game.
    pub thought: fn(&dyn AnyTable, Mind) -> Option<Thought>,
    /// What the coach thinks about now, from the eyes of the player to act; `None` if nobody is.
    pub advice: fn(&dyn AnyTable, Budget, u64) -> Option<Thinking<AnyAdvice>>,
    /// What the coach thinks of every move, each from the eyes of its mover.
    pub judgement: fn(&dyn AnyTable, Budget, u64) -> Judgement,
    /// How the turn that the moves after so many are could have been played better; `None` if
    /// what is better may be luck.
    pub trial: fn(&dyn AnyTable, usize, Budget, u64) -> Thinking<Option<AnyMistake>>,
}

impl AnyOpponents {
    /// Those of `B`, their game not told.
    pub fn of<B: Plays>() -> AnyOpponents {
        AnyOpponents {
            names: B::opponents(),
            level: B::level,
            opponent: opponent::<B>,
            thought: thought::<B>,
            advice: advice::<B>,
            judgement: judgement::<B>,
            trial: trial::<B>,
        }
    }
}

/// An opponent, which is made where it thinks: what it thinks with may not be here.
struct Thinker<G> {
    spec: PlayerSpec,
    seed: u64,
    opponent: Option<Box<dyn Opponent<G>>>,
}

fn of_game<G: Game>(table: &dyn AnyTable) -> &Table<G> {
    table.of().expect("a table of this game")
}

/// What the player to act sees and may choose; `None` when the game is over.
fn decision<G: Game>(table: &dyn AnyTable) -> Option<(G::View, Vec<G::Choice>)> {
    let state = of_game::<G>(table).state();
    let seat = state.to_act()?;
    Some((state.view(Some(seat)), state.legal()))
}

fn opponent<B: Plays>(name: &str, seed: u64) -> Option<Mind> {
    let spec = PlayerSpec::parse(name).ok().filter(PlayerSpec::is_opponent)?;
    Some(Box::new(Thinker::<B::Game> { spec, seed, opponent: None }))
}

fn thought<B: Plays>(table: &dyn AnyTable, opponent: Mind) -> Option<Thought> {
    let mut thinker = opponent.downcast::<Thinker<B::Game>>().ok()?;
    let (view, legal) = decision::<B::Game>(table)?;
    Some(Box::new(move || {
        let Thinker { spec, seed, opponent } = &mut *thinker;
        let made = || spec.opponent::<B>(*seed).expect("an opponent of a house");
        let choice = opponent.get_or_insert_with(made).choose(&view, &legal);
        (choice.to_string(), thinker as Mind)
    }))
}

fn advice<B: Plays>(
    table: &dyn AnyTable,
    budget: Budget,
    seed: u64,
) -> Option<Thinking<AnyAdvice>> {
    let (view, legal) = decision::<B::Game>(table)?;
    Some(Box::new(move |stop| {
        let advice = advise::<_, B>(&view, &legal, budget, seed, stop);
        let known = advice.choices.iter();
        let known = known.filter_map(|one| Some((one.choice.to_string(), one.chance?)));
        AnyAdvice {
            choices: known.collect(),
            turn: texts(&advice.choices[0].turn),
            ahead: advice.ahead.map(untold),
        }
    }))
}

fn judgement<B: Plays>(table: &dyn AnyTable, budget: Budget, seed: u64) -> Judgement {
    let table = of_game::<B::Game>(table).clone();
    Box::new(move |stop, rest| {
        let judged = analyse::<_, B>(&table, budget, seed, stop, |_| rest());
        judged.into_iter().map(Judged::untold).collect()
    })
}

fn trial<B: Plays>(
    table: &dyn AnyTable,
    from: usize,
    budget: Budget,
    seed: u64,
) -> Thinking<Option<AnyMistake>> {
    let table = of_game::<B::Game>(table).clone();
    Box::new(move |stop| judge_turn::<_, B>(&table, from, budget, seed, stop).map(Mistake::untold))
}

fn texts<C: Display>(turn: &[C]) -> Vec<String> {
    turn.iter().map(C::to_string).collect()
}

fn untold<H: Serialize>(ahead: Comparison<H>) -> AnyComparison {
    ahead.try_map(serde_json::to_value).expect("a holding is plain data")
}

impl<C: Display, H: Serialize> Judged<C, H> {
    /// The same without telling the game.
    fn untold(self) -> AnyJudged {
        Judged {
            number: self.number,
            seat: self.seat,
            round: self.round,
            played: self.played.to_string(),
            best: self.best.to_string(),
            played_chance: self.played_chance,
            best_chance: self.best_chance,
            chances: self.chances,
            given: self.given,
            luck: self.luck,
            forced: self.forced,
            clear: self.clear,
            mistake: self.mistake.map(Mistake::untold),
        }
    }
}

impl<C: Display, H: Serialize> Mistake<C, H> {
    /// The same without telling the game.
    fn untold(self) -> AnyMistake {
        Mistake {
            played: texts(&self.played),
            better: texts(&self.better),
            ahead: untold(self.ahead),
        }
    }
}
