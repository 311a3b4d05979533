//! The table of a lesson. A new one is prepared: the same secret and the same choices make the same game, so the story of each lesson
//! is known beforehand; tests play it as the coach advises. One that was left continues: a learner who looks something up or changes
//! the language finds it as it was, until it is over, another one starts, or the page is loaded again.

use bots::Level;
use fair::Secret;
use game_list::GameKind;
use std::cell::RefCell;
use wire::{Pace, Setup, ToLocal};

thread_local! {
    /// The game, and which topics were covered.
    static SAVED: RefCell<Option<(GameKind, Vec<bool>)>> = const { RefCell::new(None) };
}

/// Whether this lesson was left and continues; otherwise it starts.
pub fn continues(game: GameKind) -> bool {
    let continues = SAVED.with_borrow(|saved| saved.as_ref().is_some_and(|(of, _)| *of == game));
    if !continues {
        SAVED.set(Some((game, Vec::new())));
    }
    continues
}

pub fn covered_topics() -> Vec<bool> {
    SAVED.with_borrow(|saved| saved.as_ref().map(|(_, covered)| covered.clone()).unwrap_or_default())
}

/// Remembers the topics that were covered, until the game is over.
pub fn remember_topics(covered: Vec<bool>, over: bool) {
    SAVED.with_borrow_mut(|saved| match saved {
        Some(_) if over => *saved = None,
        Some((_, before)) => *before = covered,
        None => {}
    });
}

/// The secret with this number. Anyone may know it: a lesson needs no fairness.
pub fn secret(number: u64) -> Secret {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Secret::new(bytes)
}

/// The table of a lesson, for a learner with this name and this many players, bots but for the learner.
pub fn table(game: GameKind, name: String, players: u8, secret: Secret) -> ToLocal {
    let setup = Setup {
        game,
        options: None,
        places: players,
        public: false,
        spectators: true,
        odds: false, // one thing at a time
        hints: false,
        programs: false,
        first: Default::default(),
        pace: Pace::default(),
    };
    let bots = vec![Level::Porter; usize::from(players.saturating_sub(1))];
    ToLocal::Open { setup, people: vec![name], bots, secret: Some(secret) }
}
