//! Who is spoken of and who is spoken to.

use crate::line::Line;
use crate::words::{capital, list};
use game_core::{Outcome, Seat, SeatSet};

/// Who sits where, and who is addressed as "you".
#[derive(Clone, Debug)]
pub struct Scene {
    /// The players, by seat.
    pub names: Vec<String>,
    pub you: Option<Seat>,
    /// Whether only "you" look at the screen, so that it may show what only you may see.
    pub private: bool,
}

impl Scene {
    /// The same table for this player. `private`: nobody else sees the screen.
    pub fn told_to(&self, seat: Seat, private: bool) -> Scene {
        Scene { names: self.names.clone(), you: Some(seat), private }
    }

    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// "you", or the name.
    pub fn name(&self, seat: Seat) -> &str {
        if self.is_you(seat) { "you" } else { &self.names[seat.index()] }
    }

    /// "You", or the name: for the beginning of a sentence or a list.
    pub fn title(&self, seat: Seat) -> String {
        if self.is_you(seat) { "You".to_owned() } else { self.names[seat.index()].clone() }
    }

    /// "your", or the name with an 's.
    pub fn whose(&self, seat: Seat) -> String {
        if self.is_you(seat) { "your".to_owned() } else { format!("{}'s", self.names[seat.index()]) }
    }

    /// "you, Anna and Ben".
    pub fn list(&self, seats: SeatSet) -> String {
        let (you, others): (Vec<Seat>, Vec<Seat>) = seats.iter().partition(|seat| self.is_you(*seat));
        let names: Vec<&str> = you.into_iter().chain(others).map(|seat| self.name(seat)).collect();
        list(&names)
    }

    /// `one` for another single player, `many` for several and for "you".
    pub fn verb<'a>(&self, seats: SeatSet, many: &'a str, one: &'a str) -> &'a str {
        match seats.only() {
            Some(seat) if !self.is_you(seat) => one,
            _ => many,
        }
    }

    /// The same for one player.
    pub fn does<'a>(&self, seat: Seat, you: &'a str, other: &'a str) -> &'a str {
        if self.is_you(seat) { you } else { other }
    }

    /// The length of the longest name, in characters.
    pub fn width(&self) -> usize {
        self.names.iter().map(|name| name.chars().count()).max().unwrap_or(0)
    }

    /// The final list and who won; `detail` says what a score is made of, `broken_by` what decides between equal scores.
    pub fn standing(&self, outcome: &Outcome, detail: impl Fn(Seat) -> String, broken_by: &str) -> Vec<Line> {
        let mut seats: Vec<Seat> = Seat::all(outcome.ranks.seats()).collect();
        seats.sort_by_key(|seat| (outcome.ranks[*seat], *seat));
        let width = self.width();
        let line = |seat: &Seat| {
            let rank = outcome.ranks[*seat];
            let name = self.title(*seat);
            Line { hang: width + 7, ..Line::plain(format!("  {rank}. {name:<width$}  {}", detail(*seat))) }
        };
        let mut lines: Vec<Line> = seats.iter().map(line).collect();
        let winners = outcome.winners();
        let best = seats.first().map(|seat| outcome.scores[*seat]);
        let equal = seats.iter().filter(|seat| Some(outcome.scores[**seat]) == best).count();
        let why = if equal > winners.len() { format!(" {broken_by}") } else { String::new() };
        let names = capital(&self.list(winners));
        lines.push(match winners.only() {
            Some(seat) => Line::good(format!("{names} {}!{why}", self.does(seat, "win", "wins"))),
            None => Line::good(format!("{names} share the victory!{why}")),
        });
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(of: &[usize]) -> SeatSet {
        of.iter().filter_map(|seat| Seat::new(*seat)).collect()
    }

    #[test]
    fn you_come_first_and_verbs_agree() {
        let names = ["Anna", "Ben", "Eva"].map(str::to_owned).to_vec();
        let scene = Scene { names, you: Seat::new(1), private: true };
        assert_eq!(scene.list(seats(&[0, 1, 2])), "you, Anna and Eva");
        assert_eq!(scene.verb(seats(&[0]), "go", "goes"), "goes");
        assert_eq!(scene.verb(seats(&[1]), "go", "goes"), "go");
        assert_eq!(scene.verb(seats(&[0, 2]), "go", "goes"), "go");
    }
}
