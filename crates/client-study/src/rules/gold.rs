//! The rules of Gold, in short.

use super::Rule;
use super::pictures::Symbols;
use client::t;
use leptos::prelude::*;

/// The game in short.
#[component]
pub fn Gold() -> impl IntoView {
    view! {
        <h1>"Gold"</h1>
        <p class="lead">{t!("rule-g-lead")}</p>
        <Symbols names=&["gold-1", "gold-4", "prospector-2", "prospector-5", "dynamite", "mine"] />
        <Rule id="G-01 G-05" text=t!("rule-g-cards") />
        <Rule id="G-03 G-04" text=t!("rule-g-mines") />
        <h2>{t!("rule-g-turn-title")}</h2>
        <Rule id="G-07 G-12" text=t!("rule-g-turn") />
        <ul class="rule-list">
            <li><Rule id="G-08" text=t!("rule-g-dynamite") /></li>
            <li><Rule id="G-09" text=t!("rule-g-found") /></li>
            <li><Rule id="G-10" text=t!("rule-g-duel") /></li>
            <li><Rule id="G-11" text=t!("rule-g-nothing") /></li>
        </ul>
        <Rule id="G-13" text=t!("rule-g-piles") />
        <h2>{t!("rule-g-rush-title")}</h2>
        <Rule id="G-14 G-15" text=t!("rule-g-rush") />
        <Rule id="G-16" text=t!("rule-g-stall") />
        <h2>{t!("rule-g-end-title")}</h2>
        <Rule id="G-17" text=t!("rule-g-end") />
        <Rule id="G-18" text=t!("rule-g-match") />
    }
}
