//! A game between a person and an opponent, apart from how it is shown.
//!
//! The session owns the table and lets the opponent answer. What it tells is
//! what the person's seat may see, and nothing else leaves it.

use caravanserai_core::{Game, Illegal, Record, RecordError, Seat, Seed, Table};
use sage::{Advice, Budget, Plays};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use targi::{Choice, Event, Options, State, View};
use thiserror::Error;

/// The name under which the person's seat is recorded.
const PERSON: &str = "person";

/// A game under way.
pub(crate) struct Session {
    table: Table<State>,
    seat: Seat,
    opponent: String,
    choices: Vec<Choice>,
    log: Vec<Line>,
    /// How many lines of the log the person had seen when choosing last.
    seen_lines: usize,
    /// How many moves the last save holds.
    saved_moves: Option<usize>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// What happened, in words.
    pub(crate) text: String,
    /// Whose doing it was; `None` for the robber, the deck and the rounds.
    pub(crate) seat: Option<Seat>,
    /// Whether a round begins here.
    pub(crate) heading: bool,
}

/// Why a saved game cannot go on.
#[derive(Debug, Error)]
pub(crate) enum ResumeError {
    #[error("{}: {error}", path.display())]
    Unreadable { path: PathBuf, error: std::io::Error },
    #[error("{}, {error}", path.display())]
    Damaged { path: PathBuf, error: RecordError },
    #[error("{}, line 2: this is a game of `{game}`, and only targi can be played here", path.display())]
    OtherGame { path: PathBuf, game: String },
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(crate) enum NoUndo {
    #[error("There is nothing to take back yet.")]
    NothingYet,
    #[error("Your opponent has acted since; your move stands.")]
    OpponentActed,
    #[error("A card was turned up by your last move; what was seen cannot be taken back.")]
    Revealed,
}

impl Session {
    /// Deals a new game; the opponent moves first if it starts.
    pub(crate) fn deal(options: &Options, seed: Seed, seat: Seat, opponent: &str) -> Session {
        let mut names = vec![opponent.to_owned(); 2];
        names[seat.index()] = PERSON.to_owned();
        Session::at(Table::new(options, seed).with_names(names), seat, opponent)
    }

    /// Another game of the same kind.
    pub(crate) fn again(&self, seed: Seed) -> Session {
        Session::deal(&self.options(), seed, self.seat, &self.opponent)
    }

    /// Goes on with a saved game.
    pub(crate) fn resume(path: &Path) -> Result<Session, ResumeError> {
        let damaged = |error| ResumeError::Damaged { path: path.to_owned(), error };
        let bytes = std::fs::read(path)
            .map_err(|error| ResumeError::Unreadable { path: path.to_owned(), error })?;
        let record = Record::parse(&String::from_utf8_lossy(&bytes)).map_err(damaged)?;
        if record.game != State::NAME {
            let game = record.game.chars().take(60).collect();
            return Err(ResumeError::OtherGame { path: path.to_owned(), game });
        }
        let table = record.verify::<State>().map_err(damaged)?;
        let person = record.names.iter().position(|name| name == PERSON);
        let seat = Seat(person.unwrap_or(0) as u8);
        let named = &record.names[seat.other().index()];
        let known = sage::NAMES.contains(&named.as_str());
        let mut session = Session::at(table, seat, if known { named } else { "greedy" });
        session.saved_moves = Some(session.table.moves().len());
        Ok(session)
    }

    fn at(table: Table<State>, seat: Seat, opponent: &str) -> Session {
        let mut session = Session {
            table,
            seat,
            opponent: opponent.to_owned(),
            choices: Vec::new(),
            log: Vec::new(),
            seen_lines: 0,
            saved_moves: None,
        };
        session.rewrite_log();
        session.let_opponent_act();
        session
    }

    /// The person's seat.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// The opponent's name.
    pub(crate) fn opponent(&self) -> &str {
        &self.opponent
    }

    /// The seed that the game was dealt from.
    pub(crate) fn seed(&self) -> &Seed {
        self.table.seed().expect("a session's table is always dealt from a seed")
    }

    fn options(&self) -> Options {
        self.table.state().options()
    }

    /// What the person may see.
    pub(crate) fn view(&self) -> View {
        self.table.state().view(Some(self.seat))
    }

    /// The full state, to test what is kept from the person.
    #[cfg(test)]
    pub(crate) fn state(&self) -> &State {
        self.table.state()
    }

    /// What the person may choose now; nothing once the game is over.
    pub(crate) fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// Whether the game has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.table.state().to_act().is_none()
    }

    /// Everything that happened, oldest first.
    pub(crate) fn log(&self) -> &[Line] {
        &self.log
    }

    /// What happened since the person chose last.
    pub(crate) fn news(&self) -> &[Line] {
        &self.log[self.seen_lines.min(self.log.len())..]
    }

    /// What a coach thinks who sees what the person sees.
    pub(crate) fn advise(&self, budget: Budget) -> Advice<Choice> {
        let never = AtomicBool::new(false);
        let seed = self.table.moves().len() as u64;
        sage::advise::<State>(&self.view(), &self.choices, budget, seed, &never)
    }

