//! An option that is a file in a format of the game's own, such as a board: by the name of one that comes with the game, or from this device.
//! Files are passed on unchanged; only the table knows whether it can be played with one.

use super::agreed::change_option;
use super::field::select;
use catalog::GameKind;
use leptos::prelude::*;
use serde_json::Value;
use web_shell::pages::file::{FileButton, Read, Unreadable};
use web_shell::pages::game::Picture;
use web_shell::pages::options::OptionWords;
use web_shell::pages::own_files::{self, LARGEST};
use web_shell::route::Route;
use web_shell::t;
use web_shell::table::AtTable;

/// The name of a file. A file that comes with the game is represented by its name alone.
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
pub fn shown(game: GameKind, option: &str, value: &Value) -> AnyView {
    let Some((inside, view_box)) = picture(game, option, value) else { return ().into_any() };
    let label = OptionWords::of(game, option).about("is", name(value));
    view! {
        <figure class="option-shown">
            <svg class="option-picture" viewBox=view_box role="img" aria-label=label.clone() focusable="false" inner_html=inside></svg>
            <figcaption>{label}</figcaption>
        </figure>
    }
    .into_any()
}

#[component]
pub fn FileOption(
    game: GameKind,
    option: &'static str,
    format: &'static str,
    /// Those that come with the game.
    names: Vec<Value>,
    now: Value,
) -> impl IntoView {
    let table = AtTable::here();
    let fault = RwSignal::new(None::<String>);
    let words = OptionWords::of(game, option);
    let mut files = names;
    files.extend(own_files::all(format));
    if !files.contains(&now) {
        files.push(now.clone());
    }
    let offers = files.iter().map(|file| (name(file).to_owned(), *file == now)).collect();
    let choose = Callback::new(move |at: usize| {
        if let Some(file) = files.get(at) {
            change_option(table, option, file.clone());
        }
    });
    let refused = words.more("refused");
    let load: Read = Callback::new(move |text: Result<String, Unreadable>| {
        match serde_json::from_str(&text.unwrap_or_default()) {
            Ok(file @ Value::Object(_)) => change_option(table, option, file),
            _ => fault.set(Some(refused.clone())),
        }
    });
    let page = game.manifest().page.map(|_| {
        view! { <a href=Route::Own(game).path()>{words.more("more")}</a> }
    });
    view! {
        <div class="option-file">
            {shown(game, option, &now)}
            {select(format!("option-{option}"), words.label(), offers, choose)}
            <p class="file">
                <FileButton id="option-file" label=t!("option-from-file") class="btn stepped quiet" accept=".json,application/json,text/plain"
                    most=LARGEST then=load />
                {page}
            </p>
            <p class="fault" role="alert">{move || fault.get()}</p>
        </div>
    }
}
