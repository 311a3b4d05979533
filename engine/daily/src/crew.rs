//! The bots of an expedition while a game goes on.

use crate::Expedition;
use bots::{Budget, Level, Roster};
use catalog::GameModule;
use game_core::{Seat, SplitMix, Viewer};

/// The bots of an expedition. Every choice is made by a new bot that is told everything its seat has seen so far: so it does not matter
/// whether the game was left and continued in between.
pub struct Crew<G: GameModule> {
    expedition: Expedition,
    events: Vec<G::Event>,
    /// How many choices each seat has made.
    choices: Vec<u64>,
}

impl<G: GameModule> Crew<G> {
    pub fn new(expedition: Expedition) -> Crew<G> {
        Crew { expedition, events: Vec::new(), choices: vec![0; expedition.seats()] }
    }

    /// The bot in this seat; `None` for the player.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        self.expedition.level(seat)
    }

    /// What a step of the game brought, and whose choice it was, if it was one.
    pub fn observe(&mut self, chooser: Option<Seat>, events: impl IntoIterator<Item = G::Event>) {
        self.events.extend(events);
        if let Some(choices) = chooser.and_then(|seat| self.choices.get_mut(seat.index())) {
            *choices += 1;
        }
    }

    /// What the bot in this seat chooses; `None` if no bot sits there, or it has nothing to choose.
    pub fn choose(&self, game: &G, seat: Seat) -> Option<G::Action> {
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        if legal.is_empty() {
            return None;
        }
        let viewer = Viewer::Seat(seat);
        let seen = self.events.iter().filter_map(|event| G::redact(event, viewer));
        let number = *self.choices.get(seat.index())?;
        self.expedition.choice::<G>(seat, number, seen, &game.knowledge(seat), &legal)
    }
}

impl Expedition {
    /// What the bot in this seat chooses as its choice number `number`, counted from 0, after all it has seen; `None` if no bot sits there.
    pub fn choice<G: GameModule>(
        self,
        seat: Seat,
        number: u64,
        seen: impl IntoIterator<Item = G::Event>,
        known: &G::Knowledge,
        legal: &[G::Action],
    ) -> Option<G::Action> {
        let mut bot = G::Bots::level(self.level(seat)?);
        seen.into_iter().for_each(|event| bot.observe(&event));
        let mut draw = SplitMix::new(self.seed(seat, number));
        Some(bot.choose(known, legal, &Budget::default(), &mut draw))
    }
}
