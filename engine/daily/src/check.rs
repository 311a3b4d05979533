//! Checking a record: is it the expedition of its date, played against the bots that belong there?

use crate::summary::{Summary, summary};
use crate::{Crew, Expedition};
use bots::Level;
use catalog::record::{Fault, Header, Reader};
use catalog::{GameModule, Unfair, with_game};
use game_core::{Game, Seat, Step, StepOf};
use serde::Serialize;

/// No record may be longer: the longest games stay far below it.
pub const MAX_RECORD_BYTES: usize = 64 * 1024;

/// A record that was accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Checked {
    #[serde(flatten)]
    pub summary: Summary,
    pub steps: u64,
    /// How many choices of bots were computed again.
    pub bot_choices: u64,
}

/// Why a record does not count.
#[derive(Debug, thiserror::Error)]
pub enum Rejected {
    #[error("the record is longer than {MAX_RECORD_BYTES} bytes, which no daily expedition is")]
    TooLong,
    #[error("{}: {}", .0.line, .0.problem)]
    NoRecord(Fault),
    #[error("this is not a daily expedition: its header has no \"fair\" with a \"daily\"")]
    NotDaily,
    #[error("the game is not over")]
    Unfinished { line: u64 },
    #[error("{0}")]
    Unfair(Unfair),
    #[error("\"daily\" is {0:?}, but a date must be written as 2026-11-18")]
    BadDate(String),
    #[error("a daily expedition has {due} seats in this game, not {found}")]
    Seats { found: usize, due: usize },
    #[error("a daily expedition is played with the usual options of the game")]
    Options,
    #[error("the bots are not those of a daily expedition: the header must have \"bots\":{due}")]
    Bots { due: String },
    #[error("a bot played for the player (\"stand_ins\"), so this is not their result")]
    StandIn,
    #[error("the {level} in seat {seat} chose {found}, but its choice is {derived}")]
    BotChoice { line: u64, seat: Seat, level: Level, found: String, derived: String },
}

impl Rejected {
    /// Every name.
    pub const NAMES: [&'static str; 11] = [
        "too_long",
        "no_record",
        "not_daily",
        "unfinished",
        "deal",
        "bad_date",
        "seats",
        "options",
        "bots",
        "stand_in",
        "bot_choice",
    ];

    pub fn name(&self) -> &'static str {
        Rejected::NAMES[match self {
            Rejected::TooLong => 0,
            Rejected::NoRecord(_) => 1,
            Rejected::NotDaily => 2,
            Rejected::Unfinished { .. } => 3,
            Rejected::Unfair(_) => 4,
            Rejected::BadDate(_) => 5,
            Rejected::Seats { .. } => 6,
            Rejected::Options => 7,
            Rejected::Bots { .. } => 8,
            Rejected::StandIn => 9,
            Rejected::BotChoice { .. } => 10,
        }]
    }

    /// From 1.
    pub fn line(&self) -> u64 {
        match self {
            Rejected::NoRecord(fault) => fault.line as u64,
            Rejected::Unfair(unfair) => unfair.line(),
            Rejected::Unfinished { line } | Rejected::BotChoice { line, .. } => *line,
            _ => 1,
        }
    }
}

impl From<Unfair> for Rejected {
    fn from(unfair: Unfair) -> Rejected {
        match unfair {
            Unfair::NoProof => Rejected::NotDaily,
            Unfair::Unfinished { line } => Rejected::Unfinished { line },
            Unfair::Fault(fault) => Rejected::NoRecord(fault),
            other => Rejected::Unfair(other),
        }
    }
}

/// A record that is one of a daily expedition as far as its header and its cards show. Its bots have not been asked yet.
pub struct Claim<'a> {
    pub expedition: Expedition,
    record: &'a str,
}

