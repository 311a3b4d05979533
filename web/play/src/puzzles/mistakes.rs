//! Practicing your own mistakes: games that were not reviewed yet are reviewed meanwhile, one after another.

use super::own::{self, Mistake};
use super::solve::{Solve, message};
use leptos::prelude::*;
use review::{Effort, Lens, Settings};
use std::collections::VecDeque;
use std::sync::Arc;
use web_shell::route::Route;
use web_shell::shell::Top;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::way::reviewer::{Heard, Reviewer};

/// The reviews in the background.
#[derive(Clone, Copy)]
struct Background {
    worker: StoredValue<Option<Reviewer>, LocalStorage>,
    /// The id and the record of the game that is being reviewed.
    now: StoredValue<Option<(String, String)>>,
    working: RwSignal<bool>,
    /// How many games were reviewed since the page was opened.
    done: RwSignal<u32>,
}

impl Background {
    fn start() -> Background {
        let background = Background {
            worker: StoredValue::new_local(None),
            now: StoredValue::new(None),
            working: RwSignal::new(false),
            done: RwSignal::new(0),
        };
        on_cleanup(move || background.worker.set_value(None));
        background.next();
        background
    }

    fn next(self) {
        let next = own::unreviewed();
        self.now.set_value(next.clone());
        self.working.set(next.is_some());
        let Some((_, record)) = next else { return self.worker.set_value(None) };
        if self.worker.with_value(Option::is_none) {
            self.worker.set_value(Reviewer::open(move |heard| self.hear(heard)));
        }
        let settings = Settings { effort: Effort::Normal, lens: Lens::Best };
        self.worker.with_value(|worker| match worker {
            Some(worker) => worker.ask(&record, &settings),
            None => self.working.set(false),
        });
    }

    fn hear(self, heard: Heard) {
        let report = match heard {
            Heard::Progress(..) => return,
            Heard::Report { report, .. } => Some(report),
            // The worker did not start: perhaps there is no network.
            Heard::Fault(why) if why.is_empty() => return self.working.set(false),
            Heard::Fault(_) => None,
        };
        if let Some((id, record)) = self.now.get_value() {
            own::learn(&id, &record, report.as_deref());
            self.done.update(|done| *done += 1);
            self.next();
        }
    }
}

#[component]
pub fn Mistakes() -> impl IntoView {
    let background = Background::start();
    let queue = StoredValue::new(VecDeque::<Mistake>::new());
    let now = RwSignal::new(None::<Arc<Mistake>>);
    let next = Callback::new(move |()| {
        if queue.with_value(VecDeque::is_empty) {
            queue.set_value(own::due().into());
        }
        let first = queue.try_update_value(VecDeque::pop_front).flatten();
        now.set(first.map(Arc::new));
    });
    // What is found while nothing is practiced comes at once.
    Effect::new(move |_| {
        background.done.track();
        if now.with_untracked(Option::is_none) {
            next.run(());
        }
    });
    let answered = Callback::new(move |right: bool| {
        if let Some(mistake) = now.get_untracked() {
            own::note(&mistake, right);
        }
    });
    move || match now.get() {
        Some(mistake) => view! { <Solve task=Arc::new(mistake.task()) next answered /> }.into_any(),
        None if background.working.get() => message(t!("mistakes-looking", n = background.done.get())),
        None => view! { <Nothing /> }.into_any(),
    }
}

/// Nothing to practice now.
#[component]
fn Nothing() -> impl IntoView {
    let (all, learned) = own::count();
    let said =
        if all == 0 { t!("mistakes-none") } else { t!("mistakes-later", all = all, learned = learned) };
    view! {
        <Top back=t!("go-back") returns=true />
        <main id="main" class="page" tabindex="-1">
            <h1>{t!("mistakes-title")}</h1>
            <p role="status">{said}</p>
            <p><a class="btn stepped" href=Route::Puzzles(None).path()><Symbol name="ui-play" class="i-s" />{t!("puzzles-go")}</a></p>
        </main>
    }
}
