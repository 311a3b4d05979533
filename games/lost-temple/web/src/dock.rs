//! The dock: what the viewer is asked, or whom the table waits for. It is never ahead of the picture.

use crate::draft::{self, PickState};
use crate::finale::FinalResult;
use crate::panel::Panel;
use crate::table::Scene;
use crate::{offer, terms};
use game_core::Seat;
use leptos::ev;
use leptos::prelude::*;
use lost_temple_rules::{Character, Due, View};
use web_shell::browser;
use web_shell::living_room::{Join, who_starts};
use web_shell::play::{Dock, DockReplacement, DockState, TimeLeft, scroll_to};
use web_shell::symbol::{SeatSign, Sign, Symbol};
use web_shell::table::Place;
use web_shell::{t, words};

/// After this many milliseconds the panel of a decision has its height, and the pawns stand where they are.
const SETTLED: i32 = 400;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Playing {
    Decide,
    /// Others decide, or what was chosen is on its way.
    Wait,
}

fn state(scene: Scene) -> DockState<Playing> {
    let decides = || scene.own.decision.with(Option::is_some);
    match DockState::of(scene.players, || if decides() { Playing::Decide } else { Playing::Wait }) {
        // People who share this device play too, but until one of them has it in hand everything stays covered.
        DockState::Watching if scene.players.table.place == Place::Here => DockState::Playing(Playing::Wait),
        state => state,
    }
}

fn waiting(scene: Scene) -> String {
    let (due, called, round) =
        scene.shown().with(|frame| (frame.view.due, frame.view.called, frame.view.round));
    match due {
        Some((seat, due)) => offer::waiting(seat, due, called, &scene.players.naming()),
        None => t!("lost-round", round = round),
    }
}

#[component]
pub fn DecisionDock() -> impl IntoView {
    let scene = Scene::here();
    let state = Memo::new(move |_| state(scene));
    let decides = Memo::new(move |_| state.get() == DockState::Playing(Playing::Decide));
    if use_context::<DockReplacement>().is_some() {
        keep_race_in_view(scene);
    } else if !scene.players.table.screen {
        keep_pawn_in_view(scene, decides);
    }
    let heading = move || match state.get() {
        DockState::Playing(Playing::Decide) => match scene.own.decision.get() {
            Some(decision) => offer::title(&decision, &scene.players.naming()),
            None => t!("lost-ask"),
        },
        DockState::Over => t!("lost-over"),
        _ => t!("lost-round", round = scene.shown().with(|frame| frame.view.round)),
    };
    let aside = Memo::new(move |_| {
        let picks = |now: &View| matches!(now.due, Some((_, Due::Pick))) && !decides.get();
        scene.now.with(|now| picks(now).then(|| offer::aside(now)))
    });
    let note = move || match scene.own.decision.get().filter(|_| decides.get()) {
        Some(decision) => Some(scene.now.with(|now| offer::note(&decision, now, &scene.players.naming()))),
        None => aside.get(),
    };
    let beside = move || {
        view! {
            {move || note().map(|note| view! { <p class="lost-note">{note}</p> })}
            {move || match state.get() {
                DockState::Over => view! { <FinalResult /> }.into_any(),
                _ => view! { <Order /> }.into_any(),
            }}
        }
    };
    let class = move || match state.get() {
        DockState::Playing(Playing::Decide) => "lost-dock stepped open",
        DockState::Over => "lost-dock over",
        _ => "lost-dock",
    };
    let playing = |playing| match playing {
        Playing::Decide => view! { <Panel /> }.into_any(),
        Playing::Wait => view! { <Wait /> }.into_any(),
    };
    view! {
        <Dock state class=Signal::derive(class) heading=Signal::derive(heading) beside playing
            watching=Signal::derive(move || waiting(scene)) on_screen=|| view! { <Waiting /> }.into_any() />
    }
}

/// Scrolls to the viewer's pawn whenever a decision opens, the pawn moves or the window changes; at the end, to the winner.
fn keep_pawn_in_view(scene: Scene, decides: Memo<bool>) {
    let decision = Memo::new(move |_| decides.get().then(|| scene.asked.open()).flatten());
    let over = Memo::new(move |_| scene.shown().with(|frame| frame.view.outcome.is_some()));
    let stands = Memo::new(move |_| {
        let you = scene.players.you.get()?;
        scene.shown().with(|frame| frame.view.explorers[you].position)
    });
    let show = move || match over.try_get_untracked() {
        Some(true) => scroll_to(".track-in", ".track-space.finish", ".track-pawn.own"),
        Some(false) => scroll_to(".track-in", ".track-pawn.own", ".track-aim"),
        None => {} // the page is gone
    };
    Effect::new(move |_| {
        decision.track();
        stands.track();
        over.track();
        browser::after(SETTLED, show);
    });
    browser::after(0, show);
    let turned = window_event_listener(ev::resize, move |_| show());
    on_cleanup(move || turned.remove());
}

