//! Everyone's purse in one strip, for small screens.

use crate::table::Scene;
use game_core::Seat;
use leptos::prelude::*;
use web_shell::play::Bubble;
use web_shell::symbol::{SeatSign, Sign};
use web_shell::t;

#[component]
pub fn Purses() -> impl IntoView {
    let scene = Scene::here();
    let seats = Memo::new(move |_| scene.shown().with(|frame| frame.view.explorers.seats()));
    view! {
        <ul class="lost-purses" aria-label=t!("lost-purses") style:--seats=move || seats.get().to_string() class:many=move || { seats.get() > 5 }>
            {move || Seat::all(seats.get()).map(|seat| view! { <Purse seat /> }).collect_view()}
        </ul>
    }
}

#[component]
fn Purse(seat: Seat) -> impl IntoView {
    let scene = Scene::here();
    let has = Memo::new(move |_| {
        scene.shown().with(|frame| {
            let view = &frame.view;
            let seen = &view.explorers[seat];
            (seen.gems, seen.machetes, view.idol == Some(seat), view.next_idol == Some(seat))
        })
    });
    let away = move || scene.players.away(seat).filter(|_| scene.players.you.get() != Some(seat));
    let index = seat.index();
    view! {
        <li class:own=move || scene.players.you.get() == Some(seat) id=format!("lost-purse-{index}") title=move || scene.players.name(seat)>
            <SeatSign seat=index />
            <span class="vh">{move || scene.players.name(seat)}</span>
            <span class="gems"><span class="num">{move || has.get().0}</span><Sign name="gem" class="i-xs" label=t!("lost-gems") /></span>
            <span class="gems"><span class="num">{move || has.get().1}</span><Sign name="machete" class="i-xs" label=t!("lost-machetes") /></span>
            {move || has.get().2.then(|| view! { <Sign name="idol" class="i-s idol" label=t!("lost-holds-idol") /> })}
            {move || has.get().3.then(|| view! { <Sign name="token-idol" class="i-s next" label=t!("lost-gets-idol") /> })}
            {move || away().map(|away| view! { <span class="lost-away">{away.said()}</span> })}
            <Bubble seat />
        </li>
    }
}
