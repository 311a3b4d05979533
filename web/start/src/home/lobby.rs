//! The tables that are open to everybody, as they come and go.

use leptos::prelude::*;
use protocol::{Phase, TableSummary};
use web_shell::pages::company;
use web_shell::route::Route;
use web_shell::symbol::{SeatSign, Symbol};
use web_shell::t;
use web_shell::table::Link;
use web_shell::words;

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
