//! The panel: what happened, what is asked, and what can be pressed. On a phone it is the dock at the bottom edge.

use crate::equation::equation;
use crate::grid;
use crate::narrate::{self, Told};
use crate::story::Frame;
use crate::table::{Scene, is_held, may_turn, on_its_way};
use crate::terms;
use game_core::Seat;
use gold_rules::{Color, Event, Face, Placed};
use leptos::prelude::*;
use web_shell::browser;
use web_shell::handover::Handover;
use web_shell::living_room::{Join, who_starts};
use web_shell::play::{
    DockReplacement, DockState, Finish, HintTab, Names, Next, Refused, StandIn, TimeLeft, keep_focus,
};
use web_shell::t;

/// What the panel shows, made from the picture: so it never holds a card that is not face up.
#[derive(Clone, Debug, PartialEq)]
struct PanelState {
    up: Vec<Placed>,
    told: Option<Event>,
    turn: Seat,
    rush: bool,
    over: bool,
    /// How many more turns without anything new begin the gold rush, if that is near.
    stall: Option<u8>,
}

impl PanelState {
    fn of(frame: &Frame) -> PanelState {
        let seats = frame.view.mines.seats();
        let near = |turns: &u8| usize::from(*turns) <= seats;
        PanelState {
            up: frame.up.clone(),
            told: frame.told.clone(),
            turn: frame.view.turn,
            rush: frame.view.rush,
            over: frame.view.outcome.is_some(),
            stall: frame.view.stall_in.filter(near),
        }
    }

    /// What is said of it. `asked`: the viewer flips the next card.
    fn words(&self, who: &Names, asked: bool, watches: bool) -> Told {
        let name = who.name(self.turn);
        let (heading, why) = match (&self.told, self.up.as_slice()) {
            (Some(Event::RoundEnded { round, .. }), _) => {
                (t!("gold-counted", round = *round), t!("gold-counted-why"))
            }
            (None, _) if self.over => (t!("gold-over"), String::new()),
            (Some(event), _) => return narrate::told(event, who).unwrap_or_else(Told::nothing),
            (None, [_, last]) | (None, [last]) if self.rush || self.up.len() == 2 => {
                let (place, card) = (terms::place(last.position), terms::card(last.card));
                (t!("gold-turned", place = place, card = card), String::new())
            }
            (None, [first]) if asked => match first.card.face() {
                Face::Dynamite => (t!("gold-ask-second"), t!("gold-ask-dynamite")),
                _ => (t!("gold-ask-second"), String::new()),
            },
            (None, [_]) => (t!("gold-wait-second", name = name), t!("gold-wait-note")),
            (None, _) if asked && self.rush => (t!("gold-ask-rush"), t!("gold-ask-rush-how")),
            (None, _) if asked => (t!("gold-ask-first"), String::new()),
            (None, _) if watches => (t!("gold-wait-first", name = name), t!("gold-watching-note")),
            (None, _) => (t!("gold-wait-first", name = name), t!("gold-wait-note")),
        };
        Told { heading, why }
    }

