//! The race: who is ahead, and what everyone has; at the end, the result. All of it is public.

use crate::finale::FinalResult;
use crate::table::Scene;
use crate::terms;
use game_core::Seat;
use leptos::prelude::*;
use lost_temple_rules::View;
use std::cmp::Reverse;
use web_shell::play::{Bubble, Name};
use web_shell::symbol::{SeatSign, Sign, Symbol};
use web_shell::t;

/// All players, the foremost first; on the same space the richest first. L-32
pub fn order(view: &View) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(view.explorers.seats()).collect();
    seats.sort_by_key(|seat| Reverse((view.explorers[*seat].position, view.explorers[*seat].gems)));
    seats
}

#[component]
pub fn Race() -> impl IntoView {
    let scene = Scene::here();
    let finish = Memo::new(move |_| scene.shown().with(|frame| frame.view.finish));
    let seats = Memo::new(move |_| scene.shown().with(|frame| order(&frame.view)));
    let bank = Memo::new(move |_| scene.shown().with(|frame| frame.view.bank));
    let over = Memo::new(move |_| scene.shown().with(|frame| frame.view.outcome.is_some()));
    let running = move || {
        view! {
            <h2 id="lost-race-h">{move || t!("lost-race", finish = finish.get())}</h2>
            <table class:many=move || { seats.with(Vec::len) > 5 }>
                <thead><tr>
                    <th scope="col">{t!("lost-explorer")}</th>
                    <th scope="col">{t!("lost-gems-column")}</th>
                    <th scope="col">{t!("lost-machetes-column")}</th>
                    <th scope="col">{t!("lost-space-column")}</th>
                </tr></thead>
                <tbody>
                    <For each=move || seats.get() key=|seat| seat.index() let(seat)><Row seat /></For>
                </tbody>
            </table>
            <p class="lost-bank" id="lost-bank">
                <span>{t!("lost-bank")}</span>
                <span class="gems"><b>{move || bank.get().gems}</b><Sign name="gem" class="i-s" label=t!("lost-gems") /></span>
                <span class="gems"><b>{move || bank.get().machetes}</b><Sign name="machete" class="i-s" label=t!("lost-machetes") /></span>
            </p>
        }
    };
    let ended = || {
        view! {
            <h2 id="lost-race-h">{t!("lost-final")}</h2>
            <FinalResult />
        }
    };
    view! {
        <section class="panel stepped lost-race" class:over=move || over.get() aria-labelledby="lost-race-h">
            {move || if over.get() { ended().into_any() } else { running().into_any() }}
        </section>
    }
}

#[component]
fn Row(seat: Seat) -> impl IntoView {
    let scene = Scene::here();
    let has = Memo::new(move |_| {
        scene.shown().with(|frame| {
            let view = &frame.view;
            let seen = &view.explorers[seat];
            (seen.gems, seen.machetes, seen.position.unwrap_or(0))
        })
    });
    let idol = Memo::new(move |_| {
        scene.shown().with(|frame| (frame.view.idol == Some(seat), frame.view.next_idol == Some(seat)))
    });
    let away = move || scene.players.away(seat).filter(|_| scene.players.you.get() != Some(seat));
    let index = seat.index();
    view! {
        <tr class:own=move || scene.players.you.get() == Some(seat) id=format!("lost-race-{index}") data-flip=format!("race-{index}")>
            <th scope="row">
                <span class="who">
                    <SeatSign seat=index size="s" />
                    <Name seat>
                        {move || idol.get().0.then(|| view! { <Sign name="idol" class="i-s" label=t!("lost-holds-idol") /> })}
                        {move || idol.get().1.then(|| view! { <Sign name="token-idol" class="i-s" label=t!("lost-gets-idol") /> })}
                    </Name>
                    <Bubble seat />
                </span>
                {move || away().map(|away| view! { <span class="lost-away">{away.said()}</span> })}
            </th>
            <td><span class="gems"><span class="num">{move || has.get().0}</span><Symbol name="gem" class="i-s" /></span></td>
            <td><span class="gems"><span class="num">{move || has.get().1}</span><Symbol name="machete" class="i-s" /></span></td>
            <td class="pos">{move || place(has.get().2)}</td>
        </tr>
    }
}

/// A place, as short as possible.
pub fn place(position: i16) -> AnyView {
    match position {
        1.. => position.into_any(),
        _ => {
            let short = terms::short_place(position);
            view! { <span class="start" aria-hidden="true">{short}</span><span class="vh">{terms::place(position)}</span> }
                .into_any()
        }
    }
}
