//! The picture: what each player has at home, and what is carried down the shaft.

use crate::table::Scene;
use game_core::Seat;
use leptos::prelude::*;
use web_shell::play::{Bubble, Name};
use web_shell::symbol::{SeatSign, Symbol};
use web_shell::t;

/// The gems of each player.
#[component]
pub fn Homes() -> impl IntoView {
    let scene = Scene::here();
    let seats = Memo::new(move |_| scene.now.with(|now| now.home.seats()));
    view! {
        <section class="torch-homes panel stepped" aria-labelledby="torch-homes-h">
            <h2 id="torch-homes-h">{t!("torch-homes")}</h2>
            <ul>{move || Seat::all(seats.get()).map(|seat| view! { <Home seat /> }).collect_view()}</ul>
        </section>
    }
}

/// What a player has, and carries on their turn.
#[component]
fn Home(seat: Seat) -> impl IntoView {
    let scene = Scene::here();
    let gems = Memo::new(move |_| scene.now.with(|now| now.home[seat]));
    let carried = Memo::new(move |_| {
        scene.now.with(|now| (now.turn == seat && now.outcome.is_none()).then_some(now.carried))
    });
    view! {
        <li class:turn=move || carried.get().is_some() aria-current=move || carried.get().is_some().then_some("true")>
            <SeatSign seat=seat.index() />
            <Bubble seat />
            <Name seat />
            <span class="gems"><Symbol name="gem-turquoise" class="i" /><span class="num">{move || gems.get()}</span></span>
            {move || carried.get().map(|gems| view! {
                <span class="torch-carried"><Symbol name="torch" class="i" />{t!("torch-carried", gems = gems)}</span>
            })}
        </li>
    }
}
