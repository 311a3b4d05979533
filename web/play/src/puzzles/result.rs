//! What comes after an answer: right or wrong, what each choice was worth, why, and what to do next.

use super::solve::Solving;
use super::task::{Group, Judged};
use crate::games::web_game;
use bots::Level;
use leptos::prelude::*;
use web_shell::play::PuzzleWords;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::way::local;
use wire::Json;

/// So many choices that are worth the same are named.
const NAMED: usize = 3;

/// The result, over the lower part of the table.
#[component]
pub fn Sheet() -> impl IntoView {
    let solving = Solving::here();
    let shown = Memo::new(move |_| solving.answer.with(Option::is_some));
    move || {
        shown.get().then(|| {
            let (judged, legal) = solving.answer.get_untracked()?;
            Some(view! { <Answer judged legal /> })
        })
    }
}

#[component]
fn Answer(judged: Judged, legal: std::sync::Arc<[Json]>) -> impl IntoView {
    let solving = Solving::here();
    let words = web_game(solving.task.with_value(|task| task.game)).puzzles;
    let heading = if judged.right { t!("puzzle-right") } else { t!("puzzle-wrong") };
    let symbol = if judged.right { "ui-check" } else { "ui-close" };
    let cost = t!("puzzle-cost", points = tenths(judged.best - judged.chosen));
    let rated = solving
        .rated
        .get_untracked()
        .map(|(before, after)| t!("puzzle-rated", before = before, after = after));
    let why = solving.task.with_value(|task| {
        let sentence = |theme: &puzzles::Theme| (words.why)(&theme.0, &theme.1);
        task.themes.iter().filter_map(sentence).collect::<Vec<_>>()
    });
    let why = why.into_iter().map(|sentence| view! { <li>{sentence}</li> }).collect_view();
    let rows = judged.groups.iter().map(|group| row(group, judged.best, &legal, &words)).collect_view();
    view! {
        <section class="puzzle-sheet panel stepped" class:right=judged.right aria-labelledby="puzzle-result">
            <h2 id="puzzle-result" tabindex="-1"><Symbol name=symbol class="i" />{heading}</h2>
            <p class="puzzle-score" role="status">
                {(!judged.right).then_some(cost)}
                {rated.map(|rated| view! { <span class="num">{rated}</span> })}
            </p>
            <ul class="puzzle-why">{why}</ul>
            <table class="puzzle-worth">
                <caption class="vh">{t!("puzzle-worth")}</caption>
                <tbody>{rows}</tbody>
            </table>
            <Ways />
        </section>
    }
}

fn row(group: &Group, best: f64, legal: &[Json], words: &PuzzleWords) -> impl IntoView + use<> {
    let names = group.choices.iter().filter_map(|at| legal.get(*at)).take(NAMED).map(words.choice);
    let more = group.choices.len().saturating_sub(NAMED);
    let mut name = names.collect::<Vec<_>>().join(", ");
    if more > 0 {
        name = t!("puzzle-more", names = name.as_str(), n = more);
    }
    let own = group.is_chosen.then(|| view! { <span class="puzzle-own">{t!("puzzle-yours")}</span> });
    view! {
        <tr class:right=group.is_right class:own=group.is_chosen>
            <th scope="row">{name}{own}</th>
            <td class="bar" aria-hidden="true"><i style:--part=format!("{:.3}", group.value / best.max(0.001))></i></td>
            <td class="num">{t!("puzzle-chance", percent = tenths(group.value))}</td>
        </tr>
    }
}

/// A share in percent, with one digit after the point as the language writes it.
fn tenths(share: f64) -> String {
    let tenths = (share * 1000.0).round() as i64;
    t!("puzzle-number", whole = tenths / 10, tenth = tenths % 10)
}

/// What to do next.
#[component]
fn Ways() -> impl IntoView {
    let solving = Solving::here();
    // Another game is saved on this device: ask once more before replacing it.
    let (saved, replaces) = (local::unfinished(), RwSignal::new(false));
    let play_on = move |_| {
        if saved.get_untracked() == Some(true) && !replaces.get_untracked() {
            return replaces.set(true);
        }
        solving.play_on(Level::Guide);
    };
    let play_on_word =
        move || if replaces.get() { t!("replay-branch-replace") } else { t!("puzzle-play-on") };
    view! {
        <p class="note" role="status">{move || replaces.get().then(|| t!("replay-branch-replaces"))}</p>
        <div class="puzzle-ways">
            <button type="button" class="btn primary stepped" id="puzzle-next" on:click=move |_| solving.next.run(())>{t!("puzzle-next")}</button>
            <button type="button" class="btn stepped" on:click=move |_| solving.again()>{t!("puzzle-again")}</button>
            <button type="button" class="btn quiet stepped" on:click=play_on>{play_on_word}</button>
        </div>
        <p class="fault" role="alert">{move || solving.fault.get()}</p>
    }
}
