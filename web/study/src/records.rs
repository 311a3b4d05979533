//! The games you have finished, on this device and online, in one list.

use crate::players::Players;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_shell::api::{self, DailyHistory, DailyPlayed, DailyStreak, Fault, Played, PlayedSeat};
use web_shell::app::Session;
use web_shell::pages::clipboard;
use web_shell::pages::dates;
use web_shell::pages::result::result;
use web_shell::play::save;
use web_shell::shell::Top;
use web_shell::symbol::{SeatSign, Symbol};
use web_shell::t;
use web_shell::table::called;
use web_shell::way::replay::{Own, link_with, played};
use web_shell::words;

/// How many come at once; fewer mean that there are no more.
const PAGE: usize = 20;

/// How many daily expeditions are listed.
const PAST_DAILIES: usize = 9;

/// A finished game, played here or online.
#[derive(Clone)]
enum Finished {
    Here(Own),
    Online(Played),
}

impl Finished {
    fn id(&self) -> &str {
        match self {
            Finished::Here(own) => &own.id,
            Finished::Online(played) => &played.id,
        }
    }
}

/// All games, the newest first. A game on this device only has a day, so it comes before what was played online that day.
fn in_order(here: Vec<Own>, online: Vec<Played>, day: impl Fn(&Own) -> i64) -> Vec<Finished> {
    const LAST_MOMENT: i64 = 24 * 60 * 60 * 1000 - 1;
    let here = here.into_iter().map(|own| (day(&own) + LAST_MOMENT, Finished::Here(own)));
    let online = online.into_iter().map(|played| (played.ended, Finished::Online(played)));
    let mut all: Vec<(i64, Finished)> = here.chain(online).collect();
    all.sort_by_key(|(moment, _)| std::cmp::Reverse(*moment));
    all.into_iter().map(|(_, finished)| finished).collect()
}

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
    // A visitor without a name has no games on the server, so it is not asked.
    let session = Session::here();
    let signed_in = Memo::new(move |_| session.signed_in());
    Effect::new(move |_| {
        if signed_in.get() == Some(true) {
            fetch();
        }
    });
    let here = StoredValue::new(played());
    let none_here = here.with_value(Vec::is_empty);
    let unknown = Memo::new(move |_| signed_in.get() == Some(false));
    let away = Memo::new(move |_| session.away.get() && signed_in.get().is_none());
    let problem = move || match away.get() {
        true => Some(Fault::Unreachable.sentence()),
        false => fault.with(|fault| fault.as_ref().map(Fault::sentence)),
    };
    let none = Memo::new(move |_| {
        none_here && (unknown.get() || games.with(|games| games.as_ref().is_some_and(Vec::is_empty)))
    });
    let all =
        move || in_order(here.get_value(), games.get().unwrap_or_default(), |own| dates::moment(&own.date));
    let looking = Memo::new(move |_| {
        let answered = games.with(Option::is_some) || fault.with(Option::is_some);
        !answered && !unknown.get() && !away.get()
    });
    view! {
        <Top back=t!("go-back") returns=true />
        <main id="main" class="page" tabindex="-1">
            <h1>{t!("records-title")}</h1>
            <p class="fault" role="alert">{problem}</p>
            {move || looking.get().then(|| view! { <p class="note" role="status">{t!("records-looking")}</p> })}
            {move || none.get().then(|| view! {
                <p>{t!("records-none")}</p>
                <p><a class="btn stepped primary" href="/">{t!("go-home")}</a></p>
            })}
            <Dailies signed_in />
            <ul class="records">
                <For each=all key=|finished| finished.id().to_owned() let(finished)>
                    {match finished {
                        Finished::Here(own) => view! { <OnDevice own /> }.into_any(),
                        Finished::Online(played) => view! { <Game played /> }.into_any(),
                    }}
                </For>
            </ul>
            {move || more.get().then(|| view! {
                <button type="button" class="btn stepped" on:click=move |_| fetch()>{t!("records-more")}</button>
            })}
            <p><a class="more-link" href="/replay">{t!("replay-elsewhere")}</a></p>
        </main>
    }
}

