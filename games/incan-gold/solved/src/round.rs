//! A round at one lead, solved completely: every position can then be asked about at once.

use crate::chances::{Chances, at};
use crate::deck::{ALL_GEMS, Deck, Kinds, MOST_TAKEN};
use crate::edition::{Edition, Key, Relics};
use crate::single::{Pass, Scratch};
use crate::stages::Stages;
use crate::together::{Choice, asked_from};

/// Amounts looked at side by side.
const LANES: usize = 4;
/// Positions of one step, each with all its lanes: a millisecond or two.
const STEP: usize = 20_000;

/// A position of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// How many of each treasure were drawn, in the order of [`Deck::treasures`].
    pub drawn: [u8; 12],
    /// How many kinds of hazard with 1, 2 and 3 cards lie on the path.
    pub seen: Kinds,
    /// The artifacts left in the deck.
    pub relics: Relics,
    pub who: Inside,
}

/// Who is in the temple.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inside {
    Both,
    /// One player; the other has left.
    Alone {
        /// Oneself is still inside, not the other.
        own: bool,
        /// The gems that the other player carried home: Σ⌈v/2⌉ of the treasures drawn until then.
        taken: u8,
        /// The artifacts that were left in the deck then.
        relics: Relics,
    },
}

/// A round that is being solved, in steps of a few milliseconds.
pub struct Preparing {
    round: Prepared,
    side: usize,
    leaving: usize,
    taken: usize,
    pass: Option<Pass<LANES>>,
    scratch: Scratch<LANES>,
    stage: usize,
    set: usize,
}

/// A round that is solved, from the view of one player.
pub struct Prepared {
    edition: Edition,
    key: Key,
    lead: i32,
    deck: Deck,
    /// The artifacts that can be left, fewest first.
    remains: Vec<Relics>,
    /// For each of them, what the end of the round is worth: both leave, or a kind with two or three cards collapses.
    ends: Vec<(f64, [f64; 2])>,
    asked_from: u8,
    /// For oneself and the other: what the end is worth to a player left alone, by the artifacts left at that moment.
    left: [Vec<Stages>; 2],
    /// The chances of that player, for each position, also by these artifacts.
    alone: [Vec<Vec<f64>>; 2],
    values: Vec<Vec<f64>>,
}

impl Preparing {
    /// The lead and the artifacts are those when the round begins; the chances of the next round must be known.
    pub fn new(chances: &Chances, round: u8, key: Key, lead: i32) -> Preparing {
        let edition = chances.edition;
        // Further ahead it is decided, and stays so.
        let lead = lead.clamp(-edition.width(round), edition.width(round));
        let (deck, start) = (Deck::new(key.kinds), key);
        let remains = edition.remains(key.relics);
        let nodes = deck.sets.len() * deck.hazards.len();
        let end = |relics: &Relics| {
            let key = Key { relics: *relics, ..key };
            let collapse = [2, 3].map(|cards| match key.kinds[cards - 1] {
                0 => 0.0,
                _ => chances.after_at(round, Key { kinds: Deck::after(key.kinds, cards), ..key }, lead),
            });
            (chances.after_at(round, key, lead), collapse)
        };
        let left = [(key.surplus, lead), (-key.surplus, -lead)].map(|(surplus, lead)| {
            let stages = |relics: &Relics| {
                let taken = edition.count(key.relics) - edition.count(*relics);
                let surplus = edition.surplus(surplus, -(taken as i8));
                let key = Key { relics: *relics, owned: key.owned + taken, surplus, ..key };
                let lead = lead - edition.points(start.owned, start.relics, *relics);
                let least = lead - 2 * (MOST_TAKEN + LANES) as i32;
                Stages::new(chances, round, key, least..=lead + ALL_GEMS)
            };
            remains.iter().map(stages).collect()
        });
        let none = || vec![vec![0.0; nodes]; remains.len()];
        let set = deck.sets.len();
        let round = Prepared {
            edition,
            key,
            lead,
            ends: remains.iter().map(end).collect(),
            asked_from: asked_from(chances),
            left,
            alone: [none(), none()],
            values: none(),
            deck,
            remains,
        };
        Preparing { round, side: 0, leaving: 0, taken: 0, pass: None, scratch: Vec::new(), stage: 0, set }
    }

