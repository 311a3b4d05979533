//! The table of Lost Temple: what the generic table needs to know to show this game.

use crate::decision::Decision;
use crate::selection::Selected;
use crate::story::{self, Cue, Frame};
use crate::summary::SummaryCard;
use crate::{calls, dock, header, narrate, offer, purses, race, summary, world};
use game_core::{Game, Seat};
use leptos::prelude::*;
use lost_temple_rules::{Action, Event, Options, State, View};
use std::sync::Arc;
use web_shell::motion;
use web_shell::play::{
    Aside, Asked, Line, Names, Picture, Players, Question, TableGame, Telling, Tone, When, legal_of,
    play_end, read,
};
use web_shell::sound::{self, Sound};
use web_shell::t;
use web_shell::table::Seen;
use wire::Phase;

pub struct LostTemple;

/// What a page knows of the game.
pub type Scene = web_shell::play::Scene<LostTemple>;

#[derive(Clone, Copy)]
pub struct Own {
    /// The options of the game: the board, and whether the tenth character takes part.
    pub options: Memo<Options>,
    /// The viewer's decision with everything they can choose, while nothing is on its way.
    pub decision: Memo<Option<Arc<Decision>>>,
    /// What is selected in the panel and not done yet.
    pub selected: RwSignal<Selected>,
}

impl TableGame for LostTemple {
    type Rules = State;
    type Picture = Frame;
    type Own = Own;

    fn empty_view() -> View {
        story::empty_view()
    }

    fn own(players: Players, now: Memo<View>, asked: Asked<Action>) -> Own {
        let table = players.table;
        let agreed = Memo::new(move |before: Option<&Agreed>| {
            table.seen.with(|seen| Agreed::of(seen.as_ref(), before))
        });
        let options = Memo::new(move |_| agreed.with(|agreed| agreed.options.clone()));
        let decision = Memo::new(move |_| {
            asked.open().filter(|_| asked.on_its_way().is_none())?;
            let legal = table.seen.with(|seen| seen.as_ref().map(legal_of::<Action>))?;
            options.with(|options| now.with(|now| Decision::of(options, now, &legal))).map(Arc::new)
        });
        let selected = RwSignal::new(Selected::Nothing);
        let open = Memo::new(move |_| (asked.open(), players.you.get()));
        Effect::new(move |_| {
            open.get();
            selected.set(Selected::Nothing);
        });
        Own { options, decision, selected }
    }

    fn starts(event: &Event) -> bool {
        matches!(event, Event::Started { .. })
    }

    fn opening(now: &View, _: &Names) -> Line {
        Line { tone: Tone::Turn, text: t!("lost-said-opening", finish = now.finish) }
    }

    fn log(known: &[Event], now: &View, names: &Names) -> Vec<Line> {
        narrate::told(known, now.finish, names).into_iter().map(|(_, line)| line).collect()
    }

    /// Every line waits for its picture.
    fn tell(from: &Frame, events: &[Event], now: &View, names: &Names) -> Vec<Telling> {
        let telling = |(events, line): (usize, Line)| Telling {
            when: When::Picture(from.number + events as u32),
            said: vec![line.text.clone()],
            lines: vec![line],
        };
        narrate::told(events, now.finish, names).into_iter().map(telling).collect()
    }

    fn greeting(_: &[Event], now: &View, names: &Names) -> Vec<String> {
        vec![narrate::summary(now, names)]
    }

    fn look(_: &[Event], now: &View, _: bool) -> Vec<Frame> {
        vec![Frame::still(now.clone())]
    }

    /// A player who has to choose wants to see soon what is there.
    fn follow(scene: Scene, from: &Frame, events: &[Event], now: &View) {
        let asked = untrack(move || scene.asked.is_held());
        let longest = if asked { story::MAX_BACKLOG_MS / 2 } else { story::MAX_BACKLOG_MS };
        scene.frames.follow(Frame::frames(from, events, now), longest);
    }

    fn perform(frame: &Frame, players: Players, _: Own) {
        match frame.cue {
            Cue::Still => {}
            Cue::Cards | Cue::Token | Cue::Machete => sound::play(Sound::Card),
            Cue::Picked => sound::play(Sound::Knot),
            Cue::Called(character, _) => sound::play(Sound::Horn(character.number())),
            Cue::Curse => sound::play(Sound::Drum),
            Cue::Hop | Cue::Arrived => sound::play(Sound::Step),
            Cue::Theft { from, to, gems } => {
                sound::play(Sound::Gems(gems));
                fly(&row(from), &row(to), gems);
                fly(&purse(from), &purse(to), gems);
            }
            Cue::Gems(seat, gems) => {
                let (bank, many) = ("#lost-bank".to_owned(), gems.unsigned_abs());
                sound::play(Sound::Gems(many));
                if gems > 0 { fly(&bank, &row(seat), many) } else { fly(&row(seat), &bank, many) }
            }
            Cue::Over => play_end(frame.view.outcome.as_ref(), players),
        }
    }

    fn ask(scene: Scene) -> Option<Question> {
        let decision = scene.own.decision.get()?;
        let names = scene.players.naming();
        let title = offer::title(&decision, &names);
        let note = scene.now.with(|now| offer::note(&decision, now, &names));
        Some(Question::new(t!("lost-said-asked", title = title, note = note)))
    }

    fn action(scene: Scene, action: Action) -> Option<String> {
        let decision = scene.own.decision.get_untracked()?;
        let choice = decision.choices.iter().find(|choice| choice.action == action)?;
        Some(offer::Offer::of(choice)?.button)
    }

    fn class(_: Scene) -> String {
        "lt".to_owned()
    }

    fn title(scene: Scene) -> String {
        header::title(scene)
    }

    fn bar(_: Scene) -> AnyView {
        // The bar is the first part of the page.
        SummaryCard::provide();
        view! { <header::Header /> }.into_any()
    }

    const FORCED_MOVES: bool = true;

    fn stage(_: Scene) -> AnyView {
        view! {
            <div class="stage">
                <calls::Calls />
                <purses::Purses />
                <world::World />
                <dock::DecisionDock />
            </div>
            <div class="side">
                <race::Race />
                <Aside />
            </div>
            <summary::Summary />
        }
        .into_any()
    }
}

/// Does what is selected in the panel; whether it was done.
pub fn choose_selected(scene: Scene) -> bool {
    let action =
        untrack(move || scene.own.decision.get().and_then(|it| scene.own.selected.get().action(&it)));
    action.is_some_and(|action| scene.choose(action))
}

/// The options of the game that is shown: afterward the host may change them for the next one.
#[derive(Clone, PartialEq)]
struct Agreed {
    game: Option<String>,
    options: Options,
}

impl Agreed {
    fn of(seen: Option<&Seen>, before: Option<&Agreed>) -> Agreed {
        let Some(seen) = seen else { return Agreed { game: None, options: State::usual_options() } };
        let game = seen.game.as_ref().map(|game| game.now.id.clone());
        match before {
            Some(before) if seen.table.phase != Phase::Playing && before.game == game => before.clone(),
            _ => {
                let written = seen.table.setup.options.as_slice();
                let options = read(written).pop().unwrap_or_else(State::usual_options);
                Agreed { game, options }
            }
        }
    }
}

fn row(seat: Seat) -> String {
    format!("#lost-race-{}", seat.index())
}

fn purse(seat: Seat) -> String {
    format!("#lost-purse-{}", seat.index())
}

fn fly(from: &str, to: &str, gems: u8) {
    if gems > 0 {
        motion::fly("gem", from, &[(to.to_owned(), gems.into())]);
    }
}
