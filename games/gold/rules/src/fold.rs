//! How events change a view.

use crate::event::Event;
use crate::options::idle_limit;
use crate::position::Positions;
use crate::view::View;
use alloc::vec::Vec;
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
            outcome => self.end_turn(outcome),
        }
    }
}

impl View {
    /// Cards leave the table, and the others are turned face down again. G-08 to G-11, G-15
    fn end_turn(&mut self, outcome: &Event) {
        self.up = None;
        for card in outcome.leaving() {
            self.lying = self.lying.without(card.position);
        }
        // The view has only the piles that the viewer may look at. G-13
        if let Some((to, points)) = outcome.gold_won()
            && let Some(pile) = &mut self.piles[to]
        {
            pile.push(points);
        }
        let idle = matches!(outcome, Event::Nothing { idle: true, .. });
        let limit = idle_limit(self.mines.seats());
        self.stall_in = self.stall_in.map(|turns| if idle { turns.saturating_sub(1) } else { limit }); // G-16
    }

    /// All cards are laid out for the next round. G-18
    fn lay_out(&mut self, round: u8, start: Seat, stall_in: Option<u8>) {
        self.round = round;
        self.turn = start;
        self.rush = false;
        self.lying = Positions::ALL;
        self.up = None;
        self.stall_in = stall_in;
        self.piles.iter_mut().filter_map(|(_, pile)| pile.as_mut()).for_each(Vec::clear);
    }
}
