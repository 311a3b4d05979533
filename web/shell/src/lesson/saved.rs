//! A lesson that was left: a learner who looks something up or changes the language finds it as it was. It is remembered until it is
//! over, another one starts, or the page is loaded again.

use game_list::GameKind;
use std::cell::RefCell;

thread_local! {
    /// The game, and which topics were told.
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

/// The topics that were told.
pub fn told() -> Vec<bool> {
    SAVED.with_borrow(|saved| saved.as_ref().map(|(_, told)| told.clone()).unwrap_or_default())
}

/// Remembers the topics that were told, until the game is over.
pub fn remember(told: Vec<bool>, over: bool) {
    SAVED.with_borrow_mut(|saved| match saved {
        Some(_) if over => *saved = None,
        Some((_, before)) => *before = told,
        None => {}
    });
}
