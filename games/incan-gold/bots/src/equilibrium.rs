//! How to choose at a table of two: by the equilibrium of the whole game.
//!
//! The chances between rounds are in tables. Each round is solved for its lead when its first choice comes up; if the caller has no
//! time for that, the bot goes on with it at the next choice, and plays by what it learned until then.

use bots::Budget;
use game_core::{Seat, SeatSet};
use incan_gold_fast::Fast;
use incan_gold_rules::{Edition, Face, Knowledge};
use incan_gold_solved::{
    Chances, Deck, Edition as Judge, Inside, Key, Position, Prepared, Preparing, shipped,
};
use std::sync::{Arc, Mutex, PoisonError};

/// A round as it began, from the view of the player who was not behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Round {
    year: u16,
    number: u8,
    key: Key,
    lead: i32,
}

/// The rounds that were solved last: both players of a table look at the same one, and new bots for every choice do so again.
static SOLVED: Mutex<Vec<(Round, Arc<Prepared>)>> = Mutex::new(Vec::new());

/// How many of them are kept. Each takes some megabytes.
const KEPT: usize = if cfg!(target_arch = "wasm32") { 2 } else { 12 };

/// A player who knows the equilibrium.
#[derive(Default)]
pub struct Equilibrium {
    preparing: Option<(Round, Preparing)>,
}

impl Equilibrium {
    /// How likely this seat camps; none if there is no table for it. Without an answer in time, what `meanwhile` says.
    pub fn camp(
        &mut self,
        known: &Knowledge,
        budget: &Budget<'_>,
        meanwhile: impl FnOnce(&Fast) -> f64,
    ) -> Option<f64> {
        let game = Fast::known(known);
        if has_nothing(&game) {
            return Some(0.0);
        }
        fetch(year(known.edition()));
        let chances = shipped::playable(year(known.edition()), known.round())?;
        let (round, position, is_swapped) = look(known, &game, &chances.edition)?;
        let Some(solved) = self.solve(round, &chances, budget) else {
            return Some(meanwhile(&game));
        };
        Some(answer(&solved, &position, is_swapped).camp)
    }

    /// The solution of the position from this seat's view, however long it takes; none if the edition has no table.
    pub fn solution(&mut self, known: &Knowledge) -> Option<incan_gold_solved::Choice> {
        let chances = shipped::chances(year(known.edition()))?;
        let (round, position, is_swapped) = look(known, &Fast::known(known), &chances.edition)?;
        let solved = self.solve(round, chances, &Budget::default())?;
        Some(answer(&solved, &position, is_swapped))
    }

    /// Solves the round within the budget; `true` when it is solved, or can't be.
    pub fn prepare(&mut self, known: &Knowledge, budget: &Budget<'_>) -> bool {
        let game = Fast::known(known);
        let Some(chances) = shipped::playable(year(known.edition()), known.round()) else { return true };
        let Some((round, ..)) = look(known, &game, &chances.edition) else { return true };
        self.solve(round, &chances, budget).is_some()
    }

    /// The solved round; none if there was no time for it yet.
    fn solve(&mut self, round: Round, chances: &Chances, budget: &Budget<'_>) -> Option<Arc<Prepared>> {
        if let Some(solved) = kept(round) {
            return Some(solved);
        }
        let mut preparing = match self.preparing.take() {
            Some((begun, preparing)) if begun == round => preparing,
            _ => Preparing::new(chances, round.number, round.key, round.lead),
        };
        while !preparing.step() {
            if budget.is_spent() {
                self.preparing = Some((round, preparing));
                return None;
            }
        }
        let solved = Arc::new(preparing.finish());
        keep(round, &solved);
        Some(solved)
    }
}

/// The solution from the view of the player who looks, who may be the one behind.
fn answer(solved: &Prepared, position: &Position, is_swapped: bool) -> incan_gold_solved::Choice {
    let choice = solved.answer(position);
    if is_swapped { choice.mirrored() } else { choice }
}

/// A position of two players, as the solution sees it.
pub struct Solved {
    /// From the view of the first seat. What both choose only counts if they are asked.
    pub choice: incan_gold_solved::Choice,
    /// The first seat's chance when this round began.
    pub start: f64,
}

