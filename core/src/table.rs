//! A game under way: how it began, what was chosen, where it stands.

use crate::{
    BadChoice, Entry, Game, Illegal, Malformed, Origin, Outcome, Record, RecordError, Seat, Seed,
};

/// A running or finished game with its history.
///
/// The choices are the truth; the current state is what follows from them.
///
/// ```
/// use caravanserai_core::{Game, Seed, Table};
/// use some_game::State; // the rules of any game of the house
///
/// let mut table = Table::<State>::new(&Default::default(), Seed::new("abc"));
/// let legal = table.state().legal();
///
/// let told = table.play(legal[0])?;
/// assert!(!told.is_empty(), "what happened, for the log");
/// assert!(table.play_all(&[legal[0], legal[0]]).is_err(), "no longer legal");
/// assert_eq!(table.moves().len(), 1, "so nothing changed");
///
/// let seat = table.moves()[0].seat;
/// assert_eq!(table.undoable(seat), 1);
/// table.undo(1);
/// assert_eq!(table.state(), table.start());
/// # Ok::<(), caravanserai_core::Illegal<State>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    seed: Option<Seed>,
    origin: Option<Origin>,
    names: Vec<String>,
    start: G,
    now: G,
    moves: Vec<Move<G>>,
    /// What happened in each move.
    told: Vec<Vec<G::Event>>,
}

/// One choice that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move<G: Game> {
    /// Who chose.
    pub seat: Seat,
    /// The round it was in.
    pub round: u16,
    /// What was chosen.
    pub choice: G::Choice,
    /// Whether it showed something hidden, so that undo may not cross it.
    pub revealed: bool,
}

impl<G: Game> Table<G> {
    /// Deals a new game.
    pub fn new(options: &G::Options, seed: Seed) -> Table<G> {
        let mut table = Table::from_state(G::new(options, &seed));
        table.seed = Some(seed);
        table
    }

    /// A table that goes on from a given state. It knows no seed, so it can
    /// be played on but not recorded.
    pub fn from_state(start: G) -> Table<G> {
        let names = (0..start.seats()).map(|seat| G::seat_name(Seat(seat)).to_owned()).collect();
        let (now, moves, told) = (start.clone(), Vec::new(), Vec::new());
        Table { seed: None, origin: None, names, now, start, moves, told }
    }

    /// Who sits where, for the record.
    pub fn with_names(mut self, names: Vec<String>) -> Table<G> {
        self.name_players(names);
        self
    }

    /// Names the players anew, one name for each seat.
    pub fn name_players(&mut self, names: Vec<String>) {
        assert_eq!(names.len(), usize::from(self.now.seats()), "one name for each seat");
        self.names = names;
    }

    /// The players' names by seat.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The current state.
    pub fn state(&self) -> &G {
        &self.now
    }

    /// The state before the first choice.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The seed, if the table was dealt here.
    pub fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// What the seed was made of, if that is known.
    pub fn origin(&self) -> Option<&Origin> {
        self.origin.as_ref()
    }

    /// Notes what the seed was made of, for the record.
    pub fn set_origin(&mut self, origin: Origin) {
        self.origin = Some(origin);
    }

    /// What was played so far.
    pub fn moves(&self) -> &[Move<G>] {
        &self.moves
    }

    /// Plays a choice if it is legal and tells what happened; otherwise
    /// nothing changes.
    pub fn play(&mut self, choice: G::Choice) -> Result<&[G::Event], Illegal<G>> {
        self.now.check_choice(choice)?;
        Ok(self.play_legal(choice))
    }

    /// Plays choices one after the other and tells what happened, move by move;
    /// if one of them is not legal, nothing changes at all.
    pub fn play_all(&mut self, choices: &[G::Choice]) -> Result<&[Vec<G::Event>], Illegal<G>> {
        let (before, count) = (self.now.clone(), self.moves.len());
        for choice in choices {
            if let Err(illegal) = self.now.check_choice(*choice) {
                self.now = before;
                self.forget_after(count);
                return Err(illegal);
            }
            self.play_legal(*choice);
        }
        Ok(&self.told[count..])
    }

