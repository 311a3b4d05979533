//! The board of a table of Lost Temple: drawn for everybody, and chosen by the host. Boards are only passed on here, as they are written;
//! whether one can be played on the table itself knows.

use super::agreed::{Agreed, change_option};
use leptos::prelude::*;
use lost_temple_rules::Board;
use serde_json::Value;
use web_shell::pages::boards::{self, LARGEST};
use web_shell::pages::file::{FileButton, Read, Unreadable};
use web_shell::route::Route;
use web_shell::t;
use web_shell::table::AtTable;

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

/// So many spaces of the small picture lie in a row.
const ROW: usize = 12;
/// As far from one another.
const PITCH: usize = 40;

/// A board as a small picture: what stands inside an `svg`, and its size. The trail winds from the lower left; every kind of space has a shape
/// of its own, not only a colour. The tables draw boards with more care; this one has to be light, since everybody loads it.
fn drawn(board: &Value) -> (String, String) {
    let track = board.get("track").and_then(Value::as_str).unwrap_or_default();
    let many = track.chars().count();
    let rows = many.div_ceil(ROW).max(1);
    let at = |space: usize| {
        let (row, column) = (space / ROW, space % ROW);
        let column = if row.is_multiple_of(2) { column } else { ROW - 1 - column };
        (column * PITCH + PITCH / 2, (rows - 1 - row) * PITCH + PITCH / 2)
    };
    let mut trail = String::new();
    let mut marks = String::new();
    for (space, kind) in track.chars().enumerate() {
        let (x, y) = at(space);
        trail += &format!("{x},{y} ");
        marks += &mark(kind, x, y);
    }
    let (width, height) = (ROW * PITCH, rows * PITCH);
    let ground = format!(
        "<rect width=\"{width}\" height=\"{height}\" rx=\"12\" fill=\"#1b3a26\"/><polyline points=\"{trail}\" fill=\"none\" \
         stroke=\"#a98c5b\" stroke-width=\"12\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    );
    (ground + &marks, format!("0 0 {width} {height}"))
}

/// The mark of a space.
fn mark(kind: char, x: usize, y: usize) -> String {
    let round = |radius: usize, look: &str| format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {look}/>");
    let square = |half: usize, look: &str| {
        format!("<rect x=\"{}\" y=\"{}\" width=\"{2}\" height=\"{2}\" {look}/>", x - half, y - half, 2 * half)
    };
    match kind {
        'e' => round(9, "fill=\"#f7d9e6\" stroke=\"#a8447f\" stroke-width=\"6\""),
        'j' => round(13, "fill=\"#3f9a4b\" stroke=\"#cfe9a7\" stroke-width=\"3\""),
        'v' => square(10, "rx=\"5\" fill=\"#f2b765\" stroke=\"#1a100a\" stroke-width=\"3\""),
        't' => square(11, "fill=\"#cfc8bb\" stroke=\"#1a100a\" stroke-width=\"3\""),
        'T' => {
            square(17, "fill=\"#ffb92e\" stroke=\"#1a100a\" stroke-width=\"3\"")
                + &square(5, "fill=\"#7a3d08\"")
        }
        _ => round(10, "fill=\"#f3e0b8\" stroke=\"#1a100a\" stroke-width=\"2\""),
    }
}

/// The board that is played on, drawn.
#[component]
pub fn BoardShown(
    /// What is agreed.
    agreed: Memo<Option<Agreed>>,
) -> impl IntoView {
    let board = Memo::new(move |_| agreed.with(|agreed| agreed.as_ref().and_then(agreed_on)));
    let picture = Memo::new(move |_| board.with(|board| drawn(board.as_ref().unwrap_or(&Value::Null))));
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
                    <svg class="board-map" viewBox=move || picture.get().1 role="img" aria-label=label focusable="false"
                        inner_html=move || picture.get().0></svg>
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
    use catalog::GameKind;
    use lost_temple_rules::Options;
    use serde_json::{Map, json};

    fn agreed(options: Value) -> Agreed {
        let Value::Object(options) = options else { unreachable!("options are an object") };
        let pace = protocol::Pace::default();
        let (game, places, taken) = (GameKind::LostTemple, 8, 1);
        Agreed { game, places, taken, public: false, spectators: true, odds: true, pace, options }
    }

    #[test]
    fn the_board_that_is_drawn_is_the_one_that_is_played_on() {
        for options in
            [json!({}), json!({ "board": "monsoon" }), json!({ "board": "highlands", "mandarin": true })]
        {
            let played: Options = serde_json::from_value(options.clone()).unwrap();
            let shown = agreed_on(&agreed(options)).unwrap();
            assert_eq!(boards::name(&shown), played.board.name());
            let (picture, _) = drawn(&shown);
            assert_eq!(picture.matches("#a8447f").count(), played.board.events().len());
            assert_eq!(picture.matches("#ffb92e").count(), 2, "both great temples");
        }
        let own = json!({ "name": "own", "track": ".e", "starts": { "child": { "place": 4 } } });
        assert_eq!(agreed_on(&agreed(json!({ "board": own }))), Some(own.clone()));
        assert_eq!(drawn(&own).0.matches("<circle").count(), 2);
        assert_eq!(agreed_on(&agreed(json!({ "board": "nowhere" }))), None);
    }

    #[test]
    fn what_is_no_board_is_drawn_without_harm() {
        for board in [
            json!(null),
            json!({ "track": 7, "starts": [] }),
            json!({ "starts": { "x": { "place": 9999 } } }),
        ] {
            assert!(!drawn(&board).0.contains("<circle"));
        }
        assert_eq!(
            agreed_on(&agreed(Value::Object(Map::new()))).map(|it| boards::name(&it).to_owned()).as_deref(),
            Some(UNNAMED)
        );
    }
}
