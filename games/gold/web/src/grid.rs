//! The 64 places: cards that lie face down, those that are face up, and holes. One tab stop; arrows move over all of it, also where the
//! cards are drawn scattered.

use crate::face::CardFace;
use crate::scatter::Scatter;
use crate::story::{Cue, Frame};
use crate::table::{Scene, may_turn, on_its_way, turn};
use crate::terms::{self, COLUMNS};
use gold_rules::{CARDS, Card, Event, Position, ROW};
use leptos::ev;
use leptos::prelude::*;
use web_shell::browser;
use web_shell::t;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    /// The card is gone.
    Hole,
    Down,
    /// A card that lies face down was pressed, and the answer is not here yet.
    Turning,
    /// A card lies face up, and whether it will leave the game.
    Up(Card, bool),
}

impl Spot {
    fn of(frame: &Frame, position: Position, pressed: bool) -> Spot {
        let up = frame.up.iter().find(|up| up.position == position);
        match (up, frame.view.lying.contains(position)) {
            (Some(up), _) => Spot::Up(up.card, leaves(frame.told.as_ref(), position)),
            (None, true) if pressed => Spot::Turning,
            (None, true) => Spot::Down,
            (None, false) => Spot::Hole,
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Spot::Hole => "gold-cell hole",
            Spot::Down => "gold-cell down",
            Spot::Turning => "gold-cell down way",
            Spot::Up(_, false) => "gold-cell up",
            Spot::Up(_, true) => "gold-cell up gold-out",
        }
    }

    fn label(self, place: &str) -> String {
        match self {
            Spot::Hole => t!("gold-cell-empty", place = place),
            Spot::Down => t!("gold-cell-down", place = place),
            Spot::Turning => t!("gold-cell-turning", place = place),
            Spot::Up(card, _) => t!("gold-cell-up", place = place, card = terms::card(card)),
        }
    }
}

/// Whether the outcome removes the card here from the game without anyone getting it.
pub fn leaves(told: Option<&Event>, position: Position) -> bool {
    told.is_some_and(|event| {
        event.gold_won().is_none() && event.leaving().iter().any(|card| card.position == position)
    })
}

#[component]
pub fn Grid() -> impl IntoView {
    let scene = Scene::here();
    // Where the focus is, or would be.
    let at = RwSignal::new(0usize);
    let yours = Memo::new(move |_| may_turn(scene));
    let keys = move |event: ev::KeyboardEvent| {
        let Some(to) = moved(at.get_untracked(), &event.key(), event.ctrl_key()) else { return };
        if event.alt_key() || event.meta_key() || event.shift_key() {
            return;
        }
        event.prevent_default();
        at.set(to);
        focus(to);
    };
    let row = move |row: usize| {
        let cells = (0..ROW).filter_map(|column| Position::new(row * ROW + column));
        let cells = cells.map(|position| view! { <Cell position at yours /> });
        view! {
            <div class="gold-row" role="row" aria-rowindex=(row + 1).to_string()>
                <span class="gold-rowname" aria-hidden="true">{row + 1}</span>
                {cells.collect_view()}
            </div>
        }
    };
    view! {
        <div class="gold-board" class:yours=move || yours.get() class:scattered=move || scene.own.display.is_scattered() role="grid" id="gold-grid" aria-label=t!("gold-grid")
            aria-rowcount=ROW.to_string() aria-colcount=ROW.to_string() on:keydown=keys>
            <div class="gold-cols" aria-hidden="true">{COLUMNS.map(|column| view! { <span>{column}</span> })}</div>
            {(0..CARDS / ROW).map(row).collect_view()}
        </div>
    }
}

/// One place. It is the same element with and without a card, so that the focus stays when a card goes.
#[component]
fn Cell(position: Position, at: RwSignal<usize>, yours: Memo<bool>) -> impl IntoView {
    let scene = Scene::here();
    let index = position.index();
    let place = StoredValue::new(terms::place(position));
    let spot = Memo::new(move |_| {
        let pressed = on_its_way(scene) == Some(position);
        scene.shown().with(|frame| Spot::of(frame, position, pressed))
    });
    let press = move |_| {
        at.set(index);
        turn(scene, position);
    };
    let face = move || match spot.get() {
        Spot::Up(card, _) => Some(card),
        _ => None,
    };
    let face = Memo::new(move |_| face());
    let Scatter { right, down, turned } = Scatter::at(position);
    view! {
        <div role="gridcell" aria-colindex=(position.column() + 1).to_string()
            style:--right=right.to_string() style:--down=down.to_string() style:--turned=turned.to_string()>
            <button type="button" id=format!("gold-{}", terms::place(position)) class=move || spot.get().class()
                tabindex=move || if at.get() == index { "0" } else { "-1" }
                aria-label=move || place.with_value(|place| spot.get().label(place))
                aria-disabled=move || (!yours.get() || spot.get() != Spot::Down).to_string()
                on:click=press on:focus=move |_| at.set(index)>
                {move || face.get().map(|card| view! { <CardFace card /> })}
            </button>
        </div>
    }
}

/// Where a key leads from a place; `None` if it leads nowhere.
fn moved(from: usize, key: &str, far: bool) -> Option<usize> {
    let (row, column) = (from / ROW, from % ROW);
    let (last_row, last_column) = (CARDS / ROW - 1, ROW - 1);
    let (row, column) = match key {
        "ArrowLeft" => (row, column.saturating_sub(1)),
        "ArrowRight" => (row, (column + 1).min(last_column)),
        "ArrowUp" => (row.saturating_sub(1), column),
        "ArrowDown" => ((row + 1).min(last_row), column),
        "Home" if far => (0, 0),
        "End" if far => (last_row, last_column),
        "Home" => (row, 0),
        "End" => (row, last_column),
        "PageUp" => (0, column),
        "PageDown" => (last_row, column),
        _ => return None,
    };
    Some(row * ROW + column)
}

fn focus(index: usize) {
    if let Some(position) = Position::new(index) {
        browser::focus(&format!("gold-{}", terms::place(position)));
    }
}

/// Puts the focus on the place where it was last.
pub fn focus_again() {
    let found = browser::document().query_selector("#gold-grid [tabindex='0']").ok().flatten();
    if let Some(found) = found {
        browser::focus(&found.id());
    }
}

pub fn is_blast(frame: &Frame) -> bool {
    frame.cue == Cue::Told && matches!(frame.told, Some(Event::Exploded { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_stay_on_the_table_and_pass_over_everything() {
        assert_eq!(moved(0, "ArrowLeft", false), Some(0));
        assert_eq!(moved(0, "ArrowRight", false), Some(1));
        assert_eq!(moved(7, "ArrowRight", false), Some(7));
        assert_eq!(moved(63, "ArrowDown", false), Some(63));
        assert_eq!(moved(27, "ArrowUp", false), Some(19));
        assert_eq!(moved(27, "Home", false), Some(24));
        assert_eq!(moved(27, "End", false), Some(31));
        assert_eq!(moved(27, "Home", true), Some(0));
        assert_eq!(moved(27, "End", true), Some(63));
        assert_eq!(moved(27, "Enter", false), None);
    }
}
