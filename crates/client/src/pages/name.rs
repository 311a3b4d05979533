//! Asking for a name: once, in one field, wherever it is needed first.

use crate::api::{self, Fault, Me};
use crate::app::Session;
use crate::browser;
use crate::pages::company;
use crate::pages::home::Night;
use crate::pages::known;
use crate::symbol::Symbol;
use crate::t;
use crate::words;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Code, Listed, Phase};

const KEY: &str = "quipu.name";

/// The name last used in this browser, for where the server cannot be asked.
pub fn last_used() -> String {
    untrack(|| Session::here().name()).or_else(|| browser::kept(KEY)).unwrap_or_default()
}

/// A name that is being written, and what is wrong with it.
#[derive(Clone, Copy)]
pub struct Draft {
    /// What was written.
    pub text: RwSignal<String>,
    /// What to tell about it.
    pub fault: RwSignal<Option<String>>,
    /// Whether the server is being asked.
    pub busy: RwSignal<bool>,
}

impl Draft {
    /// A name to begin with.
    pub fn new(text: String) -> Draft {
        Draft { text: RwSignal::new(text), fault: RwSignal::new(None), busy: RwSignal::new(false) }
    }

    /// Takes the name, as a newcomer or instead of another one. Then, if that went well, goes on.
    pub fn take(self, session: Session, then: impl FnOnce() + 'static) {
        let name = self.text.get_untracked().trim().to_owned();
        self.ask(
            session,
            async move {
                if name.is_empty() {
                    return Err(Fault::BadName);
                }
                match session.me.get_untracked().flatten() {
                    Some(me) if me.name == name => Ok(me),
                    Some(_) => api::rename(&name).await,
                    None => api::make_guest(&name).await,
                }
            },
            "name",
            then,
        );
    }

    /// Asks the server for something that tells who one is. If it is refused, the focus goes to the field with this id.
    pub fn ask(
        self,
        session: Session,
        asking: impl Future<Output = Result<Me, Fault>> + 'static,
        field: &'static str,
        then: impl FnOnce() + 'static,
    ) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        spawn_local(async move {
            let answer = asking.await;
            // The page may be gone meanwhile.
            self.busy.try_set(false);
            match answer {
                Ok(me) => {
                    browser::keep(KEY, &me.name);
                    self.fault.try_set(None);
                    session.me.set(Some(Some(me)));
                    session.away.set(false);
                    then();
                }
                Err(fault) => {
                    self.fault.try_set(Some(fault.sentence()));
                    browser::focus(field);
                }
            }
        });
    }
}

/// The field for a name, with what is wrong beneath it.
#[component]
pub fn NameField(
    /// The name.
    draft: Draft,
) -> impl IntoView {
    view! {
        <input id="name" class="field" name="name" maxlength="40" autocomplete="nickname" spellcheck="false" required=true
            prop:value=move || draft.text.get()
            on:input:target=move |event| draft.text.set(event.target().value())
            aria-invalid=move || draft.fault.with(Option::is_some).then_some("true")
            aria-describedby="name-fault" />
    }
}

/// What is wrong with the name.
#[component]
pub fn NameFault(
    /// The name.
    draft: Draft,
) -> impl IntoView {
    view! { <p id="name-fault" class="fault" role="alert">{move || draft.fault.get()}</p> }
}

/// Asks whoever came by a link for a name; after that the page goes on by itself.
#[component]
pub fn NameForm(
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