    fn play_legal(&mut self, choice: G::Choice) -> &[G::Event] {
        let seat = self.now.to_act().expect("a legal choice has somebody who makes it");
        let (round, before) = (self.now.round(), self.now.reveals());
        let mut told = Vec::new();
        self.now.play_telling(choice, &mut told);
        let revealed = self.now.reveals() != before;
        self.moves.push(Move { seat, round, choice, revealed });
        self.told.push(told);
        self.told.last().expect("it was pushed a line above")
    }

    fn forget_after(&mut self, count: usize) {
        self.moves.truncate(count);
        self.told.truncate(count);
    }

    /// How many of the last moves `seat` may take back: its own, back to the
    /// last thing shown or the last move of somebody else.
    pub fn undoable(&self, seat: Seat) -> usize {
        self.moves.iter().rev().take_while(|m| m.seat == seat && !m.revealed).count()
    }

    /// Takes back the last `count` moves of any players.
    ///
    /// # Panics
    /// If fewer were made.
    pub fn undo(&mut self, count: usize) {
        self.forget_after(self.moves.len().checked_sub(count).expect("so many moves were made"));
        self.now = self.at(self.moves.len());
    }

    /// The state after the first `count` moves, or now if there are fewer.
    pub fn at(&self, count: usize) -> G {
        let mut state = self.start.clone();
        for played in self.moves.iter().take(count) {
            state.play_unchecked(played.choice);
        }
        state
    }

    /// Everything that happened, move by move.
    pub fn told(&self) -> &[Vec<G::Event>] {
        &self.told
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.now.to_act().is_none().then(|| Outcome::of(&self.now.scores()))
    }

    /// The game as a record; `None` for a table without a seed.
    pub fn record(&self) -> Option<Record> {
        let seed = self.seed.clone()?;
        Some(Record::of(self, seed))
    }

    /// Plays a record from its first choice to its last, or only the first
    /// `limit` choices.
    pub fn replay(record: &Record, limit: Option<usize>) -> Result<Table<G>, RecordError> {
        Table::play_record(record, limit).map_err(|error| record.by_other_rules::<G>(error))
    }

    fn play_record(record: &Record, limit: Option<usize>) -> Result<Table<G>, RecordError> {
        let options = G::read_options(&record.options)
            .map_err(|error| RecordError::options(record.options_line, error))?;
        let mut table = Table::<G>::new(&options, record.seed.clone());
        if record.names.len() != table.names.len() {
            let fault = Malformed::Seats { named: record.names.len(), play: table.names.len() };
            return Err(RecordError::new(record.seats_line, fault));
        }
        table.names = record.names.clone();
        table.origin = record.origin.clone();
        let limit = limit.unwrap_or(usize::MAX);
        for entry in &record.entries {
            let wrong = |error: BadChoice| RecordError::refused(entry.line, error);
            for choice in G::read_choices(&entry.choice).map_err(wrong)? {
                if table.moves.len() == limit {
                    return Ok(table);
                }
                table.play_recorded(choice, entry)?;
            }
        }
        Ok(table)
    }

    fn play_recorded(&mut self, choice: G::Choice, entry: &Entry) -> Result<(), RecordError> {
        let now = self.now.round();
        let wrong = match self.now.to_act() {
            None => Some(Malformed::AfterEnd { choice: choice.to_string() }),
            Some(to_act) if to_act != entry.seat => {
                Some(Malformed::OtherSeat { to_act, claimed: entry.seat })
            }
            Some(_) if now != entry.round => {
                Some(Malformed::OtherRound { now, claimed: entry.round })
            }
            Some(_) => None,
        };
        if let Some(fault) = wrong {
            return Err(RecordError::new(entry.line, fault));
        }
        self.play(choice).map(drop).map_err(|illegal| RecordError::refused(entry.line, illegal))
    }
}
