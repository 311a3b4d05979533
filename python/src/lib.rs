//! The Python package `quipu`: the compiled half, `quipu._quipu`.
//!
//! Everything is written once for any game, over `table::Playable`. What Python sees is described in `quipu/_quipu.pyi`.

mod arena;
mod array;
mod bots;
mod convert;
mod error;
mod record;
mod review;
mod simulate;
mod solved;
mod state;
mod table;
mod vector;

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

/// So many threads, or one for each core.
fn threads(given: Option<usize>) -> Result<usize, error::Fault> {
    match given {
        Some(0) => Err(error::Fault::Value("threads must be 1 or more, or None".to_owned())),
        Some(threads) => Ok(threads.min(1024)),
        None => Ok(std::thread::available_parallelism().map_or(1, usize::from)),
    }
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
    use crate::arena::_arena;
    #[pymodule_export]
    use crate::bots::{Bot, bot, play};
    #[pymodule_export]
    use crate::error::{IllegalStep, InternalError, RecordError, SetupError};
    #[pymodule_export]
    use crate::record::{Replay, read_record, replay};
    #[pymodule_export]
    use crate::review::review;
    #[pymodule_export]
    use crate::simulate::simulate;
    #[pymodule_export]
    use crate::solved::solved;
    #[pymodule_export]
    use crate::state::{Knowledge, Outcome, State, Turn, game};
    #[pymodule_export]
    use crate::vector::Lanes;
}
