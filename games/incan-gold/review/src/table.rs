//! Any number of players, by what Oracle believes about them.
//!
//! Everyone is expected to choose as Oracle expects from what they did before. What Oracle's network would do is the reference for errors. What a position is
//! worth is a network's estimate where players choose and where a round begins, and the exact mean over the next card elsewhere.

use crate::value::{Manners, Shares, VALUE};
use game_core::Game;
use game_core::{MAX_SEATS, PerSeat, Seat, SeatSet};
use incan_gold_bots::beliefs::Beliefs;
use incan_gold_bots::inputs::{self, Company, INPUTS, POSITION};
use incan_gold_bots::kinds::Habits;
use incan_gold_bots::net::chance;
use incan_gold_bots::oracle::READER;
use incan_gold_bots::pathfinder::BLIND;
use incan_gold_fast::{Fast, GEMS, Odds};
use incan_gold_rules::{Card, Choice, Knowledge, State};
use review::{Chances, Chosen, Decision, Effort, Opinion, Weighed, likelihood};

/// How exact the difference between two values is: about the standard deviation of what the network gets wrong.
const DOUBT: f64 = 0.004;
/// A quick review leaves out what the others do together less often than this.
const RARE: f64 = 0.004;

/// Up to this number of players inside, all that they can choose next is looked at.
const FEW: usize = 4;

pub struct Table {
    effort: Effort,
    beliefs: Beliefs,
    manners: Manners,
}

impl Table {
    pub fn new(seats: usize, effort: Effort) -> Table {
        let beliefs = Beliefs::prior(seats);
        let mut manners = [[0.0; 3]; MAX_SEATS];
        for (at, manner) in manners[..seats].iter_mut().enumerate() {
            *manner = beliefs.manner(at);
        }
        Table { effort, beliefs, manners }
    }

    pub fn start(&mut self, state: &State) -> Chances {
        let game = look(state);
        let shares = self.worth(&game, &self.manners);
        chances(&shares, game.seats())
    }

    pub fn chance(&mut self, before: &State, card: Card, after: &State) -> Weighed {
        let likelihood = likelihood(before, card);
        let (before, after) = (look(before), look(after));
        let expected = self.mean_of(&before, |next| self.foreseen(next));
        let worth = self.foreseen(&after);
        self.weighed(&expected, &worth, likelihood, &after)
    }

    pub fn choices(&mut self, before: &State, chosen: &[(Seat, Choice)]) -> Chosen<Choice> {
        let game = look(before);
        let expectation = self.expect(&game);
        let Expectation { habits, company, then, .. } = &expectation;
        let all = self.weigh(&game, company, then);
        let decision = |&(seat, _): &(Seat, Choice)| {
            let opinions = opinions(&game, &expectation, &all, seat);
            Decision { expected: all.mean[seat.index()], ..Decision::new(seat, opinions) }
        };
        let decisions = chosen.iter().map(decision).collect();
        let camps = chosen.iter().filter(|(_, choice)| *choice == Choice::Camp);
        let leavers: SeatSet = camps.map(|(seat, _)| *seat).collect();
        let worth = self.joint(&game, leavers, then);
        self.beliefs.learn(habits, leavers);
        self.manners = self.seen_to(&game, leavers, then);
        let mut after = game;
        after.leave(leavers);
        let step = self.weighed(&all.mean, &worth, all.likelihood(leavers), &after);
        Chosen { step, decisions }
    }

    /// What the choices are worth to a player who knows this and has not watched the others.
    pub fn advise(&self, known: &Knowledge) -> Vec<Opinion<Choice>> {
        let game = Fast::known(known);
        let expectation = self.expect(&game);
        let all = self.weigh(&game, &expectation.company, &expectation.then);
        opinions(&game, &expectation, &all, known.seat())
    }

    /// What everyone inside is expected to do.
    fn expect(&self, game: &Fast) -> Expectation {
        let odds = game.odds();
        let habits = Habits::of(game, &odds, &BLIND);
        let company = self.beliefs.company(&habits);
        let mut then = [[[0.0; 3]; 2]; MAX_SEATS];
        for seat in game.inside() {
            then[seat.index()] = self.beliefs.manners_then(&habits, seat.index());
        }
        Expectation { odds, habits, company, then }
    }

