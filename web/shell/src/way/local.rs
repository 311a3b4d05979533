//! The table on this device: a worker with the referee and the bots, and what is kept of it so that it can be taken up again.

use crate::browser;
use crate::table::{AtTable, Link, Way};
use crate::way::replay;
use crate::way::worker::Worker;
use leptos::prelude::*;
use protocol::{FromClient, FromLocal, Json, Refusal, Setup, ToLocal};
use serde::Deserialize;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// Where it is saved: an entry per line.
const KEY: &str = "quipu.here";
/// How many games of the saved table are over.
const FINISHED: &str = "quipu.here-finished";

thread_local! {
    /// The table that the next page is to open.
    static WANTED: RefCell<Option<ToLocal>> = const { RefCell::new(None) };
    /// The entries of the last table that was opened for now.
    static FOR_NOW: RefCell<Vec<Json>> = const { RefCell::new(Vec::new()) };
}

/// What the last table that was opened for now was left with.
pub fn left() -> Vec<Json> {
    FOR_NOW.with_borrow(Clone::clone)
}

/// The next page of a table on this device opens this one, in place of any that was there.
pub fn open(setup: Setup, people: Vec<String>, bots: Vec<bots::Level>) {
    browser::forget(FINISHED);
    WANTED.set(Some(ToLocal::Open { setup, people, bots, secret: None }));
}

/// The next page of a table on this device goes on with the one these entries make, in place of any that was there.
pub fn go_on(entries: Vec<Json>) {
    browser::forget(FINISHED);
    keep(&entries);
    WANTED.set(Some(ToLocal::Restore { entries }));
}

/// Whether there is a table on this device to continue: one whose last game is not over.
pub fn kept() -> bool {
    let entries = browser::kept(KEY).unwrap_or_default();
    let finished = browser::kept(FINISHED).and_then(|number| number.parse().ok());
    !entries.is_empty() && finished != Some(games(entries.lines()))
}

fn entries() -> Vec<Json> {
    let text = browser::kept(KEY).unwrap_or_default();
    text.lines().map_while(|line| serde_json::from_str(line).ok()).collect()
}

fn keep(entries: &[Json]) {
    let lines: Vec<&str> = entries.iter().map(|entry| entry.get()).collect();
    browser::keep(KEY, &lines.join("\n")); // where there is no room the game lasts as long as the page
}

/// The worker, as a way to its table.
pub struct Local {
    worker: OnceCell<Worker>,
    table: AtTable,
    kept: RefCell<Vec<Json>>,
    /// Whether it can be taken up again when this page is gone.
    lasts: bool,
}

impl Local {
    /// Starts the worker and opens or takes up its table. `None`, if there is none, or no worker can be had.
    pub fn start(table: AtTable) -> Option<Rc<Local>> {
        let first = WANTED.take().unwrap_or_else(|| ToLocal::Restore { entries: entries() });
        let kept = match &first {
            ToLocal::Restore { entries } if entries.is_empty() => return None,
            ToLocal::Restore { entries } => entries.clone(),
            _ => Vec::new(),
        };
        Local::run(table, kept, &first, true)
    }

    /// Starts the worker and opens a table that lasts as long as this page, or goes on with one. One that was kept stays as it is.
    pub fn for_now(table: AtTable, open: &ToLocal) -> Option<Rc<Local>> {
        let kept = if let ToLocal::Restore { entries } = open { entries.clone() } else { Vec::new() };
        Local::run(table, kept, open, false)
    }

    fn run(table: AtTable, kept: Vec<Json>, first: &ToLocal, lasts: bool) -> Option<Rc<Local>> {
        let local = Rc::new(Local { worker: OnceCell::new(), table, kept: RefCell::new(kept), lasts });
        let this = Rc::downgrade(&local);
        let worker = Worker::start(move |message| {
            if let Some(this) = this.upgrade() {
                this.hear(message);
            }
        })?;
        local.worker.get_or_init(|| worker);
        local.tell_people();
        table.go_by(Rc::clone(&local) as Rc<dyn Way>);
        local.post(first);
        Some(local)
    }

    fn post(&self, message: &ToLocal) {
        if let Some(worker) = self.worker.get() {
            worker.post(message);
        }
    }

