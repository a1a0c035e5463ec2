//! Games and tables of any kind, spoken to in text and JSON.
//!
//! The engine protocol and the server treat every game alike: they hold an
//! [`AnyGame`] and an [`AnyTable`] and never know which game it is. Code that
//! does know gets the typed table back with [`AnyTable::of`](trait.AnyTable.html#method.of).

use crate::{
    BadChoice, Game, Illegal, MalformedPosition, OptionError, Origin, Outcome, PositionFault,
    Record, RecordError, Scores, Seat, Seed, Table,
};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;
use thiserror::Error;

/// Options by name.
pub type Named = Map<String, Value>;

/// The rules of some game.
pub trait AnyGame: Send + Sync {
    /// Its name in records, on the command line and in addresses.
    fn name(&self) -> &'static str;
    /// Checks options given by name and spells them out, or says what is wrong
    /// with them.
    fn agree(&self, options: &Named) -> Result<Agreed, OptionError>;
    /// Deals a new table with options that this game agreed to.
    fn deal(&self, agreed: &Agreed, seed: Seed) -> Box<dyn AnyTable>;
    /// A table that goes on from a position, or all reasons why it is not a
    /// valid one.
    fn load(&self, position: Value) -> Result<Box<dyn AnyTable>, Vec<PositionFault>>;
    /// The table at the end of a record.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError>;
}

/// Options that were found good.
#[derive(Clone, Debug)]
pub struct Agreed {
    /// All of them by name.
    pub options: Named,
    /// How many play.
    pub seats: u8,
    read: Arc<dyn Any + Send + Sync>,
}

impl Agreed {
    fn on<G: Game>(options: G::Options) -> Agreed {
        // The deal is thrown away; only how many seats it has is of interest.
        let seats = G::new(&options, &Seed::new("")).seats();
        Agreed { options: G::write_options(&options), seats, read: Arc::new(options) }
    }

    /// The options themselves, if they are those of the game `G`.
    pub fn of<G: Game>(&self) -> Option<&G::Options> {
        self.read.downcast_ref()
    }
}

impl dyn AnyGame {
    /// The rules of the game `G`.
    pub const fn of<G: Game>() -> &'static dyn AnyGame {
        &Rules::<G>(PhantomData)
    }
}

struct Rules<G>(PhantomData<fn() -> G>);

impl<G: Game> AnyGame for Rules<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn agree(&self, options: &Named) -> Result<Agreed, OptionError> {
        Ok(Agreed::on::<G>(G::read_options(options)?))
    }

    fn deal(&self, agreed: &Agreed, seed: Seed) -> Box<dyn AnyTable> {
        Box::new(Table::<G>::new(agreed.of::<G>().expect("options of this game"), seed))
    }

    fn load(&self, position: Value) -> Result<Box<dyn AnyTable>, Vec<PositionFault>> {
        let position = serde_json::from_value(position)
            .map_err(|error| vec![MalformedPosition::Unreadable(error.to_string()).into()])?;
        match G::from_position(position) {
            Ok(state) => Ok(Box::new(Table::from_state(state))),
            Err(faults) => Err(faults.into_iter().map(PositionFault::of_any_game).collect()),
        }
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(Table::<G>::replay(record, None)?))
    }
}

