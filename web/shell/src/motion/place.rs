//! Where a piece is seen, and how far it is from one place to another.

/// Where a piece is seen: its middle and its size, in pixels of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PieceBox {
    /// The middle, from the left.
    pub x: f64,
    /// The middle, from the top.
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl PieceBox {
    /// Where an element is seen now, with everything that moves it; `None` if it is not seen at all.
    pub fn of(element: &web_sys::Element) -> Option<PieceBox> {
        let found = element.get_bounding_client_rect();
        let (width, height) = (found.width(), found.height());
        let seen = width > 0.0 && height > 0.0;
        seen.then(|| PieceBox { x: found.left() + width / 2.0, y: found.top() + height / 2.0, width, height })
    }

    /// Whether any of it is within a window of this size.
    pub fn within(&self, (width, height): (f64, f64)) -> bool {
        let beside = (self.x - width / 2.0).abs() > (self.width + width) / 2.0;
        let above = (self.y - height / 2.0).abs() > (self.height + height) / 2.0;
        !beside && !above
    }
}

/// The transformation that shows a piece at its old place when it is at its new one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Move {
    pub x: f64,
    pub y: f64,
    /// This many times as wide.
    pub width: f64,
    /// This many times as high.
    pub height: f64,
}

impl Move {
    /// From the old place to the new one, for a piece inside another one (its old and new place) that moves too and takes the piece
    /// along.
    pub fn between(old: PieceBox, new: PieceBox, under: Option<(PieceBox, PieceBox)>) -> Move {
        let (under_old, under_new) = under.unwrap_or((new, new));
        let (wide, high) = (under_old.width / under_new.width, under_old.height / under_new.height);
        Move {
            x: (old.x - under_old.x) / wide + under_new.x - new.x,
            y: (old.y - under_old.y) / high + under_new.y - new.y,
            width: old.width / new.width / wide,
            height: old.height / new.height / high,
        }
    }

    /// Whether anyone would see it.
    pub fn matters(&self) -> bool {
        let far = |by: f64| by.abs() >= 0.5;
        far(self.x) || far(self.y) || self.resizes()
    }

    /// Whether anyone would see that its size changes.
    pub fn resizes(&self) -> bool {
        let other = |times: f64| (times - 1.0).abs() >= 0.005;
        other(self.width) || other(self.height)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(x: f64, y: f64, width: f64, height: f64) -> PieceBox {
        PieceBox { x, y, width, height }
    }

    #[test]
    fn a_piece_is_brought_back_to_where_it_was_and_as_large_as_it_was() {
        let back = Move::between(place(10.0, 20.0, 30.0, 10.0), place(110.0, 70.0, 60.0, 40.0), None);
        assert_eq!(back, Move { x: -100.0, y: -50.0, width: 0.5, height: 0.25 });
        assert!(back.matters());
    }

    #[test]
    fn a_piece_inside_another_moves_along_and_not_twice() {
        let under = (place(100.0, 100.0, 50.0, 50.0), place(300.0, 100.0, 100.0, 100.0));
        // It was a quarter left of the middle, and still is.
        let back =
            Move::between(place(87.5, 100.0, 10.0, 10.0), place(275.0, 100.0, 20.0, 20.0), Some(under));
        assert_eq!(back, Move { x: 0.0, y: 0.0, width: 1.0, height: 1.0 });
        assert!(!back.matters());
        // It has gone over to the other side: half a width of what is under it.
        let back =
            Move::between(place(87.5, 100.0, 10.0, 10.0), place(325.0, 100.0, 20.0, 20.0), Some(under));
        assert_eq!(back, Move { x: -50.0, y: 0.0, width: 1.0, height: 1.0 });
    }

    #[test]
    fn a_hair_is_nothing() {
        assert!(!Move { x: 0.4, y: -0.4, width: 1.004, height: 0.996 }.matters());
        assert!(Move { x: 0.0, y: -0.6, width: 1.0, height: 1.0 }.matters());
        assert!(Move { x: 0.0, y: 0.0, width: 1.0, height: 1.1 }.matters());
    }

    #[test]
    fn a_piece_beside_the_window_is_not_inside_it() {
        let window = (320.0, 640.0);
        assert!(place(330.0, 10.0, 40.0, 40.0).within(window));
        assert!(!place(350.0, 10.0, 40.0, 40.0).within(window));
        assert!(!place(-30.0, 10.0, 40.0, 40.0).within(window));
        assert!(!place(10.0, 700.0, 40.0, 40.0).within(window));
    }
}
