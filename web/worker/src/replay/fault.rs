//! Why a file cannot be replayed.

use catalog::record::{Fault, FaultKind};
use serde::de::IgnoredAny;
use wire::{RecordProblem, UnreadableRecord};

/// What to tell the page about a fault in this record.
pub(crate) fn unreadable(text: &str, fault: Fault) -> UnreadableRecord {
    let why = match fault.kind {
        _ if is_cut_off(text, fault.line) => RecordProblem::CutOff,
        FaultKind::Unreadable | FaultKind::NotARecord if fault.line == 1 => RecordProblem::NotARecord,
        FaultKind::Unreadable | FaultKind::NotARecord | FaultKind::NotAStep => RecordProblem::NotAStep,
        FaultKind::OtherVersion => RecordProblem::OtherVersion,
        FaultKind::UnknownGame => RecordProblem::UnknownGame,
        FaultKind::BadSetup => RecordProblem::BadSetup,
        FaultKind::Illegal => RecordProblem::Illegal,
    };
    UnreadableRecord { why, line: u32::try_from(fault.line).unwrap_or(u32::MAX), problem: fault.problem }
}

/// Whether this is the last line, and only its beginning. In the first line it must at least look like a header.
fn is_cut_off(text: &str, line: usize) -> bool {
    let mut rest = text.lines().skip(line.saturating_sub(1));
    let last = rest.next().unwrap_or_default();
    let broken = serde_json::from_str::<IgnoredAny>(last).is_err_and(|error| error.is_eof());
    let header = line > 1 || last.starts_with("{\"quipu\"");
    header && broken && rest.next().is_none() && !text.ends_with('\n')
}
