//! What is wrong with a board, in plain sentences: where, what, and what to do.

use crate::terms;
use lost_temple_rules::{BANK, BoardError, Fault, MAX_PLACE, MAX_SPACES, Part, TOKENS};
use web_shell::pages::file::Unreadable;
use web_shell::t;

pub fn unreadable(why: Unreadable) -> String {
    match why {
        Unreadable::TooLarge => t!("board-file-large"),
        Unreadable::NotText => t!("board-file-no-text"),
        Unreadable::Gone => t!("board-file-gone"),
    }
}

pub fn sentences(error: &BoardError) -> Vec<String> {
    let mut sentences: Vec<String> = error.faults.iter().map(sentence).collect();
    if error.omitted > 0 {
        sentences.push(t!("board-fault-more", n = error.omitted));
    }
    sentences
}

fn sentence(fault: &Fault) -> String {
    match fault {
        // A file that ends too early and one that was never a board are not worth a lesson in JSON.
        Fault::NotJson { line, column, .. } => t!("board-fault-json", line = *line, column = *column),
        Fault::NotBoard => t!("board-fault-object"),
        Fault::UnknownKey(key) => t!("board-fault-key", key = key.as_str()),
        Fault::UnknownCharacter(key) => t!("board-fault-character", key = key.as_str()),
        Fault::UnknownToken(key) => t!("board-fault-token", key = key.as_str()),
        Fault::UnknownStartKey(character, key) => {
            t!("board-fault-start-key", character = terms::character(*character), key = key.as_str())
        }
        Fault::Missing(Part::StartValue(character, part)) => {
            t!("board-fault-start-missing", character = terms::character(*character), part = *part)
        }
        Fault::Missing(part) => t!("board-fault-missing", part = part.to_string()),
        Fault::Twice(Part::StartValue(character, part)) => {
            t!("board-fault-start-twice", character = terms::character(*character), part = *part)
        }
        Fault::Twice(part) => t!("board-fault-twice", part = part.to_string()),
        Fault::WrongType(Part::StartValue(character, "machete")) => {
            t!("board-fault-start-machete", character = terms::character(*character))
        }
        Fault::WrongType(Part::StartValue(character, part)) => {
            t!("board-fault-start-number", character = terms::character(*character), part = *part)
        }
        Fault::WrongType(part @ (Part::Name | Part::About | Part::Track)) => {
            t!("board-fault-text", part = part.to_string())
        }
        Fault::WrongType(part @ Part::Token(_)) => t!("board-fault-number", part = part.to_string()),
        Fault::WrongType(part) => t!("board-fault-group", part = part.to_string()),
        Fault::TrackTooLong(length) => t!("board-fault-long", n = *length, most = MAX_SPACES),
        Fault::UnknownSpace { letter, number } => {
            t!("board-fault-letter", letter = letter.to_string(), number = *number)
        }
        Fault::GreatTemples(count) => t!("board-fault-great", n = *count),
        Fault::NoTempleAtEnd => t!("board-fault-end"),
        Fault::Jungles(count) => t!("board-fault-jungles", n = *count),
        Fault::NoVillage => t!("board-fault-village"),
        Fault::NoEvent => t!("board-fault-no-event"),
        Fault::TooManyEvents(count) => t!("board-fault-events", n = *count, most = TOKENS - 1),
        Fault::StartPlace(character, place) => {
            let character = terms::character(*character);
            t!("board-fault-start-place", character = character, place = *place, most = MAX_PLACE)
        }
        Fault::StartGems(character, gems) => {
            let character = terms::character(*character);
            t!("board-fault-start-gems", character = character, gems = *gems, most = BANK.gems)
        }
        Fault::TooRich(gems) => t!("board-fault-rich", gems = *gems, bank = BANK.gems),
        Fault::NegativeToken(token, count) => {
            t!("board-fault-negative", token = terms::token(*token), n = *count)
        }
        Fault::Tokens(count) => t!("board-fault-tokens", n = *count, all = TOKENS),
        Fault::Idols(count) => t!("board-fault-idols", n = *count),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use lost_temple_rules::Board;

    #[test]
    fn every_fault_becomes_a_sentence_of_its_own() {
        let text = r#"{"name":7,"legend":1,"track":"x.x.TTTj","starts":{"starts":1,
            "shaman":{"place":0,"gems":1},"thief":{"place":21,"gems":2.5},"seer":{"place":"2","gems":-1},
            "priest":[],"elder":{"gems":51,"color":"red"},"artisan":{"place":1,"gems":50,"machete":1},
            "scout":{"place":1},"scout":{"place":1,"place":2,"gems":50,"machete":true}},
            "tokens":{"idol":3,"gems+4":-1,"gems-2":null,"forward+4":1}}"#;
        let error = Board::from_json(text).unwrap_err();
        let sentences = sentences(&error);
        assert_eq!(sentences.len(), error.faults.len());
        for (sentence, fault) in sentences.iter().zip(&error.faults) {
            assert!(sentence.ends_with('.') && !sentence.starts_with("board-"), "{fault:?}: {sentence}");
            assert!(!sentence.contains('$') && !sentence.contains('{'), "{fault:?}: {sentence}");
        }
        let first = sentences.iter().find(|sentence| sentence.contains("space 1 ")).unwrap();
        assert!(first.contains("“x”"), "{first}");
    }

    #[test]
    fn a_hostile_file_gets_one_kind_sentence_or_few() {
        for text in ["", "{", "\u{7f}ELF", "[1,2", "[]", "7", &"[".repeat(50_000)] {
            assert_eq!(sentences(&Board::from_json(text).unwrap_err()).len(), 1, "{text:.20}");
        }
        let keys: String = (0..10_000).map(|key| format!("\"{key}\":1,")).collect();
        let many = sentences(&Board::from_json(&format!("{{{keys}\"name\":\"x\"}}")).unwrap_err());
        assert_eq!(many.len(), 51);
    }
}
