//! The list of all steps, to jump to any of them.

use super::lines::ReplayStep;
use super::playback::Playback;
use super::review::{Reviewing, glyph, word};
use leptos::html::Ol;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_shell::symbol::{SeatSign, Symbol};
use web_shell::t;

/// At most this many steps are on the page at once; the list of a longer game shows those around the current moment.
const SHOWN: usize = 400;

#[component]
pub fn Steps() -> impl IntoView {
    let playback = Playback::here();
    let list = NodeRef::<Ol>::new();
    let first = Memo::new(move |_| first_shown(playback.at.get(), playback.len()));
    let current = Selector::new(move || playback.at.get());
    // The list follows the game; the page stays where it is.
    Effect::new(move |_| {
        let (at, first) = (playback.at.get(), first.get());
        let Some(list) = list.get() else { return };
        let item = list
            .children()
            .item((at - first) as u32)
            .and_then(|item| item.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(item) = item {
            let middle = item.offset_top() - (list.client_height() - item.offset_height()) / 2;
            list.set_scroll_top(middle);
        }
    });
    let rows = move || {
        let current = current.clone();
        let first = first.get();
        let steps = playback.steps();
        let shown = steps.iter().enumerate().skip(first).take(SHOWN);
        shown.map(|(at, step)| row(playback, at, step, current.clone())).collect_view()
    };
    view! {
        <section class="panel stepped replay-steps" aria-labelledby="replay-steps-h">
            <h2 id="replay-steps-h">{t!("replay-steps")}</h2>
            <ol node_ref=list tabindex="0" aria-labelledby="replay-steps-h">{rows}</ol>
        </section>
    }
}

fn row(playback: Playback, at: usize, step: &ReplayStep, current: Selector<usize>) -> impl IntoView + use<> {
    let seats = step
        .seats
        .iter()
        .take(3)
        .map(|seat| view! { <SeatSign seat=seat.index() size="s" /> })
        .collect_view();
    let reviewing = Reviewing::here();
    let marks = move || {
        let figures = reviewing.reviewed.get()?.figures;
        let worst = figures.marked(at).map(|mark| mark.label).max()?;
        let sign =
            view! { <span aria-hidden="true">{glyph(worst)}</span><span class="vh">{word(worst)}</span> };
        Some(view! { <span class="lb" data-label=worst.name()>{sign}</span> })
    };
    let is_current = move || current.selected(&at).then_some("step");
    view! {
        <li class=step.knot.tone().class()>
            <button type="button" aria-current=is_current on:click=move |_| playback.go(at)>
                <span class="ix num">{at + 1}</span>
                <Symbol name=step.symbol.clone() class="i-s" />
                <span>{step.text.clone()}</span>
                <span class="ss">{marks}{seats}</span>
            </button>
        </li>
    }
}

/// The first step that is in the page.
fn first_shown(at: usize, of: usize) -> usize {
    let half = SHOWN / 2;
    let from = (at / half * half).saturating_sub(half / 2);
    from.min(of.saturating_sub(SHOWN))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_moment_that_is_looked_at_is_always_in_the_list() {
        for of in [1, 5, 399, 400, 401, 1000, 20_000] {
            for at in 0..of {
                let first = first_shown(at, of);
                assert!(first <= at && at < first + SHOWN, "{at} of {of}: {first}");
                assert!(of > SHOWN || first == 0);
            }
        }
    }
}
