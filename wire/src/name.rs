//! The names people may have.

use serde::{Deserialize, Serialize};

pub const MAX_NAME_CHARS: usize = 20;

/// What is wrong with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum NameProblem {
    #[error("a name needs at least one visible character")]
    Empty,
    #[error("a name can have at most {MAX_NAME_CHARS} characters")]
    TooLong,
    #[error("a name can't contain invisible characters")]
    Invisible,
    #[error("use single spaces between the words of a name")]
    Spaces,
}

/// The name without spaces around it, or what is wrong with it. Characters that could imitate another name or change the text
/// direction are refused.
pub fn checked_name(text: &str) -> Result<String, NameProblem> {
    let name = text.trim();
    if name.chars().count() > MAX_NAME_CHARS {
        return Err(NameProblem::TooLong);
    }
    if name.chars().any(|letter| letter.is_control() || hidden(letter)) {
        return Err(NameProblem::Invisible);
    }
    if name.contains("  ") || name.chars().any(|letter| letter.is_whitespace() && letter != ' ') {
        return Err(NameProblem::Spaces);
    }
    if !name.chars().any(|letter| letter != ' ' && !joins(letter)) {
        return Err(NameProblem::Empty);
    }
    Ok(name.to_owned())
}

/// Invisible characters, and those that change the text direction.
fn hidden(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

/// Parts of composed emoji; nothing on their own.
fn joins(letter: char) -> bool {
    matches!(letter, '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_languages_are_fine() {
        for (given, kept) in [
            ("Anna", "Anna"),
            ("  José María ", "José María"),
            ("Đặng Thị Ngọc", "Đặng Thị Ngọc"),
            ("雅子", "雅子"),
            ("שרה", "שרה"),
            ("👩‍🚀 Zoe ❤️", "👩‍🚀 Zoe ❤️"),
            ("7", "7"),
            ("abcdefghijklmnopqrst", "abcdefghijklmnopqrst"),
        ] {
            assert_eq!(checked_name(given).as_deref(), Ok(kept));
        }
    }

    #[test]
    fn names_that_hide_something_are_not() {
        for (text, problem) in [
            ("", NameProblem::Empty),
            ("   ", NameProblem::Empty),
            ("abcdefghijklmnopqrstu", NameProblem::TooLong),
            ("An\nna", NameProblem::Invisible),
            ("An\u{0}na", NameProblem::Invisible),
            ("Anna\u{202e}nimdA", NameProblem::Invisible),
            ("An\u{200b}na", NameProblem::Invisible),
            ("\u{3164}", NameProblem::Invisible),
            ("\u{200d}\u{fe0f}", NameProblem::Empty),
            ("Anna  B", NameProblem::Spaces),
            ("Anna\u{a0}B", NameProblem::Spaces),
            ("\u{feff}Anna", NameProblem::Invisible),
            ("An\u{e0041}na", NameProblem::Invisible),
        ] {
            assert_eq!(checked_name(text), Err(problem), "{text:?}");
        }
    }
}
