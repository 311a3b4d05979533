//! Both players in the temple: at each position they choose at once, a game of two by two.

use crate::alone::{BLOCK, LANES, Lanes, add};
use crate::chances::{Chances, at};
use crate::deck::Deck;
use crate::edition::{Key, Relics};

/// A position's game and its solution.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Choice {
    pub value: f64,
    pub camp: f64,
    pub other_camp: f64,
    /// The chance to win by what oneself (first) and the other choose; camp comes before torch.
    pub game: [[f64; 2]; 2],
}

impl Choice {
    pub fn of(game: [[f64; 2]; 2]) -> Choice {
        let [[a, b], [c, d]] = game;
        let (row, column) = (a.min(b).max(c.min(d)), a.max(c).min(b.max(d)));
        if row >= column {
            let camp = if a.min(b) >= c.min(d) { 1.0 } else { 0.0 };
            let other_camp = if a.max(c) <= b.max(d) { 1.0 } else { 0.0 };
            return Choice { value: row, camp, other_camp, game };
        }
        let all = a - b - c + d;
        Choice { value: (a * d - b * c) / all, camp: (d - c) / all, other_camp: (d - b) / all, game }
    }

    /// The same as the other player sees it.
    #[must_use]
    pub fn mirrored(&self) -> Choice {
        let [[a, b], [c, d]] = self.game.map(|row| row.map(|chance| 1.0 - chance));
        let Choice { value, camp, other_camp, .. } = *self;
        Choice { value: 1.0 - value, camp: other_camp, other_camp: camp, game: [[a, c], [b, d]] }
    }

    /// Whether neither choice is surely best.
    pub fn is_mixed(&self) -> bool {
        self.camp > 0.0 && self.camp < 1.0
    }
}

/// Eight such games at once, only the values.
#[inline]
fn values(both: &Lanes, first: &Lanes, stay: &Lanes, none: &Lanes) -> Lanes {
    std::array::from_fn(|at| {
        let (a, b, c, d) = (both[at], first[at], stay[at], none[at]);
        let (row, column) = (a.min(b).max(c.min(d)), a.max(c).min(b.max(d)));
        let mixed = (a * d - b * c) / (a - b - c + d);
        if row >= column { row } else { mixed }
    })
}

/// Where the chances of a player left alone are: by the artifacts left, the number owned and the surplus, then by the lead.
pub trait Left {
    /// For all positions, the chances at leads of the block that holds this one.
    fn block(&self, relics: Relics, owned: u8, surplus: i8, lead: i32) -> &[[f64; BLOCK]];
}

/// The block that holds a lead, and the place in it.
pub fn place(lead: i32) -> (i32, usize) {
    let block = lead.div_euclid(BLOCK as i32) * BLOCK as i32;
    (block, (lead - block) as usize)
}

/// The round from the view of a player who is ahead by eight leads from `first` on: a value for each stage (artifacts left, fewest
/// first), set of treasures and state of hazards.
pub fn solve(
    deck: &Deck,
    chances: &Chances,
    round: u8,
    key: Key,
    first: i32,
    left: &impl Left,
) -> Vec<Vec<Lanes>> {
    let edition = &chances.edition;
    let remains = edition.remains(key.relics);
    let states = deck.hazards.len();
    let mut all: Vec<Vec<Lanes>> = Vec::new();
    let lanes = |row: &[f64]| -> Lanes { std::array::from_fn(|lane| row[at(first) + lane]) };
    for relics in &remains {
        let key = Key { relics: *relics, ..key };
        let both = lanes(&chances.after(round, key));
        let collapse = [2, 3].map(|cards| match key.kinds[cards - 1] {
            0 => [0.0; LANES],
            _ => lanes(&chances.after(round, Key { kinds: Deck::after(key.kinds, cards), ..key })),
        });
        let leaver = Leaver::new(chances, remains[remains.len() - 1], key, first, left);
        let place = |part| remains.iter().position(|other| *other == part).expect("a part of the deck");
        let draws: Vec<_> =
            edition.draws(*relics).into_iter().map(|(part, cards)| (place(part), cards)).collect();
        let artifacts = usize::from(edition.count(*relics));
        let is_start = *relics == remains[remains.len() - 1];
        let mut values = vec![[0.0; LANES]; deck.sets.len() * states];
        for (set, drawn) in deck.sets.iter().enumerate().rev() {
            for (state, hazards) in deck.hazards.iter().enumerate().rev() {
                let node = set * states + state;
                let mut sum: Lanes = std::array::from_fn(|at| {
                    hazards.fatal[0] * collapse[0][at] + hazards.fatal[1] * collapse[1][at]
                });
                let more = drawn.more.iter().map(|(more, cards)| (&values[more * states + state], cards));
                let next = hazards.next.iter().map(|(next, cards)| (&values[set * states + next], cards));
                let drawn_next = draws.iter().map(|(next, cards)| (&all[*next][node], cards));
                for (value, cards) in more.chain(next).chain(drawn_next) {
                    add(&mut sum, *cards, value);
                }
                let card = 1.0 / (drawn.left + hazards.left + artifacts) as f64;
                sum.iter_mut().for_each(|sum| *sum *= card);
                let unasked = is_start && set == 0 && deck.seen(state) < asked_from(chances);
                values[node] = match unasked {
                    true => sum,
                    false => self::values(&both, &leaver.camps(node), &leaver.stays(node), &sum),
                };
            }
        }
        all.push(values);
    }
    all
}

/// I-07, I-08: nobody is asked before the first card, nor after it if it is a hazard.
pub fn asked_from(chances: &Chances) -> u8 {
    if chances.edition.first_hazard_skips { 2 } else { 1 }
}

/// What it is worth if one leaves and the other stays.
struct Leaver<'a> {
    own: [(&'a [[f64; BLOCK]], usize); LANES],
    other: [(&'a [[f64; BLOCK]], usize); LANES],
}

impl<'a> Leaver<'a> {
    fn new(chances: &Chances, start: Relics, key: Key, first: i32, left: &'a impl Left) -> Leaver<'a> {
        let edition = &chances.edition;
        let taken = edition.count(start) - edition.count(key.relics);
        let points = edition.points(key.owned, start, key.relics);
        let side = |surplus: i8, lead: i32| {
            let surplus = edition.surplus(surplus, -(taken as i8));
            let lead = lead - points;
            (left.block(key.relics, key.owned + taken, surplus, lead), place(lead).1)
        };
        Leaver {
            own: std::array::from_fn(|lane| side(key.surplus, first + lane as i32)),
            other: std::array::from_fn(|lane| side(-key.surplus, -first - lane as i32)),
        }
    }

    /// Oneself leaves.
    #[inline]
    fn camps(&self, node: usize) -> Lanes {
        std::array::from_fn(|lane| 1.0 - self.other[lane].0[node][self.other[lane].1])
    }

    /// The other leaves.
    #[inline]
    fn stays(&self, node: usize) -> Lanes {
        std::array::from_fn(|lane| self.own[lane].0[node][self.own[lane].1])
    }
}