/// Your daily expeditions on this server: streaks, and the last results.
#[component]
fn Dailies(#[prop(into)] signed_in: Signal<Option<bool>>) -> impl IntoView {
    let history = RwSignal::new(None::<DailyHistory>);
    Effect::new(move |_| {
        if signed_in.get() == Some(true) {
            spawn_local(async move {
                if let Ok(found) = api::my_dailies().await {
                    history.try_set(Some(found)); // the page may be gone
                }
            });
        }
    });
    let streaks = |history: &DailyHistory| {
        let streak =
            |it: &DailyStreak| t!("daily-streak", game = it.game.title(), days = it.days, best = it.best);
        history
            .streaks
            .iter()
            .filter(|it| it.best > 0)
            .map(streak)
            .map(|line| view! { <li>{line}</li> })
            .collect_view()
    };
    let past = |it: &DailyPlayed| {
        let day = t!("record-title", game = it.game.title(), day = dates::written(&it.date));
        let result = t!("record-points", n = it.score);
        let line = t!("daily-past", day = day, result = result, place = it.place, players = it.players);
        view! { <li>{line}</li> }
    };
    move || {
        history.get().filter(|history| !history.played.is_empty()).map(|history| {
            view! {
                <section class="panel stepped" aria-labelledby="dailies">
                    <h2 id="dailies">{t!("daily-streaks")}</h2>
                    <ul>{streaks(&history)}</ul>
                    <ul class="note">{history.played.iter().take(PAST_DAILIES).map(past).collect_view()}</ul>
                    <p><a class="more-link" href="/daily">{t!("daily-go")}</a></p>
                </section>
            }
        })
    }
}

#[component]
fn OnDevice(own: Own) -> impl IntoView {
    let title = t!("record-title", game = own.game.title(), day = dates::written(&own.date));
    let download = t!("record-download-of", title = title.as_str());
    let watch = t!("replay-look-at", title = title.as_str());
    let share_label = t!("record-share-of", title = title.as_str());
    let (path, file) = (format!("/replay/{}", own.id), format!("{}.jsonl", own.id));
    let (said, link) = (RwSignal::new(None::<String>), RwSignal::new(None::<String>));
    let record = own.text.clone();
    let share = move |_| {
        let record = record.clone();
        spawn_local(async move {
            match link_with(&record, "").await {
                Some(address) => {
                    let messages = (t!("record-shared"), t!("invite-marked"));
                    clipboard::show_and_copy(address, "shared", link, said, messages);
                }
                None => _ = said.try_set(Some(t!("record-no-link"))),
            }
        });
    };
    let text = own.text;
    view! {
        <li class="panel stepped record">
            <Symbol name=own.game.manifest().symbol class="i-l" />
            <div class="record-text">
                <h2>{title}</h2>
                <p class="note">{t!("record-here", names = words::list(&own.names))}</p>
            </div>
            <div class="record-ways">
                <a class="btn stepped" href=path aria-label=watch>{t!("replay-look")}</a>
                <button type="button" class="btn stepped quiet" aria-label=download on:click=move |_| _ = save(&file, &text)>{t!("record-download")}</button>
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
                    let messages = (t!("record-shared"), t!("invite-marked"));
                    clipboard::show_and_copy(address, "shared", link, said, messages);
                }
                Err(why) => _ = said.try_set(Some(why.sentence())),
            }
        });
    };
    let mut seats: Vec<(usize, PlayedSeat)> = played.results.iter().cloned().enumerate().collect();
    seats.sort_by_key(|(_, seat)| seat.rank);
    view! {
        <li class="panel stepped record">
            <Symbol name=played.game.manifest().symbol class="i-l" />
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
            <Players played=played.clone() />
        </li>
    }
}

#[component]
fn Seat(seat: usize, it: PlayedSeat) -> impl IntoView {
    let name = called(std::iter::once((it.name, it.bot))).concat();
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
