//! Whether choices that were acknowledged are in the record of their game.

use crate::Choice;
use catalog::record::{Fault, Reader};
use catalog::with_game;
use game_core::{ActionOf, Game, Seat, SeatSet, Step, Turn};
use std::collections::BTreeMap;

/// Why a record does not have what it must.
#[derive(Debug, thiserror::Error)]
pub enum MissingChoice {
    /// It is no legal record.
    #[error("the record is invalid: {0}")]
    Fault(#[from] Fault),
    /// A choice is not in it.
    #[error(
        "{game}: seat {seat} chose {action} at decision {decision}, which is not in the record ({found})"
    )]
    Choice {
        game: String,
        seat: Seat,
        decision: u64,
        action: String,
        /// What the record has instead.
        found: String,
    },
}

/// Looks for each of these choices, all of one game, in its record, at the very decision that they answered; gives their number.
/// `last_decision` is the number of the last decision of the game, as the table told it when the game was over.
pub fn find_choices(record: &str, last_decision: u64, choices: &[Choice]) -> Result<usize, MissingChoice> {
    let reader = Reader::new(record.as_bytes())?;
    with_game!(reader.header().game, G => found_as::<G>(reader, last_decision, choices))
}

fn found_as<G: Game>(reader: Reader<&[u8]>, last: u64, choices: &[Choice]) -> Result<usize, MissingChoice> {
    // Decisions are counted as a table counts them: a new one opens unless those who owe a choice are just the rest of those asked.
    let mut decision = 0u64;
    let mut owing = SeatSet::EMPTY;
    let mut made: BTreeMap<(u64, Seat), ActionOf<G>> = BTreeMap::new();
    reader.replay::<G>(|game, step| {
        let remaining = match step {
            Some(Step::Act(seat, action)) => {
                made.insert((decision, seat), action);
                owing.without(SeatSet::one(seat))
            }
            Some(Step::Chance(_)) | None => SeatSet::EMPTY,
        };
        owing = if let Turn::Act(seats) = game.turn() { seats } else { SeatSet::EMPTY };
        if !owing.is_empty() && (remaining.is_empty() || owing != remaining) {
            decision += 1;
        }
    })?;
    let before = last.wrapping_sub(decision); // decisions of a table are numbered through all its games
    for choice in choices {
        let found = made.get(&(choice.decision.wrapping_sub(before), choice.seat));
        let same = |found: &ActionOf<G>| {
            serde_json::from_str(choice.action.get()).is_ok_and(|it: ActionOf<G>| it == *found)
        };
        if !found.is_some_and(same) {
            return Err(MissingChoice::Choice {
                game: choice.game.clone(),
                seat: choice.seat,
                decision: choice.decision,
                action: choice.action.to_string(),
                found: found.map_or("nothing".to_owned(), |found| format!("{found:?}")),
            });
        }
    }
    Ok(choices.len())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use catalog::GameKind;
    use catalog::record::Record;
    use game_core::{Draw, SplitMix};
    use serde_json::value::to_raw_value;

    /// A game of random choices whose decisions are numbered from 41, with all the choices and the number of the last decision.
    fn played<G: Game>() -> (String, u64, Vec<Choice>) {
        let mut game = G::new(&Default::default(), 3).unwrap();
        let mut draw = SplitMix::new(5);
        let (mut steps, mut choices, mut decision) = (Vec::new(), Vec::new(), 40);
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let step = Step::Chance(game.draw_chance(&mut draw).unwrap());
                    game.apply(step, &mut ()).unwrap();
                    steps.push(step);
                }
                Turn::Act(due) => {
                    decision += 1;
                    for seat in due {
                        let mut actions = Vec::new();
                        game.legal_actions(seat, &mut actions);
                        let action = *draw.pick(&actions).unwrap();
                        game.apply(Step::Act(seat, action), &mut ()).unwrap();
                        steps.push(Step::Act(seat, action));
                        let (game, action) = ("x-2".to_owned(), to_raw_value(&action).unwrap());
                        choices.push(Choice { game, seat, decision, action, version: 0 });
                    }
                }
            }
        }
        let names = ["Ana", "Ben", "Eva"].map(str::to_owned).to_vec();
        (Record::<G>::new(Default::default(), names, steps).to_text().unwrap(), decision, choices)
    }

    #[test]
    fn every_choice_is_found_and_no_other() {
        for kind in GameKind::all() {
            let (record, last, choices) = with_game!(kind, G => played::<G>());
            assert_eq!(find_choices(&record, last, &choices).unwrap(), choices.len(), "{kind}");
            assert!(
                matches!(find_choices(&record, last + 1, &choices), Err(MissingChoice::Choice { .. })),
                "{kind}"
            );
            for at in [0, choices.len() / 2, choices.len() - 1] {
                let mut another = choices[at].clone();
                another.seat = another.seat.left(4);
                if choices.iter().any(|it| (it.seat, it.decision) == (another.seat, another.decision)) {
                    another.seat = Seat::new(7).unwrap();
                }
                assert!(
                    matches!(find_choices(&record, last, &[another]), Err(MissingChoice::Choice { .. })),
                    "{kind}"
                );
            }
        }
    }
}
