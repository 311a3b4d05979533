//! The rules of Incan Gold.

use crate::solved;
use leptos::prelude::*;
use web_shell::pages::game::GamePages;
use web_shell::pages::rules::{Contents, Rule, Symbols, heading};
use web_shell::symbol::Symbol;
use web_shell::t;

/// What Incan Gold adds to the pages around its table.
pub struct Pages;

impl GamePages for Pages {
    fn rules() -> AnyView {
        let chapters = vec![
            ("turn", t!("rule-ig-turn-title")),
            ("cards", t!("rule-ig-cards-title")),
            ("leave", t!("rule-ig-leave-title")),
            ("example", t!("rule-ex-title")),
            ("end", t!("rule-ig-end-title")),
            ("editions", t!("rule-ig-editions-title")),
            ("house", t!("rule-ig-house-title")),
        ];
        view! {
            <Contents chapters />
            <p class="solved-way"><Symbol name="level-oracle" class="i-l" /><span>{t!("solved-teaser")}" "<a href="/solved">{t!("page-incan-gold")}</a></span></p>

            {heading("turn", t!("rule-ig-turn-title"))}
            <div class="two-choices">
                <div class="panel stepped"><Symbol name="torch" class="i-xl" /><p><b>{t!("rule-ig-torch")}</b> " " {t!("rule-ig-torch-what")}</p></div>
                <div class="panel stepped"><Symbol name="camp" class="i-xl" /><p><b>{t!("rule-ig-camp")}</b> " " {t!("rule-ig-camp-what")}</p></div>
            </div>
            <Rule id="I-04" text=t!("rule-ig-rounds") />
            <House id="I-04" text=t!("rule-ig-house-04") />
            <Rule id="I-05 I-06" text=t!("rule-ig-choose") />
            <House id="I-06" text=t!("rule-ig-house-06") />
            <Rule id="I-07 I-08" text=t!("rule-ig-first-card") />
            <House id="I-08" text=t!("rule-ig-house-08") />

            {heading("cards", t!("rule-ig-cards-title"))}
            <div class="with-card"><Card name="treasure-11" /><div>
                <h3>{t!("rule-ig-treasure")}</h3>
                <Rule id="I-09" text=t!("rule-ig-treasure-what") />
                <Rule id="I-01 I-03" text=t!("rule-ig-treasure-which") />
                <House id="I-03" text=t!("rule-ig-house-03") />
            </div></div>
            <div class="with-card"><Card name="hazard-snake" /><div>
                <h3>{t!("rule-ig-hazard")}</h3>
                <Rule id="I-11" text=t!("rule-ig-hazard-what") />
                <Symbols names=&["hazard-spider", "hazard-mummy", "hazard-fire", "hazard-snake", "hazard-rockfall"] />
                <p class="note">{t!("rule-ig-hazard-which")}</p>
            </div></div>
            <div class="with-card"><Card name="artifact-3" /><div>
                <h3>{t!("rule-ig-artifact")}</h3>
                <Rule id="I-10 I-13" text=t!("rule-ig-artifact-what") />
                <House id="I-13" text=t!("rule-ig-house-13") />
                <Rule id="I-14" text=t!("rule-ig-artifact-worth") />
                <House id="I-14" text=t!("rule-ig-house-14") />
            </div></div>

            {heading("leave", t!("rule-ig-leave-title"))}
            <Symbols names=&["tent-open", "gem-turquoise", "gem-obsidian", "gem-gold"] />
            <Rule id="I-12" text=t!("rule-ig-leave") />
            <House id="I-12" text=t!("rule-ig-house-12") />
            <Rule id="I-15" text=t!("rule-ig-leave-last") />
            <House id="I-15" text=t!("rule-ig-house-15") />
            <Rule id="I-16" text=t!("rule-ig-round-end") />
            <House id="I-16" text=t!("rule-ig-house-16") />
            <Rule id="I-17" text=t!("rule-ig-start-player") />
            <Rule id="I-19" text=t!("rule-ig-tents") />

            <Example />

            {heading("end", t!("rule-ig-end-title"))}
            <Rule id="I-18" text=t!("rule-ig-end") />
            <House id="I-18" text=t!("rule-ig-house-18") />
            <Rule id="I-20" text=t!("rule-ig-deck") />

            {heading("editions", t!("rule-ig-editions-title"))}
            <ul class="rule-list">
                <li><Rule id="I-21" text=t!("rule-ig-2006") /></li>
                <li><Rule id="I-22" text=t!("rule-ig-2005") /></li>
                <li><Rule id="I-23" text=t!("rule-ig-2016") /></li>
                <li><Rule id="I-24" text=t!("rule-ig-2020") /></li>
            </ul>

            {heading("house", t!("rule-ig-house-title"))}
            <p>{t!("rule-ig-house-about")}</p>
            <House id="I-02" text=t!("rule-ig-house-02") />
        }
        .into_any()
    }

    fn own_page() -> Option<AnyView> {
        Some(solved::Solved().into_any())
    }
}

/// What we decided where the rulebooks are silent or disagree, with the number of its rule.
#[component]
fn House(id: &'static str, text: String) -> impl IntoView {
    view! {
        <p class="rule ruling"><b class="tag">{t!("rule-ig-house-mark")}</b>" "{text}" "<small class="rule-id">{id}</small></p>
    }
}

/// A round of four, card by card; what happens follows the rules exactly.
#[component]
fn Example() -> impl IntoView {
    view! {
        {heading("example", t!("rule-ex-title"))}
        <p>{t!("rule-ex-who")}</p>
        <ol class="example">
            <li><Card name="treasure-11" /><p>{t!("rule-ex-11")}</p></li>
            <li><Card name="hazard-spider" /><p>{t!("rule-ex-spider")}</p></li>
            <li><Card name="treasure-7" /><p>{t!("rule-ex-7")}</p></li>
            <li><Symbol name="camp" class="step" /><p>{t!("rule-ex-two-leave")}</p></li>
            <li><Card name="artifact-1" /><p>{t!("rule-ex-artifact")}</p></li>
            <li><Card name="treasure-5" /><p>{t!("rule-ex-5")}</p></li>
            <li><Symbol name="tent-open" class="step" /><p>{t!("rule-ex-one-leaves")}</p></li>
            <li><Card name="hazard-spider" /><p>{t!("rule-ex-bust")}</p></li>
        </ol>
    }
}

/// A card as an illustration. What it shows is said in words beside it.
#[component]
fn Card(name: &'static str) -> impl IntoView {
    let (kind, which) = name.split_once('-').unwrap_or((name, ""));
    let value = (kind == "treasure").then(|| view! { <span class="v">{which}</span> });
    let symbol = if kind == "treasure" { "gem-turquoise" } else { name };
    view! {
        <span class=format!("q q-{kind}") aria-hidden="true">
            <span class="f stepped"><Symbol name=symbol />{value}</span>
        </span>
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_house_ruling_is_marked_at_its_rule() {
        let rules = include_str!("../../rules/rules.md");
        let page = include_str!("rules_page.rs");
        let rules = rules.split("- **").skip(1).filter(|rule| rule.contains("*(house ruling"));
        let numbers: Vec<&str> = rules.filter_map(|rule| rule.get(..4)).collect();
        assert!(numbers.len() > 10, "{numbers:?}");
        for number in numbers {
            assert!(page.contains(&format!("House id=\"{number}\"")), "{number}");
        }
    }
}
