//! Who may hold what: ways the selection may have gone, sampled by how likely they are.
//!
//! A player knows which cards left the hand before, between and after their own picks. Within each of these parts the sample
//! goes through the stages in order, and each picks what is still possible, the better cards more often; the weight of the result
//! says how well that fits what the hands would have offered.

use super::rollout::{Rollout, weighted_character};
use game_core::{Draw, SplitMix};
use lost_temple_rules::{CHARACTERS, Character, CharacterSet, Due, Knowledge, Phase, Stage};

/// The seat of someone who only watches.
pub const NOBODY: u8 = u8::MAX;

/// What can be known of who holds what in a round.
#[derive(Clone, Debug)]
pub struct Belief {
    me: u8,
    players: usize,
    idol: u8,
    /// The stages that are over and those still to come, without those in which a card is set aside face up.
    past: Vec<Stage>,
    future: Vec<Stage>,
    /// All of them.
    stages: Vec<Stage>,
    /// The cards in hand before the first of these stages.
    dealt: CharacterSet,
    picks: Vec<Character>,
    /// The hand to pick from; empty when the selection is over.
    pub hand: CharacterSet,
    /// The cards the player was handed last.
    last_hand: CharacterSet,
    part: [u8; CHARACTERS],
    fate: [Fate; CHARACTERS],
    /// The last of eight, if that is another player and has picked. L-10
    chooser: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Fate {
    Unknown,
    Held(u8),
    NotHeld,
}

/// One way in which the cards may be held.
#[derive(Clone, Debug)]
pub struct Deal {
    /// By character: the seat that holds it.
    pub holder: [Option<u8>; CHARACTERS],
    /// The first card that was put aside unseen.
    aside: Option<Character>,
    /// How likely it is beside others.
    pub weight: f32,
}

/// A pick of a selection that was sampled up to there.
#[derive(Clone, Debug)]
pub struct Offer {
    pub seat: usize,
    pub hand: CharacterSet,
    at: usize,
    deal: Deal,
}

impl Belief {
    pub fn of(known: &Knowledge) -> Belief {
        let public = known.public();
        let me = known.seat();
        let idol = public.idol.unwrap_or_default();
        let picking = public.phase == Phase::Select;
        let up: CharacterSet = known.up().collect();
        let picks: Vec<Character> = known.picks().collect();
        let mut part = [0; CHARACTERS];
        let mut fate = [Fate::Unknown; CHARACTERS];
        for it in CharacterSet::TEN.iter() {
            part[it.index()] = known.hands().iter().take_while(|hand| hand.contains(it)).count() as u8;
            fate[it.index()] = match public.revealed.by(it) {
                Some(seat) => Fate::Held(seat.into()),
                None if public.nobody_holds(it) => Fate::NotHeld,
                None => Fate::Unknown,
            };
        }
        let mut past: Vec<Stage> = public.stages().iter().filter(|stage| *stage != Stage::Up).collect();
        let stages = past.clone();
        let mut future = Vec::new();
        if picking {
            let mine = |stage: &Stage| stage.picker(idol, public.players()) == Some(me);
            let places = past.iter().enumerate().filter(|(_, stage)| mine(stage)).map(|(place, _)| place);
            let now = places.clone().nth(picks.len()).unwrap_or(past.len());
            future = past.split_off(now);
        }
        let last_hand = known.hands().last().copied().unwrap_or_default();
        let last = past.iter().find(|stage| matches!(stage, Stage::PickWithAside(_)));
        let last = last.and_then(|stage| stage.picker(idol, public.players()));
        Belief {
            me: me.into(),
            players: public.players(),
            idol: idol.into(),
            past,
            future,
            stages,
            dealt: public.characters().without(up),
            picks,
            hand: if picking { last_hand } else { CharacterSet::EMPTY },
            last_hand,
            part,
            fate,
            chooser: last.filter(|seat| *seat != me).map(u8::from),
        }
    }

    /// What someone believes who only watches: the cards that lie face up, and those that were revealed. Takes anyone's knowledge, and uses
    /// only what everyone knows.
    pub fn spectator(known: &Knowledge) -> Belief {
        let everything = Belief::of(known);
        let over = known.public().phase != Phase::Select;
        let last = |stage: &&Stage| matches!(stage, Stage::PickWithAside(_));
        let chooser = everything.stages.iter().find(last).and_then(|stage| picker_place(*stage));
        Belief {
            me: NOBODY,
            past: if over { everything.stages.clone() } else { Vec::new() },
            future: if over { Vec::new() } else { everything.stages.clone() },
            picks: Vec::new(),
            hand: CharacterSet::EMPTY,
            last_hand: CharacterSet::EMPTY,
            part: [0; CHARACTERS],
            chooser: chooser.filter(|_| over).map(|place| everything.picker(place)),
            ..everything
        }
    }

