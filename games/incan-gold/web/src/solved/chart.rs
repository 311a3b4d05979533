//! What a lead is worth: a line for each round.

use super::desk::{Desk, Heard};
use super::numbers::{lead, percent};
use crate::terms;
use incan_gold_page::LEADS;
use leptos::ev;
use leptos::prelude::*;
use std::fmt::Write;
use wasm_bindgen::JsCast;
use web_shell::pages::rules::heading;
use web_shell::t;

const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 300.0;

/// The leads under the chart, and those of the table.
const MARKS: i32 = 10;
const ROWS: usize = 5;

#[component]
pub fn Chances(desk: Desk) -> impl IntoView {
    let at = RwSignal::new(10);
    let chart = move || {
        desk.lines.with(|lines| match lines {
            Heard::Got(lines) => view! { <Chart lines=lines.clone() at /> }.into_any(),
            _ => view! { <p class="note" role="status">{t!("solved-loading")}</p> }.into_any(),
        })
    };
    view! {
        <section class="panel stepped solved-part">
            {heading("lead", t!("solved-lead-title"))}
            <p>{t!("solved-lead-what")}</p>
            {chart}
        </section>
    }
}

#[component]
fn Chart(lines: Vec<Vec<f64>>, at: RwSignal<i32>) -> impl IntoView {
    let drawn = lines.iter().enumerate().map(|(round, line)| {
        view! { <polyline class=format!("line line-{}", round + 1) points=points(line) /> }
    });
    let drawn = drawn.collect_view();
    let tags = lines.iter().enumerate().map(|(round, line)| {
        // Each where its line is apart from the others.
        let lead = [32, 25, 18, 11, 5][round];
        view! {
            <span class=format!("line-tag line-{}", round + 1) style:--at=across(lead).to_string() style:--up=up(line[lead as usize]).to_string()>
                {terms::roman(round as u8 + 1)}
            </span>
        }
    });
    let tags = tags.collect_view();
    let levels = [0.5, 0.6, 0.7, 0.8, 0.9, 1.0].map(|chance| {
        view! { <span class="level" style:--up=up(chance).to_string()>{t!("incan-percent", percent = (100.0 * chance) as i32)}</span> }
    });
    let marks = (0..=LEADS).step_by(MARKS as usize);
    let marks =
        marks.map(|lead| view! { <span class="mark" style:--at=across(lead).to_string()>{lead}</span> });
    let marks = marks.collect_view();
    let grid: String = (1..5).fold(String::new(), |mut grid, step| {
        let _ = write!(grid, "M0 {0}H{WIDTH}", f64::from(step) * HEIGHT / 5.0); // a String takes everything
        grid
    });
    let dots = {
        let lines = lines.clone();
        move || {
            let lead = at.get();
            let dot = |line: &Vec<f64>| {
                view! { <i style:--at=across(lead).to_string() style:--up=up(line[lead as usize]).to_string()></i> }
            };
            lines.iter().map(dot).collect_view()
        }
    };
    let values = {
        let lines = lines.clone();
        move || {
            let lead = at.get() as usize;
            let value = |(round, line): (usize, &Vec<f64>)| {
                let number = round as u8 + 1;
                view! {
                    <li>
                        <span class=format!("line-key line-{number}") aria-hidden="true">{terms::roman(number)}</span>
                        <span>{t!("solved-before-round", round = number)}</span>
                        <b class="num">{percent(line[lead])}</b>
                    </li>
                }
            };
            lines.iter().enumerate().map(value).collect_view()
        }
    };
    let rows = (0..=LEADS as usize).step_by(ROWS).map(|row| {
        let cells = lines.iter().map(|line| view! { <td>{percent(line[row])}</td> });
        view! { <tr><th scope="row">{lead(row as i32)}</th>{cells.collect_view()}</tr> }
    });
    let rows = rows.collect_view();
    let heads = (1..=5_u8).map(|round| {
        view! { <th scope="col" aria-label=t!("incan-round", round = round)>{terms::roman(round)}</th> }
    });
    let one_point = lines.last().and_then(|line| line.get(1)).map(|chance| percent(*chance));
    let point = move |event: &ev::MouseEvent| {
        let plot = event.current_target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        if let Some(share) = plot.and_then(|plot| share(&plot, event.client_x())) {
            at.set((share * f64::from(LEADS)).round() as i32);
        }
    };
    view! {
        <div class="solved-chart">
            <div class="plot" on:mousemove=move |event| point(&event) on:click=move |event| point(&event)>
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" role="img" aria-label=t!("solved-lead-chart")>
                    <path class="grid" d=grid />
                    {drawn}
                </svg>
                <div class="over" aria-hidden="true">
                    {levels}{marks}{tags}
                    <span class="cursor" style:--at=move || across(at.get()).to_string()></span>
                    <span class="dots">{dots}</span>
                </div>
            </div>
            <div class="solved-read">
                <label for="solved-lead-at">{t!("solved-lead-axis")}": "<b>{move || lead(at.get())}</b></label>
                <input type="range" id="solved-lead-at" min="0" max=LEADS prop:value=move || at.get() aria-valuetext=move || lead(at.get())
                    on:input=move |event| at.set(event_target_value(&event).parse().unwrap_or(0)) />
                <ul class="solved-values">{values}</ul>
                <p class="note">{t!("solved-mirror")}</p>
                {one_point.map(|chance| view! { <p class="solved-said">{t!("solved-one-point", chance = chance)}</p> })}
            </div>
        </div>
        <details class="keep">
            <summary>{t!("solved-lead-table")}</summary>
            <div class="solved-scroll" tabindex="0" role="region" aria-label=t!("solved-lead-title")>
                <table class="rule-table">
                    <caption>{t!("solved-lead-caption")}</caption>
                    <thead><tr><td></td>{heads.collect_view()}</tr></thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </details>
    }
}

/// How far along an element a pointer is, from 0 to 1.
pub fn share(element: &web_sys::Element, x: i32) -> Option<f64> {
    let place = element.get_bounding_client_rect();
    (place.width() > 0.0).then(|| ((f64::from(x) - place.left()) / place.width()).clamp(0.0, 1.0))
}

fn across(lead: i32) -> f64 {
    f64::from(lead) / f64::from(LEADS)
}

/// The chart begins at 50 percent: the player ahead has no less.
fn up(chance: f64) -> f64 {
    2.0 * chance - 1.0
}

fn points(line: &[f64]) -> String {
    line.iter().enumerate().fold(String::new(), |mut points, (lead, chance)| {
        let (x, y) = (across(lead as i32) * WIDTH, (1.0 - up(*chance)) * HEIGHT);
        let _ = write!(points, "{x:.1},{y:.1} "); // a String takes everything
        points
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_from_the_bottom_left_to_the_top_right() {
        let mut line = vec![0.5; LEADS as usize + 1];
        *line.last_mut().expect("it has points") = 1.0;
        let points = points(&line);
        assert!(points.starts_with("0.0,300.0 10.0,300.0 ") && points.ends_with("600.0,0.0 "), "{points}");
    }
}
