//! What this page knows of the game, and the picture that follows it: state first, picture after.
//!
//! Unlike at other tables nothing that is to be shown is left out when the next thing happens: whoever has to remember must have seen
//! it. So pictures wait in line, and become quicker when the line is long. A press of whoever is asked goes past the line at once.

use crate::narrate;
use crate::story::{self, Cue, Frame};
use crate::terms::{self, Who};
use game_core::Outcome;
use gold_rules::{Action, Event, Face, Position, Positions, View};
use leptos::prelude::*;
use web_shell::motion;
use web_shell::play::{Asked, Company, Line, LogBook, Show, events_of, read, view_now};
use web_shell::sound::{self, Sound};
use web_shell::t;
use web_shell::table::{AtTable, News};
use web_shell::voice::Voice;

/// With so many events still to be shown (a turn has about four) each is shown for less time.
const MANY: u32 = 9;
/// With so many, only the last is shown.
const TOO_MANY: u32 = 40;

/// What this page knows of the game, and what it shows of it.
#[derive(Clone, Copy)]
pub struct Scene {
    /// Who plays.
    pub company: Company,
    /// What lies there now.
    pub now: Memo<View>,
    /// The decision of whoever looks.
    pub asked: Asked<Action>,
    /// What is said of the cards that are face up: it goes when they do, so that no reader can go back to it.
    pub said: RwSignal<Vec<(u32, String)>>,
    show: Show<Frame>,
    log: LogBook,
    /// Lines for the log that wait for their picture: its number, the line, and whether it is said as it is written.
    lines: StoredValue<Vec<(u32, Line, bool)>>,
}

impl Scene {
    /// The scene of this page.
    pub fn here() -> Scene {
        expect_context()
    }

