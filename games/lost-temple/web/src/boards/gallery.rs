//! All boards you can play on, each drawn, with what is special about it.

use super::Desk;
use super::draft::Draft;
use crate::track::{BoardMap, Plan};
use leptos::prelude::*;
use lost_temple_rules::{Board, Space};
use std::sync::Arc;
use web_shell::play::save;
use web_shell::symbol::Symbol;
use web_shell::t;

#[component]
pub fn Gallery() -> impl IntoView {
    let desk = Desk::here();
    // The one that a new table has comes first.
    let mut shipped: Vec<Arc<Board>> = Board::shipped().to_vec();
    shipped.sort_by_key(|board| board.name() != "highlands");
    let none =
        move || desk.own.with(Vec::is_empty).then(|| view! { <p class="note">{t!("board-own-none")}</p> });
    view! {
        <section aria-labelledby="shipped-title">
            <h2 id="shipped-title">{t!("board-shipped")}</h2>
            <ul class="board-cards">
                {shipped.into_iter().map(|board| view! { <Card board own=false /> }).collect_view()}
            </ul>
        </section>
        <section aria-labelledby="own-title">
            <h2 id="own-title">{t!("board-own")}</h2>
            {none}
            <ul class="board-cards">
                <For each=move || desk.own.get() key=|board| serde_json::to_string(&**board).unwrap_or_default() let(board)>
                    <Card board own=true />
                </For>
            </ul>
            <p>
                <button type="button" class="btn stepped" on:click=move |_| desk.draw(Draft::fresh())>
                    <Symbol name="ui-plus" class="i-s" />{t!("board-new")}
                </button>
            </p>
        </section>
    }
}

/// What is special about a board: boards that come with the program have a text in the page's language.
fn about(board: &Board) -> String {
    match board.name() {
        "highlands" => t!("board-about-highlands"),
        "monsoon" => t!("board-about-monsoon"),
        "expedition" => t!("board-about-expedition"),
        _ => board.about().unwrap_or_default().to_owned(),
    }
}

#[component]
fn Card(board: Arc<Board>, own: bool) -> impl IntoView {
    let desk = Desk::here();
    let name = board.name().to_owned();
    let about = if own { board.about().unwrap_or_default().to_owned() } else { about(&board) };
    let events = board.spaces().iter().filter(|space| **space == Space::Event).count();
    let facts = t!("board-facts", spaces = board.spaces().len(), events = events, short = board.finish(8));
    let (played, drawn, saved) = (board.clone(), board.clone(), board.clone());
    let forgotten = name.clone();
    let sure = RwSignal::new(false);
    let forget = move || {
        let name = forgotten.clone();
        if sure.get() {
            view! {
                <span>{t!("board-delete-sure")}</span>
                <button type="button" class="btn stepped danger" on:click=move |_| desk.forget(&name)>{t!("board-delete-yes")}</button>
                <button type="button" class="btn stepped quiet" on:click=move |_| sure.set(false)>{t!("board-delete-no")}</button>
            }
            .into_any()
        } else {
            view! { <button type="button" class="btn stepped quiet" on:click=move |_| sure.set(true)>{t!("board-delete")}</button> }
                .into_any()
        }
    };
    view! {
        <li class="panel stepped board-card">
            <h3>{name.clone()}</h3>
            <BoardMap plan=Signal::stored(Plan::of(&board)) label=Signal::stored(t!("board-map", name = name.as_str())) />
            <p>{about}</p>
            <p class="note">{facts}</p>
            <div class="board-ways">
                <button type="button" class="btn stepped" on:click=move |_| desk.play(played.clone())>{t!("board-play")}</button>
                <button type="button" class="btn stepped quiet" on:click=move |_| desk.draw(Draft::of(&drawn))>
                    {if own { t!("board-edit") } else { t!("board-copy") }}
                </button>
                <button type="button" class="btn stepped quiet" on:click=move |_| download(&Draft::of(&saved))>{t!("board-download")}</button>
                {own.then_some(forget)}
            </div>
        </li>
    }
}

pub fn download(draft: &Draft) {
    let letters = |letter: char| if letter.is_alphanumeric() { letter } else { '-' };
    let name: String = draft.name.trim().chars().take(40).map(letters).collect();
    let name = if name.is_empty() { "board".to_owned() } else { name };
    let _ = save(&format!("{name}.json"), &draft.file()); // where files cannot be saved nothing happens
}
