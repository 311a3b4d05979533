//! The living room: one big screen shows the table to everyone, and everyone plays on a phone.
//!
//! The screen is a page of its own (`/t/CODE/tv`) that only watches. What happens is shown there; phones that know of it stay quiet.

mod bar;
mod hall;
mod screen;

pub use bar::{Bar, Join, address, who_starts};
pub use screen::{FullScreen, LookUp};

use crate::api;
use crate::app::{Session, opening};
use crate::browser;
use crate::rooms::{OnlineTable, Rooms};
use crate::t;
use game_list::GameKind;
use hall::Hall;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::Code;

/// After this many milliseconds a server that did not answer is asked again.
const PAUSE: i32 = 5_000;

/// A table on a big screen, from the gathering to the last game.
#[component]
pub fn BigScreen(
    code: Code,
    /// What is shown while a game is on.
    game: fn(GameKind) -> AnyView,
) -> impl IntoView {
    screen::keep_screen_awake();
    screen::hide_when_idle();
    // A screen needs no name: it is a guest by itself.
    let unnamed = |_: Code| {
        become_guest(Session::here());
        opening()
    };
    let rooms = Rooms { unnamed, gathering: || view! { <Hall /> }.into_any(), game };
    view! { <OnlineTable code screen=true rooms /> }
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
