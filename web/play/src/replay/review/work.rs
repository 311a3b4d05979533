//! The review of the game on this page: made in a worker when it is asked for, first quickly, then well.

use super::figures::Figures;
use leptos::prelude::*;
use review::{Effort, Lens, Report, Settings};

use std::sync::Arc;
use web_shell::browser;
use web_shell::way::reviewer::{Heard, Reviewer};
use wire::{Json, Replay};

/// How far the work is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Progress {
    /// It was not asked for, or stopped.
    #[default]
    Idle,
    /// It is being loaded, or the first number of steps, out of the second, are judged.
    Working(u32, u32),
    Done,
    /// An English sentence; empty if the worker did not start.
    Fault(String),
}

/// A review, and what it compares with.
#[derive(Clone, Debug)]
pub struct Reviewed {
    pub figures: Arc<Figures>,
    pub lens: Lens,
    pub effort: Effort,
}

/// The review of the game on this page.
#[derive(Clone, Copy)]
pub struct Reviewing {
    pub progress: RwSignal<Progress>,
    pub reviewed: RwSignal<Option<Reviewed>>,
    /// The lenses that the game offers.
    pub lenses: RwSignal<Vec<Lens>>,
    /// The lens that was asked for.
    lens: StoredValue<Lens>,
    /// Whether it was ever asked for.
    begun: StoredValue<bool>,
    record: StoredValue<Arc<str>>,
    game: StoredValue<Arc<Replay>>,
    worker: StoredValue<Option<Reviewer>, LocalStorage>,
}

impl Reviewing {
    pub fn provide(record: &str, game: Arc<Replay>) -> Reviewing {
        let reviewing = Reviewing {
            progress: RwSignal::default(),
            reviewed: RwSignal::new(None),
            lenses: RwSignal::default(),
            lens: StoredValue::new(Lens::Best),
            begun: StoredValue::new(false),
            record: StoredValue::new(record.into()),
            game: StoredValue::new(game),
            worker: StoredValue::new_local(None),
        };
        provide_context(reviewing);
        on_cleanup(move || reviewing.worker.set_value(None));
        reviewing
    }

    pub fn here() -> Reviewing {
        expect_context()
    }

    /// Only finished games are reviewed.
    pub fn is_possible(self) -> bool {
        self.game.with_value(|game| game.outcome.is_some())
    }

    /// Starts the work when it is needed first. If it was stopped, it stays so.
    pub fn begin(self) {
        if !self.begun.get_value() {
            self.start();
        }
    }

    /// Starts the work, or goes on with it.
    pub fn start(self) {
        if !self.is_possible() {
            return;
        }
        self.begun.set_value(true);
        let known = self.reviewed.with_untracked(|known| known.as_ref().map(|known| known.lens));
        let asked = self.lens.get_value();
        let quick = known.is_none_or(|known| asked != Lens::Best && known != asked);
        self.ask(if quick { Effort::Quick } else { Effort::Normal });
    }

    pub fn stop(self) {
        self.worker.with_value(|worker| {
            if let Some(worker) = worker {
                worker.cancel();
            }
        });
        self.progress.set(Progress::Idle);
    }

    /// Compares with something else.
    pub fn look_through(self, lens: Lens) {
        self.lens.set_value(lens);
        self.start();
    }

    fn ask(self, effort: Effort) {
        if self.worker.with_value(Option::is_none) {
            self.worker.set_value(Reviewer::open(move |heard| self.hear(heard)));
        }
        self.progress.set(Progress::Working(0, 0));
        let settings = Settings { effort, lens: self.lens.get_value() };
        self.worker.with_value(|worker| match worker {
            Some(worker) => worker.ask(&self.record.get_value(), &settings),
            None => self.progress.set(Progress::Fault(String::new())),
        });
    }

    fn hear(self, heard: Heard) {
        match heard {
            Heard::Progress(done, all) => _ = self.progress.try_set(Progress::Working(done, all)),
            Heard::Fault(why) => {
                browser::after(0, move || _ = self.worker.try_set_value(None)); // the next one begins afresh
                _ = self.progress.try_set(Progress::Fault(why));
            }
            Heard::Report { report, lenses } => match wire::from_json::<Report<Json>>(&report) {
                Ok(report) => self.show(report, &lenses),
                Err(_) => _ = self.progress.try_set(Progress::Fault(String::new())),
            },
        }
    }

    fn show(self, report: Report<Json>, lenses: &str) {
        let (lens, effort) = (report.lens, report.effort);
        let (Some(record), Some(game)) = (self.record.try_get_value(), self.game.try_get_value()) else {
            return;
        };
        let figures = Arc::new(Figures::new(report, &record, &game.moments));
        self.lenses.try_set(wire::from_json(lenses).unwrap_or_default());
        self.reviewed.try_set(Some(Reviewed { figures, lens, effort }));
        if effort == Effort::Quick {
            self.ask(Effort::Normal);
        } else {
            self.progress.try_set(Progress::Done);
        }
    }
}
