//! The games one has played to the end.

use client::api::{self, Fault, Played, PlayedSeat};
use client::pages::clipboard;
use client::pages::dates;
use client::pages::known;
use client::pages::result::result;
use client::shell::Top;
use client::symbol::{SeatSign, Symbol};
use client::t;
use client::table::level_name;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// So many come at once; fewer mean that there are no more.
const PAGE: usize = 20;

/// The list of games.
#[component]
pub fn Records() -> impl IntoView {
    let games = RwSignal::new(None::<Vec<Played>>);
    let more = RwSignal::new(false);
    let fault = RwSignal::new(None::<Fault>);
    let fetch = move || {
        let before = games.with_untracked(|games| games.as_ref()?.last().map(|played| played.ended));
        spawn_local(async move {
            match api::games(before).await {
                Ok(found) => {
                    more.try_set(found.len() == PAGE);
                    games.try_update(|games| games.get_or_insert_default().extend(found));
                }
                Err(why) => _ = fault.try_set(Some(why)),
            }
        });
    };
    fetch();
    let none = Memo::new(move |_| games.with(|games| games.as_ref().is_some_and(Vec::is_empty)));
    let nobody = Memo::new(move |_| fault.with(|fault| *fault == Some(Fault::NotSignedIn)));
    let looking = Memo::new(move |_| games.with(Option::is_none) && fault.with(Option::is_none));
    view! {
        <Top back=t!("go-back") returns=true />
        <main id="main" class="page" tabindex="-1">
            <h1>{t!("records-title")}</h1>
            <p class="fault" role="alert">{move || fault.with(|fault| Some(fault.as_ref()?.sentence()))}</p>
            {move || nobody.get().then(|| view! { <p><a class="btn stepped primary" href="/">{t!("go-home")}</a></p> })}
            {move || looking.get().then(|| view! { <p class="note" role="status">{t!("records-looking")}</p> })}
            {move || none.get().then(|| view! {
                <p>{t!("records-none")}</p>
                <p><a class="btn stepped primary" href="/">{t!("go-home")}</a></p>
            })}
            <ul class="records">
                <For each=move || games.get().unwrap_or_default() key=|played| played.id.clone() let(played)>
                    <Game played />
                </For>
            </ul>
            <p><a class="more-link" href="/replay">{t!("replay-elsewhere")}</a></p>
            {move || more.get().then(|| view! {
                <button type="button" class="btn stepped" on:click=move |_| fetch()>{t!("records-more")}</button>
            })}
        </main>
    }
}

/// One game.
#[component]
fn Game(played: Played) -> impl IntoView {
    let said = RwSignal::new(None::<String>);
    let link = RwSignal::new(None::<String>);
    let day = dates::day(played.ended);
    let title = t!("record-title", game = played.game.title(), day = day.as_str());
    let download = t!("record-download-of", title = title.as_str());
    let look = t!("replay-look-at", title = title.as_str());
    let share_label = t!("record-share-of", title = title.as_str());
    let id = played.id.clone();
    let share = move |_| {
        let id = id.clone();
        spawn_local(async move {
            match api::share(&id).await {
                Ok(shared) => {
                    let address = clipboard::address(&format!("/replay/{shared}"));
                    link.try_set(Some(address.clone()));
                    // The field with the link comes into the page first: it may be needed for copying.
                    client::browser::after(0, move || {
                        clipboard::copy(address, "shared", move |done| {
                            said.try_set(Some(if done { t!("record-shared") } else { t!("invite-marked") }));
                        });
                    });
                }
                Err(why) => _ = said.try_set(Some(why.sentence())),
            }
        });
    };
    let mut seats: Vec<(usize, PlayedSeat)> = played.results.iter().cloned().enumerate().collect();
    seats.sort_by_key(|(_, seat)| seat.rank);
    view! {
        <li class="panel stepped record">
            <Symbol name=known::symbol(played.game) class="i-l" />
            <div class="record-text">
                <h2>{result(&played)}</h2>
                <p class="note">{title}</p>
                <ol class="ranks">{seats.into_iter().map(|(seat, it)| view! { <Seat seat it /> }).collect_view()}</ol>
            </div>
            <div class="record-ways">
                <a class="btn stepped" href=format!("/replay/{}", played.id) aria-label=look>{t!("replay-look")}</a>
                <a class="btn stepped quiet" href=played.record.clone() download=format!("{}.jsonl", played.id) aria-label=download>{t!("record-download")}</a>
                <button type="button" class="btn stepped quiet" aria-label=share_label on:click=share>{t!("record-share")}</button>
            </div>
            {move || link.get().map(|link| view! {
                <input id="shared" class="field link" readonly=true aria-label=t!("record-link") value=link />
            })}
            <p class="note said" role="status">{move || said.get()}</p>
        </li>
    }
}

#[component]
fn Seat(seat: usize, it: PlayedSeat) -> impl IntoView {
    let name = it.bot.map_or(it.name, level_name);
    view! {
        <li>
            <span class="num">{it.rank}</span>
            <SeatSign seat size="s" />
            <span class="who-name">{name} {it.you.then(|| view! { <span class="tag you">{t!("tag-you")}</span> })}
                {it.bot.is_some().then(|| view! { <span class="tag">{t!("tag-bot")}</span> })}</span>
            <span class="num">{t!("record-points", n = it.score)}</span>
        </li>
    }
}
