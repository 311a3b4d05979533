//! The spaces of the board on the drawing table: a row of buttons with one tab stop, and what can be done with the chosen one.

use super::draft::{Draft, SPACES};
use super::editor::Change;
use crate::track::{kind_name, kind_picture};
use leptos::ev;
use leptos::prelude::*;
use lost_temple_rules::{MAX_SPACES, Space};
use web_shell::browser;
use web_shell::symbol::Symbol;
use web_shell::t;

fn kind_title(kind: Space) -> String {
    t!("board-kind", kind = kind_name(kind))
}

fn columns() -> usize {
    let top = |index: usize| {
        let button = browser::document().get_element_by_id(&format!("space-{index}"));
        button.map(|it| it.get_bounding_client_rect().top())
    };
    let first = top(0);
    1 + (1..MAX_SPACES).take_while(|index| top(*index) == first).count()
}

#[component]
pub fn Spaces(draft: Signal<Draft>, change: Callback<Change>) -> impl IntoView {
    let at = RwSignal::new(0_usize);
    let length = Memo::new(move |_| draft.with(|draft| draft.spaces.len()));
    let full = move || length.get() >= MAX_SPACES;
    let chosen = Memo::new(move |_| at.get().min(length.get().saturating_sub(1)));
    let kind = Memo::new(move |_| draft.with(|draft| draft.spaces.get(chosen.get()).copied()));
    let go = move |to: usize| {
        at.set(to);
        browser::after(0, move || browser::focus(&format!("space-{to}")));
    };
    let insert = move || {
        let to = chosen.get_untracked();
        change.run(Box::new(move |draft| draft.insert(to)));
        go(to);
    };
    let remove = move || {
        let from = chosen.get_untracked();
        change.run(Box::new(move |draft| draft.remove(from)));
        go(from.min(length.get_untracked().saturating_sub(1)));
    };
    let set = move |kind: Space| {
        let which = chosen.get_untracked();
        change.run(Box::new(move |draft| draft.set(which, kind)));
    };
    let pressed = move |event: ev::KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let (here, last) = (chosen.get_untracked(), length.get_untracked().saturating_sub(1));
        let key = event.key();
        let to = match key.as_str() {
            "ArrowRight" => (here + 1).min(last),
            "ArrowLeft" => here.saturating_sub(1),
            "ArrowDown" => (here + columns()).min(last),
            "ArrowUp" => here.saturating_sub(columns()),
            "Home" => 0,
            "End" => last,
            "Insert" | "+" => return insert(),
            "Delete" | "Backspace" => return remove(),
            letter => {
                let mut letters = letter.chars();
                let kind = letters.next().filter(|_| letters.next().is_none()).and_then(Space::from_letter);
                let Some(kind) = kind else { return };
                set(kind);
                here
            }
        };
        event.prevent_default();
        go(to);
    };
    let button = move |(index, kind): (usize, Space)| {
        view! {
            <button type="button" id=format!("space-{index}") class=format!("board-space of-{}", kind_name(kind))
                class:on=move || chosen.get() == index aria-current=move || (chosen.get() == index).then_some("true")
                tabindex=move || if chosen.get() == index { "0" } else { "-1" }
                aria-label=t!("board-space", number = index + 1, kind = kind_name(kind))
                on:click=move |_| if chosen.get_untracked() == index {
                    change.run(Box::new(move |draft| draft.cycle(index)));
                    go(index);
                } else {
                    go(index);
                }>
                {kind_picture(kind).map(|name| view! { <Symbol name /> })}
                <span aria-hidden="true">{index + 1}</span>
            </button>
        }
    };
    let kinds = SPACES.map(|it| {
        view! {
            <label class="pick">
                <input type="radio" name="kind" prop:checked=move || kind.get() == Some(it) on:change=move |_| set(it) />
                <span class=format!("board-space of-{}", kind_name(it)) aria-hidden="true">{kind_picture(it).map(|name| view! { <Symbol name /> })}</span>
                <span class="pick-text"><b>{kind_title(it)}</b> <kbd class="key">{it.letter().to_string()}</kbd></span>
            </label>
        }
    });
    view! {
        <div class="board-part">
            <h3 id="spaces-title">{move || t!("board-spaces", n = length.get())}</h3>
            <p class="note" id="spaces-how">{t!("board-spaces-how")}</p>
            <div class="board-grid" role="group" aria-labelledby="spaces-title" aria-describedby="spaces-how" on:keydown=pressed>
                <For each=move || draft.with(|draft| draft.spaces.clone()).into_iter().enumerate() key=|space| *space children=button />
            </div>
            <fieldset class="picks across">
                <legend>{move || t!("board-this-space", number = chosen.get() + 1)}</legend>
                {kinds}
            </fieldset>
            <div class="board-ways">
                <button type="button" class="btn stepped" disabled=full on:click=move |_| insert()>
                    <Symbol name="ui-plus" class="i-s" />{t!("board-insert")}
                </button>
                <button type="button" class="btn stepped" disabled=move || length.get() == 0 on:click=move |_| remove()>
                    <Symbol name="ui-minus" class="i-s" />{t!("board-remove")}
                </button>
            </div>
        </div>
    }
}
