//! What the others may be like: some pick for the race alone, some think further. Which is which shows in what they reveal.

use super::belief::Belief;
use super::habit::{Habit, Liking};
use super::value::{Weights, chances};
use super::world::{CHARACTERS, World, index};
use game_core::{MAX_SEATS, SplitMix};
use lost_temple_rules::Knowledge;

/// A character with which the chance to win is better by this much is picked e times as often by those who think.
const SPREAD: f32 = 0.02;
/// Even the worst character is picked this often beside the best.
const LEAST: f32 = 0.01;
/// So often what is learned is put to use while learning.
const LESSON: u32 = 64;
/// Each character counts as held so often with the mean result before it is tried.
const PRIOR: f32 = 2.0;
/// A racer's habits are known this much better than those of anybody.
const RACER_POWER: i32 = 3;
/// So many selections are drawn to see what each mind would hold.
const SELECTIONS: u32 = 200;
/// Nobody is ever quite sure of anybody.
const SURE: f32 = 0.97;
/// What was found out fades a little from round to round.
const FADE: f32 = 0.97;

/// What is thought of a round, and of the players over the rounds.
#[derive(Clone, Debug)]
pub(super) struct Minds {
    /// How likely each seat picks for the race alone.
    racer: [f32; MAX_SEATS],
    round: u32,
    likings: [Liking; 2],
    /// How often each seat would hold each card, if all were racers, and if all were thinkers.
    held: [Liking; 2],
}

impl Minds {
    /// Nothing is known of anybody.
    pub fn new() -> Minds {
        let nothing = [[1.0; CHARACTERS]; MAX_SEATS];
        Minds { racer: [0.5; MAX_SEATS], round: 0, likings: [nothing; 2], held: [nothing; 2] }
    }

    /// Whether this round has been thought about.
    pub fn knows(&self, known: &Knowledge) -> bool {
        self.round == known.public().round
    }

    /// Tells a habit what is thought of this round's players.
    pub fn tell(&self, habit: &mut Habit<'_>) {
        habit.minds = self.likings;
        habit.racer = self.racer;
        habit.racer[habit.thinker] = 0.0;
    }

    /// Thinks about a new round: first about what was revealed in the last one, then about what every card is worth to
    /// everybody, by playing the round so many times.
    pub fn think(
        &mut self,
        known: &Knowledge,
        (world, weights): (&World, &Weights),
        habit: &mut Habit<'_>,
        rounds: u32,
        draw: &mut SplitMix,
    ) {
        self.judge(known);
        let belief = Belief::of(known);
        habit.racer = self.racer;
        habit.racer[habit.thinker] = 0.0;
        learn(habit, weights, &belief, world, rounds, draw);
        for liking in &mut habit.minds[0] {
            *liking = liking.map(|it| it.powi(RACER_POWER).max(f32::MIN_POSITIVE));
        }
        self.likings = habit.minds;
        self.held = [1.0, 0.0].map(|racer| held(racer, habit, &belief, draw));
        self.round = known.public().round;
    }

    /// Compares what everybody revealed with what either mind would have held.
    fn judge(&mut self, known: &Knowledge) {
        let public = known.public();
        if self.round == 0 || self.round + 1 != public.round {
            return;
        }
        for seat in 0..public.players() {
            let mut odds = (self.racer[seat] / (1.0 - self.racer[seat])).powf(FADE);
            for it in public.characters().iter() {
                if public.revealed_before.by(it).is_some_and(|by| by.index() == seat) {
                    odds *= self.held[0][seat][index(it)] / self.held[1][seat][index(it)];
                }
            }
            self.racer[seat] = (odds / (1.0 + odds)).clamp(1.0 - SURE, SURE);
        }
    }
}

/// Plays the round many times from its beginning; everybody who thinks picks more and more what serves him.
fn learn(
    habit: &mut Habit<'_>,
    weights: &Weights,
    belief: &Belief,
    world: &World,
    rounds: u32,
    draw: &mut SplitMix,
) {
    let mut sum = [[0.0_f32; CHARACTERS]; MAX_SEATS];
    let mut count = [[0.0_f32; CHARACTERS]; MAX_SEATS];
    for round in 1..=rounds {
        let mut played = world.clone();
        played.holder = belief.any_deal(habit, draw).holder;
        let holder = played.holder;
        habit.play_out(&mut played, draw);
        let chances = chances(&played, habit.race, weights);
        for (card, seat) in holder.iter().enumerate() {
            if let Some(seat) = seat.map(usize::from) {
                sum[seat][card] += chances[seat];
                count[seat][card] += 1.0;
            }
        }
        if round % LESSON == 0 {
            for seat in 0..world.players {
                let mean = sum[seat].iter().sum::<f32>() / count[seat].iter().sum::<f32>().max(1.0);
                let worth: [f32; CHARACTERS] = std::array::from_fn(|card| {
                    (sum[seat][card] + PRIOR * mean) / (count[seat][card] + PRIOR)
                });
                let best = worth[..world.characters].iter().copied().fold(0.0, f32::max);
                for (slot, worth) in habit.minds[1][seat].iter_mut().zip(worth) {
                    *slot = ((worth - best) / SPREAD).exp().max(LEAST);
                }
            }
        }
    }
}

/// How often each seat would hold each card, if all were racers so likely.
fn held(racer: f32, habit: &Habit<'_>, belief: &Belief, draw: &mut SplitMix) -> Liking {
    let mut habit = habit.clone();
    habit.racer = [racer; MAX_SEATS];
    let once = 1.0 / SELECTIONS as f32;
    let mut held = [[4.0 * once; CHARACTERS]; MAX_SEATS];
    for _ in 0..SELECTIONS {
        for (card, seat) in belief.any_deal(&habit, draw).holder.iter().enumerate() {
            if let Some(seat) = seat {
                held[usize::from(*seat)][card] += once;
            }
        }
    }
    held
}
