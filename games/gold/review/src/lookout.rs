//! Looks ahead to the end of the turn: every card that can be flipped, and everything it may turn out to be.

use crate::pairs::Pairs;
use crate::rush::{PARTS, Rush, Rushes, part_of};
use crate::table::{Shares, Table};
use crate::taste::{self, Taste};
use crate::value::{Sums, Value};
use gold_bots::rush::RushSolver;
use gold_bots::search::{Chances, Choice};
use gold_fast::summary::{GROUPS, Group, Summary, effect, face, owner, prospector};
use gold_rules::{Effect, Face, Knowledge, MAX_PLAYERS};
use review::Effort;

/// A table in the middle of a turn, as the next player sees it.
#[derive(Clone, Copy)]
struct Node {
    table: Table,
    sums: Sums,
}

/// A card that is flipped: its group as the next player sees it, and whether it has not been seen before.
#[derive(Clone, Copy, Debug)]
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

/// Greater than the index of any flip.
const FLIPS: usize = 2 * GROUPS;

/// A quick review solves the gold rush only from this number of cards.
const QUICK_CARDS: u8 = 4;
/// What is worse than the best by more than this at first sight gets no second look.
const HOPELESS: f64 = 0.02;

pub struct Lookout<'v> {
    value: &'v Value,
    effort: Effort,
    rushes: Rushes,
    guesses: RushSolver,
    /// At first sight, and looking further ahead.
    pairs: [Pairs; 3],
    /// Memory that can be used again.
    spare: Vec<[Pairs; 3]>,
}

