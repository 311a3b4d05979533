//! Reading a record, checking every step against the rules.

use super::fault::{Fault, FaultKind};
use super::header::Header;
use super::line::{parse, shortened};
use super::{LONGEST_LINE, Record};
use game_core::{Game, Illegal, Step, StepOf, Turn};
use std::io::{BufRead, Read};

/// A record whose header has been read. Next: [`Reader::replay`] with the state type of its game.
#[derive(Debug)]
pub struct Reader<R> {
    lines: Lines<R>,
    header: Header,
}

impl<R: BufRead> Reader<R> {
    pub fn new(from: R) -> Result<Reader<R>, Fault> {
        let mut lines = Lines { from, number: 0, bytes: Vec::new() };
        let header = match lines.next()? {
            None => {
                return Err(Fault::new(
                    1,
                    FaultKind::NotARecord,
                    "the file is empty; a record begins with a header",
                ));
            }
            Some(line) => Header::parse(line).map_err(|(kind, problem)| Fault::new(1, kind, problem))?,
        };
        Ok(Reader { lines, header })
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Reads and checks the steps. Calls `after` with the table before the first step and after each of them. Keeps only the table in
    /// memory, so that a record of any length can be checked.
    pub fn replay<G: Game>(mut self, mut after: impl FnMut(&G, Option<StepOf<G>>)) -> Result<G, Fault> {
        let mut game = set_up::<G>(&self.header)?;
        after(&game, None);
        while let Some(line) = self.lines.next()? {
            let parsed = parse::<G>(line).map_err(|problem| (FaultKind::NotAStep, problem));
            let checked = parsed.and_then(|step| match game.apply(step, &mut ()) {
                Ok(()) => Ok(step),
                Err(why) => Err((FaultKind::Illegal, refusal::<G>(step, why))),
            });
            match checked {
                Ok(step) => after(&game, Some(step)),
                Err((kind, problem)) => {
                    let problem = format!("{problem}; {}", describe_due(&game));
                    return Err(Fault::new(self.lines.number, kind, problem));
                }
            }
        }
        Ok(game)
    }

    pub fn record<G: Game>(self) -> Result<Record<G>, Fault> {
        let mut header = self.header.clone();
        let options = header.options::<G>().map_err(|problem| Fault::new(1, FaultKind::BadSetup, problem))?;
        header.set_options::<G>(&options);
        let mut steps = Vec::new();
        self.replay::<G>(|_, step| steps.extend(step))?;
        Ok(Record { header, options, steps })
    }
}

fn set_up<G: Game>(header: &Header) -> Result<G, Fault> {
    let fault = |problem: String| Fault::new(1, FaultKind::BadSetup, problem);
    if header.game.name() != G::NAME {
        return Err(fault(format!("this is a record of {}, not of {}", header.game, G::NAME)));
    }
    let options = header.options::<G>().map_err(fault)?;
    G::new(&options, header.seats.len()).map_err(|error| fault(error.to_string()))
}

/// Why a step was rejected, in words.
pub fn refusal<G: Game>(step: StepOf<G>, why: Illegal) -> String {
    match step {
        Step::Act(seat, action) => format!("seat {seat} cannot do {}: {why}", json(&action)),
        Step::Chance(outcome) => format!("chance cannot give {}: {why}", json(&outcome)),
    }
}

/// Which step a game expects next, in words.
pub fn describe_due<G: Game>(game: &G) -> String {
    match game.turn() {
        Turn::Over => "the game is over".to_owned(),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.chance_outcomes(&mut outcomes);
            format!("expected a chance step: {}", one_of(outcomes.iter().map(|(outcome, _)| json(outcome))))
        }
        Turn::Act(seats) => {
            let dues = seats.iter().map(|seat| {
                let mut actions = Vec::new();
                game.legal_actions(seat, &mut actions);
                (seat, one_of(actions.iter().map(json)))
            });
            let dues: Vec<_> = dues.collect();
            let alike = dues.iter().all(|(_, actions)| *actions == dues[0].1);
            match &dues[..] {
                [(seat, actions)] => format!("expected seat {seat} with {actions}"),
                [.., (_, actions)] if alike => {
                    let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                    format!("expected seats {} with {actions}", seats.join(", "))
                }
                _ => {
                    let each: Vec<String> =
                        dues.iter().map(|(seat, them)| format!("seat {seat} with {them}")).collect();
                    format!("expected {}", each.join(", "))
                }
            }
        }
    }
}

/// "one of a, b, c", shortened if the list is long.
fn one_of(items: impl ExactSizeIterator<Item = String>) -> String {
    const MAX_SHOWN: usize = 8;
    let count = items.len();
    let shown: Vec<String> = items.take(MAX_SHOWN).collect();
    match count {
        1 => shown.concat(),
        0..=MAX_SHOWN => format!("one of {}", shown.join(", ")),
        _ => format!("one of {}, … ({count} in all)", shown.join(", ")),
    }
}

fn json(value: &impl serde::Serialize) -> String {
    shortened(&serde_json::to_string(value).unwrap_or_default())
}

/// The numbered lines of a file. Keeps only the current line, and refuses one that is too long.
#[derive(Debug)]
struct Lines<R> {
    from: R,
    number: usize,
    bytes: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// The next line without its newline; `None` after the last.
    fn next(&mut self) -> Result<Option<&str>, Fault> {
        self.bytes.clear();
        let line = self.number + 1;
        let not_a_record = |problem: String| Fault::new(line, FaultKind::NotARecord, problem);
        let mut bounded = (&mut self.from).take(LONGEST_LINE as u64 + 1);
        bounded.read_until(b'\n', &mut self.bytes).map_err(|error| Fault::unreadable(line, error))?;
        if self.bytes.is_empty() {
            return Ok(None);
        }
        self.number = line;
        if self.bytes.ends_with(b"\n") {
            self.bytes.pop();
        }
        if self.bytes.len() > LONGEST_LINE {
            return Err(not_a_record(format!("the line is longer than {LONGEST_LINE} bytes")));
        }
        let text = std::str::from_utf8(&self.bytes)
            .map_err(|_| not_a_record("the line is not UTF-8 text".to_owned()))?;
        if text.starts_with('\u{feff}') {
            let problem = "the line begins with a byte-order mark; save the file as UTF-8 without one";
            return Err(not_a_record(problem.to_owned()));
        }
        if text.trim().is_empty() {
            return Err(not_a_record("the line is blank; a record has one JSON object per line".to_owned()));
        }
        Ok(Some(text))
    }
}