    /// A judgment of this step. The network's estimate stays where a round begins: what it misses there shows in the residual. It stays everywhere in
    /// a quick review: that looks at choices with the network only, which does not expect quite the same of the players, and the difference
    /// would count as luck.
    fn weighed(&self, expected: &Shares, worth: &Shares, likelihood: f64, after: &Fast) -> Weighed {
        let (expected, worth) = (chances(expected, after.seats()), chances(worth, after.seats()));
        let begins = !after.is_choosing() && after.odds().turned == 0;
        let is_anchor = begins || self.effort == Effort::Quick;
        Weighed { is_anchor, ..Weighed::new(expected, worth, likelihood) }
    }

    /// What a position is worth to everyone.
    fn worth(&self, game: &Fast, manners: &Manners) -> Shares {
        let is_between = !game.is_choosing() && !game.is_over();
        let begins = game.odds().turned == 0;
        match self.effort {
            Effort::Normal if is_between && !begins => self.mean(game, manners),
            Effort::Deep if is_between => self.mean(game, manners),
            _ => VALUE.shares(game, manners),
        }
    }

    /// What a position after a card is worth. Where players choose, it is the mean over their choices, so that chances count on the same players
    /// before and after the card; with many players that would take too long.
    fn foreseen(&self, game: &Fast) -> Shares {
        let is_few = game.inside().len() <= FEW;
        if self.effort == Effort::Quick || !game.is_choosing() || !is_few {
            return self.worth(game, &self.manners);
        }
        let Expectation { company, then, .. } = self.expect(game);
        self.weigh(game, &company, &then).mean
    }

    /// The mean over the next card.
    fn mean(&self, game: &Fast, manners: &Manners) -> Shares {
        self.mean_of(game, |next| self.worth(next, manners))
    }

    fn mean_of(&self, game: &Fast, worth: impl Fn(&Fast) -> Shares) -> Shares {
        let (mut sum, mut total) = ([0.0; MAX_SEATS], 0.0);
        for (place, weight) in cards(game) {
            let mut next = *game;
            next.turn_place(place);
            let shares = worth(&next);
            total += weight;
            for (sum, share) in sum.iter_mut().zip(shares) {
                *sum += weight * share;
            }
        }
        sum.map(|sum| sum / total)
    }

    /// What the others believe once these have left.
    fn seen_to(&self, game: &Fast, leavers: SeatSet, then: &[[[f32; 3]; 2]; MAX_SEATS]) -> Manners {
        let mut manners = self.manners;
        for seat in game.inside() {
            manners[seat.index()] = then[seat.index()][usize::from(leavers.contains(seat))];
        }
        manners
    }

    fn joint(&self, game: &Fast, leavers: SeatSet, then: &[[[f32; 3]; 2]; MAX_SEATS]) -> Shares {
        let manners = self.seen_to(game, leavers, then);
        let mut next = *game;
        next.leave(leavers);
        self.worth(&next, &manners)
    }

    /// What everyone's choices are worth while the others choose as expected.
    fn weigh(&self, game: &Fast, company: &Company, then: &[[[f32; 3]; 2]; MAX_SEATS]) -> Weights {
        let inside: Vec<Seat> = game.inside().iter().collect();
        let mut weights = Weights { mean: [0.0; MAX_SEATS], value: [[0.0; 2]; MAX_SEATS], ways: Vec::new() };
        let (mut total, mut totals) = (0.0, [[0.0; 2]; MAX_SEATS]);
        let rare = if self.effort == Effort::Quick && inside.len() > 3 { RARE } else { 0.0 };
        for set in 0..1u32 << inside.len() {
            let mut leavers = SeatSet::EMPTY;
            let mut chances = [1.0; MAX_SEATS];
            for (place, seat) in inside.iter().enumerate() {
                let leaves = set >> place & 1 == 1;
                leavers = leavers.with_if(*seat, leaves);
                let leave = f64::from(company.leave[seat.index()]).clamp(0.0, 1.0);
                chances[place] = if leaves { leave } else { 1.0 - leave };
            }
            // Of all, and of all but each one.
            let together: f64 = chances.iter().product();
            let mut others = [0.0; MAX_SEATS];
            for (place, product) in others.iter_mut().enumerate().take(inside.len()) {
                let rest = chances.iter().enumerate().filter(|(other, _)| *other != place);
                *product = rest.map(|(_, chance)| chance).product();
            }
            // Everyone's two choices need at least one case: those in which all others do what is likelier.
            let is_likely =
                |place: usize| (0..inside.len()).all(|other| other == place || chances[other] >= 0.5);
            if !(0..inside.len()).any(|place| others[place] >= rare || is_likely(place)) {
                continue;
            }
            let worth = self.joint(game, leavers, then);
            total += together;
            weights.ways.push((leavers, together));
            for (mean, worth) in weights.mean.iter_mut().zip(worth) {
                *mean += together * worth;
            }
            for (place, seat) in inside.iter().enumerate() {
                let (at, choice) = (seat.index(), (set >> place & 1) as usize);
                totals[at][choice] += others[place];
                weights.value[at][choice] += others[place] * worth[at];
            }
        }
        weights.mean.iter_mut().for_each(|mean| *mean /= total);
        weights.ways.iter_mut().for_each(|(_, together)| *together /= total);
        for (value, total) in weights.value.iter_mut().flatten().zip(totals.iter().flatten()) {
            if *total > 0.0 {
                *value /= total;
            }
        }
        weights
    }
}

