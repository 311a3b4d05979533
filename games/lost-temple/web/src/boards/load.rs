//! A board from a file: chosen with a button, or dropped anywhere on the page.

use super::Desk;
use super::draft::Draft;
use super::faults;
use leptos::prelude::*;
use lost_temple_rules::Board;
use web_shell::browser;
use web_shell::pages::file::{FileButton, Read, Unreadable, take_what_is_dropped};
use web_shell::pages::own_files::LARGEST;
use web_shell::t;

#[component]
pub fn Load() -> impl IntoView {
    let desk = Desk::here();
    let then: Read = Callback::new(move |text| lay(desk, text));
    let hovers = RwSignal::new(false);
    take_what_is_dropped(LARGEST, hovers, then);
    let wrong = Memo::new(move |_| desk.faults.with(|faults| !faults.is_empty()));
    let faults = move || desk.faults.get().into_iter().map(|fault| view! { <li>{fault}</li> }).collect_view();
    view! {
        <section class="panel stepped" class:board-hover=move || hovers.get() aria-labelledby="load-title">
            <h2 id="load-title">{t!("board-load")}</h2>
            <p>{t!("board-load-how")}</p>
            <p class="file">
                <FileButton id="board-file" label=t!("board-load-choose") class="btn stepped" accept=".json,application/json,text/plain"
                    most=LARGEST then />
            </p>
            <div role="alert" id="load-faults" tabindex="-1">
                {move || wrong.get().then(|| view! {
                    <h3>{t!("board-load-refused")}</h3>
                    <ul class="board-faults">{faults}</ul>
                })}
            </div>
        </section>
    }
}

fn lay(desk: Desk, text: Result<String, Unreadable>) {
    let board = match text {
        Ok(text) => Board::from_json(&text).map_err(|error| faults::sentences(&error)),
        Err(why) => Err(vec![faults::unreadable(why)]),
    };
    match board {
        Ok(board) => {
            desk.faults.set(Vec::new());
            desk.draw(Draft::of(&board));
        }
        Err(faults) => {
            desk.faults.set(faults);
            browser::after(0, || browser::focus("load-faults"));
        }
    }
}
