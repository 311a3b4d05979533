//! What a game must be able to say to be played in a terminal.

use super::words::{Line, Scene};
use arena::Sight;
use catalog::GameModule;

/// A game in words. What is shown is what the player's view holds: eyesight, not memory.
pub trait Spoken: GameModule {
    /// How many sit at a table if nobody says.
    const USUAL_SEATS: usize;

    /// What this game understands besides what all do, and what it answers with: a word and a line of help each.
    const WORDS: &'static [(&'static str, &'static str)];

    /// What the teller has to keep in mind to tell the next event well. Everybody has seen all of it.
    type Story;

    /// The story before the first step; `view` is what anybody sees then.
    fn story(options: &Self::Options, view: &Self::View) -> Self::Story;

    /// What the game is about in a line or two, and how it begins.
    fn opening(story: &Self::Story, scene: &Scene) -> Vec<Line>;

    /// Tells what happened, or keeps it to tell it with what follows.
    fn told(event: &Self::Event, story: &mut Self::Story, scene: &Scene) -> Vec<Line>;

    /// Tells what has been kept.
    fn rest(_story: &mut Self::Story, _scene: &Scene) -> Vec<Line> {
        Vec::new()
    }

    /// What the log keeps of a line that was told; `None` if it has to be remembered.
    fn logged(line: &Line) -> Option<String> {
        Some(line.text.clone())
    }

    /// Whether something was told since it was last asked that everybody has to remember by himself.
    fn is_to_be_forgotten(_story: &mut Self::Story) -> bool {
        false
    }

    /// Whether the others at the keyboard must not see what this decision is about.
    fn is_secret(view: &Self::View) -> bool;

    /// Whether the table is to be shown with this question: not if it was shown a moment ago and is the same.
    fn needs_table(_view: &Self::View) -> bool {
        true
    }

    /// The table, compact, as all may see it.
    fn table(sight: &Sight<'_, Self>, scene: &Scene) -> Vec<Line>;

    /// What only this player may see; nothing if there is no such thing.
    fn own(sight: &Sight<'_, Self>, scene: &Scene) -> Vec<Line>;

    /// What is asked.
    fn question(sight: &Sight<'_, Self>, scene: &Scene) -> Question<Self::Action>;

    /// An answer in a form that no list of words can hold: the action, or a sentence that says what is wrong with it. `None` if
    /// it is none of that form.
    fn read(_answer: &str, _sight: &Sight<'_, Self>) -> Option<Result<Self::Action, String>> {
        None
    }

    /// The answer to one of [`WORDS`](Spoken::WORDS).
    fn answer(_word: &str, _sight: &Sight<'_, Self>, _scene: &Scene) -> Vec<Line> {
        Vec::new()
    }
}

/// What a player is asked.
pub struct Question<A> {
    /// The question.
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

/// One choice of a list.
pub struct Choice<A> {
    pub action: A,
    /// What stands for it, the key that is shown first; beginnings of these will do where they are clear.
    pub words: Vec<String>,
    /// What it means, and what it leads to.
    pub label: String,
}

impl<A> Choice<A> {
    pub fn new(action: A, words: &[&str], label: impl Into<String>) -> Choice<A> {
        let words = words.iter().map(|word| (*word).to_owned()).collect();
        Choice { action, words, label: label.into() }
    }
}

impl<A> Question<A> {
    /// The choices as a list; on one line if there is little to say about many of them.
    pub fn list(&self) -> Vec<Line> {
        let key = |choice: &Choice<A>| {
            let [key, word, ..] = &choice.words[..] else { return choice.words.concat() };
            match key.parse::<u8>() {
                Ok(_) => format!("{key} {}", super::words::capital(word)),
                Err(_) => key.to_uppercase(),
            }
        };
        let keys: Vec<String> = self.choices.iter().map(key).collect();
        if keys.len() > 4 && self.choices.iter().all(|choice| choice.label.len() <= SHORT_LABEL) {
            let each = keys.iter().zip(&self.choices).map(|(key, choice)| match choice.label.as_str() {
                "" => key.clone(),
                label => format!("{key} ({label})"),
            });
            return vec![Line::plain(format!("  {}", each.collect::<Vec<_>>().join(", ")))];
        }
        let wide = keys.iter().map(|key| key.chars().count()).max().unwrap_or(0);
        keys.iter().zip(&self.choices).map(|(key, choice)| Line::item(key, wide, &choice.label)).collect()
    }
}

/// A label of so many letters says little.
const SHORT_LABEL: usize = 8;
