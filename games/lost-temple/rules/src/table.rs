//! The whole truth of a table, for replaying records at home: as data and as text.

use crate::board::{Board, as_object};
use crate::character::Character;
use crate::public::{Bank, Due, Phase};
use crate::selection::Stage;
use crate::state::State;
use crate::token::Token;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use game_core::{OpenTable, PerSeat, Seat};
use serde::Serialize;

/// The whole truth of a table, in the words of the record format.
#[derive(Clone, Debug, Serialize)]
pub struct Table {
    pub round: u32,
    pub idol: Option<Seat>,
    pub positions: PerSeat<Option<i16>>,
    pub gems: PerSeat<u8>,
    pub machetes: PerSeat<u8>,
    pub bank: Bank,
    pub picked: PerSeat<Vec<Character>>,
    pub curse: Option<Character>,
    pub theft: Option<Character>,
    #[serde(serialize_with = "as_object")]
    pub tokens: Vec<(u8, Token)>,
    pub next_idol: Option<Seat>,
    pub up: Vec<Character>,
    pub aside: Vec<Character>,
    pub hand: Vec<Character>,
    pub called: Option<Character>,
    #[serde(serialize_with = "as_object")]
    pub reserve: Vec<(Token, u8)>,
    /// What the text says and the data does not.
    #[serde(skip)]
    board: Arc<Board>,
    #[serde(skip)]
    finish: i16,
    #[serde(skip)]
    waits_for: String,
}

impl OpenTable for State {
    type Table = Table;

    fn open_table(&self) -> Table {
        let public = &self.public;
        let picks = matches!(self.due(), Some((_, Due::Pick)));
        Table {
            round: public.round,
            idol: public.idol,
            positions: public.explorers.map(|seat, _| public.position(seat)),
            gems: public.explorers.map(|_, it| it.gems),
            machetes: public.explorers.map(|_, it| it.machetes),
            bank: public.bank,
            picked: public.explorers.map(|seat, _| self.picked(seat).collect()),
            curse: public.curse,
            theft: public.theft,
            tokens: self.tokens().collect(),
            next_idol: public.next_idol,
            up: self.up().collect(),
            aside: self.selection.aside(public.stages()).collect(),
            hand: if picks { self.hand().iter().collect() } else { Vec::new() },
            called: public.called,
            reserve: Token::all()
                .map(|token| (token, self.hidden_tokens.reserve.of(token.index())))
                .collect(),
            board: public.board.clone(),
            finish: public.finish(),
            waits_for: waits_for(self),
        }
    }
}

/// Spaces in a row of the picture.
const ROW: usize = 20;
/// Pawns side by side on a space of the picture.
const ABREAST: usize = 3;
/// The longest line of a list.
const WIDTH: usize = 96;

fn waits_for(state: &State) -> String {
    match (state.public.phase, state.due()) {
        (_, Some((seat, due))) => format!("seat {seat} {}", asked(due)),
        (Phase::Deal, _) => format!("a start card for seat {}", state.public.dealt().len()),
        (Phase::Replace { space, token }, _) => {
            format!("{token} was revealed at {space}; a token replaces it")
        }
        (Phase::Lay, _) => "a token for the next event space".to_owned(),
        (Phase::Over, _) => "the game is over".to_owned(),
        _ if state.stage() == Some(Stage::Up) => "a card is set aside face up".to_owned(),
        _ => "a card is put aside face down".to_owned(),
    }
}

