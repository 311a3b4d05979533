//! The way to a table by its code.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Code;
use web_shell::api;
use web_shell::browser;
use web_shell::pages::company;
use web_shell::route::{Route, Router};
use web_shell::t;

/// The field for a code, however it was heard.
#[component]
pub fn Join() -> impl IntoView {
    let router = Router::here();
    let code = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<String>);
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Ok(code) = code.get_untracked().trim().parse::<Code>() else {
            fault.set(Some(t!("join-no-code")));
            browser::focus("code");
            return;
        };
        spawn_local(async move {
            match api::look_at_table(code).await {
                Ok(_) => {
                    company::come_to_play(code);
                    router.go(Route::Table(code));
                }
                Err(why) => {
                    fault.try_set(Some(why.sentence()));
                    browser::focus("code");
                }
            }
        });
    };
    view! {
        <section class="panel stepped join">
            <h2><label for="code">{t!("join-title")}</label></h2>
            <form class="field-row" novalidate=true on:submit=join>
                <input id="code" class="field code-field" name="code" placeholder="kamo-tiru" autocomplete="off" autocapitalize="none"
                    spellcheck="false" aria-describedby="code-fault"
                    aria-invalid=move || fault.with(Option::is_some).then_some("true")
                    prop:value=move || code.get() on:input:target=move |event| code.set(event.target().value()) />
                <button class="btn stepped">{t!("join")}</button>
            </form>
            <p id="code-fault" class="fault" role="alert">{move || fault.get()}</p>
        </section>
    }
}
