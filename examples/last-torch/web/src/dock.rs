//! The dock: what is asked, and the choice.

use crate::table::Scene;
use last_torch_rules::Action;
use leptos::prelude::*;
use web_shell::browser;
use web_shell::play::{Dock, DockState};
use web_shell::t;

/// The dock. It shows the choices to a player who has to choose.
#[component]
pub fn ChoiceDock() -> impl IntoView {
    let scene = Scene::here();
    let state = Memo::new(move |_| {
        DockState::of(scene.players, || scene.asked.open().is_some() && scene.asked.on_its_way().is_none())
    });
    let heading = Signal::derive(move || match state.get() {
        DockState::Over => t!("torch-over"),
        DockState::Playing(true) => t!("torch-ask"),
        _ => t!("torch-wait", name = scene.players.name(scene.now.with(|now| now.turn))),
    });
    let watching = Signal::derive(|| t!("torch-watching-note"));
    let playing = |asked: bool| if asked { view! { <Choices /> }.into_any() } else { ().into_any() };
    view! { <Dock state heading watching playing /> }
}

/// On or back, each with what it means.
#[component]
fn Choices() -> impl IntoView {
    let scene = Scene::here();
    let carried = move || scene.now.with(|now| now.carried);
    let choose = move |action: Action| {
        if scene.choose(action) {
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
