//! When to leave: how often perfect play does, over the lead and the gems carried.

use super::Rounds;
use super::chart::share;
use super::desk::{Desk, Heard};
use super::numbers::{lead, whole_percent};
use incan_gold_page::map::{Cell, HAZARDS, Map};
use leptos::ev;
use leptos::prelude::*;
use std::fmt::Write;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_shell::pages::rules::heading;
use web_shell::t;

/// The part of the map that is shown: it is rarely left.
const LEADS: i32 = 40;
const GEMS: usize = 40;
/// Shades from staying to leaving.
const SHADES: usize = 10;
/// From this share of positions that mix, a cell is hatched.
const HATCHED: f64 = 0.5;

#[component]
pub fn WhenToLeave(desk: Desk) -> impl IntoView {
    move || {
        desk.map.with(|map| match map {
            Heard::Got(map) => Some(view! { <Picture map=map.clone() /> }),
            _ => None,
        })
    }
}

#[component]
fn Picture(map: Arc<Map>) -> impl IntoView {
    let round = RwSignal::new(1);
    let hazards = RwSignal::new(1_usize);
    let (at_lead, at_gems) = (RwSignal::new(0), RwSignal::new(10_usize));
    let level =
        never_mixes_when_level(&map).then(|| view! { <p class="solved-said">{t!("solved-leave-level")}</p> });
    let map = StoredValue::new(map);
    let cell =
        move |gems: usize, lead: i32| map.with_value(|map| map.cell(round.get(), hazards.get(), gems, lead));
    let painted = move || {
        let Painting { shades, hatch } = map.with_value(|map| paint(map, round.get(), hazards.get()));
        let shades = shades.into_iter().enumerate().map(|(shade, d)| {
            view! { <path class=format!("shade shade-{shade}") d=d /> }
        });
        view! { {shades.collect_view()} <path class="hatched" d=hatch /> }
    };
    let said = move || {
        let who =
            t!("solved-map-at", lead = lead(at_lead.get()), gems = at_gems.get(), hazards = hazards.get());
        let what = match cell(at_gems.get(), at_lead.get()) {
            None => t!("solved-map-never"),
            Some(Cell { camp, mixed }) => {
                t!("solved-map-says", camp = whole_percent(camp), mixed = whole_percent(mixed))
            }
        };
        format!("{who} {what}")
    };
    let point = move |event: &ev::MouseEvent| {
        let plot = event.current_target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let Some(plot) = plot else { return };
        let place = plot.get_bounding_client_rect();
        if let Some(x) = share(&plot, event.client_x()) {
            at_lead.set((x * f64::from(2 * LEADS + 1)).floor().min(f64::from(2 * LEADS)) as i32 - LEADS);
        }
        if place.height() > 0.0 {
            let y = ((f64::from(event.client_y()) - place.top()) / place.height()).clamp(0.0, 1.0);
            at_gems.set(((1.0 - y) * (GEMS + 1) as f64).floor().min(GEMS as f64) as usize);
        }
    };
    let marks = [-40, -20, 0, 20, 40].map(|lead| {
        view! { <span class="mark" style:--at=across(lead).to_string()>{lead}</span> }
    });
    let levels = [0, 10, 20, 30, 40].map(|gems| {
        view! { <span class="level" style:--up=up(gems).to_string()>{gems}</span> }
    });
    let number = |event: &ev::Event| event_target_value(event).parse::<i32>().unwrap_or(0);
    view! {
        <section class="panel stepped solved-part">
            {heading("leave", t!("solved-leave-title"))}
            <p>{t!("solved-leave-what")}</p>
            <div class="solved-controls">
                <Rounds id="map" round />
                <div class="solved-slider">
                    <label for="solved-hazards">{t!("solved-hazards")}": "<b class="num">{move || hazards.get()}</b></label>
                    <input type="range" id="solved-hazards" min="0" max=HAZARDS prop:value=move || hazards.get() on:input=move |event| hazards.set(number(&event) as usize) />
                </div>
            </div>
            <div class="solved-map">
                <div class="plot" on:click=move |event| point(&event) on:mousemove=move |event| point(&event)>
                    <svg viewBox=format!("0 0 {} {}", 2 * LEADS + 1, GEMS + 1) preserveAspectRatio="none" role="img" aria-label=t!("solved-leave-chart")>
                        <defs>
                            <pattern id="solved-hatch" width="2" height="2" patternUnits="userSpaceOnUse">
                                <path class="hatch-line" d="M-.5 .5l1-1M0 2l2-2M1.5 2.500l1-1" />
                            </pattern>
                        </defs>
                        {painted}
                    </svg>
                    <div class="over" aria-hidden="true">
                        {levels}{marks}
                        <span class="cross" style:--at=move || across(at_lead.get()).to_string() style:--up=move || up(at_gems.get()).to_string()></span>
                    </div>
                    <span class="axis-y" aria-hidden="true">{t!("solved-gems-axis")}</span>
                    <span class="axis-x" aria-hidden="true">{t!("solved-lead-axis")}</span>
                </div>
                <div class="solved-read">
                    <ul class="solved-legend" aria-label=t!("solved-legend")>
                        <li><i class="shade-0"></i>{t!("solved-legend-stay")}</li>
                        <li><i class="shade-10"></i>{t!("solved-legend-leave")}</li>
                        <li><i class="mixes"></i>{t!("solved-legend-mix")}</li>
                        <li><i class="never"></i>{t!("solved-legend-never")}</li>
                    </ul>
                    <label for="solved-map-lead">{t!("solved-lead-axis")}": "<b>{move || lead(at_lead.get())}</b></label>
                    <input type="range" id="solved-map-lead" min=-LEADS max=LEADS prop:value=move || at_lead.get() aria-valuetext=move || lead(at_lead.get()) on:input=move |event| at_lead.set(number(&event)) />
                    <label for="solved-map-gems">{t!("solved-gems-axis")}": "<b class="num">{move || at_gems.get()}</b></label>
                    <input type="range" id="solved-map-gems" min="0" max=GEMS prop:value=move || at_gems.get() on:input=move |event| at_gems.set(number(&event) as usize) />
                    <p class="solved-said" role="status">{said}</p>
                </div>
            </div>
            {level}
            <p class="note">{t!("solved-leave-note")}</p>
        </section>
    }
}

