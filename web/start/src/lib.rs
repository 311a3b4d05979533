//! The first part of the browser client: the start page, and a table at which people sit down. It is all that a first visit has to load.
//!
//! It never shows a running game and has none of the drawings for it: everyone waits for all of this part.

mod arrive;
mod gathering;
mod home;

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;
use web_shell::app::{Part, Session, elsewhere};
use web_shell::browser;
use web_shell::rooms::{LocalTable, OnlineTable, Rooms};
use web_shell::route::Route;
use web_shell::shell::Top;
use web_shell::t;
use web_shell::table::{AtTable, Place};

web_shell::export_part!(Part { name: "start", page, follow: |_| {} });

fn page(route: Route) -> AnyView {
    const ROOMS: Rooms = Rooms {
        unnamed: |code| view! { <arrive::Arrive table=code /> }.into_any(),
        gathering: || {
            browser::prepare_part("table");
            let (watcher, place) = (Session::here().watcher, AtTable::here().place);
            let watches = RwSignal::new(matches!(place, Place::Online(code) if arrive::watches(code)));
            let watch = Callback::new(move |()| watches.set(true));
            (move || match (watcher.get(), place) {
                (true, Place::Online(code)) if !watches.get() => {
                    view! { <arrive::Arrive table=code watch /> }.into_any()
                }
                (watcher, _) => {
                    if watcher {
                        provide_context(gathering::AskName(Callback::new(move |()| watches.set(false))));
                    }
                    view! { <gathering::Gathering /> }.into_any()
                }
            })
            .into_any()
        },
        game: |_| elsewhere("table"),
    };
    match route {
        Route::Home => view! { <home::Home /> }.into_any(),
        Route::Play(game) => view! { <home::Home game /> }.into_any(),
        Route::Table(code) => view! { <OnlineTable code rooms=ROOMS /> }.into_any(),
        Route::Here => view! { <LocalTable rooms=ROOMS /> }.into_any(),
        Route::NotFound => NotFound().into_any(),
        other => elsewhere(other.part()),
    }
}

#[component]
fn NotFound() -> impl IntoView {
    view! {
        <Top />
        <main id="main" class="plain" tabindex="-1">
            <h1>{t!("nowhere")}</h1>
            <p>{t!("nowhere-why")}</p>
            <p><a class="btn stepped primary" href="/">{t!("go-home")}</a></p>
        </main>
    }
}
