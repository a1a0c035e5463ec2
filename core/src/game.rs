use crate::{Chance, OptionSpec, PositionFault, Scores, Seat, Seed};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;
use thiserror::Error;

/// A game: a value that knows whose choice it is, what may be chosen, and what
/// follows. It does no I/O, knows no time, and holds no randomness besides
/// what its seed dealt.
///
/// Whatever plays games can be written once for all of them:
///
/// ```
/// use caravanserai_core::{Chance, Game, Quick, Seed};
///
/// /// Plays a game to its end, every choice drawn by lot.
/// fn play_out<G: Game>(seed: &str) -> G {
///     let mut state = G::new(&G::Options::default(), &Seed::new(seed));
///     let (mut legal, mut lot) = (Vec::new(), Quick::new(1));
///     while state.to_act().is_some() {
///         legal.clear();
///         state.choices(&mut legal);
///         let choice = legal[lot.below(legal.len() as u32) as usize];
///         state.play(choice).expect("a listed choice is legal");
///     }
///     state
/// }
///
/// use some_game::State; // the rules of any game of the house
/// let state = play_out::<State>("abc");
/// assert_eq!(state, play_out("abc"), "the seed decides everything that is dealt");
/// assert!(state.scores().winners().count() > 0);
///
/// // A view has what its seat may see; drawing the rest anew looks the same.
/// let seat = Some(caravanserai_core::Seat(0));
/// let guess = State::determinize(&state.view(seat), &mut Quick::new(2));
/// assert_eq!(guess.view(seat), state.view(seat));
/// ```
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Sized + 'static {
    /// The name in records, on the command line and in addresses.
    const NAME: &'static str;

    /// The version of the rules, counted from 1. It grows with every change
    /// after which a record made before might not replay.
    const RULES: u32;

    /// The options by name, with their values.
    const OPTIONS: &'static [OptionSpec];

    /// Everything that is agreed before the deal.
    type Options: Clone + PartialEq + Debug + Default + Send + Sync;

    /// One atomic decision, with a short text form that people can type.
    type Choice: Copy + Eq + Hash + Debug + Display + FromStr<Err = BadChoice> + Send + Sync;

    /// What a seat may see: a type without a field for anything else.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// Something that happened, for logs.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// Why a choice is not legal: what it is about, not yet in words.
    type Refusal: Clone + PartialEq + Debug + Send + Sync;

    /// Why an option of the right kind cannot be used all the same, not yet in words;
    /// [`Infallible`](std::convert::Infallible) where that cannot be.
    type OptionFault: std::error::Error + Send + Sync;

    /// What is wrong with a state that play never leads to, not yet in words;
    /// [`Infallible`](std::convert::Infallible) where nothing can be.
    type Violation: Clone + PartialEq + Debug + Send + Sync;

    /// The full state as a file can say it: unchecked, for saving and loading.
    type Position: Serialize + DeserializeOwned;

    /// Reads options by name; what is not named takes its default.
    fn read_options(named: &Map<String, Value>) -> Result<Self::Options, crate::OptionError>;

    /// Every option by name, in a fixed order.
    fn write_options(options: &Self::Options) -> Map<String, Value>;

    /// Sets the game up. The same options and seed always give the same game.
    fn new(options: &Self::Options, seed: &Seed) -> Self;

    /// The options this game was set up with.
    fn options(&self) -> Self::Options;

    /// The options, by name, of a game with the cards that this one left in the box,
    /// if it can be played with them. Asked of a state as it was dealt.
    fn options_with_the_rest(&self) -> Option<Map<String, Value>> {
        None
    }

    /// How many seats play.
    fn seats(&self) -> u8;

    /// What a seat's pieces are called, for logs and records.
    fn seat_name(seat: Seat) -> &'static str;

    /// Whose choice it is; `None` when the game is over.
    fn to_act(&self) -> Option<Seat>;

    /// The current round, counted from 1.
    fn round(&self) -> u16;

    /// Adds every legal choice of the player to act to `out` (not cleared), each once.
    fn choices(&self, out: &mut Vec<Self::Choice>);

    /// Every legal choice of the player to act.
    fn legal(&self) -> Vec<Self::Choice> {
        let mut legal = Vec::new();
        self.choices(&mut legal);
        legal
    }

    /// Reads what somebody typed: one choice, or several that belong together
    /// where the game has a text for them, such as a whole walk.
    fn read_choices(text: &str) -> Result<Vec<Self::Choice>, BadChoice> {
        text.parse().map(|choice| vec![choice])
    }

    /// Reads what somebody typed to be played in this state. A text that tells
    /// only a part of what it is about is refused, unless it says so itself.
    fn read_here(&self, text: &str) -> Result<Vec<Self::Choice>, BadChoice> {
        Self::read_choices(text)
    }

    /// How records write the first of these choices, which one seat made in a
    /// row: their text, and how many of them it tells. [`Game::read_choices`]
    /// reads the text.
    fn write_first(choices: &[Self::Choice]) -> Option<(usize, String)> {
        choices.first().map(|choice| (1, choice.to_string()))
    }

    /// Why a choice is not legal now: the culprit and what would be right.
    /// Tells nothing that the seat to act may not know.
    fn refusal(&self, choice: Self::Choice) -> Self::Refusal;

    /// Plays a choice that is known to be legal: the fast path of search.
    ///
    /// With any other choice the state afterwards means nothing, though this
    /// never does anything unsafe.
    fn play_unchecked(&mut self, choice: Self::Choice);

    /// As [`Game::play_unchecked`], and adds to `told` what happened.
    fn play_telling(&mut self, choice: Self::Choice, told: &mut Vec<Self::Event>);

    /// Plays a choice if it is legal; otherwise says why not and changes nothing.
    fn play(&mut self, choice: Self::Choice) -> Result<(), Illegal<Self>> {
        self.check_choice(choice)?;
        self.play_unchecked(choice);
        Ok(())
    }

    /// Whether a choice is legal: exactly when [`Game::choices`] lists it.
    fn check_choice(&self, choice: Self::Choice) -> Result<(), Illegal<Self>> {
        if self.legal().contains(&choice) {
            return Ok(());
        }
        Err(Illegal { choice, refusal: self.refusal(choice) })
    }

    /// How many times something hidden has been shown so far. Undo never
    /// crosses a change of this number.
    fn reveals(&self) -> u32;

    /// What a seat may see; `None` for spectators.
    fn view(&self, seat: Option<Seat>) -> Self::View;

    /// The same view for a thread of its own. Views that share something by counting
    /// who has it make a copy of that here, or threads would wait for each other's counts.
    fn view_for_thread(view: &Self::View) -> Self::View {
        view.clone()
    }

    /// A full state that looks exactly like `view` to its seat, everything that
    /// the seat cannot know drawn anew. It depends on the view and `chance` alone.
    fn determinize<C: Chance>(view: &Self::View, chance: &mut C) -> Self;

    /// An event as a seat may see it; `None` for spectators.
    fn event_for(event: &Self::Event, seat: Option<Seat>) -> Self::Event;

    /// The scores if the game ended now.
    fn scores(&self) -> Scores;

    /// Everything that is wrong with this state: nothing, for every state that
    /// play can reach.
    fn broken_invariants(&self) -> Vec<Self::Violation>;

    /// The full state for saving.
    fn position(&self) -> Self::Position;

    /// The state that a position describes, or all reasons why it is not a valid one.
    fn from_position(position: Self::Position)
    -> Result<Self, Vec<PositionFault<Self::Violation>>>;
}

/// A choice that is not legal now.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("`{choice}` is not possible now: {refusal:?}")]
pub struct Illegal<G: Game> {
    /// The choice.
    pub choice: G::Choice,
    /// Why not.
    pub refusal: G::Refusal,
}

/// A text that is no choice of this game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{text}` is not a choice: {reason}")]
#[non_exhaustive]
pub struct BadChoice {
    /// What was read, shortened if it is long.
    pub text: String,
    /// What was expected.
    pub reason: String,
}

impl BadChoice {
    /// An error about `text`, of which only the first characters are kept.
    pub fn new(text: &str, reason: impl Into<String>) -> BadChoice {
        const KEPT: usize = 60;
        let mut short: String = text.chars().take(KEPT).collect();
        if short.len() < text.len() {
            short.push('…');
        }
        BadChoice { text: short, reason: reason.into() }
    }
}
