//! All that one turn can bring, weighed by its chances: the best card to turn and what the table is then worth.

use super::field::{Field, Meeting, SLOTS, Slot, meet};
use super::rush::Rush;
use gold_rules::MAX_PLAYERS;

/// A chance to win for each seat, counted from the one that moves.
pub type Chances = [f32; MAX_PLAYERS];

/// Says what a table is worth before a turn begins.
pub trait Judge {
    /// What it keeps up card by card, so that the many tables one turn can lead to cost little each.
    type Sums: Copy;

    /// The sums of a table.
    fn sums(&self, field: &Field) -> Self::Sums;

    /// One more card of this kind lies there, known: there were `count`.
    fn more_known(&self, sums: &mut Self::Sums, slot: Slot, count: u8);

    /// One known card of this kind less: there are `count` left.
    fn less_known(&self, sums: &mut Self::Sums, slot: Slot, count: u8);

    /// One unseen card of this kind less: there are `count` left.
    fn less_unseen(&self, sums: &mut Self::Sums, slot: Slot, count: u8);

    /// Everybody's chance to win on a table with these sums; it is not the gold rush.
    fn chances(&self, sums: Self::Sums, field: &Field) -> Chances;
}

/// What to turn: a known card of this kind, or one that was never turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turned {
    /// A known card of this kind.
    Known(Slot),
    /// A card that was never turned.
    Unknown,
}

/// A table in the middle of a turn, as the next player sees it, with its sums.
#[derive(Clone, Copy)]
struct Node<S> {
    field: Field,
    sums: S,
}

/// A card that is turned: what it shows, and whether it is turned for the first time.
#[derive(Clone, Copy)]
struct Flip {
    slot: Slot,
    new: bool,
}

impl Flip {
    /// A number of its own for each.
    fn index(self) -> usize {
        self.slot + if self.new { SLOTS } else { 0 }
    }
}

/// How much points count beside the chance to win in a gold rush of two.
const POINTS: f32 = 0.01;

/// A number greater than that of any flip.
const FLIPS: usize = 2 * SLOTS;

/// Weighs the turns of one game.
#[derive(Clone, Debug)]
pub struct Thinker<J> {
    judge: J,
    rush: Rush,
    /// Whether a turn that shows nothing new and removes nothing is out of the question.
    pub restless: bool,
    /// What each pair of cards leads to in the turn that is weighed; in whichever order they are turned, it is the same.
    pairs: Vec<Option<Chances>>,
}

impl<J: Judge> Thinker<J> {
    /// One that goes by this judge.
    pub fn new(judge: J) -> Thinker<J> {
        Thinker { judge, rush: Rush::default(), restless: false, pairs: Vec::new() }
    }

    /// One that goes by another judge, and still knows the gold rushes it has solved.
    pub fn under<K: Judge>(self, judge: K) -> Thinker<K> {
        Thinker { judge, rush: self.rush, restless: self.restless, pairs: self.pairs }
    }

    /// Every choice of whoever moves on `field`, where `up` lies face up, with everybody's chance to win. `news`
    /// says whether `up` was turned for the first time.
    pub fn choices(&mut self, field: &Field, up: Option<Slot>, news: bool) -> Vec<(Turned, Chances)> {
        self.pairs.clear();
        self.pairs.resize((FLIPS + 1) * (FLIPS + 1), None);
        let passed = field.passed();
        let node = Node { sums: self.judge.sums(&passed), field: passed };
        let up = up.map(|slot| field.slot_passed(slot));
        let mut choices = Vec::new();
        for slot in 0..field.slots() {
            let here = field.slot_passed(slot);
            if passed.known[here] > u8::from(up == Some(here)) {
                let value = self.turned(&node, up, Flip { slot: here, new: false }, news);
                choices.push((Turned::Known(slot), returned(value, field.seats)));
            }
        }
        if passed.unknown > 0 {
            let value = self.any(&node, |this, revealed, flip| this.turned(revealed, up, flip, true));
            choices.push((Turned::Unknown, returned(value, field.seats)));
        }
        choices
    }

    /// The chances once this card has been turned, first or second to `up`, or alone in the gold rush.
    fn turned(&mut self, node: &Node<J::Sums>, up: Option<Slot>, flip: Flip, news: bool) -> Chances {
        match up {
            _ if node.field.rush => self.rush_turn(node, flip.slot),
            None => self.second(node, flip),
            Some(slot) => self.pair(node, Flip { slot, new: false }, flip, news),
        }
    }

    /// Everybody's chance to win before a turn outside the gold rush begins.
    pub fn before_turn(&self, field: &Field) -> Chances {
        self.judge.chances(self.judge.sums(field), field)
    }

