//! What is shown large for a moment: a round, a curse, a theft, a token, the finish. It lies over the track and never in the way of a
//! choice.

use crate::table::Scene;
use crate::{narrate, terms};
use game_core::Seat;
use leptos::prelude::*;
use lost_temple_rules::Event;
use web_shell::symbol::{SEATS, Symbol};
use web_shell::t;

#[component]
pub fn Moments() -> impl IntoView {
    let scene = Scene::here();
    let moment = Memo::new(move |_| scene.shown().with(|frame| frame.moment.clone()));
    // Where a big screen shows the table, everyone looks there.
    let elsewhere = move || scene.players.table.on_screen.get() && !scene.players.table.screen;
    // Nothing covers an open choice: then it is only a strip at the edge.
    let slim = Memo::new(move |_| scene.own.decision.with(Option::is_some));
    let skip = move |_| scene.skip();
    move || {
        moment.get().filter(|_| !elsewhere()).map(|moment| {
            let (kind, shown) = shown(scene, moment);
            view! { <div class=format!("moment lost-moment {kind}") class:slim=move || slim.get() on:click=skip>{shown}</div> }
        })
    }
}

fn pawn(seat: Seat) -> impl IntoView {
    view! { <Symbol name=format!("pawn-{}", SEATS[seat.index() % SEATS.len()]) class="pawn" /> }
}

/// The kind of a moment, for style sheets, and what is shown of it.
fn shown(scene: Scene, moment: Event) -> (&'static str, AnyView) {
    let names = untrack(|| scene.players.naming());
    let name = |seat: Seat| names.name(seat);
    match moment {
        Event::RoundBegan { round, idol, because } => {
            let shown = view! {
                <div class="pair">{pawn(idol)}<Symbol name="idol" /></div>
                <h2>{t!("lost-round", round = round)}</h2>
                <p>{narrate::has_idol(idol, because, &names)}</p>
            };
            ("round", shown.into_any())
        }
        Event::Cursed { shaman, seat, shaman_to, seat_to } => {
            let shown = view! {
                <div class="pair">{pawn(shaman)}<Symbol name="ui-swap" class="small" />{pawn(seat)}</div>
                <h2>{t!("lost-cursed", name = name(seat))}</h2>
                <p>{narrate::cursed(shaman, seat, shaman_to, seat_to, &names)}</p>
            };
            ("curse", shown.into_any())
        }
        Event::Robbed { thief, seat, gems } => {
            let shown = view! {
                <div class="pair">{pawn(seat)}<Symbol name="gem" class="small" /><Symbol name="ui-next" class="small" />{pawn(thief)}</div>
                <h2>{t!("lost-robbed", name = name(seat))}</h2>
                <p>{narrate::robbed(thief, seat, gems, &names)}</p>
            };
            ("theft", shown.into_any())
        }
        Event::TokenRevealed { seat, space, token } => {
            let shown = view! {
                <div class="pair"><Symbol name=terms::token_symbol(token) class="turned" /></div>
                <h2 class="first">{terms::token(token)}</h2>
                <p>{t!("lost-told-token", name = name(seat), space = space, token = terms::token(token))}</p>
            };
            ("token", shown.into_any())
        }
        Event::Over { winner, .. } => {
            let shown = view! {
                <div class="pair">{pawn(winner)}<Symbol name="great-temple" /></div>
                <h2>{t!("lost-wins", name = name(winner))}</h2>
                <p>{t!("lost-told-won", name = name(winner))}</p>
            };
            ("finish", shown.into_any())
        }
        _ => ("", ().into_any()),
    }
}
