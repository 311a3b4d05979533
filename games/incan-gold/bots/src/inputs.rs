//! What the networks see: a position from the eyes of one player.

use game_core::{MAX_SEATS, Seat, SeatSet};
use incan_gold_fast::{Fast, GEMS, Odds};
use incan_gold_rules::ROUNDS;

/// Inputs about the position alone.
pub const POSITION: usize = 59;
/// Inputs about what the others are expected to do.
pub const COMPANY: usize = 22;
/// All of them.
pub const INPUTS: usize = POSITION + COMPANY;

/// How likely each player inside leaves now, and two measures of how early they tend to leave.
#[derive(Clone, Copy, Debug, Default)]
pub struct Company {
    pub leave: [f32; MAX_SEATS],
    /// How likely each leaves a turn later, after a treasure or after a hazard.
    pub after_treasure: [f32; MAX_SEATS],
    pub after_hazard: [f32; MAX_SEATS],
    /// How likely each player leaves in two typical positions: an early and a late one.
    pub early: [f32; MAX_SEATS],
    pub late: [f32; MAX_SEATS],
    /// How likely each player is to be one of our own.
    pub kin: [f32; MAX_SEATS],
}

/// Appends to a list of known length.
struct Inputs<'a> {
    list: &'a mut [f32],
    next: usize,
}

impl Inputs<'_> {
    #[inline]
    fn add(&mut self, value: f32) {
        self.list[self.next] = value;
        self.next += 1;
    }

    #[inline]
    fn add_if(&mut self, flag: bool) {
        self.add(f32::from(u8::from(flag)));
    }
}

/// A difference of points, squeezed between -1 and 1: a few points count most near 0.
#[inline]
fn lead(points: f32) -> f32 {
    points / (10.0 + points.abs())
}

/// Who is ahead, hardly by how much.
#[inline]
fn sign(points: f32) -> f32 {
    (2.0 * points).clamp(-1.0, 1.0)
}

#[inline]
fn points(key: u16) -> f32 {
    f32::from(key) / 8.0
}

/// The position as `own`, who is inside, sees it.
pub fn position(game: &Fast, odds: &Odds, own: Seat, list: &mut [f32]) {
    let mut inputs = Inputs { list, next: 0 };
    let (seats, players) = (game.seats() as f32, f32::from(odds.players));
    for round in 1..=ROUNDS {
        inputs.add_if(game.round() == round);
    }
    inputs.add(seats / 8.0);
    inputs.add(1.0 / seats);
    for few in 1..=3 {
        inputs.add_if(odds.players == few);
    }
    inputs.add(players / 8.0);
    inputs.add(players / seats);
    for hazards in 1..=4 {
        inputs.add_if(odds.hazards >= hazards);
    }
    let cards = f32::from(odds.cards.max(1));
    inputs.add(3.0 * f32::from(odds.deadly) / cards);
    inputs.add(f32::from(odds.deadly) / 8.0);
    let hazards_left = (game.deck() >> GEMS.len() & 0x7fff).count_ones() as f32;
    inputs.add((hazards_left - f32::from(odds.deadly)) / cards);
    let in_deck = (game.deck() >> (2 * GEMS.len())) as u8;
    let on_path = game.artifacts_on_path();
    let relics = points(game.worth_of_artifacts(on_path));
    let (hand, path) = (f32::from(odds.hand), f32::from(odds.path));
    let stake = hand + f32::from(odds.path / odds.players.max(1));
    let alone = hand + path + relics;
    inputs.add(hand / 15.0);
    inputs.add(lead(hand));
    inputs.add(path / 8.0);
    inputs.add(lead(stake));
    inputs.add(alone / 20.0);
    inputs.add(relics / 10.0);
    inputs.add_if(on_path != 0);
    inputs.add(points(game.worth_of_artifacts(in_deck | on_path)) / 20.0 - relics / 20.0);
    inputs.add_if(alone == 0.0);
    let share = f32::from(odds.shares) / cards;
    let fear = odds.stake() as f32 * f32::from(odds.deadly) / cards;
    inputs.add(((share - fear) / (share + fear + 0.01)).clamp(-1.0, 1.0)); // the ratio of both, squeezed
    inputs.add(share / 3.0);
    inputs.add(fear / 3.0);
    let treasures = game.deck() as usize & ((1 << GEMS.len()) - 1);
    inputs.add((TREASURE[0][treasures & 0xff] + TREASURE[1][treasures >> 8]) / (8.0 * cards));
    inputs.add(f32::from(odds.turned) / 10.0);
    debug_assert_eq!(inputs.next, 33);
    standings(game, own, stake, alone, &mut inputs);
    debug_assert_eq!(inputs.next, POSITION);
}

