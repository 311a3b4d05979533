//! The faces of cards, and the mines. A mine's color always comes with its emblem and its weave.

use game_core::Seat;
use gold_rules::{Card, Color, Face};
use leptos::prelude::*;
use web_shell::symbol::{SEATS, Symbol};

/// The drawing of a card.
pub fn symbol(card: Card) -> String {
    match card.face() {
        Face::Prospector(_, value) => format!("prospector-{value}"),
        Face::Gold(_) | Face::Dynamite => card.to_string(),
    }
}

#[component]
pub fn CardFace(card: Card) -> impl IntoView {
    let figure = view! { <Symbol name=symbol(card) class="fig" /> };
    match card.face() {
        Face::Gold(points) => view! {
            <span class="gold-face nugget">
                <span class="v">{points}</span>
                {figure}
            </span>
        }
        .into_any(),
        Face::Prospector(color, value) => view! {
            <span class="gold-face man" data-mine=color.name()>
                <span class="v">{value}</span>
                {figure}
                <Symbol name=format!("emblem-{color}") class="em" />
            </span>
        }
        .into_any(),
        Face::Dynamite => view! { <span class="gold-face boom">{figure}</span> }.into_any(),
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
