//! The rules of Last Torch.

use super::{Rule, Ways};
use catalog::Kind;
use client::t;
use leptos::prelude::*;

/// The whole game.
#[component]
pub fn LastTorch() -> impl IntoView {
    view! {
        <h1>"Last Torch"</h1>
        <p class="lead">{t!("rule-t-lead")}</p>
        <Ways game=Kind::LastTorch />
        <Rule id="T-01" text=t!("rule-t-players") />
        <Rule id="T-02" text=t!("rule-t-throw") />
        <Rule id="T-03" text=t!("rule-t-one") />
        <Rule id="T-04" text=t!("rule-t-choice") />
        <Rule id="T-05" text=t!("rule-t-end") />
    }
}
