//! A board as a small picture: the trail with its spaces, a mark for each kind. It needs no style sheet.

use super::layout::{Layout, Plan, Point, Shape};
use super::scenery::{SCALE, path};
use leptos::prelude::*;
use lost_temple_rules::Space;

/// A board as a small picture.
#[component]
pub fn BoardMap(
    /// What is drawn.
    #[prop(into)]
    plan: Signal<Plan>,
    /// What the picture is called.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let layout = Memo::new(move |_| plan.with(|plan| Layout::of(plan, Shape::Wide)));
    let size = move || layout.with(|it| format!("0 0 {:.0} {:.0}", it.width * SCALE, it.height * SCALE));
    let line = move || layout.with(|it| path(&it.trail));
    let marks = move || {
        let plan = plan.get();
        let drawn = layout.with(|it| it.places.clone());
        plan.numbers().zip(drawn).map(|(number, at)| mark(&plan, number, at)).collect_view()
    };
    view! {
        <svg class="board-map" viewBox=size role="img" aria-label=label focusable="false">
            <rect width="100%" height="100%" rx="30" fill="#1b3a26"></rect>
            <path d=line fill="none" stroke="#a98c5b" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"></path>
            {marks}
        </svg>
    }
}

/// The mark of a space: each kind has a shape and a size of its own, not only a colour.
fn mark(plan: &Plan, number: i16, at: Point) -> impl IntoView + use<> {
    let round = |fill, radius: f32, rim, edge| {
        let (x, y) = (format!("{:.0}", at.x * SCALE), format!("{:.0}", at.y * SCALE));
        view! { <circle cx=x cy=y r=radius.to_string() fill=fill stroke=rim stroke-width=edge></circle> }
            .into_any()
    };
    let square = |fill, half: f32, corner| {
        let (x, y) = (format!("{:.0}", at.x * SCALE - half), format!("{:.0}", at.y * SCALE - half));
        let side = (2.0 * half).to_string();
        view! {
            <rect x=x y=y width=side.clone() height=side rx=corner fill=fill stroke="#1a100a" stroke-width="7"></rect>
        }
        .into_any()
    };
    match plan.space(number) {
        _ if number < 1 => round("#6e5a3a", 13.0, "#1a100a", "4"),
        Space::Plain => round("#f3e0b8", 27.0, "#1a100a", "6"),
        Space::Event => round("#f7d9e6", 24.0, "#a8447f", "20"),
        Space::Jungle => round("#3f9a4b", 36.0, "#cfe9a7", "9"),
        Space::Village => (square("#f2b765", 29.0, "14"), roof(at)).into_any(),
        Space::Temple => square("#cfc8bb", 32.0, "2"),
        Space::GreatTemple => (square("#ffb92e", 50.0, "2"), square("#7a3d08", 15.0, "2")).into_any(),
    }
}

/// A village's roof.
fn roof(at: Point) -> impl IntoView {
    let (x, y) = (at.x * SCALE, at.y * SCALE);
    let drawn = format!("M{:.0} {:.0}l18-20 18 20z", x - 18.0, y + 8.0);
    view! { <path d=drawn fill="#7a4206"></path> }
}
