//! A game that is looked at again: a worker that knows its record, and the records of the games that were played on this device.

use crate::api;
use crate::browser;
use crate::pages::clipboard;
use crate::table::{AtTable, Link, called};
use crate::way::worker::{Heard, Worker};
use bots::Level;
use game_core::Seat;
use game_list::GameKind;
use leptos::prelude::*;
use serde::Deserialize;
use std::cell::{Cell, OnceCell};
use std::rc::Rc;
use std::sync::Arc;
use wire::{FromLocal, Perspective, Replay, ToLocal, UnreadableRecord};

/// Where the records of games on this device are kept: a list, the newest first.
const KEY: &str = "quipu.played";
/// So many of them, and so many letters in all: there is little room, and other things need some.
const MOST: (usize, usize) = (20, 1_000_000);

/// What became of a record that was to be opened.
#[derive(Clone, Debug, Default)]
pub enum Found {
    /// It is being read.
    #[default]
    Nothing,
    /// It can be looked at.
    Game(Arc<Replay>),
    /// It is none that can be shown.
    NoRecord(UnreadableRecord),
    /// Something went wrong: the reason.
    Broken(String),
    /// A game goes on from it: see [`Projector::branch`].
    Branched,
}

/// A record that is looked at, at a table.
pub struct Projector {
    worker: OnceCell<Worker>,
    table: AtTable,
    found: RwSignal<Found>,
    /// Where the worker was asked to look last and has not answered yet.
    asked: Cell<Option<(u32, Perspective)>>,
    /// Where to look next: of many wishes in a row only the last counts.
    wanted: Cell<Option<(u32, Perspective)>>,
}

impl Projector {
    /// Opens a record at a table. `None`, if no worker can be had.
    pub fn open(table: AtTable, found: RwSignal<Found>, text: String) -> Option<Rc<Projector>> {
        let (asked, wanted) = (Cell::new(None), Cell::new(None));
        let projector = Rc::new(Projector { worker: OnceCell::new(), table, found, asked, wanted });
        let this = Rc::downgrade(&projector);
        let worker = Worker::listen("replay", move |heard| {
            if let (Some(this), Heard::Told(text)) = (this.upgrade(), heard)
                && let Ok(message) = serde_json::from_str(&text)
            {
                this.hear(message);
            }
        })?;
        worker.attach();
        worker.say(&ToLocal::Record { text });
        projector.worker.get_or_init(|| worker);
        Some(projector)
    }

    /// Looks at the game after this step, with these eyes, as soon as that is possible.
    pub fn show(&self, step: u32, eyes: Perspective) {
        if self.asked.get().is_some() {
            return self.wanted.set(Some((step, eyes)));
        }
        self.asked.set(Some((step, eyes)));
        self.post(&ToLocal::At { step, eyes });
    }

    /// The game goes on from here, on this device: whoever holds this plays `seat`, and bots the others.
    pub fn branch(&self, step: u32, seat: Seat, name: String, bots: Level) {
        self.post(&ToLocal::Branch { step, seat, name, bots });
    }

    fn post(&self, message: &ToLocal) {
        if let Some(worker) = self.worker.get() {
            worker.say(message);
        }
    }

    fn hear(&self, message: FromLocal) {
        match message {
            FromLocal::Replay(replay) => self.found.set(Found::Game(Arc::new(*replay))),
            FromLocal::NoRecord(why) => self.found.set(Found::NoRecord(why)),
            FromLocal::Broken(problem) => self.found.set(Found::Broken(problem)),
            // A record is shown to a spectator, so this is the table that goes on from it.
            FromLocal::Told { person: Some(_), .. } => self.found.set(Found::Branched),
            FromLocal::Told { person: None, message } => {
                let Some(asked) = self.asked.take() else { return };
                self.table.link.set(Link::Open);
                let fits = self.table.hear(message);
                // What stands where it stood is told afresh.
                let next = self.wanted.take().or((!fits).then_some(asked));
                if let Some((step, eyes)) = next {
                    self.show(step, eyes);
                }
            }
            // The new table says it again where it is shown.
            FromLocal::Kept { .. } | FromLocal::Owing { .. } | FromLocal::Record { .. } => {}
        }
    }
}

