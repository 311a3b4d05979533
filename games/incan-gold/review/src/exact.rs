//! Two players, by the exact solution.

use game_core::{Game, PerSeat, Seat, Turn};
use incan_gold_bots::equilibrium::{between_rounds, solved};
use incan_gold_rules::{Choice, Knowledge, State};
use incan_gold_solved::Choice as Solution;
use review::{Chances, Chosen, Decision, Opinion, Weighed};

/// Remembers what the position is worth to the first seat. The solution of a position that waits for a card is the mean over the cards.
#[derive(Default)]
pub struct Exact {
    now: f64,
}

/// What a player knows who is still inside: they all know the same.
fn known(state: &State) -> Knowledge {
    let first = state.knowledge(Seat::default());
    match first.inside().iter().next() {
        Some(seat) if seat != Seat::default() => state.knowledge(seat),
        _ => first,
    }
}

fn both(first: f64) -> Chances {
    PerSeat::from_fn(2, |seat| if seat == Seat::default() { first } else { 1.0 - first })
}

impl Exact {
    pub fn start(&mut self, state: &State) -> Chances {
        self.now = value(state);
        both(self.now)
    }

    pub fn chance(&mut self, after: &State) -> Weighed {
        let expected = both(self.now);
        self.now = value(after);
        Weighed::anchored(expected, both(self.now), 0.0)
    }

    pub fn choices(&mut self, before: &State, chosen: &[(Seat, Choice)]) -> Chosen<Choice> {
        let solution = solved(&known(before)).expect("the table was there").choice;
        let camps = |seat: usize| chosen.contains(&(Seat::all(2).nth(seat).expect("two"), Choice::Camp));
        // Camp comes before torch. Who is outside makes no difference.
        let row = |camps: bool| usize::from(!camps);
        let decision = |&(seat, _): &(Seat, Choice)| {
            let own = if seat == Seat::default() { solution } else { solution.mirrored() };
            Decision::new(seat, opinions(&own))
        };
        let decisions = chosen.iter().map(decision).collect();
        self.now = solution.game[row(camps(0))][row(camps(1))];
        // There is no better estimate than a solution.
        Chosen { step: Weighed::anchored(both(solution.value), both(self.now), 0.0), decisions }
    }
}

/// What the choices are worth to a player who knows this; none if there is no solution.
pub fn advise(knowledge: &Knowledge) -> Option<Vec<Opinion<Choice>>> {
    let solution = solved(knowledge)?.choice;
    Some(opinions(&if knowledge.seat() == Seat::default() { solution } else { solution.mirrored() }))
}

fn opinions(own: &Solution) -> Vec<Opinion<Choice>> {
    let against = |row: [f64; 2]| own.other_camp * row[0] + (1.0 - own.other_camp) * row[1];
    let opinion = |action, share, value| Opinion { action, share, value, se: 0.0 };
    vec![
        opinion(Choice::Torch, 1.0 - own.camp, against(own.game[1])),
        opinion(Choice::Camp, own.camp, against(own.game[0])),
    ]
}

/// The first seat's chance where a round begins, or a choice or the second card is due.
pub fn value(state: &State) -> f64 {
    if let Some(outcome) = state.outcome() {
        return review::shares(&outcome)[Seat::default()];
    }
    let known = known(state);
    let begins = state.turn() == Turn::Chance && known.turned() == 0;
    let value =
        if begins { between_rounds(&known) } else { solved(&known).map(|solved| solved.choice.value) };
    value.expect("the table was there")
}
