//! The gathering on a big screen: how to join, and who has.

use super::bar::{Qr, address, host};
use crate::pages::clipboard;
use crate::pages::known;
use crate::pages::levels::character;
use crate::pages::seats::{SeatedPlayer, seated_players};
use crate::shell::Top;
use crate::symbol::{SeatSign, Sign, Symbol};
use crate::t;
use crate::table::{AtTable, Place, Seen};
use game_list::GameKind;
use leptos::prelude::*;
use wire::Phase;

/// The table before the game, for everyone in the room.
#[component]
pub fn Hall() -> impl IntoView {
    let table = AtTable::here();
    let game = Memo::new(move |_| table.seen.with(|seen| seen.as_ref().map(|seen| seen.table.setup.game)));
    let next = Memo::new(move |_| table.seen.with(|seen| seen.as_ref().map(next).unwrap_or_default()));
    view! {
        <div class="hall">
            <Top />
            <main id="main" class="hall-in" tabindex="-1">
                <div class="hall-table">
                    <div class="hall-game">
                        {move || game.get().map(|game| view! { <Symbol name=game.manifest().symbol class="i-xl" /> })}
                        <div>
                            <h1>{move || game.get().map(GameKind::title)}</h1>
                            <p>{move || game.get().map(known::hook)}</p>
                        </div>
                    </div>
                    <Seats />
                    <p class="hall-start panel stepped" role="status">{move || next.get()}</p>
                </div>
                {if let Place::Online(code) = table.place { Some(view! { <Join code /> }) } else { None }}
            </main>
        </div>
    }
}

#[component]
fn Join(code: wire::Code) -> impl IntoView {
    view! {
        <section class="hall-join" aria-labelledby="join-h">
            <h2 id="join-h">{t!("room-join")}</h2>
            <Qr code />
            <p>{t!("room-scan")}</p>
            <p class="hall-or">{t!("room-or-type")}</p>
            <p class="tv-address">{address()}</p>
            <p class="tv-code num"><span class="vh">{t!("room-code")} " "</span>{code.to_string()}</p>
            {clipboard::only_here().then(|| view! { <p class="note">{t!("invite-only-here")}</p> })}
        </section>
    }
}

/// What comes next, in a sentence.
fn next(seen: &Seen) -> String {
    // While a game is on, spectators see the game and not this.
    if seen.table.phase == Phase::Playing {
        return t!("room-shut");
    }
    let taken = seen.table.places.iter().flatten().count();
    let least = usize::from(seen.table.setup.game.manifest().seats.0);
    match host(seen) {
        _ if taken < least => t!("room-missing", n = least - taken),
        Some(host) => t!("room-host-starts", host = host),
        None => t!("room-someone-starts"),
    }
}

#[component]
fn Seats() -> impl IntoView {
    let table = AtTable::here();
    let players = Memo::new(move |_| {
        let present = table.present.get().0;
        let seated = |seen: &Seen| seated_players(seen, &present, None);
        table.seen.with(|seen| seen.as_ref().map(seated).unwrap_or_default())
    });
    let free = Memo::new(move |_| {
        let places = |seen: &Seen| seen.table.places.iter().filter(|place| place.is_none()).count();
        table.seen.with(|seen| seen.as_ref().map_or(0, places))
    });
    view! {
        <ul class="hall-seats" aria-label=t!("gather-who")>
            // Someone who comes is seen sitting down; the others stay as they are.
            <For each=move || players.get() key=|it| (it.place, it.name.clone()) let(it)>
                <Seated players first=it />
            </For>
            {move || (0..free.get()).map(|_| view! {
                <li class="hall-seat stepped free">
                    <span class="seat" aria-hidden="true"><Symbol name="ui-user" /></span>
                    <span>{t!("room-free")}</span>
                </li>
            }).collect_view()}
        </ul>
    }
}

#[component]
fn Seated(players: Memo<Vec<SeatedPlayer>>, first: SeatedPlayer) -> impl IntoView {
    let (place, name) = (first.place, first.name.clone());
    // It outlives what it shows by a moment when someone stands up.
    let now = Memo::new(move |last: Option<&SeatedPlayer>| {
        let now = players.with(|players| players.iter().find(|it| it.place == place).cloned());
        now.or_else(|| last.cloned()).unwrap_or_else(|| first.clone())
    });
    let order = Memo::new(move |_| now.with(|it| it.order));
    let words = move || {
        now.with(|it| match it.bot {
            Some(level) => Some(t!("mark-bot", character = character(level))),
            None => (!it.present).then(|| t!("mark-away")),
        })
    };
    view! {
        <li class="hall-seat stepped" class:away=move || now.with(|it| !it.present)>
            {move || view! { <SeatSign seat=order.get() /> }}
            {move || now.with(|it| it.face.clone()).map(|face| view! { <Symbol name=face class="i-l face" /> })}
            <span class="hall-who">
                <span class="hall-name">{name}</span>
                {move || words().map(|words| view! { <small>{words}</small> })}
            </span>
            <span class="hall-marks">
                {move || now.with(|it| it.host).then(|| view! { <Sign name="ui-crown" label=t!("tag-host") class="i-m" /> })}
                {move || now.with(|it| it.ready).then(|| view! { <Sign name="ui-check" label=t!("mark-ready") class="i-m ready" /> })}
            </span>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::seats::tests::seen_table;
    use serde_json::{Value, json};

    #[test]
    fn it_says_what_is_waited_for() {
        for (places, says) in [
            (json!([{ "name": "Ana", "host": true }, null]), "One more player needed."),
            (
                json!([{ "name": "Ana", "host": true }, { "name": "Ben" }]),
                "Ana starts the game on their phone.",
            ),
            (
                json!([{ "name": "Ana" }, { "name": "Ben" }]),
                "The game starts when everyone is ready on their phone.",
            ),
        ] {
            assert_eq!(next(&seen_table("gathering", places, None, Value::Null)), says);
        }
    }
}