/// A table of some game.
pub trait AnyTable: Any + Send {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// How many seats play.
    fn seats(&self) -> u8;
    /// The players' names by seat.
    fn names(&self) -> &[String];
    /// Names the players, one name for each seat.
    fn name_players(&mut self, names: Vec<String>);
    /// The options by name.
    fn options(&self) -> Named;
    /// Whose choice it is; `None` when the game is over.
    fn to_act(&self) -> Option<Seat>;
    /// The current round.
    fn round(&self) -> u16;
    /// The legal choices of the player to act, as text.
    fn choices(&self) -> Vec<String>;
    /// Plays a choice given as text and returns its usual spelling. On an error
    /// nothing has changed.
    fn play(&mut self, choice: &str) -> Result<String, Refused>;
    /// As [`AnyTable::play`], for a text that may also stand for several
    /// choices, such as a whole walk.
    fn play_all(&mut self, choices: &str) -> Result<(), Refused>;
    /// How many moves were made.
    fn moves(&self) -> usize;
    /// Who made each move.
    fn movers(&self) -> Vec<Seat>;
    /// Who made each move after the first `from`, and what was chosen.
    fn made(&self, from: usize) -> Vec<(Seat, String)>;
    /// How many of its last moves a seat may take back.
    fn undoable(&self, seat: Seat) -> usize;
    /// Goes back to the first `moves` moves.
    fn go_back(&mut self, moves: usize);
    /// How many moves there are after the first move of each round.
    fn rounds(&self) -> Vec<usize>;
    /// The moves after the first `from`, as a seat may know them; `None` for
    /// spectators.
    fn told(&self, seat: Option<Seat>, from: usize) -> Vec<Told>;
    /// What a seat may see, as JSON; `None` for spectators.
    fn view(&self, seat: Option<Seat>) -> Box<RawValue>;
    /// The full position, as JSON.
    fn position(&self) -> Box<RawValue>;
    /// A table at which the same was played, to go on from in another way.
    fn fork(&self) -> Box<dyn AnyTable>;
    /// A position that looks the same to a seat, all that it cannot know drawn
    /// anew from the seed, as JSON; `None` for spectators.
    fn sample(&self, seat: Option<Seat>, seed: &Seed) -> Box<RawValue>;
    /// The options of a game with the cards that this one left in the box, if it
    /// can be played with them.
    fn options_with_the_rest(&self) -> Option<Named>;
    /// The scores as they stand.
    fn scores(&self) -> Scores;
    /// Everybody's points after each number of moves, from 0.
    fn points(&self) -> Vec<Vec<i16>>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Notes what the seed was made of, for the record.
    fn set_origin(&mut self, origin: Origin);
    /// The record, unless the table was loaded from a position.
    fn record(&self) -> Option<Record>;
    /// Plays the record anew and checks what it claims; `None` if there is none.
    fn verify(&self) -> Option<Result<(), RecordError>>;
}

/// One move as somebody may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// Its number, counted from 1.
    pub number: usize,
    /// Who moved.
    pub seat: Seat,
    /// The round.
    pub round: u16,
    /// What happened.
    pub events: Vec<Value>,
}

