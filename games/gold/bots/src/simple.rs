//! Simple bots: they look no further than the cards they remember.

use super::memory::{Memory, Recalled, Retention};
use bots::{Bot, Budget};
use game_core::{Draw, SplitMix};
use gold_rules::{Action, Card, Effect, Event, Face, Knowledge, Position, State};

/// What a bot does when no pair it remembers brings it gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fallback {
    /// Flips two unfamiliar cards.
    Explore,
    /// Flips one unfamiliar card, and then a remembered one that has no effect on it.
    Careful,
    /// Lets a stronger prospector win a duel against a rival's, the strongest possible.
    Spoil,
}

/// Takes the best pair it remembers, and otherwise uses its fallback.
#[derive(Clone, Debug)]
pub struct Simple {
    memory: Memory,
    fallback: Fallback,
    /// Prefers an unfamiliar card to any pair.
    explorer: bool,
    /// Takes any pair that brings it gold, not only the best.
    easy_going: bool,
}

impl Simple {
    pub fn new(retention: Retention, fallback: Fallback) -> Simple {
        Simple { memory: Memory::new(retention), fallback, explorer: false, easy_going: false }
    }

    pub fn explorer() -> Simple {
        Simple { explorer: true, ..Simple::new(Retention::PERFECT, Fallback::Explore) }
    }

    pub fn easy_going(retention: Retention) -> Simple {
        Simple { easy_going: true, ..Simple::new(retention, Fallback::Explore) }
    }

    fn decide(&self, known: &Knowledge, recalled: &Recalled, draw: &mut SplitMix) -> Option<Position> {
        if self.explorer && !recalled.unfamiliar.is_empty() {
            return None;
        }
        match known.up() {
            _ if known.rush() => recalled.best(|card| Some(card.points()).filter(|points| *points > 0)),
            Some(up) => self.second(known, recalled, up.card),
            None => self.first(known, recalled, draw),
        }
    }

    fn first(&self, known: &Knowledge, recalled: &Recalled, draw: &mut SplitMix) -> Option<Position> {
        let mut pairs = Vec::new();
        for placed in &recalled.cards {
            let others = recalled.cards.iter().filter_map(|other| found(known, placed.card, other.card));
            pairs.extend(others.map(|worth| (worth, placed.position)));
        }
        if self.easy_going {
            return draw.pick(&pairs).map(|(_, position)| *position);
        }
        let pair = pairs.into_iter().max_by_key(|(worth, position)| (*worth, std::cmp::Reverse(*position)));
        match pair {
            None if self.fallback == Fallback::Spoil => {
                let duels = recalled.cards.iter().filter_map(|winner| {
                    let losers =
                        recalled.cards.iter().filter_map(|loser| beaten(known, winner.card, loser.card));
                    Some((losers.max()?, winner.position))
                });
                duels.max_by_key(|(worth, _)| *worth).map(|(_, position)| position)
            }
            pair => pair.map(|(_, position)| position),
        }
    }

    fn second(&self, known: &Knowledge, recalled: &Recalled, up: Card) -> Option<Position> {
        let pair = recalled.best(|card| found(known, up, card));
        pair.or_else(|| match self.fallback {
            Fallback::Explore => None,
            // Without new cards nothing would ever happen again.
            Fallback::Careful if recalled.unfamiliar.is_empty() => None,
            Fallback::Careful => recalled
                .best(|card| matches!(Effect::of(up.face(), card.face()), Effect::Nothing(_)).then_some(())),
            Fallback::Spoil => recalled.best(|card| beaten(known, up, card)),
        })
    }
}

impl Bot<State> for Simple {
    fn choose(&mut self, known: &Knowledge, legal: &[Action], _: &Budget<'_>, draw: &mut SplitMix) -> Action {
        let recalled = self.memory.recall(known, draw);
        let position = self.decide(known, &recalled, draw);
        let position = position.or_else(|| draw.pick(&recalled.unfamiliar).copied());
        let any = || *draw.pick(legal).expect("a seat that is due has a choice");
        position.map(Action::Flip).unwrap_or_else(any)
    }

    fn observe(&mut self, event: &Event) {
        self.memory.observe(event);
    }
}

/// The worth of two cards that bring the seat gold: many points first, then a weak prospector.
fn found(known: &Knowledge, first: Card, second: Card) -> Option<(u8, i8)> {
    let (prospector, gold) = match Effect::of(first.face(), second.face()) {
        Effect::FirstFindsGold => (first, second),
        Effect::SecondFindsGold => (second, first),
        _ => return None,
    };
    let Face::Prospector(color, value) = prospector.face() else { return None };
    let own = known.mines().owner(color).is_none_or(|owner| owner == known.seat());
    own.then_some((gold.points(), -(value as i8)))
}

/// The value of a rival's prospector that loses a duel against `winner`.
fn beaten(known: &Knowledge, winner: Card, loser: Card) -> Option<u8> {
    match (Effect::of(winner.face(), loser.face()), loser.face()) {
        (Effect::FirstWins, Face::Prospector(color, value)) => {
            known.mines().owner(color).is_some_and(|owner| owner != known.seat()).then_some(value)
        }
        _ => None,
    }
}
