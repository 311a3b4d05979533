//! The current moment of a game that is played back, and the ways to another.

use super::lines::{self, ReplayStep};
use super::moment;
use leptos::prelude::*;
use std::rc::Rc;
use std::sync::Arc;
use web_shell::browser;
use web_shell::way::replay::Projector;
use wire::{Moment, Perspective, Replay};

/// How long a moment is shown while the game plays by itself, in milliseconds, and how much longer for everything that happens in it.
const PAUSE: (f64, f64) = (1700.0, 350.0);
/// Never longer than this.
const MAX_PAUSE: f64 = 4200.0;
/// This many milliseconds after the last move the page's address follows.
const SETTLED: i32 = 400;

/// How fast a game can be played back.
pub const SPEEDS: [f64; 4] = [0.5, 1.0, 2.0, 4.0];

/// What the graph shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// What everyone has.
    Score,
    /// How likely everyone is to win.
    Chance,
}

/// A game that is played back, and its current moment.
#[derive(Clone, Copy)]
pub struct Playback {
    /// The number of the current moment.
    pub at: RwSignal<usize>,
    pub perspective: RwSignal<Perspective>,
    pub shown: RwSignal<Shown>,
    pub playing: RwSignal<bool>,
    pub speed: RwSignal<f64>,
    game: StoredValue<Arc<Replay>>,
    names: StoredValue<Arc<[String]>>,
    steps: StoredValue<Arc<[ReplayStep]>>,
    projector: StoredValue<Rc<Projector>, LocalStorage>,
    /// Increases with every change, so that an old timer does nothing.
    ticket: StoredValue<u32>,
}

impl Playback {
    pub fn here() -> Playback {
        expect_context()
    }

    /// A game, for everything in the page, at the moment that its address names.
    pub fn provide(game: Arc<Replay>, names: Vec<String>, projector: Rc<Projector>) -> Playback {
        let (step, perspective) = moment::given();
        let at = game.moments.partition_point(|moment| moment.step <= step).saturating_sub(1);
        let steps = lines::steps(&game, &names);
        let playback = Playback {
            at: RwSignal::new(at),
            perspective: RwSignal::new(valid_perspective(&game, perspective)),
            shown: RwSignal::new(if moment::review() { Shown::Chance } else { Shown::Score }),
            playing: RwSignal::new(false),
            speed: RwSignal::new(1.0),
            game: StoredValue::new(game),
            names: StoredValue::new(names.into()),
            steps: StoredValue::new(steps.into()),
            projector: StoredValue::new_local(projector),
            ticket: StoredValue::new(0),
        };
        provide_context(playback);
        playback.follow();
        playback
    }

    /// The table shows the current moment, and the page's address names it.
    fn follow(self) {
        let current = Memo::new(move |_| (self.step_at(self.at.get()), self.perspective.get()));
        let address = Memo::new(move |_| (current.get(), self.shown.get() == Shown::Chance));
        Effect::new(move |_| {
            let ((step, perspective), review) = address.get();
            browser::after(SETTLED, move || {
                if address.try_get_untracked() == Some(((step, perspective), review)) {
                    moment::remember(step, perspective, review);
                }
            });
        });
        Effect::new(move |before: Option<(u32, Perspective)>| {
            let (step, perspective) = current.get();
            // What happens at a step is drawn as it happens, so the table has to be at the moment before it first.
            let previous = untrack(|| self.previous(step));
            self.projector.with_value(|projector| {
                if let Some(previous) = previous.filter(|previous| before != Some((*previous, perspective))) {
                    projector.show(previous, perspective);
                }
                projector.show(step, perspective);
            });
            (step, perspective)
        });
    }

    /// The step of the moment before the one at this step.
    fn previous(self, step: u32) -> Option<u32> {
        self.game.with_value(|game| {
            let at = game.moments.partition_point(|moment| moment.step < step);
            game.moments.get(at.checked_sub(1)?).map(|moment| moment.step)
        })
    }

    pub fn game(self) -> Arc<Replay> {
        self.game.get_value()
    }

    pub fn names(self) -> Arc<[String]> {
        self.names.get_value()
    }

