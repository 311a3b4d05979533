//! A player left alone in the temple: when to stop.
//!
//! The other took `taken` gems home. So whoever is inside has a lead of `m` without what they carry, and carries the gems drawn
//! minus `taken`. That is one number more than the position has, but it never changes again: each pass over all positions has it
//! fixed, and looks at eight leads side by side. Where a collapse surely loses the game, only the lead with what is carried counts:
//! one pass answers for all that the other may have taken.

use crate::chances::{Chances, at};
use crate::deck::{ALL_GEMS, Deck, MOST_TAKEN};
use crate::edition::Key;

/// Leads looked at side by side.
pub const LANES: usize = 8;

/// Leads of a block of answers.
pub const BLOCK: usize = 32;

pub type Lanes = [f64; LANES];

#[inline(always)]
pub fn add(sum: &mut Lanes, cards: f64, value: &Lanes) {
    *sum = std::array::from_fn(|lane| sum[lane] + cards * value[lane]);
}

/// What the artifacts that are left in the deck mean for a player alone.
struct Stage {
    /// The stages after an artifact was drawn, and the cards that lead there.
    draws: Vec<(usize, f64)>,
    cards: usize,
    /// By the lead with what is carried: stopping; what a gem more can add to it at best; and beyond that an artifact.
    stop: Vec<f64>,
    slope: Vec<f64>,
    step: Vec<f64>,
    /// By the lead without what is carried: a collapse by a kind with two and three cards, now and at best later.
    collapse: [Vec<f64>; 2],
    best_collapse: [Vec<f64>; 2],
}

/// A player alone, with these artifacts in the deck, owned, and more than the other's, when the other had just left.
pub struct Alone<'a> {
    deck: &'a Deck,
    stages: Vec<Stage>,
    /// A collapse surely loses below the first, and surely wins above the second lead.
    open: (i32, i32),
    /// No lead below this can win.
    hopeless: i32,
}

/// The values of all positions of a pass, for each stage: memory that is used again and again.
pub type Scratch = Vec<Vec<Lanes>>;

/// What a pass looks at.
#[derive(Clone, Copy)]
enum Pass {
    /// The other took this; leads without what is carried from here on.
    Taken(usize, i32),
    /// Leads with what is carried, minus all gems drawn, from here on; a collapse loses.
    Behind(i32),
}

