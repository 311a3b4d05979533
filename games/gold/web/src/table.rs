//! The table of Gold: what the generic table needs to know to show this game.
//!
//! Unlike at other tables, no picture is left out when the next thing happens: players who have to remember a card must have seen it. So
//! pictures wait in line, and become quicker when the line is long. A press goes past the line, and nothing is flipped before it has ended.

use crate::display::Display;
use crate::face::symbol;
use crate::story::{self, Cue, Frame, Pacing};
use crate::{dock, grid, header, help, mines, narrate, rush, sheet, terms};
use gold_rules::{Action, Event, Position, Positions, State, View};
use leptos::prelude::*;
use web_shell::motion;
use web_shell::play::{
    Aside, Asked, AtRest, Line, Names, Picture, Players, Question, TableGame, Telling, When, play_end,
};
use web_shell::sound::{self, Sound};
use web_shell::t;
use web_shell::table::{AtTable, Place};

/// With this many events still to be shown (a turn has about four) each is shown for less time.
const MANY: u32 = 9;
/// With this many, only the last is shown.
const TOO_MANY: u32 = 40;

pub struct Gold;

pub type Scene = web_shell::play::Scene<Gold>;

#[derive(Clone, Copy)]
pub struct Own {
    /// What is said of the cards that are face up: it goes when they do, so that no screen reader can go back to it.
    pub said: RwSignal<Vec<(u32, String)>>,
    pub display: Display,
    /// Whether a coach explains what happens: then no picture waits for the learner.
    lesson: bool,
}

impl TableGame for Gold {
    type Rules = State;
    type Picture = Frame;
    type Own = Own;

    const MAIN: &'static str = "gold-table";

    fn empty_view() -> View {
        story::empty_view()
    }

    fn own(_: Players, _: Memo<View>, _: Asked<Action>) -> Own {
        let lesson = use_context::<AtRest>().is_some();
        Own { said: RwSignal::new(Vec::new()), display: Display::kept(), lesson }
    }

    /// No event says that a game begins.
    fn starts(_: &Event) -> bool {
        false
    }

    fn opening(now: &View, names: &Names) -> Line {
        narrate::opening(now, names)
    }

    fn log(known: &[Event], now: &View, names: &Names) -> Vec<Line> {
        let opening = is_untouched(now).then(|| narrate::opening(now, names));
        opening.into_iter().chain(narrate::lines(known, names)).collect()
    }

    /// Every line waits for its picture.
    fn tell(from: &Frame, events: &[Event], _: &View, names: &Names) -> Vec<Telling> {
        let told = (from.number + 1..).zip(events).filter_map(|(number, event)| {
            let line = narrate::line(event, names)?;
            let said = narrate::is_said_as_written(event).then(|| line.text.clone());
            Some(Telling { when: When::Picture(number), said: said.into_iter().collect(), lines: vec![line] })
        });
        told.collect()
    }

    fn greeting(_: &[Event], now: &View, names: &Names) -> Vec<String> {
        vec![match is_untouched(now) {
            true => narrate::opening(now, names).text,
            false => narrate::summary(now, names),
        }]
    }

    /// A viewer who has missed something only gets the current table. G-13
    fn look(_: &[Event], now: &View, _: bool) -> Vec<Frame> {
        vec![Frame::still(now.clone())]
    }

    fn follow(scene: Scene, from: &Frame, events: &[Event], now: &View) {
        let from = Frame { pacing: pacing(scene), ..from.clone() };
        if scene.players.table.place == Place::Replay {
            return scene.frames.follow(Frame::replayed(&from, events, now), i32::MAX);
        }
        scene.frames.follow(Frame::frames(&from, events, now), i32::MAX);
        let behind = scene.frames.newest().number - scene.shown().with_untracked(|frame| frame.number);
        if behind > TOO_MANY {
            scene.skip();
        } else if behind > MANY {
            scene.frames.change(|frame, _| frame.hurried = true);
        }
    }

    fn perform(frame: &Frame, players: Players, own: Own) {
        let names = untrack(|| players.naming());
        say(frame, &names, own.said);
        match (frame.cue, &frame.told) {
            (Cue::Turned | Cue::Began, _) => sound::play(Sound::Card),
            (Cue::Told, Some(Event::Exploded { .. })) => sound::play(Sound::Blast),
            (Cue::Told, Some(Event::Duel { .. })) => sound::play(Sound::Drum),
            (Cue::Told, Some(Event::GoldFound { .. } | Event::RushGold { .. })) => sound::play(Sound::Bell),
            (Cue::Rush | Cue::Counted, _) => sound::play(Sound::Bell),
            (Cue::Over, _) => play_end(frame.view.outcome.as_ref(), players),
            (Cue::Still | Cue::Leave | Cue::Told, _) => {}
        }
        if let Some(flight) = frame.flight {
            let mine = format!("#gold-mine-{}", flight.to.index());
            for card in [Some(flight.gold), flight.prospector].into_iter().flatten() {
                let from = format!("#gold-{}", terms::place(card.position));
                motion::fly(&symbol(card.card), &from, &[(mine.clone(), 1)]);
            }
        }
    }

