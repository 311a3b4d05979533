//! The review as an image: the graph, and where everyone's result came from.

use super::figures::{Figures, tenths};
use super::numbers::{plain, signed};
use super::parts::{Axis, part_names, sums};
use crate::replay::curves::spread;
use crate::replay::playback::Playback;
use crate::replay::screen::title;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::fmt::Write;
use std::sync::Arc;
use web_shell::browser;
use web_shell::symbol::Symbol;
use web_shell::t;

const WIDTH: f64 = 1200.0;
/// Where the graph is: left, top, width, height.
const GRAPH: (f64, f64, f64, f64) = (80.0, 110.0, 880.0, 300.0);
/// Where the first player's bars are, the height of one, and the distance to the next player's.
const BARS: (f64, f64, f64) = (470.0, 7.0, 86.0);
const LEFT: f64 = 60.0;
/// Longer names are cut.
const LETTERS: usize = 16;
/// The dashes of the seats' lines, as in replay.css.
const DASHES: [&str; 8] = ["", "9 4", "2 4", "14 3 2 3", "18 5", "6 3", "8 3 2 3 2 3", "3 2"];

#[component]
pub fn Picture(figures: Arc<Figures>) -> impl IntoView {
    let playback = Playback::here();
    let fault = RwSignal::new(None::<String>);
    let give = move |_| {
        let (game, names) = (playback.game(), playback.names());
        let (drawing, height) = drawing(&title(&game, &names), &names, &figures);
        let file = format!("{}.png", game.id.as_deref().unwrap_or("quipu-review"));
        spawn_local(async move {
            let given = browser::give_picture(&drawing, (WIDTH, height), &file).await;
            fault.try_set((!given).then(|| t!("review-no-picture")));
        });
    };
    view! {
        <div class="replay-buttons">
            <button type="button" class="btn quiet stepped" on:click=give><Symbol name="ui-share" class="i-s" />{t!("review-picture")}</button>
        </div>
        <p class="fault" role="alert">{move || fault.get()}</p>
    }
}

/// The drawing as SVG, and its height. Colors of the page are filled in later.
fn drawing(title: &str, names: &[String], figures: &Figures) -> (String, f64) {
    let height = BARS.0 + BARS.2 * names.len() as f64 + 10.0;
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" fill="var(--cotton)"><rect width="100%" height="100%" fill="var(--ink-on-light)"/>"#
    );
    text(&mut svg, (LEFT, 62.0), 34.0, title);
    graph(&mut svg, names, figures);
    bars(&mut svg, names, figures);
    svg += "</svg>";
    (svg, height)
}

fn graph(svg: &mut String, names: &[String], figures: &Figures) {
    let (left, top, width, height) = GRAPH;
    for share in [0.0, 0.5, 1.0] {
        let y = top + height * share;
        add(
            svg,
            format_args!(
                r#"<path d="M{left} {y}h{width}" stroke="var(--ink-on-dark)" stroke-opacity=".3"/>"#
            ),
        );
        text(svg, (20.0, y + 7.0), 20.0, &super::numbers::percent(1.0 - share));
    }
    add(
        svg,
        format_args!(
            r#"<svg x="{left}" y="{top}" width="{width}" height="{height}" viewBox="0 0 1000 300" preserveAspectRatio="none" overflow="visible">"#
        ),
    );
    for seat in 0..names.len() {
        let (points, dashes, color) = (figures.curves.points(seat), DASHES[seat % 8], seat % 8 + 1);
        add(
            svg,
            format_args!(
                r#"<polyline points="{points}" fill="none" stroke="var(--seat-{color})" stroke-width="4" stroke-dasharray="{dashes}" stroke-linejoin="round" vector-effect="non-scaling-stroke"/>"#
            ),
        );
    }
    *svg += "</svg>";
    for (seat, up) in spread(&figures.curves).into_iter().enumerate() {
        let y = top + height * (1.0 - up / 100.0);
        let (color, x) = (seat % 8 + 1, left + width + 16.0);
        add(svg, format_args!(r#"<circle cx="{x}" cy="{y}" r="7" fill="var(--seat-{color})"/>"#));
        text(svg, (x + 16.0, y + 8.0), 22.0, &cut(names.get(seat).map_or("", String::as_str)));
    }
}

fn bars(svg: &mut String, names: &[String], figures: &Figures) {
    let all: Vec<[i32; 6]> = figures.players.iter().map(tenths).collect();
    let axis = Axis::of(&all);
    let words = part_names();
    let place = |sum: i32| LEFT + axis.place(sum) * (WIDTH - 2.0 * LEFT);
    for (seat, tenths) in all.iter().enumerate() {
        let y = BARS.0 + BARS.2 * seat as f64;
        let sums = sums(tenths);
        let parts = words.iter().zip(&tenths[1..5]).enumerate();
        let parts = parts.filter(|(at, (_, part))| *at < 3 || **part != 0);
        let parts: Vec<String> = parts.map(|(_, (word, part))| format!("{word} {}", signed(*part))).collect();
        let line = format!(
            "{}: {} {} · {} · {} {}",
            cut(names.get(seat).map_or("", String::as_str)),
            t!("review-begin"),
            plain(tenths[0]),
            parts.join(" · "),
            t!("review-result"),
            plain(tenths[5]),
        );
        text(svg, (LEFT, y + 16.0), 20.0, &line);
        // One below the other: each begins where the one above it ends. Losses are hollow.
        bar(svg, y + 26.0, (place(0), place(sums[0])), "var(--torch)");
        for (row, pair) in (1..).zip(sums.windows(2)).filter(|(_, pair)| pair[0] != pair[1]) {
            let fill = if pair[1] < pair[0] { "none" } else { "var(--maize)" };
            bar(svg, y + 26.0 + f64::from(row) * (BARS.1 + 1.0), (place(pair[0]), place(pair[1])), fill);
        }
    }
}

fn bar(svg: &mut String, y: f64, (from, to): (f64, f64), fill: &str) {
    let (x, width, height) = (from.min(to), (to - from).abs(), BARS.1);
    add(
        svg,
        format_args!(
            r#"<rect x="{x:.1}" y="{y}" width="{width:.1}" height="{height}" fill="{fill}" stroke="var(--maize)"/>"#
        ),
    );
}

fn text(svg: &mut String, (x, y): (f64, f64), size: f64, text: &str) {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    add(svg, format_args!(r#"<text x="{x}" y="{y}" font-size="{size}">{text}</text>"#));
}

fn add(svg: &mut String, part: std::fmt::Arguments<'_>) {
    let _ = svg.write_fmt(part); // writing to a text cannot fail
}

/// A name that has room.
fn cut(name: &str) -> String {
    match name.char_indices().nth(LETTERS) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replay::curves::Curves;

    #[test]
    fn names_cannot_break_the_drawing() {
        let names = ["<Ana & Ben>".to_owned(), "A name with very many letters".to_owned()];
        let curves = Arc::new(Curves::of_chances(vec![vec![0.5, 0.5], vec![1.0, 0.0]]));
        let figures = Figures { players: Vec::new(), curves, marks: Vec::new(), keys: Vec::new() };
        let (svg, height) = drawing("Ana & Ben", &names, &figures);
        assert!(
            svg.contains("&lt;Ana &amp; Ben&gt;")
                && !svg.contains("<Ana")
                && svg.contains("A name with very…")
        );
        assert!(svg.matches("<polyline").count() == 2 && height > BARS.0);
    }
}
