//! One game, from where it stands to its end.

use crate::player::{Player, Sight};
use bots::Policy;
use game_core::{Draw, FastGame, Game, Illegal, Length, Seat, Step, StepOf, Turn, Viewer};

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    #[error("a policy made an illegal choice: {0}")]
    Illegal(#[from] Illegal),
    #[error("it is not over after {0} steps; allow more, or choose options with which every game ends")]
    Endless(u64),
    #[error("seat {0} left the table")]
    Left(Seat),
}

/// Plays a game by the rules to its end, or until it has taken `most_steps`: chance draws, `policy` chooses for every seat, `on_step`
/// is called with every step before it is taken.
#[inline]
pub fn play<G: Game>(
    game: &mut G,
    policy: &mut impl Policy<G>,
    draw: &mut impl Draw,
    most_steps: u64,
    mut on_step: impl FnMut(StepOf<G>),
) -> Result<Length, PlayError> {
    let (mut steps, mut decisions) = (0, 0);
    while steps <= most_steps {
        match game.turn() {
            Turn::Over => return Ok(Length { decisions, steps }),
            Turn::Chance => {
                let outcome = game.draw_chance(draw).ok_or(Illegal::Outcome)?;
                on_step(Step::Chance(outcome));
                game.apply(Step::Chance(outcome), &mut ())?;
                steps += 1;
            }
            Turn::Act(seats) => {
                for seat in seats {
                    let action = policy.choose(seat, |legal| game.legal_actions(seat, legal), draw);
                    on_step(Step::Act(seat, action));
                    game.apply(Step::Act(seat, action), &mut ())?;
                }
                decisions += seats.len() as u64;
                steps += seats.len() as u64;
            }
        }
    }
    Err(PlayError::Endless(most_steps))
}

/// The same on a fast model. It does not check what a policy chooses.
#[inline]
pub(crate) fn play_fast<F: FastGame>(
    game: &mut F,
    policy: &mut impl Policy<F::Rules>,
    draw: &mut impl Draw,
    most_steps: u64,
    mut on_step: impl FnMut(StepOf<F::Rules>),
) -> Result<Length, PlayError> {
    let mut length = Length::default();
    while length.steps <= most_steps {
        match game.turn() {
            Turn::Over => return Ok(length),
            Turn::Chance => {
                let step = Step::Chance(game.draw_chance(draw));
                on_step(step);
                game.apply(step);
                length.steps += 1;
            }
            Turn::Act(seats) => {
                for seat in seats {
                    let action = policy.choose(seat, |legal| game.legal_actions(seat, legal), draw);
                    on_step(Step::Act(seat, action));
                    game.apply(Step::Act(seat, action));
                }
                length.decisions += seats.len() as u64;
                length.steps += seats.len() as u64;
            }
        }
    }
    Err(PlayError::Endless(most_steps))
}

/// Plays a game between players who see only what they may, to its end or until it has taken `most_steps`. `chance` draws every chance
/// step, given the table and the number of the step, from 1. `on_step` is called with every step before it is taken.
pub fn play_with<G: Game>(
    game: &mut G,
    players: &mut [&mut dyn Player<G>],
    mut chance: impl FnMut(&G, u64) -> Option<G::Chance>,
    most_steps: u64,
    mut on_step: impl FnMut(StepOf<G>),
) -> Result<Length, PlayError> {
    let mut length = Length::default();
    let mut legal = Vec::new();
    let mut events = Vec::new();
    while length.steps <= most_steps {
        let step = match game.turn() {
            Turn::Over => {
                let outcome = game.outcome().expect("a game that is over has an outcome");
                players.iter_mut().for_each(|player| player.end(&outcome));
                return Ok(length);
            }
            Turn::Chance => Step::Chance(chance(game, length.steps + 1).ok_or(Illegal::Outcome)?),
            Turn::Act(seats) => {
                let seat = seats.iter().next().expect("a seat is due");
                legal.clear();
                game.legal_actions(seat, &mut legal);
                let sight = Sight { table: game, seat, legal: &legal };
                let action = players[seat.index()].choose(&sight).ok_or(PlayError::Left(seat))?;
                length.decisions += 1;
                Step::Act(seat, action)
            }
        };
        on_step(step);
        game.apply(step, &mut events)?;
        length.steps += 1;
        for (player, seat) in players.iter_mut().zip(Seat::all(game.seats())) {
            let visible = events.iter().filter_map(|event| G::redact(event, Viewer::Seat(seat)));
            visible.for_each(|event| player.observe(&event));
        }
        events.clear();
    }
    Err(PlayError::Endless(most_steps))
}
