//! The end of a game: the tents are opened, and the result is shown with its reason and the key moments.

use super::camp::artifact_sign;
use super::stones::pile;
use super::story::Frame;
use super::{narrate, terms};
use crate::table::Scene;
use game_core::{Outcome, Seat, SeatSet};
use incan_gold_rules::View;
use leptos::prelude::*;
use web_shell::play::Names;
use web_shell::symbol::{SeatSign, Symbol};
use web_shell::t;

/// The tents are opened one after another; then everyone is ranked, and the key moments of the game are shown.
#[component]
pub fn Finale() -> impl IntoView {
    let scene = Scene::here();
    let frame = scene.shown().get_untracked();
    let outcome = frame.view.outcome.clone();
    outcome.map(|outcome| results(scene, frame, outcome))
}

fn results(scene: Scene, frame: Frame, outcome: Outcome) -> impl IntoView {
    let opened = Memo::new(move |_| scene.shown().with(|frame| frame.opened));
    let ranked = Memo::new(move |_| opened.get().is_none());
    let frame = StoredValue::new(frame);
    let outcome = StoredValue::new(outcome);
    // In the order of the seats until the last tent is open: the order of the ranks would tell who wins.
    let seats = move || {
        let mut seats: Vec<Seat> = Seat::all(frame.with_value(|frame| frame.view.tents.seats())).collect();
        if ranked.get() {
            outcome.with_value(|outcome| seats.sort_by_key(|&seat| outcome.ranks[seat]));
        }
        seats
    };
    let heading = move || {
        if ranked.get() {
            outcome.with_value(|outcome| narrate::won(outcome, &scene.players.naming()))
        } else {
            t!("incan-tents-opening")
        }
    };
    let why = move || {
        let names = scene.players.naming();
        let why = outcome.with_value(|outcome| frame.with_value(|frame| why(&frame.view, outcome, &names)));
        why.filter(|_| ranked.get()).map(|why| view! { <p class="why">{why}</p> })
    };
    view! {
        <h2>{heading}</h2>
        {why}
        <table>
            <thead><tr>
                <th scope="col" class="rank"><span class="vh">{t!("incan-rank")}</span></th>
                <th scope="col">{t!("incan-explorer")}</th>
                <th scope="col" class="r">{t!("incan-gems-column")}</th>
                <th scope="col">{t!("incan-artifacts")}</th>
                <th scope="col" class="r">{t!("incan-points")}</th>
            </tr></thead>
            <tbody>
                <For each=seats key=|seat| seat.index() let(seat)>
                    <Row seat opened frame outcome />
                </For>
            </tbody>
        </table>
        <KeyMoments frame waits=Memo::new(move |_| !ranked.get()) />
        <p class="note">{frame.with_value(|frame| terms::edition(frame.view.edition))}</p>
    }
}

#[component]
fn Row(
    seat: Seat,
    opened: Memo<Option<SeatSet>>,
    frame: StoredValue<Frame>,
    outcome: StoredValue<Outcome>,
) -> impl IntoView {
    let scene = Scene::here();
    let open = Memo::new(move |_| opened.get().is_none_or(|opened| opened.contains(seat)));
    let ranked = move || opened.get().is_none();
    let (rank, points) = outcome.with_value(|outcome| (outcome.ranks[seat], outcome.scores[seat]));
    let gems = frame.with_value(|frame| frame.view.tents[seat].unwrap_or_default());
    let artifacts = frame.with_value(|frame| frame.ledger.artifacts(&frame.view, seat));
    let artifacts = artifacts.into_iter().map(|(number, value)| {
        view! { <span class="worth">{artifact_sign(number, value)}<span aria-hidden="true">{value}</span></span> }
    });
    let you = move || scene.players.you.get() == Some(seat);
    let tag = move || you().then(|| view! { <span class="tag you">{t!("play-you")}</span> });
    let best = move || ranked() && rank == 1;
    let crown = move || best().then(|| view! { <Symbol name="ui-crown" class="i-s" /> });
    let tent =
        move || view! { <Symbol name=if open.get() { "tent-open" } else { "tent-closed" } class="tent" /> };
    let index = seat.index();
    view! {
        <tr class:best=best class:you=you data-seat=(index + 1).to_string() data-flip=format!("result-{index}")>
            <td class="num rank">{move || ranked().then_some(rank)}</td>
            <th scope="row">
                <span class="camper">
                    {tent}
                    <span class="who"><SeatSign seat=index size="s" /><span>{move || scene.players.name(seat)}</span>{tag}{crown}</span>
                    {move || open.get().then(|| pile(gems, "pile poured"))}
                </span>
            </th>
            <td class="num">{move || open.get().then_some(gems)}</td>
            <td><span class="gems">{artifacts.collect_view()}</span></td>
            <td class="num total">{move || open.get().then_some(points)}</td>
        </tr>
    }
}

/// What people will talk about. Its place is there from the beginning, so that nothing moves when it is shown.
#[component]
fn KeyMoments(frame: StoredValue<Frame>, waits: Memo<bool>) -> impl IntoView {
    let scene = Scene::here();
    let moments = frame.with_value(|frame| frame.ledger.key_moments());
    (!moments.is_empty()).then(|| {
        let moments = moments.into_iter().map(|moment| {
            let (round, symbol, loss) = (moment.round(), moment.symbol(), moment.is_loss());
            view! {
                <li class:loss=loss>
                    <span class="sign"><Symbol name=symbol /></span>
                    <span><b>{t!("incan-round", round = round)}</b>{move || moment.text(&scene.players.naming())}</span>
                </li>
            }
        });
        view! {
            <section class="keys" class:waits=move || waits.get() aria-labelledby="keys-h">
                <h3 id="keys-h">{t!("incan-key-moments")}</h3>
                <ol>{moments.collect_view()}</ol>
            </section>
        }
    })
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
    fn the_text_about_a_tie_follows_the_rule_of_the_edition() {
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
