//! What a contest comes to.

use crate::contest::Played;
use crate::luck::LUCK;
use crate::schedule::Schedule;
use crate::sum::{Adjusted, ByDeal, Estimate, Share, WIN, win_shares};
use game_core::Seat;
use ratings::{Rating, rate};

/// The standings of a contest. They depend on nothing but the games: not on threads, not on time.
#[derive(Clone, Debug)]
pub struct Standings {
    pub names: Vec<String>,
    name_of: Vec<usize>,           // by entrant: entrants called alike are one
    pub line_ups: Vec<Vec<usize>>, // names, by place; none for those who are drawn
    cells: Vec<Vec<Cell>>,         // by line-up and name
    together: Vec<Cell>,           // by name, in all line-ups
    open: Option<Open>,
    ratings: Ratings,
    lengths: Lengths,
}

/// The deal that other line-ups may still play, with what was counted in it so far.
#[derive(Clone, Debug)]
struct Open {
    deal: u64,
    totals: Vec<Totals>, // by name
    games: u64,
    steps: u64,
    decisions: u64,
}

/// How long the games were.
#[derive(Clone, Copy, Debug, Default)]
struct Lengths {
    steps: ByDeal,
    decisions: ByDeal,
}

/// What was counted in one deal.
#[derive(Clone, Copy, Debug, Default)]
struct Totals {
    /// Seats taken, in all its games.
    seats: u64,
    wins: i64,
    /// Wins without luck, in units of [`LUCK`]; the same as wins where luck is not known.
    adjusted: i64,
    ranks: i64,
    scores: i64,
}

/// What one name did. The unit of every mean is a deal: the games of one deal depend on each other.
#[derive(Clone, Copy, Debug, Default)]
struct Cell {
    wins: ByDeal,
    adjusted: ByDeal,
    ranks: ByDeal,
    scores: ByDeal,
}

/// What one name did, in one line-up or in all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Deals it took part in.
    pub deals: u64,
    /// Games, counted once for each seat it had.
    pub games: u64,
    /// Share of the games won by one such seat; a victory shared by n counts 1/n.
    pub wins: Share,
    /// Without luck. It says something only where luck is known: [`Contest::luck`](crate::Contest::luck).
    pub adjusted: Adjusted,
    /// Rank, 1 being best.
    pub rank: Estimate,
    pub score: Estimate,
}

impl Totals {
    fn add(&mut self, other: &Totals) {
        self.seats += other.seats;
        self.wins += other.wins;
        self.adjusted += other.adjusted;
        self.ranks += other.ranks;
        self.scores += other.scores;
    }
}

impl Cell {
    fn add(&mut self, deal: &Totals) {
        self.wins.add(deal.wins, deal.seats);
        self.adjusted.add(deal.adjusted, deal.seats);
        self.ranks.add(deal.ranks, deal.seats);
        self.scores.add(deal.scores, deal.seats);
    }
}

impl Open {
    fn new(deal: u64, names: usize) -> Open {
        Open { deal, totals: vec![Totals::default(); names], games: 0, steps: 0, decisions: 0 }
    }
}

impl Lengths {
    fn add(&mut self, deal: &Open) {
        self.steps.add(deal.steps.cast_signed(), deal.games);
        self.decisions.add(deal.decisions.cast_signed(), deal.games);
    }
}

impl Standings {
    /// No game yet of entrants with these names.
    pub fn new(entrants: &[String], schedule: &Schedule) -> Standings {
        let mut names: Vec<String> = Vec::new();
        let mut name_of = Vec::new();
        for entrant in entrants {
            let known = names.iter().position(|name| name == entrant);
            name_of.push(known.unwrap_or_else(|| {
                names.push(entrant.clone());
                names.len() - 1
            }));
        }
        let named = |line_up: &[usize]| line_up.iter().map(|&entrant| name_of[entrant]).collect();
        let line_ups: Vec<Vec<usize>> = schedule.line_ups().map(named).collect();
        Standings {
            cells: vec![vec![Cell::default(); names.len()]; line_ups.len()],
            together: vec![Cell::default(); names.len()],
            open: None,
            ratings: Ratings::new(names.len()),
            lengths: Lengths::default(),
            names,
            name_of,
            line_ups,
        }
    }

    /// Counts all games of one deal in one line-up. The line-ups of a deal come one after another.
    pub fn add(&mut self, games: &[Played]) {
        let Some(first) = games.first() else { return };
        let mut totals = vec![Totals::default(); self.names.len()];
        for game in games {
            let seating: Vec<usize> = game.seating.iter().map(|&entrant| self.name_of[entrant]).collect();
            let shares = win_shares(&game.outcome);
            for (seat, &name) in Seat::all(seating.len()).zip(&seating) {
                totals[name].add(&Totals {
                    seats: 1,
                    wins: shares[seat],
                    adjusted: shares[seat] * (LUCK / WIN) - game.luck.map_or(0, |luck| luck[seat]),
                    ranks: game.outcome.ranks[seat].into(),
                    scores: game.outcome.scores[seat].into(),
                });
            }
            self.ratings.add(&seating, game.outcome.ranks.as_slice());
        }
        for (cell, totals) in self.cells[first.line_up].iter_mut().zip(&totals) {
            cell.add(totals);
        }
        if self.open.as_ref().is_none_or(|open| open.deal != first.deal) {
            self.close();
        }
        let open = self.open.get_or_insert_with(|| Open::new(first.deal, totals.len()));
        open.totals.iter_mut().zip(&totals).for_each(|(all, these)| all.add(these));
        for Played { length, .. } in games {
            open.games += 1;
            open.steps += length.steps;
            open.decisions += length.decisions;
        }
    }

