//! The rules of Incan Gold.

use super::Rule;
use super::example::Example;
use super::pictures::{Artifact, Hazard, Symbols, Treasure};
use crate::symbol::Symbol;
use crate::t;
use leptos::prelude::*;

/// The whole game.
#[component]
pub fn IncanGold() -> impl IntoView {
    view! {
        <h1>"Incan Gold"</h1>
        <p class="lead">{t!("ig-lead")}</p>

        <h2>{t!("ig-turn-title")}</h2>
        <div class="two-choices">
            <div class="panel stepped"><Symbol name="torch" class="i-xl" /><p><b>{t!("ig-torch")}</b> " " {t!("ig-torch-what")}</p></div>
            <div class="panel stepped"><Symbol name="camp" class="i-xl" /><p><b>{t!("ig-camp")}</b> " " {t!("ig-camp-what")}</p></div>
        </div>
        <Rule id="I-04" text=t!("ig-rounds") />
        <Rule id="I-05 I-06" text=t!("ig-choose") />
        <Rule id="I-07 I-08" text=t!("ig-first-card") />

        <h2>{t!("ig-cards-title")}</h2>
        <div class="with-card"><Treasure value=11 /><div>
            <h3>{t!("ig-treasure")}</h3>
            <Rule id="I-09" text=t!("ig-treasure-what") />
            <Rule id="I-01 I-03" text=t!("ig-treasure-which") />
        </div></div>
        <div class="with-card"><Hazard name="snake" /><div>
            <h3>{t!("ig-hazard")}</h3>
            <Rule id="I-11" text=t!("ig-hazard-what") />
            <Symbols names=&["hazard-spider", "hazard-mummy", "hazard-fire", "hazard-snake", "hazard-rockfall"] />
            <p class="note">{t!("ig-hazard-which")}</p>
        </div></div>
        <div class="with-card"><Artifact number=3 /><div>
            <h3>{t!("ig-artifact")}</h3>
            <Rule id="I-10 I-13" text=t!("ig-artifact-what") />
            <Rule id="I-14" text=t!("ig-artifact-worth") />
        </div></div>

        <h2>{t!("ig-leave-title")}</h2>
        <Symbols names=&["tent-open", "gem-turquoise", "gem-obsidian", "gem-gold"] />
        <Rule id="I-12" text=t!("ig-leave") />
        <Rule id="I-15" text=t!("ig-leave-last") />
        <Rule id="I-16" text=t!("ig-round-end") />
        <Rule id="I-17" text=t!("ig-start-player") />
        <Rule id="I-19" text=t!("ig-tents") />

        <Example />

        <h2>{t!("ig-end-title")}</h2>
        <Rule id="I-18" text=t!("ig-end") />
        <Rule id="I-20" text=t!("ig-deck") />

        <h2>{t!("ig-editions-title")}</h2>
        <ul class="rule-list">
            <li><Rule id="I-21" text=t!("ig-2006") /></li>
            <li><Rule id="I-22" text=t!("ig-2005") /></li>
            <li><Rule id="I-23" text=t!("ig-2016") /></li>
            <li><Rule id="I-24" text=t!("ig-2020") /></li>
        </ul>

        <h2>{t!("ig-house-title")}</h2>
        <Rule id="I-02" text=t!("ig-house") />
    }
}