impl<'a> Claim<'a> {
    /// Checks what is cheap to check.
    pub fn read(record: &'a str) -> Result<Claim<'a>, Rejected> {
        if record.len() > MAX_RECORD_BYTES {
            return Err(Rejected::TooLong);
        }
        let header = reader(record)?.header().clone();
        let verified = catalog::verify(reader(record)?)?;
        let date = verified.daily.ok_or(Rejected::NotDaily)?;
        let date = date.parse().map_err(|_| Rejected::BadDate(date))?;
        let expedition = Expedition { game: verified.game, date };
        check_header(&header, expedition)?;
        Ok(Claim { expedition, record })
    }

    /// How the game went, if the bots were the right ones.
    pub fn summary(&self) -> Result<Summary, Rejected> {
        let reader = reader(self.record)?;
        let summary = with_game!(self.expedition.game, G => summary::<G>(reader, self.expedition));
        summary.map_err(Rejected::NoRecord)?.ok_or(Rejected::Unfinished { line: 1 })
    }

    /// Lets every bot choose again, which takes as long as they thought during the game.
    pub fn check(self) -> Result<Checked, Rejected> {
        let (summary, reader) = (self.summary()?, reader(self.record)?);
        with_game!(self.expedition.game, G => replay::<G>(reader, self.expedition, summary))
    }
}

/// Replays a record and lets every bot choose again.
pub fn check(record: &str) -> Result<Checked, Rejected> {
    Claim::read(record)?.check()
}

fn reader(record: &str) -> Result<Reader<&[u8]>, Rejected> {
    Reader::new(record.as_bytes()).map_err(Rejected::NoRecord)
}

fn check_header(header: &Header, expedition: Expedition) -> Result<(), Rejected> {
    let (found, due) = (header.seats.len(), expedition.seats());
    if found != due {
        return Err(Rejected::Seats { found, due });
    }
    let usual = with_game!(expedition.game, G => {
        let options = header.options::<G>().map_err(|_| Rejected::Options)?;
        json(&G::canonical(&options, due)) == json(&G::canonical(&G::usual_options(), due))
    });
    if !usual {
        return Err(Rejected::Options);
    }
    let bots: Vec<Option<Level>> = Seat::all(due).map(|seat| expedition.level(seat)).collect();
    let found = header.extra("bots").and_then(|text| serde_json::from_str::<Vec<Option<Level>>>(text).ok());
    if found.as_ref() != Some(&bots) {
        return Err(Rejected::Bots { due: json(&bots) });
    }
    if header.extra("stand_ins").is_some() {
        return Err(Rejected::StandIn);
    }
    Ok(())
}

fn replay<G: GameModule>(
    record: Reader<&[u8]>,
    expedition: Expedition,
    summary: Summary,
) -> Result<Checked, Rejected> {
    let mut replay =
        Replay { crew: Crew::new(expedition), before: None, steps: 0, bot_choices: 0, wrong: None };
    record.replay::<G>(|table, step| replay.follow(table, step)).map_err(Rejected::NoRecord)?;
    match replay.wrong {
        Some(wrong) => Err(wrong),
        None => Ok(Checked { summary, steps: replay.steps, bot_choices: replay.bot_choices }),
    }
}

/// A game that is followed step by step, up to the first choice that no bot of the expedition would make.
struct Replay<G: GameModule> {
    crew: Crew<G>,
    before: Option<G>,
    steps: u64,
    bot_choices: u64,
    wrong: Option<Rejected>,
}

impl<G: GameModule> Replay<G> {
    fn follow(&mut self, table: &G, step: Option<StepOf<G>>) {
        self.steps += u64::from(step.is_some());
        let before = self.before.replace(table.clone());
        let (Some(mut before), Some(step), None) = (before, step, &self.wrong) else { return };
        let chooser = match step {
            Step::Act(seat, action) => {
                self.compare(&before, seat, action);
                Some(seat)
            }
            Step::Chance(_) => None,
        };
        let mut events = Vec::new();
        let applied = before.apply(step, &mut events);
        debug_assert!(applied.is_ok(), "the reader has applied the same step");
        self.crew.observe(chooser, events);
    }

    fn compare(&mut self, before: &G, seat: Seat, found: G::Action) {
        let Some(level) = self.crew.level(seat) else { return };
        self.bot_choices += 1;
        let derived = self.crew.choose(before, seat);
        if derived != Some(found) {
            let (found, derived) = (json(&found), json(&derived));
            self.wrong = Some(Rejected::BotChoice { line: self.steps + 1, seat, level, found, derived });
        }
    }
}

/// As in the record.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
