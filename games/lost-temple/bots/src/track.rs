//! The track of a board as the bots look things up on it.

use lost_temple_rules::{Board, Space, Token};

/// How many kinds of tokens there are.
pub(super) const KINDS: usize = 7;
/// The most event spaces a board has.
pub(super) const MOST_EVENTS: usize = 17;

/// The track of a board for a number of players, with what is asked of it most often worked out beforehand.
#[derive(Clone, Debug)]
pub(super) struct Track {
    /// Where the race ends.
    pub finish: i16,
    /// The rearmost place of the start area.
    pub rear: i16,
    /// How many tokens of each kind there are.
    pub mix: [u8; KINDS],
    /// The event spaces before the finish, ascending: the first ones of the board. L-18
    pub events: Vec<u8>,
    /// The jungle spaces, ascending.
    jungles: Vec<i16>,
    /// The following by place from the rearmost one.
    cells: Vec<Cell>,
}

#[derive(Clone, Copy, Debug)]
struct Cell {
    event: Option<u8>,
    temple: i16,
    village: Option<i16>,
}

impl Track {
    pub fn new(board: &Board, players: usize) -> Track {
        let (finish, rear) = (board.finish(players), board.rear());
        let numbered = || (1_i16..).zip(board.spaces().iter().copied());
        let next = |from: i16, wanted: fn(Space) -> bool| {
            numbered().find(|(at, space)| *at > from && *at <= finish && wanted(*space)).map(|(at, _)| at)
        };
        let events = board.events_before_finish(players);
        let event =
            |at: i16| events.iter().position(|space| i16::from(*space) == at).map(|event| event as u8);
        let cell = |at| Cell {
            event: event(at),
            temple: next(at, Space::is_temple).unwrap_or(finish),
            village: next(at, |space| space == Space::Village),
        };
        let mut mix = [0; KINDS];
        for (slot, token) in mix.iter_mut().zip(Token::all()) {
            *slot = board.count(token);
        }
        Track {
            finish,
            rear,
            mix,
            events: events.to_vec(),
            jungles: numbered().filter(|(_, space)| *space == Space::Jungle).map(|(at, _)| at).collect(),
            cells: (rear..=finish).map(cell).collect(),
        }
    }

    /// How many places there are from the rearmost one to the finish.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// The number of a place, from 0 at the rearmost one.
    pub fn index(&self, position: i16) -> usize {
        usize::try_from(position - self.rear).unwrap_or(0).min(self.cells.len() - 1)
    }

    /// The number of the event space there among all event spaces.
    pub fn event(&self, position: i16) -> Option<usize> {
        self.cells[self.index(position)].event.map(usize::from)
    }

    /// Where the Priest leads. L-19
    pub fn temple(&self, from: i16) -> i16 {
        self.cells[self.index(from)].temple
    }

    /// Where the Elder leads. L-20
    pub fn village(&self, from: i16) -> Option<i16> {
        self.cells[self.index(from)].village
    }

    /// Where a pawn with so many machetes gets to by a movement of so many spaces, and how many machetes that takes. L-26, L-30
    pub fn walk(&self, from: i16, spaces: i16, machetes: u8) -> (i16, u8) {
        let goal = (from + spaces).clamp(self.rear, self.finish);
        let mut used = 0;
        let mut meets = |jungle: i16| {
            let stopped = used == machetes;
            used += u8::from(!stopped);
            stopped.then_some(jungle)
        };
        let stop = if spaces > 0 {
            self.jungles
                .iter()
                .copied()
                .filter(|jungle| from < *jungle && *jungle < goal)
                .find_map(&mut meets)
        } else {
            let between = |jungle: &i16| goal < *jungle && *jungle < from;
            self.jungles.iter().rev().copied().filter(between).find_map(&mut meets)
        };
        (stop.unwrap_or(goal), used)
    }
}
