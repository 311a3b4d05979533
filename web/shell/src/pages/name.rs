//! Asking for a name: once, in one field, where it is first needed.

use crate::api::{self, Fault, Me};
use crate::app::Session;
use crate::browser;
use crate::t;
use crate::way::online::Online;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::{NameProblem, Refusal};

const KEY: &str = "quipu.name";
/// Set while the guest of this browser was created only to watch.
const WATCHER: &str = "quipu.watcher";

/// The name last used in this browser, for where the server cannot be asked.
pub fn last_used() -> String {
    untrack(|| Session::here().name()).or_else(|| browser::kept(KEY)).unwrap_or_default()
}

/// Remembers the name that is used on this device.
pub fn remember(name: &str) {
    browser::keep(KEY, name); // otherwise it is asked for again
}

/// Whether the guest of this browser was created only to watch.
pub fn is_watcher() -> bool {
    browser::kept(WATCHER).is_some()
}

/// Creates a guest who can watch a table without a name. The page asks for a name when this player wants to sit down.
pub async fn watch(session: Session) -> Result<(), Fault> {
    let me = api::make_guest(&t!("arrive-guest")).await?;
    browser::keep(WATCHER, "yes");
    session.watcher.set(true);
    session.me.set(Some(Some(me)));
    Ok(())
}

pub fn forget() {
    browser::forget(KEY);
    browser::forget(WATCHER);
}

/// A name being typed, and what is wrong with it.
#[derive(Clone, Copy)]
pub struct Draft {
    pub text: RwSignal<String>,
    /// What is wrong with it.
    pub fault: RwSignal<Option<String>>,
    pub busy: RwSignal<bool>,
}

impl Draft {
    pub fn new(text: String) -> Draft {
        Draft { text: RwSignal::new(text), fault: RwSignal::new(None), busy: RwSignal::new(false) }
    }

    /// Takes the name, as a newcomer or instead of another one. Calls `then` if that worked.
    pub fn take(self, session: Session, then: impl FnOnce() + 'static) {
        let name = self.text.get_untracked().trim().to_owned();
        self.ask(
            session,
            async move {
                if name.is_empty() {
                    return Err(Fault::Refused(Refusal::bad_name(NameProblem::Empty)));
                }
                match session.me.get_untracked().flatten() {
                    Some(me) if me.name == name && me.renamed_from.is_none() => Ok(me),
                    Some(_) => api::rename(&name).await,
                    None => api::make_guest(&name).await,
                }
            },
            "name",
            then,
        );
    }

    /// Makes a request that answers with the account. If it is refused, the focus goes to the field with this id.
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
            // The page may have been closed.
            self.busy.try_set(false);
            match answer {
                Ok(me) => {
                    remember(&me.name);
                    browser::forget(WATCHER);
                    session.watcher.set(false);
                    self.fault.try_set(None);
                    session.me.set(Some(Some(me)));
                    session.away.set(false);
                    Online::here().connect();
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
pub fn NameField(draft: Draft) -> impl IntoView {
    view! {
        <input id="name" class="field" name="name" maxlength="40" autocomplete="nickname" spellcheck="false" required=true
            prop:value=move || draft.text.get()
            on:input:target=move |event| draft.text.set(event.target().value())
            aria-invalid=move || draft.fault.with(Option::is_some).then_some("true")
            aria-describedby="name-fault" />
    }
}

#[component]
pub fn NameFault(draft: Draft) -> impl IntoView {
    view! { <p id="name-fault" class="fault" role="alert">{move || draft.fault.get()}</p> }
}