    pub fn steps(self) -> Arc<[ReplayStep]> {
        self.steps.get_value()
    }

    pub fn len(self) -> usize {
        self.game.with_value(|game| game.moments.len())
    }

    /// Reads a moment.
    pub fn with<T>(self, at: usize, with: impl FnOnce(&Moment) -> T) -> Option<T> {
        self.game.with_value(|game| game.moments.get(at).map(with))
    }

    /// After which step of the record a moment is.
    pub fn step_at(self, at: usize) -> u32 {
        self.with(at, |moment| moment.step).unwrap_or(0)
    }

    pub fn projector(self) -> Rc<Projector> {
        self.projector.get_value()
    }

    pub fn is_at_end(self) -> bool {
        self.at.get() + 1 >= self.len()
    }

    /// Goes to a moment, and stops playing.
    pub fn go(self, at: usize) {
        self.stop();
        self.show(at);
    }

    fn show(self, at: usize) {
        let at = at.min(self.len().saturating_sub(1));
        if self.at.get_untracked() != at {
            self.at.set(at);
        }
    }

    /// One moment on, or back.
    pub fn by(self, moments: isize) {
        self.go(self.at.get_untracked().saturating_add_signed(moments));
    }

    /// To the beginning of the next round, or of this one, or of the one before if this is its beginning.
    pub fn round(self, on: bool) {
        let at = self.at.get_untracked();
        let to = self.game.with_value(|game| {
            if on { next_round(&game.moments, at) } else { this_round(&game.moments, at) }
        });
        self.go(to);
    }

    pub fn toggle(self) {
        if self.playing.get_untracked() {
            return self.stop();
        }
        if untrack(move || self.is_at_end()) {
            self.show(0);
        }
        self.playing.set(true);
        self.wait();
    }

    fn stop(self) {
        self.ticket.update_value(|ticket| *ticket += 1);
        if self.playing.get_untracked() {
            self.playing.set(false);
        }
    }

    fn wait(self) {
        let ticket = self.ticket.get_value();
        let happens = self.with(self.at.get_untracked(), |moment| moment.events.len()).unwrap_or(0);
        let lasts = (PAUSE.0 + PAUSE.1 * happens.saturating_sub(1) as f64).min(MAX_PAUSE);
        let lasts = (lasts / self.speed.get_untracked()) as i32;
        browser::after(lasts, move || {
            if self.ticket.try_get_value() != Some(ticket) {
                return; // the viewer has gone elsewhere, or away
            }
            self.show(self.at.get_untracked() + 1);
            if untrack(move || self.is_at_end()) { self.stop() } else { self.wait() }
        });
    }
}

/// The perspective that an address names, if there is such a seat.
fn valid_perspective(game: &Replay, perspective: Perspective) -> Perspective {
    match perspective {
        Perspective::Seat(seat) if seat.index() >= game.seats.len() => Perspective::Everyone,
        perspective => perspective,
    }
}

fn next_round(moments: &[Moment], at: usize) -> usize {
    let round = moments[at].round;
    moments.iter().position(|moment| moment.round > round).unwrap_or(moments.len() - 1)
}

fn this_round(moments: &[Moment], at: usize) -> usize {
    let begin = |round: u32| moments.iter().position(|moment| moment.round >= round).unwrap_or(0);
    let this = begin(moments[at].round);
    if this < at || at == 0 { this } else { begin(moments[at - 1].round) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_gone_through_by_their_beginnings() {
        let moment =
            |(step, round): (u32, u32)| Moment { step, round, scores: Vec::new(), events: Vec::new() };
        let rounds = [1, 1, 1, 2, 2, 4, 4];
        let moments: Vec<Moment> = (0..).zip(rounds).map(moment).collect();
        let on: Vec<usize> = (0..7).map(|at| next_round(&moments, at)).collect();
        assert_eq!(on, [3, 3, 3, 5, 5, 6, 6]);
        let back: Vec<usize> = (0..7).map(|at| this_round(&moments, at)).collect();
        assert_eq!(back, [0, 0, 0, 0, 3, 3, 5]);
    }
}
