//! Replays: a worker that has opened a record, and the records of games played on this device.

use crate::api;
use crate::browser;
use crate::pages::clipboard;
use crate::strengths;
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
use wire::{FromLocal, LocalFailure, Perspective, Replay, ToLocal, UnreadableRecord};

/// The storage key of the records of games on this device: a list, newest first.
const KEY: &str = "quipu.played";
/// The most records, and the most characters in total: browser storage is small and shared.
const MOST: (usize, usize) = (20, 1_000_000);

/// The result of opening a record.
#[derive(Clone, Debug, Default)]
pub enum Found {
    /// It is being read.
    #[default]
    Nothing,
    /// It can be shown.
    Game(Arc<Replay>),
    /// It can't be shown.
    NoRecord(UnreadableRecord),
    Broken(LocalFailure),
    /// A game continues from it: see [`Projector::branch`].
    Branched,
}

/// A record that is shown at a table.
pub struct Projector {
    worker: OnceCell<Worker>,
    table: AtTable,
    found: RwSignal<Found>,
    /// The last request that the worker has not answered yet.
    asked: Cell<Option<(u32, Perspective)>>,
    /// What to request next: of several in a row only the last counts.
    wanted: Cell<Option<(u32, Perspective)>>,
}

impl Projector {
    /// Opens a record at a table. `None` if the browser has no workers.
    pub fn open(table: AtTable, found: RwSignal<Found>, text: String) -> Option<Rc<Projector>> {
        let (asked, wanted) = (Cell::new(None), Cell::new(None));
        let projector = Rc::new(Projector { worker: OnceCell::new(), table, found, asked, wanted });
        let this = Rc::downgrade(&projector);
        let worker = Worker::listen("replay", move |heard| {
            if let (Some(this), Heard::Told(text)) = (this.upgrade(), heard)
                && let Ok(message) = wire::from_json(&text)
            {
                this.hear(message);
            }
        })?;
        worker.attach();
        worker.say(&ToLocal::Record { text });
        projector.worker.get_or_init(|| worker);
        Some(projector)
    }

    /// Shows the game after this step, from this perspective, as soon as possible.
    pub fn show(&self, step: u32, eyes: Perspective) {
        if self.asked.get().is_some() {
            return self.wanted.set(Some((step, eyes)));
        }
        self.asked.set(Some((step, eyes)));
        self.post(&ToLocal::At { step, eyes });
    }

    /// Continues the game from here on this device: its user plays `seat`, and bots the others.
    pub fn branch(&self, step: u32, seat: Seat, name: String, bots: Level) {
        self.post(&strengths::message());
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
            FromLocal::Broken(why) => self.found.set(Found::Broken(why)),
            // A record is shown to a spectator, so this is the table that continues from it.
            FromLocal::Told { person: Some(_), .. } => self.found.set(Found::Branched),
            FromLocal::Told { person: None, message } => {
                let Some(asked) = self.asked.take() else { return };
                self.table.link.set(Link::Open);
                let fits = self.table.hear(message);
                // If it did not fit, the whole state is requested again.
                let next = self.wanted.take().or((!fits).then_some(asked));
                if let Some((step, eyes)) = next {
                    self.show(step, eyes);
                }
            }
            // The new table sends it again to its own page.
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
    /// Who played, by seat, with the names of bots in the page's language.
    pub names: Vec<String>,
    /// The day it began, as in the record.
    pub date: String,
    /// The record.
    pub text: String,
}

/// The header of a record.
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
        let Header { game, seats, bots, id, date } = wire::from_json(text.lines().next()?).ok()?;
        let bots = bots.into_iter().chain(std::iter::repeat(None));
        Some(Own { id, game, names: called(seats.into_iter().zip(bots)), date, text })
    }
}

/// The games that were played on this device, newest first.
pub fn played() -> Vec<Own> {
    texts().into_iter().filter_map(Own::read).collect()
}

fn texts() -> Vec<String> {
    browser::kept(KEY).and_then(|kept| wire::from_json(&kept).ok()).unwrap_or_default()
}

/// Stores the record of a game that was played on this device, and deletes the oldest ones if there is no room.
pub fn keep(record: &str) {
    let mut all = with(texts(), record);
    // If there is no room even for one, none is stored.
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

/// The record with this id or from this link: from this device, or else from the server.
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
    fn bots_have_the_same_names_as_elsewhere() {
        let header = r#"{"quipu":1,"game":"gold","rules":1,"seats":["Ana","Guide","Guide"],"bots":[null,"guide","guide"],"id":"a-1","date":"2026-11-16"}"#;
        assert_eq!(
            Own::read(header.to_owned()).map(|own| own.names),
            Some(vec!["Ana".to_owned(), "Guide 1".to_owned(), "Guide 2".to_owned()])
        );
        let alone = Own::read(record("a-2", 0));
        assert_eq!(alone.map(|own| own.names), Some(vec!["Ana".to_owned()]));
    }

    #[test]
    fn the_newest_games_are_stored_each_once_and_not_too_many() {
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
        assert!(
            with(all, &record("b-2", MOST.1)).is_empty(),
            "a record larger than all the room is not stored"
        );
    }
}
