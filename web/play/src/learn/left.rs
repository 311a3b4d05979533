//! A first expedition that was left: whoever looks something up, or changes the language, finds it as it was. It is remembered until it
//! is over, another one begins, or the page is loaded anew.

use catalog::GameKind;
use protocol::ToLocal;
use std::cell::RefCell;
use web_shell::way::local;

thread_local! {
    /// Which game's, and which topics were told.
    static LEFT: RefCell<Option<(GameKind, Vec<bool>)>> = const { RefCell::new(None) };
}

/// The table to go on with; `None`, if the expedition begins.
pub fn table(game: GameKind) -> Option<ToLocal> {
    let entries = local::left();
    let is_left = LEFT.with_borrow(|left| left.as_ref().is_some_and(|(of, _)| *of == game));
    if !is_left || entries.is_empty() {
        LEFT.set(Some((game, Vec::new())));
        return None;
    }
    Some(ToLocal::Restore { entries })
}

/// The topics that were told.
pub fn told() -> Vec<bool> {
    LEFT.with_borrow(|left| left.as_ref().map(|(_, told)| told.clone()).unwrap_or_default())
}

/// Remembers the topics that were told; nothing any more, once the game is over.
pub fn remember(told: Vec<bool>, over: bool) {
    LEFT.with_borrow_mut(|left| match left {
        Some(_) if over => *left = None,
        Some((_, before)) => *before = told,
        None => {}
    });
}
