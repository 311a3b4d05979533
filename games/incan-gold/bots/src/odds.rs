//! What explorers can reckon before they choose. It is the same for all who are inside.

/// What those inside can reckon before they choose torch or camp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// How many are inside.
    pub players: u8,
    /// Cards turned this round.
    pub turned: u8,
    /// Hazards on the path.
    pub hazards: u8,
    /// What each inside carries.
    pub hand: u8,
    /// Gems on the path.
    pub path: u8,
    /// Artifacts on the path.
    pub relics: u8,
    /// Cards left in the deck.
    pub cards: u8,
    /// How many of them end the round.
    pub fatal: u8,
    /// What each would get of all treasures left, turned one by one with nobody leaving: Σ⌊v/n⌋.
    pub shares: u8,
}

impl Odds {
    /// What one who leaves stands to keep, if all leave together: carried + path/n.
    #[inline]
    pub fn stake(&self) -> f64 {
        f64::from(self.hand) + f64::from(self.path) / f64::from(self.players.max(1))
    }

    /// The greatest K for which the rule ev:K stays: the gain of one more card, over the loss to be feared of it. Infinite if there
    /// is nothing to fear.
    #[inline]
    pub fn worth(&self) -> f64 {
        let fear = self.stake() * f64::from(self.fatal);
        if fear > 0.0 { f64::from(self.shares) / fear } else { f64::INFINITY }
    }

    /// The chance that the next card ends the round.
    pub fn bust(&self) -> f64 {
        f64::from(self.fatal) / f64::from(self.cards.max(1))
    }
}
