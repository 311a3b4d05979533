//! A new game: which one, and with whom.

use super::here::Here;
use game_list::GameKind;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api;
use web_shell::app::Session;
use web_shell::browser;
use web_shell::pages::known;
use web_shell::pages::name::{Draft, NameFault, NameField, last_used};
use web_shell::route::{Route, Router};
use web_shell::symbol::Symbol;
use web_shell::t;

/// The panel to start a game.
#[component]
pub fn Start(
    /// The name, if it was not given yet.
    draft: Draft,
    /// Whether the server cannot be reached.
    #[prop(into)]
    away: Signal<bool>,
    game: GameKind,
) -> impl IntoView {
    let game = RwSignal::new(game);
    let here = RwSignal::new(false);
    let on_device = Memo::new(move |_| here.get() || away.get());
    let fault = RwSignal::new(None::<String>);
    view! {
        <section class="panel stepped start" aria-labelledby="start-title">
            <div class="hem" aria-hidden="true"></div>
            <div class="in">
                <h2 id="start-title" tabindex="-1">{t!("start-title")}</h2>
                <fieldset class="covers">
                    <legend class="vh">{t!("start-which")}</legend>
                    {GameKind::all().map(|kind| view! { <Cover kind game /> }).collect_view()}
                </fieldset>
                <p class="hook">{move || known::hook(game.get())}</p>
                {move || view! { <Learn game=game.get() /> }}
                <Ways draft game away here on_device fault />
                {move || on_device.get().then(|| view! { <Here draft game /> })}
            </div>
        </section>
    }
}

/// The ways to learn the chosen game.
#[component]
fn Learn(game: GameKind) -> impl IntoView {
    view! {
        <p class="hook-ways">
            <a class="more-link" href=Route::Learn(game).path()><Symbol name="level-guide" class="i-s" />{t!("first-learn", game = game.title())}</a>
            <a class="more-link" href=Route::Rules(Some(game)).path()>{t!("rules-of", game = game.title())}</a>
        </p>
    }
}

#[component]
fn Cover(kind: GameKind, game: RwSignal<GameKind>) -> impl IntoView {
    let id = format!("game-{kind}");
    let (least, most) = kind.manifest().seats;
    view! {
        <div class="cover">
            <input type="radio" name="game" id=id.clone() prop:checked=move || game.get() == kind on:change=move |_| game.set(kind) />
            <label for=id class="stepped">
                <svg class="art" aria-hidden="true" focusable="false"><use href=format!("#cover-{kind}") /></svg>
                <span class="cover-name display">{kind.title()}</span>
                <span class="cover-hook">{known::hook(kind)}</span>
                <span class="meta">
                    <span><Symbol name="ui-user" class="i-xs" />{t!("cover-players", least = least, most = most)}</span>
                    <span class="tm"><Symbol name="ui-clock" class="i-xs" />{t!("cover-minutes", n = kind.manifest().minutes)}</span>
                </span>
            </label>
            <span class="pickmark" aria-hidden="true"><Symbol name="ui-check" /></span>
        </div>
    }
}

/// The ways to play, the quickest first.
#[component]
fn Ways(
    draft: Draft,
    game: RwSignal<GameKind>,
    #[prop(into)] away: Signal<bool>,
    here: RwSignal<bool>,
    #[prop(into)] on_device: Signal<bool>,
    fault: RwSignal<Option<String>>,
) -> impl IntoView {
    let open_here = move |_| {
        here.update(|here| *here = !*here);
        if here.get_untracked() {
            browser::after(0, || browser::bring_into_view("on-device")); // it may open below the fold
        }
    };
    view! {
        <div class="start-ways">
            <div class="way">
                <a class="btn stepped large primary" id="play-bots" href=move || Route::Bots(game.get()).path()>
                    <Symbol name="level-guide" class="i-s" />{t!("way-bots")}
                </a>
                <p class="note">{t!("way-bots-note")}</p>
            </div>
            {move || (!away.get()).then(|| view! { <Friends draft game on_device fault /> })}
            {move || (!away.get()).then(|| view! {
                <div class="way">
                    <button type="button" class="btn stepped large" aria-expanded=move || here.get().to_string()
                        aria-controls="on-device" on:click=open_here>
                        <Symbol name="ui-door" class="i-s" />{t!("way-here")}
                    </button>
                    <p class="note">{t!("way-here-note")}</p>
                </div>
            })}
        </div>
        <p class="fault" role="alert">{move || fault.get()}</p>
    }
}

/// A table on the server, with a link to share. A player without a name gives one here, or where the players of this device are listed:
/// the page has one field for it.
#[component]
fn Friends(
    draft: Draft,
    game: RwSignal<GameKind>,
    #[prop(into)] on_device: Signal<bool>,
    fault: RwSignal<Option<String>>,
) -> impl IntoView {
    let (session, router) = (Session::here(), Router::here());
    let busy = RwSignal::new(false);
    // While the server has not answered, the name used last tells whether it will know this player.
    let unnamed = Memo::new(move |_| !session.has_name().unwrap_or_else(|| !last_used().is_empty()));
    let open = move || {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        spawn_local(async move {
            let opened = api::open_table(known::usual_setup(game.get_untracked())).await;
            busy.try_set(false);
            match opened {
                Ok(opened) => router.go(Route::Table(opened.code)),
                Err(why) => _ = fault.try_set(Some(why.sentence())),
            }
        });
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        fault.set(None);
        if untrack(|| session.name()).is_some() { open() } else { draft.take(session, open) }
    };
    view! {
        <form class="way name-form" novalidate=true on:submit=submit>
            {move || (unnamed.get() && !on_device.get()).then(|| view! {
                <label for="name">{t!("name-ask")}</label>
                <NameField draft />
                <NameFault draft />
            })}
            <button class="btn stepped large" disabled=move || busy.get() || draft.busy.get()>
                <Symbol name="ui-share" class="i-s" />{t!("way-friends")}
            </button>
            <p class="note">
                {t!("way-friends-note")} " "
                {move || unnamed.get().then(|| view! { <a href="/settings">{t!("name-have")}</a> })}
            </p>
        </form>
    }
}
