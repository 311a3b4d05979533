//! Somebody came by a link: who waits there, and the name by which one wants to be known.

use crate::home::Night;
use client::api::{self, Fault};
use client::app::Session;
use client::pages::company;
use client::pages::known;
use client::pages::name::{Draft, NameFault, NameField, last_used};
use client::symbol::Symbol;
use client::t;
use client::words;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Code, Listed, Phase};

/// Asks whoever came by a link for a name; after that the page goes on by itself.
#[component]
pub fn Arrive(
    /// The table that waits behind it.
    table: Code,
) -> impl IntoView {
    let session = Session::here();
    let draft = Draft::new(last_used());
    let found = RwSignal::new(None::<Result<Listed, Fault>>);
    spawn_local(async move {
        let answer = api::look_at_table(table).await;
        found.try_set(Some(answer));
    });
    let take = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        draft.take(session, || {});
    };
    company::come_to_play(table);
    let form = move || {
        view! {
            <form class="name-form" novalidate=true on:submit=take>
                <label for="name">{t!("name-ask")}</label>
                <div class="field-row">
                    <NameField draft />
                    <button class="btn stepped primary" disabled=move || draft.busy.get()>{t!("name-sit-down")}</button>
                </div>
                <NameFault draft />
            </form>
        }
    };
    view! {
        <Night />
        <main id="main" class="arrive" tabindex="-1"><div class="panel stepped start"><div class="hem" aria-hidden="true"></div><div class="in">
            {move || found.with(|found| match found {
                None => view! { <h1>{t!("arrive-somewhere", code = table.to_string())}</h1> {form()} }.into_any(),
                Some(Ok(listed)) => view! {
                    <Symbol name=known::symbol(listed.game) class="i-xl" />
                    <h1>{t!("arrive", game = listed.game.title())}</h1>
                    <p class="lead">{who_is_there(listed)}</p>
                    {form()}
                }.into_any(),
                Some(Err(fault)) => view! {
                    <h1>{t!("table-shut")}</h1>
                    <p>{fault.sentence()}</p>
                    <p><a class="btn stepped primary" href="/">{t!("go-home")}</a></p>
                }.into_any(),
            })}
        </div></div></main>
    }
}

/// Who sits at a table, in a sentence.
fn who_is_there(listed: &Listed) -> String {
    let (names, number) = (words::list(&listed.names), listed.names.len());
    match listed.phase {
        _ if number == 0 => t!("arrive-nobody"),
        Phase::Playing => t!("arrive-playing", names = names, n = number),
        _ => t!("arrive-waiting", names = names, n = number),
    }
}
