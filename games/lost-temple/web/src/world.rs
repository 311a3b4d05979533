//! The track with everything on it, and what is shown large over it.

use crate::moments::Moments;
use crate::selection::Selected;
use crate::table::Scene;
use crate::track::{Marks, Plan, Target, Track};
use game_core::Seat;
use leptos::prelude::*;
use web_shell::table::AtTable;

#[component]
pub fn World() -> impl IntoView {
    let scene = Scene::here();
    let plan = Memo::new(move |_| scene.own.options.with(|options| Plan::of(&options.board)));
    let pawns = Memo::new(move |_| {
        scene.shown().with(|frame| {
            let stands = |(seat, seen): (Seat, &lost_temple_rules::Seen)| Some((seat, seen.position?));
            frame.view.explorers.iter().filter_map(stands).collect::<Vec<_>>()
        })
    });
    let marks = Memo::new(move |_| {
        let you = scene.players.you.get();
        // What the Seer sees is in no picture: it is seen while it is asked about, and never on a big screen.
        let looked = scene.now.with(|now| now.looked).filter(|_| !AtTable::here().screen);
        scene.shown().with(|frame| {
            let mut marks = Marks::of(&frame.view, you);
            marks.faces.extend(looked.into_iter().flatten());
            marks
        })
    });
    let targets = Memo::new(move |_| {
        let Some(decision) = scene.own.decision.get() else { return Vec::<Target>::new() };
        scene.own.selected.with(|selected| selected.targets(&decision))
    });
    let ghost = Memo::new(move |_| {
        let decision = scene.own.decision.get()?;
        scene.own.selected.with(|selected| selected.ghost(&decision))
    });
    let on_target = Callback::new(move |space: i16| {
        if let Some(decision) = scene.own.decision.get_untracked() {
            scene
                .own
                .selected
                .update(|selected: &mut Selected| *selected = selected.pressed(&decision, space));
        }
    });
    view! {
        <div class="lost-world">
            <Track plan pawns marks targets on_target ghost names=scene.players.names fills=true />
            <Moments />
        </div>
    }
}
