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
use lost_temple_rules::Board;
use std::sync::Arc;
use web_shell::t;

/// The track: spaces by their track number (1 is the first; 0, −1 … are the places of the start area).
#[component]
pub fn Track(
    /// The board.
    #[prop(into)]
    board: Signal<Arc<Board>>,
    /// Where each pawn stands.
    #[prop(into)]
    pawns: Signal<Vec<(Seat, i16)>>,
    /// What lies on the spaces.
    #[prop(into)]
    marks: Signal<Marks>,
    /// Where the present decision could lead.
    #[prop(into)]
    targets: Signal<Vec<Target>>,
    /// A target was pressed.
    on_target: Callback<i16>,
    /// A pawn where it would stand.
    #[prop(into)]
    ghost: Signal<Option<(Seat, i16)>>,
    /// Who sits at the seats.
    #[prop(into)]
    names: Signal<Vec<String>>,
    /// Whether it fills the height it is given on a desktop; otherwise it is as high as it is wide.
    #[prop(optional)]
    fills: bool,
) -> impl IntoView {
    let plan = Memo::new(move |_| board.with(|board| Plan::of(board)));
    view! { <Drawn plan pawns marks targets on_target ghost names fills /> }
}

/// A track without a game: any track, finished or not.
#[component]
pub fn TrackPicture(
    /// What is drawn.
    #[prop(into)]
    plan: Signal<Plan>,
) -> impl IntoView {
    let plan = Memo::new(move |_| plan.get());
    let marks = Memo::new(move |_| plan.with(Marks::before_a_game));
    view! {
        <Drawn plan marks=marks.into() pawns=Signal::stored(Vec::new()) targets=Signal::stored(Vec::new()) on_target=Callback::new(|_| ())
            ghost=Signal::stored(None) names=Signal::stored(Vec::new()) fills=false />
    }
}

/// The track as it is drawn.
#[component]
fn Drawn(
    plan: Memo<Plan>,
    pawns: Signal<Vec<(Seat, i16)>>,
    marks: Signal<Marks>,
    targets: Signal<Vec<Target>>,
    on_target: Callback<i16>,
    ghost: Signal<Option<(Seat, i16)>>,
    names: Signal<Vec<String>>,
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
    let ratio = move |shape: Shape| move || drawing.with(|drawing| drawing.ratio(shape));
    let disc = move |shape: Shape| move || drawing.with(|drawing| drawing.disc(shape));
    view! {
        <section class="track stepped" class:fills=fills aria-label=t!("board-track")>
            <div class="track-in">
                <div class="track-ground" class:dense=dense style:--nr=ratio(Shape::Narrow) style:--nd=disc(Shape::Narrow)
                    style:--wr=ratio(Shape::Wide) style:--wd=disc(Shape::Wide)
                    style:--tr=ratio(Shape::Big) style:--td=disc(Shape::Big)>
                    {move || drawing.with(|drawing| (
                        ground::ground(&drawing.narrow, "track-narrow"),
                        ground::ground(&drawing.wide, "track-wide"),
                        ground::ground(&drawing.big, "track-big"),
                    ))}
                    <ol class="track-spaces">{spaces}</ol>
                    <pawns::Pawns drawing pawns marks ghost />
                </div>
            </div>
        </section>
    }
}

/// With more spaces than this there is no room for every number on a screen.
const ROOMY: usize = 80;

/// Where everything lies, in all shapes.
#[derive(Clone, Debug, PartialEq)]
struct Drawing {
    /// The rearmost place of the start area.
    rear: i16,
    narrow: Layout,
    wide: Layout,
    big: Layout,
}

/// Two numbers in all shapes, as style sheets want them: `[narrow x, narrow y, wide x, wide y, big x, big y]`.
type Spots = [String; 6];

impl Drawing {
    fn of(plan: &Plan) -> Drawing {
        let layout = |shape| Layout::of(plan, shape);
        let rear = plan.numbers().next().unwrap_or(0);
        let (narrow, wide, big) = (layout(Shape::Narrow), layout(Shape::Wide), layout(Shape::Big));
        Drawing { rear, narrow, wide, big }
    }

    fn layout(&self, shape: Shape) -> &Layout {
        match shape {
            Shape::Narrow => &self.narrow,
            Shape::Wide => &self.wide,
            Shape::Big => &self.big,
        }
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
        let [(nx, ny), (wx, wy), (tx, ty)] = [&self.narrow, &self.wide, &self.big].map(|it| of(it, index));
        [nx, ny, wx, wy, tx, ty].map(|value| format!("{value:.2}"))
    }

    fn ratio(&self, shape: Shape) -> String {
        let layout = self.layout(shape);
        format!("{:.4}", layout.width / layout.height)
    }

    fn disc(&self, shape: Shape) -> String {
        let layout = self.layout(shape);
        format!("{:.3}", 100.0 * layout.disc / layout.width)
    }
}
