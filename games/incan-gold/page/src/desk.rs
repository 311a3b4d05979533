//! Answers the page, in small portions: solving a round takes a while.

use crate::duel::Duel;
use crate::messages::{Answer, Ask, Found, LEADS};
use crate::spot::{Spot, edition};
use incan_gold_solved::{Chances, Key, Prepared, Preparing, ROUNDS, at, table};
use std::collections::BTreeMap;

/// The beginning of a round, which is solved as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Start {
    year: u16,
    round: u8,
    key: Key,
    lead: i32,
}

/// Rounds that stay solved: that of the game, and the one looked up last.
const KEPT: usize = 2;

#[derive(Default)]
pub struct Desk {
    tables: BTreeMap<u16, Chances>,
    /// The one used last is at the end.
    rounds: Vec<(Start, Prepared)>,
    preparing: Option<(Start, Preparing)>,
    duel: Option<(u16, Duel)>,
}

impl Desk {
    /// Takes the table of an edition.
    pub fn load(&mut self, bytes: &[u8]) -> Result<(), String> {
        let chances = table::decode(bytes)?;
        self.tables.insert(chances.edition.year, chances);
        Ok(())
    }

    /// The answer; `None` if there is more to compute: then the same has to be asked again.
    pub fn answer(&mut self, year: u16, ask: &Ask) -> Option<Answer> {
        let Some(chances) = self.tables.get(&year) else {
            return Some(Answer::Fault(format!("the table of {year} is not loaded")));
        };
        match ask {
            Ask::Lines => Some(Answer::Lines(lines(chances))),
            Ask::LookUp(spot) => {
                let Some(start) = start(chances, spot) else { return Some(Answer::Impossible) };
                let round = self.round(start)?;
                Some(found(round, year, spot).map_or(Answer::Impossible, Answer::Found))
            }
            Ask::Begin { seed } => {
                let Some(edition) = edition(year) else { return Some(Answer::Impossible) };
                let duel = Duel::new(edition, *seed);
                let table = duel.table();
                self.duel = Some((year, duel));
                Some(Answer::Table(Box::new(table)))
            }
            Ask::Ahead | Ask::Choose(_) => {
                // It is taken out while its round is looked at, and always put back.
                let Some((year, mut duel)) = self.duel.take() else { return Some(Answer::Impossible) };
                let answer = self.go_on(year, &mut duel, ask);
                self.duel = Some((year, duel));
                answer
            }
        }
    }

    fn go_on(&mut self, year: u16, duel: &mut Duel, ask: &Ask) -> Option<Answer> {
        let start = self.tables.get(&year).and_then(|chances| start(chances, duel.spot()));
        let Some(start) = start.filter(|_| !duel.is_over()) else { return Some(Answer::Done) };
        let round = self.round(start)?;
        if let Ask::Choose(choice) = ask {
            let Some(found) = found(round, year, duel.spot()) else { return Some(Answer::Impossible) };
            duel.choose(*choice, found, |spot| self::found(round, year, spot));
            return Some(Answer::Table(Box::new(duel.table())));
        }
        Some(Answer::Done)
    }

    /// A solved round, if it is ready; otherwise a few milliseconds are spent on it.
    fn round(&mut self, start: Start) -> Option<&Prepared> {
        if let Some(place) = self.rounds.iter().position(|(known, _)| *known == start) {
            let used = self.rounds.remove(place);
            self.rounds.push(used);
            return self.rounds.last().map(|(_, round)| round);
        }
        let chances = self.tables.get(&start.year)?;
        let fits = self.preparing.take_if(|(known, _)| *known == start);
        let begin = || Preparing::new(chances, start.round, start.key, start.lead);
        let mut preparing = fits.map_or_else(begin, |(_, preparing)| preparing);
        if !preparing.step() {
            self.preparing = Some((start, preparing));
            return None;
        }
        if self.rounds.len() == KEPT {
            self.rounds.remove(0);
        }
        self.rounds.push((start, preparing.finish()));
        self.rounds.last().map(|(_, round)| round)
    }
}

/// The beginning of the round of a position, if the table has it.
fn start(chances: &Chances, spot: &Spot) -> Option<Start> {
    let year = chances.edition.year;
    let key = spot.key(year).filter(|_| (1..=ROUNDS).contains(&spot.round))?;
    chances.row(spot.round, key)?;
    Some(Start { year, round: spot.round, key, lead: spot.lead })
}

fn found(round: &Prepared, year: u16, spot: &Spot) -> Option<Found> {
    let position = spot.position(year)?;
    let choice = round.answer(&position);
    let [camp, torch] =
        choice.game.map(|[first, second]| choice.other_camp * first + (1.0 - choice.other_camp) * second);
    Some(Found {
        value: choice.value,
        leave: camp,
        stay: torch,
        camp: choice.camp,
        other_camp: choice.other_camp,
        game: choice.game,
    })
}

/// The chances when each round begins, with every hazard and artifact in the deck.
fn lines(chances: &Chances) -> Vec<Vec<f64>> {
    let line = |round: u8| {
        let key = Spot::new(round, 0).key(chances.edition.year)?;
        let row = chances.row(round, key)?;
        Some((0..=LEADS).map(|lead| row[at(lead)]).collect())
    };
    (1..=ROUNDS).filter_map(line).collect()
}
