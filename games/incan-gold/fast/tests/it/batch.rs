//! The batch plays the game of the rules: the same scores, artifacts, ranks and lengths, seat by seat, as far as chance allows.

use game_core::{Game, Outcome, SplitMix};
use game_testkit::play_randomly;
use incan_gold_fast::{Batch, Final};
use incan_gold_rules::{Edition, Options, State};

/// How often each of many things happened.
#[derive(Default)]
struct Counts {
    games: f64,
    counts: Vec<f64>,
}

/// For each seat: scores in classes of four points, with first place and without.
const CLASSES: usize = 40;

impl Counts {
    fn add(&mut self, outcome: &Outcome) {
        let seats = outcome.scores.as_slice().iter().zip(outcome.ranks.as_slice());
        self.games += 1.0;
        self.counts.resize(2 * CLASSES * seats.len(), 0.0);
        for (seat, (score, rank)) in seats.enumerate() {
            let class = (*score as usize / 4).min(CLASSES - 1);
            self.counts[2 * (CLASSES * seat + class) + usize::from(*rank == 1)] += 1.0;
        }
    }

    fn assert_like(&self, other: &Counts, what: &str) {
        let (mut sum, mut cells) = (0.0, 0.0);
        for (mine, others) in self.counts.iter().zip(&other.counts) {
            let expected = (mine + others) / (self.games + other.games);
            if mine + others >= 20.0 {
                let error = expected * (1.0 - expected) * (1.0 / self.games + 1.0 / other.games);
                let off = mine / self.games - others / other.games;
                sum += off * off / error;
                cells += 1.0;
                assert!(
                    off * off < 30.0 * error,
                    "{what}: {mine} of {} instead of {others} of {}",
                    self.games,
                    other.games
                );
            }
        }
        // All cells together: about χ², whose deviation is √(2 cells); seats of a game depend on each other, hence the room.
        assert!(sum < cells + 8.0 * (2.0_f64 * cells).sqrt(), "{what}: {sum} over {cells} cells");
    }
}

#[test]
fn it_plays_the_game_of_the_rules() {
    for (number, edition) in Edition::all().enumerate() {
        for seats in State::SEATS {
            let options = Options { edition, ..Options::default() };
            let games = 6_000;
            let (mut rules, mut batch) = (Counts::default(), Counts::default());
            for game in 0..games {
                let mut state = State::new(&options, seats).unwrap();
                play_randomly(&mut state, &mut SplitMix::nth(number as u64, game), usize::MAX);
                rules.add(&state.outcome().unwrap());
            }
            Batch::new(&options, seats)
                .unwrap()
                .play(4 * games, seats as u64, |game| batch.add(&game.outcome()));
            assert_eq!(batch.games as u64, 4 * games);
            batch.assert_like(&rules, &format!("{edition}, {seats} seats"));
        }
    }
}

#[test]
fn it_plays_the_given_number_of_games_and_repeats_them_exactly() {
    let batch = Batch::new(&Options::default(), 4).unwrap();
    for games in [0, 1, 63, 64, 65, 1_000] {
        let play = || {
            let mut finals: Vec<Final> = Vec::new();
            batch.play(games, 7, |game| finals.push(*game));
            finals
        };
        assert_eq!(play().len() as u64, games);
        assert_eq!(play(), play());
    }
    assert!(Batch::new(&Options::default(), 9).is_err());
}
