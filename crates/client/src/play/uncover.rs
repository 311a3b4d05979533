//! On a phone the dock lies over the page, and the page is longer than the screen: what has to be seen is scrolled to.

use crate::browser;

/// Where the tables have the form for phones.
const PHONE: &str = "(max-width: 700px)";
/// So much is left around what is scrolled to.
const AROUND: f64 = 24.0;

/// Brings the first piece that a selector finds out from under the dock, and from under whatever stays at the top.
pub fn uncover(selector: &str) {
    if !browser::media(PHONE) {
        return;
    }
    let find = |selector: &str| browser::document().query_selector(selector).ok().flatten();
    let (Some(piece), Some(dock)) = (find(selector), find(".dock")) else { return };
    let top = find(".learning .top").map_or(0.0, |top| top.get_bounding_client_rect().bottom());
    let height = browser::window().inner_height().ok().and_then(|it| it.as_f64()).unwrap_or_default();
    let piece = piece.get_bounding_client_rect();
    let bottom = dock.get_bounding_client_rect().top().min(height);
    let by = scrolled((top, bottom), (piece.top(), piece.bottom()));
    browser::window().scroll_by_with_x_and_y(0.0, by);
}

/// The page is looked at from its top again: what is new is there.
pub fn to_the_top() {
    if browser::media(PHONE) {
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// How far to scroll so that a piece is seen between two edges.
fn scrolled((top, bottom): (f64, f64), (begins, ends): (f64, f64)) -> f64 {
    if ends + AROUND > bottom { ends + AROUND - bottom } else { (begins - AROUND - top).min(0.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_stays_where_it_is_and_what_is_covered_comes_out() {
        // In whole pixels, since numbers with a point are not compared.
        let by = |place| scrolled((50.0, 500.0), place).round() as i32;
        assert_eq!(by((200.0, 230.0)), 0);
        assert_eq!(by((560.0, 600.0)), 124);
        assert_eq!(by((30.0, 60.0)), -44);
    }
}
