//! How long a lone explorer needs to the finish: the yardstick of all bots.
//!
//! Nobody is alone on the track, but most of what a place, a gem or a machete is worth is how much sooner one arrives. So the
//! race is solved for one pawn that in each turn is offered a few characters at random and takes the best, for every place,
//! number of gems and number of machetes, on whatever board is played.

use super::track::Track;
use lost_temple_rules::{Board, Character, Effect, Token};
use std::sync::{Arc, Mutex};

/// More gems than this are worth no more: the Canoe goes 20 spaces at most.
const MOST_GEMS: usize = 12;
/// As many machetes as there are jungles.
const MOST_MACHETES: usize = 3;
const WIDTH: usize = (MOST_GEMS + 1) * (MOST_MACHETES + 1);

/// The chance that all gems are stolen before a turn.
const ROBBED: f32 = 0.06;
/// How many gems the Thief gets on average.
const LOOT: u8 = 1;
/// How many characters are offered each turn. More are in hand, but the best are often gone.
const OFFERED: usize = 3;
/// The Child's way to the next pawn, on average.
const CHILD: i16 = 2;
/// The values are worked out so many times over, each time from the last ones: moves back make them depend on one another.
const SWEEPS: usize = 5;

/// A track, and how long it takes to its finish from anywhere.
#[derive(Debug)]
pub(super) struct Race {
    pub track: Track,
    key: Key,
    /// The turns to the finish.
    turns: Costs,
    /// The chance not to be there after one turn, and after two.
    late: [Costs; 2],
}

#[derive(Clone, Debug)]
struct Key {
    board: Arc<Board>,
    players: usize,
    mandarin: bool,
}

/// What is to be kept low, for every place and purse.
#[derive(Debug)]
struct Costs {
    /// At the beginning of a turn.
    still: Vec<f32>,
    /// When a movement has just ended, before a token is revealed.
    landed: Vec<f32>,
}

/// The races worked out last. A race depends on nothing but its key, so remembering it changes no choice.
static KNOWN: Mutex<Vec<Arc<Race>>> = Mutex::new(Vec::new());
const MOST_KNOWN: usize = 16;

impl Key {
    fn fits(&self, board: &Arc<Board>, players: usize, mandarin: bool) -> bool {
        self.players == players
            && self.mandarin == mandarin
            && (Arc::ptr_eq(&self.board, board) || self.board == *board)
    }

    fn characters(&self) -> impl Iterator<Item = Character> + use<> {
        let mandarin = self.mandarin;
        Character::all().filter(move |it| mandarin || *it != Character::Mandarin)
    }
}

fn cell(track: &Track, position: i16, gems: u8, machetes: u8) -> usize {
    let gems = usize::from(gems).min(MOST_GEMS);
    let machetes = usize::from(machetes).min(MOST_MACHETES);
    (track.index(position) * (MOST_MACHETES + 1) + machetes) * (MOST_GEMS + 1) + gems
}

fn purses() -> impl Iterator<Item = (u8, u8)> {
    let machetes = (0..=MOST_MACHETES as u8).rev();
    machetes.flat_map(|machetes| (0..=MOST_GEMS as u8).rev().map(move |gems| (gems, machetes)))
}

impl Race {
    /// The race on this board for this many players.
    pub fn on(board: &Arc<Board>, players: usize, mandarin: bool) -> Arc<Race> {
        let mut known = match KNOWN.lock() {
            Ok(known) => known,
            Err(poisoned) => poisoned.into_inner(),
        };
        if let Some(race) = known.iter().find(|race| race.key.fits(board, players, mandarin)) {
            return race.clone();
        }
        let race = Arc::new(Race::solve(Key { board: board.clone(), players, mandarin }));
        if known.len() == MOST_KNOWN {
            known.remove(0);
        }
        known.push(race.clone());
        race
    }

