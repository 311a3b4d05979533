//! The ground of the track: trail, river and bushes, drawn once for each shape; style sheets show the one that fits.

use super::layout::Layout;
use super::scenery::{Bush, SCALE, bushes, path, river};
use leptos::prelude::*;

pub fn ground(layout: &Layout, class: &'static str) -> impl IntoView + use<> {
    let (width, height) = (layout.width * SCALE, layout.height * SCALE);
    let trail = path(&layout.trail);
    let water = path(&river(layout));
    let bush = |Bush { at, size }: Bush| {
        let side = format!("{:.0}", size * SCALE);
        let x = format!("{:.0}", (at.x - size / 2.0) * SCALE);
        let y = format!("{:.0}", (at.y - size / 2.0) * SCALE);
        view! { <use href="#bush" x=x y=y width=side.clone() height=side></use> }
    };
    let bushes: Vec<_> = bushes(layout).into_iter().map(bush).collect();
    view! {
        <svg class=class viewBox=format!("0 0 {width:.0} {height:.0}") aria-hidden="true" focusable="false">
            <path class="track-river" d=water.clone()></path>
            <path class="track-ripple" d=water.clone() transform="translate(14 9)"></path>
            <path class="track-ripple" d=water transform="translate(-16 -12)"></path>
            {bushes}
            <path class="track-trail rim" d=trail.clone()></path>
            <path class="track-trail bed" d=trail.clone()></path>
            <path class="track-trail" d=trail></path>
        </svg>
    }
}