    fn ask(scene: Scene) -> Option<Question> {
        let second = scene.now.with(|now| now.up.is_some());
        let text = if second { t!("gold-said-asked-second") } else { t!("gold-said-asked") };
        Some(Question { text, sounds: !second })
    }

    fn proceed(scene: Scene) {
        scene.frames.go_on();
    }

    fn action(_: Scene, Action::Flip(position): Action) -> Option<String> {
        Some(terms::place(position))
    }

    fn alike(many: usize) -> Option<String> {
        Some(t!("gold-hint-unseen", n = many))
    }

    fn class(scene: Scene) -> String {
        scene.shown().with(|frame| {
            let rush = frame.view.rush && frame.view.outcome.is_none();
            let begins = matches!(frame.told, Some(Event::RushBegan { .. }));
            let classes = [Some("gold-page"), rush.then_some("rush"), begins.then_some("begins")];
            classes.into_iter().flatten().collect::<Vec<_>>().join(" ")
        })
    }

    fn title(scene: Scene) -> String {
        t!("gold-title", players = scene.shown().with(|frame| frame.view.mines.seats()))
    }

    fn bar(_: Scene) -> AnyView {
        view! { <header::Bar /> }.into_any()
    }

    const FORCED_MOVES: bool = true;

    fn stage(scene: Scene) -> AnyView {
        let screen = scene.players.table.screen;
        let blast = Memo::new(move |_| scene.shown().with(grid::is_blast));
        view! {
            <Said />
            <div class="gold-left">
                <mines::Mines />
                {(!screen).then(|| view! { <mines::OwnPile /> })}
                <sheet::Sheet />
            </div>
            <div class="gold-felt stepped" class:blast=move || blast.get()>
                <grid::Grid />
                <rush::Announcement />
                <sheet::Moments />
            </div>
            <div class="gold-right">
                <dock::Dock />
                {(!screen).then(|| view! { <help::Help /> })}
                <Aside />
            </div>
        }
        .into_any()
    }
}

/// What is said of the cards that are face up, for as long as they are.
#[component]
fn Said() -> impl IntoView {
    let said = Scene::here().own.said;
    view! {
        <div class="vh" role="log" aria-live="polite" aria-relevant="additions">
            <For each=move || said.get() key=|(number, _)| *number let((_, sentence))>
                <p>{sentence}</p>
            </For>
        </div>
    }
}

fn is_untouched(now: &View) -> bool {
    now.round == 1 && now.lying == Positions::ALL && now.up.is_none()
}

/// How long what happens is shown on this page.
fn pacing(scene: Scene) -> Pacing {
    let table: AtTable = scene.players.table;
    let pace = table.seen.with_untracked(|seen| seen.as_ref().map(|seen| seen.table.setup.pace));
    let linger = story::linger(pace.unwrap_or_default());
    let own = scene.players.you.get_untracked().filter(|_| !scene.own.lesson);
    Pacing { linger, own }
}

fn say(frame: &Frame, names: &Names, said: RwSignal<Vec<(u32, String)>>) {
    if frame.told.is_none() && frame.cue != Cue::Turned || frame.cue == Cue::Rush {
        said.set(Vec::new());
    }
    let sentence = match (frame.cue, &frame.told) {
        (Cue::Leave, _) if names.you == Some(frame.view.turn) => None, // that is asked, more urgently
        (Cue::Leave, _) => Some(narrate::turn(frame.view.turn, names)),
        (Cue::Turned, _) => frame.up.last().map(|card| narrate::turned(frame.view.turn, *card, names)),
        (Cue::Told | Cue::Rush, Some(event)) => narrate::told(event, names).map(|told| told.said()),
        _ => None,
    };
    said.update(|said| said.extend(sentence.map(|sentence| (frame.number, sentence))));
}

/// Whether something is shown until the viewer continues.
pub fn is_held(scene: Scene) -> bool {
    scene.players.table.place != Place::Replay && scene.shown().with(Frame::is_held)
}

/// Whether the viewer may flip a card, and has not just done so. While an outcome waits to be seen, a press continues instead.
pub fn may_turn(scene: Scene) -> bool {
    scene.asked.open().is_some()
        && !is_held(scene)
        && scene.asked.on_its_way().is_none()
        && !scene.players.table.is_away()
}

pub fn on_its_way(scene: Scene) -> Option<Position> {
    scene.asked.on_its_way().map(|Action::Flip(position)| position)
}

/// Flips a card, if that is asked and was not pressed by mistake: then the picture shows at once what is there now. Otherwise it advances
/// by one.
pub fn turn(scene: Scene, position: Position) {
    let lies = scene.now.with_untracked(|now| {
        now.lying.contains(position) && now.up.is_none_or(|up| up.position != position)
    });
    let held = untrack(move || is_held(scene));
    if held || !(lies && scene.choose(Action::Flip(position))) {
        scene.frames.go_on();
    }
}
