//! One game between players who see only what they may.

use crate::play::PlayError;
use crate::player::{Player, Sight};
use game_core::{Draw, Game, Illegal, Length, Seat, Step, StepOf, Turn, Viewer};

/// A table with its players, by seat.
pub struct Table<'a, G: Game> {
    /// The game as it stands.
    pub game: G,
    /// Who plays, by seat.
    pub players: Vec<&'a mut dyn Player<G>>,
}

impl<G: Game> Table<'_, G> {
    /// Plays to the end, or until it has taken `most_steps`. Every chance step takes its word from `chance`, so the same
    /// source deals the same cards, as far as the players let it. `on_step` is told of every step before it is taken.
    pub fn play(
        &mut self,
        chance: &mut impl Draw,
        most_steps: u64,
        mut on_step: impl FnMut(StepOf<G>),
    ) -> Result<Length, PlayError> {
        let mut length = Length::default();
        let mut legal = Vec::new();
        let mut events = Vec::new();
        while length.steps <= most_steps {
            let step = match self.game.turn() {
                Turn::Over => {
                    let outcome = self.game.outcome().expect("a game that is over has an outcome");
                    self.players.iter_mut().for_each(|player| player.end(&outcome));
                    return Ok(length);
                }
                Turn::Chance => {
                    let ticket = chance.below(self.game.chance_total());
                    Step::Chance(self.game.chance_at(ticket).ok_or(Illegal::Outcome)?)
                }
                Turn::Act(seats) => {
                    let seat = seats.iter().next().expect("somebody is due");
                    legal.clear();
                    self.game.legal_actions(seat, &mut legal);
                    let sight = Sight::new(&self.game, seat, &legal);
                    let action = self.players[seat.index()].choose(&sight).ok_or(PlayError::Left(seat))?;
                    length.decisions += 1;
                    Step::Act(seat, action)
                }
            };
            on_step(step);
            self.game.apply(step, &mut events)?;
            length.steps += 1;
            self.tell(&events);
            events.clear();
        }
        Err(PlayError::Endless(most_steps))
    }

    /// Tells every player what he may know of these events.
    fn tell(&mut self, events: &[G::Event]) {
        for (player, seat) in self.players.iter_mut().zip(Seat::all(self.game.seats())) {
            for event in events {
                if let Some(event) = G::redact(event, Viewer::Seat(seat)) {
                    player.observe(&event);
                }
            }
        }
    }
}
