//! The table on this device: a page attaches to it in the worker of this document, which plays and saves it.

use crate::browser;
use crate::strengths;
use crate::table::{AtTable, Link, Way};
use crate::way::replay;
use crate::way::worker::{self, Heard, Status, Worker};
use bots::Level;
use game_list::GameKind;
use leptos::prelude::*;
use std::cell::OnceCell;
use std::rc::Rc;
use wire::{Command, FromClient, FromLocal, LocalFailure, Outbox, Refusal, Setup, ToLocal};

/// The saved table, as worker.js calls it.
const HERE: &str = "here";
/// The table of a lesson, which lasts as long as the document.
const LESSON: &str = "lesson";
/// How long the page says that the game can't be saved, in milliseconds.
const NOTICE: i32 = 12_000;

/// Three bots to start with, none too strong.
pub const USUAL_BOTS: [Level; 3] = [Level::Porter, Level::Guide, Level::Pathfinder];

/// Opens a table on this device in place of the saved one, and starts its first game if all is settled.
pub fn open(setup: Setup, people: Vec<String>, bots: Vec<Level>, start: bool) {
    worker::say(HERE, &strengths::message());
    worker::say(HERE, &ToLocal::Open { setup, people, bots, secret: None });
    if start {
        let mut outbox = Outbox::new(u64::from_le_bytes(browser::random()));
        worker::say(HERE, &ToLocal::Say { person: Some(0), message: outbox.put(Command::Start {}) });
    }
}

/// Whether there is a saved table to continue: one whose last game is not over. `None` until the worker has answered.
pub fn unfinished() -> RwSignal<Option<bool>> {
    let unfinished = RwSignal::new(None);
    let worker = Worker::listen(HERE, move |heard| {
        let answer = match heard {
            Heard::Status(status) => status.unfinished,
            Heard::None => false,
            Heard::Told(_) => return,
        };
        unfinished.try_set(Some(answer));
    });
    match &worker {
        Some(worker) => worker.ask(),
        None => unfinished.set(Some(false)), // the table itself will say what is wrong
    }
    let worker = StoredValue::new_local(worker);
    on_cleanup(move || worker.set_value(None));
    unfinished
}

/// A page at a table of the worker. The bots wait while there is none.
pub struct Local {
    worker: OnceCell<Worker>,
    table: AtTable,
    /// The table to open if there is none.
    otherwise: Option<ToLocal>,
}

impl Local {
    /// Shows the saved table. `None` if the browser has no workers.
    pub fn attach(table: AtTable) -> Option<Rc<Local>> {
        let local = Local::start(table, HERE, None)?;
        local.say(&strengths::message());
        Some(local)
    }

    /// Shows the lesson that was left, or opens this one. The saved table stays as it is.
    pub fn lesson(table: AtTable, open: &ToLocal, continues: bool) -> Option<Rc<Local>> {
        if !continues {
            worker::say(LESSON, open);
        }
        Local::start(table, LESSON, Some(open.clone()))
    }

    /// Shows the table of a daily expedition, continued or new.
    pub fn daily(table: AtTable, game: GameKind, open: &ToLocal) -> Option<Rc<Local>> {
        let name = format!("daily-{game}");
        worker::say(&name, open);
        Local::start(table, &name, Some(open.clone()))
    }

    fn start(table: AtTable, name: &str, otherwise: Option<ToLocal>) -> Option<Rc<Local>> {
        let local = Rc::new(Local { worker: OnceCell::new(), table, otherwise });
        let this = Rc::downgrade(&local);
        let worker = Worker::listen(name, move |heard| {
            if let Some(this) = this.upgrade() {
                this.hear(heard);
            }
        })?;
        worker.attach();
        local.worker.get_or_init(|| worker);
        table.go_by(Rc::clone(&local) as Rc<dyn Way>);
        Some(local)
    }

    fn say(&self, message: &ToLocal) {
        if let Some(worker) = self.worker.get() {
            worker.say(message);
        }
    }

    fn hear(&self, heard: Heard) {
        match (heard, &self.otherwise) {
            (Heard::Told(text), _) => {
                if let Ok(message) = wire::from_json(&text) {
                    self.take(message);
                }
            }
            (Heard::Status(status), _) => self.note(status),
            (Heard::None, Some(open)) => self.say(open),
            (Heard::None, None) => self.table.shut.set(Some(Refusal::UnknownTable)),
        }
    }

    fn take(&self, message: FromLocal) {
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
            FromLocal::Owing { people } => table.sharing.update(|sharing| sharing.owing = people),
            FromLocal::Record { record, daily, strengths, .. } => {
                replay::keep(&record);
                if let Some(strengths) = strengths {
                    strengths::keep(&strengths);
                }
                if let Some(result) = daily {
                    crate::daily::note(*result);
                }
                table.record.set(Some(record));
            }
            FromLocal::Broken(why) => {
                let shut = table.seen.with_untracked(Option::is_none);
                let why = match why {
                    LocalFailure::Refused(why) => why,
                    LocalFailure::Damaged(_) => Refusal::StoreCorrupt,
                    LocalFailure::Stopped(_) => Refusal::Internal,
                };
                if shut { table.shut.set(Some(why)) } else { table.refused.set(Some(why)) }
            }
            // The worker saves entries itself, and records are opened elsewhere.
            FromLocal::Kept { .. } | FromLocal::Replay(_) | FromLocal::NoRecord(_) => {}
        }
    }

    fn note(&self, Status { people, lasts, .. }: Status) {
        let sharing = self.table.sharing;
        if sharing.with_untracked(|sharing| sharing.people != people) {
            sharing.update(|sharing| sharing.people = people);
        }
        if !lasts && sharing.with_untracked(|sharing| sharing.unsaved.is_none()) {
            sharing.update(|sharing| sharing.unsaved = Some(true));
            browser::after(NOTICE, move || {
                sharing.try_update(|sharing| sharing.unsaved = Some(false)); // the page may be gone
            });
        }
    }
}

impl Way for Local {
    fn send(&self, message: FromClient) {
        let person = self.table.sharing.with_untracked(|sharing| sharing.eyes);
        self.say(&ToLocal::Say { person, message });
    }

    fn look(&self, person: Option<u8>) {
        self.say(&ToLocal::Look { person });
    }

    fn join(&self, name: &str) {
        self.say(&ToLocal::Join { name: name.to_owned() });
    }

    fn pace_bots(&self, pause_ms: u32, wait: bool) {
        self.say(&ToLocal::Bots { pause_ms, wait });
    }
}