    fn hear(&self, message: FromLocal) {
        let table = self.table;
        match message {
            FromLocal::Told { person, message } => {
                if table.sharing.with_untracked(|sharing| sharing.eyes != person) {
                    table.sharing.update(|sharing| sharing.eyes = person);
                    table.turn();
                }
                table.link.set(Link::Open);
                if !table.hear(message) {
                    self.look(person);
                }
            }
            FromLocal::Kept { first, entries } => {
                let mut kept = self.kept.borrow_mut();
                kept.truncate(usize::try_from(first).unwrap_or(1).saturating_sub(1));
                kept.extend(entries);
                if self.lasts {
                    keep(&kept);
                } else {
                    FOR_NOW.set(kept.clone());
                }
                drop(kept);
                self.tell_people();
            }
            FromLocal::Owing { people } => table.sharing.update(|sharing| sharing.owing = people),
            FromLocal::Record { record, .. } => {
                replay::keep(&record);
                if self.lasts {
                    let number = games(self.kept.borrow().iter().map(|entry| entry.get()));
                    browser::keep(FINISHED, &number.to_string());
                }
                table.record.set(Some(record));
            }
            FromLocal::Replay(_) | FromLocal::NoRecord(_) => {} // nobody opens a record at a table
            FromLocal::Broken(problem) => {
                let shut = table.seen.with_untracked(Option::is_none);
                let why = Refusal::BadSetup { problem, reason: None };
                if shut { table.shut.set(Some(why)) } else { table.refused.set(Some(why)) }
            }
        }
    }

    /// Who shares this device: as it was written down, since it holds also after a restart.
    fn tell_people(&self) {
        let people = people(&self.kept.borrow());
        if self.table.sharing.with_untracked(|sharing| sharing.people != people) {
            self.table.sharing.update(|sharing| sharing.people = people);
        }
    }
}

impl Way for Local {
    fn send(&self, message: FromClient) {
        let person = self.table.sharing.with_untracked(|sharing| sharing.eyes);
        self.post(&ToLocal::Say { person, message });
    }

    fn look(&self, person: Option<u8>) {
        self.post(&ToLocal::Look { person });
    }

    fn join(&self, name: &str) {
        self.post(&ToLocal::Join { name: name.to_owned() });
    }
}

/// How many games were started in some entries. The beginning of an entry is all that is read: the start page asks this on every visit.
fn games<'a>(entries: impl Iterator<Item = &'a str>) -> usize {
    let starts = |entry: &&str| {
        ["started", "branched"]
            .iter()
            .any(|what| entry.strip_prefix("{\"what\":{\"").is_some_and(|rest| rest.starts_with(what)))
    };
    entries.filter(starts).count()
}

/// The names of the people in some entries, by their numbers.
fn people(entries: &[Json]) -> Vec<String> {
    #[derive(Deserialize)]
    struct Entry {
        what: What,
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum What {
        Opened {
            host: Person,
        },
        Sat {
            who: Person,
        },
        #[serde(untagged)]
        Other(serde::de::IgnoredAny),
    }
    #[derive(Deserialize)]
    struct Person {
        user: usize,
        name: String,
    }
    let mut people = Vec::new();
    for entry in entries {
        let what = serde_json::from_str::<Entry>(entry.get()).map(|entry| entry.what);
        if let Ok(What::Opened { host: person } | What::Sat { who: person }) = what
            && person.user == people.len() + 1
        {
            people.push(person.name);
        }
    }
    people
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;

    #[test]
    fn people_are_found_in_what_was_written_down() {
        let lines = [
            r#"{"what":{"opened":{"host":{"user":1,"name":"Ana"},"setup":{},"secret":""}}}"#,
            r#"{"what":{"sat":{"place":0,"who":{"user":1,"name":"Ana"}}}}"#,
            r#"{"what":{"bot":{"place":1,"level":"guide"}}}"#,
            r#"{"what":{"started":{"date":"2026-11-17"}}}"#,
            r#"{"what":"closed"}"#,
            r#"{"what":{"sat":{"place":2,"who":{"user":2,"name":"Ben"}}},"sent":{"user":1,"id":4}}"#,
        ];
        let entries: Vec<Json> = lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(people(&entries), ["Ana", "Ben"]);
        assert_eq!(games(lines.into_iter()), 1);
    }
}
