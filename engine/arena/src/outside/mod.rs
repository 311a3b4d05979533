//! Bots that are programs of their own, spoken to in lines of JSON. The words are described in `docs/bots.md`.

mod message;
mod process;

use crate::entrant::ProgramFaults;
use crate::player::{BotPlayer, Player, Sight, Start};
use bots::{Level, Roster};
use catalog::GameModule;
use game_core::{Game, Outcome};
use message::{FromBot, ToBot};
use process::{Answer, Process};
use std::time::{Duration, Instant};

/// Who makes the moves that a program loses.
const FALLBACK: Level = Level::Porter;

/// A program that is late this many times in a row is ended; the next game starts it again.
const MAX_LATE: u32 = 3;

/// A program is started at most this many times: one that always dies must not cost a start in every game.
const MAX_STARTS: u32 = 10;

/// A program from outside as a player.
pub struct Outside<G: Game> {
    name: String,
    command: Vec<String>,
    patience: Duration,
    fallback: BotPlayer<G>,
    process: Option<Process>,
    starts: u32,
    late: u32, // in a row
    decision: u64,
    faults: ProgramFaults,
}

impl<G: GameModule> Outside<G> {
    /// Starts the program; or says why it cannot be started.
    pub(crate) fn new(name: &str, command: &[String], patience: Duration) -> Result<Outside<G>, String> {
        let mut outside = Outside {
            name: name.to_owned(),
            command: command.to_vec(),
            patience,
            fallback: BotPlayer::new(FALLBACK.name(), None)?,
            process: None,
            starts: 0,
            late: 0,
            decision: 0,
            faults: ProgramFaults::default(),
        };
        outside.launch()?;
        Ok(outside)
    }

    fn launch(&mut self) -> Result<(), String> {
        self.starts += 1;
        self.late = 0;
        let process =
            Process::start(&self.command).map_err(|error| format!("{}: cannot start: {error}", self.name))?;
        self.process = Some(process);
        self.send(&ToBot::Hello { protocol: message::PROTOCOL, game: G::NAME, rules: G::RULES_VERSION });
        Ok(())
    }

    fn send(&mut self, message: &ToBot<'_, G>) {
        let Some(process) = &self.process else { return };
        let line = serde_json::to_string(message).expect("messages are plain data with text keys");
        if let Err(why) = process.send(line) {
            self.lose(why);
        }
    }

    /// Ends the program for this game.
    fn lose(&mut self, why: &str) {
        self.process = None;
        self.faults.died += 1;
        self.note(why);
    }

    fn note(&mut self, why: &str) {
        let text = || format!("{}: decision {}: {why}", self.name, self.decision);
        self.faults.first.get_or_insert_with(text);
    }

    /// What the program says to the decision before it, if it says anything sensible in time.
    fn ask(&mut self, sight: &Sight<'_, G>) -> Option<G::Action> {
        self.decision += 1;
        let (decision, milliseconds) = (self.decision, self.patience.as_millis() as u64);
        self.send(&ToBot::Decide { decision, view: &sight.view(), legal: sight.legal, milliseconds });
        let deadline = Instant::now() + self.patience;
        loop {
            match self.process.as_ref()?.answer(deadline) {
                Answer::Late => {
                    self.faults.late += 1;
                    self.late += 1;
                    self.note(&format!("no answer within {milliseconds} ms"));
                    if self.late >= MAX_LATE {
                        self.lose("stopped for being late too often");
                    }
                    return None;
                }
                Answer::Ended => {
                    self.lose("the program exited");
                    return None;
                }
                Answer::Line(line) => match serde_json::from_str(&line) {
                    Ok(FromBot::Hello {}) => {}
                    Ok(FromBot::Action { decision: old, .. }) if old < decision => {} // came too late; counted already
                    Ok(FromBot::Action { decision: new, action }) if new == decision => {
                        self.late = 0;
                        return self.check(action, sight.legal);
                    }
                    Ok(FromBot::Action { decision: wrong, .. }) => {
                        return self.nonsense(&format!("answered decision {wrong}, which was not asked yet"));
                    }
                    Err(error) => return self.nonsense(&format!("said {:?} ({error})", shortened(&line))),
                },
            }
        }
    }

    fn check(&mut self, action: serde_json::Value, legal: &[G::Action]) -> Option<G::Action> {
        let text = shortened(&action.to_string());
        match serde_json::from_value(action) {
            Ok(action) if legal.contains(&action) => Some(action),
            Ok(_) => self.nonsense(&format!("chose {text}, which is not allowed now")),
            Err(error) => {
                self.nonsense(&format!("chose {text}, which is not an action of {}: {error}", G::NAME))
            }
        }
    }

    fn nonsense(&mut self, why: &str) -> Option<G::Action> {
        self.late = 0;
        self.faults.nonsense += 1;
        self.note(why);
        None
    }
}

impl<G: GameModule> Player<G> for Outside<G> {
    fn start(&mut self, start: &Start<'_, G>) {
        self.fallback.start(start);
        if self.process.is_none()
            && self.starts < MAX_STARTS
            && let Err(why) = self.launch()
        {
            self.note(&why);
        }
        let Start { options, seats, seat, seed } = *start;
        let board =
            G::Bots::board(options).map(|board| serde_json::to_value(board).expect("a board is plain data"));
        let options = &G::canonical(options, seats);
        let seed = seed >> 11; // 53 bits: in some languages every number is a float
        self.send(&ToBot::Start { options, board, seats, seat, seed });
    }

    fn observe(&mut self, event: &G::Event) {
        self.fallback.observe(event);
        self.send(&ToBot::Event { event });
    }

    fn choose(&mut self, sight: &Sight<'_, G>) -> Option<G::Action> {
        self.ask(sight).or_else(|| {
            self.faults.moves += 1;
            self.fallback.choose(sight)
        })
    }

    fn end(&mut self, outcome: &Outcome) {
        self.send(&ToBot::End { outcome });
    }

    fn faults(&self) -> ProgramFaults {
        self.faults.clone()
    }
}

/// Enough of a text to recognize it.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(80) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
