//! The table as whoever moves sees it: how many cards of each kind, not where they lie.
//!
//! All that was turned was turned before everybody's eyes, and all cards never turned are alike, so for a player with a
//! perfect memory this is all there is. Colours count only through the owner of their mine.

use game_core::Seat;
use gold_rules::{Card, Face, Knowledge, MAX_PLAYERS, RUSH_CARDS};

/// Which kind of card: gold by its points, dynamite, then prospectors by whose they are and by their value.
pub type Slot = usize;

/// How many slots there are at most: 4 gold, dynamite, 4 neutral prospectors, 4 of each seat.
pub const SLOTS: usize = 9 + 4 * MAX_PLAYERS;
/// The slot of dynamite.
pub const DYNAMITE: Slot = 4;
/// The slot of the weakest neutral prospector.
const NEUTRAL: Slot = 5;
/// The slot of the weakest prospector of whoever moves.
const OWNED: Slot = 9;

/// What a card is to those at the table. Seats are counted from the one that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Gold, by its points.
    Gold(u8),
    /// Dynamite.
    Dynamite,
    /// A prospector: whose, if he is anybody's, and his value.
    Prospector(Option<usize>, u8),
}

/// The kind of card in a slot.
#[inline]
pub fn kind(slot: Slot) -> Kind {
    match slot {
        0..DYNAMITE => Kind::Gold(slot as u8 + 1),
        DYNAMITE => Kind::Dynamite,
        NEUTRAL..OWNED => Kind::Prospector(None, (slot - NEUTRAL) as u8 + 2),
        _ => Kind::Prospector(Some((slot - OWNED) / 4), ((slot - OWNED) % 4) as u8 + 2),
    }
}

/// The slot of a prospector.
#[inline]
pub fn prospector(owner: Option<usize>, value: u8) -> Slot {
    let first = owner.map_or(NEUTRAL, |seat| OWNED + 4 * seat);
    first + usize::from(value) - 2
}

/// A table, seen by whoever moves: he is seat 0, his left neighbour seat 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// How many play.
    pub seats: usize,
    /// The cards that were turned and lie on the table.
    pub known: [u8; SLOTS],
    /// The cards that were never turned.
    pub unseen: [u8; SLOTS],
    /// How many cards were never turned: the sum of `unseen`.
    pub unknown: u8,
    /// How many cards lie on the table: the sum of `known` and `unseen`.
    pub lying: u8,
    /// Points of this round and of those before it.
    pub points: [i16; MAX_PLAYERS],
    /// Gold cards won in this round, if it is the last: they may break a tie.
    pub nuggets: [u8; MAX_PLAYERS],
    /// Whether this is the gold rush.
    pub rush: bool,
    /// How many idle turns have passed in a row.
    pub idle: u8,
    /// How many idle turns begin the gold rush, if any number does.
    pub stall: Option<u8>,
    /// How many rounds follow this one.
    pub rounds_left: u8,
}

impl Field {
    /// The table as `known` has it, seen by the seat whose turn it is.
    pub fn of(known: &Knowledge) -> Field {
        let seats = known.seats();
        let rounds_left = known.rounds() - known.round();
        let mut field = Field::empty(seats, rounds_left, known.stall_in().map(|_| 2 * seats as u8));
        let turn = known.turn();
        for placed in known.known() {
            field.known[slot_of(placed.card, known, turn)] += 1;
        }
        for (card, count) in known.unseen().iter() {
            let card = Card::of_kind(card).expect("the bag holds nothing but cards");
            field.unseen[slot_of(card, known, turn)] += count;
        }
        field.unknown = field.unseen.iter().sum();
        field.lying = field.unknown + field.known.iter().sum::<u8>();
        let (points, totals) = (known.points(), known.totals());
        for place in 0..seats {
            let seat = turn.plus(place, seats);
            field.points[place] = i16::from(points[seat]) + totals[seat] as i16;
            if rounds_left == 0 {
                let own = known.won().iter().filter(|nugget| nugget.owner == seat);
                field.nuggets[place] = own.count() as u8;
            }
        }
        field.rush = known.rush();
        field.idle = known.stall_in().map_or(0, |left| 2 * seats as u8 - left);
        field
    }

    /// No card and no point.
    fn empty(seats: usize, rounds_left: u8, stall: Option<u8>) -> Field {
        Field {
            seats,
            known: [0; SLOTS],
            unseen: [0; SLOTS],
            unknown: 0,
            lying: 0,
            points: [0; MAX_PLAYERS],
            nuggets: [0; MAX_PLAYERS],
            rush: false,
            idle: 0,
            stall,
            rounds_left,
        }
    }

    /// The beginning of a round.
    pub fn fresh(seats: usize, rounds_left: u8, stall: bool) -> Field {
        let mut field = Field::empty(seats, rounds_left, stall.then_some(2 * seats as u8));
        for (slot, count) in [5, 7, 7, 5, 5].into_iter().enumerate() {
            field.unseen[slot] = count;
        }
        let colours_each = if seats == 2 { 2 } else { 1 };
        let owners = [None].into_iter().chain((0..seats).map(Some));
        for owner in owners {
            let colours = if owner.is_some() { colours_each } else { 5 - seats as u8 * colours_each };
            for (value, count) in [(2, 2), (3, 2), (4, 2), (5, 1)] {
                field.unseen[prospector(owner, value)] = colours * count;
            }
        }
        (field.unknown, field.lying) = (64, 64);
        field
    }

