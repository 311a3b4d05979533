//! A table before or during a turn, without positions: all that its worth depends on.

use crate::rush::POINT;
use gold_fast::Summary;
use gold_rules::{Knowledge, MAX_PLAYERS};

/// Everyone's chances to win, counted from the active player or from their left neighbor.
pub type Shares = [f64; MAX_PLAYERS];

/// What breaks no tie in a match is less than this.
const MOST_TOTAL: i32 = POINT - 1;

/// A [`Summary`] with what it leaves out about matches. All seats are counted from the active one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Table {
    pub summary: Summary,
    /// The points of the rounds before, in a match: where totals tie, the points of the last round decide, so it is better to have had fewer
    /// before. G-18
    before: Option<[i16; MAX_PLAYERS]>,
    /// Who starts the next round of a match.
    pub next_starter: usize,
}

impl Table {
    pub fn of(knowledge: &Knowledge) -> Table {
        let (seats, turn) = (knowledge.seats(), knowledge.turn());
        let mut before = [0; MAX_PLAYERS];
        for (place, points) in before.iter_mut().enumerate().take(seats) {
            *points = knowledge.totals()[turn.plus(place, seats)] as i16;
        }
        let next = knowledge.round_starter().plus(1, seats);
        Table {
            summary: Summary::of(knowledge),
            before: (knowledge.rounds() > 1).then_some(before),
            next_starter: (next.index() + seats - turn.index()) % seats,
        }
    }

    /// A table that belongs to no match, or where nothing depends on the rounds before.
    pub fn single(summary: Summary) -> Table {
        Table { summary, before: None, next_starter: 0 }
    }

    /// The same table as the left neighbor sees it.
    pub fn passed(&self) -> Table {
        let seats = self.summary.seats;
        let mut passed = Table { summary: self.summary.passed(), ..*self };
        if let Some(before) = &mut passed.before {
            before[..seats].rotate_left(1);
        }
        passed.next_starter = (self.next_starter + seats - 1) % seats;
        passed
    }

    /// The first table of the next round, as the player sees it who starts it, if this round brings these points.
    pub fn next_round(&self, points: [f32; MAX_PLAYERS]) -> Summary {
        let Summary { seats, rounds_left, stall, .. } = self.summary;
        let mut next = Summary::fresh(seats, rounds_left - 1, stall.is_some());
        next.points = points.map(|points| (points + 0.5) as i16);
        next.points[..seats].rotate_left(self.next_starter);
        next
    }

    /// The greatest wins: points first, then what breaks a tie. G-17, G-18
    pub fn keys(&self) -> [i32; MAX_PLAYERS] {
        let mut keys = [0; MAX_PLAYERS];
        for (place, key) in keys.iter_mut().enumerate().take(self.summary.seats) {
            let tie = match self.before {
                Some(before) => MOST_TOTAL - i32::from(before[place]),
                None => self.summary.nuggets[place].into(),
            };
            *key = POINT * i32::from(self.summary.points[place]) + tie;
        }
        keys
    }

    /// How much a gold card counts where points are equal.
    pub fn nugget(&self) -> i32 {
        self.before.is_none().into()
    }
}
