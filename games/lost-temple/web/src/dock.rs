//! The dock: what is asked of whoever looks, or whom the table waits for. It always shows the newest state, whatever the picture is
//! doing.

use crate::draft::{self, Turn};
use crate::panel::Panel;
use crate::scene::Scene;
use crate::{offer, terms};
use game_core::Seat;
use leptos::ev;
use leptos::prelude::*;
use lost_temple_rules::{Character, Due, View};
use web_shell::browser;
use web_shell::handover::Handover;
use web_shell::living_room::{Join, who_starts};
use web_shell::play::{
    Finish, Instead, Refused, StandIn, Standing, TimeLeft, Watch, keep_focus, standing, uncover,
};
use web_shell::symbol::{SeatSign, Sign, Symbol};
use web_shell::table::Place;
use web_shell::{t, words};

/// After so many milliseconds the panel of a decision has its height, and the pawns stand where they are.
const SETTLED: i32 = 400;

/// What is asked of whoever looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// The device is to be handed on.
    Handover,
    /// The game is over.
    Over,
    /// A bot plays this seat.
    StandIn,
    /// A decision.
    Decide,
    /// Nothing: others decide, or what was chosen is on its way.
    Wait,
    /// Nothing: he only looks on.
    Watch,
}

fn asked(scene: Scene) -> Asked {
    match standing(scene.company) {
        Standing::Over => Asked::Over,
        Standing::Handover => Asked::Handover,
        // Whoever shares this device plays too, but until the device is in somebody's hand everything stays covered.
        Standing::Watch if scene.company.table.place == Place::Here => Asked::Wait,
        Standing::Watch => Asked::Watch,
        Standing::StandIn => Asked::StandIn,
        Standing::Plays if scene.decision.with(Option::is_some) => Asked::Decide,
        Standing::Plays => Asked::Wait,
    }
}

/// Whom the table waits for, in words.
fn waiting(scene: Scene) -> String {
    let (due, called, round) = scene.now.with(|now| (now.due, now.called, now.round));
    match due {
        Some((seat, due)) => offer::waiting(seat, due, called, &|seat| scene.name(seat)),
        None => t!("lost-round", round = round),
    }
}

/// The dock.
#[component]
pub fn Dock() -> impl IntoView {
    if let Some(instead) = use_context::<Instead>() {
        return (instead.0)();
    }
    let scene = Scene::here();
    if scene.company.table.screen {
        return view! { <Waiting /> }.into_any();
    }
    let asked = Memo::new(move |_| asked(scene));
    keep_focus(asked);
    let decision = Memo::new(move |_| (asked.get() == Asked::Decide).then(|| scene.asked.open()).flatten());
    let stands = Memo::new(move |_| {
        let you = scene.company.you.get()?;
        scene.shown().with(|frame| frame.view.explorers[you].position)
    });
    Effect::new(move |_| {
        decision.track();
        stands.track();
        browser::after(SETTLED, show_pawn);
    });
    browser::after(0, show_pawn);
    let turned = window_event_listener(ev::resize, |_| show_pawn());
    on_cleanup(move || turned.remove());
    let aside = Memo::new(move |_| {
        let picks = |now: &View| matches!(now.due, Some((_, Due::Pick))) && asked.get() != Asked::Decide;
        scene.now.with(|now| picks(now).then(|| offer::aside(now)))
    });
    let decided = move |said: fn(Scene) -> Option<String>| {
        (asked.get() == Asked::Decide).then(|| said(scene)).flatten()
    };
    let heading = move || match asked.get() {
        Asked::Decide => decided(title).unwrap_or_else(|| t!("lost-ask")),
        Asked::Over => t!("lost-over"),
        _ => t!("lost-round", round = scene.now.with(|now| now.round)),
    };
    let content = move || match asked.get() {
        Asked::Handover => view! { <div class="mine-choice stepped"><Handover /></div> }.into_any(),
        Asked::Over => view! { <Finish /> }.into_any(),
        Asked::StandIn => view! { <StandIn /> }.into_any(),
        Asked::Decide => view! { <Panel /> }.into_any(),
        Asked::Wait => view! { <Wait /> }.into_any(),
        Asked::Watch => {
            let note = Memo::new(move |_| waiting(scene));
            (move || view! { <Watch note=note.get() /> }).into_any()
        }
    };
    view! {
        <section class="dock lost-dock" class:stepped=move || asked.get() == Asked::Decide class:open=move || asked.get() == Asked::Decide aria-labelledby="dock-h">
            <div class="ask">
                <h2 id="dock-h" tabindex="-1">{heading}</h2>
                {move || decided(note).or_else(|| aside.get()).map(|note| view! { <p class="lost-note">{note}</p> })}
                {move || (asked.get() != Asked::Over).then(|| view! { <Order /> })}
                <TimeLeft />
            </div>
            {content}
            <Refused />
        </section>
    }
    .into_any()
}

/// Where the track is scrolled: shows the own pawn, and where it could go.
fn show_pawn() {
    uncover(".track-in", ".track-pawn.own", ".track-aim");
}

fn title(scene: Scene) -> Option<String> {
    let decision = scene.decision.get()?;
    Some(offer::title(&decision, &|seat| scene.name(seat)))
}

fn note(scene: Scene) -> Option<String> {
    let decision = scene.decision.get()?;
    Some(scene.now.with(|now| offer::note(&decision, now, &|seat| scene.name(seat))))
}

/// While characters are picked: in which order, and who does now.
#[component]
fn Order() -> impl IntoView {
    let scene = Scene::here();
    let order = Memo::new(move |_| {
        let mandarin = scene.options.with(|options| options.mandarin);
        scene.now.with(|now| {
            let picks = now.called.is_none() && now.outcome.is_none() && now.round > 0;
            if picks { draft::order(now, mandarin) } else { Vec::new() }
        })
    });
    move || {
        let order = order.get();
        let now = order.iter().find(|(_, turn)| *turn == Turn::Now).map(|(seat, _)| *seat)?;
        let names: Vec<String> = order.iter().map(|(seat, _)| scene.name(*seat)).collect();
        let said = t!("lost-order", names = words::list(&names), name = scene.name(now));
        let chip = |(seat, turn): (Seat, Turn)| {
            let class = match turn {
                Turn::Done => "done",
                Turn::Now => "on",
                Turn::ToCome => "",
            };
            view! { <span class=class><SeatSign seat=seat.index() size="s" /></span> }
        };
        let chips = order.into_iter().map(chip).collect_view();
        Some(view! { <p class="lost-order"><span class="vh">{said}</span>{chips}</p> })
    }
}

/// The characters of whoever looks.
fn own(scene: Scene) -> Vec<(Character, bool)> {
    let you = scene.company.you.get();
    scene.now.with(|now| {
        let revealed = you.map(|you| now.explorers[you].revealed).unwrap_or_default();
        now.own.iter().map(|card| (*card, revealed.contains(*card))).collect()
    })
}

/// Others decide: whom the table waits for, and one's own characters.
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
            (true, _) if scene.company.you.get().is_none() => t!("lost-wait-shared"),
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
            <h2 id="dock-h" tabindex="-1">{move || if over.get() { who_starts(scene.company.table) } else { waiting(scene) }}</h2>
            <Order />
            <TimeLeft />
            <Join />
        </section>
    }
}
