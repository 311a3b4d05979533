//! Running all lanes.

use crate::arrays::{Arrays, Sizes};
use crate::error::LanesError;
use crate::lane::{End, Lane, pick};
use crate::{Autoreset, Learners, Reward, Settings};
use game_core::{Encode, FastGame, Field, Game, MAX_SEATS, Outcome, RulesOf, Seat, SeatSet, Turn};

/// The most lanes there can be.
pub const MAX_LANES: usize = 1 << 20;

/// Many games of one kind, side by side.
#[derive(Clone)]
pub struct Lanes<E: Encode> {
    encoder: E,
    lanes: Vec<Lane<E>>,
    seats: usize,
    sizes: Sizes,
    settings: Settings,
    /// Room for a mask.
    mask: Vec<bool>,
}

impl<E: Encode> Lanes<E> {
    /// `count` tables with these options. Each lane is seeded with its number until it is reset.
    pub fn new(
        options: &<RulesOf<E> as Game>::Options,
        seats: usize,
        count: usize,
        settings: Settings,
    ) -> Result<Lanes<E>, LanesError> {
        let encoder = E::new(options, seats)?;
        if count > MAX_LANES {
            return Err(LanesError::TooMany { given: count, allowed: MAX_LANES });
        }
        let rows = match settings.learners {
            Learners::All => seats,
            Learners::Seat(seat) if seat.index() >= seats => return Err(LanesError::Seat { seat, seats }),
            Learners::Seat(_) | Learners::EachSeat => 1,
        };
        let sizes = Sizes { lanes: count, rows, size: encoder.size(), actions: encoder.actions() };
        let lanes = (0..count as u64).map(|number| Lane::new(&encoder, number)).collect();
        let mut lanes = Lanes { mask: vec![false; sizes.actions], encoder, lanes, seats, sizes, settings };
        (0..count).for_each(|number| lanes.begin(number));
        Ok(lanes)
    }

    pub fn len(&self) -> usize {
        self.lanes.len()
    }

    pub fn is_empty(&self) -> bool {
        self.lanes.is_empty()
    }

    pub fn seats(&self) -> usize {
        self.seats
    }

    /// How many rows each lane has: one for each seat, or one for the learner.
    pub fn rows(&self) -> usize {
        self.sizes.rows
    }

    /// The number of bytes of an observation.
    pub fn size(&self) -> usize {
        self.sizes.size
    }

    /// How many actions there are.
    pub fn actions(&self) -> usize {
        self.sizes.actions
    }

    /// The parts of an observation.
    pub fn fields(&self) -> Vec<Field> {
        self.encoder.fields()
    }

    pub fn encoder(&self) -> &E {
        &self.encoder
    }

    pub(crate) fn sizes(&self) -> Sizes {
        self.sizes
    }

    /// Begins a new game in every lane, with a seed for each.
    pub fn reset(&mut self, seeds: &[u64], arrays: &mut Arrays<'_>) -> Result<(), LanesError> {
        let every = vec![true; self.lanes.len()];
        self.reset_some(&every, Some(seeds), arrays)
    }

    /// Begins a new game in these lanes: with new seeds, or with the next game of each lane.
    pub fn reset_some(
        &mut self,
        chosen: &[bool],
        seeds: Option<&[u64]>,
        arrays: &mut Arrays<'_>,
    ) -> Result<(), LanesError> {
        self.sizes.check_all(arrays)?;
        self.sizes.check("chosen", chosen.len(), 1, "1 value")?;
        if let Some(seeds) = seeds {
            self.sizes.check("seeds", seeds.len(), 1, "1 seed")?;
        }
        for number in (0..self.lanes.len()).filter(|number| chosen[*number]) {
            if let Some(seeds) = seeds {
                self.lanes[number].seed(seeds[number]);
            }
            self.begin(number);
            self.rewards_of(number, arrays).fill(0.0);
            self.show(number, arrays);
            self.show_end(number, arrays);
        }
        Ok(())
    }

