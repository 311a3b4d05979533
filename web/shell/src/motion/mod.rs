//! How things move from one picture to the next.
//!
//! The page changes at once; the animation follows. Pieces marked `data-flip="name"` glide from where they were to where they are (FLIP);
//! a new piece fades in, or turns over with `data-enter="flip"`, and comes from another piece's place with `data-from="its name"`.
//! Only `translate`, `scale`, `rotate` and `opacity` move, so a piece may have a `transform` and a tilt of its own. Input is never blocked.

mod animation;
mod flight;
mod flip;
mod place;

use crate::browser;
use crate::settings::{Chosen, Settings};
use animation::Running;
use flight::Flight;
use flip::Picture;
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

/// What moves, and what will move when the page has been drawn again.
#[derive(Default)]
struct Stage {
    chosen: Option<Chosen>,
    /// The picture before the changes that are not drawn yet.
    before: Option<Picture>,
    /// Flights that begin with the next picture.
    flights: Vec<Flight>,
    /// Whether the next picture is waited for.
    waits: bool,
    gliding: Vec<Running>,
    fading: Vec<Running>,
}

thread_local! {
    static STAGE: RefCell<Stage> = RefCell::default();
}

/// Starts to follow these settings. Until then nothing moves.
pub fn follow(chosen: Chosen) {
    STAGE.with_borrow_mut(|stage| stage.chosen = Some(chosen));
}

/// Makes a change of the page, and lets everything marked `data-flip="name"` glide from where it was to where it is.
pub fn glide(change: impl FnOnce() + 'static) {
    // Of several changes between two pictures, only what was seen before the first counts.
    if moves() && STAGE.with_borrow(|stage| stage.before.is_none()) {
        let before = flip::measure();
        STAGE.with_borrow_mut(|stage| stage.before = Some(before));
        wait();
    }
    change();
}

/// Lets copies of a symbol fly from one element to others (selectors), one after another.
pub fn fly(symbol: &str, from: &str, to: &[(String, u32)]) {
    if moves() {
        let flight = Flight::new(symbol, from, to);
        STAGE.with_borrow_mut(|stage| stage.flights.push(flight));
        wait();
    }
}

/// Ends all animations: everything is in its place at once.
pub fn skip() {
    let ended = STAGE.with_borrow_mut(|stage| {
        stage.before = None;
        stage.flights.clear();
        stage.gliding.drain(..).chain(stage.fading.drain(..)).collect::<Vec<_>>()
    });
    ended.iter().for_each(Running::end);
    flight::clear();
}

/// Whether things move: the settings want it, the page is visible, and the browser knows how.
fn moves() -> bool {
    let chosen = STAGE.with_borrow(|stage| stage.chosen);
    let still = chosen.and_then(|chosen| chosen.now.try_with_untracked(Settings::still));
    still == Some(false) && !browser::document().hidden() && animation::possible()
}

/// Waits for the moment before the next paint: all changes are made by then, and nobody has seen them.
fn wait() {
    let waits = STAGE.with_borrow_mut(|stage| std::mem::replace(&mut stage.waits, true));
    if !waits {
        let begin = Closure::once_into_js(begin);
        // It fails only where nothing is painted.
        let _ = browser::window().request_animation_frame(begin.unchecked_ref());
    }
}

/// Starts all animations: first reads everything, then sets everything, so that the page is laid out only once.
fn begin() {
    let now = browser::now();
    let (before, flights, ended) = STAGE.with_borrow_mut(|stage| {
        stage.waits = false;
        stage.fading.retain(|running| running.until > now);
        let before = stage.before.take();
        let ended = if before.is_some() { std::mem::take(&mut stage.gliding) } else { Vec::new() };
        (before, std::mem::take(&mut stage.flights), ended)
    });
    // A piece is where it belongs only when nothing moves it. Where it was seen has been measured already.
    ended.iter().for_each(Running::end);
    if !moves() {
        return;
    }
    let steps = before.map(|before| flip::steps(&before)).unwrap_or_default();
    let routes: Vec<_> = flights.iter().filter_map(Flight::route).collect();

    let (mut gliding, mut fading) = (Vec::new(), Vec::new());
    for step in &steps {
        let list = if step.in_place() { &mut fading } else { &mut gliding };
        list.extend(step.begin(now));
    }
    for route in &routes {
        route.begin();
    }
    STAGE.with_borrow_mut(|stage| {
        stage.gliding.extend(gliding);
        stage.fading.extend(fading);
    });
}