/// Why a choice that was given as text was not played. A vocabulary of the
/// game puts it into words.
#[derive(Clone, Debug, Error)]
pub enum Refused {
    /// The text is no choice of this game.
    #[error(transparent)]
    Unreadable(#[from] BadChoice),
    /// The choice is not legal now.
    #[error("`{choice}` is not possible now")]
    Illegal {
        /// The choice in its text form.
        choice: String,
        /// Why not, as the game says it; see [`Refused::reason`].
        reason: Arc<dyn Any + Send + Sync>,
    },
}

impl Refused {
    /// Why the choice is not legal, if it is one of the game `G`.
    pub fn reason<G: Game>(&self) -> Option<&G::Refusal> {
        match self {
            Refused::Unreadable(_) => None,
            Refused::Illegal { reason, .. } => reason.downcast_ref(),
        }
    }
}

/// Why a choice is refused follows from the choice and the table.
impl PartialEq for Refused {
    fn eq(&self, other: &Refused) -> bool {
        match (self, other) {
            (Refused::Unreadable(one), Refused::Unreadable(two)) => one == two,
            (Refused::Illegal { choice: one, .. }, Refused::Illegal { choice: two, .. }) => {
                one == two
            }
            _ => false,
        }
    }
}

impl Eq for Refused {}

impl<G: Game> From<Illegal<G>> for Refused {
    fn from(illegal: Illegal<G>) -> Refused {
        Refused::Illegal { choice: illegal.choice.to_string(), reason: Arc::new(illegal.refusal) }
    }
}

impl dyn AnyTable {
    /// The table itself, if it is one of the game `G`.
    pub fn of<G: Game>(&self) -> Option<&Table<G>> {
        (self as &dyn Any).downcast_ref()
    }
}

impl<G: Game> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.state().seats()
    }

    fn names(&self) -> &[String] {
        Table::names(self)
    }

    fn name_players(&mut self, names: Vec<String>) {
        Table::name_players(self, names);
    }

    fn options(&self) -> Named {
        G::write_options(&self.state().options())
    }

    fn to_act(&self) -> Option<Seat> {
        self.state().to_act()
    }

    fn round(&self) -> u16 {
        self.state().round()
    }

    fn choices(&self) -> Vec<String> {
        self.state().legal().iter().map(G::Choice::to_string).collect()
    }

    fn play(&mut self, choice: &str) -> Result<String, Refused> {
        let choice: G::Choice = choice.parse()?;
        Table::play(self, choice)?;
        Ok(choice.to_string())
    }

    fn play_all(&mut self, choices: &str) -> Result<(), Refused> {
        let choices = self.state().read_here(choices)?;
        Table::play_all(self, &choices)?;
        Ok(())
    }

    fn moves(&self) -> usize {
        Table::moves(self).len()
    }

    fn movers(&self) -> Vec<Seat> {
        Table::moves(self).iter().map(|played| played.seat).collect()
    }

    fn made(&self, from: usize) -> Vec<(Seat, String)> {
        let made = Table::moves(self).iter().skip(from);
        made.map(|made| (made.seat, made.choice.to_string())).collect()
    }

    fn undoable(&self, seat: Seat) -> usize {
        Table::undoable(self, seat)
    }

    fn go_back(&mut self, moves: usize) {
        self.undo(Table::moves(self).len().saturating_sub(moves));
    }

    fn rounds(&self) -> Vec<usize> {
        let moves = Table::moves(self);
        let begins = |index: &usize| *index == 0 || moves[index - 1].round != moves[*index].round;
        (0..moves.len()).filter(begins).map(|index| index + 1).collect()
    }

    fn told(&self, seat: Option<Seat>, from: usize) -> Vec<Told> {
        let moves = Table::moves(self).iter().zip(Table::told(self)).enumerate().skip(from);
        moves
            .map(|(index, (played, events))| {
                let heard = events.iter().map(|event| G::event_for(event, seat));
                let json = |event| serde_json::to_value(event).expect("an event is plain data");
                let (seat, round) = (played.seat, played.round);
                Told { number: index + 1, seat, round, events: heard.map(json).collect() }
            })
            .collect()
    }

    fn view(&self, seat: Option<Seat>) -> Box<RawValue> {
        to_raw_value(&self.state().view(seat)).expect("a view is plain data")
    }

    fn position(&self) -> Box<RawValue> {
        to_raw_value(&self.state().position()).expect("a position is plain data")
    }

    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn sample(&self, seat: Option<Seat>, seed: &Seed) -> Box<RawValue> {
        let view = self.state().view(seat);
        let sampled = G::determinize(&view, &mut seed.key().stream("sample"));
        to_raw_value(&sampled.position()).expect("a position is plain data")
    }

    fn options_with_the_rest(&self) -> Option<Named> {
        self.start().options_with_the_rest()
    }

    fn scores(&self) -> Scores {
        self.state().scores()
    }

    fn points(&self) -> Vec<Vec<i16>> {
        let totals = |state: &G| state.scores().all().iter().map(|score| score.total()).collect();
        let mut state = self.start().clone();
        let mut points = vec![totals(&state)];
        for played in Table::moves(self) {
            state.play_unchecked(played.choice);
            points.push(totals(&state));
        }
        points
    }

    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(self)
    }

    fn set_origin(&mut self, origin: Origin) {
        Table::set_origin(self, origin);
    }

    fn record(&self) -> Option<Record> {
        Table::record(self)
    }

    fn verify(&self) -> Option<Result<(), RecordError>> {
        // Read from its text, as anybody else would have to.
        let text = Table::record(self)?.to_string();
        let record = Record::parse(&text).map_err(RecordError::from);
        Some(record.and_then(|record| record.verify::<G>().map(drop)))
    }
}
