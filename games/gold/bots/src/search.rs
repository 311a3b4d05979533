//! Expectimax over one turn: every card that can be flipped and everything it may turn out to be.

use super::rush::RushSolver;
use gold_fast::summary::{GROUPS, Group, Summary, effect};
use gold_rules::{Effect, MAX_PLAYERS};

/// The chance to win for each seat, counted from the active one.
pub type Chances = [f32; MAX_PLAYERS];

/// Estimates what a table is worth before a turn begins.
pub trait Evaluator {
    /// What is updated card by card, so that each of the many tables one turn can lead to costs little.
    type Accumulator: Copy;

    /// The accumulator of a table, computed from scratch.
    fn accumulator(&self, summary: &Summary) -> Self::Accumulator;

    /// One more known card of this group: there were `count`.
    fn add_known(&self, _: &mut Self::Accumulator, _: Group, _count: u8) {}

    /// One known card of this group less: `count` are left.
    fn remove_known(&self, _: &mut Self::Accumulator, _: Group, _count: u8) {}

    /// One unseen card of this group less: `count` are left.
    fn remove_unseen(&self, _: &mut Self::Accumulator, _: Group, _count: u8) {}

    /// The chances on a table with this accumulator, outside the gold rush.
    fn chances(&self, accumulator: Self::Accumulator, summary: &Summary) -> Chances;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Any known card of this group.
    Known(Group),
    /// Any card that has not been seen.
    Unknown,
}

/// A table in the middle of a turn, as the next player sees it.
#[derive(Clone, Copy)]
struct Node<A> {
    summary: Summary,
    accumulator: A,
}

/// A card that is flipped: its group, and whether it has not been seen before.
#[derive(Clone, Copy)]
struct Flip {
    group: Group,
    new: bool,
}

impl Flip {
    /// Different for every flip.
    fn index(self) -> usize {
        self.group + if self.new { GROUPS } else { 0 }
    }
}

/// The weight of points next to the chance to win in a gold rush between two players.
const POINTS: f32 = 0.01;

/// Greater than the index of any flip.
const FLIPS: usize = 2 * GROUPS;

#[derive(Clone, Debug)]
pub struct Search<E> {
    evaluator: E,
    rush: RushSolver,
    /// Whether to rule out a turn that shows nothing new and removes nothing.
    pub avoid_idle: bool,
    /// What each pair of cards leads to in this turn. The order in which they are flipped makes no difference.
    pairs: Vec<Option<Chances>>,
}

impl<E: Evaluator> Search<E> {
    pub fn new(evaluator: E) -> Search<E> {
        Search { evaluator, rush: RushSolver::default(), avoid_idle: false, pairs: Vec::new() }
    }

    /// The same with another evaluator. It keeps the gold rushes it has solved.
    pub fn with_evaluator<F: Evaluator>(self, evaluator: F) -> Search<F> {
        Search { evaluator, rush: self.rush, avoid_idle: self.avoid_idle, pairs: self.pairs }
    }

    /// Every choice of the active player, with the chances it leads to. `up` is the group of the card that is face up, and `news` says
    /// whether it had not been seen before.
    pub fn choices(&mut self, summary: &Summary, up: Option<Group>, news: bool) -> Vec<(Choice, Chances)> {
        self.pairs.clear();
        self.pairs.resize((FLIPS + 1) * (FLIPS + 1), None);
        let passed = summary.passed();
        let node = Node { accumulator: self.evaluator.accumulator(&passed), summary: passed };
        let up = up.map(|group| summary.group_passed(group));
        let mut choices = Vec::new();
        for group in 0..summary.groups() {
            let here = summary.group_passed(group);
            if passed.known[here] > u8::from(up == Some(here)) {
                let value = self.flipped(&node, up, Flip { group: here, new: false }, news);
                choices.push((Choice::Known(group), returned(value, summary.seats)));
            }
        }
        if passed.unknown > 0 {
            let value = self.mean(&node, |this, revealed, flip| this.flipped(revealed, up, flip, true));
            choices.push((Choice::Unknown, returned(value, summary.seats)));
        }
        choices
    }

    /// The chances after this flip: the first of the turn, the second after `up`, or the only one in the gold rush.
    fn flipped(&mut self, node: &Node<E::Accumulator>, up: Option<Group>, flip: Flip, news: bool) -> Chances {
        match up {
            _ if node.summary.rush => self.rush_turn(node.summary, flip.group),
            None => self.second(node, flip),
            Some(group) => self.pair(node, Flip { group, new: false }, flip, news),
        }
    }

    /// The chances before a turn outside the gold rush.
    pub fn before_turn(&self, summary: &Summary) -> Chances {
        self.evaluator.chances(self.evaluator.accumulator(summary), summary)
    }

