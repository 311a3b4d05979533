//! The way to a big screen.

use leptos::prelude::*;
use protocol::Code;
use web_shell::living_room;
use web_shell::route::Route;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::table::AtTable;

/// Where a big screen finds the table.
#[component]
pub fn OnScreen(
    /// The table.
    code: Code,
) -> impl IntoView {
    let table = AtTable::here();
    let path = Route::Screen(code).path();
    let address = format!("{}{path}", living_room::address());
    view! {
        <details class="on-screen">
            <summary><Symbol name="ui-tv" class="i-s" />{t!("room-show")}</summary>
            <p>{t!("room-show-how")}</p>
            <p class="on-screen-address">{address}</p>
            <a class="btn stepped" href=path target="_blank">{t!("room-show-open")}</a>
        </details>
        <p class="note" role="status">{move || table.on_screen.get().then(|| t!("room-shown"))}</p>
    }
}
