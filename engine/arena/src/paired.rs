//! Two bots in the same seat, on the same deals, among the same others.

use crate::contest::Played;
use crate::sum::{ByDeal, Estimate, Interval, Sum, WIN, win_shares};
use game_core::Seat;
use serde::Serialize;

/// A contest of line-up 0 with line-up 1 of [`Schedule::paired`](crate::Schedule::paired), which differ only in their first place.
#[derive(Clone, Debug)]
pub struct Paired {
    /// How many games each line-up plays in a deal.
    games: i64,
    /// What the first line-up did in the deal that is being counted.
    open: Vec<Candidate>,
    wins: Pair,
    scores: Pair,
    seats: Vec<(ByDeal, ByDeal)>, // what the first had more than the second: wins and scores
}

/// What the bot under test had in one game.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    seat: usize,
    wins: i64,
    score: i64,
}

/// A quantity of both bots. The unit is a deal, and its value the sum over the games of the deal.
#[derive(Clone, Copy, Debug, Default)]
struct Pair {
    first: Sum,
    second: Sum,
    difference: Sum,
}

/// The difference between two bots in one quantity, per game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Difference {
    pub first: f64,
    pub second: f64,
    /// First minus second, from the difference in each deal.
    pub paired: Interval,
    /// The same difference, had the two played different deals.
    pub unpaired: Interval,
    /// How many times more deals the unpaired comparison would need for the paired interval: the ratio of the variances. `None` where
    /// the difference is the same in every deal.
    pub times_fewer_deals: Option<f64>,
}

/// The difference in one seat, per game: first minus second.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeatDifference {
    pub seat: usize,
    pub games: u64,
    pub wins: Interval,
    pub score: Interval,
}

/// What a paired contest comes to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Compared {
    pub deals: u64,
    pub wins: Difference,
    pub score: Difference,
    /// By seat, those in which the two have played.
    pub seats: Vec<SeatDifference>,
}

impl Paired {
    /// No game yet of two bots at tables with this many seats, which play each deal this many times.
    pub fn new(seats: usize, games: u64) -> Paired {
        Paired {
            games: games.cast_signed(),
            open: Vec::new(),
            wins: Pair::default(),
            scores: Pair::default(),
            seats: vec![(ByDeal::default(), ByDeal::default()); seats],
        }
    }

    /// Counts all games of one deal in one line-up: first line-up 0, then line-up 1.
    pub fn add(&mut self, games: &[Played]) {
        let number = games.first().map_or(0, |game| game.line_up);
        let candidates = games.iter().filter_map(|game| {
            let at = game.seating.iter().position(|entrant| *entrant == number)?;
            let seat = Seat::new(at)?;
            let (wins, score) = (win_shares(&game.outcome)[seat], game.outcome.scores[seat].into());
            Some(Candidate { seat: at, wins, score })
        });
        if number == 0 {
            self.open = candidates.collect();
            return;
        }
        let (first, second) = (std::mem::take(&mut self.open), candidates.collect::<Vec<_>>());
        let sum = |of: fn(&Candidate) -> i64| {
            [&first, &second].map(|candidates| candidates.iter().map(of).sum::<i64>())
        };
        self.wins.add(sum(|it| it.wins));
        self.scores.add(sum(|it| it.score));
        for (seat, (wins, scores)) in self.seats.iter_mut().enumerate() {
            let there = || first.iter().zip(&second).filter(|(one, _)| one.seat == seat);
            let games = there().count() as u64;
            wins.add(there().map(|(one, other)| one.wins - other.wins).sum(), games);
            scores.add(there().map(|(one, other)| one.score - other.score).sum(), games);
        }
    }

    pub fn compared(&self) -> Compared {
        let seat = |(seat, (wins, scores)): (usize, &(ByDeal, ByDeal))| SeatDifference {
            seat,
            games: wins.size as u64,
            wins: wins.estimate(WIN as f64).interval(),
            score: scores.estimate(1.0).interval(),
        };
        let played = self.seats.iter().enumerate().filter(|(_, (wins, _))| wins.size > 0);
        Compared {
            deals: self.wins.difference.count,
            wins: self.wins.difference((self.games * WIN) as f64),
            score: self.scores.difference(self.games as f64),
            seats: played.map(seat).collect(),
        }
    }
}

impl Pair {
    fn add(&mut self, [first, second]: [i64; 2]) {
        self.first.add(first);
        self.second.add(second);
        self.difference.add(first - second);
    }

    fn difference(&self, unit: f64) -> Difference {
        let [first, second, paired] =
            [self.first, self.second, self.difference].map(|sum| sum.estimate(unit));
        let error = first.error.hypot(second.error);
        let fewer = (paired.error > 0.0).then(|| (error / paired.error).powi(2));
        Difference {
            first: first.mean,
            second: second.mean,
            paired: paired.interval(),
            unpaired: Estimate { mean: paired.mean, error }.interval(),
            times_fewer_deals: fewer,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Length, Outcome, PerSeat};

    /// A game at two seats, with the bot under test in this seat.
    fn played(deal: u64, line_up: usize, order: usize, score: i32, other: i32) -> Played {
        let scores = PerSeat::from_fn(2, |seat| if seat.index() == order { score } else { other });
        let outcome = Outcome::ranked(scores, &scores);
        let mut seating = vec![line_up, 2];
        seating.rotate_left(order);
        Played { game: 0, line_up, deal, order, seating, outcome, length: Length::default(), luck: None }
    }

    #[test]
    fn what_both_share_with_the_deal_cancels_out() {
        let mut paired = Paired::new(2, 2);
        // The deal is worth 0, 10, 20 or 30 points to either; the first bot gets 1 or 2 more.
        for deal in 0..4 {
            let (luck, more) = (10 * deal as i32, 1 + deal as i32 % 2);
            for (line_up, score) in [(0, luck + more), (1, luck)] {
                paired.add(&[0, 1].map(|order| played(deal, line_up, order, score, 15)));
            }
        }
        let Compared { deals, score, seats, wins } = paired.compared();
        assert_eq!((deals, seats.len(), seats[1].games), (4, 2, 4));
        assert!((score.first - 16.5).abs() < 1e-9 && (score.second - 15.0).abs() < 1e-9);
        assert!((score.paired.mean - 1.5).abs() < 1e-9 && (seats[0].score.mean - 1.5).abs() < 1e-9);
        // Differences 1, 2, 1, 2: error √(1/3) / 2.
        let half = 1.96 * (1.0_f64 / 3.0).sqrt() / 2.0;
        assert!((score.paired.high - 1.5 - half).abs() < 1e-9, "{score:?}");
        // Variances of the bots 521/3 and 500/3, of the difference 1/3.
        let fewer = score.times_fewer_deals.unwrap_or(0.0);
        assert!((fewer - 1021.0).abs() < 1e-6, "{fewer}");
        assert_eq!((wins.paired.mean, wins.times_fewer_deals), (0.0, None), "{wins:?}");
    }
}
