//! The rules of Gold.

mod pictures;

use leptos::prelude::*;
use pictures::{Cards, Corner, Turn};
use web_shell::pages::game::GamePages;
use web_shell::pages::rules::{Contents, Rule, heading};
use web_shell::t;

/// What Gold adds to the pages around its table.
pub struct Pages;

impl GamePages for Pages {
    fn rules() -> AnyView {
        let chapters = vec![
            ("cards", t!("rule-g-cards-title")),
            ("start", t!("rule-g-start-title")),
            ("turn", t!("rule-g-turn-title")),
            ("memory", t!("rule-g-memory-title")),
            ("rush", t!("rule-g-rush-title")),
            ("example", t!("rule-g-ex-title")),
            ("end", t!("rule-g-end-title")),
            ("house", t!("rule-g-house-title")),
        ];
        view! {
            <Contents chapters />

            {heading("cards", t!("rule-g-cards-title"))}
            <Rule id="G-01" text=t!("rule-g-box") />
            <House id="G-01" text=t!("rule-g-ours-colors") />
            <Cards cards=&["gold-1", "gold-2", "gold-3", "gold-4"] />
            <Rule id="G-01" text=t!("rule-g-gold-cards") />
            <Cards cards=&["green-2", "orange-3", "blue-4", "red-5", "purple-5"] />
            <Rule id="G-01" text=t!("rule-g-prospectors") />
            <Cards cards=&["dynamite"] />
            <Rule id="G-01" text=t!("rule-g-dynamite-cards") />
            <Rule id="G-02" text=t!("rule-g-players") />

            {heading("start", t!("rule-g-start-title"))}
            <Cards cards=&["mine-green", "mine-orange", "mine-blue", "mine-red", "mine-purple"] />
            <Rule id="G-03" text=t!("rule-g-owners") />
            <House id="G-03" text=t!("rule-g-ours-mines") />
            <Rule id="G-04" text=t!("rule-g-neutral") />
            <Corner />
            <Rule id="G-05" text=t!("rule-g-square") />
            <House id="G-05" text=t!("rule-g-ours-places") />
            <Rule id="G-06" text=t!("rule-g-begins") />
            <House id="G-06" text=t!("rule-g-ours-start") />

            {heading("turn", t!("rule-g-turn-title"))}
            <Rule id="G-07" text=t!("rule-g-two-cards") />
            <House id="G-07" text=t!("rule-g-ours-one-by-one") />
            <div class="g-outcome">
                <Turn cards=[("dynamite", true), ("gold-2", true)] sign="+" then=&["hole", "hole"] />
                <div><h3>{t!("rule-g-out-dynamite")}</h3><Rule id="G-08" text=t!("rule-g-dynamite-what") /></div>
            </div>
            <div class="g-outcome">
                <Turn cards=[("green-4", false), ("gold-3", false)] sign="≥" then=&["mine-green"] />
                <div>
                    <h3>{t!("rule-g-out-found")}</h3>
                    <Rule id="G-09" text=t!("rule-g-found-what") />
                    <p class="note">{t!("rule-g-found-example")}</p>
                </div>
            </div>
            <div class="g-outcome">
                <Turn cards=[("blue-5", false), ("red-3", true)] sign=">" then=&["down", "hole"] />
                <div>
                    <h3>{t!("rule-g-out-duel")}</h3>
                    <Rule id="G-10" text=t!("rule-g-duel-what") />
                    <p class="note">{t!("rule-g-duel-example")}</p>
                </div>
            </div>
            <div class="g-outcome">
                <Turn cards=[("orange-2", false), ("gold-4", false)] sign="<" then=&["down", "down"] />
                <div><h3>{t!("rule-g-out-nothing")}</h3><Rule id="G-11" text=t!("rule-g-nothing-what") /></div>
            </div>
            <Rule id="G-12" text=t!("rule-g-next") />

            {heading("memory", t!("rule-g-memory-title"))}
            <Rule id="G-13" text=t!("rule-g-pile") />
            <House id="G-13" text=t!("rule-g-ours-piles") />
            <Rule id="G-07 G-13" text=t!("rule-g-remember") />
            <House id="G-13" text=t!("rule-g-ours-removed") />

            {heading("rush", t!("rule-g-rush-title"))}
            <Cards cards=&["down", "hole", "down", "gold-4", "hole"] />
            <Rule id="G-14" text=t!("rule-g-rush-begins") />
            <Rule id="G-15" text=t!("rule-g-rush-what") />
            <Rule id="G-16" text=t!("rule-g-stalled") />
            <House id="G-16" text=t!("rule-g-ours-stalled") />

            <Example />

            {heading("end", t!("rule-g-end-title"))}
            <Rule id="G-17" text=t!("rule-g-end-points") />
            <Rule id="G-18" text=t!("rule-g-match-what") />
            <House id="G-18" text=t!("rule-g-ours-match") />

            {heading("house", t!("rule-g-house-title"))}
            <p class="rule">{t!("rule-g-ours-all")}</p>
        }
        .into_any()
    }
}

/// What we decided where the rulebook is silent, with the number of its rule.
#[component]
fn House(id: &'static str, text: String) -> impl IntoView {
    view! {
        <p class="rule ruling"><b class="tag">{t!("rule-g-ours")}</b>" "{text}" "<small class="rule-id">{id}</small></p>
    }
}

/// Six turns of three players; what happens to the cards follows the rules exactly.
#[component]
fn Example() -> impl IntoView {
    view! {
        {heading("example", t!("rule-g-ex-title"))}
        <p>{t!("rule-g-ex-who")}</p>
        <ol class="g-example">
            <li><Turn cards=[("gold-3", false), ("orange-2", false)] sign=">" /><p>{t!("rule-g-ex-weak")}</p></li>
            <li><Turn cards=[("orange-4", false), ("gold-3", false)] sign="≥" /><p>{t!("rule-g-ex-found")}</p></li>
            <li><Turn cards=[("green-3", false), ("gold-2", false)] sign="≥" /><p>{t!("rule-g-ex-other")}</p></li>
            <li><Turn cards=[("purple-5", false), ("gold-4", false)] sign="≥" /><p>{t!("rule-g-ex-neutral")}</p></li>
            <li><Turn cards=[("blue-5", false), ("orange-2", true)] sign=">" /><p>{t!("rule-g-ex-duel")}</p></li>
            <li><Turn cards=[("dynamite", true), ("gold-4", true)] sign="+" /><p>{t!("rule-g-ex-dynamite")}</p></li>
        </ol>
    }
}
