//! What can be said of a game before anyone plays it.

/// A game at a glance, from its `game.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manifest {
    /// The name in records and addresses: that of its folder.
    pub name: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// The smallest and the largest number of players.
    pub seats: (u8, u8),
    /// About how many minutes a game takes.
    pub minutes: u8,
    /// The drawing that represents it in a list.
    pub symbol: &'static str,
    /// The drawings beside the sentences `first-<game>-<drawing>`, which introduce the game to newcomers.
    pub first: &'static [&'static str],
    /// Whether its table can show odds.
    pub odds: bool,
    /// The address of a page of its own, such as `boards`.
    pub page: Option<&'static str>,
}
