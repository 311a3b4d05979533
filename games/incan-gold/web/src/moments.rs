//! What is shown large for a moment: the reveal, the bust, the end of a round. It covers the temple, but never a choice.

use super::finale::Finale;
use super::quest_card::HazardFace;
use super::story::Moment;
use super::{narrate, terms};
use crate::table::{Scene, seen, watches_the_path};
use game_core::{Seat, SeatSet};
use incan_gold_rules::{Event, Hazard};
use leptos::prelude::*;
use web_shell::living_room::LookUp;
use web_shell::symbol::{SeatSign, Symbol};
use web_shell::t;

#[component]
pub fn Moments() -> impl IntoView {
    let scene = Scene::here();
    let moment = Memo::new(move |_| scene.shown().with(|frame| frame.moment.clone()));
    let over = Memo::new(move |_| scene.shown().with(|frame| frame.view.outcome.is_some()));
    let skip = move |_| seen(scene);
    // Where a big screen shows the table, what is large is large there.
    let performs = Memo::new(move |_| scene.players.table.performs());
    move || {
        match (moment.get(), over.get()) {
        (Some(_), _) if !performs.get() => view! { <LookUp /> }.into_any(),
        // Viewers who take no part in it keep the path in sight: the tents show the choices and the losses.
        (Some(Moment::Reveal { torch, camp, .. }), _) if watches_the_path(scene, torch.iter().chain(camp)) => ().into_any(),
        (Some(Moment::Bust { hazard, caught, carried }), _) if watches_the_path(scene, caught.iter()) => {
            view! { <p class="struck-note" on:click=skip>{told_bust(scene, hazard, caught, carried)}</p> }.into_any()
        }
        (Some(Moment::Reveal { torch, camp, home, artifacts }), _) => view! {
            <div class="moment reveal" on:click=skip>{reveal(scene, torch, camp, home, &artifacts)}</div>
        }
        .into_any(),
        (Some(Moment::Bust { hazard, caught, carried }), _) => view! {
            <div class="moment bust" on:click=skip>{bust(scene, hazard, caught, carried)}</div>
        }
        .into_any(),
        (Some(Moment::Round { round, hazard, lost }), _) => view! {
            <div class="sum" tabindex="0" role="region" aria-labelledby="round-h" on:click=skip>
                <RoundTable round hazard lost />
            </div>
        }
        .into_any(),
        (None, true) => view! {
            <div class="sum final" tabindex="0" role="region" aria-label=t!("incan-tents-open") on:click=skip><Finale /></div>
        }
        .into_any(),
        (None, false) => ().into_any(),
    }
    }
}

fn who(scene: Scene, seat: Seat) -> impl IntoView {
    view! {
        <span class="who"><SeatSign seat=seat.index() size="s" /><span>{scene.players.name(seat)}</span></span>
    }
}

/// All choices at once, in the order of the seats.
fn reveal(
    scene: Scene,
    torch: SeatSet,
    camp: SeatSet,
    home: Option<(u8, u8, u8)>,
    artifacts: &[(u8, u8)],
) -> impl IntoView {
    let names = untrack(|| scene.players.naming());
    let all: SeatSet = torch.iter().chain(camp).collect();
    let faces = all.iter().map(|seat| {
        let (class, symbol, word) = if camp.contains(seat) {
            ("picked stepped campc", "camp", t!("incan-camp"))
        } else {
            ("picked stepped torch", "torch", t!("incan-torch"))
        };
        view! { <li><span class=class><Symbol name=symbol /><span class="word">{word}</span></span>{who(scene, seat)}</li> }
    });
    let mut said = match home {
        Some((carried, share, rest)) => vec![narrate::brought(camp.len(), carried, share, rest)],
        None => vec![t!("incan-next-card", many = torch.len())],
    };
    if !artifacts.is_empty() {
        let worth: u8 = artifacts.iter().map(|(_, value)| value).sum();
        let things = narrate::things(artifacts.iter().map(|(number, _)| *number));
        said.push(t!("incan-brought-artifacts", things = things, worth = worth));
    }
    view! {
        <h2>{narrate::short_heading(torch, camp, &names)}</h2>
        <ul class="faces" style:--many=all.len().to_string()>{faces.collect_view()}</ul>
        {said.into_iter().map(|sentence| view! { <p>{sentence}</p> }).collect_view()}
    }
}