    /// How many slots there are at this table.
    #[inline]
    pub fn slots(&self) -> usize {
        OWNED + 4 * self.seats
    }

    /// The points of all gold that lies on the table.
    #[inline]
    pub fn gold(&self) -> i16 {
        (0..DYNAMITE).map(|slot| (slot as i16 + 1) * i16::from(self.known[slot] + self.unseen[slot])).sum()
    }

    /// The most points that two known cards bring `seat` on its turn; 0 if no pair brings it any.
    #[inline]
    pub fn best_pair(&self, seat: usize) -> u8 {
        let lies = |value: &u8| {
            self.known[prospector(None, *value)] > 0 || self.known[prospector(Some(seat), *value)] > 0
        };
        let Some(strongest) = (2..=5).rev().find(lies) else { return 0 };
        let most = usize::from(strongest).min(DYNAMITE);
        (0..most).rev().find(|slot| self.known[*slot] > 0).map_or(0, |slot| slot as u8 + 1)
    }

    /// The same table as the left neighbour sees it.
    #[must_use]
    pub fn passed(&self) -> Field {
        let mut field = *self;
        let owned = OWNED..self.slots();
        field.known[owned.clone()].rotate_left(4);
        field.unseen[owned].rotate_left(4);
        field.points[..self.seats].rotate_left(1);
        field.nuggets[..self.seats].rotate_left(1);
        field
    }

    /// The same slot as the left neighbour sees it.
    pub fn slot_passed(&self, slot: Slot) -> Slot {
        match kind(slot) {
            Kind::Prospector(Some(seat), value) => {
                prospector(Some((seat + self.seats - 1) % self.seats), value)
            }
            _ => slot,
        }
    }

    /// A card that was never turned turns out to be of this kind.
    #[inline]
    pub fn reveal(&mut self, slot: Slot) {
        self.unseen[slot] -= 1;
        self.known[slot] += 1;
        self.unknown -= 1;
    }

    /// What two known cards, turned by `seat`, do to each other. G-08 to G-11
    #[inline]
    pub fn meet(&mut self, one: Slot, other: Slot, seat: usize) -> Meeting {
        let meeting = meet(one, other);
        match meeting {
            Meeting::Both => {
                self.remove(one);
                self.remove(other);
            }
            Meeting::Found { owner, points } => {
                self.remove(one);
                self.remove(other);
                self.win(owner.unwrap_or(seat), points);
            }
            Meeting::One(loser) => self.remove(loser),
            Meeting::Nothing => {}
        }
        meeting
    }

    /// One known card is turned by `seat` in the gold rush. G-15
    #[inline]
    pub fn rush_card(&mut self, slot: Slot, seat: usize) {
        self.remove(slot);
        if let Kind::Gold(points) = kind(slot) {
            self.win(seat, points);
        }
    }

    /// Whether the gold rush begins now that a turn has ended. G-14, G-16
    #[inline]
    pub fn settle(&mut self, idle: bool) {
        if self.rush {
            return;
        }
        self.idle = if idle && self.stall.is_some() { self.idle + 1 } else { 0 };
        if usize::from(self.lying) <= RUSH_CARDS || Some(self.idle) == self.stall {
            self.rush = true;
            self.idle = 0;
        }
    }

    #[inline]
    fn remove(&mut self, slot: Slot) {
        self.known[slot] -= 1;
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

/// The slot of a card for the seat whose turn it is.
pub fn slot_of(card: Card, known: &Knowledge, turn: Seat) -> Slot {
    match card.face() {
        Face::Gold(points) => Slot::from(points) - 1,
        Face::Dynamite => DYNAMITE,
        Face::Prospector(colour, value) => {
            let place = |owner: Seat| (owner.index() + known.seats() - turn.index()) % known.seats();
            prospector(known.mines().owner(colour).map(place), value)
        }
    }
}

/// What two cards do to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// Both leave the game. G-08
    Both,
    /// The gold goes to the prospector's owner, or to whoever turned it. G-09
    Found {
        /// Whose mine it is.
        owner: Option<usize>,
        /// What the gold is worth.
        points: u8,
    },
    /// This one leaves the game. G-10
    One(Slot),
    /// Nothing happens. G-11
    Nothing,
}

/// What two cards do to each other.
#[inline]
pub fn meet(one: Slot, other: Slot) -> Meeting {
    use Kind::{Dynamite, Gold, Prospector};
    match (kind(one), kind(other)) {
        (Dynamite, _) | (_, Dynamite) => Meeting::Both,
        (Prospector(owner, value), Gold(points)) | (Gold(points), Prospector(owner, value))
            if value >= points =>
        {
            Meeting::Found { owner, points }
        }
        (Prospector(_, value), Prospector(_, rival)) if value > rival => Meeting::One(other),
        (Prospector(_, value), Prospector(_, rival)) if value < rival => Meeting::One(one),
        _ => Meeting::Nothing,
    }
}
