//! The browser's animations, as far as they are needed. They run beside the page, not in it.

use crate::browser;
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation, Element};

/// A piece's way to its place, in milliseconds: `--m-move`.
pub const MOVE: u32 = 320;
/// A card turns over: `--m-flip`.
pub const FLIP: u32 = 420;

/// What an element looks like at one moment: property and value.
pub type Look = Vec<(&'static str, String)>;

/// How an animation goes.
pub struct AnimationOptions {
    /// How many milliseconds it lasts.
    pub lasts: u32,
    /// It begins this many milliseconds later.
    pub delay: u32,
    /// The curve over the whole of it.
    pub easing: &'static str,
    /// Whether its first and last look are kept before and after it.
    pub keeps: bool,
}

/// Something that moves.
pub struct Running {
    animation: Animation,
    /// The moment (of `browser::now`) at which it is over by itself.
    pub until: f64,
}

impl Running {
    /// Remembers an animation that was begun now.
    pub fn new(animation: Animation, now: f64, lasts: u32) -> Running {
        Running { animation, until: now + f64::from(lasts) }
    }

    /// Ends it: the element looks as the page has it.
    pub fn end(&self) {
        self.animation.cancel();
    }
}

/// Whether this browser can do it.
pub fn possible() -> bool {
    let root = browser::document().document_element();
    root.is_some_and(|root| Reflect::has(&root, &"animate".into()).unwrap_or(false))
}

/// Begins an animation through these looks. One look alone is the first; the last is then what the page says.
pub fn begin(element: &Element, looks: &[Look], how: &AnimationOptions) -> Option<Animation> {
    let frames = Array::new();
    for (number, look) in looks.iter().enumerate() {
        let frame = Object::new();
        if number == 0 {
            set(&frame, "offset", &0.into());
        }
        for (property, value) in look {
            set(&frame, property, &value.into());
        }
        frames.push(&frame);
    }
    let options = Object::new();
    set(&options, "duration", &how.lasts.into());
    set(&options, "delay", &how.delay.into());
    set(&options, "easing", &how.easing.into());
    set(&options, "fill", &if how.keeps { "both" } else { "none" }.into());

    let animate: Function = Reflect::get(element, &"animate".into()).ok()?.dyn_into().ok()?;
    let animation = animate.call2(element, &frames, &options).ok()?;
    Some(animation.unchecked_into())
}

fn set(object: &Object, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value); // an object that was just made takes everything
}
