//! How a sensible player acts without thinking long: what the bots expect of others, and how they play rounds to their end when
//! they look ahead.

use super::race::Race;
use bots::math::expf;
use game_core::{Draw, MAX_SEATS, SplitMix, sort_few};
use lost_temple_fast::Fast;
use lost_temple_rules::{Action, CHARACTERS, Character, CharacterSet, Due, Knowledge};

/// A character that is better by this many turns is picked e times as often.
const PICK_SPREAD: f32 = 0.5;
/// How likely even a thinker takes all others for racers when naming a character.
const SIMPLE: f32 = 0.5;

/// How much each seat wants each character, by its index; the best has 1.
pub type Preferences = [[f32; CHARACTERS]; MAX_SEATS];

/// What all players would like to have and do at this table.
#[derive(Clone, Debug)]
pub struct Rollout<'a> {
    pub race: &'a Race,
    /// What racers pick, who only think of the race, and what thinkers pick.
    pub preferences: [Preferences; 2],
    pub racer: [f32; MAX_SEATS],
    /// What thinkers name as Shaman and as Thief, once that has been worked out.
    pub names: Option<[Preferences; 2]>,
    /// The cards that do not lie face up.
    pub hidden: CharacterSet,
    /// The seat that knows the tokens that are not unseen; no seat for someone who only watches.
    pub me: usize,
}