    /// The mean of `value` over what a card never turned may be.
    fn any(
        &mut self,
        node: &Node<J::Sums>,
        mut value: impl FnMut(&mut Self, &Node<J::Sums>, Flip) -> Chances,
    ) -> Chances {
        let mut mean = [0.0; MAX_PLAYERS];
        for slot in 0..node.field.slots() {
            let count = node.field.unseen[slot];
            if count > 0 {
                let mut revealed = *node;
                self.judge.less_unseen(&mut revealed.sums, slot, count - 1);
                self.judge.more_known(&mut revealed.sums, slot, node.field.known[slot]);
                revealed.field.reveal(slot);
                let weight = f32::from(count) / f32::from(node.field.unknown);
                for (mean, value) in mean.iter_mut().zip(value(self, &revealed, Flip { slot, new: true })) {
                    *mean += weight * value;
                }
            }
        }
        mean
    }

    /// The chances with the second card that is best for whoever moves.
    fn second(&mut self, node: &Node<J::Sums>, up: Flip) -> Chances {
        let me = node.field.seats - 1;
        let mut best = [-1.0; MAX_PLAYERS];
        let better = |best: Chances, value: Chances| if value[me] > best[me] { value } else { best };
        for slot in 0..node.field.slots() {
            if node.field.known[slot] > u8::from(slot == up.slot) {
                best = better(best, self.pair(node, up, Flip { slot, new: false }, up.new));
            }
        }
        if node.field.unknown > 0 {
            best = better(best, self.any(node, |this, revealed, flip| this.pair(revealed, up, flip, true)));
        }
        best
    }

    /// The chances once these two have been turned.
    fn pair(&mut self, node: &Node<J::Sums>, one: Flip, other: Flip, news: bool) -> Chances {
        let (mut low, mut high) = (one.index(), other.index());
        if meet(one.slot, other.slot) == Meeting::Nothing {
            // Whichever known cards they are, nothing happens to them.
            low = if one.new { low } else { FLIPS };
            high = if other.new { high } else { FLIPS };
        }
        let index = low.min(high) * (FLIPS + 1) + low.max(high);
        if let Some(chances) = self.pairs[index] {
            return chances;
        }
        let chances = self.met(node, one.slot, other.slot, news);
        self.pairs[index] = Some(chances);
        chances
    }

    /// The chances once these two have met.
    fn met(&mut self, node: &Node<J::Sums>, one: Slot, other: Slot, news: bool) -> Chances {
        let mut node = *node;
        let me = node.field.seats - 1;
        let before = node.field.lying;
        match node.field.meet(one, other, me) {
            Meeting::Nothing => {}
            Meeting::One(loser) => self.judge.less_known(&mut node.sums, loser, node.field.known[loser]),
            Meeting::Both | Meeting::Found { .. } => {
                // Two of a kind leave one after the other.
                let twins = u8::from(one == other);
                self.judge.less_known(&mut node.sums, one, node.field.known[one] + twins);
                self.judge.less_known(&mut node.sums, other, node.field.known[other]);
            }
        }
        let idle = !news && node.field.lying == before;
        if idle && self.restless {
            return [-1.0; MAX_PLAYERS];
        }
        node.field.settle(idle);
        self.value(&node)
    }

    /// The chances once this card has been turned in the gold rush.
    fn rush_turn(&mut self, node: &Node<J::Sums>, slot: Slot) -> Chances {
        let mut node = *node;
        let me = node.field.seats - 1;
        node.field.rush_card(slot, me);
        self.rush_value(&node.field)
    }

    /// Everybody's chance to win.
    fn value(&mut self, node: &Node<J::Sums>) -> Chances {
        if node.field.rush {
            return self.rush_value(&node.field);
        }
        self.judge.chances(node.sums, &node.field)
    }

    /// Everybody's chance to win in the gold rush.
    pub fn rush_value(&mut self, field: &Field) -> Chances {
        if field.rounds_left > 0 {
            let next = self.next_round(field);
            return self.before_turn(&next);
        }
        let mut chances = self.rush.chances(field);
        if field.seats == 2 {
            // Where all is lost or won, points still count: others err, and nobody likes to see gold left lying.
            let expected = self.rush.expected(field);
            let lead = (expected[0] - expected[1]).clamp(-60.0, 60.0) / 60.0;
            chances[0] += POINTS * (0.5 + 0.5 * lead - chances[0]);
            chances[1] = 1.0 - chances[0];
        }
        chances
    }

    /// The next round as it can be expected to begin, still seen by the seat that moves now: who starts it hardly matters.
    fn next_round(&mut self, field: &Field) -> Field {
        let expected = self.rush.expected(field);
        let mut next = Field::fresh(field.seats, field.rounds_left - 1, true);
        for (points, expected) in next.points.iter_mut().zip(expected) {
            *points = (expected + 0.5) as i16;
        }
        next
    }
}

/// Chances as the player to the right sees them, who has just moved.
fn returned(mut chances: Chances, seats: usize) -> Chances {
    chances[..seats].rotate_right(1);
    chances
}
