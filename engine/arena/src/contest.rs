//! Bots against bots: many games, in every line-up, on several threads.

use crate::entrant::{Entrant, ProgramFaults, Seated};
use crate::play::{PlayError, play_with};
use crate::player::{Player, Start};
use crate::times::Times;
use catalog::GameModule;
use game_core::{Draw, Game, Length, Outcome, Seat, SetupError, SplitMix};
use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// Who plays what, how often.
#[derive(Clone, Debug)]
pub struct Contest<G: GameModule> {
    pub options: G::Options,
    pub entrants: Vec<Entrant>,
    /// Who plays against whom: entrants by number, one for each seat; all of the same length.
    pub line_ups: Vec<Vec<usize>>,
    /// How many deals each line-up plays.
    pub deals: u64,
    /// Whether each line-up plays each deal once from every seat, or only as it is given.
    pub rotate: bool,
    /// Whether all games of a deal, in all line-ups, have the same luck of the cards.
    pub mirror: bool,
    /// Which games: the same seed gives the same ones.
    pub seed: u64,
    /// On how many threads. Changes nothing but the time it takes.
    pub threads: usize,
    /// Iterations a decision for all bots of ours; `None`: as many as each bot chooses.
    pub iterations: Option<u32>,
    /// How long a program from outside may think about a decision.
    pub patience: Duration,
    /// A game that takes more steps than this is given up.
    pub most_steps: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub game: u64,
    pub line_up: usize,
    pub deal: u64,
    /// The entrants by seat.
    pub seating: Vec<usize>,
    pub outcome: Outcome,
    pub length: Length,
}

/// What is not part of the result, since it differs from run to run.
#[derive(Clone, Debug)]
pub struct Conduct {
    /// How long each entrant thought.
    pub times: Vec<Times>,
    /// What each entrant from outside did wrong.
    pub faults: Vec<ProgramFaults>,
}

#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("game {game}: {why}")]
    Play { game: u64, why: PlayError },
    #[error("{0}")]
    Outside(String),
    #[error("{0}")]
    Keep(#[from] io::Error),
}

/// The purposes of generators, so that no two are alike by accident.
const CHANCE: u64 = 0x6368_616e_6365;
const BOTS: u64 = 0x626f_7473;

impl<G: GameModule> Contest<G> {
    pub fn seats(&self) -> usize {
        self.line_ups.first().map_or(0, Vec::len)
    }

    /// How many games are one unit: a deal as one line-up plays it.
    pub fn games_a_deal(&self) -> u64 {
        if self.rotate { self.seats() as u64 } else { 1 }
    }

    pub fn games(&self) -> u64 {
        self.units() * self.games_a_deal()
    }

    fn units(&self) -> u64 {
        self.deals * self.line_ups.len() as u64
    }

    /// Who sits where in this game, with its line-up and deal.
    pub fn seating(&self, game: u64) -> (usize, u64, Vec<usize>) {
        let (unit, rotation) = (game / self.games_a_deal(), game % self.games_a_deal());
        let (deal, line_up) =
            (unit / self.line_ups.len() as u64, (unit % self.line_ups.len() as u64) as usize);
        let mut seating = self.line_ups[line_up].clone();
        seating.rotate_left(rotation as usize);
        (line_up, deal, seating)
    }

