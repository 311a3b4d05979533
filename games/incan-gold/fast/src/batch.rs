//! Many random games side by side: one game in each lane of wide registers.
//!
//! The loop over the lanes has no branches, so the compiler turns it into vector instructions. It is compiled once for each family
//! of processors, and the best version for this one is taken when the program runs.

use crate::model::{Fast, Keys};
use crate::tables::{ARTIFACTS, CARDS, FIRST_ARTIFACT, FIRST_HAZARD, GEMS};
use fearless_simd::{Level, Simd, dispatch};
use game_core::{Draw, FastGame, MAX_SEATS, Outcome, PerSeat, Played, SetupError, SplitMix};
use incan_gold_rules::{Edition, Options, ROUNDS};

/// How many games are played side by side.
const LANES: usize = 64;

/// After this many steps of all lanes, games that are over are handed out and new ones begin.
const STEPS: usize = 4;

/// Random games of one kind of table, many at a time.
#[derive(Clone, Debug)]
pub struct Batch {
    seats: usize,
    artifacts: Artifacts,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Final {
    /// What the seats are ranked by: eight times the points and, where artifacts decide between equal points, the number of artifacts.
    pub keys: Keys,
    /// Choices made by players.
    pub decisions: u16,
    seats: u8,
}

impl Final {
    /// Points by seat.
    pub fn scores(&self) -> impl Iterator<Item = i32> + '_ {
        self.keys[..usize::from(self.seats)].iter().map(|key| i32::from(key / 8))
    }

    /// Score and rank by seat.
    pub fn outcome(&self) -> Outcome {
        let keys = PerSeat::from_fn(self.seats.into(), |seat| self.keys[seat.index()]);
        Outcome::ranked(keys.map(|_, key| i32::from(*key / 8)), &keys)
    }
}

impl Batch {
    /// Games at a table with these options.
    pub fn new(options: &Options, seats: usize) -> Result<Batch, SetupError> {
        Fast::new(options, seats)?; // the same tables are allowed
        Ok(Batch { seats, artifacts: Artifacts::of(options.edition) })
    }

    /// Plays `games` games in which every legal action is as likely as any other, and hands out how each ended, in no particular order.
    /// The same seed gives the same games on every processor.
    pub fn play(&self, games: u64, seed: u64, each: impl FnMut(&Final)) {
        dispatch!(Level::new(), simd => self.play_with(simd, games, seed, each));
    }

    #[inline(always)]
    fn play_with(&self, simd: impl Simd, games: u64, seed: u64, each: impl FnMut(&Final)) {
        simd.vectorize(
            #[inline(always)]
            || match self.seats {
                ..=4 => Lanes::<4>::new(self, games, seed).play(games, each),
                _ => Lanes::<MAX_SEATS>::new(self, games, seed).play(games, each),
            },
        );
    }

    /// For the benchmark: four players with default options.
    pub(crate) fn contend(games: u64, seed: u64) -> Played {
        let batch = Batch::new(&Options::default(), 4).expect("four can play");
        let mut played = Played::default();
        batch.play(games, seed, |game| {
            played.games += 1;
            played.decisions += u64::from(game.decisions);
            played.points += (0..4).map(|seat| i64::from(game.keys[seat] / 8)).sum::<i64>();
        });
        played
    }
}

/// What an edition says about artifacts, in numbers that need no table.
#[derive(Clone, Copy, Debug)]
struct Artifacts {
    /// Those in the deck at the start, one bit each.
    first: u16,
    /// Those that come in later: artifact n in round n.
    later: u16,
    /// How much more than `LEAST` each is worth: three bits each.
    printed: u16,
    /// How much more each is worth that leaves after the third.
    late: u16,
    /// Whether their number decides between equal points.
    tie: u16,
}

/// No artifact is worth less.
const LEAST: u16 = 5;

