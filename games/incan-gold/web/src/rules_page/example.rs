//! A round of Incan Gold, card by card.

use super::pictures::{Artifact, Hazard, Treasure};
use leptos::prelude::*;
use web_shell::pages::rules::heading;
use web_shell::symbol::Symbol;
use web_shell::t;

/// Four go in; what becomes of them follows the rules to the gem.
#[component]
pub fn Example() -> impl IntoView {
    view! {
        {heading("example", t!("rule-ex-title"))}
        <p>{t!("rule-ex-who")}</p>
        <ol class="example">
            <li><Treasure value=11 /><p>{t!("rule-ex-11")}</p></li>
            <li><Hazard name="spider" /><p>{t!("rule-ex-spider")}</p></li>
            <li><Treasure value=7 /><p>{t!("rule-ex-7")}</p></li>
            <li><Symbol name="camp" class="step" /><p>{t!("rule-ex-two-leave")}</p></li>
            <li><Artifact number=1 /><p>{t!("rule-ex-artifact")}</p></li>
            <li><Treasure value=5 /><p>{t!("rule-ex-5")}</p></li>
            <li><Symbol name="tent-open" class="step" /><p>{t!("rule-ex-one-leaves")}</p></li>
            <li><Hazard name="spider" /><p>{t!("rule-ex-bust")}</p></li>
        </ol>
    }
}
