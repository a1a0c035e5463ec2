//! Targi and Five Tribes for Python: the compiled half of `caravanserai_games`.
//!
//! Games are immutable values, batches step many of them at once into arrays of
//! the caller, opponents think without holding up other threads. Everything that
//! is refused is a `ValueError` in the engine's own words.

mod batch;
mod convert;
mod game;
mod offered;
mod opponent;
mod outputs;
mod page;

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    caravanserai_games,
    Refused,
    PyValueError,
    "A choice that cannot be played, and why not."
);
create_exception!(caravanserai_games, BadOption, PyValueError, "An option that cannot be used.");
create_exception!(
    caravanserai_games,
    BadRecord,
    PyValueError,
    "A record or a state that is not one, or does not replay."
);

#[pymodule]
fn _engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add_class::<offered::Targi>()?;
    module.add_class::<offered::FiveTribes>()?;
    module.add_class::<offered::TargiBatch>()?;
    module.add_class::<offered::FiveTribesBatch>()?;
    module.add_class::<opponent::Opponent>()?;
    module.add("Refused", py.get_type::<Refused>())?;
    module.add("BadOption", py.get_type::<BadOption>())?;
    module.add("BadRecord", py.get_type::<BadRecord>())?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))
}
