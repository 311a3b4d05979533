//! The table of Incan Gold: what the generic table needs to know to show this game.
//!
//! The picture may be a few seconds behind the game. A question is only asked when its cards are drawn, so it waits for the picture, and
//! so do the lines about the next round.

use crate::story::{self, Cue, Frame, Moment};
use crate::{camp, dock, header, narrate, odds_panel, temple, terms};
use game_core::{PerSeat, Seat, SeatSet};
use incan_gold_rules::{Choice, Event, ROUNDS, State, View};
use leptos::prelude::*;
use web_shell::motion;
use web_shell::play::{
    Aside, Asked, Line, Names, Picture, Players, Question, TableGame, Telling, When, play_end,
};
use web_shell::settings::{Chosen, Settings};
use web_shell::sound::{self, Sound};
use web_shell::t;
use web_shell::table::Place;

pub struct IncanGold;

pub type Scene = web_shell::play::Scene<IncanGold>;

impl TableGame for IncanGold {
    type Rules = State;
    type Picture = Frame;
    type Own = ();

    fn empty_view() -> View {
        View {
            edition: incan_gold_rules::Edition::default(),
            round: 1,
            start_player: Seat::default(),
            inside: SeatSet::EMPTY,
            beside: PerSeat::filled(0, 0),
            path: Vec::new(),
            tents: PerSeat::filled(0, None),
            artifacts: PerSeat::filled(0, incan_gold_rules::Haul::default()),
            lost: 0,
            removed: Default::default(),
            deck: 0,
            choosing: false,
            chosen: 0,
            own_choice: None,
            outcome: None,
        }
    }

    fn own(_: Players, _: Memo<View>, _: Asked<Choice>) {}

    /// A game begins with a card, before anything is chosen; later rounds begin with an event of their own.
    fn starts(event: &Event) -> bool {
        matches!(event, Event::Turned { .. })
    }

    fn opening(now: &View, _: &Names) -> Line {
        narrate::opening(now)
    }

    fn log(known: &[Event], now: &View, names: &Names) -> Vec<Line> {
        // Older lines may be forgotten; then the beginning is, too.
        let opening = known.first().filter(|event| Self::starts(event)).map(|_| narrate::opening(now));
        opening.into_iter().chain(narrate::lines(known, names)).collect()
    }

    /// The lines of every event wait for its picture. Only sealed choices have none.
    fn tell(from: &Frame, events: &[Event], now: &View, names: &Names) -> Vec<Telling> {
        let only_sealed = events.iter().all(|event| matches!(event, Event::Sealed { .. }));
        let when = |at| if only_sealed { When::Arrived } else { When::Picture(from.number + 1 + at as u32) };
        let telling = |(at, event)| Telling {
            when: when(at),
            said: narrate::said(event, &events[at + 1..], now.inside.len(), names).into_iter().collect(),
            lines: narrate::told(event, &events[at + 1..], names).into_iter().collect(),
        };
        events.iter().enumerate().map(telling).collect()
    }

    /// Someone who comes before the first choice has missed nothing; everyone else hears a summary.
    fn greeting(known: &[Event], now: &View, names: &Names) -> Vec<String> {
        let complete = known.first().is_some_and(Self::starts);
        if complete && !known.iter().any(|event| matches!(event, Event::Revealed { .. })) {
            let spoken = narrate::spoken(known, now.inside.len(), names);
            return std::iter::once(narrate::opening(now).text).chain(spoken).collect();
        }
        vec![narrate::summary(now, names)]
    }

    fn look(known: &[Event], now: &View, replay: bool) -> Vec<Frame> {
        let collapse = replay.then(|| story::collapse(known, now)).flatten();
        collapse.unwrap_or_else(|| vec![story::recall(known, now)])
    }

    fn follow(scene: Scene, from: &Frame, events: &[Event], now: &View) {
        let only_sealed = events.iter().all(|event| matches!(event, Event::Sealed { .. }));
        if only_sealed && from.shows(now) {
            return scene.adopt(now);
        }
        let mut frames = Frame::frames(from, events, now);
        if story::turns(events) > 2 || hurries(scene, &frames) {
            frames.drain(..frames.len() - 1);
        } else if use_context::<Chosen>().is_some_and(|chosen| chosen.now.with_untracked(Settings::still)) {
            // The tents are shown open at once.
            frames.retain(|frame| frame.opened.is_none());
        }
        scene.frames.play(frames);
    }

