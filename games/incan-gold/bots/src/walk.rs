//! A walk through a temple on which one player never leaves.
//!
//! As long as a player stays, nothing they decide later changes what happens. So one such walk serves every plan of leaving:
//! at each of its steps it notes how the round would end for everyone, if the player left there.

use super::model::Model;
use bots::math::ln;
use game_core::{Draw, MAX_SEATS, Seat, SeatSet, SplitMix};
use incan_gold_fast::{Fast, Keys};

/// The number of levels of what one more card is worth compared to its risk; a level is a quarter of a natural logarithm.
pub const WORTHS: u8 = 17;

/// One more card is just worth what it puts at risk.
pub const EVEN: u8 = 8;

/// A step of a walk at which the player may leave.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// How much one more card is worth, beside what it puts at risk: below [`WORTHS`] unless there is nothing to fear.
    pub worth: u8,
    /// What each inside carries, in keys.
    pub hand: u16,
    pub inside: SeatSet,
    pub relics: bool,
    /// Everyone's keys at the end of the round, if the player leaves here. Those before, of who is inside, lack the hand.
    pub keys: Keys,
    pub safe: Keys,
}

/// Walks until the temple collapses. Adds to `steps` each step at which the player could leave, and the collapse as the last. Returns
/// the game at the end of the round if the player leaves when one more card is not worth its risk.
pub fn walk(
    mut game: Fast,
    own: Seat,
    models: &[Model; MAX_SEATS],
    draw: &mut SplitMix,
    steps: &mut Vec<Step>,
) -> Fast {
    let round = game.round();
    let mut usual = None;
    loop {
        if game.is_choosing() {
            let inside = game.inside();
            let (safe, hand) = (*game.keys(), 8 * u16::from(game.hand()));
            let (worth, relics) = (worth(&game), game.artifacts_on_path() != 0);
            let leaving = leavers(&game, inside.without(SeatSet::one(own)), models, draw);
            let mut after = game;
            after.leave(leaving.with(own));
            play_out(&mut after, round, models, draw);
            steps.push(Step { worth, hand, inside, relics, keys: *after.keys(), safe });
            if worth < EVEN {
                usual.get_or_insert(after);
            }
            game.leave(leaving);
        }
        let inside = game.inside();
        game.turn_place(game.draw_place(draw));
        if !is_on(&game, round) {
            let keys = *game.keys();
            steps.push(Step { worth: 0, hand: 0, inside, relics: false, keys, safe: keys });
            return usual.unwrap_or(game);
        }
    }
}

#[inline]
fn is_on(game: &Fast, round: u8) -> bool {
    game.round() == round && !game.is_over()
}

/// Players inside choose as their models do, until the round is over.
fn play_out(game: &mut Fast, round: u8, models: &[Model; MAX_SEATS], draw: &mut SplitMix) {
    while is_on(game, round) {
        if game.is_choosing() {
            game.leave(leavers(game, game.inside(), models, draw));
        } else {
            game.turn_place(game.draw_place(draw));
        }
    }
}

/// Who of `among` leaves now, by their models.
#[inline]
fn leavers(game: &Fast, among: SeatSet, models: &[Model; MAX_SEATS], draw: &mut SplitMix) -> SeatSet {
    let odds = game.odds();
    among.into_iter().filter(|seat| models[seat.index()].leaves(&odds, draw.next_word())).collect()
}

fn worth(game: &Fast) -> u8 {
    let worth = game.odds().worth();
    if worth.is_infinite() {
        WORTHS
    } else {
        ((ln(worth) + 2.0) * 4.0).clamp(0.0, f64::from(WORTHS - 1)) as u8
    }
}

impl Step {
    /// Whether the player would be ahead of all others if everyone inside left now, where `before` was theirs before the walk.
    #[inline]
    pub fn is_ahead(&self, before: &Keys, own: Seat, seats: usize) -> bool {
        let mine = before[own.index()] + self.safe[own.index()] + self.hand;
        Seat::all(seats).all(|seat| {
            let hand = if self.inside.contains(seat) { self.hand } else { 0 };
            seat == own || before[seat.index()] + self.safe[seat.index()] + hand < mine
        })
    }
}
