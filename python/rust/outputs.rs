//! The arrays of the caller that a batch writes into.

use numpy::{PyReadwriteArray1, PyReadwriteArray2, PyUntypedArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Observations as they are wanted.
#[derive(FromPyObject)]
pub(crate) enum Observations<'py> {
    Bytes(PyReadwriteArray2<'py, u8>),
    Floats(PyReadwriteArray2<'py, f32>),
}

/// The arrays of a call, borrowed for as long as it takes. What is not given is not
/// written.
pub(crate) struct Arrays<'py> {
    pub(crate) observations: Option<Observations<'py>>,
    pub(crate) masks: Option<PyReadwriteArray2<'py, i8>>,
    pub(crate) rewards: Option<PyReadwriteArray2<'py, f32>>,
    pub(crate) seats: Option<PyReadwriteArray1<'py, i64>>,
    pub(crate) dones: Option<PyReadwriteArray1<'py, bool>>,
}

/// How wide the rows of a batch are.
#[derive(Clone, Copy)]
pub(crate) struct Widths {
    pub(crate) features: usize,
    pub(crate) actions: usize,
    pub(crate) seats: usize,
}

/// The same arrays as plain memory, for some of the games.
pub(crate) struct Outputs<'a> {
    pub(crate) widths: Widths,
    pub(crate) bytes: Option<&'a mut [u8]>,
    pub(crate) floats: Option<&'a mut [f32]>,
    pub(crate) masks: Option<&'a mut [i8]>,
    pub(crate) rewards: Option<&'a mut [f32]>,
    pub(crate) seats: Option<&'a mut [i64]>,
    pub(crate) dones: Option<&'a mut [bool]>,
}

impl<'a> Outputs<'a> {
    pub(crate) const fn none(widths: Widths) -> Outputs<'a> {
        let (bytes, floats, masks, rewards, seats, dones) = (None, None, None, None, None, None);
        Outputs { widths, bytes, floats, masks, rewards, seats, dones }
    }

    /// What belongs to the first `games`, and what to the others.
    pub(crate) fn split_at(self, games: usize) -> (Outputs<'a>, Outputs<'a>) {
        fn split<T>(array: Option<&mut [T]>, at: usize) -> (Option<&mut [T]>, Option<&mut [T]>) {
            array.map(|array| array.split_at_mut(at)).unzip()
        }
        let widths = self.widths;
        let bytes = split(self.bytes, games * widths.features);
        let floats = split(self.floats, games * widths.features);
        let masks = split(self.masks, games * widths.actions);
        let rewards = split(self.rewards, games * widths.seats);
        let seats = split(self.seats, games);
        let dones = split(self.dones, games);
        (
            Outputs {
                widths,
                bytes: bytes.0,
                floats: floats.0,
                masks: masks.0,
                rewards: rewards.0,
                seats: seats.0,
                dones: dones.0,
            },
            Outputs {
                widths,
                bytes: bytes.1,
                floats: floats.1,
                masks: masks.1,
                rewards: rewards.1,
                seats: seats.1,
                dones: dones.1,
            },
        )
    }
}

impl Arrays<'_> {
    /// The arrays as plain memory, if they have the right shapes.
    pub(crate) fn outputs(&mut self, games: usize, widths: Widths) -> PyResult<Outputs<'_>> {
        let Widths { features, actions, seats } = widths;
        let mut outputs = Outputs::none(widths);
        match &mut self.observations {
            Some(Observations::Bytes(array)) => {
                check("observations", array.shape(), &[games, features])?;
                outputs.bytes = Some(array.as_slice_mut().map_err(not_contiguous)?);
            }
            Some(Observations::Floats(array)) => {
                check("observations", array.shape(), &[games, features])?;
                outputs.floats = Some(array.as_slice_mut().map_err(not_contiguous)?);
            }
            None => {}
        }
        if let Some(array) = &mut self.masks {
            check("masks", array.shape(), &[games, actions])?;
            outputs.masks = Some(array.as_slice_mut().map_err(not_contiguous)?);
        }
        if let Some(array) = &mut self.rewards {
            check("rewards", array.shape(), &[games, seats])?;
            outputs.rewards = Some(array.as_slice_mut().map_err(not_contiguous)?);
        }
        if let Some(array) = &mut self.seats {
            check("seats", array.shape(), &[games])?;
            outputs.seats = Some(array.as_slice_mut().map_err(not_contiguous)?);
        }
        if let Some(array) = &mut self.dones {
            check("dones", array.shape(), &[games])?;
            outputs.dones = Some(array.as_slice_mut().map_err(not_contiguous)?);
        }
        Ok(outputs)
    }
}

fn check(name: &str, is: &[usize], wanted: &[usize]) -> PyResult<()> {
    if is == wanted {
        return Ok(());
    }
    Err(PyValueError::new_err(format!("`{name}` has the shape {is:?}, not {wanted:?}")))
}

fn not_contiguous(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}
