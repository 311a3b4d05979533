//! The complete table, for replaying records locally.

use crate::options::Mines;
use crate::position::{Position, Positions, ROW};
use crate::state::State;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use game_core::{OpenTable, PerSeat, Seat};
use serde::Serialize;

/// The complete table, in the terms of the record format.
#[derive(Clone, Debug, Serialize)]
pub struct FullTable {
    pub round: u8,
    pub turn: Seat,
    pub rush: bool,
    /// By position: the name of a card that was flipped in this round, `unknown`, or nothing where no card lies.
    pub cards: Vec<Option<String>>,
    pub up: Vec<Position>,
    pub piles: PerSeat<Vec<u8>>,
    pub totals: PerSeat<u16>,
    #[serde(skip)]
    rounds: u8,
    #[serde(skip)]
    mines: Mines,
    #[serde(skip)]
    turning: Option<Position>,
}

const UNKNOWN: &str = "unknown";

impl OpenTable for State {
    type Table = FullTable;

    fn open_table(&self) -> FullTable {
        let card = |position: Position| match self.cards[position.index()] {
            Some(card) => Some(card.to_string()),
            None => self.lying.contains(position).then(|| UNKNOWN.to_owned()),
        };
        FullTable {
            round: self.round,
            turn: self.turn,
            rush: self.rush,
            cards: Positions::ALL.iter().map(card).collect(),
            up: self.up.into_iter().collect(),
            piles: PerSeat::from_fn(self.setup.seats, |seat| self.pile(seat).collect()),
            totals: self.totals(),
            rounds: self.setup.rounds,
            mines: self.setup.mines.clone(),
            turning: self.turning(),
        }
    }
}

impl fmt::Display for FullTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards = self.cards.iter().flatten().count();
        write!(f, "Round {} of {}", self.round, self.rounds)?;
        match (cards, self.turning) {
            (0, _) => writeln!(f, " is over: seat {} took the last card", self.turn)?,
            (_, Some(position)) => writeln!(f, ", seat {} is turning card {position}", self.turn)?,
            (_, None) if self.rush => writeln!(f, ", gold rush, seat {} to turn one card", self.turn)?,
            (_, None) if self.up.is_empty() => writeln!(f, ", seat {} to turn two cards", self.turn)?,
            (_, None) => writeln!(f, ", seat {} to turn the second card", self.turn)?,
        }
        if cards > 0 {
            self.draw_cards(f)?;
            writeln!(f, "{cards} cards; ? was never turned, [ ] is face up, - is gone")?;
        }
        self.draw_seats(f)
    }
}

impl FullTable {
    fn draw_cards(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns: String = (0..ROW).map(|column| format!("  +{column:<8}")).collect();
        writeln!(f, "    {}", columns.trim_end())?;
        for (row, cards) in self.cards.chunks(ROW).enumerate() {
            let mut line = format!("{:>4}", row * ROW);
            for (column, card) in cards.iter().enumerate() {
                let up = self.up.iter().any(|up| up.row() == row && up.column() == column);
                let text = match card.as_deref() {
                    None => " -".to_owned(),
                    Some(UNKNOWN) => " ?".to_owned(),
                    Some(card) if up => format!("[{card}]"),
                    Some(card) => format!(" {card}"),
                };
                line += &format!(" {text:<10}");
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }

    fn draw_seats(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<5} {:<12} {:>14} {:>6}  pile", "seat", "mines", "rounds before", "points")?;
        for (seat, pile) in self.piles.iter() {
            let mines: Vec<&str> = self.mines[seat].iter().map(|color| color.name()).collect();
            let points: u16 = pile.iter().copied().map(u16::from).sum();
            let finished = self.cards.iter().all(Option::is_none);
            let before = self.totals[seat] - if finished { points } else { 0 };
            let pile: Vec<String> = pile.iter().map(u8::to_string).collect();
            let pile = if pile.is_empty() { "-".to_owned() } else { pile.join(" ") };
            let seat = seat.index();
            writeln!(f, "{seat:<5} {:<12} {before:>14} {points:>6}  {pile}", mines.join(" "))?;
        }
        Ok(())
    }
}
