//! How many turns a lone explorer needs to the finish: the measure that all bots use.
//!
//! Nobody is alone on the track, but most of what a place, a gem or a machete is worth is how much sooner a player arrives. So
//! the race is solved for one pawn that in each turn is offered a few characters at random and takes the best, for every place,
//! number of gems and number of machetes, on any board.

use game_core::sort_few;
use lost_temple_fast::{Track, canoe_spaces};
use lost_temple_rules::{Board, CHARACTERS, Character, Effect, Knowledge, TOLL, Token};
use std::sync::{Arc, Mutex, PoisonError};

/// More gems than this are worth no more: the Canoe goes 20 spaces at most.
const MAX_GEMS: u8 = 12;
/// As many machetes as there are jungles.
const MAX_MACHETES: u8 = 3;
/// How many states there are for each place.
const WIDTH: usize = (MAX_GEMS as usize + 1) * (MAX_MACHETES as usize + 1);

/// The chance that all gems are stolen before a turn.
const ROBBED: f32 = 0.06;
/// How many gems the Thief gets on average.
const LOOT: u8 = 1;
/// How many characters are offered each turn. More are in hand, but the best are often gone.
const OFFERED: usize = 3;
/// The Child's way to the next pawn, on average.
const CHILD: u8 = 2;
/// The values are improved this many times, each time from the last ones: moves back make them depend on one another.
const SWEEPS: usize = 5;

/// A track, and how long it takes to its finish from anywhere.
#[derive(Debug)]
pub struct Race {
    pub track: Arc<Track>,
    turns: Costs,
    /// The chance not to be there after one turn, and after two.
    late: [Costs; 2],
}

/// Something to minimize, for every place, number of gems and number of machetes.
#[derive(Clone, Debug)]
struct Costs {
    /// At the beginning of a turn.
    waiting: Vec<f32>,
    /// When a movement has just ended, before a token is revealed.
    landed: Vec<f32>,
}

/// The races solved last. A race depends on nothing but its track, so the cache changes no choice.
static SOLVED: Mutex<Vec<Arc<Race>>> = Mutex::new(Vec::new());
const MAX_SOLVED: usize = 16;

fn cell(place: u8, gems: u8, machetes: u8) -> usize {
    let (gems, machetes) = (gems.min(MAX_GEMS), machetes.min(MAX_MACHETES));
    usize::from(place) * WIDTH + usize::from(machetes) * (MAX_GEMS as usize + 1) + usize::from(gems)
}

fn purses() -> impl Iterator<Item = (u8, u8)> {
    let machetes = (0..=MAX_MACHETES).rev();
    machetes.flat_map(|machetes| (0..=MAX_GEMS).rev().map(move |gems| (gems, machetes)))
}

impl Race {
    /// The race at this table.
    pub fn of(known: &Knowledge) -> Arc<Race> {
        let public = known.public();
        Race::on(&public.board, public.players(), public.mandarin)
    }

    /// The race on this board.
    pub fn on(board: &Arc<Board>, players: usize, mandarin: bool) -> Arc<Race> {
        let mut solved = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
        let fits = |race: &&Arc<Race>| {
            let track = &race.track;
            track.players() == players
                && track.mandarin() == mandarin
                && (Arc::ptr_eq(track.board(), board) || track.board() == board)
        };
        if let Some(race) = solved.iter().find(fits) {
            return race.clone();
        }
        let race = Arc::new(Race::solve(Track::on(board, players, mandarin)));
        if solved.len() == MAX_SOLVED {
            solved.remove(0);
        }
        solved.push(race.clone());
        race
    }

    fn solve(track: Arc<Track>) -> Race {
        let by_place = |cost: fn(u8) -> f32| {
            let costs: Vec<f32> =
                (0..=track.finish()).flat_map(|place| [cost(track.finish() - place); WIDTH]).collect();
            Costs { waiting: costs.clone(), landed: costs }
        };
        let places = || (0..=track.finish()).rev();
        let mut turns = by_place(|left| f32::from(left) / 4.0);
        for _ in 0..SWEEPS {
            for place in places() {
                turns.take_turn(None, place, 1.0, &track);
                turns.land(place, &track);
            }
        }
        let next = |before: &Costs| {
            let mut costs = before.clone();
            for place in places() {
                costs.take_turn(Some(before), place, 0.0, &track);
            }
            // A token may move the pawn on or back to where the next one lies.
            for place in places().chain(places()) {
                costs.land(place, &track);
            }
            costs
        };
        // Without a turn every pawn is late but one that is there.
        let one = next(&by_place(|left| f32::from(left.min(1))));
        let two = next(&one);
        Race { track, turns, late: [one, two] }
    }

