//! What this page knows of the game, and the picture that follows it: state first, picture after.

use crate::decision::Decision;
use crate::narrate;
use crate::offer;
use crate::selection::Selected;
use crate::story::{self, Cue, Frame};
use game_core::{Game, Outcome, Seat};
use leptos::prelude::*;
use lost_temple_rules::{Action, Event, Options, State, View};
use protocol::Phase;
use std::sync::Arc;
use web_shell::motion;
use web_shell::play::{Asked, Company, Line, LogBook, Show, Tone, events_of, legal_of, read, view_now};
use web_shell::sound::{self, Sound};
use web_shell::t;
use web_shell::table::{AtTable, News, Seen};
use web_shell::voice::Voice;

/// What this page knows of the game, and what it shows of it.
#[derive(Clone, Copy)]
pub struct Scene {
    /// Who plays.
    pub company: Company,
    /// What was agreed: the board, and whether the tenth character is in the game.
    pub options: Memo<Options>,
    /// What lies there now.
    pub now: Memo<View>,
    /// The decision of whoever looks.
    pub asked: Asked<Action>,
    /// The same with all that can be chosen, while nothing is on its way.
    pub decision: Memo<Option<Arc<Decision>>>,
    /// What is chosen in the panel and not done yet.
    pub selected: RwSignal<Selected>,
    show: Show<Frame>,
    log: LogBook,
}

impl Scene {
    /// The scene of this page.
    pub fn here() -> Scene {
        expect_context()
    }

    /// Sets the scene, and follows what happens.
    pub fn provide(table: AtTable) -> Scene {
        let now = view_now(table, story::nothing);
        let agreed = Memo::new(move |before: Option<&Agreed>| {
            table.seen.with(|seen| Agreed::of(seen.as_ref(), before))
        });
        let company = Company::provide(table);
        let asked = Asked::of(company);
        let options = Memo::new(move |_| agreed.with(|agreed| agreed.options.clone()));
        let decision = Memo::new(move |_| {
            asked.open().filter(|_| asked.on_its_way().is_none())?;
            let legal = table.seen.with(|seen| seen.as_ref().map(legal_of::<Action>))?;
            options.with(|options| now.with(|now| Decision::of(options, now, &legal))).map(Arc::new)
        });
        let scene = Scene {
            company,
            options,
            now,
            asked,
            decision,
            selected: RwSignal::new(Selected::Nothing),
            show: Show::new(Frame::still(now.get_untracked()), move |frame| perform(&frame, company)),
            log: LogBook::provide(),
        };
        provide_context(scene);
        scene.follow_news();
        scene.follow_decisions();
        scene
    }

    /// The picture that is shown. It may be a few seconds behind.
    pub fn shown(self) -> RwSignal<Frame> {
        self.show.shown
    }

    /// The name of a seat.
    pub fn name(self, seat: Seat) -> String {
        self.company.name(seat.index())
    }

    fn follow_decisions(self) {
        let open = Memo::new(move |_| (self.asked.open(), self.company.you.get()));
        Effect::new(move |_| {
            open.get();
            self.selected.set(Selected::Nothing);
        });
        self.asked.when_asked(move || {
            let Some(decision) = self.decision.get_untracked() else { return };
            let name = |seat: Seat| self.name(seat);
            let title = offer::title(&decision, &name);
            let note = self.now.with(|now| offer::note(&decision, now, &name));
            let said = t!("lost-said-asked", title = title, note = note);
            Voice::here().ask(said);
        });
    }

    fn follow_news(self) {
        let game = move || {
            self.company.table.seen.with_untracked(|seen| Some(seen.as_ref()?.game.as_ref()?.now.id.clone()))
        };
        Effect::new(move |before: Option<Option<String>>| {
            let news = self.company.table.news.get();
            let id = game();
            let first = before.is_none();
            let other_game = before.is_some_and(|before| before != id);
            untrack(|| self.take(&news, first, other_game));
            id
        });
    }

    /// Takes in what an update brought.
    fn take(self, news: &News, first: bool, other_game: bool) {
        let now = self.now.get_untracked();
        let known: Vec<Event> = events_of(self.company.table);
        let events: Vec<Event> = read(&news.events);
        let dealt = matches!(events.first(), Some(Event::Started { .. }));
        let begins = !news.fresh && dealt && events.len() == known.len();
        if other_game {
            self.log.clear();
        }
        if !news.fresh && (begins || !first) {
            let from = match (first || other_game, begins) {
                (true, true) => Frame::opening(&now),
                (true, false) => Frame::still(now.clone()),
                (false, _) => self.show.newest(),
            };
            if begins {
                self.tell(Line { tone: Tone::Turn, text: t!("lost-said-opening", finish = now.finish) });
            }
            narrate::told(&events, now.finish, &|seat| self.name(seat))
                .into_iter()
                .for_each(|it| self.tell(it));
            if !(events.is_empty() && story::same_table(&from.view, &now)) {
                // Whoever has to choose wants to see soon what lies there.
                let most = if self.asked.open().is_some() { story::LONGEST / 2 } else { story::LONGEST };
                self.show.follow(story::frames(&from, &events, &now), most);
            }
            return;
        }
        if !known.is_empty() {
            self.log.clear();
            let lines = narrate::told(&known, now.finish, &|seat| self.name(seat));
            lines.into_iter().for_each(|line| self.log.write(line));
        }
        // Whoever looks afresh at what is being shown already is not torn out of it.
        if first || !story::same_table(&self.show.newest().view, &now) {
            Voice::here().say(narrate::summary(&now, &|seat| self.name(seat)));
            self.show.play(vec![Frame::still(now)]);
        }
    }

    fn tell(self, line: Line) {
        Voice::here().say(line.text.clone());
        self.log.write(line);
    }

    /// Shows what lies there now, at once.
    pub fn skip(self) {
        self.show.skip();
    }

    /// Does what is chosen in the panel; whether it was done.
    pub fn choose(self) -> bool {
        let action = untrack(move || self.decision.get().and_then(|it| self.selected.get().action(&it)));
        let chosen = action.is_some_and(|action| self.asked.choose(action));
        if chosen {
            self.skip();
        }
        chosen
    }
}

/// What was agreed for the game that is shown: afterwards the host may change it for the next one.
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

/// What is heard and what flies.
fn perform(frame: &Frame, company: Company) {
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
        Cue::Over => {
            let won = frame.view.outcome.as_ref().map(Outcome::winners);
            let you = company.you.get_untracked();
            let won = won.zip(you).is_some_and(|(winners, you)| winners.contains(you));
            sound::play(if won { Sound::Win } else { Sound::Cloth });
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