impl Artifacts {
    fn of(edition: Edition) -> Artifacts {
        let entering = ARTIFACTS[edition as usize].entering.map(|cards| (cards >> FIRST_ARTIFACT) as u16);
        let value = |number, before| u16::from(edition.artifact_value(number, before));
        Artifacts {
            first: entering[1],
            later: entering[2] | entering[3] | entering[4] | entering[5],
            printed: (1..=5).map(|number| (value(number, 0) - LEAST) << (3 * (number - 1))).sum(),
            late: value(1, 3) - value(1, 0),
            tie: edition.artifacts_break_ties().into(),
        }
    }
}

type Lane<T> = [T; LANES];

/// The games in play, lane by lane. `SEATS` is 4 for up to four seats, otherwise 8. The layout keeps each array within lines of the cache.
#[repr(C, align(64))]
struct Lanes<const SEATS: usize> {
    /// The random generators (xoshiro128+).
    random: [Lane<u32>; 4],
    /// Games that each lane still has to begin.
    waiting: Lane<u64>,
    /// Cards in the deck, one bit each: treasures, hazards (bit k + 5 c is copy c of kind k), artifacts.
    treasures: Lane<u16>,
    hazards: Lane<u16>,
    relics: Lane<u16>,
    /// Hazards in the game.
    stock: Lane<u16>,
    /// Kinds of hazard on the path, one bit each, and `STARTED` once a card was turned.
    seen: Lane<u16>,
    hand: Lane<u16>,
    path: Lane<u16>,
    /// The artifacts on the path: their value, and `ONE` for each.
    found: Lane<u16>,
    /// Artifacts carried out.
    out: Lane<u16>,
    inside: Lane<u16>,
    /// `READY`, or bit n in round n, or `OVER`, or `IDLE`.
    round: Lane<u16>,
    decisions: Lane<u16>,
    keys: [Lane<u16>; SEATS],
    /// What was drawn: the place of a card, and random bits for the choices.
    places: Lane<u16>,
    choices: Lane<u16>,
    artifacts: Artifacts,
    everyone: u16,
    seats: u8,
}

const ALL: u16 = (1 << 15) - 1;
const STARTED: u16 = 1 << 5;
const ONE: u16 = 1 << 8;
const READY: u16 = 1;
const OVER: u16 = 1 << (ROUNDS + 1);
const IDLE: u16 = OVER << 1;
/// The place of an artifact that does not exist.
const NOWHERE: u16 = CARDS as u16;

impl<const SEATS: usize> Lanes<SEATS> {
    /// Each lane gets its part of the games: if the first to end were taken, short games would be favored.
    #[inline(always)]
    fn new(batch: &Batch, games: u64, seed: u64) -> Lanes<SEATS> {
        let mut random = [[0; LANES]; 4];
        for lane in 0..LANES {
            let mut draw = SplitMix::nth(seed, lane as u64);
            random.iter_mut().for_each(|words| words[lane] = draw.next_word() as u32);
        }
        let lanes = LANES as u64;
        let waiting = std::array::from_fn(|lane| games / lanes + u64::from((lane as u64) < games % lanes));
        let none = [0; LANES];
        Lanes {
            random,
            waiting,
            treasures: none,
            hazards: none,
            relics: none,
            stock: none,
            seen: none,
            hand: none,
            path: none,
            found: none,
            out: none,
            inside: none,
            round: none,
            decisions: none,
            keys: [none; SEATS],
            places: none,
            choices: none,
            artifacts: batch.artifacts,
            everyone: (1 << batch.seats) - 1,
            seats: batch.seats as u8,
        }
    }

    #[inline(always)]
    fn play(mut self, games: u64, mut each: impl FnMut(&Final)) {
        (0..LANES).for_each(|lane| self.call_next(lane));
        self.begin();
        let mut left = games;
        while left > 0 {
            for _ in 0..STEPS {
                self.step();
            }
            // Which lanes are done cannot be predicted, so they are listed without a branch.
            let (mut done, mut count) = ([0; LANES], 0);
            for (lane, round) in self.round.iter().enumerate() {
                done[count] = lane;
                count += usize::from(*round == OVER);
            }
            for lane in &done[..count] {
                each(&self.end(*lane));
                self.call_next(*lane);
            }
            self.begin();
            left -= count as u64;
        }
    }