    /// Applies the actions of every seat that has to choose; others are ignored. If one is illegal, nothing changes in any lane.
    pub fn step(&mut self, actions: &[i64], arrays: &mut Arrays<'_>) -> Result<(), LanesError> {
        self.sizes.check_actions(actions)?;
        self.sizes.check_all(arrays)?;
        let rows = self.sizes.rows;
        for number in 0..self.lanes.len() {
            self.check_legal(number, &actions[number * rows..(number + 1) * rows])?;
        }
        for number in 0..self.lanes.len() {
            self.step_lane(number, &actions[number * rows..(number + 1) * rows], arrays);
        }
        Ok(())
    }

    /// Writes a random action for every seat that has to choose, each that its mask allows as likely as any other; 0 for other seats. Every
    /// lane draws from its own generator, so that this does not change the chance of any game.
    pub fn sample(&mut self, masks: &[bool], actions: &mut [i64]) -> Result<(), LanesError> {
        self.sizes.check_masks(masks)?;
        self.sizes.check_actions(actions)?;
        let Sizes { rows, actions: count, .. } = self.sizes;
        let learners = self.settings.learners;
        for (number, lane) in self.lanes.iter_mut().enumerate() {
            let due = due(lane);
            for row in 0..rows {
                let at = number * rows + row;
                let seat = seat_of(learners, number, row, self.seats);
                actions[at] = if due.contains(seat) {
                    let mask = &masks[at * count..(at + 1) * count];
                    let picked = pick(mask, &mut lane.choices);
                    picked.ok_or(LanesError::EmptyMask { lane: number, seat })? as i64
                } else {
                    0
                };
            }
        }
        Ok(())
    }

    fn check_legal(&self, number: usize, actions: &[i64]) -> Result<(), LanesError> {
        let lane = &self.lanes[number];
        let due = due(lane);
        for (row, action) in actions.iter().enumerate() {
            let seat = seat_of(self.settings.learners, number, row, self.seats);
            if due.contains(seat) {
                let legal =
                    usize::try_from(*action).ok().and_then(|it| self.encoder.legal(&lane.game, seat, it));
                legal.ok_or(LanesError::Illegal { lane: number, seat, action: *action })?;
            }
        }
        Ok(())
    }

    fn step_lane(&mut self, number: usize, actions: &[i64], arrays: &mut Arrays<'_>) {
        if self.lanes[number].end != End::Not {
            self.rewards_of(number, arrays).fill(0.0);
            if self.settings.autoreset == Autoreset::NextStep {
                self.begin(number);
            }
            self.show(number, arrays);
            return self.show_end(number, arrays);
        }
        self.play(number, actions);
        self.lanes[number].count_step(self.settings.most_steps);
        self.reward(number, arrays);
        self.show_end(number, arrays);
        if self.lanes[number].end != End::Not && self.settings.autoreset == Autoreset::SameStep {
            let (lane, rows) = (&self.lanes[number], self.rows_of(number, self.sizes.size));
            if let Some(finals) = &mut arrays.finals {
                self.observe(number, lane, &mut finals[rows]);
            }
            self.begin(number);
        }
        self.show(number, arrays);
    }

    /// The choices of all who had to choose, and what follows up to the next choice of someone who acts through the arrays.
    fn play(&mut self, number: usize, actions: &[i64]) {
        let (encoder, lane) = (&self.encoder, &mut self.lanes[number]);
        let due = due(lane);
        for (row, action) in actions.iter().enumerate() {
            let seat = seat_of(self.settings.learners, number, row, self.seats);
            if due.contains(seat)
                && let Some(action) = encoder.action(*action as usize)
            {
                lane.act(encoder, seat, action);
            }
        }
        if let Some(learner) = learner(self.settings.learners, number, self.seats) {
            lane.choose_for(encoder, due.without(SeatSet::one(learner)), &mut self.mask);
            lane.play_chance(encoder);
            lane.play_others(encoder, learner, &mut self.mask);
        } else {
            lane.play_chance(encoder);
        }
    }