    /// Works for a few milliseconds; true when all is done.
    pub fn step(&mut self) -> bool {
        if self.side < 2 {
            self.step_alone();
            return false;
        }
        let mut work = STEP;
        while self.stage < self.round.remains.len() {
            while self.set > 0 {
                if work == 0 {
                    return false;
                }
                self.set -= 1;
                self.round.solve_set(self.stage, self.set);
                work = work.saturating_sub(self.round.deck.hazards.len());
            }
            (self.stage, self.set) = (self.stage + 1, self.round.deck.sets.len());
        }
        true
    }

    fn step_alone(&mut self) {
        let round = &mut self.round;
        let sign = [1, -1][self.side];
        let lead = sign * round.lead - round.points(self.leaving);
        let stages = &round.left[self.side][self.leaving];
        let pass = self.pass.get_or_insert_with(|| Pass::all(&round.deck, stages, lead, self.taken));
        let (first, states) = (self.taken, round.deck.hazards.len());
        let (deck, out) = (&round.deck, &mut round.alone[self.side][self.leaving]);
        let mut told = |set: usize, go_on: &[[f64; LANES]]| {
            let lane = deck.sets[set].taken - first;
            let out = &mut out[set * states..][..states];
            out.iter_mut().zip(go_on).for_each(|(out, go_on)| *out = go_on[lane]);
        };
        if pass.advance(&round.deck, &stages.stages, &mut self.scratch, STEP, &mut told) {
            (self.pass, self.taken) = (None, self.taken + LANES);
            if self.taken > MOST_TAKEN {
                (self.taken, self.leaving) = (0, self.leaving + 1);
            }
            if self.leaving == round.remains.len() {
                (self.leaving, self.side) = (0, self.side + 1);
            }
        }
    }

    /// The solved round. What is not done yet is done now.
    pub fn finish(mut self) -> Prepared {
        while !self.step() {}
        self.round
    }
}

impl Prepared {
    /// Solves a round for one lead, from the view of the player who has it.
    pub fn new(chances: &Chances, round: u8, key: Key, lead: i32) -> Prepared {
        Preparing::new(chances, round, key, lead).finish()
    }

    /// The chance to win when the round begins.
    pub fn value(&self) -> f64 {
        self.values[self.remains.len() - 1][0]
    }

    /// The points for artifacts of a player who leaves alone while this is left of them.
    fn points(&self, stage: usize) -> i32 {
        self.edition.points(self.key.owned, self.key.relics, self.remains[stage])
    }

    /// What it is worth if both stay: the mean over the next card.
    fn torch(&self, stage: usize, set: usize, state: usize) -> f64 {
        let states = self.deck.hazards.len();
        let (drawn, hazards) = (&self.deck.sets[set], &self.deck.hazards[state]);
        let (_, collapse) = self.ends[stage];
        let values = &self.values[stage];
        let mut sum = hazards.fatal[0] * collapse[0] + hazards.fatal[1] * collapse[1];
        sum += drawn.more.iter().map(|(more, cards)| cards * values[more * states + state]).sum::<f64>();
        sum += hazards.next.iter().map(|(next, cards)| cards * values[set * states + next]).sum::<f64>();
        for (relics, cards) in self.edition.draws(self.remains[stage]) {
            sum += cards * self.values[self.stage_of(relics)][set * states + state];
        }
        let artifacts = usize::from(self.edition.count(self.remains[stage]));
        sum / (drawn.left + hazards.left + artifacts) as f64
    }

    fn stage_of(&self, relics: Relics) -> usize {
        self.remains.iter().position(|other| *other == relics).expect("these artifacts can be left")
    }

    fn both(&self, stage: usize, set: usize, state: usize) -> Choice {
        let torch = self.torch(stage, set, state);
        let node = set * self.deck.hazards.len() + state;
        let game =
            [[self.ends[stage].0, 1.0 - self.alone[1][stage][node]], [self.alone[0][stage][node], torch]];
        match self.is_asked(stage, set, state) {
            true => Choice::of(game),
            false => Choice { value: torch, camp: 0.0, other_camp: 0.0, game },
        }
    }

