//! The options of the table, for the host.

use super::field::select;
use super::game_options::editors;
use super::summary::pace_words;
use super::table_setup::{TableSetup, change};
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api;
use web_shell::browser;
use web_shell::pages::switch::Switch;
use web_shell::route::{Route, Router};
use web_shell::t;
use web_shell::table::{AtTable, Place};
use wire::{Command, Pace, Setup};

/// The times for a decision that are offered.
const PACES: [Pace; 8] = [
    Pace::Live { seconds: 15 },
    Pace::Live { seconds: 30 },
    Pace::Live { seconds: 60 },
    Pace::Live { seconds: 120 },
    Pace::Live { seconds: 300 },
    Pace::Slow { days: 1 },
    Pace::Slow { days: 3 },
    Pace::Slow { days: 7 },
];

/// An event begins with this many; its host can add more.
const FEWEST_TABLES: u8 = 2;

/// The options, to be changed. All of them are made again when the setup changes.
pub fn options(setup: &TableSetup) -> AnyView {
    let table = AtTable::here();
    let switch = |label: String, note: String, on: bool, set: fn(&mut Setup, bool)| {
        let set = Callback::new(move |on: bool| change(table, |setup| set(setup, on)));
        view! { <Switch label note on=Signal::stored(on) set /> }.into_any()
    };
    let (wide, mut narrow) = editors(setup);
    if setup.game.manifest().odds {
        let (label, note) = (t!("option-odds"), t!("option-odds-note"));
        narrow.push(switch(label, note, setup.odds, |setup, on| setup.odds = on));
    }
    let note = if table.place == Place::Here { t!("option-hints-here") } else { t!("option-hints-note") };
    narrow.push(switch(t!("option-hints"), note, setup.hints, |setup, on| setup.hints = on));
    if table.place != Place::Here {
        let (label, note) = (t!("option-public"), t!("option-public-note"));
        narrow.push(switch(label, note, setup.public, |setup, on| setup.public = on));
        let (label, note) = (t!("option-spectators"), t!("option-spectators-note"));
        narrow.push(switch(label, note, setup.spectators, |setup, on| setup.spectators = on));
        let (label, note) = (t!("option-programs"), t!("option-programs-note"));
        narrow.push(switch(label, note, setup.programs, |setup, on| setup.programs = on));
        narrow.push(places(table, setup));
        narrow.push(pace(table, setup.pace));
    }
    view! { <div class="options">{wide}<div class="switches">{narrow}</div></div> }.into_any()
}

fn places(table: AtTable, setup: &TableSetup) -> AnyView {
    let (least, most) = setup.game.manifest().seats;
    let least = least.max(setup.taken());
    let offers = (least..=most).map(|n| (n.to_string(), setup.places == n)).collect();
    let choose = Callback::new(move |at: usize| change(table, |setup| setup.places = least + at as u8));
    select("places".to_owned(), t!("option-places"), offers, choose)
}

fn pace(table: AtTable, now: Pace) -> AnyView {
    let mut paces = PACES.to_vec();
    if !paces.contains(&now) {
        let at = paces.iter().position(|pace| pace.millis() > now.millis());
        paces.insert(at.unwrap_or(paces.len()), now);
    }
    let offers = paces.iter().map(|pace| (pace_words(*pace), *pace == now)).collect();
    let choose = Callback::new(move |at: usize| {
        if let Some(pace) = paces.get(at) {
            change(table, |setup| setup.pace = *pace);
        }
    });
    select("pace".to_owned(), t!("option-pace"), offers, choose)
}

/// Several tables with the setup of this one play the same deal. The event has its own page, so this table is not needed any more.
#[component]
pub fn SeveralTables() -> impl IntoView {
    let table = AtTable::here();
    let router = Router::here();
    let (busy, fault) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let open = move |_| {
        let setup = table.seen.with_untracked(|seen| seen.as_ref().map(|seen| seen.table.setup.clone()));
        let Some(setup) = setup.filter(|_| !busy.get_untracked()) else { return };
        busy.set(true);
        spawn_local(async move {
            match api::open_event(setup, FEWEST_TABLES).await {
                Ok(opened) => {
                    table.act(Command::Close {});
                    router.replace(Route::Event(opened.code));
                }
                Err(why) => _ = fault.try_set(Some(why.sentence())),
            }
            busy.try_set(false);
        });
    };
    view! {
        <p class="close-table">
            <span>{t!("event-new-note")}</span>
            <button type="button" class="btn stepped" disabled=move || busy.get() on:click=open>{t!("event-new")}</button>
            <span class="fault" role="alert">{move || fault.get()}</span>
        </p>
    }
}

/// Closes the table. It asks twice, because it affects everyone.
#[component]
pub fn CloseTable() -> impl IntoView {
    let table = AtTable::here();
    let sure = RwSignal::new(false);
    // The pressed button disappears; the focus must not.
    let ask = move |really: bool, button: &'static str| {
        sure.set(really);
        browser::after(0, move || browser::focus(button));
    };
    view! {
        <p class="close-table">
            {move || if sure.get() {
                view! {
                    <span>{t!("close-sure")}</span>
                    <button type="button" class="btn stepped danger" on:click=move |_| table.act(Command::Close {})>{t!("close-yes")}</button>
                    <button type="button" id="close-no" class="btn stepped quiet" on:click=move |_| ask(false, "close-table")>{t!("close-no")}</button>
                }.into_any()
            } else {
                view! { <button type="button" id="close-table" class="btn stepped quiet" on:click=move |_| ask(true, "close-no")>{t!("close-table")}</button> }.into_any()
            }}
        </p>
    }
}
