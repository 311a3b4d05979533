//! The camp: everyone's tent, what they carry, and who is there.

use crate::stones::{pile, stone_of};
use crate::table::{Scene, TentSign};
use game_core::Seat;
use incan_gold_rules::Choice;
use leptos::prelude::*;
use web_shell::play::{Away, Bubble, Name};
use web_shell::symbol::{SeatSign, Sign, Symbol};
use web_shell::t;

#[component]
pub fn Camp() -> impl IntoView {
    let scene = Scene::here();
    let seats = Memo::new(move |_| scene.shown().with(|frame| frame.view.tents.seats()));
    view! {
        <section class="camp stepped" aria-labelledby="camp-h">
            <h2 id="camp-h" class="vh">{t!("incan-camp-heading")}</h2>
            <svg class="hills" viewBox="0 0 900 120" preserveAspectRatio="none" aria-hidden="true">
                <path class="h1" d="M0 78l60-34 50 26 70-46 80 50 60-30 90 44 70-50 80 40 60-26 90 44 60-38 70 34 60-20v60H0z" />
                <path class="h2" d="M0 88c120-16 220 6 340 0s220-14 340-2 160-4 220-6v44H0z" />
                <path class="h3" d="M0 101c150-10 300 6 450 0s300-4 450 2v20H0z" />
            </svg>
            <ul class:many=move || { seats.get() > 5 } style:--seats=move || seats.get().to_string()>
                {move || Seat::all(seats.get()).map(|seat| view! { <Spot seat /> }).collect_view()}
            </ul>
        </section>
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whereabouts {
    /// In the temple, with this many gems beside the tent.
    Inside(u8),
    /// Home, with what was brought there this round, as far as it was seen.
    Home(Option<u8>),
    /// The game is over, and the tent is opened in a moment.
    Closed,
    /// The game is over, and this many gems are in the tent.
    Over(u16),
}

#[component]
fn Spot(seat: Seat) -> impl IntoView {
    let scene = Scene::here();
    let shown = scene.shown();
    let stand = Memo::new(move |_| {
        shown.with(|frame| match &frame.view.outcome {
            Some(_) if frame.opened.is_some_and(|opened| !opened.contains(seat)) => Whereabouts::Closed,
            Some(_) => Whereabouts::Over(frame.view.tents[seat].unwrap_or_default()),
            None if frame.view.inside.contains(seat) => Whereabouts::Inside(frame.view.beside[seat]),
            None => Whereabouts::Home(frame.ledger.home[seat]),
        })
    });
    let you = move || scene.players.you.get() == Some(seat);
    // What the viewer may count of it. The others' tents stay closed until they are opened.
    let tent = Memo::new(move |_| {
        let counted = you() || stand.get() != Whereabouts::Closed;
        shown.with(|frame| frame.view.tents[seat]).filter(|_| counted)
    });
    let home = move || !matches!(stand.get(), Whereabouts::Inside(_) | Whereabouts::Closed);
    let beside = Memo::new(move |_| match stand.get() {
        Whereabouts::Inside(gems) => u16::from(gems),
        _ => 0,
    });
    let poured = Memo::new(move |_| matches!(stand.get(), Whereabouts::Over(_)));
    let away = move || scene.players.away(seat).filter(|_| !you());
    let starts = Memo::new(move |_| {
        shown.with(|frame| frame.view.outcome.is_none() && frame.view.start_player == seat)
    });
    let index = seat.index();
    view! {
        <li class="spot" class:athome=home class:you=you data-seat=(index + 1).to_string()>
            <span class="tent" id=format!("tent-{index}")>
                {move || view! { <Symbol name=if home() { "tent-open" } else { "tent-closed" } /> }}
                <span class="chip" data-flip=move || home().then(|| format!("pawn-{index}"))><SeatSign seat=index /></span>
                {move || tent.get().map(|gems| pile(gems, if poured.get() { "pile poured" } else { "pile within" }))}
                {move || pile(beside.get(), "pile beside")}
                {move || TentSign::of(scene, seat).map(tent_sign)}
                <Bubble seat />
            </span>
            <h3>
                <Name seat>
                    {move || starts.get().then(|| view! { <Sign name="ui-flag" class="i-s" label=t!("incan-starts") /> })}
                </Name>
            </h3>
            <p class="carry">
                {move || match stand.get() {
                    Whereabouts::Inside(gems) => Some(gems.to_string()),
                    Whereabouts::Home(None) | Whereabouts::Closed => None,
                    Whereabouts::Home(Some(0)) => Some("0".to_owned()),
                    Whereabouts::Home(Some(gems)) => Some(format!("+{gems}")),
                    Whereabouts::Over(gems) => Some(gems.to_string()),
                }
                .map(|gems| view! {
                    <span class="num">{gems}</span>
                    <Sign name="gem-turquoise" class="i-s" label=t!("incan-gems") />
                })}
                <Artifacts seat />
            </p>
            <p class="state">{move || state(stand.get(), tent.get(), you(), away())}</p>
        </li>
    }
}

/// A player's choice or loss, small, at their tent.
fn tent_sign(sign: TentSign) -> AnyView {
    let (class, choice, label) = match sign {
        TentSign::Chose(choice @ Choice::Torch) => ("chosen stepped torch", choice, t!("incan-torch")),
        TentSign::Chose(choice @ Choice::Camp) => ("chosen stepped campc", choice, t!("incan-camp")),
        TentSign::Lost(gems) => {
            let said = t!("incan-loses");
            return view! { <span class="chosen stepped lostc"><span class="vh">{said}" "</span><b>"−"{gems}</b></span> }.into_any();
        }
    };
    view! { <span class=class><Sign name=choice.name() label /></span> }.into_any()
}

/// The state in words: long and, for small screens, short.
fn state(stand: Whereabouts, tent: Option<u16>, you: bool, away: Option<Away>) -> AnyView {
    let (icon, long, short) = match (stand, tent) {
        (Whereabouts::Over(_), _) => ("", t!("incan-state-open"), t!("incan-state-open-short")),
        (_, Some(gems)) => {
            let long = if you {
                t!("incan-in-your-tent", gems = gems)
            } else {
                t!("incan-in-the-tent", gems = gems)
            };
            let icon = if matches!(stand, Whereabouts::Inside(_)) { "torch" } else { "camp" };
            (icon, long, t!("incan-in-tent-short", gems = gems))
        }
        (Whereabouts::Inside(_), None) => ("torch", t!("incan-state-beside"), t!("incan-state-inside")),
        (Whereabouts::Home(Some(0)), None) => {
            ("camp", t!("incan-state-empty"), t!("incan-state-empty-short"))
        }
        (Whereabouts::Home(Some(_)), None) => ("camp", t!("incan-state-safe"), t!("incan-state-home")),
        (Whereabouts::Home(None) | Whereabouts::Closed, None) => {
            ("camp", t!("incan-state-home"), t!("incan-state-home"))
        }
    };
    // The tent and its picture still say where the player is.
    let (long, short) = match away.map(Away::said) {
        Some(said) => (said.clone(), said),
        None => (long, short),
    };
    let icon = (!icon.is_empty()).then(|| view! { <Symbol name=icon class="i-xs" /> });
    view! { {icon}<span class="w">{long}</span><span class="n">{short}</span> }.into_any()
}

#[component]
fn Artifacts(seat: Seat) -> impl IntoView {
    let shown = Scene::here().shown();
    let artifacts = Memo::new(move |_| shown.with(|frame| frame.ledger.artifacts(&frame.view, seat)));
    view! {
        <span class="haul">
            {move || artifacts.get().into_iter().map(|(number, value)| artifact_sign(number, value)).collect_view()}
        </span>
    }
}

/// An artifact that was carried out, with the stone that it is worth. Which one it is may be unknown to someone who came later.
pub fn artifact_sign(number: Option<u8>, value: u8) -> impl IntoView {
    let name = number.map_or_else(|| "idol".to_owned(), |number| format!("artifact-{number}"));
    let called = number.map_or_else(|| t!("incan-some-artifact"), super::terms::artifact);
    let stone = stone_of(value).map(|stone| view! { <Symbol name=stone class="stone" /> });
    view! { <span class="artifact"><Sign name class="i" label=t!("incan-has-artifact", name = called, worth = value) />{stone}</span> }
}
