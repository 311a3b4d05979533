//! A [`Host`] as worker.js uses it: the entries to save are kept apart from the messages for the page, and pages come and go.

use crate::Host;
use serde::Deserialize;
use serde::de::IgnoredAny;
use wire::{Json, ToLocal};

/// A table that pages attach to. The entries never reach a page: they contain the secret and the sealed choices.
pub struct DeviceTable {
    host: Host,
    unsaved: Option<Batch>,
    /// The people who share the device, by number; empty if no table is open.
    people: Vec<String>,
    /// The last `owing` message. The host sends one only when it changes, but a new page needs it.
    owing: Option<String>,
    /// The record of the finished game, for a page that was not there when the game ended.
    record: Option<String>,
    /// Whether the last game is over; `None`: nothing has been saved since the table was restored.
    over: Option<bool>,
}

/// Entries to save, before any message that came with them is posted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// The number of the first entry; 1 starts a new table.
    pub first: u64,
    pub entries: Vec<String>,
    /// Whether the last game is over; `None`: as it was when the table was restored.
    pub over: Option<bool>,
}

impl DeviceTable {
    pub fn new(host: Host) -> DeviceTable {
        DeviceTable { host, unsaved: None, people: Vec::new(), owing: None, record: None, over: None }
    }

    /// Handles a message of the page and returns the messages for it.
    pub fn hear(&mut self, text: &str) -> Vec<String> {
        let messages = self.host.hear(text);
        self.sort(messages)
    }

    /// Lets one bot think and returns the messages for the page; `None` if no bot is due.
    pub fn think(&mut self) -> Option<Vec<String>> {
        let messages = self.host.think()?;
        Some(self.sort(messages))
    }

    /// How many milliseconds to wait before the next [`think`](DeviceTable::think).
    pub fn pause(&self) -> u32 {
        self.host.pause()
    }

    /// Continues a saved table and returns the messages for the page.
    pub fn restore(&mut self, entries: &[String]) -> Vec<String> {
        let messages = self.host.hear(&format!(r#"{{"restore":{{"entries":[{}]}}}}"#, entries.join(",")));
        self.forget();
        if shows_table(&messages) {
            add_people(&mut self.people, entries);
        }
        self.sort(messages)
    }

    /// Returns all that a new page has to know; `None` if no table is open. With one person the page shows their view, otherwise a
    /// spectator's.
    pub fn attach(&mut self) -> Option<Vec<String>> {
        if self.people.is_empty() {
            return None;
        }
        let look = ToLocal::Look { person: (self.people.len() == 1).then_some(0) };
        let messages = self.host.hear(&serde_json::to_string(&look).ok()?);
        if !shows_table(&messages) {
            self.forget(); // the table has stopped: only what was saved is valid
            return None;
        }
        let mut messages = self.sort(messages);
        messages.extend(self.owing.clone());
        messages.extend(self.record.clone());
        Some(messages)
    }

    /// Takes the entries that are not saved yet.
    pub fn take_unsaved(&mut self) -> Option<Batch> {
        self.unsaved.take()
    }

    /// The people who share the device, by number; empty if no table is open.
    pub fn people(&self) -> &[String] {
        &self.people
    }

    fn forget(&mut self) {
        self.unsaved = None;
        self.people.clear();
        self.owing = None;
        self.record = None;
        self.over = None;
    }

    /// Takes note of the messages and removes those that are not for the page.
    fn sort(&mut self, mut messages: Vec<String>) -> Vec<String> {
        messages.retain(|message| match serde_json::from_str(message) {
            Ok(Noted::Kept { first, entries }) => {
                self.keep(first, &entries);
                false
            }
            Ok(Noted::Record(_)) => {
                self.record = Some(message.clone());
                self.over = Some(true);
                true
            }
            Ok(Noted::Owing(_)) => {
                self.owing = Some(message.clone());
                true
            }
            Err(_) => true,
        });
        messages
    }

    fn keep(&mut self, first: u64, entries: &[Json]) {
        let entries: Vec<String> = entries.iter().map(|entry| entry.get().to_owned()).collect();
        if first == 1 {
            self.forget();
            self.over = Some(false);
        }
        if entries.iter().any(|entry| starts_game(entry)) {
            self.record = None;
            self.over = Some(false);
        }
        add_people(&mut self.people, &entries);
        let batch = self.unsaved.get_or_insert_with(|| Batch { first, ..Batch::default() });
        batch.entries.extend(entries);
        batch.over = self.over;
    }
}

/// The host's messages that matter here.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Noted {
    Kept { first: u64, entries: Vec<Json> },
    Record(IgnoredAny),
    Owing(IgnoredAny),
}

fn shows_table(messages: &[String]) -> bool {
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum FromHost {
        Told { message: ToPage },
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum ToPage {
        Table(IgnoredAny),
    }
    messages.iter().any(|message| {
        matches!(serde_json::from_str(message), Ok(FromHost::Told { message: ToPage::Table(_) }))
    })
}

fn starts_game(entry: &str) -> bool {
    #[derive(Deserialize)]
    struct Entry {
        what: What,
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum What {
        Started(IgnoredAny),
        Branched(IgnoredAny),
    }
    matches!(serde_json::from_str(entry), Ok(Entry { what: What::Started(_) | What::Branched(_) }))
}

/// Adds the people who sit down for the first time in these entries.
fn add_people(people: &mut Vec<String>, entries: &[String]) {
    #[derive(Deserialize)]
    struct Entry {
        what: What,
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum What {
        Opened { host: Person },
        Sat { who: Person },
    }
    #[derive(Deserialize)]
    struct Person {
        user: usize,
        name: String,
    }
    for entry in entries {
        if let Ok(Entry { what: What::Opened { host: person } | What::Sat { who: person } }) =
            serde_json::from_str(entry)
            && person.user == people.len() + 1
        {
            people.push(person.name);
        }
    }
}
