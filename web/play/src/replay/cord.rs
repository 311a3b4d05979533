//! The cord: a slider with a knot for every moment.

use super::lines::Knot;
use super::reel::Reel;
use crate::games::web_game;
use leptos::ev;
use leptos::prelude::*;
use web_shell::t;

/// More knots than these cannot be told apart: then only those that mean something are tied.
const MAX_KNOTS: usize = 160;

/// The slider.
#[component]
pub fn Cord() -> impl IntoView {
    let reel = Reel::here();
    let last = reel.len().saturating_sub(1);
    let steps = reel.steps();
    let sparse = steps.len() > MAX_KNOTS;
    // Of a very long game some knots are left out, so that the page stays light.
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
    let value_text = move || {
        let at = reel.at.get();
        let round = reel.with(at, |moment| moment.round).unwrap_or(1);
        let text = reel.steps().get(at).map(|step| step.text.clone()).unwrap_or_default();
        t!("replay-at-text", step = at + 1, of = reel.len(), round = round, text = text)
    };
    let slide = move |event: ev::Event| {
        if let Ok(at) = event_target_value(&event).parse() {
            reel.go(at);
        }
    };
    let press = move |event: ev::KeyboardEvent| {
        match event.key().as_str() {
            "PageUp" => reel.round(false),
            "PageDown" => reel.round(true),
            " " => reel.toggle(),
            _ => return,
        }
        event.prevent_default();
    };
    let words = web_game(reel.game().game).replay;
    let legend = [Knot::Round, Knot::Gain, Knot::Loss].into_iter().filter_map(|knot| {
        let meaning = knot.meaning(&words)?;
        Some(view! { <li><i class=knot.class()></i>{meaning}</li> })
    });
    view! {
        <div class="replay-cord">
            <div class="replay-knots" aria-hidden="true">{knots.collect_view()}</div>
            <input type="range" min="0" max=last.to_string() step="1" aria-label=t!("replay-slider") aria-valuetext=value_text
                prop:value=move || reel.at.get().to_string() on:input=slide on:keydown=press />
        </div>
        <ul class="replay-legend" aria-hidden="true">{legend.collect_view()}</ul>
    }
}
