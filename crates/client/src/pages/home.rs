//! Home.
use leptos::prelude::*;
use protocol::Code;

/// Home.
#[component]
pub fn Home() -> impl IntoView {
    view! { <main id="main" tabindex="-1"><h1>"Quipu"</h1></main> }
}

/// Asks for a name; after that the page goes on by itself.
#[component]
pub fn NameForm(
    /// The table that waits behind it, if somebody came by a link.
    #[prop(optional)]
    table: Option<Code>,
) -> impl IntoView {
    view! { <main id="main" tabindex="-1">{table.map(|code| code.to_string())}</main> }
}
