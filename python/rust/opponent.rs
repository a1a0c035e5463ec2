//! The opponents of the house.

use crate::game::with_legal;
use crate::offered::{FiveTribes, FiveTribesTitle, Offered, Targi, TargiTitle};
use crate::{Refused, game::Played};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyType;
use sage::{Player, PlayerSpec};
use std::sync::{Mutex, MutexGuard, PoisonError};

type PlayerOf<O> = Option<Player<<O as Offered>::Game>>;

/// Somebody of the house who plays either game: call it with a game to get a choice.
#[pyclass(frozen, module = "caravanserai_games")]
pub(crate) struct Opponent {
    spec: PlayerSpec,
    seed: u64,
    /// One mind per game, which remembers what it thought of.
    minds: Mutex<(PlayerOf<TargiTitle>, PlayerOf<FiveTribesTitle>)>,
}

#[pymethods]
impl Opponent {
    #[new]
    #[pyo3(signature = (name, seed=0))]
    fn new(name: &str, seed: i64) -> PyResult<Opponent> {
        let spec = PlayerSpec::parse(name).map_err(|e| PyValueError::new_err(e.to_string()))?;
        Ok(Opponent { spec, seed: seed as u64, minds: Mutex::default() })
    }

    /// The name, with budget and settings.
    #[getter]
    fn name(&self) -> &str {
        self.spec.text()
    }

    #[getter]
    fn seed(&self) -> i64 {
        self.seed as i64
    }

    /// The choice for the player to act, in its text form.
    fn __call__(&self, py: Python<'_>, game: &Bound<'_, PyAny>) -> PyResult<String> {
        if let Ok(game) = game.cast::<Targi>() {
            let game = &game.get().0;
            py.detach(|| choose(&self.spec, self.seed, &mut self.minds().0, game))
        } else if let Ok(game) = game.cast::<FiveTribes>() {
            let game = &game.get().0;
            py.detach(|| choose(&self.spec, self.seed, &mut self.minds().1, game))
        } else {
            Err(PyValueError::new_err("an opponent is given a game, Targi or FiveTribes"))
        }
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String, i64)) {
        (slf.get_type(), (slf.get().name().to_owned(), slf.get().seed()))
    }

    fn __repr__(&self) -> String {
        format!("Opponent({:?}, seed={})", self.spec.text(), self.seed)
    }
}

impl Opponent {
    fn minds(&self) -> MutexGuard<'_, (PlayerOf<TargiTitle>, PlayerOf<FiveTribesTitle>)> {
        self.minds.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn choose<O: Offered>(
    spec: &PlayerSpec,
    seed: u64,
    mind: &mut PlayerOf<O>,
    game: &Played<O>,
) -> PyResult<String> {
    use caravanserai_core::Game;
    let over = "the game is over; there is nothing left to choose";
    let seat = game.state.to_act().ok_or_else(|| Refused::new_err(over))?;
    let mind = mind.get_or_insert_with(|| spec.build::<O::Bot>(seed));
    with_legal::<O, _>(&game.state, |legal| {
        let choice = mind.choose(&game.state, seat, legal);
        choice
            .map(|choice| choice.to_string())
            .map_err(|failed| Refused::new_err(failed.to_string()))
    })
}