fn asked(due: Due) -> String {
    match due {
        Due::Pick => "picks a character".to_owned(),
        Due::Name => "names a character".to_owned(),
        Due::Look => "chooses two tokens to look at".to_owned(),
        Due::Swap(first, second) => format!("may swap the tokens at {first} and {second}"),
        Due::Steps => "moves 1 or 2 spaces".to_owned(),
        Due::Pay => "may pay 2 gems".to_owned(),
        Due::PayGems => "pays any number of gems".to_owned(),
        Due::Take => "may take a machete".to_owned(),
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.round, self.called) {
            (0, _) => write!(f, "Set-up")?,
            (round, None) => write!(f, "Round {round}, selection")?,
            (round, Some(called)) => write!(f, "Round {round}, {called} is called")?,
        }
        writeln!(f, ": {}\n", self.waits_for)?;
        self.draw_track(f)?;
        self.draw_players(f)?;
        list(f, "Up", self.up.iter())?;
        list(f, "Aside", self.aside.iter())?;
        list(f, "Hand", self.hand.iter())?;
        list(f, "Curse", self.curse.iter())?;
        list(f, "Theft", self.theft.iter())?;
        list(f, "Next idol", self.next_idol.iter().map(|seat| format!("seat {seat}")))?;
        list(f, "Bank", [format!("{} gems, {} machetes", self.bank.gems, self.bank.machetes)].iter())?;
        list(f, "Tokens", self.tokens.iter().map(|(space, token)| format!("{space}:{token}")))?;
        let reserve = self.reserve.iter().filter(|(_, count)| *count > 0);
        list(f, "Reserve", reserve.map(|(token, count)| format!("{count}×{token}")))
    }
}

impl Table {
    /// Rows of spaces: their numbers, their kinds, and the seats whose pawns stand there.
    fn draw_track(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = &self.board;
        let start: Vec<i16> = (board.rear()..=0).collect();
        let track: Vec<i16> = (1..).take(board.spaces().len()).collect();
        for row in start.chunks(ROW).chain(track.chunks(ROW)) {
            row.iter().try_for_each(|position| write!(f, "{position:>4}"))?;
            writeln!(f)?;
            for position in row {
                let mark = if *position == self.finish { ">" } else { "" };
                let letter = board.space(*position).letter();
                write!(f, "{:>4}", if *position > 0 { format!("{mark}{letter}") } else { "_".to_owned() })?;
            }
            writeln!(f)?;
            let pawns = |position: i16| {
                let here = self.positions.iter().filter(move |(_, at)| **at == Some(position));
                here.map(|(seat, _)| seat.to_string()).collect::<String>()
            };
            let tallest = row.iter().map(|position| pawns(*position).len().div_ceil(ABREAST)).max();
            for level in 0..tallest.unwrap_or(0) {
                let line: String = row
                    .iter()
                    .map(|position| {
                        let here: String =
                            pawns(*position).chars().skip(level * ABREAST).take(ABREAST).collect();
                        format!("{here:>4}")
                    })
                    .collect();
                writeln!(f, "{}", line.trim_end())?;
            }
        }
        writeln!(
            f,
            "e event, j jungle, v village, t temple, T great temple, > finish; digits are pawns by seat\n"
        )
    }

    fn draw_players(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<5} {:>5} {:>5} {:>8}  {:<5} characters",
            "seat", "space", "gems", "machetes", "idol"
        )?;
        for (seat, position) in self.positions.iter() {
            let position = position.map_or("-".to_owned(), |position| position.to_string());
            let idol = if self.idol == Some(seat) { "idol" } else { "-" };
            let names: Vec<&str> = self.picked[seat].iter().map(|character| character.name()).collect();
            let names = if names.is_empty() { "-".to_owned() } else { names.join(", ") };
            let (gems, machetes) = (self.gems[seat], self.machetes[seat]);
            writeln!(f, "{:<5} {position:>5} {gems:>5} {machetes:>8}  {idol:<5} {names}", seat.index())?;
        }
        writeln!(f)
    }
}

/// A line `name item item …`, broken where it gets too long; none without items.
fn list<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    items: impl Iterator<Item = T>,
) -> fmt::Result {
    let mut line = format!("{name:<9}");
    let mut empty = true;
    for item in items {
        let item = item.to_string();
        if line.chars().count() + 1 + item.chars().count() > WIDTH {
            writeln!(f, "{line}")?;
            line = " ".repeat(9);
        }
        line = line + " " + &item;
        empty = false;
    }
    if empty { Ok(()) } else { writeln!(f, "{line}") }
}
