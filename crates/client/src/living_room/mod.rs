//! The living room: one big screen shows the table to everybody, and everybody plays on a phone.
//!
//! The screen is a page of its own (`/t/CODE/tv`) that only looks on. What happens is shown there; phones that know of it stay quiet.

mod awake;
mod bar;
mod full_screen;
mod hall;
mod look_up;
mod pointer;

pub use bar::{Bar, address};
pub use full_screen::FullScreen;
pub use hall::Hall;
pub use look_up::LookUp;

use crate::api;
use crate::app::Session;
use crate::browser;
use crate::play::Instead;
use crate::t;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// After so long a server that did not answer is asked again, in milliseconds.
const PAUSE: i32 = 5_000;

/// This page is a big screen, for as long as it is shown.
pub fn set_up() {
    browser::mark_root("data-view", Some("tv"));
    on_cleanup(|| browser::mark_root("data-view", None));
    awake::keep();
    pointer::rest();
    provide_context(Instead(|| view! { <Bar /> }.into_any()));
}

/// Nobody is asked for a name to look at a screen: it is a guest by itself.
pub fn come_in(session: Session) {
    spawn_local(async move {
        match api::make_guest(&t!("room-guest")).await {
            Ok(me) => session.me.set(Some(Some(me))),
            Err(_) => browser::after(PAUSE, move || {
                if session.me.try_get_untracked() == Some(Some(None)) {
                    come_in(session);
                }
            }),
        }
    });
}
