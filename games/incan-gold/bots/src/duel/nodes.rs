//! The nodes of a round of two players, and what continuing alone is worth at each.

use super::Duel;
use super::ends::{Ends, at};
use incan_gold_fast::GEMS;

/// The values of treasures, each once, ascending.
const VALUES: [u8; 12] = [1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17];

/// The sets of treasures that may yet be drawn, numbered so that a set comes before those that hold more.
struct Treasures {
    left: [u8; 12],
    stride: [usize; 12],
    sets: usize,
}

impl Treasures {
    fn of(bits: u16) -> Treasures {
        let mut all = Treasures { left: [0; 12], stride: [0; 12], sets: 1 };
        for (kind, value) in VALUES.iter().enumerate() {
            let is_left = |(at, gems): (usize, &u8)| bits >> at & 1 == 1 && gems == value;
            all.left[kind] = GEMS.iter().enumerate().filter(|card| is_left(*card)).count() as u8;
            all.stride[kind] = all.sets;
            all.sets *= usize::from(all.left[kind]) + 1;
        }
        all
    }

    fn count(&self, set: usize, kind: usize) -> u8 {
        (set / self.stride[kind] % (usize::from(self.left[kind]) + 1)) as u8
    }
}

/// A set of treasures that were drawn from here on.
#[derive(Clone, Copy, Default)]
pub struct Drawn {
    pub cards: u8,
    pub gems: i32,
    /// What one who leaves alone gets of them: Σ⌈v/2⌉.
    pub taken: usize,
}

/// How many kinds of each sort lie on the path, and what that means for the next card.
#[derive(Clone, Copy, Default)]
pub struct Hazards {
    /// How many hazard cards are left in the deck.
    pub cards: u8,
    /// The next such count after one more kind of each sort, and the cards that lead there.
    pub next: [(usize, f32); 3],
    /// The cards of each sort that end the round.
    pub fatal: [f32; 3],
    /// How many kinds lie on the path.
    pub seen: u8,
}

/// The nodes of a round from here on: each set of treasures with each count of hazards.
pub struct Nodes {
    /// Each set, with the sets that hold one treasure more and the cards that lead there.
    pub sets: Vec<(Drawn, Vec<(usize, f32)>)>,
    pub hazards: Vec<Hazards>,
    pub horizon: u8,
    /// What one who leaves alone now gets; or what the other has got who left before.
    pub taken: usize,
    /// Whether the other has left before.
    pub has_left: bool,
    /// The sum of the treasures drawn before.
    pub gems: i32,
}

impl Nodes {
    pub fn of(duel: &Duel) -> Nodes {
        let treasures = Treasures::of(duel.treasures);
        let set = |set| {
            let mut drawn = Drawn::default();
            let counts: [u8; 12] = std::array::from_fn(|kind| treasures.count(set, kind));
            for (count, value) in counts.iter().zip(VALUES) {
                drawn.cards += count;
                drawn.gems += i32::from(*count) * i32::from(value);
                drawn.taken += usize::from(*count) * usize::from(value.div_ceil(2));
            }
            let rest = |kind: &usize| treasures.left[*kind] - counts[*kind];
            let kinds = (0..12).filter(|kind| rest(kind) > 0 && drawn.cards <= duel.horizon);
            (drawn, kinds.map(|kind| (set + treasures.stride[kind], f32::from(rest(&kind)))).collect())
        };
        let before = |at: &usize| duel.treasures >> at & 1 == 0;
        Nodes {
            sets: (0..treasures.sets).map(set).collect(),
            hazards: hazards(duel),
            horizon: duel.horizon,
            taken: (0..15).filter(before).map(|at| usize::from(GEMS[at].div_ceil(2))).sum(),
            has_left: false,
            gems: (0..15).filter(before).map(|at| i32::from(GEMS[at])).sum(),
        }
    }

    pub fn len(&self) -> usize {
        self.sets.len() * self.hazards.len()
    }

    /// One card, as a part of those that can be turned at a node.
    pub fn card(&self, set: usize, hazards: &Hazards) -> f32 {
        let treasures: f32 = self.sets[set].1.iter().map(|(_, cards)| cards).sum();
        1.0 / (treasures + f32::from(hazards.cards))
    }

