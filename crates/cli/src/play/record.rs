//! The record of a game, kept while it is played: whatever ends the game, what was played is there.

use crate::failure::Failure;
use catalog::record::Record;
use rules_core::{Game, StepOf};
use std::fs::{self, File};
use std::path::PathBuf;

/// Keeps the steps, and the file if there is to be one.
pub struct Keeper<G: Game> {
    file: Option<PathBuf>,
    record: Record<G>,
    /// The first thing that went wrong with the file.
    problem: Option<String>,
}

impl<G: Game> Keeper<G> {
    /// Begins a record, in a new file: one that is there already is never touched.
    pub fn new(file: Option<PathBuf>, options: &G::Options, names: &[String]) -> Result<Keeper<G>, Failure> {
        if let Some(path) = &file {
            File::create_new(path).map_err(|error| {
                Failure::Command(format!("cannot begin a record: {}: {error}", path.display()))
            })?;
        }
        let record = Record::new(options.clone(), names.to_vec(), Vec::new());
        let mut keeper = Keeper { file, record, problem: None };
        keeper.save();
        Ok(keeper)
    }

    /// Notes a step. It is written at once if it would be a pity to lose it.
    pub fn take(&mut self, step: StepOf<G>, precious: bool) {
        self.record.steps.push(step);
        if precious {
            self.save();
        }
    }

    fn save(&mut self) {
        let Some(path) = &self.file else { return };
        let text = self.record.to_text().map_err(|error| error.to_string());
        let saved = text.and_then(|text| fs::write(path, text).map_err(|error| error.to_string()));
        if let Err(error) = saved {
            self.problem.get_or_insert(format!("the record was not written: {}: {error}", path.display()));
        }
    }

    /// Writes the whole record.
    pub fn close(mut self) -> Result<(), Failure> {
        self.save();
        self.problem.map_or(Ok(()), |problem| Err(Failure::Command(problem)))
    }
}
