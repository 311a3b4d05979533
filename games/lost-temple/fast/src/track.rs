//! What the board says, for a number of players, as tables to look it up in.

use lost_temple_rules::{Board, Character, Space, Stage, Stages, Start};
use std::cell::RefCell;
use std::sync::Arc;

/// No event, village, seat or character.
pub(crate) const NONE: u8 = u8::MAX;
/// How many tables a thread remembers.
const REMEMBERED: usize = 16;

/// The board for a number of players. Places count from the rearmost place of the start area, which is 0.
#[derive(Clone, Debug)]
pub struct Track {
    pub(crate) board: Arc<Board>,
    pub(crate) players: u8,
    pub(crate) mandarin: bool,
    /// The place of the first space of the track, minus 1.
    offset: u8,
    pub(crate) finish: u8,
    /// The event spaces of the board, ascending, and how many of them the Seer can choose from.
    pub(crate) events: Vec<u8>,
    pub(crate) seer_events: u8,
    pub(crate) stages: Vec<Stage>,
    /// How many cards are picked in a round, and how many are drawn by chance.
    pub(crate) picks: u8,
    pub(crate) chance_cards: u8,
    pub(crate) characters: u8,
    /// By character: the place, the gems and whether there is a machete.
    pub(crate) starts: Vec<(u8, u8, bool)>,
    // By place, as long as a `u8` reaches, so that no index is ever out of bounds.
    pub(crate) event: [u8; 256],
    temple: [u8; 256],
    village: [u8; 256],
    next_jungle: [u8; 256],
    /// 0 where there is none: the rearmost place is never a jungle.
    previous_jungle: [u8; 256],
}

impl Track {
    /// The track of this board; the last few are remembered, so that asking again costs little.
    pub fn on(board: &Arc<Board>, players: usize, mandarin: bool) -> Arc<Track> {
        thread_local! {
            static RECENT: RefCell<Vec<Arc<Track>>> = const { RefCell::new(Vec::new()) };
        }
        RECENT.with_borrow_mut(|recent| {
            let same = |it: &&Arc<Track>| {
                usize::from(it.players) == players && it.mandarin == mandarin && Arc::ptr_eq(&it.board, board)
            };
            if let Some(track) = recent.iter().find(same) {
                return track.clone();
            }
            let track = Arc::new(Track::new(board, players, mandarin));
            recent.truncate(REMEMBERED - 1);
            recent.insert(0, track.clone());
            track
        })
    }

    fn new(board: &Arc<Board>, players: usize, mandarin: bool) -> Track {
        let rear = board.rear();
        let place =
            |position: i16| u8::try_from(position - rear).expect("at most 200 spaces behind 20 places");
        let finish = board.finish(players);
        let stages = Stages::of(players, mandarin);
        let count = |wanted: fn(&Stage) -> bool| stages.iter().filter(wanted).count() as u8;
        let start = |Start { place: _, gems, machete }, position| (place(position), gems, machete);
        let starts = Character::all().filter_map(|it| board.start(it));
        let mut track = Track {
            board: board.clone(),
            players: players as u8,
            mandarin,
            offset: place(0),
            finish: place(finish),
            events: board.events().to_vec(),
            seer_events: board.events_before_finish(players).len() as u8,
            stages: stages.iter().collect(),
            picks: count(|stage| matches!(stage, Stage::Pick(_) | Stage::PickWithAside(_))),
            chance_cards: count(|stage| matches!(stage, Stage::Up | Stage::Aside)),
            characters: stages.characters().len() as u8,
            starts: starts.map(|it| start(it, it.position())).collect(),
            event: [NONE; 256],
            temple: [NONE; 256],
            village: [NONE; 256],
            next_jungle: [NONE; 256],
            previous_jungle: [0; 256],
        };
        for (number, space) in (0..).zip(board.events()) {
            track.event[usize::from(place((*space).into()))] = number;
        }
        let (mut temple, mut village, mut jungle) = (NONE, NONE, NONE);
        for position in (rear..=finish).rev() {
            let here = place(position);
            let at = usize::from(here);
            (track.temple[at], track.village[at], track.next_jungle[at]) = (temple, village, jungle);
            match board.space(position) {
                Space::Temple | Space::GreatTemple => temple = here,
                Space::Village => village = here,
                Space::Jungle => jungle = here,
                Space::Plain | Space::Event => {}
            }
        }
        let mut jungle = 0;
        for position in rear..=finish {
            let here = place(position);
            track.previous_jungle[usize::from(here)] = jungle;
            if board.space(position) == Space::Jungle {
                jungle = here;
            }
        }
        track
    }

    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.players.into()
    }

    /// Whether the tenth character is in the game. L-33
    pub fn mandarin(&self) -> bool {
        self.mandarin
    }

    /// How many characters there are.
    pub fn characters(&self) -> usize {
        self.characters.into()
    }

    /// Where the race ends. L-02
    pub fn finish(&self) -> u8 {
        self.finish
    }

    /// The place of an event space, by its number on the board, among the event spaces.
    pub(crate) fn event_of(&self, space: u8) -> usize {
        self.event[usize::from(self.offset.wrapping_add(space))].into()
    }

    /// The track number of a place.
    pub fn position(&self, place: u8) -> i16 {
        i16::from(place) - i16::from(self.offset)
    }

    /// The number of the event space at this place among those of the board, if it is one and lies before the finish.
    pub fn event(&self, place: u8) -> Option<usize> {
        let event = self.event[usize::from(place)];
        (event < self.seer_events).then_some(event.into())
    }

    /// The event spaces before the finish, by their numbers on the board, ascending. L-18
    pub fn events_before_finish(&self) -> &[u8] {
        &self.events[..self.seer_events.into()]
    }

    /// Where the Priest leads from a place before the finish: the finish is a temple. L-19
    pub fn temple(&self, from: u8) -> u8 {
        self.temple[usize::from(from)].min(self.finish)
    }

    /// Where the Elder leads. L-20
    pub fn village(&self, from: u8) -> Option<u8> {
        Some(self.village[usize::from(from)]).filter(|place| *place != NONE)
    }

    /// Where a movement ends, and how many machetes it costs. L-26, L-27, L-30, L-31
    pub fn walk(&self, from: u8, spaces: i16, machetes: u8) -> (u8, u8) {
        let goal = (i16::from(from) + spaces).clamp(0, self.finish.into()) as u8;
        let mut cut = 0;
        if goal > from {
            let mut jungle = self.next_jungle[usize::from(from)];
            while jungle < goal {
                if cut == machetes {
                    return (jungle, cut);
                }
                cut += 1;
                jungle = self.next_jungle[usize::from(jungle)];
            }
        } else {
            let mut jungle = self.previous_jungle[usize::from(from)];
            while jungle > goal {
                if cut == machetes {
                    return (jungle, cut);
                }
                cut += 1;
                jungle = self.previous_jungle[usize::from(jungle)];
            }
        }
        (goal, cut)
    }
}
