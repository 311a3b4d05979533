//! The quest deck as the solver sees it: sets of treasures, and how many kinds of hazard lie on the path.

/// How many kinds of hazard there are with 1, 2 and 3 cards.
pub type Kinds = [u8; 3];

/// The sum of all treasures.
pub const ALL_GEMS: i32 = 124;

/// The most that one who leaves alone gets of the treasures: Σ⌈v/2⌉ of all.
pub const MOST_TAKEN: usize = 68;

/// The values of treasures, each with the number of its cards.
const TREASURES: [(i32, usize); 12] =
    [(5, 2), (7, 2), (11, 2), (1, 1), (2, 1), (3, 1), (4, 1), (9, 1), (13, 1), (14, 1), (15, 1), (17, 1)];

/// A set of treasures that were drawn.
pub struct Drawn {
    pub gems: i32,
    /// What one who leaves alone gets of them: Σ⌈v/2⌉.
    pub taken: usize,
    /// How many treasures are left in the deck.
    pub left: usize,
    /// The sets with one treasure more, and the cards that lead there.
    pub more: Vec<(usize, f64)>,
    /// Bit x: a part of this set was worth x to one who left alone.
    pub parts: u128,
    /// The cards in unary, so that a part of the set has a part of the bits.
    pub mask: u16,
}

/// How many kinds of each sort lie on the path, and what that means for the next card.
#[derive(Clone, Debug)]
pub struct Hazards {
    pub seen: Kinds,
    /// How many hazard cards are left in the deck.
    pub left: usize,
    /// The states with one kind more, and the cards that lead there.
    pub next: Vec<(usize, f64)>,
    /// The cards that end the round, of the kinds that have two and three.
    pub fatal: [f64; 2],
}

/// The positions of a round without its artifacts: each set of treasures with each state of hazards.
pub struct Deck {
    pub kinds: Kinds,
    /// A set comes before those that hold more; the first is empty.
    pub sets: Vec<Drawn>,
    /// A state comes before those with more kinds; the first is without any.
    pub hazards: Vec<Hazards>,
}

impl Deck {
    pub fn new(kinds: Kinds) -> Deck {
        Deck { kinds, sets: sets(), hazards: hazards(kinds) }
    }

    /// The values of treasures, each with the number of its cards.
    pub fn treasures() -> [(i32, usize); 12] {
        TREASURES
    }

    /// How many of each treasure a set holds.
    pub fn drawn(mut set: usize) -> Vec<usize> {
        let mut held: Vec<usize> = Vec::new();
        for (_, cards) in TREASURES.iter().rev() {
            held.push(set % (cards + 1));
            set /= cards + 1;
        }
        held.reverse();
        held
    }

    /// What each of two players carries after this set of treasures.
    pub fn carried(set: usize) -> usize {
        Deck::drawn(set).iter().zip(TREASURES).map(|(held, (value, _))| held * (value as usize / 2)).sum()
    }

    /// The set that holds this many of each treasure.
    pub fn set_of(drawn: &[u8; 12]) -> usize {
        drawn.iter().zip(TREASURES).fold(0, |set, (held, (_, cards))| set * (cards + 1) + usize::from(*held))
    }

    /// How many hazards lie on the path.
    pub fn seen(&self, hazards: usize) -> u8 {
        self.hazards[hazards].seen.iter().sum()
    }

    /// The kinds after a second hazard left the game, of a kind that had this many cards: 2 or 3.
    pub fn after(mut kinds: Kinds, cards: usize) -> Kinds {
        kinds[cards - 1] -= 1;
        kinds[cards - 2] += 1;
        kinds
    }

    /// What the kinds can be when a round begins; each round before took away at most one card.
    pub fn all(round: u8) -> Vec<Kinds> {
        let all = (0..=2).flat_map(|ones| (0..=4).map(move |twos| (ones, twos)));
        let all = all.filter(|(ones, twos)| twos + 2 * ones < round && ones + twos <= 5);
        all.map(|(ones, twos)| [ones, twos, 5 - ones - twos]).collect()
    }
}

fn sets() -> Vec<Drawn> {
    let mut strides = [0; 12];
    let mut count = 1;
    for (stride, (_, cards)) in strides.iter_mut().zip(TREASURES).rev() {
        *stride = count;
        count *= cards + 1;
    }
    let drawn = |set: usize| {
        let mut drawn = Drawn { gems: 0, taken: 0, left: 15, more: Vec::new(), parts: 1, mask: 0 };
        for (stride, (value, cards)) in strides.iter().zip(TREASURES) {
            let held = set / stride % (cards + 1);
            drawn.gems += held as i32 * value;
            drawn.left -= held;
            drawn.mask = drawn.mask << cards | ((1 << held) - 1);
            for _ in 0..held {
                drawn.taken += (value as usize).div_ceil(2);
                drawn.parts |= drawn.parts << (value as usize).div_ceil(2);
            }
            if held < cards {
                drawn.more.push((set + stride, (cards - held) as f64));
            }
        }
        drawn
    };
    (0..count).map(drawn).collect()
}

fn hazards(kinds: Kinds) -> Vec<Hazards> {
    let mut all: Vec<Kinds> = Vec::new();
    for ones in 0..=kinds[0] {
        for twos in 0..=kinds[1] {
            all.extend((0..=kinds[2]).map(|threes| [ones, twos, threes]));
        }
    }
    // Those that end the round most likely come last: there a player alone leaves most often.
    all.sort_by_key(|seen| (seen[1] + 2 * seen[2], seen.iter().sum::<u8>()));
    let state = |seen: &Kinds| {
        let mut state = Hazards {
            seen: *seen,
            left: 0,
            next: Vec::new(),
            fatal: [f64::from(seen[1]), 2.0 * f64::from(seen[2])],
        };
        for sort in 0..3 {
            let hidden = usize::from(kinds[sort] - seen[sort]);
            state.left += hidden * (sort + 1) + usize::from(seen[sort]) * sort;
            let mut more = *seen;
            more[sort] += 1;
            let next = all.iter().position(|other| *other == more);
            state.next.extend(next.map(|next| (next, (hidden * (sort + 1)) as f64)));
        }
        state
    };
    all.iter().map(state).collect()
}
