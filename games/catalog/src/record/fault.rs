//! What is wrong with a record.

/// What is wrong with a record, and in which line.
#[derive(Debug, thiserror::Error)]
#[error("{line}: {problem}")]
pub struct Fault {
    pub line: usize,
    pub problem: String,
    /// Set if the file could not be read at all, which says nothing about the record.
    #[source]
    pub unreadable: Option<std::io::Error>,
}

impl Fault {
    pub(crate) fn new(line: usize, problem: impl Into<String>) -> Fault {
        Fault { line, problem: problem.into(), unreadable: None }
    }

    /// A file that cannot be read (any further).
    pub fn unreadable(line: usize, error: std::io::Error) -> Fault {
        Fault { line, problem: format!("cannot be read: {error}"), unreadable: Some(error) }
    }
}

/// What serde says of a value, without its "at line 1 column 7": the line is always the first to it, and the column is
/// counted from wherever the value began.
pub(crate) fn why(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.rfind(" at line ").map_or(text.clone(), |end| text[..end].to_owned())
}

/// What serde says of a whole line, with the column.
pub(crate) fn why_and_where(error: &serde_json::Error) -> String {
    match error.column() {
        0 => why(error),
        column => format!("{} (column {column})", why(error)),
    }
}
