//! Games to draw: recorded ones and random ones, at any moment, through any eyes.

use caravanserai_core::{Chance, Game, Quick, Record, Scores, Seat, Seed, Table};
use std::fs;
use std::path::Path;
use targi::{Options, State};
use web::{Language, Scene, Stage, TableFacts, ToldMove};

/// Who sits at the tables.
const NAMES: [&str; 4] = ["Amma", "Idir", "Salma", "Ghali"];

/// The recorded games of Targi's own tests, by name.
pub(crate) fn corpus() -> Vec<(String, Table<State>)> {
    corpus_of("targi")
}

/// The recorded games of a game's own tests, by name.
pub(crate) fn corpus_of<G: Game>(game: &str) -> Vec<(String, Table<G>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("tests/corpus");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the folder of the corpus")
        .map(|entry| entry.expect("a file of the corpus").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "record"))
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).expect("a readable record");
            let record = Record::parse(&text).expect("a record");
            (name, record.verify().expect("a verified record"))
        })
        .collect()
}

/// A game of Targi in which everybody chooses anything.
pub(crate) fn random_game(options: &Options, seed: u64) -> Table<State> {
    random_game_of(options, seed)
}

/// The same of any game.
pub(crate) fn random_game_of<G: Game>(options: &G::Options, seed: u64) -> Table<G> {
    random_game_from(options, &format!("web {seed}"), seed)
}

/// The same from a deal of one's own.
pub(crate) fn random_game_from<G: Game>(options: &G::Options, deal: &str, dice: u64) -> Table<G> {
    let mut table: Table<G> = Table::new(options, Seed::new(deal));
    let mut dice = Quick::new(dice);
    let mut choices: Vec<G::Choice> = Vec::new();
    while table.state().to_act().is_some() {
        choices.clear();
        table.state().choices(&mut choices);
        let pick = choices[dice.below(choices.len() as u32) as usize];
        table.play(pick).expect("a listed choice");
    }
    table
}

/// A game at some moment.
#[derive(Clone)]
pub(crate) struct Moment<G: Game = State> {
    pub(crate) state: G,
    told: Vec<(usize, Seat, u16, Vec<G::Event>)>,
}

/// All moments of a game, from the deal to the end.
pub(crate) fn moments<G: Game>(table: &Table<G>) -> Vec<Moment<G>> {
    let mut state = table.start().clone();
    let mut told = Vec::new();
    let mut all = vec![Moment { state: state.clone(), told: told.clone() }];
    for (index, played) in table.moves().iter().enumerate() {
        let (seat, round) = (played.seat, state.round());
        let mut events = Vec::new();
        state.play_telling(played.choice, &mut events);
        told.push((index + 1, seat, round, events));
        all.push(Moment { state: state.clone(), told: told.clone() });
    }
    all
}

/// Everything that a scene borrows.
pub(crate) struct Stand<G: Game = State> {
    pub(crate) language: Language,
    pub(crate) seat: Option<Seat>,
    pub(crate) view: G::View,
    pub(crate) to_act: Option<Seat>,
    pub(crate) choices: Vec<G::Choice>,
    pub(crate) scores: Scores,
    pub(crate) log: Vec<ToldMove<G>>,
    pub(crate) facts: TableFacts,
    pub(crate) stage: Stage,
}

impl<G: Game> Moment<G> {
    /// This moment through a pair of eyes.
    pub(crate) fn seen_by(&self, seat: Option<Seat>, language: Language) -> Stand<G> {
        let to_act = self.state.to_act();
        let seats = usize::from(self.state.seats());
        let mut choices = Vec::new();
        if seat.is_some() && seat == to_act {
            self.state.choices(&mut choices);
        }
        let log: Vec<ToldMove<G>> = self
            .told
            .iter()
            .map(|(number, by, round, events)| ToldMove {
                number: *number,
                seat: *by,
                round: *round,
                events: events.iter().map(|event| G::event_for(event, seat)).collect(),
            })
            .collect();
        let own_last = log.iter().rev().find(|told| Some(told.seat) == seat);
        let seen = match to_act == seat {
            // What came between the last two turns of the viewer.
            true => {
                let mine = log.iter().rev().skip_while(|told| Some(told.seat) == seat);
                let mut theirs = mine.skip_while(|told| Some(told.seat) != seat);
                theirs.next().map_or(0, |told| told.number)
            }
            false => own_last.map_or(0, |told| told.number),
        };
        Stand {
            language,
            seat,
            view: self.state.view(seat),
            to_act,
            choices,
            scores: self.state.scores(),
            facts: TableFacts {
                path: "/table/preview".to_owned(),
                names: NAMES.iter().take(seats).map(|name| (*name).to_owned()).collect(),
                bots: (0..seats).map(|seat| (seat == 1).then(|| "trader".to_owned())).collect(),
                moves: log.len(),
                after: log.len(),
                undoable: usize::from(own_last.is_some()) * 2,
                seen,
                hints: true,
                commitment: "e6ad87dd4af3a54e910c7069c20f1c1201531f7dd7f422a5b286acd4980bcb9a"
                    .to_owned(),
                ..TableFacts::default()
            },
            log,
            stage: Stage::Live,
        }
    }
}

impl<G: Game> Stand<G> {
    pub(crate) fn scene(&self) -> Scene<'_, G> {
        Scene {
            language: self.language,
            seat: self.seat,
            view: &self.view,
            to_act: self.to_act,
            choices: &self.choices,
            scores: &self.scores,
            log: &self.log,
            table: &self.facts,
            stage: self.stage,
        }
    }
}