    fn solve(key: Key) -> Race {
        let track = Track::new(&key.board, key.players);
        let guess = |at: usize| (track.len() - 1 - at) as f32 / 4.0;
        let guesses: Vec<f32> = (0..track.len() * WIDTH).map(|cell| guess(cell / WIDTH)).collect();
        let mut turns = Costs { still: guesses.clone(), landed: guesses };
        let places = || (track.rear..=track.finish).rev();
        for _ in 0..SWEEPS {
            for position in places() {
                turns.take_turn(None, position, 1.0, &track, &key);
                turns.land(position, &track);
            }
        }
        // Without a turn one is late, unless one is there.
        let there = |at: usize| f32::from(u8::from(at + 1 < track.len()));
        let now: Vec<f32> = (0..track.len() * WIDTH).map(|cell| there(cell / WIDTH)).collect();
        let now = Costs { still: now.clone(), landed: now };
        let next = |before: &Costs| {
            let mut costs = Costs { still: before.still.clone(), landed: before.landed.clone() };
            for position in places() {
                costs.take_turn(Some(before), position, 0.0, &track, &key);
            }
            // A token may move the pawn on or back to where the next one lies.
            for position in places().chain(places()) {
                costs.land(position, &track);
            }
            costs
        };
        let one = next(&now);
        let two = next(&one);
        Race { track, key, turns, late: [one, two] }
    }

    /// The turns to the finish from here.
    pub fn turns(&self, position: i16, gems: u8, machetes: u8) -> f32 {
        self.turns.still[cell(&self.track, position, gems, machetes)]
    }

    /// The chance not to be at the finish after one turn, and after two.
    pub fn late(&self, position: i16, gems: u8, machetes: u8) -> [f32; 2] {
        let cell = cell(&self.track, position, gems, machetes);
        [self.late[0].still[cell], self.late[1].still[cell]]
    }

    /// The turns to the finish for a pawn that has just ended a movement here, before it reveals a token if there is one.
    pub fn landed(&self, position: i16, gems: u8, machetes: u8) -> f32 {
        self.turns.landed[cell(&self.track, position, gems, machetes)]
    }

    /// The turns to the finish after this token was revealed here.
    pub fn revealed(&self, token: Token, position: i16, gems: u8, machetes: u8) -> f32 {
        self.turns.revealed(token, position, gems, machetes, &self.track)
    }

    /// The turns to the finish after a turn with this character, used as well as it can be for the race; the gem is taken
    /// already. The next pawn stands on `next_pawn`.
    pub fn after(&self, character: Character, at: i16, gems: u8, machetes: u8, next_pawn: i16) -> f32 {
        self.turns.after(character, [at, next_pawn], gems, machetes, &self.track, self.key.players)
    }
}

impl Costs {
    /// Works out what a turn costs here: `price`, and what is left after it by `after`, or by the same costs.
    fn take_turn(&mut self, after: Option<&Costs>, position: i16, price: f32, track: &Track, key: &Key) {
        for (gems, machetes) in purses() {
            let costs = after.unwrap_or(self);
            let kept = costs.best_turn(position, gems + 1, machetes, track, key);
            let robbed = costs.best_turn(position, 1, machetes, track, key);
            let there = position == track.finish;
            let cost = if there { 0.0 } else { price + (1.0 - ROBBED) * kept + ROBBED * robbed };
            self.still[cell(track, position, gems, machetes)] = cost;
        }
    }

    /// Works out what a movement that ends here leaves to be done.
    fn land(&mut self, position: i16, track: &Track) {
        for (gems, machetes) in purses() {
            let cell = cell(track, position, gems, machetes);
            self.landed[cell] = match track.event(position) {
                Some(_) if position != track.finish => self.average_token(position, gems, machetes, track),
                _ => self.still[cell],
            };
        }
    }

    fn still(&self, track: &Track, position: i16, gems: u8, machetes: u8) -> f32 {
        self.still[cell(track, position, gems, machetes)]
    }

    fn walked(&self, from: i16, spaces: i16, gems: u8, machetes: u8, track: &Track) -> f32 {
        let (to, used) = track.walk(from, spaces, machetes);
        self.landed[cell(track, to, gems, machetes - used)]
    }

    fn revealed(&self, token: Token, at: i16, gems: u8, machetes: u8, track: &Track) -> f32 {
        match token.effect() {
            Effect::Idol => self.still(track, at, gems, machetes),
            Effect::Gain { gems: more } => self.still(track, at, gems.saturating_add(more), machetes),
            Effect::Lose { gems: less } => self.still(track, at, gems.saturating_sub(less), machetes),
            Effect::Move { spaces } => self.walked(at, spaces, gems, machetes, track),
            Effect::GainMachete => self.still(track, at, gems, machetes + 1),
            Effect::LoseMachete => self.still(track, at, gems, machetes.saturating_sub(1)),
        }
    }

