//! Something that is on or off.

use leptos::prelude::*;

#[component]
pub fn Switch(
    #[prop(into)] label: String,
    #[prop(into)] note: String,
    #[prop(into)] on: Signal<bool>,
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