/// The solution of a position of two players, if there is a table of exactly this edition. The next card may be due.
pub fn solved(known: &Knowledge) -> Option<Solved> {
    let chances = exact(known.edition())?;
    let (round, position, is_swapped) = look(known, &Fast::known(known), &chances.edition)?;
    let is_swapped = is_swapped != (known.seat() != Seat::default());
    let solved = Equilibrium::default().solve(round, chances, &Budget::default())?;
    let (choice, start) = (solved.answer(&position), solved.value());
    Some(match is_swapped {
        true => Solved { choice: choice.mirrored(), start: 1.0 - start },
        false => Solved { choice, start },
    })
}

/// The first seat's chance when a round of two players begins, from the table of exactly this edition.
pub fn between_rounds(known: &Knowledge) -> Option<f64> {
    let chances = exact(known.edition())?;
    let (round, _, is_swapped) = look(known, &Fast::known(known), &chances.edition)?;
    let is_swapped = is_swapped != (known.seat() != Seat::default());
    let lead = round.lead.clamp(-incan_gold_solved::SPAN, incan_gold_solved::SPAN);
    let chance = chances.row(round.number, round.key)?[incan_gold_solved::at(lead)];
    Some(if is_swapped { 1.0 - chance } else { chance })
}

/// The table of exactly this edition, if it is there.
pub fn exact(edition: Edition) -> Option<&'static Chances> {
    fetch(year(edition));
    shipped::chances(year(edition))
}

/// There is nothing to leave with.
fn has_nothing(game: &Fast) -> bool {
    game.hand() == 0 && game.gems_on_path() == 0 && game.artifacts_on_path() == 0
}

fn kept(round: Round) -> Option<Arc<Prepared>> {
    let mut all = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
    let place = all.iter().position(|(other, _)| *other == round)?;
    all[place..].rotate_left(1); // the last one is the one used last
    all.last().map(|(_, solved)| solved.clone())
}

fn keep(round: Round, solved: &Arc<Prepared>) {
    let mut all = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
    if all.len() >= KEPT {
        all.remove(0);
    }
    all.push((round, solved.clone()));
}

/// A program without tables asks for the one it needs. Programs with tables have all there are.
fn fetch(year: u16) {
    let year = if year == 2020 { 2006 } else { year };
    if cfg!(target_arch = "wasm32") && shipped::chances(year).is_none() {
        let table = bots::files::take(&format!("incan-gold-tables-{year}.bin"));
        // A damaged one is as good as none.
        let _ = table.map(|bytes| shipped::provide(&bytes).map(drop));
    }
}

pub fn year(edition: Edition) -> u16 {
    match edition {
        Edition::Diamant2005 => 2005,
        Edition::IncanGold2006 => 2006,
        Edition::Diamant2016 => 2016,
        Edition::IncanGold2020 => 2020,
    }
}

