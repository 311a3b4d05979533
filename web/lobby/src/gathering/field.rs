//! A choice from a list, as every option of a table has it that is not just on or off.

use leptos::prelude::*;

/// Something to choose: what it is called, and whether it is chosen now.
pub type Offer = (String, bool);

/// A list with a label. `choose` gets the number of what was chosen.
pub fn select(id: String, label: String, offers: Vec<Offer>, choose: Callback<usize>) -> AnyView {
    let options = offers.into_iter().enumerate().map(|(at, (name, chosen))| {
        view! { <option value=at.to_string() selected=chosen>{name}</option> }
    });
    let chosen = move |text: String| {
        if let Ok(at) = text.parse() {
            choose.run(at);
        }
    };
    view! {
        <div class="select">
            <label for=id.clone()>{label}</label>
            <select id=id class="field" on:change:target=move |event| chosen(event.target().value())>{options.collect_view()}</select>
        </div>
    }
    .into_any()
}
