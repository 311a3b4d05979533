//! Where a movement leads. One function answers it for the rules, which move the pawn, and for previews, which only tell. L-26 to L-31

use crate::board::{Board, JUNGLES, Space};
use arrayvec::ArrayVec;

/// One movement of a pawn, up to the point where a token is revealed or the game is won.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Walk {
    /// Where the pawn sets off.
    pub from: i16,
    /// How many spaces it is to move, back if negative. A jungle or the end of the track may allow fewer.
    pub spaces: i16,
    /// Where it ends.
    pub to: i16,
    /// The jungle spaces it passes with a machete for each, in this order. L-26
    pub cut: ArrayVec<u8, JUNGLES>,
    /// Whether a jungle stops it short. L-26
    pub stuck: bool,
    /// Whether it ends on an event space, so that a token is revealed. L-28
    pub event: bool,
    /// Whether it reaches the finish. L-31
    pub wins: bool,
}

impl Walk {
    /// How many of its spaces it does not move. For the Scout each of them is a gem paid for nothing. L-26
    pub fn short_by(&self) -> u16 {
        self.spaces.abs_diff(0).saturating_sub(self.to.abs_diff(self.from))
    }
}

impl Board {
    /// The movement of a pawn on `from` that has so many machetes.
    ///
    /// L-26, L-27: to go on past a jungle space it spends a machete there, or else stops on it. L-30: backward movement ends
    /// at the rearmost place. L-31: a pawn that would be carried past the finish stops on it.
    pub fn walk(&self, finish: i16, from: i16, spaces: i16, machetes: u8) -> Walk {
        let goal = from.saturating_add(spaces).clamp(self.rear().min(finish), finish);
        let direction = if goal < from { -1 } else { 1 };
        let mut cut = ArrayVec::new();
        let mut stuck = false;
        let mut to = from;
        while to != goal && !stuck {
            to += direction;
            if to != goal && self.space(to) == Space::Jungle {
                match cut.len() < usize::from(machetes) {
                    true => cut.extend(u8::try_from(to)),
                    false => stuck = true,
                }
            }
        }
        let wins = to == finish;
        let event = !wins && to != from && self.event_at(to).is_some();
        Walk { from, spaces, to, cut, stuck, event, wins }
    }

    /// The next space ahead of `from`, up to the finish, of which `wanted` is true.
    fn next_space(&self, finish: i16, from: i16, wanted: impl Fn(Space) -> bool) -> Option<i16> {
        (from.saturating_add(1)..=finish).find(|position| wanted(self.space(*position)))
    }

    /// L-19: the next temple ahead; the finish is one.
    pub fn next_temple(&self, finish: i16, from: i16) -> Option<i16> {
        self.next_space(finish, from, Space::is_temple)
    }

    /// L-20: the next village ahead, before the finish.
    pub fn next_village(&self, finish: i16, from: i16) -> Option<i16> {
        self.next_space(finish, from, |space| space == Space::Village)
    }

    /// L-26: the next jungle ahead, before the finish.
    pub fn next_jungle(&self, finish: i16, from: i16) -> Option<i16> {
        self.next_space(finish, from, |space| space == Space::Jungle)
    }
}