impl<'a> Alone<'a> {
    pub fn new(deck: &'a Deck, chances: &Chances, round: u8, key: Key) -> Alone<'a> {
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
            let (slope, step) = bounds(&stages, stage, &later.collect::<Vec<_>>());
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
        Alone { deck, stages, open: (first, last), hopeless }
    }

    /// For each position in which the other has just left, and for each lead of the block, the chance to win of the one who stays.
    /// The lead is that before the round, minus the other's points for artifacts.
    pub fn block(&self, first: i32, out: &mut [[f64; BLOCK]], scratch: &mut Scratch) {
        while scratch.len() < self.stages.len() {
            scratch.push(vec![[0.0; LANES]; out.len()]);
        }
        let states = self.deck.hazards.len();
        let (size, lanes) = (BLOCK as i32, LANES as i32);
        let mut behind: Option<(i32, i32)> = None;
        for taken in 0..=MOST_TAKEN {
            // Leads without what is carried: first those behind, then the open ones, then those that have won.
            let (from, to) = (first - taken as i32, first - taken as i32 + size);
            let open = self.open.0.clamp(from, to);
            let won = (self.open.1 + 1).clamp(open, to);
            if from < open {
                let low = from - taken as i32;
                let (least, most) = behind.unwrap_or((low, low));
                behind = Some((least.min(low), most.max(open - 1 - taken as i32)));
            }
            for lead in (open..won).step_by(LANES) {
                self.pass(Pass::Taken(taken, lead), first, out, scratch);
            }
            for (set, _) in self.deck.sets.iter().enumerate().filter(|(_, set)| set.taken == taken) {
                out[set * states..][..states]
                    .iter_mut()
                    .for_each(|out| out[(won - from) as usize..].fill(1.0));
            }
        }
        if let Some((least, most)) = behind {
            for low in (0..).map(|step| least + step * lanes).take_while(|low| *low <= most) {
                self.pass(Pass::Behind(low), first, out, scratch);
            }
        }
    }

    fn pass(&self, pass: Pass, first: i32, out: &mut [[f64; BLOCK]], scratch: &mut Scratch) {
        let states = self.deck.hazards.len();
        let last_stage = self.stages.len() - 1;
        let (base, lead, least) = match pass {
            Pass::Taken(taken, lead) => (lead - taken as i32, Some(lead), taken),
            Pass::Behind(low) => (low, None, 0),
        };
        let lost = base + LANES as i32 + ALL_GEMS < self.hopeless;
        for (place, stage) in self.stages.iter().enumerate() {
            let (before, rest) = scratch.split_at_mut(place);
            let values = &mut rest[0];
            let lane = |row: &[f64], lead: i32| -> Lanes { std::array::from_fn(|lane| row[at(lead) + lane]) };
            let zero = [0.0; LANES];
            let collapse = [0, 1].map(|sort| lead.map_or(zero, |lead| lane(&stage.collapse[sort], lead)));
            let worst = [0, 1].map(|sort| lead.map_or(zero, |lead| lane(&stage.best_collapse[sort], lead)));
            let mut sums = vec![zero; states];
            for (set, drawn) in self.deck.sets.iter().enumerate().rev() {
                let low = base + 2 * drawn.taken as i32;
                let is_asked = place == last_stage && (drawn.taken == least || lead.is_none());
                let leads =
                    if is_asked { self.answered(low, first, drawn.taken, lead.is_none()) } else { 0..0 };
                let answers = !leads.is_empty();
                if drawn.taken < least || drawn.parts >> least & 1 == 0 || lost {
                    if lost && answers {
                        sums.fill(zero);
                        self.answer(leads, low - first, set, &sums, out);
                    }
                    continue;
                }
                let stop = lane(&stage.stop, base + drawn.gems);
                let mut open = states;
                if !answers {
                    let slope = lane(&stage.slope, base + drawn.gems);
                    let step = lane(&stage.step, base + drawn.gems);
                    let (gems, artifacts) = (f64::from(ALL_GEMS - drawn.gems), stage.cards as f64);
                    let gain: Lanes = std::array::from_fn(|at| slope[at] * gems + step[at] * artifacts);
                    let loss: [Lanes; 2] =
                        [0, 1].map(|sort| std::array::from_fn(|at: usize| stop[at] - worst[sort][at]));
                    while open > 0 && stops(&self.deck.hazards[open - 1].fatal, &loss, &gain) {
                        open -= 1;
                    }
                }
                let (here, later) = values[set * states..].split_at_mut(states);
                here[open..].fill(stop);
                sums[..open].fill(zero);
                for (more, cards) in &drawn.more {
                    let from = &later[(more - set - 1) * states..][..open];
                    sums[..open].iter_mut().zip(from).for_each(|(sum, value)| add(sum, *cards, value));
                }
                for state in (0..open).rev() {
                    let hazards = &self.deck.hazards[state];
                    let mut sum = sums[state];
                    for (next, cards) in &hazards.next {
                        add(&mut sum, *cards, &here[*next]);
                    }
                    for (next, cards) in &stage.draws {
                        add(&mut sum, *cards, &before[*next][set * states + state]);
                    }
                    let card = 1.0 / (drawn.left + hazards.left + stage.cards) as f64;
                    add(&mut sum, hazards.fatal[0], &collapse[0]);
                    add(&mut sum, hazards.fatal[1], &collapse[1]);
                    sums[state] = sum.map(|sum| sum * card);
                    let best = |lane: usize| {
                        if sums[state][lane] > stop[lane] { sums[state][lane] } else { stop[lane] }
                    };
                    here[state] = std::array::from_fn(best);
                }
                if answers {
                    self.answer(leads, low - first, set, &sums, out);
                }
            }
        }
    }

    /// The leads from `low` on for which a pass answers, if the other took this: counted from the first of the block.
    fn answered(&self, low: i32, first: i32, taken: usize, is_behind: bool) -> std::ops::Range<i32> {
        let open = (self.open.0 + taken as i32 - first).clamp(0, BLOCK as i32);
        let won = (self.open.1 + 1 + taken as i32 - first).clamp(open, BLOCK as i32);
        let (from, to) = if is_behind { (0, open) } else { (open, won) };
        (low - first).max(from)..(low - first + LANES as i32).min(to)
    }

    fn answer(
        &self,
        leads: std::ops::Range<i32>,
        low: i32,
        set: usize,
        sums: &[Lanes],
        out: &mut [[f64; BLOCK]],
    ) {
        let out = &mut out[set * sums.len()..][..sums.len()];
        let (from, to) = (leads.start as usize, leads.end as usize);
        let lane = (leads.start - low) as usize;
        for (out, sum) in out.iter_mut().zip(sums) {
            out[from..to].copy_from_slice(&sum[lane..lane + to - from]);
        }
    }
}

/// Whether stopping is surely best: the next card does not gain as much as it loses on average, and no later one will. (Of what is
/// still to be gained there is less with every card, of what ends the round there is more.)
fn stops(fatal: &[f64; 2], loss: &[Lanes; 2], gain: &Lanes) -> bool {
    (0..LANES).all(|at| {
        loss[0][at] >= 0.0
            && loss[1][at] >= 0.0
            && fatal[0] * loss[0][at] + fatal[1] * loss[1][at] >= gain[at]
    })
}

/// The smallest slope and step so that g gems and a artifacts more add at most slope · g + step · a to what stopping is worth.
fn bounds(stages: &[Stage], stage: usize, later: &[usize]) -> (Vec<f64>, Vec<f64>) {
    let stop = &stages[stage].stop;
    let slope = |place: usize| {
        let gain = |more: usize| (stop[(place + more).min(stop.len() - 1)] - stop[place]) / more as f64;
        (1..=ALL_GEMS as usize).map(gain).fold(0.0, f64::max)
    };
    let slope: Vec<f64> = (0..stop.len()).map(slope).collect();
    let step = |place: usize| {
        let mut step: f64 = 0.0;
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
