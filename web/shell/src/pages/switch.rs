//! Something that is on or off.

use leptos::prelude::*;

/// Something that is on or off.
#[component]
pub fn Switch(
    /// What.
    #[prop(into)]
    label: String,
    /// What it means.
    #[prop(into)]
    note: String,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Turns it on or off.
    set: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input type="checkbox" role="switch" prop:checked=move || on.get()
                on:change:target=move |event| set.run(event.target().checked()) />
            <span class="pick-text"><b>{label}</b> <span>{note}</span></span>
        </label>
    }
}
