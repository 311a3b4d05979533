//! The end of a game: the tents are opened, and who has won is told with the reason.

use super::camp::artifact_sign;
use super::moments::knots;
use super::story::Frame;
use super::{narrate, terms};
use crate::table::Scene;
use game_core::{Outcome, Seat, SeatSet};
use incan_gold_rules::View;
use leptos::prelude::*;
use web_shell::play::Names;
use web_shell::symbol::{SeatSign, Symbol};
use web_shell::t;

#[component]
pub fn Finale() -> impl IntoView {
    let scene = Scene::here();
    move || scene.shown().with(|frame| Some(tents(scene, frame, frame.view.outcome.as_ref()?)))
}

fn tents(scene: Scene, frame: &Frame, outcome: &Outcome) -> impl IntoView + use<> {
    let names = scene.players.naming();
    let mut seats: Vec<Seat> = Seat::all(frame.view.tents.seats()).collect();
    seats.sort_by_key(|&seat| outcome.ranks[seat]);
    let rows = seats.into_iter().map(|seat| row(scene, frame, outcome, seat)).collect_view();
    let why = why(&frame.view, outcome, &names).map(|why| view! { <p class="why">{why}</p> });
    view! {
        <h2>{narrate::won(outcome, &names)}</h2>
        {why}
        <table>
            <thead><tr>
                <th scope="col" class="rank"><span class="vh">{t!("incan-rank")}</span></th>
                <th scope="col">{t!("incan-explorer")}</th>
                <th scope="col" class="r">{t!("incan-gems-column")}</th>
                <th scope="col">{t!("incan-artifacts")}</th>
                <th scope="col" class="r">{t!("incan-points")}</th>
                <th scope="col" class="cordcol"><span class="vh">{t!("incan-on-cord")}</span></th>
            </tr></thead>
            <tbody>{rows}</tbody>
        </table>
        <p class="note">{terms::edition(frame.view.edition)}</p>
    }
}

fn row(scene: Scene, frame: &Frame, outcome: &Outcome, seat: Seat) -> impl IntoView + use<> {
    let rank = outcome.ranks[seat];
    let you = (scene.players.you.get_untracked() == Some(seat))
        .then(|| view! { <span class="tag you">{t!("play-you")}</span> });
    let crown = (rank == 1).then(|| view! { <Symbol name="ui-crown" class="i-s" /> });
    let artifacts = frame.ledger.artifacts(&frame.view, seat);
    let artifacts = artifacts.into_iter().map(|(number, value)| {
        view! { <span class="worth">{artifact_sign(number, value)}<span aria-hidden="true">{value}</span></span> }
    });
    let points = outcome.scores[seat];
    view! {
        <tr class:best=rank == 1>
            <td class="num rank">{rank}</td>
            <th scope="row"><span class="who"><SeatSign seat=seat.index() size="s" /><span>{scene.players.name(seat)}</span>{you}{crown}</span></th>
            <td class="num">{frame.view.tents[seat]}</td>
            <td><span class="gems">{artifacts.collect_view()}</span></td>
            <td class="num total">{points}</td>
            <td class="cordcol">{knots(u32::try_from(points).unwrap_or_default())}</td>
        </tr>
    }
}

/// Why these have won, if points alone do not say it. I-18, I-23
fn why(view: &View, outcome: &Outcome, names: &Names) -> Option<String> {
    let winners = outcome.winners();
    let best = winners.iter().next().map(|seat| outcome.scores[seat])?;
    let level: SeatSet =
        outcome.scores.iter().filter(|(_, points)| **points == best).map(|(seat, _)| seat).collect();
    if level.len() < 2 {
        return None;
    }
    let level_names = names.list(level);
    Some(if winners.len() < level.len() {
        let many = winners.iter().next().map_or(0, |seat| view.artifacts[seat].len());
        let won = names.list(winners);
        t!(
            "incan-tie-artifacts",
            names = level_names,
            points = best,
            winners = won,
            many = winners.len(),
            artifacts = many
        )
    } else if view.edition.artifacts_break_ties() {
        t!("incan-tie-shared", names = level_names, points = best)
    } else {
        t!("incan-tie-shared-2016", names = level_names, points = best)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Game, PerSeat, Viewer};
    use incan_gold_rules::{Edition, Haul, Options, State};

    /// What is said of two with these points and artifacts.
    fn said(edition: Edition, points: [i32; 2], artifacts: [usize; 2]) -> Option<String> {
        let mut view = State::new(&Options::default(), 2).unwrap().view(Viewer::Spectator);
        view.edition = edition;
        view.artifacts = PerSeat::from_fn(2, |seat| Haul::from_iter(vec![5; artifacts[seat.index()]]));
        let scores = PerSeat::from_fn(2, |seat| points[seat.index()]);
        let breaks = usize::from(edition.artifacts_break_ties());
        let keys = PerSeat::from_fn(2, |seat| (points[seat.index()], artifacts[seat.index()] * breaks));
        let outcome = Outcome::ranked(scores, &keys);
        why(&view, &outcome, &Names::of(&["Ana", "Ben"].map(str::to_owned)))
    }

    #[test]
    fn ties_are_told_by_the_rule_of_the_edition() {
        assert_eq!(said(Edition::IncanGold2006, [30, 20], [0, 0]), None);
        let more = said(Edition::IncanGold2006, [30, 30], [2, 1]).unwrap();
        assert_eq!(more, "Ana and Ben tie at 30 points. Ana wins with more artifacts (2).");
        let equal = said(Edition::IncanGold2006, [30, 30], [1, 1]).unwrap();
        assert_eq!(
            equal,
            "Ana and Ben tie at 30 points and have equally many artifacts, so they share the win."
        );
        let by_2016 = said(Edition::Diamant2016, [30, 30], [2, 1]).unwrap();
        assert_eq!(by_2016, "Ana and Ben tie at 30 points. In this edition they share the win.");
    }
}
