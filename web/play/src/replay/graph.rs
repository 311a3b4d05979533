//! What everyone had, moment by moment, as lines.

use super::playback::Playback;
use crate::games::web_game;
use leptos::ev;
use leptos::prelude::*;
use std::fmt::Write;
use wasm_bindgen::JsCast;
use web_shell::symbol::SeatSign;
use web_shell::t;
use wire::Moment;

/// A line has at most this many points: there are no more pixels.
const POINTS: usize = 1200;
/// The least distance between the signs at the ends of the lines, in hundredths of the height.
const APART: f64 = 11.0;
/// More rounds than these are not all numbered.
const NUMBERED: usize = 16;

#[component]
pub fn Graph() -> impl IntoView {
    let playback = Playback::here();
    let game = playback.game();
    let names = playback.names();
    let range = Range::of(&game.moments);
    let last = game.moments.len().saturating_sub(1).max(1) as f64;
    let lines = (0..names.len()).map(|seat| {
        view! { <polyline class="line" data-seat=(seat + 1).to_string() points=points(&game.moments, seat, range) /> }
    });
    let lines = lines.collect_view();
    let begins = rounds(&game.moments);
    let every = begins.len().div_ceil(NUMBERED).max(1);
    let round_lines = begins.iter().map(|(at, _)| {
        let x = 1000.0 * *at as f64 / last;
        view! { <line class="grid" x1=x x2=x y1="0" y2="300" /> }
    });
    let round_lines = round_lines.collect_view();
    let numbers = begins.iter().step_by(every).map(|(at, round)| {
        view! { <span class="round" style:--at=(*at as f64 / last).to_string()>{*round}</span> }
    });
    let numbers = numbers.collect_view();
    let levels = [1.0, 0.5, 0.0].map(|share| {
        let value = range.low + ((range.high - range.low) as f64 * share).round() as i32;
        view! { <span class="level num" style:--up=share.to_string()>{value}</span> }
    });
    let ends = spread(game.moments.last().map(|moment| moment.scores.as_slice()).unwrap_or_default(), range);
    let ends = ends.into_iter().enumerate().map(|(seat, up)| {
        view! { <span class="end" style:--up=(up / 100.0).to_string()><SeatSign seat size="s" /></span> }
    });
    let ends = ends.collect_view();
    let now = move || {
        let at = playback.at.get();
        let names = playback.names();
        let scores = playback.with(at, |moment| moment.scores.clone()).unwrap_or_default();
        let each = scores.into_iter().enumerate().map(|(seat, score)| {
            let name = names.get(seat).cloned().unwrap_or_default();
            view! { <li><SeatSign seat size="s" /><span class="nm">{name}</span><span class="num">{score}</span></li> }
        });
        each.collect_view()
    };
    let cursor = move || (playback.at.get() as f64 / last).to_string();
    let jump = move |event: ev::MouseEvent| {
        let plot = event.current_target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let Some(place) =
            plot.map(|plot| plot.get_bounding_client_rect()).filter(|place| place.width() > 0.0)
        else {
            return;
        };
        let share = (f64::from(event.client_x()) - place.left()) / place.width();
        playback.go((share.clamp(0.0, 1.0) * last).round() as usize);
    };
    let heading = (web_game(game.game).replay.counted)();
    let label = t!("replay-graph-label", what = heading.as_str());
    view! {
        <section class="panel stepped replay-graph" aria-labelledby="replay-graph-h">
            <div class="head">
                <h2 id="replay-graph-h">{heading}</h2>
                <ul class="now">{now}</ul>
            </div>
            <div class="plot">
                {levels}
                <div class="field-of-lines" on:click=jump>
                    <svg viewBox="0 0 1000 300" preserveAspectRatio="none" role="img" aria-label=label>
                        <path class="grid" d="M0 0H1000M0 150H1000M0 300H1000" />
                        {round_lines}
                        {lines}
                    </svg>
                    {numbers}
                    <span class="cursor" style:--at=cursor></span>
                </div>
                <div class="ends" aria-hidden="true">{ends}</div>
            </div>
        </section>
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Range {
    low: i32,
    high: i32,
}

impl Range {
    fn of(moments: &[Moment]) -> Range {
        let scores = || moments.iter().flat_map(|moment| moment.scores.iter().copied());
        let low = scores().min().unwrap_or(0).min(0);
        Range { low, high: scores().max().unwrap_or(0).max(low + 1) }
    }

    /// The height of a score, in hundredths of the graph's height.
    fn up(self, score: i32) -> f64 {
        f64::from(score - self.low) * 100.0 / f64::from(self.high - self.low)
    }
}

fn points(moments: &[Moment], seat: usize, range: Range) -> String {
    let last = moments.len().saturating_sub(1).max(1);
    let every = moments.len().div_ceil(POINTS).max(1);
    let shown = (0..moments.len()).filter(|at| at % every == 0 || *at == last);
    shown.fold(String::new(), |mut points, at| {
        let score = moments[at].scores.get(seat).copied().unwrap_or(0);
        let (x, y) = (1000.0 * at as f64 / last as f64, 300.0 - 3.0 * range.up(score));
        let _ = write!(points, "{x:.1},{y:.1} "); // writing to a text cannot fail
        points
    })
}

fn rounds(moments: &[Moment]) -> Vec<(usize, u32)> {
    let mut last = 0;
    let begins = |(at, moment): (usize, &Moment)| {
        let begins = std::mem::replace(&mut last, moment.round) != moment.round;
        begins.then_some((at, moment.round))
    };
    moments.iter().enumerate().filter_map(begins).collect()
}

/// The height of each seat's sign at the end of its line, so that none covers another.
fn spread(scores: &[i32], range: Range) -> Vec<f64> {
    let mut order: Vec<usize> = (0..scores.len()).collect();
    order.sort_by_key(|&seat| scores[seat]);
    let mut places = vec![0.0; scores.len()];
    let mut below = -APART;
    for &seat in &order {
        below = range.up(scores[seat]).max(below + APART);
        places[seat] = below;
    }
    // Those that were pushed out at the top push back.
    let mut above = 100.0 + APART;
    for &seat in order.iter().rev() {
        above = places[seat].min(above - APART);
        places[seat] = above;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moments(scores: &[[i32; 2]]) -> Vec<Moment> {
        let moment = |(step, scores): (u32, &[i32; 2])| Moment {
            step,
            round: 1 + step / 3,
            scores: scores.to_vec(),
            events: Vec::new(),
        };
        (0..).zip(scores).map(moment).collect()
    }

    #[test]
    fn lines_go_from_one_side_to_the_other() {
        let game = moments(&[[0, -2], [5, 3], [10, 3]]);
        let range = Range::of(&game);
        assert_eq!(range, Range { low: -2, high: 10 });
        assert_eq!(points(&game, 0, range), "0.0,250.0 500.0,125.0 1000.0,0.0 ");
        assert_eq!(rounds(&moments(&[[0, 0]; 7])), [(0, 1), (3, 2), (6, 3)]);
        let long = moments(&vec![[1, 1]; 50_000]);
        let line = points(&long, 0, Range::of(&long));
        assert!(line.split(' ').count() < POINTS + 3 && line.ends_with("1000.0,0.0 "));
        assert_eq!(points(&moments(&[[0, 0]]), 0, Range { low: 0, high: 1 }), "0.0,300.0 ");
    }

    #[test]
    fn signs_stand_apart_and_in_order() {
        let range = Range { low: 0, high: 40 };
        for scores in [vec![40, 40, 39, 38], vec![0, 0, 0, 0, 0, 0, 0, 0], vec![3, 40, 4, 20], vec![12]] {
            let places = spread(&scores, range);
            let mut sorted = places.clone();
            sorted.sort_by(f64::total_cmp);
            assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] > APART - 0.001), "{places:?}");
            assert!(sorted.iter().all(|up| *up <= 100.0));
            for (a, b) in (0..scores.len()).flat_map(|a| (0..scores.len()).map(move |b| (a, b))) {
                assert!(scores[a] <= scores[b] || places[a] > places[b]);
            }
        }
    }
}
