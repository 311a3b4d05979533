//! A game against perfect play: every decision is graded at once.

use super::desk::{Desk, Heard};
use super::numbers::{decimal, percent, whole_percent};
use super::tray::{self, Face};
use crate::narrate;
use crate::terms;
use incan_gold_page::{Ask, Grade, OTHER, Table, YOU};
use incan_gold_rules::{Choice, View};
use leptos::prelude::*;
use web_shell::browser;
use web_shell::pages::rules::heading;
use web_shell::play::Names;
use web_shell::symbol::{SeatSign, Symbol};
use web_shell::t;
use web_shell::voice::Voice;

/// The ids of the buttons.
const TORCH: &str = "solved-torch";
const CAMP: &str = "solved-camp";
const AGAIN: &str = "solved-again";

#[component]
pub fn Play(desk: Desk) -> impl IntoView {
    let begin = move |_| desk.ask("game", &Ask::Begin { seed: u64::from_le_bytes(browser::random()) });
    // The button that was pressed is drawn again with the new table, and keeps the focus.
    let pressed = StoredValue::new(TORCH);
    let voice = Voice::here();
    Effect::new(move |_| {
        let asked = desk.table.with(|table| match table {
            Heard::Got(table) => {
                spoken(table).into_iter().for_each(|sentence| voice.say(sentence));
                Some(table.asked)
            }
            _ => None,
        });
        let Some(asked) = asked else { return };
        browser::after(0, move || {
            if browser::focus_is_lost() {
                browser::focus(if asked { pressed.try_get_value().unwrap_or(TORCH) } else { AGAIN });
            }
        });
    });
    let game = move || {
        desk.table.with(|table| match table {
            Heard::Got(table) => view! { <Game desk table=table.clone() pressed /> }.into_any(),
            _ => view! {
                <p class="solved-ways"><button type="button" class="btn stepped primary large" disabled=move || desk.year.get().is_none() on:click=begin><Symbol name="torch" class="i" />{t!("solved-play-begin")}</button></p>
            }.into_any(),
        })
    };
    let again = move || {
        let going = desk.table.with(|table| matches!(table, Heard::Got(_)));
        going.then(|| view! { <button type="button" class="btn stepped" id=AGAIN on:click=begin>{t!("solved-play-again")}</button> })
    };
    view! {
        <section class="panel stepped solved-part solved-game">
            {heading("play", t!("solved-play-title"))}
            <p>{t!("solved-play-what")}</p>
            {game}
            <p class="solved-ways">{again}</p>
        </section>
    }
}

fn names() -> Names {
    Names::of(&[t!("learn-nameless"), t!("solved-perfect")])
}

#[component]
fn Game(desk: Desk, table: Table, pressed: StoredValue<&'static str>) -> impl IntoView {
    let Table { view, events, asked, grades } = table;
    let lines = narrate::lines(&events, &names());
    let story = lines.into_iter().map(|line| view! { <li>{line.text}</li> }).collect_view();
    let last = grades.last().map(|grade| view! { <Verdict grade=*grade /> });
    let path = view.path.iter().map(|on| {
        let said = match on.gems {
            0 => tray::name(on.card),
            gems => t!("solved-card-with", card = tray::name(on.card), gems = gems),
        };
        let rest = (on.gems > 0).then(|| view! { <small aria-hidden="true">{on.gems}</small> });
        view! { <li><span class="vh">{said}</span><Face card=on.card />{rest}</li> }
    });
    let path = path.collect_view();
    let temple = match &view.outcome {
        None => view! {
            <div class="solved-temple">
                <ol aria-label=t!("solved-path")>{path}</ol>
                <p>{stake(&view)}</p>
            </div>
        }
        .into_any(),
        Some(outcome) => {
            let won = match (outcome.ranks[YOU], outcome.ranks[OTHER]) {
                (you, other) if you < other => t!("solved-won"),
                (you, other) if you > other => t!("solved-lost-game"),
                _ => t!("solved-tied"),
            };
            view! { <p class="solved-temple solved-over"><Symbol name="ui-crown" class="i-l" /><b>{won}</b></p> }
                .into_any()
        }
    };
    let choose = move |choice: Choice, button: &'static str| {
        move |_| {
            if !desk.thinking.get_untracked() {
                pressed.set_value(button);
                desk.ask("game", &Ask::Choose(choice));
            }
        }
    };
    let choices = asked.then(|| {
        view! {
            <div class="solved-choices">
                <button type="button" class="btn stepped large primary" id=TORCH on:click=choose(Choice::Torch, TORCH)><Symbol name="torch" class="i" />{t!("incan-torch")}</button>
                <button type="button" class="btn stepped large camp" id=CAMP on:click=choose(Choice::Camp, CAMP)><Symbol name="camp" class="i" />{t!("incan-camp")}</button>
            </div>
        }
    });
    let waits = move || {
        desk.thinking.get().then(|| view! { <p class="note">{t!("solved-working")}</p><progress aria-label=t!("solved-working")></progress> })
    };
    view! {
        <Score view=view.clone() />
        {temple}
        {choices}
        <div role="status">{waits}</div>
        <div class="solved-graded">
            {last}
            <ul class="solved-story">{story}</ul>
        </div>
        <Totals grades />
    }
}

