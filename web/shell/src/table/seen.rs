//! What a page has seen of a table: every message of the server is taken in here, and the pages show what comes of it.

use crate::t;
use bots::Level;
use game_core::Seat;
use protocol::{Clock, GameUpdate, Json, Sitter, TableView, Update, You};

/// This many events are remembered for the log; older ones are in the record.
const REMEMBERED: usize = 400;

/// What has been seen of a table.
#[derive(Clone, Debug)]
pub struct Seen {
    /// The version that this is.
    pub version: u64,
    /// Who sits there, and what was agreed.
    pub table: TableView,
    /// The viewer.
    pub you: You,
    /// The game that is on, or was the last.
    pub game: Option<SeenGame>,
    /// The clock, and the moment (of `browser::now`) at which it was told.
    pub clock: Option<(Clock, f64)>,
}

/// What has been seen of a game.
#[derive(Clone, Debug)]
pub struct SeenGame {
    /// The latest that was told of it; its `events` are only the new ones.
    pub now: GameUpdate,
    /// All events that were seen, oldest first.
    pub events: Vec<Json>,
}

/// What an update brought.
#[derive(Clone, Debug, Default)]
pub struct News {
    /// Goes up with every update.
    pub number: u32,
    /// Events that happened while one was looking on: to be shown and told one after another.
    pub events: Vec<Json>,
    /// Whether this view stands alone: the table is told as it is now, not how it came about.
    pub fresh: bool,
}

impl Seen {
    /// Takes in an update. One since version 0 stands alone and has the game from its beginning, for the log. `None` if it continues
    /// something that was never seen: then the page has to enter again.
    pub fn take(before: Option<Seen>, update: Update, now: f64) -> Option<(Seen, News)> {
        let clock = update.clock.map(|clock| (clock, now));
        let Update { version, since, table, you, game, .. } = update;
        let fresh = since.is_none_or(|since| since == 0);
        let mut news = News { fresh, ..News::default() };
        let mut seen = match (before, since) {
            _ if fresh => Seen { version, table: table.clone()?, you: you?, game: None, clock: None },
            (Some(before), Some(since)) if before.version >= since => before,
            _ => return None,
        };
        seen.version = version;
        seen.clock = clock;
        seen.table = table.unwrap_or(seen.table);
        seen.you = you.unwrap_or(seen.you);
        if let Some(mut game) = game {
            let events = std::mem::take(&mut game.events);
            let mut known = match seen.game.take() {
                Some(known) if known.now.id == game.id => known.events,
                _ => Vec::new(),
            };
            known.extend(events.iter().cloned());
            let forgotten = known.len().saturating_sub(REMEMBERED);
            known.drain(..forgotten);
            news.events = if news.fresh { Vec::new() } else { events };
            seen.game = Some(SeenGame { now: game, events: known });
        }
        Some((seen, news))
    }

    /// The names at the table, by place: several bots of one level are told apart by number.
    pub fn names(&self) -> Vec<String> {
        names(self.table.places.iter().map(Option::as_ref))
    }

    /// The viewer's seat, in the current or last game.
    pub fn seat(&self) -> Option<Seat> {
        self.game.as_ref()?.now.seat
    }
}

/// The names at a table, by place; an empty place has an empty name.
pub fn names<'a>(places: impl Iterator<Item = Option<&'a Sitter>>) -> Vec<String> {
    called(places.map(|place| place.map_or((String::new(), None), |it| (it.name.clone(), it.bot))))
}

/// What these are called, bots by their level.
pub fn called(who: impl Iterator<Item = (String, Option<Level>)>) -> Vec<String> {
    let who: Vec<(String, Option<Level>)> = who.collect();
    let alike = |who: &[(String, Option<Level>)], level| who.iter().filter(|it| it.1 == Some(level)).count();
    let name = |(at, (name, bot)): (usize, &(String, Option<Level>))| match *bot {
        None => name.clone(),
        Some(level) if alike(&who, level) == 1 => level_name(level),
        Some(level) => t!("bot-numbered", name = level_name(level), number = alike(&who[..=at], level)),
    };
    who.iter().enumerate().map(name).collect()
}

/// What bots of a level are called.
pub fn level_name(level: Level) -> String {
    match level {
        Level::Porter => t!("level-porter"),
        Level::Guide => t!("level-guide"),
        Level::Pathfinder => t!("level-pathfinder"),
        Level::Oracle => t!("level-oracle"),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use game_list::GameKind;
    use serde_json::{Value, json};

    fn update(version: u64, since: Option<u64>, events: Value) -> Update {
        let sitter = json!({ "name": "Guide", "bot": "guide" });
        let table = json!({
            "code": "kamo-tiru", "phase": "playing", "games": 1, "commitment": "0".repeat(64),
            "setup": { "game": GameKind::all().next(), "places": 3 },
            "places": [{ "name": "Ana", "host": true }, sitter, sitter],
        });
        let game = json!({
            "id": "kamo-tiru-1", "game": GameKind::all().next(), "seat": 0, "events": events, "view": {}, "decision": 1,
            "asked": [0, 1, 2], "chosen": 0,
        });
        let mut update = json!({ "version": version, "game": game });
        match since {
            Some(since) => update["since"] = since.into(),
            None => {
                update["table"] = table;
                update["you"] = json!({ "place": 0, "host": true });
            }
        }
        serde_json::from_str(&update.to_string()).unwrap()
    }

    #[test]
    fn what_follows_is_news_and_what_was_there_is_not() {
        let (seen, news) = Seen::take(None, update(7, None, json!(["a"])), 0.0).unwrap();
        assert!(news.fresh && news.events.is_empty());
        let (seen, news) = Seen::take(Some(seen), update(9, Some(7), json!(["b", "c"])), 0.0).unwrap();
        assert!(!news.fresh);
        assert_eq!(news.events.len(), 2);
        let game = seen.game.as_ref().unwrap();
        assert_eq!(game.events.iter().map(|it| it.get()).collect::<Vec<_>>(), [r#""a""#, r#""b""#, r#""c""#]);
        assert_eq!(seen.version, 9);
        assert_eq!(seen.names(), ["Ana", "Guide 1", "Guide 2"]);
    }

    #[test]
    fn a_game_from_its_beginning_is_for_the_log_and_no_news() {
        let mut whole = update(9, None, json!(["a", "b"]));
        whole.since = Some(0);
        let (seen, news) = Seen::take(None, whole, 0.0).unwrap();
        assert!(news.fresh && news.events.is_empty());
        assert_eq!(seen.game.unwrap().events.len(), 2);
    }

    #[test]
    fn a_gap_is_noticed() {
        let (seen, _) = Seen::take(None, update(7, None, json!([])), 0.0).unwrap();
        assert!(Seen::take(Some(seen), update(12, Some(9), json!([])), 0.0).is_none());
        assert!(Seen::take(None, update(12, Some(9), json!([])), 0.0).is_none());
    }
}
