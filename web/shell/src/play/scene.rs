//! What a page knows of the game at its table, and the picture that follows it.
//!
//! Everything on the page follows one queue of pictures, which may be a few seconds behind the game: log and voice tell an event with
//! the picture that has it, a sound is heard with its picture, and a question is asked when the last picture is shown. An action of the
//! viewer skips to that.

use super::pace::{self, Waiting};
use super::table_game::{EventOf, Picture, TableGame, ViewOf};
use super::{Asked, FrameQueue, Line, LogBook, Players, events_of, read, view_now};
use crate::sound::{self, Sound};
use crate::table::{AtTable, News, Place};
use crate::voice::Voice;
use game_core::{ActionOf, Outcome, Seat};
use leptos::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    Now,
    /// With the first picture of at least this [number](Picture::number).
    Picture(u32),
    /// When the picture shows what is there now, and before the next events.
    Arrived,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Telling {
    pub when: When,
    /// What the voice says.
    pub said: Vec<String>,
    pub lines: Vec<Line>,
}

/// The log and the voice, and the lines they still hold back.
#[derive(Clone, Copy)]
struct Teller {
    log: LogBook,
    voice: Voice,
    held: StoredValue<Vec<Telling>>,
}

impl Teller {
    fn tell(self, telling: Telling) {
        telling.said.into_iter().for_each(|sentence| self.voice.say(sentence));
        telling.lines.into_iter().for_each(|line| self.log.write(line));
    }

    /// Writes and says the lines held back until now.
    fn release(self, due: impl Fn(When) -> bool) {
        let due = self.held.try_update_value(|held| {
            let (due, later) = std::mem::take(held).into_iter().partition(|telling| due(telling.when));
            *held = later;
            due
        });
        due.unwrap_or_else(Vec::new).into_iter().for_each(|telling| self.tell(telling));
    }

    fn arrived(self) {
        self.release(|when| when == When::Arrived);
    }
}

/// What a page knows of the game, and what it shows of it.
pub struct Scene<T: TableGame> {
    pub players: Players,
    /// The newest view that has been shown completely. It is never ahead of the picture.
    pub now: Memo<ViewOf<T>>,
    /// Whether the picture shows the newest view.
    pub arrived: Memo<bool>,
    /// The newest view, which the pictures may still lead to.
    newest: Memo<ViewOf<T>>,
    pub asked: Asked<ActionOf<T::Rules>>,
    pub own: T::Own,
    /// The pictures: the one that is shown and those to come.
    pub frames: FrameQueue<T::Picture>,
    teller: Teller,
}

impl<T: TableGame> Clone for Scene<T> {
    fn clone(&self) -> Scene<T> {
        *self
    }
}

impl<T: TableGame> Copy for Scene<T> {}

impl<T: TableGame> Scene<T> {
    pub fn here() -> Scene<T> {
        expect_context()
    }

    /// Sets the scene for everything on the page, and follows what happens.
    pub fn provide(table: AtTable) -> Scene<T> {
        let newest = view_now(table, T::empty_view);
        let first = newest.with_untracked(|now| T::look(&events_of(table), now, false).pop());
        let shown = RwSignal::new(first.unwrap_or_else(|| newest.with_untracked(T::Picture::opening)));
        let arrived = Memo::new(move |_| newest.with(|now| shown.with(|frame| frame.shows(now))));
        let players = Players::provide(table, arrived.into());
        let asked = Asked::follow(players);
        let now = shown_completely(players, newest);
        let own = T::own(players, now, asked);
        let teller =
            Teller { log: LogBook::provide(), voice: Voice::here(), held: StoredValue::new(Vec::new()) };
        let frames = FrameQueue::new(shown, pace::tempo(table), move |frame: T::Picture| {
            let number = frame.number();
            teller.release(|when| matches!(when, When::Picture(at) if at <= number));
            T::perform(&frame, players, own);
        });
        let scene = Scene { players, now, arrived, newest, asked, own, frames, teller };
        provide_context(scene);
        let go_on = Callback::new(move |()| frames.go_on());
        Waiting::provide(players, frames.stays, frames.wanted, go_on);
        scene.follow_news();
        Effect::new(move |_| {
            if arrived.get() {
                teller.arrived();
            }
        });
        scene.follow_decisions();
        scene
    }

    /// The picture that is shown. It may be a few seconds behind.
    pub fn shown(self) -> RwSignal<T::Picture> {
        self.frames.shown
    }

    fn follow_news(self) {
        let table = self.players.table;
        let game =
            move || table.seen.with_untracked(|seen| Some(seen.as_ref()?.game.as_ref()?.now.id.clone()));
        Effect::new(move |before: Option<Option<String>>| {
            let news = table.news.get();
            let id = game();
            let first = before.as_ref() != Some(&id);
            untrack(|| self.take(&news, first));
            id
        });
    }

