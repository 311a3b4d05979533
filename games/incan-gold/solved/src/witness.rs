//! Single positions with everything that a second implementation needs to check them.

use crate::alone::{BLOCK, LANES};
use crate::chances::{Chances, at};
use crate::deck::{Deck, Kinds};
use crate::edition::{Key, Relics};
use crate::solver::{Blocks, Job};
use crate::together::{self, Left, place};

/// A position with both players inside.
#[derive(Clone, Debug)]
pub struct Witness {
    pub round: u8,
    /// When the round began.
    pub key: Key,
    pub lead: i32,
    /// How many of each treasure were drawn, in the order of [`Deck::treasures`].
    pub drawn: Vec<usize>,
    pub seen: Kinds,
    /// The artifacts left in the deck.
    pub relics: Relics,
    /// The chance to win by what oneself (first) and the other choose; camp comes before torch.
    pub game: [[f64; 2]; 2],
    pub value: f64,
    /// The values after the next card: one treasure, one new hazard (of kinds with 1, 2, 3 cards), one artifact more.
    pub next: Vec<f64>,
}

/// Positions of a round at leads from `first` on (a multiple of 32), as picked: of so many nodes, and at one of so many leads.
pub fn witnesses(
    chances: &Chances,
    round: u8,
    key: Key,
    first: i32,
    count: usize,
    mut pick: impl FnMut(usize) -> usize,
) -> Vec<Witness> {
    let edition = &chances.edition;
    let job = Job { round, kinds: key.kinds, starts: vec![(key.relics, key.owned)] };
    let deck = Deck::new(key.kinds);
    let mut left = Blocks::new(&deck, chances, &job, &[key, Key { surplus: -key.surplus, ..key }]);
    left.prepare(first);
    let part = first + (pick(BLOCK / LANES) * LANES) as i32;
    let values = together::solve(&deck, chances, round, key, part, &left);
    let remains = edition.remains(key.relics);
    let states = deck.hazards.len();
    let mut all = Vec::new();
    for _ in 0..count {
        let (stage, set) = (pick(remains.len()), pick(deck.sets.len()));
        let (state, lane) = (pick(states), pick(LANES));
        let (drawn, hazards, relics) = (&deck.sets[set], &deck.hazards[state], remains[stage]);
        let lead = part + lane as i32;
        let node = set * states + state;
        let more = drawn.more.iter().map(|(more, cards)| (stage, more * states + state, cards));
        let next = hazards.next.iter().map(|(next, cards)| (stage, set * states + next, cards));
        let draws = edition.draws(relics);
        let place_of = |relics: Relics| remains.iter().position(|other| *other == relics).unwrap_or(0);
        let draw = draws.iter().map(|(relics, cards)| (place_of(*relics), node, cards));
        let next: Vec<(f64, f64)> = more
            .chain(next)
            .chain(draw)
            .map(|(stage, node, cards)| (values[stage][node][lane], *cards))
            .collect();
        let cards = (drawn.left + hazards.left + usize::from(edition.count(relics))) as f64;
        let mut torch: f64 = next.iter().map(|(value, cards)| value * cards).sum();
        for (sort, fatal) in hazards.fatal.iter().enumerate().filter(|(_, fatal)| **fatal > 0.0) {
            let kinds = Deck::after(key.kinds, sort + 2);
            torch += fatal * chances.after(round, Key { kinds, relics, ..key })[at(lead)];
        }
        let taken = edition.count(key.relics) - edition.count(relics);
        let points = edition.points(key.owned, key.relics, relics);
        let alone = |surplus: i8, lead: i32| {
            let surplus = edition.surplus(surplus, -(taken as i8));
            left.block(relics, key.owned + taken, surplus, lead - points)[node][place(lead - points).1]
        };
        let camp = chances.after(round, Key { relics, ..key })[at(lead)];
        all.push(Witness {
            round,
            key,
            lead,
            drawn: Deck::drawn(set),
            seen: hazards.seen,
            relics,
            game: [[camp, 1.0 - alone(-key.surplus, -lead)], [alone(key.surplus, lead), torch / cards]],
            value: values[stage][node][lane],
            next: next.iter().map(|(value, _)| *value).collect(),
        });
    }
    all
}

impl Witness {
    /// One line of numbers, in the order of the fields.
    pub fn line(&self) -> String {
        let Key { kinds, relics, owned, surplus } = self.key;
        let mut line = format!("{} {} {} {}", self.round, words(&kinds), relics, owned);
        line +=
            &format!(" {surplus} {} {} {} {}", self.lead, words(&self.drawn), words(&self.seen), self.relics);
        let [[a, b], [c, d]] = self.game;
        line += &format!(" {a:.17} {b:.17} {c:.17} {d:.17} {:.17}", self.value);
        self.next.iter().for_each(|value| line += &format!(" {value:.17}"));
        line
    }
}

fn words<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}
