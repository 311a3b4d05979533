//! What an answer means: a choice, something to look at, or neither. Forgiving, but never guessing.

use terminal::{Choice, Question, list};

/// What every game understands, each with a line of help.
pub const COMMANDS: &[(&str, &str)] = &[
    ("?", "explain the choices"),
    ("table", "show the table again"),
    ("hint", "your chances, and what Pathfinder would do"),
    ("log", "show what happened (log all for everything)"),
    ("rules", "list the rules; rules 12 shows one, rules all shows all"),
    ("quit", "end the game"),
];

/// An answer that means nothing is repeated up to this many characters.
const MAX_ECHO: usize = 40;

#[derive(Debug, PartialEq, Eq)]
pub enum Meaning<A> {
    Chosen(A),
    /// A command, and the words behind it.
    Command(String, String),
    /// Nothing; a sentence says why.
    Unclear(String),
}

/// Finds out what an answer means. A whole word goes before a beginning, and a choice before a command.
pub fn meaning<A: Copy + PartialEq>(
    answer: &str,
    question: &Question<A>,
    own_words: &[(&str, &str)],
) -> Meaning<A> {
    let answer = plain(answer);
    if answer.is_empty() {
        return Meaning::Unclear(format!("Please type {}, or ? for help.", question.keys));
    }
    if let Some(meaning) = among(&answer, &question.choices, |word| *word == answer) {
        return meaning;
    }
    let (first, rest) = answer.split_once(' ').unwrap_or((&answer, ""));
    let also = [("help", "?"), ("h", "?"), ("exit", "quit"), ("q", "quit"), ("rule", "rules")];
    let commands = COMMANDS.iter().chain(own_words).map(|(word, _)| *word);
    let exact = commands.clone().find(|word| *word == first);
    let exact = exact.or_else(|| also.iter().find(|(word, _)| *word == first).map(|(_, command)| *command));
    if let Some(command) = exact {
        return Meaning::Command(command.to_owned(), rest.to_owned());
    }
    if let Some(meaning) = among(&answer, &question.choices, |word| word.starts_with(&answer)) {
        return meaning;
    }
    let found: Vec<&str> = commands.filter(|word| word.starts_with(first)).collect();
    match found[..] {
        [command] => Meaning::Command(command.to_owned(), rest.to_owned()),
        _ => {
            let mut said: String = answer.chars().take(MAX_ECHO).collect();
            if said.len() < answer.len() {
                said.push('…');
            }
            Meaning::Unclear(format!(
                "“{said}” is not a valid answer; type {}, or ? for help.",
                question.keys
            ))
        }
    }
}

/// The choices of which a word fits: one is the answer, several are unclear.
fn among<A: Copy + PartialEq>(
    answer: &str,
    choices: &[Choice<A>],
    fits: impl Fn(&String) -> bool,
) -> Option<Meaning<A>> {
    let fitting: Vec<&Choice<A>> = choices.iter().filter(|choice| choice.words.iter().any(&fits)).collect();
    match fitting[..] {
        [] => None,
        [only] => Some(Meaning::Chosen(only.action)),
        _ => {
            let word = |choice: &&Choice<A>| choice.words.iter().find(|word| fits(word)).cloned();
            let words: Vec<String> = fitting.iter().filter_map(word).collect();
            let words = list(&words).replace(" and ", " or ");
            Some(Meaning::Unclear(format!("“{answer}” could be {words}: which?")))
        }
    }
}

/// Small letters, single spaces, and no marks at the end.
pub fn plain(answer: &str) -> String {
    let answer = answer.to_lowercase();
    let words: Vec<&str> = answer.split_whitespace().collect();
    let answer = words.join(" ");
    let bare = answer.trim_end_matches(['.', '!', ',', ';', ')']).trim_start_matches('(');
    if bare.is_empty() { answer } else { bare.trim().to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(answer: &str) -> Meaning<u8> {
        let question = Question {
            ask: "Which?".to_owned(),
            keys: "a number or a name".to_owned(),
            choices: vec![
                Choice::new(3, &["3", "seer"], "looks"),
                Choice::new(7, &["7", "scout"], "pays"),
                Choice::new(2, &["2", "thief"], "robs"),
            ],
            listed: true,
            help: Vec::new(),
        };
        meaning(answer, &question, &[("odds", "the odds"), ("mine", "your own things")])
    }

    #[test]
    fn choices_are_found_by_key_word_and_beginning() {
        for (answer, chosen) in [("3", 3), ("SEER", 3), (" se ", 3), ("Scout.", 7), ("t", 2), ("(2)", 2)] {
            assert_eq!(asked(answer), Meaning::Chosen(chosen), "{answer}");
        }
        assert_eq!(asked("s"), Meaning::Unclear("“s” could be seer or scout: which?".to_owned()));
    }

    #[test]
    fn commands_are_found_too() {
        let command = |word: &str, rest: &str| Meaning::Command(word.to_owned(), rest.to_owned());
        for (answer, word, rest) in [
            ("?", "?", ""),
            ("help", "?", ""),
            ("ta", "table", ""),
            ("Rules  I-12", "rules", "i-12"),
            ("rule 12", "rules", "12"),
            ("o", "odds", ""),
            ("QUIT!", "quit", ""),
        ] {
            assert_eq!(asked(answer), command(word, rest), "{answer}");
        }
        for answer in ["", "  ", "xyzzy", "8", "99999999999999999999", "…", "!"] {
            assert!(matches!(asked(answer), Meaning::Unclear(_)), "{answer}");
        }
    }
}