    /// This lane is done with its game; is there another one?
    #[inline(always)]
    fn call_next(&mut self, lane: usize) {
        let more = self.waiting[lane] > 0;
        self.waiting[lane] -= u64::from(more);
        self.round[lane] = if more { READY } else { IDLE };
    }

    #[inline(always)]
    fn end(&self, lane: usize) -> Final {
        // Four lanes are put together before they are stored: a load of several small stores would have to wait for them.
        let word = |from: usize| {
            let lanes = self.keys.get(from..from + 4).unwrap_or_default();
            lanes.iter().rev().fold(0, |word, keys| word << 16 | u64::from(keys[lane]))
        };
        let (low, high) = (word(0), word(4));
        let keys =
            std::array::from_fn(|seat| (if seat < 4 { low } else { high } >> (16 * (seat % 4))) as u16);
        Final { keys, decisions: self.decisions[lane], seats: self.seats }
    }

    /// The games that are ready begin.
    #[inline(always)]
    fn begin(&mut self) {
        let (first, everyone) = (self.artifacts.first, self.everyone);
        for lane in 0..LANES {
            let ready = self.round[lane] == READY;
            let or_else = |old: u16, new: u16| if ready { new } else { old };
            self.round[lane] = or_else(self.round[lane], READY << 1);
            self.treasures[lane] = or_else(self.treasures[lane], ALL);
            self.hazards[lane] = or_else(self.hazards[lane], ALL);
            self.stock[lane] = or_else(self.stock[lane], ALL);
            self.relics[lane] = or_else(self.relics[lane], first);
            self.out[lane] = or_else(self.out[lane], 0);
            self.inside[lane] = or_else(self.inside[lane], everyone);
            self.decisions[lane] = or_else(self.decisions[lane], 0);
            self.keys.iter_mut().for_each(|keys| keys[lane] = or_else(keys[lane], 0));
        }
    }

    /// Draws for each lane a place of a card, each as likely as any other, and bits for the choices.
    #[inline(always)]
    fn draw(&mut self) {
        for lane in 0..LANES {
            let [s0, s1, s2, s3] = self.random.each_ref().map(|words| words[lane]);
            let (t2, t3) = (s2 ^ s0, s3 ^ s1);
            self.random[0][lane] = s0 ^ t3;
            self.random[1][lane] = s1 ^ t2;
            self.random[2][lane] = t2 ^ s1 << 9;
            self.random[3][lane] = t3.rotate_left(11);
            let word = s0.wrapping_add(s3);
            let ticket = (word >> 16) * CARDS as u32;
            let fair = ticket & 0xffff >= 65_536 % CARDS as u32;
            self.places[lane] = if fair { (ticket >> 16) as u16 } else { NOWHERE };
            self.choices[lane] = (word >> 8) as u16;
        }
    }

