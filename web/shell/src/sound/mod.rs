//! Sounds.

mod player;
mod table;

use crate::browser;
use crate::settings::Chosen;
use leptos::prelude::*;
use leptos::task::spawn_local;
use player::Player;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A choice is made: a knot is tied.
    Knot,
    Card,
    Gems(u8),
    /// Cloth is thrown back: someone comes home, or a game is over.
    Cloth,
    /// One beat on a large drum: a hazard.
    Drum,
    Collapse,
    /// A note of a shell horn, from 1; later ones are higher.
    Horn(u8),
    Step,
    YourTurn,
    /// A coin on a small bell: treasure.
    Bell,
    Blast,
    /// The game is over, and won.
    Win,
}

/// A sound that would be delayed longer than this (in milliseconds) is dropped.
const STALE: f64 = 300.0;

#[derive(Default)]
struct SoundState {
    /// Nothing while another part of the client is shown.
    chosen: Option<Chosen>,
    /// Whether it is known when something is pressed.
    listens: bool,
    /// Whether something was pressed on this page: before that, browsers allow no sound.
    pressed: bool,
    /// Whether a big screen plays the sounds of the table for everyone in the room.
    on_screen: bool,
    player: Option<Rc<Player>>,
}

thread_local! {
    static SOUND: RefCell<SoundState> = RefCell::default();
}

/// Starts to follow these settings, while this part of the client is shown. Until then there is no sound.
pub fn follow(chosen: Chosen) {
    let listens = SOUND.with_borrow_mut(|state| {
        state.chosen = Some(chosen);
        std::mem::replace(&mut state.listens, true)
    });
    on_cleanup(|| SOUND.with_borrow_mut(|state| state.chosen = None));
    if !listens {
        listen();
    }
    Effect::new(move |_| {
        if !chosen.sound()
            && let Some(player) = SOUND.with_borrow(|state| state.player.clone())
        {
            player.suspend();
        }
    });
}

/// Browsers allow no sound before something was pressed.
fn listen() {
    let pressed = Closure::<dyn Fn()>::new(|| {
        SOUND.with_borrow_mut(|state| state.pressed = true);
        if let Some(player) = player() {
            player.wake();
        }
    });
    // A finger counts for browsers when it is lifted, a mouse when it is pressed.
    for event in ["pointerdown", "pointerup", "keydown"] {
        let listener = pressed.as_ref().unchecked_ref();
        // It fails only for objects without events.
        let _ = browser::window().add_event_listener_with_callback_and_bool(event, listener, true);
    }
    pressed.forget(); // it lasts as long as the page
}

/// The sound player; `None` until sound is on and something was pressed.
fn player() -> Option<Rc<Player>> {
    let (chosen, pressed) = SOUND.with_borrow(|state| (state.chosen, state.pressed));
    if !pressed || !chosen?.sound_now() {
        return None;
    }
    SOUND.with_borrow_mut(|state| {
        if state.player.is_none() {
            state.player = Player::new().ok().map(Rc::new);
        }
        state.player.clone()
    })
}

/// Whether a big screen plays the table's sounds, so that each is heard only once in the room.
pub fn leave_to_screen(on_screen: bool) {
    SOUND.with_borrow_mut(|state| state.on_screen = on_screen);
}

/// Plays it, if sound is on and something was pressed on this page before.
pub fn play(sound: Sound) {
    let own = matches!(sound, Sound::Knot | Sound::YourTurn);
    if !own && SOUND.with_borrow(|state| state.on_screen) {
        return;
    }
    let Some(player) = player() else { return };
    if sound == Sound::YourTurn {
        vibrate(20);
    }
    if player.is_awake() {
        player.play(&sound.parts());
        return;
    }
    let asked = browser::now();
    let Some(awake) = player.wake() else { return };
    spawn_local(async move {
        if awake.await.is_ok() && browser::now() - asked < STALE {
            player.play(&sound.parts());
        }
    });
}

/// Lets the device vibrate for this many milliseconds, if it can.
fn vibrate(milliseconds: u32) {
    let navigator = browser::window().navigator();
    if let Some(vibrate) = browser::method(&navigator, "vibrate") {
        let _ = vibrate.call1(&navigator, &milliseconds.into()); // a device may refuse
    }
}
