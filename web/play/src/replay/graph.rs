//! What everyone had, or how likely they were to win, moment by moment, as lines.

use super::curves::{Curves, spread};
use super::playback::{Playback, Shown};
use super::review::numbers::percent;
use super::review::{Mark, Reviewing, glyph};
use crate::games::web_game;
use leptos::ev;
use leptos::prelude::*;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_shell::symbol::SeatSign;
use web_shell::t;
use wire::Moment;

/// More rounds than these are not all numbered.
const NUMBERED: usize = 16;

#[component]
pub fn Graph() -> impl IntoView {
    let (playback, reviewing) = (Playback::here(), Reviewing::here());
    let game = playback.game();
    let last = game.moments.len().saturating_sub(1).max(1) as f64;
    let scores = Arc::new(Curves::of_scores(&game.moments));
    // Nothing as long as the chances are not known.
    let curves = Memo::new(move |_| match playback.shown.get() {
        Shown::Score => Some(scores.clone()),
        Shown::Chance => reviewing.reviewed.get().map(|it| it.figures.curves.clone()),
    });
    let hovered = RwSignal::new(None::<usize>);
    let place = move |event: &ev::MouseEvent| {
        let plot = event.current_target()?.dyn_into::<web_sys::Element>().ok()?.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - plot.left()) / plot.width();
        (plot.width() > 0.0).then(|| (share.clamp(0.0, 1.0) * last).round() as usize)
    };
    let jump = move |event: ev::MouseEvent| {
        if let Some(at) = place(&event) {
            playback.go(at);
        }
    };
    let hover = move |event: ev::PointerEvent| {
        if event.pointer_type() == "mouse" {
            hovered.set(place(&event));
        }
    };
    let written = move |value: f64| match playback.shown.get() {
        Shown::Score => format!("{value:.0}"),
        Shown::Chance => percent(value),
    };
    let now = move || {
        let at = hovered.get().unwrap_or(playback.at.get());
        let values = curves.get().and_then(|curves| curves.values.get(at).cloned()).unwrap_or_default();
        let names = playback.names();
        let each = values.into_iter().enumerate().map(|(seat, value)| {
            let name = names.get(seat).cloned().unwrap_or_default();
            view! { <li><SeatSign seat size="s" /><span class="nm">{name}</span><span class="num">{written(value)}</span></li> }
        });
        each.collect_view()
    };
    let counted = web_game(game.game).replay.counted;
    let heading = move || match playback.shown.get() {
        Shown::Score => counted(),
        Shown::Chance => t!("review-chance"),
    };
    let levels = move || {
        let (low, high) = curves.get().map_or((0.0, 1.0), |curves| (curves.low, curves.high));
        let level = [1.0, 0.5, 0.0].map(|share| {
            view! { <span class="level num" style:--up=share.to_string()>{written(low + (high - low) * share)}</span> }
        });
        level.collect_view()
    };
    let lines = move || {
        let curves = curves.get()?;
        let seats = curves.values.first().map_or(0, Vec::len);
        let line = |seat: usize| {
            view! { <polyline class="line" data-seat=(seat + 1).to_string() points=curves.points(seat) /> }
        };
        Some((0..seats).map(line).collect_view())
    };
    let ends = move || {
        let ends = curves.get().map(|curves| spread(&curves)).unwrap_or_default();
        let end = |(seat, up): (usize, f64)| {
            view! { <span class="end" style:--up=(up / 100.0).to_string()><SeatSign seat size="s" /></span> }
        };
        ends.into_iter().enumerate().map(end).collect_view()
    };
    // Wrong choices, where the line of who made them was.
    let marks = move || {
        let figures = reviewing.reviewed.get().filter(|_| playback.shown.get() == Shown::Chance)?.figures;
        let mark = |mark: &Mark| {
            let chance = figures.curves.values.get(mark.at).and_then(|all| all.get(mark.seat.index()));
            let (at, up) = (mark.at as f64 / last, chance.copied().unwrap_or_default());
            view! { <span class="mark" data-label=mark.label.name() style:--at=at.to_string() style:--up=up.to_string()>{glyph(mark.label)}</span> }
        };
        Some(figures.marks.iter().map(mark).collect_view())
    };
    let value_text = move || {
        let at = playback.at.get();
        let values = curves.get().and_then(|curves| curves.values.get(at).cloned()).unwrap_or_default();
        let names = playback.names();
        let each =
            values.into_iter().zip(names.iter()).map(|(value, name)| format!("{name} {}", written(value)));
        let round = playback.with(at, |moment| moment.round).unwrap_or(1);
        let text = each.collect::<Vec<_>>().join(", ");
        t!("replay-at-text", step = at + 1, of = playback.len(), round = round, text = text)
    };
    let slide = move |event: ev::Event| {
        if let Ok(at) = event_target_value(&event).parse() {
            playback.go(at);
        }
    };
    let at = move |place: usize| (place as f64 / last).to_string();
    let rounds = Rounds::of(&game.moments);
    let unknown =
        move || (curves.get().is_none()).then(|| view! { <p class="unknown">{t!("review-waits")}</p> });
    view! {
        <section class="panel stepped replay-graph" aria-labelledby="replay-graph-h">
            <div class="head">
                <h2 id="replay-graph-h" tabindex="-1">{heading}</h2>
                {reviewing.is_possible().then(|| view! { <Switch /> })}
                <ul class="now">{now}</ul>
            </div>
            <div class="plot">
                {levels}
                <div class="field-of-lines" on:click=jump on:pointermove=hover on:pointerleave=move |_| hovered.set(None)>
                    <svg viewBox="0 0 1000 300" preserveAspectRatio="none" aria-hidden="true">
                        <path class="grid" d="M0 0H1000M0 150H1000M0 300H1000" />
                        {rounds.lines(last)}
                        {lines}
                    </svg>
                    {rounds.numbers(last)}
                    {marks}
                    {move || hovered.get().map(|place| view! { <span class="cursor hovered" style:--at=at(place)></span> })}
                    <span class="cursor" style:--at=move || at(playback.at.get())></span>
                    <input type="range" class="reader" min="0" max=(last as usize).to_string() step="1"
                        aria-label=move || t!("replay-graph-label", what = heading()) aria-valuetext=value_text
                        prop:value=move || playback.at.get().to_string() on:input=slide />
                    {unknown}
                </div>
                <div class="ends" aria-hidden="true">{ends}</div>
            </div>
        </section>
    }
}