    /// The class that says what sort of news it is.
    const fn class(&self) -> &'static str {
        match &self.told {
            Some(Event::GoldFound { .. }) => "panel stepped dock gold-dock found",
            Some(Event::Exploded { .. }) => "panel stepped dock gold-dock bad",
            Some(Event::RushGold { .. } | Event::RushBegan { .. }) => "panel stepped dock gold-dock rushing",
            _ => "panel stepped dock gold-dock",
        }
    }

    /// The mine that gold goes to.
    fn mine(&self) -> Option<&'static str> {
        match &self.told {
            Some(Event::GoldFound { prospector, .. }) => prospector.card.color().map(Color::name),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PanelMode {
    /// The cards, and what is asked.
    Table,
    /// Another player should take the device.
    Handover,
    /// A bot plays this seat.
    StandIn,
    /// What comes after a game.
    Finish,
    /// The same on a big screen: nothing is pressed there.
    Next,
}

#[component]
pub fn Dock() -> impl IntoView {
    let scene = Scene::here();
    let shown = scene.shown();
    let replacement = use_context::<DockReplacement>();
    let screen = scene.players.table.screen;
    let panel = Memo::new(move |_| shown.with(PanelState::of));
    let asked = Memo::new(move |_| scene.arrived.get() && may_turn(scene));
    let mode = Memo::new(move |_| match DockState::of(scene.players, || ()) {
        _ if replacement.is_some() || !scene.arrived.get() => PanelMode::Table,
        DockState::Over if screen => PanelMode::Next,
        DockState::Over => PanelMode::Finish,
        DockState::Handover => PanelMode::Handover,
        DockState::StandIn => PanelMode::StandIn,
        DockState::Watching | DockState::Playing(()) => PanelMode::Table,
    });
    let watches = Memo::new(move |_| !screen && scene.players.you.get().is_none());
    let told = Memo::new(move |_| panel.with(|panel| panel.told.is_some()));
    keep_focus(Memo::new(move |_| (mode.get(), told.get())));
    let words = Memo::new(move |_| {
        let who = scene.players.naming();
        panel.with(|panel| panel.words(&who, asked.get(), watches.get()))
    });
    let heading = move || match on_its_way(scene) {
        Some(position) if !told.get() => t!("gold-on-its-way", place = terms::place(position)),
        _ => words.with(|words| words.heading.clone()),
    };
    let how = Memo::new(move |_| {
        asked.get() && panel.with(|panel| panel.told.is_none() && panel.up.is_empty() && !panel.rush)
    });
    let picture = move || {
        let who = scene.players.naming();
        panel.with(|panel| {
            equation(&panel.up, panel.told.as_ref(), panel.rush, asked.get(), |seat| who.name(seat))
        })
    };
    let table = move || {
        view! {
            <div class="gold-what">
                {picture}
                <div>
                    <h2 id="dock-h" tabindex="-1">{heading}</h2>
                    <p class="why">{move || words.with(|words| words.why.clone())}</p>
                    {move || how.get().then(|| view! {
                        <p class="why gold-keys">{t!("gold-ask-how")}</p>
                        <p class="why gold-touch">{t!("gold-ask-how-touch")}</p>
                    })}
                </div>
            </div>
        }
    };
    let content = move || match mode.get() {
        PanelMode::Table => table().into_any(),
        PanelMode::Handover => view! { <div class="gold-what"><Handover /></div> }.into_any(),
        PanelMode::StandIn => {
            view! { <h2 id="dock-h" class="vh" tabindex="-1">{t!("gold-panel")}</h2><StandIn /> }.into_any()
        }
        PanelMode::Finish => {
            view! { <h2 id="dock-h" class="vh" tabindex="-1">{t!("gold-over")}</h2><Finish /> }.into_any()
        }
        PanelMode::Next => {
            let words = move || who_starts(scene.players.table);
            view! { <div class="gold-what"><h2 id="dock-h" tabindex="-1">{words}</h2></div> }.into_any()
        }
    };
    let act = move || match (replacement, screen, mode.get()) {
        (Some(replacement), ..) => (replacement.0)(),
        (None, true, _) => view! { <Join /> }.into_any(),
        (None, false, PanelMode::Finish) => view! { <Refused /> }.into_any(),
        (None, false, _) => view! { <Act panel told /> }.into_any(),
    };
    view! {
        <section class=move || panel.with(|panel| panel.class()) data-mine=move || panel.with(|panel| panel.mine()) aria-label=t!("gold-panel")>
            {content}
            {act}
            {(!screen && replacement.is_none()).then(|| view! { <HintTab /> })}
        </section>
    }
}

/// What can be pressed, and the time that is left. Its place is always kept.
#[component]
fn Act(panel: Memo<PanelState>, told: Memo<bool>) -> impl IntoView {
    let scene = Scene::here();
    let next = move || {
        let who = scene.players.naming();
        let seats = scene.now.with(|now| now.mines.seats());
        panel.with(|panel| match panel.told {
            Some(Event::RushBegan { .. } | Event::RoundEnded { .. }) => t!("gold-go-on"),
            _ => {
                let seat = panel.turn.left(seats);
                t!("gold-next", you = who.you(seat), name = who.name(seat))
            }
        })
    };
    let press = move |_| {
        scene.frames.go_on();
        if untrack(move || may_turn(scene)) {
            grid::focus_again();
        } else {
            browser::focus("dock-h");
        }
    };
    // The picture waits for the viewer, and so does their turn.
    let due = move || {
        let waits = is_held(scene) && (scene.asked.open().is_some() || scene.asked.is_held());
        waits.then(|| view! { <p class="gold-stall gold-due">{t!("gold-turn-waits")}</p> })
    };
    let stall = move || {
        let turns = panel.with(|panel| panel.stall.filter(|_| panel.told.is_none()))?;
        Some(view! { <p class="gold-stall">{t!("gold-stall", turns = turns)}</p> })
    };
    view! {
        <div class="gold-act">
            {due}
            {stall}
            <div class="gold-acts">
                {move || told.get().then(|| view! {
                    <button type="button" class="btn primary stepped gold-next" on:click=press>
                        {next}<kbd class="key" aria-hidden="true">"↵"</kbd>
                    </button>
                })}
                {move || (!told.get()).then(|| view! { <Next /> })}
                <TimeLeft />
            </div>
            <Refused />
        </div>
    }
}
