//! Gems that fly: copies of a symbol, from one element to others, in a layer over the page that nothing can touch.

use super::animation::{self, AnimationOptions, Look, MOVE};
use super::place::PieceBox;
use crate::browser;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The most copies that fly. With more gems, several share a copy.
const COPIES: u32 = 12;
/// The next copy starts this many milliseconds later …
const STAGGER: u32 = 40;
/// … or sooner, so that the last has landed by now.
const WHOLE: u32 = 600;
const LAYER: &str = "flying";

/// A flight that was asked for.
pub struct Flight {
    symbol: String,
    from: String,
    /// Where it starts, measured when it was requested: the next picture may no longer have the element under the gems.
    was: Option<PieceBox>,
    to: Vec<(String, u32)>,
}

/// A flight whose places are known.
pub struct Route {
    symbol: String,
    from: PieceBox,
    /// Where each copy lands, in the order in which they start.
    landings: Vec<PieceBox>,
}

fn find(selector: &str) -> Option<PieceBox> {
    browser::document().query_selector(selector).ok().flatten().and_then(|found| PieceBox::of(&found))
}

impl Flight {
    pub fn new(symbol: &str, from: &str, to: &[(String, u32)]) -> Flight {
        Flight { symbol: symbol.to_owned(), from: from.to_owned(), was: find(from), to: to.to_vec() }
    }

    /// Finds its places in the page as it is now. This only reads.
    pub fn route(&self) -> Option<Route> {
        let from = find(&self.from).or(self.was)?;
        let to: Vec<(PieceBox, u32)> =
            self.to.iter().filter_map(|(selector, count)| Some((find(selector)?, *count))).collect();
        let counts: Vec<u32> = to.iter().map(|(_, count)| *count).collect();
        let landings: Vec<PieceBox> = dealt(&shared_out(&counts)).into_iter().map(|at| to[at].0).collect();
        (!landings.is_empty()).then(|| Route { symbol: self.symbol.clone(), from, landings })
    }
}

/// How many copies fly to each, if this many gems go there: one for each gem, or, if these are too many, fewer in the same proportion.
fn shared_out(counts: &[u32]) -> Vec<u32> {
    let mut copies = vec![0; counts.len()];
    for _ in 0..COPIES {
        // The next copy goes where each copy represents the most gems; a target without a copy comes first.
        let short = (0..counts.len()).filter(|&at| copies[at] < counts[at]);
        let load = |at: usize| f64::from(counts[at]) / f64::from(copies[at]);
        let next = short.reduce(|best, at| if load(at) > load(best) { at } else { best });
        let Some(next) = next else { break };
        copies[next] += 1;
    }
    copies
}

/// The order in which they start: one to each in turn, as cards are dealt.
fn dealt(copies: &[u32]) -> Vec<usize> {
    let rounds = copies.iter().copied().max().unwrap_or(0);
    (0..rounds).flat_map(|round| (0..copies.len()).filter(move |&at| copies[at] > round)).collect()
}

/// The milliseconds between two starts, if this many fly.
fn stagger(copies: u32) -> u32 {
    STAGGER.min((WHOLE - MOVE) / copies.saturating_sub(1).max(1))
}

impl Route {
    pub fn begin(&self) {
        let Some(layer) = layer() else { return };
        let copies = u32::try_from(self.landings.len()).unwrap_or(COPIES);
        let mut drawn = Vec::new();
        for (number, to) in (0..copies).zip(&self.landings) {
            let Some(copy) = copy(&self.symbol) else { break };
            let _ = layer.append_child(&copy); // a layer takes everything
            let how = AnimationOptions {
                lasts: MOVE,
                delay: number * stagger(copies),
                easing: "ease-in-out",
                keeps: true,
            };
            // The flight's layer is gone when it is over or skipped, and every animation in it.
            let _ = animation::begin(&copy, &looks(self.from, *to), &how);
            drawn.push(copy);
        }
        let whole = copies.saturating_sub(1) * stagger(copies) + MOVE;
        browser::after(i32::try_from(whole).unwrap_or_default(), move || {
            drawn.iter().for_each(|copy| copy.remove());
            if layer.child_element_count() == 0 {
                layer.remove();
            }
        });
    }
}