/// The round as it began and the position, from the view of the player who was not behind; and whether that is the other. None if the
/// edition by which they are judged has no artifacts, but the position has.
fn look(known: &Knowledge, game: &Fast, edition: &Judge) -> Option<(Round, Position, bool)> {
    let (own, other) = (known.seat(), known.seat().plus(1, 2));
    let (mut kinds, mut seen) = ([0; 3], [0; 3]);
    for (cards, is_seen) in game.hazard_kinds() {
        if let Some(sort) = (cards as usize).checked_sub(1) {
            kinds[sort] += 1;
            seen[sort] += u8::from(is_seen);
        }
    }
    let mut drawn = [0; 12];
    let mut gems = 0;
    for on in known.path() {
        if let Face::Treasure(value) = on.card.face() {
            let place = Deck::treasures().iter().position(|(other, _)| *other == i32::from(value))?;
            drawn[place] += 1;
            gems += i32::from(value);
        }
    }
    // Artifacts: left in the deck, on the path, and carried out this round by the player who left.
    let in_deck = |card: incan_gold_rules::Card| matches!(card.face(), Face::Artifact(_));
    let left = known.deck().iter().filter(|(card, count)| in_deck(*card) && *count > 0).count() as u8;
    let on_path = game.artifacts_on_path().count_ones() as u8;
    let carried_out = known.turned() - known.path().count() as u8;
    let (relics, owned) = match edition.has_artifacts() {
        true => (left, known.artifacts_out() - carried_out),
        false if on_path + carried_out > 0 => return None,
        false => (0, 0),
    };
    let start = relics + on_path + carried_out;
    let count = |seat: Seat| known.artifacts(seat).len() as i8;
    let mut surplus = count(own) - count(other);
    let mut lead = game.points(own) - game.points(other);
    let who = if game.inside() == SeatSet::one(own) {
        let then = start - carried_out;
        let taken = gems - i32::from(game.hand());
        lead += taken + edition.points(owned, start, then);
        surplus += carried_out as i8;
        Inside::Alone { own: true, taken: u8::try_from(taken).ok()?, relics: then }
    } else {
        Inside::Both
    };
    let surplus = edition.surplus(0, surplus);
    let is_swapped = (lead, surplus) < (0, 0);
    let sign = if is_swapped { -1 } else { 1 };
    let who = match who {
        Inside::Alone { taken, relics, .. } => Inside::Alone { own: !is_swapped, taken, relics },
        Inside::Both => Inside::Both,
    };
    let key = Key { kinds, relics: start, owned, surplus: sign as i8 * surplus };
    let round = Round { year: edition.year, number: known.round(), key, lead: sign * lead };
    Some((round, Position { drawn, seen, relics, who }, is_swapped))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Draw, Game, SplitMix, Step, Turn};
    use incan_gold_rules::{Choice, Options, State};

    /// What staying is worth to this seat; if both are inside, while the other leaves.
    fn staying(state: &State, seat: Seat) -> f64 {
        let known = state.knowledge(seat);
        let chances = shipped::playable(year(known.edition()), known.round()).expect("there is a table");
        let looked = look(&known, &Fast::known(&known), &chances.edition);
        let (round, position, is_swapped) = looked.expect("it has artifacts");
        let solved = Equilibrium::default().solve(round, &chances, &Budget::default());
        let solved = solved.expect("there is time enough");
        answer(&solved, &position, is_swapped).game[1][0]
    }

    #[test]
    fn a_player_left_alone_has_what_the_position_before_promised() {
        let mut draw = SplitMix::new(20);
        let (mut checked, mut last) = ([0; 3], 0);
        for (number, edition) in
            [Edition::Diamant2005, Edition::IncanGold2006, Edition::Diamant2016].into_iter().enumerate()
        {
            while checked[number] < 6 {
                let mut state = State::new(&Options { edition, open_tents: false }, 2).expect("two seats");
                while state.turn() != Turn::Over {
                    let Turn::Act(_) = state.turn() else {
                        let card = state.draw_chance(&mut draw).expect("a card");
                        state.apply(Step::Chance(card), &mut ()).expect("it can be drawn");
                        continue;
                    };
                    let seat = Seat::all(2).nth(last % 2).expect("a seat");
                    let known = state.knowledge(seat);
                    let (inside, both) = (known.inside(), known.inside().len() == 2);
                    let other = seat.plus(1, 2);
                    last += 1;
                    let leaves = draw.below(5) == 0;
                    let is_known = shipped::chances(year(edition)).is_some() || known.round() == 5;
                    let before = (both && leaves && is_known).then(|| staying(&state, seat));
                    for mover in inside {
                        let camps = if both { leaves && mover == other } else { leaves };
                        let choice = if camps { Choice::Camp } else { Choice::Torch };
                        state.apply(Step::Act(mover, choice), &mut ()).expect("it is legal");
                    }
                    if let Some(before) = before {
                        let now = staying(&state, seat);
                        assert!((now - before).abs() < 1e-12, "{edition:?}: {before}, then {now}");
                        checked[number] += 1;
                    }
                }
            }
        }
    }

    #[test]
    fn without_time_it_goes_on_at_the_next_choice() {
        let mut state =
            State::new(&Options { edition: Edition::Diamant2005, open_tents: false }, 2).expect("two");
        for card in ["treasure-17", "treasure-15"] {
            state.apply(Step::Chance(card.parse().expect("a card")), &mut ()).expect("it can be drawn");
            if card == "treasure-17" {
                for seat in Seat::all(2) {
                    state.apply(Step::Act(seat, Choice::Torch), &mut ()).expect("it is legal");
                }
            }
        }
        let known = state.knowledge(Seat::all(2).next().expect("a seat"));
        let mut player = Equilibrium::default();
        let spent = || true;
        let choices = (0..).map(|_| player.camp(&known, &Budget::default().capped(&spent), |_| 7.0));
        // Each choice did one step of the work.
        let steps = choices.take_while(|camp| *camp == Some(7.0)).count();
        assert!(steps > 5, "{steps}");
    }
}