    /// The mean of `value` over everything that an unseen card may be.
    fn mean(
        &mut self,
        node: &Node<E::Accumulator>,
        mut value: impl FnMut(&mut Self, &Node<E::Accumulator>, Flip) -> Chances,
    ) -> Chances {
        let mut mean = [0.0; MAX_PLAYERS];
        for group in 0..node.summary.groups() {
            let count = node.summary.unseen[group];
            if count > 0 {
                let mut revealed = *node;
                self.evaluator.remove_unseen(&mut revealed.accumulator, group, count - 1);
                self.evaluator.add_known(&mut revealed.accumulator, group, node.summary.known[group]);
                revealed.summary.reveal(group);
                let weight = f32::from(count) / f32::from(node.summary.unknown);
                for (mean, value) in mean.iter_mut().zip(value(self, &revealed, Flip { group, new: true })) {
                    *mean += weight * value;
                }
            }
        }
        mean
    }

    /// The chances with the best second card for the active player.
    fn second(&mut self, node: &Node<E::Accumulator>, up: Flip) -> Chances {
        let me = node.summary.seats - 1;
        let mut best = [-1.0; MAX_PLAYERS];
        let better = |best: Chances, value: Chances| if value[me] > best[me] { value } else { best };
        for group in 0..node.summary.groups() {
            if node.summary.known[group] > u8::from(group == up.group) {
                best = better(best, self.pair(node, up, Flip { group, new: false }, up.new));
            }
        }
        if node.summary.unknown > 0 {
            best = better(best, self.mean(node, |this, revealed, flip| this.pair(revealed, up, flip, true)));
        }
        best
    }

    /// The chances after these two flips.
    fn pair(&mut self, node: &Node<E::Accumulator>, one: Flip, other: Flip, news: bool) -> Chances {
        let (mut low, mut high) = (one.index(), other.index());
        if let Effect::Nothing(_) = effect(one.group, other.group) {
            // All known cards that stay as they are lead to the same table.
            low = if one.new { low } else { FLIPS };
            high = if other.new { high } else { FLIPS };
        }
        let index = low.min(high) * (FLIPS + 1) + low.max(high);
        if let Some(chances) = self.pairs[index] {
            return chances;
        }
        let chances = self.met(node, one.group, other.group, news);
        self.pairs[index] = Some(chances);
        chances
    }

    /// The same, computed.
    fn met(&mut self, node: &Node<E::Accumulator>, one: Group, other: Group, news: bool) -> Chances {
        let mut node = *node;
        let me = node.summary.seats - 1;
        let before = node.summary.lying;
        match node.summary.meet(one, other, me) {
            Effect::Nothing(_) => {}
            Effect::FirstWins => {
                self.evaluator.remove_known(&mut node.accumulator, other, node.summary.known[other]);
            }
            Effect::SecondWins => {
                self.evaluator.remove_known(&mut node.accumulator, one, node.summary.known[one]);
            }
            Effect::Explosion | Effect::FirstFindsGold | Effect::SecondFindsGold => {
                // Two cards of the same group leave one after the other.
                let twins = u8::from(one == other);
                self.evaluator.remove_known(&mut node.accumulator, one, node.summary.known[one] + twins);
                self.evaluator.remove_known(&mut node.accumulator, other, node.summary.known[other]);
            }
        }
        let idle = !news && node.summary.lying == before;
        if idle && self.avoid_idle {
            return [-1.0; MAX_PLAYERS];
        }
        node.summary.end_turn(idle);
        if node.summary.rush {
            return self.rush_value(&node.summary);
        }
        self.evaluator.chances(node.accumulator, &node.summary)
    }

    fn rush_turn(&mut self, mut summary: Summary, group: Group) -> Chances {
        summary.rush_card(group, summary.seats - 1);
        self.rush_value(&summary)
    }

    pub fn rush_value(&mut self, summary: &Summary) -> Chances {
        if summary.rounds_left > 0 {
            let next = self.next_round(summary);
            return self.before_turn(&next);
        }
        let mut chances = self.rush.chances(summary);
        if summary.seats == 2 {
            // Points still count when the game is decided: opponents make mistakes, and it looks odd to leave gold lying.
            let expected = self.rush.expected(summary);
            let lead = (expected[0] - expected[1]).clamp(-60.0, 60.0) / 60.0;
            chances[0] += POINTS * (0.5 + 0.5 * lead - chances[0]);
            chances[1] = 1.0 - chances[0];
        }
        chances
    }

    /// The expected start of the next round, as the same seat sees it: who starts it hardly matters.
    fn next_round(&mut self, summary: &Summary) -> Summary {
        let expected = self.rush.expected(summary);
        let mut next = Summary::fresh(summary.seats, summary.rounds_left - 1, true);
        for (points, expected) in next.points.iter_mut().zip(expected) {
            *points = (expected + 0.5) as i16;
        }
        next
    }
}

/// The chances as the right neighbor sees them, who has just played.
fn returned(mut chances: Chances, seats: usize) -> Chances {
    chances[..seats].rotate_right(1);
    chances
}
