//! A game between a person and opponents, apart from how it is shown.
//!
//! The session owns the table and lets the opponents answer. What it tells is
//! what the person's seat may see, and nothing else leaves it.

use crate::tabletop::{Choice, Event, Illegal, Line, Options, Tabletop, View};
use caravanserai_core::{
    BadChoice, Game, MAX_SEATS, Record, RecordError, Scores, Seat, Seed, Table,
};
use sage::{Advice, Budget, Opponent, Plays};
use std::borrow::Cow;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use words::{Language, list, opponents, t};

/// The name under which the person's seat is recorded.
const PERSON: &str = "person";

/// The default opponent.
pub fn usual_opponent<B: Plays>() -> &'static str {
    opponents::usual(B::opponents()).copied().unwrap_or("random")
}

/// A game under way.
pub struct Session<T: Tabletop> {
    table: Table<T::Game>,
    seat: Seat,
    choices: Vec<Choice<T>>,
    log: Vec<Line>,
    /// How many lines of the log the person had seen when choosing last.
    seen_lines: usize,
    /// How many moves the last save holds.
    saved_moves: Option<usize>,
    language: Language,
    /// What the log calls the players.
    names: Vec<String>,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum NoUndo {
    NothingYet,
    OpponentActed,
    Revealed,
}

impl NoUndo {
    /// The reason in words.
    pub fn words(self, language: Language) -> Cow<'static, str> {
        match self {
            NoUndo::NothingYet => t!(language, "terminal-nothing-to-undo"),
            NoUndo::OpponentActed => t!(language, "terminal-opponent-acted"),
            NoUndo::Revealed => t!(language, "terminal-revealed"),
        }
    }
}

impl<T: Tabletop> Session<T> {
    /// Deals a new game; the opponents move first if they start.
    ///
    /// # Panics
    /// If there is no such seat or opponent.
    pub fn deal(options: &Options<T>, seed: Seed, seat: Seat, opponent: &str) -> Session<T> {
        let table = Table::new(options, seed);
        let mut names = vec![opponent.to_owned(); table.names().len()];
        names[seat.index()] = PERSON.to_owned();
        Session::at(table.with_names(names), seat)
    }

    /// Another game of the same kind.
    pub fn again(&self, seed: Seed) -> Session<T> {
        let table = Table::new(&self.table.state().options(), seed);
        Session::at(table.with_names(self.table.names().to_vec()), self.seat)
            .speaking(self.language)
    }

    /// Another game with the cards that this one left in the box, if there is one.
    pub fn with_the_rest(&self, seed: Seed) -> Option<Session<T>> {
        let options = T::Game::read_options(&self.table.start().options_with_the_rest()?).ok()?;
        let table = Table::new(&options, seed).with_names(self.table.names().to_vec());
        Some(Session::at(table, self.seat).speaking(self.language))
    }

    /// Whether the game left cards in the box that can be played with.
    pub fn has_rest(&self) -> bool {
        self.table.start().options_with_the_rest().is_some()
    }

    /// The same game in another language.
    pub fn speaking(mut self, language: Language) -> Session<T> {
        self.language = language;
        self.names = T::seats(language, self.table.state().seats());
        let seen = self.seen_lines;
        self.rewrite_log();
        self.seen_lines = seen;
        self
    }

    /// The language that it speaks.
    pub fn language(&self) -> Language {
        self.language
    }

    /// What the players are called.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Goes on with a saved game.
    pub fn resume(record: &Record) -> Result<Session<T>, RecordError> {
        let table = record.verify::<T::Game>()?;
        let person = record.names.iter().position(|name| name == PERSON).unwrap_or(0);
        let mut names = record.names.clone();
        for (index, name) in names.iter_mut().enumerate() {
            if index == person {
                *name = PERSON.to_owned();
            } else if !T::Bot::opponents().contains(&name.as_str()) {
                *name = usual_opponent::<T::Bot>().to_owned();
            }
        }
        let mut session = Session::at(table.with_names(names), Seat(person as u8));
        session.saved_moves = Some(session.table.moves().len());
        Ok(session)
    }

