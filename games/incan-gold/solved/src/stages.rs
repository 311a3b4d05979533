//! What a round's end is worth to a player left alone, by the artifacts that are still in the deck.

use crate::chances::{Chances, at};
use crate::deck::{ALL_GEMS, Deck};
use crate::edition::Key;
use std::ops::RangeInclusive;

/// What the artifacts that are left in the deck mean for a player alone.
pub struct Stage {
    /// The stages after an artifact was drawn, and the cards that lead there.
    pub draws: Vec<(usize, f64)>,
    pub cards: usize,
    /// By the lead with what is carried: stopping; what a gem more can add to it at best; and beyond that an artifact.
    pub stop: Vec<f64>,
    pub slope: Vec<f64>,
    pub step: Vec<f64>,
    /// By the lead without what is carried: a collapse by a kind with two and three cards, now and at best later.
    pub collapse: [Vec<f64>; 2],
    pub best_collapse: [Vec<f64>; 2],
}

/// A player alone, with these artifacts in the deck, owned, and more than the other's, when the other had just left.
pub struct Stages {
    /// Fewest artifacts first; the last is that of the beginning.
    pub stages: Vec<Stage>,
    /// A collapse surely loses below the first, and surely wins above the second lead.
    pub open: (i32, i32),
    /// No lead below this can win.
    pub hopeless: i32,
}

impl Stages {
    /// Bounds are worked out for these leads only (with what is carried); others must not be asked for.
    pub fn new(chances: &Chances, round: u8, key: Key, leads: RangeInclusive<i32>) -> Stages {
        let edition = &chances.edition;
        let remains = edition.remains(key.relics);
        let mut stages: Vec<Stage> = Vec::new();
        for left in &remains {
            let more = edition.count(key.relics) - edition.count(*left);
            let surplus = edition.surplus(key.surplus, more as i8);
            let stopped = Key { relics: *left, owned: key.owned + more, surplus, ..key };
            let stop = chances.after_with(round, stopped, edition.points(key.owned, key.relics, *left));
            let collapse = [2, 3].map(|cards| match key.kinds[cards - 1] {
                0 => vec![0.0; stop.len()],
                _ => chances.after(round, Key { kinds: Deck::after(key.kinds, cards), relics: *left, ..key }),
            });
            let place = |part| remains.iter().position(|other| *other == part).expect("a part of the deck");
            let draws = edition.draws(*left).into_iter().map(|(part, cards)| (place(part), cards)).collect();
            let mut stage = Stage {
                draws,
                cards: usize::from(edition.count(*left)),
                best_collapse: collapse.clone(),
                collapse,
                slope: Vec::new(),
                step: Vec::new(),
                stop,
            };
            for (next, _) in &stage.draws {
                for (best, other) in stage.best_collapse.iter_mut().zip(&stages[*next].best_collapse) {
                    best.iter_mut().zip(other).for_each(|(best, other)| *best = best.max(*other));
                }
            }
            stages.push(stage);
        }
        for stage in 0..stages.len() {
            let later = edition.remains(remains[stage]);
            let later =
                remains.iter().enumerate().filter(|(_, other)| later.contains(other)).map(|(at, _)| at);
            let (slope, step) = bounds(&stages, stage, &later.collect::<Vec<_>>(), &leads);
            (stages[stage].slope, stages[stage].step) = (slope, step);
        }
        let kinds: Vec<usize> = (0..2).filter(|sort| key.kinds[sort + 1] > 0).collect();
        let loses = |lead: i32| {
            stages.iter().all(|stage| kinds.iter().all(|sort| stage.collapse[*sort][at(lead)] <= 0.0))
        };
        let wins = |lead: i32| {
            stages.iter().all(|stage| kinds.iter().all(|sort| stage.collapse[*sort][at(lead)] >= 1.0))
        };
        let first = (-600..600).find(|lead| !loses(*lead)).unwrap_or(600);
        let last = (-600..600).rev().find(|lead| !wins(*lead)).unwrap_or(-600);
        let hopeful = |lead: &i32| stages.iter().any(|stage| stage.stop[at(*lead)] > 0.0);
        let hopeless = (-600..600).find(hopeful).unwrap_or(600);
        Stages { stages, open: (first, last), hopeless }
    }
}

/// The smallest slope and step so that g gems and a artifacts more add at most slope · g + step · a to what stopping is worth.
fn bounds(
    stages: &[Stage],
    stage: usize,
    later: &[usize],
    leads: &RangeInclusive<i32>,
) -> (Vec<f64>, Vec<f64>) {
    let places = at(*leads.start())..=at(*leads.end());
    let stop = &stages[stage].stop;
    let slope = |place: usize| {
        if !places.contains(&place) {
            return 0.0;
        }
        let gain = |more: usize| (stop[(place + more).min(stop.len() - 1)] - stop[place]) / more as f64;
        (1..=ALL_GEMS as usize).map(gain).fold(0.0, f64::max)
    };
    let slope: Vec<f64> = (0..stop.len()).map(slope).collect();
    let step = |place: usize| {
        let mut step: f64 = 0.0;
        if !places.contains(&place) {
            return step;
        }
        for other in later.iter().filter(|other| **other != stage) {
            let artifacts = (stages[stage].cards - stages[*other].cards) as f64;
            for more in 0..=ALL_GEMS as usize {
                let gain = stages[*other].stop[(place + more).min(stop.len() - 1)] - stop[place];
                step = step.max((gain - slope[place] * more as f64) / artifacts);
            }
        }
        step
    };
    let step = (0..stop.len()).map(step).collect();
    (slope, step)
}