/// From one middle to another, in a low arc.
fn looks(from: PieceBox, to: PieceBox) -> [Look; 3] {
    let far = (to.x - from.x).hypot(to.y - from.y);
    let look = |x: f64, y: f64, size: f64| {
        vec![
            ("translate", format!("calc({x:.1}px - 50%) calc({y:.1}px - 50%)")),
            ("scale", format!("{size}")),
        ]
    };
    [
        look(from.x, from.y, 0.8),
        look((from.x + to.x) / 2.0, (from.y + to.y) / 2.0 - (far / 8.0).min(48.0), 1.2),
        look(to.x, to.y, 0.6),
    ]
}

/// The layer over the page; it is made when it is needed.
fn layer() -> Option<HtmlElement> {
    let page = browser::document();
    if let Some(layer) = page.get_element_by_id(LAYER) {
        return layer.dyn_into().ok();
    }
    let layer: HtmlElement = page.create_element("div").ok()?.dyn_into().ok()?;
    layer.set_id(LAYER);
    layer.set_attribute("aria-hidden", "true").ok()?;
    dress(
        &layer,
        &[
            ("position", "fixed"),
            ("inset", "0"),
            ("z-index", "1000"),
            ("pointer-events", "none"),
            ("contain", "strict"), // what flies over the edge is cut off and never scrolls the page
        ],
    );
    page.body()?.append_child(&layer).ok()?;
    Some(layer)
}

/// One gem in the air.
fn copy(symbol: &str) -> Option<Element> {
    const SVG: Option<&str> = Some("http://www.w3.org/2000/svg");
    let page = browser::document();
    let copy: HtmlElement = page.create_element("div").ok()?.dyn_into().ok()?;
    dress(&copy, &[("position", "absolute"), ("inset", "0 auto auto 0"), ("inline-size", "1.5rem")]);
    dress(&copy, &[("block-size", "1.5rem"), ("will-change", "translate, scale")]);
    let picture = page.create_element_ns(SVG, "svg").ok()?;
    for side in ["width", "height"] {
        picture.set_attribute(side, "100%").ok()?;
    }
    let drawing = page.create_element_ns(SVG, "use").ok()?;
    drawing.set_attribute("href", &format!("#{symbol}")).ok()?;
    picture.append_child(&drawing).ok()?;
    copy.append_child(&picture).ok()?;
    Some(copy.into())
}

/// Property by property: the page's Content-Security-Policy forbids style attributes.
fn dress(element: &HtmlElement, properties: &[(&str, &str)]) {
    let style = element.style();
    for (name, value) in properties {
        let _ = style.set_property(name, value); // what a browser does not know it leaves out
    }
}

pub fn clear() {
    if let Some(layer) = browser::document().get_element_by_id(LAYER) {
        layer.remove();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_gems_have_a_copy_each_and_of_many_some_share_one() {
        for (gems, copies) in [
            (&[2, 0, 3][..], &[2, 0, 3][..]),
            (&[12], &[12]),
            (&[], &[]),
            (&[0, 0], &[0, 0]),
            (&[17], &[12]),
            (&[30, 30, 60], &[3, 3, 6]),
            (&[1, 100], &[1, 11]),
        ] {
            assert_eq!(shared_out(gems), copies, "{gems:?}");
        }
        assert_eq!(shared_out(&[5; 8]).iter().sum::<u32>(), COPIES);
        assert!(shared_out(&[5; 8]).iter().all(|&copies| copies >= 1));
    }

    #[test]
    fn they_start_one_to_each_in_turn() {
        assert_eq!(dealt(&[2, 0, 3]), [0, 2, 0, 2, 2]);
        assert_eq!(dealt(&[]), Vec::<usize>::new());
    }

    #[test]
    fn the_last_has_landed_in_time() {
        assert_eq!((stagger(1), stagger(2), stagger(8)), (40, 40, 40));
        for copies in 1..=COPIES {
            assert!((copies - 1) * stagger(copies) + MOVE <= WHOLE, "{copies}");
        }
    }
}
