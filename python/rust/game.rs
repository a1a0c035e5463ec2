//! A single game: a value that never changes.

use crate::convert::{Chosen, Dtype, GivenSeed, from_python, options, seat, to_python};
use crate::offered::Offered;
use crate::{BadOption, BadRecord, Refused, page};
use caravanserai_core::{AnyGame, AnyTable, Game, InfoSet, Record, Seat, Seed, Table};
use numpy::{Element, PyArray1};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use sage::{Budget, FeatureNumber, Numeric};
use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use words::positions::for_programs;
use words::records::unread;
use words::{AnyVocabulary, Language};

pub(crate) type Choice<O> = <<O as Offered>::Game as Game>::Choice;

/// A game at one moment, with how it came to it.
pub(crate) struct Played<O: Offered> {
    pub(crate) state: O::Game,
    dealt: Arc<Dealt<O>>,
    last: Option<Arc<Moved<O>>>,
}

/// How a game began.
struct Dealt<O: Offered> {
    start: O::Game,
    /// What it was dealt from, unless it began in the middle.
    seed: Option<Seed>,
    names: Vec<String>,
}

/// A choice and those before it, shared by all games that went on from it.
struct Moved<O: Offered> {
    choice: Choice<O>,
    number: usize,
    before: Option<Arc<Moved<O>>>,
}

impl<O: Offered> Drop for Moved<O> {
    /// One after the other, since a long game would nest too deep.
    fn drop(&mut self) {
        let mut before = self.before.take();
        while let Some(moved) = before {
            before = Arc::into_inner(moved).and_then(|mut moved| moved.before.take());
        }
    }
}

/// Runs something with the legal choices, which are listed into a list that every
/// thread keeps.
pub(crate) fn with_legal<O: Offered, T>(
    state: &O::Game,
    work: impl FnOnce(&[Choice<O>]) -> T,
) -> T {
    O::scratch().with_borrow_mut(|legal| {
        legal.clear();
        state.choices(legal);
        work(legal)
    })
}

/// The words in which something is refused.
fn refused<O: Offered>(refused: impl Into<caravanserai_core::Refused>) -> PyErr {
    let words = <dyn AnyVocabulary>::of::<O::Table>();
    Refused::new_err(words.refused(Language::English, &refused.into()))
}

/// Why an index cannot be played.
pub(crate) fn bad_index<O: Offered>(state: &O::Game, index: i64) -> String {
    let count = O::Bot::ACTION_COUNT;
    if state.to_act().is_none() {
        "the game is over; there is nothing left to choose".to_owned()
    } else if (0..count as i64).contains(&index) {
        let legal = with_legal::<O, _>(state, |legal| {
            let texts = legal.iter().take(3).map(|choice| format!("`{choice}`"));
            texts.collect::<Vec<_>>().join(", ")
        });
        format!("index {index} is no legal choice now; legal are {legal} and so on, see `legal`")
    } else {
        format!("there is no index {index}; they are 0 to {}", count - 1)
    }
}

impl<O: Offered> Clone for Played<O> {
    fn clone(&self) -> Played<O> {
        let (dealt, last) = (self.dealt.clone(), self.last.clone());
        Played { state: self.state.clone(), dealt, last }
    }
}