/// How the tents stand, and how they would stand if players left or lost what they carry.
fn standings(game: &Fast, own: Seat, stake: f32, alone: f32, inputs: &mut Inputs<'_>) {
    let mine = points(game.keys()[own.index()]);
    let (mut best_in, mut best_out) = (f32::NEG_INFINITY, f32::NEG_INFINITY);
    let (mut best, mut second, mut sum) = (f32::NEG_INFINITY, f32::NEG_INFINITY, 0.0);
    let (mut ahead, mut ahead_later) = (0.0, 0.0);
    for seat in Seat::all(game.seats()).filter(|seat| *seat != own) {
        let theirs = points(game.keys()[seat.index()]);
        let later = if game.inside().contains(seat) {
            best_in = best_in.max(theirs);
            theirs + stake
        } else {
            best_out = best_out.max(theirs);
            theirs
        };
        (best, second) = if theirs > best { (theirs, best) } else { (best, second.max(theirs)) };
        sum += theirs;
        ahead += f32::from(u8::from(theirs > mine));
        ahead_later += f32::from(u8::from(later > mine + stake));
    }
    let others = (game.seats() - 1) as f32;
    let floor = |best: f32| best.max(-60.0); // nobody there counts as far behind
    let (best_in, best_out, second) = (floor(best_in), floor(best_out), floor(second));
    let last = f32::from(u8::from(game.round() == ROUNDS));
    let differences = [
        mine + alone - best, // leaving alone, and the others lose everything
        mine + stake - best_out.max(best_in + stake), // all leave
        mine + stake - best_out.max(best_in), // leaving with others who lose nothing
        mine - best_out.max(best_in + stake), // the others leave, and all is lost
        mine - best,         // all lose everything
        mine + alone - best_out.max(best_in + stake), // leaving alone; the others leave later
    ];
    for difference in differences {
        inputs.add(lead(difference));
        inputs.add(sign(difference));
        inputs.add(last * sign(difference));
    }
    for difference in [mine + stake - best_out, mine - best_in, mine - second, mine - sum / others] {
        inputs.add(lead(difference));
    }
    inputs.add(ahead / others);
    inputs.add(ahead_later / others);
    inputs.add(((best - mine) / (stake + 3.0)).clamp(-3.0, 3.0) / 3.0);
    inputs.add(last * lead(differences[0]));
}

/// What some players do, each with a chance of their own.
struct Crowd {
    none: f32,
    one: f32,
    all: f32,
    sum: f32,
    most: f32,
    second: f32,
    least: f32,
}

impl Crowd {
    #[inline]
    fn of(seats: SeatSet, chances: &[f32; MAX_SEATS]) -> Crowd {
        let mut crowd = Crowd { none: 1.0, one: 0.0, all: 1.0, sum: 0.0, most: 0.0, second: 0.0, least: 1.0 };
        for seat in seats {
            let chance = chances[seat.index()];
            crowd.one = crowd.one * (1.0 - chance) + crowd.none * chance;
            crowd.none *= 1.0 - chance;
            crowd.all *= chance;
            crowd.sum += chance;
            crowd.second = crowd.second.max(chance.min(crowd.most));
            crowd.most = crowd.most.max(chance);
            crowd.least = crowd.least.min(chance);
        }
        crowd
    }
}

/// What the others inside are expected to do.
pub fn company(game: &Fast, own: Seat, company: &Company, list: &mut [f32]) {
    let mut inputs = Inputs { list, next: 0 };
    let others = game.inside().without(SeatSet::one(own));
    let count = others.len().max(1) as f32;
    let now = Crowd::of(others, &company.leave);
    for value in [now.none, now.one, now.all, now.sum / count, now.sum / 3.0, now.most, now.second, now.least]
    {
        inputs.add(value);
    }
    let leader = others.into_iter().max_by_key(|seat| game.keys()[seat.index()]);
    inputs.add(leader.map_or(0.0, |seat| company.leave[seat.index()]));
    for after in [&company.after_treasure, &company.after_hazard] {
        let crowd = Crowd::of(others, after);
        for value in [crowd.none, crowd.sum / count, crowd.most, crowd.least] {
            inputs.add(value);
        }
    }
    for measure in [&company.early, &company.late, &company.kin] {
        inputs.add(others.into_iter().map(|seat| measure[seat.index()]).sum::<f32>() / count);
    }
    for measure in [&company.early, &company.late] {
        let all = Seat::all(game.seats()).filter(|seat| *seat != own).map(|seat| measure[seat.index()]);
        inputs.add(all.sum::<f32>() / (game.seats() - 1) as f32);
    }
    debug_assert_eq!(inputs.next, COMPANY);
}

/// The gems of each half of a deck's treasures.
static TREASURE: [[f32; 256]; 2] = {
    let mut sums = [[0.0; 256]; 2];
    let mut set = 0;
    while set < 256 {
        let mut place = 0;
        while place < GEMS.len() {
            if set >> (place % 8) & 1 == 1 {
                sums[place / 8][set] += GEMS[place] as f32;
            }
            place += 1;
        }
        set += 1;
    }
    sums
};