    /// For each node, the chance of a player who is `lead` ahead, continues, and has just been left alone.
    pub fn alone(&self, lead: i32, ends: &Ends) -> Vec<f32> {
        // A lane for each number that the other may have taken home: no more than what there was before this set.
        let lanes_of = |drawn: &Drawn| if self.has_left { 1 } else { drawn.taken + 1 };
        let inside = self.sets.iter().filter(|(drawn, _)| drawn.cards <= self.horizon + 1);
        let width = inside.map(|(drawn, _)| lanes_of(drawn)).max().unwrap_or(1);
        let lead_after = |taken: usize| lead - (self.taken + taken) as i32; // the other's tent is filled
        let lost: [Vec<f32>; 3] = std::array::from_fn(|sort| {
            (0..width).map(|taken| ends.collapse[sort][at(lead_after(taken))]).collect()
        });
        let per_set = self.hazards.len();
        let mut starts = Vec::with_capacity(self.sets.len());
        let mut all = 0;
        for (drawn, _) in &self.sets {
            starts.push(all);
            all += if drawn.cards > self.horizon + 1 { 0 } else { per_set * lanes_of(drawn) };
        }
        let row_at = |set: usize, hazard: usize| starts[set] + hazard * lanes_of(&self.sets[set].0);
        let mut rows = vec![0.0f32; all];
        let mut left_alone = vec![0.0; self.len()];
        let (mut stops, mut sums) = (vec![0.0; width], vec![0.0; width]);
        for (set, (drawn, more)) in self.sets.iter().enumerate().rev() {
            if drawn.cards > self.horizon + 1 {
                continue;
            }
            let lanes = lanes_of(drawn);
            let (stop, go_on) = (&mut stops[..lanes], &mut sums[..lanes]);
            for (taken, stop) in stop.iter_mut().enumerate() {
                let carried = self.gems + drawn.gems - (self.taken + taken) as i32;
                *stop = ends.calm(lead_after(taken) + carried);
            }
            for (hazard, hazards) in self.hazards.iter().enumerate().rev() {
                let start = row_at(set, hazard);
                let (before, after) = rows.split_at_mut(start + lanes);
                let row = &mut before[start..];
                if drawn.cards > self.horizon {
                    row.copy_from_slice(stop);
                    continue;
                }
                let card = self.card(set, hazards);
                go_on.fill(0.0);
                for (lost, cards) in lost.iter().zip(hazards.fatal).filter(|(_, cards)| *cards > 0.0) {
                    add(go_on, lost, cards * card);
                }
                let more = more.iter().map(|(set, cards)| (row_at(*set, hazard), cards));
                let next = hazards.next.iter().filter(|(_, cards)| *cards > 0.0);
                for (next, cards) in more.chain(next.map(|(next, cards)| (row_at(set, *next), cards))) {
                    add(go_on, &after[next - start - lanes..], cards * card);
                }
                left_alone[set * per_set + hazard] = go_on[lanes - 1];
                for ((row, stop), go_on) in row.iter_mut().zip(&*stop).zip(&*go_on) {
                    *row = stop.max(*go_on);
                }
            }
        }
        left_alone
    }
}

/// Every count of kinds that may yet lie on the path; one comes before those with more.
fn hazards(duel: &Duel) -> Vec<Hazards> {
    let radix: [usize; 3] = std::array::from_fn(|sort| usize::from(duel.kinds[sort] - duel.seen[sort]) + 1);
    let count = |number: usize| {
        let mut hazards = Hazards::default();
        let (mut rest, mut stride) = (number, 1);
        for (sort, radix) in radix.iter().enumerate() {
            let seen = (rest % radix) as u8 + duel.seen[sort];
            let each = sort as u8 + 1;
            let (unseen, fatal) = ((duel.kinds[sort] - seen) * each, seen * (each - 1));
            hazards.cards += unseen + fatal;
            hazards.next[sort] = (number + stride, f32::from(unseen));
            hazards.fatal[sort] = f32::from(fatal);
            hazards.seen += seen;
            rest /= radix;
            stride *= radix;
        }
        hazards
    };
    (0..radix.iter().product()).map(count).collect()
}

/// Adds `weight` times the first of `of` to `sum`.
#[inline]
fn add(sum: &mut [f32], of: &[f32], weight: f32) {
    for (sum, of) in sum.iter_mut().zip(of) {
        *sum += weight * of;
    }
}