impl<O: Offered> Played<O> {
    pub(crate) fn deal(
        seed: Option<GivenSeed>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Played<O>> {
        let options = Self::read_options(named)?;
        Ok(Self::begin(Table::new(&options, GivenSeed::or_random(seed))))
    }

    pub(crate) fn read_options(
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<<O::Game as Game>::Options> {
        let words = <dyn AnyVocabulary>::of::<O::Table>();
        O::Game::read_options(&options(named)?)
            .map_err(|error| BadOption::new_err(words.option_error(Language::English, &error)))
    }

    /// The game at a table, with all its moves.
    fn begin(table: Table<O::Game>) -> Played<O> {
        let mut last: Option<Arc<Moved<O>>> = None;
        for (index, played) in table.moves().iter().enumerate() {
            let (choice, number) = (played.choice, index + 1);
            last = Some(Arc::new(Moved { choice, number, before: last }));
        }
        let dealt = Dealt {
            start: table.start().clone(),
            seed: table.seed().cloned(),
            names: table.names().to_vec(),
        };
        Played { state: table.state().clone(), dealt: Arc::new(dealt), last }
    }

    pub(crate) fn from_record(text: &str) -> PyResult<Played<O>> {
        let record = Record::parse(text)
            .map_err(|error| BadRecord::new_err(unread(Language::English, &error)))?;
        if record.game != O::Game::NAME {
            let (is, wanted) = (&record.game, O::Game::NAME);
            return Err(BadRecord::new_err(format!("the record is of `{is}`, not of `{wanted}`")));
        }
        let words = <dyn AnyVocabulary>::of::<O::Table>();
        let table = Table::replay(&record, None)
            .map_err(|error| BadRecord::new_err(words.record_error(Language::English, &error)))?;
        Ok(Self::begin(table))
    }

    pub(crate) fn from_state(position: &Bound<'_, PyAny>) -> PyResult<Played<O>> {
        let loaded = <dyn AnyGame>::of::<O::Game>().load(from_python(position)?);
        let table = loaded.map_err(|faults| {
            let words = <dyn AnyVocabulary>::of::<O::Table>();
            BadRecord::new_err(for_programs(words, &faults).join("; "))
        })?;
        let table = table.of::<O::Game>().expect("a table of the game that read it");
        Ok(Self::from_middle(table.state().clone()))
    }

    /// The table at which all this was played.
    fn table(&self) -> Table<O::Game> {
        let mut choices = Vec::with_capacity(self.moves());
        let mut last = self.last.as_ref();
        while let Some(moved) = last {
            choices.push(moved.choice);
            last = moved.before.as_ref();
        }
        choices.reverse();
        let Dealt { start, seed, names } = &*self.dealt;
        let table = match seed {
            Some(seed) => Table::new(&start.options(), seed.clone()),
            None => Table::from_state(start.clone()),
        };
        let mut table = table.with_names(names.clone());
        table.play_all(&choices).expect("every move was checked when it was made");
        table
    }

    pub(crate) fn record(&self) -> PyResult<String> {
        let record = self.table().record();
        let reason = "a game that began from a state or a sample has no record";
        Ok(record.ok_or_else(|| PyValueError::new_err(reason))?.to_string())
    }

    pub(crate) fn play(&self, choice: Chosen) -> PyResult<Played<O>> {
        match choice {
            Chosen::Beyond(index) => {
                let reason = format!("there is no index {index}");
                Err(Refused::new_err(reason))
            }
            Chosen::Index(index) => {
                let found = usize::try_from(index).ok().and_then(|index| {
                    with_legal::<O, _>(&self.state, |l| O::Bot::choice(&self.state, l, index))
                });
                let wrong = || Refused::new_err(bad_index::<O>(&self.state, index));
                let mut next = self.clone();
                next.make(found.ok_or_else(wrong)?);
                Ok(next)
            }
            Chosen::Text(text) => {
                let choices = self.state.read_here(&text).map_err(refused::<O>)?;
                let mut next = self.clone();
                for choice in choices {
                    next.state.check_choice(choice).map_err(refused::<O>)?;
                    next.make(choice);
                }
                Ok(next)
            }
        }
    }

    fn make(&mut self, choice: Choice<O>) {
        self.state.play_unchecked(choice);
        let number = self.moves() + 1;
        self.last = Some(Arc::new(Moved { choice, number, before: self.last.take() }));
    }

    pub(crate) fn sample(&self, of: Option<i64>, given: Option<GivenSeed>) -> PyResult<Played<O>> {
        let view = self.state.view(self.seat(of)?);
        let mut stream = GivenSeed::or_random(given).key().stream("sample");
        Ok(Self::from_middle(O::Game::determinize(&view, &mut stream)))
    }

    /// A game that goes on from a state.
    pub(crate) fn from_middle(state: O::Game) -> Played<O> {
        Self::begin(Table::from_state(state))
    }

    pub(crate) fn moves(&self) -> usize {
        self.last.as_ref().map_or(0, |moved| moved.number)
    }

    pub(crate) fn seed(&self) -> Option<&str> {
        self.dealt.seed.as_ref().map(Seed::as_str)
    }

    /// A seat by number; none for a spectator.
    pub(crate) fn seat(&self, number: Option<i64>) -> PyResult<Option<Seat>> {
        number.map(|number| seat(number, self.state.seats())).transpose()
    }

    pub(crate) fn choices(&self) -> Vec<String> {
        with_legal::<O, _>(&self.state, |legal| legal.iter().map(ToString::to_string).collect())
    }

    /// The indices of the legal choices in the order of the list; -1 for one that has none.
    pub(crate) fn legal(&self) -> Vec<i64> {
        with_legal::<O, _>(&self.state, |legal| {
            let mut indices = vec![-1; legal.len()];
            O::Bot::indices(&self.state, legal, |place, index| indices[place] = index as i64);
            indices
        })
    }

    pub(crate) fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        thread_local! { static MASK: RefCell<Vec<i8>> = const { RefCell::new(Vec::new()) }; }
        MASK.with_borrow_mut(|mask| {
            mask.resize(O::Bot::ACTION_COUNT, 0);
            with_legal::<O, _>(&self.state, |legal| O::Bot::mask(&self.state, legal, mask));
            PyArray1::from_slice(py, mask)
        })
    }

    pub(crate) fn observation<'py>(
        &self,
        py: Python<'py>,
        of: Option<i64>,
        dtype: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = match of {
            Some(_) => self.seat(of)?,
            None => self.state.to_act(),
        };
        let view = self.state.view(seat);
        Ok(match Dtype::read(dtype)? {
            Dtype::Bytes => vector::<O, u8>(py, &view),
            Dtype::Floats => vector::<O, f32>(py, &view),
        })
    }

