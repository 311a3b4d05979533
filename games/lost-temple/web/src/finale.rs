//! The end of a game: who has won, how far the others came and why, and the key moments. The board stays in sight: on wide screens the ranks
//! are beside it, in place of the race, and elsewhere in the dock.

use crate::table::Scene;
use crate::{key_moments, narrate, race, terms};
use game_core::{Outcome, Seat, SeatSet};
use leptos::prelude::*;
use lost_temple_rules::{Event, View};
use std::collections::BTreeSet;
use web_shell::play::{Name, Names, events_of};
use web_shell::symbol::{SeatSign, Symbol};
use web_shell::t;

/// Who has won, everyone's rank and the key moments.
#[component]
pub fn FinalResult() -> impl IntoView {
    view! {
        <div class="lost-result">
            <Winner />
            <Ranks />
            <KeyMoments />
        </div>
    }
}

#[component]
fn Winner() -> impl IntoView {
    let scene = Scene::here();
    move || {
        let outcome = scene.shown().with(|frame| frame.view.outcome.clone())?;
        let won = narrate::won(&outcome, &scene.players.naming());
        let signs = outcome.winners().iter().map(|seat| view! { <SeatSign seat=seat.index() size="s" /> });
        Some(view! {
            <p class="lost-winner"><Symbol name="ui-crown" class="i" />{signs.collect_view()}<strong>{won}</strong></p>
        })
    }
}

#[component]
fn Ranks() -> impl IntoView {
    let scene = Scene::here();
    move || {
        let view = scene.shown().with(|frame| frame.view.clone());
        let outcome = view.outcome.clone()?;
        let names = scene.players.naming();
        let you = names.you;
        let rows = race::order(&view).into_iter().map(|seat| row(&view, &outcome, seat, you)).collect_view();
        let why = why(&view, &outcome, &names);
        let many = outcome.ranks.seats() > 5;
        Some(view! {
            <div class="lost-standing">
            <table class="lost-ranks" class:many=many>
                <caption class="vh">{t!("lost-final")}</caption>
                <thead><tr>
                    <th scope="col" class="rank">{t!("lost-rank")}</th>
                    <th scope="col">{t!("lost-explorer")}</th>
                    <th scope="col" class="r">{t!("lost-space-column")}</th>
                    <th scope="col" class="r">{t!("lost-gems-column")}</th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
            {why.into_iter().map(|why| view! { <p class="why">{why}</p> }).collect_view()}
            </div>
        })
    }
}

fn row(view: &View, outcome: &Outcome, seat: Seat, you: Option<Seat>) -> impl IntoView + use<> {
    let rank = outcome.ranks[seat];
    let seen = &view.explorers[seat];
    view! {
        <tr class:best=rank == 1 class:own=you == Some(seat)>
            <td class="num rank">{rank}</td>
            <th scope="row"><span class="who"><SeatSign seat=seat.index() size="s" /><Name seat /></span></th>
            <td class="num">{race::place(seen.position.unwrap_or(0))}</td>
            <td class="num">{seen.gems}</td>
        </tr>
    }
}

/// What people will talk about.
#[component]
fn KeyMoments() -> impl IntoView {
    let scene = Scene::here();
    let over = Memo::new(move |_| scene.shown().with(|frame| frame.view.outcome.is_some()));
    let moments = Memo::new(move |_| match over.get() {
        true => key_moments::of(&events_of::<Event>(scene.players.table)),
        false => Vec::new(),
    });
    move || {
        let names = scene.players.naming();
        let told = moments.get().into_iter().map(|moment| {
            view! {
                <li>
                    <Symbol name=moment.symbol() />
                    <span><b>{t!("lost-round", round = moment.round)}</b>" "{moment.text(&names)}</span>
                </li>
            }
        });
        (!moments.with(Vec::is_empty)).then(|| {
            view! {
                <div class="lost-story">
                    <h3>{t!("lost-key-moments")}</h3>
                    <ol class="lost-keys">{told.collect_view()}</ol>
                </div>
            }
        })
    }
}

/// What the places alone do not say: on one space the gems decide, and with equally many the rank is shared. L-32
fn why(view: &View, outcome: &Outcome, names: &Names) -> Vec<String> {
    let mut said = Vec::new();
    let mut done = SeatSet::EMPTY;
    for seat in race::order(view) {
        let position = view.explorers[seat].position;
        let level: SeatSet =
            Seat::all(view.explorers.seats()).filter(|it| view.explorers[*it].position == position).collect();
        if level.len() < 2 || done.contains(seat) {
            continue;
        }
        done = done.iter().chain(level).collect();
        let shares =
            |one: Seat| level.iter().filter(|it| outcome.ranks[*it] == outcome.ranks[one]).count() > 1;
        let sharing: SeatSet = level.iter().filter(|it| shares(*it)).collect();
        let place = terms::place(position.unwrap_or(0));
        if sharing.len() < level.len() {
            said.push(t!("lost-tie-gems", names = names.list(level), place = place.as_str()));
        }
        for rank in sharing.iter().map(|it| outcome.ranks[it]).collect::<BTreeSet<u8>>() {
            let those: SeatSet = sharing.iter().filter(|it| outcome.ranks[*it] == rank).collect();
            said.push(t!("lost-tie-shared", names = names.list(those), place = place.as_str(), rank = rank));
        }
    }
    said
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
    use super::*;
    use crate::story::empty_view;
    use game_core::PerSeat;
    use lost_temple_rules::Seen;

    fn said(them: &[(i16, u8)]) -> Vec<String> {
        let seen = |seat: Seat| Seen {
            position: Some(them[seat.index()].0),
            gems: them[seat.index()].1,
            ..Seen::default()
        };
        let view = View { explorers: PerSeat::from_fn(them.len(), seen), finish: 42, ..empty_view() };
        let scores = PerSeat::from_fn(them.len(), |seat| i32::from(them[seat.index()].0));
        let keys = PerSeat::from_fn(them.len(), |seat| them[seat.index()]);
        let names = Names::of(&["Ana", "Ben", "Kuba", "Nina"].map(str::to_owned));
        why(&view, &Outcome::ranked(scores, &keys), &names)
    }

    #[test]
    fn the_text_about_a_tie_says_what_decides_it() {
        assert_eq!(said(&[(42, 0), (13, 4), (25, 1)]), [""; 0]);
        assert_eq!(said(&[(42, 0), (13, 4), (13, 1)]), ["Ben and Kuba are on 13. Gems break the tie."]);
        assert_eq!(
            said(&[(42, 0), (13, 4), (13, 4)]),
            ["Ben and Kuba are on 13 with equal gems. They share rank 2."]
        );
        assert_eq!(
            said(&[(42, 0), (13, 4), (13, 4), (13, 1)]),
            [
                "Ben, Kuba and Nina are on 13. Gems break the tie.",
                "Ben and Kuba are on 13 with equal gems. They share rank 2."
            ]
        );
    }
}
