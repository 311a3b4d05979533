//! The living room: one big screen shows the table to everyone, and everyone plays on a phone.
//!
//! The screen is a page of its own (`/t/CODE/tv`) that only watches. What happens is shown there; phones that know of it stay quiet.

mod awake;
mod bar;
mod full_screen;
mod hall;
mod look_up;
mod pointer;

pub use bar::{Bar, Join, address, who_starts};
pub use full_screen::FullScreen;
pub use look_up::LookUp;

use crate::api;
use crate::app::Session;
use crate::browser;
use crate::rooms::{OnlineTable, Rooms};
use crate::t;
use game_list::GameKind;
use hall::Hall;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Code;

/// After this many milliseconds a server that did not answer is asked again.
const PAUSE: i32 = 5_000;

/// A table on a big screen, from the gathering to the last game.
#[component]
pub fn BigScreen(
    /// Its code.
    code: Code,
    /// What is shown while a game is on.
    game: fn(GameKind) -> AnyView,
) -> impl IntoView {
    awake::keep_screen_awake();
    pointer::hide_when_idle();
    let rooms =
        Rooms { unnamed: |_| come_in().into_any(), gathering: || view! { <Hall /> }.into_any(), game };
    view! { <OnlineTable code screen=true rooms /> }
}

/// A screen needs no name: it is a guest by itself.
fn come_in() -> impl IntoView {
    become_guest(Session::here());
    view! { <main id="main" class="plain" tabindex="-1"><p class="loading" role="status">{t!("table-opening")}</p></main> }
}

fn become_guest(session: Session) {
    spawn_local(async move {
        match api::make_guest(&t!("room-guest")).await {
            Ok(me) => session.me.set(Some(Some(me))),
            Err(_) => browser::after(PAUSE, move || {
                if session.me.try_get_untracked() == Some(Some(None)) {
                    become_guest(session);
                }
            }),
        }
    });
}
