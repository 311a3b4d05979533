//! The solved game of two as a table: the chance to win when a round begins.

use crate::equilibrium::year;
use bots::Column;
use incan_gold_rules::Options;
use incan_gold_solved::{Chances, ROUNDS, SPAN, at, shipped};

/// A column, and its value in a row.
type Whole = (&'static str, fn(&Start) -> i32);

/// What a round begins with, seen by one of the two players.
struct Start {
    round: u8,
    key: incan_gold_solved::Key,
    lead: i32,
}

const COLUMNS: [Whole; 8] = [
    ("round", |it| it.round.into()),
    ("hazards_with_1_card", |it| it.key.kinds[0].into()),
    ("hazards_with_2_cards", |it| it.key.kinds[1].into()),
    ("hazards_with_3_cards", |it| it.key.kinds[2].into()),
    ("artifacts_in_deck", |it| it.key.relics.into()),
    ("artifacts_owned", |it| it.key.owned.into()),
    ("artifacts_ahead", |it| it.key.surplus.into()),
    ("lead", |it| it.lead),
];

/// Every start of a round with every lead that is not decided, and the chance to win there (`win`); none if the edition is not solved.
pub fn solution(options: &Options) -> Option<Vec<(&'static str, Column)>> {
    let chances = shipped::chances(year(options.edition))?;
    let mut starts = Vec::new();
    let mut wins = Vec::new();
    for round in 1..=ROUNDS {
        let furthest = (chances.edition.width(round) - 1).min(SPAN);
        for key in Chances::keys(&chances.edition, round) {
            let row = chances.row(round, key)?;
            for lead in -furthest..=furthest {
                starts.push(Start { round, key, lead });
                wins.push(row[at(lead)]);
            }
        }
    }
    let whole = |(name, value): &Whole| (*name, Column::Whole(starts.iter().map(value).collect()));
    let win = ("win", Column::Real(wins));
    Some(COLUMNS.iter().map(whole).chain([win]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use incan_gold_rules::Edition;

    fn row(edition: Edition, wanted: [i32; 8]) -> f64 {
        let columns = solution(&Options { edition, ..Options::default() }).expect("it is solved");
        let Some(((_, Column::Real(wins)), whole)) = columns.split_last() else { panic!("no chances") };
        let is_it = |at: &usize| {
            whole.iter().zip(wanted).all(|((_, column), value)| match column {
                Column::Whole(values) => values[*at] == value,
                Column::Real(_) => false,
            })
        };
        wins[(0..wins.len()).find(is_it).expect("the table has it")]
    }

    #[test]
    fn a_lead_of_ten_is_worth_what_the_page_says() {
        let found = row(Edition::Diamant2005, [5, 0, 0, 5, 0, 0, 0, 10]);
        assert!((found - 0.902).abs() < 5e-4, "{found}");
        let behind = row(Edition::Diamant2005, [5, 0, 0, 5, 0, 0, 0, -10]);
        assert!((found + behind - 1.0).abs() < 1e-9);
        let found = row(Edition::IncanGold2006, [1, 0, 0, 5, 1, 0, 0, 0]);
        assert!((found - 0.5).abs() < 1e-9, "{found}");
    }

    #[test]
    fn an_edition_that_is_not_solved_has_none() {
        let options = Options { edition: Edition::IncanGold2020, ..Options::default() };
        assert_eq!(solution(&options), None);
    }
}
