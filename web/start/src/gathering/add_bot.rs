//! Bots that can be asked to sit down.

use super::seats::make_room;
use bots::Level;
use leptos::prelude::*;
use protocol::Command;
use web_shell::pages::levels::{character, picture};
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::table::{AtTable, level_name};

/// Four levels, each with its character; one press and one of them sits down.
#[component]
pub fn AddBot() -> impl IntoView {
    let table = AtTable::here();
    let add = move |level| {
        make_room(table);
        table.act(Command::AddBot { place: None, level });
    };
    let choices = Level::all().map(|level| {
        view! {
            <li>
                <button type="button" class="stepped bot-choice" on:click=move |_| add(level)>
                    <Symbol name=picture(level) class="i-m" />
                    <span class="bot-name">{level_name(level)}</span>
                    <span class="bot-line">{character(level)}</span>
                </button>
            </li>
        }
    });
    view! {
        <h3 class="add-title">{t!("gather-add-bot")}</h3>
        <ul class="bot-choices">{choices.collect_view()}</ul>
    }
}
