//! The Python package `quipu`: the compiled half, `quipu._quipu`.
//!
//! Everything is written once for any game, over [`table::Playable`]. What Python sees is described in `quipu/_quipu.pyi`.

mod convert;
mod error;
mod record;
mod state;
mod table;

use pyo3::prelude::*;

/// A seed: any whole number from 0 to 2⁶⁴ − 1.
fn seed(given: &Bound<'_, PyAny>) -> PyResult<u64> {
    let wrong = |_| {
        let given = given.repr().map_or_else(|_| "this".to_owned(), |text| text.to_string());
        error::Fault::Value(format!("a seed is a whole number from 0 to 18446744073709551615, not {given}"))
            .into()
    };
    given.extract().map_err(wrong)
}

/// The names of the games.
#[pyfunction]
fn games() -> Vec<&'static str> {
    catalog::GameKind::all().map(catalog::GameKind::name).collect()
}

/// Panics, so that a test sees what becomes of it.
#[pyfunction]
fn _panic() -> PyResult<()> {
    error::guard(|| -> Result<(), error::Fault> { panic!("as the test asked") })
}

#[pymodule]
mod _quipu {
    #[pymodule_export]
    use super::{_panic, games};
    #[pymodule_export]
    use crate::error::{IllegalStep, InternalError, RecordError, SetupError};
    #[pymodule_export]
    use crate::record::{Replay, read_record, replay};
    #[pymodule_export]
    use crate::state::{Knowledge, Outcome, State, Turn, game};
}