/// A record of a game that was played on this device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// The game's id.
    pub id: String,
    /// Which game.
    pub game: GameKind,
    /// Who played, by seat, as everywhere: bots by what they are called in the page's language.
    pub names: Vec<String>,
    /// The day it was begun on, as it stands in records.
    pub date: String,
    /// The record.
    pub text: String,
}

/// What stands in a record's first line.
#[derive(Deserialize)]
struct Header {
    game: GameKind,
    seats: Vec<String>,
    #[serde(default)]
    bots: Vec<Option<Level>>,
    id: String,
    date: String,
}

impl Own {
    fn read(text: String) -> Option<Own> {
        let Header { game, seats, bots, id, date } = serde_json::from_str(text.lines().next()?).ok()?;
        let bots = bots.into_iter().chain(std::iter::repeat(None));
        Some(Own { id, game, names: called(seats.into_iter().zip(bots)), date, text })
    }
}

/// The games that were played on this device, the newest first.
pub fn played() -> Vec<Own> {
    texts().into_iter().filter_map(Own::read).collect()
}

fn texts() -> Vec<String> {
    browser::kept(KEY).and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default()
}

/// Keeps the record of a game that was played on this device, and forgets the oldest ones for it.
pub fn keep(record: &str) {
    let mut all = with(texts(), record);
    // Where even one has no room there is nothing to be done.
    while !all.is_empty() && !browser::keep(KEY, &serde_json::to_string(&all).unwrap_or_default()) {
        all.pop();
    }
}

/// The records with a new one in front, within the limits. The same game is there once.
fn with(mut all: Vec<String>, record: &str) -> Vec<String> {
    let id = Own::read(record.to_owned()).map(|own| own.id);
    all.retain(|text| Own::read(text.clone()).map(|own| own.id) != id);
    all.insert(0, record.to_owned());
    let mut room = MOST.1;
    let fits = |text: &String| {
        let fits = text.len() <= room;
        room = room.saturating_sub(text.len());
        fits
    };
    all.into_iter().take(MOST.0).take_while(fits).collect()
}

/// A link that shows a record to everyone: the record itself is in it. `end` names a moment of the game, as in `#at=60`.
pub async fn link_with(record: &str, end: &str) -> Option<String> {
    let packed = browser::packed(record).await?;
    let moment = end.strip_prefix('#').map(|moment| format!("&{moment}")).unwrap_or_default();
    Some(clipboard::address(&format!("/replay#record={packed}{moment}")))
}

/// The record with this id or from this link: of this device, or else of the server.
pub async fn fetch(id: &str) -> Result<String, api::Fault> {
    match played().into_iter().find(|own| own.id == id) {
        Some(own) => Ok(own.text),
        None => api::record(id).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(id: &str, letters: usize) -> String {
        let header = format!(
            r#"{{"quipu":1,"game":"gold","rules":1,"seats":["Ana"],"id":"{id}","date":"2026-11-16"}}"#
        );
        header + "\n" + &"x".repeat(letters)
    }

    #[test]
    fn bots_are_called_as_everywhere() {
        let header = r#"{"quipu":1,"game":"gold","rules":1,"seats":["Ana","Guide","Guide"],"bots":[null,"guide","guide"],"id":"a-1","date":"2026-11-16"}"#;
        assert_eq!(
            Own::read(header.to_owned()).map(|own| own.names),
            Some(vec!["Ana".to_owned(), "Guide 1".to_owned(), "Guide 2".to_owned()])
        );
        let alone = Own::read(record("a-2", 0));
        assert_eq!(alone.map(|own| own.names), Some(vec!["Ana".to_owned()]));
    }

    #[test]
    fn the_newest_games_are_kept_each_once_and_not_too_many() {
        let mut all = Vec::new();
        for number in 0..30 {
            all = with(all, &record(&format!("a-{number}"), 10));
            all = with(all, &record(&format!("a-{number}"), 20));
        }
        let ids: Vec<String> =
            all.iter().filter_map(|text| Own::read(text.clone())).map(|own| own.id).collect();
        let newest: Vec<String> = (10..30).rev().map(|number| format!("a-{number}")).collect();
        assert_eq!(ids, newest);
        assert!(all[0].ends_with(&"x".repeat(20)));

        let all = with(all, &record("b-1", MOST.1 - 500));
        assert!(all.len() < 6 && Own::read(all[0].clone()).is_some_and(|own| own.id == "b-1"));
        assert!(with(all, &record("b-2", MOST.1)).is_empty(), "what has no room at all is not kept");
    }
}
