//! What can be said of a game before anyone plays it.

/// A game at a glance: data only, so that a page can list games without bringing their rules along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manifest {
    /// The name in records and addresses.
    pub name: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// The smallest and the largest number of players.
    pub seats: (u8, u8),
    /// About how many minutes a game takes.
    pub minutes: u8,
    /// The drawing that stands for it in a list.
    pub symbol: &'static str,
    /// The rules for people, as Markdown.
    pub rules_page: &'static str,
}
