//! What the rules pages of all games are made of.

use crate::symbol::Symbol;
use crate::t;
use leptos::prelude::*;

/// What is on the page, with links to it.
#[component]
pub fn Contents(
    /// The id of each heading, and what it says.
    chapters: Vec<(&'static str, String)>,
) -> impl IntoView {
    let links =
        chapters.into_iter().map(|(id, title)| view! { <li><a href=format!("#{id}")>{title}</a></li> });
    view! {
        <nav class="rule-contents panel stepped" aria-labelledby="contents-h">
            <h2 id="contents-h">{t!("rules-contents")}</h2>
            <ol>{links.collect_view()}</ol>
        </nav>
    }
}

/// A heading that links point to.
pub fn heading(id: &'static str, title: String) -> impl IntoView {
    view! { <h2 id=id tabindex="-1">{title}</h2> }
}

/// One rule, or several that belong together, with their numbers.
#[component]
pub fn Rule(
    /// The numbers, as in the game's rules.md.
    id: &'static str,
    text: String,
) -> impl IntoView {
    view! { <p class="rule">{text} <small class="rule-id">{id}</small></p> }
}

/// A row of symbols. The words beside them say what they show.
#[component]
pub fn Symbols(names: &'static [&'static str]) -> impl IntoView {
    view! {
        <p class="pictures" aria-hidden="true">
            {names.iter().map(|name| view! { <Symbol name=*name class="i-l" /> }).collect_view()}
        </p>
    }
}
