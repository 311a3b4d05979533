//! Helpers for scripting an expedition.

use crate::tables;
pub use crate::tables::Start;
use game_core::{Game, OpenTable, Seat, Turn};
use game_testkit::Script;
use lost_temple_rules::{Action, Board, Cause, Chance, Character, Event, Options, State, Table, Token};
use std::sync::Arc;

/// The text of a board with this track and the usual tokens.
pub fn board_json(track: &str, starts: &[Start]) -> String {
    tables::board_json(track, starts, tables::TOKENS)
}

pub fn options(track: &str, starts: &[Start]) -> Options {
    let board = Arc::new(Board::from_json(&board_json(track, starts)).unwrap());
    Options { board, mandarin: false }
}

/// A table with a pawn for each of `starts`, these tokens on the first event spaces and any others on the rest.
pub fn trail(track: &str, starts: &[Start], tokens: &[Token]) -> Script<State> {
    set_up(&options(track, starts), starts.len(), tokens)
}

/// The same on any board: the characters are dealt to the seats by number.
pub fn set_up(options: &Options, seats: usize, tokens: &[Token]) -> Script<State> {
    let mut table = Script::<State>::new(options, seats);
    for card in Character::all().take(seats) {
        table.chance(Chance::Start(card));
    }
    for token in tokens {
        table.chance(Chance::Token(*token));
    }
    while table.open_table().round == 0 {
        table.any_chance();
    }
    table
}

/// Space:            1234567890123456789012345678901
pub const TRACK: &str = "..v..e..e.v.t..j.e.T.v.j..t.j.T";

pub const NOTHING: Start = (1, 0, false);

/// Four players, who pick one character each.
pub fn four(starts: [Start; 4], picks: [Character; 4]) -> Script<State> {
    let mut table = trail(TRACK, &starts, &[Token::GainGems]);
    table.select(&picks.each_ref().map(std::slice::from_ref));
    table
}

/// Four players on the default board, where seat 3 has the idol and is to pick of all but these four.
pub fn four_before_the_picks() -> Script<State> {
    let mut table = set_up(&Options::default(), 4, &[]);
    for card in [Character::Shaman, Character::Thief, Character::Seer] {
        table.chance(Chance::Up(card));
    }
    table.chance(Chance::Aside(Character::Priest));
    table
}

pub fn moved(seat: usize, from: i16, to: i16, by: Character) -> Event {
    let by = Cause::Character(by);
    Event::Moved { seat: at(seat), from, to, by, cut: Default::default(), stuck: false }
}

pub trait Expedition {
    /// Each seat picks these characters, in this order; what no one wants is set aside.
    fn select(&mut self, picks: &[&[Character]]) -> &mut Self;
    /// The last of what chance can bring.
    fn any_chance(&mut self) -> &mut Self;
    /// Chance brings one of the cards that are not `wanted`.
    fn set_aside(&mut self, wanted: &[Character]) -> &mut Self;
    /// A revealed token is replaced by this one.
    fn replace(&mut self, token: Token) -> &mut Self;
    /// The player who is due chooses what does least, and tokens are replaced, until this round is over.
    fn play_out(&mut self) -> &mut Self;
    /// Everyone does the least until this character's holder has to choose.
    fn play_to(&mut self, character: Character) -> &mut Self;
    /// Everything, laid open.
    fn table(&self) -> Table;
    fn position(&self, seat: usize) -> i16;
    fn positions(&self) -> Vec<i16>;
    fn gems(&self) -> Vec<u8>;
    fn machetes(&self) -> Vec<u8>;
    /// Whether this was among the events of the last step.
    fn saw(&self, event: &Event) -> bool;
    /// Whether something like this was among them.
    fn happened(&self, what: impl Fn(&Event) -> bool) -> bool;
}

impl Expedition for Script<State> {
    fn select(&mut self, picks: &[&[Character]]) -> &mut Self {
        let wanted = picks.concat();
        let round = self.table().round;
        while self.table().called.is_none() && self.table().round == round {
            match self.turn() {
                Turn::Act(_) => {
                    let seat = self.due()[0];
                    let pick = picks[seat][self.table().picked[at(seat)].len()];
                    self.act(seat, Action::Pick(pick));
                }
                _ => {
                    self.set_aside(&wanted);
                }
            }
        }
        self
    }

    fn any_chance(&mut self) -> &mut Self {
        let mut outcomes = Vec::new();
        self.chance_outcomes(&mut outcomes);
        let (outcome, _) = *outcomes.last().expect("chance is due");
        self.chance(outcome)
    }

    fn set_aside(&mut self, wanted: &[Character]) -> &mut Self {
        let mut outcomes = Vec::new();
        self.chance_outcomes(&mut outcomes);
        let unwanted = outcomes.iter().find(|(outcome, _)| match outcome {
            Chance::Up(card) | Chance::Aside(card) => !wanted.contains(card),
            _ => false,
        });
        self.chance(unwanted.expect("there are cards that nobody wants").0)
    }

    fn replace(&mut self, token: Token) -> &mut Self {
        self.chance(Chance::Token(token))
    }

    fn play_out(&mut self) -> &mut Self {
        let round = self.table().round;
        while self.table().round == round && self.turn() != Turn::Over {
            match self.due()[..] {
                [seat] => {
                    let least = self.legal(seat)[0];
                    self.act(seat, least);
                }
                _ => {
                    self.any_chance();
                }
            }
        }
        self
    }

    fn play_to(&mut self, character: Character) -> &mut Self {
        while self.table().called < Some(character) {
            let seat = self.due()[0];
            let least = self.legal(seat)[0];
            self.act(seat, least);
        }
        self
    }

    fn table(&self) -> Table {
        self.open_table()
    }

    fn position(&self, seat: usize) -> i16 {
        self.positions()[seat]
    }

    fn positions(&self) -> Vec<i16> {
        self.table().positions.as_slice().iter().map(|position| position.unwrap()).collect()
    }

    fn gems(&self) -> Vec<u8> {
        self.table().gems.as_slice().to_vec()
    }

    fn machetes(&self) -> Vec<u8> {
        self.table().machetes.as_slice().to_vec()
    }

    fn saw(&self, event: &Event) -> bool {
        self.events.contains(event)
    }

    fn happened(&self, what: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(what)
    }
}

pub fn at(seat: usize) -> Seat {
    Seat::new(seat).unwrap()
}
