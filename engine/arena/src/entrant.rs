//! Who takes part in a contest.

use crate::outside::Outside;
use crate::player::{BotPlayer, Player, Sight, Start};
use crate::times::Times;
use catalog::GameModule;
use game_core::{Game, Outcome};
use serde::Serialize;
use std::fmt;
use std::time::{Duration, Instant};

/// Who takes part, as asked for by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A bot of ours.
    Bot(String),
    /// Another program: the name as given, and the words of its command.
    Outside(String, Vec<String>),
}

impl Entrant {
    /// Reads `cmd:COMMAND` or the name of a bot of this game; or says what is wrong with it.
    pub fn parse<G: GameModule>(text: &str) -> Result<Entrant, String> {
        let Some(command) = text.strip_prefix("cmd:") else {
            return bots::bot::<G::Bots>(text).map(|_| Entrant::Bot(text.to_owned()));
        };
        let words = shell_words::split(command).map_err(|error| format!("{text}: {error}"))?;
        if words.is_empty() {
            return Err("cmd: needs a command after it, such as cmd:\"python3 mybot.py\"".to_owned());
        }
        Ok(Entrant::Outside(text.to_owned(), words))
    }

    /// The player that this entrant is, for the games of one thread.
    pub fn player<G: GameModule>(
        &self,
        iterations: Option<u32>,
        patience: Duration,
    ) -> Result<Box<dyn Player<G>>, String> {
        Ok(match self {
            Entrant::Bot(name) => Box::new(BotPlayer::<G>::new(name, iterations)?),
            Entrant::Outside(name, command) => Box::new(Outside::<G>::new(name, command, patience)?),
        })
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(name) | Entrant::Outside(name, _) => f.pad(name),
        }
    }
}

/// What a program from outside did wrong. Each time, its move was made by a fallback.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ProgramFaults {
    /// It did not answer in time.
    pub late: u64,
    /// It answered with something that is no choice, or not an allowed one.
    pub nonsense: u64,
    /// It ended, or was ended, before the game was over.
    pub died: u64,
    /// Moves that the fallback made.
    pub moves: u64,
    /// What happened first, in words.
    pub first: Option<String>,
}

impl ProgramFaults {
    pub fn any(&self) -> bool {
        self.first.is_some()
    }

    pub fn merge(&mut self, other: &ProgramFaults) {
        self.late += other.late;
        self.nonsense += other.nonsense;
        self.died += other.died;
        self.moves += other.moves;
        self.first = self.first.take().or_else(|| other.first.clone());
    }
}

/// An entrant at its place in a line-up, timed.
pub(crate) struct Seated<G: Game> {
    pub entrant: usize,
    pub times: Times,
    pub player: Box<dyn Player<G>>,
}

impl<G: Game> Player<G> for Seated<G> {
    fn start(&mut self, start: &Start<'_, G>) {
        self.player.start(start);
    }

    fn observe(&mut self, event: &G::Event) {
        self.player.observe(event);
    }

    fn choose(&mut self, sight: &Sight<'_, G>) -> Option<G::Action> {
        let start = Instant::now();
        let choice = self.player.choose(sight);
        self.times.add(start.elapsed());
        choice
    }

    fn end(&mut self, outcome: &Outcome) {
        self.player.end(outcome);
    }
}
