//! Your data on this server: a copy of it, links that you have shared, players whom you have blocked, and deleting your account.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api::{self, Block, Fault, ShareLink};
use web_shell::app::Session;
use web_shell::browser;
use web_shell::pages::dates;
use web_shell::pages::name;
use web_shell::salts;
use web_shell::t;

/// For someone who is signed in; nothing is stored of others.
#[component]
pub fn Yours() -> impl IntoView {
    let session = Session::here();
    let named = Memo::new(move |_| session.signed_in() == Some(true));
    let claimed = Memo::new(move |_| session.me.with(|me| me.iter().flatten().any(|me| me.claimed)));
    move || {
        named.get().then(|| {
            view! {
                <section class="panel stepped" aria-labelledby="your-data">
                    <h2 id="your-data">{t!("yours-title")}</h2>
                    <p><a class="btn stepped" href="/api/me/data" download="quipu-data.json" rel="external">{t!("yours-copy")}</a></p>
                    <p class="note">{t!("yours-copy-note")}</p>
                    <Links />
                    <Blocks />
                    <Delete claimed />
                </section>
            }
        })
    }
}

/// A list that is asked for when it is opened, and what is wrong with it.
struct Fetched<T: Send + Sync + 'static> {
    rows: RwSignal<Option<Vec<T>>>,
    fault: RwSignal<Option<String>>,
}

// By hand, because the rows themselves need not be `Copy`.
impl<T: Send + Sync + 'static> Clone for Fetched<T> {
    fn clone(&self) -> Fetched<T> {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Fetched<T> {}

impl<T: Send + Sync + 'static> Fetched<T> {
    fn new() -> Fetched<T> {
        Fetched { rows: RwSignal::new(None), fault: RwSignal::new(None) }
    }

    fn fetch(self, asking: impl Future<Output = Result<Vec<T>, Fault>> + 'static) {
        spawn_local(async move {
            // The page may be gone by then.
            match asking.await {
                Ok(rows) => _ = self.rows.try_set(Some(rows)),
                Err(why) => _ = self.fault.try_set(Some(why.sentence())),
            }
        });
    }

    /// Does something about a row, and removes it from the list if that worked.
    fn drop_row(
        self,
        asking: impl Future<Output = Result<(), Fault>> + 'static,
        is: impl Fn(&T) -> bool + 'static,
    ) {
        spawn_local(async move {
            match asking.await {
                Ok(()) => {
                    self.rows.try_update(|rows| rows.iter_mut().for_each(|rows| rows.retain(|row| !is(row))));
                }
                Err(why) => _ = self.fault.try_set(Some(why.sentence())),
            }
        });
    }
}

#[component]
fn Links() -> impl IntoView {
    let links = Fetched::<ShareLink>::new();
    let row = move |link: ShareLink| {
        let title = t!("yours-link", game = link.game.title(), day = dates::day(link.ended));
        let label = t!("yours-revoke-of", title = title.as_str());
        let revoke = move |_| {
            let (id, same) = (link.id.clone(), link.id.clone());
            links.drop_row(async move { api::revoke_link(&id).await }, move |link| link.id == same);
        };
        view! {
            <li class="field-row">
                <span>{title}</span>
                <button type="button" class="btn stepped quiet" aria-label=label on:click=revoke>{t!("yours-revoke")}</button>
            </li>
        }
    };
    view! {
        <details class="keep" on:toggle=move |_| links.fetch(api::links())>
            <summary>{t!("yours-links")}</summary>
            {move || links.rows.get().filter(Vec::is_empty).map(|_| view! { <p class="note">{t!("yours-links-none")}</p> })}
            <ul class="records">{move || links.rows.get().unwrap_or_default().into_iter().map(row).collect_view()}</ul>
            <p class="fault" role="alert">{move || links.fault.get()}</p>
        </details>
    }
}

#[component]
fn Blocks() -> impl IntoView {
    let blocks = Fetched::<Block>::new();
    let row = move |block: Block| {
        let id = block.id;
        let label = t!("yours-unblock-of", name = block.name.as_str());
        let unblock = move |_| blocks.drop_row(api::unblock(id), move |block| block.id == id);
        view! {
            <li class="field-row">
                <span>{block.name}</span>
                <button type="button" class="btn stepped quiet" aria-label=label on:click=unblock>{t!("yours-unblock")}</button>
            </li>
        }
    };
    view! {
        <details class="keep" on:toggle=move |_| blocks.fetch(api::blocks())>
            <summary>{t!("yours-blocks")}</summary>
            <p class="note">{t!("yours-blocks-note")}</p>
            {move || blocks.rows.get().filter(Vec::is_empty).map(|_| view! { <p class="note">{t!("yours-blocks-none")}</p> })}
            <ul class="records">{move || blocks.rows.get().unwrap_or_default().into_iter().map(row).collect_view()}</ul>
            <p class="fault" role="alert">{move || blocks.fault.get()}</p>
        </details>
    }
}

/// Closed at first: opening it asks whether they are sure.
#[component]
fn Delete(claimed: Memo<bool>) -> impl IntoView {
    let passphrase = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<String>);
    let busy = RwSignal::new(false);
    let delete = move |event: SubmitEvent| {
        event.prevent_default();
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        fault.set(None);
        let passphrase = claimed.get_untracked().then(|| passphrase.get_untracked());
        spawn_local(async move {
            match api::delete_me(passphrase).await {
                Ok(()) => {
                    name::forget();
                    salts::forget_all();
                    // Everything that was known of the player goes with the page.
                    let _ = browser::window().location().set_href("/");
                }
                Err(why) => {
                    busy.try_set(false);
                    fault.try_set(Some(why.sentence()));
                }
            }
        });
    };
    view! {
        <details class="keep">
            <summary>{t!("yours-delete")}</summary>
            <p class="note">{t!("yours-delete-note")}</p>
            <p>{t!("yours-delete-sure")}</p>
            <form class="name-form" novalidate=true on:submit=delete>
                {move || claimed.get().then(|| view! {
                    <label for="delete-passphrase">{t!("yours-delete-passphrase")}</label>
                    <input id="delete-passphrase" class="field" type="password" autocomplete="current-password"
                        prop:value=move || passphrase.get() on:input:target=move |event| passphrase.set(event.target().value()) />
                })}
                <button class="btn stepped" disabled=move || busy.get()>{t!("yours-delete-button")}</button>
                <p class="fault" role="alert">{move || fault.get()}</p>
            </form>
        </details>
    }
}