/// What the lines are of.
#[component]
fn Switch() -> impl IntoView {
    let (playback, reviewing) = (Playback::here(), Reviewing::here());
    let option = |shown: Shown, label: String| {
        let choose = move |_| {
            playback.shown.set(shown);
            if shown == Shown::Chance {
                reviewing.begin();
            }
        };
        view! {
            <label>
                <input type="radio" name="replay-shown" prop:checked=move || playback.shown.get() == shown on:change=choose />
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <div class="replay-either" role="radiogroup" aria-label=t!("review-shown")>
            {option(Shown::Score, t!("review-score"))}
            {option(Shown::Chance, t!("review-chance"))}
        </div>
    }
}

/// At which moments rounds begin.
struct Rounds(Vec<(usize, u32)>);

impl Rounds {
    fn of(moments: &[Moment]) -> Rounds {
        let mut last = 0;
        let begins = |(at, moment): (usize, &Moment)| {
            let begins = std::mem::replace(&mut last, moment.round) != moment.round;
            begins.then_some((at, moment.round))
        };
        Rounds(moments.iter().enumerate().filter_map(begins).collect())
    }

    fn lines(&self, last: f64) -> impl IntoView + use<> {
        let line = |(at, _): &(usize, u32)| {
            let x = 1000.0 * *at as f64 / last;
            view! { <line class="grid" x1=x x2=x y1="0" y2="300" /> }
        };
        self.0.iter().map(line).collect_view()
    }

    fn numbers(&self, last: f64) -> impl IntoView + use<> {
        let every = self.0.len().div_ceil(NUMBERED).max(1);
        let number = |(at, round): &(usize, u32)| {
            view! { <span class="round" style:--at=(*at as f64 / last).to_string()>{*round}</span> }
        };
        self.0.iter().step_by(every).map(number).collect_view()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_begin_where_their_number_is_new() {
        let moments: Vec<Moment> = (0..7)
            .map(|step| Moment { step, round: 1 + step / 3, scores: Vec::new(), events: Vec::new() })
            .collect();
        assert_eq!(Rounds::of(&moments).0, [(0, 1), (3, 2), (6, 3)]);
    }
}
