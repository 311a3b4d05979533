//! A board as a small picture for the lobby. The table draws boards with more care; this one must be small, since every first visit loads it.

use crate::track::rows;
use lost_temple_rules::Board;
use serde_json::Value;
use web_shell::pages::game::Picture;
use web_shell::pages::own_files;

pub fn of(value: &Value) -> Option<Picture> {
    let Value::String(name) = value else { return Some(drawn(value)) };
    let mut shipped = Board::FILES.iter().filter_map(|file| serde_json::from_str::<Value>(file).ok());
    shipped.find(|board| own_files::name(board) == name).as_ref().map(drawn)
}

fn drawn(board: &Value) -> Picture {
    rows(board.get("track").and_then(Value::as_str).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use lost_temple_rules::Options;
    use serde_json::json;

    #[test]
    fn the_board_that_is_drawn_is_the_one_that_is_played_on() {
        for name in ["expedition", "monsoon", "highlands"] {
            let played: Options = serde_json::from_value(json!({ "board": name })).unwrap();
            let (picture, _) = of(&json!(name)).unwrap();
            assert_eq!(picture.matches("#a8447f").count(), played.board.events().len());
            assert_eq!(picture.matches("#ffb92e").count(), 2, "both great temples");
        }
        let own = json!({ "name": "own", "track": ".e", "starts": { "child": { "place": 4 } } });
        assert_eq!(of(&own).unwrap().0.matches("<circle").count(), 2);
        assert_eq!(of(&json!("nowhere")), None);
    }

    #[test]
    fn an_invalid_board_is_drawn_without_a_panic() {
        for board in [
            json!(null),
            json!({ "track": 7, "starts": [] }),
            json!({ "starts": { "x": { "place": 9999 } } }),
        ] {
            assert!(!drawn(&board).0.contains("<circle"));
        }
    }
}
