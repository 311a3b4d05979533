//! The game that an input is about.

use catalog::GameKind;

/// The game that the first byte chooses, and the other bytes.
pub fn game(bytes: &[u8]) -> Option<(GameKind, &[u8])> {
    let (choice, rest) = bytes.split_first()?;
    let games = GameKind::all().count();
    Some((GameKind::all().nth(usize::from(*choice) % games)?, rest))
}
