//! What is wrong with an argument, in one line and in words for a person.

use clap::error::ErrorKind;

/// What clap says of arguments, in one line: its first paragraph, and of numbers what one should give instead.
pub fn in_one_line(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let said = text.split("\n\n").next().unwrap_or_default().trim_start_matches("error: ");
    let lines: Vec<&str> = said.lines().map(str::trim).collect();
    let line = lines.join(" ");
    match line.rsplit_once(": ") {
        Some((what, why)) if error.kind() == ErrorKind::ValueValidation => {
            format!("{what}: {}", number_in_words(why))
        }
        _ => line,
    }
}

/// What Rust says of a number that it cannot read is for programmers. Anything else stays as it is.
fn number_in_words(why: &str) -> String {
    let range = why.split_once(" is not in ").and_then(|(_, range)| range.split_once("..="));
    match (why, range) {
        (_, Some((least, most))) => format!("give a whole number from {least} to {most}"),
        ("invalid digit found in string" | "cannot parse integer from empty string", _) => {
            "give a whole number, digits only".to_owned()
        }
        ("number too large to fit in target type", _) => "the number is too large".to_owned(),
        _ => why.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use clap::{Arg, Command, value_parser};

    fn said(value: &str) -> String {
        let number = Arg::new("games").long("games").value_parser(value_parser!(u64).range(1..=9));
        let command = Command::new("quipu").no_binary_name(true).arg(number);
        in_one_line(&command.try_get_matches_from([format!("--games={value}")]).unwrap_err())
    }

    #[test]
    fn numbers_are_asked_for_in_words() {
        for (value, words) in [
            ("many", "give a whole number, digits only"),
            ("", "give a whole number, digits only"),
            ("-1", "give a whole number, digits only"),
            ("0", "give a whole number from 1 to 9"),
            ("99999999999999999999", "the number is too large"),
        ] {
            let begin = format!("invalid value '{value}' for '--games <games>': ");
            assert_eq!(said(value), begin + words);
        }
    }
}