    /// Plays a choice of the person and lets the opponent answer.
    pub(crate) fn play(&mut self, choice: Choice) -> Result<(), Illegal> {
        let told = self.table.play(choice)?;
        self.seen_lines = self.log.len();
        self.tell(&told);
        self.let_opponent_act();
        Ok(())
    }

    /// Takes back the person's last choice.
    pub(crate) fn undo(&mut self) -> Result<Choice, NoUndo> {
        let last = self.table.moves().last().ok_or(NoUndo::NothingYet)?;
        let (mine, choice) = (last.seat == self.seat, last.choice);
        if self.table.undoable(self.seat) == 0 {
            return Err(if mine { NoUndo::Revealed } else { NoUndo::OpponentActed });
        }
        self.table.undo(1);
        self.rewrite_log();
        self.list_choices();
        Ok(choice)
    }

    /// Whether something was played that no save holds.
    pub(crate) fn is_unsaved(&self) -> bool {
        self.saved_moves != Some(self.table.moves().len())
    }

    /// Writes the record to a file, whole or not at all.
    pub(crate) fn save(&mut self, path: &Path) -> std::io::Result<()> {
        let record = self.table.record().expect("a session's table is always dealt from a seed");
        let mut beside = path.as_os_str().to_owned();
        beside.push(".part");
        std::fs::write(&beside, record.to_string())?;
        std::fs::rename(&beside, path)?;
        self.saved_moves = Some(self.table.moves().len());
        Ok(())
    }

    /// The opponent plays until it is the person's choice again.
    fn let_opponent_act(&mut self) {
        let mut opponent = State::opponent(&self.opponent, self.opponent_seed())
            .expect("the name was checked when the session began");
        while let Some(seat) = self.table.state().to_act().filter(|seat| *seat != self.seat) {
            let mut legal = Vec::new();
            self.table.state().choices(&mut legal);
            let view = self.table.state().view(Some(seat));
            let choice = opponent.choose(&view, &legal);
            let told = self.table.play(choice).expect("an opponent picks one of the legal choices");
            self.tell(&told);
        }
        self.list_choices();
    }

    /// The opponent thinks afresh whenever it comes to act, so that its answer
    /// to a position is the same after undo and after resuming.
    fn opponent_seed(&self) -> u64 {
        let stream = format!("opponent {}", self.table.moves().len());
        self.seed().key().stream(&stream).next_u64()
    }

    fn list_choices(&mut self) {
        self.choices.clear();
        self.table.state().choices(&mut self.choices);
    }

    fn tell(&mut self, told: &[targi::Told]) {
        let seat = Some(self.seat);
        self.log.extend(told.iter().map(|told| line(&State::event_for(told, seat))));
    }

    fn rewrite_log(&mut self) {
        let start = self.table.start().view(Some(self.seat));
        // Where tokens are chosen first, the first round has not begun yet.
        let text = match start.round {
            0 => "Action tokens: each player does without one".to_owned(),
            round => format!("Round {round}: {} starts", State::seat_name(start.start)),
        };
        self.log = vec![Line { text, seat: None, heading: true }];
        let moves = self.table.moves();
        let person = |index: usize| moves.get(index).is_some_and(|played| played.seat == self.seat);
        let last = (0..moves.len()).rev().find(|index| person(*index));
        let mut seen = 0;
        for (index, told) in self.table.told().iter().enumerate() {
            if Some(index) == last {
                seen = self.log.len();
            }
            self.tell(told);
        }
        self.seen_lines = seen;
    }
}

fn line(told: &targi::Told) -> Line {
    let seat = match told.event {
        Event::RaidPaid { seat, .. }
        | Event::RaidSpared { seat }
        | Event::RaidFailed { seat, .. }
        | Event::Placed { seat, .. }
        | Event::Marked { seat, .. }
        | Event::Used { seat, .. }
        | Event::Received { seat, .. }
        | Event::Traded { seat, .. }
        | Event::MarkerMoved { seat, .. }
        | Event::GoodsDrawn { seat, .. }
        | Event::TribeDrawn { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Laid { seat, .. }
        | Event::GoldOnCard { seat, .. }
        | Event::FewerTargi { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Shifted { seat, .. }
        | Event::Returned { seat, .. }
        | Event::CardGiven { seat, .. }
        | Event::TokenPutBack { seat, .. }
        | Event::TokenPlaced { seat, .. }
        | Event::JokerUsed { seat, .. }
        | Event::Waived { seat, .. }
        | Event::Picked { seat, .. }
        | Event::CardUsed { seat, .. }
        | Event::Robbed { seat, .. }
        | Event::GoodsLeft { seat, .. }
        | Event::GoodGiven { seat, .. }
        | Event::TopTaken { seat, .. }
        | Event::TurnEnded { seat } => Some(seat),
        Event::RoundBegan { .. }
        | Event::RobberMoved { .. }
        | Event::Revealed { .. }
        | Event::Refilled { .. }
        | Event::DuneOpened { .. }
        | Event::TopOpened { .. }
        | Event::GameOver { .. } => None,
    };
    let heading = matches!(told.event, Event::RoundBegan { .. } | Event::GameOver { .. });
    Line { text: told.to_string(), seat, heading }
}
