//! What can be said at a table: a fixed set instead of free text, so that nobody has to be watched over.

/// A reaction, shown beside the seat for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reaction {
    /// Hello.
    Hello,
    /// Well played.
    WellPlayed,
    /// Laughter.
    Laugh,
    /// That was close.
    Phew,
    /// Oh no.
    OhNo,
    /// Greed is good.
    Gold,
    /// I am thinking.
    Thinking,
    /// Thank you, that was a good game.
    Thanks,
}

rules_core::named! { Reaction, "reaction", [
    (Reaction::Hello, "hello"),
    (Reaction::WellPlayed, "well-played"),
    (Reaction::Laugh, "laugh"),
    (Reaction::Phew, "phew"),
    (Reaction::OhNo, "oh-no"),
    (Reaction::Gold, "gold"),
    (Reaction::Thinking, "thinking"),
    (Reaction::Thanks, "thanks"),
]}
