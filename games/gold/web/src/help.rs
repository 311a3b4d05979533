//! Help: how this device shows the table, the four things that two cards can do, with pictures, and what the deck holds. Nothing here
//! knows what is left.

use crate::face::CardFace;
use crate::table::Scene;
use crate::terms;
use gold_rules::{Card, Color, Face, GOLD_CARDS};
use leptos::prelude::*;
use web_shell::symbol::{Sign, Symbol};
use web_shell::t;

#[component]
pub fn Help() -> impl IntoView {
    let cases = [
        ("blue-4", "gold-3", "≥", [false; 2], t!("gold-help-found-title"), t!("gold-help-found")),
        ("green-3", "blue-5", "<", [true, false], t!("gold-help-duel-title"), t!("gold-help-duel")),
        ("blue-4", "dynamite", "+", [true; 2], t!("gold-card-dynamite"), t!("gold-help-dynamite")),
        ("gold-4", "green-2", ">", [false; 2], t!("gold-told-nothing"), t!("gold-help-nothing")),
    ];
    let cases = cases.map(|(first, second, sign, out, title, text)| {
        view! {
            <li>
                <span class="gold-pair" aria-hidden="true">{mini(first, out[0])}<b>{sign}</b>{mini(second, out[1])}</span>
                <div><h3>{title}</h3><p>{text}</p></div>
            </li>
        }
    });
    let display = Scene::here().own.display;
    view! {
        <details class="panel stepped gold-help" id="gold-help">
            <summary>
                <Symbol name="ui-help" class="i" />
                <h2>{t!("gold-help-and-display")}</h2>
                <Symbol name="ui-down" class="i-s ch" />
            </summary>
            {display.switches()}
            <h3>{t!("gold-help")}</h3>
            <ul class="gold-cases">{cases}</ul>
            <p class="note">{t!("gold-help-rush", cards = gold_rules::RUSH_CARDS)}</p>
            <Deck />
            <p class="note">{t!("gold-log-note")}</p>
        </details>
    }
}

fn mini(card: &str, out: bool) -> impl IntoView {
    let card = card.parse().ok().map(|card| view! { <CardFace card /> });
    view! { <span class="gold-mini" class:gold-out=out>{card}</span> }
}

/// What the deck holds at the start of every round. G-01
#[component]
fn Deck() -> impl IntoView {
    let count = |keep: fn(Face) -> bool| {
        Card::all().filter(|card| keep(card.face())).map(|card| usize::from(card.copies())).sum::<usize>()
    };
    let kinds = |keep: fn(Face) -> bool| {
        let cards = Card::all().filter(move |card| keep(card.face()));
        cards.map(|card| {
            view! {
                <li>
                    <span class="gold-mini"><span class="vh">{terms::card(card)}</span><CardFace card /></span>
                    {t!("gold-times", count = card.copies())}
                </li>
            }
        })
        .collect_view()
    };
    let points: u32 = Card::all().map(|card| u32::from(card.points()) * u32::from(card.copies())).sum();
    let colors = Color::all().map(|color| {
        view! {
            <span class="gold-sign" data-mine=color.name()><Sign name=format!("emblem-{color}") label=terms::mine(color) /></span>
        }
    });
    view! {
        <section class="gold-deck" aria-labelledby="gold-deck-h">
            <h3 id="gold-deck-h">{t!("gold-deck")}</h3>
            <p>{t!("gold-deck-gold", cards = GOLD_CARDS, points = points)}</p>
            <ul>{kinds(|face| matches!(face, Face::Gold(_)))}</ul>
            <p>{t!("gold-deck-prospectors", cards = count(|face| matches!(face, Face::Prospector(..))))}</p>
            <p class="gold-signs">{colors.collect_view()}</p>
            <ul>{kinds(|face| matches!(face, Face::Prospector(Color::Green, _)))}</ul>
            <p>{t!("gold-deck-dynamite", cards = count(|face| face == Face::Dynamite))}</p>
        </section>
    }
}
