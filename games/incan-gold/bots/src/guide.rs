//! Guide: steady. Weighs the next card against what it puts at risk, and counts the tents in the last round.

use super::chance::normal;
use bots::math::exp;
use bots::{Bot, Budget};
use game_core::{Seat, SplitMix};
use incan_gold_fast::Fast;
use incan_gold_rules::{Choice, Knowledge, State};

/// Weighs the next card against what it puts at risk, and counts the tents in the last round.
#[derive(Clone, Copy, Debug, Default)]
pub struct Guide;

/// One more card must be worth this many times what it puts at risk: Guide likes to be home a little before the crowd.
const CAUTION: f64 = 1.25;
/// How much that varies, so that two Guides do not walk hand in hand: the standard deviation of its logarithm.
const MOOD: f64 = 0.3;
/// What an artifact on the path counts as a reason to leave, in gems, if nobody else could take it or prevent it.
const ARTIFACT: f64 = 5.0;

impl Bot<State> for Guide {
    fn choose(&mut self, known: &Knowledge, _: &[Choice], _: &Budget<'_>, draw: &mut SplitMix) -> Choice {
        let odds = Fast::known(known).odds();
        let artifacts = ARTIFACT * f64::from(odds.artifacts) / f64::from(odds.players);
        let fear = (odds.stake() + artifacts) * f64::from(odds.deadly);
        let caution = CAUTION * exp(MOOD * normal(draw));
        let content = f64::from(odds.shares) < caution * fear;
        let leaves = match known.round() {
            incan_gold_rules::ROUNDS => match lead(known) {
                ahead if ahead > 0.0 => content || odds.hazards >= 2,
                _ => content,
            },
            _ => content,
        };
        if leaves { Choice::Camp } else { Choice::Torch }
    }
}

/// How far this seat would be ahead of the best of the others, if all inside went home now.
fn lead(known: &Knowledge) -> f64 {
    let home = |seat: Seat| {
        let beside = if known.inside().contains(seat) { known.carried() } else { 0 };
        known.scores()[seat] + i32::from(beside)
    };
    let best =
        known.scores().iter().filter(|(seat, _)| *seat != known.seat()).map(|(seat, _)| home(seat)).max();
    f64::from(home(known.seat()) - best.unwrap_or(0))
}
