//! Any position: what to do, and what it is worth.

use super::Rounds;
use super::desk::{Desk, Heard};
use super::earlier::{self, Earlier};
use super::numbers::{lead, percent, whole_percent};
use super::tray::{Path, Tray};
use incan_gold_page::{Ask, Found, Grade, Left, Spot, edition};
use incan_gold_rules::Card;
use leptos::prelude::*;
use web_shell::pages::rules::heading;
use web_shell::symbol::Symbol;
use web_shell::t;

/// Leads that the slider offers.
const LEADS: i32 = 60;

/// The position that is shown first: a good one to think about.
fn first() -> Spot {
    let path = vec![Card::Treasure11, Card::Snake, Card::Treasure14, Card::Mummy, Card::Treasure9];
    Spot { path, ..Spot::new(3, -8) }
}

#[component]
pub fn LookUp(desk: Desk) -> impl IntoView {
    let spot = RwSignal::new(first());
    let round = RwSignal::new(spot.with_untracked(|spot| spot.round));
    let rules = Memo::new(move |_| desk.year.get().and_then(edition));
    Effect::new(move |_| {
        let (round, rules) = (round.get(), rules.get());
        spot.update(|spot| {
            spot.round = round;
            if let Some(rules) = rules {
                earlier::fit(spot, rules);
            }
        });
    });
    Effect::new(move |_| {
        let spot = spot.get();
        if desk.year.get().is_some() && spot.is_asked() {
            desk.ask("look-up", &Ask::LookUp(spot));
        }
    });
    let tools = move || rules.get().map(|edition| view! { <Tray spot edition /> <Earlier spot edition /> });
    let carried =
        move || spot.with(|spot| t!("solved-carried", gems = spot.carried(), path = spot.on_path()));
    let alone = move || {
        spot.with(|spot| match spot.left {
            Left::Nobody => None,
            Left::You(cards) => Some(t!("solved-you-left", cards = cards)),
            Left::Other(cards) => Some(t!("solved-other-left", cards = cards)),
        })
    };
    view! {
        <section class="panel stepped solved-part">
            {heading("look-up", t!("solved-look-title"))}
            <p>{t!("solved-look-what")}</p>
            <div class="solved-look">
                <div class="solved-set">
                    <div class="solved-controls">
                        <Rounds id="look" round />
                        <div class="solved-slider">
                            <label for="solved-look-lead">{t!("solved-lead-start")}": "<b>{move || lead(spot.with(|spot| spot.lead))}</b></label>
                            <input type="range" id="solved-look-lead" min=-LEADS max=LEADS prop:value=move || spot.with(|spot| spot.lead)
                                aria-valuetext=move || lead(spot.with(|spot| spot.lead))
                                on:input=move |event| spot.update(|spot| spot.lead = event_target_value(&event).parse().unwrap_or(0)) />
                        </div>
                    </div>
                    <Inside spot />
                    <h3>{t!("solved-path")}</h3>
                    <Path spot />
                    <p class="note">{carried}" "{alone}</p>
                    <div class="solved-ways">
                        <button type="button" class="btn stepped" on:click=move |_| spot.update(|spot| { spot.path.clear(); spot.left = Left::Nobody; })>{t!("solved-clear")}</button>
                    </div>
                    <h3>{t!("solved-add-title")}</h3>
                    {tools}
                </div>
                <Solution desk spot />
            </div>
        </section>
    }
}

/// Who is in the temple. A player who leaves does so after the cards that lie there now.
#[component]
fn Inside(spot: RwSignal<Spot>) -> impl IntoView {
    let way = move |label: String, left: fn(usize) -> Left, is: fn(Left) -> bool| {
        view! {
            <label class="pick">
                <input type="radio" name="solved-inside" prop:checked=move || spot.with(|spot| is(spot.left))
                    on:change=move |_| spot.update(|spot| spot.left = left(spot.path.len())) />
                <span class="pick-text">{label}</span>
            </label>
        }
    };
    view! {
        <fieldset class="picks across solved-inside">
            <legend>{t!("solved-inside")}</legend>
            {way(t!("solved-both"), |_| Left::Nobody, |left| left == Left::Nobody)}
            {way(t!("solved-only-you"), Left::Other, |left| matches!(left, Left::Other(_)))}
            {way(t!("solved-only-other"), Left::You, |left| matches!(left, Left::You(_)))}
        </fieldset>
    }
}

