//! What the others may be like: racers pick for the race alone, thinkers look further. Which is which shows in what they reveal.

use super::belief::Belief;
use super::draft;
use super::rollout::{Preferences, Rollout};
use super::value::Weights;
use bots::Budget;
use bots::math::powf;
use game_core::{MAX_SEATS, SplitMix};
use lost_temple_fast::Fast;
use lost_temple_rules::{CHARACTERS, Knowledge};

/// This many selections are sampled to see what racers and thinkers would hold.
const SELECTIONS: u32 = 200;
/// No one is ever quite certain to be either.
const SURE: f32 = 0.97;
/// What was found out fades a little from round to round.
const FADE: f32 = 0.97;

/// What is thought of a round, and of the players over the rounds.
#[derive(Clone, Debug)]
pub struct Opponents {
    /// How likely each seat picks for the race alone.
    racer: [f32; MAX_SEATS],
    round: u32,
    preferences: [Preferences; 2],
    names: Option<[Preferences; 2]>,
    /// How often each seat would hold each card, if all were racers, and if all were thinkers.
    held: [Preferences; 2],
}

impl Default for Opponents {
    fn default() -> Opponents {
        Opponents::new()
    }
}

impl Opponents {
    pub fn new() -> Opponents {
        let nothing = [[1.0; CHARACTERS]; MAX_SEATS];
        Opponents {
            racer: [0.5; MAX_SEATS],
            round: 0,
            preferences: [nothing; 2],
            names: None,
            held: [nothing; 2],
        }
    }

    /// Whether this round has been thought about.
    pub fn knows(&self, known: &Knowledge) -> bool {
        self.round == known.public().round
    }

    /// How likely this seat picks for the race alone.
    pub fn racer(&self, seat: usize) -> f32 {
        self.racer[seat]
    }

    /// Tells a rollout what is thought of this round's players.
    pub fn tell(&self, rollout: &mut Rollout<'_>) {
        rollout.preferences = self.preferences;
        rollout.names = self.names;
        rollout.racer = self.racer;
        if let Some(mine) = rollout.racer.get_mut(rollout.me) {
            *mine = 0.0;
        }
    }

    /// Thinks about a new round: first about what was revealed in the last one, then about what everyone will pick and name, with this many
    /// samples for each pick.
    pub fn think(
        &mut self,
        known: &Knowledge,
        (table, weights): (&Fast, &Weights),
        rollout: &mut Rollout<'_>,
        samples: u32,
        budget: &Budget<'_>,
        draw: &mut SplitMix,
    ) {
        self.judge(known);
        let belief = Belief::of(known);
        rollout.racer = self.racer;
        if let Some(mine) = rollout.racer.get_mut(rollout.me) {
            *mine = 0.0;
        }
        draft::learn(rollout, (table, weights), &belief, samples, budget, draw);
        // A racer's picks are more certain than those in the rollout.
        for wanted in &mut rollout.preferences[0] {
            *wanted = wanted.map(|it| (it * it * it).max(f32::MIN_POSITIVE));
        }
        self.preferences = rollout.preferences;
        self.names = rollout.names;
        self.held = [1.0, 0.0].map(|racer| held(racer, rollout, &belief, draw));
        self.round = known.public().round;
    }

    /// Compares what each player revealed with what a racer and a thinker would have held.
    fn judge(&mut self, known: &Knowledge) {
        let public = known.public();
        if self.round == 0 || self.round + 1 != public.round {
            return;
        }
        for seat in 0..public.players() {
            let mut odds = powf(self.racer[seat] / (1.0 - self.racer[seat]), FADE);
            for it in public.characters().iter() {
                if public.revealed_before.by(it).is_some_and(|by| by.index() == seat) {
                    odds *= self.held[0][seat][it.index()] / self.held[1][seat][it.index()];
                }
            }
            self.racer[seat] = (odds / (1.0 + odds)).clamp(1.0 - SURE, SURE);
        }
    }
}

/// How often each seat would hold each card, if all were racers with this probability.
fn held(racer: f32, rollout: &Rollout<'_>, belief: &Belief, draw: &mut SplitMix) -> Preferences {
    let mut rollout = rollout.clone();
    rollout.racer = [racer; MAX_SEATS];
    let once = 1.0 / SELECTIONS as f32;
    let mut held = [[4.0 * once; CHARACTERS]; MAX_SEATS];
    for _ in 0..SELECTIONS {
        for (card, seat) in belief.any_deal(&rollout, draw).holder.iter().enumerate() {
            if let Some(seat) = seat {
                held[usize::from(*seat)][card] += once;
            }
        }
    }
    held
}