    fn average_token(&self, position: i16, gems: u8, machetes: u8, track: &Track) -> f32 {
        let (mut sum, mut total) = (0.0, 0.0);
        for (token, count) in Token::all().zip(track.mix).filter(|(_, count)| *count > 0) {
            sum += f32::from(count) * self.revealed(token, position, gems, machetes, track);
            total += f32::from(count);
        }
        sum / total
    }

    /// What is left after a turn with the best of the characters that are offered; the gem is taken already.
    fn best_turn(&self, position: i16, gems: u8, machetes: u8, track: &Track, key: &Key) -> f32 {
        let mut after = [f32::INFINITY; 10];
        let mut count = 0;
        for (slot, character) in after.iter_mut().zip(key.characters()) {
            let pawns = [position, position + CHILD];
            *slot = self.after(character, pawns, gems, machetes, track, key.players);
            count += 1;
        }
        after[..count].sort_unstable_by(f32::total_cmp);
        // The chance that the best of the offered is the one with this rank: those better are not offered, this one is.
        let mut missed = 1.0;
        let mut sum = 0.0;
        for (rank, cost) in after[..count].iter().enumerate() {
            let left = (count - rank) as f32;
            let offered = (OFFERED as f32 / left).min(1.0);
            sum += missed * offered * cost;
            missed *= 1.0 - offered;
        }
        sum
    }

    fn after(
        &self,
        character: Character,
        [at, next_pawn]: [i16; 2],
        gems: u8,
        machetes: u8,
        track: &Track,
        players: usize,
    ) -> f32 {
        let stay = self.still(track, at, gems, machetes);
        let walked = |spaces, gems, machetes| self.walked(at, spaces, gems, machetes, track);
        let step = |gems, machetes| f32::min(walked(1, gems, machetes), walked(2, gems, machetes));
        let toll = |goal: i16| stay.min(walked(goal - at, gems.saturating_sub(2), machetes));
        match character {
            Character::Shaman => stay,
            Character::Thief => step(gems + LOOT, machetes),
            Character::Seer => step(gems, machetes),
            Character::Priest if gems >= 2 => toll(track.temple(at)),
            Character::Elder if gems >= 2 => track.village(at).map_or(stay, toll),
            Character::Priest | Character::Elder => stay,
            Character::Artisan => step(gems, machetes + 1),
            Character::Scout => (1..=gems.min(MOST_GEMS as u8))
                .map(|paid| walked(paid.into(), gems - paid, machetes))
                .fold(stay, f32::min),
            Character::Canoe if gems > 0 => walked((2 * i16::from(gems)).min(20), 0, machetes),
            Character::Canoe => stay,
            Character::Child if next_pawn > at => walked(next_pawn - at, gems, machetes),
            Character::Child => stay,
            Character::Mandarin => walked(players.div_ceil(2) as i16, gems, machetes),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn race(players: usize) -> Arc<Race> {
        Race::on(&Board::shipped()[0], players, false)
    }

    /// One space before the finish with one gem after taking it, only Shaman, Priest and Elder do not get there: late is who is
    /// offered just these three of nine.
    #[test]
    fn the_last_step_by_hand() {
        let race = race(4);
        let [one, two] = race.late(race.track.finish - 1, 0, 0);
        assert!((one - 1.0 / 84.0).abs() < 1e-4, "{one}");
        assert!(two < one * one * 1.1, "{two}");
        let turns = race.turns(race.track.finish - 1, 0, 0);
        assert!((1.0 + one..1.02 + one).contains(&turns), "{turns}");
    }

    /// More gems, and machetes before a jungle, never make the way longer by much; nothing is left to do at the finish.
    #[test]
    fn more_is_not_worse() {
        for players in 2..=8 {
            let race = race(players);
            assert!(race.turns(race.track.finish, 3, 1).abs() < 1e-6);
            for position in race.track.rear..race.track.finish {
                for gems in 0..MOST_GEMS as u8 {
                    let here = race.turns(position, gems, 0);
                    assert!((1.0..60.0).contains(&here), "{here} turns from {position}");
                    assert!(race.turns(position, gems + 1, 0) <= here + 0.3, "a gem more at {position}");
                    assert!(race.turns(position, gems, 1) <= here + 0.3, "a machete more at {position}");
                    let [one, two] = race.late(position, gems, 0);
                    assert!((-1e-6..=1.0 + 1e-6).contains(&one) && two <= one + 0.05);
                }
            }
        }
    }
}
