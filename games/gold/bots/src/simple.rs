//! Simple rules: players who look no further than the cards they remember.

use super::memory::{Habit, Memory, Recalled};
use bots::{Bot, Budget};
use game_core::{Draw, SplitMix};
use gold_rules::{Action, Card, Event, Face, Knowledge, Placed, Position, State};

/// What a player does when no pair he remembers brings him gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Otherwise {
    /// He turns two cards he does not know.
    Strange,
    /// He turns one card he does not know, and then one with which nothing happens if he remembers any.
    Careful,
    /// He makes a stronger prospector chase away a rival's, the strongest he can.
    Spoil,
}

/// Takes the best pair he remembers, and otherwise keeps to one habit.
#[derive(Clone, Debug)]
pub struct Simple {
    memory: Memory,
    otherwise: Otherwise,
    /// He would rather turn a card he does not know than take a pair.
    explorer: bool,
    /// He takes any pair that brings him gold, not only the best.
    easy_going: bool,
}

impl Simple {
    /// A player with this memory who does this when he remembers no pair.
    pub fn new(habit: Habit, otherwise: Otherwise) -> Simple {
        Simple { memory: Memory::new(habit), otherwise, explorer: false, easy_going: false }
    }

    /// One who always turns new cards as long as there are any.
    pub fn explorer() -> Simple {
        Simple { explorer: true, ..Simple::new(Habit::PERFECT, Otherwise::Strange) }
    }

    /// One who takes the first pair that comes to his mind.
    pub fn easy_going(habit: Habit) -> Simple {
        Simple { easy_going: true, ..Simple::new(habit, Otherwise::Strange) }
    }

    fn turn(&self, known: &Knowledge, recalled: &Recalled, draw: &mut SplitMix) -> Option<Position> {
        if self.explorer && !recalled.strange.is_empty() {
            return None;
        }
        match known.up() {
            _ if known.rush() => recalled.best(gold),
            Some(up) => self.second(known, recalled, up.card),
            None => self.first(known, recalled, draw),
        }
    }

    fn first(&self, known: &Knowledge, recalled: &Recalled, draw: &mut SplitMix) -> Option<Position> {
        let mut pairs = Vec::new();
        for placed in &recalled.cards {
            let partner = |other: &Placed| Some((found(known, placed.card, other.card)?, placed.position));
            pairs.extend(recalled.cards.iter().filter_map(partner));
        }
        if self.easy_going {
            return draw.pick(&pairs).map(|(_, position)| *position);
        }
        let pair = pairs.into_iter().max_by_key(|(worth, position)| (*worth, std::cmp::Reverse(*position)));
        match pair {
            None if self.otherwise == Otherwise::Spoil => {
                let duels = recalled.cards.iter().filter_map(|winner| {
                    Some((
                        recalled.cards.iter().filter_map(|loser| chased(known, winner, loser)).max()?,
                        winner,
                    ))
                });
                duels.max_by_key(|(worth, _)| *worth).map(|(_, winner)| winner.position)
            }
            pair => pair.map(|(_, position)| position),
        }
    }

    fn second(&self, known: &Knowledge, recalled: &Recalled, up: Card) -> Option<Position> {
        let up_placed = known.up()?;
        let pair = recalled.best(|card| found(known, up, card));
        pair.or_else(|| match self.otherwise {
            Otherwise::Strange => None,
            // Without new cards nothing would ever happen again.
            Otherwise::Careful if recalled.strange.is_empty() => None,
            Otherwise::Careful => recalled.best(|card| nothing(up, card).then_some(())),
            Otherwise::Spoil => {
                let placed = |card| Placed { card, ..up_placed };
                recalled.best(|card| chased(known, &up_placed, &placed(card)))
            }
        })
    }
}

impl Bot<State> for Simple {
    fn choose(&mut self, known: &Knowledge, legal: &[Action], _: &Budget<'_>, draw: &mut SplitMix) -> Action {
        let recalled = self.memory.recall(known, draw);
        let position = self.turn(known, &recalled, draw);
        let position = position.or_else(|| draw.pick(&recalled.strange).copied());
        let any = || *draw.pick(legal).expect("a seat that is due has a choice");
        position.map(Action::Flip).unwrap_or_else(any)
    }

    fn observe(&mut self, event: &Event) {
        self.memory.observe(event);
    }
}

/// The points of a gold card.
fn gold(card: Card) -> Option<u8> {
    match card.face() {
        Face::Gold(points) => Some(points),
        _ => None,
    }
}

/// How good it is for the seat to turn these two, if it brings it gold: many points, and a weak prospector spent.
fn found(known: &Knowledge, one: Card, other: Card) -> Option<(u8, i8)> {
    let (colour, value, points) = match (one.face(), other.face()) {
        (Face::Prospector(colour, value), Face::Gold(points))
        | (Face::Gold(points), Face::Prospector(colour, value)) => (colour, value, points),
        _ => return None,
    };
    let mine = known.mines().owner(colour).is_none_or(|owner| owner == known.seat());
    (mine && value >= points).then_some((points, -(value as i8)))
}

/// How good a duel of these two is for the seat, if the weaker is a rival's: the stronger he is the better.
fn chased(known: &Knowledge, winner: &Placed, loser: &Placed) -> Option<u8> {
    match (winner.card.face(), loser.card.face()) {
        (Face::Prospector(_, strong), Face::Prospector(colour, weak)) if strong > weak => {
            known.mines().owner(colour).is_some_and(|owner| owner != known.seat()).then_some(weak)
        }
        _ => None,
    }
}

/// Whether nothing happens when these two meet.
fn nothing(one: Card, other: Card) -> bool {
    match (one.face(), other.face()) {
        (Face::Dynamite, _) | (_, Face::Dynamite) => false,
        (Face::Gold(_), Face::Gold(_)) => true,
        (Face::Prospector(_, value), Face::Gold(points))
        | (Face::Gold(points), Face::Prospector(_, value)) => value < points,
        (Face::Prospector(_, one), Face::Prospector(_, other)) => one == other,
    }
}
