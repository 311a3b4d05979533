//! Watching the others: events become beliefs about how bold each player is.

use super::beliefs::Beliefs;
use super::kinds::Habits;
use super::pathfinder::BLIND;
use incan_gold_fast::Fast;
use incan_gold_rules::Event;

/// Follows a temple from event to event, also after the watcher has left it, and learns from every choice that is shown.
#[derive(Clone, Debug)]
pub struct Watch {
    pub beliefs: Beliefs,
    /// The current game, as long as it was watched without a gap.
    game: Option<Fast>,
}

impl Watch {
    pub fn new(seats: usize) -> Watch {
        Watch { beliefs: Beliefs::prior(seats), game: None }
    }

    /// Sets the current game.
    pub fn look(&mut self, game: Fast) {
        self.game = Some(game);
    }

    pub fn hear(&mut self, event: &Event) {
        let Some(game) = &mut self.game else { return };
        match event {
            // Until the next own decision nobody chooses in the next temple.
            Event::RoundEnded { .. } => self.game = None,
            Event::Turned { card, .. } => match game.find(*card) {
                Some(place) => game.turn_place(place),
                None => self.game = None, // something was missed
            },
            Event::Revealed { camp, .. } => {
                self.beliefs.learn(&Habits::of(game, &game.odds(), &BLIND), *camp);
                game.leave(*camp);
            }
            _ => {}
        }
    }
}
