//! What is wrong with a record.

/// What is wrong with a record, and in which line.
#[derive(Debug, thiserror::Error)]
#[error("{line}: {problem}")]
pub struct Fault {
    pub line: usize,
    /// For programs.
    pub kind: FaultKind,
    /// In an English sentence.
    pub problem: String,
    /// Set if the file could not be read at all, which says nothing about the record.
    #[source]
    pub unreadable: Option<std::io::Error>,
}

/// What kind of fault it is, so that a client can say it in its own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The file cannot be read.
    Unreadable,
    /// Not lines of JSON that begin with a header.
    NotARecord,
    /// Another version of the format, or of the rules of its game.
    OtherVersion,
    UnknownGame,
    /// The header's number of players or its options do not fit the game.
    BadSetup,
    /// The line is not a step of this game.
    NotAStep,
    /// The rules do not allow the step.
    Illegal,
}

/// What is wrong with one line.
pub(crate) type Problem = (FaultKind, String);

impl Fault {
    pub(crate) fn new(line: usize, kind: FaultKind, problem: impl Into<String>) -> Fault {
        Fault { line, kind, problem: problem.into(), unreadable: None }
    }

    /// A file that cannot be read (any further).
    pub fn unreadable(line: usize, error: std::io::Error) -> Fault {
        let problem = format!("cannot be read: {error}");
        Fault { line, kind: FaultKind::Unreadable, problem, unreadable: Some(error) }
    }
}

/// serde's message about a value, without its "at line 1 column 7": serde sees only one line, and counts the column from the start of
/// the value.
pub(crate) fn why(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.rfind(" at line ").map_or(text.clone(), |end| text[..end].to_owned())
}

/// serde's message about a whole line, with the column.
pub(crate) fn why_and_where(error: &serde_json::Error) -> String {
    match error.column() {
        0 => why(error),
        column => format!("{} (column {column})", why(error)),
    }
}
