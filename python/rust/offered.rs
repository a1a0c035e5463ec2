//! The games that Python is offered, and their classes.

use crate::batch::{Batch, playouts, reward};
use crate::convert::{Chosen, GivenSeed, count, to_python};
use crate::game::{Choice, Played};
use crate::outputs::{Arrays, Observations};
use caravanserai_core::{Game, InfoSet, Seat};
use numpy::{
    PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2,
};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use sage::{Block, Budget, Numeric};
use std::cell::RefCell;
use std::thread::LocalKey;
use std::time::Duration;
use web::Pages;

/// A game with its opponents and its pages.
pub(crate) trait Offered: 'static {
    /// Its rules.
    type Game: InfoSet;
    /// Its numbers and opponents.
    type Bot: Numeric<Game = Self::Game>;
    /// Its words and pages.
    type Table: Pages<Game = Self::Game>;

    /// A list of choices that every thread keeps.
    fn scratch() -> &'static LocalKey<RefCell<Vec<Choice<Self>>>>
    where
        Self: Sized;
}

/// A block of indices or features: name, first, shape, scale, meaning.
type Named = (String, usize, Vec<usize>, u8, &'static str);

fn named(blocks: &[Block]) -> Vec<Named> {
    let name = |block: &Block| block.name.to_ascii_lowercase();
    blocks.iter().map(|b| (name(b), b.first, b.shape.to_vec(), b.scale, b.about)).collect()
}

/// The most playouts of one call.
const MOST_PLAYOUTS: u32 = 100_000_000;

/// Points and rewards of playouts.
type Playouts<'py> = (Bound<'py, PyArray2<i32>>, Bound<'py, PyArray2<f32>>);

macro_rules! offer {
    ($(#[$doc:meta])* $class:ident, $batch:ident, $title:ident, $bot:ty, $table:ty, $state:ty) => {
        pub(crate) enum $title {}

        impl Offered for $title {
            type Game = $state;
            type Bot = $bot;
            type Table = $table;

            fn scratch() -> &'static LocalKey<RefCell<Vec<Choice<$title>>>> {
                thread_local! {
                    static LEGAL: RefCell<Vec<Choice<$title>>> =
                        const { RefCell::new(Vec::new()) };
                }
                &LEGAL
            }
        }

        $(#[$doc])*
        #[pyclass(frozen, module = "caravanserai_games")]
        pub(crate) struct $class(pub(crate) Played<$title>);

        #[pymethods]
        impl $class {
            #[classattr]
            const NAME: &'static str = <$state>::NAME;
            #[classattr]
            const NUMBERS: u32 = <$bot>::NUMBERS;
            #[classattr]
            const ACTION_COUNT: usize = <$bot>::ACTION_COUNT;
            #[classattr]
            const FEATURE_COUNT: usize = <$bot>::FEATURE_COUNT;

            #[new]
            #[pyo3(signature = (*, seed=None, **options))]
            fn new(seed: Option<GivenSeed>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
                Played::deal(seed, options).map($class)
            }

            #[staticmethod]
            fn _action_blocks() -> Vec<Named> {
                named(<$bot>::ACTIONS)
            }

            #[staticmethod]
            fn _feature_blocks() -> Vec<Named> {
                named(<$bot>::FEATURES)
            }

            #[staticmethod]
            fn from_record(record: &str) -> PyResult<Self> {
                Played::from_record(record).map($class)
            }

            #[staticmethod]
            fn from_state(state: &Bound<'_, PyAny>) -> PyResult<Self> {
                Played::from_state(state).map($class)
            }

            #[staticmethod]
            #[pyo3(signature = (count, *, seed=None, threads=None, **options))]
            fn _batch(
                count: i64,
                seed: Option<GivenSeed>,
                threads: Option<i64>,
                options: Option<&Bound<'_, PyDict>>,
            ) -> PyResult<$batch> {
                Batch::new(count, seed, threads, options).map($batch)
            }

            #[getter]
            fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                to_python(py, &<$state>::write_options(&self.0.state.options()))
            }

            #[getter]
            fn seed(&self) -> Option<&str> {
                self.0.seed()
            }

            #[getter]
            fn seats(&self) -> u8 {
                self.0.state.seats()
            }

            #[getter]
            fn to_act(&self) -> Option<u8> {
                self.0.state.to_act().map(|seat| seat.0)
            }

            #[getter]
            fn over(&self) -> bool {
                self.0.state.to_act().is_none()
            }

            #[getter]
            fn round(&self) -> u16 {
                self.0.state.round()
            }

            #[getter]
            fn moves(&self) -> usize {
                self.0.moves()
            }

            #[getter]
            fn choices(&self) -> Vec<String> {
                self.0.choices()
            }

            #[getter]
            fn legal(&self) -> Vec<i64> {
                self.0.legal()
            }

            #[getter]
            fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
                self.0.mask(py)
            }

            #[pyo3(signature = (seat=None))]
            fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
                to_python(py, &self.0.state.view(self.0.seat(seat)?))
            }

            fn info_key(&self, seat: i64) -> PyResult<u64> {
                let seat = crate::convert::seat(seat, self.seats())?;
                Ok(self.0.state.key(seat))
            }

            fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                to_python(py, &self.0.state.position())
            }

            #[pyo3(signature = (seat=None, dtype=None))]
            fn observation<'py>(
                &self,
                py: Python<'py>,
                seat: Option<i64>,
                dtype: Option<&Bound<'py, PyAny>>,
            ) -> PyResult<Bound<'py, PyAny>> {
                self.0.observation(py, seat, dtype)
            }

            fn play(&self, choice: Chosen) -> PyResult<Self> {
                self.0.play(choice).map($class)
            }

            #[pyo3(signature = (seat=None, seed=None))]
            fn sample(&self, seat: Option<i64>, seed: Option<GivenSeed>) -> PyResult<Self> {
                self.0.sample(seat, seed).map($class)
            }

            #[getter]
            fn scores(&self) -> Vec<i16> {
                self.0.state.scores().all().iter().map(|score| score.total()).collect()
            }

            #[getter]
            fn score_parts<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
                let scores = self.0.state.scores();
                let parts = scores.all().iter().map(|score| {
                    let dict = PyDict::new(py);
                    for (name, points) in score.parts() {
                        dict.set_item(name, points)?;
                    }
                    Ok(dict)
                });
                parts.collect()
            }

            #[getter]
            fn winners(&self) -> Vec<usize> {
                self.0.state.scores().winners().map(Seat::index).collect()
            }

            #[getter]
            fn rewards(&self) -> Vec<f64> {
                if self.over() {
                    let scores = self.0.state.scores();
                    (0..self.seats()).map(|seat| reward(&scores, Seat(seat))).collect()
                } else {
                    vec![0.0; self.seats().into()]
                }
            }

            fn record(&self) -> PyResult<String> {
                self.0.record()
            }

            #[pyo3(signature = (seat=None))]
            fn words(&self, seat: Option<i64>) -> PyResult<Vec<Vec<String>>> {
                self.0.words(seat)
            }

            #[pyo3(signature = (seat=None))]
            fn html(&self, seat: Option<i64>) -> PyResult<String> {
                self.0.html(seat)
            }

            #[pyo3(signature = (visits=None, millis=None, seed=0))]
            fn _advice<'py>(
                &self,
                py: Python<'py>,
                visits: Option<i64>,
                millis: Option<i64>,
                seed: i64,
            ) -> PyResult<Bound<'py, PyAny>> {
                let visits = visits.map(|n| count("visits", n, u32::MAX / 2)).transpose()?;
                let millis = millis.map(|n| count("millis", n, u32::MAX / 2)).transpose()?;
                let time = millis.map(|millis| Duration::from_millis(millis.into()));
                self.0.advice(py, Budget { time, visits }, seed as u64)
            }

            #[pyo3(signature = (count, seed=0))]
            fn playouts<'py>(
                &self,
                py: Python<'py>,
                count: i64,
                seed: i64,
            ) -> PyResult<Playouts<'py>> {
                let count = crate::convert::count("count", count, MOST_PLAYOUTS)? as usize;
                let shape = [count, usize::from(self.seats())];
                let points = PyArray2::<i32>::zeros(py, shape, false);
                let rewards = PyArray2::<f32>::zeros(py, shape, false);
                {
                    let (mut points, mut rewards) = (points.readwrite(), rewards.readwrite());
                    let points = points.as_slice_mut().expect("a new array is contiguous");
                    let rewards = rewards.as_slice_mut().expect("a new array is contiguous");
                    let state = &self.0.state;
                    py.detach(|| playouts::<$title>(state, seed as u64, points, rewards));
                }
                Ok((points, rewards))
            }

            fn _repr_html_(&self) -> PyResult<String> {
                let page = self.0.html(self.to_act().map(i64::from))?;
                let page = page.replace('&', "&amp;").replace('"', "&quot;");
                Ok(format!(
                    "<iframe srcdoc=\"{page}\" style=\"width:100%;height:860px;border:0\" \
                     sandbox=\"allow-same-origin\"></iframe>"
                ))
            }

            fn _repr_svg_<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                let page = self.0.html(self.to_act().map(i64::from))?;
                py.import("caravanserai_games._svg")?.call_method1("from_page", (page,))
            }

            fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
                other.cast::<$class>().is_ok_and(|other| other.get().0.state == self.0.state)
            }

            fn __hash__(&self) -> u64 {
                self.0.key()
            }

            fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
                slf
            }

            fn __deepcopy__<'py>(
                slf: Bound<'py, Self>,
                _memo: &Bound<'py, PyAny>,
            ) -> Bound<'py, Self> {
                slf
            }

            fn __reduce__<'py>(
                slf: &Bound<'py, Self>,
            ) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyAny>,))> {
                let (class, game) = (PyType::new::<$class>(slf.py()), slf.get());
                Ok(match game.seed() {
                    Some(_) => {
                        let record = game.record()?.into_pyobject(slf.py())?.into_any();
                        (class.getattr("from_record")?, (record,))
                    }
                    None => (class.getattr("from_state")?, (game.state(slf.py())?,)),
                })
            }

            fn __repr__(&self) -> String {
                let seed = self.seed().map_or("no seed".to_owned(), |seed| format!("seed={seed:?}"));
                let moves = self.moves();
                match self.to_act() {
                    Some(seat) => {
                        format!("<{} {seed}, {moves} moves, seat {seat} to act>", stringify!($class))
                    }
                    None => {
                        let scores = self.scores();
                        format!("<{} {seed}, {moves} moves, over {scores:?}>", stringify!($class))
                    }
                }
            }
        }

        #[pyclass(module = "caravanserai_games._engine")]
        pub(crate) struct $batch(Batch<$title>);

        #[pymethods]
        impl $batch {
            fn __len__(&self) -> usize {
                self.0.len()
            }

            #[getter]
            fn seats(&self) -> usize {
                self.0.widths().seats
            }

            #[getter]
            fn threads(&self) -> usize {
                self.0.threads()
            }

            #[pyo3(signature = (actions, observations=None, masks=None, rewards=None, seats=None, dones=None))]
            #[expect(clippy::too_many_arguments, reason = "one for each array")]
            fn step(
                &mut self,
                py: Python<'_>,
                actions: PyReadonlyArray1<'_, i64>,
                observations: Option<Observations<'_>>,
                masks: Option<PyReadwriteArray2<'_, i8>>,
                rewards: Option<PyReadwriteArray2<'_, f32>>,
                seats: Option<PyReadwriteArray1<'_, i64>>,
                dones: Option<PyReadwriteArray1<'_, bool>>,
            ) -> PyResult<()> {
                let mut arrays = Arrays { observations, masks, rewards, seats, dones };
                let actions = actions.as_array().to_vec();
                self.0.step(py, &actions, &mut arrays)
            }

            #[pyo3(signature = (observations=None, masks=None, rewards=None, seats=None, dones=None))]
            fn observe(
                &mut self,
                py: Python<'_>,
                observations: Option<Observations<'_>>,
                masks: Option<PyReadwriteArray2<'_, i8>>,
                rewards: Option<PyReadwriteArray2<'_, f32>>,
                seats: Option<PyReadwriteArray1<'_, i64>>,
                dones: Option<PyReadwriteArray1<'_, bool>>,
            ) -> PyResult<()> {
                let mut arrays = Arrays { observations, masks, rewards, seats, dones };
                self.0.observe(py, &mut arrays)
            }

            #[pyo3(signature = (seed=None))]
            fn reset(&mut self, py: Python<'_>, seed: Option<GivenSeed>) {
                self.0.reset(py, seed);
            }

            fn random_actions(
                &mut self,
                py: Python<'_>,
                mut actions: PyReadwriteArray1<'_, i64>,
            ) -> PyResult<()> {
                let actions = actions.as_slice_mut().map_err(|error| {
                    pyo3::exceptions::PyValueError::new_err(error.to_string())
                })?;
                if actions.len() != self.0.len() {
                    let (is, wanted) = (actions.len(), self.0.len());
                    let reason = format!("`actions` has {is} places for {wanted} games");
                    return Err(pyo3::exceptions::PyValueError::new_err(reason));
                }
                self.0.random_actions(py, actions);
                Ok(())
            }

            fn run_random(&mut self, py: Python<'_>, steps: u64) -> u64 {
                self.0.run_random(py, steps)
            }

            fn game(&self, index: usize) -> PyResult<$class> {
                let state = self.0.state(index).cloned().ok_or_else(|| {
                    PyIndexError::new_err(format!("there is no game {index} in the batch"))
                })?;
                Ok($class(Played::from_middle(state)))
            }
        }
    };
}

offer! {
    /// A game of Targi: a value that never changes.
    Targi, TargiBatch, TargiTitle, targi_bot::TargiBot, targi_table::TargiTable, targi::State
}

offer! {
    /// A game of Five Tribes: a value that never changes.
    FiveTribes, FiveTribesBatch, FiveTribesTitle, five_tribes_bot::FiveTribesBot,
    five_tribes_table::FiveTribesTable, five_tribes::State
}