impl<'v> Lookout<'v> {
    pub fn new(value: &'v Value, effort: Effort) -> Lookout<'v> {
        Lookout {
            value,
            effort,
            rushes: Rushes::default(),
            guesses: RushSolver::default(),
            pairs: Default::default(),
            spare: Vec::new(),
        }
    }

    /// How many turns after this one are looked at.
    fn depth(&self) -> usize {
        match self.effort {
            Effort::Quick => 0,
            Effort::Normal => 1,
            Effort::Deep => 2,
        }
    }

    /// What the table is worth before a turn.
    pub fn worth(&mut self, table: &Table) -> Shares {
        self.worth_at(table, self.depth())
    }

    fn worth_at(&mut self, table: &Table, depth: usize) -> Shares {
        if table.summary.rush {
            return self.worth_of_rush(table);
        }
        if depth == 0 {
            return self.value.shares(&table.summary);
        }
        let spare = self.spare.pop().unwrap_or_default();
        let outer = std::mem::replace(&mut self.pairs, spare);
        let node = self.node(table, depth - 1);
        let mut worth = taste::mean(&self.firsts(&node, depth - 1));
        self.spare.push(std::mem::replace(&mut self.pairs, outer));
        worth[..table.summary.seats].rotate_right(1);
        worth
    }

    fn worth_of_rush(&mut self, table: &Table) -> Shares {
        let summary = &table.summary;
        if summary.rounds_left > 0 {
            let next = table.next_round(self.guesses.expected(summary));
            let mut worth = self.value.shares(&next);
            worth[..summary.seats].rotate_right(table.next_starter);
            return worth;
        }
        match self.solvable(table) {
            Some(rush) => self.rushes.value(&rush),
            None => shares(self.guesses.chances(summary)),
        }
    }

    /// The gold rush, if there is time to look at all of it.
    fn solvable(&self, table: &Table) -> Option<Rush> {
        let is_quick = self.effort == Effort::Quick;
        Rush::of(table).filter(|_| !is_quick || table.summary.lying <= QUICK_CARDS)
    }

    /// Every choice of the active player with what it is worth. `up` is the group of the card that is face up, and `news` says whether it had
    /// not been seen before. All seats are counted from the active one. In the gold rush, dynamite stands for all cards that bring nothing.
    pub fn options(&mut self, table: &Table, up: Option<Group>, news: bool) -> Vec<Taste<Choice>> {
        if table.summary.rush {
            return self.rush_options(table);
        }
        let depth = self.depth();
        let node = self.node(table, depth);
        let up = up.map(|group| Flip { group: table.summary.group_passed(group), new: news });
        let mut options = match up {
            None => self.firsts(&node, depth),
            Some(up) => self.seconds(&node, up, depth),
        };
        for option in &mut options {
            option.value[..table.summary.seats].rotate_right(1);
            if let Choice::Known(group) = &mut option.choice {
                *group = group_returned(*group, &table.summary);
            }
        }
        options
    }

    /// What an unknown card is worth, looked at as far ahead as possible. Only outside the gold rush.
    pub fn unknown(&mut self, table: &Table, up: Option<Group>, news: bool) -> Shares {
        let depth = self.depth();
        let node = self.node(table, depth);
        let mut worth = match up.map(|group| Flip { group: table.summary.group_passed(group), new: news }) {
            None => self.mean(&node, depth, &mut |this, node, flip, depth| {
                taste::mean(&this.seconds(node, flip, depth))
            }),
            Some(up) => {
                self.mean(&node, depth, &mut |this, node, flip, depth| this.pair(node, up, flip, depth))
            }
        };
        worth[..table.summary.seats].rotate_right(1);
        worth
    }

    fn node(&mut self, table: &Table, depth: usize) -> Node {
        for pairs in &mut self.pairs[..=depth] {
            pairs.clear(FLIPS + 1);
        }
        let table = table.passed();
        Node { sums: self.value.sums(&table.summary), table }
    }

    /// The first flips of a turn.
    fn firsts(&mut self, node: &Node, depth: usize) -> Vec<Taste<Choice>> {
        self.flips(node, None, depth, &mut |this, node, flip, depth| {
            taste::mean(&this.seconds(node, flip, depth))
        })
    }

    /// The second flips of a turn.
    fn seconds(&mut self, node: &Node, up: Flip, depth: usize) -> Vec<Taste<Choice>> {
        self.flips(node, Some(up.group), depth, &mut |this, node, flip, depth| {
            this.pair(node, up, flip, depth)
        })
    }

    /// Every flip with what `value` says of it: all of them at first sight, and then those further ahead that may be the best.
    fn flips(
        &mut self,
        node: &Node,
        up: Option<Group>,
        depth: usize,
        value: &mut dyn FnMut(&mut Self, &Node, Flip, usize) -> Shares,
    ) -> Vec<Taste<Choice>> {
        let summary = &node.table.summary;
        let me = summary.seats - 1;
        let mut options = Vec::with_capacity(GROUPS);
        for group in 0..summary.groups() {
            if summary.known[group] > u8::from(up == Some(group)) {
                let worth = value(self, node, Flip { group, new: false }, 0);
                options.push(Taste::new(Choice::Known(group), worth, 0.0));
            }
        }
        if summary.unknown > 0 {
            let worth = self.mean(node, 0, value);
            options.push(Taste::new(Choice::Unknown, worth, 0.0));
        }
        if depth > 0 {
            let best = options.iter().map(|option| option.value[me]).fold(f64::NEG_INFINITY, f64::max);
            let (mut first, mut further) = ([0.0; MAX_PLAYERS], [0.0; MAX_PLAYERS]);
            let mut top = f64::NEG_INFINITY;
            for option in options.iter_mut().filter(|option| option.value[me] > best - HOPELESS) {
                let before = option.value;
                option.value = match option.choice {
                    Choice::Known(group) => value(self, node, Flip { group, new: false }, depth),
                    Choice::Unknown => self.mean(node, depth, value),
                };
                option.is_sure = true;
                if before[me] > top {
                    (top, first, further) = (before[me], before, option.value);
                }
            }
            // The others stay as far behind as they were.
            for option in options.iter_mut().filter(|option| !option.is_sure) {
                for (value, (first, further)) in option.value.iter_mut().zip(first.iter().zip(further)) {
                    *value = (*value + further - first).max(0.0);
                }
                let total: f64 = option.value.iter().sum();
                option.value.iter_mut().for_each(|value| *value /= total);
            }
        }
        taste::weigh(&mut options, me);
        options
    }

    /// The mean of `value` over everything that an unseen card may be.
    fn mean(
        &mut self,
        node: &Node,
        depth: usize,
        value: &mut dyn FnMut(&mut Self, &Node, Flip, usize) -> Shares,
    ) -> Shares {
        let mut mean = [0.0; MAX_PLAYERS];
        let summary = &node.table.summary;
        for group in (0..summary.groups()).filter(|group| summary.unseen[*group] > 0) {
            let count = summary.unseen[group];
            let mut revealed = *node;
            self.value.remove_unseen(&mut revealed.sums, group, count - 1);
            self.value.add_known(&mut revealed.sums, group, summary.known[group]);
            revealed.table.summary.reveal(group);
            let weight = f64::from(count) / f64::from(summary.unknown);
            let after = value(self, &revealed, Flip { group, new: true }, depth);
            mean.iter_mut().zip(after).for_each(|(mean, after)| *mean += weight * after);
        }
        mean
    }

    /// The chances after these two flips.
    fn pair(&mut self, node: &Node, one: Flip, other: Flip, depth: usize) -> Shares {
        let (mut low, mut high) = (one.index(), other.index());
        if let Effect::Nothing(_) = effect(one.group, other.group) {
            // All known cards that stay as they are lead to the same table.
            low = if one.new { low } else { FLIPS };
            high = if other.new { high } else { FLIPS };
        }
        if let Some(shares) = self.pairs[depth].get(low, high) {
            return shares;
        }
        let shares = self.met(node, one, other, depth);
        self.pairs[depth].insert(low, high, shares);
        shares
    }

    /// The same, computed.
    fn met(&mut self, node: &Node, one: Flip, other: Flip, depth: usize) -> Shares {
        let mut node = *node;
        let summary = &mut node.table.summary;
        let (me, before) = (summary.seats - 1, summary.lying);
        let (one, other, news) = (one.group, other.group, one.new || other.new);
        let (net, sums) = (self.value, &mut node.sums);
        match summary.meet(one, other, me) {
            Effect::Nothing(_) => {}
            Effect::FirstWins => net.remove_known(sums, other, summary.known[other]),
            Effect::SecondWins => net.remove_known(sums, one, summary.known[one]),
            Effect::Explosion | Effect::FirstFindsGold | Effect::SecondFindsGold => {
                // Two cards of the same group leave one after the other.
                let twins = u8::from(one == other);
                net.remove_known(sums, one, summary.known[one] + twins);
                net.remove_known(sums, other, summary.known[other]);
            }
        }
        summary.end_turn(!news && summary.lying == before);
        if depth > 0 || summary.rush {
            return self.worth_at(&node.table, depth);
        }
        self.value.think(&node.sums, &node.table.summary)
    }

    fn rush_options(&mut self, table: &Table) -> Vec<Taste<Choice>> {
        if let Some(rush) = self.solvable(table) {
            return self.rushes.options(&rush);
        }
        let summary = &table.summary;
        let in_part = |part: usize| (0..summary.groups()).filter(move |group| part_of(*group) == part);
        let mut options = Vec::with_capacity(PARTS + 1);
        for part in 0..PARTS {
            if let Some(group) = in_part(part).find(|group| summary.known[*group] > 0) {
                options.push(Taste::new(Choice::Known(part), self.rushed(table, group), points(part)));
            }
        }
        if summary.unknown > 0 {
            let (mut mean, mut gold) = ([0.0; MAX_PLAYERS], 0.0);
            for part in 0..PARTS {
                let Some(group) = in_part(part).find(|group| summary.unseen[*group] > 0) else { continue };
                let count: u8 = in_part(part).map(|group| summary.unseen[group]).sum();
                let weight = f64::from(count) / f64::from(summary.unknown);
                gold += weight * points(part);
                let mut revealed = *table;
                revealed.summary.reveal(group);
                let after = self.rushed(&revealed, group);
                mean.iter_mut().zip(after).for_each(|(mean, after)| *mean += weight * after);
            }
            options.push(Taste::new(Choice::Unknown, mean, gold));
        }
        taste::weigh(&mut options, 0);
        options
    }

    /// The chances once the active player has taken a known card of this group in the gold rush.
    fn rushed(&mut self, table: &Table, group: Group) -> Shares {
        let mut next = *table;
        next.summary.rush_card(group, 0);
        let mut worth = self.worth_of_rush(&next.passed());
        worth[..table.summary.seats].rotate_right(1);
        worth
    }
}

/// How far the difference between two values may be off. It is no standard error of a sample, but an estimate: how much the next deeper look changes
/// such differences (the example `gold_review_doubt` measures it), and half as much again. Both looks end with the same networks, so what these get
/// wrong everywhere does not show in it, and it was never compared with games that were played to their end.
pub fn doubt(known: &Knowledge, effort: Effort) -> f64 {
    match (known.rush(), effort) {
        (true, Effort::Normal | Effort::Deep) => 0.002,
        (_, Effort::Quick) => 0.006,
        (_, Effort::Normal) => 0.005,
        (_, Effort::Deep) => 0.004,
    }
}

/// What a card brings in the gold rush.
fn points(part: usize) -> f64 {
    if let Face::Gold(points) = face(part) { points.into() } else { 0.0 }
}

/// The same group as the right neighbor sees it.
fn group_returned(group: Group, summary: &Summary) -> Group {
    match (owner(group), face(group)) {
        (Some(seat), Face::Prospector(_, value)) => prospector(Some((seat + 1) % summary.seats), value),
        _ => group,
    }
}

/// As chances that add up to 1 to the last bits.
fn shares(chances: Chances) -> Shares {
    let total: f64 = chances.iter().map(|chance| f64::from(*chance)).sum();
    chances.map(|chance| f64::from(chance) / total)
}
