//! Bots against bots: many games, in every line-up, on several threads.

use crate::entrant::{Entrant, ProgramFaults, Seated};
use crate::luck::luck;
use crate::play::{PlayError, play_with};
use crate::player::{Player, Start};
use crate::record_file::{RecordError, write_record};
use crate::schedule::{GameId, Schedule};
use crate::times::Times;
use catalog::GameModule;
use catalog::record::Record;
use fair::{Dealer, Proof, Scheme, Secret};
use game_core::{Draw, Game, Length, Outcome, PerSeat, Seat, SetupError, SplitMix, StepOf};
use review::Refused;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// Who plays what, how often.
#[derive(Clone, Debug)]
pub struct Contest<G: GameModule> {
    pub options: G::Options,
    pub entrants: Vec<Entrant>,
    /// Who plays together in each deal.
    pub schedule: Schedule,
    pub deals: u64,
    /// Whether all games of a deal, in all line-ups with the same number of seats, draw from the same cards in the same order, and
    /// bots in the same place have the same seed.
    pub mirror: bool,
    /// Which games: the same seed gives the same ones.
    pub seed: u64,
    /// The number of threads. It changes only the time.
    pub threads: usize,
    /// Iterations per decision for all our bots; `None`: each bot's own number.
    pub iterations: Option<u32>,
    /// How long a program from outside may think about a decision.
    pub patience: Duration,
    /// A game that takes more steps than this is given up.
    pub most_steps: u64,
    /// Where to write a record of every game, with the proof of its deal if it is mirrored.
    pub record: Option<PathBuf>,
    /// Whether every game is reviewed, to know what chance gave to each seat.
    pub luck: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub game: u64,
    pub line_up: usize,
    pub deal: u64,
    /// Which seat order of the line-up.
    pub order: usize,
    /// The entrants by seat.
    pub seating: Vec<usize>,
    pub outcome: Outcome,
    pub length: Length,
    /// What chance gave to each seat, in shares of a win of [`LUCK`](crate::luck::LUCK) each; if it was asked for.
    pub luck: Option<PerSeat<i64>>,
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
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error("game {game} cannot be reviewed: {why}")]
    Review { game: u64, why: Refused },
    #[error("{0}")]
    Keep(#[from] io::Error),
}

/// The purposes of generators, so that no two are alike by accident.
const CHANCE: u64 = 0x6368_616e_6365;
const BOTS: u64 = 0x626f_7473;

impl<G: GameModule> Contest<G> {
    pub fn names(&self) -> Vec<String> {
        self.entrants.iter().map(ToString::to_string).collect()
    }

    pub fn games(&self) -> u64 {
        self.deals * self.schedule.games_a_deal()
    }

    /// How many deals do not depend on each other: without mirroring, every game is dealt for itself.
    pub fn independent_deals(&self) -> u64 {
        if self.mirror { self.deals } else { self.games() }
    }

    /// A unit is a deal as one line-up plays it.
    fn units(&self) -> u64 {
        self.deals * self.schedule.line_ups().len() as u64
    }

    /// How many games come before this unit.
    pub fn games_before(&self, unit: u64) -> u64 {
        self.schedule.number(self.first_game(unit))
    }

    fn first_game(&self, unit: u64) -> GameId {
        let line_ups = self.schedule.line_ups().len() as u64;
        GameId { deal: unit / line_ups, line_up: (unit % line_ups) as usize, order: 0 }
    }

    /// The proof that the games of a mirrored deal were dealt fairly.
    pub fn proof(&self, deal: u64, seats: usize) -> Proof {
        let mut words = SplitMix::nth(self.seed ^ CHANCE, deal);
        let mut secret = [0; 32];
        secret.chunks_mut(8).for_each(|bytes| bytes.copy_from_slice(&words.next_word().to_le_bytes()));
        let id = format!("arena-{}-{deal}", self.seed);
        Proof::new(Scheme::ByCard, Secret::new(secret), id, vec![None; seats])
    }

