//! Records of many games in one directory.

use catalog::record::Record;
use game_core::{Game, SetupError};
use std::path::{Path, PathBuf};
use std::{fs, io};

#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{} is the record of another game; choose another directory or move it away", path.display())]
    OtherRecord { path: PathBuf },
    #[error("{}: {error}", path.display())]
    Write { path: PathBuf, error: io::Error },
}

/// Writes the record of a game as `<game>-<seed>-<number>.jsonl`. The same record, or the beginning of it that an interrupted run has
/// left, is overwritten; any other file is not.
pub(crate) fn write_record<G: Game>(
    record: &Record<G>,
    folder: &Path,
    seed: u64,
    number: u64,
) -> Result<(), RecordError> {
    let path = folder.join(format!("{}-{seed}-{number:07}.jsonl", G::NAME));
    let text = record.to_text()?;
    match fs::read(&path) {
        Ok(there) if !text.as_bytes().starts_with(&there) => Err(RecordError::OtherRecord { path }),
        _ => fs::write(&path, text).map_err(|error| RecordError::Write { path, error }),
    }
}
