//! The page's messages as JSON: what concerns the table goes to the [`Device`], what concerns a record to the replay.

use crate::input::{id_in, id_of, read};
use crate::replay::ReplaySession;
use game_table::{Device, Environment, Failure};
use wire::{FromLocal, Refusal, ToClient, ToLocal};

pub struct Host {
    device: Device,
    /// The opened record.
    replay: Option<ReplaySession>,
}

impl Host {
    pub fn new(environment: impl Environment + 'static) -> Host {
        Host { device: Device::new(environment), replay: None }
    }

    /// Handles a [`ToLocal`] and returns the resulting [`FromLocal`]s, all as JSON.
    pub fn hear(&mut self, message: &str) -> Vec<String> {
        self.receive(message).iter().map(text).collect()
    }

    pub(crate) fn receive(&mut self, message: &str) -> Vec<FromLocal> {
        let (id, done) = match read(message) {
            Ok(message) => (id_in(&message), self.handle(message)),
            Err(failure) => (id_of(message), Err(failure)),
        };
        let answer = match done {
            Ok(answer) => answer,
            Err(Failure::Refused(why)) => {
                self.device.show(ToClient::Refused { id, why });
                None
            }
            Err(Failure::Broken(why)) => Some(FromLocal::Broken(why)),
        };
        let mut messages = self.device.take_messages();
        messages.extend(answer);
        messages
    }

    /// Continues a saved table, its entries as JSON. If that fails, no table is open.
    pub(crate) fn restore(&mut self, entries: &[String]) -> Vec<FromLocal> {
        self.device.close();
        self.receive(&format!(r#"{{"restore":{{"entries":[{}]}}}}"#, entries.join(",")))
    }

    /// Shows the whole table again, for a new page: with one person their view, otherwise a spectator's.
    pub(crate) fn show_again(&mut self) -> Vec<FromLocal> {
        let shown = (self.people().len() == 1).then_some(0);
        let _ = self.device.look(shown); // without a table there is nothing to show
        self.device.take_messages()
    }

    pub(crate) fn people(&self) -> Vec<String> {
        self.device.people()
    }

    /// Whether the last game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.device.is_over()
    }

    /// Lets one bot think and returns the resulting messages: none yet if its choice must not be shown before [`pause`](Host::pause) is
    /// over. `None`: no bot is due until the next message.
    pub fn think(&mut self) -> Option<Vec<String>> {
        Some(self.think_once()?.iter().map(text).collect())
    }

    pub(crate) fn think_once(&mut self) -> Option<Vec<FromLocal>> {
        self.device.think().then(|| self.device.take_messages())
    }

    /// How many milliseconds to wait before the next [`think`](Host::think).
    pub fn pause(&self) -> u32 {
        self.device.pause()
    }

    fn handle(&mut self, message: ToLocal) -> Result<Option<FromLocal>, Failure> {
        match message {
            ToLocal::Open { setup, people, bots, secret } => {
                self.device.open(setup, &people, &bots, secret)?
            }
            ToLocal::Strengths { games } => self.device.set_strengths(games),
            ToLocal::Daily { game, date, name } => self.device.daily(game, &date, &name)?,
            ToLocal::Restore { entries } => self.device.restore(&entries)?,
            ToLocal::Join { name } => self.device.join(&name)?,
            ToLocal::Say { person, message } => self.device.say(person, message)?,
            ToLocal::Look { person } => self.device.look(person)?,
            ToLocal::Bots { pause_ms, wait } => self.device.pace_bots(pause_ms, wait)?,
            ToLocal::Record { text } => {
                let (replay, answer) =
                    ReplaySession::open(&text).map_or_else(|no| (None, no), |(it, yes)| (Some(it), yes));
                self.replay = replay.or(self.replay.take());
                return Ok(Some(answer));
            }
            ToLocal::At { step, eyes } => {
                let update = self.replay.as_mut().ok_or_else(no_record)?.at(step, eyes)?;
                let message = ToClient::Table(Box::new(update));
                return Ok(Some(FromLocal::Told { person: None, message }));
            }
            ToLocal::Branch { step, seat, name, bots } => {
                let beginning = self.replay.as_ref().ok_or_else(no_record)?.until(step);
                self.device.branch(beginning, seat, &name, bots)?;
            }
        }
        Ok(None)
    }
}

fn no_record() -> Refusal {
    Refusal::bad_message("open a record first")
}

pub(crate) fn text(message: &FromLocal) -> String {
    serde_json::to_string(message).expect("plain data with text keys can be written")
}
