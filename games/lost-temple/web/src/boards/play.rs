//! A new game on a board: with friends, or on this device.

use super::Desk;
use game_list::GameKind;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lost_temple_rules::{Board, Options};
use serde_json::Value;
use std::sync::Arc;
use web_shell::api;
use web_shell::app::Session;
use web_shell::pages::known;
use web_shell::pages::name::{self, Draft, NameFault, NameField};
use web_shell::route::{Route, Router};
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::way::local;
use wire::Setup;

/// A board as a table's options have it: its name if it comes with the program, otherwise all of it.
fn written(board: &Arc<Board>) -> Value {
    let options = Options { board: board.clone(), mandarin: false };
    let written =
        serde_json::to_value(&options).ok().and_then(|mut options| options.get_mut("board").map(Value::take));
    written.unwrap_or_else(|| Value::from(board.name())) // the first of the shipped ones is left out, since records mean it
}

/// A new table on this board: its name, or all of it.
fn setup(board: &Value) -> Setup {
    let mut setup = known::usual_setup(GameKind::LostTemple);
    setup.options = serde_json::value::to_raw_value(&serde_json::json!({ "board": board })).ok();
    setup
}

#[component]
pub fn Play(board: Arc<Board>) -> impl IntoView {
    let desk = Desk::here();
    let (session, router) = (Session::here(), Router::here());
    let named = untrack(|| session.name()).is_some();
    let draft = Draft::new(name::last_used());
    let fault = RwSignal::new(None::<String>);
    let busy = RwSignal::new(false);
    let title = t!("board-play-on", name = board.name());
    let setup = StoredValue::new(setup(&written(&board)));
    let open = move || {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        spawn_local(async move {
            let opened = api::open_table(setup.get_value()).await;
            busy.try_set(false);
            match opened {
                Ok(opened) => router.go(Route::Table(opened.code)),
                Err(why) => _ = fault.try_set(Some(why.sentence())),
            }
        });
    };
    let with_friends = move |_| {
        fault.set(None);
        if named { open() } else { draft.take(session, open) }
    };
    let here = move |_| match draft.text.with_untracked(|name| wire::checked_name(name)) {
        Err(problem) => draft.fault.set(Some(api::bad_name(problem))),
        Ok(host) => {
            local::open(setup.get_value(), vec![host], local::USUAL_BOTS.to_vec(), false);
            router.go(Route::Here);
        }
    };
    view! {
        <section class="panel stepped board-play" aria-labelledby="play-title">
            <h2 id="play-title" tabindex="-1">{title}</h2>
            {(!named).then(|| view! {
                <p class="name-form"><label for="name">{t!("board-your-name")}</label><NameField draft /></p>
                <NameFault draft />
            })}
            <div class="board-ways">
                <button type="button" class="btn stepped primary" disabled=move || busy.get() on:click=with_friends>
                    <Symbol name="ui-share" class="i-s" />{t!("way-friends")}
                </button>
                <button type="button" class="btn stepped" on:click=here><Symbol name="ui-door" class="i-s" />{t!("way-here")}</button>
                <button type="button" class="btn stepped quiet" on:click=move |_| desk.chosen.set(None)>{t!("board-close")}</button>
            </div>
            <p class="fault" role="alert">{move || fault.get()}</p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::super::draft::Draft;
    use super::*;

    #[test]
    fn a_table_can_be_opened_on_a_board() {
        let check = |board: &Value| game_table::check_setup(&setup(board));
        assert_eq!(check(&Value::from("monsoon")), Ok(()));
        assert!(check(&Value::from("nowhere")).is_err());
        assert!(check(&serde_json::json!({ "name": "empty" })).is_err());
    }

    #[test]
    fn a_table_is_opened_on_the_board_that_was_chosen() {
        let mut boards = Board::shipped().to_vec();
        let mut draft = Draft::fresh();
        draft.name = "own".to_owned();
        boards.push(Arc::new(draft.check().unwrap()));
        for board in boards {
            let setup = setup(&written(&board));
            let options: lost_temple_rules::Options =
                serde_json::from_str(setup.options.unwrap().get()).unwrap();
            assert_eq!(options.board, board);
        }
    }
}
