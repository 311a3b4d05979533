//! An option that is a file in a format of the game's own, such as a board: by the name of one that comes with the game, or from this device. Files
//! are only passed on as they are written; whether one can be played with, the table knows.

use super::game_options::Edited;
use catalog::GameKind;
use leptos::prelude::*;
use serde_json::Value;
use std::borrow::Cow;
use web_shell::pages::file::{FileButton, Read, Unreadable};
use web_shell::pages::game::Picture;
use web_shell::pages::options::OptionWords;
use web_shell::pages::own_files::{self, LARGEST};
use web_shell::route::Route;
use web_shell::t;

/// The name of a file: one that comes with the game is nothing but its name.
pub fn name(file: &Value) -> &str {
    file.as_str().unwrap_or_else(|| own_files::name(file))
}

#[cfg(target_family = "wasm")]
fn picture(game: GameKind, option: &str, value: &Value) -> Option<Picture> {
    use web_shell::pages::game::GamePages;
    catalog::with_web!(game, web => web::Pages::option_picture(option, value))
}

#[cfg(not(target_family = "wasm"))]
fn picture(_: GameKind, _: &str, _: &Value) -> Option<Picture> {
    None // only tests run outside the browser
}

/// What a value looks like, if the game draws it.
#[component]
pub fn ValueShown(game: GameKind, option: &'static str, #[prop(into)] value: Signal<Value>) -> impl IntoView {
    let words = OptionWords::of(game, option);
    let drawn = Memo::new(move |_| value.with(|value| picture(game, option, value)));
    move || {
        let (inside, view_box) = drawn.get()?;
        let label = value.with(|value| words.about("is", name(value)));
        Some(view! {
            <figure class="option-shown">
                <svg class="option-picture" viewBox=view_box role="img" aria-label=label.clone() focusable="false" inner_html=inside></svg>
                <figcaption>{label}</figcaption>
            </figure>
        })
    }
}

/// The host's choice of a file.
#[component]
pub fn FileOption(edited: Edited, format: &'static str, names: Vec<Cow<'static, str>>) -> impl IntoView {
    let fault = RwSignal::new(None::<String>);
    let now = edited.value();
    let game = edited.agreed.with_untracked(|agreed| agreed.as_ref().map(|it| it.game));
    let (words, option) = (edited.words.clone(), edited.option.name);
    let offered = Memo::new(move |_| {
        let mut offered: Vec<Value> = names.iter().map(|it| Value::from(it.as_ref())).collect();
        offered.extend(own_files::all(format));
        if let Some(other) = Some(now.get()).filter(|now| !offered.contains(now)) {
            offered.push(other);
        }
        offered
    });
    let take = move |file: Value| {
        fault.set(None);
        edited.set(file);
    };
    let choose = {
        let take = take.clone();
        move |text: String| {
            let at = text.parse().ok();
            if let Some(file) = at.and_then(|at: usize| offered.with_untracked(|it| it.get(at).cloned())) {
                take(file);
            }
        }
    };
    let refused = words.more("refused");
    let load: Read = Callback::new(move |text: Result<String, Unreadable>| {
        match serde_json::from_str(&text.unwrap_or_default()) {
            Ok(file @ Value::Object(_)) => take(file),
            _ => fault.set(Some(refused.clone())),
        }
    });
    let page = game.filter(|game| game.manifest().page.is_some()).map(|game| {
        view! { <a href=Route::Own(game).path()>{words.more("more")}</a> }
    });
    let id = format!("option-{option}");
    view! {
        <div class="option-file">
            {game.map(|game| view! { <ValueShown game option value=now /> })}
            <div class="select">
                <label for=id.clone()>{words.label()}</label>
                <select id=id class="field" on:change:target=move |event| choose(event.target().value())>
                    {move || offered.get().into_iter().enumerate().map(|(at, file)| {
                        let name = name(&file).to_owned();
                        view! { <option value=at.to_string() selected=move || now.with(|now| *now == file)>{name}</option> }
                    }).collect_view()}
                </select>
            </div>
            <p class="file">
                <FileButton id="option-file" label=t!("option-from-file") class="btn stepped quiet" accept=".json,application/json,text/plain"
                    most=LARGEST then=load />
                {page}
            </p>
            <p class="fault" role="alert">{move || fault.get()}</p>
        </div>
    }
}
