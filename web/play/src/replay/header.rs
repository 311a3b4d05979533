//! The tools of a replay in the bar at the top: whether its cards can be trusted, and sharing it.

use super::check;
use super::playback::Playback;
use super::share::Sharing;
use leptos::prelude::*;
use web_shell::browser;
use web_shell::symbol::Symbol;
use web_shell::t;

/// Brings a panel of the page into sight. The focus goes there too.
pub fn go_to(heading: &str) {
    if let Some(heading) = browser::document().get_element_by_id(heading) {
        heading.scroll_into_view();
    }
    browser::focus(heading);
}

/// What a replay adds to the bar at the top of its table.
pub fn tools() -> AnyView {
    let (verdict, symbol) = check::short(&Playback::here().game());
    let sharing = Sharing::here();
    view! {
        <button type="button" class="iconbtn replay-tool" on:click=|_| go_to("replay-check-h")>
            <Symbol name=symbol class="i" /><span class="replay-word">{t!("replay-verify")}</span><span class="vh">": "{verdict}</span>
        </button>
        <button type="button" class="iconbtn replay-tool" on:click=move |_| sharing.give()>
            <Symbol name="ui-share" class="i" /><span class="replay-word">{t!("replay-share")}</span>
        </button>
    }
    .into_any()
}

/// The result of sharing, shown over the page for a moment.
#[component]
pub fn Said() -> impl IntoView {
    let sharing = Sharing::here();
    view! { <p class="replay-said" role="status">{move || sharing.said.get().map(|said| view! { <span>{said}</span> })}</p> }
}
