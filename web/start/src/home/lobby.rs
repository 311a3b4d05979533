//! The tables of others: one by its code, and the list of open ones.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api;
use web_shell::browser;
use web_shell::pages::company;
use web_shell::route::{Route, Router};
use web_shell::symbol::{SeatSign, Symbol};
use web_shell::t;
use web_shell::table::Link;
use web_shell::way::online::Visit;
use web_shell::words;
use wire::{Code, FromClient, Greeting, Phase, TableSummary};

/// The list of open tables, as long as the page wants it.
pub struct Lobby {
    /// Newest first.
    pub tables: RwSignal<Vec<TableSummary>>,
    /// Whether the list is up to date.
    pub link: RwSignal<Link>,
}

impl Visit for Lobby {
    fn enter(&self) -> Vec<FromClient> {
        vec![FromClient::Lobby {}]
    }

    fn hear(&self, message: &str) -> bool {
        match Greeting::read(message) {
            Some(Greeting::Lobby { tables }) => _ = self.tables.try_set(tables),
            Some(Greeting::LobbyChanged(change)) => _ = self.tables.try_update(|tables| change.apply(tables)),
            Some(Greeting::Welcome {}) | None => {}
        }
        true
    }

    fn set_link(&self, link: Link) {
        self.link.try_set(link);
    }
}

#[component]
pub fn Open(
    /// The list, newest first.
    tables: RwSignal<Vec<TableSummary>>,
    /// Whether it is up to date.
    link: RwSignal<Link>,
) -> impl IntoView {
    let none = Memo::new(move |_| tables.with(Vec::is_empty));
    view! {
        <section class="panel stepped" aria-labelledby="open-title">
            <h2 id="open-title">{t!("open-title")}</h2>
            {move || match (none.get(), link.get()) {
                (false, _) => None,
                (true, Link::Opening) => Some(t!("open-looking")),
                (true, _) => Some(t!("open-none")),
            }.map(|text| view! { <p class="note">{text}</p> })}
            <ul class="open">
                // A table that has changed is another one in the list.
                <For each=move || tables.get() key=|it| (it.code, it.phase, it.names.clone(), it.places, it.spectators) let(listed)>
                    <Table listed />
                </For>
            </ul>
        </section>
    }
}

#[component]
fn Table(listed: TableSummary) -> impl IntoView {
    let taken = listed.names.len();
    let free = usize::from(listed.places).saturating_sub(taken);
    let game = listed.game.title();
    let names = words::list(&listed.names);
    let playing = listed.phase == Phase::Playing;
    let line = if playing {
        t!("open-playing", names = names.as_str())
    } else {
        t!("open-free", names = names.as_str(), n = free)
    };
    let code = listed.code;
    let plays = !playing && free > 0;
    let action = if plays {
        Some((t!("join"), t!("open-join", game = game, names = names.as_str())))
    } else {
        listed.spectators.then(|| (t!("open-look"), t!("open-look-on", game = game, names = names.as_str())))
    };
    let go = move |_| {
        if plays {
            company::come_to_play(code);
        }
    };
    let path = Route::Table(listed.code).path();
    view! {
        <li>
            <Symbol name=listed.game.manifest().symbol class="g" />
            <div class="t">
                {game}
                <span class="mini" aria-hidden="true">
                    {(0..taken).map(|seat| view! { <SeatSign seat /> }).collect_view()}
                    {(0..if playing { 0 } else { free }).map(|_| view! { <span class="free"></span> }).collect_view()}
                </span>
                <small>{line}</small>
            </div>
            {action.map(|(text, label)| view! { <a class="btn stepped" href=path aria-label=label on:click=go>{text}</a> })}
        </li>
    }
}

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