    pub fn turns(&self, place: u8, gems: u8, machetes: u8) -> f32 {
        self.turns.waiting(place, gems, machetes)
    }

    /// The chance not to be at the finish after one turn, and after two.
    pub fn late(&self, place: u8, gems: u8, machetes: u8) -> [f32; 2] {
        self.late.each_ref().map(|costs| costs.waiting(place, gems, machetes))
    }

    /// The turns to the finish for a pawn that has just ended a movement here, before it reveals a token if there is one.
    pub fn landed(&self, place: u8, gems: u8, machetes: u8) -> f32 {
        self.turns.landed[cell(place, gems, machetes)]
    }

    /// The turns to the finish after this token was revealed here.
    pub fn revealed(&self, token: Token, place: u8, gems: u8, machetes: u8) -> f32 {
        self.turns.revealed(token, place, gems, machetes, &self.track)
    }

    /// The turns to the finish after a turn with this character, used as well as it can be for the race; the gem is taken
    /// already. The next pawn stands on `next_pawn`.
    pub fn after(&self, character: Character, at: u8, gems: u8, machetes: u8, next_pawn: u8) -> f32 {
        self.turns.after(character, [at, next_pawn], gems, machetes, &self.track)
    }
}

impl Costs {
    /// Works out what a turn costs here: `price`, and what is left after it by `after`, or by the same costs.
    fn take_turn(&mut self, after: Option<&Costs>, place: u8, price: f32, track: &Track) {
        for (gems, machetes) in purses() {
            let costs = after.unwrap_or(self);
            let kept = costs.best_turn(place, gems + 1, machetes, track);
            let robbed = costs.best_turn(place, 1, machetes, track);
            let there = place == track.finish();
            let cost = if there { 0.0 } else { price + (1.0 - ROBBED) * kept + ROBBED * robbed };
            self.waiting[cell(place, gems, machetes)] = cost;
        }
    }

    /// Works out what a movement that ends here leaves to be done.
    fn land(&mut self, place: u8, track: &Track) {
        for (gems, machetes) in purses() {
            self.landed[cell(place, gems, machetes)] = match track.event(place) {
                Some(_) => self.average_token(place, gems, machetes, track),
                None => self.waiting(place, gems, machetes),
            };
        }
    }

    fn waiting(&self, place: u8, gems: u8, machetes: u8) -> f32 {
        self.waiting[cell(place, gems, machetes)]
    }

    fn walked(&self, from: u8, spaces: i16, gems: u8, machetes: u8, track: &Track) -> f32 {
        let (to, cut) = track.walk(from, spaces, machetes);
        self.landed[cell(to, gems, machetes - cut)]
    }

    fn revealed(&self, token: Token, at: u8, gems: u8, machetes: u8, track: &Track) -> f32 {
        match token.effect() {
            Effect::Idol => self.waiting(at, gems, machetes),
            Effect::Gain { gems: more } => self.waiting(at, gems.saturating_add(more), machetes),
            Effect::Lose { gems: less } => self.waiting(at, gems.saturating_sub(less), machetes),
            Effect::Move { spaces } => self.walked(at, spaces, gems, machetes, track),
            Effect::GainMachete => self.waiting(at, gems, machetes + 1),
            Effect::LoseMachete => self.waiting(at, gems, machetes.saturating_sub(1)),
        }
    }

    fn average_token(&self, place: u8, gems: u8, machetes: u8, track: &Track) -> f32 {
        let (mut sum, mut total) = (0.0, 0.0);
        let counts = Token::all().map(|token| (token, track.board().count(token)));
        for (token, count) in counts.filter(|(_, count)| *count > 0) {
            sum += f32::from(count) * self.revealed(token, place, gems, machetes, track);
            total += f32::from(count);
        }
        sum / total
    }

