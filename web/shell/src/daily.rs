//! The daily expeditions of this device: which were begun, how they ended, and whether the server has them.

use crate::browser;
use game_list::GameKind;
use serde::{Deserialize, Serialize};
use wire::ExpeditionResult;

/// Where they are kept: a list, the newest first.
const KEY: &str = "quipu.daily";
/// More than a year of a game every day.
const MOST: usize = 400;

/// One attempt: there is one for each game and date.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    pub game: GameKind,
    pub date: String,
    /// Set when it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ExpeditionResult>,
    /// Whether the server has its result.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sent: bool,
}

pub fn attempts() -> Vec<Attempt> {
    browser::kept(KEY).and_then(|kept| wire::from_json(&kept).ok()).unwrap_or_default()
}

pub fn attempt(game: GameKind, date: &str) -> Option<Attempt> {
    attempts().into_iter().find(|it| it.game == game && it.date == date)
}

/// Remembers that an expedition was begun.
pub fn begin(game: GameKind, date: &str) {
    change(game, date, |_| {});
}

/// Remembers how an expedition ended.
pub fn note(result: ExpeditionResult) {
    let (game, date) = (result.game, result.date.clone());
    change(game, &date, |attempt| attempt.result = Some(result));
}

/// Remembers that the server has the result.
pub fn mark_sent(game: GameKind, date: &str) {
    change(game, date, |attempt| attempt.sent = true);
}

fn change(game: GameKind, date: &str, change: impl FnOnce(&mut Attempt)) {
    let all = changed(attempts(), game, date, change);
    browser::keep(KEY, &serde_json::to_string(&all).unwrap_or_default()); // where nothing can be kept the page still shows it
}

/// The attempts after a change to one of them, which is added if it is not there.
fn changed(
    mut all: Vec<Attempt>,
    game: GameKind,
    date: &str,
    change: impl FnOnce(&mut Attempt),
) -> Vec<Attempt> {
    let at = all.iter().position(|it| it.game == game && it.date == date).unwrap_or_else(|| {
        all.insert(0, Attempt { game, date: date.to_owned(), result: None, sent: false });
        0
    });
    change(&mut all[at]);
    all.truncate(MOST);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attempt_is_there_once() {
        let game = GameKind::all().next().unwrap();
        let all = changed(Vec::new(), game, "2026-11-17", |_| {});
        let all = changed(all, game, "2026-11-18", |_| {});
        let all = changed(all, game, "2026-11-17", |attempt| attempt.sent = true);
        let dates: Vec<(&str, bool)> = all.iter().map(|it| (it.date.as_str(), it.sent)).collect();
        assert_eq!(dates, [("2026-11-18", false), ("2026-11-17", true)]);
        let many = (0..500).fold(all, |all, day| changed(all, game, &day.to_string(), |_| {}));
        assert_eq!((many.len(), many[0].date.as_str()), (MOST, "499"));
        let text = serde_json::to_string(&many).unwrap();
        assert_eq!(serde_json::from_str::<Vec<Attempt>>(&text).unwrap(), many);
    }
}
