//! Rust source with its comments and texts blanked out, line by line, so that only code is searched.

/// The same text with a space for every letter of a comment or of a string. Line numbers stay.
///
/// Good enough for a formatted file that compiles; it does not know raw strings with `"` in them from others.
pub fn code_only(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut state = State::Code;
    let mut letters = text.chars().peekable();
    let mut before = ' ';
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied();
        let (now, keep) = match (state, letter, next) {
            (State::Code, '/', Some('/')) => (State::Line, false),
            (State::Code, '/', Some('*')) => (State::Block, false),
            // The quote as a letter, '"' or '\"', opens no text.
            (State::Code, '"', Some('\'')) if before == '\'' || before == '\\' => (State::Code, false),
            (State::Code, '"', _) => (State::Text, false),
            (State::Line, '\n', _) => (State::Code, true),
            (State::Block, '/', _) if before == '*' => (State::Code, false),
            (State::Text, '\\', _) => (State::Escape, false),
            (State::Escape, ..) => (State::Text, false),
            (State::Text, '"', _) => (State::Code, false),
            (State::Code, ..) => (State::Code, true),
            (inside, ..) => (inside, false),
        };
        code.push(if keep || letter == '\n' { letter } else { ' ' });
        state = now;
        before = letter;
    }
    code
}

#[derive(Clone, Copy)]
enum State {
    Code,
    Line,
    Block,
    Text,
    Escape,
}

/// The text up to the tests of the file, which stand at its end.
pub fn before_tests(text: &str) -> &str {
    text.find("\n#[cfg(test)]").map_or(text, |tests| &text[..tests])
}

/// Whether `word` stands in the text and is not a part of a longer one.
pub fn has_word(text: &str, word: &str) -> bool {
    let continues = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(continues) && !text[at + word.len()..].starts_with(continues))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_texts_are_blanked() {
        let text =
            "a(); // b\nc(\"d \\\" e\", f); /* g\nh */ i('\"', j);\n/// k \"\nl::<'m>(\"n\n// o\"); p\n";
        let code = code_only(text);
        assert_eq!(code.lines().count(), text.lines().count());
        let kept: String = code.chars().filter(|c| c.is_alphabetic()).collect();
        assert_eq!(kept, "acfijlmp");
    }

    #[test]
    fn words_are_whole() {
        assert!(has_word("x: f64,", "f64") && has_word("f64", "f64"));
        assert!(!has_word("leaf64 f64x f64_", "f64"));
    }
}
