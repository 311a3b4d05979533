//! The picture of a table, which may be a few seconds behind the game: state first, picture after.

use crate::browser;
use crate::motion;
use leptos::prelude::*;
use std::collections::VecDeque;

/// One picture of a table.
pub trait Picture: Clone + Send + Sync + 'static {
    /// How long it is shown before the next one, in milliseconds.
    fn lasts(&self) -> i32;

    /// It is shown at once: nothing flies and nothing is heard.
    fn hush(&mut self);
}

/// Whether the picture has come to rest, for a page that wants to speak then (a first expedition).
#[derive(Clone, Copy)]
pub struct AtRest(pub RwSignal<bool>);

/// The picture that is shown, and those that follow.
pub struct Show<P: Picture> {
    /// The picture that is shown.
    pub shown: RwSignal<P>,
    queue: StoredValue<VecDeque<P>>,
    /// Counts what is put into the queue, so that an old timer does nothing.
    ticket: StoredValue<u32>,
    /// What is heard and what flies with a picture.
    perform: Callback<P>,
    at_rest: Option<AtRest>,
}

impl<P: Picture> Clone for Show<P> {
    fn clone(&self) -> Show<P> {
        *self
    }
}

impl<P: Picture> Copy for Show<P> {}

impl<P: Picture> Show<P> {
    /// Begins with a picture; `perform` is called with each that follows.
    pub fn new(first: P, perform: impl Fn(P) + Send + Sync + 'static) -> Show<P> {
        Show {
            shown: RwSignal::new(first),
            queue: StoredValue::new(VecDeque::new()),
            ticket: StoredValue::new(0),
            perform: Callback::new(perform),
            at_rest: use_context(),
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

    /// Shows these, one after another, from now on. Where nobody looks, only the last.
    pub fn play(self, mut pictures: Vec<P>) {
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

    /// Shows these after those that are still to come. Whoever would have to wait longer than `most` milliseconds for the last does not see
    /// the first ones.
    pub fn follow(self, pictures: Vec<P>, most: i32) {
        let before = self.queue.try_with_value(|queue| queue.iter().cloned().collect::<Vec<_>>());
        let mut pictures: Vec<P> = before.unwrap_or_default().into_iter().chain(pictures).collect();
        let mut lasts: i32 = pictures.iter().map(Picture::lasts).sum();
        let late = pictures.iter().take_while(|picture| {
            let late = lasts > most;
            lasts -= picture.lasts();
            late
        });
        let late = late.count().min(pictures.len().saturating_sub(1));
        pictures.drain(..late);
        if self.is_behind() && !browser::document().hidden() {
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
        let lasts = picture.lasts();
        self.rest(false);
        self.perform.try_run(picture.clone());
        motion::glide(move || {
            self.shown.try_set(picture);
        });
        if self.is_behind() {
            browser::after(lasts, move || self.next(ticket));
        } else if self.at_rest.is_some() {
            browser::after(lasts, move || {
                if self.ticket.try_get_value() == Some(ticket) {
                    self.rest(true);
                }
            });
        }
    }

    fn rest(self, rests: bool) {
        if let Some(AtRest(at_rest)) = self.at_rest {
            at_rest.try_set(rests);
        }
    }

    /// Shows the next picture now: the one that is shown has been seen.
    pub fn go_on(self) {
        if self.is_behind() {
            let ticket = self.ticket.get_value() + 1;
            self.ticket.set_value(ticket);
            self.next(ticket);
        }
    }

    /// Shows what lies there now, at once.
    pub fn skip(self) {
        let last = self.queue.try_update_value(|queue| {
            let last = queue.pop_back();
            queue.clear();
            last
        });
        let Some(mut last) = last.flatten() else { return };
        last.hush();
        motion::skip();
        self.play(vec![last]);
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
