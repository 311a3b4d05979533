//! The review of a finished game: how everyone's chance to win moved, what was luck, and what each choice cost.
//!
//! [`work`] has it made in a worker. [`figures`] finds in it what the page shows: [`parts`] of the result for each player, and the [`keys`], which
//! are the moments that decided the game. [`picture`] is all that as an image. The graph of the replay shows the chances.

mod figures;
mod keys;
pub mod numbers;
mod parts;
mod picture;
mod table;
mod work;

pub use figures::Mark;
pub use work::Reviewing;

use keys::Keys;
use leptos::html::Section;
use leptos::prelude::*;
use parts::Parts;
use picture::Picture;
use review::{Effort, Label, Lens};
use table::Table;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_shell::t;
use work::Progress;

/// The sign of an error, as chess players write it.
pub fn glyph(label: Label) -> &'static str {
    match label {
        Label::Inaccuracy => "?!",
        Label::Mistake => "?",
        Label::Blunder => "??",
    }
}

/// What an error is called.
pub fn word(label: Label) -> String {
    match label {
        Label::Inaccuracy => t!("review-inaccuracy"),
        Label::Mistake => t!("review-mistake"),
        Label::Blunder => t!("review-blunder"),
    }
}

#[component]
pub fn Review() -> impl IntoView {
    let reviewing = Reviewing::here();
    let section = NodeRef::<Section>::new();
    begin_in_view(section, reviewing);
    let found = move || {
        reviewing.reviewed.get().map(|reviewed| {
            let figures = reviewed.figures;
            view! {
                <Parts figures=figures.clone() />
                <Keys figures=figures.clone() />
                <Table figures=figures.clone() />
                <Picture figures />
            }
        })
    };
    view! {
        <section class="panel stepped replay-review" aria-labelledby="review-h" node_ref=section>
            <h2 id="review-h" tabindex="-1">{t!("review")}</h2>
            <Lenses />
            <State />
            {found}
        </section>
    }
}

/// Begins when the section comes into sight.
fn begin_in_view(section: NodeRef<Section>, reviewing: Reviewing) {
    let watch = StoredValue::new_local(None::<web_sys::IntersectionObserver>);
    let seen = Closure::<dyn FnMut(js_sys::Array)>::new(move |entries: js_sys::Array| {
        let entries =
            entries.iter().filter_map(|it| it.dyn_into::<web_sys::IntersectionObserverEntry>().ok());
        if entries.into_iter().any(|entry| entry.is_intersecting()) {
            reviewing.begin();
        }
    });
    Effect::new(move |_| {
        let Some(section) = section.get() else { return };
        // Without it, there is a button.
        if let Ok(observer) = web_sys::IntersectionObserver::new(seen.as_ref().unchecked_ref()) {
            observer.observe(&section);
            watch.set_value(Some(observer));
        }
    });
    on_cleanup(move || {
        if let Some(observer) = watch.try_update_value(Option::take).flatten() {
            observer.disconnect();
        }
    });
}

/// What the choices are compared with, where there is more than one answer.
#[component]
fn Lenses() -> impl IntoView {
    let reviewing = Reviewing::here();
    let current = move || reviewing.reviewed.get().map(|it| it.lens);
    let option = move |lens: Lens| {
        let label = match lens {
            Lens::Equilibrium => t!("review-lens-perfect"),
            Lens::Table | Lens::Best => t!("review-lens-table"),
        };
        view! {
            <label>
                <input type="radio" name="review-lens" prop:checked=move || current() == Some(lens)
                    on:change=move |_| reviewing.look_through(lens) />
                <span>{label}</span>
            </label>
        }
    };
    move || {
        let lenses = reviewing.lenses.get();
        (lenses.len() > 1).then(|| {
            let options = lenses.into_iter().map(option).collect_view();
            view! { <div class="replay-either" role="radiogroup" aria-label=t!("review-lens")>{options}</div> }
        })
    }
}

/// How far the work is, and what can be done about it.
#[component]
fn State() -> impl IntoView {
    let reviewing = Reviewing::here();
    let known = Memo::new(move |_| reviewing.reviewed.with(|it| it.as_ref().map(|it| (it.lens, it.effort))));
    let kind = Memo::new(move |_| match reviewing.progress.get() {
        Progress::Idle => 0,
        Progress::Working(..) => 1,
        Progress::Done => 2,
        Progress::Fault(_) => 3,
    });
    let share = move || match reviewing.progress.get() {
        Progress::Working(done, all) if all > 0 => (f64::from(done) / f64::from(all)).to_string(),
        _ => "0".to_owned(),
    };
    let note = move || match known.get() {
        None => t!("review-note"),
        Some((_, Effort::Quick)) => t!("review-rough"),
        Some((Lens::Equilibrium, _)) => t!("review-compared-perfect"),
        Some(_) => t!("review-compared-table"),
    };
    let action = move || {
        match kind.get() {
        0 => {
            let word = if known.get().is_some() { t!("review-more") } else { t!("review-start") };
            view! { <button type="button" class="btn stepped" on:click=move |_| reviewing.start()>{word}</button> }.into_any()
        }
        1 => view! {
            <div class="review-work">
                <progress max="1" aria-label=t!("review-working") prop:value=share></progress>
                <button type="button" class="btn quiet stepped" on:click=move |_| reviewing.stop()>{t!("review-stop")}</button>
            </div>
        }
        .into_any(),
        2 => ().into_any(),
        _ => view! { <button type="button" class="btn stepped" on:click=move |_| reviewing.start()>{t!("review-again")}</button> }.into_any(),
    }
    };
    let fault = move || match reviewing.progress.get() {
        Progress::Fault(why) if why.is_empty() => Some(t!("review-away")),
        Progress::Fault(why) => Some(t!("review-fault", problem = why)),
        _ => None,
    };
    view! {
        <p class="note" role="status">{note}</p>
        <p class="fault" role="alert">{fault}</p>
        {action}
    }
}
