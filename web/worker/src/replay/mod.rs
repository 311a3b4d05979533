//! A record that is looked at again: opened, shown at any of its moments with anybody's eyes, and gone on with from there.

mod fault;
mod game;

use crate::input::bad;
use catalog::record::Reader;
use catalog::with_game;
use game::{AnyReplay, ReplayGame};
use protocol::{
    FairnessCheck, FromLocal, Json, MAX_RECORD_BYTES, Perspective, RecordProblem, Refusal, Replay, Setup,
    UnreadableRecord, Update,
};
use referee::Branch;

/// A record that was opened, and what was shown of it last.
pub(crate) struct ReplaySession {
    game: Box<dyn AnyReplay>,
    /// After which step, and with whose eyes.
    last: Option<(u32, Perspective)>,
}

impl ReplaySession {
    /// Opens a record. Gives also what the page is told of it.
    pub fn open(text: &str) -> Result<(ReplaySession, FromLocal), FromLocal> {
        let (game, replay) = read(text).map_err(FromLocal::NoRecord)?;
        Ok((ReplaySession { game, last: None }, FromLocal::Replay(Box::new(replay))))
    }

    /// What these eyes see after this step, or at the last moment before it.
    pub fn at(&mut self, step: u32, eyes: Perspective) -> Result<Update, Refusal> {
        self.game.check(eyes).map_err(bad)?;
        let before = self.last.filter(|(_, last)| *last == eyes).map(|(step, _)| step);
        let (step, update) = self.game.at(step, eyes, before);
        self.last = Some((step, eyes));
        Ok(update)
    }

    /// What was agreed, and the beginning of the game up to this step.
    pub fn until(&self, step: u32) -> (Setup, Branch, Vec<Json>) {
        self.game.until(step)
    }
}

fn read(text: &str) -> Result<(Box<dyn AnyReplay>, Replay), UnreadableRecord> {
    if text.len() > MAX_RECORD_BYTES {
        let problem = format!("the record is longer than {MAX_RECORD_BYTES} bytes");
        return Err(UnreadableRecord { why: RecordProblem::TooLong, line: 1, problem });
    }
    let reader = Reader::new(text.as_bytes()).map_err(|found| fault::in_header(text, found))?;
    let checked = check(text);
    with_game!(reader.header().game, G => {
        let record = reader.record::<G>().map_err(|found| fault::in_steps(text, found))?;
        let (played, replay) = ReplayGame::<G>::new(record, checked);
        Ok((Box::new(played) as Box<dyn AnyReplay>, replay))
    })
}

/// What `quipu verify` finds.
fn check(text: &str) -> FairnessCheck {
    let found = Reader::new(text.as_bytes()).map_err(catalog::Unfair::from).and_then(catalog::verify);
    match found {
        Ok(fair) => FairnessCheck::Fair {
            chance_steps: fair.chance_steps,
            stirred: fair.seats_that_stirred,
            commitment: fair.commitment,
        },
        Err(unfair) => FairnessCheck::NotFair {
            why: unfair.name().to_owned(),
            line: unfair.line(),
            problem: unfair.to_string(),
        },
    }
}
