//! The levels of bots, each with its picture and its character.

use crate::symbol::Symbol;
use crate::t;
use crate::table::level_name;
use bots::Level;
use leptos::prelude::*;

pub fn picture(level: Level) -> String {
    format!("level-{}", level.name())
}

pub fn character(level: Level) -> String {
    match level {
        Level::Porter => t!("character-porter"),
        Level::Guide => t!("character-guide"),
        Level::Pathfinder => t!("character-pathfinder"),
        Level::Oracle => t!("character-oracle"),
        Level::Companion => t!("character-companion"),
    }
}

/// The level of one bot, to be chosen.
#[component]
pub fn Levels(
    /// Distinguishes this choice from others on the page.
    #[prop(into)]
    group: String,
    #[prop(into)] legend: Signal<String>,
    #[prop(into)] level: Signal<Level>,
    choose: Callback<Level>,
) -> impl IntoView {
    let choices = Level::all().map(|it| {
        let label = t!("level-and-character", level = level_name(it), character = character(it));
        let title = label.clone();
        view! {
            <label title=title>
                <input type="radio" name=group.clone() aria-label=label prop:checked=move || level.get() == it
                    on:change=move |_| choose.run(it) />
                <span><Symbol name=picture(it) /></span>
            </label>
        }
    });
    view! {
        <fieldset class="levels">
            <legend class="vh">{move || legend.get()}</legend>
            {choices.collect_view()}
        </fieldset>
    }
}
