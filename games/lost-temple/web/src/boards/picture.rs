//! A board as a small picture for the lobby. The table draws boards with more care; this one has to be light, since every first visit loads it.

use lost_temple_rules::Board;
use serde_json::Value;
use web_shell::pages::game::Picture;
use web_shell::pages::own_files;

/// A picture of the board that an option names or contains.
pub fn of(value: &Value) -> Option<Picture> {
    let Value::String(name) = value else { return Some(drawn(value)) };
    let mut shipped = Board::FILES.iter().filter_map(|file| serde_json::from_str::<Value>(file).ok());
    shipped.find(|board| own_files::name(board) == name).as_ref().map(drawn)
}

/// How many spaces lie in a row.
const ROW: usize = 12;
/// How far apart they are.
const PITCH: usize = 40;

/// The trail winds from the lower left; every kind of space has a shape of its own, not only a color.
fn drawn(board: &Value) -> Picture {
    let track = board.get("track").and_then(Value::as_str).unwrap_or_default();
    let many = track.chars().count();
    let rows = many.div_ceil(ROW).max(1);
    let at = |space: usize| {
        let (row, column) = (space / ROW, space % ROW);
        let column = if row.is_multiple_of(2) { column } else { ROW - 1 - column };
        (column * PITCH + PITCH / 2, (rows - 1 - row) * PITCH + PITCH / 2)
    };
    let mut trail = String::new();
    let mut marks = String::new();
    for (space, kind) in track.chars().enumerate() {
        let (x, y) = at(space);
        trail += &format!("{x},{y} ");
        marks += &mark(kind, x, y);
    }
    let (width, height) = (ROW * PITCH, rows * PITCH);
    let ground = format!(
        "<rect width=\"{width}\" height=\"{height}\" rx=\"12\" fill=\"#1b3a26\"/><polyline points=\"{trail}\" fill=\"none\" \
         stroke=\"#a98c5b\" stroke-width=\"12\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    );
    (ground + &marks, format!("0 0 {width} {height}"))
}

/// The mark of a space.
fn mark(kind: char, x: usize, y: usize) -> String {
    let round = |radius: usize, look: &str| format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {look}/>");
    let square = |half: usize, look: &str| {
        format!("<rect x=\"{}\" y=\"{}\" width=\"{2}\" height=\"{2}\" {look}/>", x - half, y - half, 2 * half)
    };
    match kind {
        'e' => round(9, "fill=\"#f7d9e6\" stroke=\"#a8447f\" stroke-width=\"6\""),
        'j' => round(13, "fill=\"#3f9a4b\" stroke=\"#cfe9a7\" stroke-width=\"3\""),
        'v' => square(10, "rx=\"5\" fill=\"#f2b765\" stroke=\"#1a100a\" stroke-width=\"3\""),
        't' => square(11, "fill=\"#cfc8bb\" stroke=\"#1a100a\" stroke-width=\"3\""),
        'T' => {
            square(17, "fill=\"#ffb92e\" stroke=\"#1a100a\" stroke-width=\"3\"")
                + &square(5, "fill=\"#7a3d08\"")
        }
        _ => round(10, "fill=\"#f3e0b8\" stroke=\"#1a100a\" stroke-width=\"2\""),
    }
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
    fn what_is_no_board_is_drawn_without_harm() {
        for board in [
            json!(null),
            json!({ "track": 7, "starts": [] }),
            json!({ "starts": { "x": { "place": 9999 } } }),
        ] {
            assert!(!drawn(&board).0.contains("<circle"));
        }
    }
}
