//! What this page knows of the game; what happens is written into the log and told.

use crate::narrate;
use client::play::{Asked, Company, LogBook, events_of, read, view_now};
use client::t;
use client::table::AtTable;
use client::voice::Voice;
use last_torch::{Action, Event, Options, State, View};
use leptos::prelude::*;
use rules_core::{Game, Viewer};

/// What this page knows of the game.
#[derive(Clone, Copy)]
pub struct Scene {
    /// Who plays.
    pub company: Company,
    /// What lies there now.
    pub now: Memo<View>,
    /// The decision of whoever looks.
    pub asked: Asked<Action>,
}

impl Scene {
    /// The scene of this page.
    pub fn here() -> Scene {
        expect_context()
    }

    /// Sets the scene, and follows what happens.
    pub fn provide(table: AtTable) -> Scene {
        let now = view_now(table, nothing);
        let company = Company::provide(table);
        let scene = Scene { company, now, asked: Asked::of(company) };
        provide_context(scene);
        let log = LogBook::provide();
        Effect::new(move |_| {
            let news = table.news.get();
            let names = company.names.get_untracked();
            log.clear();
            events_of(table).iter().for_each(|event| log.write(narrate::line(event, &names)));
            if !news.fresh {
                let events: Vec<Event> = read(&news.events);
                events.iter().for_each(|event| Voice::here().say(narrate::line(event, &names).text));
            }
        });
        scene.asked.when_asked(move || {
            let carried = scene.now.with_untracked(|now| now.carried);
            Voice::here().ask(t!("torch-asked", gems = carried));
        });
        scene
    }
}

/// A table at which nobody has done anything: shown for as long as nothing is known.
fn nothing() -> View {
    State::new(&Options {}, 2).expect("two can play").view(Viewer::Spectator)
}
