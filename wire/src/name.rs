//! The names people may have.

use serde::{Deserialize, Serialize};

pub const MAX_NAME_CHARS: usize = 20;

/// How many accents a letter can have.
const MAX_MARKS: usize = 2;

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
    #[error("a letter of a name can have at most {MAX_MARKS} accents")]
    Stacked,
    #[error("a name can't contain characters that most devices can't show")]
    Unknown,
    #[error("a word of a name can't mix letters of different alphabets")]
    MixedScripts,
}

/// The name without spaces around it, or what is wrong with it. Characters that could imitate another name or change the text
/// direction are refused. A server also refuses what only Unicode's tables show: they are too large for a browser.
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
    // A name does not begin with a mark.
    let (mut before, mut marks) = (' ', MAX_MARKS);
    for letter in name.chars() {
        if joins(letter) && !joined(before, letter) {
            return Err(NameProblem::Invisible);
        }
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        if marks > MAX_MARKS {
            return Err(NameProblem::Stacked);
        }
        before = letter;
    }
    if before == JOINER {
        return Err(NameProblem::Invisible);
    }
    Ok(name.to_owned())
}

/// Zero-width joiner.
const JOINER: char = '\u{200d}';

/// Whether a part of composed emoji has something to join before it: an emoji, its variant, or a digit.
fn joined(before: char, part: char) -> bool {
    if joins(before) {
        return part == JOINER && before != JOINER;
    }
    !before.is_alphabetic() && !before.is_whitespace()
}

/// Accents that fit on any letter. Those of one script are the server's concern.
fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
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
    matches!(letter, JOINER | '\u{fe00}'..='\u{fe0f}')
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
            ("1️⃣ ❤️‍🔥 🏳️‍🌈", "1️⃣ ❤️‍🔥 🏳️‍🌈"),
            ("Ge\u{323}\u{302}", "Ge\u{323}\u{302}"),
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
            ("An\u{200d}na", NameProblem::Invisible),
            ("Anna\u{fe0f}", NameProblem::Invisible),
            ("Anna ❤\u{fe0f}\u{fe0f}", NameProblem::Invisible),
            ("Anna 👩\u{200d}", NameProblem::Invisible),
            ("Anna \u{fe0f}", NameProblem::Invisible),
            ("a\u{300}\u{301}\u{302}", NameProblem::Stacked),
            ("\u{301}Anna", NameProblem::Stacked),
        ] {
            assert_eq!(checked_name(text), Err(problem), "{text:?}");
        }
    }
}
