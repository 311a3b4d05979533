//! Playing games: listing, random and byte-driven steps.

use game_core::{Draw, Game, Seat, Step, StepOf, Turn};

/// Every legal step, lowest seat first.
pub fn legal_steps<G: Game>(game: &G) -> Vec<StepOf<G>> {
    match game.turn() {
        Turn::Over => Vec::new(),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.chance_outcomes(&mut outcomes);
            outcomes.into_iter().map(|(outcome, _)| Step::Chance(outcome)).collect()
        }
        Turn::Act(seats) => {
            let actions = |seat: Seat| {
                let mut actions = Vec::new();
                game.legal_actions(seat, &mut actions);
                actions.into_iter().map(move |action| Step::Act(seat, action))
            };
            seats.iter().flat_map(actions).collect()
        }
    }
}

/// A random step: chance by its weights, otherwise any due seat and any of its actions; `None` when the game is over.
pub fn random_step<G: Game>(game: &G, draw: &mut impl Draw) -> Option<StepOf<G>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Step::Chance(game.draw_chance(draw).expect("chance is due"))),
        Turn::Act(_) => draw.pick(&legal_steps(game)).copied(),
    }
}

/// Plays randomly to the end and returns the steps. Panics after `most` steps.
pub fn play_randomly<G: Game>(game: &mut G, draw: &mut impl Draw, most: usize) -> Vec<StepOf<G>> {
    let mut steps = Vec::new();
    while let Some(step) = random_step(game, draw) {
        assert!(steps.len() < most, "the game does not end");
        game.apply(step, &mut ()).unwrap();
        steps.push(step);
    }
    steps
}

/// The legal game encoded by `bytes`: each byte is an index into the legal steps, modulo their number. Any bytes give a legal game and
/// fewer bytes a shorter one, so that proptest shrinks well. Audits after every step.
pub fn from_bytes<G: Game>(game: &mut G, bytes: &[u8]) -> Vec<StepOf<G>> {
    let mut steps = Vec::new();
    for &byte in bytes {
        let legal = legal_steps(game);
        if legal.is_empty() {
            break;
        }
        let step = legal[usize::from(byte) % legal.len()];
        game.apply(step, &mut ()).unwrap();
        game.audit();
        steps.push(step);
    }
    steps
}
