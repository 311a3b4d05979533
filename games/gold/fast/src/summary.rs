//! The table as the active player sees it: how many cards of each group, not where they lie.
//!
//! Every card that was flipped was seen by all, and the cards not seen yet are all alike, so a player with a perfect memory needs no more
//! than this. A color counts only through the owner of its mine.

use game_core::{Game, Seat};
use gold_rules::{
    Card, Color, Effect, Face, Knowledge, MAX_PLAYERS, Options, RushBecause, State, idle_limit,
};
use std::sync::LazyLock;

/// A group of interchangeable cards: gold by points, dynamite, then prospectors by owner and value. Seats are counted from the active one.
pub type Group = usize;

/// Number of groups at the largest table: 4 gold, dynamite, 4 neutral prospectors, 4 of each seat.
pub const GROUPS: usize = 9 + 4 * MAX_PLAYERS;
/// The group of dynamite. Those below it are gold.
pub const DYNAMITE: Group = 4;
/// The group of the weakest neutral prospectors.
const NEUTRAL: Group = 5;
/// The group of the weakest prospectors of the active player.
const OWNED: Group = 9;

/// What the cards of a group show. A group represents an owner instead of a color, so the color here has no meaning.
#[inline]
pub const fn face(group: Group) -> Face {
    match group {
        0..DYNAMITE => Face::Gold(group as u8 + 1),
        DYNAMITE => Face::Dynamite,
        _ => Face::Prospector(Color::Green, ((group - NEUTRAL) % 4) as u8 + 2),
    }
}

/// Whose prospectors they are; `None` for neutral ones and other cards.
#[inline]
pub const fn owner(group: Group) -> Option<usize> {
    if group < OWNED { None } else { Some((group - OWNED) / 4) }
}

/// The group of a prospector.
#[inline]
pub fn prospector(owner: Option<usize>, value: u8) -> Group {
    let weakest = owner.map_or(NEUTRAL, |seat| OWNED + 4 * seat);
    weakest + usize::from(value) - 2
}

/// The group of a card for the seat whose turn it is.
pub fn group_of(card: Card, knowledge: &Knowledge) -> Group {
    match card.face() {
        Face::Gold(points) => Group::from(points) - 1,
        Face::Dynamite => DYNAMITE,
        Face::Prospector(color, value) => {
            let (seats, turn) = (knowledge.seats(), knowledge.turn());
            let relative = |owner: Seat| (owner.index() + seats - turn.index()) % seats;
            prospector(knowledge.mines().owner(color).map(relative), value)
        }
    }
}

/// What two cards of these groups do to each other. G-08 to G-11
#[inline]
pub const fn effect(first: Group, second: Group) -> Effect {
    Effect::of(face(first), face(second))
}

/// A table as the active player sees it: they are seat 0, their left neighbor is seat 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Number of players.
    pub seats: usize,
    /// The cards on the table that have been flipped in this round.
    pub known: [u8; GROUPS],
    /// The cards that have not been seen in this round.
    pub unseen: [u8; GROUPS],
    /// The sum of `unseen`.
    pub unknown: u8,
    /// How many cards lie on the table: the sum of `known` and `unseen`.
    pub lying: u8,
    /// Points of this round and of those before it.
    pub points: [i16; MAX_PLAYERS],
    /// Gold cards won in this round, if it is the last: they may break a tie.
    pub nuggets: [u8; MAX_PLAYERS],
    /// Whether this is the gold rush.
    pub rush: bool,
    /// How many idle turns have passed in a row. G-16
    pub idle: u8,
    /// How many of them begin the gold rush; `None` without the stall guard. G-16
    pub stall: Option<u8>,
    /// How many rounds follow this one.
    pub rounds_left: u8,
}

impl Summary {
    /// The table as the seat whose turn it is sees it.
    pub fn of(knowledge: &Knowledge) -> Summary {
        let (seats, turn) = (knowledge.seats(), knowledge.turn());
        let (points, totals) = (knowledge.points(), knowledge.totals());
        let mut summary = Summary {
            seats,
            known: [0; GROUPS],
            unseen: [0; GROUPS],
            unknown: knowledge.unseen().total() as u8,
            lying: knowledge.lying().len() as u8,
            points: [0; MAX_PLAYERS],
            nuggets: [0; MAX_PLAYERS],
            rush: knowledge.rush(),
            idle: knowledge.stall_in().map_or(0, |left| idle_limit(seats) - left),
            stall: knowledge.stall_guard().then(|| idle_limit(seats)),
            rounds_left: knowledge.rounds() - knowledge.round(),
        };
        for placed in knowledge.known() {
            summary.known[group_of(placed.card, knowledge)] += 1;
        }
        for card in Card::all() {
            summary.unseen[group_of(card, knowledge)] += knowledge.unseen().of(card.kind());
        }
        for place in 0..seats {
            let seat = turn.plus(place, seats);
            summary.points[place] = i16::from(points[seat]) + totals[seat] as i16;
            if summary.rounds_left == 0 {
                let own = knowledge.won().iter().filter(|nugget| nugget.owner == seat);
                summary.nuggets[place] = own.count() as u8;
            }
        }
        summary
    }

