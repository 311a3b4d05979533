//! What can be said at a table: six masks instead of free text, so that nobody has to be watched over.

/// A reaction: a mask held up over one's place for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reaction {
    /// How brave!
    Brave,
    /// Wonder.
    Wow,
    /// Laughter.
    Laugh,
    /// That was close.
    Phew,
    /// That hurt.
    Ouch,
    /// Some time today, please.
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
    /// At most one in so many milliseconds from one connection; more are refused as `too_fast`.
    pub const PAUSE_MS: u64 = 2000;
}
