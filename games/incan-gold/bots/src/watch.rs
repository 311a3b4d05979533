//! Watching the others: what was told at the table becomes belief about who is how bold.

use super::beliefs::Beliefs;
use super::temple::{Temple, place};
use game_core::Seat;
use incan_gold_rules::Event;

/// Follows a temple from event to event, also after the watcher has left it, and learns from every choice that is shown.
#[derive(Clone, Debug)]
pub struct Watch {
    own: Seat,
    /// What is believed about the others.
    pub beliefs: Beliefs,
    /// The temple as it stands, as long as it was watched without a gap.
    temple: Option<Temple>,
}

impl Watch {
    /// Nothing was seen yet.
    pub fn new(own: Seat, seats: usize) -> Watch {
        Watch { own, beliefs: Beliefs::prior(seats), temple: None }
    }

    /// This is how the temple stands.
    pub fn look(&mut self, temple: Temple) {
        self.temple = Some(temple);
    }

    /// Something happened.
    pub fn hear(&mut self, event: &Event) {
        let Some(temple) = &mut self.temple else { return };
        match event {
            // Until the next own decision nobody chooses in the next temple.
            Event::RoundEnded { .. } => self.temple = None,
            Event::Turned { card, .. } => {
                let first = place(*card);
                // Like cards stand side by side: at most three.
                match (first..first + 3).find(|at| temple.deck >> at & 1 == 1) {
                    Some(at) => drop(temple.turn(at)),
                    None => self.temple = None, // something was missed
                }
            }
            Event::Revealed { torch, camp } => {
                let odds = temple.odds();
                for seat in torch.iter().chain(*camp).filter(|seat| *seat != self.own) {
                    self.beliefs.learn(seat, &odds, camp.contains(seat));
                }
                if !camp.is_empty() {
                    temple.leave(*camp);
                }
            }
            _ => {}
        }
    }
}
