//! The pictures of a table, shown one after another. They may be a few seconds behind the game.

use super::Picture;
use crate::browser;
use crate::motion;
use crate::settings::Tempo;
use leptos::prelude::*;
use std::collections::VecDeque;

/// Whether the picture is at rest, for a page that waits for that (a lesson).
#[derive(Clone, Copy)]
pub struct AtRest(pub RwSignal<bool>);

/// The picture that is shown, and those that follow.
pub struct FrameQueue<P: Picture> {
    pub shown: RwSignal<P>,
    queue: StoredValue<VecDeque<P>>,
    /// Increases with every change of the queue, so that an old timer does nothing.
    ticket: StoredValue<u32>,
    /// What is heard and what flies with a picture.
    perform: Callback<P>,
    at_rest: Option<AtRest>,
    tempo: Signal<Tempo>,
    /// Whether the current picture stays until the player continues.
    pub stays: RwSignal<bool>,
    /// Whether the player wants to see what comes next: bots that wait may play.
    pub wanted: RwSignal<bool>,
}

/// With [`Tempo::Wait`], a picture that would last at least this many milliseconds stays: there is something to read in it.
const READ: i32 = 1_000;

impl<P: Picture> Clone for FrameQueue<P> {
    fn clone(&self) -> FrameQueue<P> {
        *self
    }
}

impl<P: Picture> Copy for FrameQueue<P> {}

impl<P: Picture> FrameQueue<P> {
    /// Starts with the picture in `shown`; `perform` is called with each that follows.
    pub fn new(
        shown: RwSignal<P>,
        tempo: Signal<Tempo>,
        perform: impl Fn(P) + Send + Sync + 'static,
    ) -> FrameQueue<P> {
        FrameQueue {
            shown,
            queue: StoredValue::new(VecDeque::new()),
            ticket: StoredValue::new(0),
            perform: Callback::new(perform),
            at_rest: use_context(),
            tempo,
            stays: RwSignal::new(false),
            wanted: RwSignal::new(false),
        }
    }

    /// The picture that will be shown last.
    pub fn newest(self) -> P {
        let last = self.queue.try_with_value(|queue| queue.back().cloned()).flatten();
        last.unwrap_or_else(|| self.shown.get_untracked())
    }

    /// Whether more pictures follow the one that is shown.
    pub fn is_behind(self) -> bool {
        self.queue.try_with_value(|queue| !queue.is_empty()).unwrap_or(false)
    }

    /// Shows these, one after another, from now on. In a hidden page, only the last.
    pub fn play(self, pictures: Vec<P>) {
        self.want(false);
        self.start(pictures);
    }

    fn start(self, mut pictures: Vec<P>) {
        if browser::document().hidden() {
            pictures.drain(..pictures.len().saturating_sub(1));
        }
        let ticket = self.ticket.try_update_value(|ticket| {
            *ticket += 1;
            *ticket
        });
        let Some(ticket) = ticket else { return };
        self.queue.set_value(pictures.into());
        self.next(ticket);
    }

    /// Shows these after those that are still to come. If the last would be more than `longest` milliseconds away, the first ones are left
    /// out.
    pub fn follow(self, pictures: Vec<P>, longest: i32) {
        let before = self.queue.try_with_value(|queue| queue.iter().cloned().collect::<Vec<_>>());
        let mut pictures: Vec<P> = before.unwrap_or_default().into_iter().chain(pictures).collect();
        let mut lasts: i32 = pictures.iter().map(Picture::lasts).sum();
        let late = pictures.iter().take_while(|picture| {
            let late = lasts > longest;
            lasts -= picture.lasts();
            late
        });
        let late = late.count().min(pictures.len().saturating_sub(1));
        pictures.drain(..late);
        if self.is_behind() && !browser::document().hidden() {
            self.want(false);
            self.queue.set_value(pictures.into());
        } else {
            self.play(pictures);
        }
    }

    fn next(self, ticket: u32) {
        if self.ticket.try_get_value() != Some(ticket) {
            return; // something newer is shown, or nothing any more
        }
        let Some(picture) = self.queue.try_update_value(VecDeque::pop_front).flatten() else { return };
        let (usual, tempo) = (picture.lasts(), self.tempo.get_untracked());
        let lasts = tempo.scale(usual);
        let stays = tempo == Tempo::Wait && usual >= READ && self.is_behind();
        self.set_at_rest(false);
        set(self.stays, stays);
        self.perform.try_run(picture.clone());
        motion::glide(move || {
            self.shown.try_set(picture);
        });
        if stays {
            return; // until the player goes on
        }
        if self.is_behind() {
            browser::after(lasts, move || self.next(ticket));
        } else if self.at_rest.is_some() {
            browser::after(lasts, move || {
                if self.ticket.try_get_value() == Some(ticket) {
                    self.set_at_rest(true);
                }
            });
        }
    }

    fn set_at_rest(self, rests: bool) {
        if let Some(AtRest(at_rest)) = self.at_rest {
            at_rest.try_set(rests);
        }
    }

    fn want(self, wanted: bool) {
        set(self.wanted, wanted);
    }

    /// Shows the next picture now: the one that is shown has been seen.
    pub fn go_on(self) {
        self.want(true);
        if self.is_behind() {
            let ticket = self.ticket.get_value() + 1;
            self.ticket.set_value(ticket);
            self.next(ticket);
        }
    }

    pub fn skip(self) {
        self.want(true);
        let last = self.queue.try_update_value(|queue| {
            let last = queue.pop_back();
            queue.clear();
            last
        });
        let Some(mut last) = last.flatten() else { return };
        last.hush();
        motion::skip();
        self.start(vec![last]);
    }

    /// Changes every picture, the one that is shown too; the flag says whether it is the last one.
    pub fn change(self, change: impl Fn(&mut P, bool)) {
        let behind = self.is_behind();
        self.shown.update(|picture| change(picture, !behind));
        self.queue.try_update_value(|queue| {
            let last = queue.len().saturating_sub(1);
            queue.iter_mut().enumerate().for_each(|(at, picture)| change(picture, at == last));
        });
    }
}

fn set(signal: RwSignal<bool>, value: bool) {
    if signal.try_get_untracked().is_some_and(|before| before != value) {
        signal.set(value);
    }
}
