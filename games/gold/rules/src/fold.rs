//! How events change a view.

use crate::event::Event;
use crate::options::idle_limit;
use crate::position::Positions;
use crate::state::Placed;
use crate::view::View;
use game_core::{FoldEvents, Seat};

impl FoldEvents for View {
    type Event = Event;

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Turned { card, .. } => {
                // The event that follows at once deals with the second card, and with the only one in the gold rush.
                if !self.rush && self.up.is_none() {
                    self.up = Some(*card);
                }
            }
            Event::Exploded { first, second, .. } => self.settle(&[*first, *second], false),
            Event::GoldFound { prospector, gold, points, to, .. } => {
                self.settle(&[*prospector, *gold], false);
                self.give(*to, *points);
            }
            Event::Duel { loser, .. } => self.settle(&[*loser], false),
            Event::Nothing { idle, .. } => self.settle(&[], *idle),
            Event::RushGold { seat, gold, points } => {
                self.settle(&[*gold], false);
                self.give(*seat, *points);
            }
            Event::RushBlank { card, .. } => self.settle(&[*card], false),
            Event::TurnBegan { seat } => self.turn = *seat,
            Event::RushBegan { .. } => {
                self.rush = true;
                self.stall_in = None;
            }
            Event::RoundEnded { round, piles, points, .. } => {
                self.finished.push(*points);
                // G-13: only the end of the game opens the piles. A new round starts with hidden ones.
                if *round >= self.rounds {
                    self.piles = piles.map(|_, pile| Some(pile.clone()));
                }
            }
            Event::RoundBegan { round, start, stall_in } => self.lay_out(*round, *start, *stall_in),
            Event::Over { outcome } => self.outcome = Some(outcome.clone()),
        }
    }
}

impl View {
    /// The end of a turn: these cards leave the table, and the others are turned face down again. G-08 to G-11, G-15
    fn settle(&mut self, leaving: &[Placed], idle: bool) {
        self.up = None;
        for card in leaving {
            self.lying = self.lying.without(card.position);
        }
        let limit = idle_limit(self.mines.seats());
        self.stall_in = self.stall_in.map(|turns| if idle { turns.saturating_sub(1) } else { limit }); // G-16
    }

    /// Won gold goes to a pile. The view has only those the viewer may look at. G-13
    fn give(&mut self, to: Seat, points: u8) {
        for (owner, pile) in self.piles.iter_mut() {
            if let Some(pile) = pile.as_mut().filter(|_| owner == to) {
                pile.push(points);
            }
        }
    }

    /// All cards are laid out for the next round. G-18
    fn lay_out(&mut self, round: u8, start: Seat, stall_in: Option<u8>) {
        self.round = round;
        self.turn = start;
        self.rush = false;
        self.lying = Positions::ALL;
        self.up = None;
        self.stall_in = stall_in;
        for (_, pile) in self.piles.iter_mut() {
            if let Some(pile) = pile {
                pile.clear();
            }
        }
    }
}
