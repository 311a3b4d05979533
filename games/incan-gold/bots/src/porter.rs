//! Porter: a beginner. Easily frightened, easily pleased, and a little moody.

use bots::{Bot, Budget};
use game_core::{Draw, SplitMix};
use incan_gold_fast::{Fast, Odds};
use incan_gold_rules::{Choice, Knowledge, State};

/// Goes home at the second or third hazard, or with a handful of gems; which, it decides again for each temple.
#[derive(Clone, Debug, Default)]
pub struct Porter {
    mood: Option<Mood>,
}

#[derive(Clone, Debug)]
struct Mood {
    round: u8,
    /// Leaves at this many hazards.
    nerve: u8,
    /// Leaves with this many gems.
    content: u8,
}

impl Mood {
    fn of(round: u8, players: u8, draw: &mut SplitMix) -> Mood {
        let usual = 3 + 14 / players.max(1); // a handful is smaller where more share
        Mood { round, nerve: 2 + draw.below(2) as u8, content: usual - 2 + draw.below(5) as u8 }
    }

    fn leaves(&self, odds: &Odds, draw: &mut SplitMix) -> bool {
        let impulse = draw.below(impulse(odds)) == 0;
        let empty_handed = odds.hand == 0 && odds.path == 0 && odds.artifacts == 0;
        match impulse {
            true => !empty_handed,
            false => !empty_handed && (odds.hazards >= self.nerve || odds.hand >= self.content),
        }
    }
}

/// On an impulse, Porter goes home once in so many decisions; more often in a crowd, where everyone tramples on everyone's feet.
pub fn impulse(odds: &Odds) -> u32 {
    if odds.players > 4 { 5 } else { 12 }
}

impl Porter {
    pub fn leaves(&mut self, game: &Fast, odds: &Odds, draw: &mut SplitMix) -> bool {
        let (round, players) = (game.round(), game.seats() as u8);
        if self.mood.as_ref().is_none_or(|mood| mood.round != round) {
            self.mood = Some(Mood::of(round, players, draw));
        }
        self.mood.as_ref().is_some_and(|mood| mood.leaves(odds, draw))
    }
}

impl Bot<State> for Porter {
    fn choose(&mut self, known: &Knowledge, _: &[Choice], _: &Budget<'_>, draw: &mut SplitMix) -> Choice {
        let game = Fast::known(known);
        if self.leaves(&game, &game.odds(), draw) { Choice::Camp } else { Choice::Torch }
    }
}
