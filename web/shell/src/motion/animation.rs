//! The browser's animations, as far as they are needed. They run beside the page, not in it.

use crate::browser;
use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Animation, Element};

/// A piece's way to its place, in milliseconds: `--m-move`.
pub const MOVE: u32 = 320;
/// A card turns over: `--m-flip`.
pub const FLIP: u32 = 420;

/// A keyframe: property and value.
pub type Look = Vec<(&'static str, String)>;

pub struct AnimationOptions {
    pub lasts: u32,
    pub delay: u32,
    pub easing: &'static str,
    /// Whether the first and last keyframe also apply before and after it.
    pub keeps: bool,
}

pub struct Running {
    animation: Animation,
    /// The moment (of `browser::now`) at which it is over by itself.
    pub until: f64,
}

impl Running {
    /// Remembers an animation that starts now.
    pub fn new(animation: Animation, now: f64, lasts: u32) -> Running {
        Running { animation, until: now + f64::from(lasts) }
    }

    /// Ends it: the element looks as the page has it.
    pub fn end(&self) {
        self.animation.cancel();
    }
}

pub fn possible() -> bool {
    let root = browser::document().document_element();
    root.is_some_and(|root| Reflect::has(&root, &"animate".into()).unwrap_or(false))
}

/// Starts an animation through these keyframes. A single one is the first; the page's own style is then the last.
pub fn begin(element: &Element, looks: &[Look], how: &AnimationOptions) -> Option<Animation> {
    let frames = Array::new();
    for (number, look) in looks.iter().enumerate() {
        let mut frame: Vec<(&str, JsValue)> =
            look.iter().map(|(name, value)| (*name, value.into())).collect();
        if number == 0 {
            frame.push(("offset", 0.into()));
        }
        frames.push(&browser::object(&frame));
    }
    let options = browser::object(&[
        ("duration", how.lasts.into()),
        ("delay", how.delay.into()),
        ("easing", how.easing.into()),
        ("fill", if how.keeps { "both" } else { "none" }.into()),
    ]);
    let animation = browser::method(element, "animate")?.call2(element, &frames, &options).ok()?;
    Some(animation.unchecked_into())
}
