//! Points: the score sheet of a match, the piles as they are counted after a round, and the end of the game with its reason.

use crate::face::StoneSign;
use crate::mines::chips;
use crate::moments;
use crate::narrate;
use crate::story::Frame;
use crate::table::Scene;
use game_core::{Outcome, PerSeat, Seat, SeatSet};
use gold_rules::{Event, View};
use leptos::prelude::*;
use web_shell::play::{Names, events_of};
use web_shell::symbol::Symbol;
use web_shell::t;

/// The score sheet, in a match. G-18
#[component]
pub fn Sheet() -> impl IntoView {
    let scene = Scene::here();
    let scores = Memo::new(move |_| {
        scene.shown().with(|frame| {
            let view = &frame.view;
            (view.rounds > 1).then(|| (view.mines.seats(), view.rounds, view.finished.clone()))
        })
    });
    move || {
        scores.get().map(|(seats, rounds, finished)| {
            let who = scene.players.naming();
            view! {
                <section class="panel stepped gold-sheet" aria-labelledby="gold-sheet-h">
                    <h2 id="gold-sheet-h">{t!("gold-sheet")}</h2>
                    {sheet(&who, seats, rounds, &finished)}
                </section>
            }
        })
    }
}

fn sheet(who: &Names, seats: usize, rounds: u8, finished: &[PerSeat<u8>]) -> impl IntoView + use<> {
    let columns = (1..=rounds).map(|round| {
        let name = t!("gold-round-name", round = round);
        view! { <th scope="col"><abbr title=name>{t!("gold-round-short", round = round)}</abbr></th> }
    });
    let rows = Seat::all(seats).map(|seat| {
        let total: u16 = finished.iter().map(|round| u16::from(round[seat])).sum();
        let rounds = (0..usize::from(rounds)).map(|round| {
            view! { <td>{finished.get(round).map_or_else(|| "–".to_owned(), |points| points[seat].to_string())}</td> }
        });
        view! { <tr><th scope="row">{who.name(seat)}</th>{rounds.collect_view()}<td>{total}</td></tr> }
    });
    view! {
        <table>
            <thead><tr><th scope="col">{t!("gold-player")}</th>{columns.collect_view()}<th scope="col">{t!("gold-total")}</th></tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// Covers the table of cards: the counted piles of a round, or the end of the game.
#[component]
pub fn Moments() -> impl IntoView {
    let scene = Scene::here();
    let shown = scene.shown();
    let counted = Memo::new(move |_| {
        shown.with(|frame| frame.told.clone().filter(|told| matches!(told, Event::RoundEnded { .. })))
    });
    let over = Memo::new(move |_| shown.with(|frame| frame.view.outcome.is_some()));
    move || {
        match (counted.get(), over.get()) {
        (Some(Event::RoundEnded { round, piles, points, totals }), _) => {
            let who = scene.players.naming();
            let totals = totals.map(|_, total| i32::from(*total));
            let table = piles_table(&who, &piles, &points, &totals, None, round > 1);
            view! {
                <div class="gold-moment" tabindex="0" role="region" aria-label=t!("gold-counted", round = round)>
                    <h2>{t!("gold-counted", round = round)}</h2>
                    {table}
                </div>
            }
            .into_any()
        }
        (_, true) => view! {
            <div class="gold-moment final" tabindex="0" role="region" aria-label=t!("gold-over")>
                {move || shown.with(|frame| frame.view.outcome.as_ref().map(|outcome| end(&scene.players.naming(), frame, outcome)))}
            </div>
        }
        .into_any(),
        _ => ().into_any(),
    }
    }
}

/// The end: who has won, why, and all piles.
fn end(who: &Names, frame: &Frame, outcome: &Outcome) -> impl IntoView + use<> {
    let view = &frame.view;
    let piles = view.piles.map(|_, pile| pile.clone().unwrap_or_default());
    let last = view.finished.last().copied();
    let points = last.unwrap_or_else(|| piles.map(|_, pile| pile.iter().sum()));
    let why = why(view, &piles, outcome, who).map(|why| view! { <p class="why">{why}</p> });
    let table = piles_table(who, &piles, &points, &outcome.scores, Some(&outcome.ranks), view.rounds > 1);
    view! {
        <h2><Symbol name="ui-crown" class="i-m" />{narrate::won(outcome, who)}</h2>
        {why}
        {table}
        {key_moments(who, outcome)}
    }
}

/// The three moments that mattered most, of those that the viewer has seen.
fn key_moments(who: &Names, outcome: &Outcome) -> impl IntoView + use<> {
    let winners = outcome.winners();
    let winner = winners.iter().next().filter(|_| winners.len() == 1);
    let events: Vec<Event> = events_of(Scene::here().players.table);
    let moments = moments::sentences(&events, outcome.scores.seats(), winner, who);
    (!moments.is_empty()).then(|| {
        let items = moments.into_iter().map(|text| view! { <li>{text}</li> }).collect_view();
        view! {
            <section class="gold-key" aria-labelledby="gold-key-h">
                <h3 id="gold-key-h">{t!("gold-key")}</h3>
                <ol>{items}</ol>
            </section>
        }
    })
}

/// Everyone's opened pile with its points, best first; `totals` are shown if several rounds count.
fn piles_table(
    who: &Names,
    piles: &PerSeat<Vec<u8>>,
    points: &PerSeat<u8>,
    totals: &PerSeat<i32>,
    ranks: Option<&PerSeat<u8>>,
    several: bool,
) -> impl IntoView + use<> {
    let mut seats: Vec<Seat> = Seat::all(piles.seats()).collect();
    match ranks {
        Some(ranks) => seats.sort_by_key(|&seat| ranks[seat]),
        None => seats.sort_by_key(|&seat| std::cmp::Reverse(points[seat])),
    }
    let rows = seats.into_iter().map(|seat| {
        let rank = ranks.map(|ranks| ranks[seat]);
        let best = rank == Some(1);
        let you = (who.you == Some(seat)).then(|| view! { <span class="tag you">{t!("play-you")}</span> });
        view! {
            <tr class:best=best class:own={who.you == Some(seat)}>
                {rank.map(|rank| view! { <td class="num rank">{rank}</td> })}
                <th scope="row">
                    <span class="who"><StoneSign seat /><span>{who.name(seat)}</span>{you}
                        {best.then(|| view! { <Symbol name="ui-crown" class="i-s" /> })}</span>
                </th>
                <td class="gold-opened">{chips(&piles[seat])}</td>
                <td class="num many">{piles[seat].len()}</td>
                <td class="num" class:total=!several>{points[seat]}</td>
                {several.then(|| view! { <td class="num total">{totals[seat]}</td> })}
            </tr>
        }
    });
    view! {
        <table>
            <thead><tr>
                {ranks.is_some().then(|| view! { <th scope="col"><span class="vh">{t!("gold-rank")}</span></th> })}
                <th scope="col">{t!("gold-player")}</th>
                <th scope="col">{t!("gold-pile-column")}</th>
                <th scope="col" class="r many">{t!("gold-cards")}</th>
                <th scope="col" class="r">{t!("gold-points")}</th>
                {several.then(|| view! { <th scope="col" class="r">{t!("gold-total")}</th> })}
            </tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// Why these have won, if points alone do not say it. G-17, G-18
fn why(view: &View, piles: &PerSeat<Vec<u8>>, outcome: &Outcome, who: &Names) -> Option<String> {
    let winners = outcome.winners();
    let best = winners.iter().next()?;
    let points = outcome.scores[best];
    let level: SeatSet =
        outcome.scores.iter().filter(|(_, score)| **score == points).map(|(seat, _)| seat).collect();
    if level.len() < 2 {
        return None;
    }
    let decided = winners.len() < level.len();
    let (names, won, many) = (who.list(level), who.list(winners), winners.len());
    Some(match (view.rounds > 1, decided) {
        (false, true) => {
            let cards = piles[best].len();
            t!("gold-tie-cards", names = names, points = points, winners = won, many = many, cards = cards)
        }
        (false, false) => t!("gold-tie-shared", names = names, points = points),
        (true, true) => {
            let last = view.finished.last().map_or(0, |round| round[best]);
            t!("gold-tie-round", names = names, points = points, winners = won, many = many, last = last)
        }
        (true, false) => t!("gold-tie-round-shared", names = names, points = points),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::story::empty_view;

    /// What is said of two with these totals, and with these piles in the last round.
    fn said(rounds: u8, totals: [i32; 2], piles: [&[u8]; 2]) -> Option<String> {
        let piles = PerSeat::from_fn(2, |seat| piles[seat.index()].to_vec());
        let points = piles.map(|_, pile| pile.iter().sum::<u8>());
        let mut view = empty_view();
        view.rounds = rounds;
        view.finished = vec![points];
        let keys = PerSeat::from_fn(2, |seat| {
            let second = if rounds == 1 { piles[seat].len() } else { usize::from(points[seat]) };
            (totals[seat.index()], second)
        });
        let outcome = Outcome::ranked(PerSeat::from_fn(2, |seat| totals[seat.index()]), &keys);
        let who = Names { by_seat: vec!["Ana".to_owned(), "Ben".to_owned()], you: None };
        why(&view, &piles, &outcome, &who)
    }

    #[test]
    fn the_text_about_a_tie_says_what_decides_it() {
        assert_eq!(said(1, [5, 3], [&[4, 1], &[3]]), None);
        let cards = said(1, [4, 4], [&[4], &[3, 1]]).unwrap();
        assert_eq!(cards, "Ana and Ben tie at 4 points. Ben wins with more gold cards (2).");
        let shared = said(1, [4, 4], [&[2, 2], &[3, 1]]).unwrap();
        assert_eq!(
            shared,
            "Ana and Ben tie at 4 points and have equally many gold cards, so they share the win."
        );
        let round = said(2, [9, 9], [&[4], &[3]]).unwrap();
        assert_eq!(
            round,
            "Ana and Ben tie at 9 points overall. Ana wins with more points in the last round (4)."
        );
        let both = said(2, [9, 9], [&[4], &[3, 1]]).unwrap();
        assert_eq!(
            both,
            "Ana and Ben tie at 9 points overall and also in the last round, so they share the win."
        );
    }
}
