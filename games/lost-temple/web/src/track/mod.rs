//! The winding track of Lost Temple, drawn from the board.
//!
//! One ordered list of spaces serves every size of page: each space has a place for each shape ([`layout`]), and style sheets
//! (`track.css`) choose. Pawns lie in a layer of their own, so that they glide over everything; screen readers read them at their space.

mod ground;
pub mod layout;
mod map;
mod marks;
mod pawns;
mod raft;
mod scenery;
mod space;

pub use layout::Plan;
pub use map::{BoardMap, rows};
pub use marks::{Marks, Target};
pub use space::{kind_name, picture as kind_picture};

use game_core::Seat;
use layout::{Layout, Point, Shape, Side};
use leptos::prelude::*;
use std::sync::Arc;
use web_shell::t;

/// The track: spaces by their track number (1 is the first; 0, −1 … are the places of the start area). It can be drawn without a game,
/// finished or not.
#[component]
pub fn Track(
    plan: Memo<Plan>,
    marks: Memo<Marks>,
    #[prop(optional, into)] pawns: Signal<Vec<(Seat, i16)>>,
    /// Where the present decision could lead.
    #[prop(optional, into)]
    targets: Signal<Vec<Target>>,
    #[prop(default = Callback::new(|_| ()))] on_target: Callback<i16>,
    /// A pawn where it would stand.
    #[prop(optional, into)]
    ghost: Signal<Option<(Seat, i16)>>,
    /// Who sits at the seats.
    #[prop(optional, into)]
    names: Signal<Vec<String>>,
    /// Whether it fills the height it is given on a desktop; otherwise it is as high as it is wide.
    #[prop(optional)]
    fills: bool,
) -> impl IntoView {
    let drawing = Memo::new(move |_| plan.with(|plan| Arc::new(Drawing::of(plan))));
    let spaces = move || {
        let (plan, drawing) = (plan.get(), drawing.get());
        let space = |number| {
            let (kind, spots, signs) = (plan.space(number), drawing.spots(number), drawing.signs(number));
            view! { <space::TrackSpace number kind spots signs pawns marks targets on_target names /> }
        };
        plan.numbers().map(space).collect_view()
    };
    let dense = move || plan.with(|plan| plan.spaces.len() > ROOMY);
    let ratio = |layout: &Layout| format!("{:.4}", layout.width / layout.height);
    let disc = |layout: &Layout| format!("{:.3}", 100.0 * layout.disc / layout.width);
    let size =
        move |at: usize, of: fn(&Layout) -> String| move || drawing.with(|drawing| of(&drawing.layouts[at]));
    view! {
        <section class="track stepped" class:fills=fills aria-label=t!("board-track")>
            <div class="track-in">
                <div class="track-ground" class:dense=dense style:--nr=size(0, ratio) style:--nd=size(0, disc)
                    style:--wr=size(1, ratio) style:--wd=size(1, disc) style:--tr=size(2, ratio) style:--td=size(2, disc)>
                    {move || drawing.with(|drawing| {
                        let [narrow, wide, big] = &drawing.layouts;
                        (ground::ground(narrow, "track-narrow"), ground::ground(wide, "track-wide"), ground::ground(big, "track-big"))
                    })}
                    <ol class="track-spaces">{spaces}</ol>
                    <pawns::Pawns drawing pawns marks ghost />
                </div>
            </div>
        </section>
    }
}

/// With more spaces than this there is no room for every number on a screen.
const ROOMY: usize = 80;

/// The layout of each of [`Shape::ALL`].
#[derive(Clone, Debug, PartialEq)]
struct Drawing {
    /// The rearmost place of the start area.
    rear: i16,
    layouts: [Layout; 3],
}

/// Two numbers in all shapes, as style sheets want them: `[narrow x, narrow y, wide x, wide y, big x, big y]`.
type Spots = [String; 6];

impl Drawing {
    fn of(plan: &Plan) -> Drawing {
        let rear = plan.numbers().next().unwrap_or(0);
        Drawing { rear, layouts: Shape::ALL.map(|shape| Layout::of(plan, shape)) }
    }

    /// Where the space with this number lies, in percent of the ground.
    fn spots(&self, number: i16) -> Spots {
        self.each(number, |layout, index| {
            let place = layout.places.get(index).or(layout.places.last()).copied();
            layout.percent(place.unwrap_or(Point { x: 0.0, y: 0.0 }))
        })
    }

    /// Where a sign lies beside the space with this number: how far from its middle, in diameters.
    fn signs(&self, number: i16) -> Spots {
        self.each(number, |layout, index| match layout.free_side(index) {
            Side::Above => (0.0, -0.8),
            Side::Below => (0.0, 0.86),
            Side::Left => (-1.0, 0.0),
            Side::Right => (1.0, 0.0),
        })
    }

    fn each(&self, number: i16, of: impl Fn(&Layout, usize) -> (f32, f32)) -> Spots {
        let index = usize::try_from(number - self.rear).unwrap_or(0);
        let [(nx, ny), (wx, wy), (tx, ty)] = self.layouts.each_ref().map(|layout| of(layout, index));
        [nx, ny, wx, wy, tx, ty].map(|value| format!("{value:.2}"))
    }
}