    /// A card is turned in every game, and those inside choose. Nothing happens in a lane if the card drawn is not in its deck: most
    /// are, so this is faster than to look for one that is.
    #[inline(always)]
    fn step(&mut self) {
        self.draw();
        let (everyone, artifacts) = (self.everyone, self.artifacts);
        for lane in 0..LANES {
            let (treasures, hazards, relics) = (self.treasures[lane], self.hazards[lane], self.relics[lane]);
            let (seen, inside, round, out) =
                (self.seen[lane], self.inside[lane], self.round[lane], self.out[lane]);
            let place = self.places[lane];
            let (treasure, artifact) = (place < FIRST_HAZARD as u16, place >= FIRST_ARTIFACT as u16);
            let first = if artifact { FIRST_ARTIFACT as u16 } else { FIRST_HAZARD as u16 };
            let at = place - if treasure { 0 } else { first };
            let others = if artifact { relics } else { hazards };
            let deck = if treasure { treasures } else { others };
            let card = if round < OVER { (1 << at) & deck } else { 0 };
            let treasure = if treasure { card } else { 0 };
            let relic = if artifact { card } else { 0 };
            let hazard = card ^ treasure ^ relic;

            // I-09: treasure is shared.
            let explorers = inside.count_ones() as u16;
            let gems = if treasure != 0 { gems_at(at) } else { 0 };
            let share = divide::<SEATS>(gems, explorers);
            let hand = self.hand[lane] + share;
            let path = self.path[lane] + gems - share * explorers;

            // I-10: an artifact lies on the path.
            let value = ONE + LEAST + (artifacts.printed >> (3 * (at & 7)).min(15) & 7);
            let found = self.found[lane] + if relic != 0 { value } else { 0 };

            // I-11: the second hazard of a kind ends the round, and the card leaves the game.
            let kind = (hazard | hazard >> 5 | hazard >> 10) & 31;
            let collapse = seen & kind != 0;
            let stock = self.stock[lane] ^ if collapse { hazard } else { 0 };

            // I-05, I-08: those inside choose, unless there is nothing to leave with.
            let unasked = (card == 0) | collapse | ((seen == 0) & (kind != 0));
            let asked = if unasked { 0 } else { inside };
            let camp = self.choices[lane] & asked;
            let leavers = camp.count_ones() as u16;

            // I-12, I-13, I-14: leavers share the path, and one who leaves alone takes the artifacts.
            let portion = divide::<SEATS>(path, leavers);
            let taken = if leavers == 1 { found } else { 0 };
            let (count, worth) = (taken / ONE, taken % ONE);
            let late = count - ((out + count).min(3) - out.min(3));
            let gain = 8 * (hand + portion + worth + late * artifacts.late) + count * artifacts.tie;
            for (seat, keys) in self.keys.iter_mut().enumerate() {
                keys[lane] += (camp >> seat & 1).wrapping_neg() & gain; // no branch, not even a masked store
            }
            let inside = inside ^ camp;

            // I-04, I-16: the next round begins with everyone.
            let ended = collapse | (inside == 0);
            let next = if ended { round << 1 } else { round };
            self.treasures[lane] = if ended { ALL } else { treasures ^ treasure };
            self.hazards[lane] = if ended { stock } else { hazards ^ hazard };
            self.relics[lane] = (relics ^ relic) | if ended { artifacts.later & next >> 1 } else { 0 };
            self.stock[lane] = stock;
            self.seen[lane] = if ended { 0 } else { seen | kind | if card != 0 { STARTED } else { 0 } };
            self.hand[lane] = if ended { 0 } else { hand };
            self.path[lane] = if ended { 0 } else { path - portion * leavers };
            self.found[lane] = if ended { 0 } else { found - taken };
            self.out[lane] = out + count;
            self.inside[lane] = if ended { everyone } else { inside };
            self.decisions[lane] += asked.count_ones() as u16;
            self.round[lane] = next;
        }
    }
}

/// The gems on the treasure at this place. They are at most one less and two more than its number from 1: two bits each.
#[inline(always)]
fn gems_at(place: u16) -> u16 {
    const OFFSETS: [u16; 2] = {
        let mut offsets = [0; 2];
        let mut place = 0;
        while place < GEMS.len() {
            offsets[place / 8] |= (GEMS[place] as u16 - place as u16) << (2 * (place % 8));
            place += 1;
        }
        offsets
    };
    let offsets = if place < 8 { OFFSETS[0] } else { OFFSETS[1] };
    place + (offsets >> (2 * (place & 7)) & 3)
}

/// gems ÷ n, rounded down, for the few gems there are; anything for n = 0.
#[inline(always)]
fn divide<const MOST: usize>(gems: u16, n: u16) -> u16 {
    let mut one_by = 256;
    let mut other = 2;
    while other <= MOST as u16 {
        one_by = if n == other { 256_u16.div_ceil(other) } else { one_by };
        other += 1;
    }
    (gems * one_by) >> 8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_says_what_the_tables_say() {
        for (place, gems) in (0..).zip(GEMS) {
            assert_eq!(gems_at(place), u16::from(gems));
        }
        // With eight inside, at most the sum of all remainders lies on the path.
        let most = GEMS.iter().map(|gems| u16::from(gems % 8)).sum();
        for gems in 0..=most {
            for n in 1..=8 {
                assert_eq!(divide::<8>(gems, n), gems / n);
                assert!(n > 4 || divide::<4>(gems, n) == gems / n);
            }
        }
    }
}