    fn picker(&self, place: u8) -> u8 {
        ((usize::from(self.idol) + usize::from(place)) % self.players) as u8
    }

    /// Draws one way the selection may have gone so far.
    pub fn deal(&self, rollout: &Rollout<'_>, draw: &mut SplitMix) -> Deal {
        let mut deal = Deal { holder: [None; CHARACTERS], aside: None, weight: 1.0 };
        let mut hand = self.dealt;
        let mut part = 0;
        let mut picks = self.picks.iter().copied();
        for (number, stage) in self.past.iter().enumerate() {
            let left = match *stage {
                Stage::Up => continue,
                Stage::Aside => self.put_aside(number, part, hand, &mut deal, draw),
                Stage::Left => hand.nth(0),
                Stage::Pick(place) | Stage::PickWithAside(place) if self.picker(place) == self.me => {
                    part += 1;
                    let pick = picks.next();
                    if let Some(pick) = pick {
                        deal.holder[pick.index()] = Some(self.me);
                    }
                    pick
                }
                Stage::Pick(place) => {
                    Some(self.pick(self.picker(place), part, hand, rollout, &mut deal, draw))
                }
                Stage::PickWithAside(place) => {
                    self.choose_of_two(self.picker(place), hand, rollout, &mut deal, draw);
                    None
                }
            };
            if let Some(left) = left {
                hand = hand.but(left);
            }
        }
        deal
    }

    /// Whether the card is known to lie aside, or to have been one of the last two of eight.
    fn ends_aside(&self, it: Character) -> bool {
        match self.fate[it.index()] {
            Fate::NotHeld => true,
            Fate::Held(seat) => Some(seat) == self.chooser,
            Fate::Unknown => false,
        }
    }

    fn put_aside(
        &self,
        number: usize,
        part: u8,
        hand: CharacterSet,
        deal: &mut Deal,
        draw: &mut SplitMix,
    ) -> Option<Character> {
        let first = deal.aside.is_none();
        let last_of_eight =
            |stage: &Stage| matches!(stage, Stage::PickWithAside(place) if self.picker(*place) == self.me);
        let here = |it: &Character| self.part[it.index()] == part;
        let from = if first
            && (self.past.iter().any(last_of_eight) || self.future.first().is_some_and(last_of_eight))
        {
            self.last_hand // the player has it in hand
        } else {
            let must: CharacterSet = hand.iter().filter(here).filter(|it| self.ends_aside(*it)).collect();
            if !must.is_empty() && must.len() >= self.places_aside(number) {
                must
            } else {
                let may = |it: &Character| self.ends_aside(*it) || self.fate[it.index()] == Fate::Unknown;
                hand.iter().filter(here).filter(may).collect()
            }
        };
        let card = from.nth(draw.below(from.len().max(1) as u32) as usize)?;
        deal.weight *= from.len() as f32 / hand.len() as f32;
        if first {
            deal.aside = Some(card);
        }
        Some(card)
    }

    /// How many cards go aside from this stage on until the player's next own pick.
    fn places_aside(&self, number: usize) -> usize {
        let until_own = self.past[number..].iter().take_while(|stage| match stage {
            Stage::Pick(place) | Stage::PickWithAside(place) => self.picker(*place) != self.me,
            _ => true,
        });
        let aside = |stage: &&Stage| match stage {
            Stage::Aside | Stage::PickWithAside(_) => true,
            Stage::Left => self.chooser.is_none(),
            _ => false,
        };
        until_own.filter(aside).count()
    }

    fn pick(
        &self,
        seat: u8,
        part: u8,
        hand: CharacterSet,
        rollout: &Rollout<'_>,
        deal: &mut Deal,
        draw: &mut SplitMix,
    ) -> Character {
        let odds = rollout.odds(seat.into(), hand);
        let forced = hand.iter().find(|it| {
            self.fate[it.index()] == Fate::Held(seat)
                && self.part[it.index()] == part
                && Some(seat) != self.chooser
        });
        let mut possible = [0.0; CHARACTERS];
        for it in hand.iter() {
            let may = match forced {
                Some(forced) => it == forced,
                None => self.part[it.index()] == part && self.fate[it.index()] == Fate::Unknown,
            };
            if may {
                possible[it.index()] = odds[it.index()];
            }
        }
        deal.weight *= possible.iter().sum::<f32>();
        let card = weighted_character(&possible, draw);
        deal.holder[card.index()] = Some(seat);
        card
    }

