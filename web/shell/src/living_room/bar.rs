//! What a big screen has in place of a choice: what the table waits for, and how to join.

use crate::browser;
use crate::play::{Players, TimeLeft};
use crate::t;
use crate::table::{AtTable, Place, Seen};
use leptos::prelude::*;
use wire::{Code, Phase};

#[derive(Clone, Debug, PartialEq, Eq)]
enum WaitingFor {
    Nothing,
    /// A player has to come back.
    Paused,
    For(String),
    /// Several choose at once; never who has.
    ForSeveral {
        chosen: usize,
        asked: usize,
    },
    /// The host starts the next game, or everyone if the host does not sit at the table.
    Next(Option<String>),
}

fn waits(seen: &Seen) -> WaitingFor {
    if seen.table.phase != Phase::Playing {
        return WaitingFor::Next(host(seen));
    }
    let Some(game) = seen.game.as_ref().map(|game| &game.now) else { return WaitingFor::Nothing };
    let first = game.asked.iter().next();
    match game.asked.len() {
        _ if game.paused => WaitingFor::Paused,
        0 => WaitingFor::Nothing,
        1 => WaitingFor::For(
            first
                .and_then(|seat| crate::table::names_of(seen).get(seat.index()).cloned())
                .unwrap_or_default(),
        ),
        asked => WaitingFor::ForSeveral { chosen: usize::from(game.chosen), asked },
    }
}

fn next(host: Option<String>) -> String {
    match host {
        Some(host) => t!("room-next", host = host),
        None => t!("room-someone-next"),
    }
}

/// Who starts the next game, in words, for a big screen.
pub fn who_starts(table: AtTable) -> String {
    next(table.seen.with(|seen| seen.as_ref().and_then(host)))
}

pub fn host(seen: &Seen) -> Option<String> {
    let mut places = seen.table.places.iter().zip(crate::table::names_of(seen));
    places.find_map(|(sitter, name)| sitter.as_ref().is_some_and(|it| it.host).then_some(name))
}

#[component]
pub fn Bar() -> impl IntoView {
    let players = Players::here();
    let waits = Memo::new(move |before: Option<&WaitingFor>| match before {
        Some(before) if !players.arrived.get() => before.clone(),
        _ => players.table.seen.with(|seen| seen.as_ref().map_or(WaitingFor::Nothing, waits)),
    });
    let knots = move || match waits.get() {
        WaitingFor::ForSeveral { chosen, asked } => {
            let knots = (0..asked).map(|knot| view! { <i class:tied=knot < chosen></i> }).collect_view();
            Some(view! { <span class="cord" aria-hidden="true">{knots}</span> })
        }
        _ => None,
    };
    let heading = move || match waits.get() {
        WaitingFor::Nothing => String::new(),
        WaitingFor::Paused => t!("room-paused"),
        WaitingFor::For(name) => t!("room-decides", name = name),
        WaitingFor::ForSeveral { chosen, asked } => t!("room-chosen", chosen = chosen, asked = asked),
        WaitingFor::Next(host) => next(host),
    };
    view! {
        <section class="tvbar stepped" aria-label=t!("room-waiting")>
            {knots}
            <h2>{heading}</h2>
            <TimeLeft />
            <span class="sp"></span>
            <Join />
        </section>
    }
}

/// How latecomers find the table.
#[component]
pub fn Join() -> impl IntoView {
    let Place::Online(code) = AtTable::here().place else { return ().into_any() };
    view! {
        <div class="tvjoin">
            <div class="tvjoin-text">
                <p>{t!("room-choose")}</p>
                <p class="tv-address">{address()}</p>
                <p class="tv-code num"><span class="vh">{t!("room-code")} " "</span>{code.to_string()}</p>
            </div>
            <Qr code />
        </div>
    }
    .into_any()
}

/// The link to the table, for the camera of a phone.
#[component]
pub fn Qr(code: Code) -> impl IntoView {
    view! { <img class="tv-qr" src=format!("/api/tables/{code}/qr.svg") alt=t!("room-qr") /> }
}

/// The address of the pages, as a person would type it.
pub fn address() -> String {
    browser::window().location().host().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::known;
    use crate::pages::seats::tests::seen_table;
    use serde_json::json;

    fn waits_in(phase: &str, asked: &[u8], chosen: u8, paused: bool) -> WaitingFor {
        let game = json!({
            "id": "kamo-tiru-1", "game": known::first(), "events": [], "view": {}, "decision": 4,
            "asked": asked, "chosen": chosen, "paused": paused,
        });
        waits(&seen_table(phase, json!([{ "name": "Ana" }, { "name": "Ben", "host": true }]), None, game))
    }

    #[test]
    fn it_says_whom_the_table_waits_for_but_never_who_has_chosen() {
        for (phase, asked, chosen, paused, expected) in [
            ("playing", &[1][..], 0, false, WaitingFor::For("Ben".to_owned())),
            ("playing", &[0, 1], 1, false, WaitingFor::ForSeveral { chosen: 1, asked: 2 }),
            ("playing", &[], 0, false, WaitingFor::Nothing),
            ("playing", &[0, 1], 1, true, WaitingFor::Paused),
            ("over", &[], 0, false, WaitingFor::Next(Some("Ben".to_owned()))),
        ] {
            assert_eq!(
                waits_in(phase, asked, chosen, paused),
                expected,
                "{phase}, {asked:?}, {chosen}, {paused}"
            );
        }
    }
}
