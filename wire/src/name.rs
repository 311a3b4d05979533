//! The names people may have.

const MAX_NAME_CHARS: usize = 20;

/// The name without spaces around it, or what is wrong with it. Characters that could imitate another name or change the text
/// direction are refused.
pub fn checked_name(text: &str) -> Result<String, String> {
    let name = text.trim();
    if name.chars().count() > MAX_NAME_CHARS {
        return Err(format!("a name has at most {MAX_NAME_CHARS} letters"));
    }
    if name.chars().any(|letter| letter.is_control() || hidden(letter)) {
        return Err("a name has no invisible letters".to_owned());
    }
    if name.contains("  ") || name.chars().any(|letter| letter.is_whitespace() && letter != ' ') {
        return Err("between the words of a name is one space".to_owned());
    }
    if !name.chars().any(|letter| letter != ' ' && !joins(letter)) {
        return Err("a name has at least one letter".to_owned());
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
        for text in [
            "",
            "   ",
            "abcdefghijklmnopqrstu",
            "An\nna",
            "An\u{0}na",
            "Anna\u{202e}nimdA",
            "An\u{200b}na",
            "\u{3164}",
            "\u{200d}\u{fe0f}",
            "Anna  B",
            "Anna\u{a0}B",
            "\u{feff}Anna",
            "An\u{e0041}na",
        ] {
            assert!(checked_name(text).is_err(), "{text:?}");
        }
    }
}
