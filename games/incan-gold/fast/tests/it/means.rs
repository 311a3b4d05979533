//! Means known from the rules and from an independent simulation.

use game_core::{Draw, FastGame, SplitMix, Step, Turn};
use incan_gold_fast::{Fast, yardstick};
use incan_gold_rules::{Choice, Options};

/// The mean score when everyone camps with probability one fifth: an independent simulation, with its standard error.
const CAMPING: [(usize, f64, f64); 4] =
    [(3, 30.06, 0.05), (4, 24.55, 0.04), (5, 20.73, 0.03), (8, 14.56, 0.02)];

fn mean_score(seats: usize, games: u64, mut play: impl FnMut(&mut Fast, &mut SplitMix)) -> f64 {
    let mut draw = SplitMix::new(2006 + seats as u64);
    let start = Fast::new(&Options::default(), seats).unwrap();
    let mut sum = 0;
    for _ in 0..games {
        let mut game = start;
        play(&mut game, &mut draw);
        sum += game.outcome().unwrap().scores.as_slice().iter().sum::<i32>();
    }
    f64::from(sum) / (games as f64 * seats as f64)
}

fn camp_with_a_fifth(game: &mut Fast, draw: &mut SplitMix) {
    while !game.is_over() {
        match game.turn() {
            Turn::Act(seats) => {
                for seat in seats {
                    let choice = if draw.below(5) == 0 { Choice::Camp } else { Choice::Torch };
                    game.apply(Step::Act(seat, choice));
                }
            }
            _ => game.apply(Step::Chance(game.draw_chance(draw))),
        }
    }
}

#[test]
fn camping_with_a_fifth_scores_what_is_known() {
    for (seats, known, error) in CAMPING {
        let mean = mean_score(seats, 40_000, camp_with_a_fifth);
        assert!((mean - known).abs() < 4.0 * error + 0.2, "{seats} seats: {mean} instead of {known}");
    }
}

/// The yardstick, `play_randomly` and single steps of the fast model come to the same mean.
#[test]
fn the_yardstick_plays_the_same_random_games() {
    let games = 200_000;
    let stepwise = mean_score(4, games, |game, draw| {
        while !game.is_over() {
            match game.turn() {
                Turn::Act(_) => {
                    let word = draw.next_word();
                    game.leave(game.inside().iter().filter(|seat| word >> seat.index() & 1 == 1).collect());
                }
                _ => game.turn_place(game.draw_place(draw)),
            }
        }
    });
    let at_once = mean_score(4, games, |game, draw| {
        game.play_randomly(draw);
    });
    let played = yardstick::play(games, 1);
    let yardstick = played.points as f64 / (4 * games) as f64;
    // A game's mean score has a standard deviation below 7, so the difference of two means one below 0.022.
    for (name, mean) in [("at once", at_once), ("yardstick", yardstick)] {
        assert!((mean - stepwise).abs() < 0.09, "{name}: {mean} instead of {stepwise}");
    }
}

/// A position some steps into a game, often with some choices sealed.
fn position(seats: usize, number: u64) -> Fast {
    let mut draw = SplitMix::nth(number, seats as u64);
    let mut game = Fast::new(&Options::default(), seats).unwrap();
    for _ in 0..5 + draw.below(40) {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.apply(Step::Chance(game.draw_chance(&mut draw))),
            Turn::Act(due) => {
                let choice = if draw.below(3) == 0 { Choice::Camp } else { Choice::Torch };
                game.apply(Step::Act(due.iter().last().unwrap(), choice));
            }
        }
    }
    game
}

#[test]
fn a_random_game_can_begin_anywhere() {
    for (seats, number) in
        [2, 4, 5, 8].into_iter().flat_map(|seats| (0..12).map(move |number| (seats, number)))
    {
        let start = position(seats, number);
        let mut draw = SplitMix::new(number);
        let (mut sums, mut squares) = ([0.0; 2], 0.0);
        let games = 3_000;
        for _ in 0..games {
            let (mut at_once, mut stepwise) = (start, start);
            at_once.play_randomly(&mut draw);
            while !stepwise.is_over() {
                match stepwise.turn() {
                    Turn::Act(due) => {
                        let choice = *draw.pick(&[Choice::Torch, Choice::Camp]).unwrap();
                        stepwise.apply(Step::Act(due.iter().next().unwrap(), choice));
                    }
                    _ => stepwise.turn_place(stepwise.draw_place(&mut draw)),
                }
            }
            for (sum, game) in sums.iter_mut().zip([at_once, stepwise]) {
                let points = f64::from(game.outcome().unwrap().scores.as_slice().iter().sum::<i32>());
                *sum += points;
                squares += points * points / 2.0;
            }
        }
        let mean = (sums[0] + sums[1]) / f64::from(2 * games);
        let deviation = (squares / f64::from(games) - mean * mean).max(0.0).sqrt();
        let off = (sums[0] - sums[1]).abs() / f64::from(games);
        assert!(
            off <= 5.0 * deviation * (2.0 / f64::from(games)).sqrt() + 1e-9,
            "{seats} seats, position {number}: {off} off"
        );
    }
}
