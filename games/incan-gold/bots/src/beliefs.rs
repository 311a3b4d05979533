//! What Oracle believes about the others: how likely each is to be of each kind, learned from their choices.

use super::chance::uniform;
use super::inputs::Company;
use super::kinds::{Everyone, Habit, Habits, KINDS, PERSONS, dot};
use game_core::{MAX_SEATS, SeatSet, SplitMix};

/// How likely each seat is to be of each kind; the weights of a seat add up to 1.
#[derive(Clone, Debug)]
pub struct Beliefs {
    weights: Vec<[f32; KINDS]>,
}

impl Beliefs {
    /// What there is to believe before anyone was seen to choose.
    pub fn prior(seats: usize) -> Beliefs {
        Beliefs { weights: vec![Everyone::get().prior; seats] }
    }

    /// All inside were seen to choose; these left.
    pub fn learn(&mut self, habits: &Habits, leavers: SeatSet) {
        for seat in habits.inside {
            let weights = &mut self.weights[seat.index()];
            let left = leavers.contains(seat);
            for (weight, leave) in weights.iter_mut().zip(&habits.leave[seat.index()]) {
                *weight *= if left { *leave } else { 1.0 - leave };
            }
            let total = 1.0 / dot(weights, &[1.0; KINDS]);
            weights.iter_mut().for_each(|weight| *weight *= total);
        }
    }

    /// How early and how late a seat tends to leave in typical positions, and how likely it is to be one of our own.
    pub fn manner(&self, seat: usize) -> [f32; 3] {
        manner(&self.weights[seat])
    }

    /// The same once the seat is seen to stay, and once it is seen to leave.
    pub fn manners_then(&self, habits: &Habits, seat: usize) -> [[f32; 3]; 2] {
        let leave = &habits.leave[seat];
        [false, true].map(|left| {
            let mut weights = self.weights[seat];
            for (weight, leave) in weights.iter_mut().zip(leave) {
                *weight *= if left { *leave } else { 1.0 - leave };
            }
            let total = 1.0 / dot(&weights, &[1.0; KINDS]);
            weights.iter_mut().for_each(|weight| *weight *= total);
            manner(&weights)
        })
    }

    /// A kind for each seat, drawn by the weights.
    pub fn guess(&self, draw: &mut SplitMix) -> [Habit; MAX_SEATS] {
        let mut guess = [Habit::default(); MAX_SEATS];
        for (guess, weights) in guess.iter_mut().zip(&self.weights) {
            let mut ticket = uniform(draw) as f32;
            let kind = weights.iter().position(|weight| {
                ticket -= weight;
                ticket < 0.0
            });
            *guess = Habit(kind.unwrap_or(0) as u8);
        }
        guess
    }

    /// What they are expected to do.
    pub fn company(&self, habits: &Habits) -> Company {
        let mut company = Company::default();
        let typical = &Everyone::get().typical;
        for (at, weights) in self.weights.iter().enumerate() {
            company.leave[at] = dot(weights, &habits.leave[at]); // 0 for those outside
            if habits.leave[at][0] > 0.0 {
                // Persons are expected to do later what they would do now.
                let persons: f32 =
                    (KINDS - PERSONS..KINDS).map(|kind| weights[kind] * habits.leave[at][kind]).sum();
                company.after_treasure[at] = dot(weights, &habits.after_treasure) + persons;
                company.after_hazard[at] = dot(weights, &habits.after_hazard) + persons;
            }
            company.early[at] = dot(weights, &typical[0]);
            company.late[at] = dot(weights, &typical[1]);
            company.kin[at] = weights[KINDS - 2] + weights[KINDS - 1];
        }
        company
    }
}

fn manner(weights: &[f32; KINDS]) -> [f32; 3] {
    let typical = &Everyone::get().typical;
    [dot(weights, &typical[0]), dot(weights, &typical[1]), weights[KINDS - 2] + weights[KINDS - 1]]
}
