//! The dock: what is asked, and the choice.

use crate::scene::Scene;
use client::browser;
use client::handover::Handover;
use client::living_room::Bar;
use client::play::{Finish, Instead, Refused, StandIn, Standing, TimeLeft, Watch, keep_focus, standing};
use client::t;
use last_torch::Action;
use leptos::prelude::*;

/// The dock.
#[component]
pub fn Dock() -> impl IntoView {
    if let Some(instead) = use_context::<Instead>() {
        return (instead.0)();
    }
    let scene = Scene::here();
    if scene.company.table.screen {
        return view! { <Bar /> }.into_any();
    }
    let asked = Memo::new(move |_| {
        let open = scene.asked.open().is_some() && scene.asked.on_its_way().is_none();
        (standing(scene.company), open)
    });
    keep_focus(asked);
    let heading = move || match asked.get() {
        (Standing::Over, _) => t!("torch-over"),
        (Standing::Plays, true) => t!("torch-ask"),
        _ => t!("torch-wait", name = scene.company.name(scene.now.with(|now| now.turn.index()))),
    };
    let content = move || match asked.get() {
        (Standing::Over, _) => view! { <Finish /> }.into_any(),
        (Standing::Handover, _) => view! { <div class="mine-choice stepped"><Handover /></div> }.into_any(),
        (Standing::Watch, _) => view! { <Watch note=t!("torch-watching-note") /> }.into_any(),
        (Standing::StandIn, _) => view! { <StandIn /> }.into_any(),
        (Standing::Plays, true) => view! { <Choices /> }.into_any(),
        (Standing::Plays, false) => ().into_any(),
    };
    view! {
        <section class="dock" aria-labelledby="dock-h">
            <div class="ask">
                <h2 id="dock-h" tabindex="-1">{heading}</h2>
                <TimeLeft />
            </div>
            {content}
            <Refused />
        </section>
    }
    .into_any()
}

/// On or back, each with what it means.
#[component]
fn Choices() -> impl IntoView {
    let scene = Scene::here();
    let carried = move || scene.now.with(|now| now.carried);
    let choose = move |action: Action| {
        if scene.asked.choose(action) {
            browser::focus("dock-h"); // the buttons go away; the focus must not
        }
    };
    view! {
        <div class="torch-choices" role="group" aria-label=t!("torch-ask")>
            <button type="button" class="btn stepped" aria-keyshortcuts="O" on:click=move |_| choose(Action::On)>
                {t!("torch-on")}" "<kbd class="key" aria-hidden="true">"O"</kbd>
            </button>
            <button type="button" class="btn primary stepped" aria-keyshortcuts="B" on:click=move |_| choose(Action::Back)>
                {move || t!("torch-back", gems = carried())}" "<kbd class="key" aria-hidden="true">"B"</kbd>
            </button>
        </div>
    }
}
