//! Our pictures: symbols that are in the page, or come with the tables of the games (`drawings.svg`).

use leptos::prelude::*;

/// A picture that only decorates the text beside it.
#[component]
pub fn Symbol(
    /// Its id in the sprite.
    #[prop(into)]
    name: String,
    /// Classes: `i`, `i-s`, `i-l` …
    #[prop(optional, into)]
    class: String,
) -> impl IntoView {
    let href = format!("#{name}");
    view! { <svg class=class aria-hidden="true" focusable="false"><use href=href></use></svg> }
}

/// A picture with a meaning of its own.
#[component]
pub fn Sign(
    #[prop(into)] name: String,
    #[prop(into)] label: String,
    #[prop(optional, into)] class: String,
) -> impl IntoView {
    let href = format!("#{name}");
    view! { <svg class=class role="img" aria-label=label focusable="false"><use href=href></use></svg> }
}

pub const SEATS: [&str; 8] = ["sun", "puma", "condor", "llama", "frog", "hummingbird", "moon", "fish"];

#[component]
pub fn SeatSign(
    seat: usize,
    /// `s` or `l` for a smaller or larger one.
    #[prop(optional, into)]
    size: String,
) -> impl IntoView {
    let sign = SEATS[seat % SEATS.len()];
    view! {
        <span class=format!("seat {size}") data-seat=(seat + 1).to_string() aria-hidden="true">
            <Symbol name=format!("seat-{sign}") />
        </span>
    }
}
