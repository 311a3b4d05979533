//! What the coach talks about: a ring around a piece of the table, with an arrow. It follows the piece, and does not block what is under it.

use super::coach::CoachState;
use crate::browser;
use leptos::prelude::*;

/// Room between the piece and its ring, in pixels.
const ROOM: f64 = 5.0;
/// As high as the arrow.
const ARROW: f64 = 44.0;

/// Where a ring is, in pixels of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Ring {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Ring {
    /// Around a piece that is seen there.
    fn around(selector: &str) -> Option<Ring> {
        let found = browser::document().query_selector_all(selector).ok()?;
        let element = found.item(found.length().checked_sub(1)?)?;
        let element = wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(element).ok()?;
        let place = element.get_bounding_client_rect();
        (place.width() > 0.0 && place.height() > 0.0).then(|| Ring {
            left: place.left() - ROOM,
            top: place.top() - ROOM,
            width: place.width() + 2.0 * ROOM,
            height: place.height() + 2.0 * ROOM,
        })
    }

    /// The arrow is above it, unless the coach's card is there.
    fn is_from_below(self) -> bool {
        self.top < words_end() + ARROW + 8.0
    }
}

#[component]
pub fn Pointer(coach: CoachState) -> impl IntoView {
    let at = Memo::new(move |_| {
        let spoken = coach.spoken.with(|spoken| spoken.as_ref().and_then(|it| it.at.clone()));
        spoken.filter(|_| !coach.dismissed.get())
    });
    let ring = RwSignal::new(None::<Ring>);
    Effect::new(move |_| {
        if let Some(selector) = at.get() {
            bring_into_sight(&selector);
        }
    });
    follow(at, ring);
    view! {
        {move || ring.get().map(|it| view! {
            <div class="learn-ring" class:from-below=it.is_from_below() aria-hidden="true"
                style:left=format!("{}px", it.left) style:top=format!("{}px", it.top)
                style:width=format!("{}px", it.width) style:height=format!("{}px", it.height)>
                <svg class="learn-arrow" viewBox="0 0 24 30"><path d="M8 2h8v14h6L12 28 2 16h6z" /></svg>
            </div>
        })}
    }
}

/// Looks where the piece is, every time the page is painted.
fn follow(at: Memo<Option<String>>, ring: RwSignal<Option<Ring>>) {
    let Some(selector) = at.try_get_untracked() else { return }; // the page is gone
    let found = selector.and_then(|selector| Ring::around(&selector));
    if ring.try_get_untracked().is_some_and(|before| before != found) {
        ring.set(found);
    }
    request_animation_frame(move || follow(at, ring));
}

/// Where the bar and the words of the coach end, in pixels from the top of the window.
fn words_end() -> f64 {
    let top = browser::document().query_selector(".learning .top").ok().flatten();
    top.map_or(0.0, |top| top.get_bounding_client_rect().bottom())
}

/// On a small screen the piece may be further down, or behind the words. The dock is always in sight.
fn bring_into_sight(selector: &str) {
    let find = |selector: &str| browser::document().query_selector(selector).ok().flatten();
    let Some(piece) = find(selector).filter(|piece| piece.closest(".dock, .top").ok().flatten().is_none())
    else {
        return;
    };
    let words = words_end();
    let height = browser::window().inner_height().ok().and_then(|it| it.as_f64()).unwrap_or_default();
    let dock = find(".learning .dock").map_or(height, |dock| dock.get_bounding_client_rect().top());
    let place = piece.get_bounding_client_rect();
    if place.top() < words || place.top() > dock.max(height / 2.0) {
        piece.scroll_into_view();
    }
}
