//! What many games add up to.

use crate::sum::{Estimate, Sum, WIN, win_shares};
use game_core::{Length, Outcome, PerSeat, Seat};
use serde::Serialize;

/// What many games of one kind add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    pub games: u64,
    decisions: Sum,
    steps: Sum,
    longest: u64,
    shortest: u64,
    shared: u64,
    together: Sum, // the scores of all seats of a game
    scores: PerSeat<Sum>,
    wins: PerSeat<Sum>,
    ranks: PerSeat<Sum>,
}

/// What many games add up to, as means and their errors.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Points of any seat. The game is the unit of its error, since the scores of one game depend on each other.
    pub score: Estimate,
    /// Steps a game, chance included.
    pub steps: Estimate,
    pub shortest: u64,
    pub longest: u64,
    pub decisions: Estimate,
    /// Share of the games whose victory was shared.
    pub shared_victories: f64,
    pub seats: Vec<SeatStats>,
}

/// What many games add up to for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeatStats {
    pub score: Estimate,
    /// Share of the games won; a victory shared by n counts 1/n.
    pub wins: Estimate,
    /// Rank, 1 being best.
    pub rank: Estimate,
}

impl Stats {
    pub fn new(seats: usize) -> Stats {
        let none = PerSeat::filled(seats, Sum::default());
        Stats {
            games: 0,
            decisions: Sum::default(),
            steps: Sum::default(),
            longest: 0,
            shortest: u64::MAX,
            shared: 0,
            together: Sum::default(),
            scores: none,
            wins: none,
            ranks: none,
        }
    }

    pub fn add(&mut self, outcome: &Outcome, length: Length) {
        let Length { decisions, steps } = length;
        self.games += 1;
        self.decisions.add(decisions.cast_signed());
        self.steps.add(steps.cast_signed());
        self.longest = self.longest.max(steps);
        self.shortest = self.shortest.min(steps);
        self.shared += u64::from(outcome.winners().len() > 1);
        let shares = win_shares(outcome);
        self.together.add(outcome.scores.as_slice().iter().map(|&score| i64::from(score)).sum());
        for seat in Seat::all(self.scores.seats()) {
            self.scores[seat].add(outcome.scores[seat].into());
            self.ranks[seat].add(outcome.ranks[seat].into());
            self.wins[seat].add(shares[seat]);
        }
    }

    /// Adds what another part of the same simulation counted.
    pub fn merge(&mut self, other: &Stats) {
        self.games += other.games;
        self.decisions.merge(&other.decisions);
        self.steps.merge(&other.steps);
        self.longest = self.longest.max(other.longest);
        self.shortest = self.shortest.min(other.shortest);
        self.shared += other.shared;
        self.together.merge(&other.together);
        for seat in Seat::all(self.scores.seats()) {
            self.scores[seat].merge(&other.scores[seat]);
            self.wins[seat].merge(&other.wins[seat]);
            self.ranks[seat].merge(&other.ranks[seat]);
        }
    }

    pub fn summary(&self) -> Summary {
        let seat = |seat: Seat| SeatStats {
            score: self.scores[seat].estimate(1.0),
            wins: self.wins[seat].estimate(WIN as f64),
            rank: self.ranks[seat].estimate(1.0),
        };
        Summary {
            score: self.together.estimate(self.scores.seats() as f64),
            steps: self.steps.estimate(1.0),
            shortest: self.shortest,
            longest: self.longest,
            decisions: self.decisions.estimate(1.0),
            shared_victories: self.shared as f64 / self.games as f64,
            seats: Seat::all(self.scores.seats()).map(seat).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(scores: [i32; 3]) -> (Outcome, Length) {
        let scores = PerSeat::from_fn(3, |seat| scores[seat.index()]);
        (Outcome::ranked(scores, &scores), Length { decisions: 10, steps: 20 })
    }

    fn stats(games: &[[i32; 3]]) -> Stats {
        let mut stats = Stats::new(3);
        for (outcome, length) in games.iter().map(|scores| game(*scores)) {
            stats.add(&outcome, length);
        }
        stats
    }

    #[test]
    fn means_errors_and_shared_victories() {
        let stats = stats(&[[1, 5, 5], [3, 1, 2]]);
        let summary = stats.summary();
        let (first, second) = (summary.seats[0], summary.seats[1]);
        // Scores 1 and 3: mean 2, deviation √2, error 1. Ranks 3 and 1. One victory in two games.
        assert_eq!((first.score.mean, first.rank.mean, first.wins.mean), (2.0, 2.0, 0.5));
        assert!((first.score.error - 1.0).abs() < 1e-12, "{}", first.score.error);
        assert!((second.wins.mean - 0.25).abs() < 1e-12, "a victory shared by two, in two games");
        assert_eq!((summary.shared_victories, stats.games, summary.score.mean), (0.5, 2, 17.0 / 6.0));
    }

    #[test]
    fn parts_add_up_to_the_whole_in_any_order() {
        let (one, other) = ([[1, 5, 5], [3, 1, 2]], [[9, 0, -4]]);
        let mut there = stats(&one);
        there.merge(&stats(&other));
        let mut back = stats(&other);
        back.merge(&stats(&one));
        assert_eq!(there, back);
        assert_eq!(there, stats(&[one[0], one[1], other[0]]));
    }
}
