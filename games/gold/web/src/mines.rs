//! Everyone's mines and piles. Nothing is known here about a covered pile, not even whether there is anything in it.

use crate::face::{CardFace, Mine, StoneSign};
use crate::table::Scene;
use crate::terms;
use game_core::Seat;
use gold_rules::{Card, Color, Event, Face};
use leptos::prelude::*;
use web_shell::play::{Bubble, Name};
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::words;

#[component]
pub fn Mines() -> impl IntoView {
    let scene = Scene::here();
    let seats = Memo::new(move |_| scene.shown().with(|frame| frame.view.mines.seats()));
    let plates = move || Seat::all(seats.get()).map(|seat| view! { <Plate seat /> }).collect_view();
    view! {
        <section class="gold-mines" aria-labelledby="gold-mines-h" style:--seats=move || seats.get().to_string()>
            <h2 id="gold-mines-h" class="vh">{t!("gold-mines")}</h2>
            {plates}
            <Neutral />
        </section>
    }
}

#[component]
fn Plate(seat: Seat) -> impl IntoView {
    let scene = Scene::here();
    let shown = scene.shown();
    let mines = Memo::new(move |_| shown.with(|frame| frame.view.mines[seat].to_vec()));
    let turn =
        Memo::new(move |_| shown.with(|frame| frame.view.turn == seat && frame.view.outcome.is_none()));
    let gain = Memo::new(move |_| {
        let won = shown.with(|frame| frame.told.as_ref().and_then(Event::gold_won));
        won.filter(|(to, _)| *to == seat).map(|(_, points)| points)
    });
    // It is the card that is face up at this moment, and goes with it.
    let plus = move || {
        gain.get().map(|points| view! { <span class="gold-plus num" aria-hidden="true">"+"{points}</span> })
    };
    let pile = Memo::new(move |_| shown.with(|frame| frame.view.piles[seat].clone()));
    let you = move || scene.players.you.get() == Some(seat);
    let away = move || scene.players.away(seat).filter(|_| !you());
    let named = move || words::list(&mines.get().into_iter().map(terms::mine).collect::<Vec<_>>());
    let worth = move || match pile.get() {
        Some(pile) => {
            let points: u32 = pile.iter().copied().map(u32::from).sum();
            view! {
                <span class="gold-worth">
                    <Symbol name="gold-1" />
                    <span class="vh">{t!("gold-pile", points = points)}</span>
                    <span class="num" aria-hidden="true">{points}</span>
                </span>
            }
            .into_any()
        }
        None => view! {
            <span class="gold-pile" role="img" aria-label=t!("gold-covered")><i></i><i></i></span>
        }
        .into_any(),
    };
    let index = seat.index();
    view! {
        <article class="gold-plate stepped" id=format!("gold-mine-{index}") class:turn=move || turn.get() class:gain=move || gain.get().is_some() class:you=you
            aria-current=move || turn.get().then_some("true")>
            <span class="gold-squares" class:two=move || { mines.with(Vec::len) > 1 }>
                {move || mines.get().into_iter().map(|color| view! { <Mine color /> }).collect_view()}
                <StoneSign seat />
                <Bubble seat />
            </span>
            <h3><Name seat /></h3>
            <p class=move || if away().is_some() { "state" } else { "" }>
                {move || away().map_or_else(named, |away| away.said())}
            </p>
            {worth}
            {plus}
        </article>
    }
}

#[component]
fn Neutral() -> impl IntoView {
    let scene = Scene::here();
    let neutral = Memo::new(move |_| {
        scene.shown().with(|frame| {
            Color::all().filter(|color| frame.view.mines.owner(*color).is_none()).collect::<Vec<_>>()
        })
    });
    move || {
        let neutral = neutral.get();
        (!neutral.is_empty()).then(|| {
            let many = neutral.len();
            let names = words::list(&neutral.iter().copied().map(terms::mine).collect::<Vec<_>>());
            let squares = neutral.into_iter().map(|color| {
                view! {
                    <span class="gold-square" data-mine=color.name()><Symbol name=format!("emblem-{color}") /></span>
                }
            });
            view! {
                <article class="gold-plate gold-neutral stepped">
                    <span class="gold-squares" class:two={many > 1}>{squares.collect_view()}</span>
                    <h3>{t!("gold-no-owner")}<span class="vh">": "{names}</span></h3>
                    <p>{t!("gold-no-owner-what", mines = many)}</p>
                </article>
            }
        })
    }
}

pub fn chips(values: &[u8]) -> impl IntoView + use<> {
    let chip = |points: u8| {
        let card = Card::with_face(Face::Gold(points))?;
        Some(view! {
            <li class="gold-chip"><span class="vh">{terms::card(card)}</span><CardFace card /></li>
        })
    };
    view! { <ul class="gold-chips">{values.iter().filter_map(|points| chip(*points)).collect_view()}</ul> }
}

/// The viewer's own pile: only they may look through it. G-13
#[component]
pub fn OwnPile() -> impl IntoView {
    let scene = Scene::here();
    let pile = Memo::new(move |_| {
        let you = scene.players.you.get()?;
        scene.shown().with(|frame| match frame.view.outcome {
            None => frame.view.piles[you].clone(),
            Some(_) => None, // then all piles lie open
        })
    });
    move || {
        pile.get().map(|pile| {
            let points: u32 = pile.iter().copied().map(u32::from).sum();
            view! {
                <section class="panel stepped gold-mypile" aria-labelledby="gold-mypile-h">
                    <h2 id="gold-mypile-h">{t!("gold-your-pile", points = points)}</h2>
                    {if pile.is_empty() {
                        view! { <p class="note">{t!("gold-pile-empty")}</p> }.into_any()
                    } else {
                        chips(&pile).into_any()
                    }}
                </section>
            }
        })
    }
}
