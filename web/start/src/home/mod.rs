//! The home page: a new game, a table to continue at or to join, the last games.

mod here;
mod lobby;
mod own_games;
mod start;

use game_list::GameKind;
use leptos::ev;
use leptos::prelude::*;
use web_shell::app::Session;
use web_shell::pages::hero::Night;
use web_shell::pages::known;
use web_shell::pages::name::{Draft, last_used};
use web_shell::route::Route;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::table::Link;
use web_shell::way::online::Online;
use web_shell::words;
use wire::TableSummary;

#[component]
pub fn Home(#[prop(default = known::first())] game: GameKind) -> impl IntoView {
    let session = Session::here();
    let signed_in = Memo::new(move |_| session.has_name());
    let open = RwSignal::new(Vec::<TableSummary>::new());
    let link = RwSignal::new(Link::Opening);
    Effect::new(move |_| {
        if signed_in.get() == Some(true) {
            Online::here().want(lobby::Lobby { tables: open, link });
        }
    });
    let back = window_event_listener(ev::online, move |_| session.ask());
    on_cleanup(move || {
        Online::here().leave();
        back.remove();
    });
    let away = Memo::new(move |_| session.away.get() || link.get() == Link::Away);
    let draft = Draft::new(last_used());
    view! {
        <Night>
            <div class="say">
                <h1>{t!("home-dare")}</h1>
                <p>{t!("home-what")}</p>
            </div>
        </Night>
        <main id="main" class="home-page" tabindex="-1">
            <div class="quietly" role="status">
                {move || away.get().then(|| view! {
                    <p class="notice">
                        <Symbol name="ui-link" class="i-s" />
                        <span>{t!("home-away")}</span>
                        <button type="button" class="btn stepped quiet" on:click=move |_| session.ask()>{t!("try-again")}</button>
                    </p>
                })}
            </div>
            <own_games::Again signed_in />
            <div class="home-main">
                <start::Start draft away game />
            </div>
            <div class="home-side">
                <Daily />
                <lobby::Join />
                {move || (signed_in.get() == Some(true)).then(|| view! {
                    <lobby::Open tables=open link />
                    <own_games::Last />
                })}
                {move || (signed_in.get() != Some(true)).then(|| view! { <FirstTime /> })}
            </div>
        </main>
        <Foot />
    }
}

#[component]
fn Daily() -> impl IntoView {
    view! {
        <section class="panel stepped" aria-labelledby="daily-title">
            <h2 id="daily-title">{t!("daily-title")}</h2>
            <p>{t!("daily-home")}</p>
            <p><a class="more-link" href=Route::Daily(None).path()>{t!("daily-go")}</a></p>
            <p><a class="more-link" href=Route::Puzzles(None).path()>{t!("puzzles-go")}</a></p>
        </section>
    }
}

/// A game in a few pictures, for newcomers.
#[component]
fn FirstTime() -> impl IntoView {
    let game = known::first();
    let pictures = game.manifest().first.iter().map(|name| {
        let sentence = words::say(&format!("first-{game}-{name}"), &[]);
        view! { <p><Symbol name=*name class="i-l" /> <span>{sentence}</span></p> }
    });
    view! {
        <section class="panel stepped first-time" aria-labelledby="first-title">
            <h2 id="first-title">{t!("first-title")}</h2>
            {pictures.collect_view()}
            <p><a class="more-link" href=Route::Learn(game).path()>{t!("first-learn", game = game.title())}</a></p>
            <p><a class="more-link" href=Route::Rules(Some(game)).path()>{t!("rules-of", game = game.title())}</a></p>
        </section>
    }
}

#[component]
fn Foot() -> impl IntoView {
    view! {
        <footer class="foot">
            <nav aria-label=t!("foot-more")>
                <a href="/rules">{t!("foot-rules")}</a>
                <a href="/records">{t!("foot-records")}</a>
                <a href="/settings">{t!("settings")}</a>
            </nav>
        </footer>
    }
}
