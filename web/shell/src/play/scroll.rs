//! Scrolling on small screens: a table may show only a part of its track, which is scrolled without the page.

use crate::browser;
use wasm_bindgen::JsCast;

/// This much is left around what is scrolled to, in pixels.
const AROUND: f64 = 16.0;

/// An upper and a lower edge, in pixels of the window.
type Edges = (f64, f64);

/// Scrolls a place so that a piece in it is seen, with as much as possible of everything else that a selector finds.
pub fn scroll_to(place: &str, piece: &str, others: &str) {
    let Some(place) = browser::document().query_selector(place).ok().flatten() else { return };
    // Where there is something to scroll, the keyboard has to reach it.
    let scrolls = place.scroll_height() > place.client_height();
    let _ = if scrolls { place.set_attribute("tabindex", "0") } else { place.remove_attribute("tabindex") };
    let Some(piece) = place.query_selector(piece).ok().flatten() else { return };
    let piece = edges(&piece);
    let mut all = piece;
    if let Ok(found) = place.query_selector_all(others) {
        let found = (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok());
        for (top, bottom) in found.map(|other: web_sys::Element| edges(&other)) {
            all = (all.0.min(top), all.1.max(bottom));
        }
    }
    place.scroll_by_with_x_and_y(0.0, scrolled(edges(&place), piece, all));
}

fn edges(element: &web_sys::Element) -> Edges {
    let place = element.get_bounding_client_rect();
    (place.top(), place.bottom())
}

/// How far to scroll so that everything is seen between two edges, or at least the piece.
fn scrolled(view: Edges, piece: Edges, all: Edges) -> f64 {
    let by = least(view, all);
    by + least(view, (piece.0 - by, piece.1 - by))
}

fn least((top, bottom): Edges, (begins, ends): Edges) -> f64 {
    if ends + AROUND > bottom { ends + AROUND - bottom } else { (begins - AROUND - top).min(0.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_stays_where_it_is_and_the_rest_comes_into_view() {
        // In whole pixels, since numbers with a point are not compared.
        let by = |piece, all| scrolled((50.0, 500.0), piece, all).round() as i32;
        let alone = |piece| by(piece, piece);
        assert_eq!(alone((200.0, 230.0)), 0);
        assert_eq!(alone((560.0, 600.0)), 116);
        assert_eq!(alone((30.0, 60.0)), -36);
        assert_eq!(by((200.0, 230.0), (20.0, 230.0)), -46, "what else matters is shown too");
        assert_eq!(by((400.0, 430.0), (-300.0, 430.0)), -54, "but the piece stays in view");
    }
}
