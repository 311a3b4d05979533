//! The review of one record of any game.

use catalog::record::{Fault, Reader, Record};
use catalog::{GameModule, with_game};
use review::{Effort, Judge, Lens, Refused, Reviewer, Settings};
use serde_json::error::Error;

/// The review of a record, being made.
pub struct Review {
    work: Option<Box<dyn Work>>,
    /// The result, when it is there.
    report: Option<Result<String, Error>>,
    progress: (usize, usize),
    lenses: Vec<Lens>,
}

/// A [`Reviewer`] of any game.
trait Work {
    fn advance(&mut self) -> bool;
    fn progress(&self) -> (usize, usize);
    fn report(self: Box<Self>) -> Result<String, Error>;
}

impl<G: GameModule> Work for Reviewer<G, G::Judge> {
    fn advance(&mut self) -> bool {
        Reviewer::advance(self)
    }

    fn progress(&self) -> (usize, usize) {
        Reviewer::progress(self)
    }

    fn report(self: Box<Self>) -> Result<String, Error> {
        serde_json::to_string(&self.finish())
    }
}

impl Review {
    /// An error is a sentence that says why the record is not reviewed.
    pub fn new(record: &str, settings: Settings) -> Result<Review, String> {
        let unreadable = |fault: Fault| format!("line {fault}");
        let reader = Reader::new(record.as_bytes()).map_err(unreadable)?;
        with_game!(reader.header().game, G => {
            let Record { header, options, steps } = reader.record::<G>().map_err(unreadable)?;
            let seats = header.seats.len();
            let refused = |why: Refused| why.to_string();
            let work = Reviewer::<G, <G as GameModule>::Judge>::new(&options, seats, steps, settings).map_err(refused)?;
            let has = |lens: &Lens| {
                let settings = Settings { lens: *lens, effort: Effort::Quick };
                <<G as GameModule>::Judge as Judge<G>>::new(&options, seats, settings).is_ok_and(|judge| judge.lens() == *lens)
            };
            let lenses = [Lens::Equilibrium, Lens::Table].into_iter().filter(has).collect();
            Ok(Review { progress: work.progress(), work: Some(Box::new(work)), report: None, lenses })
        })
    }

    /// Does a little; `false` if nothing is left to do.
    pub fn advance(&mut self) -> bool {
        let Some(mut work) = self.work.take() else { return false };
        if work.advance() {
            self.progress = work.progress();
            self.work = Some(work);
            return true;
        }
        self.report = Some(work.report());
        false
    }

    /// How many steps of how many are done.
    pub fn progress(&self) -> (usize, usize) {
        self.progress
    }

    /// The lenses through which this game can be reviewed.
    pub fn lenses(&self) -> &[Lens] {
        &self.lenses
    }

    /// The report as JSON, as `quipu review --json` has it; none while there is work left.
    pub fn report(&self) -> Option<&str> {
        self.report.as_ref()?.as_deref().ok()
    }
}
