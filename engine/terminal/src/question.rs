//! What a player is asked, and what they can choose from.

use crate::line::Line;
use crate::words::capital;

/// Up to this many characters, a label is short enough to list many choices on one line.
const SHORT_LABEL: usize = 8;

pub struct Question<A> {
    pub ask: String,
    /// What can be typed, in a few words.
    pub keys: String,
    /// What can be chosen, if it is a list.
    pub choices: Vec<Choice<A>>,
    /// Whether the list is shown with the question, and not only when asked for.
    pub listed: bool,
    /// What else `?` says.
    pub help: Vec<Line>,
}

pub struct Choice<A> {
    pub action: A,
    /// The words that choose it, the key that is shown first. The beginning of a word is enough where only one choice fits.
    pub words: Vec<String>,
    /// What it means, and what it leads to.
    pub label: String,
}

impl<A> Choice<A> {
    /// The key as a list shows it, with the word for it if it is a number.
    pub fn key(&self) -> String {
        let [key, word, ..] = &self.words[..] else { return self.words.concat() };
        match key.parse::<u8>() {
            Ok(_) => format!("{key} {}", capital(word)),
            Err(_) => key.to_uppercase(),
        }
    }

    pub fn new(action: A, words: &[&str], label: impl Into<String>) -> Choice<A> {
        let words = words.iter().map(|word| (*word).to_owned()).collect();
        Choice { action, words, label: label.into() }
    }
}

impl<A> Question<A> {
    /// The choices as a list; on one line if there are many with short labels.
    pub fn list(&self) -> Vec<Line> {
        let keys: Vec<String> = self.choices.iter().map(Choice::key).collect();
        if keys.len() > 4 && self.choices.iter().all(|choice| choice.label.len() <= SHORT_LABEL) {
            let each = keys.iter().zip(&self.choices).map(|(key, choice)| match choice.label.as_str() {
                "" => key.clone(),
                label => format!("{key} ({label})"),
            });
            return vec![Line::plain(format!("  {}", each.collect::<Vec<_>>().join(", ")))];
        }
        let width = keys.iter().map(|key| key.chars().count()).max().unwrap_or(0);
        keys.iter().zip(&self.choices).map(|(key, choice)| Line::item(key, width, &choice.label)).collect()
    }
}
