//! The characters in the order in which they are called: who was revealed, who is named, what lies aside. Each opens the summary card.

use crate::summary::SummaryCard;
use crate::table::Scene;
use crate::terms;
use game_core::Seat;
use leptos::prelude::*;
use lost_temple_rules::{Character, CharacterSet, Stages};
use web_shell::symbol::{SeatSign, Sign, Symbol};
use web_shell::t;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CharacterState {
    /// It is called now, and this player has revealed it.
    Now(Seat),
    Called(Seat),
    Nobody,
    Aside,
    Yours,
    ToCome,
}

#[component]
pub fn Calls() -> impl IntoView {
    let scene = Scene::here();
    let characters = Memo::new(move |_| {
        let seats = scene.now.with(|now| now.explorers.seats());
        let mandarin = scene.own.options.with(|options| options.mandarin);
        Stages::of(seats, mandarin).characters()
    });
    let many = move || characters.get().len();
    view! {
        <section class="lost-strip" aria-labelledby="lost-calls-h">
            <h2 id="lost-calls-h" class="vh">{move || t!("lost-calls", many = many())}</h2>
            <ol class="lost-calls" style:--many=move || many().to_string()>
                {move || characters.get().iter().map(|character| view! { <Called character /> }).collect_view()}
            </ol>
        </section>
    }
}

/// The viewer's characters that are still hidden, if the picture shows this round.
fn yours(scene: Scene) -> CharacterSet {
    let round = scene.shown().with(|frame| frame.view.round);
    scene
        .now
        .with(|now| if now.round == round { now.own.iter().copied().collect() } else { CharacterSet::EMPTY })
}

fn character_state(scene: Scene, character: Character) -> CharacterState {
    let yours = yours(scene).contains(character);
    scene.shown().with(|frame| {
        let view = &frame.view;
        let holder = view.explorers.iter().find(|(_, seen)| seen.revealed.contains(character));
        match holder.map(|(seat, _)| seat) {
            Some(seat) if view.called == Some(character) && view.outcome.is_none() => {
                CharacterState::Now(seat)
            }
            Some(seat) => CharacterState::Called(seat),
            None if view.up.contains(&character) => CharacterState::Aside,
            None if view.nobody.contains(character) => CharacterState::Nobody,
            None if yours => CharacterState::Yours,
            None => CharacterState::ToCome,
        }
    })
}

#[component]
fn Called(character: Character) -> impl IntoView {
    let scene = Scene::here();
    let stand = Memo::new(move |_| character_state(scene, character));
    let light = Memo::new(move |_| {
        scene.shown().with(|frame| frame.view.called == Some(character) && frame.view.outcome.is_none())
    });
    let named = Memo::new(move |_| {
        scene.shown().with(|frame| (frame.view.curse == Some(character), frame.view.theft == Some(character)))
    });
    let class = move || match stand.get() {
        CharacterState::Now(_) => "lost-ch stepped now",
        CharacterState::Called(_) => "lost-ch stepped called",
        CharacterState::Nobody => "lost-ch stepped nobody",
        CharacterState::Aside => "lost-ch stepped aside",
        CharacterState::Yours => "lost-ch stepped yours",
        CharacterState::ToCome => "lost-ch stepped",
    };
    let state = move || {
        let (sign, word) = match stand.get() {
            CharacterState::Now(seat) | CharacterState::Called(seat) => {
                return view! { <SeatSign seat=seat.index() size="s" /><span class="tx">{move || scene.players.name(seat)}</span> }
                    .into_any();
            }
            CharacterState::Nobody => ("–", t!("lost-is-nobody")),
            CharacterState::Aside => ("×", t!("lost-is-aside")),
            CharacterState::Yours => ("★", t!("lost-is-yours")),
            CharacterState::ToCome => ("?", t!("lost-is-to-come")),
        };
        // The sign is for small screens.
        view! { <span class="sg" aria-hidden="true">{sign}</span><span class="tx">{word}</span> }.into_any()
    };
    let face = move || {
        view! {
            <span class="no">{character.number()}</span>
            <Symbol name=terms::portrait(character) />
            <span class="nm">{terms::character(character)}</span>
            <span class="st">{state}</span>
            {move || {
                let (cursed, robbed) = named.get();
                let curse = cursed.then(|| view! { <span class="hit curse"><Sign name="char-shaman" label=t!("lost-is-cursed") /></span> });
                let theft = robbed.then(|| view! { <span class="hit theft"><Sign name="char-thief" label=t!("lost-is-robbed") /></span> });
                view! { <span class="hits">{curse}{theft}</span> }
            }}
        }
    };
    let card = SummaryCard::here();
    // On a big screen nobody presses anything.
    let face = match scene.players.table.screen {
        true => view! { <span class=class>{face()}</span> }.into_any(),
        false => view! {
            <button type="button" class=class title=terms::does(character) aria-haspopup="dialog"
                on:click=move |_| card.open(Some(character))>{face()}</button>
        }
        .into_any(),
    };
    view! {
        <li class:light=move || light.get() id=format!("lost-ch-{character}") aria-current=move || light.get().then_some("step")>{face}</li>
    }
}
