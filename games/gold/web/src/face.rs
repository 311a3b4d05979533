//! The faces of cards, and the mines. A mine's color always comes with its emblem and its weave.

use game_core::Seat;
use gold_rules::{Card, Color, Face};
use leptos::prelude::*;
use web_shell::symbol::{SEATS, Symbol};

#[component]
pub fn CardFace(card: Card) -> impl IntoView {
    match card.face() {
        Face::Gold(points) => view! {
            <span class="gold-face nugget">
                <span class="v">{points}</span>
                <Symbol name=format!("gold-{points}") class="fig" />
            </span>
        }
        .into_any(),
        Face::Prospector(color, value) => view! {
            <span class="gold-face man" data-mine=color.name()>
                <span class="v">{value}</span>
                <Symbol name=format!("prospector-{value}") class="fig" />
                <Symbol name=format!("emblem-{color}") class="em" />
            </span>
        }
        .into_any(),
        Face::Dynamite => {
            view! { <span class="gold-face boom"><Symbol name="dynamite" class="fig" /></span> }.into_any()
        }
    }
}

#[component]
pub fn Mine(color: Color) -> impl IntoView {
    view! {
        <span class="gold-square" data-mine=color.name()>
            <Symbol name="mine" />
            <Symbol name=format!("emblem-{color}") class="em" />
        </span>
    }
}

/// A seat's sign, in stone: at this table color means mine.
#[component]
pub fn StoneSign(seat: Seat) -> impl IntoView {
    let sign = SEATS[seat.index() % SEATS.len()];
    view! { <span class="gold-seat" aria-hidden="true"><Symbol name=format!("seat-{sign}") /></span> }
}