/// In a replay: scrolls to the pawn that moved last, with as many others as there is room for.
fn keep_race_in_view(scene: Scene) {
    let places = Memo::new(move |_| {
        let place = |(_, seen): (Seat, &lost_temple_rules::Seen)| seen.position;
        scene.shown().with(|frame| frame.view.explorers.iter().map(place).collect::<Vec<_>>())
    });
    let moved = StoredValue::new(0);
    let show = move || {
        let Some(seat) = moved.try_get_value() else { return }; // the page is gone
        scroll_to(".track-in", &format!(".track-pawn[data-flip=pawn-{seat}]"), ".track-pawn");
    };
    Effect::new(move |before: Option<Vec<Option<i16>>>| {
        let places = places.get();
        let changed = before.and_then(|before| before.iter().zip(&places).position(|(from, to)| from != to));
        if let Some(seat) = changed {
            moved.set_value(seat);
        }
        browser::after(SETTLED, show);
        places
    });
    let turned = window_event_listener(ev::resize, move |_| show());
    on_cleanup(move || turned.remove());
}

/// While characters are picked: in which order, and who does now.
#[component]
fn Order() -> impl IntoView {
    let scene = Scene::here();
    let order = Memo::new(move |_| {
        let mandarin = scene.own.options.with(|options| options.mandarin);
        scene.shown().with(|frame| {
            let now = &frame.view;
            let picks = now.called.is_none() && now.outcome.is_none() && now.round > 0;
            if picks { draft::order(now, mandarin) } else { Vec::new() }
        })
    });
    move || {
        let order = order.get();
        let now = order.iter().find(|(_, turn)| *turn == PickState::Now).map(|(seat, _)| *seat)?;
        let names: Vec<String> = order.iter().map(|(seat, _)| scene.players.name(*seat)).collect();
        let said = t!("lost-order", names = words::list(&names), name = scene.players.name(now));
        let chip = |(seat, turn): (Seat, PickState)| {
            let class = match turn {
                PickState::Done => "done",
                PickState::Now => "on",
                PickState::ToCome => "",
            };
            view! { <span class=class><SeatSign seat=seat.index() size="s" /></span> }
        };
        let chips = order.into_iter().map(chip).collect_view();
        Some(view! { <p class="lost-order"><span class="vh">{said}</span>{chips}</p> })
    }
}

/// The characters of the viewer, and whether they are revealed.
fn own(scene: Scene) -> Vec<(Character, bool)> {
    let you = scene.players.you.get();
    scene.now.with(|now| {
        let revealed = you.map(|you| now.explorers[you].revealed).unwrap_or_default();
        now.own.iter().map(|card| (*card, revealed.contains(*card))).collect()
    })
}

/// Others decide: whom the table waits for, and the viewer's characters.
#[component]
fn Wait() -> impl IntoView {
    let scene = Scene::here();
    let own = Memo::new(move |_| own(scene));
    let words = move || match scene.asked.on_its_way() {
        Some(_) => t!("lost-sent"),
        None => waiting(scene),
    };
    let note = move || {
        let hidden =
            own.with(|own| own.iter().filter(|(_, shown)| !shown).map(|(card, _)| *card).collect::<Vec<_>>());
        match (own.with(Vec::is_empty), hidden.is_empty()) {
            (true, _) if scene.players.you.get().is_none() => t!("lost-wait-shared"),
            (true, _) => t!("lost-wait-none"),
            (false, true) => t!("lost-wait-shown"),
            (false, false) => t!("lost-wait-hidden", characters = terms::characters(hidden)),
        }
    };
    view! {
        <div class="mine-choice stepped lost-wait">
            <ul class="lost-own" aria-label=t!("lost-own")>
                {move || own.get().into_iter().map(|(card, shown)| view! {
                    <li class:shown=shown><Sign name=terms::portrait(card) label=terms::character(card) /></li>
                }).collect_view()}
            </ul>
            {move || own.with(Vec::is_empty).then(|| view! { <Symbol name="char-back" /> })}
            <div>
                <strong>{words}</strong>
                <span class="hush note">{move || (!own.with(Vec::is_empty)).then(|| view! { <Symbol name="ui-eye" class="i-s" /> })}{note}</span>
            </div>
        </div>
    }
}

/// On a big screen a decision is named, not shown.
#[component]
fn Waiting() -> impl IntoView {
    let scene = Scene::here();
    let called = Memo::new(move |_| scene.now.with(|now| now.called));
    let over = Memo::new(move |_| scene.now.with(|now| now.outcome.is_some()));
    let picture = move || called.get().map_or_else(|| "char-back".to_owned(), terms::portrait);
    view! {
        <section class="lost-tv stepped" aria-labelledby="dock-h">
            {move || view! { <Symbol name=picture() class="i-l" /> }}
            <h2 id="dock-h" tabindex="-1">{move || if over.get() { who_starts(scene.players.table) } else { waiting(scene) }}</h2>
            <Order />
            <TimeLeft />
            <Join />
        </section>
    }
}
