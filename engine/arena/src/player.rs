//! Who plays, and what they are shown.

use crate::entrant::ProgramFaults;
use bots::{Bot, Budget};
use catalog::GameModule;
use game_core::{Game, Outcome, Seat, SplitMix, Viewer};

/// What a player gets when a game begins.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a, G: Game> {
    pub options: &'a G::Options,
    pub seats: usize,
    pub seat: Seat,
    /// The seed for the player's own randomness, so that the same game comes out again.
    pub seed: u64,
}

/// What a player who is due may look at: their own view, memory and choices. The state of the table stays hidden behind it.
pub struct Sight<'a, G: Game> {
    pub(crate) table: &'a G,
    pub seat: Seat,
    /// What the player may choose: ascending, never empty.
    pub legal: &'a [G::Action],
}

impl<G: Game> Sight<'_, G> {
    pub fn view(&self) -> G::View {
        self.table.view(Viewer::Seat(self.seat))
    }

    /// Everything an attentive player knows.
    pub fn knowledge(&self) -> G::Knowledge {
        self.table.knowledge(self.seat)
    }
}

/// A bot, another program or a person. One player can play many games, one after another.
pub trait Player<G: Game> {
    fn start(&mut self, start: &Start<'_, G>);

    /// Something happened, redacted for this player.
    fn observe(&mut self, event: &G::Event);

    /// One of the legal choices, or `None` to leave the table for good.
    fn choose(&mut self, sight: &Sight<'_, G>) -> Option<G::Action>;

    fn end(&mut self, _outcome: &Outcome) {}

    /// What went wrong so far, if the player is another program.
    fn faults(&self) -> ProgramFaults {
        ProgramFaults::default()
    }
}

/// A bot of ours at a table.
pub struct BotPlayer<G: Game> {
    name: String,
    bot: Box<dyn Bot<G>>,
    iterations: Option<u32>,
    draw: SplitMix,
}

impl<G: GameModule> BotPlayer<G> {
    /// The bot with this name, with this many iterations per decision, or its own number; or what is wrong with the name.
    pub fn new(name: &str, iterations: Option<u32>) -> Result<BotPlayer<G>, String> {
        let bot = bots::bot::<G::Bots>(name)?;
        Ok(BotPlayer { name: name.to_owned(), bot, iterations, draw: SplitMix::new(0) })
    }
}

impl<G: GameModule> Player<G> for BotPlayer<G> {
    /// Each game has a bot of its own: what one game left behind must not reach the next, which may be on another thread.
    fn start(&mut self, start: &Start<'_, G>) {
        self.bot = bots::bot::<G::Bots>(&self.name).expect("the name was good before");
        self.draw = SplitMix::new(start.seed);
    }

    fn observe(&mut self, event: &G::Event) {
        self.bot.observe(event);
    }

    fn choose(&mut self, sight: &Sight<'_, G>) -> Option<G::Action> {
        let budget = self.iterations.map_or_else(Budget::default, Budget::iterations);
        Some(self.bot.choose(&sight.knowledge(), sight.legal, &budget, &mut self.draw))
    }
}
