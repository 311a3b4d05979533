//! The dock: what is asked, how many have chosen, and the choice. It never runs ahead of the picture: until the cards are drawn that a
//! question is about, there is only a button to skip to them.

use crate::header::joining;
use crate::narrate;
use crate::plan::PlanTab;
use crate::story::Moment;
use crate::table::{Scene, seen};
use incan_gold_rules::{Camp, Choice, ROUNDS, View};
use leptos::prelude::*;
use web_shell::browser;
use web_shell::play::{Count, Dock, DockState};
use web_shell::symbol::Symbol;
use web_shell::t;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Playing {
    /// Nothing to choose yet: what comes next is not drawn.
    Held,
    Choose,
    Sealed(Choice),
    /// Nothing to choose until the next round.
    Home,
}

fn playing(scene: Scene) -> Playing {
    let own = scene.now.with(|now| now.own_choice);
    let shown_soon = scene.asked.is_held() || own.is_some() && !scene.arrived.get();
    match (scene.asked.open(), scene.asked.on_its_way().or(own)) {
        _ if shown_soon => Playing::Held,
        (_, Some(choice)) => Playing::Sealed(choice),
        (Some(_), None) => Playing::Choose,
        (None, None) => Playing::Home,
    }
}

#[component]
pub fn ChoiceDock() -> impl IntoView {
    let scene = Scene::here();
    let state = Memo::new(move |_| DockState::of(scene.players, || playing(scene)));
    let heading = move || match state.get() {
        DockState::Playing(Playing::Choose) => t!("incan-torch-or-camp"),
        DockState::Playing(Playing::Sealed(_)) => t!("incan-sealed"),
        DockState::Over => t!("incan-over"),
        _ => t!("incan-round", round = scene.shown().with(|frame| frame.view.round)),
    };
    let ask_class = move || match state.get() {
        DockState::Playing(Playing::Held) => "held",
        _ => "",
    };
    let playing = |playing| match playing {
        Playing::Held => view! { <Held /> }.into_any(),
        Playing::Choose => view! { <Choices /> }.into_any(),
        Playing::Sealed(choice) => sealed(choice).into_any(),
        Playing::Home => view! { <Home /> }.into_any(),
    };
    view! {
        <Dock state heading=Signal::derive(heading) ask_class=Signal::derive(ask_class) playing
            beside=|| view! { <Count /><PlanTab /> } watching=Signal::derive(|| t!("incan-watching-note")) />
    }
}

/// What is being shown while the dock waits for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Turn,
    /// The summary of this round.
    Round(u8),
    Tents,
}

/// What is being shown, and a way to skip it.
#[component]
fn Held() -> impl IntoView {
    let scene = Scene::here();
    let shown = Memo::new(move |_| {
        scene.shown().with(|frame| match (&frame.moment, frame.opened) {
            (Some(Moment::Round { round, .. }), _) => Shown::Round(*round),
            (_, Some(_)) => Shown::Tents,
            _ => Shown::Turn,
        })
    });
    let own = move || {
        let you = scene.players.you.get()?;
        scene.shown().with(|frame| frame.view.tents[you])
    };
    let said = move || match (shown.get(), own()) {
        (Shown::Turn, _) => t!("incan-all-chosen"),
        (Shown::Round(_), Some(gems)) => t!("incan-tent-holds", gems = gems),
        (Shown::Round(round), None) => t!("incan-told-ended", round = round),
        (Shown::Tents, _) => t!("incan-tents-opening"),
    };
    let next = move || match shown.get() {
        Shown::Round(ROUNDS) => Some(t!("incan-next-tents")),
        Shown::Round(round) => {
            let edition = scene.now.with(|now| now.edition);
            Some(match joining(edition, round + 1) {
                Some((_, things)) => t!("incan-next-artifact", round = round + 1, things = things),
                None => t!("incan-next-round", round = round + 1),
            })
        }
        Shown::Turn | Shown::Tents => None,
    };
    let go_on = move || match shown.get() {
        Shown::Round(ROUNDS) => t!("incan-open-tents"),
        Shown::Round(round) => t!("incan-on-to-round", round = round + 1),
        Shown::Tents => t!("incan-show-result"),
        Shown::Turn => t!("incan-continue"),
    };
    view! {
        <div class="mine-choice stepped go">
            <Symbol name="ui-eye" />
            <div><strong>{said}</strong>{move || next().map(|next| view! { <span class="note">{next}</span> })}</div>
            <button type="button" class="btn primary stepped" aria-keyshortcuts="Escape" on:click=move |_| seen(scene)>{go_on}</button>
        </div>
    }
}

