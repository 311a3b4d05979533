//! A player left alone in the temple: when to stop.
//!
//! The other took `taken` gems home. So the player inside has a lead of `m` without what they carry, and carries the gems drawn
//! minus `taken`. That is one number more than the position has, but it never changes again: each pass over all positions has it
//! fixed, and looks at eight leads side by side. Where a collapse surely loses the game, only the lead with what is carried counts:
//! one pass answers for all that the other may have taken.

use crate::chances::{Chances, SPAN, at};
use crate::deck::{ALL_GEMS, Deck, MOST_TAKEN};
use crate::edition::Key;
use crate::stages::Stages;

/// Leads looked at side by side.
pub const LANES: usize = 8;

/// Leads of a block of answers.
pub const BLOCK: usize = 32;

pub type Lanes = [f64; LANES];

#[inline(always)]
pub fn add(sum: &mut Lanes, cards: f64, value: &Lanes) {
    *sum = std::array::from_fn(|lane| sum[lane] + cards * value[lane]);
}

/// A player alone, with what the end of the round is worth to them.
pub struct Alone<'a> {
    deck: &'a Deck,
    ends: Stages,
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
        Alone { deck, ends: Stages::new(chances, round, key, -SPAN..=SPAN) }
    }

    /// For each position in which the other has just left, and for each lead of the block, the chance to win of the one who stays.
    /// The lead is that before the round, minus the other's points for artifacts.
    pub fn block(&self, first: i32, out: &mut [[f64; BLOCK]], scratch: &mut Scratch) {
        while scratch.len() < self.ends.stages.len() {
            scratch.push(vec![[0.0; LANES]; out.len()]);
        }
        let states = self.deck.hazards.len();
        let (size, lanes) = (BLOCK as i32, LANES as i32);
        let mut behind: Option<(i32, i32)> = None;
        for taken in 0..=MOST_TAKEN {
            // Leads without what is carried: first those behind, then the open ones, then those that have won.
            let (from, to) = (first - taken as i32, first - taken as i32 + size);
            let open = self.ends.open.0.clamp(from, to);
            let won = (self.ends.open.1 + 1).clamp(open, to);
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
        let last_stage = self.ends.stages.len() - 1;
        let (base, lead, least) = match pass {
            Pass::Taken(taken, lead) => (lead - taken as i32, Some(lead), taken),
            Pass::Behind(low) => (low, None, 0),
        };
        let lost = base + LANES as i32 + ALL_GEMS < self.ends.hopeless;
        for (place, stage) in self.ends.stages.iter().enumerate() {
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
                    // States with the same fatal cards are beside each other.
                    let mut sure = None;
                    while open > 0 {
                        let fatal = &self.deck.hazards[open - 1].fatal;
                        if sure != Some(fatal) && !stops(fatal, &loss, &gain) {
                            break;
                        }
                        (open, sure) = (open - 1, Some(fatal));
                    }
                }
                let (here, later) = values[set * states..].split_at_mut(states);
                here[open..].fill(stop);
                for state in (0..open).rev() {
                    let hazards = &self.deck.hazards[state];
                    let mut sum = zero;
                    for (more, cards) in &drawn.more {
                        add(&mut sum, *cards, &later[(more - set - 1) * states + state]);
                    }
                    for (next, cards) in &hazards.next {
                        add(&mut sum, *cards, &here[*next]);
                    }
                    for (next, cards) in &stage.draws {
                        add(&mut sum, *cards, &before[*next][set * states + state]);
                    }
                    add(&mut sum, hazards.fatal[0], &collapse[0]);
                    add(&mut sum, hazards.fatal[1], &collapse[1]);
                    let card = 1.0 / (drawn.left + hazards.left + stage.cards) as f64;
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
        let open = (self.ends.open.0 + taken as i32 - first).clamp(0, BLOCK as i32);
        let won = (self.ends.open.1 + 1 + taken as i32 - first).clamp(open, BLOCK as i32);
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
