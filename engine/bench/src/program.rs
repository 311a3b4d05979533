//! The programs that play random games of one kind.

use arena::play;
use bots::Roster;
use catalog::GameModule;
use game_core::{FastGame, Game, Outcome, Played, SetupError, SplitMix};

/// The number of players at every table: what the games' own contenders play with.
const SEATS: usize = 4;

/// A program that plays random games of one kind, with default options and four players.
pub struct Program {
    pub name: &'static str,
    play: Box<dyn FnMut(u64, u64) -> Played>,
}

impl Program {
    pub fn play(&mut self, games: u64, seed: u64) -> Played {
        (self.play)(games, seed)
    }
}

/// All programs that play this game: `rules`, `fast`, and the fast model's own contenders.
pub fn programs<G: GameModule>() -> Result<Vec<Program>, SetupError> {
    let mut programs = vec![rules::<G>()?, fast::<G::Fast>()?];
    let others = <G::Fast as FastGame>::CONTENDERS.iter();
    programs.extend(others.map(|other| Program { name: other.name, play: Box::new(other.play) }));
    Ok(programs)
}

fn rules<G: GameModule>() -> Result<Program, SetupError> {
    let start = G::new(&G::Options::default(), SEATS)?;
    let mut policy = G::Bots::policy("random").map_err(|problem| SetupError::option("policy", problem))?;
    let play = move |games, seed| {
        let mut draw = SplitMix::new(seed);
        many(games, || {
            let mut game = start.clone();
            let length = play(&mut game, &mut policy, &mut draw, u64::MAX, |_| ());
            (length.expect("these games end, by legal choices").decisions, game.outcome())
        })
    };
    Ok(Program { name: "rules", play: Box::new(play) })
}

fn fast<F: FastGame>() -> Result<Program, SetupError> {
    let start = F::new(&<F::Rules as Game>::Options::default(), SEATS)?;
    let play = move |games, seed| {
        let mut draw = SplitMix::new(seed);
        many(games, || {
            let mut game = start.clone();
            (game.play_randomly(&mut draw).decisions, game.outcome())
        })
    };
    Ok(Program { name: "fast", play: Box::new(play) })
}

fn many(games: u64, mut play: impl FnMut() -> (u64, Option<Outcome>)) -> Played {
    let mut played = Played { games, ..Played::default() };
    for _ in 0..games {
        let (decisions, outcome) = play();
        let outcome = outcome.expect("the game was played to its end");
        played.decisions += decisions;
        played.points += outcome.scores.as_slice().iter().map(|&score| i64::from(score)).sum::<i64>();
    }
    played
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{GameKind, with_game};

    #[test]
    fn all_programs_play_the_same_game() {
        for kind in GameKind::all() {
            let mut programs = with_game!(kind, G => programs::<G>().unwrap());
            let games = 4_000;
            let all: Vec<Played> = programs.iter_mut().map(|program| program.play(games, 1)).collect();
            for (program, played) in programs.iter().zip(&all) {
                assert_eq!(played.games, games);
                let near = |value: f64, expected: f64| (value / expected - 1.0).abs() < 0.04;
                assert!(
                    near(played.points as f64, all[0].points as f64)
                        && near(played.decisions as f64, all[0].decisions as f64),
                    "{kind}, {}: {played:?} instead of {:?}",
                    program.name,
                    all[0]
                );
            }
        }
    }
}