/// The pair of hazards, and who loses what.
fn bust(scene: Scene, hazard: Hazard, caught: SeatSet, carried: u8) -> impl IntoView {
    let lost = caught.iter().map(|seat| {
        view! {
            <li>
                <SeatSign seat=seat.index() size="s" />
                <span class="called">{scene.players.name(seat)}</span>
                <span class="gems"><span class="vh">{t!("incan-loses")}</span><span class="num">{carried}</span><Symbol name="gem-turquoise" class="i-s" /></span>
            </li>
        }
    });
    view! {
        <ul class="pair">
            <li class="q q-hazard"><HazardFace kind=hazard /></li>
            <li class="q q-hazard"><HazardFace kind=hazard /></li>
        </ul>
        <h2>{t!("incan-second", hazard = terms::hazard(hazard))}</h2>
        <ul class="lostlist">{lost.collect_view()}</ul>
        <p>{t!("incan-gone", hazard = terms::hazard(hazard))}</p>
    }
}

fn told_bust(scene: Scene, hazard: Hazard, caught: SeatSet, carried: u8) -> String {
    let event = Event::Collapsed { hazard, caught, carried };
    narrate::told(&event, &[], &scene.players.naming()).map(|line| line.text).unwrap_or_default()
}

/// A number on a cord: big knots are tens, small ones units.
pub fn knots(number: u32) -> impl IntoView {
    let tens = (0..number / 10).map(|_| view! { <i class="ten"></i> });
    let units = (0..number % 10).map(|_| view! { <i class=""></i> });
    (number > 0).then(|| {
        view! { <span class="knots" aria-hidden="true">{tens.collect_view()}{units.collect_view()}</span> }
    })
}

/// What each player brought home in a round.
#[component]
fn RoundTable(round: u8, hazard: Option<Hazard>, lost: Vec<u8>) -> impl IntoView {
    let scene = Scene::here();
    let frame = scene.shown().get_untracked();
    let mut seats: Vec<Seat> = Seat::all(frame.view.tents.seats()).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(frame.ledger.home[seat]));
    let you = scene.players.you.get_untracked();
    let rows = seats.into_iter().map(|seat| {
        let home = frame.ledger.home[seat].unwrap_or_default();
        let dropped = frame.ledger.dropped[seat].filter(|&gems| gems > 0);
        let own = you == Some(seat);
        let tag = own.then(|| view! { <span class="tag you">{t!("play-you")}</span> });
        let took = frame.ledger.took[seat].iter();
        let took = took.map(|(number, value)| super::camp::artifact_sign(Some(*number), *value));
        view! {
            <tr class:you=own>
                <th scope="row"><span class="who"><SeatSign seat=seat.index() size="s" /><span>{scene.players.name(seat)}</span>{tag}</span></th>
                <td class="num safe">{if home > 0 { format!("+{home}") } else { "0".to_owned() }}</td>
                <td class="cordcol">{knots(home.into())}</td>
                <td class="num lost">{dropped}</td>
                <td><span class="gems">{took.collect_view()}</span></td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let heading = match hazard {
        Some(hazard) => t!("incan-summary-hazard", round = round, hazard = hazard.to_string()),
        None => t!("incan-round-over", round = round),
    };
    let many = lost.len();
    let lost = (many > 0).then(|| {
        let things = narrate::things(lost.into_iter());
        view! { <p class="note">{t!("incan-lost", things = things, many = many)}</p> }
    });
    let closed = frame.view.tents.iter().any(|(_, tent)| tent.is_none());
    let closed = closed.then(|| view! { <p class="note covered">{t!("incan-tents-closed")}</p> });
    view! {
        <h2 id="round-h">{heading}</h2>
        <table>
            <thead><tr>
                <th scope="col">{t!("incan-explorer")}</th>
                <th scope="col" class="r">{t!("incan-brought")}</th>
                <th scope="col" class="cordcol"><span class="vh">{t!("incan-on-cord")}</span></th>
                <th scope="col" class="r">{t!("incan-dropped")}</th>
                <th scope="col">{t!("incan-artifacts")}</th>
            </tr></thead>
            <tbody>{rows}</tbody>
        </table>
        {lost}
        {closed}
    }
}
