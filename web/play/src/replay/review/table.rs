//! The chances as a table: at the beginning, at the key moments, and at the end.

use super::figures::Figures;
use super::numbers::percent;
use crate::replay::playback::Playback;
use leptos::prelude::*;
use std::sync::Arc;
use web_shell::t;

#[component]
pub fn Table(figures: Arc<Figures>) -> impl IntoView {
    let playback = Playback::here();
    let steps = playback.steps();
    let heads =
        playback.names().iter().map(|name| view! { <th scope="col">{name.clone()}</th> }).collect_view();
    let rows = moments(&figures).into_iter().map(|at| {
        let chances = figures.curves.values.get(at).cloned().unwrap_or_default();
        let cells = chances.into_iter().map(|chance| view! { <td class="num">{percent(chance)}</td> });
        let text = steps.get(at).map(|step| step.text.clone()).unwrap_or_default();
        view! { <tr><th scope="row">{t!("review-row", step = at + 1, text = text)}</th>{cells.collect_view()}</tr> }
    });
    let rows = rows.collect_view();
    view! {
        <details class="keep">
            <summary>{t!("review-table")}</summary>
            <div class="review-scroll" tabindex="0" role="region" aria-label=t!("review-keys")>
                <table class="review-table">
                    <thead><tr><th scope="col">{t!("review-moment")}</th>{heads}</tr></thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </details>
    }
}

fn moments(figures: &Figures) -> Vec<usize> {
    let last = figures.curves.values.len().saturating_sub(1);
    let mut all: Vec<usize> =
        figures.keys.iter().flat_map(|key| [key.before, key.at]).chain([0, last]).collect();
    all.sort_unstable();
    all.dedup();
    all
}
