//! Why a file cannot be replayed: not a record, cut off, or from another version.

use catalog::record::{FORMAT, Fault};
use catalog::{GameKind, with_game};
use game_core::Game;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use wire::{RecordProblem, UnreadableRecord};

/// The first line is no header.
pub(crate) fn in_header(text: &str, fault: Fault) -> UnreadableRecord {
    let first = text.lines().next().unwrap_or_default();
    let why = match serde_json::from_str::<Header>(first) {
        Ok(header) if header.is_of_another_version() => RecordProblem::OtherVersion,
        Ok(header) if header.quipu.is_some() => RecordProblem::Illegal,
        Ok(_) => RecordProblem::NotARecord,
        Err(_) if first.starts_with("{\"quipu\"") && is_cut_off(text, fault.line) => RecordProblem::CutOff,
        Err(_) => RecordProblem::NotARecord,
    };
    no_record(why, fault)
}

/// The header is good, and what follows is not.
pub(crate) fn in_steps(text: &str, fault: Fault) -> UnreadableRecord {
    let why = if is_cut_off(text, fault.line) { RecordProblem::CutOff } else { RecordProblem::Illegal };
    no_record(why, fault)
}

fn no_record(why: RecordProblem, fault: Fault) -> UnreadableRecord {
    UnreadableRecord { why, line: u32::try_from(fault.line).unwrap_or(u32::MAX), problem: fault.problem }
}

/// Whether this is the last line, and only its beginning.
fn is_cut_off(text: &str, line: usize) -> bool {
    let mut rest = text.lines().skip(line.saturating_sub(1));
    let last = rest.next().unwrap_or_default();
    let broken = serde_json::from_str::<IgnoredAny>(last).is_err_and(|error| error.is_eof());
    rest.next().is_none() && !text.ends_with('\n') && broken
}

/// What can be said of a header that is not good.
#[derive(Deserialize)]
struct Header {
    quipu: Option<Value>,
    game: Option<Value>,
    rules: Option<Value>,
}

impl Header {
    fn is_of_another_version(&self) -> bool {
        let number = |value: &Option<Value>| value.as_ref().and_then(Value::as_u64);
        let game = self.game.as_ref().and_then(Value::as_str).and_then(|name| name.parse::<GameKind>().ok());
        let known = game.map(|game| with_game!(game, G => u64::from(G::RULES_VERSION)));
        let rules = number(&self.rules).zip(known).is_some_and(|(rules, known)| rules != known);
        let format = number(&self.quipu).is_some_and(|format| format != u64::from(FORMAT));
        format || self.quipu.is_some() && rules
    }
}
