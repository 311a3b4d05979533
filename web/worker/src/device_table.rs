//! A [`Host`] as worker.js uses it: the entries to save are kept apart from the messages for the page, and pages come and go.

use crate::Host;
use crate::host::text;
use wire::{FromLocal, Json, ToClient};

/// A table that pages attach to. The entries never reach a page: they contain the secret and the sealed choices.
pub struct DeviceTable {
    host: Host,
    unsaved: Option<Batch>,
    /// The last `owing` message. The host sends one only when it changes, but a new page needs it.
    owing: Option<FromLocal>,
    /// The record of the finished game, for a page that was not there when the game ended.
    record: Option<FromLocal>,
}

/// Entries to save, before any message that came with them is posted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// The number of the first entry; 1 starts a new table.
    pub first: u64,
    pub entries: Vec<String>,
    /// Whether the last game is over.
    pub over: bool,
}

impl DeviceTable {
    pub fn new(host: Host) -> DeviceTable {
        DeviceTable { host, unsaved: None, owing: None, record: None }
    }

    /// Handles a message of the page and returns the messages for it.
    pub fn hear(&mut self, message: &str) -> Vec<String> {
        let messages = self.host.receive(message);
        self.sort(messages)
    }

    /// Lets one bot think and returns the messages for the page; `None` if no bot is due.
    pub fn think(&mut self) -> Option<Vec<String>> {
        let messages = self.host.think_once()?;
        Some(self.sort(messages))
    }

    /// How many milliseconds to wait before the next [`think`](DeviceTable::think).
    pub fn pause(&self) -> u32 {
        self.host.pause()
    }

    /// Continues a saved table and returns the messages for the page.
    pub fn restore(&mut self, entries: &[String]) -> Vec<String> {
        let messages = self.host.restore(entries);
        (self.unsaved, self.owing, self.record) = (None, None, None);
        self.sort(messages)
    }

    /// Returns all that a new page has to know; `None` if no table is open. With one person the page shows their view, otherwise a
    /// spectator's.
    pub fn attach(&mut self) -> Option<Vec<String>> {
        let messages = self.host.show_again();
        let is_table =
            |message: &FromLocal| matches!(message, FromLocal::Told { message: ToClient::Table(_), .. });
        if !messages.iter().any(is_table) {
            return None;
        }
        let mut messages = self.sort(messages);
        messages.extend(self.owing.iter().chain(&self.record).map(text));
        Some(messages)
    }

    /// Takes the entries that are not saved yet.
    pub fn take_unsaved(&mut self) -> Option<Batch> {
        self.unsaved.take()
    }

    /// The people who share the device, by number; empty if no table is open.
    pub fn people(&self) -> Vec<String> {
        self.host.people()
    }

    /// Takes note of the messages and removes those that are not for the page.
    fn sort(&mut self, messages: Vec<FromLocal>) -> Vec<String> {
        let mut for_page = Vec::new();
        for message in messages {
            match &message {
                FromLocal::Kept { first, entries } => {
                    self.keep(*first, entries);
                    continue;
                }
                FromLocal::Record { .. } => self.record = Some(message.clone()),
                FromLocal::Owing { .. } => self.owing = Some(message.clone()),
                _ => {}
            }
            for_page.push(text(&message));
        }
        let over = self.host.is_over();
        if !over {
            self.record = None; // another game is on
        }
        if let Some(batch) = &mut self.unsaved {
            batch.over = over;
        }
        for_page
    }

    fn keep(&mut self, first: u64, entries: &[Json]) {
        if first == 1 {
            self.unsaved = None; // another table
        }
        let batch = self.unsaved.get_or_insert_with(|| Batch { first, ..Batch::default() });
        batch.entries.extend(entries.iter().map(|entry| entry.get().to_owned()));
    }
}
