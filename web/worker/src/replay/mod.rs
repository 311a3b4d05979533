//! Replaying a record: any of its moments, from any perspective, and continuing from there.

mod fault;
mod game;

use catalog::record::{Reader, Record};
use catalog::{GameKind, with_game};
use fair::Proof;
use game::{AnyReplay, ReplayGame};
use game_table::Beginning;
use puzzles::{Puzzle, Start, opened};
use wire::{
    FairnessCheck, FromLocal, MAX_RECORD_BYTES, Perspective, RecordProblem, Refusal, Replay,
    UnreadableRecord, Update,
};

/// An opened record, and what was shown last.
pub(crate) struct ReplaySession {
    game: Box<dyn AnyReplay>,
    last: Option<(u32, Perspective)>,
}

impl ReplaySession {
    /// Opens a record; also returns the message for the page.
    pub fn open(text: &str) -> Result<(ReplaySession, FromLocal), FromLocal> {
        let (game, replay) = read(text).map_err(FromLocal::NoRecord)?;
        Ok((ReplaySession { game, last: None }, FromLocal::Replay(Box::new(replay))))
    }

    /// The view after this step, or at the last moment before it.
    pub fn at(&mut self, step: u32, eyes: Perspective) -> Result<Update, Refusal> {
        self.game.check(eyes).map_err(Refusal::bad_message)?;
        let before = self.last.filter(|(_, last)| *last == eyes).map(|(step, _)| step);
        let (step, update) = self.game.at(step, eyes, before);
        self.last = Some((step, eyes));
        Ok(update)
    }

    /// The setup and the lines up to this step.
    pub fn until(&self, step: u32) -> Beginning {
        self.game.until(step)
    }
}

fn read(text: &str) -> Result<(Box<dyn AnyReplay>, Replay), UnreadableRecord> {
    if Puzzle::is_in(text) {
        return puzzle(text).map_err(|problem| UnreadableRecord {
            why: RecordProblem::NotARecord,
            line: 1,
            problem,
        });
    }
    if text.len() > MAX_RECORD_BYTES {
        let problem = format!("the record is longer than {MAX_RECORD_BYTES} bytes");
        return Err(UnreadableRecord { why: RecordProblem::TooLong, line: 1, problem });
    }
    let reader = Reader::new(text.as_bytes()).map_err(|found| fault::unreadable(text, found))?;
    let checked = check(text);
    with_game!(reader.header().game, G => {
        let record = reader.record::<G>().map_err(|found| fault::unreadable(text, found))?;
        let (played, replay) = ReplayGame::<G>::new(record, checked);
        Ok((Box::new(played) as Box<dyn AnyReplay>, replay))
    })
}

/// The game of a puzzle, up to the moment at which someone has to choose.
fn puzzle(text: &str) -> Result<(Box<dyn AnyReplay>, Replay), String> {
    let puzzle = Puzzle::read(text)?;
    let kind: GameKind = puzzle.game.parse()?;
    with_game!(kind, G => {
        let Start { options, steps, .. } = opened::<G>(&puzzle)?;
        let names = vec![String::new(); puzzle.seats];
        let mut record = Record::<G>::new(options, names, steps);
        record.header.set_extra(game::ASKS, &puzzle.seat).map_err(|error| error.to_string())?;
        let unchecked = FairnessCheck::NotFair {
            why: catalog::Unfair::NoProof.name().to_owned(),
            line: 1,
            problem: catalog::Unfair::NoProof.to_string(),
        };
        let (played, replay) = ReplayGame::<G>::new(record, unchecked);
        Ok((Box::new(played) as Box<dyn AnyReplay>, replay))
    })
}

/// What `quipu verify` finds.
fn check(text: &str) -> FairnessCheck {
    let reader = Reader::new(text.as_bytes()).map_err(catalog::Unfair::from);
    let proof: Option<Proof> =
        reader.as_ref().ok().and_then(|reader| game::extra(reader.header(), Proof::KEY));
    let verified = reader.and_then(catalog::verify);
    match verified.and_then(|verified| Ok((verified, proof.ok_or(catalog::Unfair::NoProof)?))) {
        Ok((fair, proof)) => FairnessCheck::Fair {
            chance_steps: fair.chance_steps,
            stirred: fair.seats_that_stirred,
            commitment: fair.commitment,
            proof: Box::new(proof),
        },
        Err(unfair) => FairnessCheck::NotFair {
            why: unfair.name().to_owned(),
            line: unfair.line(),
            problem: unfair.to_string(),
        },
    }
}