/// Torch or camp, each with what it means.
#[component]
fn Choices() -> impl IntoView {
    let scene = Scene::here();
    let torch = move || scene.now.with(|now| t!("incan-torch-means", carried = now.carried()));
    let camp = move || scene.now.with(camp_means);
    let choose = move |choice: Choice| {
        if scene.choose(choice) {
            browser::focus("dock-h"); // the buttons go away; the focus must not
        }
    };
    let away = move || scene.players.table.is_away().to_string();
    view! {
        <div class="decisions" role="group" aria-label=t!("incan-torch-or-camp")>
            <button type="button" class="decide torch stepped" aria-keyshortcuts="T" aria-disabled=away on:click=move |_| choose(Choice::Torch)>
                <Symbol name="torch" />
                <span><span class="t">{t!("incan-torch")}" "<kbd class="key" aria-hidden="true">"T"</kbd></span><span class="d">{torch}</span></span>
            </button>
            <button type="button" class="decide campc stepped" aria-keyshortcuts="C" aria-disabled=away on:click=move |_| choose(Choice::Camp)>
                <Symbol name="camp" />
                <span><span class="t">{t!("incan-camp")}" "<kbd class="key" aria-hidden="true">"C"</kbd></span><span class="d">{camp}</span></span>
            </button>
        </div>
    }
}

/// What leaving means now, in words. I-12, I-13
fn camp_means(now: &View) -> String {
    let camp = Camp::of(now);
    let (carried, alone, worth) = (camp.carried, camp.alone(), camp.worth());
    // More than two by name would be too long for a button.
    let things = match camp.artifacts.len() {
        many @ 3.. => t!("incan-odds-artifacts", many = many),
        _ => narrate::things(camp.artifacts.iter().map(|(number, _)| *number)),
    };
    let gems = match (alone, camp.on_path) {
        (_, 0) => t!("incan-camp-means", carried = carried),
        (true, path) => t!("incan-camp-means-all", carried = carried, path = path),
        (false, path) => t!("incan-camp-means-share", carried = carried, path = path),
    };
    match (camp.artifacts.is_empty(), alone) {
        (true, _) => gems,
        (false, true) => t!("incan-camp-takes", gems = gems, things = things, worth = worth),
        (false, false) => t!("incan-camp-alone", gems = gems, things = things, worth = worth),
    }
}

fn sealed(choice: Choice) -> impl IntoView {
    let word = match choice {
        Choice::Torch => t!("incan-you-torch"),
        Choice::Camp => t!("incan-you-camp"),
    };
    view! {
        <div class="mine-choice stepped">
            <Symbol name=choice.name() />
            <div>
                <strong>{word}</strong>
                <span class="hush note"><Symbol name="ui-eye" class="i-s" />{t!("incan-only-you")}</span>
            </div>
        </div>
    }
}

/// A player who is out of the temple.
#[component]
fn Home() -> impl IntoView {
    let scene = Scene::here();
    let shown = scene.shown();
    let inside = Memo::new(move |_| {
        let you = scene.players.you.get();
        shown.with(|frame| you.is_some_and(|you| frame.view.inside.contains(you)))
    });
    let tent = move || {
        let you = scene.players.you.get();
        let gems = shown.with(|frame| you.and_then(|you| frame.view.tents[you]).unwrap_or_default());
        t!("incan-tent-holds", gems = gems)
    };
    let note = move || if inside.get() { t!("incan-wait-turn") } else { t!("incan-wait-home") };
    let index = move || scene.players.you.get().map_or(1, |you| you.index() + 1).to_string();
    view! {
        <div class="mine-choice stepped" data-seat=index>
            <Symbol name="tent-open" class="own" />
            <div><strong>{tent}</strong><span class="note">{note}</span></div>
        </div>
    }
}
