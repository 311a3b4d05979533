//! The transport: the current moment, the ways through the game, how fast, and from whose perspective. It replaces the dock.

use super::cord::Cord;
use super::playback::{Playback, SPEEDS};
use game_core::Seat;
use leptos::ev;
use leptos::prelude::*;
use web_shell::play::{plain_key, within};
use web_shell::symbol::Symbol;
use web_shell::t;
use wire::Perspective;

pub fn transport() -> AnyView {
    let playback = Playback::here();
    let at_begin = move || playback.at.get() == 0;
    let at_end = move || playback.is_at_end();
    let step = |symbol: &'static str, label: String, key: &'static str, go: fn(Playback)| {
        view! {
            <button type="button" class="btn stepped" aria-label=label aria-keyshortcuts=key on:click=move |_| go(playback)>
                <Symbol name=symbol class="i-s" />
            </button>
        }
    };
    let play = move || {
        let (symbol, word) = if playback.playing.get() {
            ("ui-pause", t!("replay-pause"))
        } else {
            ("ui-play", t!("replay-play"))
        };
        view! { <Symbol name=symbol class="i-s" /><span>{word}</span> }
    };
    let place = move || {
        let at = playback.at.get();
        let round = playback.with(at, |moment| moment.round).unwrap_or(1);
        t!("replay-at", step = at + 1, of = playback.len(), round = round)
    };
    view! {
        <section class="dock replay-dock" aria-labelledby="replay-dock-h">
            <h2 id="replay-dock-h" class="vh" tabindex="-1">{t!("replay-transport")}</h2>
            <div class="replay-in">
                <Cord />
                <div class="replay-keys" role="group" aria-labelledby="replay-dock-h">
                    <span class:off=at_begin>{step("ui-first", t!("replay-first"), "Home", |playback| playback.go(0))}</span>
                    <span class:off=at_begin>{step("ui-prev", t!("replay-back"), "ArrowLeft", |playback| playback.by(-1))}</span>
                    <span class="go"><button type="button" class="btn primary stepped" aria-keyshortcuts="Space" on:click=move |_| playback.toggle()>{play}</button></span>
                    <span class:off=at_end>{step("ui-fwd", t!("replay-on"), "ArrowRight", |playback| playback.by(1))}</span>
                    <span class:off=at_end>{step("ui-last", t!("replay-last"), "End", |playback| playback.go(usize::MAX))}</span>
                </div>
                <p class="replay-place">{place}</p>
                <div class="replay-sets">
                    <Speed />
                    <PerspectiveMenu />
                </div>
            </div>
        </section>
    }
    .into_any()
}

#[component]
fn Speed() -> impl IntoView {
    let playback = Playback::here();
    let options = SPEEDS.iter().enumerate().map(|(number, &speed)| {
        let chosen = (playback.speed.get_untracked() - speed).abs() < f64::EPSILON;
        view! { <option value=number.to_string() selected=chosen>{t!("replay-times", speed = speed.to_string())}</option> }
    });
    let choose = move |event: ev::Event| {
        let number = event_target_value(&event).parse::<usize>().ok();
        if let Some(speed) = number.and_then(|number| SPEEDS.get(number)) {
            playback.speed.set(*speed);
        }
    };
    view! {
        <label class="replay-set">
            <Symbol name="ui-clock" class="i-s" /><span class="vh">{t!("replay-speed")}</span>
            <select class="field" on:change=choose>{options.collect_view()}</select>
        </label>
    }
}

/// From whose perspective the game is shown.
#[component]
fn PerspectiveMenu() -> impl IntoView {
    let playback = Playback::here();
    let chosen = |perspective: Perspective| playback.perspective.get_untracked() == perspective;
    let names = playback.names();
    let seats = names.iter().enumerate().filter_map(|(index, name)| Some((Seat::new(index)?, name.clone())));
    let seats = seats.map(|(seat, name)| {
        view! { <option value=seat.to_string() selected=chosen(Perspective::Seat(seat))>{name}</option> }
    });
    let choose = move |event: ev::Event| {
        let seat = event_target_value(&event).parse().ok().and_then(Seat::new);
        playback.perspective.set(seat.map_or(Perspective::Everyone, Perspective::Seat));
    };
    view! {
        <label class="replay-set">
            <Symbol name="ui-eye" class="i-s" /><span class="vh">{t!("replay-eyes")}</span>
            <select class="field" on:change=choose>
                <option value="" selected=chosen(Perspective::Everyone)>{t!("replay-everyone")}</option>
                {seats.collect_view()}
            </select>
        </label>
    }
}

/// Arrows go one step, Page keys one round, Home and End to the ends; Space plays and stops.
pub fn follow_keys(playback: Playback) {
    let keys = window_event_listener(ev::keydown, move |event| {
        // Elements that use these keys themselves keep them.
        let Some(key) = plain_key(&event) else { return };
        if within(&event, "[role=grid], [role=radiogroup], .replay-steps ol, .log") {
            return;
        }
        match key.as_str() {
            " " if within(&event, "a, button, summary, label") => return,
            " " => playback.toggle(),
            "ArrowLeft" => playback.by(-1),
            "ArrowRight" => playback.by(1),
            "PageUp" => playback.round(false),
            "PageDown" => playback.round(true),
            "Home" => playback.go(0),
            "End" => playback.go(usize::MAX),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
}
