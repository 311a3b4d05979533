//! Guide: steady. Weighs the next card against what it puts at risk, and counts the tents in the last round.

use super::chance::{below, normal};
use bots::math::{exp, ln};
use bots::{Bot, Budget};
use game_core::{Seat, SplitMix};
use incan_gold_fast::{Fast, Odds};
use incan_gold_rules::{Choice, Knowledge, ROUNDS, State};

/// Weighs the next card against what it puts at risk, and counts the tents in the last round.
#[derive(Clone, Copy, Debug, Default)]
pub struct Guide;

/// One more card must be worth this many times what it puts at risk: Guide likes to be home a little before the crowd.
const CAUTION: f64 = 1.25;
/// How much that varies, so that two Guides do not walk hand in hand: the standard deviation of its logarithm.
const MOOD: f64 = 0.3;
/// How much more it varies for each player inside beyond four: where many leave together, those who stay share everything that comes.
const MOOD_IN_A_CROWD: f64 = 0.375;
/// In such a crowd Guide is less cautious, by this much for each player beyond four, but always reckons with half a deadly card, also before the
/// first hazard: who goes home early and alone takes all that is left on the path.
const TRUST_IN_A_CROWD: f64 = 0.1;
const SURPRISE_IN_A_CROWD: f64 = 0.5;
/// What an artifact on the path counts as a reason to leave, in gems, if nobody else could take it or prevent it.
const ARTIFACT: f64 = 5.0;

impl Bot<State> for Guide {
    fn choose(&mut self, known: &Knowledge, _: &[Choice], _: &Budget<'_>, draw: &mut SplitMix) -> Choice {
        let game = Fast::known(known);
        if Guide.leaves(&game, &game.odds(), known.seat(), draw) { Choice::Camp } else { Choice::Torch }
    }
}

impl Guide {
    pub fn leaves(self, game: &Fast, odds: &Odds, own: Seat, draw: &mut SplitMix) -> bool {
        cautious(game, odds, own) || f64::from(odds.shares) < exp(mood(odds) * normal(draw)) * content(odds)
    }

    /// How likely Guide leaves.
    pub fn leave_chance(self, game: &Fast, odds: &Odds, own: Seat) -> f64 {
        if cautious(game, odds, own) {
            return 1.0;
        }
        let (shares, content) = (f64::from(odds.shares), content(odds));
        match shares <= 0.0 {
            true => f64::from(u8::from(content > 0.0)),
            false => below(ln(content / shares) / mood(odds)),
        }
    }
}

fn mood(odds: &Odds) -> f64 {
    MOOD + MOOD_IN_A_CROWD * crowd(odds)
}

/// How many are inside beyond four.
fn crowd(odds: &Odds) -> f64 {
    f64::from(odds.players.saturating_sub(4))
}

/// What one more card must be worth in an average mood, times the cards in the deck.
fn content(odds: &Odds) -> f64 {
    let artifacts = ARTIFACT * f64::from(odds.artifacts) / f64::from(odds.players);
    let surprise = if odds.players > 4 { SURPRISE_IN_A_CROWD } else { 0.0 };
    let caution = CAUTION - TRUST_IN_A_CROWD * crowd(odds);
    caution * (odds.stake() + artifacts) * (f64::from(odds.deadly) + surprise)
}

/// Whether it is the last round, this seat is ahead, and two hazards are enough.
fn cautious(game: &Fast, odds: &Odds, own: Seat) -> bool {
    game.round() == ROUNDS && odds.hazards >= 2 && lead(game, own) > 0
}

/// How far this seat would be ahead of the best of the others, if all inside went home now.
fn lead(game: &Fast, own: Seat) -> i32 {
    let home = |seat: Seat| {
        let beside = if game.inside().contains(seat) { game.hand() } else { 0 };
        game.points(seat) + i32::from(beside)
    };
    let best = Seat::all(game.seats()).filter(|seat| *seat != own).map(home).max();
    home(own) - best.unwrap_or(0)
}
