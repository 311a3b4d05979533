//! What a contest comes to.

use crate::contest::Played;
use crate::sum::{Estimate, Share, Sum, WIN, win_shares};
use game_core::Seat;
use ratings::{Rating, rate};

/// The standings of a contest. They depend on nothing but the games: not on threads, not on time.
#[derive(Clone, Debug)]
pub struct Standings {
    pub names: Vec<String>,
    name_of: Vec<usize>,           // by entrant: entrants called alike are one
    pub line_ups: Vec<Vec<usize>>, // names, by place
    cells: Vec<Vec<Cell>>,         // by line-up and name
    ratings: Ratings,
    steps: Sum,
    decisions: Sum,
}

/// What one name did in one line-up. The unit of every sum is a deal: the games of one deal depend on each other.
#[derive(Clone, Debug, Default)]
struct Cell {
    seats: u64, // taken in all games of one deal
    wins: Sum,
    ranks: Sum,
    scores: Sum,
}

/// What one name did, in one line-up or in all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Games, counted once for each seat it had.
    pub games: u64,
    /// Share of the games won by one such seat; a victory shared by n counts 1/n.
    pub wins: Share,
    /// Rank, 1 being best.
    pub rank: Estimate,
    pub score: Estimate,
}

impl Standings {
    /// No game yet of entrants with these names in these line-ups, each of which plays a deal this many times.
    pub fn new(entrants: &[String], line_ups: &[Vec<usize>], games_a_deal: u64) -> Standings {
        let mut names: Vec<String> = Vec::new();
        let mut name_of = Vec::new();
        for entrant in entrants {
            let known = names.iter().position(|name| name == entrant);
            name_of.push(known.unwrap_or_else(|| {
                names.push(entrant.clone());
                names.len() - 1
            }));
        }
        let named = |line_up: &Vec<usize>| line_up.iter().map(|&entrant| name_of[entrant]).collect();
        let line_ups: Vec<Vec<usize>> = line_ups.iter().map(named).collect();
        let cell = |line_up: &Vec<usize>, name| {
            let places = line_up.iter().filter(|it| **it == name).count() as u64;
            Cell { seats: places * games_a_deal, ..Cell::default() }
        };
        let cells = line_ups.iter().map(|line_up| (0..names.len()).map(|name| cell(line_up, name)).collect());
        Standings {
            cells: cells.collect(),
            ratings: Ratings::new(names.len()),
            steps: Sum::default(),
            decisions: Sum::default(),
            names,
            name_of,
            line_ups,
        }
    }

    /// Counts all games of one deal in one line-up.
    pub fn add(&mut self, games: &[Played]) {
        let Some(first) = games.first() else { return };
        let mut sums = vec![(0, 0, 0); self.names.len()];
        for game in games {
            let seating: Vec<usize> = game.seating.iter().map(|&entrant| self.name_of[entrant]).collect();
            let shares = win_shares(&game.outcome);
            for (seat, &name) in Seat::all(seating.len()).zip(&seating) {
                let (wins, ranks, scores) = &mut sums[name];
                *wins += shares[seat];
                *ranks += i64::from(game.outcome.ranks[seat]);
                *scores += i64::from(game.outcome.scores[seat]);
            }
            self.ratings.add(&seating, game.outcome.ranks.as_slice());
            self.steps.add(game.length.steps.cast_signed());
            self.decisions.add(game.length.decisions.cast_signed());
        }
        for (cell, (wins, ranks, scores)) in self.cells[first.line_up].iter_mut().zip(sums) {
            cell.wins.add(wins);
            cell.ranks.add(ranks);
            cell.scores.add(scores);
        }
    }

    /// The name of an entrant, by number.
    pub fn name_of(&self, entrant: usize) -> usize {
        self.name_of[entrant]
    }

    /// The rating of a name and its uncertainty.
    pub fn rating(&self, name: usize) -> (f64, f64) {
        self.ratings.of(name)
    }

    /// Steps a game, chance included.
    pub fn steps(&self) -> Estimate {
        self.steps.estimate(1.0)
    }

    pub fn decisions(&self) -> Estimate {
        self.decisions.estimate(1.0)
    }

