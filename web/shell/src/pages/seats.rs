//! The players at a table before the game, in the order of the seats they will have.

use crate::table::{Seen, faces_of, level_name};
use bots::Level;
use wire::Sitter;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatedPlayer {
    pub place: u8,
    /// Which seat it will be when the game starts.
    pub order: usize,
    pub name: String,
    pub bot: Option<Level>,
    /// Whether it is a program with an account of its own.
    pub program: bool,
    /// The symbol of a bot's face.
    pub face: Option<String>,
    pub host: bool,
    pub ready: bool,
    pub you: bool,
    /// Whether the player has the table open.
    pub present: bool,
    pub before: Option<u8>,
    pub after: Option<u8>,
}

pub fn sitter(seen: &Seen, place: impl Into<usize>) -> Option<&Sitter> {
    seen.table.places.get(place.into())?.as_ref()
}

/// The players at a table. A bot that is being replaced by one of another level stays in the list.
pub fn seated_players(seen: &Seen, present: &[bool], replacement: Option<(u8, Level)>) -> Vec<SeatedPlayer> {
    let (mut players, mut faces) = (Vec::<SeatedPlayer>::new(), faces_of(seen));
    for (place, (sitter, name)) in (0..).zip(seen.table.places.iter().zip(crate::table::names_of(seen))) {
        let new = replacement.filter(|(at, _)| *at == place).map(|(_, level)| level);
        let (name, bot) = match (sitter, new) {
            (Some(sitter), new) => (name, new.or(sitter.bot)),
            (None, Some(new)) => (level_name(new), Some(new)),
            (None, None) => continue,
        };
        let before = players.last_mut().map(|last| {
            last.after = Some(place);
            last.place
        });
        players.push(SeatedPlayer {
            place,
            order: players.len(),
            name,
            bot,
            program: sitter.as_ref().is_some_and(|it| it.program),
            face: faces[usize::from(place)].take(),
            host: sitter.as_ref().is_some_and(|it| it.host),
            ready: sitter.as_ref().is_some_and(|it| it.ready),
            you: seen.you.place == Some(place),
            present: bot.is_some() || present.get(usize::from(place)).copied().unwrap_or_default(),
            before,
            after: None,
        });
    }
    players
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// A table in this phase with players at these places, as the one at this place sees it.
    pub fn seen_table(phase: &str, places: Value, you: Option<u8>, game: Value) -> Seen {
        let table = json!({
            "code": "kamo-tiru", "phase": phase, "games": 1, "commitment": "0".repeat(64), "places": places,
            "setup": { "game": crate::pages::known::first(), "places": places.as_array().map(Vec::len) },
        });
        let you = json!({ "place": you, "host": false });
        let update = json!({ "version": 3, "table": table, "you": you, "game": game });
        Seen::take(None, serde_json::from_str(&update.to_string()).unwrap(), 0.0).unwrap().0
    }

    fn seen() -> Seen {
        let (ana, guide) =
            (json!({ "name": "Ana", "host": true }), json!({ "name": "Guide", "bot": "guide" }));
        let places = json!([ana, null, guide, null, { "name": "Ben", "ready": true }]);
        seen_table("gathering", places, Some(4), Value::Null)
    }

    #[test]
    fn players_have_the_order_of_the_seats_to_be_and_know_their_neighbors() {
        let players = seated_players(&seen(), &[true, false, false, false, false], None);
        let listed: Vec<_> =
            players.iter().map(|it| (it.place, it.order, it.name.as_str(), it.present)).collect();
        assert_eq!(listed, [(0, 0, "Ana", true), (2, 1, "Guide", true), (4, 2, "Ben", false)]);
        assert_eq!((players[0].before, players[0].after), (None, Some(2)));
        assert_eq!((players[2].before, players[2].after), (Some(2), None));
        assert!(players[2].you && players[2].ready && players[0].host);
    }

    #[test]
    fn a_bot_that_is_replaced_stays_in_the_list() {
        let mut seen = seen();
        seen.table.places[2] = None;
        let players = seated_players(&seen, &[], Some((2, Level::Oracle)));
        assert_eq!((players[1].place, players[1].name.as_str()), (2, "Oracle"));
    }
}
