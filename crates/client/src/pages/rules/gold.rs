//! The rules of Gold, in short.

use super::Rule;
use super::pictures::Symbols;
use crate::t;
use leptos::prelude::*;

/// The game in short.
#[component]
pub fn Gold() -> impl IntoView {
    view! {
        <h1>"Gold"</h1>
        <p class="lead">{t!("g-lead")}</p>
        <Symbols names=&["gold-1", "gold-4", "prospector-2", "prospector-5", "dynamite", "mine"] />
        <Rule id="G-01 G-05" text=t!("g-cards") />
        <Rule id="G-03 G-04" text=t!("g-mines") />
        <h2>{t!("g-turn-title")}</h2>
        <Rule id="G-07 G-12" text=t!("g-turn") />
        <ul class="rule-list">
            <li><Rule id="G-08" text=t!("g-dynamite") /></li>
            <li><Rule id="G-09" text=t!("g-found") /></li>
            <li><Rule id="G-10" text=t!("g-duel") /></li>
            <li><Rule id="G-11" text=t!("g-nothing") /></li>
        </ul>
        <Rule id="G-13" text=t!("g-piles") />
        <h2>{t!("g-rush-title")}</h2>
        <Rule id="G-14 G-15" text=t!("g-rush") />
        <Rule id="G-16" text=t!("g-stall") />
        <h2>{t!("g-end-title")}</h2>
        <Rule id="G-17" text=t!("g-end") />
        <Rule id="G-18" text=t!("g-match") />
    }
}
