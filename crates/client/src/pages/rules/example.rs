//! A round of Incan Gold, card by card.

use super::pictures::{Artifact, Hazard, Treasure};
use crate::symbol::Symbol;
use crate::t;
use leptos::prelude::*;

/// Four go in; what becomes of them follows the rules to the gem.
#[component]
pub fn Example() -> impl IntoView {
    view! {
        <h2>{t!("ex-title")}</h2>
        <p>{t!("ex-who")}</p>
        <ol class="example">
            <li><Treasure value=11 /><p>{t!("ex-11")}</p></li>
            <li><Hazard name="spider" /><p>{t!("ex-spider")}</p></li>
            <li><Treasure value=7 /><p>{t!("ex-7")}</p></li>
            <li><Symbol name="camp" class="step" /><p>{t!("ex-two-leave")}</p></li>
            <li><Artifact number=1 /><p>{t!("ex-artifact")}</p></li>
            <li><Treasure value=5 /><p>{t!("ex-5")}</p></li>
            <li><Symbol name="tent-open" class="step" /><p>{t!("ex-one-leaves")}</p></li>
            <li><Hazard name="spider" /><p>{t!("ex-bust")}</p></li>
        </ol>
    }
}
