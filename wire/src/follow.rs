//! The client's side of a table: what is known of it, and what was sent but not answered. One implementation for the browser and for
//! programs that play.

use crate::{
    Clock, Code, Command, CommandId, FromClient, GameUpdate, Json, KnownVersion, TableView, Update, You,
};
use game_core::Seat;

/// This many events are remembered for the log; older ones are in the record.
const REMEMBERED: usize = 400;

/// What a client knows of a table.
#[derive(Clone, Debug)]
pub struct Seen {
    pub version: u64,
    pub table: TableView,
    pub you: You,
    /// The current or last game.
    pub game: Option<SeenGame>,
    /// The clock, and the client's own time in milliseconds when it was received.
    pub clock: Option<(Clock, f64)>,
}

/// What a client knows of a game.
#[derive(Clone, Debug)]
pub struct SeenGame {
    /// The latest state; its `events` are empty.
    pub now: GameUpdate,
    /// All events since the client came, oldest first.
    pub events: Vec<Json>,
}

/// What an update brought.
#[derive(Clone, Debug, Default)]
pub struct News {
    /// Increases with every update; the client counts.
    pub number: u32,
    /// Events to be shown one after another.
    pub events: Vec<Json>,
    /// Whether the update is complete in itself: it shows the table as it is now, without what led to it.
    pub fresh: bool,
}

impl Seen {
    /// Takes in an update. One since version 0 stands alone and has the game from its beginning, for the log. `None` if it continues
    /// something that was never seen: then the client has to enter again.
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

    /// The viewer's seat, in the current or last game.
    pub fn seat(&self) -> Option<Seat> {
        self.game.as_ref()?.now.seat
    }
}

/// Commands that were sent and not answered: they are sent again after a break, with the same number, so that each counts once.
#[derive(Clone, Debug)]
pub struct Outbox {
    next: CommandId,
    sent: Vec<(CommandId, Command)>,
}

impl Outbox {
    /// Two clients of one person start at different random numbers.
    pub fn new(random: u64) -> Outbox {
        // JSON numbers are safe up to 2^53 everywhere; this leaves room to count on.
        Outbox { next: random >> 16, sent: Vec::new() }
    }

    /// The message for a command.
    pub fn put(&mut self, command: Command) -> FromClient {
        let id = self.next;
        self.next += 1;
        self.sent.push((id, command.clone()));
        FromClient::Do { id, command }
    }

    /// A command was answered. Gives it, if it was waiting for that.
    pub fn answered(&mut self, id: CommandId) -> Option<Command> {
        let at = self.sent.iter().position(|(sent, _)| *sent == id)?;
        Some(self.sent.remove(at).1)
    }

    pub fn is_empty(&self) -> bool {
        self.sent.is_empty()
    }

    /// What has to be sent again, in order.
    pub fn unanswered(&self) -> impl Iterator<Item = FromClient> {
        self.sent.iter().map(|(id, command)| FromClient::Do { id: *id, command: command.clone() })
    }

    /// What to say on a new connection: that one enters the table, knowing it up to a version, and what was never answered. Who knows
    /// nothing yet asks for the game from its beginning, for the log.
    pub fn enter(&self, table: Code, seen: Option<&Seen>, screen: bool) -> Vec<FromClient> {
        let have = Some(KnownVersion { version: seen.map_or(0, |seen| seen.version) });
        [FromClient::Enter { table, have, screen }].into_iter().chain(self.unanswered()).collect()
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

    #[test]
    fn what_was_not_answered_is_sent_again_with_its_number() {
        let mut outbox = Outbox::new(u64::MAX);
        let id = |message: &FromClient| if let FromClient::Do { id, .. } = message { *id } else { 0 };
        let first = outbox.put(Command::Ready {});
        let second = outbox.put(Command::Back {});
        assert!(id(&second) < 1 << 53);
        assert!(matches!(outbox.answered(id(&first)), Some(Command::Ready {})));
        assert!(outbox.answered(id(&first)).is_none(), "it was answered before");
        let again: Vec<FromClient> = outbox.unanswered().collect();
        assert_eq!(again.iter().map(id).collect::<Vec<_>>(), [id(&second)]);
        assert!(matches!(again[0], FromClient::Do { command: Command::Back {}, .. }));
        let entering = outbox.enter("kamo-tiru".parse().unwrap(), None, false);
        assert!(matches!(
            entering[..],
            [FromClient::Enter { have: Some(KnownVersion { version: 0 }), .. }, _]
        ));
        outbox.answered(id(&second));
        assert!(outbox.is_empty());
    }
}