    /// What a name did in one line-up, or in all of them; `None` if it has not played there.
    pub fn standing(&self, name: usize, line_up: Option<usize>) -> Option<Standing> {
        let cells =
            self.cells.iter().enumerate().filter(|(number, _)| line_up.is_none_or(|it| it == *number));
        let cells: Vec<&Cell> =
            cells.map(|(_, cells)| &cells[name]).filter(|cell| cell.seats * cell.wins.count > 0).collect();
        let games: u64 = cells.iter().map(|cell| cell.seats * cell.wins.count).sum();
        let deals = cells.iter().map(|cell| cell.wins.count).sum();
        let estimate = |of: fn(&Cell) -> &Sum, unit: f64| {
            let sum: i128 = cells.iter().map(|cell| of(cell).sum).sum();
            let variance: f64 = cells.iter().map(|cell| of(cell).count as f64 * of(cell).variance()).sum();
            let scale = games as f64 * unit;
            Estimate { mean: sum as f64 / scale, error: variance.sqrt() / scale }
        };
        (games > 0).then(|| Standing {
            games,
            wins: Share::new(estimate(|cell| &cell.wins, WIN as f64), deals),
            rank: estimate(|cell| &cell.ranks, 1.0),
            score: estimate(|cell| &cell.scores, 1.0),
        })
    }
}

/// The ratings (Weng–Lin) of the bots of a contest, by name number. Only their differences mean anything, so their mean is always 25.
#[derive(Clone, Debug)]
struct Ratings {
    ratings: Vec<Rating>,
}

impl Ratings {
    fn new(names: usize) -> Ratings {
        Ratings { ratings: vec![Rating::default(); names] }
    }

    /// Counts one game: the name number and the rank of each seat.
    fn add(&mut self, seating: &[usize], ranks: &[u8]) {
        let before: Vec<Rating> = seating.iter().map(|&name| self.ratings[name]).collect();
        let after = rate(&before, ranks);
        for ((&name, old), new) in seating.iter().zip(&before).zip(&after) {
            self.ratings[name].learn(*old, *new);
        }
    }

    /// The rating of a name and how uncertain it is.
    fn of(&self, name: usize) -> (f64, f64) {
        let Rating { mean, deviation } = self.ratings[name];
        let middle = self.ratings.iter().map(|it| it.mean).sum::<f64>() / self.ratings.len() as f64;
        (mean - middle + Rating::default().mean, deviation)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Length, Outcome, PerSeat};

    fn played(line_up: usize, seating: &[usize], scores: &[i32]) -> Played {
        let scores = PerSeat::from_fn(scores.len(), |seat| scores[seat.index()]);
        let outcome = Outcome::ranked(scores, &scores);
        Played { game: 0, line_up, deal: 0, seating: seating.to_vec(), outcome, length: Length::default() }
    }

    #[test]
    fn seats_of_one_name_are_counted_together() {
        let names = ["a", "b", "b"].map(str::to_owned);
        let mut standings = Standings::new(&names, &[vec![0, 1, 2]], 1);
        standings.add(&[played(0, &[0, 1, 2], &[5, 5, 1])]);
        standings.add(&[played(0, &[0, 1, 2], &[0, 3, 1])]);
        let (a, b) = (standings.standing(0, None).unwrap(), standings.standing(1, None).unwrap());
        assert_eq!((a.games, b.games), (2, 4));
        assert!((a.wins.mean - 0.25).abs() < 1e-12 && (b.wins.mean - 0.375).abs() < 1e-12);
        assert!((a.rank.mean - 2.0).abs() < 1e-12 && (b.score.mean - 2.5).abs() < 1e-12);
    }

    #[test]
    fn line_ups_are_counted_separately_and_added_up() {
        let names = ["a", "b", "c"].map(str::to_owned);
        let mut standings = Standings::new(&names, &[vec![0, 1], vec![0, 2]], 1);
        standings.add(&[played(0, &[0, 1], &[1, 0])]);
        standings.add(&[played(1, &[0, 2], &[0, 1])]);
        let wins = |name, line_up| standings.standing(name, line_up).map(|it| it.wins.mean);
        assert_eq!((wins(0, Some(0)), wins(0, Some(1)), wins(0, None)), (Some(1.0), Some(0.0), Some(0.5)));
        assert_eq!((wins(1, Some(1)), wins(2, Some(1))), (None, Some(1.0)));
    }

    #[test]
    fn winners_rise_and_equals_stay_together() {
        let mut ratings = Ratings::new(3);
        for _ in 0..20 {
            ratings.add(&[0, 1, 2, 2], &[1, 2, 3, 3]);
        }
        assert!(ratings.of(0).0 > ratings.of(1).0 && ratings.of(1).0 > ratings.of(2).0);
        assert!(ratings.of(0).1 < 25.0 / 3.0);
    }

    #[test]
    fn a_bot_in_several_seats_is_one_bot() {
        let mut ratings = Ratings::new(2);
        for _ in 0..100 {
            ratings.add(&[0, 1, 1], &[1, 2, 3]);
        }
        assert!(ratings.of(0).0 > 25.0 && (ratings.of(0).0 + ratings.of(1).0 - 50.0).abs() < 1e-9);
    }
}