    /// Counts the deal that was open.
    fn close(&mut self) {
        let Some(open) = self.open.take() else { return };
        self.together.iter_mut().zip(&open.totals).for_each(|(cell, totals)| cell.add(totals));
        self.lengths.add(&open);
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
        self.all_lengths().steps.estimate(1.0)
    }

    pub fn decisions(&self) -> Estimate {
        self.all_lengths().decisions.estimate(1.0)
    }

    fn all_lengths(&self) -> Lengths {
        let mut lengths = self.lengths;
        self.open.iter().for_each(|open| lengths.add(open));
        lengths
    }

    /// What a name did in one line-up, or in all of them; `None` if it has not played there.
    pub fn standing(&self, name: usize, line_up: Option<usize>) -> Option<Standing> {
        let cell = match line_up {
            Some(line_up) => self.cells[line_up][name],
            None => {
                let mut cell = self.together[name];
                self.open.iter().for_each(|open| cell.add(&open.totals[name]));
                cell
            }
        };
        let deals = cell.wins.deals;
        (deals > 0).then(|| Standing {
            deals,
            games: cell.wins.size as u64,
            wins: Share::new(cell.wins.estimate(WIN as f64), deals),
            adjusted: Adjusted::new(cell.wins.estimate(WIN as f64), cell.adjusted.estimate(LUCK as f64)),
            rank: cell.ranks.estimate(1.0),
            score: cell.scores.estimate(1.0),
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
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use crate::schedule::Orders;
    use game_core::{Length, Outcome, PerSeat};

    fn schedule(names: &[String], line_ups: &[&[usize]]) -> Schedule {
        let line_ups = line_ups.iter().map(|it| it.to_vec()).collect();
        Schedule::new(line_ups, names, Orders::Given).unwrap()
    }

    fn played(deal: u64, line_up: usize, seating: &[usize], scores: &[i32]) -> Played {
        let scores = PerSeat::from_fn(scores.len(), |seat| scores[seat.index()]);
        let outcome = Outcome::ranked(scores, &scores);
        Played {
            game: 0,
            line_up,
            deal,
            order: 0,
            seating: seating.to_vec(),
            outcome,
            length: Length::default(),
            luck: None,
        }
    }

    #[test]
    fn seats_of_one_name_are_counted_together() {
        let names = ["a", "b", "b"].map(str::to_owned);
        let mut standings = Standings::new(&names, &schedule(&names, &[&[0, 1, 2]]));
        standings.add(&[played(0, 0, &[0, 1, 2], &[5, 5, 1])]);
        standings.add(&[played(1, 0, &[0, 1, 2], &[0, 3, 1])]);
        let (a, b) = (standings.standing(0, None).unwrap(), standings.standing(1, None).unwrap());
        assert_eq!((a.games, b.games), (2, 4));
        assert!((a.wins.mean - 0.25).abs() < 1e-12 && (b.wins.mean - 0.375).abs() < 1e-12);
        assert!((a.rank.mean - 2.0).abs() < 1e-12 && (b.score.mean - 2.5).abs() < 1e-12);
    }

    #[test]
    fn line_ups_are_counted_separately_and_added_up() {
        let names = ["a", "b", "c"].map(str::to_owned);
        let mut standings = Standings::new(&names, &schedule(&names, &[&[0, 1], &[0, 2]]));
        standings.add(&[played(0, 0, &[0, 1], &[1, 0])]);
        standings.add(&[played(0, 1, &[0, 2], &[0, 1])]);
        let wins = |name, line_up| standings.standing(name, line_up).map(|it| it.wins.mean);
        assert_eq!((wins(0, Some(0)), wins(0, Some(1)), wins(0, None)), (Some(1.0), Some(0.0), Some(0.5)));
        assert_eq!((wins(1, Some(1)), wins(2, Some(1))), (None, Some(1.0)));
        let all = standings.standing(0, None).unwrap();
        assert_eq!((all.deals, all.games), (1, 2), "both line-ups played the same deal");
    }

    /// Games of a deal that all end alike say no more than one of them.
    #[test]
    fn repeating_the_games_of_a_deal_does_not_narrow_the_interval() {
        let names = ["a", "b"].map(str::to_owned);
        let wins = |times: usize| {
            let mut standings = Standings::new(&names, &schedule(&names, &[&[0, 1], &[0, 1]]));
            for deal in 0..20 {
                let scores = if deal % 4 == 0 { [0, 1] } else { [1, 0] };
                for line_up in 0..2 {
                    standings.add(&vec![played(deal, line_up, &[0, 1], &scores); times]);
                }
            }
            standings.standing(0, None).unwrap()
        };
        let (once, often) = (wins(1), wins(4));
        assert_eq!((once.deals, once.games, often.deals, often.games), (20, 40, 20, 160));
        assert!((once.wins.low - often.wins.low).abs() < 1e-9 && (once.wins.low - 0.531).abs() < 0.01);
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
