//! The rules of Lost Temple, in short.

use super::Rule;
use super::pictures::Symbols;
use client::symbol::Symbol;
use client::t;
use leptos::prelude::*;

/// The game in short.
#[component]
pub fn LostTemple() -> impl IntoView {
    let characters = [
        ("char-shaman", "L-15", t!("rule-lt-shaman")),
        ("char-thief", "L-16", t!("rule-lt-thief")),
        ("char-seer", "L-18", t!("rule-lt-seer")),
        ("char-priest", "L-19", t!("rule-lt-priest")),
        ("char-elder", "L-20", t!("rule-lt-elder")),
        ("char-artisan", "L-21", t!("rule-lt-artisan")),
        ("char-scout", "L-22", t!("rule-lt-scout")),
        ("char-canoe", "L-23", t!("rule-lt-canoe")),
        ("char-child", "L-24", t!("rule-lt-child")),
    ];
    view! {
        <h1>"Lost Temple"</h1>
        <p class="lead">{t!("rule-lt-lead")}</p>
        <Rule id="L-02 L-04" text=t!("rule-lt-board") />
        <h2>{t!("rule-lt-draft-title")}</h2>
        <Rule id="L-07 L-08" text=t!("rule-lt-idol") />
        <Rule id="L-09 L-11 L-12" text=t!("rule-lt-draft") />
        <h2>{t!("rule-lt-call-title")}</h2>
        <Rule id="L-14" text=t!("rule-lt-call") />
        <ol class="characters">
            {characters.into_iter().map(|(symbol, id, text)| view! {
                <li><Symbol name=symbol class="i-l" /><Rule id text /></li>
            }).collect_view()}
        </ol>
        <h2>{t!("rule-lt-way-title")}</h2>
        <Symbols names=&["jungle", "machete", "event-token", "village", "temple", "great-temple"] />
        <Rule id="L-26" text=t!("rule-lt-jungle") />
        <Rule id="L-28 L-30" text=t!("rule-lt-events") />
        <Rule id="L-31 L-32" text=t!("rule-lt-end") />
    }
}
