//! Plays the games of the training and keeps what there is to learn from.

use crate::players::{Player, unit};
use bots::Budget;
use game_core::{FastGame, MAX_SEATS, SeatSet, SplitMix};
use incan_gold_bots::beliefs::Beliefs;
use incan_gold_bots::foresight::Foresight;
use incan_gold_bots::inputs::{self, INPUTS, POSITION};
use incan_gold_bots::kinds::Habits;
use incan_gold_bots::net::{Net, chance};
use incan_gold_bots::oracle::WEIGHT;
use incan_gold_bots::pathfinder;
use incan_gold_fast::Fast;

/// How much of what happened later counts next to the network's own estimate.
const LAMBDA: f32 = 0.9;

/// A decision of the learner.
#[derive(Clone)]
pub struct Lesson {
    pub inputs: [f32; INPUTS],
    pub left: bool,
    /// How likely it left.
    pub chance: f32,
    win: f32,
    seat: usize,
    /// How much better it went than expected, and the chance to win that should have been expected.
    pub surprise: f32,
    pub goal: f32,
}

pub struct School<'a> {
    pub net: &'a Net,
    /// Whether the learner sees what the others are expected to do.
    pub reads: bool,
    pub past: &'a [Net],
    pub blind: &'a Net,
}

impl School<'_> {
    /// Plays one game. Returns everyone's part of the victory.
    pub fn play(
        &self,
        mut game: Fast,
        players: &mut [Player],
        draw: &mut SplitMix,
        lessons: &mut Vec<Lesson>,
    ) -> [f32; MAX_SEATS] {
        let first = lessons.len();
        let mut beliefs = Beliefs::prior(game.seats());
        while !game.is_over() {
            if !game.is_choosing() {
                game.turn_place(game.draw_place(draw));
                continue;
            }
            let odds = game.odds();
            let habits = self.reads.then(|| Habits::of(&game, &odds, self.blind));
            let company = habits.as_ref().map(|habits| beliefs.company(habits));
            let mut leavers = SeatSet::EMPTY;
            for seat in game.inside() {
                let player = &mut players[seat.index()];
                let (net, is_pathfinder) = match player {
                    Player::Learner | Player::Oracle(..) => (self.net, false),
                    Player::Past(number) => (&self.past[*number], false),
                    Player::Blind => (self.blind, false),
                    Player::Pathfinder => (self.blind, true),
                    _ => {
                        leavers = leavers.with_if(seat, player.leaves(&game, &odds, seat, draw));
                        continue;
                    }
                };
                let mut seen = [0.0; INPUTS];
                inputs::position(&game, &odds, seat, &mut seen);
                if let Some(company) = &company {
                    inputs::company(&game, seat, company, &mut seen[POSITION..]);
                }
                let thought = net.think(&seen[..net.inputs()]);
                let camp = if is_pathfinder {
                    pathfinder::leave_chance(net, &game, &odds, seat)
                } else {
                    chance(thought.camp)
                };
                let camp = match player {
                    Player::Oracle(walks) => {
                        let (own, reader, blind) = (seat, self.net, self.blind);
                        Foresight { own, beliefs: &beliefs, reader, blind, weight: WEIGHT }.camp(
                            &game,
                            *walks,
                            &Budget::default(),
                            draw,
                        )
                    }
                    _ => camp,
                };
                let left = unit(draw) < camp;
                leavers = leavers.with_if(seat, left);
                if matches!(player, Player::Learner) {
                    lessons.push(Lesson {
                        inputs: seen,
                        left,
                        chance: camp,
                        win: chance(thought.win),
                        seat: seat.index(),
                        surprise: 0.0,
                        goal: 0.0,
                    });
                }
            }
            if let Some(habits) = &habits {
                beliefs.learn(habits, leavers);
            }
            game.leave(leavers);
        }
        let mut wins = [0.0; MAX_SEATS];
        if let Some(outcome) = game.outcome() {
            let winners = outcome.winners();
            winners.iter().for_each(|seat| wins[seat.index()] = 1.0 / winners.len() as f32);
        }
        let (mut next, mut surprise) = (wins, [0.0; MAX_SEATS]);
        for lesson in lessons[first..].iter_mut().rev() {
            let at = lesson.seat;
            surprise[at] = next[at] - lesson.win + LAMBDA * surprise[at];
            next[at] = lesson.win;
            lesson.surprise = surprise[at] * game.seats() as f32;
            lesson.goal = lesson.win + surprise[at];
        }
        wins
    }
}
