//! The page about the solved two-player game: what a lead is worth, when to leave, any position, and a game against perfect play.
//!
//! It computes nothing: what it shows comes from the tables or from a worker of its own ([`desk`]).

mod chart;
mod desk;
mod earlier;
mod figures;
mod look_up;
mod map;
mod numbers;
mod play;
mod tray;

use crate::terms;
use desk::{Desk, Heard};
use incan_gold_page::edition;
use leptos::prelude::*;
use web_shell::pages::rules::Contents;
use web_shell::shell::Top;
use web_shell::symbol::Symbol;
use web_shell::t;

#[component]
pub fn Solved() -> impl IntoView {
    let desk = Desk::open();
    let chapters = move || {
        let maps = desk.map.with(|map| matches!(map, Heard::Got(_)));
        let figures = desk.figures.with(|figures| matches!(figures, Heard::Got(_)));
        let all = [
            ("lead", t!("solved-lead-title"), true),
            ("leave", t!("solved-leave-title"), maps),
            ("look-up", t!("solved-look-title"), true),
            ("play", t!("solved-play-title"), true),
            ("thumb", t!("solved-thumb-title"), figures),
            ("bots", t!("solved-bots-title"), figures),
        ];
        all.into_iter().filter(|(.., there)| *there).map(|(id, title, _)| (id, title)).collect::<Vec<_>>()
    };
    let away = move || {
        let fault = desk.fault.get();
        fault.then(|| view! { <p class="fault" role="alert">{t!("solved-away")}</p> })
    };
    view! {
        <Top back=t!("go-back") returns=true />
        <main id="main" class="page solved" tabindex="-1">
            <header class="solved-head">
                <Symbol name="level-oracle" class="i-xl" />
                <div>
                    <h1>{t!("solved-title")}</h1>
                    <p class="lead">{t!("solved-lead")}</p>
                </div>
            </header>
            <p>{t!("solved-what")}</p>
            <Editions desk />
            {away}
            {move || view! { <Contents chapters=chapters() /> }}
            <chart::Chances desk />
            <map::WhenToLeave desk />
            <look_up::LookUp desk />
            <play::Play desk />
            <figures::Figures desk />
        </main>
    }
}

/// The editions that are solved.
#[component]
fn Editions(desk: Desk) -> impl IntoView {
    let choices = move || {
        let choice = move |year: u16| {
            let name = edition(year).map(terms::edition).unwrap_or_default();
            view! {
                <label class="pick">
                    <input type="radio" name="solved-edition" prop:checked=move || desk.year.get() == Some(year) on:change=move |_| desk.turn_to(year) />
                    <span class="pick-text">{name}</span>
                </label>
            }
        };
        desk.years.get().into_iter().map(choice).collect_view()
    };
    view! {
        <fieldset class="picks across solved-editions">
            <legend>{t!("solved-edition")}</legend>
            {choices}
        </fieldset>
    }
}

/// The five rounds, one of which is chosen.
#[component]
fn Rounds(
    /// Makes the names of its controls different from those of other choices on the page.
    id: &'static str,
    round: RwSignal<u8>,
) -> impl IntoView {
    let tab = move |number: u8| {
        view! {
            <label>
                <input type="radio" name=format!("{id}-round") aria-label=t!("incan-round", round = number) prop:checked=move || round.get() == number on:change=move |_| round.set(number) />
                <span aria-hidden="true">{terms::roman(number)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="solved-rounds">
            <legend>{t!("solved-round")}</legend>
            {(1..=5).map(tab).collect_view()}
        </fieldset>
    }
}
