//! The odds, for those who want them and where the host allows it.

use crate::table::Scene;
use incan_gold_rules::{Camp, Leaving, Odds, View};
use leptos::prelude::*;
use web_shell::browser;
use web_shell::play::TableOdds;
use web_shell::symbol::Symbol;
use web_shell::t;

/// The odds: what the next card may be, and what leaving now pays.
#[component]
pub fn OddsPanel() -> impl IntoView {
    let scene = Scene::here();
    let odds = TableOdds::of(scene.players.table);
    let wanted = Memo::new(move |_| {
        let over = scene.now.with(|now| now.outcome.is_some());
        odds.shown() && !over
    });
    move || wanted.get().then(|| view! { <Panel /> })
}

#[component]
fn Panel() -> impl IntoView {
    let scene = Scene::here();
    // They are those of the cards that are drawn.
    let view = Memo::new(move |before: Option<&View>| match before {
        Some(before) if !scene.arrived.get() => before.clone(),
        _ => scene.now.get(),
    });
    let odds = Memo::new(move |_| view.with(Odds::of));
    let leaving = Memo::new(move |_| view.with(|view| Camp::of(view).leaving));
    let percent = move || t!("incan-percent", percent = odds.with(Odds::percent));
    let fraction =
        move || odds.with(|odds| t!("incan-odds-of", deadly = odds.deadly_cards(), cards = odds.cards()));
    let open = !browser::media("(max-width: 43.75em)");
    view! {
        <details class="panel stepped odds" open=open>
            <summary>
                <Symbol name="ui-odds" class="i-s" />
                <h2>{t!("incan-odds")}</h2>
                <span class="brief">{move || t!("incan-odds-brief", percent = odds.with(Odds::percent))}</span>
                <Symbol name="ui-down" class="i-s ch" />
            </summary>
            <p class="big"><span class="num">{percent}</span><span>{fraction}</span></p>
            {move || odds.with(pips)}
            <ul class="legend">
                <li><i class="pip-x"></i>{move || t!("incan-odds-deadly", many = odds.with(Odds::deadly_cards))}</li>
                <li><i class="pip-t"></i>{move || t!("incan-odds-treasures", many = odds.with(|odds| odds.treasures.len()))}</li>
                <li><i class="pip-h"></i>{move || t!("incan-odds-warnings", many = odds.with(Odds::warning_cards))}</li>
                <li><i class="pip-a"></i>{move || t!("incan-odds-artifacts", many = odds.with(|odds| odds.artifacts))}</li>
            </ul>
            <p class="note values">{move || t!("incan-odds-values", values = odds.with(values))}</p>
            <table class="leaving">
                <caption>{t!("incan-odds-leaving")}</caption>
                {move || leaving.with(|leaving| pays(leaving))}
            </table>
        </details>
    }
}

/// A column for each number of leavers.
fn pays(leaving: &[Leaving]) -> impl IntoView + use<> {
    let heads = leaving.iter().map(|pays| view! { <th scope="col">{pays.leavers}</th> }).collect_view();
    let gems = leaving.iter().map(|pays| view! { <td>{pays.gems}</td> }).collect_view();
    let artifacts = leaving.iter().any(|pays| pays.artifacts > 0).then(|| {
        let worth = leaving.iter().map(|pays| view! { <td>{pays.artifacts}</td> }).collect_view();
        view! { <tr><th scope="row">{t!("incan-odds-taken")}</th>{worth}</tr> }
    });
    view! {
        <thead><tr><th scope="col">{t!("incan-odds-leavers")}</th>{heads}</tr></thead>
        <tbody><tr><th scope="row">{t!("incan-odds-each")}</th>{gems}</tr>{artifacts}</tbody>
    }
}

/// The treasures that are left, by value.
fn values(odds: &Odds) -> String {
    let values: Vec<String> = odds.treasures.iter().map(u8::to_string).collect();
    values.join(", ")
}

/// A small card for each card of the deck, by kind.
fn pips(odds: &Odds) -> impl IntoView + use<> {
    let kinds = [
        ("pip-x", usize::from(odds.deadly_cards())),
        ("pip-h", usize::from(odds.warning_cards())),
        ("pip-t", odds.treasures.len()),
        ("pip-a", usize::from(odds.artifacts)),
    ];
    let pips =
        kinds.into_iter().flat_map(|(class, many)| (0..many).map(move |_| view! { <i class=class></i> }));
    view! { <div class="pips" aria-hidden="true">{pips.collect_view()}</div> }
}