    /// Takes in an update. `first`: nothing of this game has been shown on this page yet.
    fn take(self, news: &News, first: bool) {
        let now = self.newest.get_untracked();
        let known: Vec<EventOf<T>> = events_of(self.players.table);
        let events: Vec<EventOf<T>> = read(&news.events);
        let starts = !news.fresh && events.len() == known.len() && events.first().is_some_and(T::starts);
        if first {
            self.teller.log.clear();
            self.teller.held.set_value(Vec::new());
        }
        if !news.fresh && (starts || !first) {
            self.follow(&events, &now, starts);
        } else {
            self.look(&known, &now, first);
        }
    }

    fn follow(self, events: &[EventOf<T>], now: &ViewOf<T>, starts: bool) {
        let names = self.players.naming();
        let mut from = if starts { T::Picture::opening(now) } else { self.frames.newest() };
        from.cover(now); // the viewer may be another one than a moment ago
        if starts {
            let line = T::opening(now, &names);
            self.teller.tell(Telling { when: When::Now, said: vec![line.text.clone()], lines: vec![line] });
        }
        self.teller.arrived();
        for telling in T::tell(&from, events, now, &names) {
            match telling.when {
                When::Now => self.teller.tell(telling),
                _ => self.teller.held.update_value(|held| held.push(telling)),
            }
        }
        if events.is_empty() && from.shows(now) {
            self.adopt(now);
        } else {
            T::follow(self, &from, events, now);
        }
        if self.arrived.get_untracked() {
            self.teller.arrived();
        }
    }

    /// Shows what is there now, without how it came about.
    fn look(self, known: &[EventOf<T>], now: &ViewOf<T>, first: bool) {
        let names = self.players.naming();
        let newest = self.frames.newest();
        // Someone who takes the device while news are still being shown sees them to the end.
        let goes_on = !first && newest.shows(now);
        if !goes_on {
            self.teller.held.set_value(Vec::new());
        }
        if first || !known.is_empty() {
            let mut lines = T::log(known, now, &names);
            let held = self.teller.held.with_value(|held| held.iter().map(|it| it.lines.len()).sum());
            lines.truncate(lines.len().saturating_sub(held));
            self.teller.log.clear();
            lines.into_iter().for_each(|line| self.teller.log.write(line));
        }
        if goes_on {
            return self.adopt(now);
        }
        T::greeting(known, now, &names).into_iter().for_each(|sentence| self.teller.voice.say(sentence));
        let mut frames = T::look(known, now, self.players.table.place == Place::Replay);
        frames.iter_mut().for_each(|frame| frame.set_number(newest.number()));
        self.frames.play(frames);
    }

    /// Gives the pictures what the viewer may know now; they continue as before.
    pub fn adopt(self, now: &ViewOf<T>) {
        self.frames.change(|frame, last| frame.adopt(now, last));
    }

    fn follow_decisions(self) {
        let open = Memo::new(move |_| self.asked.open());
        Effect::new(move |_| {
            if open.get().is_none() {
                return;
            }
            untrack(|| {
                self.teller.arrived(); // before the question, in whichever order the effects run
                let Some(question) = T::ask(self) else { return };
                self.teller.voice.ask(question.text);
                if question.sounds {
                    sound::play(Sound::YourTurn);
                }
            });
        });
    }

    /// Shows what is there now, at once.
    pub fn skip(self) {
        self.frames.skip();
    }

    /// Chooses, if that is asked and was not pressed by mistake, and shows what is there now; whether it was done. While the question
    /// waits for the picture, this only skips to it.
    pub fn choose(self, action: ActionOf<T::Rules>) -> bool {
        let held = untrack(move || self.asked.is_held());
        let chosen = !held && self.asked.choose(action);
        if held || chosen {
            self.skip();
        }
        chosen
    }
}

/// The game and the viewer that a view belongs to.
type Whose = (Option<String>, Option<Seat>);

/// The newest view whose last picture was shown. Another viewer at the same page, or another game, gets a view of its own at once.
fn shown_completely<V>(players: Players, newest: Memo<V>) -> Memo<V>
where
    V: Clone + PartialEq + Send + Sync + 'static,
{
    let whose = Memo::new(move |_| {
        let game = players.table.seen.with(|seen| Some(seen.as_ref()?.game.as_ref()?.now.id.clone()));
        (game, players.you.get())
    });
    let latest = Memo::new(move |before: Option<&(Whose, V)>| {
        let whose = whose.get();
        match before {
            Some(before) if before.0 == whose && !players.arrived.get() => before.clone(),
            _ => (whose, newest.get()),
        }
    });
    Memo::new(move |_| latest.with(|(_, view)| view.clone()))
}

/// The sound of the end of a game, for the viewer.
pub fn play_end(outcome: Option<&Outcome>, players: Players) {
    let winners = outcome.map(Outcome::winners);
    let won = winners.zip(players.you.get_untracked()).is_some_and(|(winners, you)| winners.contains(you));
    sound::play(if won { Sound::Win } else { Sound::Cloth });
}
