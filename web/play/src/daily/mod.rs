//! The daily expeditions: today's three, each to be played once, with what became of them.

mod board;
mod card;
mod send;
mod share;
mod table;

pub use table::ExpeditionTable;

use card::Card;
use catalog::GameKind;
use daily::Date;
use leptos::prelude::*;
use web_shell::app::Session;
use web_shell::browser;
use web_shell::daily::{Attempt, attempt, attempts};
use web_shell::pages::dates;
use web_shell::pages::name::{Draft, NameFault, NameField, last_used};
use web_shell::shell::Top;
use web_shell::t;

/// How long an expedition of yesterday may still be finished, in milliseconds: as long as servers accept it.
const GRACE: i64 = 12 * 60 * 60 * 1000;
const MINUTE: i64 = 60_000;

fn now() -> i64 {
    js_sys::Date::now() as i64
}

fn today() -> Date {
    Date::at(now()).unwrap_or_else(|| Date::at(0).expect("the calendar begins in 1970"))
}

/// The date of the expedition that is played now: today, or yesterday as long as that one is begun and still counts.
fn date_to_play(game: GameKind) -> Date {
    let today = today();
    let begun = |date: &Date| attempt(game, &date.to_string()).is_some_and(|it| it.result.is_none());
    let late = today.previous().filter(|_| now() < today.begins() + GRACE).filter(begun);
    late.unwrap_or(today)
}

/// How many days in a row this game was played on this device.
fn streak(game: GameKind) -> u32 {
    let over = |it: &Attempt| it.game == game && it.result.is_some();
    let dates = attempts().into_iter().filter(over).filter_map(|it| it.date.parse().ok());
    daily::streaks(dates, today()).0
}

/// Today's expeditions.
#[component]
pub fn Expeditions() -> impl IntoView {
    let date = today();
    let session = Session::here();
    let left = RwSignal::new(0);
    tick(date, left);
    let next = move || t!("daily-next", hours = left.get() / 60, minutes = left.get() % 60);
    let unnamed = Memo::new(move |_| session.has_name() == Some(false));
    view! {
        <Top back=t!("go-back") />
        <main id="main" class="page daily-page" tabindex="-1">
            <h1>{t!("daily-title")}</h1>
            <p>{t!("daily-what")}</p>
            <p class="note"><strong>{dates::written(&date.to_string())}</strong> " · " <span>{next}</span></p>
            {move || unnamed.get().then(|| view! { <Name /> })}
            {GameKind::all().map(|game| view! { <Card game /> }).collect_view()}
            <p class="note">{t!("daily-public")}</p>
        </main>
    }
}

/// Counts the minutes to the next date. At midnight, the page is that of another day.
fn tick(date: Date, left: RwSignal<i64>) {
    let ends = date.next().map_or(i64::MAX, Date::begins);
    let minutes = (ends - now()).div_euclid(MINUTE);
    if minutes < 0 {
        let _ = browser::window().location().reload(); // otherwise it shows the old date a little longer
        return;
    }
    if left.try_set(minutes).is_none() {
        browser::after(MINUTE as i32 / 4, move || tick(date, left));
    }
}

/// A name, for the leaderboard.
#[component]
fn Name() -> impl IntoView {
    let session = Session::here();
    let draft = Draft::new(last_used());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        draft.take(session, || {});
    };
    view! {
        <form class="panel stepped name-form" novalidate=true on:submit=submit>
            <label for="name">{t!("daily-name")}</label>
            <div class="field-row">
                <NameField draft />
                <button class="btn stepped" disabled=move || draft.busy.get()>{t!("daily-name-take")}</button>
            </div>
            <NameFault draft />
        </form>
    }
}
