//! What happened, newest first: a knot on the cord for each.

use super::scene::Scene;
use crate::t;
use leptos::prelude::*;

/// The log. It is not read out by itself; the voice of the page does that.
#[component]
pub fn Log() -> impl IntoView {
    let scene = Scene::here();
    let lines = move || scene.log.get().into_iter().rev().collect::<Vec<_>>();
    view! {
        <section class="panel stepped logbox" aria-labelledby="log-h">
            <h2 id="log-h">{t!("incan-log")}</h2>
            <ol class="log" reversed tabindex="0" aria-labelledby="log-h">
                <For each=lines key=|(number, _)| *number let((_, line))>
                    <li class=line.tone.class()>{line.text}</li>
                </For>
            </ol>
        </section>
    }
}
