//! Reviews of finished games: `quipu.review`.

use crate::convert::to_python;
use crate::error::{Fault, guard};
use crate::record;
use crate::table::{AnyTable, Table, plain};
use ::review::{Effort, Lens, Refused, Reviewer, Settings};
use catalog::{GameModule, with_game};
use pyo3::prelude::*;
use serde::Deserialize;
use serde_json::Value;
use std::any::Any;

#[pyfunction]
#[pyo3(signature = (record, *, effort = "normal", lens = None))]
pub fn review<'py>(
    py: Python<'py>,
    record: &Bound<'py, PyAny>,
    effort: &str,
    lens: Option<&str>,
) -> PyResult<Bound<'py, PyAny>> {
    let table = record::any(py, record)?;
    let settings = Settings {
        effort: word::<Effort>("effort", effort, "quick, normal or deep")?,
        lens: match lens {
            Some(lens) => word::<Lens>("lens", lens, "table, equilibrium or None")?,
            None => Lens::default(),
        },
    };
    let report = guard(|| py.detach(|| with_game!(table.kind(), G => judge::<G>(&table, settings))))?;
    to_python(py, &report)
}

fn word<T: for<'a> Deserialize<'a>>(key: &str, given: &str, allowed: &str) -> Result<T, Fault> {
    serde_json::from_value(given.into())
        .map_err(|_| Fault::Value(format!("{key} is {allowed}, not {given:?}")))
}

/// Ctrl-C ends it.
fn judge<G: GameModule>(table: &AnyTable, settings: Settings) -> PyResult<Value> {
    let Some(table) = (&**table as &dyn Any).downcast_ref::<Table<G>>() else {
        return Err(Fault::Value("this is a table of another game".to_owned()).into());
    };
    let steps = table.steps.clone();
    let reviewer = Reviewer::<G, G::Judge>::new(&table.options, table.game.seats(), steps, settings);
    let mut reviewer = reviewer.map_err(|why| match why {
        Refused::Setup(why) => why.into(),
        Refused::Illegal(line, why) => Fault::Record(line, why.to_string()),
        Refused::Settings(_) | Refused::Unfinished => Fault::Value(why.to_string()),
    })?;
    while reviewer.advance() {
        Python::attach(|py| py.check_signals())?;
    }
    Ok(plain(&reviewer.finish()))
}
