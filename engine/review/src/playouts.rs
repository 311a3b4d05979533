//! A judge for any game without secrets: it plays on at random, many times.

use crate::Chances;
use crate::judge::{Chosen, Decision, Effort, Judge, Opinion, Settings, Weighed, mean, shares};
use game_core::{FastGame, Game, PerSeat, Seat, SplitMix, Step, StepOf, Turn};

type Rules<F> = <F as FastGame>::Rules;
type Action<F> = <Rules<F> as Game>::Action;
/// What each of some seats chooses.
type Way<F> = Vec<(Seat, Action<F>)>;

/// Judges by playing on at random. It is a beginning: a game with better bots has a better judge.
pub struct Playouts<F> {
    game: F,
    seats: usize,
    /// How often it plays on from a position.
    count: u32,
}

impl<F: FastGame> Playouts<F> {
    /// The chances from a position. Every position has random numbers of its own, always the same.
    fn chances(&self, game: &F, salt: u64) -> Chances {
        if let Some(outcome) = game.outcome() {
            return shares(&outcome);
        }
        let mut draw = SplitMix::new(salt);
        let played = (0..self.count).map(|_| {
            let mut copy = game.clone();
            copy.play_randomly(&mut draw);
            (1.0, shares(&copy.outcome().expect("it was played to the end")))
        });
        mean(self.seats, played)
    }

    fn after(&self, steps: impl IntoIterator<Item = StepOf<Rules<F>>>) -> F {
        let mut game = self.game.clone();
        steps.into_iter().for_each(|step| game.apply(step));
        game
    }

    /// Every way in which these seats can choose, as long as there are not too many; all are as likely as any other.
    fn joint(&self, seats: &[Seat]) -> Vec<Way<F>> {
        let mut all = vec![Vec::new()];
        for seat in seats {
            let mut legal = Vec::new();
            self.game.legal_actions(*seat, &mut legal);
            let longer = |way: &Way<F>| {
                let way = way.clone();
                let add = |action: &Action<F>| [way.clone(), vec![(*seat, *action)]].concat();
                legal.iter().map(add).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(longer).collect();
        }
        all
    }
}

fn acts<F: FastGame>(way: &[(Seat, Action<F>)]) -> impl Iterator<Item = StepOf<Rules<F>>> {
    way.iter().map(|(seat, action)| Step::Act(*seat, *action))
}

impl<F: FastGame> Judge<Rules<F>> for Playouts<F> {
    fn new(options: &<Rules<F> as Game>::Options, seats: usize, settings: Settings) -> Result<Self, String> {
        let count = match settings.effort {
            Effort::Quick => 20,
            Effort::Normal => 400,
            Effort::Deep => 4000,
        };
        let game = F::new(options, seats).map_err(|error| error.to_string())?;
        Ok(Playouts { game, seats, count })
    }

    fn start(&mut self, _: &Rules<F>) -> Chances {
        self.chances(&self.game, 0)
    }

    fn chance(&mut self, _: &Rules<F>, outcome: <Rules<F> as Game>::Chance, _: &Rules<F>) -> Weighed {
        let mut outcomes = Vec::new();
        self.game.chance_outcomes(&mut outcomes);
        let weighed = |(number, (other, weight)): (usize, &(_, u32))| {
            (f64::from(*weight), self.chances(&self.after([Step::Chance(*other)]), number as u64))
        };
        let all: Vec<(f64, Chances)> = outcomes.iter().enumerate().map(weighed).collect();
        let came = outcomes.iter().position(|(other, _)| *other == outcome).expect("it was possible");
        let after = all[came].1;
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let likelihood = f64::from(outcomes[came].1) / f64::from(total);
        let expected = mean(self.seats, all);
        self.game.apply(Step::Chance(outcome));
        Weighed::new(expected, after, likelihood)
    }

    fn choices(&mut self, _: &Rules<F>, chosen: &[(Seat, Action<F>)], _: &Rules<F>) -> Chosen<Action<F>> {
        let Turn::Act(due) = self.game.turn() else { unreachable!("choices were due") };
        let seats: Vec<Seat> = due.into_iter().collect();
        let ways: Vec<(Way<F>, Chances)> = (self.joint(&seats).into_iter().zip(0..))
            .map(|(way, number)| {
                let chances = self.chances(&self.after(acts::<F>(&way)), number);
                (way, chances)
            })
            .collect();
        let is_chosen = |way: &[(Seat, Action<F>)]| way.iter().all(|act| chosen.contains(act));
        let after = ways.iter().find(|(way, _)| is_chosen(way)).map(|(_, chances)| *chances);
        let likelihood = if after.is_some() { 1.0 / ways.len() as f64 } else { 0.0 };
        let after = after.unwrap_or_else(|| PerSeat::filled(self.seats, 1.0 / self.seats as f64));
        let expected = mean(self.seats, ways.iter().map(|(_, chances)| (1.0, *chances)));
        let decisions = seats.iter().map(|seat| self.decision(*seat, &ways)).collect();
        self.game = self.after(acts::<F>(chosen));
        Chosen { step: Weighed::new(expected, after, likelihood), decisions }
    }
}

impl<F: FastGame> Playouts<F> {
    /// What each action of a seat is worth while the others choose at random.
    fn decision(&self, seat: Seat, ways: &[(Way<F>, Chances)]) -> Decision<Action<F>> {
        let mut legal = Vec::new();
        self.game.legal_actions(seat, &mut legal);
        let share = 1.0 / legal.len() as f64;
        // The greatest error that the mean of this number of playouts can have, twice: it is a difference.
        let se = (0.5 / f64::from(self.count)).sqrt();
        let opinion = |action: Action<F>| {
            let with = ways.iter().filter(|(way, _)| way.contains(&(seat, action)));
            let value = mean(self.seats, with.map(|(_, chances)| (1.0, *chances)))[seat];
            Opinion { action, share, value, se }
        };
        Decision::new(seat, legal.into_iter().map(opinion).collect())
    }
}
