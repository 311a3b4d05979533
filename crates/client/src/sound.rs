//! What is heard.

/// Something that can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A choice is sealed: a knot is tied.
    Knot,
    /// A card is turned.
    Card,
    /// Gems, so many.
    Gems(u8),
    /// Somebody leaves: a tent's flap.
    Tent,
    /// A first hazard.
    Hazard,
    /// The round collapses.
    Bust,
    /// Something is asked of whoever listens.
    YourTurn,
    /// The game is over, and won.
    Win,
}

/// Lets it be heard, if sound is on and something was pressed on this page before.
pub fn play(_sound: Sound) {}
