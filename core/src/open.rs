//! Tables of any game behind one face, spoken to in text and JSON.
//!
//! The engine protocol and the server serve every game alike; they hold an
//! [`OpenTable`] and never know which game it is.

use crate::{Game, Outcome, Record, RecordError, Scores, Seat, Table};
use serde_json::Value;

/// A table of some game.
pub trait OpenTable: Send {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// How many seats play.
    fn seats(&self) -> u8;
    /// Whose choice it is; `None` when the game is over.
    fn to_act(&self) -> Option<Seat>;
    /// The legal choices of whoever is to act, as text.
    fn choices(&self) -> Vec<String>;
    /// Plays a choice given as text, or several that the game has one text
    /// for. On an error nothing has changed.
    fn play(&mut self, choice: &str) -> Result<(), String>;
    /// What a seat may see; `None` for spectators.
    fn view(&self, seat: Option<Seat>) -> Value;
    /// The full position.
    fn position(&self) -> Value;
    /// The scores as they stand.
    fn scores(&self) -> Scores;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The record, unless the table was loaded from a position.
    fn record(&self) -> Option<Record>;
}

impl<G: Game> OpenTable for Table<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        self.state().seats()
    }

    fn to_act(&self) -> Option<Seat> {
        self.state().to_act()
    }

    fn choices(&self) -> Vec<String> {
        let mut choices = Vec::new();
        self.state().choices(&mut choices);
        choices.iter().map(G::Choice::to_string).collect()
    }

    fn play(&mut self, choice: &str) -> Result<(), String> {
        let choices = G::read_choices(choice).map_err(|error| error.to_string())?;
        self.play_all(&choices).map(drop).map_err(|error| error.to_string())
    }

    fn view(&self, seat: Option<Seat>) -> Value {
        serde_json::to_value(self.state().view(seat)).expect("a view is plain data")
    }

    fn position(&self) -> Value {
        serde_json::to_value(self.state().position()).expect("a position is plain data")
    }

    fn scores(&self) -> Scores {
        self.state().scores()
    }

    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(self)
    }

    fn record(&self) -> Option<Record> {
        Table::record(self)
    }
}

impl dyn OpenTable {
    /// A new table of the game `G`, its options given by name.
    pub fn deal<G: Game>(
        options: &serde_json::Map<String, Value>,
        seed: crate::Seed,
    ) -> Result<Box<dyn OpenTable>, String> {
        let options = G::read_options(options).map_err(|error| error.to_string())?;
        Ok(Box::new(Table::<G>::new(&options, seed)))
    }

    /// A table of the game `G` that goes on from a position, or all reasons
    /// why it is not a valid one.
    pub fn load<G: Game>(position: Value) -> Result<Box<dyn OpenTable>, Vec<String>> {
        let position = serde_json::from_value(position).map_err(|error| vec![error.to_string()])?;
        Ok(Box::new(Table::from_state(G::from_position(position)?)))
    }

    /// The table at the end of a record.
    pub fn replay<G: Game>(record: &Record) -> Result<Box<dyn OpenTable>, RecordError> {
        Ok(Box::new(Table::<G>::replay(record, None)?))
    }
}
