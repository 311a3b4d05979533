//! What the host may agree on for the table.

use super::agreed::{Agreed, change};
use super::game_options::editors;
use super::terms::pace_words;
use leptos::prelude::*;
use protocol::{Command, Pace};
use web_shell::browser;
use web_shell::pages::switch::Switch;
use web_shell::t;
use web_shell::table::{AtTable, Place};

/// The times for a decision that are offered.
const PACES: [Pace; 8] = [
    Pace::Live { seconds: 15 },
    Pace::Live { seconds: 30 },
    Pace::Live { seconds: 60 },
    Pace::Live { seconds: 120 },
    Pace::Live { seconds: 300 },
    Pace::Slow { days: 1 },
    Pace::Slow { days: 3 },
    Pace::Slow { days: 7 },
];

/// The options, to be changed.
#[component]
pub fn Options(
    /// What is agreed.
    agreed: Memo<Option<Agreed>>,
) -> impl IntoView {
    let table = AtTable::here();
    let online = table.place != Place::Here;
    let part = move |of: fn(&Agreed) -> bool| {
        Signal::derive(move || agreed.with(|agreed| agreed.as_ref().is_some_and(of)))
    };
    let has_odds = part(|it| it.game.manifest().odds);
    let (wide, narrow) = editors(agreed);
    view! {
        <div class="options">
            {wide}
            <div class="switches">
                {narrow}
                {move || has_odds.get().then(|| view! {
                    <Switch label=t!("option-odds") note=t!("option-odds-note") on=part(|it| it.odds)
                        set=Callback::new(move |on| change(table, |setup| setup.odds = on)) />
                })}
                {online.then(|| view! {
                    <Switch label=t!("option-public") note=t!("option-public-note") on=part(|it| it.public)
                        set=Callback::new(move |on| change(table, |setup| setup.public = on)) />
                    <Switch label=t!("option-spectators") note=t!("option-spectators-note") on=part(|it| it.spectators)
                        set=Callback::new(move |on| change(table, |setup| setup.spectators = on)) />
                    <Places agreed />
                    <PaceChoice agreed />
                })}
            </div>
        </div>
        {online.then(|| view! { <CloseTable /> })}
    }
}

/// How many places there are.
#[component]
fn Places(agreed: Memo<Option<Agreed>>) -> impl IntoView {
    let table = AtTable::here();
    let bounds = Memo::new(move |_| {
        agreed.with(|agreed| {
            agreed.as_ref().map(|it| (it.game.manifest().seats.0.max(it.taken), it.game.manifest().seats.1))
        })
    });
    let places = Memo::new(move |_| agreed.with(|agreed| agreed.as_ref().map_or(0, |it| it.places)));
    let choose = move |text: String| {
        if let Ok(places) = text.parse() {
            change(table, |setup| setup.places = places);
        }
    };
    view! {
        <div class="select">
            <label for="places">{t!("option-places")}</label>
            <select id="places" class="field" on:change:target=move |event| choose(event.target().value())>
                {move || bounds.get().map(|(least, most)| (least..=most).map(|n| view! {
                    <option value=n.to_string() selected=move || places.get() == n>{n}</option>
                }).collect_view())}
            </select>
        </div>
    }
}

/// How long a decision may take.
#[component]
fn PaceChoice(agreed: Memo<Option<Agreed>>) -> impl IntoView {
    let table = AtTable::here();
    let pace =
        Memo::new(move |_| agreed.with(|agreed| agreed.as_ref().map(|it| it.pace).unwrap_or_default()));
    let offered = Memo::new(move |_| {
        let mut offered = PACES.to_vec();
        if !offered.contains(&pace.get()) {
            offered.push(pace.get());
            offered.sort_by_key(|pace| pace.millis());
        }
        offered
    });
    let choose = move |text: String| {
        let chosen = offered
            .with_untracked(|offered| text.parse().ok().and_then(|at: usize| offered.get(at).copied()));
        if let Some(pace) = chosen {
            change(table, |setup| setup.pace = pace);
        }
    };
    view! {
        <div class="select">
            <label for="pace">{t!("option-pace")}</label>
            <select id="pace" class="field" on:change:target=move |event| choose(event.target().value())>
                {move || offered.get().into_iter().enumerate().map(|(at, it)| view! {
                    <option value=at.to_string() selected=move || pace.get() == it>{pace_words(it)}</option>
                }).collect_view()}
            </select>
        </div>
    }
}

/// The end of the table. It is asked twice, since it is for everybody.
#[component]
fn CloseTable() -> impl IntoView {
    let table = AtTable::here();
    let sure = RwSignal::new(false);
    // The button that was pressed goes away; the focus must not.
    let ask = move |really: bool, button: &'static str| {
        sure.set(really);
        browser::after(0, move || browser::focus(button));
    };
    view! {
        <p class="close-table">
            {move || if sure.get() {
                view! {
                    <span>{t!("close-sure")}</span>
                    <button type="button" class="btn stepped danger" on:click=move |_| table.act(Command::Close {})>{t!("close-yes")}</button>
                    <button type="button" id="close-no" class="btn stepped quiet" on:click=move |_| ask(false, "close-table")>{t!("close-no")}</button>
                }.into_any()
            } else {
                view! { <button type="button" id="close-table" class="btn stepped quiet" on:click=move |_| ask(true, "close-no")>{t!("close-table")}</button> }.into_any()
            }}
        </p>
    }
}
