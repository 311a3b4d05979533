//! Something that is on or off.

use crate::table::AtTable;
use leptos::html::Input;
use leptos::prelude::*;

/// Whatever was touched shows what was wished. Where the table refuses that, this says anew what is agreed.
pub fn when_refused(say_anew: impl Fn() + 'static) {
    if let Some(table) = use_context::<AtTable>() {
        Effect::new(move |_| {
            if table.refused.with(Option::is_some) {
                say_anew();
            }
        });
    }
}

/// A box that may be checked, and is while `checked` says so.
pub fn when_refused_check(input: NodeRef<Input>, checked: impl Fn() -> bool + 'static) {
    when_refused(move || {
        if let Some(input) = input.get_untracked() {
            input.set_checked(untrack(&checked));
        }
    });
}

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
    let input = NodeRef::new();
    when_refused_check(input, move || on.get());
    view! {
        <label class="switch">
            <input node_ref=input type="checkbox" role="switch" prop:checked=move || on.get()
                on:change:target=move |event| set.run(event.target().checked()) />
            <span class="pick-text"><b>{label}</b> <span>{note}</span></span>
        </label>
    }
}
