//! The tables that everything is tested on: every option and number of players, and boards at the edges of the format. The
//! tests of the fast model and of the bots use them too.
#![allow(dead_code, reason = "not every test binary uses all of it")]

use lost_temple_rules::{Board, Character, Options};
use std::sync::Arc;

/// What a seat starts with: place, gems, machete.
pub type Start = (u8, u8, bool);

/// The tokens of a usual board.
pub const TOKENS: &str =
    r#"{"idol":2,"gems+4":3,"gems-2":2,"forward+3":4,"back-2":3,"machete+":2,"machete-":2}"#;

/// The text of a board: this track, these tokens, and start values for the first characters; the others start on place 1 with
/// nothing.
pub fn board_json(track: &str, starts: &[Start], tokens: &str) -> String {
    let starts = starts.iter().copied().chain(std::iter::repeat((1, 0, false)));
    let starts = Character::all().take(9).zip(starts).map(|(name, (place, gems, machete))| {
        format!(r#""{name}":{{"place":{place},"gems":{gems},"machete":{machete}}}"#)
    });
    let starts: Vec<String> = starts.collect();
    format!(r#"{{"name":"test","track":"{track}","starts":{{{}}},"tokens":{tokens}}}"#, starts.join(","))
}

fn board(track: &str, starts: &[Start], tokens: &str) -> Arc<Board> {
    Arc::new(Board::from_json(&board_json(track, starts, tokens)).unwrap())
}

/// Boards at the edges of the format: a single event space; a single token in the reserve; next to no way; the longest track; all
/// tokens move, and starts spread wide apart. On the first three all start alike, so that only the card tells one start from another.
pub fn edge_boards() -> Vec<Arc<Board>> {
    let wide: [Start; 9] =
        std::array::from_fn(|card| (2 * card as u8 + 4, 5 * (card as u8 % 2), card % 3 == 0));
    let moving = r#"{"idol":2,"gems+4":0,"gems-2":0,"forward+3":8,"back-2":8,"machete+":0,"machete-":0}"#;
    let long = format!("e{}vjT{}jjeT", ".".repeat(120), ".".repeat(72));
    vec![
        board("v.ejT.j.j.T", &[], TOKENS),
        board("eevejeeeeTeeejeeetejeee.T", &[], TOKENS),
        board("vTejjjT", &[], TOKENS),
        board(&long, &wide, TOKENS),
        board("vTeeeeeeeeeeeeeeeeejjjT", &wide, moving),
        board("..e.jeve.j.ete.je.Te.vT", &wide, moving),
    ]
}

/// The boards that come with the game and those at the edges, with and without the tenth character, for every number of players.
pub fn tables() -> Vec<(Options, usize)> {
    let boards = Board::shipped().iter().cloned().chain(edge_boards());
    let options =
        boards.flat_map(|board| [false, true].map(|mandarin| Options { board: board.clone(), mandarin }));
    options.flat_map(|options| (2..=8).map(move |seats| (options.clone(), seats))).collect()
}
