//! What a phone shows where something would be large: a word that it is seen elsewhere.

use crate::symbol::Symbol;
use crate::t;
use leptos::prelude::*;

/// "Look at the big screen". It lies in a corner, out of the way.
#[component]
pub fn LookUp() -> impl IntoView {
    view! { <p class="look-up"><Symbol name="ui-tv" class="i-s" />{t!("room-look-up")}</p> }
}
