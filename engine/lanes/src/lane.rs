//! One game, with the randomness of its lane.

use game_core::{Draw, Encode, FastGame, Seat, SplitMix, Step, Turn};

/// Whether the game of a lane goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Not,
    /// The game is over.
    Over,
    /// The game was cut off.
    Cut,
}

#[derive(Clone)]
pub(crate) struct Lane<E: Encode> {
    pub game: E::Fast,
    pub memory: E::Memory,
    /// For the chance of the games, one after another.
    chance: SplitMix,
    /// For choices at random, so that they do not change the chance of the game.
    pub choices: SplitMix,
    steps: u32,
    pub end: End,
}

impl<E: Encode> Lane<E> {
    /// A lane before its first game.
    pub fn new(encoder: &E, seed: u64) -> Lane<E> {
        let mut lane = Lane {
            game: encoder.start().clone(),
            memory: E::Memory::default(),
            chance: SplitMix::new(seed),
            choices: SplitMix::new(seed),
            steps: 0,
            end: End::Not,
        };
        lane.seed(seed);
        lane
    }

    pub fn seed(&mut self, seed: u64) {
        self.chance = SplitMix::nth(seed, 0);
        self.choices = SplitMix::nth(seed, 1);
    }

    /// Begins a new game, up to its first choice.
    pub fn begin(&mut self, encoder: &E) {
        self.game.clone_from(encoder.start());
        self.memory = E::Memory::default();
        self.steps = 0;
        self.end = End::Not;
        self.play_chance(encoder);
    }

    /// Applies a choice, which must be legal. The last one of several sealed choices counts only then.
    #[inline]
    pub fn act(&mut self, encoder: &E, seat: Seat, action: game_core::ActionOf<game_core::RulesOf<E>>) {
        encoder.apply(&mut self.game, &mut self.memory, Step::Act(seat, action));
    }

    /// Plays chance until a choice is due or the game is over.
    #[inline]
    pub fn play_chance(&mut self, encoder: &E) {
        while self.game.turn() == Turn::Chance {
            let outcome = self.game.draw_chance(&mut self.chance);
            encoder.apply(&mut self.game, &mut self.memory, Step::Chance(outcome));
        }
        if self.game.turn() == Turn::Over {
            self.end = End::Over;
        }
    }

    /// A step of the lane is done: a game that goes on is cut off after too many.
    #[inline]
    pub fn count_step(&mut self, most: u32) {
        self.steps = self.steps.saturating_add(1);
        if self.end == End::Not && most > 0 && self.steps >= most {
            self.end = End::Cut;
        }
    }

    /// A legal action of this seat, each as likely as any other.
    #[inline]
    pub fn random_action(&mut self, encoder: &E, seat: Seat, mask: &mut [bool]) -> Option<usize> {
        encoder.mask(&self.game, seat, mask);
        pick(mask, &mut self.choices)
    }
}

/// One of the indices that are marked, each as likely as any other.
#[inline]
pub(crate) fn pick(mask: &[bool], draw: &mut impl Draw) -> Option<usize> {
    let count: u32 = mask.iter().map(|marked| u32::from(*marked)).sum();
    if count == 0 {
        return None;
    }
    let mut left = draw.below(count);
    mask.iter().position(|marked| {
        let found = *marked && left == 0;
        left = left.wrapping_sub(u32::from(*marked));
        found
    })
}