    fn perform(frame: &Frame, players: Players, (): ()) {
        match &frame.cue {
            Cue::Still => {}
            Cue::Reveal | Cue::Began => sound::play(Sound::Card),
            Cue::Left { leavers, from, share } => {
                sound::play(Sound::Cloth);
                if let Some(from) = from {
                    fly(from, *leavers, *share);
                }
            }
            Cue::Turned { hazard: true, .. } => sound::play(Sound::Drum),
            Cue::Turned { key, inside, each, .. } => {
                sound::play(if *each > 0 { Sound::Gems(*each) } else { Sound::Card });
                fly(key, *inside, *each);
            }
            Cue::Bust => sound::play(Sound::Collapse),
            Cue::Opened { gems } => sound::play(Sound::Gems((*gems).min(20) as u8)),
            Cue::Over => play_end(frame.view.outcome.as_ref(), players),
        }
    }

    fn ask(scene: Scene) -> Option<Question> {
        let (carried, path) = scene.now.with(|now| (now.carried(), now.gems_on_path()));
        Some(Question::new(t!("incan-said-asked", carried = carried, path = path)))
    }

    fn action(_: Scene, action: Choice) -> Option<String> {
        Some(match action {
            Choice::Torch => t!("incan-torch"),
            Choice::Camp => t!("incan-camp"),
        })
    }

    fn key(scene: Scene, key: &str) {
        match key {
            "t" | "T" => _ = scene.choose(Choice::Torch),
            "c" | "C" => _ = scene.choose(Choice::Camp),
            _ => {}
        }
    }

    fn proceed(scene: Scene) {
        seen(scene);
    }

    fn class(_: Scene) -> String {
        "ig".to_owned()
    }

    fn title(scene: Scene) -> String {
        let (edition, round, seats) =
            scene.shown().with(|frame| (frame.view.edition, frame.view.round, frame.view.tents.seats()));
        t!("incan-title", edition = terms::edition(edition), round = round, players = seats)
    }

    fn bar(_: Scene) -> AnyView {
        view! { <header::Rounds /><header::Deck /> }.into_any()
    }

    fn stage(scene: Scene) -> AnyView {
        view! {
            <div class="stage">
                <temple::Temple />
                <camp::Camp />
                <dock::ChoiceDock />
            </div>
            {(!scene.players.table.screen).then(|| view! {
                <div class="side">
                    <odds_panel::OddsPanel />
                    <Aside />
                </div>
            })}
        }
        .into_any()
    }
}

/// The viewer has seen this picture. After the last summary the tents are opened; everything else is skipped to what is there now.
pub fn seen(scene: Scene) {
    let last = |frame: &Frame| matches!(frame.moment, Some(Moment::Round { round: ROUNDS, .. }));
    if scene.shown().with_untracked(last) { scene.frames.go_on() } else { scene.skip() }
}

/// Whether these frames would take more than a quarter of the time that the viewer has left to choose.
fn hurries(scene: Scene, frames: &[Frame]) -> bool {
    let clock = scene.players.table.seen.with_untracked(|seen| seen.as_ref().and_then(|seen| seen.clock));
    let lasts: i32 = frames[..frames.len() - 1].iter().map(Picture::lasts).sum();
    let short = clock.is_some_and(|(clock, _)| clock.left_ms < 4 * lasts.unsigned_abs() as u64);
    short && untrack(move || scene.asked.is_held())
}

/// What is shown small at a tent, for a viewer who keeps the path in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TentSign {
    Chose(Choice),
    /// These gems are lost.
    Lost(u8),
}

impl TentSign {
    pub fn of(scene: Scene, seat: Seat) -> Option<TentSign> {
        scene.shown().with(|frame| match &frame.moment {
            Some(Moment::Reveal { torch, camp, .. })
                if watches_the_path(scene, torch.iter().chain(*camp)) =>
            {
                let torch = torch.contains(seat).then_some(TentSign::Chose(Choice::Torch));
                torch.or_else(|| camp.contains(seat).then_some(TentSign::Chose(Choice::Camp)))
            }
            Some(Moment::Bust { caught, carried, .. }) => {
                caught.contains(seat).then_some(TentSign::Lost(*carried)).filter(|_| *carried > 0)
            }
            _ => None,
        })
    }
}

/// Whether the viewer takes no part in what these players do, so that nothing should cover the path: a player in the camp, or a spectator
/// who is neither a big screen for everyone nor looks at a replay.
pub fn watches_the_path(scene: Scene, mut busy: impl Iterator<Item = Seat>) -> bool {
    let table = scene.players.table;
    let watches = match scene.players.you.get() {
        Some(you) => busy.all(|seat| seat != you),
        None => matches!(table.place, Place::Online(_)) && !table.screen,
    };
    watches && table.performs()
}

fn fly(card: &str, to: SeatSet, each: u8) {
    if each == 0 {
        return;
    }
    let from = format!("#{card}");
    let to: Vec<(String, u32)> =
        to.iter().map(|seat| (format!("#tent-{}", seat.index()), u32::from(each))).collect();
    motion::fly("gem-turquoise", &from, &to);
}