impl<'a> Rollout<'a> {
    /// All players are racers.
    pub fn new(known: &Knowledge, table: &Fast, race: &'a Race) -> Rollout<'a> {
        let preferences = racers(table, race);
        let hidden = known.public().characters().without(known.up().collect());
        Rollout {
            race,
            preferences: [preferences; 2],
            racer: [1.0; MAX_SEATS],
            names: None,
            hidden,
            me: known.seat().index(),
        }
    }

    pub fn odds(&self, seat: usize, hand: CharacterSet) -> [f32; CHARACTERS] {
        let mut odds = [0.0; CHARACTERS];
        let shares = [self.racer[seat], 1.0 - self.racer[seat]];
        for (preferences, share) in self.preferences.iter().zip(shares).filter(|(_, share)| *share > 0.0) {
            let wanted = &preferences[seat];
            let total: f32 = hand.iter().map(|it| wanted[it.index()]).sum();
            for it in hand.iter() {
                odds[it.index()] += share * wanted[it.index()] / total;
            }
        }
        odds
    }

    /// Picks a card of a hand, the better ones more often.
    pub fn pick(&self, seat: usize, hand: CharacterSet, draw: &mut SplitMix) -> Character {
        let racer = self.racer[seat] >= 1.0 || unit(draw) < self.racer[seat];
        let wanted = &self.preferences[usize::from(!racer)][seat];
        let mut weights = [0.0; CHARACTERS];
        hand.iter().for_each(|it| weights[it.index()] = wanted[it.index()]);
        weighted_character(&weights, draw)
    }

    pub fn play_out(&self, table: &mut Fast, draw: &mut SplitMix) {
        while let Some((seat, due)) = table.asked() {
            let action = self.choose(table, seat, due, draw);
            table.answer(action, draw);
        }
    }

    pub fn choose(&self, table: &Fast, seat: usize, due: Due, draw: &mut SplitMix) -> Action {
        let (at, gems, machetes) = (table.places()[seat], table.gems(seat), table.machetes(seat));
        match due {
            Due::Name => Action::Name(self.name(table, seat, draw)),
            Due::Look => look_ahead(table, seat),
            Due::Swap(..) => {
                let mut swapped = table.clone();
                swapped.answer(Action::Swap(true), draw);
                Action::Swap(self.best_steps(&swapped, seat).1 < self.best_steps(table, seat).1 - 1e-4)
            }
            Due::Steps => Action::Steps(self.best_steps(table, seat).0),
            Due::Pay => {
                let spaces = i16::from(table.toll_leads_to(seat)) - i16::from(at);
                let moved = self.walked(table, seat, spaces, gems.saturating_sub(2));
                Action::Pay(moved < self.race.turns(at, gems, machetes))
            }
            Due::PayGems => {
                let mut best = (0, self.race.turns(at, gems, machetes));
                for paid in 1..=gems {
                    let turns = self.walked(table, seat, paid.into(), gems - paid);
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
    fn walked(&self, table: &Fast, seat: usize, spaces: i16, gems: u8) -> f32 {
        let machetes = table.machetes(seat);
        let (to, cut) = self.race.track.walk(table.places()[seat], spaces, machetes);
        let seer = table.called() == Some(Character::Seer);
        let token = self.race.track.event(to).and_then(|event| table.token(event));
        match token.filter(|_| seer || seat == self.me) {
            Some(token) => self.race.revealed(token, to, gems, machetes - cut),
            None => self.race.landed(to, gems, machetes - cut),
        }
    }

    fn best_steps(&self, table: &Fast, seat: usize) -> (u8, f32) {
        let gems = table.gems(seat);
        let (one, two) = (self.walked(table, seat, 1, gems), self.walked(table, seat, 2, gems));
        if one < two { (1, one) } else { (2, two) }
    }

    /// How much a seat gains if it hits another: the Thief gets gems, the Shaman saves turns.
    pub fn gain(&self, table: &Fast, seat: usize, other: usize) -> f32 {
        if table.called() == Some(Character::Thief) {
            return f32::from(table.gems(other));
        }
        let turns = |of: usize| self.race.turns(table.places()[of], table.gems(seat), table.machetes(seat));
        turns(seat) - turns(other)
    }

    /// The characters that a seat has a reason to name now: those that another player may hold and has yet to reveal.
    pub fn nameable(&self, table: &Fast, seat: usize) -> CharacterSet {
        let called = table.called();
        self.hidden.iter().filter(|it| Some(*it) > called && table.holder(*it) != Some(seat)).collect()
    }

    /// Names a character that a worthwhile victim may hold, as far as everyone can guess.
    fn name(&self, table: &Fast, seat: usize, draw: &mut SplitMix) -> Character {
        if let Some(names) = &self.names
            && unit(draw) >= self.racer[seat]
        {
            let willing = &names[naming_role(table)][seat];
            let mut weights = [0.0; CHARACTERS];
            self.nameable(table, seat).iter().for_each(|it| weights[it.index()] = willing[it.index()]);
            return weighted_character(&weights, draw);
        }
        let mut score = [0.0; CHARACTERS];
        let simple = unit(draw) < SIMPLE + (1.0 - SIMPLE) * self.racer[seat];
        for other in (0..table.players()).filter(|other| *other != seat) {
            let gain = self.gain(table, seat, other);
            if gain > 0.0 {
                let odds = if simple { self.preferences[0][other] } else { self.odds(other, self.hidden) };
                for (slot, odds) in score.iter_mut().zip(odds) {
                    *slot += gain * odds;
                }
            }
        }
        let called = table.called();
        for (it, slot) in Character::all().zip(&mut score) {
            let pointless = Some(it) <= called || !self.hidden.contains(it);
            let own = table.holder(it) == Some(seat);
            *slot = if pointless || own { 0.0 } else { *slot * *slot };
        }
        if score.iter().sum::<f32>() > 0.0 {
            return weighted_character(&score, draw);
        }
        // Nobody is worth it: best a card that nobody holds.
        let last = table.characters() - 1;
        let mut named = (0..=last).rev().filter_map(Character::at).take_while(|it| Some(*it) > called);
        named.find(|it| !self.hidden.contains(*it)).or(Character::at(last)).unwrap_or(Character::Child)
    }
}

/// Which of the two who name a character is at it: 0 is the Shaman, 1 the Thief.
pub fn naming_role(table: &Fast) -> usize {
    usize::from(table.called() == Some(Character::Thief))
}

/// What everyone would pick for the race alone.
fn racers(table: &Fast, race: &Race) -> Preferences {
    let mut preferences = [[0.0; CHARACTERS]; MAX_SEATS];
    for (seat, wanted) in preferences.iter_mut().enumerate().take(table.players()) {
        let after = turns_after(table, race, seat);
        let best = after.iter().copied().fold(f32::INFINITY, f32::min);
        for (slot, turns) in wanted.iter_mut().zip(after) {
            *slot = expf((best - turns) / PICK_SPREAD).max(1e-9);
        }
    }
    preferences
}

/// For each character the turns to the finish if this seat used it now.
///
/// Shaman and Thief count as if they always hit. They often miss, but what they gain another player loses: one makes up for the
/// other.
pub fn turns_after(table: &Fast, race: &Race, seat: usize) -> [f32; CHARACTERS] {
    let (at, machetes) = (table.places()[seat], table.machetes(seat));
    let gems = table.gems(seat).saturating_add(1);
    let others = (0..table.players()).filter(|other| *other != seat);
    let next = table.next_pawn(at).unwrap_or(at);
    let mut after = [f32::INFINITY; CHARACTERS];
    for (it, slot) in Character::all().zip(&mut after).take(table.characters()) {
        let alone = race.after(it, at, gems, machetes, next);
        *slot = match it {
            Character::Shaman => {
                let swapped = others.clone().map(|other| race.turns(table.places()[other], gems, machetes));
                swapped.fold(alone, f32::min)
            }
            Character::Thief => {
                let loot = others.clone().map(|other| table.gems(other)).max().unwrap_or(0);
                race.after(Character::Seer, at, gems.saturating_add(loot), machetes, next)
            }
            _ => alone,
        };
    }
    after
}

/// Looks at the tokens within reach, or else at the next ones ahead.
pub fn look_ahead(table: &Fast, seat: usize) -> Action {
    let at = table.track().position(table.places()[seat]);
    // The nearest ahead first, those not yet seen before those seen; what lies behind comes last.
    let cost = |(event, space): &(usize, u8)| {
        let away = i16::from(*space) - at;
        (away <= 0, table.token(*event).is_some() && away > 2, away.abs())
    };
    let mut events: Vec<(usize, u8)> =
        table.track().events_before_finish().iter().copied().enumerate().collect();
    sort_few(&mut events, |one, other| cost(one) < cost(other));
    match events[..] {
        [(_, first), (_, second), ..] => Action::Look(first.min(second), first.max(second)),
        _ => Action::Steps(1), // never asked: with fewer than two there is nothing to choose
    }
}

/// A character, as likely as its weight says.
pub fn weighted_character(weights: &[f32; CHARACTERS], draw: &mut SplitMix) -> Character {
    let total: f32 = weights.iter().sum();
    let mut ticket = total * unit(draw);
    let mut last = Character::Shaman;
    for (it, weight) in Character::all().zip(weights).filter(|(_, weight)| **weight > 0.0) {
        last = it;
        ticket -= weight;
        if ticket < 0.0 {
            break;
        }
    }
    last
}

/// A number from 0 up to 1.
fn unit(draw: &mut SplitMix) -> f32 {
    (draw.next_word() >> 40) as f32 / (1_u64 << 24) as f32
}
