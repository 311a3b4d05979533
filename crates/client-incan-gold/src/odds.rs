//! What can still come, and what leaving pays: by the rules, for any viewer.

use incan_gold::{Camp, View};
pub use incan_gold::{Leaving, Odds};

/// How many artifacts are in the deck.
pub fn artifacts_in_deck(view: &View) -> u8 {
    view.artifacts_in_deck()
}

/// The artifacts on the path with their values for a player who leaves alone now.
pub fn artifacts_on_path(view: &View) -> Vec<(u8, u8)> {
    view.artifacts_on_path().to_vec()
}

/// All gems on the path.
pub fn gems_on_path(view: &View) -> u8 {
    view.gems_on_path()
}

/// What each explorer inside carries.
pub fn carried(view: &View) -> u8 {
    view.carried()
}

/// What leaving pays, by the number of those who leave together.
pub fn leaving(view: &View) -> Vec<Leaving> {
    Camp::of(view).leaving.to_vec()
}

#[cfg(test)]
pub mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use incan_gold::{Choice, Edition, Event, Options, State};
    use rules_core::{Game, Step, Turn};

    /// Numbers that look random and are the same every time.
    pub struct Luck(u64);

    impl Luck {
        pub fn new(seed: u64) -> Luck {
            Luck(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
        }

        pub fn below(&mut self, bound: u32) -> u32 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            ((self.0 >> 33) % u64::from(bound)) as u32
        }
    }

    /// Plays a game at random. Whoever watches is shown the table before each step, and what the step brought.
    pub fn random_game(seed: u64, mut watch: impl FnMut(&State, &[Event])) {
        let mut luck = Luck::new(seed + 1);
        let edition = Edition::all().nth(seed as usize % 4).unwrap();
        let seats = 2 + luck.below(7) as usize;
        let mut state = State::new(&Options { edition, open_tents: false }, seats).unwrap();
        let mut events = Vec::new();
        loop {
            watch(&state, &events);
            events.clear();
            match state.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let ticket = luck.below(state.chance_total());
                    let card = state.chance_at(ticket).unwrap();
                    state.apply(Step::Chance(card), &mut events).unwrap();
                }
                Turn::Act(due) => {
                    let seat = due.iter().next().unwrap();
                    let choice = if luck.below(4) == 0 { Choice::Camp } else { Choice::Torch };
                    state.apply(Step::Act(seat, choice), &mut events).unwrap();
                }
            }
        }
    }
}