    /// I-07, I-08: nobody is asked before the first card, nor after it if it is a hazard.
    fn is_asked(&self, stage: usize, set: usize, state: usize) -> bool {
        stage + 1 < self.remains.len() || set > 0 || self.deck.seen(state) >= self.asked_from
    }

    fn solve_set(&mut self, stage: usize, set: usize) {
        let states = self.deck.hazards.len();
        for state in (0..states).rev() {
            self.values[stage][set * states + state] = self.both(stage, set, state).value;
        }
    }

    /// Goes through all positions with both inside, in the order of play: the set of treasures, the number of hazards, whether the
    /// players are asked, how likely the position is, and its solution. Each player stays with at least `least`.
    pub fn visit(&self, least: f64, mut each: impl FnMut(usize, u8, bool, f64, &Choice)) {
        let states = self.deck.hazards.len();
        let mut likely = vec![vec![0.0; self.deck.sets.len() * states]; self.remains.len()];
        likely[self.remains.len() - 1][0] = 1.0;
        for stage in (0..self.remains.len()).rev() {
            let artifacts = usize::from(self.edition.count(self.remains[stage]));
            let draws: Vec<_> = self.edition.draws(self.remains[stage]).into_iter().collect();
            for (set, drawn) in self.deck.sets.iter().enumerate() {
                for (state, hazards) in self.deck.hazards.iter().enumerate() {
                    let weight = likely[stage][set * states + state];
                    let choice = self.both(stage, set, state);
                    each(set, self.deck.seen(state), self.is_asked(stage, set, state), weight, &choice);
                    let stay = (1.0 - choice.camp).max(least) * (1.0 - choice.other_camp).max(least);
                    let card = weight * stay / (drawn.left + hazards.left + artifacts) as f64;
                    for (more, cards) in &drawn.more {
                        likely[stage][more * states + state] += cards * card;
                    }
                    for (next, cards) in &hazards.next {
                        likely[stage][set * states + next] += cards * card;
                    }
                    for (relics, cards) in &draws {
                        likely[self.stage_of(*relics)][set * states + state] += cards * card;
                    }
                }
            }
        }
    }

    /// The solution of a position, from the view of the player whose lead it was; see [`Choice::mirrored`] for the other's.
    ///
    /// # Panics
    /// If the position cannot come up in this round.
    pub fn answer(&self, position: &Position) -> Choice {
        let set = Deck::set_of(&position.drawn);
        let state = self.deck.hazards.iter().position(|hazards| hazards.seen == position.seen);
        let state = state.expect("these hazards can lie on the path");
        match position.who {
            Inside::Both => self.both(self.stage_of(position.relics), set, state),
            Inside::Alone { own, taken, relics } => {
                let choice = self.alone(own, taken, relics, position.relics, set, state);
                if own { choice } else { choice.mirrored() }
            }
        }
    }

    /// From the view of the player inside.
    fn alone(&self, own: bool, taken: u8, then: Relics, now: Relics, set: usize, state: usize) -> Choice {
        let leaving = self.stage_of(then);
        let stages = &self.left[usize::from(!own)][leaving].stages;
        let now = self.edition.remains(then).iter().position(|other| *other == now);
        let now = now.expect("these artifacts can be left");
        let lead = if own { self.lead } else { -self.lead } - self.points(leaving);
        let (drawn, taken) = (&self.deck.sets[set], usize::from(taken));
        let stages = &stages[..=now];
        let stop = stages[now].stop[at(lead - 2 * taken as i32 + drawn.gems)];
        let mut go_on = 0.0;
        let mut pass: Pass<1> = Pass::from(&self.deck, stages, lead, taken, drawn.mask);
        let mut told = |_: usize, sums: &[[f64; 1]]| go_on = sums[state][0];
        pass.advance(&self.deck, stages, &mut Vec::new(), usize::MAX, &mut told);
        let camp = if stop >= go_on { 1.0 } else { 0.0 };
        Choice { value: stop.max(go_on), camp, other_camp: 0.0, game: [[stop; 2], [go_on; 2]] }
    }
}