/// The middle of a lead's column, from 0 to 1.
fn across(lead: i32) -> f64 {
    (f64::from(lead + LEADS) + 0.5) / f64::from(2 * LEADS + 1)
}

/// The middle of a row of gems, from 0 to 1.
fn up(gems: usize) -> f64 {
    (gems as f64 + 0.5) / (GEMS + 1) as f64
}

/// Whether one of the two choices is always best at an even score. Then the map has a seam there.
fn never_mixes_when_level(map: &Map) -> bool {
    let rows = (1..=5).flat_map(|round| (0..=HAZARDS).map(move |hazards| (round, hazards)));
    let mut cells = rows
        .flat_map(|(round, hazards)| (0..=GEMS).filter_map(move |gems| map.cell(round, hazards, gems, 0)));
    cells.all(|cell| cell.mixed == 0.0)
}

/// The outlines of all cells of a shade, and of those that mix.
struct Painting {
    shades: Vec<String>,
    hatch: String,
}

fn paint(map: &Map, round: u8, hazards: usize) -> Painting {
    let mut painting = Painting { shades: vec![String::new(); SHADES + 1], hatch: String::new() };
    for gems in 0..=GEMS {
        let cells: Vec<Option<Cell>> =
            (-LEADS..=LEADS).map(|lead| map.cell(round, hazards, gems, lead)).collect();
        let shade = |cell: &Option<Cell>| cell.map(|cell| (cell.camp * SHADES as f64).round() as usize);
        for (shade, from, to) in runs(&cells, shade) {
            strip(&mut painting.shades[shade], gems, from, to);
        }
        let mixes = |cell: &Option<Cell>| cell.filter(|cell| cell.mixed >= HATCHED).map(|_| 0);
        for (_, from, to) in runs(&cells, mixes) {
            strip(&mut painting.hatch, gems, from, to);
        }
    }
    painting
}

/// Neighbors with the same value: the value, the first of them, and the one after the last.
fn runs<T>(cells: &[T], value: impl Fn(&T) -> Option<usize>) -> Vec<(usize, usize, usize)> {
    let mut found: Vec<(usize, usize, usize)> = Vec::new();
    for (at, cell) in cells.iter().enumerate() {
        let Some(value) = value(cell) else { continue };
        match found.last_mut() {
            Some((before, _, end)) if *before == value && *end == at => *end = at + 1,
            _ => found.push((value, at, at + 1)),
        }
    }
    found
}

/// Cells of a row side by side. They overlap the row below a little, so that no line shines through.
fn strip(path: &mut String, gems: usize, from: usize, to: usize) {
    let _ = write!(path, "M{from} {}h{}v1.05H{from}z", GEMS - gems, to - from); // a String takes everything
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbors_become_one_strip() {
        let values = [None, Some(1), Some(1), Some(2), None, Some(2)];
        assert_eq!(runs(&values, |value| *value), [(1, 1, 3), (2, 3, 4), (2, 5, 6)]);
        let mut path = String::new();
        strip(&mut path, GEMS, 1, 3);
        assert_eq!(path, "M1 0h2v1.05H1z");
    }

    #[test]
    fn the_middle_of_the_map_is_an_even_score() {
        assert!((across(0) - 0.5).abs() < 1e-9 && (up(GEMS / 2) - 0.5).abs() < 1e-9);
    }
}
