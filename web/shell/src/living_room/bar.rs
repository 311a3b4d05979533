//! What a big screen has in place of a choice: what the table waits for, and how to join.

use crate::browser;
use crate::play::TimeLeft;
use crate::t;
use crate::table::{AtTable, Place, Seen};
use leptos::prelude::*;
use protocol::{Code, Phase};

#[derive(Clone, Debug, PartialEq, Eq)]
enum WaitingFor {
    /// Nothing that anybody could do.
    Nothing,
    /// A player has to come back.
    Paused,
    /// One has to choose.
    For(String),
    /// Several choose at once; never who has.
    ForSeveral { chosen: usize, asked: usize },
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
            first.and_then(|seat| seen.names().get(seat.index()).cloned()).unwrap_or_default(),
        ),
        asked => WaitingFor::ForSeveral { chosen: usize::from(game.chosen), asked },
    }
}

fn next(host: Option<String>) -> String {
    match host {
        Some(host) => t!("room-next", host = host),
        None => t!("room-somebody-next"),
    }
}

/// Who starts the next game, in words, for a big screen.
pub fn who_starts(table: AtTable) -> String {
    next(table.seen.with(|seen| seen.as_ref().and_then(host)))
}

pub fn host(seen: &Seen) -> Option<String> {
    let mut places = seen.table.places.iter().zip(seen.names());
    places.find_map(|(sitter, name)| sitter.as_ref().is_some_and(|it| it.host).then_some(name))
}

#[component]
pub fn Bar() -> impl IntoView {
    let table = AtTable::here();
    let waits = Memo::new(move |_| table.seen.with(|seen| seen.as_ref().map_or(WaitingFor::Nothing, waits)));
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

/// Where the pages are found, as one would type it.
pub fn address() -> String {
    browser::window().location().host().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use game_list::GameKind;
    use serde_json::{Value, json};

    fn seen(phase: &str, game: Value) -> Seen {
        let table = json!({
            "code": "kamo-tiru", "phase": phase, "games": 1, "commitment": "0".repeat(64),
            "setup": { "game": GameKind::all().next(), "places": 2 },
            "places": [{ "name": "Ana" }, { "name": "Ben", "host": true }],
        });
        let update =
            json!({ "version": 3, "table": table, "you": { "place": null, "host": false }, "game": game });
        Seen::take(None, serde_json::from_str(&update.to_string()).unwrap(), 0.0).unwrap().0
    }

    fn game(asked: &[u8], chosen: u8, paused: bool) -> Value {
        json!({ "id": "kamo-tiru-1", "game": GameKind::all().next(), "events": [], "view": {}, "decision": 4, "asked": asked, "chosen": chosen, "paused": paused })
    }

    #[test]
    fn it_says_who_is_waited_for_but_never_who_has_chosen() {
        let at = |asked: &[u8], chosen| waits(&seen("playing", game(asked, chosen, false)));
        assert_eq!(at(&[1], 0), WaitingFor::For("Ben".to_owned()));
        assert_eq!(at(&[0, 1], 1), WaitingFor::ForSeveral { chosen: 1, asked: 2 });
        assert_eq!(at(&[], 0), WaitingFor::Nothing);
        assert_eq!(waits(&seen("playing", game(&[0, 1], 1, true))), WaitingFor::Paused);
    }

    #[test]
    fn after_a_game_the_host_is_waited_for() {
        assert_eq!(waits(&seen("over", game(&[], 0, false))), WaitingFor::Next(Some("Ben".to_owned())));
    }
}