/// What was found about a position.
#[component]
fn Solution(desk: Desk, spot: RwSignal<Spot>) -> impl IntoView {
    let asked = Memo::new(move |_| spot.with(Spot::is_asked));
    let left = Memo::new(move |_| spot.with(|spot| spot.left));
    let shown = move || {
        if !asked.get() {
            return view! { <p>{t!("solved-not-asked")}</p> }.into_any();
        }
        desk.found.with(|found| match found {
            Heard::Got(Some(found)) => view! { <Advice found=*found left=left.get() /> }.into_any(),
            Heard::Got(None) => view! { <p>{t!("solved-impossible")}</p> }.into_any(),
            Heard::Working | Heard::Nothing => view! {
                <p>{t!("solved-working")}</p>
                <progress aria-label=t!("solved-working")></progress>
            }
            .into_any(),
        })
    };
    view! {
        <div class="solved-answer stepped" role="status">
            <h3>{t!("solved-answer")}</h3>
            {shown}
        </div>
    }
}

#[component]
fn Advice(found: Found, left: Left) -> impl IntoView {
    let Found { value, leave, stay, camp, other_camp, game } = found;
    let you_left = matches!(left, Left::You(_));
    let grade = Grade { round: 1, choice: incan_gold_rules::Choice::Camp, leave, stay, camp };
    let mixed = camp > 0.0 && camp < 1.0;
    let what = match () {
        () if you_left && other_camp > 0.5 => t!("solved-other-leaves"),
        () if you_left => t!("solved-other-stays"),
        () if mixed => t!("solved-mix", camp = whole_percent(camp), torch = whole_percent(1.0 - camp)),
        () if grade.is_equal() => t!("solved-equal"),
        () if camp > 0.5 => t!("solved-leave"),
        () => t!("solved-stay"),
    };
    let other = match other_camp {
        _ if left != Left::Nobody => None,
        0.0 => Some(t!("solved-other-stays")),
        1.0 => Some(t!("solved-other-leaves")),
        _ => Some(t!(
            "solved-other-does",
            camp = whole_percent(other_camp),
            torch = whole_percent(1.0 - other_camp)
        )),
    };
    let matrix = (left == Left::Nobody).then(|| view! { <Matrix game /> });
    let (leaves_best, stays_best) = (leave >= stay - Grade::EQUAL, stay >= leave - Grade::EQUAL);
    let choices = (!you_left).then(|| {
        view! {
            <ul class="two-bars">
                <li class="bar-camp" class:best=leaves_best><Symbol name="camp" class="i-m" /><span>{t!("solved-if-leave")}</span><b class="num">{percent(leave)}</b></li>
                <li class="bar-torch" class:best=stays_best><Symbol name="torch" class="i-m" /><span>{t!("solved-if-stay")}</span><b class="num">{percent(stay)}</b></li>
            </ul>
        }
    });
    let mix = (mixed && !you_left).then(|| {
        view! {
            <div class="mix-bar" aria-hidden="true" style:--camp=camp.to_string()><span class="m-camp"></span><span class="m-torch"></span></div>
        }
    });
    view! {
        <p class="solved-value"><b class="num">{percent(value)}</b><span>{t!("solved-value")}</span></p>
        <p class="solved-advice">{what}</p>
        {mix}
        {choices}
        {other.map(|what| view! { <p>{what}</p> })}
        {matrix}
    }
}

/// Your chances by what both choose.
#[component]
fn Matrix(game: [[f64; 2]; 2]) -> impl IntoView {
    let [camp, torch] = game.map(|row| row.map(|chance| view! { <td>{percent(chance)}</td> }));
    view! {
        <table class="rule-table solved-matrix">
            <caption>{t!("solved-matrix")}</caption>
            <thead><tr><td></td><th scope="col">{t!("solved-they-leave")}</th><th scope="col">{t!("solved-they-stay")}</th></tr></thead>
            <tbody>
                <tr><th scope="row">{t!("solved-if-leave")}</th>{camp}</tr>
                <tr><th scope="row">{t!("solved-if-stay")}</th>{torch}</tr>
            </tbody>
        </table>
    }
}