    fn at(table: Table<T::Game>, seat: Seat) -> Session<T> {
        let language = Language::default();
        let mut session = Session {
            names: T::seats(language, table.state().seats()),
            table,
            seat,
            choices: Vec::new(),
            log: Vec::new(),
            seen_lines: 0,
            saved_moves: None,
            language,
        };
        session.rewrite_log();
        session.let_opponents_act();
        session
    }

    /// The person's seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// All seats, the person's first and then clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<T> {
        let (first, seats) = (self.seat.0, self.table.state().seats());
        (0..seats).map(move |ahead| Seat((first + ahead) % seats))
    }

    /// Who sits there: the word for the person, or what the opponent is called.
    pub fn who(&self, seat: Seat) -> Cow<'_, str> {
        if seat == self.seat {
            return t!(self.language, "terminal-you");
        }
        let given = self.table.names();
        let own = self.seat.index();
        let level = |(seat, name): (usize, &String)| (seat != own).then(|| name.clone());
        let levels: Vec<Option<String>> = given.iter().enumerate().map(level).collect();
        Cow::Owned(opponents::names(self.language, given, &levels).swap_remove(seat.index()))
    }

    /// The seed that the game was dealt from.
    pub fn seed(&self) -> &Seed {
        self.table.seed().expect("a session's table is always dealt from a seed")
    }

    /// What the person may see.
    pub fn view(&self) -> View<T> {
        self.table.state().view(Some(self.seat))
    }

    /// The full state, to test what is kept from the person.
    pub fn state(&self) -> &T::Game {
        self.table.state()
    }

    /// What the person may choose now; nothing once the game is over.
    pub fn choices(&self) -> &[Choice<T>] {
        &self.choices
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.table.state().to_act().is_none()
    }

    /// Everything that happened, oldest first.
    pub fn log(&self) -> &[Line] {
        &self.log
    }

    /// What happened since the person chose last.
    pub fn news(&self) -> &[Line] {
        &self.log[self.seen_lines.min(self.log.len())..]
    }

    /// What a coach thinks who sees what the person sees.
    pub fn advise(&self, budget: Budget) -> Advice<T::Game, T::Holding> {
        let never = AtomicBool::new(false);
        let seed = self.table.moves().len() as u64;
        sage::advise::<_, T::Bot>(&self.view(), &self.choices, budget, seed, &never)
    }

    /// The final scores, once the game is over.
    pub fn scores(&self) -> Option<Scores> {
        self.is_over().then(|| self.table.state().scores())
    }

    /// What to do now, or how the game has ended, in one sentence.
    pub fn sentence(&self) -> String {
        if let Some(scores) = self.scores() {
            return self.verdict(&scores).into_owned();
        }
        let language = self.language;
        let (name, shape) = (self.names[self.seat.index()].as_str(), T::shape(self.seat));
        let asked = T::asked(language, &self.view(), &self.names, &self.choices);
        t!(language, "terminal-asked", name = name, shape = shape.to_string(), asked = asked)
            .into_owned()
    }

    /// How the game has ended for the person.
    fn verdict(&self, scores: &Scores) -> Cow<'static, str> {
        let language = self.language;
        let mine = scores.of(self.seat).total();
        let others: Vec<i16> = self.seats().skip(1).map(|seat| scores.of(seat).total()).collect();
        let tied = others.contains(&mine);
        let others = list(language, &others.iter().map(i16::to_string).collect::<Vec<_>>());
        match (scores.is_winner(self.seat), scores.winners().count(), tied) {
            (true, 1, true) => t!(language, "terminal-you-win-tie", mine = mine, others = others),
            (true, 1, false) => t!(language, "terminal-you-win", mine = mine, others = others),
            (true, ..) => t!(language, "terminal-you-share", mine = mine, others = others),
            (false, _, true) => t!(language, "terminal-you-lose-tie", mine = mine, others = others),
            (false, ..) => t!(language, "terminal-you-lose", mine = mine, others = others),
        }
    }

    /// Reads what the person typed: a choice, or several that belong together.
    pub fn read(&self, text: &str) -> Result<Vec<Choice<T>>, BadChoice> {
        self.table.state().read_here(text)
    }

    /// Plays a choice of the person, or several in a row, and lets the
    /// opponents answer. If one is not legal, nothing changes.
    pub fn play(&mut self, choices: &[Choice<T>]) -> Result<(), Illegal<T>> {
        let told = self.table.play_all(choices)?.concat();
        self.seen_lines = self.log.len();
        self.tell(&told);
        self.let_opponents_act();
        Ok(())
    }

    /// Takes back the person's last choice.
    pub fn undo(&mut self) -> Result<Choice<T>, NoUndo> {
        let last = self.table.moves().last().ok_or(NoUndo::NothingYet)?;
        let (mine, choice) = (last.seat == self.seat, last.choice);
        if self.table.undoable(self.seat) == 0 {
            return Err(if mine { NoUndo::Revealed } else { NoUndo::OpponentActed });
        }
        self.table.undo(1);
        self.rewrite_log();
        self.refresh_choices();
        Ok(choice)
    }

    /// Whether something was played that no save holds.
    pub fn is_unsaved(&self) -> bool {
        self.saved_moves != Some(self.table.moves().len())
    }

    /// Writes the record to a file, whole or not at all.
    pub fn save(&mut self, path: &Path) -> std::io::Result<()> {
        let record = self.table.record().expect("a session's table is always dealt from a seed");
        let mut beside = path.as_os_str().to_owned();
        beside.push(".part");
        std::fs::write(&beside, record.to_string())?;
        std::fs::rename(&beside, path)?;
        self.saved_moves = Some(self.table.moves().len());
        Ok(())
    }

    /// The opponents play until it is the person's choice again.
    fn let_opponents_act(&mut self) {
        let seed = self.opponent_seed();
        let mut opponents: [Option<Box<dyn Opponent<T::Game>>>; MAX_SEATS] = Default::default();
        while let Some(seat) = self.table.state().to_act().filter(|seat| *seat != self.seat) {
            let legal = self.table.state().legal();
            let view = self.table.state().view(Some(seat));
            let name = &self.table.names()[seat.index()];
            let opponent = opponents[seat.index()].get_or_insert_with(|| {
                T::Bot::opponent(name, seed.wrapping_add(seat.0.into()))
                    .expect("the name was checked when the session began")
            });
            let choice = opponent.choose(&view, &legal);
            let told = self.table.play(choice).expect("an opponent picks one of the legal choices");
            let told = told.to_vec();
            self.tell(&told);
        }
        self.refresh_choices();
    }

    /// The opponent thinks afresh whenever it comes to act, so that its answer
    /// to a position is the same after undo and after resuming.
    fn opponent_seed(&self) -> u64 {
        let stream = format!("opponent {}", self.table.moves().len());
        self.seed().key().stream(&stream).next_u64()
    }

    fn refresh_choices(&mut self) {
        self.choices.clear();
        self.table.state().choices(&mut self.choices);
    }

    fn tell(&mut self, told: &[Event<T>]) {
        for event in told {
            let heard = T::Game::event_for(event, Some(self.seat));
            T::tell(self.language, &self.names, &heard, &mut self.log);
        }
    }

    fn rewrite_log(&mut self) {
        let text = T::first_line(self.language, &self.table.start().view(Some(self.seat)));
        self.log = vec![Line { text, seat: None, heading: true }];
        let moves = self.table.moves();
        let person = |index: usize| moves.get(index).is_some_and(|played| played.seat == self.seat);
        let last = (0..moves.len()).rev().find(|index| person(*index));
        let mut seen = 0;
        for (index, told) in self.table.told().to_vec().iter().enumerate() {
            if Some(index) == last {
                seen = self.log.len();
            }
            self.tell(told);
        }
        self.seen_lines = seen;
    }
}
