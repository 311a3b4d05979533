//! The table of Last Torch: what the generic table needs to know to show this game. Nothing moves here, so the picture is the view itself.

use crate::{dock, homes, narrate};
use game_core::{PerSeat, Seat};
use last_torch_rules::{Action, Event, State, View};
use leptos::prelude::*;
use web_shell::play::{
    Aside, Asked, Line, Names, Picture, Players, Question, TableGame, Telling, Tone, When,
};
use web_shell::t;

/// The game, for the generic table.
pub struct LastTorch;

/// What a page knows of the game.
pub type Scene = web_shell::play::Scene<LastTorch>;

/// What is on the table, and how many events it has in it.
#[derive(Clone)]
pub struct Still {
    view: View,
    number: u32,
}

impl Picture for Still {
    type View = View;
    type Event = Event;

    fn opening(now: &View) -> Still {
        Still { view: now.clone(), number: 0 }
    }

    fn frames(from: &Still, events: &[Event], now: &View) -> Vec<Still> {
        vec![Still { view: now.clone(), number: from.number + events.len() as u32 }]
    }

    fn shows(&self, now: &View) -> bool {
        self.view == *now
    }

    fn lasts(&self) -> i32 {
        0
    }

    fn hush(&mut self) {}

    fn number(&self) -> u32 {
        self.number
    }

    fn set_number(&mut self, number: u32) {
        self.number = number;
    }
}

impl TableGame for LastTorch {
    type Rules = State;
    type Picture = Still;
    type Own = ();

    fn empty_view() -> View {
        View {
            round: 1,
            turn: Seat::default(),
            carried: 0,
            choosing: false,
            home: PerSeat::filled(0, 0),
            outcome: None,
        }
    }

    fn own(_: Players, _: Memo<View>, _: Asked<Action>) {}

    fn starts(event: &Event) -> bool {
        matches!(event, Event::Thrown { .. })
    }

    fn opening(_: &View, _: &Names) -> Line {
        Line { tone: Tone::Turn, text: t!("torch-title") }
    }

    fn log(known: &[Event], _: &View, names: &Names) -> Vec<Line> {
        narrate::lines(known, names)
    }

    fn tell(_: &Still, events: &[Event], _: &View, names: &Names) -> Vec<Telling> {
        let lines = narrate::lines(events, names);
        let said = lines.iter().map(|line| line.text.clone()).collect();
        vec![Telling { when: When::Now, said, lines }]
    }

    fn greeting(_: &[Event], now: &View, _: &Names) -> Vec<String> {
        vec![t!("torch-round", round = now.round)]
    }

    fn look(_: &[Event], now: &View, _: bool) -> Vec<Still> {
        vec![Still::opening(now)]
    }

    fn follow(scene: Scene, from: &Still, events: &[Event], now: &View) {
        scene.frames.play(Still::frames(from, events, now));
    }

    fn perform(_: &Still, _: Players, (): ()) {}

    fn ask(scene: Scene) -> Option<Question> {
        Some(Question::new(t!("torch-asked", gems = scene.now.with(|now| now.carried))))
    }

    fn action(scene: Scene, action: Action) -> Option<String> {
        Some(match action {
            Action::On => t!("torch-on"),
            Action::Back => t!("torch-back", gems = scene.now.with_untracked(|now| now.carried)),
        })
    }

    fn key(scene: Scene, key: &str) {
        match key {
            "o" | "O" => _ = scene.choose(Action::On),
            "b" | "B" => _ = scene.choose(Action::Back),
            _ => {}
        }
    }

    fn class(_: Scene) -> String {
        "torch-page".to_owned()
    }

    fn title(_: Scene) -> String {
        t!("torch-title")
    }

    fn bar(scene: Scene) -> AnyView {
        let round = move || t!("torch-round", round = scene.now.with(|now| now.round));
        view! { <span class="sp"></span><span>{round}</span> }.into_any()
    }

    fn stage(_: Scene) -> AnyView {
        view! {
            <div class="stage">
                <homes::Homes />
                <dock::ChoiceDock />
            </div>
            <div class="side"><Aside /></div>
        }
        .into_any()
    }
}
