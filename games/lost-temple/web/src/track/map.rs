//! A board as a small picture: the trail with its spaces, a mark for each kind. It needs no style sheet.

use super::layout::{Layout, Plan, Point, Shape};
use super::scenery::{SCALE, path};
use leptos::prelude::*;
use lost_temple_rules::Space;
use web_shell::pages::game::Picture;

#[component]
pub fn BoardMap(#[prop(into)] plan: Signal<Plan>, #[prop(into)] label: Signal<String>) -> impl IntoView {
    let map = Memo::new(move |_| plan.with(winding));
    view! {
        <svg class="board-map" viewBox=move || map.get().1 role="img" aria-label=label focusable="false"
            inner_html=move || map.get().0></svg>
    }
}

/// A board with its trail as it winds on the table.
fn winding(plan: &Plan) -> Picture {
    let layout = Layout::of(plan, Shape::Wide);
    let spaces = plan.numbers().zip(&layout.places);
    let marks =
        spaces.map(|(number, at)| if number < 1 { start(*at) } else { mark(plan.space(number), *at) });
    markup(&path(&layout.trail), &marks.collect::<String>(), layout.width, layout.height)
}

/// A track in straight rows from the lower left. This is light, for pages that every first visit loads.
pub fn rows(track: &str) -> Picture {
    const ROW: usize = 12;
    let spaces = Plan::read(1, track).spaces;
    let rows = spaces.len().div_ceil(ROW).max(1);
    let (mut trail, mut marks) = (String::from("M"), String::new());
    for (index, space) in spaces.into_iter().enumerate() {
        let (row, column) = (index / ROW, index % ROW);
        let column = if row.is_multiple_of(2) { column } else { ROW - 1 - column };
        let at = Point { x: column as f32 + 0.5, y: (rows - 1 - row) as f32 + 0.5 };
        trail += &format!("{:.0} {:.0} ", at.x * SCALE, at.y * SCALE);
        marks += &mark(space, at);
    }
    markup(&trail, &marks, ROW as f32, rows as f32)
}

fn markup(trail: &str, marks: &str, width: f32, height: f32) -> Picture {
    let drawn = format!(
        "<rect width=\"100%\" height=\"100%\" rx=\"30\" fill=\"#1b3a26\"/><path d=\"{trail}\" fill=\"none\" stroke=\"#a98c5b\" \
         stroke-width=\"34\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>{marks}"
    );
    (drawn, format!("0 0 {:.0} {:.0}", width * SCALE, height * SCALE))
}

/// The mark of a space: each kind has a shape and a size of its own, not only a color.
fn mark(space: Space, at: Point) -> String {
    match space {
        Space::Plain => circle(at, "#f3e0b8", 27.0, "#1a100a", 6),
        Space::Event => circle(at, "#f7d9e6", 24.0, "#a8447f", 20),
        Space::Jungle => circle(at, "#3f9a4b", 36.0, "#cfe9a7", 9),
        Space::Village => square(at, "#f2b765", 29.0, 14) + &roof(at),
        Space::Temple => square(at, "#cfc8bb", 32.0, 2),
        Space::GreatTemple => square(at, "#ffb92e", 50.0, 2) + &square(at, "#7a3d08", 15.0, 2),
    }
}

fn start(at: Point) -> String {
    circle(at, "#6e5a3a", 13.0, "#1a100a", 4)
}

fn circle(at: Point, fill: &str, radius: f32, rim: &str, edge: u8) -> String {
    let (x, y) = (at.x * SCALE, at.y * SCALE);
    format!(
        "<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"{edge}\"/>"
    )
}

fn square(at: Point, fill: &str, half: f32, corner: u8) -> String {
    let (x, y, side) = (at.x * SCALE - half, at.y * SCALE - half, 2.0 * half);
    format!(
        "<rect x=\"{x:.0}\" y=\"{y:.0}\" width=\"{side}\" height=\"{side}\" rx=\"{corner}\" fill=\"{fill}\" stroke=\"#1a100a\" \
         stroke-width=\"7\"/>"
    )
}

fn roof(at: Point) -> String {
    format!(
        "<path d=\"M{:.0} {:.0}l18-20 18 20z\" fill=\"#7a4206\"/>",
        at.x * SCALE - 18.0,
        at.y * SCALE + 8.0
    )
}
