//! The cord: a slider with a knot for every moment.

use super::lines::Knot;
use super::playback::Playback;
use super::review::{Reviewing, glyph};
use crate::games::web_game;
use leptos::ev;
use leptos::prelude::*;
use web_shell::t;

/// With more knots than these, only those with a meaning are drawn.
const MAX_KNOTS: usize = 160;

#[component]
pub fn Cord() -> impl IntoView {
    let playback = Playback::here();
    let last = playback.len().saturating_sub(1);
    let steps = playback.steps();
    let sparse = steps.len() > MAX_KNOTS;
    // Some knots of a very long game are left out, so that the page stays small.
    let every = steps.len().div_ceil(MAX_KNOTS * 8).max(1);
    let knots = steps.iter().enumerate().filter(|(at, step)| match step.knot {
        Knot::Plain => !sparse,
        Knot::Round => true,
        Knot::Gain | Knot::Loss => at % every == 0,
    });
    let knots = knots.map(|(at, step)| {
        let place = if last == 0 { 0.0 } else { at as f64 / last as f64 };
        view! { <i class=step.knot.class() style:--at=place.to_string()></i> }
    });
    let reviewing = Reviewing::here();
    let marks = move || {
        let figures = reviewing.reviewed.get()?.figures;
        let mark = |mark: &super::review::Mark| {
            let place = mark.at as f64 / last.max(1) as f64;
            view! { <b data-label=mark.label.name() style:--at=place.to_string()>{glyph(mark.label)}</b> }
        };
        Some(figures.marks.iter().map(mark).collect_view())
    };
    let value_text = move || {
        let at = playback.at.get();
        let round = playback.with(at, |moment| moment.round).unwrap_or(1);
        let text = playback.steps().get(at).map(|step| step.text.clone()).unwrap_or_default();
        t!("replay-at-text", step = at + 1, of = playback.len(), round = round, text = text)
    };
    let slide = move |event: ev::Event| {
        if let Ok(at) = event_target_value(&event).parse() {
            playback.go(at);
        }
    };
    let press = move |event: ev::KeyboardEvent| {
        match event.key().as_str() {
            "PageUp" => playback.round(false),
            "PageDown" => playback.round(true),
            " " => playback.toggle(),
            _ => return,
        }
        event.prevent_default();
    };
    let words = web_game(playback.game().game).replay;
    let legend = [Knot::Round, Knot::Gain, Knot::Loss].into_iter().filter_map(|knot| {
        let meaning = knot.meaning(&words)?;
        Some(view! { <li><i class=knot.class()></i>{meaning}</li> })
    });
    view! {
        <div class="replay-cord">
            <div class="replay-knots" aria-hidden="true">{knots.collect_view()}{marks}</div>
            <input type="range" min="0" max=last.to_string() step="1" aria-label=t!("replay-slider") aria-valuetext=value_text
                prop:value=move || playback.at.get().to_string() on:input=slide on:keydown=press />
        </div>
        <ul class="replay-legend" aria-hidden="true">{legend.collect_view()}</ul>
    }
}
