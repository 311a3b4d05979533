//! The board of a table of Lost Temple: drawn for everybody, and chosen by the host. Boards are only passed on here, as they are written;
//! whether one can be played on the table itself knows.

use super::agreed::{Agreed, change_option};
use client::pages::boards::{self, LARGEST};
use client::pages::file::{FileButton, Read, Unreadable};
use client::route::Route;
use client::t;
use client::table::AtTable;
use client_lost_temple::track::{BoardMap, Plan};
use leptos::prelude::*;
use lost_temple::Board;
use serde_json::Value;

/// The board of a record or a table that names none.
const UNNAMED: &str = "expedition";

/// The boards that come with the program, as they are written; what a new table plays on first.
fn shipped() -> Vec<Value> {
    let mut boards: Vec<Value> =
        Board::FILES.iter().filter_map(|file| serde_json::from_str(file).ok()).collect();
    boards.sort_by_key(|board| boards::name(board) != "highlands");
    boards
}

/// The board that was agreed on, as it is written.
fn agreed_on(agreed: &Agreed) -> Option<Value> {
    let name = match agreed.options.get("board") {
        None => UNNAMED,
        Some(Value::String(name)) => name,
        Some(board) => return Some(board.clone()),
    };
    shipped().into_iter().find(|board| boards::name(board) == name)
}

/// What is drawn of a board.
fn plan(board: &Value) -> Plan {
    let places =
        board.get("starts").and_then(Value::as_object).into_iter().flat_map(|starts| starts.values());
    let place = |start: &Value| start.get("place").and_then(Value::as_u64);
    let rear = places.filter_map(place).max().and_then(|place| u8::try_from(place).ok()).unwrap_or(1);
    Plan::read(rear, board.get("track").and_then(Value::as_str).unwrap_or_default())
}

/// The board that is played on, drawn.
#[component]
pub fn BoardShown(
    /// What is agreed.
    agreed: Memo<Option<Agreed>>,
) -> impl IntoView {
    let board = Memo::new(move |_| agreed.with(|agreed| agreed.as_ref().and_then(agreed_on)));
    let plan = Signal::derive(move || board.with(|board| plan(board.as_ref().unwrap_or(&Value::Null))));
    let label = Signal::derive(move || {
        t!(
            "board-played-on",
            name = board.with(|board| board.as_ref().map(boards::name).unwrap_or_default().to_owned())
        )
    });
    move || {
        board.with(Option::is_some).then(|| {
            view! {
                <figure class="board-shown">
                    <BoardMap plan label />
                    <figcaption>{label}</figcaption>
                </figure>
            }
        })
    }
}

/// The host's choice of a board.
#[component]
pub fn BoardChoice(
    /// What is agreed.
    agreed: Memo<Option<Agreed>>,
) -> impl IntoView {
    let table = AtTable::here();
    let fault = RwSignal::new(None::<String>);
    let now = Memo::new(move |_| agreed.with(|agreed| agreed.as_ref().and_then(agreed_on)));
    let offered = Memo::new(move |_| {
        let mut offered: Vec<Value> = shipped().into_iter().chain(boards::own()).collect();
        if let Some(other) = now.get().filter(|now| !offered.contains(now)) {
            offered.push(other);
        }
        offered
    });
    let take = move |board: Value| {
        fault.set(None);
        // One that comes with the program is called by its name.
        let known = shipped().contains(&board);
        change_option(table, "board", if known { Value::from(boards::name(&board)) } else { board });
    };
    let choose = move |text: String| {
        let board = text
            .parse()
            .ok()
            .and_then(|at: usize| offered.with_untracked(|offered| offered.get(at).cloned()));
        if let Some(board) = board {
            take(board);
        }
    };
    let load: Read = Callback::new(move |text: Result<String, Unreadable>| {
        match serde_json::from_str(&text.unwrap_or_default()) {
            Ok(board @ Value::Object(_)) => take(board),
            _ => fault.set(Some(t!("board-refused-file"))),
        }
    });
    view! {
        <div class="board-choice">
            <BoardShown agreed />
            <div class="select">
                <label for="board">{t!("board-choose")}</label>
                <select id="board" class="field" on:change:target=move |event| choose(event.target().value())>
                    {move || offered.get().into_iter().enumerate().map(|(at, board)| {
                        let name = boards::name(&board).to_owned();
                        view! { <option value=at.to_string() selected=move || now.with(|now| now.as_ref() == Some(&board))>{name}</option> }
                    }).collect_view()}
                </select>
            </div>
            <p class="file">
                <FileButton id="board-file" label=t!("board-from-file") class="btn stepped quiet" accept=".json,application/json,text/plain"
                    most=LARGEST then=load />
                <a href=Route::Boards.path()>{t!("board-more")}</a>
            </p>
            <p class="fault" role="alert">{move || fault.get()}</p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use catalog::Kind;
    use lost_temple::Options;
    use serde_json::{Map, json};

    fn agreed(options: Value) -> Agreed {
        let Value::Object(options) = options else { unreachable!("options are an object") };
        let pace = protocol::Pace::default();
        let (game, places, taken) = (Kind::LostTemple, 8, 1);
        Agreed { game, places, taken, public: false, spectators: true, odds: true, pace, options }
    }

    #[test]
    fn the_board_that_is_drawn_is_the_one_that_is_played_on() {
        for options in
            [json!({}), json!({ "board": "monsoon" }), json!({ "board": "highlands", "mandarin": true })]
        {
            let played: Options = serde_json::from_value(options.clone()).unwrap();
            let drawn = agreed_on(&agreed(options)).unwrap();
            assert_eq!(boards::name(&drawn), played.board.name());
            assert_eq!(plan(&drawn), Plan::of(&played.board));
        }
        let own = json!({ "name": "own", "track": ".e", "starts": { "child": { "place": 4 } } });
        assert_eq!(agreed_on(&agreed(json!({ "board": own }))), Some(own.clone()));
        assert_eq!(plan(&own), Plan::read(4, ".e"));
        assert_eq!(agreed_on(&agreed(json!({ "board": "nowhere" }))), None);
    }

    #[test]
    fn what_is_no_board_is_drawn_without_harm() {
        for board in [
            json!(null),
            json!({ "track": 7, "starts": [] }),
            json!({ "starts": { "x": { "place": 9999 } } }),
        ] {
            assert_eq!(plan(&board), Plan::read(1, ""));
        }
        assert_eq!(
            agreed_on(&agreed(Value::Object(Map::new()))).map(|it| boards::name(&it).to_owned()).as_deref(),
            Some(UNNAMED)
        );
    }
}
