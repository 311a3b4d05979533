//! A walk through a temple on which one player never leaves.
//!
//! As long as a player goes on, nothing he will decide later changes what happens. So one such walk serves every plan of leaving:
//! at each of its steps it notes how the round would end for everybody, if he left there.

use super::journey::{Journey, leavers};
use super::model::Model;
use super::temple::{Temple, Turned};
use game_core::{MAX_SEATS, Seat, SeatSet, SplitMix};

/// One more card is worth so many steps of a quarter (of a logarithm) of what it puts at risk.
pub const WORTHS: u8 = 17;

/// One more card is just worth what it puts at risk.
pub const EVEN: u8 = 8;

/// A step of a walk at which one may leave.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// How much one more card is worth, beside what it puts at risk: below [`WORTHS`] unless there is nothing to fear.
    pub worth: u8,
    /// What each inside carries, in keys.
    pub hand: i32,
    /// Who is inside.
    pub inside: SeatSet,
    /// Whether artifacts lie on the path.
    pub relics: bool,
    /// Everybody's keys at the end of the round, if the player leaves here. Those before, of who is inside, lack the hand.
    pub keys: [i32; MAX_SEATS],
    /// Everybody's keys now.
    pub safe: [i32; MAX_SEATS],
}

/// Walks until the temple collapses. Adds to `steps` each step at which the player could leave, and the collapse as the last. Says how
/// the game stands if he leaves when one more card is not worth its risk.
pub fn walk(
    mut journey: Journey,
    mut temple: Temple,
    mut choosing: bool,
    own: Seat,
    models: &[Model; MAX_SEATS],
    draw: &mut SplitMix,
    steps: &mut Vec<Step>,
) -> Journey {
    let mut usual = None;
    loop {
        if choosing {
            let safe = journey.keys;
            let (inside, hand) = (temple.inside, 8 * i32::from(temple.hand));
            let (worth, relics) = (worth(&temple), temple.relics != 0);
            let leaving = leavers(&temple, inside.without(SeatSet::one(own)), models, draw);
            let (mut after, mut left) = (journey, temple);
            after.settle(&mut left, leaving.with(own));
            after.play_out(&mut left, false, models, draw);
            steps.push(Step { worth, hand, inside, relics, keys: after.keys, safe });
            if worth < EVEN {
                usual.get_or_insert(after);
            }
            journey.settle(&mut temple, leaving);
        }
        match temple.turn(temple.draw(draw)) {
            Turned::Choice => choosing = true,
            Turned::Onward => choosing = false,
            Turned::Collapse(card) => break journey.end_round(&temple, Some(card)),
        }
    }
    let (keys, inside) = (journey.keys, temple.inside);
    steps.push(Step { worth: 0, hand: 0, inside, relics: false, keys, safe: keys });
    usual.unwrap_or(journey)
}

fn worth(temple: &Temple) -> u8 {
    let worth = temple.odds().worth();
    if worth.is_infinite() {
        WORTHS
    } else {
        ((worth.ln() + 2.0) * 4.0).clamp(0.0, f64::from(WORTHS - 1)) as u8
    }
}

impl Step {
    /// Whether the player would be ahead of all others if everybody inside left now, where `before` was theirs before the walk.
    #[inline]
    pub fn is_ahead(&self, before: &[i32; MAX_SEATS], own: Seat, seats: usize) -> bool {
        let mine = before[own.index()] + self.safe[own.index()] + self.hand;
        Seat::all(seats).all(|seat| {
            let hand = if self.inside.contains(seat) { self.hand } else { 0 };
            seat == own || before[seat.index()] + self.safe[seat.index()] + hand < mine
        })
    }
}
