//! A rule of thumb and what it costs, and how far bots can be exploited. An edition without these figures has no such part.

use super::desk::{Desk, Heard};
use super::numbers::percent;
use bots::Level;
use incan_gold_page::{Exploited, Figures as Measured, Thumb};
use leptos::prelude::*;
use web_shell::pages::rules::heading;
use web_shell::symbol::Symbol;
use web_shell::t;
use web_shell::table::level_name;

#[component]
pub fn Figures(desk: Desk) -> impl IntoView {
    move || {
        desk.figures.with(|figures| match figures {
            Heard::Got(Measured { thumb, rules }) => {
                Some(view! { <RuleOfThumb thumb=thumb.clone() /> <Bots rules=rules.clone() /> })
            }
            _ => None,
        })
    }
}

#[component]
fn RuleOfThumb(thumb: Thumb) -> impl IntoView {
    let Thumb { limit, each, ahead, wins, margin } = thumb;
    view! {
        <section class="panel stepped solved-part">
            {heading("thumb", t!("solved-thumb-title"))}
            <p>{t!("solved-thumb-what")}</p>
            <ol class="solved-thumb">
                <li><Symbol name="gem-turquoise" class="i-m" /><span>{t!("solved-thumb-count", each = each)}</span></li>
                <li><Symbol name="camp" class="i-m" /><span>{t!("solved-thumb-leave", limit = limit)}</span></li>
                <li><Symbol name="tent-open" class="i-m" /><span>{t!("solved-thumb-alone", ahead = ahead)}</span></li>
                <li><Symbol name="torch" class="i-m" /><span>{t!("solved-thumb-never")}</span></li>
            </ol>
            <p class="solved-said">{t!("solved-thumb-wins", wins = percent(wins), margin = percent(margin))}</p>
        </section>
    }
}

/// Who plays so, as people call it.
fn called(name: &str) -> AnyView {
    match name.parse::<Level>() {
        Ok(level) => level_name(level).into_any(),
        Err(_) => view! { <code>{name.to_owned()}</code> }.into_any(),
    }
}

#[component]
fn Bots(rules: Vec<Exploited>) -> impl IntoView {
    let row = |rule: Exploited| {
        let chance = match rule.exact {
            true => percent(rule.best),
            false => t!("solved-at-least", chance = percent(rule.best)),
        };
        view! { <tr><th scope="row">{called(&rule.name)}</th><td>{chance}</td></tr> }
    };
    view! {
        <section class="panel stepped solved-part">
            {heading("bots", t!("solved-bots-title"))}
            <p>{t!("solved-bots-what")}</p>
            <table class="rule-table">
                <thead><tr><th scope="col">{t!("solved-bots-who")}</th><th scope="col">{t!("solved-bots-best")}</th></tr></thead>
                <tbody>{rules.into_iter().map(row).collect_view()}</tbody>
            </table>
        </section>
    }
}
