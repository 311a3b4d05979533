//! A puzzle: a game in a worker, stopped at the moment at which its player has to choose. What they choose goes to the page, and nowhere else.

use crate::browser;
use crate::strengths;
use crate::table::{AtTable, Link, Way};
use crate::way::worker::{Heard, Worker};
use bots::Level;
use game_core::Seat;
use leptos::prelude::*;
use std::cell::{Cell, OnceCell};
use std::rc::Rc;
use std::sync::Arc;
use wire::{
    Command, FromClient, FromLocal, Json, LocalFailure, Moment, Perspective, ToClient, ToLocal, Update,
};

/// The table of the worker that shows it.
const TABLE: &str = "replay";

/// What a puzzle tells its page.
#[derive(Clone, Debug)]
pub enum PuzzleNews {
    /// It is shown: everything that has happened, and what can be chosen.
    Asked(Arc<[Moment]>, Arc<[Json]>),
    /// This was chosen.
    Chosen(Json),
    /// It cannot be shown.
    Broken(String),
    /// A game goes on from it: see [`OpenPuzzle::branch`].
    Branched,
}

/// A puzzle that is shown at a table.
pub struct OpenPuzzle {
    worker: OnceCell<Worker>,
    table: AtTable,
    seat: Seat,
    /// What the player is called.
    name: String,
    news: Callback<PuzzleNews>,
    /// Everything that has happened, once it is known, and the last step.
    moments: OnceCell<(Arc<[Moment]>, u32)>,
    /// How often the question was asked: each time it is another decision.
    asked: Cell<u64>,
}

impl OpenPuzzle {
    /// Opens a puzzle, or a record that ends where its header says who is asked. `None` if the browser has no workers.
    pub fn open(
        table: AtTable,
        seat: Seat,
        name: String,
        text: String,
        news: Callback<PuzzleNews>,
    ) -> Option<Rc<OpenPuzzle>> {
        let (worker, moments, asked) = (OnceCell::new(), OnceCell::new(), Cell::new(0));
        let puzzle = Rc::new(OpenPuzzle { worker, table, seat, name, news, moments, asked });
        let this = Rc::downgrade(&puzzle);
        let worker = Worker::listen(TABLE, move |heard| {
            if let (Some(this), Heard::Told(text)) = (this.upgrade(), heard)
                && let Ok(message) = wire::from_json(&text)
            {
                this.hear(message);
            }
        })?;
        worker.attach();
        worker.say(&ToLocal::Record { text });
        puzzle.worker.get_or_init(|| worker);
        table.go_by(Rc::clone(&puzzle) as Rc<dyn Way>);
        Some(puzzle)
    }

    /// Asks the question, or asks it again.
    pub fn ask(&self) {
        if let Some((_, step)) = self.moments.get() {
            self.asked.set(self.asked.get() + 1);
            self.post(&ToLocal::At { step: *step, eyes: Perspective::Seat(self.seat) });
        }
    }

    /// Continues the game from here on this device against bots.
    pub fn branch(&self, bots: Level) {
        if let Some((_, step)) = self.moments.get() {
            self.post(&strengths::message());
            let (step, seat, name) = (*step, self.seat, self.name.clone());
            self.post(&ToLocal::Branch { step, seat, name, bots });
        }
    }

    fn post(&self, message: &ToLocal) {
        if let Some(worker) = self.worker.get() {
            worker.say(message);
        }
    }

    fn hear(&self, message: FromLocal) {
        match message {
            FromLocal::Replay(replay) => {
                let moments = (replay.moments.into(), replay.steps);
                self.moments.get_or_init(|| moments);
                self.ask();
            }
            FromLocal::NoRecord(why) => self.tell(PuzzleNews::Broken(why.problem)),
            FromLocal::Broken(LocalFailure::Refused(why)) => {
                self.tell(PuzzleNews::Broken(crate::api::refused(&why)));
            }
            FromLocal::Broken(LocalFailure::Damaged(why) | LocalFailure::Stopped(why)) => {
                self.tell(PuzzleNews::Broken(why));
            }
            FromLocal::Told { person: Some(_), .. } => self.tell(PuzzleNews::Branched),
            FromLocal::Told { person: None, message: ToClient::Table(update) } => self.show(*update),
            _ => {}
        }
    }

    fn show(&self, mut update: Update) {
        if let Some(sitter) =
            update.table.as_mut().and_then(|table| table.places.get_mut(self.seat.index())?.as_mut())
        {
            sitter.name.clone_from(&self.name);
        }
        let mut legal = Arc::from([]);
        if let Some(game) = &mut update.game {
            game.decision += self.asked.get();
            legal = game.legal.clone().into();
        }
        // It stands alone, even if it is the second time.
        update.since = Some(0);
        self.table.link.set(Link::Open);
        if self.table.hear(ToClient::Table(Box::new(update)))
            && let Some((moments, _)) = self.moments.get()
        {
            self.tell(PuzzleNews::Asked(Arc::clone(moments), legal));
        }
    }

    fn tell(&self, news: PuzzleNews) {
        self.news.try_run(news); // the page may be gone
    }
}

impl Way for OpenPuzzle {
    fn send(&self, message: FromClient) {
        let FromClient::Do { id, command: Command::Play { action, .. } } = message else { return };
        let (table, news) = (self.table, self.news);
        // The table has to note first what it has sent.
        browser::after(0, move || {
            if table.seen.try_get_untracked().is_some() {
                let _ = table.hear(ToClient::Done { id, version: 0 }); // an answer always fits
                news.try_run(PuzzleNews::Chosen(action));
            }
        });
    }

    fn look(&self, _: Option<u8>) {}

    fn join(&self, _: &str) {}
}
