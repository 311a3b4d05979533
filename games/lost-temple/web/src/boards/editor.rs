//! The drawing table: a board is changed, drawn and checked at every step.

use super::Desk;
use super::draft::Draft;
use super::faults;
use super::gallery::download;
use super::numbers::{Starts, Tokens};
use super::spaces::Spaces;
use crate::track::{Marks, Track};
use leptos::prelude::*;
use std::sync::Arc;
use web_shell::browser;
use web_shell::t;

#[component]
pub fn Editor() -> impl IntoView {
    let desk = Desk::here();
    // While the page lets go of it there is no draft any more.
    let draft = Signal::derive(move || desk.draft.get().unwrap_or_else(Draft::fresh));
    let change = Callback::new(move |how: Change| {
        desk.draft.update(|draft| {
            if let Some(draft) = draft {
                how(draft);
            }
        });
    });
    let plan = Memo::new(move |_| draft.with(Draft::plan));
    let marks = Memo::new(move |_| plan.with(Marks::before_a_game));
    let nameless = Memo::new(move |_| draft.with(|draft| draft.name.trim().is_empty()));
    let faults = Memo::new(move |_| {
        let mut wrong = match draft.with(Draft::check) {
            Ok(_) => Vec::new(),
            Err(error) => faults::sentences(&error),
        };
        if nameless.get() {
            wrong.insert(0, t!("board-nameless"));
        }
        wrong
    });
    let sound = Memo::new(move |_| faults.with(Vec::is_empty));
    let said = RwSignal::new(None::<String>);
    let board = move || draft.with_untracked(Draft::check).ok().map(Arc::new);
    let save = move |_| {
        if let Some(board) = board() {
            let kept = desk.keep(&board);
            said.set(Some(if kept { t!("board-saved", name = board.name()) } else { t!("board-no-room") }));
        }
    };
    let play = move |_| {
        if let Some(board) = board() {
            desk.keep(&board);
            desk.play(board);
        }
    };
    let close = move |_| {
        desk.draft.set(None);
        browser::begin_page();
    };
    Effect::new(move |_| {
        draft.track();
        said.set(None);
    });
    view! {
        <section class="panel stepped board-editor" aria-labelledby="draw-title">
            <h2 id="draw-title" tabindex="-1">{t!("board-draw")}</h2>
            <div class="board-names">
                <p><label for="board-name">{t!("board-name")}</label>
                    <input id="board-name" class="field" maxlength="40" autocomplete="off" prop:value=move || draft.with(|it| it.name.clone())
                        aria-invalid=move || nameless.get().then_some("true")
                        on:input:target=move |event| { let name = event.target().value(); change.run(Box::new(move |draft| draft.name = name)) } />
                </p>
                <p><label for="board-about">{t!("board-about")}</label>
                    <input id="board-about" class="field" maxlength="200" autocomplete="off" prop:value=move || draft.with(|it| it.about.clone())
                        on:input:target=move |event| { let about = event.target().value(); change.run(Box::new(move |draft| draft.about = about)) } />
                </p>
            </div>
            <Track plan marks />
            <Spaces draft change />
            <Starts draft change />
            <Tokens draft change />
            <div class="board-check" role="status">
                {move || if sound.get() {
                    view! { <p class="board-sound">{t!("board-sound")}</p> }.into_any()
                } else {
                    view! {
                        <h3>{t!("board-faults")}</h3>
                        <ul class="board-faults">{faults.get().into_iter().map(|fault| view! { <li>{fault}</li> }).collect_view()}</ul>
                    }.into_any()
                }}
            </div>
            <div class="board-ways">
                <button type="button" class="btn stepped" class:primary=move || desk.chosen.with(Option::is_none) disabled=move || !sound.get() on:click=save>{t!("board-save")}</button>
                <button type="button" class="btn stepped" disabled=move || !sound.get() on:click=play>{t!("board-save-play")}</button>
                <button type="button" class="btn stepped quiet" on:click=move |_| draft.with_untracked(download)>{t!("board-download")}</button>
                <button type="button" class="btn stepped quiet" on:click=close>{t!("board-close")}</button>
                <span role="status">{move || said.get()}</span>
            </div>
        </section>
    }
}

pub type Change = Box<dyn FnOnce(&mut Draft) + Send + Sync>;
