//! The complete table, for replaying records at home.

use crate::card::{Card, Colour};
use crate::position::{Position, Positions, ROW};
use crate::state::State;
use arrayvec::ArrayVec;
use game_core::{OpenTable, PerSeat, Seat};
use serde::{Serialize, Serializer};
use std::fmt;

/// The complete table, in the words of the record format.
#[derive(Clone, Debug, Serialize)]
pub struct Table {
    pub round: u8,
    pub turn: Seat,
    pub rush: bool,
    pub cards: Vec<Spot>,
    pub up: Vec<Position>,
    pub piles: PerSeat<Vec<u8>>,
    pub totals: PerSeat<u16>,
    #[serde(skip)]
    rounds: u8,
    #[serde(skip)]
    mines: PerSeat<ArrayVec<Colour, 2>>,
    #[serde(skip)]
    turning: Option<Position>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// No card; written as `null`.
    Gone,
    /// A card that was not flipped in this round.
    Unknown,
    /// A card that was flipped in this round.
    Known(Card),
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Spot::Gone => to.serialize_none(),
            Spot::Unknown => to.serialize_str("unknown"),
            Spot::Known(card) => card.serialize(to),
        }
    }
}

impl OpenTable for State {
    type Table = Table;

    fn open_table(&self) -> Table {
        let spot = |position: Position| match self.cards[position.index()] {
            Some(card) => Spot::Known(card),
            None if self.lying.contains(position) => Spot::Unknown,
            None => Spot::Gone,
        };
        Table {
            round: self.round,
            turn: self.turn,
            rush: self.rush,
            cards: Positions::ALL.iter().map(spot).collect(),
            up: self.up.into_iter().collect(),
            piles: PerSeat::from_fn(self.setup.seats, |seat| self.pile(seat).collect()),
            totals: self.totals(),
            rounds: self.setup.rounds,
            mines: self.setup.mines.by_seat(self.setup.seats),
            turning: self.turning(),
        }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards = self.cards.iter().filter(|spot| **spot != Spot::Gone).count();
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

impl Table {
    fn draw_cards(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns: String = (0..ROW).map(|column| format!("  +{column:<8}")).collect();
        writeln!(f, "    {}", columns.trim_end())?;
        for (row, spots) in self.cards.chunks(ROW).enumerate() {
            let mut line = format!("{:>4}", row * ROW);
            for (column, spot) in spots.iter().enumerate() {
                let up = self.up.iter().any(|up| up.row() == row && up.column() == column);
                let text = match spot {
                    Spot::Gone => " -".to_owned(),
                    Spot::Unknown => " ?".to_owned(),
                    Spot::Known(card) if up => format!("[{card}]"),
                    Spot::Known(card) => format!(" {card}"),
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
            let mines: Vec<&str> = self.mines[seat].iter().map(|colour| colour.name()).collect();
            let points: u16 = pile.iter().copied().map(u16::from).sum();
            let finished = self.cards.iter().all(|spot| *spot == Spot::Gone);
            let before = self.totals[seat] - if finished { points } else { 0 };
            let pile: Vec<String> = pile.iter().map(u8::to_string).collect();
            let pile = if pile.is_empty() { "-".to_owned() } else { pile.join(" ") };
            let seat = seat.index();
            writeln!(f, "{seat:<5} {:<12} {before:>14} {points:>6}  {pile}", mines.join(" "))?;
        }
        Ok(())
    }
}
