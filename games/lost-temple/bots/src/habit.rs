//! How a sensible player acts without thinking long: what the bots expect of others, and play on with when they look ahead.

use super::race::Race;
use super::world::{CHARACTERS, World, character, index};
use game_core::{Draw, MAX_SEATS, SplitMix};
use lost_temple_rules::{Action, Character, CharacterSet, Due, Knowledge};

/// A character that is better by so many turns is picked e times as often.
const PICK_SPREAD: f32 = 0.5;
/// How likely even one who thinks takes everybody else for a racer when he names a character.
const SIMPLE: f32 = 0.5;

/// How gladly each seat picks each character, the best 1.
pub(super) type Liking = [[f32; CHARACTERS]; MAX_SEATS];

/// What everybody would like to have and do at this table.
#[derive(Clone, Debug)]
pub(super) struct Habit<'a> {
    pub race: &'a Race,
    /// What is picked for the race alone, and what by those who think further.
    pub minds: [Liking; 2],
    /// How likely each seat picks for the race alone.
    pub racer: [f32; MAX_SEATS],
    /// The cards that do not lie face up.
    pub hidden: CharacterSet,
    /// The seat for which the tokens that the world knows are no secret.
    pub thinker: usize,
}

impl<'a> Habit<'a> {
    pub fn of(known: &Knowledge, world: &World, race: &'a Race) -> Habit<'a> {
        let liking = racers(world, race);
        let hidden = known.public().characters().without(known.up().collect());
        Habit { race, minds: [liking; 2], racer: [1.0; MAX_SEATS], hidden, thinker: known.seat().index() }
    }

    /// How likely each card of a hand is picked.
    pub fn odds(&self, seat: usize, hand: CharacterSet) -> [f32; CHARACTERS] {
        let mut odds = [0.0; CHARACTERS];
        let shares = [self.racer[seat], 1.0 - self.racer[seat]];
        for (mind, share) in self.minds.iter().zip(shares).filter(|(_, share)| *share > 0.0) {
            let liking = &mind[seat];
            let total: f32 = hand.iter().map(|it| liking[index(it)]).sum();
            for it in hand.iter() {
                odds[index(it)] += share * liking[index(it)] / total;
            }
        }
        odds
    }

    /// Picks a card of a hand, the better ones more often.
    pub fn pick(&self, seat: usize, hand: CharacterSet, draw: &mut SplitMix) -> Character {
        let mind = if self.racer[seat] >= 1.0 || unit(draw) < self.racer[seat] { 0 } else { 1 };
        let liking = &self.minds[mind][seat];
        let mut list = [0.0; CHARACTERS];
        hand.iter().for_each(|it| list[index(it)] = liking[index(it)]);
        character(weighted(&list, draw))
    }

    /// Plays the round to its end.
    pub fn play_out(&self, world: &mut World, draw: &mut SplitMix) {
        while let Some((seat, due)) = world.go_on(&self.race.track, draw) {
            self.finish_turn(world, seat, due, draw);
        }
    }

    /// Plays a turn to its end.
    pub fn finish_turn(&self, world: &mut World, seat: usize, due: Due, draw: &mut SplitMix) {
        let mut due = Some(due);
        while let Some(now) = due {
            let action = self.choose(world, seat, now, draw);
            due = self.act(world, seat, now, action, draw);
        }
    }

    /// A choice takes effect; what is due next in the same turn.
    pub fn act(
        &self,
        world: &mut World,
        seat: usize,
        due: Due,
        action: Action,
        draw: &mut SplitMix,
    ) -> Option<Due> {
        match (due, action) {
            (_, Action::Look(first, second)) => world.look([first, second], &self.race.track, draw),
            (Due::Swap(first, second), Action::Swap(true)) => world.swap(first, second, &self.race.track),
            _ => {}
        }
        world.act(seat, action, &self.race.track, draw)
    }

    /// What he would do for the race alone.
    pub fn choose(&self, world: &World, seat: usize, due: Due, draw: &mut SplitMix) -> Action {
        let (at, gems, machetes) = (world.position[seat], world.gems[seat], world.machetes[seat]);
        match due {
            Due::Name => Action::Name(self.name(world, seat, draw)),
            Due::Look => look_ahead(world, &self.race.track.events, seat),
            Due::Swap(first, second) => {
                let mut swapped = world.clone();
                swapped.swap(first, second, &self.race.track);
                Action::Swap(self.best_steps(&swapped, seat).1 < self.best_steps(world, seat).1 - 1e-4)
            }
            Due::Steps => Action::Steps(self.best_steps(world, seat).0),
            Due::Pay => {
                let track = &self.race.track;
                let elder = world.called == usize::from(Character::Elder.number());
                let goal = if elder { track.village(at).unwrap_or(at) } else { track.temple(at) };
                let moved = self.walked(world, seat, goal - at, gems.saturating_sub(2));
                Action::Pay(moved < self.race.turns(at, gems, machetes))
            }
            Due::PayGems => {
                let mut best = (0, self.race.turns(at, gems, machetes));
                for paid in 1..=gems {
                    let turns = self.walked(world, seat, paid.into(), gems - paid);
                    if turns < best.1 {
                        best = (paid, turns);
                    }
                }
                Action::PayGems(best.0)
            }
            Due::Take => Action::Take(true),
            Due::Pick => Action::Pick(Character::Shaman), // never asked: picks are made by `pick`
        }
    }

    /// The turns to the finish after a movement, with what is known of the token there.
    fn walked(&self, world: &World, seat: usize, spaces: i16, gems: u8) -> f32 {
        let machetes = world.machetes[seat];
        let (to, used) = self.race.track.walk(world.position[seat], spaces, machetes);
        let seer = world.called == usize::from(Character::Seer.number());
        let token = self.race.track.event(to).and_then(|event| world.tokens[event]);
        match token.filter(|_| seer || seat == self.thinker) {
            Some(token) => self.race.revealed(token, to, gems, machetes - used),
            None => self.race.landed(to, gems, machetes - used),
        }
    }

    fn best_steps(&self, world: &World, seat: usize) -> (u8, f32) {
        let gems = world.gems[seat];
        let (one, two) = (self.walked(world, seat, 1, gems), self.walked(world, seat, 2, gems));
        if one < two { (1, one) } else { (2, two) }
    }

    /// Names the character of somebody worth it: whoever may hold it, as far as everybody can guess.
    fn name(&self, world: &World, seat: usize, draw: &mut SplitMix) -> Character {
        let thief = world.called == usize::from(Character::Thief.number());
        let mut score = [0.0; CHARACTERS];
        let simple = unit(draw) < SIMPLE + (1.0 - SIMPLE) * self.racer[seat];
        for other in (0..world.players).filter(|other| *other != seat) {
            let gain = if thief {
                f32::from(world.gems[other])
            } else {
                self.race.turns(world.position[seat], world.gems[seat], world.machetes[seat])
                    - self.race.turns(world.position[other], world.gems[seat], world.machetes[seat])
            };
            if gain > 0.0 {
                let odds = if simple { self.minds[0][other] } else { self.odds(other, self.hidden) };
                for (slot, odds) in score.iter_mut().zip(odds) {
                    *slot += gain * odds;
                }
            }
        }
        for (place, slot) in score.iter_mut().enumerate() {
            let it = character(place);
            let pointless = place < world.called || !self.hidden.contains(it);
            let own = world.holder[place] == Some(seat as u8);
            *slot = if pointless || own { 0.0 } else { *slot * *slot };
        }
        if score.iter().sum::<f32>() > 0.0 {
            return character(weighted(&score, draw));
        }
        // Nobody is worth it: best a card that nobody holds.
        let named = (world.called..world.characters).map(character);
        named.rev().find(|it| !self.hidden.contains(*it)).unwrap_or(character(world.characters - 1))
    }
}

/// What everybody would pick for the race alone.
pub(super) fn racers(world: &World, race: &Race) -> Liking {
    let mut liking = [[0.0; CHARACTERS]; MAX_SEATS];
    for (seat, liking) in liking.iter_mut().enumerate().take(world.players) {
        let after = turns_after(world, race, seat);
        let best = after.iter().copied().fold(f32::INFINITY, f32::min);
        for (slot, turns) in liking.iter_mut().zip(after) {
            *slot = ((best - turns) / PICK_SPREAD).exp().max(1e-9);
        }
    }
    liking
}

/// For each character the turns to the finish if this seat used it now.
///
/// Shaman and Thief count as if they always hit whom they are after. They often miss, but what they bring somebody else loses:
/// one makes up for the other.
pub(super) fn turns_after(world: &World, race: &Race, seat: usize) -> [f32; CHARACTERS] {
    let (at, machetes) = (world.position[seat], world.machetes[seat]);
    let gems = world.gems[seat].saturating_add(1);
    let others = (0..world.players).filter(|other| *other != seat);
    let next = world.next_pawn(at).unwrap_or(at);
    let mut after = [f32::INFINITY; CHARACTERS];
    for (place, slot) in after.iter_mut().enumerate().take(world.characters) {
        let it = character(place);
        let alone = race.after(it, at, gems, machetes, next);
        *slot = match it {
            Character::Shaman => {
                let swapped = others.clone().map(|other| race.turns(world.position[other], gems, machetes));
                swapped.fold(alone, f32::min)
            }
            Character::Thief => {
                let loot = others.clone().map(|other| world.gems[other]).max().unwrap_or(0);
                race.after(Character::Seer, at, gems.saturating_add(loot), machetes, next)
            }
            _ => alone,
        };
    }
    after
}

/// Looks at the tokens within reach, or else at the next ones ahead.
pub(super) fn look_ahead(world: &World, events: &[u8], seat: usize) -> Action {
    let at = world.position[seat];
    // The nearest ahead first, those not yet seen before those seen; what lies behind comes last.
    let cost = |space: &u8| {
        let away = i16::from(*space) - at;
        let event = events.iter().position(|event| event == space);
        let seen = event.is_some_and(|event| world.tokens[event].is_some());
        (away <= 0, seen && away > 2, away.abs())
    };
    let mut by_interest = events.to_vec();
    by_interest.sort_by_key(cost);
    match by_interest[..] {
        [first, second, ..] => Action::Look(first.min(second), first.max(second)),
        _ => Action::Steps(1), // never asked: with fewer than two there is nothing to choose
    }
}

/// A place of the list, as likely as its weight says.
pub(super) fn weighted(weights: &[f32], draw: &mut SplitMix) -> usize {
    let total: f32 = weights.iter().sum();
    let mut ticket = total * unit(draw);
    let mut last = 0;
    for (place, weight) in weights.iter().enumerate() {
        if *weight > 0.0 {
            last = place;
            ticket -= weight;
            if ticket < 0.0 {
                break;
            }
        }
    }
    last
}

/// A number from 0 up to 1.
pub(super) fn unit(draw: &mut SplitMix) -> f32 {
    (draw.next_word() >> 40) as f32 / (1_u64 << 24) as f32
}
