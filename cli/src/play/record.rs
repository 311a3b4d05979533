//! The record of a game, written while it is played: however the game ends, what was played is there.

use crate::failure::Failure;
use catalog::record::write_step;
use game_core::{Game, StepOf};
use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::marker::PhantomData;
use std::path::PathBuf;

/// Writes the steps to a file, if one is wanted. The table asks simultaneous choosers in seat order, so each step is a line
/// more.
pub struct Recorder<G: Game> {
    file: Option<(PathBuf, File)>,
    /// What is not in the file yet.
    pending: String,
    /// Where the last whole line in the file ends.
    end: u64,
    /// Why something is pending.
    problem: Option<String>,
    game: PhantomData<G>,
}

impl<G: Game> Recorder<G> {
    /// Begins a record, in a new file: one that already exists is never touched.
    pub fn new(file: Option<PathBuf>, header: String) -> Result<Recorder<G>, Failure> {
        let open = |path: PathBuf| match File::create_new(&path) {
            Ok(file) => Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(Failure::Command(format!(
                "cannot start the record: {} already exists; use a new file",
                path.display()
            ))),
            Err(error) => {
                Err(Failure::Command(format!("cannot start the record: {}: {error}", path.display())))
            }
        };
        let file = file.map(open).transpose()?;
        let mut recorder =
            Recorder { file, pending: header + "\n", end: 0, problem: None, game: PhantomData };
        recorder.save();
        Ok(recorder)
    }

    /// Writes a step at once: the player may press Ctrl-C at the next question.
    pub fn add(&mut self, step: StepOf<G>) {
        self.pending += write_step::<G>(step).get();
        self.pending.push('\n');
        self.save();
    }

    /// What cannot be written, as the disk is full, is tried again with what comes next.
    fn save(&mut self) {
        let Some((path, file)) = &mut self.file else { return self.pending.clear() };
        let written =
            file.seek(SeekFrom::Start(self.end)).and_then(|_| file.write_all(self.pending.as_bytes()));
        self.problem = match written {
            Ok(()) => {
                self.end += self.pending.len() as u64;
                self.pending.clear();
                None
            }
            Err(error) => {
                let _ = file.set_len(self.end); // half a line is no use
                Some(format!("the record is incomplete: {}: {error}", path.display()))
            }
        };
    }

    /// Tries a last time; returns what is wrong with the record, if anything.
    pub fn close(mut self) -> Result<(), Failure> {
        self.save();
        self.problem.map_or(Ok(()), |problem| Err(Failure::Command(problem)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Roster;
    use catalog::record::Record;
    use catalog::{GameKind, GameModule, with_game};
    use game_core::SplitMix;
    use std::fs;

    #[test]
    fn every_step_is_in_the_file_before_the_next() {
        for kind in GameKind::all() {
            with_game!(kind, G => check::<G>());
        }
    }

    fn check<G: GameModule>() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.jsonl");
        let (options, names) = (G::Options::default(), vec!["Anna".to_owned(), "Ben".to_owned()]);
        let header = Record::<G>::new(options.clone(), names.clone(), Vec::new()).header_line();
        let mut recorder = Recorder::<G>::new(Some(path.clone()), header).unwrap();
        let mut game = G::new(&options, 2).unwrap();
        let mut policies = vec![G::Bots::policy("random").unwrap()];
        let mut record = Record::<G>::new(options, names, Vec::new());
        let length = arena::play(&mut game, &mut policies, &mut SplitMix::nth(1, 1), 10_000, |step| {
            assert_eq!(fs::read_to_string(&path).unwrap(), record.to_text().unwrap());
            record.steps.push(step);
            recorder.add(step);
        });
        assert_eq!(length.unwrap().steps, record.steps.len() as u64);
        recorder.close().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), record.to_text().unwrap());
    }
}
