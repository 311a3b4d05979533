//! Who takes part in a contest.

use crate::contest::timed;
use crate::outside::Outside;
use crate::player::{BotPlayer, Player, Sight, Start};
use crate::times::Times;
use catalog::GameModule;
use game_core::{Game, Outcome};
use serde::Serialize;
use std::fmt;
use std::time::Duration;

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
            return Err("cmd: needs a command behind it, such as cmd:\"python3 mybot.py\"".to_owned());
        }
        Ok(Entrant::Outside(text.to_owned(), words))
    }

    /// The player that this entrant is, for the games of one thread.
    pub fn player<G: GameModule>(
        &self,
        iterations: Option<u32>,
        patience: Duration,
    ) -> Result<EntrantPlayer<G>, String> {
        Ok(match self {
            Entrant::Bot(name) => EntrantPlayer::Bot(BotPlayer::new(name, iterations)?),
            Entrant::Outside(name, command) => {
                EntrantPlayer::Outside(Box::new(Outside::new(name, command, patience)?))
            }
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
    /// Whether anything went wrong.
    pub fn any(&self) -> bool {
        self.first.is_some()
    }

    /// Adds those of another.
    pub fn merge(&mut self, other: &ProgramFaults) {
        self.late += other.late;
        self.nonsense += other.nonsense;
        self.died += other.died;
        self.moves += other.moves;
        self.first = self.first.take().or_else(|| other.first.clone());
    }
}

/// An entrant as a player.
pub enum EntrantPlayer<G: Game> {
    /// A bot of ours.
    Bot(BotPlayer<G>),
    /// Another program.
    Outside(Box<Outside<G>>),
}

impl<G: GameModule> EntrantPlayer<G> {
    fn as_player(&mut self) -> &mut dyn Player<G> {
        match self {
            EntrantPlayer::Bot(player) => player,
            EntrantPlayer::Outside(player) => player.as_mut(),
        }
    }

    /// What went wrong so far.
    pub fn faults(&self) -> ProgramFaults {
        match self {
            EntrantPlayer::Bot(_) => ProgramFaults::default(),
            EntrantPlayer::Outside(player) => player.faults().clone(),
        }
    }
}

impl<G: GameModule> Player<G> for EntrantPlayer<G> {
    fn start(&mut self, start: &Start<'_, G>) {
        self.as_player().start(start);
    }

    fn observe(&mut self, event: &G::Event) {
        self.as_player().observe(event);
    }

    fn choose(&mut self, sight: &Sight<'_, G>) -> Option<G::Action> {
        self.as_player().choose(sight)
    }

    fn end(&mut self, outcome: &Outcome) {
        self.as_player().end(outcome);
    }
}

/// An entrant at its place in a line-up, timed.
pub(crate) struct Seated<G: Game> {
    pub entrant: usize,
    pub times: Times,
    player: EntrantPlayer<G>,
}

impl<G: GameModule> Seated<G> {
    pub fn new(
        who: &Entrant,
        entrant: usize,
        iterations: Option<u32>,
        patience: Duration,
    ) -> Result<Seated<G>, String> {
        Ok(Seated { entrant, times: Times::default(), player: who.player(iterations, patience)? })
    }

    pub fn faults(&self) -> ProgramFaults {
        self.player.faults()
    }
}

impl<G: GameModule> Player<G> for Seated<G> {
    fn start(&mut self, start: &Start<'_, G>) {
        self.player.start(start);
    }

    fn observe(&mut self, event: &G::Event) {
        self.player.observe(event);
    }

    fn choose(&mut self, sight: &Sight<'_, G>) -> Option<G::Action> {
        timed(&mut self.times, || self.player.choose(sight))
    }

    fn end(&mut self, outcome: &Outcome) {
        self.player.end(outcome);
    }
}