    /// What is left after a turn with the best of the characters that are offered; the gem is taken already.
    fn best_turn(&self, place: u8, gems: u8, machetes: u8, track: &Track) -> f32 {
        let mut after = [f32::INFINITY; CHARACTERS];
        let count = track.characters();
        for (slot, character) in after[..count].iter_mut().zip(Character::all()) {
            *slot = self.after(character, [place, place + CHILD], gems, machetes, track);
        }
        sort_few(&mut after[..count], |one, other| one.total_cmp(other).is_lt());
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
        [at, next_pawn]: [u8; 2],
        gems: u8,
        machetes: u8,
        track: &Track,
    ) -> f32 {
        let stay = self.waiting(at, gems, machetes);
        let walked = |spaces, gems, machetes| self.walked(at, spaces, gems, machetes, track);
        let to = |goal: u8, gems| walked(i16::from(goal) - i16::from(at), gems, machetes);
        let step = |gems, machetes| f32::min(walked(1, gems, machetes), walked(2, gems, machetes));
        let toll = |goal: u8| stay.min(to(goal, gems.saturating_sub(TOLL)));
        match character {
            Character::Shaman => stay,
            Character::Thief => step(gems + LOOT, machetes),
            Character::Seer => step(gems, machetes),
            Character::Priest if gems >= TOLL => toll(track.temple(at)),
            Character::Elder if gems >= TOLL => track.village(at).map_or(stay, toll),
            Character::Priest | Character::Elder => stay,
            Character::Artisan => step(gems, machetes + 1),
            Character::Scout => (1..=gems.min(MAX_GEMS))
                .map(|paid| walked(paid.into(), gems - paid, machetes))
                .fold(stay, f32::min),
            Character::Canoe if gems > 0 => walked(canoe_spaces(gems), 0, machetes),
            Character::Canoe => stay,
            Character::Child if next_pawn > at => to(next_pawn, gems),
            Character::Child => stay,
            Character::Mandarin => walked(track.players().div_ceil(2) as i16, gems, machetes),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::random_games;
    use lost_temple_rules::{Explorer, Outlook, Walk};

    fn race(players: usize) -> Arc<Race> {
        Race::on(&Board::shipped()[0], players, false)
    }

    /// One space before the finish with one gem after taking it, only Shaman, Priest and Elder do not get there: a player is late
    /// who is offered just these three of nine.
    #[test]
    fn the_last_step_by_hand() {
        let race = race(4);
        let [one, two] = race.late(race.track.finish() - 1, 0, 0);
        assert!((one - 1.0 / 84.0).abs() < 1e-4, "{one}");
        assert!(two < one * one * 1.1, "{two}");
        let turns = race.turns(race.track.finish() - 1, 0, 0);
        assert!((1.0 + one..1.02 + one).contains(&turns), "{turns}");
    }

    /// What a character leaves to be done follows from where the rules say it goes.
    #[test]
    fn characters_go_where_the_rules_say() {
        let mut compared = 0;
        random_games(14, |known, _| {
            let public = known.public();
            let race = Race::of(known);
            let rear = public.board.rear();
            for (seat, explorer) in public.explorers.iter() {
                let Explorer { position, gems, machetes, .. } = *explorer;
                let (at, gems) = ((position - rear) as u8, gems + 1);
                if gems > MAX_GEMS {
                    continue;
                }
                let stay = race.turns(at, gems, machetes);
                let landed = |walk: &Walk, paid: u8| {
                    race.landed((walk.to - rear) as u8, gems - paid, machetes - walk.cut.len() as u8)
                };
                let walk = |spaces| public.board.walk(public.finish(), position, spaces, machetes);
                let scout = (1..=gems).map(|paid| landed(&walk(paid.into()), paid)).fold(stay, f32::min);
                for it in public.characters().but(Character::Mandarin).iter() {
                    let (turns, next_pawn) = match (it, public.outlook(seat, it, 1)) {
                        (Character::Thief | Character::Artisan, _) => continue, // they change the purse first
                        (Character::Scout, _) => (scout, at),
                        (Character::Priest | Character::Elder, Outlook::Pays(toll, walk)) => {
                            (stay.min(landed(&walk, toll)), at)
                        }
                        (_, Outlook::Pays(gems, walk)) => (landed(&walk, gems), at),
                        (_, Outlook::Goes(walk)) => (landed(&walk, 0), at + walk.spaces as u8),
                        (_, Outlook::Walks(two)) => (landed(&walk(1), 0).min(landed(&two, 0)), at),
                        (_, Outlook::Names | Outlook::Stays { .. }) => (stay, at),
                    };
                    let after = race.after(it, at, gems, machetes, next_pawn);
                    assert!((after - turns).abs() < 1e-6, "{it} from {position}: {after}, {turns}");
                    compared += 1;
                }
            }
        });
        assert!(compared > 5_000, "{compared}");
    }

    /// More gems, and machetes before a jungle, never make the way longer by much; nothing is left to do at the finish.
    #[test]
    fn more_is_not_worse() {
        for players in 2..=8 {
            let race = race(players);
            assert!(race.turns(race.track.finish(), 3, 1).abs() < 1e-6);
            for place in 0..race.track.finish() {
                for gems in 0..MAX_GEMS {
                    let here = race.turns(place, gems, 0);
                    assert!((1.0..60.0).contains(&here), "{here} turns from {place}");
                    assert!(race.turns(place, gems + 1, 0) <= here + 0.3, "a gem more at {place}");
                    assert!(race.turns(place, gems, 1) <= here + 0.3, "a machete more at {place}");
                    let [one, two] = race.late(place, gems, 0);
                    assert!((-1e-6..=1.0 + 1e-6).contains(&one) && two <= one + 0.05);
                }
            }
        }
    }
}