    /// The start of a round. Which mines the players have makes no difference.
    pub fn fresh(seats: usize, rounds_left: u8, stall_guard: bool) -> Summary {
        static STARTS: LazyLock<Vec<Summary>> = LazyLock::new(|| {
            let start = |seats| State::new(&Options::default(), seats).expect("a number of players");
            State::SEATS.map(|seats| Summary::of(&start(seats).knowledge(Seat::default()))).collect()
        });
        let start = STARTS[seats.clamp(2, MAX_PLAYERS) - 2];
        Summary { rounds_left, stall: start.stall.filter(|_| stall_guard), ..start }
    }

    /// Number of groups at this table.
    #[inline]
    pub fn groups(&self) -> usize {
        OWNED + 4 * self.seats
    }

    /// The points of all gold on the table.
    #[inline]
    pub fn gold(&self) -> i16 {
        (0..DYNAMITE)
            .map(|group| (group as i16 + 1) * i16::from(self.known[group] + self.unseen[group]))
            .sum()
    }

    /// The most points that two known cards bring `seat` on its turn; 0 if no pair brings it any.
    #[inline]
    pub fn best_pair(&self, seat: usize) -> u8 {
        let lies = |value: &u8| {
            self.known[prospector(None, *value)] > 0 || self.known[prospector(Some(seat), *value)] > 0
        };
        let Some(strongest) = (2..=5).rev().find(lies) else { return 0 };
        let most = usize::from(strongest).min(DYNAMITE);
        (0..most).rev().find(|group| self.known[*group] > 0).map_or(0, |group| group as u8 + 1)
    }

    /// The same table as the left neighbor sees it.
    #[must_use]
    pub fn passed(&self) -> Summary {
        let mut summary = *self;
        let owned = OWNED..self.groups();
        summary.known[owned.clone()].rotate_left(4);
        summary.unseen[owned].rotate_left(4);
        summary.points[..self.seats].rotate_left(1);
        summary.nuggets[..self.seats].rotate_left(1);
        summary
    }

    /// The same group as the left neighbor sees it.
    pub fn group_passed(&self, group: Group) -> Group {
        match (owner(group), face(group)) {
            (Some(seat), Face::Prospector(_, value)) => {
                prospector(Some((seat + self.seats - 1) % self.seats), value)
            }
            _ => group,
        }
    }

    /// A card that has not been seen turns out to belong to this group.
    #[inline]
    pub fn reveal(&mut self, group: Group) {
        self.unseen[group] -= 1;
        self.known[group] += 1;
        self.unknown -= 1;
    }

    /// `seat` flips two known cards. G-08 to G-11
    #[inline]
    pub fn meet(&mut self, first: Group, second: Group, seat: usize) -> Effect {
        let effect = effect(first, second);
        match effect {
            Effect::Explosion => self.remove_both(first, second),
            Effect::FirstFindsGold => self.find_gold(first, second, seat),
            Effect::SecondFindsGold => self.find_gold(second, first, seat),
            Effect::FirstWins => self.remove(second),
            Effect::SecondWins => self.remove(first),
            Effect::Nothing(_) => {}
        }
        effect
    }

    /// `seat` flips a known card in the gold rush. G-15
    #[inline]
    pub fn rush_card(&mut self, group: Group, seat: usize) {
        self.remove(group);
        if let Face::Gold(points) = face(group) {
            self.win(seat, points);
        }
    }

    /// A turn has ended: whether the gold rush begins. G-14, G-16
    #[inline]
    pub fn end_turn(&mut self, idle: bool) {
        if self.rush {
            return;
        }
        self.idle = if idle && self.stall.is_some() { self.idle + 1 } else { 0 };
        if RushBecause::at(self.lying.into(), Some(self.idle) == self.stall).is_some() {
            self.rush = true;
            self.idle = 0;
        }
    }

    /// G-09
    #[inline]
    fn find_gold(&mut self, prospector: Group, gold: Group, seat: usize) {
        self.remove_both(prospector, gold);
        if let Face::Gold(points) = face(gold) {
            self.win(owner(prospector).unwrap_or(seat), points);
        }
    }

    #[inline]
    fn remove_both(&mut self, first: Group, second: Group) {
        self.remove(first);
        self.remove(second);
    }

    #[inline]
    fn remove(&mut self, group: Group) {
        self.known[group] -= 1;
        self.lying -= 1;
    }

    #[inline]
    fn win(&mut self, seat: usize, points: u8) {
        self.points[seat] += i16::from(points);
        if self.rounds_left == 0 {
            self.nuggets[seat] += 1;
        }
    }
}
