//! The transport: where one is, the way through the game, how fast, and with whose eyes. It stands where the dock is while one plays.

use super::cord::Cord;
use super::reel::{Reel, SPEEDS};
use game_core::Seat;
use leptos::ev;
use leptos::prelude::*;
use protocol::Perspective;
use web_shell::play::{plain_key, within};
use web_shell::symbol::Symbol;
use web_shell::t;

/// The transport, in place of the dock.
pub fn transport() -> AnyView {
    view! { <Transport /> }.into_any()
}

#[component]
fn Transport() -> impl IntoView {
    let reel = Reel::here();
    let at_begin = move || reel.at.get() == 0;
    let at_end = move || reel.is_at_end();
    let step = |symbol: &'static str, label: String, key: &'static str, go: fn(Reel)| {
        view! {
            <button type="button" class="btn stepped" aria-label=label aria-keyshortcuts=key on:click=move |_| go(reel)>
                <Symbol name=symbol class="i-s" />
            </button>
        }
    };
    let play = move || {
        let (symbol, word) = if reel.playing.get() {
            ("ui-pause", t!("replay-pause"))
        } else {
            ("ui-play", t!("replay-play"))
        };
        view! { <Symbol name=symbol class="i-s" /><span>{word}</span> }
    };
    let place = move || {
        let at = reel.at.get();
        let round = reel.with(at, |moment| moment.round).unwrap_or(1);
        t!("replay-at", step = at + 1, of = reel.len(), round = round)
    };
    view! {
        <section class="dock replay-dock" aria-labelledby="replay-dock-h">
            <h2 id="replay-dock-h" class="vh" tabindex="-1">{t!("replay-transport")}</h2>
            <div class="replay-in">
                <Cord />
                <div class="replay-keys" role="group" aria-labelledby="replay-dock-h">
                    <span class:off=at_begin>{step("ui-first", t!("replay-first"), "Home", |reel| reel.go(0))}</span>
                    <span class:off=at_begin>{step("ui-prev", t!("replay-back"), "ArrowLeft", |reel| reel.by(-1))}</span>
                    <span class="go"><button type="button" class="btn primary stepped" aria-keyshortcuts="Space" on:click=move |_| reel.toggle()>{play}</button></span>
                    <span class:off=at_end>{step("ui-fwd", t!("replay-on"), "ArrowRight", |reel| reel.by(1))}</span>
                    <span class:off=at_end>{step("ui-last", t!("replay-last"), "End", |reel| reel.go(usize::MAX))}</span>
                </div>
                <p class="replay-place">{place}</p>
                <div class="replay-sets">
                    <Speed />
                    <EyesMenu />
                </div>
            </div>
        </section>
    }
}

/// How fast it plays.
#[component]
fn Speed() -> impl IntoView {
    let reel = Reel::here();
    let options = SPEEDS.iter().map(|&speed| {
        let chosen = (reel.speed.get_untracked() - speed).abs() < f64::EPSILON;
        view! { <option value=speed.to_string() selected=chosen>{t!("replay-times", speed = speed)}</option> }
    });
    let choose = move |event: ev::Event| {
        if let Ok(speed) = event_target_value(&event).parse() {
            reel.speed.set(speed);
        }
    };
    view! {
        <label class="replay-set">
            <Symbol name="ui-clock" class="i-s" /><span class="vh">{t!("replay-speed")}</span>
            <select class="field" on:change=choose>{options.collect_view()}</select>
        </label>
    }
}

/// With whose eyes one looks.
#[component]
fn EyesMenu() -> impl IntoView {
    let reel = Reel::here();
    let chosen = |eyes: Perspective| reel.eyes.get_untracked() == eyes;
    let names = reel.names();
    let seats = names.iter().enumerate().filter_map(|(index, name)| Some((Seat::new(index)?, name.clone())));
    let seats = seats.map(|(seat, name)| {
        view! { <option value=seat.to_string() selected=chosen(Perspective::Seat(seat))>{name}</option> }
    });
    let choose = move |event: ev::Event| {
        let seat = event_target_value(&event).parse().ok().and_then(Seat::new);
        reel.eyes.set(seat.map_or(Perspective::Everybody, Perspective::Seat));
    };
    view! {
        <label class="replay-set">
            <Symbol name="ui-eye" class="i-s" /><span class="vh">{t!("replay-eyes")}</span>
            <select class="field" on:change=choose>
                <option value="" selected=chosen(Perspective::Everybody)>{t!("replay-everybody")}</option>
                {seats.collect_view()}
            </select>
        </label>
    }
}

/// Arrows go one step, Page keys one round, Home and End to the ends; Space plays and stops.
pub fn follow_keys(reel: Reel) {
    let keys = window_event_listener(ev::keydown, move |event| {
        // Where keys mean something already they keep their meaning.
        let Some(key) = plain_key(&event) else { return };
        if within(&event, "[role=grid], [role=radiogroup], .replay-steps ol, .log") {
            return;
        }
        match key.as_str() {
            " " if within(&event, "a, button, summary, label") => return,
            " " => reel.toggle(),
            "ArrowLeft" => reel.by(-1),
            "ArrowRight" => reel.by(1),
            "PageUp" => reel.round(false),
            "PageDown" => reel.round(true),
            "Home" => reel.go(0),
            "End" => reel.go(usize::MAX),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
}
