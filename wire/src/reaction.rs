//! What players can say at a table: six masks instead of free text, so that no moderation is needed.

/// A mask that a player holds up for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reaction {
    Brave,
    Wow,
    Laugh,
    Phew,
    Ouch,
    Hurry,
}

game_core::named! { Reaction, "reaction", [
    (Reaction::Brave, "brave"),
    (Reaction::Wow, "wow"),
    (Reaction::Laugh, "laugh"),
    (Reaction::Phew, "phew"),
    (Reaction::Ouch, "ouch"),
    (Reaction::Hurry, "hurry"),
]}

impl Reaction {
    /// The shortest time between two reactions from one connection; faster ones are refused as `too_fast`.
    pub const PAUSE_MS: u64 = 2000;
}
