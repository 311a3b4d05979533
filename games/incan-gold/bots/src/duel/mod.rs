//! Two players without artifacts: a round solved exactly.
//!
//! While both are inside, what they carry and what lies on the path follow from the treasures drawn, and the hazards from how many
//! kinds of each sort were seen (a sort: all kinds with the same number of cards in the game). So a node is a set of treasures and a count
//! of kinds; at each the two choose at once, a game of two by two. A player who stays alone only has to decide when to stop. It
//! depends on one more number, what the other took home, but that never changes again: so all its values are carried through the
//! deck side by side, as a row.

mod ends;
mod exploit;
mod nodes;
mod table;

pub use ends::Ends;
use nodes::Nodes;
pub use table::WinChances;

/// How many kinds of hazard there are with 1, 2 and 3 cards.
pub type Kinds = [u8; 3];

/// A round of two players in progress, both inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The treasures left in the deck, one bit each.
    pub treasures: u16,
    pub kinds: Kinds,
    /// Those of them that lie on the path.
    pub seen: Kinds,
    /// How far the one whose chances are asked for is ahead, in points that are safe.
    pub lead: i32,
    /// How many more treasures are looked at.
    pub horizon: u8,
}

/// A node's 2 × 2 game and its solution.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Solution {
    pub value: f32,
    pub camp: f32,
    pub other_camp: f32,
    /// The chance to win by what oneself (first) and the other choose; camp comes before torch.
    pub game: [[f32; 2]; 2],
}

impl Duel {
    pub fn at_entrance(kinds: Kinds, lead: i32, horizon: u8) -> Duel {
        Duel { treasures: (1 << 15) - 1, kinds, seen: [0; 3], lead, horizon }
    }

    /// The solution of every node from here on. The first is the one both are at; of a round about to begin, only the value counts.
    fn solve_all(&self, ends: &Ends) -> Vec<Solution> {
        let nodes = Nodes::of(self);
        let alone = nodes.alone(self.lead, ends);
        let other_alone = if self.lead == 0 { alone.clone() } else { nodes.alone(-self.lead, ends) };
        let both_camp = ends.calm(self.lead);
        let lost: [f32; 3] = std::array::from_fn(|sort| ends.collapse[sort][ends::at(self.lead)]);
        let per_set = nodes.hazards.len();
        let mut solutions =
            vec![
                Solution { value: both_camp, camp: 1.0, other_camp: 1.0, game: [[both_camp; 2]; 2] };
                nodes.len()
            ];
        for (set, (drawn, more)) in nodes.sets.iter().enumerate().rev() {
            if drawn.cards > self.horizon {
                continue;
            }
            for (hazard, hazards) in nodes.hazards.iter().enumerate().rev() {
                let lost = lost.iter().zip(hazards.fatal).map(|(lost, cards)| lost * cards);
                let more = more.iter().map(|(set, cards)| cards * solutions[set * per_set + hazard].value);
                let next = hazards.next.iter().filter(|(_, cards)| *cards > 0.0);
                let next = next.map(|(next, cards)| cards * solutions[set * per_set + next].value);
                let both_torch = nodes.card(set, hazards) * lost.chain(more).chain(next).sum::<f32>();
                // I-07, I-08: nobody is asked before the first card, nor after it if it is a hazard.
                let unasked = nodes.gems + drawn.gems == 0 && hazards.seen < 2;
                let node = set * per_set + hazard;
                solutions[node] = match unasked {
                    true => Solution { value: both_torch, game: [[both_torch; 2]; 2], ..Solution::default() },
                    false => matrix([[both_camp, 1.0 - other_alone[node]], [alone[node], both_torch]]),
                };
            }
        }
        solutions
    }

    pub fn solve(&self, ends: &Ends) -> Solution {
        self.solve_all(ends)[0]
    }

    /// The chance of a player who continues alone and carries this much; the other has left, and the lead counts that.
    pub fn go_on_alone(&self, carried: u8, ends: &Ends) -> f32 {
        let mut nodes = Nodes::of(self);
        let taken = (nodes.gems - i32::from(carried)).max(0);
        nodes.taken = taken as usize;
        nodes.has_left = true;
        nodes.alone(self.lead + taken, ends)[0]
    }
}

/// The game in which the first picks a row, the second a column, and the first wins with this chance; camp comes before torch.
fn matrix(of: [[f32; 2]; 2]) -> Solution {
    let [[a, b], [c, d]] = of;
    let (row, column) = (a.min(b).max(c.min(d)), a.max(c).min(b.max(d)));
    if row >= column {
        let camp = if a.min(b) >= c.min(d) { 1.0 } else { 0.0 };
        let other_camp = if a.max(c) <= b.max(d) { 1.0 } else { 0.0 };
        return Solution { value: row, camp, other_camp, game: of };
    }
    let all = a - b - c + d;
    let camp = ((d - c) / all).clamp(0.0, 1.0);
    let other_camp = ((d - b) / all).clamp(0.0, 1.0);
    Solution { value: (a * d - b * c) / all, camp, other_camp, game: of }
}
