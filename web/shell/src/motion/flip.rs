//! Pieces that glide: where they were, where they are, and the way between.

use super::animation::{self, AnimationOptions, FLIP, Look, MOVE, Running};
use super::place::{Move, PieceBox};
use crate::browser;
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;
use web_sys::Element;

const MARK: &str = "data-flip";
const MARKED: &str = "[data-flip]";
/// `--ease-out`: quick at first. It never overshoots, so a piece is never seen outside both places.
const EASING: &str = "cubic-bezier(.2, .8, .2, 1)";

/// Where every marked piece is seen.
pub type Picture = BTreeMap<String, PieceBox>;

fn marked() -> Vec<(Element, String)> {
    // It fails only for invalid selectors.
    let Ok(found) = browser::document().query_selector_all(MARKED) else { return Vec::new() };
    let elements = (0..found.length()).filter_map(|at| found.item(at)?.dyn_into::<Element>().ok());
    elements.filter_map(|element| element.get_attribute(MARK).map(|name| (element, name))).collect()
}

/// Where every marked piece is seen now, in the middle of its way too.
pub fn measure() -> Picture {
    let mut picture = Picture::new();
    for (element, name) in marked() {
        if let Some(place) = PieceBox::of(&element) {
            picture.entry(name).or_insert(place);
        }
    }
    picture
}

pub struct Step {
    element: Element,
    /// The way it comes.
    way: Option<Move>,
    entry: Entry,
}

/// How a piece comes into the picture.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    /// It was there.
    Known,
    Fades,
    Turns,
}

struct Piece {
    element: Element,
    old: Option<PieceBox>,
    new: PieceBox,
    /// The nearest marked piece that contains it.
    under: Option<usize>,
}

/// What every marked piece has to do, after a change of the page. This only reads.
pub fn steps(before: &Picture) -> Vec<Step> {
    let mut pieces: Vec<Piece> = Vec::new();
    for (element, name) in marked() {
        let Some(new) = PieceBox::of(&element) else { continue };
        let under = element.parent_element().and_then(|parent| parent.closest(MARKED).ok().flatten());
        // The piece that contains it comes before it, usually right before it.
        let under = under.and_then(|under| pieces.iter().rposition(|piece| piece.element == under));
        pieces.push(Piece { element, old: before.get(&name).copied(), new, under });
    }
    let root = browser::document().document_element();
    let window = root.map_or((0.0, 0.0), |root| (root.client_width().into(), root.client_height().into()));
    pieces.iter().filter_map(|piece| step(piece, &pieces, before, window)).collect()
}

fn step(piece: &Piece, pieces: &[Piece], before: &Picture, window: (f64, f64)) -> Option<Step> {
    let under = piece.under.map(|at| &pieces[at]);
    let entry = match piece.old {
        Some(_) => Entry::Known,
        // A piece inside a new piece enters with it.
        None if under.is_some_and(|under| under.old.is_none()) => return None,
        None if piece.element.get_attribute("data-enter").as_deref() == Some("flip") => Entry::Turns,
        None => Entry::Fades,
    };
    let from = || before.get(&piece.element.get_attribute("data-from")?).copied();
    let old = piece.old.or_else(from);
    if !piece.new.within(window) && !old.is_some_and(|old| old.within(window)) {
        return None;
    }
    let under = under.and_then(|under| Some((under.old?, under.new)));
    let way = old.map(|old| Move::between(old, piece.new, under)).filter(Move::matters);
    let moves = way.is_some() || entry != Entry::Known;
    moves.then(|| Step { element: piece.element.clone(), way, entry })
}

impl Step {
    /// Whether the piece is in its place from the first moment, so that a later change need not know of this.
    pub fn in_place(&self) -> bool {
        self.way.is_none() && self.entry == Entry::Fades
    }

    pub fn begin(&self, now: f64) -> Option<Running> {
        let mut first = Look::new();
        if let Some(way) = &self.way {
            first.push(("translate", format!("{:.2}px {:.2}px", way.x, way.y)));
            if way.resizes() {
                first.push(("scale", format!("{:.4} {:.4}", way.width, way.height)));
            }
        }
        match self.entry {
            Entry::Known => {}
            Entry::Fades => first.push(("opacity", "0".to_owned())),
            Entry::Turns => first.push(("rotate", "y 90deg".to_owned())),
        }
        let lasts = if self.entry == Entry::Turns { FLIP } else { MOVE };
        let how = AnimationOptions { lasts, delay: 0, easing: EASING, keeps: false };
        animation::begin(&self.element, &[first], &how).map(|begun| Running::new(begun, now, lasts))
    }
}
