//! One seat at the table: who sits there, and what can be done about it.

use super::Viewer;
use super::seats::Replacement;
use bots::Level;
use leptos::prelude::*;
use web_shell::browser;
use web_shell::pages::levels::{Levels, character};
use web_shell::pages::seats::SeatedPlayer;
use web_shell::symbol::{SeatSign, Sign, Symbol};
use web_shell::t;
use web_shell::table::{AtTable, Place, level_name};
use wire::Command;

#[component]
pub fn SeatRow(
    place: u8,
    rows: Memo<Vec<SeatedPlayer>>,
    viewer: Memo<Viewer>,
    replacement: Replacement,
) -> impl IntoView {
    let table = AtTable::here();
    // The row outlives what it shows by a moment when someone stands up.
    let row = Memo::new(move |last: Option<&SeatedPlayer>| {
        let now = rows.with(|rows| rows.iter().find(|row| row.place == place).cloned());
        now.or_else(|| last.cloned()).unwrap_or_else(|| SeatedPlayer { place, ..SeatedPlayer::default() })
    });
    let bot = Memo::new(move |_| row.with(|row| row.bot.is_some()));
    let chooses = Memo::new(move |_| bot.get() && viewer.get().host);
    let order = Memo::new(move |_| row.with(|row| row.order));
    let name = Memo::new(move |_| row.with(|row| row.name.clone()));
    let level = Signal::derive(move || row.with(|row| row.bot.unwrap_or(Level::Guide)));
    let choose = Callback::new(move |level| {
        replacement.set(Some((place, level)));
        table.act(Command::Remove { place });
        table.act(Command::AddBot { place: Some(place), level });
    });
    view! {
        <li class="seat-row" class:bot=move || bot.get() class:away=move || row.with(|row| !row.present)>
            {move || view! { <SeatSign seat=order.get() /> }}
            <span class="who-name">
                {move || row.with(|row| row.face.clone()).map(|face| view! { <Symbol name=face class="i-m face" /> })}
                <span class="who-text">{move || name.get()}</span>
                {move || view! { <Marks row=row.get() /> }}
            </span>
            {move || chooses.get().then(|| view! {
                <Levels group=format!("level-{place}") legend=Signal::derive(move || t!("level-of", name = name.get())) level choose />
            })}
            <Tools row viewer />
        </li>
    }
}

/// What there is to say about a player.
#[component]
fn Marks(row: SeatedPlayer) -> impl IntoView {
    let here = AtTable::here().place == Place::Here;
    let words = match row.bot {
        Some(level) => {
            let level = t!("level-and-character", level = level_name(level), character = character(level));
            Some(t!("mark-bot", character = level))
        }
        None => (!here && !row.present).then(|| t!("mark-away")),
    };
    view! {
        {(row.you && !here).then(|| view! { <span class="tag you">{t!("tag-you")}</span> })}
        {(row.host && !here).then(|| view! { <span class="tag"><Symbol name="ui-crown" class="i-xs" />{t!("tag-host")}</span> })}
        {row.program.then(|| view! { <span class="tag">{t!("tag-program")}</span> })}
        {words.map(|words| view! { <small>{words}</small> })}
        {row.ready.then(|| view! { <Sign name="ui-check" label=t!("mark-ready") class="i-s ready" /> })}
    }
}

/// What can be done about a seat.
#[component]
fn Tools(row: Memo<SeatedPlayer>, viewer: Memo<Viewer>) -> impl IntoView {
    let table = AtTable::here();
    let host = Memo::new(move |_| viewer.get().host);
    let own = Memo::new(move |_| row.with(|row| row.you));
    let here = table.place == Place::Here;
    let name = move || row.with(|row| row.name.clone());
    // The focus goes along with the player who is moved.
    let swap = move |with: Option<u8>, tool: &'static str| {
        if let Some(b) = with {
            table.act(Command::Swap { a: row.with_untracked(|row| row.place), b });
            browser::focus(&format!("{tool}-{b}"));
        }
    };
    let place = row.with_untracked(|row| row.place);
    view! {
        <span class="row-tools">
            {move || host.get().then(|| view! {
                <button type="button" class="iconbtn" id=format!("up-{place}") aria-label=move || t!("row-up", name = name())
                    aria-disabled=move || row.with(|row| row.before.is_none()).to_string()
                    on:click=move |_| swap(row.with_untracked(|row| row.before), "up")><Symbol name="ui-down" class="i upwards" /></button>
                <button type="button" class="iconbtn" id=format!("down-{place}") aria-label=move || t!("row-down", name = name())
                    aria-disabled=move || row.with(|row| row.after.is_none()).to_string()
                    on:click=move |_| swap(row.with_untracked(|row| row.after), "down")><Symbol name="ui-down" class="i" /></button>
            })}
            {move || match (own.get(), host.get()) {
                (true, _) if !here => view! {
                    <button type="button" class="btn stepped quiet" on:click=move |_| {
                            table.act(Command::Stand {});
                            browser::focus("who-title");
                        }>{t!("row-stand")}</button>
                }.into_any(),
                (false, true) => view! {
                    <button type="button" class="iconbtn" aria-label=move || t!("row-remove", name = name())
                        on:click=move |_| {
                            table.act(Command::Remove { place });
                            browser::focus("who-title");
                        }><Symbol name="ui-close" class="i" /></button>
                }.into_any(),
                _ => ().into_any(),
            }}
        </span>
    }
}
