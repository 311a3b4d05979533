//! What a bot remembers of the cards that were flipped: everything, the last few, or less and less.

use game_core::{Draw, SplitMix, sort_few};
use gold_rules::{Card, Event, Knowledge, Placed, Position, Positions};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// How many of the cards flipped last it remembers, if there is a limit.
    pub capacity: Option<u8>,
    /// The probability in percent that it forgets a card each time a card is flipped.
    pub forget_percent: u8,
}

impl Retention {
    pub const PERFECT: Retention = Retention { capacity: None, forget_percent: 0 };
}

/// The cards a bot remembers. It notes cards as they are flipped and forgets them when it has to choose, since only then it has a random
/// generator.
#[derive(Clone, Debug)]
pub struct Memory {
    retention: Retention,
    /// Each position once, the latest last.
    cards: Vec<Noted>,
    flipped: u32,
    /// How many of these flips have been taken into account by forgetting.
    settled: u32,
}

#[derive(Clone, Copy, Debug)]
struct Noted {
    placed: Placed,
    /// The number of its flip.
    when: u32,
}

impl Memory {
    pub fn new(retention: Retention) -> Memory {
        Memory { retention, cards: Vec::new(), flipped: 0, settled: 0 }
    }

    pub fn observe(&mut self, event: &Event) {
        match event {
            Event::Turned { card, .. } => {
                self.flipped += 1;
                self.cards.retain(|noted| noted.placed.position != card.position);
                self.cards.push(Noted { placed: *card, when: self.flipped });
            }
            Event::RoundBegan { .. } => self.cards.clear(),
            _ => {}
        }
    }

    pub fn recall(&mut self, known: &Knowledge, draw: &mut SplitMix) -> Recalled {
        let up = known.up().map(|placed| placed.position);
        let down = |placed: &Placed| Some(placed.position) != up;
        if self.retention == Retention::PERFECT {
            return Recalled::new(known, known.known().filter(down).collect());
        }
        if self.flipped == 0 {
            return Recalled::new(known, self.glance(known).into_iter().filter(down).collect());
        }
        // A removed card leaves a hole that everyone can see.
        self.cards.retain(|noted| known.card_at(noted.placed.position) == Some(noted.placed.card));
        let (flipped, settled) = (self.flipped, self.settled);
        let forget_percent = u32::from(self.retention.forget_percent);
        if forget_percent > 0 {
            self.cards.retain(|noted| {
                let chances = flipped - noted.when.max(settled);
                (0..chances).all(|_| draw.below(100) >= forget_percent)
            });
        }
        self.settled = flipped;
        let capacity = self.retention.capacity.map_or(self.cards.len(), usize::from);
        self.cards.drain(..self.cards.len().saturating_sub(capacity));
        let mut cards: Vec<Placed> = self.cards.iter().map(|noted| noted.placed).filter(down).collect();
        sort_few(&mut cards, |one, other| one < other);
        Recalled::new(known, cards)
    }

    /// The memory of a bot that has seen none of the game so far: some of the known cards.
    fn glance(&self, known: &Knowledge) -> Vec<Placed> {
        let mut cards: Vec<Placed> = known.known().collect();
        let capacity = self.retention.capacity.map_or(cards.len() / 2, usize::from);
        let mixed = |placed: &Placed| placed.position.index() * 37 % 64;
        sort_few(&mut cards, |one, other| mixed(one) < mixed(other));
        cards.truncate(capacity);
        sort_few(&mut cards, |one, other| one < other);
        cards
    }
}

#[derive(Clone, Debug)]
pub struct Recalled {
    /// The face-down cards it remembers, by position.
    pub cards: Vec<Placed>,
    /// The other face-down cards.
    pub unfamiliar: Vec<Position>,
}

impl Recalled {
    fn new(known: &Knowledge, cards: Vec<Placed>) -> Recalled {
        let up = known.up().map(|placed| placed.position);
        let familiar: Positions = cards.iter().map(|placed| placed.position).chain(up).collect();
        let unfamiliar = known.lying().iter().filter(|position| !familiar.contains(*position)).collect();
        Recalled { cards, unfamiliar }
    }

    /// The best remembered card for which `worth` says anything, the first among equals.
    pub fn best<K: Ord>(&self, worth: impl Fn(Card) -> Option<K>) -> Option<Position> {
        let mut best: Option<(K, Position)> = None;
        for placed in &self.cards {
            if let Some(worth) = worth(placed.card)
                && best.as_ref().is_none_or(|(most, _)| worth > *most)
            {
                best = Some((worth, placed.position));
            }
        }
        best.map(|(_, position)| position)
    }
}