/// What is expected of everyone inside, and what is believed of them once they are seen to stay or to leave.
struct Expectation {
    odds: Odds,
    habits: Habits,
    company: Company,
    then: [[[f32; 3]; 2]; MAX_SEATS],
}

/// Both choices of a seat, as its player can judge them.
fn opinions(game: &Fast, expected: &Expectation, all: &Weights, seat: Seat) -> Vec<Opinion<Choice>> {
    let mut seen = [0.0; INPUTS];
    inputs::position(game, &expected.odds, seat, &mut seen);
    inputs::company(game, seat, &expected.company, &mut seen[POSITION..]);
    let camp = f64::from(chance(READER.think(&seen).camp));
    let [stay, leave] = all.value[seat.index()];
    let best = stay.max(leave);
    let opinion = |action, share, value: f64| Opinion {
        action,
        share,
        value,
        se: if value < best { DOUBT } else { 0.0 },
    };
    vec![opinion(Choice::Torch, 1.0 - camp, stay), opinion(Choice::Camp, camp, leave)]
}

struct Weights {
    /// Everyone's chances if all choose as expected.
    mean: Shares,
    /// Each seat's own chance if it stays and if it leaves.
    value: [[f64; 2]; MAX_SEATS],
    /// Who can leave together, and how likely: the weights of `mean`.
    ways: Vec<(SeatSet, f64)>,
}

impl Weights {
    /// How likely these leave and the others stay; 0 if it was too rare to be looked at.
    fn likelihood(&self, leavers: SeatSet) -> f64 {
        self.ways.iter().find(|(other, _)| *other == leavers).map_or(0.0, |(_, likelihood)| *likelihood)
    }
}

fn look(state: &State) -> Fast {
    Fast::known(&state.knowledge(Seat::default()))
}

fn chances(shares: &Shares, seats: usize) -> Chances {
    PerSeat::from_fn(seats, |seat| shares[seat.index()])
}

/// The cards that can come, each with the number of those that make no difference.
fn cards(game: &Fast) -> Vec<(u32, f64)> {
    let (deck, kinds) = (game.deck(), game.hazard_kinds());
    let first_hazard = GEMS.len() as u32;
    let mut cards: Vec<(u32, f64)> = Vec::with_capacity(24);
    for place in (0..first_hazard).filter(|place| deck >> place & 1 == 1) {
        let gems = |place: u32| GEMS[place as usize];
        match cards.last_mut() {
            Some((other, count)) if gems(*other) == gems(place) => *count += 1.0,
            _ => cards.push((place, 1.0)),
        }
    }
    let treasures = cards.len();
    let kind = |place: u32| kinds[((place - first_hazard) / 3) as usize];
    for place in (first_hazard..2 * first_hazard).filter(|place| deck >> place & 1 == 1) {
        match cards[treasures..].iter_mut().find(|(other, _)| kind(*other) == kind(place)) {
            Some((_, count)) => *count += 1.0,
            None => cards.push((place, 1.0)),
        }
    }
    let artifacts = (2 * first_hazard..2 * first_hazard + 5).filter(|place| deck >> place & 1 == 1);
    cards.extend(artifacts.map(|place| (place, 1.0)));
    cards
}