    /// L-10: the last of eight has the card that was passed on and the one put aside first.
    fn choose_of_two(
        &self,
        seat: u8,
        hand: CharacterSet,
        rollout: &Rollout<'_>,
        deal: &mut Deal,
        draw: &mut SplitMix,
    ) {
        let mut possible = [0.0; CHARACTERS];
        let both = deal.aside.map_or(hand, |card| hand.with(card));
        let odds = rollout.odds(seat.into(), both);
        let known = both.iter().find(|it| self.fate[it.index()] == Fate::Held(seat));
        for it in both.iter() {
            let may = known.is_none_or(|known| known == it) && self.fate[it.index()] != Fate::NotHeld;
            possible[it.index()] = if may { odds[it.index()] } else { 0.0 };
        }
        deal.holder[weighted_character(&possible, draw).index()] = Some(seat);
    }

    /// Plays the selection to its end: the player picks `own` now, and the others as the rollout says.
    pub fn finish(&self, deal: &mut Deal, own: Character, rollout: &Rollout<'_>, draw: &mut SplitMix) {
        self.select(&self.future, self.hand, Some(own), deal, rollout, draw);
    }

    /// A whole selection as it may look to someone who has seen nothing but the face-up cards.
    pub fn any_deal(&self, rollout: &Rollout<'_>, draw: &mut SplitMix) -> Deal {
        let mut deal = Deal { holder: [None; CHARACTERS], aside: None, weight: 1.0 };
        self.select(&self.stages, self.dealt, None, &mut deal, rollout, draw);
        deal
    }

    /// How many picks there are in a selection.
    pub fn picks(&self) -> usize {
        self.stages.iter().filter(|stage| picker_place(**stage).is_some()).count()
    }

    /// A whole selection up to one of its picks, as it may look to someone who has seen nothing but the face-up cards.
    pub fn any_offer(&self, pick: usize, rollout: &Rollout<'_>, draw: &mut SplitMix) -> Offer {
        let picks =
            self.stages.iter().enumerate().filter_map(|(at, stage)| Some((at, picker_place(*stage)?)));
        let (at, place) = picks.clone().nth(pick).unwrap_or_default();
        let mut deal = Deal { holder: [None; CHARACTERS], aside: None, weight: 1.0 };
        let mut hand = self.select(&self.stages[..at], self.dealt, None, &mut deal, rollout, draw);
        if let Some(aside) = deal.aside.filter(|_| matches!(self.stages[at], Stage::PickWithAside(_))) {
            hand = hand.with(aside);
        }
        Offer { seat: self.picker(place).into(), hand, at, deal }
    }

    /// The holders of all cards if this one is picked, and the others pick on as the rollout says.
    pub fn accept(
        &self,
        offer: &Offer,
        pick: Character,
        rollout: &Rollout<'_>,
        draw: &mut SplitMix,
    ) -> [Option<u8>; CHARACTERS] {
        let mut deal = offer.deal.clone();
        self.select(&self.stages[offer.at..], offer.hand, Some(pick), &mut deal, rollout, draw);
        deal.holder
    }

    /// Plays these stages with this hand as the rollout says, and returns the cards that are left; but the first pick is `first`, if it is given.
    fn select(
        &self,
        stages: &[Stage],
        mut hand: CharacterSet,
        mut first: Option<Character>,
        deal: &mut Deal,
        rollout: &Rollout<'_>,
        draw: &mut SplitMix,
    ) -> CharacterSet {
        for stage in stages {
            let card = match *stage {
                Stage::Pick(place) | Stage::PickWithAside(place) => {
                    let seat = self.picker(place);
                    let added = deal.aside.filter(|_| matches!(stage, Stage::PickWithAside(_)));
                    if let (Some(aside), None) = (added, first) {
                        hand = hand.with(aside);
                    }
                    let card = first.take().unwrap_or_else(|| rollout.pick(seat.into(), hand, draw));
                    deal.holder[card.index()] = Some(seat);
                    card
                }
                Stage::Aside => {
                    let card = random(hand, draw);
                    deal.aside.get_or_insert(card);
                    card
                }
                Stage::Left | Stage::Up => break,
            };
            hand = hand.but(card);
        }
        hand
    }
}

/// The place of the player who picks in this stage, counted from the idol.
fn picker_place(stage: Stage) -> Option<u8> {
    match stage {
        Stage::Pick(place) | Stage::PickWithAside(place) => Some(place),
        Stage::Aside | Stage::Left | Stage::Up => None,
    }
}

fn random(hand: CharacterSet, draw: &mut SplitMix) -> Character {
    hand.nth(draw.below(hand.len().max(1) as u32) as usize).unwrap_or(Character::Shaman)
}

/// What the player has to choose now, who is the one due.
pub fn due(known: &Knowledge) -> Due {
    match known.public().phase {
        Phase::Act(due) => due,
        _ => Due::Pick,
    }
}

#[cfg(test)]
mod tests;
