//! Boards of Lost Temple as the pages know them without the game: one's own, kept in this browser, and a table on one of them that
//! another part of the client is to open.

use crate::browser;
use crate::pages::known;
use crate::way::local;
use bots::Level;
use game_list::GameKind;
use protocol::Setup;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Where one's own boards are kept, the newest first.
const KEY: &str = "quipu.boards";
/// Where a table on this device waits for the part that opens it.
const WANTED: &str = "quipu.boards.table";
/// So many of them.
pub const MOST: usize = 12;
/// No board's file is larger, by far.
pub const LARGEST: u32 = 64 * 1024;

/// The name of a board as it is written.
pub fn name(board: &Value) -> &str {
    board.get("name").and_then(Value::as_str).unwrap_or_default()
}

/// One's own boards.
pub fn own() -> Vec<Value> {
    browser::kept(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Keeps a board, in place of one with the same name; `false` if there is no room.
pub fn keep(board: Value) -> bool {
    let boards = newest_first(own(), board);
    boards.len() <= MOST && write(&boards)
}

/// Forgets a board.
pub fn forget(which: &str) {
    let mut boards = own();
    boards.retain(|board| name(board) != which);
    write(&boards);
}

fn newest_first(mut boards: Vec<Value>, board: Value) -> Vec<Value> {
    boards.retain(|kept| name(kept) != name(&board));
    boards.insert(0, board);
    boards
}

fn write(boards: &[Value]) -> bool {
    serde_json::to_string(boards).is_ok_and(|text| browser::keep(KEY, &text))
}

/// A new table of Lost Temple on this board: its name, or all of it.
pub fn setup(board: &Value) -> Setup {
    let mut setup = known::usual_setup(GameKind::LostTemple);
    setup.options = serde_json::value::to_raw_value(&json!({ "board": board })).ok();
    setup
}

#[derive(Serialize, Deserialize)]
struct Wanted {
    setup: Setup,
    host: String,
}

/// The next page of a table on this device opens one on this board, whichever part of the client has that page; `false` if the browser
/// keeps nothing.
pub fn play_here(board: &Value, host: String) -> bool {
    let wanted = Wanted { setup: setup(board), host };
    serde_json::to_string(&wanted).is_ok_and(|text| browser::keep(WANTED, &text))
}

/// Opens the table that another part of the client wanted, if one did.
pub fn open_wanted() {
    let wanted = browser::kept(WANTED).and_then(|text| serde_json::from_str::<Wanted>(&text).ok());
    browser::forget(WANTED);
    if let Some(Wanted { setup, host }) = wanted {
        local::open(setup, vec![host], vec![Level::Porter, Level::Guide, Level::Pathfinder]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_kept_once_and_the_newest_is_first() {
        let board = |name: &str, track: &str| json!({ "name": name, "track": track });
        let boards = ["a", "b", "a"].iter().zip(["1", "2", "3"]);
        let boards =
            boards.fold(Vec::new(), |boards, (name, track)| newest_first(boards, board(name, track)));
        assert_eq!(boards, [board("a", "3"), board("b", "2")]);
        assert_eq!(name(&json!(7)), "");
    }

    #[test]
    fn a_table_can_be_opened_on_a_board() {
        assert_eq!(referee::check_setup(&setup(&json!("monsoon"))), Ok(()));
        assert!(referee::check_setup(&setup(&json!("nowhere"))).is_err());
        assert!(referee::check_setup(&setup(&json!({ "name": "empty" }))).is_err());
    }
}
