//! Judges positions and choices, for reviews.
//!
//! Two players are judged by the exact solution where there is one. All others are judged by what Oracle believes about them at that moment,
//! and by a network that says what a position is worth. Nothing here looks at who may see which tents: everyone could have counted.

mod exact;
mod table;
pub mod value;

use exact::Exact;
use game_core::Seat;
use incan_gold_bots::equilibrium;
use incan_gold_rules::{Card, Choice, Knowledge, Options, State};
use review::{Chances, Chosen, Effort, Lens, Opinion, Settings, Weighed};
use table::Table;

/// Judges a game of Incan Gold.
pub struct Judge(Kind);

enum Kind {
    Exact(Exact),
    Table(Box<Table>),
}

impl review::Judge<State> for Judge {
    fn new(options: &Options, seats: usize, settings: Settings) -> Result<Judge, String> {
        let is_solved = || seats == 2 && equilibrium::exact(options.edition).is_some();
        let exact = match settings.lens {
            Lens::Equilibrium if seats != 2 => {
                return Err("Only games of two players are solved. Review this one against its table.".into());
            }
            Lens::Equilibrium if !is_solved() => {
                return Err(
                    "There is no solution of this edition yet. Review the game against its table.".into()
                );
            }
            Lens::Equilibrium => true,
            Lens::Table => false,
            // To prepare the rounds of a game takes more than a few milliseconds.
            Lens::Best => settings.effort != Effort::Quick && is_solved(),
        };
        Ok(Judge(match exact {
            true => Kind::Exact(Exact::default()),
            false => Kind::Table(Box::new(Table::new(seats, settings.effort))),
        }))
    }

    fn lens(&self) -> Lens {
        match self.0 {
            Kind::Exact(_) => Lens::Equilibrium,
            Kind::Table(_) => Lens::Table,
        }
    }

    fn start(&mut self, state: &State) -> Chances {
        match &mut self.0 {
            Kind::Exact(exact) => exact.start(state),
            Kind::Table(table) => table.start(state),
        }
    }

    fn chance(&mut self, before: &State, card: Card, after: &State) -> Weighed {
        match &mut self.0 {
            Kind::Exact(exact) => exact.chance(after),
            Kind::Table(table) => table.chance(before, card, after),
        }
    }

    fn choices(&mut self, before: &State, chosen: &[(Seat, Choice)], _: &State) -> Chosen<Choice> {
        match &mut self.0 {
            Kind::Exact(exact) => exact.choices(before, chosen),
            Kind::Table(table) => table.choices(before, chosen),
        }
    }

    /// What a player knows does not say how the others have played, so they are judged as if nobody had been watched yet.
    fn advise(knowledge: &Knowledge, _: &[Choice], effort: Effort) -> Vec<Opinion<Choice>> {
        let seats = knowledge.tents().seats();
        let exact = (effort != Effort::Quick && seats == 2).then(|| exact::advise(knowledge)).flatten();
        exact.unwrap_or_else(|| Table::new(seats, effort).advise(knowledge))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Game, SplitMix, Step, Turn};
    use review::Judge as _;

    type Opinions = Vec<Opinion<Choice>>;

    /// What is advised at the first choice of every seat, and what a review of the same game says there.
    fn both(seats: usize, effort: Effort) -> Vec<(Opinions, Opinions)> {
        let options = Options::default();
        let mut state = State::new(&options, seats).expect("it can be set up");
        let settings = Settings { effort, lens: Lens::Best };
        let mut judge = Judge::new(&options, seats, settings).expect("it can be judged");
        judge.start(&state);
        let mut draw = SplitMix::new(4);
        while state.turn() == Turn::Chance {
            let before = state.clone();
            let card = state.draw_chance(&mut draw).expect("a card is due");
            state.apply(Step::Chance(card), &mut ()).expect("it can be drawn");
            judge.chance(&before, card, &state);
        }
        let all: Vec<(Seat, Choice)> = Seat::all(seats).map(|seat| (seat, Choice::Torch)).collect();
        let mut after = state.clone();
        for (seat, choice) in &all {
            after.apply(Step::Act(*seat, *choice), &mut ()).expect("it is legal");
        }
        let decisions = judge.choices(&state, &all, &after).decisions;
        let legal = [Choice::Torch, Choice::Camp];
        let advice = |seat| Judge::advise(&state.knowledge(seat), &legal, effort);
        decisions.into_iter().map(|decision| (advice(decision.seat), decision.opinions)).collect()
    }

    #[test]
    fn advice_is_what_a_review_says_before_anyone_was_watched() {
        for (seats, effort) in
            [(2, Effort::Quick), (2, Effort::Normal), (3, Effort::Quick), (5, Effort::Normal)]
        {
            let both = both(seats, effort);
            assert_eq!(both.len(), seats);
            for (advised, reviewed) in both {
                // A table has 32 bits for each chance, and may be read from either seat.
                let is_same = |one: &Opinion<Choice>, other: &Opinion<Choice>| {
                    one.action == other.action
                        && (one.share - other.share).abs() < 1e-6
                        && (one.value - other.value).abs() < 1e-6
                };
                let all_same = advised.iter().zip(&reviewed).all(|(one, other)| is_same(one, other));
                assert!(all_same, "{seats} players, {effort:?}: {advised:?}, {reviewed:?}");
                assert_eq!(advised.len(), reviewed.len());
                assert!(advised.iter().all(|opinion| (0.0..=1.0).contains(&opinion.value)), "{advised:?}");
                assert!((advised.iter().map(|opinion| opinion.share).sum::<f64>() - 1.0).abs() < 1e-6);
            }
        }
    }
}