    pub(crate) fn key(&self) -> u64 {
        let seats = (0..self.state.seats()).map(Seat);
        seats.fold(0, |all, seat| all.rotate_left(17) ^ self.state.key(seat))
    }

    pub(crate) fn html(&self, of: Option<i64>) -> PyResult<String> {
        let seat = self.seat(of)?;
        let table = self.table();
        Ok(page::whole::<O::Table>(&table, seat))
    }

    pub(crate) fn words(&self, of: Option<i64>) -> PyResult<Vec<Vec<String>>> {
        let table = self.table();
        let words = <dyn AnyVocabulary>::of::<O::Table>();
        Ok(words.told(Language::English, &table as &dyn AnyTable, self.seat(of)?, 0))
    }

    /// What a coach thinks who sees what the seat to act sees.
    pub(crate) fn advice<'py>(
        &self,
        py: Python<'py>,
        budget: Budget,
        seed: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        let over = "the game is over; there is nothing left to choose";
        let seat = self.state.to_act().ok_or_else(|| PyValueError::new_err(over))?;
        let advice = py.detach(|| {
            let legal = self.state.legal();
            let (view, never) = (self.state.view(Some(seat)), AtomicBool::new(false));
            sage::advise::<_, O::Bot>(&view, &legal, budget, seed, &never)
        });
        let choices: Vec<_> = advice
            .choices
            .iter()
            .map(|advised| {
                let choice = advised.choice.to_string();
                serde_json::json!({"choice": choice, "chance": advised.chance, "visits": advised.visits})
            })
            .collect();
        let line: Vec<_> = advice
            .line
            .iter()
            .map(|step| serde_json::json!({"seat": step.seat, "choice": step.choice.to_string()}))
            .collect();
        to_python(
            py,
            &serde_json::json!({
                "to_act": seat,
                "best": advice.best().map(|best| best.choice.to_string()),
                "chance": advice.chance(),
                "chances": advice.chances,
                "points": advice.points,
                "visits": advice.visits,
                "choices": choices,
                "line": line,
            }),
        )
    }
}

fn vector<'py, O: Offered, N: FeatureNumber + Element>(
    py: Python<'py>,
    view: &<O::Game as Game>::View,
) -> Bound<'py, PyAny> {
    let mut features = vec![N::ZERO; O::Bot::FEATURE_COUNT];
    O::Bot::write(view, &mut features);
    PyArray1::from_vec(py, features).into_any()
}
