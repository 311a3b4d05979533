//! The pace of a table for its viewer: how fast pictures follow each other, and whether bots wait for the viewer.

use super::{AtRest, Players};
use crate::browser;
use crate::settings::{Chosen, Tempo};
use crate::symbol::Symbol;
use crate::t;
use crate::table::{AtTable, Place};
use leptos::prelude::*;
use wire::Phase;

/// How long a bot on this device takes for a choice, in milliseconds.
const BOT_PAUSE: i32 = 600;

/// The viewer's tempo at this table. Replays, lessons and big screens have their own.
pub fn tempo(table: AtTable) -> Signal<Tempo> {
    let own = table.place != Place::Replay && !table.screen && use_context::<AtRest>().is_none();
    match use_context::<Chosen>().filter(|_| own) {
        Some(chosen) => Signal::derive(move || chosen.now.with(|settings| settings.tempo)),
        None => Signal::stored(Tempo::Normal),
    }
}

/// Whether something waits for the viewer, and how to continue.
#[derive(Clone, Copy)]
pub struct Waiting {
    waits: Memo<bool>,
    go_on: Callback<()>,
}

impl Waiting {
    pub fn waits(self) -> bool {
        self.waits.get()
    }

    /// Follows the table. `stays`: a picture stays until the viewer continues; `wanted`: the viewer wants to see what comes next.
    pub fn provide(players: Players, stays: RwSignal<bool>, wanted: RwSignal<bool>, go_on: Callback<()>) {
        let table = players.table;
        let tempo = tempo(table);
        let bots_wait = Memo::new(move |_| {
            let wait = tempo.get() == Tempo::Wait && table.place == Place::Here && is_on(table);
            let asked = table.sharing.with(|sharing| !sharing.owing.is_empty());
            wait && !asked && !wanted.get()
        });
        let waits = Memo::new(move |_| stays.get() || bots_wait.get() && players.arrived.get());
        provide_context(Waiting { waits, go_on });
        if table.place == Place::Here && use_context::<AtRest>().is_none() {
            let hold = Memo::new(move |_| {
                let patient = matches!(tempo.get(), Tempo::Slow | Tempo::Wait);
                bots_wait.get() || patient && !players.arrived.get()
            });
            let pace = Memo::new(move |_| (tempo.get().scale(BOT_PAUSE).unsigned_abs(), hold.get()));
            Effect::new(move |_| {
                let (pause, hold) = pace.get();
                table.pace_bots(pause, hold);
            });
        }
    }
}

fn is_on(table: AtTable) -> bool {
    table.seen.with(|seen| seen.as_ref().is_some_and(|seen| seen.table.phase == Phase::Playing))
}

/// The Next button, shown while something waits for the viewer.
#[component]
pub fn Next() -> impl IntoView {
    let Some(Waiting { waits, go_on }) = use_context() else { return ().into_any() };
    let press = move |_| {
        go_on.run(());
        browser::after(0, || {
            if browser::focus_is_lost() {
                browser::focus("dock-h");
            }
        });
    };
    (move || {
        waits.get().then(|| {
            view! {
                <button type="button" class="btn primary stepped next" aria-keyshortcuts="Enter" on:click=press>
                    <Symbol name="ui-play" class="i-s" />{t!("pace-next")}
                </button>
            }
        })
    })
    .into_any()
}