    /// Plays the units from the `first` on. `keep` gets the games of each unit, in their order; `done` is kept at the number
    /// of games played.
    pub fn hold(
        &self,
        first: u64,
        done: &AtomicU64,
        mut keep: impl FnMut(&[Played]) -> io::Result<()>,
    ) -> Result<Conduct, ContestError> {
        let start = G::new(&self.options, self.seats())?;
        let next = AtomicU64::new(first);
        let stop = AtomicBool::new(false);
        thread::scope(|scope| {
            let (send, receive) = mpsc::sync_channel(1024);
            let (next, stop, start) = (&next, &stop, &start);
            let work = |send: mpsc::SyncSender<_>| {
                move || {
                    let worked = self.work(start, next, stop, &send, done);
                    if worked.is_err() {
                        stop.store(true, Ordering::Relaxed);
                    }
                    worked
                }
            };
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work(send.clone()))).collect();
            drop(send);
            // Units come in as they are finished, and are kept in their order.
            let mut waiting = BTreeMap::new();
            let mut due = first;
            let mut kept = Ok(());
            for (unit, games) in receive {
                waiting.insert(unit, games);
                while let Some(games) = waiting.remove(&due) {
                    due += 1;
                    kept = kept.and_then(|()| keep(&games));
                }
                if kept.is_err() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            let mut all = Conduct::none(self.entrants.len());
            for thread in threads {
                all.merge(&thread.join().expect("a contest does not panic")?);
            }
            kept?;
            Ok(all)
        })
    }

    /// What one thread does: unit after unit, until there are no more.
    fn work(
        &self,
        start: &G,
        next: &AtomicU64,
        stop: &AtomicBool,
        send: &mpsc::SyncSender<(u64, Vec<Played>)>,
        done: &AtomicU64,
    ) -> Result<Conduct, ContestError> {
        let mut crew = Crew::new(self)?;
        loop {
            let unit = next.fetch_add(1, Ordering::Relaxed);
            if unit >= self.units() || stop.load(Ordering::Relaxed) {
                break;
            }
            let mut games = Vec::with_capacity(self.seats());
            for rotation in 0..self.games_a_deal() {
                let game = unit * self.games_a_deal() + rotation;
                let played = self.play(start, game, rotation as usize, &mut crew);
                games.push(played.map_err(|why| ContestError::Play { game, why })?);
                done.fetch_add(1, Ordering::Relaxed);
            }
            if send.send((unit, games)).is_err() {
                break; // no one receives them any more
            }
        }
        let mut conduct = Conduct::none(self.entrants.len());
        for seated in crew.0 {
            conduct.times[seated.entrant].merge(&seated.times);
            conduct.faults[seated.entrant].merge(&seated.player.faults());
        }
        Ok(conduct)
    }

    fn play(&self, start: &G, game: u64, rotation: usize, crew: &mut Crew<G>) -> Result<Played, PlayError> {
        let (line_up, deal, seating) = self.seating(game);
        let mut seated = crew.places(&self.line_ups[line_up]);
        let mut chance = SplitMix::nth(self.seed ^ CHANCE, if self.mirror { deal } else { game });
        let own = SplitMix::nth(self.seed ^ BOTS, game).next_word();
        for (place, player) in seated.iter_mut().enumerate() {
            let at = (place + seating.len() - rotation) % seating.len();
            let seat = Seat::new(at).expect("a line-up has no more places than a table has seats");
            let seed = SplitMix::nth(own, place as u64).next_word();
            player.start(&Start { options: &self.options, seats: seating.len(), seat, seed });
        }
        let mut players: Vec<&mut dyn Player<G>> =
            seated.into_iter().map(|player| player as &mut dyn Player<G>).collect();
        players.rotate_left(rotation);
        let mut table = start.clone();
        let chance = |table: &G, _| table.chance_at(chance.below(table.chance_total()));
        let length = play_with(&mut table, &mut players, chance, self.most_steps, |_| ())?;
        let outcome = table.outcome().expect("the game was played to its end");
        Ok(Played { game, line_up, deal, seating, outcome, length })
    }
}

/// The players of one thread: of each entrant as many as any line-up needs, and no more, since some are whole programs.
struct Crew<G: Game>(Vec<Seated<G>>);

impl<G: GameModule> Crew<G> {
    fn new(contest: &Contest<G>) -> Result<Crew<G>, ContestError> {
        let mut crew = Vec::new();
        for (number, entrant) in contest.entrants.iter().enumerate() {
            let times = |line_up: &Vec<usize>| line_up.iter().filter(|it| **it == number).count();
            for _ in 0..contest.line_ups.iter().map(times).max().unwrap_or(0) {
                let player = entrant.player(contest.iterations, contest.patience);
                let player = player.map_err(ContestError::Outside)?;
                crew.push(Seated { entrant: number, times: Times::default(), player });
            }
        }
        Ok(Crew(crew))
    }

    /// A player for each place of a line-up.
    fn places(&mut self, line_up: &[usize]) -> Vec<&mut Seated<G>> {
        let mut free: Vec<Option<&mut Seated<G>>> = self.0.iter_mut().map(Some).collect();
        let place = |entrant: &usize| {
            let next = free.iter_mut().find(|it| it.as_ref().is_some_and(|it| it.entrant == *entrant));
            next.and_then(Option::take).expect("the crew has as many of each as a line-up needs")
        };
        line_up.iter().map(place).collect()
    }
}

impl Conduct {
    fn none(entrants: usize) -> Conduct {
        Conduct { times: vec![Times::default(); entrants], faults: vec![ProgramFaults::default(); entrants] }
    }

    fn merge(&mut self, other: &Conduct) {
        self.times.iter_mut().zip(&other.times).for_each(|(mine, its)| mine.merge(its));
        self.faults.iter_mut().zip(&other.faults).for_each(|(mine, its)| mine.merge(its));
    }
}

/// The line-ups of a contest, each a list of entrants by their numbers, one for each seat.
///
/// As many entrants as seats: that one line-up. More: every choice of that many of them. Fewer: every way to fill the seats in
/// which each of them sits at least once.
pub fn line_ups(entrants: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    let repeat = entrants < seats;
    extend(&mut Vec::new(), entrants, seats, repeat, &mut all);
    if repeat {
        all.retain(|line_up| (0..entrants).all(|entrant| line_up.contains(&entrant)));
    }
    all
}

fn extend(begun: &mut Vec<usize>, entrants: usize, seats: usize, repeat: bool, all: &mut Vec<Vec<usize>>) {
    if begun.len() == seats {
        all.push(begun.clone());
        return;
    }
    let first = begun.last().map_or(0, |last| last + usize::from(!repeat));
    for entrant in first..entrants {
        begun.push(entrant);
        extend(begun, entrants, seats, repeat, all);
        begun.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_choices_and_fillings() {
        assert_eq!(line_ups(3, 3), [[0, 1, 2]]);
        assert_eq!(line_ups(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(line_ups(2, 4), [[0, 0, 0, 1], [0, 0, 1, 1], [0, 1, 1, 1]]);
        assert_eq!(line_ups(1, 2), [[0, 0]]);
        assert_eq!(line_ups(8, 4).len(), 70);
    }
}