    /// Begins a new game, up to the first choice of someone who acts through the arrays.
    fn begin(&mut self, number: usize) {
        let lane = &mut self.lanes[number];
        lane.begin(&self.encoder);
        if let Some(learner) = learner(self.settings.learners, number, self.seats) {
            lane.play_others(&self.encoder, learner, &mut self.mask);
            while lane.end != End::Not {
                lane.begin(&self.encoder); // the others ended the game before the learner had a choice
                lane.play_others(&self.encoder, learner, &mut self.mask);
            }
        }
    }

    fn rows_of(&self, number: usize, width: usize) -> std::ops::Range<usize> {
        let width = width * self.sizes.rows;
        number * width..(number + 1) * width
    }

    fn rewards_of<'a>(&self, number: usize, arrays: &'a mut Arrays<'_>) -> &'a mut [f32] {
        &mut arrays.rewards[self.rows_of(number, 1)]
    }

    fn reward(&self, number: usize, arrays: &mut Arrays<'_>) {
        let outcome = match self.lanes[number].end {
            End::Over => self.lanes[number].game.outcome(),
            End::Not | End::Cut => None,
        };
        for (row, reward) in self.rewards_of(number, arrays).iter_mut().enumerate() {
            let seat = seat_of(self.settings.learners, number, row, self.seats);
            *reward = outcome.as_ref().map_or(0.0, |outcome| reward_for(outcome, seat, self.settings.reward));
        }
    }

    fn observe(&self, number: usize, lane: &Lane<E>, out: &mut [u8]) {
        match learner(self.settings.learners, number, self.seats) {
            Some(seat) => self.encoder.observe(&lane.game, &lane.memory, seat, out),
            None => self.encoder.observe_all(&lane.game, &lane.memory, self.sizes.size, out),
        }
    }

    /// What the players see now, and what they can choose.
    fn show(&self, number: usize, arrays: &mut Arrays<'_>) {
        let Sizes { size, actions, .. } = self.sizes;
        let lane = &self.lanes[number];
        self.observe(number, lane, &mut arrays.observations[self.rows_of(number, size)]);
        let due = due(lane);
        let masks = arrays.masks[self.rows_of(number, actions)].chunks_exact_mut(actions);
        for (row, (is_due, mask)) in arrays.due[self.rows_of(number, 1)].iter_mut().zip(masks).enumerate() {
            let seat = seat_of(self.settings.learners, number, row, self.seats);
            *is_due = due.contains(seat);
            if *is_due {
                self.encoder.mask(&lane.game, seat, mask);
            } else {
                mask.fill(false);
            }
        }
    }

    fn show_end(&self, number: usize, arrays: &mut Arrays<'_>) {
        let end = self.lanes[number].end;
        arrays.terminated[number] = end == End::Over;
        arrays.truncated[number] = end == End::Cut;
    }
}

/// Who has to choose; no one in a lane whose game has ended.
#[inline]
fn due<E: Encode>(lane: &Lane<E>) -> SeatSet {
    match lane.game.turn() {
        Turn::Act(due) if lane.end == End::Not => due,
        _ => SeatSet::EMPTY,
    }
}

/// The only seat that acts through the arrays; `None` if all do.
#[inline]
fn learner(learners: Learners, lane: usize, seats: usize) -> Option<Seat> {
    match learners {
        Learners::All => None,
        Learners::Seat(seat) => Some(seat),
        Learners::EachSeat => Seat::new(lane % seats),
    }
}

/// The seat of a row of a lane.
#[inline]
fn seat_of(learners: Learners, lane: usize, row: usize, seats: usize) -> Seat {
    learner(learners, lane, seats).or_else(|| Seat::new(row)).unwrap_or_default()
}

/// The share of each of so many winners.
const SHARES: [f32; MAX_SEATS + 1] =
    [0.0, 1.0, 1.0 / 2.0, 1.0 / 3.0, 1.0 / 4.0, 1.0 / 5.0, 1.0 / 6.0, 1.0 / 7.0, 1.0 / 8.0];

fn reward_for(outcome: &Outcome, seat: Seat, reward: Reward) -> f32 {
    let winners = outcome.winners();
    match reward {
        Reward::Score => outcome.scores[seat] as f32,
        Reward::Win if winners.contains(seat) => SHARES[winners.len()],
        Reward::Win => 0.0,
    }
}
