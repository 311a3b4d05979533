//! What a player remembers of the cards that were turned: everything, the last few, or less and less.

use game_core::{Draw, SplitMix};
use gold_rules::{Card, Event, Knowledge, Placed, Position, Positions};

/// How well a player remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Habit {
    /// How many of the cards turned last are remembered, if there is a limit.
    pub slots: Option<u8>,
    /// How many of a hundred remembered cards are forgotten each time that a card is turned.
    pub lapse: u8,
}

impl Habit {
    /// Nothing is ever forgotten.
    pub const PERFECT: Habit = Habit { slots: None, lapse: 0 };
}

/// The cards a player remembers. Cards are noted as they are turned and forgotten when he is asked, since only then there
/// is a generator to say which.
#[derive(Clone, Debug)]
pub struct Memory {
    habit: Habit,
    /// The longest ago first, each position once.
    cards: Vec<Noted>,
    /// How many cards have been turned in all.
    turned: u32,
    /// Up to which of them forgetting has been drawn.
    settled: u32,
}

#[derive(Clone, Copy, Debug)]
struct Noted {
    placed: Placed,
    /// How many cards had been turned, with this one.
    when: u32,
}

impl Memory {
    /// An empty memory of this habit.
    pub fn new(habit: Habit) -> Memory {
        Memory { habit, cards: Vec::new(), turned: 0, settled: 0 }
    }

    /// Something happened at the table.
    pub fn observe(&mut self, event: &Event) {
        match event {
            Event::Turned { card, .. } => {
                self.turned += 1;
                self.cards.retain(|noted| noted.placed.position != card.position);
                self.cards.push(Noted { placed: *card, when: self.turned });
            }
            Event::RoundBegan { .. } => self.cards.clear(),
            _ => {}
        }
    }

    /// The face-down cards that are remembered now, by position.
    pub fn recall(&mut self, known: &Knowledge, draw: &mut SplitMix) -> Recalled {
        let up = known.up().map(|placed| placed.position);
        let down = |placed: &Placed| Some(placed.position) != up;
        if self.habit == Habit::PERFECT {
            return Recalled::new(known, known.known().filter(down).collect());
        }
        if self.turned == 0 {
            return Recalled::new(known, self.glance(known).into_iter().filter(down).collect());
        }
        // A card that has gone leaves a hole, which needs no memory.
        self.cards.retain(|noted| known.card_at(noted.placed.position) == Some(noted.placed.card));
        let (turned, settled) = (self.turned, self.settled);
        let lapse = u32::from(self.habit.lapse);
        if lapse > 0 {
            self.cards.retain(|noted| {
                let chances = turned - noted.when.max(settled);
                (0..chances).all(|_| draw.below(100) >= lapse)
            });
        }
        self.settled = turned;
        let most = self.habit.slots.map_or(self.cards.len(), usize::from);
        self.cards.drain(..self.cards.len().saturating_sub(most));
        let mut cards: Vec<Placed> = self.cards.iter().map(|noted| noted.placed).filter(down).collect();
        cards.sort_unstable();
        Recalled::new(known, cards)
    }

    /// What somebody remembers who comes to a table of which he was told nothing: some cards or other.
    fn glance(&self, known: &Knowledge) -> Vec<Placed> {
        let mut cards: Vec<Placed> = known.known().collect();
        let most = self.habit.slots.map_or(cards.len() / 2, usize::from);
        cards.sort_by_key(|placed| placed.position.index() * 37 % 64);
        cards.truncate(most);
        cards.sort_unstable();
        cards
    }
}

/// What a player remembers now.
#[derive(Clone, Debug)]
pub struct Recalled {
    /// The face-down cards he remembers, by position.
    pub cards: Vec<Placed>,
    /// The face-down cards of which he knows nothing.
    pub strange: Vec<Position>,
}

impl Recalled {
    fn new(known: &Knowledge, cards: Vec<Placed>) -> Recalled {
        let up = known.up().map(|placed| placed.position);
        let told: Positions = cards.iter().map(|placed| placed.position).chain(up).collect();
        let strange = known.lying().iter().filter(|position| !told.contains(*position)).collect();
        Recalled { cards, strange }
    }

    /// The remembered cards for which `worth` says anything, the best of them (the first among equals).
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