/// What is at stake.
fn stake(view: &View) -> String {
    t!("incan-said-asked", carried = view.carried(), path = view.gems_on_path())
}

/// The round, and both players' points.
#[component]
fn Score(view: View) -> impl IntoView {
    let names = names();
    let player = |seat: game_core::Seat| {
        let artifacts: u16 = view.artifacts[seat].iter().map(|worth| u16::from(*worth)).sum();
        let points = view.tents[seat].unwrap_or_default() + artifacts;
        let is_in = view.inside.contains(seat);
        let state = if is_in { t!("incan-state-inside") } else { t!("incan-state-home") };
        let symbol = if is_in { "torch" } else { "camp" };
        view! {
            <li><SeatSign seat=seat.index() size="s" /><span class="nm">{names.name(seat)}</span><b class="num">{points}</b><span class="note"><Symbol name=symbol class="i-s" />{state}</span></li>
        }
    };
    let round = t!("solved-round-of", round = terms::roman(view.round));
    view! {
        <div class="solved-score">
            <p class="display">{round}</p>
            <ul>{player(YOU)}{player(OTHER)}</ul>
        </div>
    }
}

/// What a decision was worth: the chances, the verdict, and what perfect play does.
fn verdict(grade: &Grade) -> [String; 3] {
    let chances = t!("solved-grade", leave = percent(grade.leave), stay = percent(grade.stay));
    let verdict = match grade.lost() {
        _ if grade.is_equal() => t!("solved-grade-equal"),
        0.0 => t!("solved-grade-best"),
        lost => t!("solved-grade-lost", points = decimal(100.0 * lost)),
    };
    let mixed = grade.camp > 0.0 && grade.camp < 1.0;
    let mix = mixed.then(|| t!("solved-grade-mix", camp = whole_percent(grade.camp)));
    [chances, verdict, mix.unwrap_or_default()]
}

#[component]
fn Verdict(grade: Grade) -> impl IntoView {
    let (class, symbol) = match grade.lost() {
        0.0 => ("verdict good", "ui-check"),
        _ => ("verdict bad", "ui-close"),
    };
    let [chances, verdict, mix] = verdict(&grade);
    view! {
        <p class=class><Symbol name=symbol class="i-s" /><span>{chances}" "<b>{verdict}</b>" "{mix}</span></p>
    }
}

/// What a screen reader says about a new table.
fn spoken(table: &Table) -> Vec<String> {
    let grade = table.grades.last().map(|grade| verdict(grade).join(" "));
    let story = narrate::lines(&table.events, &names()).into_iter().map(|line| line.text);
    grade.into_iter().chain(story).chain(table.asked.then(|| stake(&table.view))).collect()
}

/// All decisions together.
#[component]
fn Totals(grades: Vec<Grade>) -> impl IntoView {
    let lost: f64 = grades.iter().map(Grade::lost).sum();
    let good = grades.iter().filter(|grade| grade.lost() == 0.0).count();
    (!grades.is_empty()).then(|| {
        let knot = |grade: &Grade| {
            let bad = grade.lost() > 0.0;
            view! { <i class:bad=bad></i> }
        };
        let knots = grades.iter().map(knot).collect_view();
        view! {
            <p class="grade-cord" aria-hidden="true">{knots}</p>
            <p class="solved-totals">{t!("solved-totals", n = grades.len(), good = good, points = decimal(100.0 * lost))}</p>
        }
    })
}