    /// Plays the units from the `first` on. `keep` gets the games of each unit, in their order; `done` is kept at the number
    /// of games played.
    pub fn hold(
        &self,
        first: u64,
        done: &AtomicU64,
        mut keep: impl FnMut(&[Played]) -> io::Result<()>,
    ) -> Result<Conduct, ContestError> {
        let mut starts = BTreeMap::new();
        for line_up in 0..self.schedule.line_ups().len() {
            let seats = self.schedule.seats(line_up);
            if let Entry::Vacant(free) = starts.entry(seats) {
                free.insert(G::new(&self.options, seats)?);
            }
        }
        let next = AtomicU64::new(first);
        let stop = AtomicBool::new(false);
        thread::scope(|scope| {
            let (send, receive) = mpsc::sync_channel(1024);
            let (next, stop, starts) = (&next, &stop, &starts);
            let work = |send: mpsc::SyncSender<_>| {
                move || {
                    let worked = self.work(starts, next, stop, &send, done);
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
        starts: &BTreeMap<usize, G>,
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
            let first = self.first_game(unit);
            let start = &starts[&self.schedule.seats(first.line_up)];
            let mut games = Vec::new();
            for order in 0..self.schedule.games_of(first.line_up) as usize {
                let id = GameId { order, ..first };
                let mut steps = Vec::new();
                let keep = |step| {
                    if self.record.is_some() || self.luck {
                        steps.push(step);
                    }
                };
                let played = self.play(start, id, &mut crew, keep);
                let game = self.schedule.number(id);
                let mut played = played.map_err(|why| ContestError::Play { game, why })?;
                if self.luck {
                    let luck = luck::<G>(&self.options, start.seats(), &steps);
                    played.luck = Some(luck.map_err(|why| ContestError::Review { game, why })?);
                }
                self.write_record(&played, steps)?;
                games.push(played);
                done.fetch_add(1, Ordering::Relaxed);
            }
            if send.send((unit, games)).is_err() {
                break; // no one receives them any more
            }
        }
        let mut conduct = Conduct::none(self.entrants.len());
        for seated in crew.players {
            conduct.times[seated.entrant].merge(&seated.times);
            conduct.faults[seated.entrant].merge(&seated.player.faults());
        }
        Ok(conduct)
    }

    fn play(
        &self,
        start: &G,
        id: GameId,
        crew: &mut Crew<G>,
        on_step: impl FnMut(StepOf<G>),
    ) -> Result<Played, PlayError> {
        let (entrants, order) = self.schedule.seating(self.seed, id);
        let (game, seats) = (self.schedule.number(id), order.len());
        let (mut seated, cards) = crew.places(&entrants);
        let mut own = match self.mirror {
            true => SplitMix::nth(SplitMix::nth(self.seed ^ BOTS, id.deal).next_word(), id.order as u64),
            false => SplitMix::nth(self.seed ^ BOTS, game),
        };
        let own = own.next_word();
        for (seat, &place) in Seat::all(seats).zip(&order) {
            let seed = SplitMix::nth(own, place as u64).next_word();
            seated[place].start(&Start { options: &self.options, seats, seat, seed });
        }
        let mut by_place: Vec<Option<&mut dyn Player<G>>> =
            seated.into_iter().map(|player| Some(player as &mut dyn Player<G>)).collect();
        let player = |place: &usize| by_place[*place].take().expect("every place sits in one seat");
        let mut players: Vec<&mut dyn Player<G>> = order.iter().map(player).collect();
        let mut table = start.clone();
        let length = if self.mirror {
            let shared = cards.take().filter(|it| it.deal == id.deal && it.seats == seats);
            let dealer = || Dealer::new(self.proof(id.deal, seats).deal());
            let shared = shared.unwrap_or_else(|| Cards { deal: id.deal, seats, dealer: dealer() });
            let dealer = &mut cards.insert(shared).dealer;
            let chance = |table: &G, step| dealer.chance(table, step);
            play_with(&mut table, &mut players, chance, self.most_steps, on_step)?
        } else {
            let mut words = SplitMix::nth(self.seed ^ CHANCE, game);
            let chance = |table: &G, _| table.draw_chance(&mut words);
            play_with(&mut table, &mut players, chance, self.most_steps, on_step)?
        };
        let outcome = table.outcome().expect("the game was played to its end");
        let seating = order.iter().map(|place| entrants[*place]).collect();
        Ok(Played {
            game,
            line_up: id.line_up,
            deal: id.deal,
            order: id.order,
            seating,
            outcome,
            length,
            luck: None,
        })
    }

    /// Writes the record of a game, if it is asked for.
    fn write_record(&self, played: &Played, steps: Vec<StepOf<G>>) -> Result<(), RecordError> {
        let Some(folder) = &self.record else { return Ok(()) };
        let name = |(seat, entrant): (usize, &usize)| format!("{} {}", self.entrants[*entrant], seat + 1);
        let names = played.seating.iter().enumerate().map(name).collect();
        let mut record = Record::<G>::new(self.options.clone(), names, steps);
        if self.mirror {
            let proof = self.proof(played.deal, played.seating.len());
            record.header.set_extra(Proof::KEY, &proof).expect("a proof is plain data");
        }
        write_record(&record, folder, self.seed, played.game)
    }
}

/// What one thread plays with.
struct Crew<G: Game> {
    /// Of each entrant as many as a table may need, and no more, since some are whole programs.
    players: Vec<Seated<G>>,
    /// What was worked out about the deal that was played last: its other games draw from it too.
    cards: Option<Cards<G>>,
}

struct Cards<G: Game> {
    deal: u64,
    seats: usize,
    dealer: Dealer<G>,
}

impl<G: GameModule> Crew<G> {
    fn new(contest: &Contest<G>) -> Result<Crew<G>, ContestError> {
        let mut players = Vec::new();
        for (number, entrant) in contest.entrants.iter().enumerate() {
            for _ in 0..contest.schedule.most_of(number) {
                let player = entrant.player(contest.iterations, contest.patience);
                let player = player.map_err(ContestError::Outside)?;
                players.push(Seated { entrant: number, times: Times::default(), player });
            }
        }
        Ok(Crew { players, cards: None })
    }

    /// A player for each place of a line-up, and the cards.
    fn places(&mut self, line_up: &[usize]) -> (Vec<&mut Seated<G>>, &mut Option<Cards<G>>) {
        let mut free: Vec<Option<&mut Seated<G>>> = self.players.iter_mut().map(Some).collect();
        let place = |entrant: &usize| {
            let next = free.iter_mut().find(|it| it.as_ref().is_some_and(|it| it.entrant == *entrant));
            next.and_then(Option::take).expect("the crew has as many of each as a line-up needs")
        };
        (line_up.iter().map(place).collect(), &mut self.cards)
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