    /// Sets the scene, and follows what happens.
    pub fn provide(table: AtTable) -> Scene {
        let now = view_now(table, story::nothing);
        let company = Company::provide(table);
        let first = Frame::still(now.get_untracked(), linger(table));
        let said = RwSignal::new(Vec::new());
        let lines = StoredValue::new(Vec::new());
        let log = LogBook::provide();
        let voice = Voice::here();
        let scene = Scene {
            company,
            now,
            asked: Asked::of(company),
            said,
            show: Show::new(first, move |frame| {
                write(log, voice, lines, frame.number);
                perform(&frame, company, said);
            }),
            log,
            lines,
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

    /// What everybody is called, followed.
    pub fn who(self) -> Who {
        who(self.company)
    }

    fn follow_news(self) {
        let table = self.company.table;
        let game =
            move || table.seen.with_untracked(|seen| Some(seen.as_ref()?.game.as_ref()?.now.id.clone()));
        Effect::new(move |before: Option<Option<String>>| {
            let news = table.news.get();
            let id = game();
            let begins = before.as_ref() != Some(&id);
            untrack(|| self.take(&news, begins));
            id
        });
    }

    /// Takes in what an update brought; `begins`: nothing of this game has been shown on this page yet.
    fn take(self, news: &News, begins: bool) {
        let now = self.now.get_untracked();
        let newest = self.show.newest();
        if begins {
            self.lines.set_value(Vec::new());
            self.log.clear();
            self.look(&now, true);
        } else if !news.fresh {
            self.follow(&read(&news.events), now);
        } else if newest.is(&now) {
            self.adopt(&now); // whoever looks afresh at what is being shown already is not torn out of it
        } else {
            self.look(&now, false);
        }
    }

    /// Shows what lies there, without how it came about: that one has missed, and is not told. G-13
    fn look(self, now: &View, first: bool) {
        let who = untrack(|| self.who());
        let untouched = now.round == 1 && now.lying == Positions::ALL && now.up.is_none();
        let opening = narrate::opening(now, &who);
        Voice::here().say(if untouched { opening.text.clone() } else { narrate::summary(now, &who) });
        if first {
            if untouched {
                self.log.write(opening);
            }
            let known: Vec<Event> = events_of(self.company.table);
            known.iter().filter_map(|event| narrate::line(event, &who)).for_each(|line| self.log.write(line));
        }
        let number = self.show.newest().number;
        self.show.play(vec![Frame { number, ..Frame::still(now.clone(), linger(self.company.table)) }]);
    }

    /// Lets the picture follow what happened.
    fn follow(self, events: &[Event], now: View) {
        let mut from = self.show.newest();
        if events.is_empty() {
            return if from.is(&now) { self.adopt(&now) } else { self.look(&now, false) };
        }
        from.cover(&now); // other eyes may look than a moment ago
        from.linger = linger(self.company.table);
        let who = untrack(|| self.who());
        self.lines.update_value(|lines| {
            for (number, event) in (from.number + 1..).zip(events) {
                let line = narrate::line(event, &who);
                lines.extend(line.map(|line| (number, line, narrate::is_said_as_written(event))));
            }
        });
        self.show.follow(story::frames(&from, events, &now), i32::MAX);
        let behind = self.show.newest().number - self.shown().with_untracked(|frame| frame.number);
        if behind > TOO_MANY {
            self.show.skip();
        } else if behind > MANY {
            self.show.change(|frame, _| frame.hurried = true);
        }
    }

    /// What whoever looks now may know, in a picture that goes on as it was.
    fn adopt(self, now: &View) {
        self.show.change(|frame, last| {
            frame.seen_by(now);
            if last {
                frame.view = now.clone();
            }
        });
    }

    /// Asks whoever looks when the picture is there: before that there is still something to remember.
    fn follow_decisions(self) {
        let due = Memo::new(move |_| {
            let there = self.now.with(|now| self.shown().with(|frame| frame.is(now)));
            self.asked.open().filter(|_| there)
        });
        Effect::new(move |_| {
            if due.get().is_none() {
                return;
            }
            if self.now.with_untracked(|now| now.up.is_some()) {
                Voice::here().ask(t!("gold-said-asked-second"));
            } else {
                Voice::here().ask(t!("gold-said-asked"));
                sound::play(Sound::YourTurn);
            }
        });
    }

    /// Whether whoever looks may turn a card, and has not just done so.
    pub fn may_turn(self) -> bool {
        self.asked.open().is_some() && self.asked.on_its_way().is_none() && !self.company.table.is_away()
    }

    /// The place whose card is on its way to be turned by whoever looks.
    pub fn on_its_way(self) -> Option<Position> {
        self.asked.on_its_way().map(|Action::Flip(position)| position)
    }

    /// Turns a card, if that is asked and was not pressed by mistake: then the picture is at once that of what lies there now. Otherwise
    /// it goes on by one.
    pub fn turn(self, position: Position) {
        let lies = self.now.with_untracked(|now| {
            now.lying.contains(position) && now.up.is_none_or(|up| up.position != position)
        });
        if lies && self.asked.choose(Action::Flip(position)) {
            self.show.skip();
        } else {
            self.go_on();
        }
    }

    /// Goes on to the next picture: this one has been seen.
    pub fn go_on(self) {
        self.show.go_on();
    }
}

fn who(company: Company) -> Who {
    Who { names: company.names.get(), you: company.you.get() }
}

/// How long an outcome is shown at this table.
fn linger(table: AtTable) -> i32 {
    let pace = table.seen.with_untracked(|seen| seen.as_ref().map(|seen| seen.table.setup.pace));
    story::linger(pace.unwrap_or_default())
}

/// Writes what belongs to the pictures up to this number, and says it where nothing else does.
fn write(log: LogBook, voice: Voice, lines: StoredValue<Vec<(u32, Line, bool)>>, number: u32) {
    let due = lines.try_update_value(|lines| {
        let later = lines.iter().position(|(at, ..)| *at > number).unwrap_or(lines.len());
        lines.drain(..later).collect::<Vec<_>>()
    });
    for (_, line, said) in due.unwrap_or_default() {
        if said {
            voice.say(line.text.clone());
        }
        log.write(line);
    }
}

/// What is heard, what flies and what is said with a picture.
fn perform(frame: &Frame, company: Company, said: RwSignal<Vec<(u32, String)>>) {
    let who = untrack(|| who(company));
    let say = |sentence: String| said.update(|said| said.push((frame.number, sentence)));
    if frame.told.is_none() && frame.cue != Cue::Turned || frame.cue == Cue::Rush {
        said.set(Vec::new());
    }
    match frame.cue {
        Cue::Still => {}
        Cue::Leave if who.you == Some(frame.view.turn) => {} // that is asked, more urgently
        Cue::Leave => say(narrate::turn(frame.view.turn, &who)),
        Cue::Turned => {
            sound::play(Sound::Card);
            if let Some(card) = frame.up.last() {
                say(narrate::turned(frame.view.turn, *card, &who));
            }
        }
        Cue::Told | Cue::Rush => {
            let Some(event) = &frame.told else { return };
            match event {
                Event::Exploded { .. } => sound::play(Sound::Blast),
                Event::GoldFound { .. } | Event::RushGold { .. } | Event::RushBegan { .. } => {
                    sound::play(Sound::Bell);
                }
                Event::Duel { .. } => sound::play(Sound::Drum),
                _ => {}
            }
            narrate::told(event, &who).map(|told| told.said()).into_iter().for_each(say);
        }
        Cue::Counted => sound::play(Sound::Bell),
        Cue::Began => sound::play(Sound::Card),
        Cue::Over => {
            let winners = frame.view.outcome.as_ref().map(Outcome::winners);
            let won = winners.zip(who.you).is_some_and(|(winners, you)| winners.contains(you));
            sound::play(if won { Sound::Win } else { Sound::Cloth });
        }
    }
    if let Some(flight) = frame.flight {
        let mine = format!("#gold-mine-{}", flight.to.index());
        for card in [Some(flight.gold), flight.prospector].into_iter().flatten() {
            let from = format!("#gold-{}", terms::place(card.position));
            if let Some(symbol) = symbol(card.card.face()) {
                motion::fly(&symbol, &from, &[(mine.clone(), 1)]);
            }
        }
    }
}

/// The picture of what flies.
fn symbol(face: Face) -> Option<String> {
    match face {
        Face::Gold(points) => Some(format!("gold-{points}")),
        Face::Prospector(_, value) => Some(format!("prospector-{value}")),
        Face::Dynamite => None,
    }
}
